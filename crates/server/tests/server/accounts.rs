//! Accounts: passkeys, devices, recovery codes, and what is refused.

use crate::common::authenticator::{Authenticator, base64};
use crate::common::browser::{Browser, SITE, public};
use crate::common::player::{Client, Person, wish};
use crate::common::push::Device;
use crate::common::{Answer, House, config, open, open_at, open_in};
use private_pg::Instance;
use spielhof_server::{Config, Origin, ServerTime};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Postgres, PostgresUrl};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use wire::{AccountState, Assertion, Me, MyTable, NewPasskey, PushState, RecoveryCodes, ToServer};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;

/// The status and the first fault.
fn refusal(answer: &Answer) -> (u16, String) {
    (answer.status, answer.faults().remove(0))
}

fn refused(status: u16, key: &str) -> (u16, String) {
    (status, key.to_owned())
}

#[test]
fn an_account_is_one_person_on_several_devices() {
    let house = open(public);
    let mut first = Browser::named(&house, "Ada");
    assert_eq!(first.state(), AccountState { possible: true, account: None });
    let opened = first.person().open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let (mut authenticator, codes) = first.create();
    assert_eq!(codes.len(), 10);
    let account = first.state().account.unwrap();
    assert_eq!((account.codes, account.devices, account.passkeys.len()), (10, 1, 1));
    assert_eq!((account.passkeys[0].name.as_str(), account.passkeys[0].used), ("Testgerät", None));

    let mut second = Browser::named(&house, "Niemand");
    let temporary = second.secret.clone().unwrap();
    let answer = second.sign_in_with(&mut authenticator);
    assert_eq!((answer.status, answer.json::<Me>().name), (200, "Ada".to_owned()));
    assert!(answer.header("set-cookie").unwrap().contains("; Secure"));
    assert_ne!(second.secret, first.secret, "each device has a secret of its own");
    assert_eq!((first.name(), second.name()), ("Ada".to_owned(), "Ada".to_owned()));
    let account = second.state().account.unwrap();
    assert_eq!(account.devices, 2);
    assert!(account.passkeys[0].used.is_some());
    let tables: Vec<MyTable> = second.ask("GET /api/tables?mine=1", "").json();
    assert_eq!(tables.iter().map(|table| &table.table).collect::<Vec<_>>(), [&opened.table]);
    let client = second.person().come(&house, &opened.table);
    assert!(client.holds(1), "the seat is theirs on every device");
    // Nothing depended on who the device was before.
    let was = Person { secret: temporary }.ask(&house, "DELETE /api/me", "");
    assert_eq!(refusal(&was), refused(401, "server-no-guest"));
    // A name is the person's, wherever it is given.
    assert_eq!(second.ask("POST /api/me", r#"{"name":"Ada L."}"#).status, 200);
    assert_eq!(first.name(), "Ada L.");
    // All of it is still so after a restart.
    let (one, two) = (first.secret.clone(), second.secret.clone());
    let house = open_in(house.close(), public);
    for secret in [one, two] {
        let mut browser = Browser { secret, ..Browser::new(&house) };
        assert_eq!(browser.name(), "Ada L.");
    }
}

#[test]
fn a_guest_with_seats_is_kept_when_their_device_signs_in() {
    let house = open(public);
    let (mut authenticator, _) = Browser::named(&house, "Ada").create();
    let mut second = Browser::named(&house, "Gast");
    let before = second.person();
    let opened = before.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    assert_eq!(second.sign_in_with(&mut authenticator).status, 200);
    assert!(before.come(&house, &opened.table).holds(1));
    assert!(!second.person().come(&house, &opened.table).holds(1));
}

#[test]
fn passkeys_are_added_and_removed_but_not_the_only_way_in() {
    let house = open(public);
    let mut browser = Browser::named(&house, "Ada");
    let (first, codes) = browser.create();
    let options = browser.passkey_options();
    assert_eq!(options.exclude, [base64(&first.id)]);
    let (mut second, none) = browser.create();
    assert_eq!((codes.len(), none.len()), (10, 0), "the codes stay as they are");
    let remove = |browser: &mut Browser, authenticator: &Authenticator| {
        let id: String = authenticator.id.iter().map(|byte| format!("{byte:02x}")).collect();
        browser.ask(&format!("DELETE /api/account/passkeys/{id}"), "")
    };
    assert_eq!(remove(&mut browser, &first).status, 204);
    assert_eq!(remove(&mut browser, &first).status, 404);
    let mut other = Browser::new(&house);
    assert_eq!(other.sign_in_with(&mut second).status, 200);
    for code in &codes {
        assert_eq!(Browser::new(&house).recover(code).status, 200);
    }
    assert_eq!(refusal(&remove(&mut browser, &second)), refused(409, "account-only-way-in"));
    assert_eq!(browser.command("codes").json::<RecoveryCodes>().codes.len(), 10);
    assert_eq!(remove(&mut browser, &second).status, 204);
    let lost = other.sign_in_with(&mut second);
    assert_eq!(refusal(&lost), refused(403, "account-unknown-passkey"));
}

#[test]
fn an_assertion_counts_once() {
    let house = open(public);
    let (mut authenticator, _) = Browser::named(&house, "Ada").create();
    let mut browser = Browser::new(&house);
    let proof = authenticator.prove(&browser.sign_in_options());
    assert_eq!(browser.sign_in(&proof).status, 200);
    assert_eq!(refusal(&browser.sign_in(&proof)), refused(410, "account-expired"));
    // Nor is it the answer to another challenge.
    let another = browser.sign_in_options();
    let replayed = Assertion { ceremony: another.ceremony, ..proof };
    assert_eq!(refusal(&browser.sign_in(&replayed)), refused(403, "account-refused"));
    // A ceremony that failed is used up too.
    let options = browser.sign_in_options();
    let proof = authenticator.prove(&options);
    let forged = Assertion { signature: replayed.signature, ..proof.clone() };
    assert_eq!(refusal(&browser.sign_in(&forged)), refused(403, "account-refused"));
    assert_eq!(refusal(&browser.sign_in(&proof)), refused(410, "account-expired"));
}

#[test]
fn an_assertion_for_another_origin_or_host_is_refused() {
    let house = open(public);
    let (mut authenticator, _) = Browser::named(&house, "Ada").create();
    let mut browser = Browser::new(&house);
    for origin in ["https://evil.example", "http://spiel.example", "https://spiel.example:444"] {
        authenticator.origin = origin.to_owned();
        let answer = browser.sign_in_with(&mut authenticator);
        assert_eq!(refusal(&answer), refused(403, "account-refused"), "{origin}");
    }
    authenticator.origin = SITE.to_owned();
    authenticator.host = "evil.example".to_owned();
    let answer = browser.sign_in_with(&mut authenticator);
    assert_eq!(refusal(&answer), refused(403, "account-refused"));
    authenticator.host = "spiel.example".to_owned();
    assert_eq!(browser.sign_in_with(&mut authenticator).status, 200);
    // Nor is a passkey made there.
    let mut guest = Browser::named(&house, "Bo");
    let mut elsewhere = Authenticator::new("https://evil.example");
    let made = elsewhere.make(&guest.passkey_options());
    assert_eq!(refusal(&guest.add(&made)), refused(403, "account-refused"));
    assert_eq!(guest.state().account, None);
}

#[test]
fn a_ceremony_expires() {
    const START: u64 = 1_800_000_000_000;
    const MINUTE: u64 = 60_000;
    let house = open_at(TempDir::new().unwrap(), ServerTime::starting_at(START), public);
    let mut browser = Browser::named(&house, "Ada");
    let (mut authenticator, _) = browser.create();
    let early = authenticator.prove(&browser.sign_in_options());
    let late = authenticator.prove(&browser.sign_in_options());
    let late_made = Authenticator::new(SITE).make(&browser.passkey_options());
    let secret = browser.secret.clone();
    let after = |minutes| ServerTime::starting_at(START + minutes * MINUTE);
    let house = open_at(house.close(), after(4), public);
    assert_eq!(Browser::new(&house).sign_in(&early).status, 200);
    let house = open_at(house.close(), after(6), public);
    let mut browser = Browser { secret, ..Browser::new(&house) };
    assert_eq!(refusal(&browser.sign_in(&late)), refused(410, "account-expired"));
    assert_eq!(refusal(&browser.add(&late_made)), refused(410, "account-expired"));
}

#[test]
fn nobody_uses_the_passkey_or_the_ceremony_of_another() {
    let house = open(public);
    let (mut ada, mut bo) = (Browser::named(&house, "Ada"), Browser::named(&house, "Bo"));
    let (mut ada_key, _) = ada.create();
    let (mut bo_key, _) = bo.create();
    // A passkey that claims to be another account's.
    let mut browser = Browser::new(&house);
    std::mem::swap(&mut ada_key.user, &mut bo_key.user);
    let answer = browser.sign_in_with(&mut bo_key);
    assert_eq!(refusal(&answer), refused(403, "account-unknown-passkey"));
    std::mem::swap(&mut ada_key.user, &mut bo_key.user);
    // Another's key with one's own signature.
    let mut proof = bo_key.prove(&browser.sign_in_options());
    (proof.id, proof.user) = (base64(&ada_key.id), ada_key.user.clone());
    assert_eq!(refusal(&browser.sign_in(&proof)), refused(403, "account-refused"));
    // A passkey that was made for another's account, handed in as one's own.
    let made = Authenticator::new(SITE).make(&ada.passkey_options());
    assert_eq!(refusal(&bo.add(&made)), refused(410, "account-expired"));
    // A passkey that belongs to another account already.
    let mut cara = Browser::named(&house, "Cara");
    let stolen = ada_key.make(&cara.passkey_options());
    assert_eq!(refusal(&cara.add(&stolen)), refused(409, "account-not-added"));
    // One ceremony is not the other.
    let (signing, making) = (browser.sign_in_options(), ada.passkey_options());
    let mixed = NewPasskey { ceremony: signing.ceremony, ..made };
    assert_eq!(refusal(&ada.add(&mixed)), refused(410, "account-expired"));
    let mixed = Assertion { ceremony: making.ceremony, ..proof };
    assert_eq!(refusal(&browser.sign_in(&mixed)), refused(410, "account-expired"));
    let id: String = ada_key.id.iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(bo.ask(&format!("DELETE /api/account/passkeys/{id}"), "").status, 404);
    assert_eq!(ada.state().account.unwrap().passkeys.len(), 1);
}

#[test]
fn a_counter_that_goes_back_and_a_person_who_was_not_recognised_are_refused() {
    let house = open(public);
    let mut browser = Browser::named(&house, "Ada");
    let (mut authenticator, _) = browser.create();
    authenticator.counter = 40;
    assert_eq!(browser.sign_in_with(&mut authenticator).status, 200);
    for counter in [0, 39, 40] {
        authenticator.counter = counter;
        let answer = browser.sign_in_with(&mut authenticator);
        assert_eq!(refusal(&answer), refused(403, "account-refused"), "a copy of the key");
    }
    authenticator.counter = 41;
    authenticator.verifies = false;
    let answer = browser.sign_in_with(&mut authenticator);
    assert_eq!(refusal(&answer), refused(403, "account-refused"));
    authenticator.verifies = true;
    assert_eq!(browser.sign_in_with(&mut authenticator).status, 200);
    assert_eq!(browser.state().account.unwrap().devices, 1, "the same device as before");
}

#[test]
fn a_recovery_code_is_good_once_and_few_can_be_tried() {
    let house = open(public);
    let mut browser = Browser::named(&house, "Ada");
    let (_, codes) = browser.create();
    let mut other = Browser::new(&house);
    let written = codes[0].to_lowercase().replace('-', " ");
    let answer = other.recover(&written);
    assert_eq!((answer.status, answer.json::<Me>().name), (200, "Ada".to_owned()));
    assert_eq!(other.state().account.unwrap().codes, 9);
    assert_eq!(refusal(&other.recover(&codes[0])), refused(403, "account-bad-code"));
    // New ones void the earlier ones.
    let fresh: RecoveryCodes = other.command("codes").json();
    assert_eq!(refusal(&other.recover(&codes[1])), refused(403, "account-bad-code"));
    assert_eq!(Browser::new(&house).recover(&fresh.codes[1]).status, 200);
    let tried = (0..40).map(|_| other.recover("0000-0000-0000-0000")).collect::<Vec<_>>();
    assert_eq!(tried.iter().filter(|answer| answer.status == 403).count(), 16);
    let last = tried.last().unwrap();
    assert_eq!(refusal(last), refused(429, "server-too-often"));
    assert!(last.header("retry-after").is_some());
    assert_eq!(other.recover(&fresh.codes[2]).status, 429, "also a good one");
    // The codes themselves are not stored.
    let stored = std::fs::read(house.folder.path().join("store")).unwrap();
    let has = |text: &str| stored.windows(text.len()).any(|found| found == text.as_bytes());
    assert!(fresh.codes.iter().all(|code| !has(code) && !has(&code.replace('-', ""))));
}

#[test]
fn a_device_that_is_signed_out_is_nobody() {
    let house = open(public);
    let mut first = Browser::named(&house, "Ada");
    let (mut authenticator, _) = first.create();
    let opened = first.person().open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let mut second = Browser::new(&house);
    let mut third = Browser::new(&house);
    assert_eq!(second.sign_in_with(&mut authenticator).status, 200);
    assert_eq!(third.sign_in_with(&mut authenticator).status, 200);
    let secrets = [&first, &second, &third].map(|browser| browser.secret.clone().unwrap());
    let nobody = |secret: &str| {
        let answer = Person { secret: secret.to_owned() }.ask(&house, "DELETE /api/me", "");
        assert_eq!(refusal(&answer), refused(401, "server-no-guest"));
        assert!(Client::connect(&house, &opened.table, Some(secret)).is_err());
    };
    let gone = third.command("sign-out");
    assert_eq!((gone.status, third.secret.clone()), (204, None), "the cookie is gone");
    nobody(&secrets[2]);
    let mut at_table = second.person().come(&house, &opened.table);
    let mut kept = first.person().come(&house, &opened.table);
    let device = Device::at("https://push.example", "phone");
    assert_eq!(second.ask("POST /api/me/push", &device.body).status, 204);
    assert_eq!(first.command("sign-out-others").status, 204);
    assert_eq!(first.ask("GET /api/me/push", "").json::<PushState>().devices, 0);
    assert_eq!(at_table.until_closed(), Some(1012), "its socket is closed");
    nobody(&secrets[1]);
    assert_eq!(kept.until_closed(), Some(1012), "and comes back");
    assert!(first.person().come(&house, &opened.table).holds(1));
    assert_eq!(first.state().account.unwrap().devices, 1);
    // A guest without an account would be lost.
    let mut guest = Browser::named(&house, "Gast");
    assert_eq!(refusal(&guest.command("sign-out")), refused(409, "account-none"));
    assert_eq!(refusal(&guest.command("codes")), refused(409, "account-none"));
    assert_eq!(guest.name(), "Gast");
}

#[test]
fn other_pages_cannot_ask_for_anything() {
    let house = open(public);
    let mut browser = Browser::named(&house, "Ada");
    let (_, codes) = browser.create();
    let cookie = format!("Cookie: spielhof={}", browser.secret.clone().unwrap());
    let recovery = format!(r#"{{"code":"{}"}}"#, codes[0]);
    for origin in ["Origin: https://evil.example", "Origin: null", "X-Origin: none"] {
        for (line, body) in [
            ("POST /api/account/passkeys/options", ""),
            ("POST /api/account/passkeys", "{}"),
            ("DELETE /api/account/passkeys/00", ""),
            ("POST /api/account/sign-in/options", ""),
            ("POST /api/account/sign-in", "{}"),
            ("POST /api/account/recover", recovery.as_str()),
            ("POST /api/account/codes", ""),
            ("POST /api/account/sign-out", ""),
            ("POST /api/account/sign-out-others", ""),
        ] {
            let answer = house.ask(line, &["Host: spiel.example", origin, &cookie], body);
            assert_eq!(refusal(&answer), refused(403, "server-origin"), "{line} {origin}");
        }
    }
    assert_eq!(browser.state().account.unwrap().codes, 10);
}

#[test]
fn passkeys_are_where_browsers_know_them() {
    let possible = |house: &House, origin: &str| {
        let mut browser = Browser { origin: origin.to_owned(), ..Browser::new(house) };
        let possible = browser.state().possible;
        let answer = browser.command("sign-in/options");
        assert_eq!(answer.status, if possible { 200 } else { 404 }, "{origin}");
        assert!(answer.header("set-cookie").is_none(), "nobody becomes a guest by asking");
        possible
    };
    let origins = |config: &mut Config| {
        let names = [SITE, "http://plain.example", "https://192.0.2.1", "https://[2001:db8::1]"];
        config.origins = names.iter().map(|name| Origin::read(name).unwrap()).collect();
    };
    let house = open(origins);
    let port = house.address.port();
    assert!(possible(&house, SITE));
    assert!(possible(&house, &format!("http://localhost:{port}")));
    for bare in ["http://plain.example", "https://192.0.2.1", "https://[2001:db8::1]"] {
        assert!(!possible(&house, bare), "{bare}");
    }
    assert!(!possible(&house, &format!("http://127.0.0.1:{port}")));
    // On this very machine all of it works.
    let origin = format!("http://localhost:{port}");
    let mut browser = Browser { origin, ..Browser::named(&house, "Ada") };
    let (mut authenticator, _) = browser.create();
    assert_eq!(browser.sign_in_with(&mut authenticator).status, 200);
    // A passkey for one host is good for no other.
    let elsewhere = Browser::new(&house).sign_in_with(&mut authenticator);
    assert_eq!(refusal(&elsewhere), refused(403, "account-refused"));
    // In the whole house nobody could use it.
    let house = open(|config| config.lan = true);
    assert!(!possible(&house, &format!("http://localhost:{}", house.address.port())));
}

#[test]
fn nothing_of_a_deleted_account_is_left_in_the_file() {
    let house = open(public);
    let mut browser = Browser::named(&house, "Ada");
    let (mut authenticator, codes) = browser.create();
    let mut second = Browser::new(&house);
    assert_eq!(second.sign_in_with(&mut authenticator).status, 200);
    // A ceremony that has begun.
    second.passkey_options();
    let id = authenticator.id.clone();
    let kept = [b"Testger".as_slice(), &id, br#"{"Making""#, b"Ada"];
    let found = |folder: &TempDir| {
        let files = std::fs::read_dir(folder.path()).unwrap();
        let bytes: Vec<u8> = files
            .flat_map(|file| std::fs::read(file.unwrap().path()).unwrap_or_default())
            .collect();
        kept.map(|kept| bytes.windows(kept.len()).any(|found| found == kept))
    };
    assert_eq!(found(&house.folder), [true; 4], "looked where things are kept");
    assert_eq!(second.ask("DELETE /api/me", "").status, 204);
    assert_eq!(browser.state().account, None, "on every device");
    let gone = second.sign_in_with(&mut authenticator);
    assert_eq!(refusal(&gone), refused(403, "account-unknown-passkey"));
    assert_eq!(refusal(&second.recover(&codes[0])), refused(403, "account-bad-code"));
    assert_eq!(found(&house.close()), [false; 4]);
}

#[test]
fn a_ceremony_ends_at_another_node_and_all_nodes_hear_who_is_signed_out() {
    let database = Instance::start().unwrap();
    let node = || {
        let folder = TempDir::new().unwrap();
        let mut config = config(&folder);
        public(&mut config);
        let url = PostgresUrl::parse(&database.url()).unwrap();
        let store = Arc::new(Postgres::open(&url).unwrap());
        let runtime = Runtime::new().unwrap();
        let running = runtime.block_on(spielhof_server::serve(config, store)).unwrap();
        let address = SocketAddr::from(([127, 0, 0, 1], running.addresses()[0].port()));
        House { folder, address, door: address, running: Some(running), runtime }
    };
    let nodes = [node(), node(), node()];
    let since = Instant::now();
    let knows = |house: &House| house.running.as_ref().unwrap().nodes().unwrap().nodes.len() == 3;
    while !nodes.iter().all(knows) {
        assert!(since.elapsed() < Duration::from_secs(20));
        std::thread::sleep(Duration::from_millis(20));
    }
    let mut browser = Browser::named(&nodes[0], "Ada");
    let mut authenticator = Authenticator::new(SITE);
    let made = authenticator.make(&browser.passkey_options());
    browser.house = &nodes[1];
    assert_eq!(browser.add(&made).status, 200);
    let mut second = Browser::new(&nodes[2]);
    let proof = authenticator.prove(&second.sign_in_options());
    second.house = &nodes[0];
    assert_eq!(second.sign_in(&proof).status, 200);
    second.house = &nodes[1];
    assert_eq!(refusal(&second.sign_in(&proof)), refused(410, "account-expired"));
    let opened = second.person().open(&nodes[1], &wish(HALMA, r#"["mine","open"]"#));
    let mut client =
        Client::connect(&nodes[2], &opened.table, Some(&second.person().secret)).unwrap();
    client.say(&ToServer::hello(None));
    client.until(|client| client.view.is_some());
    assert!(client.holds(1));
    browser.house = &nodes[0];
    assert_eq!(browser.command("sign-out-others").status, 204);
    assert_eq!(client.until_closed(), Some(1012));
    assert_eq!(second.name(), "", "a stranger");
    browser.house = &nodes[2];
    assert_eq!(browser.name(), "Ada");
}

#[test]
fn a_banned_passkey_is_recognised_after_deletion() {
    let house = open(public);
    let mut first = Browser::named(&house, "Bo");
    let (mut authenticator, _) = first.create();
    let opened = first.person().open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let target = format!(r#"{{"at":{{"table":"{}","seat":1}}}}"#, opened.table);
    let ban = format!(r#"{{"do":"ban","target":{target},"days":null,"reason":"spam"}}"#);
    let origin = house.own_origin();
    assert_eq!(house.ask("POST /api/admin", &[&origin], &ban).status, 200);
    let new = serde_json::to_string(&wish(HALMA, r#"["mine","open"]"#)).unwrap();
    let banned = refused(403, "server-banned");
    assert_eq!(refusal(&first.ask("POST /api/tables", &new)), banned);
    // Signed in elsewhere it is the same person.
    let mut second = Browser::new(&house);
    assert_eq!(second.sign_in_with(&mut authenticator).status, 200);
    assert_eq!(refusal(&second.ask("POST /api/tables", &new)), banned);
    // All is deleted, and somebody new shows the same passkey.
    assert_eq!(first.ask("DELETE /api/me", "").status, 204);
    let mut again = Browser::named(&house, "Nobody");
    assert_eq!(again.ask("POST /api/tables", &new).status, 200, "without it nobody knows");
    let made = authenticator.make(&again.passkey_options());
    assert_eq!(refusal(&again.add(&made)), banned);
    assert_eq!(refusal(&again.ask("POST /api/tables", &new)), banned);
    let deeds: Vec<wire::AdminDeed> = house.get("/api/admin/audit").json();
    let deeds: Vec<_> = deeds.iter().map(|deed| (&*deed.by, &*deed.deed)).collect();
    assert_eq!(deeds, [("server", "ban"), ("local", "ban")]);
}
