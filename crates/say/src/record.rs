use crate::{number, plain, read, rules, setup, spec, text, with};
use board::Board;
use table::RecordError;
use wire::{Arg, Said};

/// What is wrong with a record. An action that cannot be played takes two sentences: which
/// it is, and why.
pub fn record(fault: &RecordError) -> Vec<Said> {
    match fault {
        RecordError::Header { line, text: given } => {
            vec![with("fault-record-header", [("line", number(*line)), ("text", text(given))])]
        }
        RecordError::Missing(field) => vec![with("fault-record-missing", [("field", text(field))])],
        RecordError::OtherRules(number) => vec![rules("fault-record-rules", *number)],
        RecordError::Spec(faults) => faults.iter().map(spec).collect(),
        RecordError::Setup(board, faults) => {
            let board = Board::of(*board);
            faults.iter().map(|fault| setup(board, fault)).collect()
        }
        RecordError::Action { turn, text: given, game, board, fault } => {
            let which = [("turn", number(*turn)), ("text", text(given))];
            vec![with("fault-record-action", which), read(game, Board::of(*board), fault)]
        }
        RecordError::Result { written, played } => {
            let args = [("written", ranks(written)), ("played", ranks(played))];
            vec![with("fault-record-result", args)]
        }
        RecordError::Ranks { ending, written } => {
            let args = [("ending", text(ending.name())), ("written", ranks(written))];
            vec![with("fault-record-ranks", args)]
        }
        RecordError::SaltOfNobody(seat) => {
            vec![with("fault-record-salt", [("seat", number(*seat))])]
        }
        RecordError::SeedTooEarly => vec![plain("fault-record-seed")],
        _ => vec![crate::other(fault)],
    }
}

/// Ranks, or the word by which the sentence knows that there are none yet.
fn ranks(ranks: &Option<Vec<u8>>) -> Arg {
    match ranks {
        Some(ranks) => text(ranks.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")),
        None => text("open"),
    }
}
