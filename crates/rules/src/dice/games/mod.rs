//! The race games that are played with dice.

mod dice_halma;

pub use dice_halma::DICE_HALMA;
