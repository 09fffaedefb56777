//! `spielhof analyse`: what the moves of a record cost, luck, and where the game was decided.

mod json;

use super::{effort, read_file, text};
use crate::columns::columns;
use crate::progress;
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use review::{Decision, Effort, Mistake, Review, Reviewer, Turn, annotate, why_better};
use rules::{Action, Position, Side};
use table::{Course, Record};
use wire::Said;

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let path = text(args, "file").unwrap_or("-");
    let effort = effort(args, Effort::QUICK)?;
    let record: Record = read_file(path)?.parse().map_err(Fault::Record)?;
    let course = record.replay().map_err(|fault| Fault::Record(fault.into()))?;
    let review = reviewed(speaker, &record, &course, effort);
    if args.get_flag("annotate") {
        return print(&annotate(record, &review).to_string());
    }
    if args.get_flag("json") {
        return print(&format!("{:#}\n", json::describe(speaker, &course, &review)));
    }
    print(&table(speaker, &course, &review))?;
    print(&sums(speaker, &course, &review))?;
    print(&story(speaker, &course, &review))?;
    print(&points(speaker, &review))
}

/// Why what was best in a decision is better than what was played; nothing if it was played.
fn reasons(decision: &Decision) -> Vec<Said> {
    let reasons = why_better(&decision.position, decision.best, decision.played);
    reasons.iter().map(|reason| say::reason(&decision.position, reason)).collect()
}

/// Reviews a game to its end, and shows how far it is.
fn reviewed(speaker: &Speaker, record: &Record, course: &Course, effort: Effort) -> Review {
    let mut reviewer = Reviewer::new(course, effort).with_result(record.result.as_deref());
    while reviewer.step() {
        let [done, of] = [reviewer.done(), reviewer.steps()].map(|number| number as u64);
        progress::show(done, of, || {
            let values = [("done", done.to_string().into()), ("of", of.to_string().into())];
            speaker.with("review-progress", &values)
        });
    }
    progress::clear();
    reviewer.review()
}

/// Actions with spaces between them, each as it is written in its position.
fn written<'a>(actions: impl Iterator<Item = (&'a Position, Action)>) -> String {
    actions.map(|(position, action)| position.write(action)).collect::<Vec<_>>().join(" ")
}

/// Everything that happened in a turn, in its order.
fn played(turn: &Turn) -> String {
    let rolls = turn.rolls.iter().map(|roll| (roll.at, (&roll.position, roll.rolled)));
    let decisions =
        turn.decisions.iter().map(|decision| (decision.at, (&decision.position, decision.played)));
    let mut all: Vec<_> = rolls.chain(decisions).collect();
    all.sort_by_key(|&(at, _)| at);
    written(all.into_iter().map(|(_, action)| action))
}

/// What would have been better, where something was.
fn better(turn: &Turn) -> String {
    let wrong = turn.decisions.iter().filter(|decision| decision.is_wrong());
    written(wrong.map(|decision| (&decision.position, decision.best)))
}

fn turns(speaker: &Speaker, hundredths: i64) -> String {
    speaker.decimal(&format!("{:.2}", hundredths as f64 / 100.0))
}

fn percent(speaker: &Speaker, chance: f64) -> String {
    speaker.decimal(&format!("{:.1}", 100.0 * chance))
}

fn luck(speaker: &Speaker, luck: f64) -> String {
    speaker.decimal(&format!("{:+.1}", 100.0 * luck)).replace('-', "−")
}

/// A cell that only games of several sides, or with dice, have.
fn optional(wanted: bool, cell: impl FnOnce() -> String) -> Option<String> {
    wanted.then(cell)
}

