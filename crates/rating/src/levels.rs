//! The ratings of computer levels, measured by matches.

use crate::group::Group;
use crate::rating::Rating;

/// What was measured of a level in a group.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LevelRating {
    /// The group.
    pub group: Group,
    /// The level, 1 to 6.
    pub level: u8,
    /// The most likely value; level 3 is 1500 by definition.
    pub value: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// How many games of this level it rests on.
    pub games: u32,
}

const fn row(group: Group, level: u8, value: f64, interval: (f64, f64), games: u32) -> LevelRating {
    LevelRating { group, level, value, low: interval.0, high: interval.1, games }
}

/// All measured levels: what `spielhof ratings levels crates/rating/data/levels.txt` prints. A test
/// fits the file again and compares.
pub const MEASURED: &[LevelRating] = &[
    row(Group::Barricade, 1, 863.0, (807.0, 916.0), 800),
    row(Group::Barricade, 2, 1194.0, (1157.0, 1229.0), 1200),
    row(Group::Barricade, 3, 1500.0, (1500.0, 1500.0), 1500),
    row(Group::Barricade, 4, 1550.0, (1523.0, 1578.0), 1100),
    row(Group::Barricade, 5, 1679.0, (1646.0, 1714.0), 624),
    row(Group::Barricade, 6, 1861.0, (1710.0, 2034.0), 24),
    row(Group::Square, 1, 644.0, (509.0, 768.0), 130),
    row(Group::Square, 2, 980.0, (883.0, 1070.0), 340),
    row(Group::Square, 3, 1500.0, (1500.0, 1500.0), 370),
    row(Group::Square, 4, 1592.0, (1535.0, 1652.0), 170),
    row(Group::Square, 5, 1698.0, (1605.0, 1796.0), 78),
    row(Group::Square, 6, 1864.0, (1608.0, 2171.0), 8),
    row(Group::Star, 1, 116.0, (-209.0, 388.0), 60),
    row(Group::Star, 2, 556.0, (279.0, 774.0), 180),
    row(Group::Star, 3, 1500.0, (1500.0, 1500.0), 160),
    row(Group::Star, 4, 1829.0, (1710.0, 1972.0), 120),
    row(Group::Star, 5, 2014.0, (1845.0, 2202.0), 70),
    row(Group::Star, 6, 2372.0, (2126.0, 2658.0), 30),
    row(Group::Dice, 1, 1101.0, (976.0, 1211.0), 100),
    row(Group::Dice, 2, 1394.0, (1292.0, 1491.0), 80),
    row(Group::Dice, 3, 1500.0, (1500.0, 1500.0), 140),
    row(Group::Dice, 4, 1517.0, (1410.0, 1625.0), 60),
    row(Group::Dice, 5, 1517.0, (1333.0, 1701.0), 20),
    row(Group::Capture, 1, 387.0, (-129.0, 694.0), 60),
    row(Group::Capture, 2, 1098.0, (925.0, 1235.0), 120),
    row(Group::Capture, 3, 1500.0, (1500.0, 1500.0), 260),
    row(Group::Capture, 4, 1559.0, (1508.0, 1611.0), 200),
    row(Group::Capture, 5, 1621.0, (1540.0, 1706.0), 96),
    row(Group::Capture, 6, 1749.0, (1561.0, 1957.0), 16),
    row(Group::Line, 1, 394.0, (78.0, 600.0), 300),
    row(Group::Line, 2, 587.0, (274.0, 785.0), 600),
    row(Group::Line, 3, 1500.0, (1500.0, 1500.0), 700),
    row(Group::Line, 4, 1717.0, (1666.0, 1772.0), 400),
    row(Group::Line, 5, 1872.0, (1803.0, 1946.0), 220),
    row(Group::Line, 6, 2152.0, (1958.0, 2393.0), 20),
];

/// Even a level that was measured exactly plays one game of a group better than another.
const LEAST_DEVIATION: f64 = 45.0;

/// The fixed rating of a computer level in a group, if it has been measured.
///
/// ```
/// use spielhof_rating::{Group, level_rating};
/// assert_eq!(level_rating(Group::Star, 3).unwrap().value, 1500.0);
/// assert!(level_rating(Group::Star, 1).unwrap().value < 1500.0);
/// assert_eq!(level_rating(Group::Star, 7), None);
/// ```
pub fn level_rating(group: Group, level: u8) -> Option<Rating> {
    let found = MEASURED.iter().find(|row| row.group == group && row.level == level)?;
    let deviation = ((found.high - found.low) / (2.0 * 1.96)).max(LEAST_DEVIATION);
    Some(Rating { value: found.value, deviation, ..Rating::NEW })
}
