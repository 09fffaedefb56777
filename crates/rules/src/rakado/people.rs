//! What people need of Rakado.

use super::{Cells, Missed, Rakado, SEATS, Stage, State};
use crate::action::Action;
use crate::game::{Game, Piece};
use crate::people::{Gait, Marking, People, Way};
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::seating::{Colour, Seat, Side};
use crate::setup::{self, Setup, SetupError, SetupReader};
use crate::standing::{Outcome, Standing};
use board::{Cell, ErrorList};

impl People for Rakado {
    fn way(&self, state: &State, action: Action) -> Option<Way> {
        let (Stage::Move(die), Action::Move { from, to }) = (state.stage, action) else {
            return None;
        };
        let (_, cells) = self.line(state.seat, from, to, die)?;
        Some(Way { gait: Gait::Walk, cells })
    }

    fn follows(&self, state: &State, cells: &[Cell]) -> bool {
        let &[from, .., to] = cells else { return false };
        let action = Action::Move { from, to };
        self.is_legal(state, action)
            && self.way(state, action).is_some_and(|way| way.cells == cells)
    }

    fn refuse(&self, state: &State, action: Action) -> Refusal {
        if state.standing.is_over() {
            return Refusal::Over;
        }
        match (state.stage, action) {
            (Stage::Huff, Action::Huff(cell)) => match state.owner(cell) {
                None => Refusal::NoPiece(cell),
                Some(_) => Refusal::NotOverlooked(cell),
            },
            (Stage::Huff, _) => Refusal::HuffFirst,
            (Stage::Roll | Stage::RollOn, Action::Roll(_)) => Refusal::NoSuchRoll,
            (Stage::Roll | Stage::RollOn, _) => Refusal::RollFirst,
            (Stage::Move(_), Action::Roll(_)) => Refusal::NoRollNow,
            (Stage::Move(_), Action::Pass) => Refusal::CannotPass,
            (Stage::Move(_), Action::Huff(cell)) if self.missed == Missed::Huffed => {
                Refusal::NotOverlooked(cell)
            }
            (Stage::Move(die), Action::Move { from, to }) => match state.owner(from) {
                None => Refusal::NoPiece(from),
                Some(owner) if owner != state.seat => Refusal::NotYours(from),
                Some(_) => self.refuse_walk(state, from, to, die),
            },
            (Stage::Move(_), _) => Refusal::NotInThisGame,
        }
    }

    fn fields(&self, state: &State) -> Vec<(&'static str, String)> {
        let stage = match state.stage {
            Stage::Roll => "roll",
            Stage::RollOn => "roll-on",
            Stage::Move(_) => "move",
            Stage::Huff => "huff",
        };
        let mut fields =
            vec![("turn", state.seat.number().to_string()), ("stage", stage.to_owned())];
        if let Stage::Move(die) = state.stage {
            fields.push(("die", die.to_string()));
        }
        if !state.overlooked.is_empty() {
            let names = state.overlooked.iter().map(|cell| self.board.name(cell));
            fields.push(("overlooked", names.collect::<Vec<_>>().join(" ")));
        }
        fields
    }

    fn load(&self, setup: &Setup) -> Result<State, ErrorList<SetupError>> {
        let mut reader = SetupReader::new(setup);
        let seats = self.seating.seats();
        let turn = reader.number("turn", 1, seats as u8);
        let seat = turn.map_or(self.seating.first(), |number| Seat(number - 1));
        let mut state = State {
            seats: [Cells::EMPTY; SEATS],
            overlooked: Cells::EMPTY,
            seat,
            stage: self.load_stage(&mut reader),
            standing: Standing::new(self.seating.sides()),
        };
        let own = |mark: &str| setup::piece(mark, seats).filter(|p| matches!(p, Piece::Of(_)));
        for (cell, piece) in reader.pieces(own) {
            if let Piece::Of(colour) = piece {
                state.seats[colour.index()].insert(cell);
            }
        }
        for seat in self.seating.all_seats() {
            let (most, found) = (self.army(seat).home.len(), state.pieces(seat).len());
            if found > most {
                let piece = Piece::Of(Colour(seat.0));
                reader.fault(SetupError::TooMany { piece, most, found });
            }
        }
        if self.missed == Missed::Huffed {
            self.load_overlooked(&mut reader, &mut state);
        }
        let mut state = reader.finish(state)?;
        self.settle(&mut state);
        Ok(state)
    }

