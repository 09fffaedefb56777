//! What somebody wishes a new table to be, as terms, and who sits down at once.

mod copy;

use crate::denials;
use rules::SpecText;
use table::{Chair, Clock, Course, Guest, Table, Terms};
use wire::{NewTable, Plan, Said};

/// The longest that a computer may be asked to take for a turn.
const SLOWEST: u32 = 10_000;
/// A computer's usual pace.
const PACE: u32 = 600;
/// The longest time that a clock may give: a year.
const LONGEST: u32 = 365 * 24 * 60 * 60;

/// A table that is about to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// On these terms.
    pub terms: Terms,
    /// Who sits on which seat, from one.
    pub seated: Vec<(u8, Guest)>,
}

impl Opening {
    /// What a guest wishes for. `luck` decides who begins, where nobody has chosen and nobody
    /// needs a proof.
    pub fn of(guest: Guest, wish: NewTable, luck: u64) -> Result<Opening, Vec<Said>> {
        let by_proof = draws_by_proof(&wish);
        let lot = || (luck % u64::from(wish.plan.players.max(1))) as u8 + 1;
        let first = wish.plan.first.unwrap_or_else(|| if by_proof { 1 } else { lot() });
        let course = planned(&Plan { first: Some(first), ..wish.plan })?;
        let mut terms = Terms::of(course.game());
        terms.lot = by_proof;
        terms.setup = course.setup().map(str::to_owned);
        let NewTable { chairs, clock, chat, hints, listed, rated, pace, .. } = wish;
        terms.rated = rated;
        Around { chairs, clock, chat, hints, listed, pace }.put(guest, terms)
    }

    /// The same people play the same game again, everybody one seat on.
    pub fn next_seats(table: &Table) -> Opening {
        let mut terms = terms_again(table);
        terms.chairs.rotate_right(1);
        let mut people = table.people();
        people.rotate_right(1);
        Opening { terms, seated: seated(people) }
    }

    /// The same people play the same game again from the same seats; the next seat begins.
    pub fn same_seats(table: &Table) -> Opening {
        let mut terms = terms_again(table);
        // A set-up says itself whose turn it is.
        if !terms.lot && terms.setup.is_none() {
            terms.first = terms.first % terms.players + 1;
        }
        Opening { terms, seated: seated(table.people()) }
    }
}

/// The terms on which the same people play again.
fn terms_again(table: &Table) -> Terms {
    let mut terms = table.terms().renewed();
    // The lot decided once: from then on everybody begins in turn.
    terms.first = table.first().unwrap_or(terms.first);
    terms.lot = terms.lot && table.first().is_none();
    terms
}

/// Who sits on which seat, from one.
fn seated(people: Vec<Option<Guest>>) -> Vec<(u8, Guest)> {
    (1..).zip(people).filter_map(|(seat, guest)| Some((seat, guest?))).collect()
}

/// What is wished for around a game: people, computers, a clock.
struct Around {
    chairs: Vec<wire::Chair>,
    clock: wire::Clock,
    chat: bool,
    hints: Option<bool>,
    listed: bool,
    pace: Option<u32>,
}

impl Around {
    /// Puts it around the game of these terms.
    fn put(self, guest: Guest, mut terms: Terms) -> Result<Opening, Vec<Said>> {
        if self.chairs.len() != terms.chairs.len() {
            return Err(vec![denials::chairs(self.chairs.len(), terms.chairs.len())]);
        }
        let mut seated = Vec::new();
        for ((chair, wished), seat) in terms.chairs.iter_mut().zip(&self.chairs).zip(1..) {
            *chair = match *wished {
                wire::Chair::Computer(level) => Chair::Computer(level),
                wire::Chair::Open => Chair::Person,
                wire::Chair::Mine => {
                    seated.push((seat, guest));
                    Chair::Person
                }
            };
        }
        terms.clock = clock(self.clock).map_err(|why| vec![why])?;
        terms.chat = self.chat;
        terms.hints = !terms.rated && self.hints.unwrap_or_else(|| plays_alone(&self.chairs));
        terms.listed = self.listed;
        terms.pace = self.pace.unwrap_or(PACE).min(SLOWEST);
        Ok(Opening { terms, seated })
    }
}

/// The start of a planned game, or all that is wrong with the plan.
pub fn planned(plan: &Plan) -> Result<Course, Vec<Said>> {
    let text = SpecText {
        id: &plan.game,
        players: Some(plan.players),
        first: plan.first,
        rules: None,
        options: plan.options.iter().map(|(name, value)| (&**name, &**value)).collect(),
        figure: plan.figure.as_deref(),
    };
    let game = text.build().map_err(|faults| faults.iter().map(say::spec).collect::<Vec<_>>())?;
    match &plan.setup {
        Some(setup) => Course::with_setup(&game, setup)
            .map_err(|faults| faults.iter().map(|fault| say::setup(game.board(), fault)).collect()),
        None => Ok(Course::new(game)),
    }
}

/// Does a single person play, alone or against computers?
fn plays_alone(chairs: &[wire::Chair]) -> bool {
    let person = |chair: &&wire::Chair| !matches!(chair, wire::Chair::Computer(_));
    chairs.iter().filter(person).count() < 2
}

/// Is the seat that begins to be drawn so that everybody can check it? Where two or more people
/// play and none of them has chosen. A set-up says itself whose turn it is.
fn draws_by_proof(wish: &NewTable) -> bool {
    let open = wish.chairs.iter().filter(|&chair| *chair == wire::Chair::Open).count();
    let own = usize::from(wish.chairs.contains(&wire::Chair::Mine));
    wish.plan.first.is_none() && wish.plan.setup.is_none() && open + own >= 2
}

fn clock(wish: wire::Clock) -> Result<Clock, Said> {
    let clock = match wish {
        wire::Clock::None => Clock::None,
        wire::Clock::Turn(seconds @ 1..=LONGEST) => Clock::Turn(seconds),
        wire::Clock::Total {
            seconds: seconds @ 1..=LONGEST,
            increment: increment @ ..=LONGEST,
        } => Clock::Total { seconds, increment },
        wire::Clock::Days(days @ 1..=365) => Clock::Days(days),
        _ => return Err(say::plain("denial-clock")),
    };
    Ok(clock)
}
