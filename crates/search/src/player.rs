use crate::{Rng, baseline, random_any};
use rules::{Action, Position, ToAct};

/// A computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any legal action, each as likely as any other.
    Random,
    /// What helps most right now.
    Baseline,
}

impl Player {
    /// All players.
    pub const ALL: [Player; 2] = [Player::Random, Player::Baseline];

    /// The name that programs use.
    pub const fn name(self) -> &'static str {
        match self {
            Player::Random => "random",
            Player::Baseline => "baseline",
        }
    }

    /// The player of this name.
    pub fn named(name: &str) -> Option<Player> {
        Player::ALL.into_iter().find(|player| player.name() == name)
    }

    /// What it does here; a roll when the dice are to fall, `None` when the game is over.
    ///
    /// ```
    /// use search::{Player, Rng};
    /// let start = rules::Spec::of("star-halma", 2).unwrap().build().unwrap().start();
    /// let action = Player::Baseline.act(&start, &mut Rng::new(1)).unwrap();
    /// assert!(start.is_legal(action));
    /// ```
    pub fn act(self, position: &Position, rng: &mut Rng) -> Option<Action> {
        match (self, position.to_act()) {
            (_, ToAct::Over(_)) => None,
            (Player::Random, _) | (_, ToAct::Chance) => random_any(position, rng),
            (Player::Baseline, ToAct::Seat(_)) => baseline(position, rng),
        }
    }
}
