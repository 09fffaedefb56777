//! Evaluation of races: how far the pieces still have to go.

use super::distance::{STEP, weigh};
use super::isolation::Isolation;
use super::lines::Lines;
use super::stragglers::Stragglers;
use super::{Evaluated, Evaluation, Evaluator, SoloPlanning, Tuning, walls};
use board::{Cell, Set};
use rules::race::{Movement, Race, State};
use rules::{Action, Colour, Game, Seat, Side};

/// The value of being the next to act: about half of what a turn gains, so that scores hardly
/// depend on whose turn a search ends with.
const TEMPO: i32 = 3 * STEP;
/// The weight of the squared distance: long distances count more, so that no piece is left
/// behind.
const STRAGGLING: i32 = 12;
/// The cost of each step away from the straight line between the yards.
const ASIDE: i64 = 32;
/// The cost of each step of the marked piece from its corner, in addition to that of any piece.
const MARKED: i32 = 60;
/// The number of hindmost pieces whose next gains count, by half.
const STRAGGLERS: usize = 5;
/// For a side alone the next gains of all pieces count, by this percentage. With 100 or more it
/// would prepare forever.
const SOLO_PROSPECTS: i32 = 75;
/// About how many steps a piece advances in a turn, with its jumps.
const STEPS_A_TURN: i32 = 4;

struct RaceEvaluator<'g, const W: usize> {
    race: &'g Race<W>,
    /// For each colour, the value of one of its pieces on each cell.
    values: Vec<Vec<i32>>,
    /// The first colour of each seat.
    first_colour: Vec<Colour>,
    /// Every seat moves one colour, no piece is marked and no line wins. Then gains come from
    /// the table of values alone.
    plain: bool,
    lines: Option<Lines<W>>,
    /// Present where every piece may step and jump and a goal has to be reached.
    stragglers: Option<Stragglers<W>>,
    /// Present where pieces on light cells only jump and there are more than two sides: two sides
    /// would keep each other's helpers away, and neither would arrive.
    isolation: Option<Isolation<W>>,
    /// Can enemies be enclosed forever?
    walls: bool,
}

impl<const W: usize> Evaluated for Race<W> {
    fn evaluator(&self) -> impl Evaluator<Game = Race<W>> {
        let seating = self.seating();
        let lines = Lines::of(self);
        let first_of = |seat| seating.all_colours().find(|&c| seating.seat_of(c) == seat);
        RaceEvaluator {
            race: self,
            plain: lines.is_none()
                && seating.all_colours().count() == seating.sides()
                && seating.all_colours().all(|colour| self.start().marked(colour).is_none()),
            first_colour: seating.all_seats().filter_map(first_of).collect(),
            values: seating.all_colours().map(|colour| values(self, colour)).collect(),
            stragglers: (lines.is_none() && self.movement() == Movement::Basic)
                .then(|| Stragglers::of(self)),
            isolation: (self.movement() == Movement::Strict && seating.sides() > 2)
                .then(|| Isolation::of(self)),
            walls: lines.is_none() && walls::may_last(self),
            lines,
        }
    }
}

fn distance_to<const W: usize>(race: &Race<W>, cell: Cell, place: Set<W>) -> i32 {
    let distances = place.iter().map(|end| i32::from(race.board().distance(cell, end)));
    distances.min().unwrap_or(0)
}

/// The value of a piece of a colour on each cell. Within the goal the far end is best, so that the
/// first to arrive make room for the next.
fn values<const W: usize>(race: &Race<W>, colour: Colour) -> Vec<i32> {
    let board = race.board();
    let (home, goal, far) = (race.home(colour), race.goal(colour), race.far(colour));
    let to_far = |cell| i32::from(board.distance(cell, far));
    let depth = goal.iter().map(to_far).max().unwrap_or(0);
    let middle = |place: Set<W>| {
        let points = place.iter().map(|cell| board.point(cell));
        let (x, y) = points.fold((0, 0), |(x, y), p| (x + i64::from(p.x), y + i64::from(p.y)));
        (x / i64::from(place.len()), y / i64::from(place.len()))
    };
    let (from, to) = (middle(home), middle(goal));
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let length = (x * x + y * y).isqrt().max(1);
    // Points are thousandths of a step.
    let aside = |cell| {
        let p = board.point(cell);
        let across = x * (i64::from(p.y) - from.1) - y * (i64::from(p.x) - from.0);
        (ASIDE * (across / length).abs() / 1000) as i32
    };
    let is_marked = race.start().marked(colour).is_some();
    let value = |cell| {
        if is_marked && cell == far {
            // Kept free for the marked piece: for any other it is as good as the entrance.
            weigh(depth, STRAGGLING)
        } else if goal.contains(cell) {
            weigh(to_far(cell), STRAGGLING)
        } else {
            weigh(depth + distance_to(race, cell, goal), STRAGGLING) - aside(cell)
        }
    };
    board.cells().map(value).collect()
}

