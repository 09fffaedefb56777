//! The cells that show how a game was decided, over the golden game of every entry.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::{CATALOGUE, Marking, Piece, Position, Reason, Side};
use spielhof_table::{Course, Record};

fn golden(id: &str) -> Course {
    let path = format!("{}/tests/golden/{id}.txt", env!("CARGO_MANIFEST_DIR"));
    let record: Record = std::fs::read_to_string(path).unwrap().parse().unwrap();
    record.replay().unwrap()
}

fn owner(position: &Position, cell: board::Cell) -> Option<Side> {
    match position.at(cell)? {
        Piece::Of(colour) | Piece::Marked(colour) => {
            Some(position.game().seating().side_of(colour))
        }
        _ => None,
    }
}

#[test]
fn nothing_is_shown_before_the_end() {
    for entry in CATALOGUE {
        let mut course = golden(entry.head().id);
        course.take_back(1);
        assert!(course.position().won().is_empty(), "{}", entry.head().id);
    }
}

#[test]
fn what_is_shown_at_the_end_is_the_winners_and_as_the_reason_says() {
    for entry in CATALOGUE {
        let id = entry.head().id;
        let course = golden(id);
        let (position, outcome) = (course.position(), course.outcome().unwrap());
        let (won, reason) = (position.won(), position.reason());
        let is_winner = |cell: board::Cell| {
            owner(position, cell).is_some_and(|side| outcome.winners().any(|winner| winner == side))
        };
        let mut once = won.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), won.len(), "{id}: no cell twice");
        match reason {
            Some(Reason::AllOff) => assert!(won.is_empty(), "{id}"),
            Some(Reason::NoWayOut | Reason::CatsShutIn) => {}
            Some(Reason::Line) => {
                assert!(won.len() >= 5 && won.iter().all(|&c| is_winner(c)), "{id}")
            }
            Some(Reason::HomeSquare) => {
                let home = |(marking, cells): (Marking, Vec<board::Cell>)| {
                    (marking == Marking::HomeSquare).then_some(cells)
                };
                assert_eq!(
                    position.game().markings().into_iter().find_map(home),
                    Some(won),
                    "{id}"
                );
            }
            Some(_) => assert!(!won.is_empty() && won.iter().all(|&c| is_winner(c)), "{id}"),
            // Alone: something is shown exactly where it is solved.
            None => assert_eq!(won.is_empty(), outcome.ranks() != [1], "{id}"),
        }
    }
}
