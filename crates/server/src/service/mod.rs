//! What people can do with tables and guests, wherever a table is.

mod account;
mod admin;
mod correspondence;
mod history;
mod people;
mod quick;
mod ratings;
mod reminders;
mod safety;
mod statistics;
mod tables;
mod tournaments;
mod upkeep;

pub(crate) use account::account_shape;
pub use correspondence::HolidayError;
pub(crate) use correspondence::line_seen;
pub(crate) use history::{GAMES_AT_ONCE, read_place};
pub use people::News;
pub(crate) use quick::{ABSENCE, game_of, is_rated};
pub(crate) use ratings::person_rating;
pub use reminders::{Reminding, SubscribeError, contact, run_reminders};
pub use safety::{SafetyError, run_limits};
pub use tables::{CodeError, TableList, TablesWanted, WantedClaim};
pub use tournaments::{TournamentError, tournament_said};
pub use upkeep::{RetirePolicy, run_upkeep};

use crate::placement::Location;
use crate::rooms::{NoRoom, Rooms};
use std::sync::Arc;
use store::StoreError;

/// What people can do with tables and guests.
#[derive(Clone)]
pub struct Service {
    rooms: Rooms,
    retire: RetirePolicy,
    /// Held during an upkeep: two at once would lose how long the server has run.
    upkeep: Arc<tokio::sync::Mutex<()>>,
    safety: Arc<safety::SafetyState>,
    reminding: Arc<Reminding>,
    told: Arc<statistics::ToldStatistics>,
}

impl Service {
    /// With these rooms; tables and guests are retired so, and people are reminded by this.
    pub fn new(rooms: Rooms, retire: RetirePolicy, reminding: Reminding) -> Service {
        let (upkeep, safety, told) = (Arc::default(), Arc::default(), Arc::default());
        Service { rooms, retire, upkeep, safety, reminding: Arc::new(reminding), told }
    }

    /// The tables in memory.
    pub fn rooms(&self) -> &Rooms {
        &self.rooms
    }

    /// Thousandths of a second since 1970.
    pub fn now(&self) -> u64 {
        self.rooms.now()
    }

    /// Where a table is. One that belongs to nobody is taken.
    pub async fn locate(&self, table: &str) -> Result<Location, StoreError> {
        if self.rooms.has(table) {
            return Ok(Location::Here(None));
        }
        self.rooms.placement().locate(table).await
    }

    /// Gives all tables to other nodes and ends the membership: the server is about to end.
    pub async fn drain(&self) {
        if let Err(fault) = self.rooms.placement().drain().await {
            tracing::warn!(%fault, "others do not know that this node ends");
        }
        let handed = self.rooms.hand_over_all().await;
        if handed > 0 {
            tracing::info!(tables = handed, "tables were handed over");
        }
    }

    /// Closes what is left and ends the membership.
    pub async fn close(&self) {
        let why = room::Closed::Ended(say::plain("denial-closing"));
        self.rooms.close_all(&why).await;
        if let Err(fault) = self.rooms.placement().leave().await {
            tracing::warn!(%fault, "the lease was not ended");
        }
    }

    /// Opens the room of a table that another node has handed over.
    pub async fn open_room(&self, table: &str) -> Result<(), NoRoom> {
        self.rooms.placement().forget(table);
        self.rooms.open(table).await
    }
}