    fn reason(&self, _: &State, _: Outcome) -> Option<Reason> {
        Some(Reason::NobodyMoves)
    }

    fn won(&self, state: &State, outcome: Outcome) -> Vec<Cell> {
        let arrived = |side: Side| state.pieces(Seat(side.0)) & self.army(Seat(side.0)).goal;
        outcome.winners().flat_map(|side| arrived(side).iter()).collect()
    }

    fn markings(&self) -> Vec<(Marking, Vec<Cell>)> {
        let of_seat = |seat: Seat| {
            let (army, colour) = (self.army(seat), Colour(seat.0));
            let cells = |cells: Cells| cells.iter().collect();
            [(Marking::Home(colour), cells(army.home)), (Marking::Goal(colour), cells(army.goal))]
        };
        self.seating.all_seats().flat_map(of_seat).collect()
    }
}

impl Rakado {
    /// The direction in which a seat's pieces get from one cell to another with this roll,
    /// whatever stands there, and all cells of the way.
    fn line(&self, seat: Seat, from: Cell, to: Cell, die: u8) -> Option<(usize, Vec<Cell>)> {
        let army = self.army(seat);
        army.walks.iter().chain(&army.takes).find_map(|&direction| {
            let ahead = self.board.ray(from, direction).take(usize::from(die));
            let cells: Vec<Cell> = std::iter::once(from).chain(ahead).collect();
            let arrives = cells.len() == usize::from(die) + 1 && cells.last() == Some(&to);
            arrives.then_some((direction, cells))
        })
    }

    fn refuse_walk(&self, state: &State, from: Cell, to: Cell, die: u8) -> Refusal {
        let Some((direction, cells)) = self.line(state.seat, from, to, die) else {
            return Refusal::NotThatFar { die, to };
        };
        let (army, occupied) = (self.army(state.seat), state.occupied());
        let between = &cells[1..cells.len() - 1];
        if let Some(&cell) = between.iter().find(|&&cell| occupied.contains(cell)) {
            return Refusal::PieceInTheWay(cell);
        }
        match state.owner(to) {
            Some(owner) if owner == state.seat => Refusal::Occupied(to),
            Some(_) if army.goal.contains(from) => Refusal::TakesNoMore(from),
            Some(_) => Refusal::SafeInGoal(to),
            None if !army.walks.contains(&direction) => Refusal::OnlyToTake(to),
            None => Refusal::MustTake,
        }
    }

    fn load_stage(&self, reader: &mut SetupReader) -> Stage {
        match reader.text("stage").unwrap_or("roll") {
            "roll" => Stage::Roll,
            "roll-on" => Stage::RollOn,
            "move" => match reader.number("die", 1, 6) {
                Some(die) => Stage::Move(die),
                None => {
                    reader.bad_field("die");
                    Stage::Roll
                }
            },
            "huff" if self.missed == Missed::Huffed => Stage::Huff,
            other => {
                reader.bad("stage", other);
                Stage::Roll
            }
        }
    }

    /// Pieces that may be huffed: of the seat to act while its turn goes on, of the seat
    /// before once it is over.
    fn load_overlooked(&self, reader: &mut SetupReader, state: &mut State) {
        let all = |text: &str| -> Option<Cells> {
            text.split_whitespace().map(|name| self.board.cell(name)).collect()
        };
        let given = reader.text("overlooked").is_some();
        match reader.field("overlooked", all) {
            Some(cells) => state.overlooked = cells,
            None if given => return,
            None => {}
        }
        let seats = self.seating.seats() as u8;
        let owned = match state.stage {
            Stage::Roll => Cells::EMPTY,
            Stage::RollOn | Stage::Move(_) => state.pieces(state.seat),
            Stage::Huff => state.pieces(Seat((state.seat.0 + seats - 1) % seats)),
        };
        let nobody = state.stage == Stage::Huff && state.overlooked.is_empty();
        if nobody || !state.overlooked.is_subset(owned) {
            reader.bad_field("overlooked");
        }
    }
}
