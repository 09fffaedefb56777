//! A simulated world: players of known strength, who meet and play.

use super::luck::Luck;
use super::{Noise, Pairing, Setup};
use crate::rating::{CENTRE, UNIT};
use std::f64::consts::PI;

/// A simulated game.
pub(super) struct Game {
    /// Who played, by number.
    pub who: Vec<usize>,
    /// Their places, in the same order.
    pub places: Vec<u8>,
    /// When, in days since the beginning.
    pub day: f64,
}

impl Game {
    /// The seat, from 0, that came first.
    pub fn winner(&self) -> Option<usize> {
        self.places.iter().position(|&place| place == 1)
    }
}

/// Players of known strength.
pub(super) struct World {
    setup: Setup,
    luck: Luck,
    /// The true strength of each, in points.
    pub strength: Vec<f64>,
    played: u64,
}

/// The deviation of true strengths in the population, in points.
const SPREAD: f64 = 300.0;
/// Among how many a player looks for each opponent of similar strength.
const CANDIDATES: usize = 8;

impl World {
    pub fn new(setup: Setup) -> World {
        let mut luck = Luck::new(setup.seed.wrapping_mul(0x2545_f491_4f6c_dd1d));
        let strength: Vec<f64> =
            (0..setup.players).map(|_| CENTRE + SPREAD * luck.normal()).collect();
        World { setup, luck, strength, played: 0 }
    }

    /// The next game, where players are rated like this. Each plays one a day on average.
    pub fn play(&mut self, rated: impl Fn(usize) -> f64) -> Game {
        let who = self.meet(rated);
        let mut order: Vec<(f64, usize)> =
            who.iter().map(|&player| self.performance(player)).zip(0..).collect();
        if self.setup.shuffled {
            self.luck.shuffle(&mut order);
        } else {
            order.sort_by(|one, other| other.0.total_cmp(&one.0));
        }
        let mut places = vec![0; who.len()];
        order.iter().zip(1..).for_each(|(&(_, seat), place)| places[seat] = place);
        let day = self.played as f64 * self.setup.per_game as f64 / self.setup.players as f64;
        self.played += 1;
        Game { who, places, day }
    }

    fn meet(&mut self, rated: impl Fn(usize) -> f64) -> Vec<usize> {
        let mut who = vec![self.luck.below(self.setup.players)];
        while who.len() < self.setup.per_game {
            let other = match self.setup.pairing {
                Pairing::Random => self.luck.below(self.setup.players),
                _ => self.similar(who[0], &rated),
            };
            if !who.contains(&other) {
                who.push(other);
            }
        }
        self.luck.shuffle(&mut who);
        who
    }

    /// Of some others the one who seems most like a player.
    fn similar(&mut self, to: usize, rated: impl Fn(usize) -> f64) -> usize {
        let candidates: Vec<usize> =
            (0..CANDIDATES).map(|_| self.luck.below(self.setup.players)).collect();
        let seems = |player: usize| match self.setup.pairing {
            Pairing::Circles => self.strength[player],
            _ => rated(player),
        };
        let distance = |other: &usize| (seems(*other) - seems(to)).abs();
        let others = candidates.into_iter().filter(|other| *other != to);
        others.min_by(|one, other| distance(one).total_cmp(&distance(other))).unwrap_or(to)
    }

    /// How well a player plays today, on the scale of the formulas.
    fn performance(&mut self, player: usize) -> f64 {
        let noise = match self.setup.noise {
            Noise::Gumbel => self.luck.gumbel(),
            Noise::Normal => NORMAL_NOISE * self.luck.normal(),
        };
        (self.strength[player] - CENTRE) / UNIT + noise
    }

    /// The true probability that one is placed before another.
    pub fn chance(&self, one: usize, other: usize) -> f64 {
        let lead = (self.strength[one] - self.strength[other]) / UNIT;
        match (self.setup.shuffled, self.setup.noise) {
            (true, _) => 0.5,
            (_, Noise::Gumbel) => 1.0 / (1.0 + (-lead).exp()),
            (_, Noise::Normal) => below_normal(lead / (NORMAL_NOISE * 2.0_f64.sqrt())),
        }
    }
}

/// The deviation of the Gumbel distribution, so that luck has the same part in both variants.
const NORMAL_NOISE: f64 = PI / 2.449_489_742_783_178;

/// The normal distribution function, by the approximation 26.2.17 of Abramowitz and Stegun: wrong
/// by less than one in ten million.
fn below_normal(x: f64) -> f64 {
    const B: [f64; 5] =
        [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let sum = B.iter().rev().fold(0.0, |sum, b| (sum + b) * t);
    let tail = (-x * x / 2.0).exp() / (2.0 * PI).sqrt() * sum;
    if x > 0.0 { 1.0 - tail } else { tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_normal_distribution_is_known() {
        for (x, p) in [(0.0, 0.5), (1.0, 0.841_344_7), (-1.96, 0.024_997_9), (3.0, 0.998_650_1)] {
            assert!((below_normal(x) - p).abs() < 1e-6, "{x}");
        }
    }

    #[test]
    fn results_follow_the_true_chances() {
        for noise in [Noise::Gumbel, Noise::Normal] {
            let setup = Setup { players: 2, per_game: 2, noise, ..Setup::default() };
            let mut world = World::new(setup);
            let chance = world.chance(0, 1);
            let games: Vec<Game> = (0..20_000).map(|_| world.play(|_| 0.0)).collect();
            let won = |game: &&Game| game.places[0] == if game.who[0] == 0 { 1 } else { 2 };
            let share = games.iter().filter(won).count() as f64 / games.len() as f64;
            assert!((share - chance).abs() < 0.012, "{noise:?}: {share} {chance}");
        }
    }
}
