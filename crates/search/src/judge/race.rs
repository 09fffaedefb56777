//! Race games: how far the pieces still have to go.

use super::hindmost::Hindmost;
use super::lines::Lines;
use super::lonely::Lonely;
use super::{Judge, Judged, walled};
use board::{Cell, Set};
use rules::race::{Movement, Race, State};
use rules::{Action, Colour, Game, Seat, Side};

/// What a step nearer to the goal counts.
const STEP: i32 = 100;
/// What it counts to be the next to act: about half of what a turn gains, so that values
/// hardly depend on whose turn a search ends with.
const TEMPO: i32 = 3 * STEP;
/// Long ways count more than their length, so that nobody is left behind.
const STRAGGLING: i32 = 12;
/// What it counts to be a step away from the straight way between the yards.
const ASIDE: i64 = 32;
/// What every step costs that the marked piece is from its corner, beside what it costs
/// any piece.
const MARKED: i32 = 60;
/// So many of the last pieces are asked how far they can go now, and half of that counts.
const HINDMOST: usize = 5;
/// Who acts alone asks all of them, and so many hundredths count. With more than all it would
/// rather prepare for ever.
const PROMISED: i32 = 75;
/// With its jumps a piece makes about so many steps a turn.
const STEPS_A_TURN: i32 = 4;

struct RaceJudge<'g, const W: usize> {
    race: &'g Race<W>,
    /// For each colour, what one of its pieces is worth on each cell.
    worths: Vec<Vec<i32>>,
    /// The first colour of each seat.
    first_colour: Vec<Colour>,
    /// Every seat moves one colour, no piece is marked and no line wins: then a table says
    /// what an action gains.
    plain: bool,
    lines: Option<Lines<W>>,
    /// Where every piece may step and jump and a goal has to be reached.
    hindmost: Option<Hindmost<W>>,
    /// Where pieces on light cells only jump and nobody has one enemy only: two would keep each
    /// other's helpers away, and neither would arrive.
    lonely: Option<Lonely<W>>,
    /// May enemies be walled in for ever?
    walls: bool,
}

impl<const W: usize> Judged for Race<W> {
    fn judge(&self) -> impl Judge<Game = Race<W>> {
        let seating = self.seating();
        let lines = Lines::of(self);
        let first_of = |seat| seating.all_colours().find(|&c| seating.seat_of(c) == seat);
        RaceJudge {
            race: self,
            plain: lines.is_none()
                && seating.all_colours().count() == seating.sides()
                && seating.all_colours().all(|colour| self.start().marked(colour).is_none()),
            first_colour: seating.all_seats().filter_map(first_of).collect(),
            worths: seating.all_colours().map(|colour| worths(self, colour)).collect(),
            hindmost: (lines.is_none() && self.movement() == Movement::Basic)
                .then(|| Hindmost::of(self)),
            lonely: (self.movement() == Movement::Strict && seating.sides() > 2)
                .then(|| Lonely::of(self)),
            walls: lines.is_none() && walled::may_last(self),
            lines,
        }
    }
}

/// What a way counts: below nothing, and the longer the more.
pub(super) fn weigh(way: i32, straggling: i32) -> i32 {
    -(STEP * way + straggling * way * way)
}

fn distance_to<const W: usize>(race: &Race<W>, cell: Cell, place: Set<W>) -> i32 {
    let ways = place.iter().map(|end| i32::from(race.board().distance(cell, end)));
    ways.min().unwrap_or(0)
}

/// What a piece of a colour is worth on each cell. Within the goal the far end is best,
/// so that the first to arrive make room for the next.
fn worths<const W: usize>(race: &Race<W>, colour: Colour) -> Vec<i32> {
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
    let worth = |cell| {
        if is_marked && cell == far {
            // Kept free for the marked piece: for any other it is as good as the entrance.
            weigh(depth, STRAGGLING)
        } else if goal.contains(cell) {
            weigh(to_far(cell), STRAGGLING)
        } else {
            weigh(depth + distance_to(race, cell, goal), STRAGGLING) - aside(cell)
        }
    };
    board.cells().map(worth).collect()
}

