//! What standings are ordered by.

use crate::settings::Format;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// What standings are ordered by. Which ones, and in which order, depends on the format.
///
/// ```
/// use spielhof_tournament::{Criterion, Format};
/// let swiss = Criterion::of(&Format::Swiss { rounds: 5 });
/// assert_eq!(swiss[..3], [Criterion::Points, Criterion::DirectEncounter, Criterion::BuchholzCut1]);
/// assert_eq!(swiss.last(), Some(&Criterion::Lot));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Criterion {
    /// Points.
    Points,
    /// Points from the games among those who are equal so far, if all of them have met.
    DirectEncounter,
    /// The points of all opponents but the one with the fewest.
    #[cfg_attr(feature = "serde", serde(rename = "buchholz-cut-1"))]
    BuchholzCut1,
    /// The points of each opponent, multiplied by what was earned against them.
    SonnebornBerger,
    /// How many games were won over somebody who came.
    Wins,
    /// The points of all opponents, in groups.
    OpponentPoints,
    /// How many tables were won, alone or shared, in groups.
    FirstPlaces,
    /// The round in which somebody was knocked out; one more than the last for the winner.
    Round,
    /// The match for the third place: 1 won, 0 did not.
    ThirdPlace,
    /// The lot: the smaller number is in front.
    Lot,
}

impl Criterion {
    /// The criteria of a format, the most important one first.
    pub fn of(format: &Format) -> &'static [Criterion] {
        use Criterion::*;
        match format {
            Format::RoundRobin { .. } => &[Points, DirectEncounter, SonnebornBerger, Wins, Lot],
            Format::Swiss { .. } => {
                &[Points, DirectEncounter, BuchholzCut1, SonnebornBerger, Wins, Lot]
            }
            Format::KnockOut { .. } => &[Round, ThirdPlace],
            Format::Groups { .. } => &[Points, OpponentPoints, FirstPlaces, Lot],
        }
    }

    /// The name, the same in every language.
    pub fn name(self) -> &'static str {
        match self {
            Criterion::Points => "points",
            Criterion::DirectEncounter => "direct-encounter",
            Criterion::BuchholzCut1 => "buchholz-cut-1",
            Criterion::SonnebornBerger => "sonneborn-berger",
            Criterion::Wins => "wins",
            Criterion::OpponentPoints => "opponent-points",
            Criterion::FirstPlaces => "first-places",
            Criterion::Round => "round",
            Criterion::ThirdPlace => "third-place",
            Criterion::Lot => "lot",
        }
    }
}
