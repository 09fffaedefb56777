use crate::{number, plain, text, with};
use board::{Board, PictureFault};
use rules::{MovedFault, Piece, SetupFault};
use wire::{Arg, Said};

/// What is wrong with a picture.
pub(crate) fn picture(fault: &PictureFault) -> Said {
    match fault {
        PictureFault::UnknownRow(row) => with("fault-picture-row", [("row", text(row))]),
        PictureFault::RowTwice(row) => with("fault-picture-twice", [("row", text(row))]),
        PictureFault::RowLength { row, wanted, found } => {
            let args = [("row", text(row)), ("wanted", number(*wanted)), ("found", number(*found))];
            with("fault-picture-length", args)
        }
    }
}

fn mark(piece: Piece) -> Arg {
    text(rules::mark(piece))
}

/// What is wrong with the line of pieces that have moved.
fn moved(board: &Board, fault: &MovedFault) -> Said {
    match fault {
        MovedFault::NoCell(name) => with("fault-moved-no-cell", [("name", text(name))]),
        MovedFault::NotOwn { cell, seat } => with(
            "fault-moved-not-own",
            [("cell", text(board.name(*cell))), ("seat", number(*seat))],
        ),
        MovedFault::NotOneRoll { moved, steps, jumps } => {
            let (steps, jumps) = (("steps", number(*steps)), ("jumps", number(*jumps)));
            with("fault-moved-not-one-roll", [("moved", number(*moved)), steps, jumps])
        }
    }
}

/// What is wrong with a set-up on this board.
pub fn setup(board: &Board, fault: &SetupFault) -> Said {
    match fault {
        SetupFault::Picture(fault) => picture(fault),
        SetupFault::UnknownMark { cell, mark } => {
            with("fault-mark", [("mark", text(mark)), ("cell", text(board.name(*cell)))])
        }
        SetupFault::UnknownField(field) => with("fault-field", [("field", text(field))]),
        SetupFault::FieldTwice(field) => with("fault-field-twice", [("field", text(field))]),
        SetupFault::BadField { field, value } if value.is_empty() => {
            with("fault-field-empty", [("field", text(field))])
        }
        SetupFault::BadField { field, value } => {
            with("fault-field-value", [("field", text(field)), ("value", text(value))])
        }
        SetupFault::Moved(fault) => moved(board, fault),
        SetupFault::TooMany { piece, most, found } => {
            let args = [("mark", mark(*piece)), ("most", number(*most)), ("found", number(*found))];
            with("fault-too-many", args)
        }
        SetupFault::NoPieces(colour) => {
            with("fault-no-pieces", [("mark", mark(Piece::Of(*colour)))])
        }
        SetupFault::NoMarked(colour) => {
            with("fault-no-marked", [("mark", mark(Piece::Marked(*colour)))])
        }
        SetupFault::Misplaced { cell, piece } => {
            with("fault-misplaced", [("mark", mark(*piece)), ("cell", text(board.name(*cell)))])
        }
        SetupFault::TurnOfNobody => plain("fault-turn-of-nobody"),
        SetupFault::Barricades { wanted, found } => {
            with("fault-barricades", [("wanted", number(*wanted)), ("found", number(*found))])
        }
    }
}
