//! Is luck zero on average, and how do luck and skill decide games?

use super::calibration::winners;
use super::line::{self, BadLine};
use super::stats::{correlation, mean, ratio_with_error};
use crate::curve::shares;
use crate::effort::Effort;
use crate::reviewer::Reviewer;
use rules::Side;
use std::fmt::{self, Display};
use std::str::FromStr;
use table::Course;

/// Luck and errors of every side in a game, in millionths of a chance of winning.
///
/// See [`study`](crate::study) for an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSums {
    /// Who won; several share the win.
    pub won: Vec<bool>,
    /// The luck of each side's own rolls.
    pub luck: Vec<i32>,
    /// What its decisions cost.
    pub errors: Vec<i32>,
    /// The number of its own rolls.
    pub rolls: Vec<u32>,
}

impl GameSums {
    /// Reviews a whole game.
    pub fn of(course: &Course, effort: Effort) -> GameSums {
        let mut reviewer = Reviewer::new(course, effort);
        while reviewer.done() < course.actions().len() {
            reviewer.step();
        }
        let review = reviewer.review();
        let sums: Vec<_> = (0..review.sides as u8).map(|side| review.sum(Side(side))).collect();
        GameSums {
            won: winners(course),
            luck: sums.iter().map(|sum| line::millionths(sum.luck)).collect(),
            errors: sums.iter().map(|sum| line::millionths(sum.chance_cost)).collect(),
            rolls: (0..review.sides as u8).map(|side| review.rolls(Side(side)) as u32).collect(),
        }
    }

    /// Luck, errors and share of the win of each side, less the mean of the other sides'.
    fn beside_others(&self) -> Option<Vec<[f64; 3]>> {
        let shares = shares(&self.won)?;
        let all: Vec<[f64; 3]> = (0..shares.len())
            .map(|side| [f64::from(self.luck[side]), f64::from(self.errors[side]), shares[side]])
            .collect();
        let others = (all.len() - 1).max(1) as f64;
        let less = |side: usize, which: usize| {
            let total: f64 = all.iter().map(|figures| figures[which]).sum();
            all[side][which] - (total - all[side][which]) / others
        };
        Some((0..all.len()).map(|side| [0, 1, 2].map(|which| less(side, which))).collect())
    }
}

impl Display for GameSums {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let won = self.won.iter().map(|&won| Some(i32::from(won)));
        let lists =
            [&self.luck, &self.errors].map(|list| line::write(list.iter().copied().map(Some)));
        let rolls = line::write(self.rolls.iter().map(|&rolls| Some(rolls as i32)));
        write!(f, "{}:{}:{}:{rolls}", line::write(won), lists[0], lists[1])
    }
}

impl FromStr for GameSums {
    type Err = BadLine;

    fn from_str(text: &str) -> Result<GameSums, BadLine> {
        let lists: Option<Vec<Vec<i32>>> = text.split(':').map(line::read_all).collect();
        match lists.as_deref() {
            Some([won, luck, errors, rolls])
                if [luck, errors, rolls].iter().all(|list| list.len() == won.len()) =>
            {
                let won = won.iter().map(|&won| won == 1).collect();
                let rolls = rolls.iter().map(|&rolls| rolls.max(0) as u32).collect();
                Ok(GameSums { won, luck: luck.clone(), errors: errors.clone(), rolls })
            }
            _ => Err(BadLine(text.to_owned())),
        }
    }
}

/// The mean luck of a seat in a game.
///
/// See [`luck`] for an example.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatLuck {
    /// The mean, in chances of winning.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
    /// The mean luck of a roll, in chances of winning, and its standard error.
    pub roll: [f64; 2],
}

/// How many standard errors make an interval of 99.9 %: with six seats a fair die fails once in
/// 170 studies.
const WIDTH: f64 = 3.29;

impl SeatLuck {
    /// The 99.9 % interval.
    pub fn interval(&self) -> (f64, f64) {
        (self.mean - WIDTH * self.error, self.mean + WIDTH * self.error)
    }

    /// The 99.9 % interval of the mean luck of a roll.
    pub fn roll_interval(&self) -> (f64, f64) {
        let [mean, error] = self.roll;
        (mean - WIDTH * error, mean + WIDTH * error)
    }

    /// Is a mean of zero possible, of a game and of a roll?
    pub fn may_be_zero(&self) -> bool {
        [self.interval(), self.roll_interval()].iter().all(|&(low, high)| low <= 0.0 && 0.0 <= high)
    }
}

/// What games say about luck.
///
/// See [`luck`] for an example.
#[derive(Clone, Debug, PartialEq)]
pub struct LuckReport {
    /// Games.
    pub games: usize,
    /// The mean luck of each side.
    pub seats: Vec<SeatLuck>,
    /// The mean cost of each side's decisions in a game, in chances of winning.
    pub errors: Vec<f64>,
    /// The correlation of a side's luck with its share of the win, both beside the others'.
    pub luck_and_result: f64,
    /// That of its skill: errors that others made more than it did.
    pub skill_and_result: f64,
}

/// Sums up games.
///
/// ```
/// use spielhof_review::study::{GameSums, luck};
/// let game = |luck: i32, won: [bool; 2]| GameSums {
///     won: won.to_vec(),
///     luck: vec![luck, 10_000],
///     errors: vec![0, 0],
///     rolls: vec![10, 10],
/// };
/// let report = luck(&[game(200_000, [true, false]), game(-200_000, [false, true])]);
/// assert!(report.seats[0].may_be_zero() && report.seats[0].mean == 0.0);
/// assert!(report.luck_and_result > 0.99);
/// ```
pub fn luck(games: &[GameSums]) -> LuckReport {
    let sides = games.first().map_or(0, |game| game.won.len());
    let of = |list: &dyn Fn(&GameSums) -> &Vec<i32>, side: usize| -> Vec<f64> {
        let figures = games.iter().filter_map(|game| list(game).get(side));
        figures.map(|&figure| f64::from(figure) / 1e6).collect()
    };
    let seat = |side: usize| {
        let luck = of(&|game| &game.luck, side);
        let rolls: Vec<f64> =
            games.iter().filter_map(|game| game.rolls.get(side)).map(|&n| f64::from(n)).collect();
        let (mean, error) = mean(&luck);
        SeatLuck { mean, error, roll: ratio_with_error(&luck, &rolls) }
    };
    let beside: Vec<[f64; 3]> =
        games.iter().filter_map(GameSums::beside_others).flatten().collect();
    let with_result = |which: usize| {
        correlation(&beside.iter().map(|side| (side[which], side[2])).collect::<Vec<_>>())
    };
    LuckReport {
        games: games.len(),
        seats: (0..sides).map(seat).collect(),
        errors: (0..sides).map(|side| mean(&of(&|game| &game.errors, side)).0).collect(),
        luck_and_result: with_result(0),
        skill_and_result: -with_result(1),
    }
}
