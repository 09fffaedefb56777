//! What remains of a game that is over, read from its table.

use crate::ratings::solution_of;
use rules::Seat;
use store::{GameResult, SeatResult, Tally, is_bot};
use table::{Ending, Event, Holder, Table};

/// The result of a table whose game is over.
pub fn result_of(table: &Table) -> Option<GameResult> {
    let ending = table.ending()?;
    let (terms, log) = (table.terms(), table.log());
    let is = |wanted: fn(&Event) -> bool| log.iter().any(|entry| wanted(&entry.event));
    let options = terms.options.iter().map(|(name, value)| format!("{name}={value}"));
    let mut result = GameResult {
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
        tally: None,
        seats: seats(table, ending),
    };
    result.tally = tally(table, ending, &result);
    Some(result)
}

/// What figures about the game take from it. Only games by the usual rules count that people have played
/// to the end without computers, bots and hints: otherwise figures would tell who is stronger, not
/// what the game is like.
fn tally(table: &Table, ending: Ending, result: &GameResult) -> Option<Tally> {
    let usual = result.options.is_empty() && !result.set_up && !result.copied;
    let of_people = |seat: &SeatResult| {
        seat.guest.is_some_and(|guest| !is_bot(guest)) && !seat.hinted && !seat.stood_in
    };
    let ended = matches!(ending, Ending::Rules | Ending::Repetition);
    if !usual || !ended || !result.seats.iter().all(of_people) {
        return None;
    }
    let (ranks, seating) = (table.ranks()?, table.game().seating());
    let order = seating.sides_in_order();
    let mut winners = (1..).zip(&order).filter(|(_, side)| ranks.get(side.index()) == Some(&1));
    let first = winners.next().map(|(place, _)| place);
    let winner = first.filter(|_| winners.next().is_none());
    Some(Tally { players: seating.seats() as u8, winner })
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
