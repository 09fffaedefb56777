//! Evaluation of Barricade: how far the foremost pawns have to go, past which barricades, and which
//! enemies might hit them.

use super::paths::{LONGEST, PathCache, Paths};
use super::{Evaluated, Evaluation, Evaluator, SoloPlanning, Tuning};
use crate::level::Level;
use board::Cell;
use rules::barricade::{Barricade, Fields, State};
use rules::{Action, Colour, Game, Side};
use std::cell::LazyCell;
use std::mem::swap;

/// Twice the average roll.
const ROLL: i32 = 7;
/// The value of a field.
const FIELD: i32 = 100;
/// The weight of each pawn's path, the foremost pawn first, in percent.
const SHARES: [i32; 5] = [100, 30, 12, 5, 2];
/// The number of foremost pawns for which the danger of being hit counts.
const ENDANGERED: usize = 2;
/// The weight of the expected loss by an enemy's next roll, in percent.
const DANGER: i32 = 80;

/// The cost of a pawn's path, the pawn's colour and its field.
type Placed = (i32, Colour, Cell);

struct BarricadeEvaluator<'g> {
    game: &'g Barricade,
    path_cache: PathCache,
    /// For each field the fields from which one roll may lead there, by distance alone.
    around: Vec<Fields>,
    /// For each field the colours whose pawns may get there from the yard with one roll.
    entering: Vec<Vec<Colour>>,
}

impl Evaluated for Barricade {
    fn evaluator(&self) -> impl Evaluator<Game = Barricade> {
        let board = self.board();
        let around = |field| {
            board.cells().filter(|&from| (1..=6).contains(&board.distance(from, field))).collect()
        };
        // The first field outside the yard takes a step too.
        let entering = |field| {
            let near = |&colour: &Colour| board.distance(self.entry(colour), field) < 6;
            self.seating().all_colours().filter(near).collect()
        };
        BarricadeEvaluator {
            game: self,
            path_cache: PathCache::of(self),
            around: board.cells().map(around).collect(),
            entering: board.cells().map(entering).collect(),
        }
    }
}

impl BarricadeEvaluator<'_> {
    fn own(&self, side: Side) -> impl Iterator<Item = Colour> + '_ {
        let seating = self.game.seating();
        seating.all_colours().filter(move |&colour| seating.side_of(colour) == side)
    }

    /// The colours of the others that are still in the game. The pawns of a side that has
    /// finished stand still.
    fn enemies(&self, state: &State, side: Side) -> impl Iterator<Item = Colour> + '_ {
        let (seating, standing) = (self.game.seating(), *self.game.standing(state));
        seating.all_colours().filter(move |&colour| {
            let other = seating.side_of(colour);
            other != side && standing.in_play(other)
        })
    }

    /// The cost of a colour's path from its yard.
    fn yard_path(&self, colour: Colour, paths: &Paths) -> i32 {
        paths.from(self.game.entry(colour)) + 1
    }

    /// The cost of each pawn's path, the cheapest first.
    fn pawns(&self, state: &State, side: Side, paths: &Paths) -> [i32; 10] {
        let mut costs = [LONGEST as i32; 10];
        let mut count = 0;
        let mut add = |cost: i32| {
            if count < costs.len() {
                costs[count] = cost;
                count += 1;
            }
        };
        for colour in self.own(side) {
            state.pawns(colour).iter().for_each(|field| add(paths.from(field)));
            (0..state.in_yard(colour)).for_each(|_| add(self.yard_path(colour, paths)));
        }
        costs.sort_unstable();
        costs
    }

    /// The weighted cost of the paths of a side's pawns, negative.
    fn remaining(&self, state: &State, side: Side, paths: &Paths) -> i32 {
        let costs = self.pawns(state, side, paths);
        -costs.iter().zip(SHARES).map(|(&cost, share)| cost * share * FIELD / 100).sum::<i32>()
    }

    /// The expected loss of a side's foremost pawns by enemies within one roll. Barricades in
    /// between do not count: they may be gone by then.
    fn danger(&self, state: &State, side: Side, paths: &Paths) -> i32 {
        let loss = |(&(cost, colour, field), share): (&Placed, i32)| {
            let loss = (self.yard_path(colour, paths) - cost).max(0);
            loss * self.hunters(state, side, field) * share * FIELD / 100 / 6
        };
        let foremost = self.foremost(state, side, paths);
        foremost.iter().flatten().zip(SHARES).map(loss).sum::<i32>() * DANGER / 100
    }

    /// The pawns of a side with the shortest paths, the foremost first.
    fn foremost(&self, state: &State, side: Side, paths: &Paths) -> [Option<Placed>; ENDANGERED] {
        let mut foremost = [None; ENDANGERED];
        for colour in self.own(side) {
            for field in state.pawns(colour) {
                let mut pawn = Some((paths.from(field), colour, field));
                for place in &mut foremost {
                    if place.is_none() || (pawn.is_some() && pawn < *place) {
                        swap(place, &mut pawn);
                    }
                }
            }
        }
        foremost
    }

    /// How many of six rolls may bring an enemy onto a field, by distance alone: one for each pawn,
    /// and one for each colour with pawns in the yard.
    fn hunters(&self, state: &State, side: Side, field: Cell) -> i32 {
        let (around, entering) = (self.around[field.index()], &self.entering[field.index()]);
        let of = |enemy: Colour| {
            let enters = state.in_yard(enemy) > 0 && entering.contains(&enemy);
            (state.pawns(enemy) & around).len() as i32 + i32::from(enters)
        };
        self.enemies(state, side).map(of).sum::<i32>().min(6)
    }

    /// What the enemy pawn on a field loses when it is hit.
    fn hit(&self, state: &State, to: Cell, me: Side, paths: &Paths) -> i32 {
        let enemy = self.enemies(state, me).find(|&colour| state.pawns(colour).contains(to));
        enemy.map_or(0, |colour| FIELD * (self.yard_path(colour, paths) - paths.from(to)))
    }

    /// The distance of a field before a pawn, if it is on a shortest path of the pawn.
    fn ahead(&self, pawn: Cell, field: Cell, paths: &Paths) -> Option<i32> {
        let there = i32::from(self.game.board().distance(pawn, field));
        let on_path = there + paths.from(field) <= paths.from(pawn) && there > 0;
        on_path.then_some(there)
    }
}

