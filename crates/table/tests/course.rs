//! The course of a game: undo, repetition, the turn limit, records with faults.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use board::BoardId;
use rules::{ReadError, Refusal, Spec, ToAct};
use search::{Player, Rng};
use spielhof_table::{Course, Ending, Record, RecordError, TURNS_A_SEAT, UndoError};

fn course(id: &str, players: u8, options: &[(&str, &str)]) -> Course {
    let spec = Spec::of(id, players).unwrap();
    let spec = options.iter().fold(spec, |spec, (name, value)| spec.set(name, value));
    Course::new(spec.build().unwrap())
}

fn play(course: &mut Course, actions: &str) {
    for text in actions.split_whitespace() {
        let action = course.position().read(text).unwrap_or_else(|f| panic!("{text}: {f:?}"));
        course.act(action).unwrap();
    }
}

#[test]
fn the_third_time_a_position_begins_a_turn_the_game_ends() {
    let mut halma = course("halma", 2, &[]);
    let round = "e2-f3 l15-k14 f3-e2 k14-l15";
    play(&mut halma, round);
    assert_eq!(halma.ending(), None);
    play(&mut halma, round);
    // The start has come back twice: with the first time that makes three.
    assert_eq!(halma.ending(), Some(Ending::Repetition));
    assert_eq!(halma.outcome().unwrap().ranks(), [1, 1]);
    let step = halma.position().actions()[0];
    assert_eq!(halma.act(step), Err(Refusal::Over));
}

#[test]
fn chance_in_the_set_up_is_no_dice_positions_repeat_all_the_same() {
    let mut course = course("cat-and-mouse", 2, &[("setup", "random")]);
    let edge = ('a'..='p').map(|column| format!("@{column}1"));
    let mice: Vec<String> = edge.chain(["@a3", "@b3", "@c3"].map(str::to_owned)).collect();
    play(&mut course, &format!("@h8 @i9 {}", mice.join(" ")));
    play(&mut course, "h8-h9 a3-a4 h9-h8 a4-a3 h8-h9 a3-a4 h9-h8");
    assert!(course.ending().is_none());
    play(&mut course, "a4-a3");
    assert_eq!(course.ending(), Some(Ending::Repetition));
    assert_eq!(course.outcome().unwrap().ranks(), [1, 1]);
}

#[test]
fn alone_nothing_repeats_too_often() {
    let mut alone = course("highscore", 1, &[]);
    for _ in 0..5 {
        play(&mut alone, "e2-f3 f3-e2");
    }
    assert_eq!((alone.ending(), alone.turns()), (None, 10));
}

#[test]
fn every_game_for_two_or_more_ends_after_500_turns_a_seat() {
    let mut cards = course("chinese-checkers", 2, &[("blocked", "none")]);
    let mut rng = Rng::new(5);
    while cards.ending().is_none() {
        let action = Player::Random.act(cards.position(), &mut rng).unwrap();
        cards.act(action).unwrap();
    }
    assert_eq!(cards.ending(), Some(Ending::TurnLimit));
    assert_eq!(cards.turns(), 2 * TURNS_A_SEAT);
    assert!(matches!(cards.to_act(), ToAct::Over(_)));
}

#[test]
fn undo_goes_back_and_the_log_remembers() {
    let mut halma = course("halma", 2, &[]);
    let start = halma.position().clone();
    assert_eq!(halma.undo(), Err(UndoError::Nothing));
    play(&mut halma, "e2-f3");
    let played = halma.actions()[0];
    assert_eq!(halma.undo(), Ok(played));
    assert_eq!(halma.position(), &start);
    assert_eq!(halma.actions(), []);
    assert_eq!((halma.turns(), halma.actions().len()), (0, 0));
    play(&mut halma, "e2-f3 l15-k14");
    assert_eq!(halma.turns(), 2);
}

#[test]
fn dice_that_have_fallen_stay_fallen() {
    let mut barricade = course("barricade", 2, &[("opening", "first")]);
    play(&mut barricade, "d4");
    assert_eq!(barricade.undo(), Err(UndoError::DiceHaveFallen));
    play(&mut barricade, "yard-f1");
    assert!(barricade.undo().is_ok());
    assert_eq!(barricade.undo(), Err(UndoError::DiceHaveFallen));
}

