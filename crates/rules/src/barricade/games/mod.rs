//! The editions of Barricade, a short file each.

mod barricade;
mod barricade_gold;

pub use barricade::BARRICADE;
pub use barricade_gold::BARRICADE_GOLD;
