//! Tippy: pieces are placed in turn and shut in between four.

use super::super::{On, Variant};
use crate::head::{Booklet, Head};

/// `tippy`
pub const TIPPY: Variant = Variant {
    head: Head { id: "tippy", booklet: Booklet::ClassicLineHalma, section: "Tippy" },
    players: &[2, 3],
    pieces: 15,
    // On the cells of the square board, or on its crossing points (rule 1).
    board: &[On::Cells, On::Points],
};
