//! `spielhof ratings simulate`: players of known strength, and how well ratings find it.

use crate::columns::columns;
use crate::commands::{fresh_seed, number, text};
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use rating::study::{Bin, Figures, MOST_GAMES, MOST_PLAYERS, Noise, Pairing, Report, Setup};
use rating::study::{SetupError, simulate};
use wire::Arg;

/// The names of pairings on the command line, the default first.
pub const PAIRINGS: [(&str, Pairing); 4] = [
    ("similar", Pairing::Similar),
    ("similar-elo", Pairing::SimilarElo),
    ("random", Pairing::Random),
    ("circles", Pairing::Circles),
];
/// The names of the kinds of luck, the default first.
pub const NOISES: [(&str, Noise); 2] = [("gumbel", Noise::Gumbel), ("normal", Noise::Normal)];

/// Games of each player if nothing else is said.
const GAMES_EACH: u64 = 30;
/// Runs if nothing else is said.
const REPEATS: u64 = 5;
/// Runs at most.
const MOST_REPEATS: u64 = 1_000;
/// The model that this program uses, and the one it is compared with.
const OURS: &str = "spielhof";
const ELO: &str = "elo";

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let setup = setup(args)?;
    let repeats: u64 = number(args, "repeats")?.unwrap_or(REPEATS);
    if !(1..=MOST_REPEATS).contains(&repeats) {
        let given = [("given", shown(repeats)), ("most", shown(MOST_REPEATS))];
        return Err(Fault::Said(vec![say::with("fault-simulate-repeats", given)]));
    }
    print(&heading(speaker, args, &setup, repeats))?;
    let run = |number| simulate(Setup { seed: setup.seed.wrapping_add(number), ..setup });
    let reports: Vec<Report> = (0..repeats).map(run).collect();
    print(&format!("{}\n", table(speaker, &reports)))?;
    print(&comparisons(speaker, &reports, setup.per_game))?;
    [OURS, ELO].into_iter().try_for_each(|model| print(&calibration(speaker, &reports, model)))
}

fn setup(args: &ArgMatches) -> Result<Setup, Fault> {
    let default = Setup::default();
    let players = number(args, "players")?.unwrap_or(default.players);
    let per_game = number(args, "per-game")?.unwrap_or(default.per_game);
    let usual = (players as u64).saturating_mul(GAMES_EACH) / per_game.max(1) as u64;
    let setup = Setup {
        players,
        per_game,
        games: number(args, "games")?.unwrap_or(usual),
        seed: number(args, "seed")?.unwrap_or_else(fresh_seed),
        pairing: named(&PAIRINGS, text(args, "pairing")),
        noise: named(&NOISES, text(args, "noise")),
        shuffled: args.get_flag("shuffled"),
    };
    setup.check().map_err(impossible)?;
    Ok(setup)
}

/// The value of a name that was checked before, or else the first.
fn named<T: Copy>(known: &[(&str, T)], name: Option<&str>) -> T {
    known.iter().find(|(known, _)| Some(*known) == name).unwrap_or(&known[0]).1
}

fn shown(number: impl ToString) -> Arg {
    Arg::Text(number.to_string())
}

fn impossible(error: SetupError) -> Fault {
    Fault::Said(vec![match error {
        SetupError::PerGame(given) => {
            say::with("fault-simulate-per-game", [("given", shown(given))])
        }
        SetupError::Players { given, least } => {
            let range =
                [("given", shown(given)), ("least", shown(least)), ("most", shown(MOST_PLAYERS))];
            say::with("fault-simulate-players", range)
        }
        SetupError::Games(given) => {
            let range = [("given", shown(given)), ("most", shown(MOST_GAMES))];
            say::with("fault-simulate-games", range)
        }
    }])
}

fn heading(speaker: &Speaker, args: &ArgMatches, setup: &Setup, repeats: u64) -> String {
    let name = |argument, first: &str| text(args, argument).unwrap_or(first).to_owned();
    let values = [
        ("players", setup.players.to_string()),
        ("per-game", setup.per_game.to_string()),
        ("games", setup.games.to_string()),
        ("pairing", name("pairing", PAIRINGS[0].0)),
        ("noise", name("noise", NOISES[0].0)),
        ("first", setup.seed.to_string()),
        ("last", setup.seed.wrapping_add(repeats - 1).to_string()),
    ];
    let mut lines = vec![speaker.with("ratings-setup", &values.map(|(name, v)| (name, v.into())))];
    if setup.shuffled {
        lines.push(speaker.say("ratings-shuffled"));
    }
    lines.push(speaker.say("ratings-runs"));
    lines.join("\n") + "\n\n"
}

