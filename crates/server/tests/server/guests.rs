//! Who somebody is, without an account.

use crate::common::{open, open_in};
use wire::Me;

#[test]
fn a_guest_keeps_a_name_across_a_restart() {
    let house = open(|_| {});
    let first = house.get("/api/me");
    assert_eq!(first.json::<Me>(), Me { name: String::new(), bot: false });
    let cookie = first.header("set-cookie").unwrap();
    for part in ["; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age=31536000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "plain http in the house");
    let secret = first.secret();
    assert_eq!(secret.len(), 64);
    let cookie = format!("Cookie: other=1; spielhof={secret}");
    let renamed =
        house.ask("POST /api/me", &[&cookie, &house.own_origin()], r#"{"name":"  Ada "}"#);
    assert_eq!(renamed.json::<Me>(), Me { name: "Ada".to_owned(), bot: false });
    assert!(renamed.header("set-cookie").is_none(), "the secret stays");
    let house = open_in(house.close(), |_| {});
    let again = house.ask("GET /api/me", &[&cookie], "");
    assert_eq!(again.json::<Me>(), Me { name: "Ada".to_owned(), bot: false });
    let token = format!("Authorization: Bearer {secret}");
    assert_eq!(house.ask("GET /api/me", &[&token], "").json::<Me>().name, "Ada");
}

#[test]
fn the_secret_itself_is_nowhere_on_the_disk() {
    let house = open(|_| {});
    let answer = house.ask("POST /api/me", &[&house.own_origin()], r#"{"name":"Grace"}"#);
    let secret = answer.secret();
    let raw: Vec<u8> =
        (0..32).map(|at| u8::from_str_radix(&secret[2 * at..2 * at + 2], 16).unwrap()).collect();
    let mut name_found = false;
    for entry in std::fs::read_dir(house.folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap_or_default();
        let has = |wanted: &[u8]| bytes.windows(wanted.len()).any(|found| found == wanted);
        assert!(!has(&raw) && !has(secret.as_bytes()) && !has(secret.to_uppercase().as_bytes()));
        name_found |= has(b"Grace");
    }
    assert!(name_found, "looked where things are kept");
}

#[test]
fn a_guest_can_be_forgotten() {
    let house = open(|_| {});
    let secret = house.ask("POST /api/me", &[&house.own_origin()], r#"{"name":"Ada"}"#).secret();
    let cookie = format!("Cookie: spielhof={secret}");
    let gone = house.ask("DELETE /api/me", &[&cookie, &house.own_origin()], "");
    assert_eq!(gone.status, 204);
    assert!(gone.header("set-cookie").unwrap().starts_with("spielhof=; Path=/; Max-Age=0;"));
    let stranger = house.ask("GET /api/me", &[&cookie], "");
    assert_eq!(stranger.json::<Me>().name, "");
    assert_ne!(stranger.secret(), secret, "a new one, not the old one again");
    let again = house.ask("DELETE /api/me", &[&cookie, &house.own_origin()], "");
    assert_eq!((again.status, again.faults()), (401, vec!["server-no-guest".to_owned()]));
}

#[test]
fn names_are_short_and_plain() {
    let house = open(|_| {});
    let rename = |name: &str| {
        let body = serde_json::to_string(&wire::Rename { name: name.to_owned() }).unwrap();
        house.post("/api/me", &body)
    };
    assert_eq!(rename(&"ä".repeat(24)).status, 200);
    for bad in ["ä".repeat(25), "a\u{0}b".to_owned(), "a\nb".to_owned(), "\u{202e}x".to_owned()] {
        let answer = rename(&bad);
        assert_eq!(
            (answer.status, answer.faults()),
            (422, vec!["server-name".to_owned()]),
            "{bad:?}"
        );
    }
}

#[test]
fn a_wrong_secret_is_nobody() {
    let house = open(|_| {});
    for cookie in [
        "Cookie: spielhof=",
        "Cookie: spielhof=zz",
        &format!("Cookie: spielhof={}", "0".repeat(64)),
    ] {
        let answer = house.ask("GET /api/me", &[cookie], "");
        assert_eq!(answer.status, 200);
        assert!(answer.header("set-cookie").is_some(), "{cookie}");
    }
}
