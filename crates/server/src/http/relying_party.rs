//! Where passkeys can be used: for which host, and for pages of which origin.

use crate::app::App;
use crate::guard::Client;
use crate::problem::Problem;
use axum::http::StatusCode;
use std::net::IpAddr;
use std::time::Duration;
use webauthn_rs::prelude::Url;
use webauthn_rs::{Webauthn, WebauthnBuilder};

/// How long people may take. Some have to find their key first.
pub const PATIENCE: Duration = Duration::from_secs(5 * 60);
/// What authenticators call this place.
pub const NAME: &str = "Spielhof";

/// The host that passkeys are bound to where a client is, with all that a ceremony there needs. A
/// passkey that is made for one host is good for no other.
pub struct RelyingParty {
    /// The host, without a port.
    pub host: String,
    /// What checks the ceremonies.
    pub webauthn: Webauthn,
}

impl RelyingParty {
    /// Browsers know passkeys only on pages that came over TLS from a host with a name, and on those
    /// of their own machine. A server for the whole house is no such place: nobody else in the house
    /// could use a passkey of its `localhost`.
    pub fn of(app: &App, client: &Client) -> Option<RelyingParty> {
        let origin = app.guard.hosts.origin(&client.host)?;
        let authority = origin.authority();
        let host = authority.rsplit_once(':').map_or(authority, |(host, _)| host).to_owned();
        if host.starts_with('[') || host.parse::<IpAddr>().is_ok() {
            return None;
        }
        let is_own_machine = host == "localhost" && !app.config.lan;
        if !origin.is_secure() && !is_own_machine {
            return None;
        }
        let address = Url::parse(&origin.to_string()).ok()?;
        let builder = WebauthnBuilder::new(&host, &address).ok()?;
        let webauthn = builder.rp_name(NAME).timeout(PATIENCE).build().ok()?;
        Some(RelyingParty { host, webauthn })
    }

    /// The same for a request that needs it.
    pub fn wanted(app: &App, client: &Client) -> Result<RelyingParty, Problem> {
        let impossible = || Problem::plain(StatusCode::NOT_FOUND, "account-impossible");
        RelyingParty::of(app, client).ok_or_else(impossible)
    }
}
