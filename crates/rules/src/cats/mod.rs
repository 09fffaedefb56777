//! Cat and Mouse: two cats jump mice and take them, the mice try to shut both in.
//!
//! The rule numbers in this module are those of cat-and-mouse in `docs/rules.md`.
//!
//! ```
//! use spielhof_rules::cats::{CATS, Chain, Stage, games::CAT_AND_MOUSE};
//! use spielhof_rules::{Game, Play, Spec, Value};
//!
//! let spec = Spec::of("cat-and-mouse", 2).unwrap().set(Chain::OPTION, Chain::Yes.name());
//! let position = spec.build().unwrap().start();
//! let Play::Cats(game, state) = position.play() else { panic!("Cat and Mouse") };
//! assert_eq!((game.turn(state), game.stage(state)), (CATS, Stage::PlaceCats));
//! assert_eq!(state.unplaced(), CAT_AND_MOUSE.mice);
//! ```

mod clauses;
mod fewest;
pub mod games;
mod people;

pub use fewest::{FEWEST_MICE, guards, pairs};

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

/// The seat of the cats, who move first (rule 1).
pub const CATS: Seat = Seat(0);
/// The seat of the mice.
pub const MICE: Seat = Seat(1);

/// The number of turns in a row without a capture, of both seats together, that make a draw
/// (rule 7).
const QUIET: u8 = 100;

/// How many cats there are (rule 1).
const PAIR: u32 = 2;

/// The middle four cells, where cats are set (rule 1).
const MIDDLE: [&str; 4] = ["h8", "i8", "h9", "i9"];

/// A game of this family.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Id and source.
    pub head: Head,
    /// How many mice there are (rule 1).
    pub mice: u8,
    /// Who spreads the mice (rule 1).
    pub scatter: Choice<Scatter>,
    /// Whether a cat may jump on (rule 4).
    pub chain: Choice<Chain>,
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

/// Who spreads the mice (rule 1).
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scatter {
    /// Their player.
    Chosen,
    /// Chance.
    Random,
}
values!(Scatter: "setup" { Chosen: "chosen", Random: "random" });

/// Whether a cat that has jumped may jump on (rule 4).
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chain {
    /// A turn is one jump.
    No,
    /// It may, as long as there is something to jump.
    Yes,
}
values!(Chain: "chain" { No: "no", Yes: "yes" });

/// Who is placed first (rule 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Placing {
    /// The mice, who keep off the middle four: before rules 2.
    MiceFirst,
    /// The cats; then the mice, on any free cells.
    CatsFirst,
}

impl Placing {
    fn first(self) -> Seat {
        match self {
            Placing::MiceFirst => MICE,
            Placing::CatsFirst => CATS,
        }
    }
}

impl Variant {
    pub(crate) fn build(&self, picks: &mut Picks) -> Cats {
        let (scatter, chain) = (picks.pick(self.scatter), picks.pick(self.chain));
        let placing = picks.since(2, Placing::CatsFirst, Placing::MiceFirst);
        // Whichever seat begins, the order of placing is fixed and the cats move first (rule 1).
        let seating = Seating::each_alone(&[&[Hue::Red], &[Hue::Blue]], placing.first());
        Cats::new(seating, self.mice, placing, scatter, chain)
    }
}

/// The game with its house rules chosen.
///
/// The [module](self) has an example.
#[derive(Debug)]
pub struct Cats {
    board: &'static Board,
    seating: Seating,
    all_mice: u8,
    placing: Placing,
    scatter: Scatter,
    chain: Chain,
    all: Cells,
    middle: Cells,
    /// The cells next to each cell (rule 2).
    steps: Vec<Cells>,
    /// For each cell the jumps over its neighbours (rule 3): over, landing.
    hops: Vec<Vec<(Cell, Cell)>>,
}

/// A position. Mice that are neither on the board nor wait to be placed are taken.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    cats: Cells,
    mice: Cells,
    /// Mice that wait to be placed.
    unplaced: u8,
    seat: Seat,
    /// The cat that has jumped and may jump on (rule 4).
    jumping: Option<Cell>,
    /// Turns in a row without a capture (rule 7).
    quiet: u8,
    standing: Standing,
}

/// What is done now.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A mouse is placed.
    PlaceMice,
    /// A cat is placed.
    PlaceCats,
    /// All are placed.
    Move,
}

impl State {
    /// The cells of the cats.
    pub fn cats(&self) -> Cells {
        self.cats
    }

    /// The cells of the mice.
    pub fn mice(&self) -> Cells {
        self.mice
    }

    /// How many mice wait to be placed.
    pub fn unplaced(&self) -> u8 {
        self.unplaced
    }

    /// Turns in a row without a capture.
    pub fn quiet(&self) -> u8 {
        self.quiet
    }

    fn occupied(&self) -> Cells {
        self.cats | self.mice
    }
}

