//! Top Secret: from the middle of the board over its edge.

use super::super::Variant;
use crate::head::{Booklet, Head};

/// `top-secret`
pub const TOP_SECRET: Variant = Variant {
    head: Head { id: "top-secret", booklet: Booklet::ClassicLineHalma, section: "Top Secret" },
    // The 36 cells (rule 1).
    middle: ("f6", "k11"),
};
