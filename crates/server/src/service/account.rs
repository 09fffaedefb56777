//! An account as its owner sees it.

use store::{AccountRow, PasskeyRow};
use wire::{Account, PasskeyShape};

/// Passkeys, and how many codes and devices there are. No key and no hash.
pub fn account_shape(account: AccountRow) -> Account {
    let shape = |passkey: &PasskeyRow| PasskeyShape {
        id: table::hex(&passkey.id),
        name: passkey.name.clone(),
        made: passkey.made,
        used: passkey.used,
    };
    Account {
        passkeys: account.passkeys.iter().map(shape).collect(),
        codes: account.codes.len() as u32,
        devices: account.sessions.len() as u32,
    }
}
