//! A tournament as somebody sees it.

use super::Loaded;
use tournament::{
    Criterion, Cycles, Decision, Entrant, Format, Mark, Pairing, Phase, Round, Standing, Tournament,
};
use wire::{
    TournamentBye, TournamentEntrant, TournamentFormat, TournamentPhase, TournamentRound,
    TournamentStanding, TournamentTable, TournamentTie, TournamentView,
};

/// How far it is.
pub fn phase(state: &Tournament) -> TournamentPhase {
    match state.phase() {
        Phase::Joining => TournamentPhase::Joining,
        Phase::Running => TournamentPhase::Running,
        Phase::Ended => TournamentPhase::Ended,
    }
}

/// As a guest sees it.
pub fn of(loaded: &Loaded, guest: Option<u64>) -> TournamentView {
    let state = &loaded.state;
    let settings = state.settings();
    let organiser = guest == Some(loaded.stored.row.organiser);
    let me = guest.and_then(|guest| loaded.number_of(guest));
    let rounds = state.rounds().iter().zip(1..);
    TournamentView {
        id: loaded.stored.row.id.clone(),
        name: settings.name.clone(),
        phase: phase(state),
        format: match settings.format {
            Format::RoundRobin { cycles: Cycles::Single } => TournamentFormat::RoundRobin,
            Format::RoundRobin { cycles: Cycles::Double } => TournamentFormat::DoubleRoundRobin,
            Format::Swiss { .. } => TournamentFormat::Swiss,
            Format::KnockOut { .. } => TournamentFormat::KnockOut,
            Format::Groups { .. } => TournamentFormat::Groups,
        },
        plan: loaded.games.plan.clone(),
        best_of: match settings.format {
            Format::KnockOut { best_of, .. } => best_of,
            _ => 1,
        },
        organiser,
        me,
        entrants: state.entries().iter().map(|entry| entrant(loaded, entry.entrant)).collect(),
        total_rounds: state.total_rounds(),
        rounds: rounds
            .map(|(paired, number)| round(loaded, paired, number, organiser, me))
            .collect(),
        standings: state.standings().iter().map(standing).collect(),
    }
}

fn entrant(loaded: &Loaded, number: Entrant) -> TournamentEntrant {
    let row = loaded.entrant(number);
    TournamentEntrant {
        number: number.0,
        name: row.map(|row| row.name.clone()).unwrap_or_default(),
        device: row.is_some_and(|row| row.guest.is_some()),
        withdrawn: !loaded.state.is_active(number),
    }
}

fn round(
    loaded: &Loaded,
    paired: &Round,
    number: u32,
    organiser: bool,
    me: Option<u32>,
) -> TournamentRound {
    let table = |(pairing, table): (&Pairing, u32)| {
        let decided = loaded.state.is_decided(pairing);
        let played = pairing.games.len() as u32;
        let game = if decided { played.max(1) } else { played + 1 };
        TournamentTable {
            entrants: pairing.entrants.iter().map(|one| one.0).collect(),
            games: pairing.games.iter().map(|marks| marks.iter().map(mark).collect()).collect(),
            decided,
            table: loaded.table(number, table, game).map(str::to_owned),
            yours: organiser || me.is_some_and(|me| pairing.has(Entrant(me))),
        }
    };
    let bye = |bye: &tournament::Bye| TournamentBye {
        entrant: bye.entrant.0,
        instead_of: bye.instead_of.map(|one| one.0),
    };
    TournamentRound {
        tables: paired.pairings.iter().zip(1..).map(table).collect(),
        byes: paired.byes.iter().map(bye).collect(),
    }
}

fn mark(mark: &Mark) -> Option<u32> {
    mark.place()
}

fn standing(line: &Standing) -> TournamentStanding {
    let tie = match line.over_next {
        Some(Decision::By { criterion, own, next })
            if !matches!(criterion, Criterion::Points | Criterion::Round) =>
        {
            let criterion = criterion.name().to_owned();
            Some(TournamentTie { criterion, own: own.to_string(), next: next.to_string() })
        }
        _ => None,
    };
    TournamentStanding {
        place: line.place,
        entrant: line.entrant.0,
        points: line.points.to_string(),
        played: line.played,
        wins: line.wins,
        tie,
    }
}
