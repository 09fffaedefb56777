//! How well chances of winning come true.

use super::fit::{Point, fit};
use super::line::{self, BadLine};
use super::stats::{Interval, ratio};
use crate::curve::{Curve, shares};
use crate::effort::Effort;
use crate::judge::{Judge, NEVER};
use rules::{Side, ToAct};
use search::{History, Rng, standings};
use std::fmt::{self, Display};
use std::str::FromStr;
use table::{Course, Ending};

/// A position of a game.
///
/// See [`calibrate`] for an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sample {
    /// The side to act.
    pub to_act: Side,
    /// How the sides stand, as the curve takes it.
    pub standings: Vec<Option<i32>>,
    /// How they stand without a search.
    pub without_search: Vec<Option<i32>>,
    /// The chances that a review shows, in millionths.
    pub shown: Vec<i32>,
}

/// Some positions of a game, and who won it.
///
/// See [`calibrate`] for an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSamples {
    /// Who won; several share the win.
    pub won: Vec<bool>,
    /// The positions.
    pub samples: Vec<Sample>,
}

/// Who won a game. One that only the turn limit ended counts as shared by all.
pub(super) fn winners(course: &Course) -> Vec<bool> {
    let sides = course.game().seating().sides();
    let limit = course.ending() == Some(Ending::TurnLimit);
    let first = |side| course.outcome().is_none_or(|outcome| limit || outcome.rank(side) == 1);
    (0..sides as u8).map(|side| first(Side(side))).collect()
}

impl GameSamples {
    /// About `number` positions of a game at which turns begin, evenly far apart.
    pub fn of(course: &Course, number: usize, seed: u64, effort: Effort) -> GameSamples {
        let turns = course.turns() as usize;
        let distance = (turns / number.max(1)).max(1);
        let first = Rng::new(seed).below(distance as u32) as usize;
        let mut at = course.clone();
        at.take_back(course.actions().len());
        let curve = Curve::of(course.game());
        let mut samples = Vec::new();
        for &action in course.actions() {
            let position = at.position();
            let turn = at.turns() as usize;
            // In the game of a winner nothing is open any more.
            let open = position.begins_turn() && !position.goes_on(action);
            if open && turn % distance == first && !matches!(at.to_act(), ToAct::Over(_)) {
                let history = History::of(at.turns(), at.past());
                let (standing, shown) =
                    Judge { position, history: &history, effort, curve, stop: NEVER }.look();
                samples.push(Sample {
                    to_act: position.game().seating().side(position.turn()),
                    standings: standing,
                    without_search: standings(position),
                    shown: shown.into_iter().map(line::millionths).collect(),
                });
            }
            // What was played can be played again.
            let _ = at.act(action);
        }
        GameSamples { won: winners(course), samples }
    }
}

impl Display for GameSamples {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let won = self.won.iter().map(|&won| Some(i32::from(won)));
        write!(f, "{}", line::write(won))?;
        for Sample { to_act, standings, without_search, shown } in &self.samples {
            let lists = [standings, without_search].map(|list| line::write(list.iter().copied()));
            let shown = line::write(shown.iter().copied().map(Some));
            write!(f, " {}:{}:{}:{shown}", to_act.0, lists[0], lists[1])?;
        }
        Ok(())
    }
}

impl FromStr for GameSamples {
    type Err = BadLine;

    fn from_str(text: &str) -> Result<GameSamples, BadLine> {
        read(text).ok_or_else(|| BadLine(text.to_owned()))
    }
}

fn read(text: &str) -> Option<GameSamples> {
    let mut words = text.split(' ');
    let won: Vec<bool> = line::read_all(words.next()?)?.iter().map(|&won| won == 1).collect();
    let sample = |word: &str| {
        let parts: Vec<&str> = word.split(':').collect();
        let [to_act, standings, without_search, shown] = parts.as_slice() else { return None };
        let sample = Sample {
            to_act: Side(to_act.parse().ok()?),
            standings: line::read(standings)?,
            without_search: line::read(without_search)?,
            shown: line::read_all(shown)?,
        };
        let sides = [sample.standings.len(), sample.without_search.len(), sample.shown.len()];
        let fits = sides == [won.len(); 3] && sample.to_act.index() < won.len();
        fits.then_some(sample)
    };
    let samples = words.map(sample).collect::<Option<_>>()?;
    Some(GameSamples { won, samples })
}

/// Predictions of one range, and how often they came true.
///
/// See [`calibrate`] for an example.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bin {
    /// Where the range begins.
    pub from: f64,
    /// Where it ends.
    pub to: f64,
    /// The mean prediction.
    pub predicted: f64,
    /// How often it came true, with a 95 % interval.
    pub observed: Interval,
    /// The number of predictions.
    pub count: u64,
}

/// A fitted curve, and how good it is in games it was not fitted to.
///
/// See [`calibrate`] for an example.
#[derive(Clone, Debug, PartialEq)]
pub struct Calibration {
    /// The curve fitted to every other game.
    pub curve: Curve,
    /// The number of games, for fitting and for the report.
    pub games: [usize; 2],
    /// The number of positions in the report.
    pub positions: usize,
    /// The Brier score of the fitted curve: the mean squared error over sides and positions.
    pub brier: Interval,
    /// That of a curve fitted to standings without a search.
    pub without_search: Interval,
    /// That of the chances that reviews show now, with the curve of the data file.
    pub shown: Interval,
    /// That of a constant guess: how often each side won in the games for fitting.
    pub constant: Interval,
    /// The fitted curve, by ranges of what it predicts.
    pub bins: Vec<Bin>,
}

