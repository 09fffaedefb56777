//! The race family: pieces step and jump across the board to a goal or onto a line.
//!
//! The rule numbers in this module are those of the basic rules in `docs/rules.md`.
//!
//! ```
//! use spielhof_rules::race::{Blocked, games::HALMA};
//! use spielhof_rules::{Colour, Game, Play, Side, Spec, Value};
//!
//! // A variant lists what may be chosen, the default first.
//! let values: Vec<&str> = HALMA.blocked.iter().map(|value: &Blocked| value.name()).collect();
//! let spec = Spec::of("halma", 2).unwrap().set(Blocked::OPTION, values[1]);
//!
//! // Positions of the square board are of type `State<4>`, those of the star of `State<2>`.
//! let position = spec.build().unwrap().start();
//! let Play::Square(race, state) = position.play() else { panic!("a race on the square") };
//! assert_eq!(state.pieces(Colour(0)), race.home(Colour(0)));
//! let mut next = state.clone();
//! race.apply(&mut next, position.read("e2-f3").unwrap(), &mut ());
//! assert!(race.distance_to_go(&next, Side(0)) < race.distance_to_go(state, Side(0)));
//! ```

pub(crate) mod blocked;
mod clauses;
mod freedom;
mod game;
pub mod games;
mod leaving;
mod marks;
pub(crate) mod moves;
mod people;
pub(crate) mod quarters;
mod spans;
mod variant;

pub use freedom::Freedom;
pub use variant::{
    Aim, Blocked, CannotClear, Colours, Jumps, Layout, LeaveGoal, Line, Marked, Movement, Partners,
    Pieces, Variant, Yard,
};

use crate::game::{Observer, Piece, Place};
use crate::seating::{Colour, MOST, Seat, Seating, Side};
use crate::standing::Standing;
use blocked::Duty;
use board::{Board, BoardId, Cell, Set, Shade};
use leaving::Hold;
use marks::Marks;
use moves::{Crowd, Moves, Targets};
use quarters::QuarterSet;
use std::ops::ControlFlow;
use variant::{Army, Rules};

/// A race game with its house rules chosen.
///
/// The [module](self) has an example.
#[derive(Debug)]
pub struct Race<const W: usize> {
    board: &'static Board,
    seating: Seating,
    rules: Rules,
    pub(crate) moves: Moves<W>,
    armies: Vec<Grounds<W>>,
    /// The colours of each seat, as bits.
    own: [u8; MOST],
    /// The colours of each side, as bits.
    ours: [u8; MOST],
    /// The lines that win, for each side, when the aim is a line.
    lines: Vec<Vec<Set<W>>>,
    all: Set<W>,
    /// Cells of each shade: dark, light.
    shades: [Set<W>; 2],
    /// Can all pieces of a colour be in their goal while its side has not won, so that it
    /// depends on the other moves whether they may leave (rule 6)?
    may_be_complete: bool,
}

/// Where a colour comes from and where it goes.
#[derive(Debug)]
struct Grounds<const W: usize> {
    home: Set<W>,
    goal: Set<W>,
    /// What rule 8 `clear` asks to leave.
    home_yard: Set<W>,
    /// What rule 6 asks to stay in.
    goal_yard: Set<W>,
    /// The cells outside the goal that are next to it.
    before_goal: Set<W>,
    /// The corner cell or outermost hole behind the home.
    near: Cell,
    /// The same behind the goal.
    far: Cell,
    tip: Option<board::Tip>,
}

/// A position of a race game.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State<const W: usize> {
    colours: [Set<W>; MOST],
    /// All pieces by quarters of the board: kept up to date, because every turn asks.
    quarters: QuarterSet,
    seat: Seat,
    standing: Standing,
    /// How many seats have just passed in a row.
    passes: u8,
    marks: Marks,
}

impl<const W: usize> State<W> {
    /// The cells of a colour's pieces.
    #[inline]
    pub fn pieces(&self, colour: Colour) -> Set<W> {
        self.colours[colour.index()]
    }

