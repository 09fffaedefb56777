//! Accounts, their passkeys, sessions and recovery codes.
//!
//! Whatever changes an account locks its guest first, as everybody does who locks several rows.

use super::connection::in_transaction;
use super::fault::Fault;
use super::guests::lock_account;
use super::query::{bytes, execute, guest, row, rows};
use super::{LONG, Postgres, ceremonies, sessions};
use crate::numbers::{millis, time};
use crate::{
    AccountRow, Accounts, CeremonyRow, FoundPasskey, GuestId, Millis, PasskeyRow, Removal,
    SessionRow, SignIn, StoreError,
};
use deadpool_postgres::ClientWrapper;
use std::collections::HashMap;
use tokio_postgres::Row;

impl Accounts for Postgres {
    fn open_account(&self, account: &AccountRow, void: &[u8; 32]) -> Result<bool, StoreError> {
        self.change(async |client| open(client, account, void).await)
    }

    fn account(&self, guest: GuestId) -> Result<Option<AccountRow>, StoreError> {
        self.change(async |client| Ok(accounts(client, &[guest.cast_signed()]).await?.pop()))
    }

    fn add_passkey(
        &self,
        guest: GuestId,
        passkey: &PasskeyRow,
        most: u32,
    ) -> Result<bool, StoreError> {
        self.change(async |client| {
            let guest = guest.cast_signed();
            let has_room = lock_account(client, guest).await? && {
                count(client, "passkeys", guest).await? < i64::from(most)
            };
            Ok(has_room && insert_passkey(client, guest, passkey).await?)
        })
    }

    fn remove_passkey(&self, guest: GuestId, passkey: &[u8]) -> Result<Removal, StoreError> {
        self.change(async |client| remove_passkey(client, guest.cast_signed(), passkey).await)
    }

    fn find_passkey(&self, passkey: &[u8]) -> Result<Option<FoundPasskey>, StoreError> {
        self.with(async |client| {
            let sql = "SELECT guest, handle, key FROM passkeys JOIN accounts USING (guest)
                       WHERE id = $1";
            let found = row(client, sql, &[&passkey]).await?;
            found
                .map(|row| {
                    let (guest, handle) = (guest(&row, 0)?, handle(&row, 1)?);
                    Ok(FoundPasskey { guest, handle, key: row.try_get(2)? })
                })
                .transpose()
        })
    }

    fn sign_in(&self, sign_in: &SignIn) -> Result<bool, StoreError> {
        self.change(async |client| sessions::sign_in(client, sign_in).await)
    }

    fn recover(
        &self,
        code_hash: &[u8; 32],
        session: &SessionRow,
    ) -> Result<Option<GuestId>, StoreError> {
        self.change(async |client| sessions::recover(client, code_hash, session).await)
    }

    fn replace_codes(&self, guest: GuestId, codes: &[[u8; 32]]) -> Result<bool, StoreError> {
        self.change(async |client| {
            let guest = guest.cast_signed();
            if !lock_account(client, guest).await? {
                return Ok(false);
            }
            execute(client, "DELETE FROM recovery_codes WHERE guest = $1", &[&guest]).await?;
            add_codes(client, guest, codes).await?;
            Ok(true)
        })
    }

    fn see_session(&self, secret_hash: &[u8; 32], at: Millis) -> Result<(), StoreError> {
        self.change(async |client| sessions::see(client, secret_hash, at).await)
    }

    fn end_session(&self, secret_hash: &[u8; 32]) -> Result<(), StoreError> {
        self.with(async |client| {
            let sql = "DELETE FROM sessions WHERE secret_hash = $1";
            execute(client, sql, &[&&secret_hash[..]]).await?;
            Ok(())
        })
    }

    fn end_other_sessions(&self, guest: GuestId, kept: &[u8; 32]) -> Result<(), StoreError> {
        self.change(async |client| {
            let guest = guest.cast_signed();
            if lock_account(client, guest).await? {
                let sql = "DELETE FROM sessions WHERE guest = $1 AND secret_hash <> $2";
                execute(client, sql, &[&guest, &&kept[..]]).await?;
            }
            Ok(())
        })
    }

