//! The standings, with what decided between neighbours.

use crate::criterion::Criterion;
use crate::ledger::Ledger;
use crate::points::Points;
use crate::settings::Entrant;
use crate::state::Tournament;
use crate::tiebreak::Scale;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// Why somebody is in front of the next one. See [`Tournament::standings`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Decision {
    /// By the first criterion in which they differ.
    By {
        /// Which.
        criterion: Criterion,
        /// The value of the one in front.
        own: Points,
        /// The value of the next one.
        next: Points,
    },
    /// They are not: they share the place. Only in a knock-out.
    Shared,
}

/// A line of the standings. See [`Tournament::standings`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Standing {
    /// The place, from one.
    pub place: u32,
    /// Who.
    pub entrant: Entrant,
    /// Their points.
    pub points: Points,
    /// How many games they have played.
    pub played: u32,
    /// How many of them they have won.
    pub wins: u32,
    /// Whether they have withdrawn.
    pub withdrawn: bool,
    /// The values of the criteria that do not depend on who is equal, without the points.
    pub values: Vec<(Criterion, Points)>,
    /// What decided between them and the next line; none in the last one.
    pub over_next: Option<Decision>,
}

impl Tournament {
    /// The standings, the best first.
    ///
    /// ```
    /// use spielhof_tournament::{Command, Criterion, Cycles, Decision, Entrant, Format};
    /// use spielhof_tournament::{Mark, Points, Settings, Tournament};
    /// let format = Format::RoundRobin { cycles: Cycles::Single };
    /// let mut duel = Tournament::open(Settings::new("Duel", format)).unwrap();
    /// duel.act(&Command::Join(Entrant(1))).unwrap();
    /// duel.act(&Command::Join(Entrant(2))).unwrap();
    /// duel.act(&Command::Start { seed: 1 }).unwrap();
    /// duel.act(&Command::Record { table: 1, marks: vec![Mark::Place(1), Mark::Place(2)] }).unwrap();
    /// let (own, next) = (Points::whole(1), Points::whole(0));
    /// let decision = Decision::By { criterion: Criterion::Points, own, next };
    /// assert_eq!(duel.standings()[0].over_next, Some(decision));
    /// ```
    pub fn standings(&self) -> Vec<Standing> {
        let ledger = Ledger::of(self);
        let scale = Scale::new(self, &ledger);
        let criteria = Criterion::of(&self.settings().format);
        let entrants =
            if self.order().is_empty() { self.active().collect() } else { self.order().to_vec() };
        let mut lines = Vec::new();
        split(&scale, entrants, criteria, &mut lines);
        let mut place = 1;
        let mut standings: Vec<Standing> = Vec::new();
        for ((entrant, over_next), number) in lines.into_iter().zip(1..) {
            let shares = |before: &Standing| before.over_next == Some(Decision::Shared);
            if !standings.last().is_some_and(shares) {
                place = number;
            }
            let value =
                |&criterion: &Criterion| Some((criterion, scale.value(criterion, entrant)?));
            standings.push(Standing {
                place,
                entrant,
                points: ledger.points(entrant),
                played: scale.played(entrant),
                wins: scale.wins(entrant),
                withdrawn: !self.is_active(entrant),
                values: criteria[1..].iter().filter_map(value).collect(),
                over_next,
            });
        }
        standings
    }
}

/// Orders those who are equal so far by the criteria that are left, and appends them.
fn split(
    scale: &Scale,
    equal: Vec<Entrant>,
    criteria: &[Criterion],
    lines: &mut Vec<(Entrant, Option<Decision>)>,
) {
    let Some((&criterion, rest)) = criteria.split_first() else {
        let last = equal.len().saturating_sub(1);
        let shared = |at| (at < last).then_some(Decision::Shared);
        lines.extend(equal.into_iter().enumerate().map(|(at, one)| (one, shared(at))));
        return;
    };
    if equal.len() < 2 {
        lines.extend(equal.into_iter().map(|one| (one, None)));
        return;
    }
    let Some(mut values) = scale.values(criterion, &equal) else {
        return split(scale, equal, rest, lines);
    };
    // The order of those who are equal stays: it is that of the draw.
    match criterion {
        Criterion::Lot => values.sort_by_key(|&(value, _)| value),
        _ => values.sort_by_key(|&(value, _)| std::cmp::Reverse(value)),
    }
    let groups: Vec<_> = values.chunk_by(|one, other| one.0 == other.0).collect();
    for (at, group) in groups.iter().enumerate() {
        split(scale, group.iter().map(|&(_, one)| one).collect(), rest, lines);
        if let (Some(next), Some(line)) = (groups.get(at + 1), lines.last_mut()) {
            let (own, next) = (group[0].0, next[0].0);
            line.1 = Some(Decision::By { criterion, own, next });
        }
    }
}