/// The mean of some figures, with the lowest and the highest.
fn spread(speaker: &Speaker, figures: &[f64]) -> String {
    let mean = figures.iter().sum::<f64>() / figures.len().max(1) as f64;
    let low = figures.iter().copied().fold(f64::INFINITY, f64::min);
    let high = figures.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    speaker.decimal(&format!("{mean:.4} ({low:.4}–{high:.4})"))
}

/// A line for each model, and one for somebody who knows the truth.
fn table(speaker: &Speaker, reports: &[Report]) -> String {
    let headings = ["model", "correlation", "log-loss", "brier", "coverage"];
    let mut rows = vec![headings.map(|key| speaker.say(&format!("ratings-{key}"))).to_vec()];
    let names = reports.first().map(|report| report.models.iter().map(|model| model.name));
    for name in names.into_iter().flatten() {
        let all = |figure: fn(&Figures) -> Option<f64>| {
            let of_model = reports.iter().filter_map(|report| report.figures(name));
            let figures: Vec<f64> = of_model.filter_map(figure).collect();
            if figures.is_empty() { "–".to_owned() } else { spread(speaker, &figures) }
        };
        rows.push(vec![
            name.to_owned(),
            all(|figures| Some(figures.rank_correlation)),
            all(|figures| Some(figures.log_loss)),
            all(|figures| Some(figures.brier)),
            all(|figures| figures.coverage),
        ]);
    }
    let least = |figure: fn(&Report) -> f64| {
        spread(speaker, &reports.iter().map(figure).collect::<Vec<_>>())
    };
    let (none, truth) = ("–".to_owned(), speaker.say("ratings-truth"));
    let (log_loss, brier) =
        (least(|report| report.least_log_loss), least(|report| report.least_brier));
    rows.push(vec![truth, none.clone(), log_loss, brier, none]);
    columns(&rows)
}

/// Our model and Elo in the same runs, and predictions of the first place.
fn comparisons(speaker: &Speaker, reports: &[Report], per_game: usize) -> String {
    let difference =
        |report: &Report| Some(report.figures(OURS)?.log_loss - report.figures(ELO)?.log_loss);
    let differences: Vec<f64> = reports.iter().filter_map(difference).collect();
    let shown = spread(speaker, &differences).replace('-', "−");
    let mut lines = vec![speaker.with("ratings-difference", &[("difference", shown.into())])];
    if per_game > 2 {
        let first = |report: &Report| report.figures(OURS)?.first_log_loss;
        let losses: Vec<f64> = reports.iter().filter_map(first).collect();
        let even = speaker.decimal(&format!("{:.4}", (per_game as f64).ln()));
        let values = [("loss", spread(speaker, &losses).into()), ("even", even.into())];
        lines.push(speaker.with("ratings-first", &values));
    }
    lines.join("\n") + "\n"
}

/// How often predictions came true, all runs together.
fn calibration(speaker: &Speaker, reports: &[Report], model: &str) -> String {
    let title = speaker.with("ratings-calibration", &[("model", model.to_owned().into())]);
    let headings = ["range", "predicted", "observed", "count"];
    let mut rows = vec![headings.map(|key| speaker.say(&format!("ratings-{key}"))).to_vec()];
    let all: Vec<&[Bin]> = reports
        .iter()
        .filter_map(|report| report.figures(model))
        .map(|figures| figures.bins.as_slice())
        .collect();
    for (index, first) in all.first().into_iter().flat_map(|bins| bins.iter().enumerate()) {
        let bins = || all.iter().filter_map(|bins| bins.get(index));
        let count: u64 = bins().map(|bin| bin.count).sum();
        let mean = |figure: fn(&Bin) -> f64| {
            let sum: f64 = bins().map(|bin| figure(bin) * bin.count as f64).sum();
            let known = (count > 0).then(|| format!("{:.3}", sum / count as f64));
            known.map_or("–".to_owned(), |figure| speaker.decimal(&figure))
        };
        rows.push(vec![
            speaker.decimal(&format!("{:.1}–{:.1}", first.from, first.to)),
            mean(|bin| bin.predicted),
            mean(|bin| bin.observed),
            count.to_string(),
        ]);
    }
    format!("\n{title}\n{}", columns(&rows))
}
