//! The puzzles that come with the program.

use crate::puzzle::{Collection, Puzzle};
use std::sync::LazyLock;

macro_rules! files {
    ($($game:literal)*) => { [$(include_str!(concat!("../data/", $game, ".txt"))),*] };
}

/// A file for each game, in the order of their names.
const FILES: [&str; 16] = files!(
    "captive-1" "captive-2" "cat-and-mouse" "connection-solo" "gobang" "halma" "highscore" "le-zug" "meeting-point" "quick-halma" "retour" "solo-halma" "star-halma" "star-highscore" "super-halma" "top-secret"
);

/// All puzzles, by game in the order of their ids. A file that cannot be read is left out; a test reads all.
///
/// ```
/// assert!(spielhof_puzzle::library().iter().any(|one| one.game == "gobang"));
/// ```
pub fn library() -> &'static [Collection] {
    static ALL: LazyLock<Vec<Collection>> =
        LazyLock::new(|| FILES.iter().flat_map(|file| Collection::read(file)).collect());
    &ALL
}

/// The puzzle with this id, with the collection it belongs to.
///
/// ```
/// assert!(spielhof_puzzle::find("chess-1").is_none());
/// ```
pub fn find(id: &str) -> Option<(&'static Collection, &'static Puzzle)> {
    all().find(|(_, puzzle)| puzzle.id == id)
}

/// The puzzle of a day, counted from 1970-01-01: the same for everybody who has the same puzzles.
///
/// ```
/// use spielhof_puzzle::of_day;
/// assert_eq!(of_day(20_000), of_day(20_000));
/// ```
pub fn of_day(day: u64) -> Option<(&'static Collection, &'static Puzzle)> {
    let number = all().count() as u64;
    all().nth(place_of_day(day, number)? as usize)
}

/// The index of the puzzle of a day. Consecutive days get puzzles from different parts of the list. The web client
/// uses the same formula.
fn place_of_day(day: u64, puzzles: u64) -> Option<u64> {
    (day % puzzles.max(1)).checked_mul(7919)?.checked_add(4211)?.checked_rem(puzzles)
}

fn all() -> impl Iterator<Item = (&'static Collection, &'static Puzzle)> {
    let of = |one: &'static Collection| one.puzzles.iter().map(move |puzzle| (one, puzzle));
    library().iter().flat_map(of)
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn every_file_of_puzzles_is_part_of_the_library_in_order() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/data");
        let names = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
        let mut files: Vec<String> = names.map(|name| name.into_string().unwrap()).collect();
        files.sort();
        let games = FILES.map(|file| Collection::read(file).unwrap().game + ".txt");
        assert_eq!(games.to_vec(), files);
    }

    #[test]
    fn the_day_picks_the_same_puzzle_as_in_the_client() {
        assert_eq!(place_of_day(20_000, 2000), Some((20_000 * 7919 + 4211) % 2000));
        assert_eq!(place_of_day(20_001, 2000), Some((20_001 * 7919 + 4211) % 2000));
        assert_eq!(place_of_day(20_000, 0), None);
    }
}
