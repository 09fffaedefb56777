//! The peg games, a short file each.

mod retour;
mod solo_halma;

pub use retour::RETOUR;
pub use solo_halma::SOLO_HALMA;
