//! Rakado: pieces go straight ahead by the roll of a die, take what stands at the end of
//! their way, and are safe once they have arrived.
//!
//! The rule numbers in this module are those of Rakado in `docs/rules.md`.
//!
//! ```
//! use spielhof_rules::rakado::{Missed, On, Stage, games::RAKADO};
//! use spielhof_rules::{Play, Seat, Spec, Value};
//!
//! assert_eq!(RAKADO.missed, [Missed::Enforced, Missed::Huffed]);
//! let spec = Spec::of("rakado", 2).unwrap().set(On::OPTION, On::Star.name());
//! let mut position = spec.build().unwrap().start();
//! position.act(position.read("d4").unwrap()).unwrap();
//! let Play::Rakado(_, state) = position.play() else { panic!("Rakado") };
//! assert_eq!(state.stage(), Stage::Move(4));
//! assert!(!state.pieces(Seat(1)).is_empty());
//! ```

mod clauses;
pub mod games;
mod people;
mod variant;

pub use variant::{Captures, Directions, Missed, On, Variant};

use crate::action::Action;
use crate::game::{Game, Observer, Piece, Place, ToAct};
use crate::seating::{Colour, Seat, Seating, Side};
use crate::standing::{Outcome, Standing};
use board::{Board, Cell, Set};
use std::ops::ControlFlow;

/// Cells of either board.
pub type Cells = Set<4>;

/// The most seats.
const SEATS: usize = 3;

/// Rakado with its house rules chosen.
///
/// The [module](self) has an example.
#[derive(Debug)]
pub struct Rakado {
    board: &'static Board,
    seating: Seating,
    armies: Vec<Army>,
    missed: Missed,
    all: Cells,
}

/// What a seat plays with.
#[derive(Clone, Debug)]
struct Army {
    home: Cells,
    goal: Cells,
    /// The directions in which its pieces go, and those in which they take.
    walks: Vec<usize>,
    takes: Vec<usize>,
    /// From each cell, how far it is to the goal.
    to_go: Vec<u16>,
}

impl Army {
    fn new(
        board: &'static Board,
        home: &[Cell],
        goal: &[Cell],
        walks: Vec<usize>,
        takes: Vec<usize>,
    ) -> Army {
        let nearest = |from: Cell| goal.iter().map(|&to| board.distance(from, to)).min();
        Army {
            home: home.iter().copied().collect(),
            goal: goal.iter().copied().collect(),
            walks,
            takes,
            to_go: board.cells().map(|from| nearest(from).unwrap_or(0)).collect(),
        }
    }
}

/// What is to be done next.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The seat begins its turn with a roll.
    Roll,
    /// The seat goes on with a roll, after a six or after it has huffed.
    RollOn,
    /// The seat moves a piece so far.
    Move(u8),
    /// The seat begins its turn by taking off a piece of the seat before it.
    Huff,
}

/// A position.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    seats: [Cells; SEATS],
    /// Pieces that overlooked a capture and may be huffed when the turn is over.
    overlooked: Cells,
    seat: Seat,
    stage: Stage,
    standing: Standing,
}

impl State {
    /// The cells of a seat's pieces.
    #[inline]
    pub fn pieces(&self, seat: Seat) -> Cells {
        self.seats[seat.index()]
    }

    /// What is to be done next.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    fn occupied(&self) -> Cells {
        self.seats.iter().fold(Cells::EMPTY, |all, &pieces| all | pieces)
    }

    fn owner(&self, cell: Cell) -> Option<Seat> {
        (0..SEATS as u8).map(Seat).find(|&seat| self.pieces(seat).contains(cell))
    }
}

/// What a piece goes for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Walk {
    /// A free cell.
    Free,
    /// A piece to take.
    Taking,
}

impl Rakado {
    fn new(board: &'static Board, seating: Seating, armies: Vec<Army>, missed: Missed) -> Rakado {
        Rakado { board, seating, armies, missed, all: board.cells().collect() }
    }

    fn army(&self, seat: Seat) -> &Army {
        &self.armies[seat.index()]
    }

    /// How far it is from a cell to a seat's goal.
    pub fn to_go(&self, seat: Seat, from: Cell) -> u16 {
        self.army(seat).to_go[from.index()]
    }

