//! The games of this family, a short file each.

mod captive_2;

pub use captive_2::CAPTIVE_2;
