//! Shares with their intervals, and lengths.

/// How many of a number of games, with a 95 % interval (Wilson's). In hundredths of a per cent.
///
/// See [`statistics`](crate::statistics) for an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// How many games.
    pub games: u32,
    /// The share.
    pub share: u32,
    /// Where the interval begins.
    pub low: u32,
    /// Where it ends.
    pub high: u32,
}

/// 95 % of a normal distribution lie within this number of standard deviations.
pub(super) const WIDTH: f64 = 1.96;

/// In hundredths of a per cent.
const WHOLE: f64 = 10_000.0;

impl Share {
    /// The share of `games` among `all`.
    pub fn of(games: u32, all: u32) -> Share {
        if all == 0 {
            return Share { games, share: 0, low: 0, high: WHOLE as u32 };
        }
        let n = f64::from(all);
        let share = f64::from(games) / n;
        let square = WIDTH * WIDTH / n;
        let middle = (share + square / 2.0) / (1.0 + square);
        let half = WIDTH * ((share * (1.0 - share) + square / 4.0) / n).sqrt() / (1.0 + square);
        let round = |value: f64| (value.clamp(0.0, 1.0) * WHOLE).round() as u32;
        Share { games, share: round(share), low: round(middle - half), high: round(middle + half) }
    }
}

/// How many turns of all sides together games took.
///
/// See [`statistics`](crate::statistics) for an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Length {
    /// The mean, in hundredths of a turn.
    pub mean: u32,
    /// A tenth of the games took no more turns than this.
    pub p10: u32,
    /// Half of the games took no more turns than this.
    pub median: u32,
    /// Nine tenths of the games took no more turns than this.
    pub p90: u32,
}

impl Length {
    /// The length of games of which each number of turns was met so often; none without games.
    pub fn of(counts: &[(u32, u32)]) -> Option<Length> {
        let mut sorted: Vec<(u32, u64)> =
            counts.iter().map(|&(turns, games)| (turns, u64::from(games))).collect();
        sorted.sort_unstable();
        let games: u64 = sorted.iter().map(|&(_, games)| games).sum();
        let sum: u64 = sorted.iter().map(|&(turns, games)| u64::from(turns) * games).sum();
        let mean = (sum * 100 + games / 2).checked_div(games)?;
        // The first number of turns that this share of the games does not exceed.
        let tenths = |tenths: u64| {
            let mut seen = 0;
            let found = sorted.iter().find(|&&(_, games_of)| {
                seen += games_of;
                seen * 10 >= games * tenths
            });
            found.map_or(0, |&(turns, _)| turns)
        };
        let mean = u32::try_from(mean).unwrap_or(u32::MAX);
        Some(Length { mean, p10: tenths(1), median: tenths(5), p90: tenths(9) })
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn intervals_are_those_of_the_literature() {
        let bounds = |games, all| {
            let share = Share::of(games, all);
            (share.low, share.high)
        };
        // Wilson's interval for 1 of 10 and 5 of 10, as tables have it.
        assert_eq!((bounds(1, 10), bounds(5, 10)), ((179, 4042), (2366, 7634)));
        // Nothing is certain after a few games.
        assert_eq!((bounds(0, 10), bounds(10, 10)), ((0, 2775), (7225, 10_000)));
        assert_eq!(bounds(0, 0), (0, 10_000));
        let (low, high) = bounds(1_000, 2_000);
        assert!(high - low < 440);
    }

    #[test]
    fn lengths_do_not_depend_on_the_order_of_counts() {
        let counts: Vec<(u32, u32)> = (1..=10).rev().map(|turns| (turns * 10, 1)).collect();
        let length = Length::of(&counts).unwrap();
        assert_eq!(length, Length { mean: 5_500, p10: 10, median: 50, p90: 90 });
        assert_eq!(Length::of(&[]), None);
        assert_eq!(Length::of(&[(7, 0)]), None);
    }
}
