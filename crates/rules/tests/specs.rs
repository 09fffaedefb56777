//! Specs with every kind of fault, and options that do what they say.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::SpecFault::*;
use rules::{CATALOGUE, Spec};

#[test]
fn unknown_games_are_met_with_the_nearest_name() {
    let fault = Spec::of("chinese-chekers", 2).unwrap_err();
    assert_eq!(
        fault,
        UnknownGame { id: "chinese-chekers".to_owned(), nearest: "chinese-checkers" }
    );
}

#[test]
fn all_faults_of_a_spec_are_reported_together() {
    let spec = Spec::of("halma", 4).unwrap().starting(9).set("blocked", "no").set("wind", "north");
    let wanted = vec![
        FirstSeat { seat: 9, seats: 4 },
        UnknownValue {
            option: "blocked",
            value: "no".to_owned(),
            known: vec!["clear", "swap", "filled"],
        },
        UnknownOption { option: "wind".to_owned(), known: vec!["blocked", "places"] },
    ];
    assert_eq!(spec.build().unwrap_err(), wanted);
}

#[test]
fn a_number_of_players_that_is_not_possible_names_those_that_are() {
    let fault = Spec::of("halma", 3).unwrap().build().unwrap_err();
    assert_eq!(fault, [Players { players: 3, allowed: vec![2, 4] }]);
    assert!(Spec::of("halma", 0).unwrap().build().is_err());
}

#[test]
fn options_that_do_not_apply_with_so_many_players_are_unknown() {
    assert!(Spec::of("halma", 2).unwrap().set("places", "all").build().is_err());
    assert!(Spec::of("star-halma", 3).unwrap().set("colours", "two-facing").build().is_err());
    assert!(Spec::of("captive-1", 2).unwrap().set("blocked", "swap").build().is_err());
    // Three play Rakado on the star only, so there is nothing to choose.
    assert!(Spec::of("rakado", 3).unwrap().set("board", "square").build().is_err());
}

#[test]
fn contradictions_are_named() {
    let spec = Spec::of("barricade", 2).unwrap();
    let spec = spec.set("colours", "two").set("playing", "red+blue");
    let wanted = Contradiction { one: ("colours", "two"), other: ("playing", "red+blue") };
    assert_eq!(spec.build().unwrap_err(), [wanted]);
}

#[test]
fn every_option_has_its_default_first_and_every_value_builds() {
    for entry in CATALOGUE {
        let usual = Spec::smallest(entry.head().id).unwrap().build().unwrap();
        assert_eq!(entry.boards()[0], usual.board().id());
        for players in entry.players() {
            let spec = Spec::of(entry.head().id, players).unwrap();
            let defaults = spec.build().unwrap();
            assert!(entry.boards().contains(&defaults.board().id()));
            for info in entry.options(players) {
                assert!(defaults.options().contains(&(info.name, info.values[0])));
                for value in &info.values {
                    let game = spec.clone().set(info.name, value).build().unwrap();
                    assert!(entry.boards().contains(&game.board().id()));
                    assert!(game.options().contains(&(info.name, *value)));
                }
            }
        }
    }
}
