//! `spielhof study statistics`: who wins by the order of moving, how long games last, how much luck
//! decides.

use super::games::Plan;
use super::{heading, level};
use crate::commands::number;
use crate::figures;
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use review::statistics::SelfPlay;
use review::study::{Dice, GameFigures, play, statistics};

/// Luck is averaged over many rolls, so that each needs only a short look.
const EFFORT: &str = "300";

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let plan = Plan::of_any(args, EFFORT)?;
    let player = level(args)?;
    let numbers: Vec<u64> = (0..plan.games).collect();
    let one = |number: u64| {
        let course = play(&plan.game, &[player], plan.seed_of(number), Dice::Fair);
        GameFigures::of(&course, plan.effort)
    };
    let games = plan.gather(speaker, &format!("statistics {player}"), &numbers, one)?;
    let Some(statistics) = statistics(&games) else {
        return Err(Fault::Number(games.len().to_string()));
    };
    let row = SelfPlay {
        game: plan.game.spec().id().to_owned(),
        players: plan.game.seating().seats() as u8,
        level: number(args, "level")?.unwrap_or(super::LEVEL),
        statistics,
    };
    if args.get_flag("json") {
        let mut found = figures::describe(&row.statistics);
        found["game"] = row.game.clone().into();
        found["players"] = row.players.into();
        found["level"] = row.level.into();
        found["line"] = row.to_string().into();
        return print(&format!("{found:#}\n"));
    }
    print(&heading(speaker, &plan, &player.to_string()))?;
    print(&figures::text(speaker, &row.statistics))?;
    let line = [("line", row.to_string().into())];
    print(&format!("\n{}\n", speaker.with("figures-line", &line)))
}
