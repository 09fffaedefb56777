//! An authenticator in software: it makes passkeys and signs with them, honestly or as it is told.

use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use sha2::{Digest, Sha256};
use wire::{Assertion, NewPasskey, PasskeyOptions, SignInOptions};

/// The person is there.
const PRESENT: u8 = 1;
/// The person was recognised.
const VERIFIED: u8 = 4;
/// The key follows.
const HAS_KEY: u8 = 0x40;

/// A passkey, and what it tells about itself.
pub struct Authenticator {
    key: EcdsaKeyPair,
    pub id: Vec<u8>,
    /// What the account is known by.
    pub user: String,
    /// The page that the browser says it is on.
    pub origin: String,
    /// The host that the authenticator signs for.
    pub host: String,
    pub counter: u32,
    /// Does it recognise its owner?
    pub verifies: bool,
}

/// Base64 for addresses, without padding.
pub fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut text = String::new();
    for three in bytes.chunks(3) {
        let number =
            (0..3).fold(0_u32, |sum, at| sum << 8 | three.get(at).copied().unwrap_or(0) as u32);
        for digit in 0..=three.len() {
            text.push(char::from(DIGITS[(number >> (18 - 6 * digit) & 63) as usize]));
        }
    }
    text
}

impl Authenticator {
    /// One with a key of its own, in a browser on a page of this origin.
    pub fn new(origin: &str) -> Authenticator {
        let random = SystemRandom::new();
        let algorithm = &ECDSA_P256_SHA256_ASN1_SIGNING;
        let document = EcdsaKeyPair::generate_pkcs8(algorithm, &random).unwrap();
        let key = EcdsaKeyPair::from_pkcs8(algorithm, document.as_ref(), &random).unwrap();
        let id = Sha256::digest(key.public_key()).to_vec();
        let host = origin.split("://").nth(1).unwrap().split(':').next().unwrap().to_owned();
        let (user, origin) = (String::new(), origin.to_owned());
        Authenticator { key, id, user, origin, host, counter: 0, verifies: true }
    }

    fn client_data(&self, kind: &str, challenge: &str) -> String {
        let origin = &self.origin;
        format!(
            r#"{{"type":"webauthn.{kind}","challenge":"{challenge}","origin":"{origin}","crossOrigin":false}}"#
        )
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let verified = if self.verifies { VERIFIED } else { 0 };
        let mut data = Sha256::digest(&self.host).to_vec();
        data.push(flags | PRESENT | verified);
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// The public key as COSE writes it: an elliptic curve, for ES256, on P-256.
    fn public_key(&self) -> Vec<u8> {
        let point = &self.key.public_key().as_ref()[1..];
        let mut key = vec![0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 32];
        key.extend(&point[..32]);
        key.extend([0x22, 0x58, 32]);
        key.extend(&point[32..]);
        key
    }

    /// Makes a passkey as it was asked to.
    pub fn make(&mut self, options: &PasskeyOptions) -> NewPasskey {
        self.user = options.user.clone();
        let mut data = self.data(HAS_KEY);
        data.extend([0; 16]);
        data.extend((self.id.len() as u16).to_be_bytes());
        data.extend(&self.id);
        data.extend(self.public_key());
        let mut attestation = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        attestation.push(data.len() as u8);
        attestation.extend(&data);
        NewPasskey {
            ceremony: options.ceremony.clone(),
            name: "Testgerät".to_owned(),
            id: base64(&self.id),
            client_data: base64(self.client_data("create", &options.challenge).as_bytes()),
            attestation: base64(&attestation),
        }
    }

    /// Proves that it has the passkey.
    pub fn prove(&mut self, options: &SignInOptions) -> Assertion {
        self.counter += 1;
        let client_data = self.client_data("get", &options.challenge);
        let data = self.data(0);
        let mut signed = data.clone();
        signed.extend(Sha256::digest(&client_data));
        let signature = self.key.sign(&SystemRandom::new(), &signed).unwrap();
        Assertion {
            ceremony: options.ceremony.clone(),
            id: base64(&self.id),
            user: self.user.clone(),
            client_data: base64(client_data.as_bytes()),
            authenticator_data: base64(&data),
            signature: base64(signature.as_ref()),
        }
    }
}
