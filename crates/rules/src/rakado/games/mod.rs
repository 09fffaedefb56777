//! The games of this family, a short file each.

mod rakado;

pub use rakado::RAKADO;
