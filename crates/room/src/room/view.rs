//! A table as somebody at it sees it, in the shapes that go over the wire.

use super::Room;
use crate::shape;
use rules::Seat;
use table::{Ask, Event, Guest, Holder, Played, Table, Waiting};
use wire::{
    ChatLine, ClockFace, Fair, Happening, MyTable, Offer, OfferKind, Outcome, Prompt, Scene,
    SeatShape, TableView, ToClient, Waits,
};

/// Everything, for a new connection.
pub fn whole(room: &Room, guest: Option<Guest>, chat: Vec<ChatLine>) -> TableView {
    let table = room.table();
    let seated = guest.is_some_and(|guest| table.guests().contains(&guest));
    // A listed table is open to everybody.
    let invited = seated || table.terms().listed;
    TableView {
        id: table.id().to_owned(),
        invite: invited.then(|| room.invite().to_owned()),
        terms: terms(table),
        layout: shape::layout(table.course().start()),
        seats: seats(room, guest),
        moves: room.moves(),
        scene: scene(table, guest, room.now()),
        chat,
        fair: fair(table),
        watching: room.watching(),
        rematch: table.again().map(str::to_owned),
        plans: room.plans_of(guest),
    }
}

/// A table in a list.
pub fn listed(room: &Room, guest: Option<Guest>) -> MyTable {
    let table = room.table();
    let turn = match table.waiting() {
        Waiting::Seat(seat) | Waiting::Dice(seat) => Some(seat),
        _ => None,
    };
    let holds = |seat: Seat| guest.is_some() && table.holder(seat).guest() == guest;
    MyTable {
        table: table.id().to_owned(),
        terms: terms(table),
        seats: seats(room, guest),
        turn: turn.map(Seat::number),
        yours: turn.is_some_and(holds),
        until: table.time_up(),
        outcome: outcome(table),
        at: table.log().last().map_or(0, |entry| entry.at),
        turns: table.course().turns(),
        jumps: table.course().jumps(),
        pieces: Some(shape::pieces(table.course().position())),
    }
}

/// What happened after an event, for a connection that has seen that one. The last comes with
/// the scene.
pub fn missed(room: &Room, guest: Option<Guest>, after: u32) -> Vec<ToClient> {
    let table = room.table();
    let at = |number: u32| table.log().get(number as usize - 1).map_or(0, |entry| entry.at);
    let told = |(number, happening): (u32, &Happening)| ToClient::Happened {
        number,
        at: at(number),
        happening: happening.clone(),
        scene: None,
    };
    let mut messages: Vec<ToClient> = room.happened_after(after).map(told).collect();
    if let Some(ToClient::Happened { scene: last, .. }) = messages.last_mut() {
        *last = Some(Box::new(scene(table, guest, room.now())));
    }
    messages.push(ToClient::Seats { seats: seats(room, guest), watching: room.watching() });
    messages
}

fn terms(table: &Table) -> wire::Terms {
    let terms = table.terms();
    wire::Terms {
        game: terms.game.clone(),
        players: terms.players,
        first: table.first().unwrap_or(0),
        clock: clock(terms.clock),
        chat: terms.chat,
        hints: terms.hints,
        listed: terms.listed,
        rated: terms.rated,
        pace: terms.pace,
        set_up: terms.setup.is_some(),
        earlier: terms.earlier.len() as u32,
    }
}

fn clock(clock: table::Clock) -> wire::Clock {
    match clock {
        table::Clock::None => wire::Clock::None,
        table::Clock::Turn(seconds) => wire::Clock::Turn(seconds),
        table::Clock::Total { seconds, increment } => wire::Clock::Total { seconds, increment },
        table::Clock::Days(days) => wire::Clock::Days(days),
    }
}

/// The seats as somebody sees them.
pub fn seats(room: &Room, guest: Option<Guest>) -> Vec<SeatShape> {
    let table = room.table();
    let seating = table.game().seating();
    let shape = |seat: Seat| {
        let holder = table.holder(seat);
        let person = holder.guest();
        let yours = guest.is_some() && person == guest;
        let (player, avatar) = room.introduced(seat).unwrap_or_default();
        SeatShape {
            number: seat.number(),
            side: seating.side(seat).number(),
            holder: match holder {
                Holder::Open => wire::Holder::Open,
                Holder::Person(_) | Holder::StandIn(..) => wire::Holder::Person,
                Holder::Computer(_) => wire::Holder::Computer,
            },
            name: person.map(|_| room.name_at(seat).into_owned()).unwrap_or_default(),
            avatar,
            player: if yours { player.to_owned() } else { String::new() },
            level: holder.level(),
            stand_in: matches!(holder, Holder::StandIn(..)),
            hinted: table.hinted(seat.number()),
            here: person.is_some_and(|person| room.is_here(person)),
            yours,
            away: table.away(seat, room.now()),
            bot: person.is_some_and(crate::names::is_bot),
        }
    };
    seating.all_seats().map(shape).collect()
}

/// How a table stands, as a guest sees it.
pub fn scene(table: &Table, guest: Option<Guest>, now: u64) -> Scene {
    seen_by(common(table, now), table, guest)
}

/// How a table stands, as everybody sees it.
pub fn common(table: &Table, now: u64) -> Scene {
    let scene = shape::scene(table.course());
    let (waits, prompt) = match table.waiting() {
        Waiting::Chairs => (Waits::Chairs, Prompt::Wait),
        Waiting::Seeds(_) => (Waits::Seeds, Prompt::Roll),
        Waiting::Over => (Waits::Over, Prompt::Over),
        Waiting::Seat(_) | Waiting::Dice(_) => (scene.waits, scene.prompt),
    };
    let face = |(left, runs): (u64, bool)| ClockFace { left, runs };
    Scene {
        event: table.last(),
        waits,
        prompt,
        owed: table.unseeded().into_iter().map(Seat::number).collect(),
        clocks: table.clocks(now).into_iter().map(face).collect(),
        offer: offer(table),
        outcome: outcome(table),
        ..scene
    }
}