impl Cats {
    fn new(
        seating: Seating,
        all_mice: u8,
        placing: Placing,
        scatter: Scatter,
        chain: Chain,
    ) -> Cats {
        let board = Board::square();
        let hops = |from: Cell| {
            let hop = |direction| {
                let mut ahead = board.ray(from, direction);
                Some((ahead.next()?, ahead.next()?))
            };
            (0..board.directions()).filter_map(hop).collect()
        };
        Cats {
            board,
            seating,
            all_mice,
            placing,
            scatter,
            chain,
            all: board.cells().collect(),
            middle: MIDDLE.iter().filter_map(|name| board.cell(name)).collect(),
            steps: board.cells().map(|cell| board.neighbours(cell).collect()).collect(),
            hops: board.cells().map(hops).collect(),
        }
    }

    /// What is done now: cats are set, then mice are placed, then all move (rule 1).
    pub fn stage(&self, state: &State) -> Stage {
        let (cats_wait, mice_wait) = (state.cats.len() < PAIR, state.unplaced > 0);
        match self.placing {
            _ if !cats_wait && !mice_wait => Stage::Move,
            Placing::MiceFirst if mice_wait => Stage::PlaceMice,
            Placing::CatsFirst if !cats_wait => Stage::PlaceMice,
            _ => Stage::PlaceCats,
        }
    }

    /// Where a cat or a mouse may be placed, were it free (rule 1).
    fn for_placing(&self, stage: Stage) -> Cells {
        match (stage, self.placing) {
            (Stage::Move, _) => Cells::EMPTY,
            (Stage::PlaceCats, _) => self.middle,
            (Stage::PlaceMice, Placing::MiceFirst) => self.all - self.middle,
            (Stage::PlaceMice, Placing::CatsFirst) => self.all,
        }
    }

    /// The jumps of a cat: over a neighbouring mouse to the free cell behind it (rule 3).
    fn hops_of(&self, state: &State, cat: Cell) -> impl Iterator<Item = (Cell, Cell)> + '_ {
        let (mice, occupied) = (state.mice, state.occupied());
        let possible =
            move |&(over, land): &(Cell, Cell)| mice.contains(over) && !occupied.contains(land);
        self.hops[cat.index()].iter().copied().filter(possible)
    }

    /// The mice that cats could jump.
    pub fn in_danger(&self, state: &State) -> Cells {
        let hops = state.cats.iter().flat_map(|cat| self.hops_of(state, cat));
        hops.map(|(over, _)| over).collect()
    }

    /// The cells next to a cell.
    pub fn beside(&self, cell: Cell) -> Cells {
        self.steps[cell.index()]
    }

    /// Can a cat step (rule 2) or jump (rule 3)?
    fn can_move(&self, state: &State, cat: Cell) -> bool {
        !(self.steps[cat.index()] - state.occupied()).is_empty()
            || self.hops_of(state, cat).next().is_some()
    }

    /// Whether the game is over when a turn begins (rules 5 to 7). Mice can always move: nineteen
    /// or fewer have at least three cells beside them, as one in a corner has, and two cats
    /// cannot hold them all.
    fn begin_turn(&self, state: &mut State) {
        let shut_in = || state.cats.iter().all(|cat| !self.can_move(state, cat));
        if state.mice.len() < FEWEST_MICE {
            self.win(state, CATS);
        } else if state.seat == CATS && shut_in() {
            self.win(state, MICE);
        } else if state.quiet >= QUIET {
            state.standing.decide(|_| ());
        }
    }

    fn win(&self, state: &mut State, seat: Seat) {
        state.standing.finish(Side(seat.0), Places::First);
    }

    fn place(&self, state: &mut State, cell: Cell, observer: &mut impl Observer) {
        let colour = match self.stage(state) {
            Stage::PlaceMice => {
                state.mice.insert(cell);
                state.unplaced -= 1;
                Colour(MICE.0)
            }
            _ => {
                state.cats.insert(cell);
                Colour(CATS.0)
            }
        };
        observer.moved(Piece::Of(colour), Place::Yard(colour), Place::On(cell));
        state.seat = if self.stage(state) == Stage::PlaceMice { MICE } else { CATS };
        if self.stage(state) == Stage::Move {
            self.begin_turn(state);
        }
    }

    fn go(&self, state: &mut State, from: Cell, to: Cell, observer: &mut impl Observer) {
        let pieces = if state.seat == CATS { &mut state.cats } else { &mut state.mice };
        *pieces = pieces.without(from).with(to);
        observer.moved(Piece::Of(Colour(state.seat.0)), Place::On(from), Place::On(to));
        let hop = self.hops[from.index()].iter().find(|&&(_, land)| land == to);
        match hop {
            Some(&(over, _)) => self.take(state, over, to, observer),
            None => {
                state.quiet += 1;
                self.end_turn(state);
            }
        }
    }

    /// A jump takes the mouse (rule 3); with too few left the cats have won at once (rule 6). Else
    /// the cat may jump on (rule 4).
    fn take(&self, state: &mut State, mouse: Cell, cat: Cell, observer: &mut impl Observer) {
        state.mice.remove(mouse);
        observer.moved(Piece::Of(Colour(MICE.0)), Place::On(mouse), Place::TakenBy(CATS));
        state.quiet = 0;
        state.jumping = None;
        if state.mice.len() < FEWEST_MICE {
            self.win(state, CATS);
        } else if self.chain == Chain::Yes && self.hops_of(state, cat).next().is_some() {
            state.jumping = Some(cat);
        } else {
            self.end_turn(state);
        }
    }

    fn end_turn(&self, state: &mut State) {
        state.jumping = None;
        state.seat = if state.seat == CATS { MICE } else { CATS };
        self.begin_turn(state);
    }
}

