//! Gefangen 1: Sternhalma in which a side that cannot clear its home is out.

use super::prelude::*;
use super::star_halma::STAR_HALMA;

/// `captive-1`
pub const CAPTIVE_1: Variant = Variant {
    head: Head { id: "captive-1", booklet: Booklet::ClassicLineHalma, section: "Gefangen 1" },
    blocked: &[Blocked::Clear],
    ..STAR_HALMA
};