    /// All cells that hold a piece.
    #[inline]
    pub fn occupied(&self) -> Set<W> {
        self.colours.iter().fold(Set::EMPTY, |all, &pieces| all | pieces)
    }

    /// Who has finished and who is beaten.
    pub(crate) fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The same with another seat to act: a question, not a position of the game.
    pub fn with_turn(self, seat: Seat) -> State<W> {
        State { seat, ..self }
    }

    /// The colour of the piece on a cell.
    #[inline]
    pub fn at(&self, cell: Cell) -> Option<Colour> {
        (0..MOST as u8).map(Colour).find(|&colour| self.pieces(colour).contains(cell))
    }
}

/// What one piece may do: the masks that rules 2, 3 and 6 put on its moves.
struct Reach<const W: usize> {
    /// Where it may step.
    steps: Set<W>,
    /// Where a jump may land on the way.
    landings: Set<W>,
    /// Where the turn may end.
    ends: Set<W>,
}

/// What the seat to act finds at the beginning of its turn.
struct Outlook<'a, const W: usize> {
    crowd: &'a Crowd<W>,
    duty: Duty,
    hold: Hold,
}

impl<const W: usize> Race<W> {
    pub(crate) fn new(
        board: BoardId,
        seating: Seating,
        rules: Rules,
        armies: Vec<Army>,
        line: Line,
    ) -> Race<W> {
        let board = Board::of(board);
        let grounds = |army: Army| {
            let goal: Set<W> = army.goal.into_iter().collect();
            let around: Set<W> = goal.iter().flat_map(|cell| board.neighbours(cell)).collect();
            Grounds {
                home: army.home.into_iter().collect(),
                goal,
                home_yard: army.home_yard.into_iter().collect(),
                goal_yard: army.goal_yard.into_iter().collect(),
                before_goal: around - goal,
                near: army.near,
                far: army.far,
                tip: army.tip,
            }
        };
        let armies: Vec<Grounds<W>> = armies.into_iter().map(grounds).collect();
        let (mut own, mut ours) = ([0; MOST], [0; MOST]);
        for colour in seating.all_colours() {
            own[seating.seat_of(colour).index()] |= 1 << colour.0;
            ours[seating.side_of(colour).index()] |= 1 << colour.0;
        }
        let lines = match rules.aim {
            Aim::Goal => Vec::new(),
            Aim::Line => {
                seating.all_sides().map(|side| lines_of(side, &seating, &armies, line)).collect()
            }
        };
        let shaded = |shade| board.cells().filter(|&cell| board.shade(cell) == shade).collect();
        Race {
            board,
            rules,
            moves: Moves::new(board, rules.jumps),
            armies,
            own,
            ours,
            lines,
            all: board.cells().collect(),
            shades: [shaded(Shade::Dark), shaded(Shade::Light)],
            may_be_complete: leaving::may_be_complete(&rules, &ours),
            seating,
        }
    }

    fn state(
        &self,
        colours: [Set<W>; MOST],
        seat: Seat,
        standing: Standing,
        passes: u8,
        marks: Marks,
    ) -> State<W> {
        let occupied = colours.iter().fold(Set::EMPTY, |all, &pieces| all | pieces);
        State { colours, quarters: self.moves.words(occupied), seat, standing, passes, marks }
    }

    /// The pieces of a position, ready for the questions that jumps ask.
    #[inline(always)]
    pub(crate) fn crowd(&self, state: &State<W>) -> Crowd<W> {
        self.moves.crowd(state.occupied(), &state.quarters)
    }

    /// Where a colour starts.
    pub fn home(&self, colour: Colour) -> Set<W> {
        self.armies[colour.index()].home
    }

    /// Where a colour must go.
    pub fn goal(&self, colour: Colour) -> Set<W> {
        self.armies[colour.index()].goal
    }

