//! The games of this family, a short file each.

mod tippy;

pub use tippy::TIPPY;
