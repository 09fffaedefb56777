//! A review for programs. Chances are in ten thousandths, costs in hundredths of a turn.

use crate::say::Speaker;
use review::{Decision, Mistake, Review, Roll, SideSum, Turn};
use rules::{Action, Position, Side};
use serde_json::{Value, json};
use table::Course;
use wire::Said;

/// Everything that is known about a game.
pub fn describe(speaker: &Speaker, course: &Course, review: &Review) -> Value {
    let sides = (0..review.sides as u8).map(|side| sum(&review.sum(Side(side))));
    let number = |turn: usize| review.turns[turn].number;
    json!({
        "game": course.game().spec().id(),
        "players": course.game().seating().seats(),
        "turns": review.turns.iter().map(|one| turn(speaker, one)).collect::<Vec<_>>(),
        "sides": sides.collect::<Vec<_>>(),
        "turning_points": review.turning_points().into_iter().map(number).collect::<Vec<_>>(),
        "decisive": review.decisive().map(number),
        "result": review.result,
        "fewest": review.fewest,
    })
}

fn ten_thousandths(chance: f64) -> i64 {
    (chance * 10_000.0).round() as i64
}

fn chances(chances: &[f64]) -> Vec<i64> {
    chances.iter().map(|&chance| ten_thousandths(chance)).collect()
}

fn turn(speaker: &Speaker, turn: &Turn) -> Value {
    let decisions = turn.decisions.iter().map(|one| decision(speaker, one));
    json!({
        "turn": turn.number,
        "seat": turn.seat.number(),
        "side": turn.side.0 + 1,
        "decisions": decisions.collect::<Vec<_>>(),
        "rolls": turn.rolls.iter().map(roll).collect::<Vec<_>>(),
        "cost": turn.cost(),
        "chance_cost": ten_thousandths(turn.chance_cost()),
        "luck": ten_thousandths(turn.luck()),
        "mistake": turn.mistake().map(Mistake::name),
        "before": chances(&turn.before),
        "after": chances(&turn.after),
    })
}

fn decision(speaker: &Speaker, decision: &Decision) -> Value {
    let reason =
        |said: Said| json!({ "key": said.key, "args": said.args, "text": speaker.said(&said) });
    let reasons = super::reasons(decision).into_iter().map(reason);
    json!({
        "action": decision.at,
        "played": decision.position.write(decision.played),
        "best": decision.position.write(decision.best),
        "line": line(&decision.position, &decision.line),
        "choices": decision.choices,
        "cost": decision.cost,
        "reasons": reasons.collect::<Vec<_>>(),
        "chances": chances(&decision.chances),
        "depth": decision.depth,
        "nodes": decision.nodes,
    })
}

/// A line of actions, each as it is written in its position.
fn line(position: &Position, actions: &[Action]) -> Vec<String> {
    let mut position = position.clone();
    let mut texts = Vec::new();
    for &action in actions {
        texts.push(position.write(action));
        if position.act(action).is_err() {
            break;
        }
    }
    texts
}

fn roll(roll: &Roll) -> Value {
    let one = |&(action, odds, chance): &(Action, u32, f64)| {
        let chance = ten_thousandths(chance);
        json!({ "roll": roll.position.write(action), "odds": odds, "chance": chance })
    };
    json!({
        "action": roll.at,
        "rolled": roll.position.write(roll.rolled),
        "luck": ten_thousandths(roll.luck()),
        "mean": ten_thousandths(roll.mean),
        "all": roll.all.iter().map(one).collect::<Vec<_>>(),
        "depth": roll.depth,
        "nodes": roll.nodes,
    })
}

fn sum(sum: &SideSum) -> Value {
    json!({
        "turns": sum.turns,
        "cost": sum.cost,
        "chance_cost": ten_thousandths(sum.chance_cost),
        "luck": ten_thousandths(sum.luck),
        "inaccuracies": sum.mistakes[0],
        "mistakes": sum.mistakes[1],
        "blunders": sum.mistakes[2],
    })
}
