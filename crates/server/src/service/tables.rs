//! Opening and listing tables, and codes that move a seat to another device.

use super::Service;
use crate::placement::Location;
use crate::rooms::{NoRoom, new_name, random};
use room::{Call, Opening, view};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use store::{NodeRow, SeatCode, StoreError};
use table::Guest;
use tokio::sync::oneshot;
use wire::{MyTable, NewTable, Opened, Said};

/// The most tables in a list.
pub const LISTED_AT_ONCE: u32 = 50;
/// The most tables of one opener in the list for everybody.
const LISTED_PER_OPENER: u32 = 3;

/// The most running games in a list.
const WATCHED_AT_ONCE: u32 = 12;

/// A list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableList {
    /// Those at which a guest holds or held a seat.
    Of(Guest),
    /// Those that everybody can find and that wait for somebody.
    Open,
    /// Games that everybody can watch.
    Running,
}

/// Some tables of a list, as a guest sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TablesWanted {
    /// Which.
    pub tables: Vec<String>,
    /// The guest.
    pub guest: Option<u64>,
}

/// A guest brings the code of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WantedClaim {
    /// The SHA-256 of the code, in hexadecimal digits.
    pub code_hash: String,
    /// The guest.
    pub guest: u64,
}

/// Why a code moves no seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// There is no such code, or it has expired.
    Unknown,
    /// The seat cannot be handed over.
    Denied(Said),
    /// The guest does not hold the seat.
    NotYours(Said),
    /// There is no room for the table now.
    NoRoom(NoRoom),
    /// The node that has the table does not answer.
    Unreachable,
}

impl From<StoreError> for CodeError {
    fn from(fault: StoreError) -> CodeError {
        CodeError::NoRoom(NoRoom::Store(fault))
    }
}

impl Service {
    /// Opens a table for a guest.
    pub async fn open_table(&self, guest: Guest, wish: NewTable) -> Result<Opened, Vec<Said>> {
        let opening = Opening::of(guest, wish, u64::from_le_bytes(random()))?;
        self.check_rated(guest, &opening).await?;
        self.rooms.create(guest, opening).await
    }

    /// The tables of a list, as a guest sees them.
    pub async fn list(
        &self,
        which: TableList,
        guest: Option<Guest>,
    ) -> Result<Vec<MyTable>, StoreError> {
        let ids = self.rooms.with_store(move |store| match which {
            TableList::Of(guest) => store.tables_of(guest.0, LISTED_AT_ONCE),
            TableList::Open => store.listed(LISTED_AT_ONCE, LISTED_PER_OPENER),
            TableList::Running => store.watchable(WATCHED_AT_ONCE),
        });
        let mut ids = ids.await?;
        // Those who have blocked each other do not see each other's tables.
        if let Some(guest) = guest.filter(|_| !matches!(which, TableList::Of(_))) {
            ids = self.rooms.with_store(move |store| store.visible(guest.0, &ids)).await?;
        }
        let mut seen = self.tables(&ids, guest).await;
        Ok(ids.iter().filter_map(|id| seen.remove(id)).collect())
    }

    /// Some tables as a guest sees them, wherever they are. Those that cannot be read now are left
    /// out.
    pub(super) async fn tables(
        &self,
        ids: &[String],
        guest: Option<Guest>,
    ) -> HashMap<String, MyTable> {
        let mut seen: HashMap<String, MyTable> = HashMap::new();
        let mut elsewhere: HashMap<u64, (NodeRow, Vec<String>)> = HashMap::new();
        for id in ids {
            match self.locate(id).await {
                Ok(Location::Here(_)) => {
                    let table = self.rooms.look(id, move |room| view::listed(room, guest)).await;
                    seen.extend(table.ok().map(|table| (id.clone(), table)));
                }
                Ok(Location::At(node)) => {
                    let (_, tables) =
                        elsewhere.entry(node.fence.node).or_insert((node, Vec::new()));
                    tables.push(id.clone());
                }
                Ok(Location::Nowhere) | Err(_) => {}
            }
        }
        for (node, tables) in elsewhere.into_values() {
            let wanted = TablesWanted { tables, guest: guest.map(|guest| guest.0) };
            let told: Result<Vec<MyTable>, _> =
                self.rooms.peers().ask(&node, "/internal/listed", &wanted).await;
            for table in told.unwrap_or_default() {
                seen.insert(table.table.clone(), table);
            }
        }
        seen
    }