    /// The corner cell or outermost hole behind a colour's goal.
    pub fn far(&self, colour: Colour) -> Cell {
        self.armies[colour.index()].far
    }

    /// The lines that win for a side; none when the aim is a goal.
    pub fn lines(&self, side: Side) -> &[Set<W>] {
        self.lines.get(side.index()).map_or(&[], Vec::as_slice)
    }

    /// Is it one colour alone, whose pieces are all alike and step and jump over neighbours as they like?
    pub fn is_plain(&self) -> bool {
        self.seating.all_colours().count() == 1
            && self.rules.movement == Movement::Basic
            && self.rules.jumps == Jumps::Adjacent
            && self.rules.leave_goal == LeaveGoal::Yes
            && self.rules.marked == Marked::None
    }

    /// Which pieces may step and which may jump.
    pub fn movement(&self) -> Movement {
        self.rules.movement
    }

    #[inline]
    fn colours_of(&self, side: Side) -> impl Iterator<Item = Colour> + use<W> {
        each_bit(self.ours[side.index()])
    }

    /// Have all pieces of a colour arrived?
    #[inline]
    fn arrived(&self, state: &State<W>, colour: Colour) -> bool {
        state.pieces(colour).is_subset(self.goal(colour))
    }

    /// The colours a seat may move now.
    #[inline]
    fn movable(&self, state: &State<W>, seat: Seat) -> impl Iterator<Item = Colour> + use<W> {
        let mut colours = self.own[seat.index()];
        if self.rules.partners == Partners::Opposite
            && each_bit(colours).all(|colour| self.arrived(state, colour))
        {
            colours |= self.own[(seat.index() + 2) % 4];
        }
        each_bit(colours)
    }

    /// The masks on the moves of one piece.
    fn reach(&self, state: &State<W>, colour: Colour, from: Cell, hold: Hold) -> Reach<W> {
        let around = self.moves.steps[from.index()];
        let goal = self.goal(colour);
        let mut reach = match self.rules.movement {
            Movement::Basic => Reach { steps: around, landings: self.all, ends: self.all },
            Movement::Simple => {
                Reach { steps: around, landings: self.all, ends: self.same_shade(from) }
            }
            Movement::Strict => {
                // What stays in the goal from first to last is free.
                let within = if goal.contains(from) { goal } else { Set::EMPTY };
                let (steps, landings) = match self.board.shade(from) {
                    Shade::Dark => ((around & self.same_shade(from)) | (around & within), within),
                    Shade::Light => (around & within, self.all),
                };
                Reach { steps, landings, ends: self.all }
            }
        };
        if self.is_held_by(hold, state, colour, from) {
            reach.ends &= self.goal_yard(colour);
        }
        reach
    }

    fn same_shade(&self, cell: Cell) -> Set<W> {
        let [dark, light] = self.shades;
        if dark.contains(cell) { dark } else { light }
    }

    /// Every cell a piece can go to by a step or a chain (rules 1 to 6).
    #[inline(always)]
    fn targets(
        &self,
        state: &State<W>,
        colour: Colour,
        from: Cell,
        crowd: &Crowd<W>,
        hold: Hold,
    ) -> Targets<W> {
        let held = self.is_held_by(hold, state, colour, from);
        if self.rules.movement == Movement::Basic && !held {
            let steps = self.moves.steps[from.index()] - crowd.set;
            self.moves.chain(from, crowd).and_steps(steps)
        } else {
            self.masked_targets(state, colour, from, crowd, hold).into()
        }
    }

    /// The same for a piece that rules 2, 3 or 6 hold back.
    #[inline(never)]
    fn masked_targets(
        &self,
        state: &State<W>,
        colour: Colour,
        from: Cell,
        crowd: &Crowd<W>,
        hold: Hold,
    ) -> Set<W> {
        let reach = self.reach(state, colour, from, hold);
        let chain = self.moves.chain_within(from, crowd, reach.landings);
        ((reach.steps - crowd.set) | chain) & reach.ends
    }

