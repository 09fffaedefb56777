//! The values that standings are ordered by.

use crate::criterion::Criterion;
use crate::event::Mark;
use crate::ledger::{Bout, Ledger};
use crate::lot::Lot;
use crate::pair::{Slots, slots_after};
use crate::points::Points;
use crate::settings::{Entrant, Format};
use crate::state::{Match, Tournament};

/// The purpose of the final lot. No round has this number.
const FINAL_LOT: u32 = u32::MAX;

/// Knows the value of everybody for each criterion.
pub(crate) struct Scale<'a> {
    tournament: &'a Tournament,
    ledger: &'a Ledger,
    /// Everybody in the order of the final lot.
    lots: Vec<Entrant>,
    /// The bracket before each round of a knock-out and after the last one.
    brackets: Vec<Slots>,
}

impl Scale<'_> {
    pub fn new<'a>(tournament: &'a Tournament, ledger: &'a Ledger) -> Scale<'a> {
        let mut lots: Vec<Entrant> = tournament.order().to_vec();
        lots.sort_unstable();
        Lot::new(tournament.seed().unwrap_or_default(), FINAL_LOT).shuffle(&mut lots);
        let rounds = match tournament.settings().format {
            Format::KnockOut { .. } => 0..tournament.rounds().len() + 1,
            _ => 0..0,
        };
        let brackets = rounds.map(|rounds| slots_after(tournament, rounds)).collect();
        Scale { tournament, ledger, lots, brackets }
    }

    /// The values of a criterion for those who are equal so far; none if it does not apply.
    pub fn values(
        &self,
        criterion: Criterion,
        equal: &[Entrant],
    ) -> Option<Vec<(Points, Entrant)>> {
        let value = |&one: &Entrant| match criterion {
            Criterion::DirectEncounter => Some((self.direct(one, equal), one)),
            _ => Some((self.value(criterion, one)?, one)),
        };
        if criterion == Criterion::DirectEncounter && !self.all_have_met(equal) {
            return None;
        }
        equal.iter().map(value).collect()
    }

    /// The value of a criterion that does not depend on who is equal.
    pub fn value(&self, criterion: Criterion, one: Entrant) -> Option<Points> {
        Some(match criterion {
            Criterion::Points => self.ledger.points(one),
            Criterion::DirectEncounter => return None,
            Criterion::BuchholzCut1 => self.buchholz_cut_1(one),
            Criterion::SonnebornBerger => self.sonneborn_berger(one),
            Criterion::Wins => Points::whole(self.wins(one)),
            Criterion::OpponentPoints => self.opponent_points(one),
            Criterion::FirstPlaces => Points::whole(self.first_places(one)),
            Criterion::Round => Points::whole(self.round_reached(one)),
            Criterion::ThirdPlace => Points::whole(u32::from(self.is_third(one))),
            Criterion::Lot => {
                let at = self.lots.iter().position(|&other| other == one)?;
                Points::whole(at as u32 + 1)
            }
        })
    }

    /// How many games somebody has played.
    pub fn played(&self, one: Entrant) -> u32 {
        self.ledger.bouts_of(one).filter(|(bout, index)| bout.present(*index)).count() as u32
    }

    /// How many games somebody has won alone, over others who came.
    pub fn wins(&self, one: Entrant) -> u32 {
        let won = |(bout, index): &(&Bout, usize)| {
            let firsts = bout.marks.iter().filter(|&&mark| mark == Mark::Place(1)).count();
            let there = bout.marks.iter().filter(|&&mark| mark != Mark::Absent).count();
            bout.marks[*index] == Mark::Place(1) && firsts == 1 && there > 1
        };
        self.ledger.bouts_of(one).filter(won).count() as u32
    }

    fn all_have_met(&self, equal: &[Entrant]) -> bool {
        let met = |one, others: &[Entrant]| {
            others.iter().all(|&other| self.ledger.meetings(one, other) > 0)
        };
        equal.iter().enumerate().all(|(at, &one)| met(one, &equal[at + 1..]))
    }

    fn direct(&self, one: Entrant, equal: &[Entrant]) -> Points {
        let among =
            |(bout, _): &(&Bout, usize)| bout.entrants.iter().all(|who| equal.contains(who));
        self.ledger.bouts_of(one).filter(among).map(|(bout, index)| bout.earned[index]).sum()
    }

    /// For each round of somebody who plays for two: what they earned, and the points of the
    /// opponent. In a Swiss tournament a round without a game counts as one against somebody
    /// with the same points as oneself.
    fn opponents(&self, one: Entrant) -> Vec<(Points, Points)> {
        let own = self.ledger.points(one);
        let swiss = matches!(self.tournament.settings().format, Format::Swiss { .. });
        let games = self.ledger.bouts_of(one).map(|(bout, index)| {
            let all_there = (0..bout.entrants.len()).all(|at| bout.present(at));
            let other = bout.entrants.iter().find(|&&other| other != one);
            let points = match other {
                Some(&other) if all_there || !swiss => self.ledger.points(other),
                _ => own,
            };
            (bout.earned[index], points)
        });
        let credits = self.ledger.credits_of(one).map(|credit| {
            let points = credit.against.map_or(own, |other| self.ledger.points(other));
            (credit.earned, points)
        });
        games.chain(credits).collect()
    }

    fn sonneborn_berger(&self, one: Entrant) -> Points {
        self.opponents(one).into_iter().map(|(earned, points)| earned.times(points)).sum()
    }

    fn buchholz_cut_1(&self, one: Entrant) -> Points {
        let points: Vec<Points> =
            self.opponents(one).into_iter().map(|(_, points)| points).collect();
        let least = points.iter().min().copied().unwrap_or_default();
        points.into_iter().sum::<Points>() - least
    }

    fn opponent_points(&self, one: Entrant) -> Points {
        let of_table = |(bout, index): (&Bout, usize)| {
            let others = (0..bout.entrants.len()).filter(move |&at| at != index);
            let met = others.filter(|&at| bout.present(at) && bout.present(index));
            met.map(|at| self.ledger.points(bout.entrants[at])).sum::<Points>()
        };
        self.ledger.bouts_of(one).map(of_table).sum()
    }

    fn first_places(&self, one: Entrant) -> u32 {
        let first = |(bout, index): &(&Bout, usize)| bout.marks[*index] == Mark::Place(1);
        self.ledger.bouts_of(one).filter(first).count() as u32
    }

    /// The last round whose bracket somebody was in, one more than the last for the winner.
    fn round_reached(&self, one: Entrant) -> u32 {
        let last = self.brackets.iter().rposition(|slots| slots.contains(&Some(one)));
        last.map_or(0, |at| at as u32 + 1)
    }

    /// Has somebody won the match for the third place, or had no opponent in it?
    fn is_third(&self, one: Entrant) -> bool {
        let Format::KnockOut { best_of, .. } = self.tournament.settings().format else {
            return false;
        };
        let is_final =
            self.tournament.total_rounds() == Some(self.tournament.rounds().len() as u32);
        let out = self.brackets.iter().rev().take(2).all(|slots| !slots.contains(&Some(one)));
        let Some(round) = self.tournament.rounds().last().filter(|_| is_final && out) else {
            return false;
        };
        let won = Match::Won(one);
        round.pairings.iter().any(|pairing| pairing.standing(best_of) == won)
            || round.byes.iter().any(|bye| bye.entrant == one)
    }
}
