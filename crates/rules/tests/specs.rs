//! Specs with every kind of fault, and options that do what they say.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use spielhof_rules::ErrorList;
use spielhof_rules::SpecError::*;
use spielhof_rules::{CATALOGUE, FigureError, Spec, SpecError};

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
    assert_eq!(spec.build().unwrap_err().into_vec(), wanted);
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
fn an_option_that_another_rules_out_is_named_with_it() {
    // Two teams have no places to play for; four players have.
    for places in ["first", "all"] {
        let spec = Spec::of("gobang", 4).unwrap().set("teams", "two").set("places", places);
        let wanted = Contradiction { one: ("places", places), other: ("teams", "two") };
        assert_eq!(spec.build().unwrap_err(), [wanted]);
    }
    let spec = Spec::of("gobang", 4).unwrap().set("teams", "two").set("places", "some");
    assert!(matches!(spec.build().unwrap_err()[..], [UnknownValue { option: "places", .. }]));
    assert!(Spec::of("gobang", 4).unwrap().set("places", "all").build().is_ok());
}

#[test]
fn every_number_of_rules_up_to_the_current_one_can_be_built() {
    for entry in CATALOGUE {
        for number in spielhof_rules::KNOWN_RULES {
            let spec = Spec::smallest(entry.head().id).unwrap().with_rules(number);
            let game = spec.build().unwrap();
            assert_eq!(game.spec().rules(), number);
        }
    }
    let halma = Spec::of("halma", 2).unwrap();
    assert_eq!(halma.rules(), spielhof_rules::RULES);
    for unknown in [0, spielhof_rules::RULES + 1, u32::MAX] {
        let faults = halma.clone().with_rules(unknown).build().unwrap_err();
        assert_eq!(faults, [UnknownRules(unknown)]);
    }
    // An option that came with rules 2 is none of rules 1.
    let gold = Spec::of("barricade-gold", 2).unwrap().set("entry", "free");
    assert!(gold.build().is_ok());
    assert!(matches!(gold.with_rules(1).build().unwrap_err()[..], [UnknownOption { .. }]));
}

#[test]
fn positions_of_other_rules_are_other_positions() {
    let halma = Spec::of("halma", 2).unwrap();
    let (old, new) = (halma.clone().with_rules(1).build().unwrap(), halma.build().unwrap());
    assert_ne!(old.start(), new.start());
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

/// Nineteen cells: two full rows of nine and one more.
const BARS: &str = "
    9  . . . . o o o o o o o o o . . .
    8  . . . . o o o o o o o o o . . .
    7  . . . . . . . . o . . . . . . .";

fn with_figure(
    picture: &str,
) -> Result<std::sync::Arc<spielhof_rules::AnyGame>, ErrorList<SpecError>> {
    Spec::of("meeting-point", 1).unwrap().figure(picture).build()
}

#[test]
fn people_draw_their_own_figure() {
    let game = with_figure(BARS).unwrap();
    let last = BARS.replace('o', "1").replacen("1 . . .", ". 1 . .", 1);
    let mut position = game.load(&last).unwrap();
    position.act(position.read("n9-m9").unwrap()).unwrap();
    assert_eq!(position.outcome().unwrap().ranks(), [1]);
}

#[test]
fn a_figure_is_part_of_what_a_game_is() {
    let usual = Spec::of("meeting-point", 1).unwrap().build().unwrap();
    let bars = with_figure(BARS).unwrap();
    assert!(usual.start() != bars.start());
    // However it is drawn, with empty rows or without.
    let full = format!("{BARS}\n 3  . . . . . . . . . . . . . . . .");
    assert!(bars.start() == with_figure(&full).unwrap().start());
    assert!(bars.start() == with_figure(bars.figure().unwrap()).unwrap().start());
    // Drawing the usual figure makes no other game.
    let cross = "
        10  . . . . . . o o o . . . . . . .
         9  . . . . . . o o o . . . . . . .
         8  . . . . o o o o o o o . . . . .
         7  . . . . . . o o o . . . . . . .
         6  . . . . . . o o o . . . . . . .";
    let cross = with_figure(cross).unwrap();
    assert!(cross.figure().is_none() && cross.start() == usual.start());
}

#[test]
fn figures_that_do_not_fit_are_refused() {
    let faults = |picture: &str| -> Vec<FigureError> {
        let of_figure = |fault| match fault {
            Figure { fault, .. } => fault,
            other => panic!("{other:?}"),
        };
        with_figure(picture).unwrap_err().into_iter().map(of_figure).collect()
    };
    use FigureError::*;
    assert_eq!(faults(""), [Size { wanted: 19, found: 0 }]);
    let twenty = BARS.replace("7  . . . . . . . . o .", "7  . . . . . . . . o o");
    assert_eq!(faults(&twenty), [Size { wanted: 19, found: 20 }]);
    let marks = faults(&BARS.replace("7  . .", "7  x 1"));
    assert!(
        matches!(marks.as_slice(), [UnknownMark { mark, .. }, UnknownMark { .. }] if mark == "x")
    );
    let off_the_board = faults(&format!("{BARS} o\n17 o\n8 o"));
    assert!(matches!(off_the_board.as_slice(), [Picture(_), Picture(_), Picture(_)]));
    let home = "
        5  o o . . . . . . . . . . . . . .
        4  o o o . . . . . . . . . . . . .
        3  o o o o . . . . . . . . . . . .
        2  o o o o o . . . . . . . . . . .
        1  o o o o o . . . . . . . . . . .";
    assert_eq!(faults(home), [AtHome]);
    let halma = Spec::of("halma", 2).unwrap().figure(BARS).build();
    assert_eq!(halma.unwrap_err(), [NoFigure]);
}
