//! Which sentence a fault of a tournament is.

use crate::say::Fault;
pub use server::tournament_said as denial_said;
use tournament::{Denial, Entrant, EventTextError};
use wire::Said;

/// A fault with nothing to fill in.
pub fn fault(key: &str) -> Fault {
    Fault::Said(vec![say::plain(key)])
}

/// A fault with one text to fill in.
pub fn fault_with(key: &str, name: &str, value: &str) -> Fault {
    Fault::Said(vec![say::with(key, [(name, say::text(value))])])
}

/// Why a command is not carried out. Without names an entrant is told by number.
pub fn denied(denial: &Denial, name: Option<&dyn Fn(Entrant) -> String>) -> Fault {
    Fault::Said(vec![denial_said(denial, name)])
}

/// Why a line is no event.
pub fn line_said(error: &EventTextError) -> Said {
    match error {
        EventTextError::Unknown(word) => {
            say::with("tournament-fault-unknown", [("word", say::text(word))])
        }
        EventTextError::Form(example) => {
            say::with("tournament-fault-form", [("example", say::text(example))])
        }
    }
}
