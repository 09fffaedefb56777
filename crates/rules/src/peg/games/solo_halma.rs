//! Solo-Halma or Solitaire: jump until a single piece is left, in the middle.

use super::super::{Task, Variant};
use crate::head::{Booklet, Head};

/// `solo-halma`
pub const SOLO_HALMA: Variant = Variant {
    head: Head {
        id: "solo-halma",
        booklet: Booklet::ClassicLineHalma,
        section: "Solo-Halma oder Solitär",
    },
    // From all but the middle (solo-halma 1) to the middle alone (solo-halma 3).
    task: Task::Empty,
};
