//! The games of this family, a short file each.

mod cat_and_mouse;

pub use cat_and_mouse::CAT_AND_MOUSE;