impl<const W: usize> RaceJudge<'_, W> {
    fn own(&self, side: Side) -> impl Iterator<Item = Colour> + '_ {
        let seating = self.race.seating();
        seating.all_colours().filter(move |&colour| seating.side_of(colour) == side)
    }

    /// What a piece of the seat to act gains on the best line.
    fn line_gain(&self, lines: &Lines<W>, state: &State<W>, from: Cell, to: Cell) -> i32 {
        let side = self.race.seating().side(self.race.turn(state));
        let pieces = self.pieces(state, side);
        let enemies = state.occupied() - pieces;
        lines.worth(side, pieces.without(from).with(to), enemies)
            - lines.worth(side, pieces, enemies)
    }

    /// What the enemies that a side has walled in in its goals still have to go. As long as they
    /// stand there it counts for nobody.
    #[inline]
    fn walled_in(&self, state: &State<W>, side: Side) -> i32 {
        if !self.walls {
            return 0;
        }
        let worth =
            |cell: Cell| state.at(cell).map_or(0, |enemy| self.worths[enemy.index()][cell.index()]);
        let of_colour = |colour| walled::walled_in(self.race, state, colour);
        self.own(side).flat_map(of_colour).map(worth).sum()
    }

    fn pieces(&self, state: &State<W>, side: Side) -> Set<W> {
        self.own(side).fold(Set::EMPTY, |all, colour| all | state.pieces(colour))
    }

    /// What so many of the last pieces of each own colour would gain if each were to move now.
    #[inline]
    fn prospects(&self, state: &State<W>, side: Side, number: usize) -> i32 {
        let Some(hindmost) = &self.hindmost else { return 0 };
        let freedom = self.race.freedom(state);
        let of_colour = |colour: Colour| {
            let worths = &self.worths[colour.index()];
            hindmost.prospects(number, colour, state.pieces(colour), &freedom, worths)
        };
        self.own(side).map(of_colour).sum()
    }

    /// What a piece gains by going from one cell to another.
    #[inline]
    fn piece_gain(&self, state: &State<W>, colour: Colour, from: Cell, to: Cell) -> i32 {
        let worths = &self.worths[colour.index()];
        let gain = worths[to.index()] - worths[from.index()];
        match state.marked(colour) {
            Some(cell) if cell == from => gain + self.mark(colour, to) - self.mark(colour, from),
            _ => gain,
        }
    }

    /// What an action gains where a seat moves several colours, a piece is marked or lines
    /// win, and what a change of places gains.
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

    /// The colour of a piece of the seat to act, or of its partner.
    #[inline]
    fn acting(&self, state: &State<W>, from: Cell) -> Option<Colour> {
        let own = self.first_colour[self.race.turn(state).index()];
        if state.pieces(own).contains(from) { Some(own) } else { state.at(from) }
    }

    /// What it is worth that the marked piece stands on a cell, beside what any piece is.
    fn mark(&self, colour: Colour, cell: Cell) -> i32 {
        match i32::from(self.race.board().distance(cell, self.race.far(colour))) {
            0 => -self.worths[colour.index()][cell.index()],
            way => -MARKED * way,
        }
    }
}

impl<const W: usize> Judge for RaceJudge<'_, W> {
    type Game = Race<W>;

    fn game(&self) -> &Race<W> {
        self.race
    }

    fn worth(&self, state: &State<W>, side: Side) -> i32 {
        if let Some(lines) = &self.lines {
            let pieces = self.pieces(state, side);
            return lines.worth(side, pieces, state.occupied() - pieces);
        }
        let of_colour = |colour: Colour| -> i32 {
            let worths = &self.worths[colour.index()];
            let pieces: i32 = state.pieces(colour).iter().map(|cell| worths[cell.index()]).sum();
            pieces + state.marked(colour).map_or(0, |cell| self.mark(colour, cell))
        };
        self.own(side).map(of_colour).sum()
    }

    fn outlook(&self, state: &State<W>, side: Side) -> i32 {
        let worth = self.worth(state, side) + self.walled_in(state, side);
        if let Some(lonely) = &self.lonely {
            let cost = |colour| lonely.cost(self.race, state, colour);
            return worth - self.own(side).map(cost).sum::<i32>();
        }
        worth + self.prospects(state, side, HINDMOST) / 2
    }

    fn promise(&self, state: &State<W>, side: Side) -> i32 {
        let prospects = self.prospects(state, side, usize::MAX);
        self.worth(state, side) + prospects * PROMISED / 100
    }

    #[inline(always)]
    fn gain(&self, state: &State<W>, action: Action) -> i32 {
        match action {
            Action::Move { from, to } if self.plain => {
                let worths = &self.worths[self.race.turn(state).index()];
                worths[to.index()] - worths[from.index()]
            }
            _ => self.rare_gain(state, action),
        }
    }

    fn effort(&self) -> u64 {
        if self.lines.is_some() { 4 } else { 1 }
    }

    fn is_exact(&self) -> bool {
        self.lines.is_none()
    }

    /// The way that is left, shared among the turns it will take.
    fn turn_worth(&self, state: &State<W>, side: Side) -> i32 {
        let turns_of = |colour: Colour| -> i32 {
            let goal = self.race.goal(colour);
            let outside = (state.pieces(colour) - goal).iter();
            outside.map(|cell| 1 + distance_to(self.race, cell, goal) / STEPS_A_TURN).sum()
        };
        let turns: i32 = self.own(side).map(turns_of).sum();
        (-self.worth(state, side) / turns.max(1)).max(STEP)
    }

    fn tempo(&self) -> i32 {
        if self.is_exact() { TEMPO } else { STEP }
    }

    fn may_block_for_ever(&self) -> bool {
        self.walls
    }

    /// The armies have passed each other when each own piece is nearer to its goal's far
    /// end than every enemy.
    fn is_alone(&self, state: &State<W>, seat: Seat) -> bool {
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

    fn once_more(&self, state: &State<W>, seat: Seat) -> Option<State<W>> {
        self.lines.is_none().then(|| state.with_turn(seat))
    }
}
