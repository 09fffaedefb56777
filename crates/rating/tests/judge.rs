//! Which games count.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use spielhof_rating::{Ended, Facts, Group, Player, SeatFacts, Shared, Unrated, judge};
use std::collections::BTreeSet;

fn seat(account: u64, place: u8) -> SeatFacts {
    SeatFacts::new(Player::Account(account), place)
}

/// A game of four that counts.
fn facts() -> Facts {
    Facts {
        game: "chinese-checkers".to_owned(),
        rated_table: true,
        set_up: false,
        copied: false,
        taken_back: false,
        turns: 120,
        ended: Ended::Result,
        shared: Shared::Undecided,
        seats: vec![seat(1, 2), seat(2, 1), seat(3, 2), seat(4, 2)],
        sides: None,
    }
}

fn with_seat(index: usize, change: impl Fn(&mut SeatFacts)) -> Facts {
    let mut facts = facts();
    change(&mut facts.seats[index]);
    facts
}

#[test]
fn a_usual_game_counts_with_its_places() {
    let rated = judge(&facts()).unwrap();
    assert_eq!(rated.group, Group::Star);
    assert_eq!(rated.outcome.places(), [2, 1, 2, 2]);
    assert_eq!(rated.outcome.shared(), Shared::Undecided);
    assert!(rated.no_shows.is_empty());
}

#[test]
fn every_reason_is_found() {
    let computers = |facts: &mut Facts| {
        facts.seats.iter_mut().for_each(|seat| seat.player = Player::Computer(3));
    };
    let change = |change: &dyn Fn(&mut Facts)| {
        let mut facts = facts();
        change(&mut facts);
        facts
    };
    let cases = [
        (change(&|facts| facts.rated_table = false), Unrated::NotRatedTable),
        (change(&|facts| facts.game = "retour".to_owned()), Unrated::NoGroup),
        (change(&|facts| facts.game = "chess".to_owned()), Unrated::NoGroup),
        (change(&|facts| facts.seats.truncate(1)), Unrated::Alone),
        (change(&|facts| facts.set_up = true), Unrated::SetUp),
        (change(&|facts| facts.copied = true), Unrated::Copied),
        (change(&computers), Unrated::OnlyComputers),
        (with_seat(2, |seat| seat.player = Player::Guest), Unrated::NoAccount { seat: 3 }),
        (with_seat(3, |seat| seat.player = Player::Account(1)), Unrated::SamePlayer { seat: 4 }),
        (with_seat(0, |seat| seat.shared_device = true), Unrated::SharedDevice { seat: 1 }),
        (
            with_seat(1, |seat| seat.player = Player::Computer(9)),
            Unrated::UnmeasuredLevel { seat: 2, level: 9 },
        ),
        (with_seat(1, |seat| seat.hint = true), Unrated::Hint { seat: 2 }),
        (with_seat(3, |seat| seat.stand_in = true), Unrated::StandIn { seat: 4 }),
        (change(&|facts| facts.taken_back = true), Unrated::Takeback),
        (change(&|facts| (facts.ended, facts.turns) = (Ended::Agreement, 3)), Unrated::NotBegun),
        (change(&|facts| facts.ended = Ended::Aborted), Unrated::Aborted),
        (
            change(&|facts| {
                facts.ended = Ended::Aborted;
                facts.seats.iter_mut().for_each(|seat| seat.withheld = true);
            }),
            Unrated::NobodyCame,
        ),
    ];
    for (facts, reason) in &cases {
        assert_eq!(judge(facts), Err(*reason), "{facts:?}");
        assert!(!reason.to_string().is_empty());
    }
    let names: BTreeSet<&str> = cases.iter().map(|(_, reason)| reason.name()).collect();
    assert_eq!(names.len(), cases.len() - 1, "each reason has a name of its own");
}

#[test]
fn computers_of_measured_levels_may_play() {
    let rated = judge(&with_seat(0, |seat| seat.player = Player::Computer(3)));
    assert!(rated.is_ok());
    // Two computers of one level are not one player twice.
    let mut facts = facts();
    facts.seats[0].player = Player::Computer(3);
    facts.seats[1].player = Player::Computer(3);
    assert!(judge(&facts).is_ok());
}

#[test]
fn an_agreed_draw_counts_once_everybody_had_a_turn() {
    let mut agreed = facts();
    (agreed.ended, agreed.turns, agreed.shared) = (Ended::Agreement, 4, Shared::Draw);
    agreed.seats.iter_mut().for_each(|seat| seat.place = 1);
    let rated = judge(&agreed).unwrap();
    assert_eq!(rated.outcome.score(0, 1), Some(0.5));
}

#[test]
fn who_withholds_the_number_for_the_dice_loses_and_nobody_else_is_judged() {
    let mut facts = with_seat(1, |seat| seat.withheld = true);
    (facts.ended, facts.turns) = (Ended::Aborted, 0);
    let rated = judge(&facts).unwrap();
    assert_eq!(rated.no_shows, [1]);
    assert_eq!(rated.outcome.score(1, 0), Some(0.0));
    assert_eq!(rated.outcome.score(0, 2), None);
    // A partner loses too.
    facts.sides = Some(vec![1, 2, 1, 2]);
    assert_eq!(judge(&facts).unwrap().outcome.places(), [1, 2, 1, 2]);
}

#[test]
fn facts_and_reasons_go_through_json() {
    let text = serde_json::to_string(&facts()).unwrap();
    assert_eq!(serde_json::from_str::<Facts>(&text).unwrap(), facts());
    let reason = Unrated::Hint { seat: 2 };
    let text = serde_json::to_string(&reason).unwrap();
    assert_eq!(text, r#"{"hint":{"seat":2}}"#);
    assert_eq!(serde_json::from_str::<Unrated>(&text).unwrap(), reason);
    let rated = judge(&facts()).unwrap();
    let text = serde_json::to_string(&rated).unwrap();
    assert_eq!(serde_json::from_str::<spielhof_rating::Rated>(&text).unwrap(), rated);
}
