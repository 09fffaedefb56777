//! What a match came to.

use crate::plan::Round;
use table::Ending;

/// The sum of a match so far.
#[derive(Clone, Debug, Default)]
pub struct Score {
    rounds: u64,
    games: u64,
    wins: u64,
    losses: u64,
    capped: u64,
    repeated: u64,
    sum: f64,
    squares: f64,
    /// What two equals would score.
    even: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtDecision {
    /// Not yet.
    Open,
    /// The first contestant is stronger by at least the margin.
    Stronger,
    /// It is not.
    NotStronger,
}

/// 95 % lie within this number of standard errors.
const WITHIN_95: f64 = 1.96;
/// The logarithm of 19: errors of both kinds in at most 5 of 100.
const SURE: f64 = 2.944_438_979_166_440_5;

impl Score {
    /// An empty score of a game with this number of sides.
    pub fn new(sides: usize) -> Score {
        Score { even: 1.0 / sides as f64, ..Score::default() }
    }

    /// Adds a round.
    pub fn add(&mut self, round: &Round) {
        let points = round.points();
        self.rounds += 1;
        self.sum += points;
        self.squares += points * points;
        for game in &round.games {
            self.games += 1;
            self.wins += u64::from(game.points > 0.99);
            self.losses += u64::from(game.points < 0.01);
            self.capped += u64::from(game.ending == Ending::TurnLimit);
            self.repeated += u64::from(game.ending == Ending::Repetition);
        }
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Games won, shared, lost.
    pub fn results(&self) -> (u64, u64, u64) {
        (self.wins, self.games - self.wins - self.losses, self.losses)
    }

    /// Games that only the turn limit ended.
    pub fn capped(&self) -> u64 {
        self.capped
    }

    /// Games that ended by repetition.
    pub fn repeated(&self) -> u64 {
        self.repeated
    }

    /// The mean score, 0 to 1.
    pub fn mean(&self) -> f64 {
        if self.rounds == 0 { self.even } else { self.sum / self.rounds as f64 }
    }

    /// The variance of a round, never quite nothing: a few equal results prove little.
    fn variance(&self) -> f64 {
        let n = self.rounds as f64;
        // One imagined win and one imagined loss keep a clean sheet from being certainty.
        let (n, sum, squares) = (n + 2.0, self.sum + 1.0, self.squares + 1.0);
        (squares / n - (sum / n).powi(2)).max(1e-6)
    }

    /// The score between which and which the truth lies in 95 of 100 matches.
    pub fn interval(&self) -> (f64, f64) {
        let half = WITHIN_95 * (self.variance() / (self.rounds.max(1) as f64)).sqrt();
        ((self.mean() - half).max(0.0), (self.mean() + half).min(1.0))
    }

    /// The difference in Elo that a score between two stands for.
    pub fn elo(score: f64) -> f64 {
        let score = score.clamp(0.001, 0.999);
        -400.0 * (1.0 / score - 1.0).log10()
    }

    /// The score that two equals would have.
    pub fn even(&self) -> f64 {
        self.even
    }

    /// Is the first contestant stronger, with `better` as the score that counts as
    /// stronger? A sequential test between that and even strength.
    pub fn verdict(&self, better: f64) -> SprtDecision {
        let n = self.rounds as f64;
        if self.rounds < 4 {
            return SprtDecision::Open;
        }
        let middle = (self.even + better) / 2.0;
        let evidence = n * (better - self.even) * (self.mean() - middle) / self.variance();
        match evidence {
            sure if sure >= SURE => SprtDecision::Stronger,
            sure if sure <= -SURE => SprtDecision::NotStronger,
            _ => SprtDecision::Open,
        }
    }
}
