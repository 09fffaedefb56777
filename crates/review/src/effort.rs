use crate::judge::Stop;
use rules::Position;
use search::{Limits, node_cost};

/// How much is searched for each action: nodes of a race. Games whose nodes take longer get fewer,
/// so that a review takes about the same time.
///
/// ```
/// use spielhof_review::Effort;
/// assert_eq!("quick".parse(), Ok(Effort::QUICK));
/// assert_eq!("5000".parse(), Ok(Effort::nodes(5_000)));
/// assert!("slow".parse::<Effort>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    nodes: u64,
}

/// With fewer nodes a search would not even look at all rolls to the same depth.
const LEAST: u64 = 300;

/// A word that is no effort.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown effort `{0}`")]
pub struct UnknownEffort(pub String);

impl Effort {
    /// For a first look.
    pub const QUICK: Effort = Effort { nodes: 16_000 };
    /// For a closer look.
    pub const THOROUGH: Effort = Effort { nodes: 100_000 };

    /// This number of nodes for each search, two of which judge an action.
    pub const fn nodes(nodes: u64) -> Effort {
        Effort { nodes }
    }

    /// The number of nodes of a search at most.
    ///
    /// ```
    /// assert_eq!(spielhof_review::Effort::nodes(5_000).most(), 5_000);
    /// ```
    pub fn most(self) -> u64 {
        self.nodes.max(LEAST)
    }

    /// The limits of a search of this position.
    pub(crate) fn limits<'a>(self, position: &Position, stop: Stop<'a>) -> Limits<'a> {
        let nodes = (self.nodes / node_cost(position).max(1)).max(LEAST);
        Limits { nodes, ..Limits::until(stop) }
    }
}

impl std::str::FromStr for Effort {
    type Err = UnknownEffort;

    fn from_str(name: &str) -> Result<Effort, UnknownEffort> {
        match name {
            "quick" => Some(Effort::QUICK),
            "thorough" => Some(Effort::THOROUGH),
            _ => name.parse().ok().filter(|&nodes| nodes > 0).map(Effort::nodes),
        }
        .ok_or_else(|| UnknownEffort(name.to_owned()))
    }
}
