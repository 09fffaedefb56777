//! Whom a table waits for, and when they are to be reminded. Only where a turn may take long: with a
//! clock in days, or without one.

use super::Room;
use super::muted::HAS_OTHERS;
use store::{Millis, Turn, is_bot};
use table::{Clock, Guest, Holder, Table, Waiting};

/// A second reminder comes when this share of the time is left …
const LAST_SHARE: u64 = 4;
/// … but not earlier than a day before the end.
const LAST: Millis = 24 * 60 * 60 * 1000;

/// Whom the table waits for. `after` is how long somebody whose page is not open may take to come
/// back before they are reminded.
pub fn turn(
    table: &Table,
    now: Millis,
    after: Millis,
    is_here: impl Fn(Guest) -> bool,
) -> Option<Turn> {
    let is_slow = matches!(table.terms().clock, Clock::None | Clock::Days(_));
    // Nobody is waiting where the only opponents are computers.
    if !HAS_OTHERS || !is_slow || table.guests().len() < 2 {
        return None;
    }
    let seats = match table.waiting() {
        Waiting::Seat(seat) | Waiting::Dice(seat) => vec![seat],
        Waiting::Seeds(seats) => seats,
        Waiting::Chairs | Waiting::Over => return None,
    };
    let person = |seat: rules::Seat| match table.holder(seat) {
        Holder::Person(guest) if !is_bot(guest.0) => Some(guest),
        _ => None,
    };
    let mut people = seats.into_iter().filter_map(person);
    // Of several who owe a salt, somebody whose page is open sends it at once.
    let first = people.next()?;
    let guest =
        if is_here(first) { people.find(|&guest| !is_here(guest)).unwrap_or(first) } else { first };
    // Who is away is reminded when they are back.
    let seats = table.game().seating().all_seats();
    let mut own = seats.filter(|&seat| table.holder(seat) == Holder::Person(guest));
    let from = own.find_map(|seat| table.away(seat, now)).unwrap_or(now);
    let until = table.time_up();
    let last = until.map(|until| {
        let left = until.saturating_sub(from);
        until - (left / LAST_SHARE).min(LAST)
    });
    let soon = (from > now || !is_here(guest)).then_some(from + after);
    let (remind, again) = match (soon, last) {
        (Some(soon), Some(last)) if last > soon => (Some(soon), Some(last)),
        (Some(soon), _) => (Some(soon), None),
        (None, last) => (last, None),
    };
    Some(Turn { guest: guest.0, event: table.turn_since(), until, remind, again })
}

impl Room {
    /// Whom the table would wait for.
    pub(super) fn turn_of(&self, table: &Table) -> Option<Turn> {
        let after = self.host.settings().reminder;
        turn(table, self.now(), after, |guest| self.is_here(guest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::{By, Command, Seed, Terms};

    const HOUR: Millis = 60 * 60 * 1000;
    const ANNA: Guest = Guest(1);
    const BEN: Guest = Guest(2);

    fn table(clock: Clock, seated: &[(u8, Guest)]) -> Table {
        let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
        let terms = Terms { clock, ..Terms::of(&game) };
        Table::open("t", terms, Seed::new([0; 32]), game, seated, 0).unwrap()
    }

    fn waits(table: &Table, now: Millis, here: &[Guest]) -> Option<Turn> {
        turn(table, now, 10, |guest| here.contains(&guest))
    }

    fn act(table: &mut Table, guest: Guest, command: &Command, now: Millis) {
        for event in table.decide(By::Guest(guest), command, now).unwrap() {
            table.happen(event, now);
        }
    }

    #[test]
    fn who_is_away_is_reminded_at_once_and_again_when_a_quarter_is_left() {
        let table = table(Clock::Days(1), &[(1, ANNA), (2, BEN)]);
        let turn = Turn {
            guest: 1,
            event: 4,
            until: Some(24 * HOUR),
            remind: Some(10),
            again: Some(18 * HOUR),
        };
        assert_eq!(waits(&table, 0, &[BEN]), Some(turn));
        let here = Turn { remind: Some(18 * HOUR), again: None, ..turn };
        assert_eq!(waits(&table, 0, &[ANNA]), Some(here), "the page is open");
    }

    #[test]
    fn the_last_reminder_comes_a_day_before_the_end_at_most() {
        let table = table(Clock::Days(10), &[(1, ANNA), (2, BEN)]);
        assert_eq!(waits(&table, 0, &[]).unwrap().again, Some(9 * 24 * HOUR));
    }

    #[test]
    fn a_question_in_between_is_no_new_turn() {
        let mut table = table(Clock::Days(1), &[(1, ANNA), (2, BEN)]);
        let before = waits(&table, 0, &[]).unwrap();
        act(&mut table, BEN, &Command::OfferDraw(2), HOUR);
        assert_eq!(waits(&table, HOUR, &[]).unwrap().event, before.event);
        act(&mut table, ANNA, &Command::Act(1, "e2-f3".to_owned()), 2 * HOUR);
        let after = waits(&table, 2 * HOUR, &[]).unwrap();
        assert_eq!((after.guest, after.event, after.until), (2, 6, Some(26 * HOUR)));
    }

    #[test]
    fn where_turns_are_short_or_nobody_else_plays_nobody_is_reminded() {
        assert_eq!(waits(&table(Clock::Turn(60), &[(1, ANNA), (2, BEN)]), 0, &[]), None);
        assert_eq!(waits(&table(Clock::Days(1), &[(1, ANNA)]), 0, &[]), None, "a chair is open");
        assert_eq!(waits(&table(Clock::Days(1), &[(1, ANNA), (2, ANNA)]), 0, &[]), None);
        let without = waits(&table(Clock::None, &[(1, ANNA), (2, BEN)]), 0, &[]).unwrap();
        assert_eq!((without.remind, without.again, without.until), (Some(10), None, None));
    }

    #[test]
    fn who_is_away_is_reminded_when_they_are_back() {
        let mut table = table(Clock::Days(1), &[(1, ANNA), (2, BEN)]);
        let until = 5 * 24 * HOUR;
        act(&mut table, ANNA, &Command::Away { seat: 1, until }, HOUR);
        let turn = waits(&table, HOUR, &[ANNA]).unwrap();
        assert_eq!((turn.event, turn.remind), (5, Some(until + 10)), "not the reminder of before");
        assert_eq!(turn.until, Some(until + 23 * HOUR));
        act(&mut table, ANNA, &Command::Back(1), 2 * HOUR);
        let turn = waits(&table, 2 * HOUR, &[]).unwrap();
        assert_eq!((turn.event, turn.remind), (6, Some(2 * HOUR + 10)));
    }

    #[test]
    fn a_game_that_is_over_waits_for_nobody() {
        let mut table = table(Clock::Days(1), &[(1, ANNA), (2, BEN)]);
        act(&mut table, BEN, &Command::Resign(2), 5);
        assert_eq!(waits(&table, 5, &[]), None);
    }
}
