//! A browser on a page of a public site, where accounts are possible.

use super::authenticator::Authenticator;
use super::player::Person;
use super::{Answer, House};
use spielhof_server::{Config, Origin};
use wire::{AccountState, Assertion, Me, NewPasskey, PasskeyOptions, RecoveryCodes, SignInOptions};

/// The address of the site.
pub const SITE: &str = "https://spiel.example";

/// Serves the site.
pub fn public(config: &mut Config) {
    config.origins = vec![Origin::read(SITE).unwrap()];
}

/// A browser on a page of the site: it has a cookie, perhaps.
pub struct Browser<'a> {
    pub house: &'a House,
    pub origin: String,
    pub secret: Option<String>,
}

impl<'a> Browser<'a> {
    pub fn new(house: &'a House) -> Browser<'a> {
        Browser { house, origin: SITE.to_owned(), secret: None }
    }

    /// One whom the server knows by this name.
    pub fn named(house: &'a House, name: &str) -> Browser<'a> {
        let mut browser = Browser::new(house);
        let answer = browser.ask("POST /api/me", &format!(r#"{{"name":"{name}"}}"#));
        assert_eq!(answer.status, 200, "{}", answer.text());
        browser
    }

    /// Asks, and keeps the cookie that comes back.
    pub fn ask(&mut self, line: &str, body: &str) -> Answer {
        let host = format!("Host: {}", self.origin.split("://").nth(1).unwrap());
        let origin = format!("Origin: {}", self.origin);
        let cookie = format!("Cookie: spielhof={}", self.secret.as_deref().unwrap_or_default());
        let answer = self.house.ask(line, &[&host, &origin, &cookie], body);
        if answer.header("set-cookie").is_some() {
            self.secret = Some(answer.secret()).filter(|secret| !secret.is_empty());
        }
        answer
    }

    pub fn post<T: serde::Serialize>(&mut self, path: &str, body: &T) -> Answer {
        self.ask(&format!("POST /api/account/{path}"), &serde_json::to_string(body).unwrap())
    }

    pub fn command(&mut self, path: &str) -> Answer {
        self.ask(&format!("POST /api/account/{path}"), "")
    }

    pub fn state(&mut self) -> AccountState {
        self.ask("GET /api/account", "").json()
    }

    pub fn name(&mut self) -> String {
        self.ask("GET /api/me", "").json::<Me>().name
    }

    pub fn passkey_options(&mut self) -> PasskeyOptions {
        let answer = self.command("passkeys/options");
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    pub fn add(&mut self, made: &NewPasskey) -> Answer {
        self.post("passkeys", made)
    }

    /// Makes the account of this guest, or adds a passkey to it: the authenticator, and the codes.
    pub fn create(&mut self) -> (Authenticator, Vec<String>) {
        let mut authenticator = Authenticator::new(&self.origin);
        let made = authenticator.make(&self.passkey_options());
        let answer = self.add(&made);
        assert_eq!(answer.status, 200, "{}", answer.text());
        (authenticator, answer.json::<RecoveryCodes>().codes)
    }

    pub fn sign_in_options(&mut self) -> SignInOptions {
        self.command("sign-in/options").json()
    }

    pub fn sign_in(&mut self, proof: &Assertion) -> Answer {
        self.post("sign-in", proof)
    }

    pub fn sign_in_with(&mut self, authenticator: &mut Authenticator) -> Answer {
        let proof = authenticator.prove(&self.sign_in_options());
        self.sign_in(&proof)
    }

    pub fn recover(&mut self, code: &str) -> Answer {
        self.post("recover", &wire::Recovery { code: code.to_owned() })
    }

    pub fn person(&self) -> Person {
        Person { secret: self.secret.clone().unwrap() }
    }
}
