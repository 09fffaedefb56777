//! What a game is, the families of games, and the catalogue of all games.
//!
//! Pure: no input or output, no clock, no random number. A [`Spec`] names a game and
//! its house rules, [`Spec::build`] makes an [`AnyGame`] of it, and that hands out
//! [`Position`]s. Code that is made for speed is generic over [`Game`] instead and
//! reaches it through [`Position::play`].
//!
//! ```
//! use spielhof_rules::{Spec, ToAct};
//!
//! let game = Spec::of("barricade", 3).unwrap().set("opening", "first").build().unwrap();
//! let mut position = game.start();
//! assert_eq!(position.to_act(), ToAct::Chance);
//! for text in ["d4", "yard-f1", "d6"] {
//!     let action = position.read(text).unwrap();
//!     position.act(action).unwrap();
//! }
//! assert_eq!(position.turn().number(), 2);
//! ```

mod action;
pub mod barricade;
mod build;
pub mod captive;
pub mod catalogue;
pub mod cats;
pub mod dice;
#[macro_use]
mod families;
mod figure;
pub mod forward;
mod game;
pub mod gobang;
mod hash;
mod head;
mod notation;
mod options;
pub mod peg;
mod people;
mod perft;
mod position;
pub mod race;
pub mod rakado;
mod reason;
mod refusal;
mod seating;
pub mod secret;
#[cfg(feature = "serde")]
mod serde_impls;
mod setup;
mod spec;
mod spec_error;
mod spec_text;
mod standing;
pub mod tippy;
mod variant;

pub use action::Action;
pub use board::ErrorList;
pub use catalogue::CATALOGUE;
pub use families::{Entry, Family, Play};
pub use figure::FigureError;
pub use game::{Game, Observer, Piece, Place, ToAct};
pub use hash::Placement;
pub use head::{Booklet, Head};
pub use notation::ReadError;
pub use options::{Choice, KNOWN_RULES, OptionInfo, RULES, Value};
pub use people::{Choices, Effect, Gait, Marking, People, Pick, PieceKind, Way};
pub use perft::{divide, perft};
pub use position::{AnyGame, Position};
pub use reason::Reason;
pub use refusal::{Detail, Refusal};
pub use seating::{Colour, Hue, MOST, Seat, Seating, Side};
pub use setup::{MovedError, Setup, SetupError, mark};
pub use spec::Spec;
pub use spec_error::SpecError;
pub use spec_text::SpecText;
pub use standing::{Outcome, Places, Standing};

/// The example of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
