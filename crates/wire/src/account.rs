//! Accounts: passkeys, recovery codes, devices. Bytes travel as text in base64 for addresses, without
//! padding, as WebAuthn writes them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Where one stands with accounts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct AccountState {
    /// Can there be passkeys where this page comes from? They need HTTPS and the name of a host.
    pub possible: bool,
    /// The account; none for guests without one.
    pub account: Option<Account>,
}

/// An account, as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Account {
    /// The passkeys, the oldest first.
    pub passkeys: Vec<PasskeyShape>,
    /// How many recovery codes are left.
    pub codes: u32,
    /// How many devices are signed in, this one among them.
    pub devices: u32,
}

/// A passkey in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyShape {
    /// Its id, in hexadecimal digits.
    pub id: String,
    /// What its owner calls it; may be empty.
    pub name: String,
    /// When it was added, in thousandths of a second since 1970.
    pub made: u64,
    /// When somebody last signed in with it.
    pub used: Option<u64>,
}

/// What a browser needs to make a passkey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct PasskeyOptions {
    /// The ceremony, to be named in the answer.
    pub ceremony: String,
    /// What the authenticator has to sign.
    pub challenge: String,
    /// The host that the passkey will be good for.
    pub host: String,
    /// What the account is known by to authenticators.
    pub user: String,
    /// What authenticators show.
    pub name: String,
    /// The numbers of the algorithms that are accepted, the best first.
    pub algorithms: Vec<i32>,
    /// The passkeys of the account: an authenticator that has one needs no second.
    pub exclude: Vec<String>,
    /// For how many milliseconds the ceremony is good.
    pub timeout: u32,
}

/// A new passkey, as a browser has made it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NewPasskey {
    /// The ceremony.
    pub ceremony: String,
    /// What its owner calls it; may be empty.
    pub name: String,
    /// The id of the passkey.
    pub id: String,
    /// The client's data.
    pub client_data: String,
    /// The attestation.
    pub attestation: String,
}

/// What a browser needs to sign in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct SignInOptions {
    /// The ceremony, to be named in the answer.
    pub ceremony: String,
    /// What the authenticator has to sign.
    pub challenge: String,
    /// The host that the passkey must be good for.
    pub host: String,
    /// For how many milliseconds the ceremony is good.
    pub timeout: u32,
}

/// The proof that somebody has a passkey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Assertion {
    /// The ceremony.
    pub ceremony: String,
    /// The id of the passkey.
    pub id: String,
    /// What the account is known by to the authenticator.
    pub user: String,
    /// The client's data.
    pub client_data: String,
    /// The authenticator's data.
    pub authenticator_data: String,
    /// The signature of both.
    pub signature: String,
}

/// A recovery code, by which somebody signs in without a passkey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Recovery {
    /// The code, however it is written.
    pub code: String,
}

/// Recovery codes. They are told once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct RecoveryCodes {
    /// The codes; none if the earlier ones stay good.
    pub codes: Vec<String>,
}
