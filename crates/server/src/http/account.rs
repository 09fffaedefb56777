//! Accounts: passkeys, signing in and out, recovery codes. Nobody needs one.

use super::ask::Ask;
use super::ceremony::{self, Checked, Made};
use super::identity::{self, Before, Device, KnownGuest, Secret, Visitor};
use super::recovery;
use super::relying_party::RelyingParty;
use crate::answer::json;
use crate::app::App;
use crate::guard::Client;
use crate::problem::Problem;
use crate::rooms::random;
use crate::service::{News, account_shape};
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use store::{AccountRow, GuestId, PasskeyRow, Removal, SessionRow, SignIn};
use wire::{
    AccountState, Assertion, Me, NewPasskey, PasskeyOptions, Recovery, RecoveryCodes, SignInOptions,
};

/// The most passkeys of an account.
const MOST_PASSKEYS: u32 = 20;

/// Where one stands with accounts. Nobody becomes a guest by asking.
pub async fn show(
    State(app): State<Arc<App>>,
    client: Client,
    Visitor(guest): Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let account = match guest {
        Some(guest) => app.with_store(move |store| store.account(guest.id)).await?,
        None => None,
    };
    let possible = RelyingParty::of(&app, &client).is_some();
    Ok(json(&headers, &AccountState { possible, account: account.map(account_shape) }))
}

fn no_account() -> Problem {
    Problem::plain(StatusCode::CONFLICT, "account-none")
}

/// Begins to make a passkey, the first or one more.
pub async fn passkey_options(
    State(app): State<Arc<App>>,
    client: Client,
    guest: KnownGuest,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    guest.must_be_a_person()?;
    let party = RelyingParty::wanted(&app, &client)?;
    let id = guest.id;
    let account = app.with_store(move |store| store.account(id)).await?;
    let (handle, known) = match account {
        Some(account) => {
            (account.handle, account.passkeys.into_iter().map(|passkey| passkey.id).collect())
        }
        None => (random(), Vec::new()),
    };
    let options: PasskeyOptions =
        ceremony::begin_making(&app, &party, id, &guest.name, handle, known).await?;
    Ok(json(&headers, &options))
}

/// Adds a passkey. The first one makes the account, and the answer tells its recovery codes.
pub async fn add_passkey(
    State(app): State<Arc<App>>,
    client: Client,
    Device { guest, secret_hash }: Device,
    headers: HeaderMap,
    Ask(made): Ask<NewPasskey>,
) -> Result<Response, Problem> {
    let party = RelyingParty::wanted(&app, &client)?;
    let name = match made.name.trim() {
        "" => String::new(),
        name => {
            room::fit(name).ok_or_else(|| Problem::unprocessable(vec![identity::name_wanted()]))?
        }
    };
    let Made { handle, passkey } = ceremony::end_making(&app, &party, guest.id, &made).await?;
    if let Some(why) = app.service.ban_of_passkey(guest.id, passkey.cred_id()).await? {
        return Err(Problem::said(StatusCode::FORBIDDEN, vec![why]));
    }
    let now = app.service.now();
    let key = serde_json::to_string(&passkey).map_err(|_| Problem::ours())?;
    let row = PasskeyRow { id: passkey.cred_id().clone(), name, key, made: now, used: None };
    let id = guest.id;
    let account = app.with_store(move |store| store.account(id)).await?;
    let (added, codes) = match account {
        Some(account) if account.handle == handle => {
            let added = app.with_store(move |store| store.add_passkey(id, &row, MOST_PASSKEYS));
            (added.await?, Vec::new())
        }
        // Another passkey was the first meanwhile.
        Some(_) => (false, Vec::new()),
        None => {
            let codes = recovery::fresh();
            let account = AccountRow {
                guest: id,
                handle,
                made: now,
                passkeys: vec![row],
                sessions: vec![SessionRow { secret_hash, made: now, seen: now }],
                codes: codes.iter().map(|code| recovery::hash(code)).collect(),
            };
            let void = random();
            let opened = app.with_store(move |store| store.open_account(&account, &void));
            (opened.await?, codes)
        }
    };
    if !added {
        return Err(Problem::plain(StatusCode::CONFLICT, "account-not-added"));
    }
    Ok(json(&headers, &RecoveryCodes { codes }))
}

/// Removes a passkey, unless it is the only way in.
pub async fn remove_passkey(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    Path(passkey): Path<String>,
) -> Result<Response, Problem> {
    let unknown = || Problem::plain(StatusCode::NOT_FOUND, "server-not-found");
    let removed = app.with_store(move |store| {
        let account = store.account(guest.id)?;
        let mut passkeys = account.into_iter().flat_map(|account| account.passkeys);
        match passkeys.find(|one| table::hex(&one.id) == passkey) {
            Some(found) => store.remove_passkey(guest.id, &found.id),
            None => Ok(Removal::Unknown),
        }
    });
    match removed.await? {
        Removal::Removed => Ok(StatusCode::NO_CONTENT.into_response()),
        Removal::Unknown => Err(unknown()),
        Removal::OnlyWayIn => Err(Problem::plain(StatusCode::CONFLICT, "account-only-way-in")),
    }
}

