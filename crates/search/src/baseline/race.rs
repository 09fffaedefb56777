//! Races, with and without dice.

use super::{GreedyScore, best_by};
use board::{Cell, Set, Shade};
use rules::dice::{self, Dice};
use rules::race::{self, Movement, Race};
use rules::{Action, Colour, Game, Seat, Side, ToAct};

/// The action of the largest progress.
impl<const W: usize> GreedyScore for Race<W> {
    fn score(&self, state: &race::State<W>, action: Action, seat: Seat) -> i64 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        let side = self.seating().side(seat);
        match self.to_act(&after) {
            ToAct::Over(outcome) => i64::MAX - i64::from(outcome.rank(side)),
            _ => to_go(self, state, side) - to_go(self, &after, side),
        }
    }

    fn score_of_two(&self, state: &race::State<W>, action: Action, seat: Seat) -> Option<i64> {
        let gain = self.score(state, action, seat);
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        if matches!(self.to_act(&after), ToAct::Over(_)) {
            return Some(gain);
        }
        let again = after.with_turn(seat);
        let (next, _) = best_by(self, &again, |action| self.score(&again, action, seat));
        Some(gain.saturating_add(next))
    }
}

/// The action of the largest progress. Of two dice, the one for steps that leads furthest in a turn
/// of such actions.
impl GreedyScore for Dice {
    fn score(&self, state: &dice::State, action: Action, seat: Seat) -> i64 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        if matches!(action, Action::Steps(_)) {
            after = end_of_turn(self, after, seat);
        }
        let side = self.seating().side(seat);
        match self.to_act(&after) {
            ToAct::Over(outcome) => i64::MAX - i64::from(outcome.rank(side)),
            _ => -to_go(self.race(), after.race(), side),
        }
    }
}

/// The position after a seat has played the best action until none helps.
fn end_of_turn(game: &Dice, mut state: dice::State, seat: Seat) -> dice::State {
    let side = game.seating().side(seat);
    while game.to_act(&state) == ToAct::Seat(seat) {
        let now = -to_go(game.race(), state.race(), side);
        let (best, equals) = best_by(game, &state, |action| game.score(&state, action, seat));
        match equals.first() {
            Some(&action) if best > now => game.apply(&mut state, action, &mut ()),
            _ => break,
        }
    }
    state
}

/// The remaining distance of a side's pieces.
fn to_go<const W: usize>(race: &Race<W>, state: &race::State<W>, side: Side) -> i64 {
    let seating = race.seating();
    let mine = || seating.all_colours().filter(|&colour| seating.side_of(colour) == side);
    if race.lines(side).is_empty() {
        return mine().map(|colour| to_goal(race, state, colour)).sum();
    }
    let pieces = mine().fold(Set::EMPTY, |all, colour| all | state.pieces(colour));
    let enemies = state.occupied() - pieces;
    let lines = race.lines(side).iter().map(|&line| {
        to_fill(race, pieces, line, None) + ENEMY_ON_LINE * i64::from((line & enemies).len())
    });
    lines.min().unwrap_or(0)
}

/// The remaining distance of a colour to its goal, and of its marked piece to its corner.
fn to_goal<const W: usize>(race: &Race<W>, state: &race::State<W>, colour: Colour) -> i64 {
    let (mut pieces, mut goal) = (state.pieces(colour), race.goal(colour));
    let corner = race.far(colour);
    let mut for_the_mark = 0;
    if let Some(marked) = state.marked(colour) {
        pieces.remove(marked);
        goal.remove(corner);
        for_the_mark = MARKED * to_fill(race, Set::of(marked), Set::of(corner), None);
    }
    for_the_mark + to_place(race, pieces, goal, Some(corner))
}

/// The distance of pieces to a region, as their movement allows.
fn to_place<const W: usize>(
    race: &Race<W>,
    pieces: Set<W>,
    goal: Set<W>,
    far: Option<Cell>,
) -> i64 {
    let of_shade = |shade| {
        let on = |cells: Set<W>| cells.iter().filter(|&cell| race.board().shade(cell) == shade);
        to_fill(race, on(pieces).collect(), on(goal).collect(), far)
    };
    match race.movement() {
        Movement::Basic => to_fill(race, pieces, goal, far),
        Movement::Simple => of_shade(Shade::Dark) + of_shade(Shade::Light),
        Movement::Strict => {
            of_shade(Shade::Dark) + of_shade(Shade::Light) + to_escort(race, pieces - goal)
        }
    }
}

/// A piece that can only jump needs one that steps beside it: the distances to the nearest such
/// piece.
fn to_escort<const W: usize>(race: &Race<W>, outside: Set<W>) -> i64 {
    let of_shade = |shade| outside.iter().filter(move |&cell| race.board().shade(cell) == shade);
    let to_nearest = |jumper: Cell| {
        let ways = of_shade(Shade::Dark).map(|escort| race.board().distance(jumper, escort));
        ways.min().map_or(NO_GAP, |way| 40 * i64::from(way))
    };
    of_shade(Shade::Light).map(to_nearest).sum()
}

/// The distances of the pieces outside a region to its free cells, the deepest cell first, each
/// from the nearest piece. Long distances count more than their length, so that no piece is left
/// behind.
fn to_fill<const W: usize>(
    race: &Race<W>,
    pieces: Set<W>,
    place: Set<W>,
    far: Option<Cell>,
) -> i64 {
    let distance = |a: Cell, b: Cell| i64::from(race.board().distance(a, b));
    let mut outside = pieces - place;
    let mut gaps: Vec<Cell> = (place - pieces).iter().collect();
    gaps.sort_by_key(|&gap| far.map_or(0, |far| distance(gap, far)));
    let mut total = 0;
    for gap in gaps {
        let Some(nearest) = outside.iter().min_by_key(|&cell| distance(cell, gap)) else { break };
        outside.remove(nearest);
        let way = distance(nearest, gap);
        total += 32 * way + way * way;
    }
    total + NO_GAP * i64::from(outside.len())
}

/// The weight of the distance of a marked piece: once the goal is full, it cannot get in.
const MARKED: i64 = 8;
/// The cost of a piece without a free cell to go to.
const NO_GAP: i64 = 800;
/// The cost of an enemy on a line.
const ENEMY_ON_LINE: i64 = 1500;
