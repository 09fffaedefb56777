//! The fitted curves: one data file, with a fallback for every game.

use crate::curve::Curve;
use rules::Entry;
use std::sync::LazyLock;

/// The coefficients, a line for each; `spielhof study calibrate` prints them.
const DATA: &str = include_str!("../data/curves.txt");

/// A line of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    /// A game, a kind of games as [`Entry::kind`] names it, or `*`.
    games: String,
    players: usize,
    curve: Curve,
}

static LINES: LazyLock<Vec<Line>> = LazyLock::new(|| DATA.lines().filter_map(read).collect());

/// A line; `None` for a comment, an empty one, and what makes no sense (a test finds those).
fn read(line: &str) -> Option<Line> {
    let line = line.split('#').next()?;
    let mut words = line.split_whitespace();
    let games = words.next()?.to_owned();
    let players = words.next()?.parse().ok()?;
    let slope = words.next()?.parse().ok()?;
    let tempo = words.next()?.parse().ok()?;
    let mut curve = Curve::new(slope, tempo);
    for side in &mut curve.sides {
        match words.next() {
            Some(bonus) => *side = bonus.parse().ok()?,
            None => break,
        }
    }
    Some(Line { games, players, curve })
}

/// The curve of a game: its own, that of its kind or of any game, with as similar a number of
/// players as there is. What a side is worth is known of this game with this number only.
pub fn find(entry: &Entry, players: usize) -> Curve {
    let id = entry.head().id;
    let nearest = |games: &str| {
        let lines = LINES.iter().filter(|line| line.games == games);
        let line = lines.min_by_key(|line| line.players.abs_diff(players))?;
        let same = line.games == id && line.players == players;
        Some(if same { line.curve } else { Curve::new(line.curve.slope, line.curve.tempo) })
    };
    let found = nearest(id).or_else(|| nearest(entry.kind())).or_else(|| nearest("*"));
    found.unwrap_or(Curve::new(0, 0))
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use rules::CATALOGUE;

    #[test]
    fn every_line_can_be_read_and_stands_once() {
        let text = DATA.lines().map(|line| line.split('#').next().unwrap().trim());
        let lines: Vec<&str> = text.filter(|line| !line.is_empty()).collect();
        assert_eq!(LINES.len(), lines.len());
        let known = |games: &str| {
            let named = |entry: &Entry| games == entry.head().id || games == entry.kind();
            games == "*" || CATALOGUE.iter().any(named)
        };
        for (number, line) in LINES.iter().enumerate() {
            assert!(known(&line.games) && (2..=6).contains(&line.players), "{line:?}");
            let same = |other: &Line| other.games == line.games && other.players == line.players;
            assert!(!LINES[..number].iter().any(same), "{line:?} stands twice");
        }
    }

    #[test]
    fn every_game_has_a_sensible_curve() {
        for entry in CATALOGUE {
            for players in entry.players().into_iter().filter(|&players| players > 1) {
                let curve = find(entry, players.into());
                // A turn ahead helps, and ten turns do not win for certain before the end.
                let sensible = (10..=2_000).contains(&curve.slope) && curve.tempo.abs() < 2_000;
                assert!(sensible, "{} ({players}): {curve:?}", entry.head().id);
            }
        }
    }
}
