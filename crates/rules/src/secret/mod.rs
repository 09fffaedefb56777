//! Top Secret: pieces are placed into the middle of the square board, then step and jump
//! as in Halma until they are over the edge.
//!
//! The rule numbers in this module are those of top-secret in `docs/rules.md`. A basic rule is
//! one of section 1 there.
//!
//! ```
//! use spielhof_rules::secret::games::TOP_SECRET;
//! use spielhof_rules::{Play, Seat, Spec};
//!
//! assert_eq!(TOP_SECRET.head.id, "top-secret");
//! let mut position = Spec::of("top-secret", 2).unwrap().build().unwrap().start();
//! position.act(position.read("@h8").unwrap()).unwrap();
//! let Play::Secret(game, state) = position.play() else { panic!("Top Secret") };
//! let h8 = position.board().cell("h8").unwrap();
//! assert!(state.pieces(Seat(0)).contains(h8));
//! assert_eq!(game.to_edge(h8), 7);
//! ```

mod clauses;
pub mod games;
mod people;

use crate::action::Action;
use crate::game::{Game, Observer, Piece, Place, ToAct};
use crate::head::Head;
use crate::options::Picks;
use crate::race::Jumps;
use crate::race::moves::{Crowd, Moves};
use crate::refusal::{Refusal, Rule};
use crate::seating::{Colour, Hue, Seat, Seating, Side};
use crate::standing::{Outcome, Places, Standing};
use board::BoardId;
use board::{Board, Cell, Set};
use std::ops::ControlFlow;

/// Cells of the square board.
pub type Cells = Set<4>;

/// A game of this family.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Id and source.
    pub head: Head,
    /// The cells that are filled at first (rule 1): two corners of a square.
    pub middle: (&'static str, &'static str),
}

impl crate::variant::Variant for Variant {
    fn head(&self) -> &Head {
        &self.head
    }

    fn players(&self) -> Vec<u8> {
        vec![2]
    }

    fn boards(&self) -> Vec<BoardId> {
        vec![BoardId::Square]
    }

    fn rule(&self, refusal: &Refusal) -> Rule {
        clauses::rule(refusal)
    }
}

impl Variant {
    pub(crate) fn build(&self, picks: &mut Picks) -> Secret {
        let board = Board::square();
        let corner = |name| board.cell(name).expect("the middle is on the board");
        let (low, high) = (corner(self.middle.0), corner(self.middle.1));
        Secret::new(Seating::each_alone(&[&[Hue::Red], &[Hue::Green]], picks.first), low, high)
    }
}

/// The game with its house rules chosen.
///
/// The [module](self) has an example.
#[derive(Debug)]
pub struct Secret {
    board: &'static Board,
    seating: Seating,
    moves: Moves<4>,
    all: Cells,
    /// Where pieces are placed (rule 1).
    middle: Cells,
    /// From here a step leads over the edge (rule 3).
    edge: Cells,
    /// For each cell the neighbours behind which the board ends: a jump over one of them
    /// leads over the edge (rule 3).
    brink: Vec<Cells>,
}

/// What is done in a turn.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// A piece is placed in the middle (rule 1).
    Place,
    /// A piece moves (rule 2), or leaves the board (rule 3).
    Move,
}

/// A position. Pieces that are not on the board wait to be placed, or have left it once
/// all are placed.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    sides: [Cells; 2],
    stage: Stage,
    seat: Seat,
    standing: Standing,
}

impl State {
    /// The cells of a seat's pieces.
    pub fn pieces(&self, seat: Seat) -> Cells {
        self.sides[seat.index()]
    }

    /// The same with another seat to act: a question, not a position of the game.
    pub fn with_turn(self, seat: Seat) -> State {
        State { seat, ..self }
    }

    fn occupied(&self) -> Cells {
        self.sides[0] | self.sides[1]
    }
}

/// Where one piece can go.
struct Reach {
    cells: Cells,
    /// Over the edge (rule 3).
    off: bool,
}

impl Secret {
    fn new(seating: Seating, low: Cell, high: Cell) -> Secret {
        let board = Board::square();
        let moves = Moves::new(board, Jumps::Adjacent);
        let ((left, bottom), (right, top)) =
            (board.column_and_row(low), board.column_and_row(high));
        let is_middle = |cell: &Cell| {
            let (column, row) = board.column_and_row(*cell);
            (left..=right).contains(&column) && (bottom..=top).contains(&row)
        };
        let brink = |cell: Cell| {
            let over = |direction| {
                let over = board.step(cell, direction)?;
                board.step(over, direction).is_none().then_some(over)
            };
            (0..board.directions()).filter_map(over).collect()
        };
        let is_edge = |cell: &Cell| board.neighbours(*cell).count() < board.directions();
        Secret {
            board,
            seating,
            moves,
            all: board.cells().collect(),
            middle: board.cells().filter(is_middle).collect(),
            edge: board.cells().filter(is_edge).collect(),
            brink: board.cells().map(brink).collect(),
        }
    }

