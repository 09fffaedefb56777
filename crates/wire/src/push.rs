//! Reminders on devices whose pages are closed. Bytes travel as text in base64 for addresses, without
//! padding.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Whether and how a device can be reminded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PushState {
    /// The public key of this server, to subscribe with; none where browsers allow no reminders.
    pub key: Option<String>,
    /// The number of one's devices that are reminded.
    pub devices: u32,
}

/// A device wants to be reminded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewSubscription {
    /// The address that its push service has given it.
    pub endpoint: String,
    /// Its public key, an uncompressed point of P-256 (`p256dh`).
    pub key: String,
    /// What it shares with the server (`auth`).
    pub secret: String,
    /// The language in which it is reminded: the two-letter code.
    pub language: String,
}

/// A device wants to be reminded no longer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EndSubscription {
    /// The address that its push service has given it.
    pub endpoint: String,
}

/// What a reminder says, as the device decrypts it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PushMessage {
    /// The heading.
    pub title: String,
    /// A sentence.
    pub body: String,
    /// The table: a later reminder of the same table replaces this one.
    pub table: String,
}
