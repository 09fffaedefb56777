//! The games of this family, a short file each.

mod gobang;

pub use gobang::GOBANG;
