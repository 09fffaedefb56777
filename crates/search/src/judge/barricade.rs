//! Barricade: how far the foremost pawns have to run, what stands in their way, and who might
//! hit them.

use super::ways::{Guide, LONGEST, Ways};
use super::{Judge, Judged};
use board::Cell;
use rules::barricade::{Barricade, Fields, State};
use rules::{Action, Colour, Game, Side};
use std::cell::LazyCell;
use std::mem::swap;

/// Twice what a die shows on average.
const ROLL: i32 = 7;
/// What a field counts.
const FIELD: i32 = 100;
/// How much each pawn's way counts, the foremost first, in hundredths.
const SHARES: [i32; 5] = [100, 30, 12, 5, 2];
/// So many of the foremost pawns fear to be hit.
const FEARFUL: usize = 2;
/// How much it counts that an enemy could hit a pawn with one of six rolls, in hundredths of
/// what that would cost on average.
const DANGER: i32 = 80;

/// The cost of a pawn's way, the pawn's colour and its field.
type Placed = (i32, Colour, Cell);

struct BarricadeJudge<'g> {
    game: &'g Barricade,
    guide: Guide,
    /// For each field those from which a roll may lead there, as far as distances tell.
    around: Vec<Fields>,
    /// For each field the colours whose pawns may come there from the yard with one roll.
    entering: Vec<Vec<Colour>>,
}

impl Judged for Barricade {
    fn judge(&self) -> impl Judge<Game = Barricade> {
        let board = self.board();
        let around = |field| {
            board.cells().filter(|&from| (1..=6).contains(&board.distance(from, field))).collect()
        };
        // The first field outside the yard takes a step too.
        let entering = |field| {
            let near = |&colour: &Colour| board.distance(self.entry(colour), field) < 6;
            self.seating().all_colours().filter(near).collect()
        };
        BarricadeJudge {
            game: self,
            guide: Guide::of(self),
            around: board.cells().map(around).collect(),
            entering: board.cells().map(entering).collect(),
        }
    }
}

impl BarricadeJudge<'_> {
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

    /// What a colour's way costs from its yard.
    fn yard_way(&self, colour: Colour, ways: &Ways) -> i32 {
        ways.from(self.game.entry(colour)) + 1
    }

    /// The cost of each pawn's way, the cheapest first.
    fn pawns(&self, state: &State, side: Side, ways: &Ways) -> [i32; 10] {
        let mut costs = [LONGEST as i32; 10];
        let mut count = 0;
        let mut add = |cost: i32| {
            if count < costs.len() {
                costs[count] = cost;
                count += 1;
            }
        };
        for colour in self.own(side) {
            state.pawns(colour).iter().for_each(|field| add(ways.from(field)));
            (0..state.in_yard(colour)).for_each(|_| add(self.yard_way(colour, ways)));
        }
        costs.sort_unstable();
        costs
    }

    /// What the ways of a side's pawns count, below nothing.
    fn way_left(&self, state: &State, side: Side, ways: &Ways) -> i32 {
        let costs = self.pawns(state, side, ways);
        -costs.iter().zip(SHARES).map(|(&cost, share)| cost * share * FIELD / 100).sum::<i32>()
    }

    /// What the foremost pawns of a side stand to lose by enemies so near that a single roll may
    /// hit them. Barricades between them do not count: they may be gone by then.
    fn danger(&self, state: &State, side: Side, ways: &Ways) -> i32 {
        let feared = |(&(way, colour, field), share): (&Placed, i32)| {
            let loss = (self.yard_way(colour, ways) - way).max(0);
            loss * self.hunters(state, side, field) * share * FIELD / 100 / 6
        };
        let foremost = self.foremost(state, side, ways);
        foremost.iter().flatten().zip(SHARES).map(feared).sum::<i32>() * DANGER / 100
    }

    /// The pawns of a side that have the shortest ways, the foremost first.
    fn foremost(&self, state: &State, side: Side, ways: &Ways) -> [Option<Placed>; FEARFUL] {
        let mut foremost = [None; FEARFUL];
        for colour in self.own(side) {
            for field in state.pawns(colour) {
                let mut pawn = Some((ways.from(field), colour, field));
                for place in &mut foremost {
                    if place.is_none() || (pawn.is_some() && pawn < *place) {
                        swap(place, &mut pawn);
                    }
                }
            }
        }
        foremost
    }

    /// How many of six rolls may bring an enemy onto a field, as far as distances tell: one for
    /// each of their pawns, and one for those of a colour that are still in the yard.
    fn hunters(&self, state: &State, side: Side, field: Cell) -> i32 {
        let (around, entering) = (self.around[field.index()], &self.entering[field.index()]);
        let of = |enemy: Colour| {
            let enters = state.in_yard(enemy) > 0 && entering.contains(&enemy);
            (state.pawns(enemy) & around).len() as i32 + i32::from(enters)
        };
        self.enemies(state, side).map(of).sum::<i32>().min(6)
    }

    /// What a piece that stands where a pawn lands loses.
    fn hit(&self, state: &State, to: Cell, me: Side, ways: &Ways) -> i32 {
        let enemy = self.enemies(state, me).find(|&colour| state.pawns(colour).contains(to));
        enemy.map_or(0, |colour| FIELD * (self.yard_way(colour, ways) - ways.from(to)))
    }

    /// Is a field on a shortest way of a pawn, and how far before it?
    fn before(&self, pawn: Cell, field: Cell, ways: &Ways) -> Option<i32> {
        let there = i32::from(self.game.board().distance(pawn, field));
        let on_way = there + ways.from(field) <= ways.from(pawn) && there > 0;
        on_way.then_some(there)
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
        self.way_left(state, side, &self.guide.ways(state.barricades()))
    }

    fn outlook(&self, state: &State, side: Side) -> i32 {
        let ways = self.guide.ways(state.barricades());
        self.way_left(state, side, &ways) - self.danger(state, side, &ways)
    }

    fn gain(&self, state: &State, action: Action) -> i32 {
        self.scales(state)(action)
    }

    fn scales<'s>(&'s self, state: &'s State) -> impl Fn(Action) -> i32 + 's {
        let ways = self.guide.ways(state.barricades());
        let me = self.game.seating().side(state.seat());
        // Where each colour's foremost pawn begins, for set-downs: there are very many of them.
        let fronts = LazyCell::new(move || {
            let front = |(colour, sign): (Colour, i32)| {
                let foremost = state.pawns(colour).iter().min_by_key(|&pawn| ways.from(pawn));
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
            FIELD * (from - ways.from(to)) + lift + self.hit(state, to, me, &ways)
        };
        move |action| match action {
            Action::Move { from, to } => arrive(ways.from(from), to),
            Action::Enter { colour, to } => arrive(self.yard_way(colour, &ways), to) / 2,
            Action::SetDown(field) => {
                let hindrance = |&(front, sign): &(Cell, i32)| {
                    let near = self.before(front, field, &ways);
                    near.map_or(0, |there| sign * (600 - 10 * there))
                };
                fronts.iter().map(hindrance).sum()
            }
            _ => 0,
        }
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