    /// What the seat to act finds at the beginning of its turn.
    #[inline(always)]
    fn outlook<'a>(&self, state: &State<W>, crowd: &'a Crowd<W>) -> Outlook<'a, W> {
        let duty = self.duty(state, crowd);
        Outlook { crowd, duty, hold: self.hold(state, crowd, duty) }
    }

    /// Every cell a piece may go to now: its targets, as far as duty allows.
    #[inline(always)]
    fn ends(
        &self,
        state: &State<W>,
        colour: Colour,
        from: Cell,
        outlook: &Outlook<W>,
    ) -> Targets<W> {
        let targets = self.targets(state, colour, from, outlook.crowd, outlook.hold);
        outlook.duty.ends(self, colour, from, targets)
    }

    /// Every piece that may move, with the cells it can go to, if there are any.
    #[inline(always)]
    fn each_group(
        &self,
        state: &State<W>,
        outlook: &Outlook<W>,
        mut visit: impl FnMut(Cell, Targets<W>) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for colour in self.movable(state, state.seat) {
            for from in outlook.duty.pieces(self, state, colour) {
                visit(from, self.ends(state, colour, from, outlook))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Rule 7, or the line of Connection.
    fn has_won(&self, state: &State<W>, side: Side) -> bool {
        match self.rules.aim {
            Aim::Line => {
                let pieces = self.colours_of(side).fold(Set::EMPTY, |all, c| all | state.pieces(c));
                self.lines(side).iter().any(|line| line.is_subset(pieces))
            }
            Aim::Goal => self.colours_of(side).all(|colour| {
                let filled = self.arrived(state, colour)
                    || self
                        .goal(colour)
                        .is_subset(state.pieces(colour) | self.beaten_pieces(state));
                filled && self.mark_has_arrived(state, colour)
            }),
        }
    }

    #[inline]
    fn beaten_pieces(&self, state: &State<W>) -> Set<W> {
        if !state.standing.is_any_beaten() {
            return Set::EMPTY;
        }
        let beaten = |&colour: &Colour| state.standing.is_beaten(self.seating.side_of(colour));
        let colours = self.seating.all_colours().filter(beaten);
        colours.fold(Set::EMPTY, |all, colour| all | state.pieces(colour))
    }

    /// Gives these sides their places, if they have reached their aim.
    pub(crate) fn place_winners(&self, state: &mut State<W>, sides: impl Iterator<Item = Side>) {
        for side in sides {
            let standing = &state.standing;
            if !standing.is_over() && standing.in_play(side) && self.has_won(state, side) {
                state.standing.finish(side, self.rules.places);
            }
        }
    }

    /// Hands the turn to the next seat in play.
    pub(crate) fn pass_on(&self, state: &mut State<W>) {
        state.seat = self.seating.next_in_play(state.seat, &state.standing);
    }

    /// When every seat still in the game has passed in a row, the measure decides.
    fn end_if_all_pass(&self, state: &mut State<W>) {
        let standing = &state.standing;
        if !standing.is_over() && self.seating.all_have_passed(state.passes, standing) {
            self.decide(state);
        }
    }

    /// The game stops here, and the measure decides.
    pub(crate) fn decide(&self, state: &mut State<W>) {
        let at_the_end = *state;
        state.standing.decide(|side| self.progress(&at_the_end, side));
    }

    /// What happens at the beginning of a turn before anybody acts.
    pub(crate) fn begin_turn(&self, state: &mut State<W>, observer: &mut impl Observer) {
        while !state.standing.is_over() {
            let side = self.seating.side(state.seat);
            if self.wins_by_filling(state, side) {
                state.standing.finish(side, self.rules.places);
            } else if self.must_clear_and_cannot(state) {
                self.beat(state, side, observer);
            } else {
                break;
            }
            if !state.standing.is_over() {
                self.pass_on(state);
            }
        }
        if self.seating.seats() == 1 && !state.standing.is_over() && !self.can_move(state) {
            state.standing.give_up();
        }
    }

    fn can_move(&self, state: &State<W>) -> bool {
        self.can_move_by(state, &self.outlook(state, &self.crowd(state)))
    }

    fn can_move_by(&self, state: &State<W>, outlook: &Outlook<W>) -> bool {
        let some = |_, targets: Targets<W>| match targets.len() {
            0 => ControlFlow::Continue(()),
            _ => ControlFlow::Break(()),
        };
        self.each_group(state, outlook, some).is_break()
    }

    /// Pieces in the goal (or on the best line), then the smaller distance to go.
    fn progress(&self, state: &State<W>, side: Side) -> (u32, i32) {
        match self.rules.aim {
            Aim::Line => {
                let pieces = self.colours_of(side).fold(Set::EMPTY, |all, c| all | state.pieces(c));
                let on_line = self.lines(side).iter().map(|&line| (line & pieces).len()).max();
                (on_line.unwrap_or(0), 0)
            }
            Aim::Goal => {
                let arrived = |c: Colour| (state.pieces(c) & self.goal(c)).len();
                let in_goal = self.colours_of(side).map(arrived).sum();
                (in_goal, -self.distance_to_go(state, side))
            }
        }
    }

    /// The total distance of a side's pieces to the far corner or tip of their goals.
    pub fn distance_to_go(&self, state: &State<W>, side: Side) -> i32 {
        let of_colour = |colour: Colour| -> i32 {
            let far = self.far(colour);
            state.pieces(colour).iter().map(|cell| i32::from(self.board.distance(cell, far))).sum()
        };
        self.colours_of(side).map(of_colour).sum()
    }

    pub(crate) fn relocate(
        &self,
        state: &mut State<W>,
        colour: Colour,
        from: Cell,
        to: Cell,
        observer: &mut impl Observer,
    ) {
        let pieces = &mut state.colours[colour.index()];
        *pieces = pieces.without(from).with(to);
        self.moves.relocate(&mut state.quarters, from, to);
        let piece = state.marks.piece(colour, from);
        if piece == Piece::Marked(colour) {
            state.marks.set(colour, to);
        }
        observer.moved(piece, Place::On(from), Place::On(to));
    }

    /// Two pieces change places, which may bring any side to its aim.
    pub(crate) fn change_places(
        &self,
        state: &mut State<W>,
        own: Cell,
        enemy: Cell,
        observer: &mut impl Observer,
    ) {
        if let (Some(mine), Some(theirs)) = (state.at(own), state.at(enemy)) {
            self.relocate(state, mine, own, enemy, observer);
            self.relocate(state, theirs, enemy, own, observer);
        }
        let mover = self.seating.side(state.seat);
        let others = self.seating.all_sides().filter(|&side| side != mover);
        self.place_winners(state, std::iter::once(mover).chain(others));
    }
}

/// The colours whose bits are set.
#[inline]
fn each_bit(mut colours: u8) -> impl Iterator<Item = Colour> {
    std::iter::from_fn(move || {
        let lowest = (colours != 0).then(|| Colour(colours.trailing_zeros() as u8))?;
        colours &= colours - 1;
        Some(lowest)
    })
}

/// The lines between tips two apart that count for a side.
fn lines_of<const W: usize>(
    side: Side,
    seating: &Seating,
    armies: &[Grounds<W>],
    line: Line,
) -> Vec<Set<W>> {
    let mine: Vec<board::Tip> = seating
        .all_colours()
        .filter(|&colour| seating.side_of(colour) == side)
        .filter_map(|colour| armies[colour.index()].tip)
        .collect();
    board::Tip::lines()
        .filter(|(tips, _)| line == Line::Any || tips.iter().any(|tip| mine.contains(tip)))
        .map(|(_, cells)| cells.collect())
        .collect()
}
