//! Two armies that only go forward, towards each other's rows.
//!
//! The rule numbers in this module are those of dutch-halma and le-zug in `docs/rules.md`; each
//! comes after the name of its game.
//!
//! ```
//! use spielhof_rules::forward::{March, games::LE_ZUG};
//! use spielhof_rules::{Game, Play, Seat, Spec};
//!
//! assert_eq!(LE_ZUG.march, March::Diagonals);
//! let position = Spec::of("le-zug", 2).unwrap().build().unwrap().start();
//! let Play::Forward(game, state) = position.play() else { panic!("Le Zug") };
//! let front = state.pieces(Seat(0)).iter().map(|cell| game.advanced(Seat(0), cell)).max();
//! assert_eq!(front, Some(1)); // on the second row, counted from zero
//! ```

mod clauses;
pub mod games;
mod people;

use crate::action::Action;
use crate::game::{Game, Observer, Piece, Place, ToAct};
use crate::head::Head;
use crate::options::Picks;
use crate::refusal::{Refusal, Rule};
use crate::seating::{Colour, Hue, Seat, Seating, Side};
use crate::standing::{Outcome, Places, Standing};
use board::{Board, BoardId, Cell, Set};
use std::ops::ControlFlow;

/// Cells of any board of this family.
pub type Cells = Set<5>;

/// A game of this family.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Id and source.
    pub head: Head,
    /// The board (dutch-halma 1, le-zug 1).
    pub board: BoardId,
    /// Where the first player's pieces start; the second's are these turned round (dutch-halma 1,
    /// le-zug 1).
    pub start: &'static str,
    /// How pieces go.
    pub march: March,
}

impl crate::variant::Variant for Variant {
    fn head(&self) -> &Head {
        &self.head
    }

    fn players(&self) -> Vec<u8> {
        vec![2]
    }

    fn boards(&self) -> Vec<BoardId> {
        vec![self.board]
    }

    fn rule(&self, refusal: &Refusal) -> Rule {
        clauses::rule(self.march, refusal)
    }
}

/// How pieces go.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum March {
    /// One cell straight ahead (dutch-halma 2); or past an enemy diagonally ahead to the cell
    /// straight beyond it, as often as it goes on (dutch-halma 3). All pieces fill the opponent's
    /// starting cells (dutch-halma 4).
    Hooks,
    /// One point diagonally ahead; or jumps diagonally ahead over neighbouring pieces, after
    /// which one such step may follow (le-zug 2). No point of the opponent's station, their first
    /// four rows, is touched while it holds one of their pieces (le-zug 3). The opponent's back row
    /// is filled and the others stand on the row before it (le-zug 4).
    Diagonals,
}

impl Variant {
    pub(crate) fn build(&self, picks: &mut Picks) -> Forward {
        let hues: [&[Hue]; 2] = [&[Hue::Red], &[Hue::Blue]];
        let seating = Seating::each_alone(&hues, picks.first);
        Forward::new(Board::of(self.board), seating, self.start, self.march)
    }
}

/// Rows of a station (le-zug 3).
const STATION: u32 = 4;

/// A game of two armies.
///
/// The [module](self) has an example.
#[derive(Debug)]
pub struct Forward {
    board: &'static Board,
    seating: Seating,
    march: March,
    homes: [Cells; 2],
    /// Rows of the board, from the first player's side.
    rows: Vec<Cells>,
    row_of: Vec<u32>,
}

/// A position.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    armies: [Cells; 2],
    seat: Seat,
    standing: Standing,
    /// How many seats have just passed in a row.
    passes: u8,
}

impl State {
    /// The cells of a seat's pieces.
    pub fn pieces(&self, seat: Seat) -> Cells {
        self.armies[seat.index()]
    }

    /// The same with another seat to act: a question, not a position of the game.
    pub fn with_turn(self, seat: Seat) -> State {
        State { seat, ..self }
    }

    fn occupied(&self) -> Cells {
        self.armies[0] | self.armies[1]
    }
}

/// The directions of a seat: ahead, and diagonally ahead to either side.
struct Ahead {
    straight: usize,
    diagonals: [usize; 2],
}

