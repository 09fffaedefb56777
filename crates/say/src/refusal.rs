use crate::{number, plain, text, with};
use board::Board;
use rules::{Detail, Entry, ReadFault, Refusal};
use wire::Said;

/// Why a text is no action here.
pub fn read(game: &Entry, board: &Board, fault: &ReadFault) -> Said {
    match fault {
        ReadFault::NotAnAction(given) => with("fault-not-an-action", [("text", text(given))]),
        ReadFault::UnknownCell(cell) => with("fault-unknown-cell", [("cell", text(cell))]),
        ReadFault::WhichYard => plain("fault-which-yard"),
        ReadFault::NotThisWay => plain("fault-not-this-way"),
        ReadFault::Refused(reason) => refusal(game, board, reason),
    }
}

/// Why an action is not legal, and by which rule.
pub fn refusal(game: &Entry, board: &Board, refusal: &Refusal) -> Said {
    let (key, details) = refusal.words();
    let arg = |detail: &Detail| match *detail {
        Detail::Cell(cell) => text(board.name(cell)),
        Detail::Number(value) => number(value),
    };
    let args = details.iter().map(|(name, detail)| ((*name).to_owned(), arg(detail))).collect();
    Said { key: key.to_owned(), args, rule: game.rule(refusal) }
}
