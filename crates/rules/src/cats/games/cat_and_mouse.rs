//! Cat and Mouse: two cats against nineteen mice.

use super::super::{Chain, Scatter, Variant};
use crate::head::{Booklet, Head};

/// `cat-and-mouse`
pub const CAT_AND_MOUSE: Variant = Variant {
    head: Head {
        id: "cat-and-mouse",
        booklet: Booklet::ClassicLineHalma,
        section: "Katz und Maus",
    },
    mice: 19,
    // The booklet spreads the mice "as you like": nobody says by whom (rule 1).
    scatter: &[Scatter::Chosen, Scatter::Random],
    // It lets cats jump, and says nothing of jumping on (rule 4).
    chain: &[Chain::No, Chain::Yes],
};
