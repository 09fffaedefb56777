use crate::{number, plain, record, text, with};
use table::{VerifyError, hex};
use wire::Said;

/// What is wrong with the dice of a record.
pub fn verify(fault: &VerifyError) -> Vec<Said> {
    vec![match fault {
        VerifyError::Record(fault) => return record(fault),
        VerifyError::NoProof => plain("fault-verify-no-proof"),
        VerifyError::NotRevealed => plain("fault-verify-not-revealed"),
        VerifyError::OtherSeed { promised, revealed } => {
            let args = [("promised", text(hex(promised))), ("revealed", text(hex(revealed)))];
            with("fault-verify-seed", args)
        }
        VerifyError::OtherFirst { written, drawn } => {
            with("fault-verify-first", [("written", number(*written)), ("drawn", number(*drawn))])
        }
        VerifyError::Order { before, number: this } => {
            with("fault-verify-order", [("before", number(*before)), ("number", number(*this))])
        }
        VerifyError::Earlier { earlier, found } => {
            with("fault-verify-earlier", [("earlier", number(*earlier)), ("found", number(*found))])
        }
        VerifyError::NoNumber { turn } => with("fault-verify-no-number", [("turn", number(*turn))]),
        VerifyError::NoRoll { number: this } => {
            with("fault-verify-no-roll", [("number", number(*this))])
        }
        VerifyError::OtherRoll { turn, number: this, written, drawn } => {
            let args = [
                ("turn", number(*turn)),
                ("number", number(*this)),
                ("written", text(written)),
                ("drawn", text(drawn)),
            ];
            with("fault-verify-roll", args)
        }
        _ => crate::other(fault),
    }]
}
