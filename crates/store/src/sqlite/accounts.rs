//! Accounts, their passkeys, sessions and recovery codes.

use super::fault::fault;
use super::{Sqlite, ceremonies, guests, millis, sessions, time};
use crate::{
    AccountRow, Accounts, CeremonyRow, FoundPasskey, GuestId, Millis, PasskeyRow, Removal,
    SessionRow, SignIn, StoreError,
};
use rusqlite::{OptionalExtension, Transaction};

impl Accounts for Sqlite {
    fn open_account(&self, account: &AccountRow, void: &[u8; 32]) -> Result<bool, StoreError> {
        self.write(|change| open(change, account, void).map(Ok))
    }

    fn account(&self, guest: GuestId) -> Result<Option<AccountRow>, StoreError> {
        self.read(|moment| account(moment, guest.cast_signed()))
    }

    fn add_passkey(
        &self,
        guest: GuestId,
        passkey: &PasskeyRow,
        most: u32,
    ) -> Result<bool, StoreError> {
        self.write(|change| add_passkey(change, guest.cast_signed(), passkey, most).map(Ok))
    }

    fn remove_passkey(&self, guest: GuestId, passkey: &[u8]) -> Result<Removal, StoreError> {
        let removal =
            self.write(|change| remove_passkey(change, guest.cast_signed(), passkey).map(Ok))?;
        guests::forget(&self.writer()).map_err(fault)?;
        Ok(removal)
    }

    fn find_passkey(&self, passkey: &[u8]) -> Result<Option<FoundPasskey>, StoreError> {
        self.read(|moment| find_passkey(moment, passkey))
    }

    fn sign_in(&self, sign_in: &SignIn) -> Result<bool, StoreError> {
        self.write(|change| sessions::sign_in(change, sign_in).map(Ok))
    }

    fn recover(
        &self,
        code_hash: &[u8; 32],
        session: &SessionRow,
    ) -> Result<Option<GuestId>, StoreError> {
        self.write(|change| sessions::recover(change, code_hash, session).map(Ok))
    }

    fn replace_codes(&self, guest: GuestId, codes: &[[u8; 32]]) -> Result<bool, StoreError> {
        self.write(|change| {
            let guest = guest.cast_signed();
            change
                .prepare_cached("DELETE FROM recovery_codes WHERE guest = ?1")?
                .execute([guest])?;
            Ok(Ok(is_account(change, guest)? && add_codes(change, guest, codes)?))
        })
    }

    fn see_session(&self, secret_hash: &[u8; 32], at: Millis) -> Result<(), StoreError> {
        self.write(|change| sessions::see(change, secret_hash, at).map(Ok))
    }

    fn end_session(&self, secret_hash: &[u8; 32]) -> Result<(), StoreError> {
        self.write(|change| {
            let sql = "DELETE FROM sessions WHERE secret_hash = ?1";
            change.prepare_cached(sql)?.execute([secret_hash])?;
            Ok(Ok(()))
        })
    }

    fn end_other_sessions(&self, guest: GuestId, kept: &[u8; 32]) -> Result<(), StoreError> {
        self.write(|change| {
            let sql = "DELETE FROM sessions WHERE guest = ?1 AND secret_hash <> ?2";
            change.prepare_cached(sql)?.execute((guest.cast_signed(), kept))?;
            Ok(Ok(()))
        })
    }

    fn add_ceremony(
        &self,
        id_hash: &[u8; 32],
        ceremony: &CeremonyRow,
        now: Millis,
    ) -> Result<(), StoreError> {
        self.write(|change| ceremonies::add(change, id_hash, ceremony, now).map(Ok))
    }

    fn take_ceremony(
        &self,
        id_hash: &[u8; 32],
        now: Millis,
    ) -> Result<Option<CeremonyRow>, StoreError> {
        self.write(|change| ceremonies::take(change, id_hash, now).map(Ok))
    }

    fn dump_accounts(
        &self,
        after: Option<GuestId>,
        most: u32,
    ) -> Result<Vec<AccountRow>, StoreError> {
        self.read(|moment| {
            // Ids above half of all numbers are stored as negative ones, and come last.
            let ids: Vec<i64> = moment
                .prepare_cached(
                    "SELECT guest FROM accounts
                     WHERE ?1 IS NULL OR (guest < 0, guest) > (?1 < 0, ?1)
                     ORDER BY guest < 0, guest LIMIT ?2",
                )?
                .query_map((after.map(u64::cast_signed), most), |row| row.get(0))?
                .collect::<Result<_, _>>()?;
            let mut found = Vec::with_capacity(ids.len());
            for id in ids {
                found.extend(account(moment, id)?);
            }
            Ok(found)
        })
    }

    fn import_accounts(&self, accounts: &[AccountRow]) -> Result<(), StoreError> {
        self.write(|change| accounts.iter().try_for_each(|one| insert(change, one)).map(Ok))
    }
}

