//! How much players of a level err.

use super::line::{self, BadLine};
use super::stats::{Interval, ratio};
use crate::effort::Effort;
use crate::reviewer::Reviewer;
use rules::Side;
use std::fmt::{self, Display};
use std::str::FromStr;
use table::Course;

/// What the reviewed turns of a game cost.
///
/// ```
/// use spielhof_review::study::{GameErrors, mean_errors};
/// let games = [GameErrors { turns: 10, cost: 450, chance: 200_000 }; 3];
/// assert_eq!(games[0].to_string().parse(), Ok(games[0]));
/// assert_eq!(mean_errors(&games).cost.value, 0.45); // turns
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameErrors {
    /// Turns with a choice.
    pub turns: u32,
    /// What they cost, in hundredths of a turn.
    pub cost: i32,
    /// The chance of winning they cost, in millionths.
    pub chance: i32,
}

impl GameErrors {
    /// Reviews every `every`-th action of a game, after the random turns of its opening.
    pub fn of(course: &Course, every: usize, effort: Effort) -> GameErrors {
        let mut reviewer = Reviewer::new(course, effort);
        let seats = course.game().seating().seats() as u32;
        let actions = course.actions().len();
        while reviewer.done() < actions {
            let random = reviewer.course().turns() < super::play::OPENING * seats;
            if random || !reviewer.done().is_multiple_of(every.max(1)) {
                reviewer.skip();
            } else {
                reviewer.step();
            }
        }
        let review = reviewer.review();
        let sums: Vec<_> = (0..review.sides as u8).map(|side| review.sum(Side(side))).collect();
        GameErrors {
            turns: sums.iter().map(|sum| sum.turns).sum(),
            cost: sums.iter().map(|sum| sum.cost).sum::<i64>() as i32,
            chance: line::millionths(sums.iter().map(|sum| sum.chance_cost).sum()),
        }
    }
}

impl Display for GameErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{},{}", self.turns, self.cost, self.chance)
    }
}

impl FromStr for GameErrors {
    type Err = BadLine;

    fn from_str(text: &str) -> Result<GameErrors, BadLine> {
        match line::read_all(text).as_deref() {
            Some(&[turns, cost, chance]) if turns >= 0 => {
                Ok(GameErrors { turns: turns as u32, cost, chance })
            }
            _ => Err(BadLine(text.to_owned())),
        }
    }
}

/// The mean cost of a turn, with 95 % intervals by the bootstrap over games.
///
/// See [`GameErrors`] for an example.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MeanErrors {
    /// Games.
    pub games: usize,
    /// Turns with a choice.
    pub turns: u64,
    /// In turns.
    pub cost: Interval,
    /// In chances of winning.
    pub chance: Interval,
}

/// The mean cost of a turn over games.
pub fn mean_errors(games: &[GameErrors]) -> MeanErrors {
    let by = |of: &dyn Fn(&GameErrors) -> f64| {
        ratio(&games.iter().map(|game| (of(game), f64::from(game.turns))).collect::<Vec<_>>())
    };
    MeanErrors {
        games: games.len(),
        turns: games.iter().map(|game| u64::from(game.turns)).sum(),
        cost: by(&|game| f64::from(game.cost) / 100.0),
        chance: by(&|game| f64::from(game.chance) / 1e6),
    }
}
