//! Captive pieces: every hop is an action of its own, because what it takes depends
//! on the way. A hop is legal only if the turn can still end outside the hexagon.
//!
//! The rule numbers in this module are those of captive-2 in `docs/rules.md`.
//!
//! ```
//! use spielhof_rules::captive::{Jumper, games::CAPTIVE_2};
//! use spielhof_rules::{Play, Seat, Spec, Value};
//!
//! assert_eq!(CAPTIVE_2.players, [2, 3, 4, 5, 6]);
//! let spec = Spec::of("captive-2", 2).unwrap().set(Jumper::OPTION, Jumper::Counts.name());
//! let mut position = spec.build().unwrap().start();
//! position.act(position.actions()[0]).unwrap();
//! let Play::Captive(_, state) = position.play() else { panic!("Captive 2") };
//! assert!(state.taken(Seat(0)) > 0);
//! ```

mod clauses;
pub mod games;
mod people;

use crate::action::Action;
use crate::game::{Game, Observer, Piece, Place, ToAct};
use crate::head::Head;
use crate::options::{Choice, Picks, values};
use crate::refusal::{Refusal, Rule};
use crate::seating::{Hue, MOST, Seat, Seating};
use crate::standing::{Outcome, Standing};
use board::BoardId;
use board::{Board, Cell, Set};
use std::ops::ControlFlow;

/// Holes of the star.
pub type Holes = Set<2>;

/// A game of this family.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Id and source.
    pub head: Head,
    /// How many can play.
    pub players: &'static [u8],
    /// Rule 4.
    pub jumper: Choice<Jumper>,
}

impl crate::variant::Variant for Variant {
    fn head(&self) -> &Head {
        &self.head
    }

    fn players(&self) -> Vec<u8> {
        self.players.to_vec()
    }

    fn boards(&self) -> Vec<BoardId> {
        vec![BoardId::Star]
    }

    fn rule(&self, refusal: &Refusal) -> Rule {
        clauses::rule(refusal)
    }
}

/// What becomes of the piece that has jumped out (rule 4).
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jumper {
    /// It leaves the game.
    Out,
    /// It counts for the player who jumped.
    Counts,
}
values!(Jumper: "jumper" { Out: "out", Counts: "counts" });

impl Variant {
    pub(crate) fn build(&self, picks: &mut Picks) -> Captive {
        let jumper = picks.pick(self.jumper);
        let colourless: Vec<&[Hue]> = vec![&[]; usize::from(picks.players)];
        Captive::new(Seating::each_alone(&colourless, picks.first), jumper)
    }
}

/// The game with its house rules chosen.
///
/// The [module](self) has an example.
#[derive(Debug)]
pub struct Captive {
    board: &'static Board,
    seating: Seating,
    jumper: Jumper,
    /// What is full at the start but for the middle (rule 1), and has to be left (rule 3).
    hexagon: Holes,
    middle: Cell,
    /// For each hole the jumps over its neighbours (rule 2): over, landing.
    hops: Vec<Vec<(Cell, Cell)>>,
}

/// A position.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pieces: Holes,
    taken: [u8; MOST],
    seat: Seat,
    /// The piece that is on its way out, hop by hop (rule 2).
    jumping: Option<Cell>,
    standing: Standing,
}

impl State {
    /// The holes that hold a piece.
    pub fn pieces(&self) -> Holes {
        self.pieces
    }

    /// How many pieces a seat has taken.
    pub fn taken(&self, seat: Seat) -> u8 {
        self.taken[seat.index()]
    }
}

impl Captive {
    fn new(seating: Seating, jumper: Jumper) -> Captive {
        let board = Board::star();
        let hops = |from: Cell| {
            let hop = |direction| {
                let mut ahead = board.ray(from, direction);
                Some((ahead.next()?, ahead.next()?))
            };
            (0..board.directions()).filter_map(hop).collect()
        };
        Captive {
            board,
            seating,
            jumper,
            hexagon: board::hexagon().collect(),
            middle: board.cell("i5").expect("the star has a middle"),
            hops: board.cells().map(hops).collect(),
        }
    }

