//! Peg games on the cross: jumps along rows and columns that take or bring a piece.
//!
//! The rule numbers in this module are those of solo-halma and retour in `docs/rules.md`; each
//! comes after the name of its game.
//!
//! ```
//! use spielhof_rules::peg::{Task, games::RETOUR};
//! use spielhof_rules::{Play, Spec};
//!
//! assert_eq!(RETOUR.task, Task::Fill);
//! let mut position = Spec::of("solo-halma", 1).unwrap().build().unwrap().start();
//! position.act(position.read("d2-d4").unwrap()).unwrap();
//! let Play::Peg(_, state) = position.play() else { panic!("a peg game") };
//! assert_eq!(state.pieces().len(), 31); // the jump has taken one of 32
//! ```

mod clauses;
pub mod games;
mod people;

use crate::action::Action;
use crate::game::{Game, Observer, Piece, Place, ToAct};
use crate::head::Head;
use crate::options::Picks;
use crate::refusal::{Refusal, Rule};
use crate::seating::{Hue, Seat, Seating};
use crate::standing::{Outcome, Places, Standing};
use board::{Board, BoardId, Cell, Set};
use std::ops::ControlFlow;

/// Cells of the cross.
pub type Cells = Set<1>;

/// A game of this family.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Id and source.
    pub head: Head,
    /// What has to be done.
    pub task: Task,
}

impl crate::variant::Variant for Variant {
    fn head(&self) -> &Head {
        &self.head
    }

    fn players(&self) -> Vec<u8> {
        vec![1]
    }

    fn boards(&self) -> Vec<BoardId> {
        vec![BoardId::Cross]
    }

    fn rule(&self, refusal: &Refusal) -> Rule {
        clauses::rule(self.task, refusal)
    }
}

/// What has to be done.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Begin with all cells but the middle filled (solo-halma 1); a jump takes what it jumps over
    /// (solo-halma 2); end with one piece in the middle (solo-halma 3).
    Empty,
    /// The same backwards: a new piece is set beside a piece, which jumps over it (retour 1), until
    /// all cells but the middle are filled (retour 2).
    Fill,
}

impl Variant {
    pub(crate) fn build(&self, picks: &mut Picks) -> Peg {
        Peg::new(Seating::each_alone(&[&[] as &[Hue]], picks.first), self.task)
    }
}

/// A peg game.
///
/// The [module](self) has an example.
#[derive(Debug)]
pub struct Peg {
    board: &'static Board,
    seating: Seating,
    task: Task,
    all: Cells,
    middle: Cell,
    /// For each cell the jumps along rows and columns (solo-halma 2): over, landing.
    jumps: Vec<Vec<(Cell, Cell)>>,
}

/// A position.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pieces: Cells,
    /// Where the last jump landed: the same piece may go on in the same turn (solo-halma 4).
    landed: Option<Cell>,
    standing: Standing,
}

impl State {
    /// The cells that hold a piece.
    pub fn pieces(&self) -> Cells {
        self.pieces
    }

    /// Where the last jump landed: the piece there may go on in the same turn.
    pub fn landed(&self) -> Option<Cell> {
        self.landed
    }
}

impl Peg {
    fn new(seating: Seating, task: Task) -> Peg {
        let board = Board::of(BoardId::Cross);
        // Every second direction of a square board goes along a row or column (solo-halma 2).
        let jumps = |from: Cell| {
            let jump = |direction| {
                let mut ahead = board.ray(from, direction);
                Some((ahead.next()?, ahead.next()?))
            };
            (0..board.directions()).step_by(2).filter_map(jump).collect()
        };
        Peg {
            board,
            seating,
            task,
            all: board.cells().collect(),
            middle: board.cell("d4").expect("the cross has a middle"),
            jumps: board.cells().map(jumps).collect(),
        }
    }

    /// What has to be done.
    pub fn task(&self) -> Task {
        self.task
    }

