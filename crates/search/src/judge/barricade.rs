//! Barricade: how far the foremost pawns have to run, with what stands in their way.

use super::{Judge, Judged};
use board::Cell;
use rules::barricade::{Barricade, Fields, State};
use rules::{Action, Colour, Game, Side};
use std::sync::{Mutex, PoisonError};

/// Twice what a die shows on average.
const ROLL: i32 = 7;
/// What a field counts.
const FIELD: i32 = 100;
/// A barricade in the way costs about as much as so many fields: it takes an exact roll
/// to land on it.
const BARRICADE: usize = 6;
/// How much each pawn's way counts, the foremost first, in hundredths.
const SHARES: [i32; 5] = [100, 30, 12, 5, 2];
/// So many of the foremost pawns fear to be hit.
const FEARFUL: usize = 2;
/// How much it counts that an enemy could hit a pawn with one of six rolls, in hundredths of
/// what that would cost on average.
const DANGER: i32 = 80;
/// Longer ways do not occur.
const LONGEST: usize = 39 + 12 * (1 + BARRICADE) + 8;
const FIELDS: usize = 112;

/// For each field the cost of the way from it to the home square.
type Ways = [u8; FIELDS];

struct BarricadeJudge<'g> {
    game: &'g Barricade,
    joins: Vec<Vec<Cell>>,
    /// Ways by the barricades they are for; those that were needed last.
    known: Mutex<Vec<Option<(Fields, Ways)>>>,
}

/// So many ways are kept, as a power of two.
const KEPT: u32 = 12;

/// Where the ways past these barricades are kept.
fn drawer(barricades: Fields) -> usize {
    let [low, high] = barricades.words();
    // An odd number without pattern (2^64 over the golden ratio) spreads what lies close.
    let spread = (low ^ high.rotate_left(31)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (spread >> (u64::BITS - KEPT)) as usize
}

impl Judged for Barricade {
    fn judge(&self) -> impl Judge<Game = Barricade> {
        let board = self.board();
        BarricadeJudge {
            game: self,
            joins: board.cells().map(|cell| board.neighbours(cell).collect()).collect(),
            known: Mutex::new(vec![None; 1 << KEPT]),
        }
    }
}

impl BarricadeJudge<'_> {
    /// Does something with the ways past these barricades.
    fn with_ways<T>(&self, barricades: Fields, use_ways: impl FnOnce(&Ways) -> T) -> T {
        // Whoever broke off left whole drawers.
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = &mut known[drawer(barricades)];
        match slot {
            Some((of, ways)) if *of == barricades => use_ways(ways),
            _ => {
                let ways = self.ways(barricades);
                *slot = Some((barricades, ways));
                use_ways(&ways)
            }
        }
    }

    /// Spreads from the home square, the cheapest fields first.
    fn ways(&self, barricades: Fields) -> Ways {
        let mut ways = [LONGEST as u8; FIELDS];
        let mut at_cost = [Fields::EMPTY; LONGEST + BARRICADE + 2];
        at_cost[0].insert(self.game.home());
        let mut done = Fields::EMPTY;
        for cost in 0..LONGEST {
            if done.len() as usize == FIELDS {
                break;
            }
            for field in at_cost[cost] - done {
                done.insert(field);
                ways[field.index()] = cost as u8;
                let step = 1 + if barricades.contains(field) { BARRICADE } else { 0 };
                for &next in &self.joins[field.index()] {
                    at_cost[cost + step].insert(next);
                }
            }
        }
        ways
    }

    /// The cost of each pawn's way, the cheapest first.
    fn pawns(
        &self,
        state: &State,
        colours: impl Iterator<Item = Colour>,
        ways: &Ways,
    ) -> [i32; 10] {
        let mut costs = [LONGEST as i32; 10];
        let mut count = 0;
        let mut add = |cost: i32| {
            if count < costs.len() {
                costs[count] = cost;
                count += 1;
            }
        };
        for colour in colours {
            let entry = self.game.entry(colour);
            state.pawns(colour).iter().for_each(|field| add(i32::from(ways[field.index()])));
            (0..state.in_yard(colour)).for_each(|_| add(i32::from(ways[entry.index()]) + 1));
        }
        costs.sort_unstable();
        costs
    }

    /// What the ways of a side's pawns count, below nothing.
    fn way_left(&self, state: &State, side: Side, ways: &Ways) -> i32 {
        let costs = self.pawns(state, self.own(side), ways);
        -costs.iter().zip(SHARES).map(|(&cost, share)| cost * share * FIELD / 100).sum::<i32>()
    }

    /// What the foremost pawns of a side stand to lose by enemies so near that a single roll may
    /// hit them. Barricades between them do not count: they may be gone by then.
    fn danger(&self, state: &State, side: Side, ways: &Ways) -> i32 {
        let way = |field: Cell| i32::from(ways[field.index()]);
        let mut pawns = Vec::with_capacity(10);
        for colour in self.own(side) {
            let back = way(self.game.entry(colour)) + 1;
            let loss = |field| (way(field), field, (back - way(field)).max(0));
            pawns.extend(state.pawns(colour).iter().map(loss));
        }
        pawns.sort_unstable_by_key(|&(way, ..)| way);
        let feared = |(&(_, field, loss), share): (&(i32, Cell, i32), i32)| {
            loss * self.hunters(state, side, field) * share * FIELD / 100 / 6
        };
        pawns.iter().zip(SHARES).take(FEARFUL).map(feared).sum::<i32>() * DANGER / 100
    }

    /// How many of six rolls may bring an enemy onto a field, as far as distances tell: one for
    /// each of their pawns, and one for those of a colour that are still in the yard.
    fn hunters(&self, state: &State, side: Side, field: Cell) -> i32 {
        let seating = self.game.seating();
        let away = |from: Cell| self.game.board().distance(from, field);
        let of = |enemy: Colour| {
            let pawns = state.pawns(enemy).iter().filter(|&pawn| (1..=6).contains(&away(pawn)));
            // The first field outside the yard takes a step too.
            let enters = state.in_yard(enemy) > 0 && away(self.game.entry(enemy)) < 6;
            pawns.count() as i32 + i32::from(enters)
        };
        let enemies = seating.all_colours().filter(|&colour| seating.side_of(colour) != side);
        enemies.map(of).sum::<i32>().min(6)
    }

    fn own(&self, side: Side) -> impl Iterator<Item = Colour> + '_ {
        let seating = self.game.seating();
        seating.all_colours().filter(move |&colour| seating.side_of(colour) == side)
    }

    /// What a piece that stands where a pawn lands loses.
    fn hit(&self, state: &State, to: Cell, me: Side, ways: &Ways) -> i32 {
        let seating = self.game.seating();
        let enemy = seating
            .all_colours()
            .find(|&colour| seating.side_of(colour) != me && state.pawns(colour).contains(to));
        enemy.map_or(0, |colour| {
            let way = |field: Cell| i32::from(ways[field.index()]);
            FIELD * (way(self.game.entry(colour)) + 1 - way(to))
        })
    }

    /// Is a field on a shortest way of a colour's foremost pawn, and how far before it?
    fn before(&self, state: &State, colour: Colour, field: Cell, ways: &Ways) -> Option<i32> {
        let foremost = state.pawns(colour).iter().min_by_key(|pawn| ways[pawn.index()]);
        let start = foremost.unwrap_or(self.game.entry(colour));
        let there = self.game.board().distance(start, field);
        let on_way =
            there + u16::from(ways[field.index()]) <= u16::from(ways[start.index()]) && there > 0;
        on_way.then_some(i32::from(there))
    }
}

