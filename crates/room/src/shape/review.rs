//! Reviews and judgements: costs in hundredths of a turn, chances and luck in hundredths of a per
//! cent.

use super::{choices, movement};
use review::{Decision, Mistake, Reason, Review, Turn, Verdict, merits, why_better};
use rules::{Action, Position, Side};
use table::Course;
use wire::{
    Better, JudgedAction, Judgement, MistakeSize, Move, ReviewEffort, ReviewSum, ReviewTurn, Said,
};

/// A reviewed game.
pub fn review(course: &Course, effort: ReviewEffort, review: &Review) -> wire::Review {
    let turns: Vec<ReviewTurn> = review.turns.iter().map(turn).collect();
    let has_dice = course.game().has_chance();
    let start = review.turns.first().map(|turn| chances(&turn.before)).unwrap_or_default();
    wire::Review {
        effort,
        start,
        turns,
        sums: course.game().seating().all_sides().map(|side| sum(review, side, has_dice)).collect(),
        points: review.turning_points().into_iter().map(|turn| turn as u32).collect(),
        decisive: review.decisive().map(|turn| turn as u32),
        fewest: review.fewest,
    }
}

fn turn(turn: &Turn) -> ReviewTurn {
    let decisions = turn.decisions.iter().map(|decision| decision.at);
    let all = || decisions.clone().chain(turn.rolls.iter().map(|roll| roll.at));
    let first = all().min().unwrap_or(0);
    let mistake = turn.mistake();
    let wrong = turn.decisions.iter().filter(|decision| decision.is_wrong());
    ReviewTurn {
        number: turn.number as u32,
        seat: turn.seat.number(),
        side: turn.side.0 + 1,
        first: first as u32,
        end: all().max().map_or(first, |last| last + 1) as u32,
        cost: turn.cost(),
        lost: percent(turn.chance_cost()),
        luck: (!turn.rolls.is_empty()).then(|| percent(turn.luck())),
        chances: chances(&turn.after),
        mistake: mistake.map(size),
        better: wrong.map(|decision| better(decision, mistake.is_some())).collect(),
    }
}

fn better(decision: &Decision, is_mistake: bool) -> Better {
    Better {
        at: decision.at as u32,
        best: played(&decision.position, decision.best),
        cost: decision.cost,
        lost: percent(decision.chance_cost()),
        reasons: why(&decision.position, decision.best, decision.played),
        choices: if is_mistake { choices(&decision.position) } else { None },
    }
}

/// Why an action is better than the one that was played.
fn why(position: &Position, best: Action, played: Action) -> Vec<Said> {
    said(position, &why_better(position, best, played))
}

fn said(position: &Position, reasons: &[Reason]) -> Vec<Said> {
    reasons.iter().map(|reason| say::reason(position, reason)).collect()
}

/// An action with what it would do.
fn played(position: &Position, action: Action) -> Move {
    // It was found among the legal ones.
    let effects = position.clone().act(action).unwrap_or_default();
    movement(position, action, &effects)
}

fn sum(review: &Review, side: Side, has_dice: bool) -> ReviewSum {
    let sum = review.sum(side);
    ReviewSum {
        turns: sum.turns,
        cost: sum.cost as i32,
        lost: percent(sum.chance_cost),
        luck: has_dice.then(|| percent(sum.luck)),
        mistakes: sum.mistakes,
        rolled: rolled(review, side),
    }
}

/// How often each number of a die was rolled by a side, from one on.
fn rolled(review: &Review, side: Side) -> Vec<u32> {
    let own = review.turns.iter().filter(|turn| turn.side == side);
    let mut counts: Vec<u32> = Vec::new();
    for roll in own.flat_map(|turn| &turn.rolls) {
        let shown = match roll.rolled {
            Action::Roll(value) => [Some(value), None],
            Action::RollTwo(one, other) => [Some(one), Some(other)],
            _ => [None, None],
        };
        for value in shown.into_iter().flatten().filter(|&value| value > 0) {
            let faces = counts.len().max(FACES).max(usize::from(value));
            counts.resize(faces, 0);
            counts[usize::from(value) - 1] += 1;
        }
    }
    counts
}

/// The number of faces of a usual die.
const FACES: usize = 6;

/// A judged position.
pub fn judgement(course: &Course, verdict: &Verdict) -> Judgement {
    let action = verdict.decision.as_ref().map(|decision| JudgedAction {
        cost: decision.cost,
        lost: percent(decision.chance_cost()),
        mistake: verdict.mistake().map(size),
        better: decision.is_wrong().then(|| played(course.position(), decision.best)),
        reasons: match decision.is_wrong() {
            true => why(course.position(), decision.best, decision.played),
            false => said(course.position(), &merits(course.position(), decision.played)),
        },
    });
    Judgement { chances: chances(&verdict.chances), to_go: verdict.to_go, action }
}

fn size(mistake: Mistake) -> MistakeSize {
    match mistake {
        Mistake::Inaccuracy => MistakeSize::Inaccuracy,
        Mistake::Mistake => MistakeSize::Mistake,
        Mistake::Blunder => MistakeSize::Blunder,
    }
}

/// Hundredths of a per cent.
fn percent(chance: f64) -> i32 {
    (chance * 10_000.0).round() as i32
}

fn chances(chances: &[f64]) -> Vec<i32> {
    chances.iter().map(|&chance| percent(chance)).collect()
}