fn open(change: &Transaction, account: &AccountRow, void: &[u8; 32]) -> rusqlite::Result<bool> {
    let guest = account.guest.cast_signed();
    for passkey in &account.passkeys {
        if find_passkey(change, &passkey.id)?.is_some() {
            return Ok(false);
        }
    }
    if is_account(change, guest)? {
        return Ok(false);
    }
    let known = change
        .prepare_cached("UPDATE guests SET secret_hash = ?2 WHERE id = ?1")?
        .execute((guest, void))?;
    if known > 0 {
        insert(change, account)?;
    }
    Ok(known > 0)
}

fn insert(change: &Transaction, account: &AccountRow) -> rusqlite::Result<()> {
    let guest = account.guest.cast_signed();
    change
        .prepare_cached("INSERT INTO accounts (guest, handle, made) VALUES (?1, ?2, ?3)")?
        .execute((guest, &account.handle, time(account.made)))?;
    account.passkeys.iter().try_for_each(|passkey| insert_passkey(change, guest, passkey))?;
    account.sessions.iter().try_for_each(|session| sessions::insert(change, guest, session))?;
    add_codes(change, guest, &account.codes).map(drop)
}

fn is_account(moment: &Transaction, guest: i64) -> rusqlite::Result<bool> {
    moment.prepare_cached("SELECT 1 FROM accounts WHERE guest = ?1")?.exists([guest])
}

fn add_codes(change: &Transaction, guest: i64, codes: &[[u8; 32]]) -> rusqlite::Result<bool> {
    let sql = "INSERT INTO recovery_codes (code_hash, guest) VALUES (?1, ?2)";
    let mut add = change.prepare_cached(sql)?;
    codes.iter().try_for_each(|code| add.execute((code, guest)).map(drop))?;
    Ok(true)
}

fn insert_passkey(change: &Transaction, guest: i64, passkey: &PasskeyRow) -> rusqlite::Result<()> {
    let PasskeyRow { id, name, key, made, used } = passkey;
    change
        .prepare_cached(
            "INSERT INTO passkeys (id, guest, name, key, made, used)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        )?
        .execute((id, guest, name, key, time(*made), used.map(time)))
        .map(drop)
}

fn add_passkey(
    change: &Transaction,
    guest: i64,
    passkey: &PasskeyRow,
    most: u32,
) -> rusqlite::Result<bool> {
    let is_taken = find_passkey(change, &passkey.id)?.is_some();
    if is_taken || !is_account(change, guest)? || count(change, "passkeys", guest)? >= most {
        return Ok(false);
    }
    insert_passkey(change, guest, passkey).map(|()| true)
}

fn count(moment: &Transaction, table: &str, guest: i64) -> rusqlite::Result<u32> {
    let sql = format!("SELECT count(*) FROM {table} WHERE guest = ?1");
    moment.prepare_cached(&sql)?.query_row([guest], |row| row.get(0))
}

fn remove_passkey(change: &Transaction, guest: i64, id: &[u8]) -> rusqlite::Result<Removal> {
    let ways_in = count(change, "passkeys", guest)? + count(change, "recovery_codes", guest)?;
    let its_own = "SELECT 1 FROM passkeys WHERE guest = ?1 AND id = ?2";
    if !change.prepare_cached(its_own)?.exists((guest, id))? {
        return Ok(Removal::Unknown);
    }
    if ways_in <= 1 {
        return Ok(Removal::OnlyWayIn);
    }
    change.prepare_cached("DELETE FROM passkeys WHERE id = ?1")?.execute([id])?;
    Ok(Removal::Removed)
}

fn find_passkey(moment: &Transaction, id: &[u8]) -> rusqlite::Result<Option<FoundPasskey>> {
    moment
        .prepare_cached(
            "SELECT guest, handle, key FROM passkeys JOIN accounts USING (guest) WHERE id = ?1",
        )?
        .query_row([id], |row| {
            let guest = row.get::<_, i64>(0)?.cast_unsigned();
            Ok(FoundPasskey { guest, handle: row.get(1)?, key: row.get(2)? })
        })
        .optional()
}

fn account(moment: &Transaction, guest: i64) -> rusqlite::Result<Option<AccountRow>> {
    let found = moment
        .prepare_cached("SELECT handle, made FROM accounts WHERE guest = ?1")?
        .query_row([guest], |row| Ok((row.get(0)?, millis(row.get(1)?))))
        .optional()?;
    let Some((handle, made)) = found else { return Ok(None) };
    let passkeys = moment
        .prepare_cached(
            "SELECT id, name, key, made, used FROM passkeys WHERE guest = ?1 ORDER BY made, id",
        )?
        .query_map([guest], |row| {
            let used = row.get::<_, Option<i64>>(4)?.map(millis);
            let (id, name, key) = (row.get(0)?, row.get(1)?, row.get(2)?);
            Ok(PasskeyRow { id, name, key, made: millis(row.get(3)?), used })
        })?
        .collect::<Result<_, _>>()?;
    let codes = moment
        .prepare_cached("SELECT code_hash FROM recovery_codes WHERE guest = ?1 ORDER BY code_hash")?
        .query_map([guest], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    let sessions = sessions::of(moment, guest)?;
    let guest = guest.cast_unsigned();
    Ok(Some(AccountRow { guest, handle, made, passkeys, sessions, codes }))
}
