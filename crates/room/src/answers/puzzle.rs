//! Tries at puzzles, and what the solver finds about a position.

use super::read;
use crate::shape;
use puzzle::{Attempt, MOST_NODES, Verdict, difficulty, examine, short_text};
use rules::{ToAct, catalogue};
use table::{Course, Record};
use wire::{NewPuzzle, NewPuzzleTry, PuzzleTried, PuzzleVerdict, Said};

/// More turns than any puzzle has, and more actions than any try.
const MOST_TURNS: u32 = 6;
const MOST_ACTIONS: usize = 400;
/// The most turns of a puzzle that somebody makes.
const SEARCHED_TURNS: u32 = 4;

/// Plays the actions of a try at a puzzle, and lets the others answer. A bounded search.
pub fn try_puzzle(wish: &NewPuzzleTry) -> Result<PuzzleTried, Vec<Said>> {
    if wish.turns == 0 || wish.turns > MOST_TURNS || wish.actions.len() > MOST_ACTIONS {
        return Err(vec![say::plain("server-nonsense")]);
    }
    let mut attempt = Attempt::new(reached(&wish.record, None)?, wish.turns);
    let id = attempt.course().game().spec().id();
    let entry = catalogue::find(id).ok_or_else(|| vec![say::plain("server-not-found")])?;
    for text in &wish.actions {
        let position = attempt.course().position();
        let board = position.board();
        let action = position.read(text).map_err(|fault| vec![say::read(entry, board, &fault)])?;
        attempt.act(action).map_err(|refusal| vec![say::refusal(entry, board, &refusal)])?;
    }
    attempt.answer();
    let verdict = attempt.verdict();
    let hint = (wish.hint && verdict == Verdict::Open).then(|| attempt.hint()).flatten();
    let position = attempt.course().position();
    Ok(PuzzleTried {
        replay: shape::course_replay(attempt.course()),
        choices: (verdict == Verdict::Open).then(|| shape::choices(position)).flatten(),
        seat: attempt.seat().number(),
        verdict: match verdict {
            Verdict::Open => wire::Verdict::Open,
            Verdict::Solved => wire::Verdict::Solved,
            Verdict::Missed => wire::Verdict::Missed,
        },
        left: attempt.left(),
        hint: hint.map(|action| {
            let effects = position.clone().act(action).unwrap_or_default();
            shape::movement(position, action, &effects)
        }),
    })
}

/// The fewest turns from a position. A bounded search.
pub fn solve_puzzle(wish: &NewPuzzle) -> Result<PuzzleVerdict, Vec<Said>> {
    let course = reached(&wish.record, wish.after)?;
    let position = course.position();
    let found = examine(position, SEARCHED_TURNS, MOST_NODES);
    Ok(PuzzleVerdict {
        record: Record::of(&course).to_string(),
        turns: found.turns,
        excluded: found.excluded,
        solutions: found.solutions.len() as u32,
        difficulty: found.turns.map(|_| difficulty(position, &found)),
    })
}

/// A course that begins with the position to which a record leads: one in which somebody decides.
fn reached(record: &str, after: Option<u32>) -> Result<Course, Vec<Said>> {
    let mut course = read(record)?.replay().map_err(|fault| say::record(&fault))?;
    let played = course.actions().len();
    course.take_back(played.saturating_sub(after.map_or(played, |after| after as usize)));
    match course.to_act() {
        ToAct::Seat(_) => {}
        ToAct::Over(_) => return Err(vec![say::plain("fault-engine-over")]),
        ToAct::Chance => return Err(vec![say::plain("fault-engine-chance")]),
    }
    if course.actions().is_empty() {
        return Ok(course);
    }
    let text = short_text(course.position());
    // What the rules have led to can be set up.
    Course::with_setup(course.game(), &text).map_err(|_| vec![say::plain("server-trouble")])
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// Three in the open, with one enemy far away.
    const OPEN: &str = "game: gobang\nrules: 2\nplayers: 2\nsetup:
| turn: 1
| 9 . . . . . . 1 1 1 . . . . . . .
| 1 2 2 . . . . . . . . . . . . . .
actions:
";

    fn tried(actions: &[&str], hint: bool) -> PuzzleTried {
        let actions = actions.iter().map(|&action| action.to_owned()).collect();
        try_puzzle(&NewPuzzleTry { record: OPEN.to_owned(), turns: 2, actions, hint }).unwrap()
    }

    #[test]
    fn a_try_is_answered_until_it_is_decided() {
        let begin = tried(&[], true);
        assert_eq!((begin.verdict, begin.left, begin.seat), (wire::Verdict::Open, 2, 1));
        let hint = begin.hint.unwrap().action;
        let next = tried(&[&hint], false);
        assert_eq!((next.verdict, next.left), (wire::Verdict::Open, 1));
        // The other seat has answered.
        assert_eq!(next.replay.moves.len(), 2);
        let moves: Vec<&str> = next.replay.moves.iter().map(|one| one.action.as_str()).collect();
        let last = tried(&moves, true).hint.unwrap().action;
        let won = tried(&[moves[0], moves[1], &last], false);
        assert_eq!((won.verdict, won.choices), (wire::Verdict::Solved, None));
        let missed = tried(&["@a5"], true);
        assert_eq!((missed.verdict, missed.hint), (wire::Verdict::Missed, None));
    }

    #[test]
    fn a_position_gets_a_verdict_and_a_wrong_try_an_explanation() {
        let wish = NewPuzzle { record: OPEN.to_owned(), after: None };
        let verdict = solve_puzzle(&wish).unwrap();
        assert_eq!((verdict.turns, verdict.excluded, verdict.solutions), (Some(2), 1, 2));
        assert!(verdict.record.starts_with("game: gobang"));
        let bad =
            NewPuzzleTry { record: OPEN.to_owned(), turns: 0, actions: Vec::new(), hint: false };
        assert!(try_puzzle(&bad).is_err());
        let illegal = NewPuzzleTry { turns: 2, actions: vec!["@b1".to_owned()], ..bad };
        assert!(try_puzzle(&illegal).is_err());
    }

    #[test]
    fn a_game_that_was_played_leads_to_a_position_of_its_own() {
        let record = "game: halma\nrules: 2\nplayers: 2\nactions:\n1. e2-f3\n2. l15-k14\n";
        let wish = NewPuzzle { record: record.to_owned(), after: Some(1) };
        let verdict = solve_puzzle(&wish).unwrap();
        assert!(verdict.turns.is_none() && verdict.excluded >= 2);
        assert!(verdict.record.contains("turn: 2"));
    }
}
