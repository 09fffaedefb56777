//! `spielhof study luck`: is luck zero on average, and how do luck and skill decide games?

use super::games::Plan;
use super::{figure, heading, level};
use crate::columns::columns;
use crate::commands::text;
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use review::study::{Dice, GameSums, LuckReport, luck, play};
use serde_json::{Value, json};
use wire::Arg;

/// Faults on purpose: with them the study must not say that luck may be zero.
pub const FAULTS: [(&str, Dice); 1] = [("loaded-die", Dice::Loaded)];

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let plan = Plan::of(args, "2000")?;
    let id = plan.game.spec().id();
    if !plan.game.has_chance() {
        let said = say::with("fault-study-dice", [("game", Arg::Text(id.to_owned()))]);
        return Err(Fault::Said(vec![said]));
    }
    let player = level(args)?;
    let fault = text(args, "fault");
    let named = |name: &str| FAULTS.iter().find(|(known, _)| *known == name).map(|found| found.1);
    let dice = fault.and_then(named).unwrap_or(Dice::Fair);
    let numbers: Vec<u64> = (0..plan.games).collect();
    let one = |number: u64| {
        GameSums::of(&play(&plan.game, &[player], plan.seed_of(number), dice), plan.effort)
    };
    let study = format!("luck and rolls {player} {}", fault.unwrap_or("fair"));
    let games = plan.gather(speaker, &study, &numbers, one)?;
    let report = luck(&games);
    if args.get_flag("json") {
        return print(&format!("{:#}\n", describe(&plan, &report)));
    }
    print(&heading(speaker, &plan, &player.to_string()))?;
    if fault.is_some() {
        print(&format!("{}\n", speaker.say("study-loaded")))?;
    }
    print(&table(speaker, &report))?;
    let zero = report.seats.iter().all(|seat| seat.may_be_zero());
    let verdict = speaker.say(if zero { "study-zero" } else { "study-not-zero" });
    let correlations = [
        ("luck", figure(speaker, report.luck_and_result, 3).into()),
        ("skill", figure(speaker, report.skill_and_result, 3).into()),
    ];
    print(&format!("\n{verdict}\n{}\n", speaker.with("study-correlations", &correlations)))
}

fn table(speaker: &Speaker, report: &LuckReport) -> String {
    let head = [
        "review-side",
        "study-luck",
        "study-interval",
        "study-roll-luck",
        "study-interval",
        "study-errors",
    ];
    let mut rows = vec![head.map(|key| speaker.say(key)).to_vec()];
    for (number, (seat, &errors)) in report.seats.iter().zip(&report.errors).enumerate() {
        let between = |(low, high): (f64, f64), digits| {
            [low, high].map(|end| figure(speaker, end, digits)).join("–")
        };
        rows.push(vec![
            (number + 1).to_string(),
            figure(speaker, seat.mean, 4),
            between(seat.interval(), 4),
            figure(speaker, seat.roll[0], 5),
            between(seat.roll_interval(), 5),
            figure(speaker, errors, 4),
        ]);
    }
    columns(&rows)
}

fn describe(plan: &Plan, report: &LuckReport) -> Value {
    let seats = report.seats.iter().zip(&report.errors).map(|(seat, errors)| {
        let (low, high) = seat.interval();
        let (roll_low, roll_high) = seat.roll_interval();
        json!({
            "luck": seat.mean, "low": low, "high": high, "may_be_zero": seat.may_be_zero(),
            "roll_luck": seat.roll[0], "roll_low": roll_low, "roll_high": roll_high,
            "errors": errors,
        })
    });
    json!({
        "game": plan.game.spec().id(),
        "players": plan.game.seating().seats(),
        "games": report.games,
        "sides": seats.collect::<Vec<_>>(),
        "luck_and_result": report.luck_and_result,
        "skill_and_result": report.skill_and_result,
    })
}
