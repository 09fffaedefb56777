//! Placing pieces around enemies: a piece with four enemies of one owner beside it is
//! taken when the last of the four is placed.
//!
//! The rule numbers in this module are those of tippy in `docs/rules.md`.
//!
//! ```
//! use spielhof_rules::tippy::{On, games::TIPPY};
//! use spielhof_rules::{Play, Seat, Spec, Value};
//!
//! assert_eq!(TIPPY.players, [2, 3]);
//! let spec = Spec::of("tippy", 2).unwrap().set(On::OPTION, On::Points.name());
//! let mut position = spec.build().unwrap().start();
//! position.act(position.read("@q17").unwrap()).unwrap();
//! let Play::Tippy(_, state) = position.play() else { panic!("Tippy") };
//! assert_eq!((state.pieces(Seat(0)).len(), state.balance(Seat(0))), (1, 0));
//! ```

mod clauses;
pub mod games;
mod people;

use crate::action::Action;
use crate::game::{Game, Observer, Piece, Place, ToAct};
use crate::head::Head;
use crate::options::{Choice, Picks, values};
use crate::refusal::{Refusal, Rule};
use crate::seating::{Colour, Hue, Seat, Seating, Side};
use crate::standing::{Outcome, Standing};
use board::{Board, BoardId, Cell, Set};
use std::ops::ControlFlow;

/// Cells of either board.
pub type Cells = Set<5>;

/// The most seats (rule 1).
const SEATS: usize = 3;

/// A game of this family.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Id and source.
    pub head: Head,
    /// How many can play (rule 1).
    pub players: &'static [u8],
    /// Pieces of each player (rule 1).
    pub pieces: u8,
    /// Where pieces stand (rule 1).
    pub board: Choice<On>,
}

impl crate::variant::Variant for Variant {
    fn head(&self) -> &Head {
        &self.head
    }

    fn players(&self) -> Vec<u8> {
        self.players.to_vec()
    }

    fn boards(&self) -> Vec<BoardId> {
        vec![BoardId::Square, BoardId::Points]
    }

    fn rule(&self, refusal: &Refusal) -> Rule {
        clauses::rule(refusal)
    }
}

/// Where pieces stand (rule 1).
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// On the cells of the square board.
    Cells,
    /// On its crossing points.
    Points,
}
values!(On: "board" { Cells: "cells", Points: "points" });

impl Variant {
    pub(crate) fn build(&self, picks: &mut Picks) -> Tippy {
        const HUES: [&[Hue]; SEATS] = [&[Hue::Red], &[Hue::Green], &[Hue::Blue]];
        let board = match picks.pick(self.board) {
            On::Cells => BoardId::Square,
            On::Points => BoardId::Points,
        };
        let hues = &HUES[..usize::from(picks.players)];
        Tippy::new(Board::of(board), Seating::each_alone(hues, picks.first), self.pieces)
    }
}

/// The game with its house rules chosen.
///
/// The [module](self) has an example.
#[derive(Debug)]
pub struct Tippy {
    board: &'static Board,
    seating: Seating,
    pieces: u8,
    all: Cells,
    /// The cells orthogonally next to each cell (rule 2).
    beside: Vec<Cells>,
}

/// A position.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    seats: [Cells; SEATS],
    /// How many pieces of each seat (second) each seat (first) has taken.
    taken: [[u8; SEATS]; SEATS],
    seat: Seat,
    standing: Standing,
}

impl State {
    /// The cells of a seat's pieces.
    pub fn pieces(&self, seat: Seat) -> Cells {
        self.seats[seat.index()]
    }

    /// Pieces won less pieces lost (rule 3).
    pub fn balance(&self, seat: Seat) -> i32 {
        let won: i32 = self.taken[seat.index()].iter().map(|&n| i32::from(n)).sum();
        won - i32::from(self.lost(seat))
    }

    fn lost(&self, seat: Seat) -> u8 {
        self.taken.iter().map(|by| by[seat.index()]).sum()
    }

    fn occupied(&self) -> Cells {
        self.seats.iter().fold(Cells::EMPTY, |all, &pieces| all | pieces)
    }
}

impl Tippy {
    fn new(board: &'static Board, seating: Seating, pieces: u8) -> Tippy {
        // Every second direction of a square board goes along a row or column.
        let beside = |cell: Cell| {
            (0..board.directions()).step_by(2).filter_map(|d| board.step(cell, d)).collect()
        };
        Tippy {
            board,
            seating,
            pieces,
            all: board.cells().collect(),
            beside: board.cells().map(beside).collect(),
        }
    }