#[test]
fn jumps_are_the_second_figure_of_a_solitaire() {
    let mut alone = course("highscore", 1, &[]);
    play(&mut alone, "d3-e4");
    assert_eq!((alone.turns(), alone.jumps()), (1, 0));
    // Over c3, onto the cell that d3 has just left and no other.
    play(&mut alone, "b3-d3");
    assert_eq!(alone.jumps(), 1);
}

#[test]
fn a_record_keeps_the_set_up_it_began_from() {
    let game = Spec::of("captive-2", 2).unwrap().build().unwrap();
    let setup = "turn: 2\nf . . . . . o . . . . . .\ne . . . . . o . . . . . . .";
    let mut captive = Course::with_setup(&game, setup).unwrap();
    play(&mut captive, "f6-d1");
    let text = Record::of(&captive).to_string();
    let again = text.parse::<Record>().unwrap().replay().unwrap();
    assert_eq!(again.position(), captive.position());
    assert_eq!(again.outcome().unwrap().ranks(), [2, 1]);
}

const RECORD: &str = "\
game: halma
rules: 1
players: 2
first: 1
option blocked: clear
seat 1: human
actions:
1. e2-f3
2. l15-k14
";

fn fault(text: &str) -> RecordError {
    text.parse::<Record>().unwrap().replay().unwrap_err()
}

#[test]
fn a_record_is_read_with_its_notes_and_without_turn_numbers() {
    let record: Record = RECORD.parse().unwrap();
    assert_eq!(record.notes, [("seat 1".to_owned(), "human".to_owned())]);
    assert_eq!(record.to_string(), RECORD);
    let bare = RECORD.replace("1. ", "").replace("2. ", "");
    assert_eq!(bare.parse::<Record>().unwrap(), record);
}

#[test]
fn faults_of_a_header_are_reported_together() {
    let faults = "game halma\nrules: one\n".parse::<Record>().unwrap_err();
    let line = |line, text: &str| RecordError::Header { line, text: text.to_owned() };
    let missing = ["game", "rules", "players", "actions"].map(RecordError::Missing);
    let mut wanted = vec![line(1, "game halma"), line(2, "rules: one")];
    wanted.extend(missing);
    assert_eq!(faults.into_vec(), wanted);
    // A picture stands in the lines below its name. Beside it, it would be lost.
    for name in ["setup", "figure"] {
        let text = RECORD.replace("actions:", &format!("{name}: turn 1\nactions:"));
        let number = text.lines().position(|line| line.starts_with(name)).unwrap() + 1;
        let faults = text.parse::<Record>().unwrap_err();
        assert_eq!(faults.into_vec(), [line(number, &format!("{name}: turn 1"))]);
    }
}

#[test]
fn a_record_is_replayed_by_its_own_rules_and_keeps_their_number() {
    for known in rules::KNOWN_RULES {
        let record: Record =
            RECORD.replace("rules: 1", &format!("rules: {known}")).parse().unwrap();
        let course = record.replay().unwrap();
        assert_eq!(course.game().spec().rules(), known);
        assert_eq!(Record::of(&course).rules, known);
    }
}

#[test]
fn a_record_that_cannot_be_played_says_where_and_why() {
    let text = RECORD.replace("l15-k14", "l15-j13");
    let RecordError::Action { turn, text, board, fault: why, game } = fault(&text) else {
        panic!()
    };
    assert_eq!(game.head().id, "halma");
    assert_eq!((turn, text.as_str(), board), (2, "l15-j13", BoardId::Square));
    assert!(matches!(why, ReadError::Refused(Refusal::NoStepOrChain { .. })));
}

