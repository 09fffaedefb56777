//! What remains of a game that is over, read from its table.

use crate::ratings::solution_of;
use rules::Seat;
use store::{GameResult, SeatResult};
use table::{Ending, Event, Holder, Table};

/// The result of a table whose game is over.
pub fn result_of(table: &Table) -> Option<GameResult> {
    let ending = table.ending()?;
    let (terms, log) = (table.terms(), table.log());
    let is = |wanted: fn(&Event) -> bool| log.iter().any(|entry| wanted(&entry.event));
    let options = terms.options.iter().map(|(name, value)| format!("{name}={value}"));
    Some(GameResult {
        game: terms.game.clone(),
        options: options.collect::<Vec<_>>().join(" "),
        ended: ended(table).unwrap_or_default(),
        lasted: room::view::lasted(table),
        turns: table.course().turns(),
        jumps: table.course().jumps(),
        ending: ending.name().to_owned(),
        set_up: terms.setup.is_some() || terms.figure.is_some(),
        copied: !terms.earlier.is_empty(),
        taken_back: is(|event| matches!(event, Event::TookBack { .. })),
        rated: terms.rated,
        solution: solution_of(table),
        seats: seats(table, ending),
    })
}

/// A table at which nothing happened is nobody's game, unless somebody is to blame.
fn is_game(table: &Table) -> bool {
    table.course().turns() > 0 || table.withheld().is_some()
}

/// When the last event came that was part of the game.
fn ended(table: &Table) -> Option<u64> {
    let after = |event: &Event| matches!(event, Event::Again { .. } | Event::Revealed { .. });
    table.log().iter().rev().find(|entry| !after(&entry.event)).map(|entry| entry.at)
}

fn seats(table: &Table, ending: Ending) -> Vec<SeatResult> {
    let people = if is_game(table) { table.people() } else { Vec::new() };
    let places = table.ranks().filter(|_| ending != Ending::Aborted);
    let seating = table.game().seating();
    let last = places.iter().flatten().copied().max();
    let result = |seat: Seat| {
        let (number, side) = (seat.number(), seating.side(seat));
        let guest = people.get(seat.index()).copied().flatten();
        let left = left(table, seat);
        let place = places.as_ref().and_then(|places| places.get(side.index()).copied());
        SeatResult {
            seat: number,
            side: side.number(),
            guest: guest.map(|guest| guest.0),
            level: guest.is_none().then(|| table.holder(seat).level()).flatten(),
            place: if left { last } else { place },
            hinted: table.hinted(number),
            stood_in: left || stood_in(table, number),
            withheld: table.withheld() == Some(seat),
        }
    };
    seating.all_seats().map(result).collect()
}

/// Did the player give up or run out of time, so that a computer played on? What it reached is not
/// theirs.
fn left(table: &Table, seat: Seat) -> bool {
    let gave_up = |event: &Event| {
        let number = seat.number();
        *event == Event::Resigned { seat: number } || *event == Event::TimeUp { seat: number }
    };
    matches!(table.holder(seat), Holder::Computer(_))
        && table.log().iter().any(|entry| gave_up(&entry.event))
}

fn stood_in(table: &Table, number: u8) -> bool {
    let is = |event: &Event| matches!(event, Event::StoodIn { seat, .. } if *seat == number);
    table.log().iter().any(|entry| is(&entry.event))
}
