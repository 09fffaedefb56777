//! The best games we know of those that one plays alone. They are records like any other; see
//! `docs/solitaires.md` for where they come from.

use super as shape;
use table::Record;
use wire::{Best, Replay};

macro_rules! kept {
    ($($game:literal),+ $(,)?) => {
        &[$(($game, include_str!(concat!("../../../../records/best/", $game, ".txt")))),+]
    };
}

/// A record for each game.
const KEPT: &[(&str, &str)] = kept!(
    "connection-solo",
    "highscore",
    "marked-halma",
    "meeting-point",
    "retour",
    "solo-halma",
    "star-highscore",
);

/// The figures of the best game, if one is kept.
pub fn figures(game: &str) -> Option<Best> {
    let record = record(game)?;
    let played = record.replay().ok()?;
    Some(Best { turns: played.turns(), jumps: played.jumps(), at_least: at_least(&record) })
}

/// The number of turns that is proved to be needed. The certificate lies in `records/proofs`: it is too long for
/// a module that browsers fetch.
fn at_least(record: &Record) -> Option<u32> {
    let line = record.notes.iter().find(|(name, _)| name == "at least");
    line.and_then(|(_, turns)| turns.parse().ok())
}

/// The best game, position by position, if one is kept.
pub fn replay(game: &str) -> Option<Replay> {
    shape::replay(&record(game)?).ok()
}

/// The record of the best game, if one is kept.
pub fn record(game: &str) -> Option<Record> {
    let (_, text) = KEPT.iter().find(|(kept, _)| *kept == game)?;
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    #[test]
    fn every_record_that_lies_there_is_kept() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/best");
        let files = std::fs::read_dir(folder).unwrap();
        let stem = |path: &Path| path.file_stem().unwrap().to_str().unwrap().to_owned();
        let lying: BTreeSet<String> = files.map(|file| stem(&file.unwrap().path())).collect();
        assert_eq!(lying, KEPT.iter().map(|(game, _)| (*game).to_owned()).collect());
    }

    #[test]
    fn every_record_solves_its_game_as_the_booklet_has_it() {
        for (game, text) in KEPT {
            let record: Record = text.parse().unwrap();
            let played = record.replay().unwrap();
            let usual = rules::Spec::of(game, 1).unwrap().build().unwrap();
            assert_eq!(shape::layout(played.start()), shape::layout(&usual.start()), "{game}");
            let ended = shape::outcome(&played).unwrap();
            assert_eq!((ended.ranks, ended.ending.as_str()), (vec![1], "rules"), "{game}");
        }
    }

    #[test]
    fn what_is_said_to_be_proved_has_a_certificate() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records/proofs");
        let mut proved = 0;
        for (game, text) in KEPT {
            let Some(least) = at_least(&text.parse().unwrap()) else { continue };
            let text = std::fs::read_to_string(folder.join(format!("{game}.txt"))).unwrap();
            let certificate: Record = text.parse().unwrap();
            assert_eq!(at_least(&certificate), Some(least), "{game}");
            assert!(certificate.notes.iter().any(|(name, _)| name == "proof"), "{game}");
            proved += 1;
        }
        assert_eq!(std::fs::read_dir(folder).unwrap().count(), proved);
    }

    #[test]
    fn figures_are_those_of_the_last_position() {
        assert_eq!(figures("solo-halma"), Some(Best { turns: 18, jumps: 31, at_least: Some(18) }));
        for (game, _) in KEPT {
            let figures = figures(game).unwrap();
            let last = replay(game).unwrap().scenes.pop().unwrap();
            assert_eq!((figures.turns, figures.jumps), (last.turns, last.jumps), "{game}");
            assert!(figures.at_least.is_none_or(|least| least <= figures.turns), "{game}");
        }
        assert_eq!(figures("halma"), None);
    }
}
