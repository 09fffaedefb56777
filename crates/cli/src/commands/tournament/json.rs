//! A tournament for programs.

use super::file::TournamentFile;
use super::marks;
use serde_json::{Value, json};
use tournament::{Bye, Decision, Entrant, Format, Phase, Points, Round, Standing, ThirdPlace};

/// Everything that `show` tells, as JSON.
pub fn describe(file: &TournamentFile) -> Value {
    let tournament = &file.tournament;
    let settings = tournament.settings();
    let phase = match tournament.phase() {
        Phase::Joining => "joining",
        Phase::Running => "running",
        Phase::Ended => "ended",
    };
    json!({
        "name": settings.name,
        "game": settings.game,
        "format": format(&settings.format),
        "players": settings.players,
        "phase": phase,
        "entrants": tournament.active().map(|one| entrant(file, one)).collect::<Vec<_>>(),
        "total_rounds": tournament.total_rounds(),
        "open_tables": tournament.open_tables(),
        "rounds": tournament.rounds().iter().map(|one| round(file, one)).collect::<Vec<_>>(),
        "standings": tournament.standings().iter().map(|one| line(file, one)).collect::<Vec<_>>(),
    })
}

fn format(format: &Format) -> Value {
    let kind = format.name();
    match *format {
        Format::RoundRobin { cycles } => {
            json!({ "kind": kind, "cycles": if cycles == tournament::Cycles::Double { 2 } else { 1 } })
        }
        Format::Swiss { rounds } | Format::Groups { rounds } => {
            json!({ "kind": kind, "rounds": rounds })
        }
        Format::KnockOut { best_of, third_place } => json!({
            "kind": kind,
            "best_of": best_of,
            "third_place": third_place == ThirdPlace::Played,
        }),
    }
}

fn entrant(file: &TournamentFile, entrant: Entrant) -> Value {
    json!({ "number": entrant.0, "name": file.name_if_any(entrant) })
}

fn round(file: &TournamentFile, round: &Round) -> Value {
    let named = |one: &Entrant| entrant(file, *one);
    let tables = round.pairings.iter().map(|pairing| {
        let game = |marks: &Vec<tournament::Mark>| {
            marks.iter().map(|&mark| marks::one(mark)).collect::<Vec<_>>()
        };
        json!({
            "entrants": pairing.entrants.iter().map(named).collect::<Vec<_>>(),
            "games": pairing.games.iter().map(game).collect::<Vec<_>>(),
            "decided": file.tournament.is_decided(pairing),
        })
    });
    let bye = |bye: &Bye| {
        let instead_of = bye.instead_of.map(|one| entrant(file, one));
        json!({ "entrant": entrant(file, bye.entrant), "instead_of": instead_of })
    };
    let byes: Vec<Value> = round.byes.iter().map(bye).collect();
    json!({ "tables": tables.collect::<Vec<_>>(), "byes": byes })
}

fn number(points: Points) -> f64 {
    f64::from(points.quarters) / 4.0
}

fn line(file: &TournamentFile, line: &Standing) -> Value {
    let over_next = line.over_next.map(|decision| match decision {
        Decision::By { criterion, own, next } => {
            json!({ "criterion": criterion.name(), "own": number(own), "next": number(next) })
        }
        Decision::Shared => json!("shared"),
    });
    let value = |(criterion, points): &(tournament::Criterion, Points)| {
        (criterion.name().to_owned(), json!(number(*points)))
    };
    json!({
        "place": line.place,
        "entrant": entrant(file, line.entrant),
        "points": number(line.points),
        "played": line.played,
        "wins": line.wins,
        "withdrawn": line.withdrawn,
        "values": line.values.iter().map(value).collect::<serde_json::Map<_, _>>(),
        "over_next": over_next,
    })
}