/// Begins to sign in.
pub async fn sign_in_options(
    State(app): State<Arc<App>>,
    client: Client,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let party = RelyingParty::wanted(&app, &client)?;
    let options: SignInOptions = ceremony::begin_signing_in(&app, &party).await?;
    Ok(json(&headers, &options))
}

/// Signs in: the device gets a secret of its own for the guest of the account.
pub async fn sign_in(
    State(app): State<Arc<App>>,
    client: Client,
    Before(before): Before,
    headers: HeaderMap,
    Ask(proof): Ask<Assertion>,
) -> Result<Response, Problem> {
    let party = RelyingParty::wanted(&app, &client)?;
    let Checked { passkey, found, after } = ceremony::end_signing_in(&app, &party, &proof).await?;
    let (secret, session) = new_session(&app);
    let sign_in = SignIn { passkey, before: found.key, after, session };
    if !app.with_store(move |store| store.sign_in(&sign_in)).await? {
        // Somebody else has used the same passkey at the same time, or removed it.
        return Err(Problem::plain(StatusCode::FORBIDDEN, "account-refused"));
    }
    welcome(&app, &client, &headers, before, found.guest, &secret).await
}

/// Signs in by a recovery code, which is used up.
pub async fn recover(
    State(app): State<Arc<App>>,
    client: Client,
    Before(before): Before,
    headers: HeaderMap,
    Ask(Recovery { code }): Ask<Recovery>,
) -> Result<Response, Problem> {
    app.guard.recoveries.take(client.address, 1)?;
    let (secret, session) = new_session(&app);
    let hash = recovery::hash(&code);
    let guest = app.with_store(move |store| store.recover(&hash, &session)).await?;
    let unknown = || Problem::plain(StatusCode::FORBIDDEN, "account-bad-code");
    welcome(&app, &client, &headers, before, guest.ok_or_else(unknown)?, &secret).await
}

fn new_session(app: &App) -> (Secret, SessionRow) {
    let (secret, now) = (Secret::fresh(), app.service.now());
    let session = SessionRow { secret_hash: secret.hash(), made: now, seen: now };
    (secret, session)
}

/// The device acts as the guest of the account from now on.
async fn welcome(
    app: &Arc<App>,
    client: &Client,
    headers: &HeaderMap,
    before: Option<Device>,
    guest: GuestId,
    secret: &Secret,
) -> Result<Response, Problem> {
    if let Some(Device { guest: before, secret_hash }) = before {
        // The device forgets its secret.
        app.with_store(move |store| store.end_session(&secret_hash)).await?;
        if before.id != guest {
            drop_unused(app, before.id).await?;
        }
    }
    let names = app.with_store(move |store| store.names(&[guest])).await?;
    let name = names.into_iter().next().map(|(_, name)| name).unwrap_or_default();
    let answer = json(headers, &Me { name, bot: false });
    Ok(identity::with_cookie(answer, secret.cookie(client.secure)))
}

/// Deletes the guest who a device was before it signed in, if nothing depends on them: no device
/// knows their secret any more.
async fn drop_unused(app: &Arc<App>, guest: GuestId) -> Result<(), Problem> {
    let is_used = app.with_store(move |store| {
        Ok(store.account(guest)?.is_some()
            || !store.tables_of(guest, 1)?.is_empty()
            || store.running_of(guest)? > 0)
    });
    if !is_used.await? {
        app.service.forget(guest).await?;
    }
    Ok(())
}

/// New recovery codes in place of all earlier ones.
pub async fn codes(
    State(app): State<Arc<App>>,
    guest: KnownGuest,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let codes = recovery::fresh();
    let hashes: Vec<[u8; 32]> = codes.iter().map(|code| recovery::hash(code)).collect();
    if !app.with_store(move |store| store.replace_codes(guest.id, &hashes)).await? {
        return Err(no_account());
    }
    Ok(json(&headers, &RecoveryCodes { codes }))
}

/// Signs this device out. A guest without an account would be lost by that.
pub async fn sign_out(
    State(app): State<Arc<App>>,
    client: Client,
    Device { guest, secret_hash }: Device,
) -> Result<Response, Problem> {
    known_account(&app, guest.id).await?;
    app.with_store(move |store| store.end_session(&secret_hash)).await?;
    app.service.spread(News::SignedOut { guest: guest.id }).await;
    let answer = StatusCode::NO_CONTENT.into_response();
    Ok(identity::with_cookie(answer, identity::no_cookie(client.secure)))
}

/// Signs all other devices out.
pub async fn sign_out_others(
    State(app): State<Arc<App>>,
    Device { guest, secret_hash }: Device,
) -> Result<Response, Problem> {
    known_account(&app, guest.id).await?;
    app.with_store(move |store| store.end_other_sessions(guest.id, &secret_hash)).await?;
    // Which device a subscription is of is not known: this one subscribes again with its next page.
    app.service.unsubscribe_all(guest.id).await?;
    app.service.spread(News::SignedOut { guest: guest.id }).await;
    Ok(StatusCode::NO_CONTENT.into_response())
}

async fn known_account(app: &App, guest: GuestId) -> Result<(), Problem> {
    let account = app.with_store(move |store| store.account(guest)).await?;
    account.map(drop).ok_or_else(no_account)
}