    /// Each seat fills half of the middle (rule 1).
    fn army(&self) -> u32 {
        self.middle.len() / 2
    }

    fn colour(seat: Seat) -> Colour {
        Colour(seat.0)
    }

    fn other(seat: Seat) -> Seat {
        Seat(1 - seat.0)
    }

    /// How many steps a piece on this cell is from the edge.
    pub fn to_edge(&self, cell: Cell) -> u32 {
        let way = |direction| self.board.ray(cell, direction).count() as u32;
        (0..self.board.directions()).map(way).min().unwrap_or(0)
    }

    fn crowd(&self, state: &State) -> Crowd<4> {
        let occupied = state.occupied();
        self.moves.crowd(occupied, &self.moves.words(occupied))
    }

    /// A piece steps or jumps by the basic rules (rule 2). A step, or the last jump of a chain, may
    /// lead over the edge in any direction (rule 3).
    fn reach(&self, from: Cell, crowd: &Crowd<4>) -> Reach {
        let landings = self.moves.cells(self.moves.chain(from, crowd));
        let mut stands = landings.with(from).iter();
        Reach {
            cells: landings | (self.moves.steps[from.index()] - crowd.set),
            off: self.edge.contains(from) || stands.any(|at| self.jumps_off(at, crowd.set)),
        }
    }

    fn jumps_off(&self, at: Cell, occupied: Cells) -> bool {
        !self.brink[at.index()].is_disjoint(occupied)
    }

    /// The first with all pieces off wins (rule 4).
    fn finish_if_off(&self, state: &mut State, seat: Seat) {
        if state.stage == Stage::Move && state.pieces(seat).is_empty() {
            state.standing.finish(Side(seat.0), Places::First);
        }
    }

    /// Once the middle is full (rule 1), pieces move (rule 2).
    fn stage_of(&self, sides: &[Cells; 2]) -> Stage {
        if sides[0].len() + sides[1].len() == self.middle.len() {
            Stage::Move
        } else {
            Stage::Place
        }
    }
}

impl Game for Secret {
    type State = State;

    fn board(&self) -> &'static Board {
        self.board
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> State {
        State {
            sides: [Cells::EMPTY; 2],
            stage: Stage::Place,
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
        if state.stage == Stage::Place {
            let free = self.middle - state.occupied();
            return free.iter().try_for_each(|cell| visit(Action::Place(cell)));
        }
        let crowd = self.crowd(state);
        let mut any = false;
        for from in state.pieces(state.seat) {
            let Reach { cells, off } = self.reach(from, &crowd);
            any |= off || !cells.is_empty();
            cells.iter().try_for_each(|to| visit(Action::Move { from, to }))?;
            if off {
                visit(Action::Off(from))?;
            }
        }
        if any { ControlFlow::Continue(()) } else { visit(Action::Pass) }
    }

    /// That both pass in a row is not looked for: nothing stands beyond the topmost piece
    /// of all, so whoever owns it can move.
    fn apply(&self, state: &mut State, action: Action, observer: &mut impl Observer) {
        let seat = state.seat;
        let colour = Self::colour(seat);
        let (piece, pieces) = (Piece::Of(colour), &mut state.sides[seat.index()]);
        match action {
            Action::Place(cell) => {
                pieces.insert(cell);
                observer.moved(piece, Place::Yard(colour), Place::On(cell));
                state.stage = self.stage_of(&state.sides);
            }
            Action::Move { from, to } => {
                *pieces = pieces.without(from).with(to);
                observer.moved(piece, Place::On(from), Place::On(to));
            }
            Action::Off(from) => {
                pieces.remove(from);
                observer.moved(piece, Place::On(from), Place::Out);
                self.finish_if_off(state, seat);
            }
            _ => {}
        }
        if !state.standing.is_over() {
            state.seat = Self::other(seat);
        }
    }

    fn begins_turn(&self, state: &State) -> bool {
        !state.standing.is_over()
    }

    fn each_piece(&self, state: &State, mut visit: impl FnMut(Piece, Place)) {
        for seat in self.seating.all_seats() {
            let (colour, pieces) = (Self::colour(seat), state.pieces(seat));
            pieces.iter().for_each(|cell| visit(Piece::Of(colour), Place::On(cell)));
            let beside = match state.stage {
                Stage::Place => Place::Yard(colour),
                Stage::Move => Place::Out,
            };
            for _ in pieces.len()..self.army() {
                visit(Piece::Of(colour), beside);
            }
        }
    }

    fn stage_word(&self, state: &State) -> u64 {
        let stage = u64::from(state.stage == Stage::Move);
        state.standing.word() << 4 | stage << 1 | u64::from(state.seat.0)
    }

    /// More pieces off the board (rule 5).
    fn measure(&self, state: &State) -> Outcome {
        let off = |side: Side| match state.stage {
            Stage::Place => 0,
            Stage::Move => self.army() - state.pieces(Seat(side.0)).len(),
        };
        let mut standing = state.standing;
        standing.decide(off);
        standing.outcome().expect("a decided game is over")
    }
}
