use crate::{number, plain, text, with};
use board::{Board, PictureError};
use rules::{MovedError, Piece, SetupError};
use wire::{Arg, Said};

/// What is wrong with a picture.
pub(crate) fn picture(fault: &PictureError) -> Said {
    match fault {
        PictureError::UnknownRow(row) => with("fault-picture-row", [("row", text(row))]),
        PictureError::RowTwice(row) => with("fault-picture-twice", [("row", text(row))]),
        PictureError::RowLength { row, wanted, found } => {
            let args = [("row", text(row)), ("wanted", number(*wanted)), ("found", number(*found))];
            with("fault-picture-length", args)
        }
    }
}

fn mark(piece: Piece) -> Arg {
    text(rules::mark(piece))
}

/// What is wrong with the line of pieces that have moved.
fn moved(board: &Board, fault: &MovedError) -> Said {
    match fault {
        MovedError::NoCell(name) => with("fault-moved-no-cell", [("name", text(name))]),
        MovedError::NotOwn { cell, seat } => with(
            "fault-moved-not-own",
            [("cell", text(board.name(*cell))), ("seat", number(*seat))],
        ),
        MovedError::NotOneRoll { moved, steps, jumps } => {
            let (steps, jumps) = (("steps", number(*steps)), ("jumps", number(*jumps)));
            with("fault-moved-not-one-roll", [("moved", number(*moved)), steps, jumps])
        }
    }
}

/// What is wrong with a set-up on this board.
pub fn setup(board: &Board, fault: &SetupError) -> Said {
    match fault {
        SetupError::Picture(fault) => picture(fault),
        SetupError::UnknownMark { cell, mark } => {
            with("fault-mark", [("mark", text(mark)), ("cell", text(board.name(*cell)))])
        }
        SetupError::UnknownField(field) => with("fault-field", [("field", text(field))]),
        SetupError::FieldTwice(field) => with("fault-field-twice", [("field", text(field))]),
        SetupError::BadField { field, value } if value.is_empty() => {
            with("fault-field-empty", [("field", text(field))])
        }
        SetupError::BadField { field, value } => {
            with("fault-field-value", [("field", text(field)), ("value", text(value))])
        }
        SetupError::Moved(fault) => moved(board, fault),
        SetupError::TooMany { piece, most, found } => {
            let args = [("mark", mark(*piece)), ("most", number(*most)), ("found", number(*found))];
            with("fault-too-many", args)
        }
        SetupError::NoPieces(colour) => {
            with("fault-no-pieces", [("mark", mark(Piece::Of(*colour)))])
        }
        SetupError::NoMarked(colour) => {
            with("fault-no-marked", [("mark", mark(Piece::Marked(*colour)))])
        }
        SetupError::Misplaced { cell, piece } => {
            with("fault-misplaced", [("mark", mark(*piece)), ("cell", text(board.name(*cell)))])
        }
        SetupError::TurnOfNobody => plain("fault-turn-of-nobody"),
        SetupError::Barricades { wanted, found } => {
            with("fault-barricades", [("wanted", number(*wanted)), ("found", number(*found))])
        }
        _ => crate::other(fault),
    }
}