impl Game for Cats {
    type State = State;

    fn board(&self) -> &'static Board {
        self.board
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> State {
        State {
            cats: Cells::EMPTY,
            mice: Cells::EMPTY,
            unplaced: self.all_mice,
            seat: self.placing.first(),
            jumping: None,
            quiet: 0,
            standing: Standing::new(self.seating.sides()),
        }
    }

    fn to_act(&self, state: &State) -> ToAct {
        match state.standing.outcome() {
            Some(outcome) => ToAct::Over(outcome),
            // With `setup=random` chance places the mice (rule 1).
            None if self.has_chance() && self.stage(state) == Stage::PlaceMice => ToAct::Chance,
            None => ToAct::Seat(state.seat),
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
        let free = self.all - state.occupied();
        let stage = self.stage(state);
        if stage != Stage::Move {
            let cells = free & self.for_placing(stage);
            return cells.iter().try_for_each(|at| visit(Action::Place(at)));
        }
        // A cat that has jumped jumps on or ends its turn (rule 4).
        if let Some(from) = state.jumping {
            self.hops_of(state, from).try_for_each(|(_, to)| visit(Action::Move { from, to }))?;
            return visit(Action::End);
        }
        let pieces = if state.seat == CATS { state.cats } else { state.mice };
        for from in pieces {
            // All step (rule 2); only cats jump (rule 3).
            for to in self.steps[from.index()] & free {
                visit(Action::Move { from, to })?;
            }
            if state.seat == CATS {
                let mut hops = self.hops_of(state, from);
                hops.try_for_each(|(_, to)| visit(Action::Move { from, to }))?;
            }
        }
        ControlFlow::Continue(())
    }

    fn apply(&self, state: &mut State, action: Action, observer: &mut impl Observer) {
        match action {
            Action::Place(cell) => self.place(state, cell, observer),
            Action::Move { from, to } => self.go(state, from, to, observer),
            Action::End => self.end_turn(state),
            _ => {}
        }
    }

    #[inline(always)]
    fn has_chance(&self) -> bool {
        self.scatter == Scatter::Random
    }

    /// Chance has no part in the moves.
    #[inline(always)]
    fn may_repeat(&self) -> bool {
        true
    }

    /// Placing is no turn of its own.
    fn begins_turn(&self, state: &State) -> bool {
        let free_to_choose = state.jumping.is_none() && !state.standing.is_over();
        free_to_choose && self.stage(state) == Stage::Move
    }

    fn each_piece(&self, state: &State, mut visit: impl FnMut(Piece, Place)) {
        let (cat, mouse) = (Colour(CATS.0), Colour(MICE.0));
        state.cats.iter().for_each(|cell| visit(Piece::Of(cat), Place::On(cell)));
        state.mice.iter().for_each(|cell| visit(Piece::Of(mouse), Place::On(cell)));
        for _ in state.cats.len()..PAIR {
            visit(Piece::Of(cat), Place::Yard(cat));
        }
        for _ in 0..state.unplaced {
            visit(Piece::Of(mouse), Place::Yard(mouse));
        }
        for _ in state.mice.len() + u32::from(state.unplaced)..u32::from(self.all_mice) {
            visit(Piece::Of(mouse), Place::TakenBy(CATS));
        }
    }

    /// Quiet turns are left out, as passes are: they make no other position.
    fn stage_word(&self, state: &State) -> u64 {
        let jumping = state.jumping.map_or(0, |cell| u64::from(cell.number()) + 1);
        let unplaced = u64::from(state.unplaced);
        state.standing.word() << 24 | unplaced << 16 | jumping << 4 | u64::from(state.seat.0)
    }

    /// The booklet names no measure: they share (rule 8).
    fn measure(&self, state: &State) -> Outcome {
        let mut standing = state.standing;
        standing.decide(|_| ());
        standing.outcome().expect("a decided game is over")
    }
}