/// The same with what only this guest may do.
pub fn seen_by(scene: Scene, table: &Table, guest: Option<Guest>) -> Scene {
    let Some(guest) = guest else { return scene };
    let acts = match table.waiting() {
        Waiting::Seat(seat) => table.holder(seat) == Holder::Person(guest),
        _ => false,
    };
    Scene {
        choices: if acts { shape::choices(table.course().position()) } else { None },
        undo: table.may_undo(guest),
        ..scene
    }
}

fn offer(table: &Table) -> Option<Offer> {
    let question = table.question()?;
    Some(Offer {
        seat: question.seat.number(),
        kind: kind(question.ask),
        open: table.unanswered().into_iter().map(Seat::number).collect(),
    })
}

fn kind(ask: Ask) -> OfferKind {
    match ask {
        Ask::TakeBack => OfferKind::TakeBack,
        Ask::Draw => OfferKind::Draw,
        Ask::Abort => OfferKind::Abort,
    }
}

fn outcome(table: &Table) -> Option<Outcome> {
    let ending = table.ending()?;
    let ranks = table.ranks().unwrap_or_default();
    let outcome =
        Outcome { lasted: lasted(table), ..shape::outcome_by(table.course(), ending, ranks) };
    Some(match table.withheld() {
        Some(_) => Outcome { reason: Some("no-salt".to_owned()), ..outcome },
        None => outcome,
    })
}

/// How long a game took that is over. Of a copy only the end was played here.
pub fn lasted(table: &Table) -> Option<u64> {
    let began = table.log().iter().find(|entry| entry.event == Event::Began)?.at;
    // What ended it: the last action, or the event that broke the game off.
    let ends = |event: &Event| {
        matches!(event, Event::Acted { .. } | Event::Rolled { .. } | Event::Ended { .. })
    };
    let ended = table.log().iter().rev().find(|entry| ends(&entry.event))?.at;
    table.terms().earlier.is_empty().then(|| ended.saturating_sub(began))
}

fn fair(table: &Table) -> Option<Fair> {
    let Some(Event::Opened { commitment: Some(commitment), .. }) =
        table.log().first().map(|entry| &entry.event)
    else {
        return None;
    };
    let seed = |seed: &Option<[u8; 32]>| seed.map(|seed| table::hex(&seed)).unwrap_or_default();
    Some(Fair {
        commitment: commitment.clone(),
        dice: table.game().has_chance(),
        lot: table.terms().lot,
        seeds: table.seeds().iter().map(seed).collect(),
        revealed: table.revealed().map(table::Seed::reveal),
    })
}

/// What happened, as clients are told; `None` for what only the log needs.
pub fn happening(event: &Event, played: Option<&Played>) -> Option<Happening> {
    Some(match event {
        Event::Opened { .. } => return None,
        Event::Sat { seat, .. } => Happening::Sat { seat: *seat },
        Event::Stood { seat } => Happening::Stood { seat: *seat },
        Event::Handed { seat, .. } => Happening::Handed { seat: *seat },
        Event::Seeded { seat, seed } => Happening::Seeded { seat: *seat, seed: seed.clone() },
        Event::Unseeded { seat } => Happening::Unseeded { seat: *seat },
        Event::Withheld { seat } => Happening::Withheld { seat: *seat },
        Event::Began => Happening::Began,
        Event::Drawn { seat } => Happening::Drawn { seat: *seat },
        Event::Acted { .. } | Event::Rolled { .. } => {
            let Played { before, action, effects } = played?;
            Happening::Acted { moved: shape::movement(before, *action, effects) }
        }
        Event::Asked { seat, ask } => Happening::Asked { seat: *seat, kind: kind(*ask) },
        Event::Answered { seat, yes } => Happening::Answered { seat: *seat, yes: *yes },
        Event::TookBack { seat, actions } => Happening::TookBack { seat: *seat, actions: *actions },
        Event::Resigned { seat } => Happening::Resigned { seat: *seat },
        Event::TimeUp { seat } => Happening::TimeUp { seat: *seat },
        Event::StoodIn { seat, level } => Happening::StoodIn { seat: *seat, level: *level },
        Event::CameBack { seat } => Happening::CameBack { seat: *seat },
        Event::Away { seat, until } => Happening::Away { seat: *seat, until: *until },
        Event::Back { seat } => Happening::Back { seat: *seat },
        Event::Hinted { seat } => Happening::Hinted { seat: *seat },
        Event::Ended { .. } => Happening::Ended,
        Event::Revealed { seed } => Happening::Revealed { seed: seed.clone() },
        Event::Again { table } => Happening::Again { table: table.clone() },
    })
}

/// Do these events change who sits where?
pub fn changes_seats(events: &[Event]) -> bool {
    let changes = |event: &Event| {
        matches!(
            event,
            Event::Sat { .. }
                | Event::Stood { .. }
                | Event::Handed { .. }
                | Event::Resigned { .. }
                | Event::TimeUp { .. }
                | Event::StoodIn { .. }
                | Event::CameBack { .. }
                | Event::Away { .. }
                | Event::Back { .. }
                | Event::Hinted { .. }
        )
    };
    events.iter().any(changes)
}
