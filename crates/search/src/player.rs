use crate::history::History;
use crate::level::Level;
use crate::limits::Limits;
use crate::thinker::Thinker;
use crate::{Rng, baseline, random_any};
use rules::{Action, Position, ToAct};
use std::fmt::{self, Display};
use std::str::FromStr;

/// A computer player.
///
/// ```
/// use spielhof_search::{Level, Player};
/// assert_eq!("level3".parse(), Ok(Player::Level(Level::new(3).unwrap())));
/// assert_eq!(Player::Nodes(50_000).to_string(), "nodes:50000");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any legal action, each as likely as any other.
    Random,
    /// What helps most right now.
    Baseline,
    /// Searches within the limits of its level.
    Level(Level),
    /// Searches this number of nodes.
    Nodes(u64),
}

/// A name of no player.
///
/// ```
/// use spielhof_search::Player;
/// let fault = "level7".parse::<Player>().unwrap_err();
/// assert_eq!(fault.to_string(), "unknown player `level7`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown player `{0}`")]
pub struct UnknownPlayer(pub String);

/// The name that programs use: `random`, `baseline`, `level3`, `nodes:50000`.
impl Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Random => f.write_str("random"),
            Player::Baseline => f.write_str("baseline"),
            Player::Level(level) => write!(f, "level{}", level.number()),
            Player::Nodes(nodes) => write!(f, "nodes:{nodes}"),
        }
    }
}

impl FromStr for Player {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Player, UnknownPlayer> {
        let level = |number: &str| number.parse().ok().and_then(Level::new).map(Player::Level);
        let nodes = |number: &str| number.parse().ok().filter(|&n| n > 0).map(Player::Nodes);
        match name {
            "random" => Some(Player::Random),
            "baseline" => Some(Player::Baseline),
            _ => (name.strip_prefix("level").and_then(level))
                .or_else(|| name.strip_prefix("nodes:").and_then(nodes)),
        }
        .ok_or_else(|| UnknownPlayer(name.to_owned()))
    }
}

impl Player {
    /// What it does here, with nothing to remember; a roll when the dice are to fall,
    /// `None` when the game is over.
    ///
    /// ```
    /// use spielhof_search::{Player, Rng};
    /// let start = rules::Spec::of("star-halma", 2).unwrap().build().unwrap().start();
    /// let action = Player::Baseline.act(&start, &mut Rng::new(1)).unwrap();
    /// assert!(start.is_legal(action));
    /// ```
    pub fn act(self, position: &Position, rng: &mut Rng) -> Option<Action> {
        self.act_with(position, &History::default(), &mut Thinker::new(), rng)
    }

    /// What it does here, given what happened before and what it remembers. So it avoids repetitions
    /// and follows a plan over several turns.
    ///
    /// ```
    /// use spielhof_search::{History, Player, Rng, Thinker};
    /// let start = rules::Spec::of("halma", 2).unwrap().build().unwrap().start();
    /// let (mut thinker, mut rng) = (Thinker::new(), Rng::new(1));
    /// // With a course: History::of(course.turns(), course.past())
    /// let history = History::default();
    /// let level: Player = "level2".parse().unwrap();
    /// let action = level.act_with(&start, &history, &mut thinker, &mut rng).unwrap();
    /// assert!(start.is_legal(action));
    /// ```
    pub fn act_with(
        self,
        position: &Position,
        history: &History,
        thinker: &mut Thinker,
        rng: &mut Rng,
    ) -> Option<Action> {
        match (self, position.to_act()) {
            (_, ToAct::Over(_)) => None,
            (Player::Random, _) | (_, ToAct::Chance) => random_any(position, rng),
            (Player::Baseline, ToAct::Seat(_)) => baseline(position, rng),
            (Player::Level(level), ToAct::Seat(_)) => {
                thinker.play(position, history, level, rng, &|| false).map(|thought| thought.action)
            }
            (Player::Nodes(nodes), ToAct::Seat(_)) => thinker
                .think(position, history, &Limits::nodes(nodes))
                .map(|thought| thought.action),
        }
    }
}
