//! Every puzzle that comes with the program is solved again.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::{Position, Side, ToAct};
use spielhof_puzzle::{Attempt, Collection, Prover, Puzzle, Verdict, difficulty, examine, library};
use std::collections::HashSet;

fn all() -> impl Iterator<Item = (&'static Collection, &'static Puzzle)> {
    library().iter().flat_map(|one| one.puzzles.iter().map(move |puzzle| (one, puzzle)))
}

fn position(collection: &Collection, puzzle: &Puzzle) -> Position {
    collection.course(puzzle).unwrap().position().clone()
}

/// Every `parts`-th puzzle, beginning with number `part`.
fn one_of(
    parts: usize,
    part: usize,
) -> impl Iterator<Item = (&'static Collection, &'static Puzzle)> {
    all().skip(part).step_by(parts)
}

fn solve_again(part: usize) {
    for (collection, puzzle) in one_of(2, part) {
        let position = position(collection, puzzle);
        let found = examine(&position, puzzle.turns, puzzle.effort);
        let solutions: Vec<String> =
            found.solutions.iter().map(|&action| position.write(action)).collect();
        assert_eq!(
            (found.turns, found.excluded, found.effort, solutions),
            (Some(puzzle.turns), puzzle.turns - 1, puzzle.effort, puzzle.solutions.clone()),
            "{}",
            puzzle.id
        );
        assert_eq!(difficulty(&position, &found), puzzle.difficulty, "{}", puzzle.id);
    }
}

#[test]
fn every_second_puzzle_has_its_fewest_turns_and_solutions() {
    solve_again(0);
}

#[test]
fn every_other_puzzle_has_its_fewest_turns_and_solutions() {
    solve_again(1);
}

#[test]
fn there_are_two_thousand_puzzles_of_eight_games_and_no_position_twice() {
    assert!(all().count() >= 2000, "{}", all().count());
    assert!(library().len() >= 8);
    let mut positions = HashSet::new();
    let mut ids = HashSet::new();
    for (collection, puzzle) in all() {
        assert!(ids.insert(&puzzle.id) && puzzle.id.starts_with(&format!("{}-", collection.game)));
        assert!(positions.insert((&collection.game, &puzzle.setup)), "{} comes again", puzzle.id);
        let position = position(collection, puzzle);
        assert!(position.actions().len() > puzzle.solutions.len(), "{} is no question", puzzle.id);
    }
    for level in 1..=5 {
        let of_level = all().filter(|(_, puzzle)| puzzle.difficulty == level).count();
        assert!(of_level >= 50, "{of_level} of difficulty {level}");
    }
}

/// Can `side` force a win if it may begin `left` more turns? Uses no bounds and no transposition table.
fn plain(position: &Position, side: Side, left: u32) -> bool {
    let seating = position.game().seating();
    let own = seating.side(position.turn()) == side;
    let (all, chance) = match position.to_act() {
        ToAct::Over(outcome) => return outcome.winners().eq([side]),
        ToAct::Chance => (true, true),
        ToAct::Seat(_) => (!own, false),
    };
    if !own && left == 0 {
        return false;
    }
    let mut wins = position.actions().into_iter().map(|action| {
        let begins = own && position.begins_turn() && (chance || !position.goes_on(action));
        let Some(left) = left.checked_sub(u32::from(begins)) else { return false };
        let mut next = position.clone();
        next.act(action).unwrap();
        plain(&next, side, left)
    });
    if all { wins.all(|wins| wins) } else { wins.any(|wins| wins) }
}

#[test]
fn a_plain_search_agrees() {
    // Small ones: without bounds the rest takes too long.
    let small = all().filter(|(_, puzzle)| puzzle.turns <= 2 && puzzle.effort < 2000);
    let mut checked = HashSet::new();
    for (collection, puzzle) in small.step_by(40) {
        let position = position(collection, puzzle);
        let side = position.game().seating().side(position.turn());
        let turns = puzzle.turns - u32::from(!position.begins_turn());
        if position.actions().len().pow(2 * turns - 1) > 2_000_000 {
            continue;
        }
        assert!(plain(&position, side, turns), "{}", puzzle.id);
        assert!(turns == 0 || !plain(&position, side, turns - 1), "{}", puzzle.id);
        checked.insert(&collection.game);
    }
    assert!(checked.len() >= 6, "{checked:?}");
}

