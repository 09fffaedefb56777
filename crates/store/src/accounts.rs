//! Accounts: what lets a guest be the same person on several devices.
//!
//! An account belongs to one guest. A device that signs in gets a secret of its own for the same
//! guest, called a session, so that nothing else needs to know about accounts.

use crate::{GuestId, Millis, StoreError};

/// The most sessions of an account. One more ends the one that was seen longest ago.
pub const MOST_SESSIONS: u32 = 50;

/// A public key by which somebody signs in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyRow {
    /// What the authenticator calls it: unique among all accounts.
    pub id: Vec<u8>,
    /// What its owner calls it.
    pub name: String,
    /// The key and its counter, as JSON.
    pub key: String,
    /// When it was added.
    pub made: Millis,
    /// When somebody last signed in with it.
    pub used: Option<Millis>,
}

/// A device that is signed in. The secret itself is never stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// SHA-256 of the secret.
    pub secret_hash: [u8; 32],
    /// When the device signed in.
    pub made: Millis,
    /// When it was last seen.
    pub seen: Millis,
}

/// An account with all that belongs to it. Ordered: passkeys by when they were made, then by their
/// ids; sessions and codes by their hashes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountRow {
    /// Whose it is.
    pub guest: GuestId,
    /// What authenticators know it by. It says nothing about the guest.
    pub handle: [u8; 16],
    /// When it was made.
    pub made: Millis,
    /// Its passkeys.
    pub passkeys: Vec<PasskeyRow>,
    /// The devices that are signed in.
    pub sessions: Vec<SessionRow>,
    /// SHA-256 of every recovery code that was not used yet.
    pub codes: Vec<[u8; 32]>,
}

/// A ceremony that has begun: what the server has to remember until its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CeremonyRow {
    /// The guest it is for; none for somebody who signs in. With them it is deleted.
    pub guest: Option<GuestId>,
    /// The state, as JSON.
    pub state: String,
    /// It is good until then inclusive.
    pub until: Millis,
}

/// The passkey of somebody who signs in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPasskey {
    /// The guest whose account it belongs to.
    pub guest: GuestId,
    /// The handle of that account.
    pub handle: [u8; 16],
    /// The key and its counter, as JSON.
    pub key: String,
}

/// A passkey that was used, and the session that begins with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignIn {
    /// The id of the passkey.
    pub passkey: Vec<u8>,
    /// The key as it was when it was checked.
    pub before: String,
    /// The key with its new counter.
    pub after: String,
    /// The new session.
    pub session: SessionRow,
}

/// What came of removing a passkey.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Removal {
    /// It is gone.
    Removed,
    /// The account has no such passkey.
    Unknown,
    /// It is the only way in: it stays.
    OnlyWayIn,
}

/// Where accounts are kept. Everything here is deleted with its guest by
/// [`Store::delete_guest`](crate::Store::delete_guest).
pub trait Accounts {
    /// Makes the account of a guest. From then on its sessions are the only secrets of the guest:
    /// `void` takes the place of the hash that the guest was known by, and must be the hash of
    /// nothing. Answers no, and changes nothing, if the guest is deleted or has an account, or if a
    /// passkey belongs to somebody already.
    fn open_account(&self, account: &AccountRow, void: &[u8; 32]) -> Result<bool, StoreError>;

    /// The account of a guest; `None` if they have none.
    fn account(&self, guest: GuestId) -> Result<Option<AccountRow>, StoreError>;

    /// One more passkey for an account. Answers no if there is no account, if it has `most` already,
    /// or if the passkey belongs to somebody already.
    fn add_passkey(
        &self,
        guest: GuestId,
        passkey: &PasskeyRow,
        most: u32,
    ) -> Result<bool, StoreError>;

    /// Removes a passkey of an account, unless nothing else would let its owner in: no other passkey
    /// and no recovery code.
    fn remove_passkey(&self, guest: GuestId, passkey: &[u8]) -> Result<Removal, StoreError>;

    /// The passkey of this id.
    fn find_passkey(&self, passkey: &[u8]) -> Result<Option<FoundPasskey>, StoreError>;

    /// Begins a session by a passkey. Answers no, and changes nothing, if the passkey is gone or is
    /// not as it was when it was checked: somebody else has used it meanwhile.
    fn sign_in(&self, sign_in: &SignIn) -> Result<bool, StoreError>;

    /// Uses a recovery code up and begins a session by it. Answers with whose it was.
    fn recover(
        &self,
        code_hash: &[u8; 32],
        session: &SessionRow,
    ) -> Result<Option<GuestId>, StoreError>;

    /// New recovery codes in place of all earlier ones. Answers no if there is no account.
    fn replace_codes(&self, guest: GuestId, codes: &[[u8; 32]]) -> Result<bool, StoreError>;

    /// Notes when a device was seen, and with it the guest.
    fn see_session(&self, secret_hash: &[u8; 32], at: Millis) -> Result<(), StoreError>;

    /// Signs a device out.
    fn end_session(&self, secret_hash: &[u8; 32]) -> Result<(), StoreError>;

    /// Signs all devices of a guest out but one.
    fn end_other_sessions(&self, guest: GuestId, kept: &[u8; 32]) -> Result<(), StoreError>;

    /// Keeps a ceremony by the hash of its id, and deletes those whose time is over. Nothing happens
    /// if its guest is deleted.
    fn add_ceremony(
        &self,
        id_hash: &[u8; 32],
        ceremony: &CeremonyRow,
        now: Millis,
    ) -> Result<(), StoreError>;

    /// Uses a ceremony up: what was kept, if its time is not over.
    fn take_ceremony(
        &self,
        id_hash: &[u8; 32],
        now: Millis,
    ) -> Result<Option<CeremonyRow>, StoreError>;

    /// Some accounts in the order of their guests' ids; `after` is the guest of the last one seen.
    /// Ceremonies are too short to be copied.
    fn dump_accounts(
        &self,
        after: Option<GuestId>,
        most: u32,
    ) -> Result<Vec<AccountRow>, StoreError>;

    /// Stores accounts as they were dumped, all or none. Their guests must be there, and they must
    /// not.
    fn import_accounts(&self, accounts: &[AccountRow]) -> Result<(), StoreError>;
}
