//! What people need of a peg game.

use super::{Cells, Peg, State, Task};
use crate::action::Action;
use crate::game::{Game, Piece};
use crate::people::{Gait, Marking, People, Way};
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::setup::{self, Setup, SetupError, SetupReader};
use crate::standing::{Outcome, Standing};
use board::Cell;
use board::ErrorList;

impl People for Peg {
    fn way(&self, _: &State, action: Action) -> Option<Way> {
        let Action::Move { from, to } = action else { return None };
        Some(Way { gait: Gait::Jumps, cells: vec![from, to] })
    }

    fn follows(&self, state: &State, cells: &[Cell]) -> bool {
        matches!(*cells, [from, to] if self.is_legal(state, Action::Move { from, to }))
    }

    fn refuse(&self, state: &State, action: Action) -> Refusal {
        let Action::Move { from, to } = action else {
            return match action {
                _ if state.standing.is_over() => Refusal::Over,
                Action::Pass => Refusal::CannotPass,
                _ => Refusal::NotInThisGame,
            };
        };
        match self.task {
            _ if state.standing.is_over() => Refusal::Over,
            _ if !state.pieces.contains(from) => Refusal::NoPiece(from),
            _ if state.pieces.contains(to) => Refusal::Occupied(to),
            // solo-halma 2.
            Task::Empty => Refusal::NoPegJump { from, to },
            // retour 1.
            Task::Fill => Refusal::NoPegReturn { from, to },
        }
    }

    fn fields(&self, state: &State) -> Vec<(&'static str, String)> {
        let landed = state.landed.map(|cell| ("landed", self.board.name(cell).to_owned()));
        landed.into_iter().collect()
    }

    fn load(&self, setup: &Setup) -> Result<State, ErrorList<SetupError>> {
        let mut reader = SetupReader::new(setup);
        let shared = |mark: &str| setup::piece(mark, 0).filter(|&piece| piece == Piece::Shared);
        let pieces: Cells = reader.pieces(shared).into_iter().map(|(cell, _)| cell).collect();
        let landed = reader
            .field("landed", |name| self.board.cell(name).filter(|&cell| pieces.contains(cell)));
        let mut state = reader.finish(State { pieces, landed, standing: Standing::new(1) })?;
        self.settle(&mut state);
        Ok(state)
    }

    fn reason(&self, _: &State, _: Outcome) -> Option<Reason> {
        None
    }

    fn won(&self, _: &State, outcome: Outcome) -> Vec<Cell> {
        let solved = outcome.winners().next().is_some();
        if solved { self.figure().iter().collect() } else { Vec::new() }
    }

    fn markings(&self) -> Vec<(Marking, Vec<Cell>)> {
        vec![(Marking::Figure, self.figure().iter().collect())]
    }
}
