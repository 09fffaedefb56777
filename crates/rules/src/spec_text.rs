//! From text to a game: the one place where an id, numbers and option names become a game.

use crate::options::RULES;
use crate::position::AnyGame;
use crate::spec::Spec;
use crate::spec_error::SpecError;
use board::ErrorList;
use std::sync::Arc;

/// A game as records, stored tables, requests and commands name it. Nothing in it is checked yet.
///
/// ```
/// use spielhof_rules::SpecText;
/// let options = vec![("jumps", "adjacent")];
/// let text = SpecText { players: Some(6), options, ..SpecText::new("chinese-checkers") };
/// assert_eq!(text.build().unwrap().start().actions().len(), 14);
/// let errors = SpecText::new("chess").build().unwrap_err();
/// assert_eq!(errors.iter().count(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecText<'a> {
    /// The id in the catalogue.
    pub id: &'a str,
    /// How many play; the smallest number if not given.
    pub players: Option<u8>,
    /// The seat that begins, counted from one; the first if not given.
    pub first: Option<u8>,
    /// The number of the rules; the current ones if not given.
    pub rules: Option<u32>,
    /// Names and values of options.
    pub options: Vec<(&'a str, &'a str)>,
    /// A picture of the figure to play to.
    pub figure: Option<&'a str>,
}

impl<'a> SpecText<'a> {
    /// A game of this id, with nothing else given.
    pub fn new(id: &'a str) -> SpecText<'a> {
        SpecText { id, players: None, first: None, rules: None, options: Vec::new(), figure: None }
    }

    /// The spec, if the catalogue has the game. Everything else is checked by [`Spec::build`].
    pub fn spec(&self) -> Result<Spec, SpecError> {
        let spec = match self.players {
            Some(players) => Spec::of(self.id, players),
            None => Spec::smallest(self.id),
        }?;
        let spec = spec.starting(self.first.unwrap_or(1)).with_rules(self.rules.unwrap_or(RULES));
        let spec = self.options.iter().fold(spec, |spec, (name, value)| spec.set(name, value));
        Ok(match self.figure {
            Some(figure) => spec.figure(figure),
            None => spec,
        })
    }

    /// Builds the game, or reports everything that is wrong at once.
    pub fn build(&self) -> Result<Arc<AnyGame>, ErrorList<SpecError>> {
        self.spec()?.build()
    }
}