    fn add_ceremony(
        &self,
        id_hash: &[u8; 32],
        ceremony: &CeremonyRow,
        now: Millis,
    ) -> Result<(), StoreError> {
        self.change(async |client| ceremonies::add(client, id_hash, ceremony, now).await)
    }

    fn take_ceremony(
        &self,
        id_hash: &[u8; 32],
        now: Millis,
    ) -> Result<Option<CeremonyRow>, StoreError> {
        self.with(async |client| ceremonies::take(client, id_hash, now).await)
    }

    fn dump_accounts(
        &self,
        after: Option<GuestId>,
        most: u32,
    ) -> Result<Vec<AccountRow>, StoreError> {
        self.change(async |client| {
            // Ids above half of all numbers are stored as negative ones, and come last.
            let sql = "SELECT guest FROM accounts
                       WHERE $1::bigint IS NULL OR (guest < 0, guest) > ($1 < 0, $1)
                       ORDER BY guest < 0, guest LIMIT $2";
            let after = after.map(u64::cast_signed);
            let found = rows(client, sql, &[&after, &i64::from(most)]).await?;
            let ids = found.iter().map(|row| row.try_get(0)).collect::<Result<Vec<i64>, _>>()?;
            accounts(client, &ids).await
        })
    }

    fn import_accounts(&self, accounts: &[AccountRow]) -> Result<(), StoreError> {
        let import = self.connections.with(async |client| {
            in_transaction(client, async |client| {
                for account in accounts {
                    if !insert(client, account).await? {
                        return Err(Fault::Unexpected("a passkey of one account"));
                    }
                }
                Ok(())
            })
            .await
        });
        self.wait(LONG, import)
    }
}

fn handle(row: &Row, column: usize) -> Result<[u8; 16], Fault> {
    let bytes: &[u8] = row.try_get(column)?;
    bytes.try_into().map_err(|_| Fault::Unexpected("16 bytes"))
}

async fn open(
    client: &ClientWrapper,
    account: &AccountRow,
    void: &[u8; 32],
) -> Result<bool, Fault> {
    let guest = account.guest.cast_signed();
    let sql = "SELECT id FROM guests WHERE id = $1 FOR UPDATE";
    let is_known = row(client, sql, &[&guest]).await?.is_some();
    if !is_known || lock_account(client, guest).await? {
        return Ok(false);
    }
    let ids: Vec<&[u8]> = account.passkeys.iter().map(|passkey| &passkey.id[..]).collect();
    let sql = "SELECT 1 FROM passkeys WHERE id = ANY($1) LIMIT 1";
    if row(client, sql, &[&ids]).await?.is_some() {
        return Ok(false);
    }
    let sql = "UPDATE guests SET secret_hash = $2 WHERE id = $1";
    execute(client, sql, &[&guest, &&void[..]]).await?;
    insert(client, account).await
}

/// Answers no if a passkey belongs to somebody already.
async fn insert(client: &ClientWrapper, account: &AccountRow) -> Result<bool, Fault> {
    let guest = account.guest.cast_signed();
    let sql = "INSERT INTO accounts (guest, handle, made) VALUES ($1, $2, $3)";
    execute(client, sql, &[&guest, &&account.handle[..], &time(account.made)]).await?;
    for passkey in &account.passkeys {
        if !insert_passkey(client, guest, passkey).await? {
            return Ok(false);
        }
    }
    for session in &account.sessions {
        sessions::insert(client, guest, session).await?;
    }
    add_codes(client, guest, &account.codes).await?;
    Ok(true)
}

async fn add_codes(client: &ClientWrapper, guest: i64, codes: &[[u8; 32]]) -> Result<(), Fault> {
    let codes: Vec<&[u8]> = codes.iter().map(|code| &code[..]).collect();
    let sql = "INSERT INTO recovery_codes (code_hash, guest) SELECT unnest($1::bytea[]), $2";
    execute(client, sql, &[&codes, &guest]).await?;
    Ok(())
}

