//! Reminders by Web Push, delivered to a push service of the test, decrypted and checked there.

use crate::common::player::{Person, wish};
use crate::common::push::{Device, PushService, leave};
use crate::common::{Answer, House, open};
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use spielhof_server::Origin;
use std::time::Duration;
use tempfile::TempDir;
use wire::{Clock, MyTable, NewTable, PushState};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;

fn house(service: &PushService) -> House {
    open(|config| {
        config.push_services = vec![Origin::read(&service.origin()).unwrap()];
        config.patience.reminder = Duration::ZERO;
    })
}

/// As a page at `localhost` asks, where browsers allow reminders.
fn ask(house: &House, person: &Person, line: &str, body: &str) -> Answer {
    let host = format!("Host: localhost:{}", house.address.port());
    house.ask(line, &[&person.token(), &host], body)
}

fn subscribe(house: &House, person: &Person, device: &Device) {
    let answer = ask(house, person, "POST /api/me/push", &device.body);
    assert_eq!(answer.status, 204, "{}", answer.text());
}

fn devices(house: &House, person: &Person) -> u32 {
    ask(house, person, "GET /api/me/push", "").json::<PushState>().devices
}

/// A table with two days for each turn.
fn slow() -> NewTable {
    NewTable { clock: Clock::Days(2), ..wish(HALMA, r#"["mine","open"]"#) }
}

#[test]
fn who_is_away_is_reminded_and_only_their_device_can_read_it() {
    let service = PushService::start("201 Created");
    let house = house(&service);
    let (anna, ben) = (Person::named(&house, "Anna"), Person::named(&house, "Benedikt"));
    let device = Device::at(&service.origin(), "bens-phone");
    subscribe(&house, &ben, &device);
    let opened = anna.open(&house, &slow());
    let mut first = anna.come(&house, &opened.table);
    let mut second = ben.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    // Ben closes his page, so that only a reminder can reach him.
    leave(second, &mut first);
    first.act(1, "e2-f3").unwrap();

    let request = service.next();
    assert!(request.head.starts_with("POST /bens-phone HTTP/1.1"), "{}", request.head);
    assert_eq!(request.header("content-encoding"), "aes128gcm");
    assert_eq!(request.header("ttl"), "86400");
    assert!(!request.head.contains(&opened.table), "{}", request.head);
    assert_eq!(request.header("topic").len(), 32);
    let message = device.decrypt(&request.body);
    assert_eq!(message.title, "Halma");
    assert_eq!(message.body, "Du bist dran. Du hast noch 47 Stunden.");
    assert_eq!(message.table, opened.table);
    // The push service can check that it comes from this server.
    let key = ask(&house, &ben, "GET /api/me/push", "").json::<PushState>().key.unwrap();
    let header = request.header("authorization").strip_prefix("vapid t=").unwrap();
    let (token, public) = header.split_once(", k=").unwrap();
    assert_eq!(public, key);
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let public = push::from_text::<65>(public).unwrap();
    signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, public)
        .verify(signed.as_bytes(), &push::from_text::<64>(signature).unwrap())
        .unwrap();
    // Once is enough: the next one comes when little time is left.
    assert!(service.stays_silent());
    // Ben's list of games shows that it is his turn, and the deadline.
    let tables: Vec<MyTable> = ask(&house, &ben, "GET /api/tables?mine=1", "").json();
    let days = 2 * 24 * 60 * 60 * 1000;
    assert!(tables[0].yours);
    assert_eq!(tables[0].until, Some(tables[0].at + days));
}

#[test]
fn nobody_is_reminded_of_what_they_see() {
    let service = PushService::start("201 Created");
    let house = house(&service);
    let (anna, ben) = (Person::named(&house, "Anna"), Person::named(&house, "Ben"));
    subscribe(&house, &anna, &Device::at(&service.origin(), "annas"));
    subscribe(&house, &ben, &Device::at(&service.origin(), "bens"));
    let opened = anna.open(&house, &slow());
    let mut first = anna.come(&house, &opened.table);
    let mut second = ben.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    first.act(1, "e2-f3").unwrap();
    // Where seconds count a reminder would come too late.
    let quick = NewTable { clock: Clock::Turn(600), ..slow() };
    let quick = anna.open(&house, &quick);
    let mut third = ben.come(&house, &quick.table);
    third.sit(2, &quick.invite).unwrap();
    assert!(service.stays_silent());
}

/// Sends Ben a reminder through a push service that answers with this status. Returns the number of
/// devices that he still has afterwards.
fn devices_after(status: &'static str) -> u32 {
    let service = PushService::start(status);
    let house = house(&service);
    let (anna, ben) = (Person::named(&house, "Anna"), Person::named(&house, "Ben"));
    subscribe(&house, &ben, &Device::at(&service.origin(), "bens"));
    assert_eq!(devices(&house, &ben), 1);
    let opened = anna.open(&house, &slow());
    let mut first = anna.come(&house, &opened.table);
    let mut second = ben.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    leave(second, &mut first);
    first.act(1, "e2-f3").unwrap();
    service.next();
    assert!(service.stays_silent(), "it is not asked again at once");
    devices(&house, &ben)
}

#[test]
fn a_device_that_is_gone_is_asked_no_more() {
    assert_eq!(devices_after("410 Gone"), 0);
}

#[test]
fn a_device_whose_service_is_busy_is_asked_later() {
    assert_eq!(devices_after("503 Service Unavailable"), 1);
}

#[test]
fn reminders_go_to_public_services_only() {
    let service = PushService::start("201 Created");
    let house = house(&service);
    let ben = Person::new(&house);
    let refusal = |origin: &str| {
        let answer = ask(&house, &ben, "POST /api/me/push", &Device::at(origin, "x").body);
        (answer.status, answer.faults().remove(0))
    };
    let host = (422, "server-push-host".to_owned());
    for own in [
        "https://127.0.0.1:1",
        "https://localhost",
        "https://10.0.0.1",
        "https://[::1]",
        "https://db.internal",
        "http://push.example",
        "http://127.0.0.1:1",
        "https://a:b@push.example",
        "https://push.example:22",
    ] {
        assert_eq!(refusal(own), host, "{own}");
    }
    assert_eq!(refusal("push.example"), (422, "server-push-address".to_owned()));
    let body =
        r#"{"endpoint":"https://push.example/x","key":"BAAA","secret":"AAAA","language":"de"}"#;
    let answer = ask(&house, &ben, "POST /api/me/push", body);
    assert_eq!((answer.status, answer.faults()), (422, vec!["server-push-keys".to_owned()]));
    assert_eq!(devices(&house, &ben), 0);
}

#[test]
fn reminders_are_where_browsers_allow_them() {
    let state = |house: &House, host: &str| {
        house.ask("GET /api/me/push", &[&format!("Host: {host}")], "").json::<PushState>()
    };
    let public = open(|config| {
        config.origins = vec![Origin::read("https://spiel.example").unwrap()];
    });
    let port = public.address.port();
    assert!(state(&public, &format!("localhost:{port}")).key.is_some());
    assert!(state(&public, "spiel.example").key.is_some());
    assert_eq!(state(&public, &format!("127.0.0.1:{port}")).key, None);
    let ben = Person::new(&public);
    let device = Device::at("https://push.example", "x");
    let answer = ben.ask(&public, "POST /api/me/push", &device.body);
    let impossible = (404, vec!["server-push-impossible".to_owned()]);
    assert_eq!((answer.status, answer.faults()), impossible);
}

#[test]
fn nothing_of_the_devices_of_a_deleted_guest_is_left_in_the_file() {
    let house = open(|_| {});
    let ben = Person::new(&house);
    subscribe(&house, &ben, &Device::at("https://push.example", "endpoint-of-ben"));
    let found = |folder: &TempDir| {
        let files = std::fs::read_dir(folder.path()).unwrap();
        let bytes: Vec<u8> = files
            .flat_map(|file| std::fs::read(file.unwrap().path()).unwrap_or_default())
            .collect();
        bytes.windows(15).any(|found| found == b"endpoint-of-ben")
    };
    assert!(found(&house.folder), "looked where it is kept");
    assert_eq!(ben.ask(&house, "DELETE /api/me", "").status, 204);
    assert!(!found(&house.close()));
}
