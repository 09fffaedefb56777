//! The server's seed appears in no byte that leaves the server before the game is over. Every
//! byte is caught on its way, on the wire itself.

use crate::common::open;
use crate::common::player::{Mirror, Person, go_on, id, wish};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex};
use wire::ToServer;

/// What the server sent, connection by connection.
type Caught = Arc<Mutex<Vec<Vec<u8>>>>;

/// Passes everything on, and keeps what the server says.
fn tap(server: SocketAddr) -> (SocketAddr, Caught) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let (door, caught) = (listener.local_addr().unwrap(), Caught::default());
    let all = caught.clone();
    std::thread::spawn(move || {
        for client in listener.incoming() {
            let client = client.unwrap();
            let server = TcpStream::connect(server).unwrap();
            let number = {
                let mut all = all.lock().unwrap();
                all.push(Vec::new());
                all.len() - 1
            };
            let (to_server, to_client) = (server.try_clone().unwrap(), client.try_clone().unwrap());
            std::thread::spawn(move || pass_on(client, to_server, |_| {}));
            let all = all.clone();
            std::thread::spawn(move || {
                pass_on(server, to_client, |bytes| all.lock().unwrap()[number].extend(bytes));
            });
        }
    });
    (door, caught)
}

fn pass_on(mut from: TcpStream, mut to: TcpStream, keep: impl Fn(&[u8])) {
    let mut buffer = [0; 16 * 1024];
    while let Ok(count @ 1..) = from.read(&mut buffer) {
        // Stored first: a client that has received it finds it there.
        keep(&buffer[..count]);
        if to.write_all(&buffer[..count]).is_err() {
            break;
        }
    }
    let _ = to.shutdown(std::net::Shutdown::Both);
}

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Base64 of the bytes wherever they stand in a longer text: only the digits that are theirs
/// alone. `before` of the three bytes of their first group are others.
fn base64(bytes: &[u8], before: usize) -> Vec<u8> {
    let mut padded = vec![0; before];
    padded.extend(bytes);
    let bits: Vec<u8> =
        padded.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1)).collect();
    let digits = bits.chunks_exact(6).map(|six| six.iter().fold(0, |sum, bit| sum * 2 + bit));
    let digits: Vec<u8> = digits.map(|digit| ALPHABET[usize::from(digit)]).collect();
    digits[(before * 8).div_ceil(6)..].to_vec()
}

/// Every form in which the seed could be written.
fn forms(seed: &[u8; 32]) -> Vec<(&'static str, Vec<u8>)> {
    let hex = table::hex(seed);
    let mut forms = vec![
        ("raw", seed.to_vec()),
        ("hex", hex.clone().into_bytes()),
        ("HEX", hex.to_uppercase().into_bytes()),
    ];
    for before in 0..3 {
        let text = base64(seed, before);
        let url = text.iter().map(|&digit| match digit {
            b'+' => b'-',
            b'/' => b'_',
            digit => digit,
        });
        forms.push(("base64url", url.collect()));
        forms.push(("base64", text));
    }
    forms
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

#[test]
fn no_form_is_overlooked() {
    assert_eq!(base64(b"Man", 0), b"TWFu");
    assert_eq!(base64(b"an", 1), b"Fu", "of TWFu");
    assert_eq!(
        base64(b"light w", 0),
        b"bGlnaHQgd",
        "and no more, for that depends on what follows"
    );
    let seed: [u8; 32] = std::array::from_fn(|byte| byte as u8 * 7);
    assert!(forms(&seed).iter().all(|(_, form)| form.len() >= 32));
}

#[test]
fn nobody_learns_the_seed_before_the_end() {
    let mut house = open(|config| config.caps.messages_per_second = 0);
    let (door, caught) = tap(house.address);
    house.door = door;
    let (host, friend) = (Person::new(&house), Person::named(&house, "Bo"));
    let plan = r#"{"game":"barricade","players":3,"first":1}"#;
    let chairs = r#"["mine","open",{"computer":1}]"#;
    let opened = host.open(&house, &wish(plan, chairs));
    let table = &opened.table;
    let mut first = host.come(&house, table);
    let mut second = friend.come(&house, table);
    let began = second.sit(2, &opened.invite).unwrap();
    first.until_event(began);
    let mut clients = [first, second];
    let mut mirror = Mirror::of("barricade", 3);
    let mut turns = 0;
    // The last looks may come after the end, when the seed is no secret any more.
    let mut after_the_end = 0..0;
    while go_on(&mut clients, &mut mirror) {
        turns += 1;
        if turns % 25 == 1 {
            let before = caught.lock().unwrap().len();
            for path in ["", "/record", "/replay"] {
                house.get(&format!("/api/tables/{table}{path}"));
            }
            host.ask(&house, "GET /api/tables?mine=1", "");
            house.get("/metrics");
            friend.come(&house, table);
            friend.come_back(&house, table, Some(1));
            let wrong = id();
            let roll = ToServer::Roll { id: wrong.clone(), seat: 3 };
            assert!(clients[0].ask(&wrong, &roll).is_err());
            let store = &house.running.as_ref().unwrap().app.store;
            let events = store.load(table).unwrap().unwrap().events;
            if events.iter().any(|stored| stored.event.contains("revealed")) {
                after_the_end = before..caught.lock().unwrap().len();
            }
        }
    }
    for client in &mut clients {
        client.until(|client| {
            let last = client.heard.last().map(|heard| &heard.1);
            matches!(last, Some(wire::Happening::Revealed { .. }))
        });
    }
    let store = &house.running.as_ref().unwrap().app.store;
    let seed = store.load(table).unwrap().unwrap().row.seed;
    let caught = caught.lock().unwrap();
    let whole: usize = caught.iter().map(Vec::len).sum();
    assert!(caught.len() > 10 && whole > 100_000, "{} connections, {whole} bytes", caught.len());
    let mut revealed = 0;
    for (number, bytes) in caught.iter().enumerate() {
        if after_the_end.contains(&number) {
            continue;
        }
        let end = find(bytes, br#""what":"revealed""#).unwrap_or(bytes.len());
        for (name, form) in forms(&seed) {
            assert_eq!(find(&bytes[..end], &form), None, "{name}");
        }
        revealed += usize::from(find(&bytes[end..], table::hex(&seed).as_bytes()).is_some());
    }
    assert_eq!(revealed, 2, "at the end both players are told, so the search can find it");
}
