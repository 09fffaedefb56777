//! Five in a row: pieces are placed in turn, and once all are placed they move a cell
//! at a time.
//!
//! The rule numbers in this module are those of gobang in `docs/rules.md`.
//!
//! ```
//! use spielhof_rules::gobang::{Teams, games::GOBANG};
//! use spielhof_rules::{Play, Side, Spec, Value};
//!
//! let spec = Spec::of("gobang", 4).unwrap().set(Teams::OPTION, Teams::Two.name());
//! let mut position = spec.build().unwrap().start();
//! position.act(position.read("@h8").unwrap()).unwrap();
//! let Play::Gobang(game, state) = position.play() else { panic!("Gobang") };
//! assert_eq!(state.pieces(Side(0)).len(), 1);
//! assert!(game.rows().iter().all(|row| row.len() == 5));
//! assert_eq!(GOBANG.pieces, 12);
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
use crate::standing::{Outcome, Places, Standing};
use board::BoardId;
use board::{Board, Cell, Set};
use std::ops::ControlFlow;

/// Cells of the square board.
pub type Cells = Set<4>;

/// The number in a row that wins (rule 2).
const ROW: usize = 5;

/// A game of this family.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Id and source.
    pub head: Head,
    /// How many can play (rule 1).
    pub players: &'static [u8],
    /// Pieces of each side (rule 1).
    pub pieces: u32,
    /// Whether four play in teams (rule 4).
    pub teams: Choice<Teams>,
}

impl crate::variant::Variant for Variant {
    fn head(&self) -> &Head {
        &self.head
    }

    fn players(&self) -> Vec<u8> {
        self.players.to_vec()
    }

    fn boards(&self) -> Vec<BoardId> {
        vec![BoardId::Square]
    }

    fn rule(&self, refusal: &Refusal) -> Rule {
        clauses::rule(refusal)
    }
}

/// Whether four play in teams (rule 4).
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teams {
    /// Each seat for itself.
    None,
    /// Those who sit opposite share a colour: each places half of its pieces, and later
    /// either moves any of them.
    Two,
}
values!(Teams: "teams" { None: "none", Two: "two" });

impl Variant {
    pub(crate) fn build(&self, picks: &mut Picks) -> Gobang {
        const ONE_EACH: [&[Hue]; 4] = [&[Hue::Red], &[Hue::Green], &[Hue::Blue], &[Hue::Yellow]];
        let players = usize::from(picks.players);
        let teams = if players == 4 { picks.pick(self.teams) } else { Teams::None };
        let (seating, sides) = match teams {
            Teams::None => (Seating::each_alone(&ONE_EACH[..players], picks.first), players),
            Teams::Two => {
                let shared: [&[Hue]; 4] = [ONE_EACH[0], ONE_EACH[1], &[], &[]];
                (Seating::partners(&shared, picks.first), 2)
            }
        };
        const PLACES: Choice<Places> = &[Places::First, Places::All];
        let places = if sides >= 3 { picks.pick(PLACES) } else { Places::First };
        if teams == Teams::Two {
            // With two sides the first place is the only one.
            picks.rule_out(PLACES, teams);
        }
        Gobang::new(seating, self.pieces, places)
    }
}

/// The game with its house rules chosen.
///
/// The [module](self) has an example.
#[derive(Debug)]
pub struct Gobang {
    board: &'static Board,
    seating: Seating,
    pieces: u32,
    places: Places,
    all: Cells,
    /// The cells next to each cell (rule 3).
    steps: Vec<Cells>,
    /// All rows of five cells (rule 2).
    rows: Vec<Cells>,
}

/// A position. Pieces that are not on the board wait to be placed.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The pieces of each side.
    sides: [Cells; 4],
    seat: Seat,
    standing: Standing,
    /// How many seats have just passed in a row.
    passes: u8,
}

impl State {
    /// The cells of a side's pieces.
    pub fn pieces(&self, side: Side) -> Cells {
        self.sides[side.index()]
    }

    fn occupied(&self) -> Cells {
        self.sides.iter().fold(Cells::EMPTY, |all, &pieces| all | pieces)
    }
}

