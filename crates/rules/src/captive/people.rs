//! What people need of this family.

use super::{Captive, Holes, State};
use crate::action::Action;
use crate::game::{Game, Piece};
use crate::people::{Gait, Marking, People, Way};
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::seating::{MOST, Seat};
use crate::setup::{self, Setup, SetupError, SetupReader};
use crate::standing::{Outcome, Standing};
use board::Cell;
use board::ErrorList;

impl People for Captive {
    fn way(&self, _: &State, action: Action) -> Option<Way> {
        let Action::Move { from, to } = action else { return None };
        Some(Way { gait: Gait::Jumps, cells: vec![from, to] })
    }

    fn follows(&self, state: &State, cells: &[Cell]) -> bool {
        matches!(*cells, [from, to] if self.is_legal(state, Action::Move { from, to }))
    }

    fn refuse(&self, state: &State, action: Action) -> Refusal {
        if state.standing.is_over() {
            return Refusal::Over;
        }
        let Action::Move { from, to } = action else {
            return if action == Action::Pass {
                Refusal::CannotPass
            } else {
                Refusal::NotInThisGame
            };
        };
        let others = state.pieces.without(from);
        match state.jumping {
            // Rule 2.
            Some(jumping) if jumping != from => Refusal::SamePieceGoesOn(jumping),
            _ if !state.pieces.contains(from) => Refusal::NoPiece(from),
            _ if state.pieces.contains(to) => Refusal::Occupied(to),
            _ if self.hops_of(others, from).all(|(_, land)| land != to) => {
                Refusal::NoHop { from, to }
            }
            // Rule 3.
            _ => Refusal::NoWayOut(to),
        }
    }

    fn fields(&self, state: &State) -> Vec<(&'static str, String)> {
        let taken = self.seating.all_seats().map(|seat| state.taken(seat).to_string());
        let mut fields = vec![
            ("turn", state.seat.number().to_string()),
            ("taken", taken.collect::<Vec<_>>().join(" ")),
        ];
        if let Some(hole) = state.jumping {
            fields.push(("jumping", self.board.name(hole).to_owned()));
        }
        fields
    }

    fn load(&self, setup: &Setup) -> Result<State, ErrorList<SetupError>> {
        let mut reader = SetupReader::new(setup);
        let seats = self.seating.seats();
        let turn = reader.number("turn", 1, seats as u8);
        let seat = turn.map_or(self.seating.first(), |number| Seat(number - 1));
        let most = self.hexagon.len() - 1;

        let mut taken = [0; MOST];
        let given = reader.numbers("taken", 0, most as u8).unwrap_or_default();
        if !given.is_empty() && given.len() != seats {
            reader.bad_field("taken");
        }
        taken.iter_mut().zip(&given).for_each(|(mine, &number)| *mine = number);

        let shared = |mark: &str| setup::piece(mark, 0).filter(|&piece| piece == Piece::Shared);
        let mut pieces = Holes::EMPTY;
        for (cell, piece) in reader.pieces(shared) {
            if self.hexagon.contains(cell) {
                pieces.insert(cell);
            } else {
                reader.fault(SetupError::Misplaced { cell, piece });
            }
        }
        let found = pieces.len() + taken.iter().map(|&n| u32::from(n)).sum::<u32>();
        if found > most {
            reader.fault(SetupError::TooMany { piece: Piece::Shared, most, found });
        }

        let jumping = reader.field("jumping", |name| {
            let hole = self.board.cell(name).filter(|&hole| pieces.contains(hole))?;
            self.gets_out(pieces.without(hole), hole).then_some(hole)
        });
        let standing = Standing::new(self.seating.sides());
        let mut state = reader.finish(State { pieces, taken, seat, jumping, standing })?;
        if jumping.is_none() {
            self.begin_turn(&mut state);
        }
        Ok(state)
    }

    /// Rule 5.
    fn reason(&self, _: &State, _: Outcome) -> Option<Reason> {
        Some(Reason::NoWayOut)
    }

    /// What was taken lies beside the board; what is left has no way out (rule 5).
    fn won(&self, state: &State, _: Outcome) -> Vec<Cell> {
        state.pieces.iter().collect()
    }

    fn markings(&self) -> Vec<(Marking, Vec<Cell>)> {
        vec![(Marking::Hexagon, self.hexagon.iter().collect())]
    }
}
