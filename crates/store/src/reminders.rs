//! Whose turn it is where turns take long, and where guests are told about it.

use crate::{GuestId, Millis, StoreError};

/// Whom a table waits for, and when they are to be reminded. Only where a turn may take long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who.
    pub guest: GuestId,
    /// The number of the event since which the table waits for them. As long as it is the same,
    /// reminders that were sent are not sent again.
    pub event: u32,
    /// When their time is up; never if none.
    pub until: Option<Millis>,
    /// When they are to be reminded next; not at all if none.
    pub remind: Option<Millis>,
    /// When they are to be reminded after that.
    pub again: Option<Millis>,
}

/// Where the messages of a guest's device go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subscription {
    /// What stands for it.
    pub id: String,
    /// Whose device it is.
    pub guest: GuestId,
    /// The address at a push service. A device has one.
    pub endpoint: String,
    /// The public key of the device: an uncompressed point of P-256.
    pub key: [u8; 65],
    /// The secret that only the device and this server know.
    pub secret: [u8; 16],
    /// The language of the page.
    pub language: String,
    /// Since when.
    pub at: Millis,
}

/// A reminder that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reminder {
    /// At which table.
    pub table: String,
    /// Who is to be reminded.
    pub guest: GuestId,
    /// The number of the event since which the table waits for them.
    pub event: u32,
    /// When their time is up.
    pub until: Option<Millis>,
    /// Is it the last one?
    pub last: bool,
}

/// All of it but the turns, which are dumped with their tables.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RemindersDump {
    /// The private key of the server, if there is one.
    pub key: Option<[u8; 32]>,
    /// The subscriptions in the order of their ids.
    pub subscriptions: Vec<Subscription>,
}

/// Where that is kept.
pub trait Reminders {
    /// The private key by which push services know this server. It becomes `fresh` if there is none
    /// yet.
    fn push_key(&self, fresh: &[u8; 32]) -> Result<[u8; 32], StoreError>;

    /// Keeps a subscription in place of an earlier one of the same endpoint. Of a guest at most
    /// `most` are kept, the latest. Answers no if the guest is deleted.
    fn subscribe(&self, subscription: &Subscription, most: u32) -> Result<bool, StoreError>;

    /// Ends a subscription of a guest. Answers whether there was one.
    fn unsubscribe(&self, guest: GuestId, endpoint: &str) -> Result<bool, StoreError>;

    /// The subscriptions of a guest, the latest first.
    fn subscriptions(&self, guest: GuestId) -> Result<Vec<Subscription>, StoreError>;

    /// Takes reminders that are due, those first that are due longest. Until then nobody else gets
    /// them; after that they are due again. Where several servers share the store, those of tables
    /// that belong to this node or to nobody: it knows whose pages are open.
    fn claim_reminders(
        &self,
        node: Option<u64>,
        now: Millis,
        until: Millis,
        most: u32,
    ) -> Result<Vec<Reminder>, StoreError>;

    /// A reminder was sent, or need not be sent: the next one counts. Nothing happens if the table
    /// waits for something else by now.
    fn reminded(&self, reminder: &Reminder) -> Result<(), StoreError>;

    /// A reminder could not be sent: it is due again at that time, unless the table waits for
    /// something else by now.
    fn remind_later(&self, reminder: &Reminder, at: Millis) -> Result<(), StoreError>;

    /// Everything, for a copy.
    fn dump_reminders(&self) -> Result<RemindersDump, StoreError>;

    /// Stores it as it was dumped. The guests must be there.
    fn import_reminders(&self, dump: &RemindersDump) -> Result<(), StoreError>;
}
