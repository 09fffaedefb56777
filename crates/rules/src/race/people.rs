//! What people need of a race game.

use super::blocked::Duty;
use super::marks::Marks;
use super::{Aim, Blocked, CannotClear, Hold, Marked, Movement, Race, State};
use crate::action::Action;
use crate::game::{Game, Piece};
use crate::people::{Gait, Marking, People, Way};
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::seating::{MOST, Seat, Side};
use crate::setup::{self, Setup, SetupError, SetupReader};
use crate::standing::{Outcome, Places, Standing};
use board::{Cell, ErrorList, Set, Shade};

impl<const W: usize> People for Race<W> {
    fn way(&self, state: &State<W>, action: Action) -> Option<Way> {
        match action {
            Action::Move { from, to } => {
                let colour = state.at(from)?;
                // Where a turn may end is not asked of a way.
                let reach = self.reach(state, colour, from, Hold::Incomplete);
                if reach.steps.contains(to) {
                    return Some(Way { gait: Gait::Step, cells: vec![from, to] });
                }
                let cells = self.moves.shortest(from, to, state.occupied(), reach.landings)?;
                Some(Way { gait: Gait::Jumps, cells })
            }
            Action::Swap { own, enemy } => Some(Way { gait: Gait::Step, cells: vec![own, enemy] }),
            _ => None,
        }
    }

    fn follows(&self, state: &State<W>, cells: &[Cell]) -> bool {
        let (Some(&from), Some(&to)) = (cells.first(), cells.last()) else { return false };
        let Some(colour) = state.at(from) else { return false };
        if !self.is_legal(state, Action::Move { from, to }) {
            return false;
        }
        let reach = self.reach(state, colour, from, Hold::Incomplete);
        (cells.len() == 2 && reach.steps.contains(to))
            || self.moves.follows(cells, state.occupied(), reach.landings)
    }

    fn refuse(&self, state: &State<W>, action: Action) -> Refusal {
        if state.standing.is_over() {
            return Refusal::Over;
        }
        match action {
            Action::Move { from, to } => {
                self.refuse_piece(state, from).unwrap_or_else(|| self.refuse_move(state, from, to))
            }
            Action::Swap { own, enemy } => {
                self.refuse_piece(state, own).unwrap_or_else(|| self.refuse_swap(state, own, enemy))
            }
            Action::Pass => Refusal::CannotPass,
            _ => Refusal::NotInThisGame,
        }
    }

    fn fields(&self, state: &State<W>) -> Vec<(&'static str, String)> {
        let mut fields = vec![("turn", state.seat.number().to_string())];
        fields.extend(setup::standing_fields(&state.standing, self.rules.places));
        if state.passes > 0 {
            fields.push(("passes", state.passes.to_string()));
        }
        fields
    }

    fn load(&self, setup: &Setup) -> Result<State<W>, ErrorList<SetupError>> {
        let mut reader = SetupReader::new(setup);
        let mut state = self.read(&mut reader);
        let seats = self.seating.seats() as u8;
        if seats > 1 {
            state.passes = reader.number("passes", 0, seats).unwrap_or(0);
        }
        let mut state = reader.finish(state)?;
        self.place_winners(&mut state, self.seating.all_sides());
        self.end_if_all_pass(&mut state);
        if !state.standing.is_over() && !state.standing.in_play(self.seating.side(state.seat)) {
            self.pass_on(&mut state);
        }
        self.begin_turn(&mut state, &mut ());
        Ok(state)
    }

    fn reason(&self, state: &State<W>, outcome: Outcome) -> Option<Reason> {
        let any_winner = |has: fn(&Self, &State<W>, Side) -> bool| {
            outcome.winners().any(|side| has(self, state, side))
        };
        let beaten = state.standing.beaten().count();
        if any_winner(Self::has_won) {
            Some(if self.rules.aim == Aim::Line { Reason::Line } else { Reason::Arrived })
        } else if beaten + 1 == self.seating.sides() {
            Some(Reason::CannotClear)
        } else if any_winner(Self::wins_by_filling) {
            Some(Reason::Filled)
        } else if self.rules.blocked == Blocked::Filled && self.rules.places == Places::All {
            // Others have played on since, and the goal is no longer as it was.
            None
        } else {
            Some(Reason::NobodyMoves)
        }
    }

    fn won(&self, state: &State<W>, outcome: Outcome) -> Vec<Cell> {
        let filled = self.reason(state, outcome) == Some(Reason::Filled);
        let others = if filled { state.occupied() } else { self.beaten_pieces(state) };
        self.reached(state, outcome, others).iter().collect()
    }

    fn markings(&self) -> Vec<(Marking, Vec<Cell>)> {
        let mut markings = Vec::new();
        for colour in self.seating.all_colours() {
            markings.push((Marking::Home(colour), self.home(colour).iter().collect()));
            if self.rules.aim == Aim::Goal {
                markings.push((Marking::Goal(colour), self.goal(colour).iter().collect()));
            }
        }
        for line in self.seating.all_sides().flat_map(|side| self.lines(side)) {
            let marking = (Marking::Line, line.iter().collect());
            if !markings.contains(&marking) {
                markings.push(marking);
            }
        }
        markings
    }
}

impl<const W: usize> Race<W> {
    /// What the winners have reached: their goals, as far as they hold own pieces or these, or their
    /// best lines.
    fn reached(&self, state: &State<W>, outcome: Outcome, others: Set<W>) -> Set<W> {
        let of_side = |side: Side| match self.rules.aim {
            Aim::Goal => self.colours_of(side).fold(Set::EMPTY, |all, colour| {
                all | (self.goal(colour) & (state.pieces(colour) | others))
            }),
            Aim::Line => {
                let pieces = self.colours_of(side).fold(Set::EMPTY, |all, c| all | state.pieces(c));
                let on_lines = self.lines(side).iter().map(|&line| line & pieces);
                on_lines.max_by_key(|cells| cells.len()).unwrap_or(Set::EMPTY)
            }
        };
        outcome.winners().fold(Set::EMPTY, |all, side| all | of_side(side))
    }

