//! Ratings of computer players from results of matches, by maximum likelihood.
//!
//! ```
//! use spielhof_rating::fit::{fit, read};
//! let results = read("halma level4 level3 30 0 10\nhalma level3 level2 38 1 1\n")?;
//! let fitted = fit(&results)?;
//! let level4 = fitted.iter().find(|row| row.player == "level4").unwrap();
//! assert!(level4.low < level4.value && level4.value < level4.high);
//! assert!((level4.value - 1685.0).abs() < 1.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod likelihood;
mod read;

pub use read::{Fault, MatchResult, ReadError, read};

use crate::group::Group;
use crate::rating::{CENTRE, UNIT};
use likelihood::Games;

/// The player whose value is 1500 in every group.
pub const ANCHOR: &str = "level3";

/// A player's rating in a group, as the matches tell.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Fitted {
    /// The group.
    pub group: Group,
    /// The player, such as `level4`.
    pub player: String,
    /// The most likely value.
    pub value: f64,
    /// The lower end of the 95 % interval, by the profile of the likelihood.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Games the player played.
    pub games: u32,
}

/// Why results cannot be fitted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FitError {
    /// There is nothing to fit.
    #[error("there are no results")]
    Empty,
    /// Nobody of known rating plays in a group.
    #[error("no match of {} in the group {}: add one", ANCHOR, group.name())]
    NoAnchor {
        /// The group.
        group: Group,
    },
    /// A player who has met nobody who has met … the anchor.
    #[error("no matches link {player} to {} in the group {}: add one", ANCHOR, group.name())]
    Unlinked {
        /// The group.
        group: Group,
        /// The player.
        player: String,
    },
}

/// The most likely ratings of all players in all groups, in the order of groups and names. All
/// games of a group count alike. A draw is half a win and half a loss, and every two players who
/// have met are given one imagined draw: without it a player who lost all games would have a
/// rating of minus infinity.
pub fn fit(results: &[MatchResult]) -> Result<Vec<Fitted>, FitError> {
    let mut fitted = Vec::new();
    for group in Group::ALL {
        let of_group: Vec<&MatchResult> =
            results.iter().filter(|result| result.group == group).collect();
        if !of_group.is_empty() {
            fitted.extend(fit_group(group, &of_group)?);
        }
    }
    if fitted.is_empty() { Err(FitError::Empty) } else { Ok(fitted) }
}

fn fit_group(group: Group, results: &[&MatchResult]) -> Result<Vec<Fitted>, FitError> {
    let mut players: Vec<&str> =
        results.iter().flat_map(|result| [result.first.as_str(), &result.second]).collect();
    players.sort_unstable();
    players.dedup();
    let index = |name: &str| players.iter().position(|player| *player == name);
    let anchor = index(ANCHOR).ok_or(FitError::NoAnchor { group })?;
    let mut games = Games::new(players.len());
    for result in results {
        if let (Some(first), Some(second)) = (index(&result.first), index(&result.second)) {
            games.add(first, second, [result.wins, result.draws, result.losses]);
        }
    }
    if let Some(player) = games.unlinked(anchor) {
        return Err(FitError::Unlinked { group, player: players[player].to_owned() });
    }
    let best = games.most_likely(&[(anchor, 0.0)]);
    let points = |value: f64| CENTRE + UNIT * value;
    let fitted = |player: usize| {
        let (low, high) = games.interval(player, anchor, &best);
        Fitted {
            group,
            player: players[player].to_owned(),
            value: points(best[player]),
            low: points(low),
            high: points(high),
            games: games.played(player),
        }
    };
    Ok((0..players.len()).map(fitted).collect())
}
