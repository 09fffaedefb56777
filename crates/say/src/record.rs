use crate::{number, plain, read, rules, setup, spec, text, with};
use board::Board;
use table::RecordFault;
use wire::{Arg, Said};

/// What is wrong with a record. An action that cannot be played takes two sentences: which
/// it is, and why.
pub fn record(fault: &RecordFault) -> Vec<Said> {
    match fault {
        RecordFault::Header { line, text: given } => {
            vec![with("fault-record-header", [("line", number(*line)), ("text", text(given))])]
        }
        RecordFault::Missing(field) => vec![with("fault-record-missing", [("field", text(field))])],
        RecordFault::OtherRules(number) => vec![rules("fault-record-rules", *number)],
        RecordFault::Spec(faults) => faults.iter().map(spec).collect(),
        RecordFault::Setup(board, faults) => {
            let board = Board::of(*board);
            faults.iter().map(|fault| setup(board, fault)).collect()
        }
        RecordFault::Action { turn, text: given, game, board, fault } => {
            let which = [("turn", number(*turn)), ("text", text(given))];
            vec![with("fault-record-action", which), read(game, Board::of(*board), fault)]
        }
        RecordFault::Result { written, played } => {
            let args = [("written", ranks(written)), ("played", ranks(played))];
            vec![with("fault-record-result", args)]
        }
        RecordFault::Ranks { ending, written } => {
            let args = [("ending", text(ending.name())), ("written", ranks(written))];
            vec![with("fault-record-ranks", args)]
        }
        RecordFault::SaltOfNobody(seat) => {
            vec![with("fault-record-salt", [("seat", number(*seat))])]
        }
        RecordFault::SeedTooEarly => vec![plain("fault-record-seed")],
    }
}

/// Ranks, or the word by which the sentence knows that there are none yet.
fn ranks(ranks: &Option<Vec<u8>>) -> Arg {
    match ranks {
        Some(ranks) => text(ranks.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")),
        None => text("open"),
    }
}
