//! Messages to browsers whose pages are closed, by Web Push.
//!
//! A browser subscribes at its push service and tells the server an [`Endpoint`] and two keys. A
//! message is encrypted for that browser ([`encrypt`], RFC 8291), so the push service cannot read it,
//! and signed with the server's [`ServerKey`] (VAPID, RFC 8292), so nobody else can use the endpoint.
//! A [`Sender`] delivers it. Endpoints are addresses that strangers name: it connects to public
//! addresses only, unless an operator has named the service.

mod encryption;
mod endpoint;
mod sender;
mod vapid;

pub use encryption::{Device, EncryptError, LONGEST, encrypt};
pub use endpoint::{Endpoint, EndpointError, is_public};
pub use sender::{Delivery, Sender};
pub use vapid::{ServerKey, ServerKeyError};

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Bytes as browsers write them: base64 for addresses, without padding.
///
/// ```
/// assert_eq!(spielhof_push::to_text(&[255, 254]), "__4");
/// ```
pub fn to_text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The bytes of such a text, if there are exactly `N`.
///
/// ```
/// assert_eq!(spielhof_push::from_text("__4"), Some([255, 254]));
/// assert_eq!(spielhof_push::from_text::<3>("__4"), None);
/// ```
pub fn from_text<const N: usize>(text: &str) -> Option<[u8; N]> {
    URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()
}
