//! Every game has a lesson, and every task in it can be solved by the rules, and missed.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::{CATALOGUE, ToAct};
use spielhof_guide::{Attempt, Guide, Step, StepKind, Verdict};
use words::{Language, Words};

/// Every step of every lesson, with the game and its number.
fn steps() -> Vec<(&'static str, usize, &'static Step)> {
    let guides = CATALOGUE.iter().map(|entry| {
        let id = entry.head().id;
        Guide::of(id).unwrap_or_else(|| panic!("{id} has no lesson"))
    });
    let numbered = |guide: Guide<'static>| {
        guide.lesson.steps.iter().zip(1..).map(move |(step, number)| (guide.game, number, step))
    };
    guides.flat_map(numbered).collect()
}

fn begin<'a>(id: &str, number: usize, step: &'a Step) -> Attempt<'a> {
    step.begin().unwrap_or_else(|problem| panic!("{id}, step {number}: {problem}"))
}

#[test]
fn every_lesson_has_steps_to_watch_to_try_and_to_solve() {
    for entry in CATALOGUE {
        let id = entry.head().id;
        let lesson = Guide::of(id).unwrap().lesson;
        let count = |kind| lesson.steps.iter().filter(|step| step.kind == kind).count();
        assert!((3..=8).contains(&lesson.steps.len()), "{id}: {} steps", lesson.steps.len());
        assert!(count(StepKind::Watch) >= 1, "{id} shows nothing");
        assert!(count(StepKind::Try) >= 1, "{id} lets nobody try");
        assert!(count(StepKind::Task) >= 3, "{id} has too few tasks");
        assert!((2..=5).contains(&lesson.tips.len()), "{id}: {} tips", lesson.tips.len());
        assert_eq!(Guide::of(id).unwrap().tips.len(), lesson.tips.len(), "{id}: {:?}", lesson.tips);
    }
}

#[test]
fn every_step_says_something_and_names_a_rule_of_its_page() {
    for language in Language::ALL {
        let words = Words::new(language);
        for (id, number, step) in steps() {
            assert!(words.has(&step.say), "{language:?} {id}, step {number}: {}", step.say);
            let page = Guide::of(id).unwrap().page;
            let known = page.paragraphs().any(|paragraph| paragraph.key == step.rule);
            assert!(known, "{id}, step {number}: {}", step.rule);
        }
    }
}

#[test]
fn what_is_shown_can_be_played() {
    for (id, number, step) in steps().into_iter().filter(|(.., s)| s.kind == StepKind::Watch) {
        let shown = step.shown().unwrap_or_else(|fault| panic!("{id}, step {number}: {fault}"));
        assert!(!shown.course().actions().is_empty(), "{id}, step {number} shows nothing");
    }
}

#[test]
fn every_task_is_solved_by_its_solution() {
    let mut solved = 0;
    for (id, number, step) in steps().into_iter().filter(|(.., s)| s.kind != StepKind::Watch) {
        let mut attempt = begin(id, number, step);
        assert!(!step.until.is_empty(), "{id}, step {number} asks for nothing");
        for cell in step.until.iter().flat_map(|condition| condition.cells()) {
            let board = attempt.course().position().board();
            assert!(board.cell(cell).is_some(), "{id}, step {number}: {cell}");
        }
        assert_eq!(attempt.verdict(), Verdict::Open, "{id}, step {number}");
        assert!(matches!(attempt.course().to_act(), ToAct::Seat(_)), "{id}, step {number}");
        for text in &step.solution {
            assert_eq!(attempt.verdict(), Verdict::Open, "{id}, step {number} before {text}");
            let action = attempt.course().position().read(text);
            let action = action.unwrap_or_else(|fault| panic!("{id}, step {number}: {fault}"));
            attempt.act(action).unwrap();
        }
        assert_eq!(attempt.verdict(), Verdict::Solved, "{id}, step {number}");
        solved += 1;
    }
    assert!(solved > 100);
}

/// Is there a legal way that misses the step? Looks at the first turn, or at all of a short one.
fn can_be_missed(attempt: &Attempt, depth: u32) -> bool {
    match attempt.verdict() {
        Verdict::Missed => true,
        Verdict::Solved => false,
        Verdict::Open if depth == 0 => false,
        Verdict::Open => attempt.course().position().actions().into_iter().any(|action| {
            let mut next = attempt.clone();
            next.act(action).is_ok() && can_be_missed(&next, depth - 1)
        }),
    }
}

#[test]
fn no_task_is_solved_by_every_way() {
    for (id, number, step) in steps().into_iter().filter(|(.., s)| s.kind == StepKind::Task) {
        let depth = 8.max(step.solution.len() as u32);
        assert!(can_be_missed(&begin(id, number, step), depth), "{id}, step {number} is no task");
    }
}