    /// The position that solves the game (solo-halma 3, retour 2).
    pub fn figure(&self) -> Cells {
        match self.task {
            Task::Empty => Cells::of(self.middle),
            Task::Fill => self.all.without(self.middle),
        }
    }

    /// Where a piece can jump: over another one (solo-halma 2), or over a free cell where the new
    /// one is set (retour 1).
    fn targets(&self, pieces: Cells, from: Cell) -> impl Iterator<Item = Cell> + '_ {
        let jumped_is_there = self.task == Task::Empty;
        self.jumps[from.index()]
            .iter()
            .filter(move |&&(over, to)| {
                pieces.contains(over) == jumped_is_there && !pieces.contains(to)
            })
            .map(|&(_, to)| to)
    }

    fn over(&self, from: Cell, to: Cell) -> Option<Cell> {
        self.jumps[from.index()].iter().find(|&&(_, land)| land == to).map(|&(over, _)| over)
    }

    /// Solved, or without a jump left.
    fn settle(&self, state: &mut State) {
        if state.pieces == self.figure() {
            state.standing.finish(crate::seating::Side(0), Places::First);
        } else if state.pieces.iter().all(|from| self.targets(state.pieces, from).next().is_none())
        {
            state.standing.give_up();
        }
    }
}

impl Game for Peg {
    type State = State;

    fn board(&self) -> &'static Board {
        self.board
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    /// All but the middle filled (solo-halma 1), or the reverse (retour 1).
    fn start(&self) -> State {
        let pieces = match self.task {
            Task::Empty => self.all.without(self.middle),
            Task::Fill => Cells::of(self.middle),
        };
        State { pieces, landed: None, standing: Standing::new(1) }
    }

    fn to_act(&self, state: &State) -> ToAct {
        state.standing.outcome().map_or(ToAct::Seat(Seat(0)), ToAct::Over)
    }

    fn standing<'s>(&self, state: &'s State) -> &'s Standing {
        &state.standing
    }

    fn turn(&self, _: &State) -> Seat {
        Seat(0)
    }

    fn each_action(
        &self,
        state: &State,
        mut visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if state.standing.is_over() {
            return ControlFlow::Continue(());
        }
        state.pieces.iter().try_for_each(|from| {
            self.targets(state.pieces, from).try_for_each(|to| visit(Action::Move { from, to }))
        })
    }

    fn apply(&self, state: &mut State, action: Action, observer: &mut impl Observer) {
        let Action::Move { from, to } = action else { return };
        let Some(over) = self.over(from, to) else { return };
        match self.task {
            // solo-halma 2.
            Task::Empty => {
                state.pieces.remove(over);
                observer.moved(Piece::Shared, Place::On(over), Place::Out);
            }
            // retour 1.
            Task::Fill => {
                state.pieces.insert(over);
                observer.moved(Piece::Shared, Place::Out, Place::On(over));
            }
        }
        state.pieces = state.pieces.without(from).with(to);
        observer.moved(Piece::Shared, Place::On(from), Place::On(to));
        state.landed = Some(to);
        self.settle(state);
    }

    fn begins_turn(&self, state: &State) -> bool {
        !state.standing.is_over()
    }

    /// Jumps of the same piece in a row are one turn (solo-halma 4).
    fn goes_on(&self, state: &State, action: Action) -> bool {
        matches!(action, Action::Move { from, .. } if state.landed == Some(from))
    }

    fn each_piece(&self, state: &State, mut visit: impl FnMut(Piece, Place)) {
        state.pieces.iter().for_each(|cell| visit(Piece::Shared, Place::On(cell)));
    }

    fn stage_word(&self, state: &State) -> u64 {
        let landed = state.landed.map_or(0, |cell| u64::from(cell.number()) + 1);
        state.standing.word() << 8 | landed
    }

    fn measure(&self, state: &State) -> Outcome {
        let mut standing = state.standing;
        standing.give_up();
        standing.outcome().expect("who has given up has ended the game")
    }
}