impl Ahead {
    /// Directions are counted clockwise from north.
    fn of(seat: Seat) -> Ahead {
        match seat.0 {
            0 => Ahead { straight: 0, diagonals: [7, 1] },
            _ => Ahead { straight: 4, diagonals: [3, 5] },
        }
    }
}

impl Forward {
    fn new(board: &'static Board, seating: Seating, start: &str, march: March) -> Forward {
        let marks = board.read(start).expect("a variant draws its start");
        let filled = marks.into_iter().filter(|(_, mark)| mark == "o").map(|(cell, _)| cell);
        let first: Cells = filled.collect();
        let last = board.len() as u16 - 1;
        // Turned by half (le-zug 1), the last cell becomes the first.
        let second = first.iter().map(|cell| Cell::new(last - cell.number())).collect();
        let mut rows: Vec<Cells> =
            board.rows().iter().map(|(_, cells)| cells.iter().copied().collect()).collect();
        rows.reverse();
        let row = |cell| rows.iter().position(|row| row.contains(cell)).unwrap_or(0) as u32;
        Forward {
            board,
            seating,
            march,
            homes: [first, second],
            row_of: board.cells().map(row).collect(),
            rows,
        }
    }

    /// How many rows a seat's piece on this cell has gone ahead of the first row.
    pub fn advanced(&self, seat: Seat, cell: Cell) -> u32 {
        let row = self.row_of[cell.index()];
        if seat.0 == 0 { row } else { self.rows.len() as u32 - 1 - row }
    }

    fn other(seat: Seat) -> Seat {
        Seat(1 - seat.0)
    }

    /// A seat's own rows, counted from its side.
    fn own_rows(&self, seat: Seat, rows: std::ops::Range<u32>) -> Cells {
        let within = |cell: &Cell| rows.contains(&self.advanced(seat, *cell));
        self.board.cells().filter(within).collect()
    }

    /// Cells on which a seat's pieces may land at all: none of a guarded station (le-zug 3).
    fn allowed(&self, state: &State, seat: Seat) -> Cells {
        let free = self.board.cells().collect::<Cells>() - state.occupied();
        let enemy = Self::other(seat);
        match self.march {
            March::Hooks => free,
            March::Diagonals => {
                let station = self.own_rows(enemy, 0..STATION);
                if station.is_disjoint(state.pieces(enemy)) { free } else { free - station }
            }
        }
    }

    /// Where one step leads (dutch-halma 2, le-zug 2).
    fn steps(&self, seat: Seat, from: Cell, allowed: Cells) -> Cells {
        let ahead = Ahead::of(seat);
        let directions: &[usize] = match self.march {
            March::Hooks => &[ahead.straight],
            March::Diagonals => &ahead.diagonals,
        };
        let cells = directions.iter().filter_map(|&d| self.board.step(from, d));
        cells.collect::<Cells>() & allowed
    }

    /// Where one hook (dutch-halma 3) or jump (le-zug 2) leads.
    fn jumps(&self, state: &State, from: Cell, allowed: Cells) -> Cells {
        let ahead = Ahead::of(state.seat);
        let jump = |&diagonal: &usize| {
            let over = self.board.step(from, diagonal)?;
            let (passable, direction) = match self.march {
                March::Hooks => (state.pieces(Self::other(state.seat)), ahead.straight),
                March::Diagonals => (state.occupied(), diagonal),
            };
            self.board.step(over, direction).filter(|_| passable.contains(over))
        };
        ahead.diagonals.iter().filter_map(jump).collect::<Cells>() & allowed
    }

    /// Where chains of hooks (dutch-halma 3) or jumps (le-zug 2) lead. Every landing must be
    /// allowed, also within a chain (le-zug 3).
    fn chain(&self, state: &State, from: Cell, allowed: Cells) -> Cells {
        let (mut reached, mut fresh) = (Cells::EMPTY, Cells::of(from));
        while let Some(at) = fresh.first() {
            fresh.remove(at);
            let new = self.jumps(state, at, allowed) - reached;
            reached |= new;
            fresh |= new;
        }
        reached
    }

