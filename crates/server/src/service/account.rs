//! An account as its owner sees it.

use store::{AccountRow, PasskeyRow};
use wire::{Account, PasskeyShape};

/// Passkeys, and how many codes and devices there are. No key and no hash.
pub fn account_shape(account: AccountRow) -> Account {
    let hex = |id: &[u8]| id.iter().map(|byte| format!("{byte:02x}")).collect();
    let shape = |passkey: &PasskeyRow| PasskeyShape {
        id: hex(&passkey.id),
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
