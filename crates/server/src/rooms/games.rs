//! Games that are being played, shared between the tables that play them.

use rules::{AnyGame, ErrorList, SpecError};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use table::Terms;

/// The games of all tables in memory.
#[derive(Default)]
pub struct Games(Mutex<HashMap<String, Weak<AnyGame>>>);

impl Games {
    /// The game of these terms, shared with every other table that plays it.
    pub fn of(&self, terms: &Terms) -> Result<Arc<AnyGame>, ErrorList<SpecError>> {
        let Terms { game, rules, players, first, options, figure, .. } = terms;
        let key = format!("{game} {rules} {players} {first} {options:?} {figure:?}");
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(game) = games.get(&key).and_then(Weak::upgrade) {
            return Ok(game);
        }
        let game = terms.build()?;
        games.retain(|_, game| game.strong_count() > 0);
        games.insert(key, Arc::downgrade(&game));
        Ok(game)
    }
}