#[test]
fn a_jump_that_begins_a_turn_too_many_misses_a_peg_game() {
    let pegs = library().iter().find(|one| one.game == "solo-halma").unwrap();
    let mut missed = 0;
    for puzzle in &pegs.puzzles {
        let mut attempt = Attempt::new(pegs.course(puzzle).unwrap(), 1);
        let first = attempt.course().position().actions()[0];
        attempt.act(first).unwrap();
        if attempt.verdict() != Verdict::Open {
            continue;
        }
        // The chain could go on; another peg jumps instead.
        let position = attempt.course().position().clone();
        let other = position.actions().into_iter().find(|&action| !position.goes_on(action));
        if let Some(other) = other {
            attempt.act(other).unwrap();
            assert_eq!(attempt.verdict(), Verdict::Missed, "{}", puzzle.id);
            missed += 1;
        }
    }
    assert!(missed > 5);
}

#[test]
fn searches_that_never_end_are_given_up() {
    let start = rules::Spec::of("barricade", 2).unwrap().build().unwrap().start();
    let mut prover = Prover::new(&start, 1_000_000);
    assert!(prover.wins(&start, 1).is_err());
}

/// Nobody can move but by passing, which ends the game.
#[test]
fn the_end_by_passes_is_seen() {
    let text = "turn: 2
13 . 2 . . . . . . . . . . . . . .
12 . . . . 1 . . . . . . . . . . .
10 . . . . . . . . . . 1 . . . . .
9 . . . . . . . 1 . . . . . . . .
7 . 2 . . . . . . . . . . . . . .
5 . . . . . 2 . . . . . . . . . .
";
    let spec = rules::Spec::of("colour-halma", 2).unwrap().set("movement", "strict");
    let position = spec.build().unwrap().load(text).unwrap();
    assert_eq!(position.written_actions(), ["pass"]);
    assert_eq!(Prover::new(&position, CHECKED).wins(&position, 2), Ok(true));
    assert_eq!(Prover::without_bounds(&position, CHECKED).wins(&position, 2), Ok(true));
}

/// The most positions of such a check.
const CHECKED: u64 = 1_000_000;

#[test]
fn fewer_turns_are_not_enough_in_games_of_several_without_any_bound() {
    let mut checked = 0;
    for (collection, puzzle) in all().filter(|(_, puzzle)| puzzle.turns > 1) {
        let position = position(collection, puzzle);
        if position.game().seating().seats() == 1 {
            continue;
        }
        let mut prover = Prover::without_bounds(&position, CHECKED);
        let left = puzzle.turns - 1 - u32::from(!position.begins_turn());
        assert_eq!(prover.winning(&position, left), Ok(vec![]), "{}", puzzle.id);
        checked += 1;
    }
    assert!(checked > 900);
}

#[test]
fn a_puzzle_is_solved_by_its_hints_and_missed_by_other_moves() {
    let mut missed = 0;
    for (collection, puzzle) in all().step_by(29) {
        let begin = || Attempt::new(collection.course(puzzle).unwrap(), puzzle.turns);
        let mut attempt = begin();
        while attempt.verdict() == Verdict::Open {
            let hint = attempt.hint().unwrap_or_else(|| panic!("no hint in {}", puzzle.id));
            attempt.act(hint).unwrap();
            attempt.answer();
        }
        assert_eq!(attempt.verdict(), Verdict::Solved, "{}", puzzle.id);
        // Any action that is no solution.
        let mut attempt = begin();
        let position = attempt.course().position().clone();
        let is_solution = |text: &String| puzzle.solutions.contains(text);
        let wrong = position.written_actions().into_iter().find(|text| !is_solution(text)).unwrap();
        attempt.act(position.read(&wrong).unwrap()).unwrap();
        attempt.answer();
        let alone = position.game().seating().seats() == 1;
        assert_ne!(attempt.verdict(), Verdict::Solved, "{}", puzzle.id);
        missed += u32::from(!alone);
        assert!(alone || attempt.verdict() == Verdict::Missed, "{} by {wrong}", puzzle.id);
    }
    assert!(missed > 10);
}