impl<const W: usize> RaceEvaluator<'_, W> {
    fn own(&self, side: Side) -> impl Iterator<Item = Colour> + '_ {
        let seating = self.race.seating();
        seating.all_colours().filter(move |&colour| seating.side_of(colour) == side)
    }

    /// What a move of the seat to act gains on its best line.
    fn line_gain(&self, lines: &Lines<W>, state: &State<W>, from: Cell, to: Cell) -> i32 {
        let side = self.race.seating().side(self.race.turn(state));
        let pieces = self.pieces(state, side);
        let enemies = state.occupied() - pieces;
        lines.progress(side, pieces.without(from).with(to), enemies)
            - lines.progress(side, pieces, enemies)
    }

    /// The progress still missing to the enemies that a side encloses in its goals. While they are
    /// there, it counts for nobody.
    #[inline]
    fn enclosed(&self, state: &State<W>, side: Side) -> i32 {
        if !self.walls {
            return 0;
        }
        let value =
            |cell: Cell| state.at(cell).map_or(0, |enemy| self.values[enemy.index()][cell.index()]);
        let of_colour = |colour| walls::enclosed(self.race, state, colour);
        self.own(side).flat_map(of_colour).map(value).sum()
    }

    fn pieces(&self, state: &State<W>, side: Side) -> Set<W> {
        self.own(side).fold(Set::EMPTY, |all, colour| all | state.pieces(colour))
    }

    /// What the hindmost `number` pieces of each own colour would gain if each moved now.
    #[inline]
    fn prospects(&self, state: &State<W>, side: Side, number: usize) -> i32 {
        let Some(stragglers) = &self.stragglers else { return 0 };
        let freedom = self.race.freedom(state);
        let of_colour = |colour: Colour| {
            let values = &self.values[colour.index()];
            stragglers.prospects(number, colour, state.pieces(colour), &freedom, values)
        };
        self.own(side).map(of_colour).sum()
    }

    /// What a piece gains by moving from one cell to another.
    #[inline]
    fn piece_gain(&self, state: &State<W>, colour: Colour, from: Cell, to: Cell) -> i32 {
        let values = &self.values[colour.index()];
        let gain = values[to.index()] - values[from.index()];
        match state.marked(colour) {
            Some(cell) if cell == from => gain + self.mark(colour, to) - self.mark(colour, from),
            _ => gain,
        }
    }

    /// The gain of an action where a seat moves several colours, a piece is marked or lines win,
    /// and the gain of a swap.
    #[inline(never)]
    fn rare_gain(&self, state: &State<W>, action: Action) -> i32 {
        match action {
            Action::Move { from, to } => match &self.lines {
                Some(lines) => self.line_gain(lines, state, from, to),
                None => self
                    .acting(state, from)
                    .map_or(0, |colour| self.piece_gain(state, colour, from, to)),
            },
            Action::Swap { own, enemy } => match (state.at(own), state.at(enemy)) {
                (Some(mine), Some(theirs)) => {
                    self.piece_gain(state, mine, own, enemy)
                        - self.piece_gain(state, theirs, enemy, own)
                }
                _ => 0,
            },
            _ => 0,
        }
    }

    /// The colour of a piece of the seat to act or of its partner.
    #[inline]
    fn acting(&self, state: &State<W>, from: Cell) -> Option<Colour> {
        let own = self.first_colour[self.race.turn(state).index()];
        if state.pieces(own).contains(from) { Some(own) } else { state.at(from) }
    }

    /// The value of the marked piece on a cell, in addition to that of any piece.
    fn mark(&self, colour: Colour, cell: Cell) -> i32 {
        match i32::from(self.race.board().distance(cell, self.race.far(colour))) {
            0 => -self.values[colour.index()][cell.index()],
            distance => -MARKED * distance,
        }
    }
}

