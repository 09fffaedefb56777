//! The games that count, with what everybody earned in them.

use crate::event::Mark;
use crate::points::Points;
use crate::settings::{Cycles, Entrant, Format};
use crate::state::{Entry, Pairing, Tournament};
use std::collections::BTreeMap;

/// A game that counts.
pub(crate) struct Bout {
    pub entrants: Vec<Entrant>,
    pub marks: Vec<Mark>,
    pub earned: Vec<Points>,
}

impl Bout {
    /// The index of an entrant at the table.
    pub fn index(&self, entrant: Entrant) -> Option<usize> {
        self.entrants.iter().position(|&other| other == entrant)
    }

    /// Was this entrant there?
    pub fn present(&self, index: usize) -> bool {
        self.marks[index] != Mark::Absent
    }
}

/// Points for a round without a game.
pub(crate) struct Credit {
    pub entrant: Entrant,
    /// The entrant who withdrew, if that is why.
    pub against: Option<Entrant>,
    pub earned: Points,
}

/// Everything that counts for the standings.
pub(crate) struct Ledger {
    pub bouts: Vec<Bout>,
    pub credits: Vec<Credit>,
    /// How often two have played each other, the smaller number first.
    meetings: BTreeMap<(Entrant, Entrant), u32>,
}

impl Ledger {
    /// The ledger of all rounds so far.
    pub fn of(tournament: &Tournament) -> Ledger {
        let annulled: Vec<Entrant> = annulled(tournament);
        let counts = |entrants: &[Entrant]| !entrants.iter().any(|one| annulled.contains(one));
        let (mut bouts, mut credits) = (Vec::new(), Vec::new());
        for round in tournament.rounds() {
            for pairing in round.pairings.iter().filter(|pairing| counts(&pairing.entrants)) {
                bouts.extend(pairing.games.iter().map(|marks| Bout {
                    entrants: pairing.entrants.clone(),
                    earned: earned(marks, tournament.settings().players),
                    marks: marks.clone(),
                }));
            }
            for bye in &round.byes {
                let stands = bye.instead_of.is_some_and(|other| counts(&[other]));
                let point = match tournament.settings().format {
                    Format::Swiss { .. } => true,
                    Format::RoundRobin { .. } => stands,
                    Format::KnockOut { .. } | Format::Groups { .. } => false,
                };
                let (entrant, against) = (bye.entrant, bye.instead_of);
                let earned = Points::whole(u32::from(point));
                if point && counts(&[entrant]) {
                    credits.push(Credit { entrant, against, earned });
                }
            }
        }
        let meetings = meetings(&bouts);
        Ledger { bouts, credits, meetings }
    }

    /// The points of an entrant.
    pub fn points(&self, entrant: Entrant) -> Points {
        let played = self.bouts_of(entrant).map(|(bout, index)| bout.earned[index]).sum::<Points>();
        played + self.credits_of(entrant).map(|credit| credit.earned).sum()
    }

    /// The games of an entrant, with the entrant's index in each.
    pub fn bouts_of(&self, entrant: Entrant) -> impl Iterator<Item = (&Bout, usize)> {
        self.bouts.iter().filter_map(move |bout| Some((bout, bout.index(entrant)?)))
    }

    /// The rounds in which an entrant earned points without a game.
    pub fn credits_of(&self, entrant: Entrant) -> impl Iterator<Item = &Credit> {
        self.credits.iter().filter(move |credit| credit.entrant == entrant)
    }

    /// How often two have played each other, not counting games to which one did not come.
    pub fn meetings(&self, one: Entrant, other: Entrant) -> u32 {
        self.meetings.get(&(one.min(other), one.max(other))).copied().unwrap_or_default()
    }
}

fn meetings(bouts: &[Bout]) -> BTreeMap<(Entrant, Entrant), u32> {
    let mut meetings = BTreeMap::new();
    for bout in bouts {
        let there = |entrant: Entrant| bout.index(entrant).is_some_and(|index| bout.present(index));
        let present: Vec<Entrant> =
            bout.entrants.iter().copied().filter(|&one| there(one)).collect();
        for (at, &one) in present.iter().enumerate() {
            for &other in &present[at + 1..] {
                *meetings.entry((one.min(other), one.max(other))).or_default() += 1;
            }
        }
    }
    meetings
}

/// In a round robin the games of somebody who withdrew count for nobody if they played fewer than
/// half of them. Otherwise some would have had an easy point and others not.
fn annulled(tournament: &Tournament) -> Vec<Entrant> {
    let Format::RoundRobin { cycles } = tournament.settings().format else { return Vec::new() };
    let opponents = tournament.order().len().saturating_sub(1);
    let all = opponents * if cycles == Cycles::Double { 2 } else { 1 };
    let pairings = || tournament.rounds().iter().flat_map(|round| &round.pairings);
    let played = |entrant: Entrant| {
        let there = |entrants: &[Entrant], marks: &[Mark]| {
            entrants.iter().zip(marks).any(|(&one, &mark)| one == entrant && mark != Mark::Absent)
        };
        let games = |one: &&Pairing| one.games.iter().any(|marks| there(&one.entrants, marks));
        pairings().filter(games).count()
    };
    let few = |entry: &&Entry| entry.withdrew_after.is_some() && 2 * played(entry.entrant) < all;
    tournament.entries().iter().filter(few).map(|entry| entry.entrant).collect()
}

/// What each mark earns if a full table has this number of players: place `p` of `k` players earns
/// `k - p`, players who share places share the points, and an absent player earns nothing.
/// At a smaller table the missing players count as the last ones.
pub(crate) fn earned(marks: &[Mark], players: u32) -> Vec<Points> {
    let earn = |mark: &Mark| {
        let Mark::Place(place) = *mark else { return Points::default() };
        let sharing = marks.iter().filter(|&other| other == mark).count() as u32;
        let best = Points::whole(players.saturating_sub(place));
        best - Points { quarters: 2 * (sharing - 1) }
    };
    marks.iter().map(earn).collect()
}
