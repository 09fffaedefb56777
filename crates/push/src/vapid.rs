//! Who sends: RFC 8292 (VAPID).

use crate::encryption::uncompressed;
use crate::{Endpoint, to_text};
use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;
use std::time::Duration;

/// For how long a signature is good. Push services take a day at most.
const GOOD_FOR: Duration = Duration::from_secs(12 * 60 * 60);

/// The key pair of a server. Browsers are told the public key when they subscribe.
#[derive(Clone)]
pub struct ServerKey {
    secret: SecretKey,
}

/// Bytes that are no private key of P-256.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("these bytes are no private key of P-256")]
pub struct ServerKeyError;

impl ServerKey {
    /// The key pair of a private key. Of random bytes nearly all will do.
    pub fn new(private: &[u8; 32]) -> Result<ServerKey, ServerKeyError> {
        let secret = SecretKey::from_slice(private).map_err(|_| ServerKeyError)?;
        Ok(ServerKey { secret })
    }

    /// The public key, an uncompressed point.
    ///
    /// ```
    /// let key = spielhof_push::ServerKey::new(&[7; 32])?;
    /// assert_eq!(key.public()[0], 4);
    /// # Ok::<(), spielhof_push::ServerKeyError>(())
    /// ```
    pub fn public(&self) -> [u8; 65] {
        uncompressed(&self.secret.public_key())
    }

    /// The header `Authorization` for an endpoint. `now` is the time since 1970, `contact` an address
    /// at which the push service finds who runs the server.
    pub fn authorization(&self, endpoint: &Endpoint, now: Duration, contact: &str) -> String {
        let until = (now + GOOD_FOR).as_secs();
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let claims = json!({ "aud": endpoint.origin(), "exp": until, "sub": contact });
        let signed = [head, claims].map(|part| to_text(part.to_string().as_bytes())).join(".");
        let signature: Signature = SigningKey::from(&self.secret).sign(signed.as_bytes());
        let signature = to_text(&signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", to_text(&self.public()))
    }
}

/// Shows nothing of the private key.
impl std::fmt::Debug for ServerKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ServerKey").field("public", &to_text(&self.public())).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::from_text;
    use base64::Engine;
    use base64::engine::general_purpose::URL_SAFE_NO_PAD;
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    #[test]
    fn a_push_service_can_check_who_sends_to_whom_until_when() {
        let key = ServerKey::new(&[5; 32]).unwrap();
        let trusted = ["https://push.example:8443".to_owned()];
        let endpoint = Endpoint::read("https://push.example:8443/send/abc", &trusted).unwrap();
        let now = Duration::from_secs(1_000_000);
        let header = key.authorization(&endpoint, now, "https://spiel.example");
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let verifying = VerifyingKey::from_sec1_bytes(&from_text::<65>(public).unwrap()).unwrap();
        let signature = Signature::from_slice(&from_text::<64>(signature).unwrap()).unwrap();
        assert!(verifying.verify(signed.as_bytes(), &signature).is_ok());
        assert!(verifying.verify(b"something else", &signature).is_err());
        let claims = URL_SAFE_NO_PAD.decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(
            claims,
            json!({ "aud": "https://push.example:8443", "exp": 1_043_200, "sub": "https://spiel.example" })
        );
    }

    #[test]
    fn no_private_key_is_shown() {
        let key = ServerKey::new(&[5; 32]).unwrap();
        assert!(!format!("{key:?}").contains(&to_text(&[5; 32])));
        assert!(matches!(ServerKey::new(&[0; 32]), Err(ServerKeyError)));
    }
}
