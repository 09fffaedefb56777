//! A reviewed game: turns, sums of every side, turning points.

use crate::judge::{Decision, Roll};
use crate::mistake::Mistake;
use rules::{Seat, Side};

/// Everything a seat did in one turn, and what the dice did for it.
///
/// See [`Review`] for an example.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The turn of the record, from 1.
    pub number: usize,
    /// Whose turn it was.
    pub seat: Seat,
    /// The side of that seat.
    pub side: Side,
    /// What it decided, in order.
    pub decisions: Vec<Decision>,
    /// The rolls of the turn.
    pub rolls: Vec<Roll>,
    /// The chance of winning of each side before the turn. Empty for a player alone.
    pub before: Vec<f64>,
    /// The same after it.
    pub after: Vec<f64>,
}

impl Turn {
    /// What its decisions cost, in hundredths of a turn.
    pub fn cost(&self) -> i32 {
        self.decisions.iter().map(|decision| decision.cost).sum()
    }

    /// The chance of winning its decisions cost.
    pub fn chance_cost(&self) -> f64 {
        // The sum of nothing is −0.
        0.0 + self.decisions.iter().map(Decision::chance_cost).sum::<f64>()
    }

    /// The luck of its rolls, for the side of the turn.
    pub fn luck(&self) -> f64 {
        0.0 + self.rolls.iter().map(Roll::luck).sum::<f64>()
    }

    /// How bad it was, if it was.
    pub fn mistake(&self) -> Option<Mistake> {
        match self.before.is_empty() {
            true => Mistake::of_cost(self.cost()),
            false => Mistake::of_chance(self.chance_cost()),
        }
    }
}

/// What the turns of a side sum up to.
///
/// See [`Review`] for an example.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SideSum {
    /// Turns in which it had a choice.
    pub turns: u32,
    /// What they cost, in hundredths of a turn.
    pub cost: i64,
    /// The chance of winning they cost: the lower, the better it played.
    pub chance_cost: f64,
    /// How lucky its rolls were.
    pub luck: f64,
    /// Inaccuracies, mistakes and blunders.
    pub mistakes: [u32; 3],
}

/// A reviewed game.
///
/// ```
/// use rules::{Side, Spec};
/// use spielhof_review::{Effort, Reviewer};
/// use table::Course;
/// let game = Spec::of("barricade", 2).unwrap().build().unwrap();
/// // Five fields to the home square.
/// let rows = "13 . . . . 1 . . . . . . . . . . . .\n3 # # # # # # # # # # # . . . . . 2";
/// let mut course = Course::with_setup(&game, &format!("turn: 1\nstage: roll\n{rows}")).unwrap();
/// course.act(course.position().read("d5").unwrap()).unwrap();
/// let mut reviewer = Reviewer::new(&course, Effort::nodes(2_000));
/// while reviewer.step() {}
/// let review = reviewer.review();
/// let turn = &review.turns[0];
/// assert_eq!(turn.rolls.len(), 1);
/// assert!(turn.luck() > 0.0); // only a five goes in
/// let sum = review.sum(Side(0));
/// assert_eq!(sum.luck, turn.luck());
/// ```
#[derive(Clone, Debug)]
pub struct Review {
    /// Every turn in which somebody acted.
    pub turns: Vec<Turn>,
    /// The number of sides.
    pub sides: usize,
    /// The rank of each side, if the game has ended.
    pub result: Option<Vec<u8>>,
    /// The fewest turns in which the game of a player alone could be solved from its start, as far
    /// as is known.
    pub fewest: Option<u32>,
}

/// The number of turning points at most.
const TURNING_POINTS: usize = 3;

impl Review {
    /// What the turns of a side sum up to.
    pub fn sum(&self, side: Side) -> SideSum {
        let mut sum = SideSum::default();
        for turn in self.turns.iter().filter(|turn| turn.side == side) {
            sum.turns += u32::from(turn.decisions.iter().any(|decision| decision.choices > 1));
            sum.cost += i64::from(turn.cost());
            sum.chance_cost += turn.chance_cost();
            sum.luck += turn.luck();
            if let Some(mistake) = turn.mistake() {
                sum.mistakes[mistake as usize] += 1;
            }
        }
        sum
    }

    /// How often a side rolled.
    pub fn rolls(&self, side: Side) -> usize {
        let own = self.turns.iter().filter(|turn| turn.side == side);
        own.map(|turn| turn.rolls.len()).sum()
    }

    /// The turns in which mistakes changed the chances most, at most three, in their order; as
    /// indices of [`turns`](Review::turns).
    pub fn turning_points(&self) -> Vec<usize> {
        let mut worst: Vec<usize> =
            (0..self.turns.len()).filter(|&turn| self.turns[turn].mistake().is_some()).collect();
        worst.sort_by(|&a, &b| self.weight(b).total_cmp(&self.weight(a)).then(a.cmp(&b)));
        worst.truncate(TURNING_POINTS);
        worst.sort_unstable();
        worst
    }

    /// How much a turn changed.
    fn weight(&self, turn: usize) -> f64 {
        let turn = &self.turns[turn];
        if turn.before.is_empty() { f64::from(turn.cost()) } else { turn.chance_cost() }
    }

    /// The turning point that decided the game: the worst turn of a side that did not win, after
    /// which a winner stayed ahead of it to the end. `None` if there is no such turn.
    pub fn decisive(&self) -> Option<usize> {
        let ranks = self.result.as_ref()?;
        let is_winner = |side: usize| ranks.get(side) == Some(&1);
        let stayed_ahead = |turn: usize| {
            let loser = self.turns[turn].side.index();
            let best = |chances: &[f64]| {
                let winners = (0..self.sides).filter(|&side| is_winner(side));
                winners.filter_map(|side| chances.get(side).copied()).fold(0.0, f64::max)
            };
            let behind = |later: &Turn| later.after.get(loser).copied() < Some(best(&later.after));
            self.turns[turn..].iter().all(behind)
        };
        let lost = |&turn: &usize| !is_winner(self.turns[turn].side.index()) && stayed_ahead(turn);
        let candidates = self.turning_points().into_iter().filter(lost);
        candidates.max_by(|&a, &b| self.weight(a).total_cmp(&self.weight(b)))
    }
}
