//! Who somebody is: a secret in a cookie, of which only the hash is kept. Where a guest has an account,
//! each of their devices has a secret of its own. A program shows the same secret as a bearer token.

use crate::app::App;
use crate::guard::Client;
use crate::problem::Problem;
use crate::rooms::random;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use room::LONGEST_NAME;
use sha2::{Digest, Sha256};
use std::net::IpAddr;
use std::sync::Arc;
use store::{GuestId, GuestRow, Millis, StoreError};
use wire::Said;

/// The cookie.
const COOKIE: &str = "spielhof";
/// It is good for a year.
const SECONDS: u32 = 365 * 24 * 60 * 60;
/// The most bots of one guest.
const MOST_BOTS: u32 = 5;
/// How often it is noted that a guest was here, in thousandths of a second.
const SEEN_EVERY: Millis = 24 * 60 * 60 * 1000;

/// The number of the guest; none for somebody without a name or seat.
pub const GUEST: HeaderName = HeaderName::from_static("x-spielhof-guest");
/// The address of the client.
pub const ADDRESS: HeaderName = HeaderName::from_static("x-spielhof-address");

/// Somebody this server knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownGuest {
    /// A number that is no secret.
    pub id: GuestId,
    /// The name others see; may be empty.
    pub name: String,
}

impl KnownGuest {
    /// A bot does what it was made for: playing at tables. All else is for people.
    pub(crate) fn must_be_a_person(&self) -> Result<(), Problem> {
        match store::is_bot(self.id) {
            true => Err(Problem::plain(StatusCode::FORBIDDEN, "server-bot")),
            false => Ok(()),
        }
    }

    /// Who is banned may read, take their data along and delete it: nothing else.
    pub(crate) async fn must_not_be_banned(&self, app: &App) -> Result<(), Problem> {
        match app.service.ban_of(self.id).await? {
            Some(why) => Err(Problem::said(StatusCode::FORBIDDEN, vec![why])),
            None => Ok(()),
        }
    }

    /// Whose name was taken away has to wait for another one.
    pub(crate) async fn may_choose_names(&self, app: &App) -> Result<(), Problem> {
        match app.service.name_bar(self.id).await? {
            Some(why) => Err(Problem::said(StatusCode::FORBIDDEN, vec![why])),
            None => Ok(()),
        }
    }
}

/// Somebody this server may know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor(pub Option<KnownGuest>);

/// Somebody this server knows, and the secret of the device they are at.
pub struct Device {
    /// Who.
    pub guest: KnownGuest,
    /// SHA-256 of the secret.
    pub secret_hash: [u8; 32],
}

/// Who a device is before it signs in, if the server knows it.
pub struct Before(pub Option<Device>);

/// What another node says about who sends a request.
#[derive(Clone, Debug)]
pub struct Vouched {
    /// The guest, if the node knows one.
    pub guest: Option<KnownGuest>,
}

impl Vouched {
    /// Reads what another node has written.
    pub fn of(headers: &HeaderMap) -> Option<(Vouched, IpAddr)> {
        let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let address = text(&ADDRESS)?.parse().ok()?;
        let guest = match text(&GUEST) {
            Some(id) => Some(KnownGuest { id: id.parse().ok()?, name: String::new() }),
            None => None,
        };
        Some((Vouched { guest }, address))
    }
}

/// What makes a guest a guest. Shown to nobody but them.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A new one.
    pub(crate) fn fresh() -> Secret {
        Secret(random())
    }

    /// Reads 64 hexadecimal digits.
    fn read(text: &str) -> Option<Secret> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
        }
        Some(Secret(bytes))
    }

    /// What is kept of it.
    pub(crate) fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0).into()
    }

    /// As a program shows it.
    pub(crate) fn digits(&self) -> String {
        table::hex(&self.0)
    }

    /// A line for the browser to keep it.
    pub(crate) fn cookie(&self, secure: bool) -> String {
        cookie(&self.digits(), SECONDS, secure)
    }
}

