//! Messages that only one browser can read: RFC 8291 on top of RFC 8188.

use aes_gcm::aead::{Aead, KeyInit, Payload};
use aes_gcm::{Aes128Gcm, Nonce};
use hkdf::Hkdf;
use p256::ecdh::diffie_hellman;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

/// The longest message in bytes: with it the body has 4096, which every push service takes.
pub const LONGEST: usize = 4096 - HEAD - TAG - 1;
/// Bytes before the ciphertext: salt, record size, length of the key, key.
const HEAD: usize = 16 + 4 + 1 + 65;
/// Bytes of the authentication tag.
const TAG: usize = 16;
/// The record size that is announced. There is one record only.
const RECORD: u32 = 4096;
/// What follows the message in the last record.
const LAST: u8 = 2;

/// The keys of a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Device {
    /// Its public key, an uncompressed point of P-256.
    pub key: [u8; 65],
    /// What it shares with the server alone.
    pub secret: [u8; 16],
}

/// Why a message cannot be encrypted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EncryptError {
    /// The key of the device is no point of the curve.
    #[error("the key of the device is no point of P-256")]
    Key,
    /// The message is too long.
    #[error("a message has at most {LONGEST} bytes, not {0}")]
    TooLong(usize),
    /// The random bytes are no private key. That happens once in 2^32 times at most: try again.
    #[error("the random bytes are no private key")]
    Ephemeral,
}

/// The body of a request to a push service. `ephemeral` and `salt` are random and never used again.
///
/// ```
/// use spielhof_push::{Device, ServerKey, encrypt};
/// let key = ServerKey::new(&[7; 32])?.public(); // any point of the curve
/// let device = Device { key, secret: [1; 16] };
/// let body = encrypt(&device, &[9; 32], &[3; 16], b"your turn")?;
/// assert_eq!(body.len(), 86 + 9 + 1 + 16);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn encrypt(
    device: &Device,
    ephemeral: &[u8; 32],
    salt: &[u8; 16],
    message: &[u8],
) -> Result<Vec<u8>, EncryptError> {
    if message.len() > LONGEST {
        return Err(EncryptError::TooLong(message.len()));
    }
    let theirs = PublicKey::from_sec1_bytes(&device.key).map_err(|_| EncryptError::Key)?;
    let own = SecretKey::from_slice(ephemeral).map_err(|_| EncryptError::Ephemeral)?;
    let public = uncompressed(&own.public_key());
    let shared = diffie_hellman(own.to_nonzero_scalar(), theirs.as_affine());

    // Both keys and the secret go into the key material, so that it is good for this pair only.
    let info = [b"WebPush: info\0", &device.key[..], &public[..]].concat();
    let material: [u8; 32] = derive(&device.secret, shared.raw_secret_bytes(), &info);
    let key: [u8; 16] = derive(salt, &material, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = derive(salt, &material, b"Content-Encoding: nonce\0");

    let record = [message, &[LAST]].concat();
    let sealed = Aes128Gcm::new(&key.into())
        .encrypt(&Nonce::from(nonce), Payload { msg: &record, aad: b"" })
        .map_err(|_| EncryptError::TooLong(message.len()))?;
    let head = [&salt[..], &RECORD.to_be_bytes(), &[public.len() as u8], &public];
    Ok([&head.concat()[..], &sealed].concat())
}

fn derive<const N: usize>(salt: &[u8], material: &[u8], info: &[u8]) -> [u8; N] {
    let mut derived = [0; N];
    // 32 bytes at most: HKDF gives up to 8160.
    let _ = Hkdf::<Sha256>::new(Some(salt), material).expand(info, &mut derived);
    derived
}

pub(crate) fn uncompressed(key: &PublicKey) -> [u8; 65] {
    use p256::elliptic_curve::sec1::ToSec1Point;
    let mut bytes = [0; 65];
    bytes.copy_from_slice(key.to_sec1_point(false).as_bytes());
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{from_text, to_text};

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_published_example_is_encrypted_to_the_byte() {
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let device = Device {
            key: from_text(key).unwrap(),
            secret: from_text("BTBZMqHH6r4Tts7J_aSIgg").unwrap(),
        };
        let ephemeral = from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw").unwrap();
        let salt = from_text("DGv6ra1nlYgDCS1FRnbzlw").unwrap();
        let message = b"When I grow up, I want to be a watermelon";
        let body = encrypt(&device, &ephemeral, &salt, message).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
                        mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
                        pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(to_text(&body), expected);
    }

    #[test]
    fn what_cannot_be_encrypted_is_refused() {
        let mut device = Device { key: [4; 65], secret: [0; 16] };
        assert_eq!(encrypt(&device, &[1; 32], &[0; 16], b""), Err(EncryptError::Key));
        device.key = uncompressed(&SecretKey::from_slice(&[2; 32]).unwrap().public_key());
        assert_eq!(encrypt(&device, &[0; 32], &[0; 16], b""), Err(EncryptError::Ephemeral));
        let long = vec![b'x'; LONGEST + 1];
        assert_eq!(encrypt(&device, &[1; 32], &[0; 16], &long), Err(EncryptError::TooLong(3994)));
        assert_eq!(encrypt(&device, &[1; 32], &[0; 16], &long[1..]).unwrap().len(), 4096);
    }
}
