//! The boards: which cells there are, what they are called, and how they lie.
//!
//! Geometry only. Nothing here knows a rule, a piece or a player, and the crate
//! has no dependencies but for the optional `serde`. A [`Board`] answers questions about [`Cell`]s; a [`Set`]
//! holds cells.
//!
//! ```
//! use spielhof_board::{Board, Set};
//!
//! let star = Board::star();
//! let centre = star.cell("i5").unwrap();
//! let ring: Set<2> = star.neighbours(centre).collect();
//! assert_eq!(ring.len(), 6);
//! assert!(ring.contains(star.cell("j6").unwrap()));
//! ```

mod barricade;
mod board;
mod boards;
mod cell;
mod error_list;
mod picture;
#[cfg(feature = "serde")]
mod serde_impls;
mod set;
mod square;
mod star;
mod symmetry;

pub use barricade::{BarricadeField, barricade_fields};
pub use board::{Board, BoardId, Point, Shade};
pub use cell::Cell;
pub use error_list::ErrorList;
pub use picture::{PictureError, Rows};
pub use set::Set;
pub use square::{Corner, SquareYard};
pub use star::{StarYard, Tip, hexagon};
pub use symmetry::Symmetry;

/// The example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
