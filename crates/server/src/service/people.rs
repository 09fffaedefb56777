//! News about guests that every node has to hear.

use super::Service;
use room::Call;
use serde::{Deserialize, Serialize};
use store::StoreError;
use table::Guest;

/// Something that every table in memory has to hear, on every node.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub enum News {
    /// A guest has another name, or none any more.
    Renamed {
        /// Who.
        guest: u64,
        /// How they are called now.
        name: String,
    },
    /// A guest was deleted: their name is gone, and their sockets are closed.
    Forgotten {
        /// Who.
        guest: u64,
    },
    /// Devices of a guest were signed out: all their sockets are closed, and those of devices that are
    /// still signed in come back.
    SignedOut {
        /// Who.
        guest: u64,
    },
    /// The names of a guest and of those at their device were taken away.
    Unnamed {
        /// Whose.
        guest: u64,
    },
    /// A guest has muted or blocked others than before.
    Muted {
        /// Who.
        guest: u64,
    },
    /// A guest is away from now on, or until another time, or back.
    Holiday {
        /// Who.
        guest: u64,
    },
    /// Tables were deleted.
    Retired {
        /// Which.
        tables: Vec<String>,
    },
}

impl Service {
    /// Deletes all that is stored about a guest and their bots, and closes their sockets.
    pub async fn forget(&self, guest: u64) -> Result<(), StoreError> {
        let gone = self.rooms.with_store(move |store| {
            let bots = store.bots(guest)?;
            store.delete_guest(guest)?;
            Ok(bots.into_iter().map(|bot| bot.id).chain([guest]).collect::<Vec<_>>())
        });
        for guest in gone.await? {
            self.spread(News::Forgotten { guest }).await;
        }
        Ok(())
    }

    /// Tells all rooms of this node and of the others. A node that does not answer learns it when
    /// it reads the table again.
    pub async fn spread(&self, news: News) {
        self.hear(&news).await;
        for node in self.rooms.placement().others() {
            let told: Result<(), _> = self.rooms.peers().ask(&node, "/internal/news", &news).await;
            if let Err(fault) = told {
                tracing::warn!(%fault, "a node did not hear the news");
            }
        }
    }

    /// Tells all rooms of this node.
    pub async fn hear(&self, news: &News) {
        match news {
            News::Renamed { guest, name } => {
                self.rooms.tell_all(|| Call::Renamed(Guest(*guest), name.clone())).await;
            }
            News::Forgotten { guest } => {
                self.rooms.tell_all(|| Call::Forgotten(Guest(*guest))).await;
            }
            News::SignedOut { guest } => self.rooms.sign_out(Guest(*guest)),
            News::Unnamed { guest } => {
                self.rooms.tell_all(|| Call::Unnamed(Guest(*guest))).await;
            }
            News::Muted { guest } => {
                self.rooms.tell_all(|| Call::Muted(Guest(*guest))).await;
            }
            News::Holiday { guest } => {
                self.rooms.tell_all(|| Call::Holiday(Guest(*guest))).await;
            }
            News::Retired { tables } => {
                for table in tables {
                    self.rooms.close_deleted(table).await;
                }
            }
        }
    }
}
