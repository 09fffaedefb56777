//! What tells solutions of a game alone apart.

use board::{Board, Symmetry};
use room::shape::best;
use rules::Spec;
use sha2::{Digest, Sha256};
use table::{Ending, Table};

/// What tells the solution of a finished table apart; none where the game was not solved alone, from its
/// usual start, by its usual rules.
pub fn solution_of(table: &Table) -> Option<[u8; 32]> {
    let terms = table.terms();
    let alone = table.holders().len() == 1;
    let usual = terms.setup.is_none() && terms.figure.is_none() && terms.earlier.is_empty();
    let solved = table.ending() == Some(Ending::Rules) && table.ranks() == Some(vec![1]);
    if !(alone && usual && solved && has_usual_rules(table)) {
        return None;
    }
    Some(key(table.game().board(), &table.course().written_actions()))
}

/// The solution that is published: that of the best record we know.
pub fn published(game: &str) -> Option<[u8; 32]> {
    let course = best::record(game)?.replay().ok()?;
    Some(key(course.game().board(), &course.written_actions()))
}

fn has_usual_rules(table: &Table) -> bool {
    let terms = table.terms();
    let usual = Spec::of(&terms.game, terms.players).ok().and_then(|spec| spec.build().ok());
    usual.is_some_and(|usual| usual.options() == table.game().options())
}

/// The same for the same turns in another order, and for those of a mirrored or turned board.
fn key(board: &Board, actions: &[String]) -> [u8; 32] {
    let images = board.symmetries();
    let all = images.iter().map(|image| {
        let mut turns: Vec<String> =
            actions.iter().map(|text| turned(board, image, text)).collect();
        turns.sort();
        turns.join(" ")
    });
    Sha256::digest(all.min().unwrap_or_default()).into()
}

/// A turn on the turned board: every cell that it names, in place.
fn turned(board: &Board, image: &Symmetry, text: &str) -> String {
    let is_name = |c: char| c.is_ascii_alphanumeric();
    let mut turn = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|c| is_name(c) != is_name(first)).unwrap_or(rest.len());
        let (part, more) = rest.split_at(end);
        match board.cell(part) {
            Some(cell) => turn.push_str(board.name(image.image(cell))),
            None => turn.push_str(part),
        }
        rest = more;
    }
    turn
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn written(turns: &[&str]) -> Vec<String> {
        turns.iter().map(|turn| (*turn).to_owned()).collect()
    }

    #[test]
    fn the_order_of_turns_and_the_view_of_the_board_make_no_difference() {
        let board = Board::barricade();
        let one = key(board, &written(&["c1-e1", "a1-b1"]));
        assert_eq!(one, key(board, &written(&["a1-b1", "c1-e1"])));
        assert_eq!(one, key(board, &written(&["o1-m1", "q1-p1"])), "mirrored");
        assert_ne!(one, key(board, &written(&["c1-e1", "a1-c1"])));
        assert_ne!(one, key(board, &written(&["c1-e1", "q1-p1"])), "mirrored in part");
    }

    #[test]
    fn published_solutions_differ_and_there_is_one_for_each_solitaire() {
        let games = ["solo-halma", "connection-solo", "star-highscore"];
        let keys: Vec<[u8; 32]> = games.iter().map(|game| published(game).unwrap()).collect();
        assert!(keys[0] != keys[1] && keys[1] != keys[2]);
        assert_eq!(published("barricade"), None);
    }
}
