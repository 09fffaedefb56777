//! From a spec to a game.

use crate::options::{KNOWN_RULES, Picks};
use crate::position::AnyGame;
use crate::spec::Spec;
use crate::spec_error::SpecError;
use board::ErrorList;
use std::sync::Arc;

impl Spec {
    /// Builds the game, or reports everything that is wrong with the spec at once.
    pub fn build(&self) -> Result<Arc<AnyGame>, ErrorList<SpecError>> {
        if !KNOWN_RULES.contains(&self.rules()) {
            // Which options and players these rules have is not known either.
            return Err(SpecError::UnknownRules(self.rules()).into());
        }
        let (entry, players) = (self.entry(), self.players());
        let allowed = entry.players();
        if !allowed.contains(&players) {
            // The options depend on the players, so nothing else can be checked.
            return Err(SpecError::Players { players, allowed }.into());
        }
        let (options, figure) = (self.options.clone(), self.figure.clone());
        let mut picks = Picks::wanted(players, self.first(), self.rules(), options, figure);
        let family = entry.build(&mut picks);
        let chosen = picks.finish()?;
        Ok(Arc::new(AnyGame::new(self.clone(), chosen, family)))
    }
}