    /// Seat, standing and pieces of a set-up, as they are drawn.
    pub(crate) fn read(&self, reader: &mut SetupReader) -> State<W> {
        let turn = reader.number("turn", 1, self.seating.seats() as u8);
        let seat = turn.map_or(self.seating.first(), |number| Seat(number - 1));
        let may_be_beaten =
            self.rules.blocked == Blocked::Clear && self.rules.cannot_clear == CannotClear::Loses;
        let standing =
            reader.standing(self.seating.sides(), may_be_beaten, self.rules.places == Places::All);
        let (colours, marks) = self.read_pieces(reader, &standing);
        if !standing.is_over() && !standing.in_play(self.seating.side(seat)) {
            reader.fault(SetupError::TurnOfNobody);
        }
        self.state(colours, seat, standing, 0, marks)
    }

    fn read_pieces(
        &self,
        reader: &mut SetupReader,
        standing: &Standing,
    ) -> ([Set<W>; MOST], Marks) {
        let (mut colours, mut marks) = ([Set::EMPTY; MOST], Marks::default());
        let mut marked = [0; MOST];
        let is_known = |piece: &Piece| match piece {
            Piece::Of(_) => true,
            Piece::Marked(_) => self.rules.marked == Marked::Corner,
            _ => false,
        };
        let known = |mark: &str| setup::piece(mark, self.armies.len()).filter(is_known);
        for (cell, piece) in reader.pieces(known) {
            if let Piece::Of(colour) | Piece::Marked(colour) = piece {
                colours[colour.index()].insert(cell);
                if piece == Piece::Marked(colour) {
                    marks.set(colour, cell);
                    marked[colour.index()] += 1;
                }
            }
        }
        for colour in self.seating.all_colours() {
            let mut at_most = |piece, most, found| {
                if found > most {
                    reader.fault(SetupError::TooMany { piece, most, found });
                }
            };
            let found = colours[colour.index()].len();
            at_most(Piece::Of(colour), self.home(colour).len(), found);
            at_most(Piece::Marked(colour), 1, marked[colour.index()]);
            if !standing.in_play(self.seating.side_of(colour)) {
                continue;
            }
            if found == 0 {
                reader.fault(SetupError::NoPieces(colour));
            } else if self.rules.marked == Marked::Corner && marked[colour.index()] == 0 {
                reader.fault(SetupError::NoMarked(colour));
            }
        }
        (colours, marks)
    }

    /// Why this piece cannot be moved at all by the seat to act.
    pub(crate) fn refuse_piece(&self, state: &State<W>, cell: Cell) -> Option<Refusal> {
        let Some(colour) = state.at(cell) else { return Some(Refusal::NoPiece(cell)) };
        if self.movable(state, state.seat).any(|own| own == colour) {
            return None;
        }
        let partner = self.seating.side_of(colour) == self.seating.side(state.seat);
        Some(if partner { Refusal::PartnerNotYet(cell) } else { Refusal::NotYours(cell) })
    }

    /// Why an own piece cannot make this move. The masks of [`Race::reach`] are lifted
    /// one after the other; the one that made the difference is the reason.
    fn refuse_move(&self, state: &State<W>, from: Cell, to: Cell) -> Refusal {
        let occupied = state.occupied();
        let Some(colour) = state.at(from) else { return Refusal::NoPiece(from) };
        if from == to {
            return Refusal::NoMove;
        }
        if occupied.contains(to) {
            return Refusal::Occupied(to);
        }
        let crowd = &self.crowd(state);
        let chain = self.moves.cells(self.moves.chain(from, crowd));
        let basic = (self.moves.steps[from.index()] - occupied) | chain;
        if !basic.contains(to) {
            return Refusal::NoStepOrChain { from, to };
        }
        let hold = self.outlook(state, crowd).hold;
        if !self.goal_yard(colour).contains(to) {
            if self.is_held(state, colour, from) {
                return Refusal::StaysInGoal(from);
            }
            if self.is_held_by(hold, state, colour, from) {
                return Refusal::LeavesCompleteGoal(from);
            }
        }
        if !self.moves.cells(self.targets(state, colour, from, crowd, hold)).contains(to) {
            return match (self.rules.movement, self.board.shade(from)) {
                (Movement::Strict, Shade::Dark) => Refusal::DarkOnlySteps(from),
                (Movement::Strict, Shade::Light) => Refusal::LightOnlyJumps(from),
                _ => Refusal::OtherShade(to),
            };
        }
        match self.duty(state, crowd) {
            Duty::Approach => Refusal::MustApproach,
            _ => Refusal::MustLeaveHome,
        }
    }

    pub(crate) fn refuse_swap(&self, state: &State<W>, own: Cell, enemy: Cell) -> Refusal {
        let Some(colour) = state.at(own) else { return Refusal::NoPiece(own) };
        if self.rules.blocked != Blocked::Swap {
            Refusal::NoSwapping
        } else if !self.enemies_in_goal(state, colour).contains(enemy) {
            Refusal::SwapNoEnemy(enemy)
        } else if !self.armies[colour.index()].before_goal.contains(own) {
            Refusal::SwapNotBefore(own)
        } else {
            Refusal::SwapNotNeeded
        }
    }
}