impl Judge for BarricadeJudge<'_> {
    type Game = Barricade;

    fn effort(&self) -> u64 {
        20
    }

    fn game(&self) -> &Barricade {
        self.game
    }

    fn turn_worth(&self, _state: &State, _side: Side) -> i32 {
        ROLL * FIELD / 2
    }

    fn worth(&self, state: &State, side: Side) -> i32 {
        self.with_ways(state.barricades(), |ways| self.way_left(state, side, ways))
    }

    fn outlook(&self, state: &State, side: Side) -> i32 {
        self.with_ways(state.barricades(), |ways| {
            self.way_left(state, side, ways) - self.danger(state, side, ways)
        })
    }

    fn gain(&self, state: &State, action: Action) -> i32 {
        let me = self.game.seating().side(state.seat());
        self.with_ways(state.barricades(), |ways| {
            let arrive = |from: i32, to: Cell| {
                if to == self.game.home() {
                    return 100 * 1000;
                }
                let lift = if state.barricades().contains(to) { 3 * FIELD } else { 0 };
                FIELD * (from - i32::from(ways[to.index()])) + lift + self.hit(state, to, me, ways)
            };
            match action {
                Action::Move { from, to } => arrive(i32::from(ways[from.index()]), to),
                Action::Enter { colour, to } => {
                    arrive(i32::from(ways[self.game.entry(colour).index()]) + 1, to) / 2
                }
                Action::SetDown(field) => {
                    let seating = self.game.seating();
                    let of = |colour: Colour| {
                        let near = self.before(state, colour, field, ways);
                        let worth = near.map_or(0, |there| 600 - 10 * there);
                        if seating.side_of(colour) == me { -worth } else { worth }
                    };
                    seating.all_colours().map(of).sum()
                }
                _ => 0,
            }
        })
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
        let judge = game.judge();
        judge.worth(state, Side(0)) - judge.outlook(state, Side(0))
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