fn cookie(value: &str, seconds: u32, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// A line for the browser to forget the secret.
pub(crate) fn no_cookie(secure: bool) -> String {
    cookie("", 0, secure)
}

/// An answer with a line for the browser to keep or forget a secret.
pub(crate) fn with_cookie(mut answer: Response, cookie: String) -> Response {
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        answer.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    answer
}

/// The secret that a program shows.
pub(crate) fn bearer(headers: &HeaderMap) -> Option<Secret> {
    let value = headers.get(header::AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| Secret::read(token.trim())).flatten()
}

/// The secret in the cookie.
fn kept(headers: &HeaderMap) -> Option<Secret> {
    let lines = headers.get_all(header::COOKIE).iter();
    let mut pairs = lines.filter_map(|line| line.to_str().ok()).flat_map(|line| line.split(';'));
    pairs.find_map(|pair| Secret::read(pair.trim().strip_prefix(COOKIE)?.strip_prefix('=')?))
}

/// What is asked of a name.
pub(crate) fn name_wanted() -> Said {
    say::with("server-name", [("most", say::number(LONGEST_NAME as u64))])
}

/// What is asked of the name of a bot.
pub(crate) fn bot_name_wanted() -> Said {
    say::with("server-bot-name", [("most", say::number(LONGEST_NAME as u64))])
}

/// Makes somebody a guest.
pub(crate) async fn new_guest(
    app: &Arc<App>,
    client: &Client,
    name: String,
) -> Result<(KnownGuest, Secret), Problem> {
    if app.service.is_closed() {
        return Err(Problem::plain(StatusCode::FORBIDDEN, "server-no-new-guests"));
    }
    app.guard.guests.take(client.address, 1)?;
    let secret = Secret::fresh();
    // Databases and JavaScript count up to here without a sign or a fraction.
    let id = u64::from_le_bytes(random()) & ((1 << 53) - 1);
    let seen = app.service.now();
    let row = GuestRow { id, secret_hash: secret.hash(), name, seen, owner: None };
    let guest = KnownGuest { id, name: row.name.clone() };
    app.with_store(move |store| store.add_guest(&row)).await?;
    app.metrics.new_guest();
    Ok((guest, secret))
}

/// Makes a bot for a guest. It counts like a new guest.
pub(crate) async fn new_bot(
    app: &Arc<App>,
    client: &Client,
    owner: GuestId,
    name: String,
) -> Result<(KnownGuest, Secret), Problem> {
    app.guard.guests.take(client.address, 1)?;
    let secret = Secret::fresh();
    let (id, seen) = (store::bot_id(u64::from_le_bytes(random())), app.service.now());
    let row = GuestRow { id, secret_hash: secret.hash(), name, seen, owner: Some(owner) };
    let bot = KnownGuest { id, name: row.name.clone() };
    let added = app.with_store(move |store| Ok(store.add_bot(&row, MOST_BOTS))).await?;
    match added {
        Ok(()) => {}
        Err(StoreError::TooManyBots) => {
            let most = say::with("server-too-many-bots", [("most", say::number(MOST_BOTS))]);
            return Err(Problem::unprocessable(vec![most]));
        }
        Err(StoreError::NoGuest) => return Err(nobody()),
        Err(fault) => return Err(fault.into()),
    }
    app.metrics.new_guest();
    Ok((bot, secret))
}

/// The server does not know who asks.
fn nobody() -> Problem {
    Problem::plain(StatusCode::UNAUTHORIZED, "server-no-guest")
}

/// Notes that a guest was here, once a day.
async fn note_seen(app: &Arc<App>, row: &GuestRow) -> Result<(), Problem> {
    let (id, now) = (row.id, app.service.now());
    if now.saturating_sub(row.seen) < SEEN_EVERY {
        return Ok(());
    }
    let secret_hash = row.secret_hash;
    app.with_store(move |store| {
        store.see_guest(id, now)?;
        store.see_session(&secret_hash, now)
    })
    .await
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Problem> {
        // Another node has looked already, and tells what it found.
        if let Some(Vouched { guest }) = parts.extensions.get() {
            return Ok(Visitor(guest.clone()));
        }
        let row = row_of(parts, app).await?;
        Ok(Visitor(row.map(|row| KnownGuest { id: row.id, name: row.name })))
    }
}

/// The guest whose secret a request shows.
async fn row_of(parts: &Parts, app: &Arc<App>) -> Result<Option<GuestRow>, Problem> {
    let shown = bearer(&parts.headers);
    let is_shown = shown.is_some();
    let Some(secret) = shown.or_else(|| kept(&parts.headers)) else {
        return Ok(None);
    };
    let hash = secret.hash();
    let row = app.with_store(move |store| store.guest_by_secret(&hash)).await?;
    // A program whose token is revoked must not go on as somebody new.
    if is_shown && row.is_none() {
        return Err(nobody());
    }
    if let Some(row) = &row {
        note_seen(app, row).await?;
    }
    Ok(row)
}

impl FromRequestParts<Arc<App>> for Device {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Device, Problem> {
        let Before(device) = Before::from_request_parts(parts, app).await?;
        device.ok_or_else(nobody)
    }
}

impl FromRequestParts<Arc<App>> for Before {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Before, Problem> {
        let row = row_of(parts, app).await?;
        Ok(Before(row.map(|row| {
            let guest = KnownGuest { id: row.id, name: row.name };
            Device { guest, secret_hash: row.secret_hash }
        })))
    }
}

impl FromRequestParts<Arc<App>> for KnownGuest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<KnownGuest, Problem> {
        let Visitor(guest) = Visitor::from_request_parts(parts, app).await?;
        guest.ok_or_else(nobody)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_sixty_four_digits() {
        let digits = "0123456789abcdefABCDEF".repeat(3);
        assert!(Secret::read(&digits[..64]).is_some());
        for bad in [&digits[..63], "", "+1".repeat(32).as_str(), "zz".repeat(32).as_str()] {
            assert!(Secret::read(bad).is_none(), "{bad}");
        }
    }
}
