//! The games of this family, a short file each.

mod dutch_halma;
mod le_zug;

pub use dutch_halma::DUTCH_HALMA;
pub use le_zug::LE_ZUG;