impl Gobang {
    fn new(seating: Seating, pieces: u32, places: Places) -> Gobang {
        let board = Board::square();
        // A row is found once, from its end in one of the first four directions.
        let row = |from: Cell, direction: usize| {
            let cells = std::iter::once(from).chain(board.ray(from, direction)).take(ROW);
            let cells: Vec<Cell> = cells.collect();
            (cells.len() == ROW).then(|| cells.into_iter().collect::<Cells>())
        };
        let rows = board.cells().flat_map(|from| (0..4).filter_map(move |d| row(from, d)));
        Gobang {
            board,
            seating,
            pieces,
            places,
            all: board.cells().collect(),
            steps: board.cells().map(|cell| board.neighbours(cell).collect()).collect(),
            rows: rows.collect(),
        }
    }

    /// All rows of five cells.
    pub fn rows(&self) -> &[Cells] {
        &self.rows
    }

    /// The colour of a side.
    fn colour(side: Side) -> Colour {
        Colour(side.0)
    }

    /// Pieces that a side has yet to place (rule 1); a team has one colour (rule 4).
    fn to_place(&self, state: &State, side: Side) -> u32 {
        self.pieces - state.pieces(side).len()
    }

    /// Has a side five or more in a row (rule 2)?
    fn has_won(&self, state: &State, side: Side) -> bool {
        let pieces = state.pieces(side);
        self.rows.iter().any(|row| row.is_subset(pieces))
    }

    fn pass_on(&self, state: &mut State) {
        state.seat = self.seating.next_in_play(state.seat, &state.standing);
    }

    /// When every seat still in the game has passed in a row, they share (rule 5).
    fn end_if_all_pass(&self, state: &mut State) {
        let standing = &state.standing;
        if !standing.is_over() && self.seating.all_have_passed(state.passes, standing) {
            state.standing.decide(|_| ());
        }
    }

    /// All pieces are placed before the first moves (rules 1 and 3).
    fn is_placing(&self, state: &State) -> bool {
        self.to_place(state, self.seating.side(state.seat)) > 0
    }
}

impl Game for Gobang {
    type State = State;

    fn board(&self) -> &'static Board {
        self.board
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> State {
        State {
            sides: [Cells::EMPTY; 4],
            seat: self.seating.first(),
            standing: Standing::new(self.seating.sides()),
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
        let free = self.all - state.occupied();
        if self.is_placing(state) {
            return free.iter().try_for_each(|cell| visit(Action::Place(cell)));
        }
        // One own piece moves one cell (rule 3); partners move the same colour (rule 4).
        let mut any = false;
        for from in state.pieces(self.seating.side(state.seat)) {
            for to in self.steps[from.index()] & free {
                any = true;
                visit(Action::Move { from, to })?;
            }
        }
        if any { ControlFlow::Continue(()) } else { visit(Action::Pass) }
    }

    fn apply(&self, state: &mut State, action: Action, observer: &mut impl Observer) {
        let side = self.seating.side(state.seat);
        let (piece, pieces) = (Piece::Of(Self::colour(side)), &mut state.sides[side.index()]);
        match action {
            Action::Place(cell) => {
                pieces.insert(cell);
                observer.moved(piece, Place::Yard(Self::colour(side)), Place::On(cell));
            }
            Action::Move { from, to } => {
                *pieces = pieces.without(from).with(to);
                observer.moved(piece, Place::On(from), Place::On(to));
            }
            _ => {}
        }
        state.passes = if action == Action::Pass { state.passes + 1 } else { 0 };
        self.end_if_all_pass(state);
        if !state.standing.is_over() && self.has_won(state, side) {
            state.standing.finish(side, self.places);
        }
        if !state.standing.is_over() {
            self.pass_on(state);
        }
    }

    fn begins_turn(&self, state: &State) -> bool {
        !state.standing.is_over()
    }

    fn each_piece(&self, state: &State, mut visit: impl FnMut(Piece, Place)) {
        for side in self.seating.all_sides() {
            let colour = Self::colour(side);
            state.pieces(side).iter().for_each(|cell| visit(Piece::Of(colour), Place::On(cell)));
            for _ in 0..self.to_place(state, side) {
                visit(Piece::Of(colour), Place::Yard(colour));
            }
        }
    }

    fn stage_word(&self, state: &State) -> u64 {
        state.standing.word() << 4 | u64::from(state.seat.0)
    }

    /// The booklet names no measure: the sides still in the game share the rank (rule 5).
    fn measure(&self, state: &State) -> Outcome {
        let mut standing = state.standing;
        standing.decide(|_| ());
        standing.outcome().expect("a decided game is over")
    }
}
