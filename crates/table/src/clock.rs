//! Clocks: how much time there is, and how much of it is left.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// Thousandths of a second since 1970. Handed in, never read here.
pub type Millis = u64;

/// How much time there is.
///
/// ```
/// use spielhof_table::{Clock, Guest, Seed, Table, Terms};
/// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
/// let terms = Terms { clock: Clock::Turn(30), ..Terms::of(&game) };
/// let seated = [(1, Guest(1)), (2, Guest(2))];
/// let table = Table::open("t1", terms, Seed::new([0; 32]), game, &seated, 0).unwrap();
/// // After ten seconds the first seat has twenty left; the other clock stands.
/// assert_eq!(table.clocks(10_000), [(20_000, true), (30_000, false)]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Clock {
    /// As much as one likes.
    #[default]
    None,
    /// Seconds for each turn.
    Turn(u32),
    /// Seconds for the whole game, and an increment after each turn.
    Total {
        /// For the whole game.
        seconds: u32,
        /// After each turn.
        increment: u32,
    },
    /// Days for each turn.
    Days(u32),
}

const SECOND: Millis = 1000;
const DAY: Millis = 24 * 60 * 60 * SECOND;

/// The longest that a table takes somebody to be away at once. How long one may be is for servers to
/// say, whose clocks differ: this is a day more.
pub const LONGEST_AWAY: Millis = 31 * DAY;

impl Clock {
    /// What a seat has at the beginning, and at the beginning of a turn where that is
    /// all it has.
    pub(crate) fn allowance(self) -> Option<Millis> {
        match self {
            Clock::None => None,
            Clock::Turn(seconds) | Clock::Total { seconds, .. } => {
                Some(Millis::from(seconds) * SECOND)
            }
            Clock::Days(days) => Some(Millis::from(days) * DAY),
        }
    }

    /// What is left after a turn that left so much.
    fn after_turn(self, left: Millis) -> Millis {
        match self {
            Clock::Total { increment, .. } => left + Millis::from(increment) * SECOND,
            _ => self.allowance().unwrap_or(left),
        }
    }
}

/// The clocks of all seats.
#[derive(Clone, Debug)]
pub(crate) struct Watch {
    clock: Clock,
    left: Vec<Millis>,
    /// The seat whose clock runs, by index, and since when.
    running: Option<(usize, Millis)>,
    /// Until when the people of the seats are away; 0 of those who are not.
    away: Vec<Millis>,
}

impl Watch {
    pub fn new(clock: Clock, seats: usize) -> Watch {
        let left = vec![clock.allowance().unwrap_or(0); seats];
        Watch { clock, left, running: None, away: vec![0; seats] }
    }

    /// From now on the clock of this seat stands until then; 0 for no longer. To be said after
    /// [`Watch::switch`], which counts the time before.
    pub fn set_away(&mut self, seat: usize, until: Millis) {
        self.away[seat] = until;
    }

    /// Until when a seat's people are away; in the past, or 0, if they are not.
    pub fn away(&self, seat: usize) -> Millis {
        self.away[seat]
    }

    /// Since when the clock of the seat that is to act counts, which may be later.
    fn counts_from(&self, seat: usize, since: Millis) -> Millis {
        since.max(self.away[seat])
    }

    /// Is there a clock at all?
    pub fn ticks(&self) -> bool {
        self.clock != Clock::None
    }

    /// What each seat has left, and whether its clock runs.
    pub fn faces(&self, now: Millis) -> Vec<(Millis, bool)> {
        let face = |(seat, &left): (usize, &Millis)| match self.running {
            Some((running, since)) if running == seat => {
                let from = self.counts_from(seat, since);
                (left.saturating_sub(now.saturating_sub(from)), now >= from)
            }
            _ => (left, false),
        };
        if self.ticks() { self.left.iter().enumerate().map(face).collect() } else { Vec::new() }
    }

    /// Something happened: the clock that ran stands, this one runs (none if nobody's).
    /// `ended` says whether the turn of the seat that was running is over.
    pub fn switch(&mut self, to: Option<usize>, ended: bool, now: Millis) {
        if !self.ticks() {
            return;
        }
        if let Some((seat, since)) = self.running.take() {
            let from = self.counts_from(seat, since);
            let left = self.left[seat].saturating_sub(now.saturating_sub(from));
            self.left[seat] = if ended { self.clock.after_turn(left) } else { left };
        }
        self.running = to.map(|seat| (seat, now));
    }

    /// The seat whose time is up first if nothing happens, and when.
    pub fn runs_out(&self) -> Option<(usize, Millis)> {
        let (seat, since) = self.running.filter(|_| self.ticks())?;
        Some((seat, self.counts_from(seat, since) + self.left[seat]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_increment_comes_after_the_turn() {
        let mut watch = Watch::new(Clock::Total { seconds: 60, increment: 5 }, 2);
        watch.switch(Some(0), false, 1_000);
        assert_eq!(watch.faces(11_000), [(50_000, true), (60_000, false)]);
        watch.switch(Some(1), true, 11_000);
        assert_eq!(watch.faces(11_000), [(55_000, false), (60_000, true)]);
        assert_eq!(watch.runs_out(), Some((1, 71_000)));
    }

    #[test]
    fn each_turn_has_its_own_time() {
        let mut watch = Watch::new(Clock::Turn(30), 2);
        watch.switch(Some(0), false, 0);
        // A roll is no end of the turn.
        watch.switch(Some(0), false, 10_000);
        assert_eq!(watch.runs_out(), Some((0, 30_000)));
        watch.switch(Some(1), true, 29_000);
        assert_eq!(watch.faces(29_000), [(30_000, false), (30_000, true)]);
    }

    #[test]
    fn the_clock_of_somebody_who_is_away_stands() {
        let mut watch = Watch::new(Clock::Days(2), 2);
        watch.switch(Some(0), false, 0);
        // Away after a day, until the end of the tenth.
        watch.switch(Some(0), false, DAY);
        watch.set_away(0, 10 * DAY);
        assert_eq!(watch.faces(5 * DAY), [(DAY, false), (2 * DAY, false)]);
        assert_eq!(watch.runs_out(), Some((0, 11 * DAY)));
        assert_eq!(watch.faces(10 * DAY + 5), [(DAY - 5, true), (2 * DAY, false)]);
        // Back early: the time until then does not count, the time from then does.
        watch.switch(Some(0), false, 4 * DAY);
        watch.set_away(0, 0);
        assert_eq!(watch.runs_out(), Some((0, 5 * DAY)));
    }

    #[test]
    fn without_a_clock_nothing_runs_out() {
        let mut watch = Watch::new(Clock::None, 2);
        watch.switch(Some(0), false, 0);
        assert_eq!((watch.runs_out(), watch.faces(9)), (None, vec![]));
    }
}
