//! `spielhof match`: two computer players against each other, with a score that says how
//! sure it is.

use super::{contestant, fresh_seed, number, spec, text, threads};
use crate::progress;
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use contest::{Match, Round, Score, SprtDecision};
use std::path::Path;
use table::Record;

/// Games at most if nothing else is said.
const GAMES: u64 = 100;
/// Random turns of each seat at the beginning if nothing else is said.
const OPENING: u32 = 2;

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let id = text(args, "game").ok_or(Fault::UsageOther)?;
    let spec = spec(args, id)?;
    let sides = spec.build()?.seating().sides();
    let named = |name: &str| contestant(text(args, name).unwrap_or_default());
    let contestants = [named("first-player")?, named("second-player")?];
    let games: u64 = number(args, "games")?.unwrap_or(GAMES);
    if games == 0 {
        return Err(Fault::Number(games.to_string()));
    }
    let seed = number(args, "seed")?.unwrap_or_else(fresh_seed);
    let plan = Match {
        spec,
        contestants,
        rounds: games.div_ceil(sides as u64),
        opening: number(args, "opening")?.unwrap_or(OPENING),
        seed,
        threads: threads(args)?,
    };
    let better = better(args, 1.0 / sides as f64)?;
    let folder = text(args, "save");
    if let Some(folder) = folder {
        std::fs::create_dir_all(folder).map_err(|error| Fault::File(folder.to_owned(), error))?;
    }
    let mut score = Score::new(sides);
    let mut trouble = None;
    plan.play(|round| {
        score.add(&round);
        show_progress(speaker, &plan, &score);
        if let Some(Err(fault)) = folder.map(|folder| save(&plan, &round, folder)) {
            trouble = Some(fault);
        }
        let decided = better.is_some_and(|better| score.verdict(better) != SprtDecision::Open);
        trouble.is_some() || decided
    })
    .map_err(Fault::Engine)?;
    progress::clear();
    match trouble {
        Some(fault) => Err(fault),
        None => report(speaker, &plan, &score, better),
    }
}

/// The score that counts as stronger, if the match should stop once that is sure.
fn better(args: &ArgMatches, even: f64) -> Result<Option<f64>, Fault> {
    let Some(given) = text(args, "sprt") else { return Ok(None) };
    let better = given.parse::<f64>().ok().map(|percent| percent / 100.0);
    match better.filter(|better| even < *better && *better < 1.0) {
        Some(better) => Ok(Some(better)),
        None => Err(Fault::Sprt { given: given.to_owned(), even: format!("{:.0}", 100.0 * even) }),
    }
}

/// One line that is written anew after each round, if somebody watches.
fn show_progress(speaker: &Speaker, plan: &Match, score: &Score) {
    let games = plan.rounds * plan.seatings().len() as u64;
    progress::show(score.games(), games, || {
        let values = [
            ("games", score.games().to_string().into()),
            ("of", games.to_string().into()),
            ("score", percent(speaker, score.mean()).into()),
        ];
        speaker.with("match-progress", &values)
    });
}

/// The games of a round as records, a file each.
fn save(plan: &Match, round: &Round, folder: &str) -> Result<(), Fault> {
    for (game, chairs) in round.games.iter().zip(plan.seatings()) {
        let mut record: Record = game.record.clone();
        for (chair, seat) in chairs.iter().zip(1..) {
            let [first, second] = &plan.contestants;
            let who = if *chair == contest::Participant::First { first } else { second };
            record = record.note(&format!("seat {seat}"), &who.to_string());
        }
        let first =
            chairs.iter().position(|&chair| chair == contest::Participant::First).unwrap_or(0);
        let name = format!("{:05}-{}.txt", round.number + 1, first + 1);
        let path = Path::new(folder).join(name);
        std::fs::write(&path, record.to_string())
            .map_err(|error| Fault::File(path.display().to_string(), error))?;
    }
    Ok(())
}

fn percent(speaker: &Speaker, score: f64) -> String {
    speaker.decimal(&format!("{:.1}", 100.0 * score))
}

fn report(
    speaker: &Speaker,
    plan: &Match,
    score: &Score,
    better: Option<f64>,
) -> Result<(), Fault> {
    let [first, second] = &plan.contestants;
    let (won, shared, lost) = score.results();
    let (low, high) = score.interval();
    let line = |key: &str, values: &[(&str, words::Value)]| {
        print(&format!("{}\n", speaker.with(key, values)))
    };
    line(
        "match-result",
        &[
            ("first", first.to_string().into()),
            ("second", second.to_string().into()),
            ("games", score.games().to_string().into()),
            ("won", won.to_string().into()),
            ("shared", shared.to_string().into()),
            ("lost", lost.to_string().into()),
            ("seed", plan.seed.to_string().into()),
        ],
    )?;
    let ends = [
        ("score", percent(speaker, score.mean())),
        ("low", percent(speaker, low)),
        ("high", percent(speaker, high)),
    ];
    line("match-score", &ends.map(|(name, text)| (name, text.into())))?;
    let sides = plan.seatings().len();
    if sides == 2 {
        let elo = |score: f64| format!("{:+.0}", Score::elo(score));
        let ends = [("elo", elo(score.mean())), ("low", elo(low)), ("high", elo(high))];
        line("match-elo", &ends.map(|(name, text)| (name, text.into())))?;
    } else if sides > 2 {
        line("match-even", &[("even", percent(speaker, score.even()).into())])?;
    }
    let counts = [("capped", score.capped()), ("repeated", score.repeated())];
    line("match-endings", &counts.map(|(name, count)| (name, count.to_string().into())))?;
    if let Some(better) = better {
        let key = match score.verdict(better) {
            SprtDecision::Open => "match-verdict-open",
            SprtDecision::Stronger => "match-verdict-stronger",
            SprtDecision::NotStronger => "match-verdict-not-stronger",
        };
        line(key, &[("better", percent(speaker, better).into())])?;
    }
    Ok(())
}
