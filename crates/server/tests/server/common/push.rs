//! A push service, and devices that subscribe there and decrypt what it gets, by another library than
//! the one that encrypts.

use super::player::Client;
use ring::aead::{self, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{self, ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey};
use ring::hkdf::{self, HKDF_SHA256, Salt};
use ring::rand::SystemRandom;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;
use wire::PushMessage;

/// Longer than it takes a server to look for what is due, also where the disk is busy.
const LONG: Duration = Duration::from_secs(30);
/// Long enough to notice that nothing comes.
const A_WHILE: Duration = Duration::from_secs(5);

/// The person on the second seat closes their page, and the first has seen it.
pub fn leave(second: Client, first: &mut Client) {
    let is_here = |client: &Client| client.seats.iter().any(|seat| seat.number == 2 && seat.here);
    first.until(is_here);
    drop(second);
    first.until(|client| !is_here(client));
}

/// A push service that takes whatever comes.
pub struct PushService {
    address: SocketAddr,
    requests: Receiver<Request>,
}

pub struct Request {
    pub head: String,
    pub body: Vec<u8>,
}

impl Request {
    pub fn header(&self, name: &str) -> &str {
        let value = |line: &'_ str| -> Option<usize> {
            let (found, _) = line.split_once(": ")?;
            found.eq_ignore_ascii_case(name).then_some(found.len() + 2)
        };
        let found = self.head.lines().find_map(|line| Some(&line[value(line)?..]));
        found.unwrap_or_else(|| panic!("no {name}: {}", self.head))
    }
}

impl PushService {
    /// Answers everything with this status.
    pub fn start(status: &'static str) -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, requests) = channel();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let mut stream = stream.unwrap();
                let mut bytes = Vec::new();
                let mut buffer = [0; 8192];
                let request = loop {
                    let count = stream.read(&mut buffer).unwrap();
                    bytes.extend(&buffer[..count]);
                    let Some(end) = bytes.windows(4).position(|four| four == b"\r\n\r\n") else {
                        continue;
                    };
                    let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
                    let request = Request { head, body: bytes[end + 4..].to_vec() };
                    let length: usize = request.header("content-length").parse().unwrap();
                    if request.body.len() == length {
                        break request;
                    }
                };
                write!(stream, "HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n").unwrap();
                if sender.send(request).is_err() {
                    return;
                }
            }
        });
        PushService { address, requests }
    }

    pub fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    pub fn next(&self) -> Request {
        self.requests.recv_timeout(LONG).expect("a reminder comes")
    }

    pub fn stays_silent(&self) -> bool {
        self.requests.recv_timeout(A_WHILE).is_err()
    }
}

/// A browser's subscription. Its key is good for one message.
pub struct Device {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    secret: [u8; 16],
    /// What its page tells the server.
    pub body: String,
}

impl Device {
    pub fn at(origin: &str, name: &str) -> Device {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        let secret = [3; 16];
        let (key, auth) = (push::to_text(&public), push::to_text(&secret));
        let body = format!(
            r#"{{"endpoint":"{origin}/{name}","key":"{key}","secret":"{auth}","language":"de"}}"#
        );
        Device { private, public, secret, body }
    }

    /// RFC 8291 from the side of the browser.
    pub fn decrypt(self, body: &[u8]) -> PushMessage {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert_eq!(size, 4096u32.to_be_bytes());
        let (server, sealed) = rest[1..].split_at(usize::from(rest[0]));
        let peer = UnparsedPublicKey::new(&ECDH_P256, server);
        let info = [b"WebPush: info\0", &self.public[..], server].concat();
        let material: [u8; 32] = agreement::agree_ephemeral(self.private, &peer, |shared| {
            derived(&self.secret, shared, &info)
        })
        .unwrap();
        let key: [u8; 16] = derived(salt, &material, b"Content-Encoding: aes128gcm\0");
        let nonce: [u8; 12] = derived(salt, &material, b"Content-Encoding: nonce\0");
        let key = LessSafeKey::new(UnboundKey::new(&aead::AES_128_GCM, &key).unwrap());
        let mut sealed = sealed.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        let plain = key.open_in_place(nonce, Aad::empty(), &mut sealed).unwrap();
        let (last, message) = plain.split_last().unwrap();
        assert_eq!(*last, 2);
        serde_json::from_slice(message).unwrap()
    }
}

fn derived<const N: usize>(salt: &[u8], material: &[u8], info: &[u8]) -> [u8; N] {
    struct Length<const N: usize>;
    impl<const N: usize> hkdf::KeyType for Length<N> {
        fn len(&self) -> usize {
            N
        }
    }
    let mut bytes = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(material);
    key.expand(&[info], Length::<N>).unwrap().fill(&mut bytes).unwrap();
    bytes
}
