//! What people need of Top Secret.

use super::{Cells, Secret, Stage, State};
use crate::action::Action;
use crate::game::{Game, Piece};
use crate::people::{Gait, Marking, People, Way};
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::seating::Seat;
use crate::setup::{self, Setup, SetupError, SetupReader};
use crate::standing::{Outcome, Standing};
use board::Cell;
use board::ErrorList;

impl People for Secret {
    /// A piece that leaves the board is shown up to the last cell on it.
    fn way(&self, state: &State, action: Action) -> Option<Way> {
        let step = |cells| Some(Way { gait: Gait::Step, cells });
        let jumps = |cells| Some(Way { gait: Gait::Jumps, cells });
        match action {
            Action::Move { from, to } if self.moves.steps[from.index()].contains(to) => {
                step(vec![from, to])
            }
            Action::Move { from, to } => jumps(self.chain_to(state, from, to)?),
            Action::Off(from) if self.edge.contains(from) => step(vec![from]),
            Action::Off(from) => jumps(self.chain_off(state, from)?),
            _ => None,
        }
    }

    fn follows(&self, state: &State, cells: &[Cell]) -> bool {
        let (Some(&from), Some(&to)) = (cells.first(), cells.last()) else { return false };
        let is_step = cells.len() == 2 && self.moves.steps[from.index()].contains(to);
        self.is_legal(state, Action::Move { from, to })
            && (is_step || self.moves.follows(cells, state.occupied(), self.all))
    }

    fn refuse(&self, state: &State, action: Action) -> Refusal {
        let (own, occupied) = (state.pieces(state.seat), state.occupied());
        let placing = state.stage == Stage::Place;
        match action {
            _ if state.standing.is_over() => Refusal::Over,
            Action::Pass => Refusal::CannotPass,
            Action::Place(_) if !placing => Refusal::AllPlaced,
            Action::Place(cell) if occupied.contains(cell) => Refusal::Occupied(cell),
            // Rule 1.
            Action::Place(cell) => Refusal::OutsideMiddle(cell),
            Action::Move { .. } | Action::Off(_) if placing => Refusal::PlaceFirst,
            Action::Move { from, .. } | Action::Off(from) if !occupied.contains(from) => {
                Refusal::NoPiece(from)
            }
            Action::Move { from, .. } | Action::Off(from) if !own.contains(from) => {
                Refusal::NotYours(from)
            }
            // Rule 3.
            Action::Off(from) => Refusal::NoWayOff(from),
            Action::Move { from, to } if from == to => Refusal::NoMove,
            Action::Move { to, .. } if occupied.contains(to) => Refusal::Occupied(to),
            // Rule 2.
            Action::Move { from, to } => Refusal::NoStepOrChain { from, to },
            _ => Refusal::NotInThisGame,
        }
    }

    fn fields(&self, state: &State) -> Vec<(&'static str, String)> {
        let stage = match state.stage {
            Stage::Place => "place",
            Stage::Move => "move",
        };
        vec![("turn", state.seat.number().to_string()), ("stage", stage.to_owned())]
    }

    fn load(&self, setup: &Setup) -> Result<State, ErrorList<SetupError>> {
        let mut reader = SetupReader::new(setup);
        let turn = reader.number("turn", 1, self.seating.seats() as u8);
        let stage = reader.field("stage", |text| match text {
            "place" => Some(Stage::Place),
            "move" => Some(Stage::Move),
            _ => None,
        });
        let mut state = State {
            sides: [Cells::EMPTY; 2],
            stage: stage.unwrap_or(Stage::Move),
            seat: turn.map_or(self.seating.first(), |number| Seat(number - 1)),
            standing: Standing::new(self.seating.sides()),
        };
        let colours = self.seating.sides();
        let own = |mark: &str| setup::piece(mark, colours).filter(|p| matches!(p, Piece::Of(_)));
        for (cell, piece) in reader.pieces(own) {
            if state.stage == Stage::Place && !self.middle.contains(cell) {
                reader.fault(SetupError::Misplaced { cell, piece });
            }
            if let Piece::Of(colour) = piece {
                state.sides[colour.index()].insert(cell);
            }
        }
        self.check_counts(&state, &mut reader);
        let mut state = reader.finish(state)?;
        if state.stage == Stage::Place {
            state.stage = self.stage_of(&state.sides);
        }
        for seat in self.seating.all_seats() {
            self.finish_if_off(&mut state, seat);
        }
        Ok(state)
    }

    /// Rule 4.
    fn reason(&self, _: &State, _: Outcome) -> Option<Reason> {
        Some(Reason::AllOff)
    }

    /// The winner has nothing left on the board.
    fn won(&self, _: &State, _: Outcome) -> Vec<Cell> {
        Vec::new()
    }

    fn markings(&self) -> Vec<(Marking, Vec<Cell>)> {
        vec![(Marking::Figure, self.middle.iter().collect())]
    }
}

impl Secret {
    /// Placing goes in turn (rule 1), and not all pieces can be off (rule 4).
    fn check_counts(&self, state: &State, reader: &mut SetupReader) {
        let count = |seat| state.pieces(seat).len();
        for seat in self.seating.all_seats() {
            let (piece, most, found) = (Piece::Of(Self::colour(seat)), self.army(), count(seat));
            if found > most {
                reader.fault(SetupError::TooMany { piece, most, found });
            }
        }
        match state.stage {
            Stage::Place => {
                let ahead = count(Self::other(state.seat)).wrapping_sub(count(state.seat));
                if ahead > 1 {
                    reader.bad_field("turn");
                }
            }
            Stage::Move if state.occupied().is_empty() => {
                for seat in self.seating.all_seats() {
                    reader.fault(SetupError::NoPieces(Self::colour(seat)));
                }
            }
            Stage::Move => {}
        }
    }

    fn chain_to(&self, state: &State, from: Cell, to: Cell) -> Option<Vec<Cell>> {
        self.moves.shortest(from, to, state.occupied(), self.all)
    }

    /// A shortest chain to a cell from which one more jump leads over the edge (rule 3).
    fn chain_off(&self, state: &State, from: Cell) -> Option<Vec<Cell>> {
        let crowd = self.crowd(state);
        let landings = self.moves.cells(self.moves.chain(from, &crowd)).with(from);
        let last = landings.iter().filter(|&at| self.jumps_off(at, crowd.set));
        last.filter_map(|at| self.chain_to(state, from, at)).min_by_key(Vec::len)
    }
}
