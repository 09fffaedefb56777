//! Retour: Solo-Halma backwards, from a single piece to the full cross.

use super::super::{Task, Variant};
use crate::head::{Booklet, Head};

/// `retour`
pub const RETOUR: Variant = Variant {
    head: Head { id: "retour", booklet: Booklet::ClassicLineHalma, section: "Retour" },
    // The same backwards (retour 1), to all but the middle (retour 2).
    task: Task::Fill,
};
