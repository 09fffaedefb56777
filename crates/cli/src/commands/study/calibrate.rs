//! `spielhof study calibrate`: fits the curve of a game and reports how well it predicts.

use super::games::Plan;
use super::{figure, heading, interval, interval_json, level, positive};
use crate::columns::columns;
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use review::study::{Bin, Calibration, Dice, GameSamples, Interval, calibrate, play};
use serde_json::{Value, json};

/// Positions of each game if nothing else is said.
const POSITIONS: u64 = 8;

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let plan = Plan::of(args, "quick")?;
    let (player, positions) = (level(args)?, positive(args, "positions", POSITIONS)? as usize);
    if plan.games < 2 {
        return Err(Fault::Number(plan.games.to_string()));
    }
    let numbers: Vec<u64> = (0..plan.games).collect();
    let one = |number: u64| {
        let seed = plan.seed_of(number);
        let course = play(&plan.game, &[player], seed, Dice::Fair);
        GameSamples::of(&course, positions, seed, plan.effort)
    };
    let study = format!("calibrate {player} positions={positions}");
    let games = plan.gather(speaker, &study, &numbers, one)?;
    let Some(found) = calibrate(&games) else { return Err(Fault::Number(games.len().to_string())) };
    if args.get_flag("json") {
        return print(&format!("{:#}\n", describe(&plan, &found)));
    }
    print(&heading(speaker, &plan, &player.to_string()))?;
    let values = [
        ("line", data_line(&plan, &found).into()),
        ("fitted", found.games[0].to_string().into()),
        ("others", found.games[1].to_string().into()),
        ("positions", found.positions.to_string().into()),
    ];
    print(&format!("{}\n\n", speaker.with("study-curve", &values)))?;
    print(&scores(speaker, &found))?;
    print(&format!("\n{}\n", speaker.say("study-reliability")))?;
    print(&reliability(speaker, &found.bins))
}

/// A line for the data file.
fn data_line(plan: &Plan, found: &Calibration) -> String {
    let (id, seating) = (plan.game.spec().id(), plan.game.seating());
    let sides = &found.curve.sides[..seating.sides().min(found.curve.sides.len())];
    let sides: Vec<String> = sides.iter().map(i32::to_string).collect();
    let (slope, tempo) = (found.curve.slope, found.curve.tempo);
    format!("{id} {} {slope} {tempo} {}", seating.seats(), sides.join(" "))
}

fn scores(speaker: &Speaker, found: &Calibration) -> String {
    let row = |key: &str, brier: Interval| {
        let name = speaker.say(&format!("study-{key}"));
        vec![name, figure(speaker, brier.value, 4), interval(speaker, brier, 4)]
    };
    let head = ["study-prediction", "ratings-brier", "ratings-interval"];
    columns(&[
        head.map(|key| speaker.say(key)).to_vec(),
        row("fitted", found.brier),
        row("shown", found.shown),
        row("without-search", found.without_search),
        row("constant", found.constant),
    ])
}

fn reliability(speaker: &Speaker, bins: &[Bin]) -> String {
    let head = ["range", "predicted", "observed", "interval", "count"];
    let mut rows = vec![head.map(|key| speaker.say(&format!("ratings-{key}"))).to_vec()];
    rows.extend(bins.iter().map(|bin| {
        vec![
            speaker.decimal(&format!("{:.1}–{:.1}", bin.from, bin.to)),
            figure(speaker, bin.predicted, 3),
            figure(speaker, bin.observed.value, 3),
            interval(speaker, bin.observed, 3),
            bin.count.to_string(),
        ]
    }));
    columns(&rows)
}

fn describe(plan: &Plan, found: &Calibration) -> Value {
    let bin = |bin: &Bin| {
        json!({
            "from": bin.from, "to": bin.to, "predicted": bin.predicted,
            "observed": interval_json(bin.observed), "count": bin.count,
        })
    };
    json!({
        "game": plan.game.spec().id(),
        "players": plan.game.seating().seats(),
        "line": data_line(plan, found),
        "slope": found.curve.slope,
        "tempo": found.curve.tempo,
        "sides": found.curve.sides,
        "games": found.games,
        "positions": found.positions,
        "brier": {
            "fitted": interval_json(found.brier),
            "shown": interval_json(found.shown),
            "without_search": interval_json(found.without_search),
            "constant": interval_json(found.constant),
        },
        "reliability": found.bins.iter().map(bin).collect::<Vec<_>>(),
    })
}
