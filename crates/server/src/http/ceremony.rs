//! The two ceremonies of passkeys: making one, and signing in with one.
//!
//! What the server has to remember between the two halves of a ceremony is in the store, so that
//! another node can end what this one has begun. It is used once, whatever comes of it.

use super::relying_party::{NAME, PATIENCE, RelyingParty};
use crate::app::App;
use crate::problem::Problem;
use crate::rooms::random;
use crate::time::millis;
use axum::http::StatusCode;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{CeremonyRow, FoundPasskey, GuestId};
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Uuid, WebauthnError,
};
use wire::{Assertion, NewPasskey, PasskeyOptions, SignInOptions};

/// What is remembered of a ceremony.
#[derive(Serialize, Deserialize)]
enum Begun {
    /// A passkey is made, for the account of this handle.
    Making { handle: [u8; 16], state: PasskeyRegistration },
    /// Somebody signs in.
    SigningIn { state: DiscoverableAuthentication },
}

/// A passkey that was made.
pub struct Made {
    /// The handle of the account that it was made for.
    pub handle: [u8; 16],
    /// The passkey.
    pub passkey: Passkey,
}

/// A ceremony that came to nothing. Why exactly is for the log of the server only: it would help
/// nobody but those who try to get in.
fn refused(fault: WebauthnError) -> Problem {
    tracing::info!(?fault, "a passkey was refused");
    Problem::plain(StatusCode::FORBIDDEN, "account-refused")
}

/// The ceremony is unknown, was used before, or took too long.
fn expired() -> Problem {
    Problem::plain(StatusCode::GONE, "account-expired")
}

fn nonsense<E>(_: E) -> Problem {
    Problem::plain(StatusCode::BAD_REQUEST, "server-nonsense")
}

fn hash(id: &str) -> [u8; 32] {
    Sha256::digest(id).into()
}

/// Keeps what has to be remembered. Answers with the id of the ceremony.
async fn keep(app: &App, guest: Option<GuestId>, begun: &Begun) -> Result<String, Problem> {
    let id = table::hex(&random::<32>());
    let now = app.service.now();
    let state = serde_json::to_string(begun).map_err(|_| Problem::ours())?;
    let (id_hash, until) = (hash(&id), now + millis(PATIENCE));
    let ceremony = CeremonyRow { guest, state, until };
    app.with_store(move |store| store.add_ceremony(&id_hash, &ceremony, now)).await?;
    Ok(id)
}

/// What was remembered, for the guest it was remembered for. It is gone then.
async fn recall(app: &App, guest: Option<GuestId>, id: &str) -> Result<Begun, Problem> {
    let (id_hash, now) = (hash(id), app.service.now());
    let kept = app.with_store(move |store| store.take_ceremony(&id_hash, now)).await?;
    let kept = kept.filter(|kept| kept.guest == guest).ok_or_else(expired)?;
    serde_json::from_str(&kept.state).map_err(|_| expired())
}

/// A part of the options as WebAuthn writes them.
fn part<T: DeserializeOwned>(options: &Value, path: &str) -> Result<T, Problem> {
    let part = options.pointer(path).cloned().unwrap_or_default();
    serde_json::from_value(part).map_err(|_| Problem::ours())
}

/// Begins to make a passkey for a guest, who may have some already.
pub async fn begin_making(
    app: &App,
    party: &RelyingParty,
    guest: GuestId,
    name: &str,
    handle: [u8; 16],
    known: Vec<Vec<u8>>,
) -> Result<PasskeyOptions, Problem> {
    let name = if name.is_empty() { NAME } else { name };
    let user = Uuid::from_bytes(handle);
    let (options, state) = party
        .webauthn
        .start_passkey_registration(user, name, name, Some(known))
        .map_err(|_| Problem::ours())?;
    let options = serde_json::to_value(&options.public_key).map_err(|_| Problem::ours())?;
    let algorithms: Vec<Value> = part(&options, "/pubKeyCredParams")?;
    let excluded: Option<Vec<Value>> = part(&options, "/excludeCredentials")?;
    let exclude = excluded.unwrap_or_default();
    Ok(PasskeyOptions {
        ceremony: keep(app, Some(guest), &Begun::Making { handle, state }).await?,
        challenge: part(&options, "/challenge")?,
        host: party.host.clone(),
        user: part(&options, "/user/id")?,
        name: name.to_owned(),
        algorithms: algorithms.iter().map(|one| part(one, "/alg")).collect::<Result<_, _>>()?,
        exclude: exclude.iter().map(|one| part(one, "/id")).collect::<Result<_, _>>()?,
        timeout: u32::try_from(PATIENCE.as_millis()).unwrap_or(u32::MAX),
    })
}

