//! What people need of Gobang.

use super::{Cells, Gobang, State};
use crate::action::Action;
use crate::game::{Game, Piece};
use crate::people::{Gait, Marking, People, Way};
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::seating::Seat;
use crate::setup::{self, Setup, SetupError, SetupReader};
use crate::standing::{Outcome, Places};
use board::Cell;
use board::ErrorList;

impl People for Gobang {
    fn way(&self, _: &State, action: Action) -> Option<Way> {
        let Action::Move { from, to } = action else { return None };
        Some(Way { gait: Gait::Step, cells: vec![from, to] })
    }

    fn follows(&self, state: &State, cells: &[Cell]) -> bool {
        matches!(*cells, [from, to] if self.is_legal(state, Action::Move { from, to }))
    }

    fn refuse(&self, state: &State, action: Action) -> Refusal {
        let own = state.pieces(self.seating.side(state.seat));
        let occupied = state.occupied();
        match action {
            _ if state.standing.is_over() => Refusal::Over,
            Action::Pass => Refusal::CannotPass,
            Action::Place(cell) if occupied.contains(cell) => Refusal::Occupied(cell),
            Action::Place(_) => Refusal::AllPlaced,
            // Rule 3.
            Action::Move { .. } if self.is_placing(state) => Refusal::PlaceFirst,
            Action::Move { from, .. } if !occupied.contains(from) => Refusal::NoPiece(from),
            Action::Move { from, .. } if !own.contains(from) => Refusal::NotYours(from),
            Action::Move { to, .. } if occupied.contains(to) => Refusal::Occupied(to),
            Action::Move { from, to } => Refusal::OnlySteps { from, to },
            _ => Refusal::NotInThisGame,
        }
    }

    fn fields(&self, state: &State) -> Vec<(&'static str, String)> {
        let mut fields = vec![("turn", state.seat.number().to_string())];
        fields.extend(setup::standing_fields(&state.standing, self.places));
        if state.passes > 0 {
            fields.push(("passes", state.passes.to_string()));
        }
        fields
    }

    fn load(&self, setup: &Setup) -> Result<State, ErrorList<SetupError>> {
        let mut reader = SetupReader::new(setup);
        let (seats, sides) = (self.seating.seats() as u8, self.seating.sides());
        let turn = reader.number("turn", 1, seats);
        let seat = turn.map_or(self.seating.first(), |number| Seat(number - 1));
        let standing = reader.standing(sides, false, self.places == Places::All);
        let passes = reader.number("passes", 0, seats).unwrap_or(0);
        let own = |mark: &str| setup::piece(mark, sides).filter(|p| matches!(p, Piece::Of(_)));
        let mut state = State { sides: [Cells::EMPTY; 4], seat, standing, passes };
        for (cell, piece) in reader.pieces(own) {
            if let Piece::Of(colour) = piece {
                state.sides[colour.index()].insert(cell);
            }
        }
        for side in self.seating.all_sides() {
            let found = state.pieces(side).len();
            if found > self.pieces {
                let piece = Piece::Of(Self::colour(side));
                reader.fault(SetupError::TooMany { piece, most: self.pieces, found });
            }
        }
        if !standing.is_over() && !standing.in_play(self.seating.side(seat)) {
            reader.fault(SetupError::TurnOfNobody);
        }
        let mut state = reader.finish(state)?;
        for side in self.seating.all_sides() {
            let playing = !state.standing.is_over() && state.standing.in_play(side);
            if playing && self.has_won(&state, side) {
                state.standing.finish(side, self.places);
            }
        }
        self.end_if_all_pass(&mut state);
        if !state.standing.is_over() && !state.standing.in_play(self.seating.side(state.seat)) {
            self.pass_on(&mut state);
        }
        Ok(state)
    }

    /// A row (rule 2), or nobody moves (rule 5).
    fn reason(&self, state: &State, outcome: Outcome) -> Option<Reason> {
        let line = outcome.winners().any(|side| self.has_won(state, side));
        Some(if line { Reason::Line } else { Reason::NobodyMoves })
    }

    fn won(&self, state: &State, outcome: Outcome) -> Vec<Cell> {
        let full = |side| self.rows.iter().filter(move |row| row.is_subset(state.pieces(side)));
        let rows = outcome.winners().flat_map(full);
        rows.fold(Cells::EMPTY, |all, &row| all | row).iter().collect()
    }

    fn markings(&self) -> Vec<(Marking, Vec<Cell>)> {
        Vec::new()
    }
}