    /// Where a piece of the seat to act can go.
    fn targets(&self, state: &State, from: Cell, allowed: Cells) -> Cells {
        let chain = self.chain(state, from, allowed);
        let steps = self.steps(state.seat, from, allowed);
        match self.march {
            March::Hooks => steps | chain,
            March::Diagonals => {
                // After the chain one step may follow (le-zug 2).
                let after = chain.iter().map(|at| self.steps(state.seat, at, allowed));
                after.fold(steps | chain, |all, more| all | more)
            }
        }
    }

    /// Has a seat won (dutch-halma 4, le-zug 4)?
    fn has_won(&self, state: &State, seat: Seat) -> bool {
        let (pieces, enemy) = (state.pieces(seat), Self::other(seat));
        match self.march {
            March::Hooks => pieces == self.homes[enemy.index()],
            March::Diagonals => {
                let back = self.back_row(enemy);
                back.is_subset(pieces) && (pieces - back).is_subset(self.own_rows(enemy, 1..2))
            }
        }
    }

    /// The points of a seat's back row that its pieces started on (le-zug 1).
    fn back_row(&self, seat: Seat) -> Cells {
        self.homes[seat.index()] & self.own_rows(seat, 0..1)
    }

    /// How a side stands when the game has to stop: greater is better (dutch-halma 5, le-zug 5).
    fn standing_of(&self, state: &State, side: Side) -> (bool, u32, u32) {
        let seat = Seat(side.0);
        let (pieces, enemy) = (state.pieces(seat), Self::other(seat));
        let has_left = self.own_rows(seat, 0..STATION).is_disjoint(pieces);
        match self.march {
            March::Hooks => {
                let arrived = (pieces & self.homes[enemy.index()]).len();
                (true, arrived, pieces.iter().map(|cell| self.advanced(seat, cell)).sum())
            }
            March::Diagonals => (has_left, (pieces & self.back_row(enemy)).len(), 0),
        }
    }
}

impl Game for Forward {
    type State = State;

    fn board(&self) -> &'static Board {
        self.board
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> State {
        State {
            armies: self.homes,
            seat: self.seating.first(),
            standing: Standing::new(2),
            passes: 0,
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
        let allowed = self.allowed(state, state.seat);
        let mut any = false;
        for from in state.pieces(state.seat) {
            for to in self.targets(state, from, allowed) {
                any = true;
                visit(Action::Move { from, to })?;
            }
        }
        if any { ControlFlow::Continue(()) } else { visit(Action::Pass) }
    }

    fn apply(&self, state: &mut State, action: Action, observer: &mut impl Observer) {
        let seat = state.seat;
        if let Action::Move { from, to } = action {
            // Nothing is captured (dutch-halma 3).
            let pieces = &mut state.armies[seat.index()];
            *pieces = pieces.without(from).with(to);
            observer.moved(Piece::Of(Colour(seat.0)), Place::On(from), Place::On(to));
            state.passes = 0;
        } else {
            state.passes += 1;
        }
        if state.passes == 2 {
            let at_the_end = *state;
            state.standing.decide(|side| self.standing_of(&at_the_end, side));
        } else if self.has_won(state, seat) {
            state.standing.finish(Side(seat.0), Places::First);
        } else {
            state.seat = Self::other(seat);
        }
    }

    fn begins_turn(&self, state: &State) -> bool {
        !state.standing.is_over()
    }

    fn each_piece(&self, state: &State, mut visit: impl FnMut(Piece, Place)) {
        for seat in self.seating.all_seats() {
            let piece = Piece::Of(Colour(seat.0));
            state.pieces(seat).iter().for_each(|cell| visit(piece, Place::On(cell)));
        }
    }

    fn stage_word(&self, state: &State) -> u64 {
        state.standing.word() << 4 | u64::from(state.seat.0)
    }

    fn measure(&self, state: &State) -> Outcome {
        let mut standing = state.standing;
        standing.decide(|side| self.standing_of(state, side));
        standing.outcome().expect("a decided game is over")
    }
}