    /// The cells orthogonally next to a cell.
    pub fn beside(&self, cell: Cell) -> Cells {
        self.beside[cell.index()]
    }

    /// Pieces that a seat has yet to place (rule 1).
    fn to_place(&self, state: &State, seat: Seat) -> u8 {
        self.pieces - state.pieces(seat).len() as u8 - state.lost(seat)
    }

    /// Is a piece on this cell shut in by these? On the edge it is safe (rule 2).
    fn is_shut_in(&self, cell: Cell, by: Cells) -> bool {
        let beside = self.beside(cell);
        beside.len() == 4 && beside.is_subset(by)
    }

    /// Takes the enemies beside a piece just placed that are now shut in (rule 2). The piece itself
    /// is not looked at: placed into a hole, it stays.
    fn take(&self, state: &mut State, cell: Cell, observer: &mut impl Observer) {
        let me = state.seat;
        for enemy in self.seating.all_seats().filter(|&seat| seat != me) {
            for victim in self.beside(cell) & state.pieces(enemy) {
                if self.is_shut_in(victim, state.pieces(me)) {
                    state.seats[enemy.index()].remove(victim);
                    state.taken[me.index()][enemy.index()] += 1;
                    let piece = Piece::Of(Colour(enemy.0));
                    observer.moved(piece, Place::On(victim), Place::TakenBy(me));
                }
            }
        }
    }

    /// The game ends when all pieces are placed; the best balance wins (rule 3).
    fn settle(&self, state: &mut State) {
        if self.seating.all_seats().all(|seat| self.to_place(state, seat) == 0) {
            let at_the_end = *state;
            state.standing.decide(|side| at_the_end.balance(Seat(side.0)));
        }
    }
}

impl Game for Tippy {
    type State = State;

    fn board(&self) -> &'static Board {
        self.board
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> State {
        State {
            seats: [Cells::EMPTY; SEATS],
            taken: [[0; SEATS]; SEATS],
            seat: self.seating.first(),
            standing: Standing::new(self.seating.sides()),
        }
    }

    fn to_act(&self, state: &State) -> ToAct {
        state.standing.outcome().map_or(ToAct::Seat(state.seat), ToAct::Over)
    }

    fn standing<'s>(&self, state: &'s State) -> &'s Standing {
        &state.standing
    }

    fn turn(&self, state: &State) -> Seat {
        state.seat
    }

    fn each_action(
        &self,
        state: &State,
        mut visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if state.standing.is_over() {
            return ControlFlow::Continue(());
        }
        if self.to_place(state, state.seat) == 0 {
            return visit(Action::Pass);
        }
        // Place in turn (rule 1).
        (self.all - state.occupied()).iter().try_for_each(|cell| visit(Action::Place(cell)))
    }

    fn apply(&self, state: &mut State, action: Action, observer: &mut impl Observer) {
        if let Action::Place(cell) = action {
            let colour = Colour(state.seat.0);
            state.seats[state.seat.index()].insert(cell);
            observer.moved(Piece::Of(colour), Place::Yard(colour), Place::On(cell));
            self.take(state, cell, observer);
        }
        state.seat = Seat((state.seat.0 + 1) % self.seating.seats() as u8);
        self.settle(state);
    }

    fn begins_turn(&self, state: &State) -> bool {
        !state.standing.is_over()
    }

    fn each_piece(&self, state: &State, mut visit: impl FnMut(Piece, Place)) {
        for seat in self.seating.all_seats() {
            let colour = Colour(seat.0);
            let piece = Piece::Of(colour);
            state.pieces(seat).iter().for_each(|cell| visit(piece, Place::On(cell)));
            (0..self.to_place(state, seat)).for_each(|_| visit(piece, Place::Yard(colour)));
            for by in self.seating.all_seats() {
                let taken = state.taken[by.index()][seat.index()];
                (0..taken).for_each(|_| visit(piece, Place::TakenBy(by)));
            }
        }
    }

    fn stage_word(&self, state: &State) -> u64 {
        state.standing.word() << 4 | u64::from(state.seat.0)
    }

    /// The best balance, as in rule 3.
    fn measure(&self, state: &State) -> Outcome {
        let mut standing = state.standing;
        standing.decide(|side: Side| state.balance(Seat(side.0)));
        standing.outcome().expect("a decided game is over")
    }
}
