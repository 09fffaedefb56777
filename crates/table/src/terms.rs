//! What a table is opened with.

use crate::clock::Clock;
use rules::ErrorList;
use rules::{AnyGame, RULES, SpecError, SpecText};
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Who a chair is meant for.
///
/// ```
/// use spielhof_table::{Chair, Guest, Holder, Seed, Table, Terms};
/// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
/// let terms = Terms { chairs: vec![Chair::Person, Chair::Computer(3)], ..Terms::of(&game) };
/// let table = Table::open("t1", terms, Seed::new([0; 32]), game, &[(1, Guest(1))], 0).unwrap();
/// assert_eq!(table.holders(), [Holder::Person(Guest(1)), Holder::Computer(3)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Chair {
    /// A person.
    Person,
    /// A computer of this level.
    Computer(u8),
}

/// What a table is opened with. Every option is written down, as in a record, so that a
/// later change of a default changes no table.
///
/// ```
/// use spielhof_table::Terms;
/// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
/// let terms = Terms { pace: 500, ..Terms::of(&game) };
/// assert!(terms.chat && terms.hints && !terms.listed);
/// assert_eq!(terms.build().unwrap().start(), game.start());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub struct Terms {
    /// The id of the game.
    pub game: String,
    /// The number of the rules.
    pub rules: u32,
    /// How many play.
    pub players: u8,
    /// The seat that begins, from one; any if it is drawn by lot.
    pub first: u8,
    /// Is the seat that begins drawn by lot, from the server's seed and the salts of the players?
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "std::ops::Not::not"))]
    pub lot: bool,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// The figure that was drawn for it, if not the usual one.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub figure: Option<String>,
    /// The set-up it begins from, if not from the usual start.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub setup: Option<String>,
    /// Actions that were played elsewhere before this table was opened, as they are written: it is
    /// a copy. They must be legal and cannot be taken back, and nobody proves their rolls.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub earlier: Vec<String>,
    /// Who is to sit where.
    pub chairs: Vec<Chair>,
    /// How much time there is.
    pub clock: Clock,
    /// May people chat?
    pub chat: bool,
    /// May people ask the computer for a hint? Tables opened before this was asked allow it.
    #[cfg_attr(feature = "serde", serde(default = "allowed"))]
    pub hints: bool,
    /// Can everybody find it?
    pub listed: bool,
    /// Does its result change ratings? Then nothing is taken back, no computer stands in, and a seat
    /// stays with its player.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "std::ops::Not::not"))]
    pub rated: bool,
    /// Thousandths of a second that a computer takes for a turn at least.
    pub pace: u32,
}

#[cfg(feature = "serde")]
fn allowed() -> bool {
    true
}

impl Terms {
    /// The usual terms of a game: people on all chairs, no clock, chat, hints, not listed, not
    /// rated.
    pub fn of(game: &AnyGame) -> Terms {
        let spec = game.spec();
        let own = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
        Terms {
            game: spec.id().to_owned(),
            rules: spec.rules(),
            players: spec.players(),
            first: spec.first(),
            lot: false,
            options: game.options().iter().map(own).collect(),
            figure: game.figure().map(str::to_owned),
            setup: None,
            earlier: Vec::new(),
            chairs: vec![Chair::Person; game.seating().seats()],
            clock: Clock::None,
            chat: true,
            hints: true,
            listed: false,
            rated: false,
            pace: 0,
        }
    }

    /// The same terms for a new game, which is played from its start and by the current rules. A
    /// table with a set-up keeps its rules: later ones may not know that position.
    pub fn renewed(&self) -> Terms {
        let same = Terms { earlier: Vec::new(), ..self.clone() };
        let current = Terms { rules: RULES, ..same.clone() };
        match current.build() {
            Ok(game) if self.setup.is_none() => {
                Terms { options: Terms::of(&game).options, ..current }
            }
            _ => same,
        }
    }

    /// Terms that hold together: who begins a game that is already being played is not drawn.
    pub(crate) fn settled(self) -> Terms {
        Terms { lot: self.lot && self.earlier.is_empty(), ..self }
    }

    /// Builds the game.
    pub fn build(&self) -> Result<Arc<AnyGame>, ErrorList<SpecError>> {
        let text = SpecText {
            id: &self.game,
            players: Some(self.players),
            first: Some(self.first),
            rules: Some(self.rules),
            options: self.options.iter().map(|(name, value)| (&**name, &**value)).collect(),
            figure: self.figure.as_deref(),
        };
        text.build()
    }
}