    /// Those of some tables that are here, as a guest of another node sees them.
    pub async fn listed_here(&self, wanted: TablesWanted) -> Vec<MyTable> {
        let guest = wanted.guest.map(Guest);
        let mut tables = Vec::new();
        for id in wanted.tables.iter().take(LISTED_AT_ONCE as usize) {
            let table = self.rooms.look(id, move |room| view::listed(room, guest)).await;
            tables.extend(table.ok());
        }
        tables
    }

    /// A code that moves a guest's seat to another device; good for this number of milliseconds.
    pub async fn new_code(
        &self,
        guest: Guest,
        table: &str,
        seat: u8,
        good_for: u64,
    ) -> Result<String, CodeError> {
        let holds = move |room: &room::Room| {
            let seat = room.table().seat(seat);
            seat.is_some_and(|seat| room.table().holder(seat).guest() == Some(guest))
        };
        if !self.rooms.look(table, holds).await.map_err(CodeError::NoRoom)? {
            let why = say::with("denial-not-your-seat", [("seat", say::number(seat))]);
            return Err(CodeError::NotYours(why));
        }
        let fence = self.rooms.fence(table).await.map_err(CodeError::NoRoom)?;
        let code = new_name();
        let (hash, until) = (Sha256::digest(&code).into(), self.now() + good_for);
        let kept = SeatCode { table: table.to_owned(), seat, issuer: guest.0 };
        self.rooms.with_store(move |store| store.add_code(&hash, &kept, until, fence)).await?;
        Ok(code)
    }

    /// Gives the seat of a code to the guest who brings it, wherever the table is.
    pub async fn claim(&self, code: &str, guest: Guest) -> Result<Opened, CodeError> {
        let hash: [u8; 32] = Sha256::digest(code).into();
        let table = self.rooms.with_store(move |store| store.table_of_code(&hash)).await?;
        let table = table.ok_or(CodeError::Unknown)?;
        match self.locate(&table).await? {
            Location::Here(_) => self.claim_here(&table, hash, guest).await,
            Location::At(node) => {
                let wanted = WantedClaim { code_hash: table::hex(&hash), guest: guest.0 };
                let told: Result<Result<Opened, Option<Said>>, _> =
                    self.rooms.peers().ask(&node, "/internal/claim", &wanted).await;
                let told = told.map_err(|_| CodeError::Unreachable)?;
                told.map_err(|why| why.map_or(CodeError::Unknown, CodeError::Denied))
            }
            Location::Nowhere => Err(CodeError::Unknown),
        }
    }

    /// The same for a table that is here, with the code as its hash.
    pub async fn claim_by_hash(&self, hash: [u8; 32], guest: Guest) -> Result<Opened, CodeError> {
        let table = self.rooms.with_store(move |store| store.table_of_code(&hash)).await?;
        self.claim_here(&table.ok_or(CodeError::Unknown)?, hash, guest).await
    }

    async fn claim_here(
        &self,
        table: &str,
        hash: [u8; 32],
        guest: Guest,
    ) -> Result<Opened, CodeError> {
        if !self.may_sit(guest.0, table).await? {
            return Err(CodeError::Denied(say::plain("denial-blocked")));
        }
        let fence = self.rooms.fence(table).await.map_err(CodeError::NoRoom)?;
        let now = self.now();
        let found = self.rooms.with_store(move |store| store.take_code(&hash, now, fence)).await?;
        let SeatCode { table, seat, issuer } = found.ok_or(CodeError::Unknown)?;
        let (reply, done) = oneshot::channel();
        let call = Call::Hand {
            seat,
            from: Guest(issuer),
            to: guest,
            reply: Box::new(move |done| reply.send(done).is_ok()),
        };
        self.rooms.call(&table, call).await.map_err(CodeError::NoRoom)?;
        let done = done.await.map_err(|_| CodeError::NoRoom(NoRoom::NoTable))?;
        done.map_err(CodeError::Denied)?;
        let invite = self.rooms.look(&table, |room| room.invite().to_owned()).await;
        Ok(Opened { table, invite: invite.map_err(CodeError::NoRoom)? })
    }
}
