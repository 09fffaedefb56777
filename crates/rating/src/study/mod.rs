//! How good the ratings are: simulated players of known strength, and what models make of their
//! games.
//!
//! ```
//! use spielhof_rating::study::{Setup, simulate};
//! let report = simulate(Setup { players: 60, games: 1_500, ..Setup::default() });
//! let ours = report.figures("spielhof").unwrap();
//! assert!(ours.rank_correlation > 0.8);
//! assert!(ours.log_loss < 0.693);
//! ```

mod luck;
mod measure;
mod models;
mod world;

pub use measure::Bin;

use measure::{Tally, rank_correlation};
use models::Model;
use world::{Game, World};

/// Who plays whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairing {
    /// Anybody anybody.
    Random,
    /// Mostly those whose ratings are similar, as in a lobby.
    Similar,
    /// The same by the ratings of Elo, so that our model does not choose the games.
    SimilarElo,
    /// Those who really are equally strong, from the first game on: players who stay among
    /// themselves. No model can then see how far apart the circles are.
    Circles,
}

/// How luck is distributed in a performance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Noise {
    /// As the models assume: by Bradley and Terry between two, Plackett and Luce among several.
    Gumbel,
    /// As they do not: by Thurstone.
    Normal,
}

/// A simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Players in the population.
    pub players: usize,
    /// Players in each game.
    pub per_game: usize,
    /// Games in all.
    pub games: u64,
    /// What all luck depends on.
    pub seed: u64,
    /// Who plays whom.
    pub pairing: Pairing,
    /// How luck is distributed.
    pub noise: Noise,
    /// Are the results mixed up? A control: then nothing can be learnt.
    pub shuffled: bool,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup {
            players: 2_000,
            per_game: 2,
            games: 30_000,
            seed: 1,
            pairing: Pairing::Similar,
            noise: Noise::Gumbel,
            shuffled: false,
        }
    }
}

/// Why a simulation is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Games have two to six players.
    #[error("{0} players in a game: two to six are possible")]
    PerGame(usize),
    /// There are too few players, or too many to simulate.
    #[error("{given} players: {least} to {MOST_PLAYERS} are possible")]
    Players {
        /// How many were asked for.
        given: usize,
        /// The smallest number.
        least: usize,
    },
    /// No games, or too many to simulate.
    #[error("{0} games: 2 to {MOST_GAMES} are possible")]
    Games(u64),
}

/// The largest population.
pub const MOST_PLAYERS: usize = 100_000;
/// The most games.
pub const MOST_GAMES: u64 = 10_000_000;

impl Setup {
    /// Is the simulation possible?
    ///
    /// ```
    /// use spielhof_rating::study::{Setup, SetupError};
    /// assert_eq!(Setup::default().check(), Ok(()));
    /// let alone = Setup { per_game: 1, ..Setup::default() };
    /// assert_eq!(alone.check(), Err(SetupError::PerGame(1)));
    /// ```
    pub fn check(&self) -> Result<(), SetupError> {
        if !(2..=6).contains(&self.per_game) {
            return Err(SetupError::PerGame(self.per_game));
        }
        // With fewer, a player would hardly find others.
        let least = 2 * self.per_game;
        if !(least..=MOST_PLAYERS).contains(&self.players) {
            return Err(SetupError::Players { given: self.players, least });
        }
        if !(2..=MOST_GAMES).contains(&self.games) {
            return Err(SetupError::Games(self.games));
        }
        Ok(())
    }
}

/// How good a model was.
#[derive(Clone, Debug, PartialEq)]
pub struct Figures {
    /// The model.
    pub name: &'static str,
    /// Spearman's rank correlation of true and estimated strength at the end.
    pub rank_correlation: f64,
    /// The mean logarithmic loss of predictions between two, in the second half of the games.
    pub log_loss: f64,
    /// Their mean squared error.
    pub brier: f64,
    /// The mean logarithmic loss of predictions of the first place, if the model makes them.
    pub first_log_loss: Option<f64>,
    /// The share of players whose true strength lies in the model's 95 % interval at the end.
    pub coverage: Option<f64>,
    /// How predictions and results agree.
    pub bins: Vec<Bin>,
}

/// What came of a simulation.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The models, ours first.
    pub models: Vec<Figures>,
    /// The logarithmic loss of somebody who knows all true strengths: nobody can do better.
    pub least_log_loss: f64,
    /// Their mean squared error.
    pub least_brier: f64,
}

impl Report {
    /// The figures of a model.
    pub fn figures(&self, name: &str) -> Option<&Figures> {
        self.models.iter().find(|figures| figures.name == name)
    }
}

/// Simulates a population and its games, and lets all models learn from the same games.
/// Predictions are measured in the second half, when newcomers have played some games. A set-up
/// that [`Setup::check`] refuses gives a report without models.
pub fn simulate(setup: Setup) -> Report {
    if setup.check().is_err() {
        return Report { models: Vec::new(), least_log_loss: 0.0, least_brier: 0.0 };
    }
    let mut world = World::new(setup);
    let mut models = models::all(setup.players, setup.per_game);
    let mut tallies = vec![Tally::default(); models.len()];
    let mut best = Tally::default();
    for number in 0..setup.games {
        let lobby = &models[usize::from(setup.pairing == Pairing::SimilarElo)];
        let game = world.play(|player| lobby.value(player));
        if number >= setup.games / 2 {
            predict(&game, &mut best, |one, other| world.chance(one, other));
            for (model, tally) in models.iter().zip(&mut tallies) {
                predict(&game, tally, |one, other| model.chance(one, other, game.day));
                if let (Some(first), Some(winner)) = (model.first(&game), game.winner()) {
                    tally.add_first(first[winner]);
                }
            }
        }
        models.iter_mut().for_each(|model| model.learn(&game));
    }
    let all = models.iter().zip(&tallies);
    Report {
        models: all.map(|(model, tally)| sum_up(model.as_ref(), tally, &world)).collect(),
        least_log_loss: best.log_loss(),
        least_brier: best.brier(),
    }
}

/// Predicts every pair of a game.
fn predict(game: &Game, tally: &mut Tally, chance: impl Fn(usize, usize) -> f64) {
    for one in 0..game.who.len() {
        for other in one + 1..game.who.len() {
            let happened = game.places[one] < game.places[other];
            tally.add(chance(game.who[one], game.who[other]), happened);
        }
    }
}

fn sum_up(model: &dyn Model, tally: &Tally, world: &World) -> Figures {
    let players = 0..world.strength.len();
    let values: Vec<f64> = players.clone().map(|player| model.value(player)).collect();
    let inside = |player: usize| {
        let off = (values[player] - world.strength[player]).abs();
        model.deviation(player).map(|deviation| f64::from(u8::from(off < 1.96 * deviation)))
    };
    let inside: Option<Vec<f64>> = players.map(inside).collect();
    Figures {
        name: model.name(),
        rank_correlation: rank_correlation(&world.strength, &values),
        log_loss: tally.log_loss(),
        brier: tally.brier(),
        first_log_loss: tally.first_log_loss(),
        coverage: inside.map(|inside| inside.iter().sum::<f64>() / inside.len() as f64),
        bins: tally.bins(),
    }
}