/// Ends it: the passkey, if all is well with it.
pub async fn end_making(
    app: &App,
    party: &RelyingParty,
    guest: GuestId,
    made: &NewPasskey,
) -> Result<Made, Problem> {
    let begun = recall(app, Some(guest), &made.ceremony).await?;
    let Begun::Making { handle, state } = begun else { return Err(expired()) };
    let credential: RegisterPublicKeyCredential = serde_json::from_value(json!({
        "id": made.id,
        "rawId": made.id,
        "type": "public-key",
        "response": { "attestationObject": made.attestation, "clientDataJSON": made.client_data },
    }))
    .map_err(nonsense)?;
    let passkey =
        party.webauthn.finish_passkey_registration(&credential, &state).map_err(refused)?;
    Ok(Made { handle, passkey })
}

/// Begins to sign somebody in: who it is, only their passkey will tell.
pub async fn begin_signing_in(app: &App, party: &RelyingParty) -> Result<SignInOptions, Problem> {
    let (options, state) =
        party.webauthn.start_discoverable_authentication().map_err(|_| Problem::ours())?;
    let options = serde_json::to_value(&options.public_key).map_err(|_| Problem::ours())?;
    Ok(SignInOptions {
        ceremony: keep(app, None, &Begun::SigningIn { state }).await?,
        challenge: part(&options, "/challenge")?,
        host: party.host.clone(),
        timeout: u32::try_from(PATIENCE.as_millis()).unwrap_or(u32::MAX),
    })
}

/// A proof that was checked.
pub struct Checked {
    /// The id of the passkey.
    pub passkey: Vec<u8>,
    /// Whose it is, with the key as it was.
    pub found: FoundPasskey,
    /// The key with its new counter.
    pub after: String,
}

/// Ends it: whose passkey it is, if the proof holds.
pub async fn end_signing_in(
    app: &App,
    party: &RelyingParty,
    proof: &Assertion,
) -> Result<Checked, Problem> {
    let begun = recall(app, None, &proof.ceremony).await?;
    let Begun::SigningIn { state } = begun else { return Err(expired()) };
    let credential: PublicKeyCredential = serde_json::from_value(json!({
        "id": proof.id,
        "rawId": proof.id,
        "type": "public-key",
        "response": {
            "authenticatorData": proof.authenticator_data,
            "clientDataJSON": proof.client_data,
            "signature": proof.signature,
            "userHandle": proof.user,
        },
    }))
    .map_err(nonsense)?;
    let (user, id) =
        party.webauthn.identify_discoverable_authentication(&credential).map_err(refused)?;
    let (user, id) = (user.into_bytes(), id.to_vec());
    let asked = id.clone();
    let found = app.with_store(move |store| store.find_passkey(&asked)).await?;
    // The owner of the passkey must be the one whom the authenticator takes them for.
    let unknown = || Problem::plain(StatusCode::FORBIDDEN, "account-unknown-passkey");
    let found = found.filter(|found| found.handle == user).ok_or_else(unknown)?;
    let mut passkey: Passkey = serde_json::from_str(&found.key).map_err(|_| Problem::ours())?;
    let checked = party
        .webauthn
        .finish_discoverable_authentication_v2(&credential, state, &passkey)
        .map_err(refused)?;
    passkey.update_credential(&checked);
    let after = serde_json::to_string(&passkey).map_err(|_| Problem::ours())?;
    Ok(Checked { passkey: id, found, after })
}
