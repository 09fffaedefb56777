//! Conditional moves: which lines are taken, and what is left of them as the game goes on.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::{Seat, Spec};
use spielhof_table::{Event, Guest, LONGEST_LINE, MOST_LINES, Plan, PlanError, Seed, Table, Terms};

const BLACK: Seat = Seat(1);

fn table_of(id: &str, players: u8) -> Table {
    let game = Spec::of(id, players).unwrap().build().unwrap();
    let seated: Vec<(u8, Guest)> =
        (1..=game.seating().seats() as u8).map(|seat| (seat, Guest(seat.into()))).collect();
    Table::open("t", Terms::of(&game), Seed::new([7; 32]), game, &seated, 0).unwrap()
}

fn line(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

fn plan(table: &Table, lines: &[&str]) -> Result<Plan, PlanError> {
    let lines: Vec<Vec<String>> = lines.iter().map(|text| line(text)).collect();
    Plan::new(table, BLACK, table.course().actions().len(), &lines)
}

fn acted(seat: u8, action: &str) -> Event {
    Event::Acted { seat, action: action.to_owned() }
}

#[test]
fn the_line_that_was_expected_goes_on_and_the_others_are_dropped() {
    let table = table_of("halma", 2);
    let lines = ["e2-f3 l15-k14 f3-g4 k14-j13", "e2-f3 l15-k14 d3-e4 k14-j14", "d2-e3 l15-k15"];
    let mut plan = plan(&table, &lines).unwrap();
    plan.advance(&acted(1, "e2-f3"));
    assert_eq!(plan.next(), Some("l15-k14"));
    assert_eq!(plan.lines().len(), 2, "both lines go on with the same answer");
    plan.advance(&acted(2, "l15-k14"));
    plan.advance(&acted(1, "d3-e4"));
    assert_eq!(plan.lines(), [line("k14-j14")]);
    plan.advance(&acted(2, "k14-j14"));
    assert!(plan.is_empty());
}

#[test]
fn something_else_ends_the_plan_and_so_does_what_is_taken_back() {
    let table = table_of("halma", 2);
    let whole = plan(&table, &["e2-f3 l15-k14"]).unwrap();
    let ends = |event: Event| {
        let mut plan = whole.clone();
        plan.advance(&event);
        plan.is_empty()
    };
    assert!(ends(acted(1, "d2-e3")));
    assert!(ends(Event::TookBack { seat: 1, actions: 1 }));
    assert!(ends(Event::Resigned { seat: 2 }) && ends(Event::Handed { seat: 2, guest: Guest(9) }));
    assert!(ends(Event::Ended { ending: "aborted".to_owned(), ranks: None }));
    assert!(!ends(Event::Handed { seat: 1, guest: Guest(9) }), "another seat changes hands");
    assert!(!ends(Event::Asked { seat: 1, ask: spielhof_table::Ask::Draw }));
}

#[test]
fn what_is_left_follows_from_the_log() {
    let mut table = table_of("halma", 2);
    let lines = vec![line("e2-f3 l15-k14 f3-g4 k14-j13")];
    Plan::new(&table, BLACK, 0, &lines).unwrap();
    let set = table.last();
    table.happen(acted(1, "e2-f3"), 1);
    table.happen(acted(2, "l15-k14"), 2);
    let later = || table.log().iter().filter(|entry| entry.number > set).map(|entry| &entry.event);
    let left = Plan::since(2, lines.clone(), later());
    assert_eq!(left.lines(), [line("f3-g4 k14-j13")]);
    // Taken back and played again it is another game.
    let back = [Event::TookBack { seat: 1, actions: 2 }, acted(1, "e2-f3")];
    assert!(Plan::since(2, lines, later().chain(&back)).is_empty());
}

#[test]
fn what_is_no_plan_is_refused() {
    let mut table = table_of("halma", 2);
    assert!(plan(&table, &[]).unwrap().is_empty());
    assert_eq!(plan(&table, &["e2-f3"]), Err(PlanError::NoAnswer { line: 1 }));
    assert_eq!(plan(&table, &[""]), Err(PlanError::NoAnswer { line: 1 }));
    for (wrong, number) in [("e2-f5 l15-k14", 1), ("e2-f3 l15-k12", 2), ("e2-f3 x", 2)] {
        let fault = plan(&table, &["e2-f3 l15-k14", wrong]).unwrap_err();
        assert!(matches!(fault, PlanError::Action { line: 2, number: n, .. } if n == number));
    }
    let two = plan(&table, &["d2-e3 l15-k14", "e2-f3 l15-k14", "e2-f3 l15-k15"]);
    assert_eq!(two, Err(PlanError::TwoAnswers { line: 2, other: 3 }));
    // The same line twice counts once; different moves of the others are no contradiction.
    let same = plan(&table, &["e2-f3 l15-k14", "e2-f3 l15-k14", "d2-e3 l15-k15"]).unwrap();
    assert_eq!(same.lines().len(), 2);
    let many = vec![line("e2-f3 l15-k14"); MOST_LINES + 1];
    assert_eq!(Plan::new(&table, BLACK, 0, &many), Err(PlanError::TooMany));
    let long = vec![vec!["e2-f3".to_owned(); LONGEST_LINE + 1]];
    assert_eq!(Plan::new(&table, BLACK, 0, &long), Err(PlanError::TooLong { line: 1 }));
    let outdated = Plan::new(&table, BLACK, 1, &[]);
    assert_eq!(outdated, Err(PlanError::Outdated { actions: 0 }));
    table.happen(acted(1, "e2-f3"), 1);
    assert_eq!(plan(&table, &["l15-k14"]), Err(PlanError::OwnTurn));
    table.happen(Event::Ended { ending: "aborted".to_owned(), ranks: None }, 2);
    assert_eq!(plan(&table, &["l15-k14"]), Err(PlanError::NotRunning));
}

#[test]
fn nothing_is_planned_where_dice_fall_or_before_the_beginning() {
    let dice = table_of("barricade", 2);
    assert_eq!(Plan::new(&dice, BLACK, 0, &[]), Err(PlanError::Chance));
    let game = Spec::of("halma", 2).unwrap().build().unwrap();
    let seated = [(2, Guest(2))];
    let open = Table::open("t", Terms::of(&game), Seed::new([7; 32]), game, &seated, 0).unwrap();
    assert_eq!(plan(&open, &["e2-f3 l15-k14"]), Err(PlanError::NotRunning));
}

#[test]
fn the_own_turn_of_several_actions_is_planned_action_by_action() {
    // In this game a turn can go on: whatever the line says is walked as it is written.
    for id in ["halma", "gobang", "cat-and-mouse"] {
        let table = table_of(id, 2);
        let mut course = table.course().clone();
        let mut written = Vec::new();
        for _ in 0..6 {
            if table.game().has_chance() || course.ending().is_some() {
                break;
            }
            let action = course.position().actions()[0];
            written.push(course.position().write(action));
            course.act(action).unwrap();
        }
        if written.len() == 6 {
            let plan = Plan::new(&table, BLACK, 0, &[written.clone()]).unwrap();
            assert_eq!(plan.lines(), [written]);
        }
    }
}
