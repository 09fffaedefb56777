//! The figures of games of computers: one data file, a line for each game and number of players.

use super::{Length, LuckFigures, Share, Statistics};
use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::LazyLock;

/// The figures, a line for each; `spielhof study statistics` prints them.
const DATA: &str = include_str!("../../data/statistics.txt");

static ROWS: LazyLock<Vec<SelfPlay>> = LazyLock::new(|| {
    let lines = DATA.lines().map(without_comment).filter(|line| !line.is_empty());
    // A test reads every line.
    lines.filter_map(|line| line.parse().ok()).collect()
});

fn without_comment(line: &str) -> &str {
    line.split('#').next().unwrap_or_default().trim()
}

/// What games of computers of one level were like.
///
/// ```
/// use spielhof_review::statistics::SelfPlay;
/// let line = "retour 1 level 3 games 20 won 19 9500 7639 9911 shared 0 unfinished 1 turns 3100 31 31 31";
/// let row: SelfPlay = line.parse().unwrap();
/// assert_eq!((row.game.as_str(), row.statistics.won[0].games), ("retour", 19));
/// assert_eq!(row.to_string(), line);
/// assert!("retour 1 level 3".parse::<SelfPlay>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelfPlay {
    /// The id of the game.
    pub game: String,
    /// The number of players.
    pub players: u8,
    /// The level of all of them.
    pub level: u8,
    /// The figures.
    pub statistics: Statistics,
}

/// A line that is no row of figures.
///
/// ```
/// use spielhof_review::statistics::{BadRow, SelfPlay};
/// assert_eq!("halma".parse::<SelfPlay>(), Err(BadRow("halma".to_owned())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a row of figures: `{0}`")]
pub struct BadRow(pub String);

/// The figures of a game by the number of players; none where it was not measured.
///
/// See [`statistics`](crate::statistics) for an example.
pub fn self_play(game: &str) -> Vec<&'static SelfPlay> {
    ROWS.iter().filter(|row| row.game == game).collect()
}

impl Display for SelfPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SelfPlay { game, players, level, statistics } = self;
        write!(f, "{game} {players} level {level} games {} won", statistics.games)?;
        for Share { games, share, low, high } in &statistics.won {
            write!(f, " {games} {share} {low} {high}")?;
        }
        write!(f, " shared {} unfinished {}", statistics.shared, statistics.unfinished)?;
        if let Some(Length { mean, p10, median, p90 }) = statistics.length {
            write!(f, " turns {mean} {p10} {median} {p90}")?;
        }
        if let Some(LuckFigures { correlation, low, high, swing }) = statistics.luck {
            write!(f, " luck {correlation} {low} {high} {swing}")?;
        }
        Ok(())
    }
}

impl FromStr for SelfPlay {
    type Err = BadRow;

    fn from_str(line: &str) -> Result<SelfPlay, BadRow> {
        read(line).ok_or_else(|| BadRow(line.to_owned()))
    }
}

/// Words that name what the numbers after them are.
type Fields<'a> = BTreeMap<&'a str, Vec<i32>>;

fn read(line: &str) -> Option<SelfPlay> {
    let mut words = line.split_whitespace();
    let (game, players) = (words.next()?.to_owned(), words.next()?.parse().ok()?);
    let mut fields = Fields::new();
    let mut name = "";
    for word in words {
        match word.parse() {
            Ok(number) => fields.get_mut(name)?.push(number),
            Err(_) => {
                name = word;
                // A name that stands twice makes no sense.
                if fields.insert(name, Vec::new()).is_some() {
                    return None;
                }
            }
        }
    }
    let known = ["level", "games", "won", "shared", "unfinished", "turns", "luck"];
    if fields.keys().any(|name| !known.contains(name)) {
        return None;
    }
    let [level] = numbers(&fields, "level")?;
    let statistics = statistics(&fields)?;
    Some(SelfPlay { game, players, level: level.try_into().ok()?, statistics })
}

