//! The registry of families. Everything that is the same for all families is generated from the
//! two lists at the end: the enums, dispatch, start, loading and equality.

use crate::barricade::{self, Barricade};
use crate::captive::{self, Captive};
use crate::cats::{self, Cats};
use crate::dice::{self, Dice};
use crate::forward::{self, Forward};
use crate::game::Game;
use crate::gobang::{self, Gobang};
use crate::options::Picks;
use crate::peg::{self, Peg};
use crate::people::People;
use crate::race::{self, Race};
use crate::rakado::{self, Rakado};
use crate::secret::{self, Secret};
use crate::setup::{Setup, SetupError};
use crate::tippy::{self, Tippy};
use crate::variant::Variant;
#[cfg(not(target_family = "wasm"))]
use board::BoardId;
use board::ErrorList;
use std::sync::Arc;

/// Generates the types over all families; `if` gives the condition under which a family is
/// compiled. The first argument is a dollar sign: the generated macros need it for their own
/// variables.
macro_rules! families {
    ($d:tt $($(#[$doc:meta])* $name:ident($game:ty, $state:ty) $(if $cfg:meta)?,)+) => {
        /// The rules of a game of any family.
        #[derive(Clone, Debug)]
        pub enum Family {
            $($(#[$doc])* $(#[cfg($cfg)])? $name(Arc<$game>),)+
        }

        /// A game of any family together with a position of it.
        ///
        /// ```
        /// use spielhof_rules::{Game, Play, Spec, with_play};
        /// let position = Spec::of("gobang", 2).unwrap().build().unwrap().start();
        /// // Either for one family …
        /// let Play::Gobang(game, state) = position.play() else { panic!("gobang is of its own family") };
        /// assert_eq!(game.count(state), 256);
        /// // … or for all of them, without a virtual call for each action.
        /// assert_eq!(with_play!(position.play(), (game, state) => game.count(state)), 256);
        /// ```
        #[derive(Clone, Debug)]
        pub enum Play {
            $($(#[$doc])* $(#[cfg($cfg)])? $name(Arc<$game>, $state),)+
        }

        /// Runs the same code for every family, with the game and its state by name:
        /// `with_play!(position.play(), (game, state) => …)`.
        #[macro_export]
        macro_rules! with_play {
            ($d play:expr, ($d game:ident, $d state:ident) => $d body:expr) => {
                match $d play {
                    $($(#[cfg($cfg)])? $d crate::Play::$name($d game, $d state) => $d body,)+
                }
            };
        }

        /// The same for a game without a position.
        macro_rules! with_family {
            ($d family:expr, $d game:ident => $d body:expr) => {
                match $d family {
                    $($(#[cfg($cfg)])? $d crate::Family::$name($d game) => $d body,)+
                }
            };
        }

        impl Family {
            /// The position at the start.
            pub(crate) fn start(&self) -> Play {
                match self {
                    $($(#[cfg($cfg)])?
                    Family::$name(game) => Play::$name(game.clone(), game.start()),)+
                }
            }

            /// The position that a set-up describes.
            pub(crate) fn load(&self, setup: &Setup) -> Result<Play, ErrorList<SetupError>> {
                Ok(match self {
                    $($(#[cfg($cfg)])?
                    Family::$name(game) => Play::$name(game.clone(), game.load(setup)?),)+
                })
            }
        }

        impl Play {
            /// Is the state of the other position the same, whatever the options of its game?
            pub(crate) fn has_state_of(&self, other: &Play) -> bool {
                match (self, other) {
                    $($(#[cfg($cfg)])?
                    (Play::$name(_, own), Play::$name(_, other)) => own == other,)+
                    _ => false,
                }
            }
        }

        $($(#[cfg($cfg)])?
        impl From<$game> for Family {
            fn from(game: $game) -> Family {
                Family::$name(Arc::new(game))
            }
        })+
    };
}

/// Generates the type of the catalogue's entries: for each kind of variant, how it is built.
macro_rules! entries {
    ($($(#[$doc:meta])* $name:ident($variant:ty) = $build:expr,)+) => {
        /// A game of the catalogue: a variant of one of the families.
        ///
        /// ```
        /// use spielhof_rules::catalogue;
        /// let entry = catalogue::find("chinese-checkers").unwrap();
        /// assert_eq!(entry.head().id, "chinese-checkers");
        /// assert_eq!(entry.players(), [2, 3, 4, 5, 6]);
        /// assert_eq!(entry.board(), board::BoardId::Star);
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Entry {
            $($(#[$doc])* $name(&'static $variant),)+
        }

        impl Entry {
            /// What every variant answers.
            pub(crate) fn variant(&self) -> &'static dyn Variant {
                match *self { $(Entry::$name(variant) => variant,)+ }
            }

            /// The name of the kind of variant it is: games of the same kind are similar.
            ///
            /// ```
            /// use spielhof_rules::catalogue::find;
            /// assert_eq!(find("halma").unwrap().kind(), "Race");
            /// assert_eq!(find("barricade-gold").unwrap().kind(), "Barricade");
            /// ```
            pub fn kind(&self) -> &'static str {
                match *self { $(Entry::$name(_) => stringify!($name),)+ }
            }

            /// The game with the options that were picked.
            pub(crate) fn build(&self, picks: &mut Picks) -> Family {
                match *self {
                    $(Entry::$name(variant) => {
                        let build: fn(&'static $variant, &mut Picks) -> Family = $build;
                        build(variant, picks)
                    })+
                }
            }
        }
    };
}

families! { $
    /// A race on the star. In WebAssembly it is played with the sets of the square board: code that
    /// is not compiled twice makes a smaller module.
    Star(Race<2>, race::State<2>) if not(target_family = "wasm"),
    /// A race on the square board.
    Square(Race<4>, race::State<4>),
    /// A race with dice.
    Dice(Dice, dice::State),
    /// Barricade.
    Barricade(Barricade, barricade::State),
    /// Rakado.
    Rakado(Rakado, rakado::State),
    /// Captive pieces.
    Captive(Captive, captive::State),
    /// A peg game.
    Peg(Peg, peg::State),
    /// Armies that only go forward.
    Forward(Forward, forward::State),
    /// Tippy.
    Tippy(Tippy, tippy::State),
    /// Gobang.
    Gobang(Gobang, gobang::State),
    /// Top Secret.
    Secret(Secret, secret::State),
    /// Cat and Mouse.
    Cats(Cats, cats::State),
}

entries! {
    /// Steps and jumps across the board.
    Race(race::Variant) = |variant, picks| match variant.board() {
        #[cfg(not(target_family = "wasm"))]
        BoardId::Star => variant.build::<2>(picks).into(),
        _ => variant.build::<4>(picks).into(),
    },
    /// The same by the roll of dice.
    Dice(dice::Variant) = |variant, picks| variant.build(picks).into(),
    /// Barricade.
    Barricade(barricade::Variant) = |variant, picks| variant.build(picks).into(),
    /// Straight ahead by the roll of a die.
    Rakado(rakado::Variant) = |variant, picks| variant.build(picks).into(),
    /// Jumping out of a full hexagon.
    Captive(captive::Variant) = |variant, picks| variant.build(picks).into(),
    /// Five in a row.
    Gobang(gobang::Variant) = |variant, picks| variant.build(picks).into(),
    /// Shutting enemies in.
    Tippy(tippy::Variant) = |variant, picks| variant.build(picks).into(),
    /// Placing in the middle and leaving over the edge.
    Secret(secret::Variant) = |variant, picks| variant.build(picks).into(),
    /// Cats against mice.
    Cats(cats::Variant) = |variant, picks| variant.build(picks).into(),
    /// Armies that only go forward.
    Forward(forward::Variant) = |variant, picks| variant.build(picks).into(),
    /// Jumps on the cross.
    Peg(peg::Variant) = |variant, picks| variant.build(picks).into(),
}
