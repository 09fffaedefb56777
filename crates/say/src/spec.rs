use crate::setup::picture;
use crate::{number, plain, text, with};
use board::Board;
use rules::{FigureError, SpecError};
use wire::Said;

/// What is wrong with a game that was asked for.
pub fn spec(fault: &SpecError) -> Said {
    match fault {
        SpecError::UnknownGame { id, nearest } => {
            with("fault-unknown-game", [("id", text(id)), ("nearest", text(nearest))])
        }
        SpecError::UnknownRules(number) => rules("fault-rules", *number),
        SpecError::Players { players, allowed } => {
            let allowed: Vec<String> = allowed.iter().map(u8::to_string).collect();
            let allowed = text(allowed.join(", "));
            with("fault-players", [("players", number(*players)), ("allowed", allowed)])
        }
        SpecError::FirstSeat { seat, seats } => {
            with("fault-first-seat", [("seat", number(*seat)), ("seats", number(*seats))])
        }
        SpecError::UnknownOption { option, known } if known.is_empty() => {
            with("fault-no-options", [("option", text(option))])
        }
        SpecError::UnknownOption { option, known } => {
            let known = text(known.join(", "));
            with("fault-unknown-option", [("option", text(option)), ("known", known)])
        }
        SpecError::UnknownValue { option, value, known } => {
            let known = text(known.join(", "));
            let args = [("option", text(option)), ("value", text(value)), ("known", known)];
            with("fault-unknown-value", args)
        }
        SpecError::NoFigure => plain("fault-no-figure"),
        SpecError::Figure { board, fault } => figure(Board::of(*board), fault),
        SpecError::Contradiction { one, other } => {
            let pair = |(name, value): &(&str, &str)| text(format!("{name}={value}"));
            with("fault-contradiction", [("one", pair(one)), ("other", pair(other))])
        }
        _ => crate::other(fault),
    }
}

/// A sentence about rules that this program does not know, with those it knows.
pub fn rules(key: &str, unknown: u32) -> Said {
    let known: Vec<String> = rules::KNOWN_RULES.map(|number| number.to_string()).collect();
    with(key, [("number", number(unknown)), ("known", text(known.join(", ")))])
}

/// What is wrong with a figure.
fn figure(board: &Board, fault: &FigureError) -> Said {
    match fault {
        FigureError::Picture(fault) => picture(fault),
        FigureError::UnknownMark { cell, mark } => {
            let cell = text(board.name(*cell));
            with("fault-figure-mark", [("mark", text(mark)), ("cell", cell)])
        }
        FigureError::Size { wanted, found } => {
            with("fault-figure-size", [("wanted", number(*wanted)), ("found", number(*found))])
        }
        FigureError::AtHome => plain("fault-figure-at-home"),
    }
}
