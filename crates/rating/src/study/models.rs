//! The models that are compared.

use super::world::Game;
use crate::expected::expected;
use crate::glicko::{Comparison, chance, step};
use crate::outcome::{Outcome, Shared};
use crate::rating::{Rating, UNIT, periods};
use crate::update::{Entrant, update};

/// Something that learns strengths from games.
pub(super) trait Model {
    /// Its name in data.
    fn name(&self) -> &'static str;
    /// The probability that one is placed before another, on a day.
    fn chance(&self, one: usize, other: usize, day: f64) -> f64;
    /// What it thinks of a player.
    fn value(&self, player: usize) -> f64;
    /// How sure it is, in points, if it says.
    fn deviation(&self, player: usize) -> Option<f64>;
    /// The probability of the first place for each of a game, if it says.
    fn first(&self, _: &Game) -> Option<Vec<f64>> {
        None
    }
    /// A game was played.
    fn learn(&mut self, game: &Game);
}

/// All models for games of this number of players. Between two, the ways to count pairs are
/// the same.
pub(super) fn all(players: usize, per_game: usize) -> Vec<Box<dyn Model>> {
    let glicko = |pairs| Box::new(Glicko::new(players, pairs)) as Box<dyn Model>;
    let mut models: Vec<Box<dyn Model>> =
        vec![glicko(Pairs::Ours), Box::new(Elo(vec![Rating::NEW.value; players]))];
    models.push(Box::new(WengLin(vec![(Rating::NEW.value, Rating::NEW.deviation); players])));
    if per_game > 2 {
        models.extend([Pairs::Independent, Pairs::Once, Pairs::Neighbours].map(glicko));
    }
    models
}

/// Plain Elo, each pair a game of its own.
struct Elo(Vec<f64>);

/// Points for a win against an equal, twice.
const K: f64 = 24.0;

impl Model for Elo {
    fn name(&self) -> &'static str {
        "elo"
    }

    fn chance(&self, one: usize, other: usize, _: f64) -> f64 {
        1.0 / (1.0 + ((self.0[other] - self.0[one]) / UNIT).exp())
    }

    fn value(&self, player: usize) -> f64 {
        self.0[player]
    }

    fn deviation(&self, _: usize) -> Option<f64> {
        None
    }

    fn learn(&mut self, game: &Game) {
        let gain = |one: usize| -> f64 {
            let against = |other: usize| {
                let won = f64::from(u8::from(game.places[one] < game.places[other]));
                K * (won - self.chance(game.who[one], game.who[other], game.day))
            };
            (0..game.who.len()).filter(|&other| other != one).map(against).sum()
        };
        let gains: Vec<f64> = (0..game.who.len()).map(gain).collect();
        game.who.iter().zip(gains).for_each(|(&player, gain)| self.0[player] += gain);
    }
}

/// How the pairs of one game count.
#[derive(Clone, Copy, PartialEq)]
enum Pairs {
    /// As this crate does it.
    Ours,
    /// Every pair as a game of its own.
    Independent,
    /// Every pair for its share of one game.
    Once,
    /// Only neighbouring places, for their share of one game.
    Neighbours,
}

struct Glicko {
    pairs: Pairs,
    ratings: Vec<Rating>,
    /// The day of the last game of each.
    last: Vec<f64>,
}

impl Glicko {
    fn new(players: usize, pairs: Pairs) -> Glicko {
        Glicko { pairs, ratings: vec![Rating::NEW; players], last: vec![0.0; players] }
    }

    fn today(&self, player: usize, day: f64) -> Rating {
        self.ratings[player].after(day - self.last[player])
    }

    fn ours(&self, game: &Game) -> Vec<Rating> {
        let entrant = |&player: &usize| Entrant {
            days: game.day - self.last[player],
            ..Entrant::new(self.ratings[player])
        };
        let mut entrants: Vec<Entrant> = game.who.iter().map(entrant).collect();
        // A simulated game is one that can be rated; if not, the figures show it.
        let _ = update(&mut entrants, &Outcome::new(game.places.clone(), Shared::Draw));
        entrants.iter().map(|entrant| entrant.rating).collect()
    }

