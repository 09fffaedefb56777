//! Barricade: pawns run for the home square by the roll of a die, past barricades
//! that the player who lands on them sets down again.
//!
//! The rule numbers in this module are those of Barricade in `docs/rules.md`.
//!
//! ```
//! use spielhof_rules::barricade::{Opening, Stage, games::BARRICADE};
//! use spielhof_rules::{Colour, Game, Play, Spec, Value};
//!
//! assert_eq!(BARRICADE.opening, [Opening::Rolled, Opening::First]);
//! let spec = Spec::of("barricade", 2).unwrap().set(Opening::OPTION, Opening::First.name());
//! let mut position = spec.build().unwrap().start();
//! position.act(position.read("d6").unwrap()).unwrap();
//!
//! let Play::Barricade(game, state) = position.play() else { panic!("Barricade") };
//! assert_eq!(state.stage(), Stage::Move(6));
//! assert_eq!((state.in_yard(Colour(0)), state.barricades().len()), (5, 11));
//! assert_eq!(game.board().name(game.home()), "i14");
//! ```

mod clauses;
pub mod games;
mod people;
mod variant;

pub use variant::{BarricadeRows, Colours, Entering, Opening, Variant};

use crate::action::Action;
use crate::game::{Game, Observer, Piece, Place, ToAct};
use crate::seating::{Colour, Hue, Seat, Seating, Side};
use crate::standing::{Outcome, Places, Standing};
use board::{BarricadeField, Board, Cell, Set};
use std::ops::ControlFlow;

/// Fields of the Barricade board.
pub type Fields = Set<2>;

/// Pawns of a colour.
const PAWNS: u32 = 5;

/// Barricade with its house rules chosen.
///
/// The [module](self) has an example.
#[derive(Debug)]
pub struct Barricade {
    board: &'static Board,
    seating: Seating,
    opening: Opening,
    bringing_in: Entering,
    places: Places,
    joins: Vec<Fields>,
    /// The field above each colour's yard.
    entries: Vec<Cell>,
    at_start: Fields,
    /// Where a barricade may be set down, were it free (rule 6).
    for_barricades: Fields,
    home: Cell,
}

/// What is to be done next.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The seat rolls for the beginning. Sets of seats as bits.
    Opening {
        /// Who still rolls in this round, the seat to roll among them.
        waiting: u8,
        /// The highest roll of this round.
        best: u8,
        /// The seat that rolled it.
        leaders: u8,
    },
    /// The seat rolls.
    Roll,
    /// The seat moves a pawn so far.
    Move(u8),
    /// The seat sets down the barricade it has lifted.
    SetDown,
}

/// A position of Barricade. Pawns that are not on the board are in their yards.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pawns: [Fields; 4],
    barricades: Fields,
    seat: Seat,
    stage: Stage,
    standing: Standing,
}

impl State {
    /// The fields of a colour's pawns.
    #[inline]
    pub fn pawns(&self, colour: Colour) -> Fields {
        self.pawns[colour.index()]
    }

    /// The fields of the barricades.
    pub fn barricades(&self) -> Fields {
        self.barricades
    }

    /// How many pawns of a colour wait in their yard.
    #[inline]
    pub fn in_yard(&self, colour: Colour) -> u32 {
        PAWNS - self.pawns(colour).len()
    }

    /// What is to be done next.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The seat that does it.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    #[inline]
    fn pawn_at(&self, field: Cell) -> Option<Colour> {
        (0..4).map(Colour).find(|&colour| self.pawns(colour).contains(field))
    }

    fn occupied(&self) -> Fields {
        self.pawns.iter().fold(self.barricades, |all, &pawns| all | pawns)
    }
}

impl Barricade {
    pub(crate) fn new(
        seating: Seating,
        opening: Opening,
        bringing_in: Entering,
        rows: BarricadeRows,
        places: Places,
    ) -> Barricade {
        let board = Board::barricade();
        let marked = |wanted: BarricadeField| {
            board::barricade_fields()
                .filter(move |&(_, mark)| mark == wanted)
                .map(|(field, _)| field)
        };
        let entry = |colour| {
            let yard = match seating.hue(colour) {
                Hue::Red => 0,
                Hue::Green => 1,
                Hue::Yellow => 2,
                _ => 3,
            };
            marked(BarricadeField::Entry(yard)).next().expect("every yard has its entry field")
        };
        let home = marked(BarricadeField::Home).next().expect("the board has a home square");
        let row = |field: Cell| board.row(field).parse::<u16>().unwrap_or(0);
        Barricade {
            board,
            opening,
            bringing_in,
            places,
            joins: board.cells().map(|field| board.neighbours(field).collect()).collect(),
            entries: seating.all_colours().map(entry).collect(),
            at_start: marked(BarricadeField::Barricade).collect(),
            for_barricades: board
                .cells()
                .filter(|&field| row(field) > rows.rows() && field != home)
                .collect(),
            home,
            seating,
        }
    }