impl<const W: usize> Evaluation for RaceEvaluator<'_, W> {
    type Game = Race<W>;

    fn game(&self) -> &Race<W> {
        self.race
    }

    fn progress(&self, state: &State<W>, side: Side) -> i32 {
        if let Some(lines) = &self.lines {
            let pieces = self.pieces(state, side);
            return lines.progress(side, pieces, state.occupied() - pieces);
        }
        let of_colour = |colour: Colour| -> i32 {
            let values = &self.values[colour.index()];
            let pieces: i32 = state.pieces(colour).iter().map(|cell| values[cell.index()]).sum();
            pieces + state.marked(colour).map_or(0, |cell| self.mark(colour, cell))
        };
        self.own(side).map(of_colour).sum()
    }

    fn evaluate(&self, state: &State<W>, side: Side) -> i32 {
        let progress = self.progress(state, side) + self.enclosed(state, side);
        if let Some(isolation) = &self.isolation {
            let cost = |colour| isolation.cost(self.race, state, colour);
            return progress - self.own(side).map(cost).sum::<i32>();
        }
        progress + self.prospects(state, side, STRAGGLERS) / 2
    }

    #[inline(always)]
    fn gain(&self, state: &State<W>, action: Action) -> i32 {
        match action {
            Action::Move { from, to } if self.plain => {
                let values = &self.values[self.race.turn(state).index()];
                values[to.index()] - values[from.index()]
            }
            _ => self.rare_gain(state, action),
        }
    }

    #[inline(always)]
    fn has_exact_gains(&self) -> bool {
        self.lines.is_none()
    }
}

impl<const W: usize> SoloPlanning for RaceEvaluator<'_, W> {
    fn solo_evaluation(&self, state: &State<W>, side: Side) -> i32 {
        let prospects = self.prospects(state, side, usize::MAX);
        self.progress(state, side) + prospects * SOLO_PROSPECTS / 100
    }

    /// The armies have passed each other: each own piece is nearer to the far end of its goal than
    /// every enemy.
    fn is_unopposed(&self, state: &State<W>, seat: Seat) -> bool {
        let side = self.race.seating().side(seat);
        if self.lines.is_some() {
            return false;
        }
        let enemies = state.occupied() - self.pieces(state, side);
        self.own(side).all(|colour| {
            let to_go = |cell| self.race.board().distance(cell, self.race.far(colour));
            let last = state.pieces(colour).iter().map(to_go).max();
            enemies.iter().all(|enemy| last < Some(to_go(enemy)))
        })
    }

    fn solo_turn(&self, state: &State<W>, seat: Seat) -> Option<State<W>> {
        self.lines.is_none().then(|| state.with_turn(seat))
    }
}

impl<const W: usize> Tuning for RaceEvaluator<'_, W> {
    const SIDES: [usize; 2] = [1, 6];

    fn node_cost(&self) -> u64 {
        if self.lines.is_some() { 4 } else { 1 }
    }

    /// The remaining distance, divided by the turns it will take.
    fn turn_value(&self, state: &State<W>, side: Side) -> i32 {
        let turns_of = |colour: Colour| -> i32 {
            let goal = self.race.goal(colour);
            let outside = (state.pieces(colour) - goal).iter();
            outside.map(|cell| 1 + distance_to(self.race, cell, goal) / STEPS_A_TURN).sum()
        };
        let turns: i32 = self.own(side).map(turns_of).sum();
        (-self.progress(state, side) / turns.max(1)).max(STEP)
    }

    fn tempo(&self) -> i32 {
        if self.has_exact_gains() { TEMPO } else { STEP }
    }

    fn may_block_forever(&self) -> bool {
        self.walls
    }
}
