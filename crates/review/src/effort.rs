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

    /// The node limit of a search in a game whose nodes take `cost` times as long.
    pub(crate) fn limit(self, cost: u64) -> u64 {
        (self.nodes / cost.max(1)).max(LEAST)
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