/// A line for each turn.
fn table(speaker: &Speaker, course: &Course, review: &Review) -> String {
    let (several, dice) = (review.sides > 1, course.game().has_chance());
    let heading = |key: &str| speaker.say(&format!("review-{key}"));
    let head = [
        Some(heading("played")),
        Some(heading("turn")),
        Some(heading("seat")),
        Some(String::new()),
        Some(heading("better")),
        Some(heading("cost")),
        optional(several, || heading("lost")),
        optional(dice, || heading("luck")),
        optional(several, || heading("chances")),
    ];
    let mut rows: Vec<Vec<String>> = vec![head.into_iter().flatten().collect()];
    for turn in &review.turns {
        let chances: Vec<String> =
            turn.after.iter().map(|&chance| percent(speaker, chance)).collect();
        let row = [
            Some(played(turn)),
            Some(turn.number.to_string()),
            Some(turn.seat.number().to_string()),
            Some(turn.mistake().map_or("", Mistake::mark).to_owned()),
            Some(better(turn)),
            Some(turns(speaker, turn.cost().into())),
            optional(several, || percent(speaker, turn.chance_cost())),
            optional(dice, || match turn.rolls.is_empty() {
                true => String::new(),
                false => luck(speaker, turn.luck()),
            }),
            optional(several, || chances.join(" / ")),
        ];
        rows.push(row.into_iter().flatten().collect());
    }
    columns(&rows) + "\n"
}

fn side_name(speaker: &Speaker, course: &Course, side: Side) -> String {
    let seating = course.game().seating();
    let seats: Vec<String> = seating
        .all_seats()
        .filter(|&seat| seating.side(seat) == side)
        .map(|seat| seat.number().to_string())
        .collect();
    speaker.with("play-side", &[("seats", seats.join(" + ").into())])
}

/// A line for each side.
fn sums(speaker: &Speaker, course: &Course, review: &Review) -> String {
    let (several, dice) = (review.sides > 1, course.game().has_chance());
    let heading = |key: &str| speaker.say(&format!("review-{key}"));
    let sizes = Mistake::ALL.map(|size| Some(heading(size.name())));
    let head = [
        Some(String::new()),
        Some(heading("turns")),
        Some(heading("cost")),
        optional(several, || heading("lost")),
        optional(dice, || heading("luck")),
    ];
    let mut rows: Vec<Vec<String>> = vec![head.into_iter().chain(sizes).flatten().collect()];
    for side in course.game().seating().all_sides() {
        let sum = review.sum(side);
        let row = [
            Some(side_name(speaker, course, side)),
            Some(sum.turns.to_string()),
            Some(turns(speaker, sum.cost)),
            optional(several, || percent(speaker, sum.chance_cost)),
            optional(dice, || luck(speaker, sum.luck)),
        ];
        let sizes = sum.mistakes.map(|count| Some(count.to_string()));
        rows.push(row.into_iter().chain(sizes).flatten().collect());
    }
    columns(&rows) + "\n"
}

/// Turning points in sentences.
fn story(speaker: &Speaker, course: &Course, review: &Review) -> String {
    let number = |turn: usize| review.turns[turn].number.to_string();
    let points: Vec<String> = review.turning_points().into_iter().map(number).collect();
    let mut lines = vec![match points.is_empty() {
        true => speaker.say("review-no-turning-points"),
        false => speaker.with("review-turning-points", &[("turns", points.join(", ").into())]),
    }];
    if let Some(turn) = review.decisive() {
        let who = side_name(speaker, course, review.turns[turn].side);
        let values = [("turn", number(turn).into()), ("who", who.into())];
        lines.push(speaker.with("review-decisive", &values));
    }
    if let Some(fewest) = review.fewest {
        lines.push(speaker.with("review-fewest", &[("turns", fewest.into())]));
    }
    lines.join("\n") + "\n"
}

/// For every turning point what would have been better, and why.
fn points(speaker: &Speaker, review: &Review) -> String {
    let wrong = review.turning_points().into_iter().flat_map(|turn| {
        let turn = &review.turns[turn];
        let wrong = turn.decisions.iter().filter(|decision| decision.is_wrong());
        wrong.map(|decision| (turn.number, decision))
    });
    let line = |(number, decision): (usize, &Decision)| {
        let reasons = reasons(decision).iter().map(|said| speaker.said(said)).collect::<Vec<_>>();
        let values = [
            ("turn", number.to_string().into()),
            ("best", decision.position.write(decision.best).into()),
            ("reasons", reasons.join(" ").into()),
        ];
        speaker.with("reasons-turn", &values).trim_end().to_owned() + "\n"
    };
    wrong.map(line).collect()
}