/// Answers no if the passkey belongs to somebody already.
async fn insert_passkey(
    client: &ClientWrapper,
    guest: i64,
    passkey: &PasskeyRow,
) -> Result<bool, Fault> {
    let PasskeyRow { id, name, key, made, used } = passkey;
    let sql = "INSERT INTO passkeys (id, guest, name, key, made, used)
               VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING";
    let (made, used) = (time(*made), used.map(time));
    Ok(execute(client, sql, &[&&id[..], &guest, &name, &key, &made, &used]).await? > 0)
}

async fn count(client: &ClientWrapper, table: &str, guest: i64) -> Result<i64, Fault> {
    let sql = format!("SELECT count(*) FROM {table} WHERE guest = $1");
    let found = row(client, &sql, &[&guest]).await?;
    Ok(found.map(|row| row.try_get(0)).transpose()?.unwrap_or(0))
}

async fn remove_passkey(client: &ClientWrapper, guest: i64, id: &[u8]) -> Result<Removal, Fault> {
    lock_account(client, guest).await?;
    let ways_in =
        count(client, "passkeys", guest).await? + count(client, "recovery_codes", guest).await?;
    let its_own = "SELECT 1 FROM passkeys WHERE guest = $1 AND id = $2";
    if row(client, its_own, &[&guest, &id]).await?.is_none() {
        return Ok(Removal::Unknown);
    }
    if ways_in <= 1 {
        return Ok(Removal::OnlyWayIn);
    }
    execute(client, "DELETE FROM passkeys WHERE id = $1", &[&id]).await?;
    Ok(Removal::Removed)
}

/// Accounts in the order of these guests.
async fn accounts(client: &ClientWrapper, guests: &[i64]) -> Result<Vec<AccountRow>, Fault> {
    let sql = "SELECT guest, handle, made FROM accounts WHERE guest = ANY($1)";
    let mut found = HashMap::new();
    for row in &rows(client, sql, &[&guests]).await? {
        let account = AccountRow {
            guest: guest(row, 0)?,
            handle: handle(row, 1)?,
            made: millis(row.try_get(2)?),
            passkeys: Vec::new(),
            sessions: Vec::new(),
            codes: Vec::new(),
        };
        found.insert(account.guest, account);
    }
    let sql = "SELECT guest, id, name, key, made, used FROM passkeys WHERE guest = ANY($1)
               ORDER BY made, id";
    for row in &rows(client, sql, &[&guests]).await? {
        let used = row.try_get::<_, Option<i64>>(5)?.map(millis);
        let (id, name, key) = (row.try_get(1)?, row.try_get(2)?, row.try_get(3)?);
        let passkey = PasskeyRow { id, name, key, made: millis(row.try_get(4)?), used };
        if let Some(account) = found.get_mut(&guest(row, 0)?) {
            account.passkeys.push(passkey);
        }
    }
    let sql = "SELECT guest, secret_hash, made, seen FROM sessions WHERE guest = ANY($1)
               ORDER BY secret_hash";
    for row in &rows(client, sql, &[&guests]).await? {
        let (made, seen) = (millis(row.try_get(2)?), millis(row.try_get(3)?));
        let session = SessionRow { secret_hash: bytes(row, 1)?, made, seen };
        if let Some(account) = found.get_mut(&guest(row, 0)?) {
            account.sessions.push(session);
        }
    }
    let sql = "SELECT guest, code_hash FROM recovery_codes WHERE guest = ANY($1)
               ORDER BY code_hash";
    for row in &rows(client, sql, &[&guests]).await? {
        if let Some(account) = found.get_mut(&guest(row, 0)?) {
            account.codes.push(bytes(row, 1)?);
        }
    }
    Ok(guests.iter().filter_map(|guest| found.remove(&guest.cast_unsigned())).collect())
}
