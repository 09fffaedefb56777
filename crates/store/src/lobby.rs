//! What everybody can see in the lobby: tables that wait for people, people who look for somebody,
//! games to watch.

use crate::{GuestId, Millis, StoreError};

/// How much of the lobby is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LobbyWanted {
    /// The most open tables.
    pub tables: u32,
    /// The most open tables of one opener.
    pub per_opener: u32,
    /// The most people who look for somebody.
    pub seeks: u32,
    /// The most running games.
    pub running: u32,
    /// Those who look for somebody and were not seen since are gone.
    pub seen_since: Millis,
}

/// The lobby at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LobbyRows {
    /// Open tables with the number of their last event: what is known of a table changes only with it.
    pub tables: Vec<(String, u32)>,
    /// People who look for somebody, the one who came last first.
    pub seeks: Vec<SeekRow>,
    /// Running games.
    pub running: Vec<String>,
}

/// Somebody who looks for somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeekRow {
    /// Who.
    pub guest: GuestId,
    /// Since when.
    pub since: Millis,
    /// What they would play, the best liked first.
    pub games: Vec<String>,
}

/// Where the lobby is read.
pub trait Lobby {
    /// The lobby as it is at one moment, in the order of [`Store::listed`](crate::Store::listed) and
    /// [`Store::watchable`](crate::Store::watchable).
    fn lobby(&self, wanted: &LobbyWanted) -> Result<LobbyRows, StoreError>;
}
