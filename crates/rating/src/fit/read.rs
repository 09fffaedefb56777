//! Results of matches as text.

use crate::group::Group;

/// The result of a match between two computer players.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchResult {
    /// The id of the game.
    pub game: String,
    /// Its group.
    pub group: Group,
    /// The player whose wins are counted, as `spielhof match` calls it.
    pub first: String,
    /// The other.
    pub second: String,
    /// Games the first one won.
    pub wins: u32,
    /// Games that were shared.
    pub draws: u32,
    /// Games the first one lost.
    pub losses: u32,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// Not six words.
    #[error("{found} words; write: game player player wins draws losses")]
    Words {
        /// How many there are.
        found: usize,
    },
    /// No game with a rating.
    #[error("\"{game}\" is no game of two or more players")]
    Game {
        /// What stands there.
        game: String,
    },
    /// A player against itself.
    #[error("{player} against itself tells nothing")]
    Itself {
        /// The player.
        player: String,
    },
    /// Not a number of games.
    #[error("\"{text}\" is no number of games")]
    Number {
        /// What stands there.
        text: String,
    },
}

/// A line that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct ReadError {
    /// Its number, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub fault: Fault,
}

/// Reads lines of game, player, player, wins, draws, losses. Empty lines, and everything behind
/// `#`, are left out.
///
/// ```
/// use spielhof_rating::fit::{Fault, read};
/// let results = read("# a match\nhalma level4 level3 27 0 11 # seed 1\n")?;
/// assert_eq!((results[0].wins, results[0].losses), (27, 11));
/// let error = read("\nhalma level4 level3 27 0").unwrap_err();
/// assert_eq!((error.line, error.fault), (2, Fault::Words { found: 5 }));
/// # Ok::<(), spielhof_rating::fit::ReadError>(())
/// ```
pub fn read(text: &str) -> Result<Vec<MatchResult>, ReadError> {
    let content = |line: &str| line.split('#').next().unwrap_or("").trim().to_owned();
    let lines = text.lines().map(content).zip(1..).filter(|(line, _)| !line.is_empty());
    lines
        .map(|(content, line)| result(&content).map_err(|fault| ReadError { line, fault }))
        .collect()
}

fn result(line: &str) -> Result<MatchResult, Fault> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let &[game, first, second, wins, draws, losses] = words.as_slice() else {
        return Err(Fault::Words { found: words.len() });
    };
    let group = Group::of(game).ok_or_else(|| Fault::Game { game: game.to_owned() })?;
    if first == second {
        return Err(Fault::Itself { player: first.to_owned() });
    }
    let number = |text: &str| text.parse().map_err(|_| Fault::Number { text: text.to_owned() });
    Ok(MatchResult {
        game: game.to_owned(),
        group,
        first: first.to_owned(),
        second: second.to_owned(),
        wins: number(wins)?,
        draws: number(draws)?,
        losses: number(losses)?,
    })
}
