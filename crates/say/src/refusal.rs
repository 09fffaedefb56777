use crate::{filled, number, other, plain, text, with};
use board::Board;
use guide::Guide;
use rules::{Detail, Entry, ReadError, Refusal};
use wire::Said;

/// Why a text is no action here.
pub fn read(game: &Entry, board: &Board, fault: &ReadError) -> Said {
    match fault {
        ReadError::NotAnAction(given) => with("fault-not-an-action", [("text", text(given))]),
        ReadError::UnknownCell(cell) => with("fault-unknown-cell", [("cell", text(cell))]),
        ReadError::WhichYard => plain("fault-which-yard"),
        ReadError::NotThisWay => plain("fault-not-this-way"),
        ReadError::Refused(reason) => refusal(game, board, reason),
        _ => other(fault),
    }
}

/// Why an action is not legal, and by which rule of the page of the game.
pub fn refusal(game: &Entry, board: &Board, refusal: &Refusal) -> Said {
    let arg = |detail: &Detail| match *detail {
        Detail::Cell(cell) => text(board.name(cell)),
        Detail::Number(value) => number(value),
    };
    let key = format!("refusal-{}", refusal.code());
    let details = refusal.details();
    let said = filled(&key, &mut details.iter().map(|(name, detail)| (*name, arg(detail))));
    Said { rule: rule(game, refusal), ..said }
}

/// The number of the rule on the rules page of the game.
fn rule(game: &Entry, refusal: &Refusal) -> Option<String> {
    let number = Guide::of(game.head().id)?.page.number_of(&game.rule(refusal)?)?;
    Some(number.to_string())
}