    /// The hops a piece could make now (rule 2), whether or not the turn could be completed.
    fn hops_of(&self, pieces: Holes, from: Cell) -> impl Iterator<Item = (Cell, Cell)> + '_ {
        let possible =
            move |&(over, land): &(Cell, Cell)| pieces.contains(over) && !pieces.contains(land);
        self.hops[from.index()].iter().copied().filter(possible)
    }

    /// Can a piece on this hole still get out (rule 3)? `others` are all pieces but it.
    fn gets_out(&self, others: Holes, at: Cell) -> bool {
        !self.hexagon.contains(at)
            || self
                .hops_of(others, at)
                .any(|(over, land)| self.gets_out(others.without(over), land))
    }

    /// The hops of one piece after which the turn can be completed (rules 2 and 3).
    fn legal_hops(&self, pieces: Holes, from: Cell) -> impl Iterator<Item = Cell> + '_ {
        let others = pieces.without(from);
        self.hops_of(others, from)
            .filter(move |&(over, land)| self.gets_out(others.without(over), land))
            .map(|(_, land)| land)
    }

    fn over(&self, from: Cell, to: Cell) -> Option<Cell> {
        self.hops[from.index()].iter().find(|&&(_, land)| land == to).map(|&(over, _)| over)
    }

    /// Without an exit the game ends: most pieces win (rule 5).
    fn begin_turn(&self, state: &mut State) {
        let stuck = |from: Cell| self.legal_hops(state.pieces, from).next().is_none();
        if state.pieces.iter().all(stuck) {
            let taken = state.taken;
            state.standing.decide(|side| taken[side.index()]);
        }
    }
}

impl Game for Captive {
    type State = State;

    fn board(&self) -> &'static Board {
        self.board
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    /// Rule 1.
    fn start(&self) -> State {
        State {
            pieces: self.hexagon.without(self.middle),
            taken: [0; MOST],
            seat: self.seating.first(),
            jumping: None,
            standing: Standing::new(self.seating.sides()),
        }
    }

    fn to_act(&self, state: &State) -> ToAct {
        match state.standing.outcome() {
            Some(outcome) => ToAct::Over(outcome),
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
        // Any piece begins the turn, and the same one goes on (rule 2).
        let pickable = state.jumping.map_or(state.pieces, Holes::of);
        pickable.iter().try_for_each(|from| {
            self.legal_hops(state.pieces, from).try_for_each(|to| visit(Action::Move { from, to }))
        })
    }

    fn apply(&self, state: &mut State, action: Action, observer: &mut impl Observer) {
        let Action::Move { from, to } = action else { return };
        let Some(over) = self.over(from, to) else { return };
        observer.moved(Piece::Shared, Place::On(from), Place::On(to));
        // What is jumped over is taken at once (rule 2).
        observer.moved(Piece::Shared, Place::On(over), Place::TakenBy(state.seat));
        state.taken[state.seat.index()] += 1;
        state.pieces = state.pieces.without(from).without(over);
        // The first landing outside ends the turn (rule 3).
        if self.hexagon.contains(to) {
            state.pieces.insert(to);
            state.jumping = Some(to);
            return;
        }
        // Rule 4.
        let place = match self.jumper {
            Jumper::Out => Place::Out,
            Jumper::Counts => {
                state.taken[state.seat.index()] += 1;
                Place::TakenBy(state.seat)
            }
        };
        observer.moved(Piece::Shared, Place::On(to), place);
        state.jumping = None;
        state.seat = Seat((state.seat.0 + 1) % self.seating.seats() as u8);
        self.begin_turn(state);
    }

    fn begins_turn(&self, state: &State) -> bool {
        state.jumping.is_none() && !state.standing.is_over()
    }

    fn each_piece(&self, state: &State, mut visit: impl FnMut(Piece, Place)) {
        state.pieces.iter().for_each(|hole| visit(Piece::Shared, Place::On(hole)));
        for seat in self.seating.all_seats() {
            for _ in 0..state.taken(seat) {
                visit(Piece::Shared, Place::TakenBy(seat));
            }
        }
    }

    fn stage_word(&self, state: &State) -> u64 {
        let jumping = state.jumping.map_or(0, |hole| u64::from(hole.number()) + 1);
        state.standing.word() << 16 | jumping << 4 | u64::from(state.seat.0)
    }

    /// Most pieces, as in rule 5.
    fn measure(&self, state: &State) -> Outcome {
        let mut standing = state.standing;
        standing.decide(|side| state.taken[side.index()]);
        standing.outcome().expect("a decided game is over")
    }
}
