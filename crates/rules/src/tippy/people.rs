//! What people need of Tippy.

use super::{Cells, SEATS, State, Tippy};
use crate::action::Action;
use crate::game::Piece;
use crate::people::{Marking, People, Way};
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::seating::{Colour, Seat};
use crate::setup::{self, Setup, SetupError, SetupReader};
use crate::standing::{Outcome, Standing};
use board::Cell;
use board::ErrorList;

/// The field for what each seat has taken of whom.
const TAKEN: [&str; SEATS] = ["taken-by-1", "taken-by-2", "taken-by-3"];

impl People for Tippy {
    fn way(&self, _: &State, _: Action) -> Option<Way> {
        None
    }

    fn follows(&self, _: &State, _: &[Cell]) -> bool {
        false
    }

    fn refuse(&self, state: &State, action: Action) -> Refusal {
        match action {
            _ if state.standing.is_over() => Refusal::Over,
            Action::Pass => Refusal::CannotPass,
            Action::Place(cell) if state.occupied().contains(cell) => Refusal::Occupied(cell),
            Action::Place(_) => Refusal::AllPlaced,
            _ => Refusal::NotInThisGame,
        }
    }

    fn fields(&self, state: &State) -> Vec<(&'static str, String)> {
        let seats = self.seating.seats();
        let mut fields = vec![("turn", state.seat.number().to_string())];
        for (name, taken) in TAKEN.into_iter().zip(&state.taken[..seats]) {
            if taken.iter().any(|&number| number > 0) {
                let numbers = taken[..seats].iter().map(u8::to_string);
                fields.push((name, numbers.collect::<Vec<_>>().join(" ")));
            }
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
            taken: [[0; SEATS]; SEATS],
            seat,
            standing: Standing::new(self.seating.sides()),
        };
        for (by, field) in TAKEN.into_iter().take(seats).enumerate() {
            let numbers = reader.numbers(field, 0, self.pieces).unwrap_or_default();
            let own = numbers.get(by).is_some_and(|&number| number > 0);
            if own || !numbers.is_empty() && numbers.len() != seats {
                reader.bad_field(field);
            }
            state.taken[by].iter_mut().zip(&numbers).for_each(|(mine, &n)| *mine = n);
        }
        let own = |mark: &str| setup::piece(mark, seats).filter(|p| matches!(p, Piece::Of(_)));
        for (cell, piece) in reader.pieces(own) {
            if let Piece::Of(colour) = piece {
                state.seats[colour.index()].insert(cell);
            }
        }
        for seat in self.seating.all_seats() {
            let taken: u32 = state.taken.iter().map(|by| u32::from(by[seat.index()])).sum();
            let (most, found) = (u32::from(self.pieces), state.pieces(seat).len() + taken);
            if found > most {
                let piece = Piece::Of(Colour(seat.0));
                reader.fault(SetupError::TooMany { piece, most, found });
            }
        }
        let mut state = reader.finish(state)?;
        self.settle(&mut state);
        Ok(state)
    }

    /// Rule 3.
    fn reason(&self, _: &State, _: Outcome) -> Option<Reason> {
        Some(Reason::AllPlaced)
    }

    fn won(&self, state: &State, outcome: Outcome) -> Vec<Cell> {
        outcome.winners().flat_map(|side| state.pieces(Seat(side.0)).iter()).collect()
    }

    fn markings(&self) -> Vec<(Marking, Vec<Cell>)> {
        Vec::new()
    }
}
