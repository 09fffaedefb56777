use crate::setup::picture;
use crate::{number, plain, text, with};
use board::Board;
use rules::{FigureFault, SpecFault};
use wire::Said;

/// What is wrong with a game that was asked for.
pub fn spec(fault: &SpecFault) -> Said {
    match fault {
        SpecFault::UnknownGame { id, nearest } => {
            with("fault-unknown-game", [("id", text(id)), ("nearest", text(nearest))])
        }
        SpecFault::UnknownRules(number) => rules("fault-rules", *number),
        SpecFault::Players { players, allowed } => {
            let allowed: Vec<String> = allowed.iter().map(u8::to_string).collect();
            let allowed = text(allowed.join(", "));
            with("fault-players", [("players", number(*players)), ("allowed", allowed)])
        }
        SpecFault::FirstSeat { seat, seats } => {
            with("fault-first-seat", [("seat", number(*seat)), ("seats", number(*seats))])
        }
        SpecFault::UnknownOption { option, known } if known.is_empty() => {
            with("fault-no-options", [("option", text(option))])
        }
        SpecFault::UnknownOption { option, known } => {
            let known = text(known.join(", "));
            with("fault-unknown-option", [("option", text(option)), ("known", known)])
        }
        SpecFault::UnknownValue { option, value, known } => {
            let known = text(known.join(", "));
            let args = [("option", text(option)), ("value", text(value)), ("known", known)];
            with("fault-unknown-value", args)
        }
        SpecFault::NoFigure => plain("fault-no-figure"),
        SpecFault::Figure { board, fault } => figure(Board::of(*board), fault),
        SpecFault::Contradiction { one, other } => {
            let pair = |(name, value): &(&str, &str)| text(format!("{name}={value}"));
            with("fault-contradiction", [("one", pair(one)), ("other", pair(other))])
        }
    }
}

/// A sentence about rules that this program does not know, with those it knows.
pub fn rules(key: &str, unknown: u32) -> Said {
    let known: Vec<String> = rules::KNOWN_RULES.map(|number| number.to_string()).collect();
    with(key, [("number", number(unknown)), ("known", text(known.join(", ")))])
}

/// What is wrong with a figure.
fn figure(board: &Board, fault: &FigureFault) -> Said {
    match fault {
        FigureFault::Picture(fault) => picture(fault),
        FigureFault::UnknownMark { cell, mark } => {
            let cell = text(board.name(*cell));
            with("fault-figure-mark", [("mark", text(mark)), ("cell", cell)])
        }
        FigureFault::Size { wanted, found } => {
            with("fault-figure-size", [("wanted", number(*wanted)), ("found", number(*found))])
        }
        FigureFault::AtHome => plain("fault-figure-at-home"),
    }
}
