//! Rules pages and lessons, with everything it takes to draw them.

use super::{choices, course_replay, layout, movement, pieces};
use guide::{Attempt, Guide, Library, Page, Section, SectionKind, Step, StepKind, Tip, Verdict};
use rules::{Action, Entry, Position, Spec, catalogue};
use table::{Course, Record};
use wire::{Attempted, Diagram, HouseRule, LessonStep, Paragraph, Picture};

/// How a game is explained; `None` if there is no such game.
pub fn guide(id: &str) -> Option<wire::Guide> {
    let (entry, guide) = (catalogue::find(id)?, Guide::of(id)?);
    Some(wire::Guide {
        game: id.to_owned(),
        sections: guide.page.sections.iter().map(section).collect(),
        starts: starts(entry),
        house_rules: house_rules(guide.page),
        tips: guide.tips.into_iter().map(tip).collect(),
        lesson: guide.lesson.steps.iter().map(lesson_step).collect(),
    })
}

/// How a try at a step stands.
pub fn attempted(step: &Step, attempt: &Attempt) -> Attempted {
    let verdict = match step.kind {
        StepKind::Watch => wire::Verdict::Solved,
        StepKind::Try | StepKind::Task => verdict(attempt.verdict()),
    };
    let open = verdict == wire::Verdict::Open;
    Attempted {
        replay: course_replay(attempt.course()),
        choices: open.then(|| choices(attempt.course().position())).flatten(),
        seat: attempt.seat().number(),
        verdict,
    }
}

fn verdict(verdict: Verdict) -> wire::Verdict {
    match verdict {
        Verdict::Open => wire::Verdict::Open,
        Verdict::Solved => wire::Verdict::Solved,
        Verdict::Missed => wire::Verdict::Missed,
    }
}

fn section(section: &Section) -> wire::Section {
    let kind = match section.kind {
        SectionKind::Aim => wire::SectionKind::Aim,
        SectionKind::SetUp => wire::SectionKind::SetUp,
        SectionKind::Turn => wire::SectionKind::Turn,
        SectionKind::End => wire::SectionKind::End,
    };
    let paragraph = |one: &guide::Paragraph| Paragraph {
        key: one.key.clone(),
        number: one.number,
        diagrams: one.diagrams.iter().filter_map(|name| diagram(name)).collect(),
    };
    wire::Section { kind, paragraphs: section.paragraphs.iter().map(paragraph).collect() }
}

fn house_rules(page: &Page) -> Vec<HouseRule> {
    let shape =
        |rule: &guide::HouseRule| HouseRule { option: rule.option.clone(), number: rule.number };
    page.house_rules.iter().map(shape).collect()
}

/// How a game begins, for each number of players.
fn starts(entry: &Entry) -> Vec<wire::Layout> {
    let start = |players| Some(Spec::of(entry.head().id, players).ok()?.build().ok()?.start());
    entry.players().into_iter().filter_map(start).map(|start| layout(&start)).collect()
}

fn diagram(name: &str) -> Option<Diagram> {
    let record = Library::get().diagram(name)?;
    Some(Diagram { caption: format!("diagram-{name}"), picture: recorded(record)? })
}

/// The last position of a record, and the move that shows what happened.
fn recorded(record: &Record) -> Option<Picture> {
    let played: Course = record.replay().ok()?;
    let mut replay = course_replay(&played);
    // A barricade that is set down has no way of its own; the pawn that lifted it has.
    let shown = replay.moves.iter().rposition(|one| one.way.is_some());
    let last = match shown {
        Some(at) => Some(replay.moves.swap_remove(at)),
        None => replay.moves.pop(),
    };
    Some(Picture { layout: replay.layout, pieces: pieces(played.position()), last })
}

fn tip(tip: &Tip) -> wire::Tip {
    wire::Tip { key: tip.key.clone(), picture: followed(&tip.position, tip.better.first()) }
}

/// A position after an action, with the action.
fn followed(position: &Position, action: Option<&Action>) -> Picture {
    let mut after = position.clone();
    let last = action.and_then(|&action| {
        let effects = after.act(action).ok()?;
        Some(movement(position, action, &effects))
    });
    Picture { layout: layout(position), pieces: pieces(&after), last }
}

fn lesson_step(step: &Step) -> LessonStep {
    let kind = match step.kind {
        StepKind::Watch => wire::StepKind::Watch,
        StepKind::Try => wire::StepKind::Try,
        StepKind::Task => wire::StepKind::Task,
    };
    LessonStep { kind, say: step.say.clone(), rule: step.rule.clone() }
}
