//! The games of this family, a short file each.

mod top_secret;

pub use top_secret::TOP_SECRET;