/// The number of ranges.
const BINS: usize = 10;

/// Fits a curve to every other game and reports on the others. `None` without games for both.
///
/// ```
/// use search::Player;
/// use spielhof_review::{Effort, study::{Dice, GameSamples, calibrate, play}};
/// let game = rules::Spec::of("barricade", 2).unwrap().build().unwrap();
/// let samples = |seed| {
///     let course = play(&game, &[Player::Baseline], seed, Dice::Fair);
///     GameSamples::of(&course, 4, seed, Effort::nodes(20))
/// };
/// let games: Vec<GameSamples> = (0..20).map(samples).collect();
/// assert_eq!(games[0].to_string().parse(), Ok(games[0].clone()));
/// let found = calibrate(&games).unwrap();
/// assert_eq!(found.games, [10, 10]);
/// assert!(found.curve.slope > 0);
/// ```
pub fn calibrate(games: &[GameSamples]) -> Option<Calibration> {
    let with_shares: Vec<(&GameSamples, Vec<f64>)> =
        games.iter().filter_map(|game| Some((game, shares(&game.won)?))).collect();
    let half = |rest: usize| {
        let chosen = with_shares.iter().enumerate().filter(move |(number, _)| number % 2 == rest);
        chosen.map(|(_, game)| game).collect::<Vec<_>>()
    };
    let (fitted, held_out) = (half(0), half(1));
    if fitted.is_empty() || held_out.is_empty() {
        return None;
    }
    let samples = || {
        fitted
            .iter()
            .flat_map(|(game, shares)| game.samples.iter().map(move |one| (one, &**shares)))
    };
    let curve = fit(&samples().map(|(one, shares)| Point::of(one, shares)).collect::<Vec<_>>());
    let without = samples().map(|(one, shares)| Point::without_search(one, shares));
    let still = fit(&without.collect::<Vec<_>>());
    let sides = fitted[0].1.len();
    let base = |side: usize| {
        fitted.iter().map(|(_, shares)| shares[side]).sum::<f64>() / fitted.len() as f64
    };
    let base: Vec<f64> = (0..sides).map(base).collect();
    let brier = |predict: &dyn Fn(&Sample, &[f64]) -> Vec<f64>| {
        let of_game = |(game, shares): &&(&GameSamples, Vec<f64>)| {
            let error = |sample: &Sample| squared_error(&predict(sample, shares), shares);
            let errors: f64 = game.samples.iter().map(error).sum();
            (errors, game.samples.len() as f64)
        };
        ratio(&held_out.iter().map(of_game).collect::<Vec<_>>())
    };
    let of_curve = |sample: &Sample, shares: &[f64]| Point::of(sample, shares).chances(curve);
    let bin = |number: usize| {
        let cells = held_out.iter().map(|(game, shares)| {
            let chances = game.samples.iter().map(|sample| of_curve(sample, shares));
            chances.fold([0.0; 3], |sums, chances| add_to_bin(sums, &chances, shares, number))
        });
        let cells: Vec<[f64; 3]> = cells.collect();
        bin_of(number, &cells)
    };
    Some(Calibration {
        curve,
        games: [fitted.len(), held_out.len()],
        positions: held_out.iter().map(|(game, _)| game.samples.len()).sum(),
        brier: brier(&of_curve),
        without_search: brier(&|sample, shares| {
            Point::without_search(sample, shares).chances(still)
        }),
        shown: brier(&|sample, _| {
            sample.shown.iter().map(|&chance| f64::from(chance) / 1e6).collect()
        }),
        constant: brier(&|_, _| base.clone()),
        bins: (0..BINS).map(bin).filter(|bin| bin.count > 0).collect(),
    })
}

fn squared_error(chances: &[f64], shares: &[f64]) -> f64 {
    let errors =
        chances.iter().zip(shares).map(|(chance, share)| (chance - share) * (chance - share));
    errors.sum::<f64>() / shares.len().max(1) as f64
}

/// Adds the predictions of a range: their number, their sum, and how often they came true.
fn add_to_bin(mut sums: [f64; 3], chances: &[f64], shares: &[f64], number: usize) -> [f64; 3] {
    for (&chance, &share) in chances.iter().zip(shares) {
        if ((chance * BINS as f64) as usize).min(BINS - 1) == number {
            sums = [sums[0] + 1.0, sums[1] + chance, sums[2] + share];
        }
    }
    sums
}

fn bin_of(number: usize, games: &[[f64; 3]]) -> Bin {
    let total = |which: usize| games.iter().map(|sums| sums[which]).sum::<f64>();
    let observed = ratio(&games.iter().map(|sums| (sums[2], sums[0])).collect::<Vec<_>>());
    Bin {
        from: number as f64 / BINS as f64,
        to: (number + 1) as f64 / BINS as f64,
        predicted: total(1) / total(0).max(1.0),
        observed,
        count: total(0) as u64,
    }
}