    fn arrived(&self, state: &State, seat: Seat) -> u32 {
        (state.pieces(seat) & self.army(seat).goal).len()
    }

    /// Enemies that a seat may take: those that have not arrived (rule 6).
    fn prey(&self, state: &State, seat: Seat) -> Cells {
        let others = self.seating.all_seats().filter(|&other| other != seat);
        others.fold(Cells::EMPTY, |all, other| all | (state.pieces(other) - self.army(other).goal))
    }

    /// Where a number of cells in a direction leads, if all cells between are free (rule 2).
    #[inline]
    fn walk(&self, from: Cell, direction: usize, die: u8, occupied: Cells) -> Option<Cell> {
        let mut at = self.board.step(from, direction)?;
        for _ in 1..die {
            if occupied.contains(at) {
                return None;
            }
            at = self.board.step(at, direction)?;
        }
        Some(at)
    }

    /// Every walk of a seat with this roll, from and to.
    #[inline]
    fn each_walk(
        &self,
        state: &State,
        seat: Seat,
        die: u8,
        walk: Walk,
        mut visit: impl FnMut(Cell, Cell) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let (army, occupied) = (self.army(seat), state.occupied());
        let (pieces, directions, targets) = match walk {
            Walk::Free => (state.pieces(seat), &army.walks, self.all - occupied),
            // A piece that has arrived takes nothing (rule 6).
            Walk::Taking => (state.pieces(seat) - army.goal, &army.takes, self.prey(state, seat)),
        };
        if targets.is_empty() {
            return ControlFlow::Continue(());
        }
        for from in pieces {
            for &direction in directions {
                let to = self.walk(from, direction, die, occupied);
                if let Some(to) = to.filter(|&to| targets.contains(to)) {
                    visit(from, to)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Pieces of the seat to act that can take with this roll.
    fn takers(&self, state: &State, die: u8) -> Cells {
        let mut takers = Cells::EMPTY;
        let _ = self.each_walk(state, state.seat, die, Walk::Taking, |from, _| {
            takers.insert(from);
            ControlFlow::Continue(())
        });
        takers
    }

    /// Can a seat move with some roll?
    fn can_ever_move(&self, state: &State, seat: Seat) -> bool {
        let can = |die, walk| {
            self.each_walk(state, seat, die, walk, |_, _| ControlFlow::Break(())).is_break()
        };
        (1..=6).any(|die| can(die, Walk::Free) || can(die, Walk::Taking))
    }

    fn each_move(
        &self,
        state: &State,
        die: u8,
        mut visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut any = false;
        let mut see = |from, to| {
            any = true;
            visit(Action::Move { from, to })
        };
        self.each_walk(state, state.seat, die, Walk::Taking, &mut see)?;
        // A capture is compulsory unless it may be overlooked (rule 5).
        let taking = any && self.missed == Missed::Enforced;
        if !taking {
            let mut see = |from, to| {
                any = true;
                visit(Action::Move { from, to })
            };
            self.each_walk(state, state.seat, die, Walk::Free, &mut see)?;
        }
        if any { ControlFlow::Continue(()) } else { visit(Action::Pass) }
    }

    /// A piece goes its way and takes what stands at its end (rule 4).
    fn advance(&self, state: &mut State, from: Cell, to: Cell, observer: &mut impl Observer) {
        let seat = state.seat;
        match state.owner(to) {
            Some(enemy) => {
                state.seats[enemy.index()].remove(to);
                observer.moved(Piece::Of(Colour(enemy.0)), Place::On(to), Place::Out);
            }
            None => self.note_overlooked(state),
        }
        // Who may be huffed does not get away by moving.
        if state.overlooked.contains(from) {
            state.overlooked = state.overlooked.without(from).with(to);
        }
        state.seats[seat.index()] = state.pieces(seat).without(from).with(to);
        observer.moved(Piece::Of(Colour(seat.0)), Place::On(from), Place::On(to));
    }

    /// The seat to act is about to take nothing: what it overlooks now replaces what it
    /// overlooked earlier in the same turn (rule 5).
    fn note_overlooked(&self, state: &mut State) {
        let Stage::Move(die) = state.stage else { return };
        if self.missed == Missed::Huffed {
            let takers = self.takers(state, die);
            if !takers.is_empty() {
                state.overlooked = takers;
            }
        }
    }

    fn huff(&self, state: &mut State, cell: Cell, observer: &mut impl Observer) {
        if let Some(owner) = state.owner(cell) {
            state.seats[owner.index()].remove(cell);
            observer.moved(Piece::Of(Colour(owner.0)), Place::On(cell), Place::Out);
        }
        state.overlooked = Cells::EMPTY;
        state.stage = Stage::RollOn;
    }

    /// The roll is used, or of no use. A six rolls again (rule 3).
    fn pass_on(&self, state: &mut State) {
        if state.stage == Stage::Move(6) {
            state.stage = Stage::RollOn;
            return;
        }
        state.seat = Seat((state.seat.0 + 1) % self.seating.seats() as u8);
        state.stage = if state.overlooked.is_empty() { Stage::Roll } else { Stage::Huff };
    }

    /// Before a roll: the game is over when nobody could move with any, and nobody is to
    /// be huffed (rule 7).
    fn settle(&self, state: &mut State) {
        let rolls = matches!(state.stage, Stage::Roll | Stage::RollOn);
        if rolls
            && state.overlooked.is_empty()
            && !self.seating.all_seats().any(|seat| self.can_ever_move(state, seat))
        {
            let at_the_end = *state;
            state.standing.decide(|side: Side| self.arrived(&at_the_end, Seat(side.0)));
        }
    }
}

impl Game for Rakado {
    type State = State;

    fn board(&self) -> &'static Board {
        self.board
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> State {
        let mut seats = [Cells::EMPTY; SEATS];
        seats.iter_mut().zip(&self.armies).for_each(|(pieces, army)| *pieces = army.home);
        State {
            seats,
            overlooked: Cells::EMPTY,
            seat: self.seating.first(),
            stage: Stage::Roll,
            standing: Standing::new(self.seating.sides()),
        }
    }

    fn to_act(&self, state: &State) -> ToAct {
        match (state.standing.outcome(), state.stage) {
            (Some(outcome), _) => ToAct::Over(outcome),
            (None, Stage::Roll | Stage::RollOn) => ToAct::Chance,
            (None, Stage::Move(_) | Stage::Huff) => ToAct::Seat(state.seat),
        }
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
        match state.stage {
            Stage::Roll | Stage::RollOn => (1..=6).try_for_each(|die| visit(Action::Roll(die))),
            Stage::Move(die) => self.each_move(state, die, visit),
            Stage::Huff => state.overlooked.iter().try_for_each(|cell| visit(Action::Huff(cell))),
        }
    }

    fn apply(&self, state: &mut State, action: Action, observer: &mut impl Observer) {
        match action {
            Action::Roll(die) => {
                state.stage = Stage::Move(die);
                return;
            }
            Action::Huff(cell) => self.huff(state, cell, observer),
            Action::Move { from, to } => {
                self.advance(state, from, to, observer);
                self.pass_on(state);
            }
            _ => self.pass_on(state),
        }
        self.settle(state);
    }

    #[inline(always)]
    fn has_chance(&self) -> bool {
        true
    }

    fn begins_turn(&self, state: &State) -> bool {
        matches!(state.stage, Stage::Roll | Stage::Huff) && !state.standing.is_over()
    }

    fn each_piece(&self, state: &State, mut visit: impl FnMut(Piece, Place)) {
        for seat in self.seating.all_seats() {
            let piece = Piece::Of(Colour(seat.0));
            state.pieces(seat).iter().for_each(|cell| visit(piece, Place::On(cell)));
        }
    }

    fn stage_word(&self, state: &State) -> u64 {
        let stage = match state.stage {
            Stage::Roll => 1,
            Stage::RollOn => 2,
            Stage::Move(die) => 3 | u64::from(die) << 4,
            Stage::Huff => 4,
        };
        let word = state.standing.word() << 20 | stage << 4 | u64::from(state.seat.0);
        // An odd factor loses no bit, so that every cell leaves its trace.
        state.overlooked.iter().fold(word, |word, cell| {
            word.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(u64::from(cell.number()) + 1)
        })
    }

    fn measure(&self, state: &State) -> Outcome {
        let mut standing = state.standing;
        standing.decide(|side: Side| self.arrived(state, Seat(side.0)));
        standing.outcome().expect("a decided game is over")
    }
}
