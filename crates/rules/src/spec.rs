//! Specs: which game, how many players, which house rules.

use crate::catalogue;
use crate::families::Entry;
use crate::options::RULES;
use crate::spec_error::SpecError;
use std::collections::BTreeMap;

/// A game that is about to be built: an id, a number of players, the seat that
/// begins, the options that differ from their defaults, a figure of one's own, and the
/// number of the rules.
///
/// ```
/// use spielhof_rules::Spec;
/// let spec = Spec::of("chinese-checkers", 6).unwrap().set("jumps", "adjacent");
/// let game = spec.build().unwrap();
/// assert_eq!(game.start().actions().len(), 14);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    entry: &'static Entry,
    players: Option<u8>,
    first: u8,
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) figure: Option<String>,
    rules: u32,
}

impl Spec {
    /// A game of the catalogue with a number of players, all options at their defaults.
    pub fn of(id: &str, players: u8) -> Result<Spec, SpecError> {
        Ok(Spec { players: Some(players), ..Spec::smallest(id)? })
    }

    /// A game of the catalogue with its smallest number of players.
    pub fn smallest(id: &str) -> Result<Spec, SpecError> {
        let entry = catalogue::find(id).ok_or_else(|| SpecError::UnknownGame {
            id: id.to_owned(),
            nearest: catalogue::nearest(id),
        })?;
        Ok(Spec {
            entry,
            players: None,
            first: 1,
            options: BTreeMap::new(),
            figure: None,
            rules: RULES,
        })
    }

    /// Under the rules of this number, instead of the current ones. Whether this program
    /// knows them is checked when the game is built.
    ///
    /// ```
    /// use spielhof_rules::{Spec, SpecError};
    /// let spec = Spec::of("halma", 2).unwrap();
    /// assert_eq!(spec.clone().with_rules(1).build().unwrap().spec().rules(), 1);
    /// let faults = spec.with_rules(99).build().unwrap_err();
    /// assert_eq!(faults, [SpecError::UnknownRules(99)]);
    /// ```
    pub fn with_rules(mut self, number: u32) -> Spec {
        self.rules = number;
        self
    }

    /// With this option set. Whether it exists is checked when the game is built.
    pub fn set(mut self, option: &str, value: &str) -> Spec {
        self.options.insert(option.to_owned(), value.to_owned());
        self
    }

    /// With a figure of one's own to play to: a picture of the board with an `o` on each of
    /// its cells. Whether it fits is checked when the game is built.
    ///
    /// ```
    /// use spielhof_rules::Spec;
    /// let bar = "8 . . o o o o o o o o o o . . . .\n7 . . o o o o o o o o o . . . . .";
    /// let game = Spec::of("meeting-point", 1).unwrap().figure(bar).build().unwrap();
    /// assert_eq!(game.figure().unwrap().lines().count(), 2);
    /// ```
    pub fn figure(mut self, picture: &str) -> Spec {
        self.figure = Some(picture.to_owned());
        self
    }

    /// With this seat (counted from one) to begin.
    pub fn starting(mut self, seat: u8) -> Spec {
        self.first = seat;
        self
    }

    /// The entry in the catalogue.
    pub fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// The game's id.
    pub fn id(&self) -> &'static str {
        self.entry.head().id
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players.unwrap_or_else(|| self.entry.players()[0])
    }

    /// The seat that begins, counted from one.
    pub fn first(&self) -> u8 {
        self.first
    }

    /// The number of the rules.
    pub fn rules(&self) -> u32 {
        self.rules
    }
}