    /// The field above a colour's yard.
    pub fn entry(&self, colour: Colour) -> Cell {
        self.entries[colour.index()]
    }

    /// The home square.
    pub fn home(&self) -> Cell {
        self.home
    }

    fn own(&self, seat: Seat) -> impl Iterator<Item = Colour> + '_ {
        self.seating.all_colours().filter(move |&colour| self.seating.seat_of(colour) == seat)
    }

    fn own_pawns(&self, state: &State, seat: Seat) -> Fields {
        self.own(seat).fold(Fields::EMPTY, |all, colour| all | state.pawns(colour))
    }

    /// Where a walk of exactly this number of fields can end (rules 3 and 4), whatever stands
    /// there. Without a cycle of fewer than twelve joins, never turning back for up to
    /// six fields means to come to new fields only.
    #[inline]
    pub fn walk(&self, from: Cell, fields: u8, barricades: Fields) -> Fields {
        let mut front = Fields::of(from);
        let mut seen = front;
        for step in 0..fields {
            let open = if step == 0 { front } else { front - barricades };
            front = open.iter().fold(Fields::EMPTY, |all, at| all | self.joins[at.index()]) - seen;
            seen |= front;
        }
        front
    }

    /// Where a pawn that comes in with this roll can end; the entry field counts one.
    #[inline]
    fn walk_in(&self, colour: Colour, die: u8, barricades: Fields) -> Fields {
        self.walk(self.entry(colour), die - 1, barricades)
    }

    /// Every way in and every walk with this roll, but none onto an own pawn (rule 5).
    fn each_move(
        &self,
        state: &State,
        die: u8,
        mut visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let own = self.own_pawns(state, state.seat);
        for colour in self.own(state.seat) {
            if state.in_yard(colour) > 0 {
                let targets = self.walk_in(colour, die, state.barricades) - own;
                targets.iter().try_for_each(|to| visit(Action::Enter { colour, to }))?;
            }
            for from in state.pawns(colour) {
                let targets = self.walk(from, die, state.barricades) - own;
                targets.iter().try_for_each(|to| visit(Action::Move { from, to }))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// May the seat pass where it could do nothing but bring a pawn in (rule 3)?
    #[inline]
    fn may_refuse_entry(&self, state: &State) -> bool {
        self.bringing_in == Entering::Free && !self.own_pawns(state, state.seat).is_empty()
    }

    /// Fields on which the lifted barricade may be set down.
    pub fn set_downs(&self, state: &State) -> Fields {
        self.for_barricades - state.occupied()
    }

    /// The seats in the order in which they roll for the beginning.
    fn rolling_order(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = self.seating.seats() as u8;
        (0..seats).map(move |n| Seat((self.seating.first().0 + n) % seats))
    }

    fn next_to_roll(&self, waiting: u8) -> Option<Seat> {
        self.rolling_order().find(|seat| waiting >> seat.0 & 1 != 0)
    }

    /// Rule 2: the highest begins with its roll, ties among the highest roll again.
    fn opening_roll(&self, state: &mut State, die: u8) {
        let Stage::Opening { waiting, best, leaders } = state.stage else { return };
        let me = 1 << state.seat.0;
        let waiting = waiting & !me;
        let leaders = match die.cmp(&best) {
            std::cmp::Ordering::Greater => me,
            std::cmp::Ordering::Equal => leaders | me,
            std::cmp::Ordering::Less => leaders,
        };
        let best = best.max(die);
        state.stage = if waiting != 0 {
            Stage::Opening { waiting, best, leaders }
        } else if leaders.is_power_of_two() {
            Stage::Move(best)
        } else {
            Stage::Opening { waiting: leaders, best: 0, leaders: 0 }
        };
        let turn_of = if waiting != 0 { waiting } else { leaders };
        state.seat = self.next_to_roll(turn_of).unwrap_or(state.seat);
    }

    /// A pawn lands: it hits (rule 5), lifts (rule 6) or wins (rule 8), and the turn ends or goes
    /// on.
    fn land(&self, state: &mut State, colour: Colour, to: Cell, observer: &mut impl Observer) {
        if let Some(enemy) = state.pawn_at(to) {
            state.pawns[enemy.index()].remove(to);
            observer.moved(Piece::Of(enemy), Place::On(to), Place::Yard(enemy));
        }
        state.pawns[colour.index()].insert(to);
        if to == self.home {
            state.standing.finish(self.seating.side_of(colour), self.places);
        }
        if state.barricades.contains(to) {
            state.barricades.remove(to);
            observer.moved(Piece::Barricade, Place::On(to), Place::Hand);
            state.stage = Stage::SetDown;
        } else {
            self.end_turn(state);
        }
    }

    fn end_turn(&self, state: &mut State) {
        state.stage = Stage::Roll;
        if state.standing.is_over() {
            return;
        }
        state.seat = self.seating.next_in_play(state.seat, &state.standing);
    }

    /// The total distance of a side's pawns to the home square; one in its yard is a
    /// field before its entry.
    pub fn distance_to_go(&self, state: &State, side: Side) -> u32 {
        let of_colour = |colour: Colour| -> u32 {
            let to_go = |field| u32::from(self.board.distance(field, self.home));
            let on_board: u32 = state.pawns(colour).iter().map(to_go).sum();
            on_board + state.in_yard(colour) * (to_go(self.entry(colour)) + 1)
        };
        let colours = self.seating.all_colours().filter(|&c| self.seating.side_of(c) == side);
        colours.map(of_colour).sum()
    }
}

impl Game for Barricade {
    type State = State;

    fn board(&self) -> &'static Board {
        self.board
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> State {
        let seats = self.seating.seats() as u8;
        let stage = match self.opening {
            Opening::Rolled => Stage::Opening { waiting: (1 << seats) - 1, best: 0, leaders: 0 },
            Opening::First => Stage::Roll,
        };
        State {
            pawns: [Fields::EMPTY; 4],
            barricades: self.at_start,
            seat: self.seating.first(),
            stage,
            standing: Standing::new(self.seating.sides()),
        }
    }

    #[inline]
    fn to_act(&self, state: &State) -> ToAct {
        match (state.standing.outcome(), state.stage) {
            (Some(outcome), _) => ToAct::Over(outcome),
            (None, Stage::Opening { .. } | Stage::Roll) => ToAct::Chance,
            (None, Stage::Move(_) | Stage::SetDown) => ToAct::Seat(state.seat),
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
            Stage::Opening { .. } | Stage::Roll => {
                (1..=6).try_for_each(|die| visit(Action::Roll(die)))
            }
            Stage::Move(die) => {
                // A seat that can move must (rule 7).
                let mut may_pass = true;
                let may_refuse_entry = self.may_refuse_entry(state);
                self.each_move(state, die, |action| {
                    may_pass &= may_refuse_entry && matches!(action, Action::Enter { .. });
                    visit(action)
                })?;
                if may_pass { visit(Action::Pass) } else { ControlFlow::Continue(()) }
            }
            Stage::SetDown => {
                self.set_downs(state).iter().try_for_each(|field| visit(Action::SetDown(field)))
            }
        }
    }

    fn count(&self, state: &State) -> u32 {
        if state.stage == Stage::SetDown {
            return self.set_downs(state).len();
        }
        let mut count = 0;
        let _ = self.each_action(state, |_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    fn apply(&self, state: &mut State, action: Action, observer: &mut impl Observer) {
        match action {
            Action::Roll(die) => match state.stage {
                Stage::Opening { .. } => self.opening_roll(state, die),
                _ => state.stage = Stage::Move(die),
            },
            Action::Move { from, to } => {
                if let Some(colour) = state.pawn_at(from) {
                    state.pawns[colour.index()].remove(from);
                    observer.moved(Piece::Of(colour), Place::On(from), Place::On(to));
                    self.land(state, colour, to, observer);
                }
            }
            Action::Enter { colour, to } => {
                observer.moved(Piece::Of(colour), Place::Yard(colour), Place::On(to));
                self.land(state, colour, to, observer);
            }
            Action::SetDown(field) => {
                state.barricades.insert(field);
                observer.moved(Piece::Barricade, Place::Hand, Place::On(field));
                self.end_turn(state);
            }
            Action::Pass => self.end_turn(state),
            _ => {}
        }
    }

    #[inline(always)]
    fn has_chance(&self) -> bool {
        true
    }

    fn begins_turn(&self, state: &State) -> bool {
        state.stage == Stage::Roll && !state.standing.is_over()
    }

    fn each_piece(&self, state: &State, mut visit: impl FnMut(Piece, Place)) {
        for colour in self.seating.all_colours() {
            for field in state.pawns(colour) {
                visit(Piece::Of(colour), Place::On(field));
            }
            for _ in 0..state.in_yard(colour) {
                visit(Piece::Of(colour), Place::Yard(colour));
            }
        }
        for field in state.barricades {
            visit(Piece::Barricade, Place::On(field));
        }
        if state.stage == Stage::SetDown {
            visit(Piece::Barricade, Place::Hand);
        }
    }

    fn stage_word(&self, state: &State) -> u64 {
        let stage = match state.stage {
            Stage::Opening { waiting, best, leaders } => {
                1 | u64::from(waiting) << 4 | u64::from(best) << 8 | u64::from(leaders) << 12
            }
            Stage::Roll => 2,
            Stage::Move(die) => 3 | u64::from(die) << 4,
            Stage::SetDown => 4,
        };
        state.standing.word() << 20 | stage << 4 | u64::from(state.seat.0)
    }

    fn measure(&self, state: &State) -> Outcome {
        let mut standing = state.standing;
        standing.decide(|side| std::cmp::Reverse(self.distance_to_go(state, side)));
        standing.outcome().expect("a decided game is over")
    }
}
