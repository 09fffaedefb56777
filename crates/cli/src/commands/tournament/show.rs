//! A tournament for people.

use super::file::TournamentFile;
use super::marks;
use crate::say::{Speaker, wrap};
use rules::SpecText;
use tournament::{Criterion, Cycles, Decision, Entrant, Format, Pairing, Phase, Points, Standing};

/// The current round and the standings.
pub fn everything(speaker: &Speaker, file: &TournamentFile) -> String {
    let settings = file.tournament.settings();
    let format = match settings.format {
        Format::RoundRobin { cycles: Cycles::Double } => "double-round-robin",
        ref format => format.name(),
    };
    let format = speaker.say(&format!("tournament-format-{format}"));
    let game = speaker.say(&format!("game-{}", settings.game));
    let title = format!("{} ({game}, {format})\n", settings.name);
    match file.tournament.phase() {
        Phase::Joining => format!("{title}\n{}", entrants(speaker, file)),
        Phase::Running => {
            let [round, standings] = [round(speaker, file), standings(speaker, file)];
            format!("{title}\n{round}\n{standings}\n{}", progress(speaker, file))
        }
        Phase::Ended => {
            let over = speaker.say("tournament-denial-over");
            format!("{title}\n{}\n{over}\n", standings(speaker, file))
        }
    }
}

/// Everybody who joined.
pub fn entrants(speaker: &Speaker, file: &TournamentFile) -> String {
    let names: Vec<String> = file.tournament.active().map(|one| file.name(speaker, one)).collect();
    let args = [("count", names.len().into()), ("names", names.join(", ").into())];
    format!("{}\n", wrap(&speaker.with("tournament-entrants", &args)))
}

/// The tables of the current round.
pub fn round(speaker: &Speaker, file: &TournamentFile) -> String {
    let tournament = &file.tournament;
    let Some(round) = tournament.rounds().last() else { return String::new() };
    let total = tournament.total_rounds().unwrap_or_default();
    let args = [("round", tournament.rounds().len().into()), ("rounds", total.into())];
    let mut out = format!("{}\n", speaker.with("tournament-round", &args));
    for (pairing, number) in round.pairings.iter().zip(1u32..) {
        let table = speaker.with("tournament-table", &[("table", number.into())]);
        out += &format!("  {table}: {}\n", one_table(speaker, file, pairing));
    }
    for bye in &round.byes {
        let name = ("name", file.name(speaker, bye.entrant).into());
        let sentence = match bye.instead_of {
            None => speaker.with("tournament-bye", &[name]),
            Some(other) => {
                let other = ("other", file.name(speaker, other).into());
                speaker.with("tournament-bye-instead", &[name, other])
            }
        };
        out += &format!("  {sentence}\n");
    }
    out + &unusual_sizes(speaker, file)
}

fn one_table(speaker: &Speaker, file: &TournamentFile, pairing: &Pairing) -> String {
    let names = pairing.entrants.iter().map(|&one| file.name(speaker, one));
    let names = names.collect::<Vec<_>>().join(" – ");
    let games: Vec<String> = pairing.games.iter().map(|game| marks::shown(game)).collect();
    if games.is_empty() { names } else { format!("{names}   {}", games.join("  ")) }
}

/// A note for each size of a table that the game is not made for.
fn unusual_sizes(speaker: &Speaker, file: &TournamentFile) -> String {
    let settings = file.tournament.settings();
    let pairings = file.tournament.rounds().last().map_or(&[][..], |round| &round.pairings);
    let mut sizes: Vec<usize> = pairings.iter().map(|pairing| pairing.entrants.len()).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let playable = |&size: &usize| {
        let players = u8::try_from(size).ok();
        let text = SpecText { players, ..SpecText::new(&settings.game) };
        text.spec().is_ok_and(|spec| spec.build().is_ok())
    };
    let note = |size: usize| {
        let game = speaker.say(&format!("game-{}", settings.game));
        let args = [("size", size.into()), ("game", game.into())];
        format!("{}\n", wrap(&speaker.with("tournament-size", &args)))
    };
    sizes.into_iter().filter(|size| !playable(size)).map(note).collect()
}

/// What the organiser does next.
pub fn progress(speaker: &Speaker, file: &TournamentFile) -> String {
    let tournament = &file.tournament;
    if tournament.phase() != Phase::Running {
        return String::new();
    }
    let open: Vec<String> = tournament.open_tables().iter().map(u32::to_string).collect();
    let sentence = if !open.is_empty() {
        speaker.with("tournament-open-tables", &[("tables", open.join(", ").into())])
    } else if Some(tournament.rounds().len() as u32) == tournament.total_rounds() {
        speaker.say("tournament-all-played")
    } else {
        speaker.say("tournament-round-complete")
    };
    format!("{}\n", wrap(&sentence))
}

/// The standings, with what decided where points did not, and what that means.
pub fn standings(speaker: &Speaker, file: &TournamentFile) -> String {
    let lines = file.tournament.standings();
    let name = |line: &Standing| file.name(speaker, line.entrant).chars().count();
    let width = lines.iter().map(name).max().unwrap_or_default();
    let mut out = format!("{}\n", speaker.say("tournament-standings"));
    let mut used: Vec<Criterion> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        out += &one_line(speaker, file, line, width);
        if let (Some(tie), Some(next)) = (tie_break(line), lines.get(at + 1)) {
            out += &decided(speaker, file, (line.entrant, next.entrant), tie);
            used.push(tie.0);
        }
    }
    if !used.is_empty() {
        out.push('\n');
    }
    let criteria = Criterion::of(&file.tournament.settings().format);
    for criterion in criteria.iter().filter(|criterion| used.contains(criterion)) {
        let meaning = speaker.say(&format!("tournament-meaning-{}", criterion.name()));
        out += &format!("{}\n", wrap(&meaning));
    }
    out
}

fn one_line(speaker: &Speaker, file: &TournamentFile, line: &Standing, width: usize) -> String {
    let name = file.name(speaker, line.entrant);
    let gap = " ".repeat(width - name.chars().count());
    let points = match file.tournament.settings().format {
        Format::KnockOut { .. } => String::new(),
        _ => speaker.decimal(&line.points.to_string()),
    };
    let withdrawn = match line.withdrawn {
        true => format!("  ({})", speaker.say("tournament-has-withdrawn")),
        false => String::new(),
    };
    let line = format!("{:>3}. {name}{gap}  {points:>5}{withdrawn}", line.place);
    format!("{}\n", line.trim_end())
}

/// A criterion with the values of somebody and the next one.
type Tie = (Criterion, Points, Points);

/// What decided over the next line, if the line itself does not show it.
fn tie_break(line: &Standing) -> Option<Tie> {
    match line.over_next? {
        Decision::By { criterion: Criterion::Points | Criterion::Round, .. } | Decision::Shared => {
            None
        }
        Decision::By { criterion, own, next } => Some((criterion, own, next)),
    }
}

fn decided(
    speaker: &Speaker,
    file: &TournamentFile,
    (first, second): (Entrant, Entrant),
    (criterion, own, next): Tie,
) -> String {
    let decimal = |points: Points| speaker.decimal(&points.to_string());
    let args = [
        ("first", file.name(speaker, first).into()),
        ("second", file.name(speaker, second).into()),
        ("criterion", speaker.say(&format!("tournament-criterion-{}", criterion.name())).into()),
        ("own", decimal(own).into()),
        ("next", decimal(next).into()),
    ];
    format!("       {}\n", speaker.with("tournament-decided", &args))
}
