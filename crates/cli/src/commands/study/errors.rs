//! `spielhof study errors`: what a turn of each level costs.

use super::games::Plan;
use super::{figure, heading, interval, interval_json, of_level, positive};
use crate::columns::columns;
use crate::commands::text;
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use review::study::{Dice, GameErrors, MeanErrors, mean_errors, play};
use search::Player;
use serde_json::json;

/// The levels if nothing else is said.
const LEVELS: &str = "2,4,6";
/// Every fifth action is reviewed if nothing else is said. Five shares no factor with two, three, four or
/// six seats, so all of them are met.
const EVERY: u64 = 5;

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let plan = Plan::of(args, "thorough")?;
    let every = positive(args, "every", EVERY)? as usize;
    let given = text(args, "levels").unwrap_or(LEVELS);
    let read = |name: &str| name.trim().parse().ok().and_then(of_level);
    let levels: Option<Vec<Player>> = given.split(',').map(read).collect();
    let levels = levels.ok_or_else(|| Fault::Number(given.to_owned()))?;
    let mut found: Vec<(Player, MeanErrors)> = Vec::new();
    let numbers: Vec<u64> = (0..plan.games * levels.len() as u64).collect();
    // Level by level inside each game, so that a study that is cut off knows all levels.
    let one = |number: u64| {
        let player = levels[(number % levels.len() as u64) as usize];
        let seed = plan.seed_of(number / levels.len() as u64);
        let course = play(&plan.game, &[player], seed, Dice::Fair);
        GameErrors::of(&course, every, plan.effort)
    };
    let study = format!("errors {given} every={every}");
    let games = plan.gather(speaker, &study, &numbers, one)?;
    for (number, &player) in levels.iter().enumerate() {
        let own: Vec<GameErrors> =
            games.iter().skip(number).step_by(levels.len()).copied().collect();
        found.push((player, mean_errors(&own)));
    }
    if args.get_flag("json") {
        let level = |(player, errors): &(Player, MeanErrors)| {
            json!({
                "player": player.to_string(), "games": errors.games, "turns": errors.turns,
                "cost": interval_json(errors.cost), "chance": interval_json(errors.chance),
            })
        };
        let levels: Vec<_> = found.iter().map(level).collect();
        let out = json!({ "game": plan.game.spec().id(), "levels": levels });
        return print(&format!("{out:#}\n"));
    }
    print(&heading(speaker, &plan, &format!("level {given}")))?;
    print(&table(speaker, &found))
}

fn table(speaker: &Speaker, found: &[(Player, MeanErrors)]) -> String {
    let head = [
        "ratings-player",
        "ratings-games",
        "review-turns",
        "study-cost",
        "ratings-interval",
        "study-chance",
        "ratings-interval",
    ];
    let mut rows = vec![head.map(|key| speaker.say(key)).to_vec()];
    rows.extend(found.iter().map(|(player, errors)| {
        vec![
            player.to_string(),
            errors.games.to_string(),
            errors.turns.to_string(),
            figure(speaker, errors.cost.value, 3),
            interval(speaker, errors.cost, 3),
            figure(speaker, errors.chance.value, 4),
            interval(speaker, errors.chance, 4),
        ]
    }));
    columns(&rows)
}