    fn rival(&self, game: &Game, one: usize) -> Rating {
        let neighbours = self.pairs == Pairs::Neighbours;
        let is_met = |other: &usize| {
            *other != one && (!neighbours || game.places[one].abs_diff(game.places[*other]) == 1)
        };
        let met: Vec<usize> = (0..game.who.len()).filter(is_met).collect();
        let weight = if self.pairs == Pairs::Independent { 1.0 } else { 1.0 / met.len() as f64 };
        let me = self.ratings[game.who[one]];
        let compare = |&other: &usize| {
            let rating = self.today(game.who[other], game.day);
            Comparison {
                lead: me.value - rating.value,
                deviation: rating.deviation,
                score: f64::from(u8::from(game.places[one] < game.places[other])),
                weight,
                certainty: weight,
                share: 1.0,
            }
        };
        let met: Vec<Comparison> = met.iter().map(compare).collect();
        step(me, &met, periods(game.day - self.last[game.who[one]]))
    }
}

impl Model for Glicko {
    fn name(&self) -> &'static str {
        match self.pairs {
            Pairs::Ours => "spielhof",
            Pairs::Independent => "glicko-independent",
            Pairs::Once => "glicko-once",
            Pairs::Neighbours => "glicko-neighbours",
        }
    }

    fn chance(&self, one: usize, other: usize, day: f64) -> f64 {
        let (one, other) = (self.today(one, day), self.today(other, day));
        chance(one.value - other.value, one.deviation.hypot(other.deviation))
    }

    fn value(&self, player: usize) -> f64 {
        self.ratings[player].value
    }

    fn deviation(&self, player: usize) -> Option<f64> {
        Some(self.ratings[player].deviation)
    }

    fn first(&self, game: &Game) -> Option<Vec<f64>> {
        let today = game.who.iter().map(|&player| self.today(player, game.day));
        Some(expected(&today.collect::<Vec<_>>()).first)
    }

    fn learn(&mut self, game: &Game) {
        let new = match self.pairs {
            Pairs::Ours => self.ours(game),
            _ => (0..game.who.len()).map(|one| self.rival(game, one)).collect(),
        };
        for (&player, rating) in game.who.iter().zip(new) {
            self.ratings[player] = rating;
            self.last[player] = game.day;
        }
    }
}

/// The update of Weng and Lin for the model of Plackett and Luce (algorithm 4 of "A Bayesian
/// approximation method for online ranking"): value and deviation of each player.
struct WengLin(Vec<(f64, f64)>);

/// The luck in a single performance, so that two players of known strength have the chances of
/// the other models.
const BETA: f64 = UNIT / std::f64::consts::SQRT_2;

impl Model for WengLin {
    fn name(&self) -> &'static str {
        "weng-lin"
    }

    fn chance(&self, one: usize, other: usize, _: f64) -> f64 {
        let ((one, sure), (other, of_other)) = (self.0[one], self.0[other]);
        let scale = (2.0 * BETA * BETA + sure * sure + of_other * of_other).sqrt();
        1.0 / (1.0 + ((other - one) / scale).exp())
    }

    fn value(&self, player: usize) -> f64 {
        self.0[player].0
    }

    fn deviation(&self, player: usize) -> Option<f64> {
        Some(self.0[player].1)
    }

    fn learn(&mut self, game: &Game) {
        let old: Vec<(f64, f64)> = game.who.iter().map(|&player| self.0[player]).collect();
        let scale = old.iter().map(|(_, sigma)| sigma * sigma + BETA * BETA).sum::<f64>().sqrt();
        // Every stage of the game is a choice among those who are not placed yet.
        let left = |stage: usize| {
            let of_stage = game.places[stage];
            let still = old.iter().zip(&game.places).filter(move |(_, place)| **place >= of_stage);
            still.map(|((value, _), _)| (value / scale).exp()).sum::<f64>()
        };
        for (one, &player) in game.who.iter().enumerate() {
            let (value, sigma) = old[one];
            let (mut slope, mut curvature) = (0.0, 0.0);
            for stage in (0..old.len()).filter(|&stage| game.places[stage] <= game.places[one]) {
                let chosen = (value / scale).exp() / left(stage);
                slope += f64::from(u8::from(stage == one)) - chosen;
                curvature += chosen * (1.0 - chosen);
            }
            let shrink = sigma / scale * (sigma / scale).powi(2) * curvature;
            let sigma_new = sigma * (1.0 - shrink).max(1e-4).sqrt();
            self.0[player] = (value + sigma * sigma / scale * slope, sigma_new);
        }
    }
}