#[test]
fn other_rules_other_options_and_other_results_are_refused() {
    for unknown in [0, rules::RULES + 1] {
        let text = RECORD.replace("rules: 1", &format!("rules: {unknown}"));
        assert_eq!(fault(&text), RecordError::OtherRules(unknown));
    }
    assert!(matches!(fault(&RECORD.replace("clear", "never")), RecordError::Spec(_)));
    assert!(matches!(fault(&RECORD.replace("halma", "halmo")), RecordError::Spec(_)));
    let lie = RECORD.replace("actions:", "result: 2 1\nactions:");
    assert_eq!(fault(&lie), RecordError::Result { written: Some(vec![2, 1]), played: None });
    let other_end = RECORD.replace("actions:", "ending: turn-limit\nactions:");
    assert!(matches!(fault(&other_end), RecordError::Result { .. }));
    let setup = RECORD.replace("actions:", "setup:\n| z 1\nactions:");
    assert!(matches!(fault(&setup), RecordError::Setup(BoardId::Square, _)));
}

/// The record above, ended so.
fn ended(ending: &str, result: &str) -> String {
    RECORD.replace("actions:", &format!("{result}ending: {ending}\nactions:"))
}

#[test]
fn what_people_decide_is_taken_as_written() {
    for ending in ["resignation", "clock", "agreement"] {
        let text = ended(ending, "result: 2 1\n");
        let record: Record = text.parse().unwrap();
        assert_eq!(record.ending, Ending::of(ending));
        assert_eq!(record.to_string(), text);
        let course = record.replay().unwrap();
        assert_eq!(course.ending(), None, "the actions leave it open");
        let written = Record::of(&course).ended(record.ending.unwrap(), Some(&[2, 1]));
        assert_eq!((written.ending, written.result), (record.ending, record.result));
    }
    for result in ["", "result:\n"] {
        let record: Record = ended("aborted", result).parse().unwrap();
        assert_eq!((&record.result, record.replay().is_ok()), (&None, true));
    }
}

#[test]
fn what_people_decide_has_to_be_possible() {
    for (ending, result) in [
        ("aborted", "result: 1 2\n"),
        ("resignation", ""),
        ("resignation", "result: 1\n"),
        ("clock", "result: 1 2 3\n"),
        ("clock", "result: 2 2\n"),
        ("agreement", "result: 0 1\n"),
        ("agreement", "result: 1 3\n"),
    ] {
        let fault = fault(&ended(ending, result));
        assert!(matches!(fault, RecordError::Ranks { .. }), "{ending} {result} {fault:?}");
    }
    for by_actions in ["rules", "repetition", "turn-limit"] {
        let fault = fault(&ended(by_actions, "result: 2 1\n"));
        assert!(matches!(fault, RecordError::Result { .. }), "{by_actions} {fault:?}");
    }
    assert!(ended("boredom", "").parse::<Record>().is_err());
}

#[test]
fn nobody_gives_up_a_game_that_is_over() {
    let mut halma = course("halma", 2, &[]);
    play(&mut halma, &"e2-f3 l15-k14 f3-e2 k14-l15 ".repeat(2));
    let record = Record::of(&halma);
    assert!(record.replay().is_ok());
    for ending in [Ending::Resignation, Ending::Aborted, Ending::Rules] {
        let fault = record.clone().ended(ending, Some(&[1, 1])).replay().unwrap_err();
        assert!(matches!(fault, RecordError::Result { .. }), "{ending:?} {fault:?}");
    }
}

#[test]
fn a_record_keeps_the_figure_that_was_drawn() {
    let bars = "9 . . . . o o o o o o o o o . . .
                8 . . . . o o o o o o o o o . . .
               10 . . . . . . . . . . . o . . . .";
    let game = Spec::of("meeting-point", 1).unwrap().figure(bars).build().unwrap();
    let mut alone = Course::with_setup(&game, &game.start().text()).unwrap();
    play(&mut alone, "d3-e4 e4-f5");
    let record = Record::of(&alone);
    let text = record.to_string();
    assert!(
        text.contains("figure:\n| 10  . . . . . . . . . . . o . . . .\n|  9  . . . . o"),
        "{text}"
    );
    let read: Record = text.parse().unwrap();
    assert_eq!(read, record);
    assert_eq!(read.replay().unwrap().position(), alone.position());
    let broken = text.replacen("| 10  .", "| 10  o", 1).parse::<Record>().unwrap();
    assert!(matches!(broken.replay(), Err(RecordError::Spec(_))));
    let loose = text.replace("figure:\n", "").replace("setup:\n", "");
    assert!(loose.parse::<Record>().is_err(), "rows of no picture");
}
