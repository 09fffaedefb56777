//! What a table is opened with.

use crate::clock::Clock;
use rules::{AnyGame, RULES, Spec, SpecFault};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Who a chair is meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Chair {
    /// A person.
    Person,
    /// A computer of this level.
    Computer(u8),
}

/// What a table is opened with. Every option is written down, as in a record, so that a
/// later change of a default changes no table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Terms {
    /// The id of the game.
    pub game: String,
    /// The number of the rules.
    pub rules: u32,
    /// How many play.
    pub players: u8,
    /// The seat that begins, from one.
    pub first: u8,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// The figure that was drawn for it, if not the usual one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<String>,
    /// The set-up it begins from, if not from the usual start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<String>,
    /// Who is to sit where.
    pub chairs: Vec<Chair>,
    /// How much time there is.
    pub clock: Clock,
    /// May people chat?
    pub chat: bool,
    /// Can everybody find it?
    pub listed: bool,
    /// Thousandths of a second that a computer takes for a turn at least.
    pub pace: u32,
}

impl Terms {
    /// The usual terms of a game: people on all chairs, no clock, chat, not listed.
    pub fn of(game: &AnyGame) -> Terms {
        let spec = game.spec();
        let own = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
        Terms {
            game: spec.id().to_owned(),
            rules: RULES,
            players: spec.players(),
            first: spec.first(),
            options: game.options().iter().map(own).collect(),
            figure: game.figure().map(str::to_owned),
            setup: None,
            chairs: vec![Chair::Person; game.seating().seats()],
            clock: Clock::None,
            chat: true,
            listed: false,
            pace: 0,
        }
    }

    /// Builds the game.
    pub fn build(&self) -> Result<Arc<AnyGame>, Vec<SpecFault>> {
        let spec = Spec::of(&self.game, self.players).map_err(|fault| vec![fault])?;
        let spec = spec.starting(self.first);
        let spec = self.options.iter().fold(spec, |spec, (name, value)| spec.set(name, value));
        match &self.figure {
            Some(figure) => spec.figure(figure),
            None => spec,
        }
        .build()
    }
}
