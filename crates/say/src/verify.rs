use crate::{number, plain, record, text, with};
use table::{VerifyFault, hex};
use wire::Said;

/// What is wrong with the dice of a record.
pub fn verify(fault: &VerifyFault) -> Vec<Said> {
    vec![match fault {
        VerifyFault::Record(fault) => return record(fault),
        VerifyFault::NoProof => plain("fault-verify-no-proof"),
        VerifyFault::NotRevealed => plain("fault-verify-not-revealed"),
        VerifyFault::OtherSeed { promised, revealed } => {
            let args = [("promised", text(hex(promised))), ("revealed", text(hex(revealed)))];
            with("fault-verify-seed", args)
        }
        VerifyFault::OtherFirst { written, drawn } => {
            with("fault-verify-first", [("written", number(*written)), ("drawn", number(*drawn))])
        }
        VerifyFault::Order { before, number: this } => {
            with("fault-verify-order", [("before", number(*before)), ("number", number(*this))])
        }
        VerifyFault::NoNumber { turn } => with("fault-verify-no-number", [("turn", number(*turn))]),
        VerifyFault::NoRoll { number: this } => {
            with("fault-verify-no-roll", [("number", number(*this))])
        }
        VerifyFault::OtherRoll { turn, number: this, written, drawn } => {
            let args = [
                ("turn", number(*turn)),
                ("number", number(*this)),
                ("written", text(written)),
                ("drawn", text(drawn)),
            ];
            with("fault-verify-roll", args)
        }
    }]
}