fn statistics(fields: &Fields) -> Option<Statistics> {
    let [games] = numbers(fields, "games")?;
    let [shared] = numbers(fields, "shared")?;
    let [unfinished] = numbers(fields, "unfinished")?;
    let won = fields.get("won")?.chunks(4).map(|part| {
        let [games, share, low, high] = counts(part.try_into().ok()?)?;
        Some(Share { games, share, low, high })
    });
    let length = |numbers| {
        let [mean, p10, median, p90] = counts(numbers)?;
        Some(Length { mean, p10, median, p90 })
    };
    let luck = |[correlation, low, high, swing]: [i32; 4]| {
        Some(LuckFigures { correlation, low, high, swing: swing.try_into().ok()? })
    };
    let [games, shared, unfinished] = counts([games, shared, unfinished])?;
    Some(Statistics {
        games,
        won: won.collect::<Option<_>>()?,
        shared,
        unfinished,
        length: optional(fields, "turns", length)?,
        luck: optional(fields, "luck", luck)?,
    })
}

/// The numbers after a name, if there are exactly `N` of them.
fn numbers<const N: usize>(fields: &Fields, name: &str) -> Option<[i32; N]> {
    fields.get(name)?.as_slice().try_into().ok()
}

/// What may be missing, but not be wrong.
fn optional<T>(
    fields: &Fields,
    name: &str,
    read: impl Fn([i32; 4]) -> Option<T>,
) -> Option<Option<T>> {
    if !fields.contains_key(name) {
        return Some(None);
    }
    read(numbers(fields, name)?).map(Some)
}

/// Numbers that are not negative.
fn counts<const N: usize>(numbers: [i32; N]) -> Option<[u32; N]> {
    let mut counts = [0; N];
    for (count, number) in counts.iter_mut().zip(numbers) {
        *count = number.try_into().ok()?;
    }
    Some(counts)
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use rules::{CATALOGUE, Spec};

    #[test]
    fn every_line_can_be_read_and_stands_once() {
        let lines: Vec<&str> =
            DATA.lines().map(without_comment).filter(|line| !line.is_empty()).collect();
        for (number, line) in lines.iter().enumerate() {
            let row: SelfPlay = line.parse().unwrap();
            assert_eq!(row.to_string(), **line);
            let game = Spec::of(&row.game, row.players).unwrap().build().unwrap();
            assert_eq!(row.statistics.won.len(), game.seating().sides(), "{line}");
            assert_eq!(row.statistics.luck.is_some(), game.has_chance(), "{line}");
            assert!((1..=6).contains(&row.level));
            let key: Vec<&str> = line.split(' ').take(2).collect();
            let same = |other: &&&str| other.split(' ').take(2).eq(key.iter().copied());
            assert_eq!(lines[..number].iter().find(same), None, "stands twice");
        }
        assert!(!lines.is_empty());
    }

    #[test]
    fn every_line_adds_up() {
        for row in ROWS.iter() {
            let Statistics { games, won, shared, unfinished, length, luck } = &row.statistics;
            let all: u32 = won.iter().map(|share| share.games).sum();
            assert_eq!(all + shared + unfinished, *games, "{row}");
            for share in won {
                assert_eq!(*share, Share::of(share.games, *games), "{row}");
            }
            assert_eq!(length.is_some(), unfinished < games, "{row}");
            if let Some(length) = length {
                assert!(length.p10 <= length.median && length.median <= length.p90, "{row}");
            }
            if let Some(luck) = luck {
                assert!(luck.low <= luck.correlation && luck.correlation <= luck.high, "{row}");
            }
        }
    }

    #[test]
    fn rows_are_found_by_their_game() {
        for entry in CATALOGUE {
            let rows = self_play(entry.head().id);
            assert!(rows.iter().all(|row| entry.players().contains(&row.players)));
        }
        assert!(self_play("chess").is_empty());
    }

    #[test]
    fn wrong_lines_are_refused() {
        let good =
            "gobang 2 level 3 games 4 won 3 7500 3006 9544 1 2500 456 6994 shared 0 unfinished 0";
        assert!(good.parse::<SelfPlay>().is_ok());
        for (from, to) in [
            ("level 3", "level 300"),
            ("games 4", "games -4"),
            ("games 4", "games"),
            ("shared 0", "shared 0 shared 0"),
            ("6994", ""),
            ("unfinished 0", "unfinished 0 turns 1 2 3"),
            ("unfinished 0", "unfinished 0 jumps 1"),
            ("gobang 2", "gobang"),
        ] {
            let bad = good.replace(from, to);
            assert!(bad.parse::<SelfPlay>().is_err(), "{bad}");
        }
    }
}