impl Evaluation for BarricadeEvaluator<'_> {
    type Game = Barricade;

    fn game(&self) -> &Barricade {
        self.game
    }

    fn progress(&self, state: &State, side: Side) -> i32 {
        self.remaining(state, side, &self.path_cache.paths(state.barricades()))
    }

    fn evaluate(&self, state: &State, side: Side) -> i32 {
        let paths = self.path_cache.paths(state.barricades());
        self.remaining(state, side, &paths) - self.danger(state, side, &paths)
    }

    fn gain(&self, state: &State, action: Action) -> i32 {
        self.gains(state)(action)
    }

    fn gains<'s>(&'s self, state: &'s State) -> impl Fn(Action) -> i32 + 's {
        let paths = self.path_cache.paths(state.barricades());
        let me = self.game.seating().side(state.seat());
        // Each colour's foremost pawn, computed only for set-downs: there are very many of them.
        let fronts = LazyCell::new(move || {
            let front = |(colour, sign): (Colour, i32)| {
                let foremost = state.pawns(colour).iter().min_by_key(|&pawn| paths.from(pawn));
                (foremost.unwrap_or(self.game.entry(colour)), sign)
            };
            let own = self.own(me).map(|colour| (colour, -1));
            let enemies = self.enemies(state, me).map(|colour| (colour, 1));
            own.chain(enemies).map(front).collect::<Vec<_>>()
        });
        let arrive = move |from: i32, to: Cell| {
            if to == self.game.home() {
                return 100 * 1000;
            }
            let lift = if state.barricades().contains(to) { 3 * FIELD } else { 0 };
            FIELD * (from - paths.from(to)) + lift + self.hit(state, to, me, &paths)
        };
        move |action| match action {
            Action::Move { from, to } => arrive(paths.from(from), to),
            Action::Enter { colour, to } => arrive(self.yard_path(colour, &paths), to) / 2,
            Action::SetDown(field) => {
                let hindrance = |&(front, sign): &(Cell, i32)| {
                    let near = self.ahead(front, field, &paths);
                    near.map_or(0, |there| sign * (600 - 10 * there))
                };
                fronts.iter().map(hindrance).sum()
            }
            _ => 0,
        }
    }
}

impl SoloPlanning for BarricadeEvaluator<'_> {}

impl Tuning for BarricadeEvaluator<'_> {
    const SIDES: [usize; 2] = [2, 4];

    fn node_cost(&self) -> u64 {
        2
    }

    /// A turn has few actions and dice decide much, so few nodes make a level. Only the strongest
    /// gets as many as help it: eight times as many won 59 % of the games, sixteen times no more.
    fn level_nodes(&self, level: Level) -> u64 {
        if level == Level::STRONGEST { 400_000 } else { level.race_nodes() / 20 }
    }

    fn turn_value(&self, _state: &State, _side: Side) -> i32 {
        ROLL * FIELD / 2
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use rules::{Play, Spec};

    /// What the pawn of seat 1 on the eleventh row has to fear, with one of seat 2 beside it.
    fn feared(row: &str) -> i32 {
        let text = format!(
            "turn: 2\nstage: roll\n13 . . . . . . . # # . . . . . . . .\n11 {row}\n10 #\n\
             9 . . # . .\n7 . . # . . . # . .\n3 # . . . # . . . # . . . # . . . #"
        );
        let game = Spec::of("barricade", 2).unwrap().build().unwrap();
        let position = game.load(&text).unwrap();
        let Play::Barricade(game, state) = position.play() else { panic!("Barricade") };
        let evaluator = game.evaluator();
        evaluator.progress(state, Side(0)) - evaluator.evaluate(state, Side(0))
    }

    #[test]
    fn an_enemy_within_a_roll_is_a_danger() {
        let near = feared("2 . . 1 . . . . . . . . . . . . .");
        assert!(near > 0);
        assert_eq!(feared(". 2 . 1 . . . . . . . . . . . . ."), near, "one roll of six either way");
        assert_eq!(feared("2 2 . 1 . . . . . . . . . . . . ."), 2 * near);
        assert_eq!(feared(". . . 1 . . . . . 2 . . . . . . ."), near, "six fields away");
        assert_eq!(feared(". . . 1 . . . . . . 2 . . . . . ."), 0, "seven fields away");
    }
}
