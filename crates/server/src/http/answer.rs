//! Bodies in both directions.

use super::Problem;
use crate::App;
use axum::body::{Body, to_bytes};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use std::io::Write;
use std::sync::Arc;

/// The longest body anybody may send, but for records.
const LONGEST: usize = 64 * 1024;
/// Bytes of a turn in the records of the games with the most to write down in a turn.
const TURN_IN_RECORD: usize = 128;
/// The most seats of a game.
const MOST_SEATS: usize = 6;
/// The longest record that can be played again: a game up to the turn limit, and what stands
/// before the first turn.
pub const LONGEST_RECORD: usize =
    table::TURNS_A_SEAT as usize * MOST_SEATS * TURN_IN_RECORD + LONGEST;
/// Shorter answers do not get shorter by packing.
const WORTH_PACKING: usize = 1400;

/// A body that somebody sent, as JSON, of at most this many bytes.
pub struct Ask<T, const MOST: usize = LONGEST>(pub T);

impl<T: DeserializeOwned, const MOST: usize> FromRequest<Arc<App>> for Ask<T, MOST> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Problem> {
        // A form on somebody's page cannot send this without asking first.
        if !is_json(request.headers()) {
            return Err(Problem::plain(StatusCode::UNSUPPORTED_MEDIA_TYPE, "server-not-json"));
        }
        let too_long = || Problem::plain(StatusCode::PAYLOAD_TOO_LARGE, "server-too-long");
        if announced(request.headers()).is_some_and(|length| length > MOST) {
            return Err(too_long());
        }
        let body = to_bytes(request.into_body(), MOST);
        let body = tokio::time::timeout(app.config.patience.body, body).await;
        let too_slow = |_| Problem::plain(StatusCode::REQUEST_TIMEOUT, "server-too-slow");
        let body = body.map_err(too_slow)?.map_err(|_| too_long())?;
        let nonsense = |_| Problem::plain(StatusCode::BAD_REQUEST, "server-nonsense");
        serde_json::from_slice(&body).map(Ask).map_err(nonsense)
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/json")
}

fn announced(headers: &HeaderMap) -> Option<usize> {
    headers.get(header::CONTENT_LENGTH)?.to_str().ok()?.parse().ok()
}

/// Does the reader understand this encoding?
pub(crate) fn accepts(headers: &HeaderMap, encoding: &str) -> bool {
    headers
        .get_all(header::ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .any(|one| {
            let mut parts = one.split(';').map(str::trim);
            let refused = |part: &str| matches!(part.replace(' ', "").as_str(), "q=0" | "q=0.0");
            parts.next() == Some(encoding) && !parts.any(refused)
        })
}

/// A name for a content: another content has another name.
pub(crate) fn tag(content: &[u8]) -> String {
    let digest = Sha256::digest(content);
    let digits: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    format!("\"{digits}\"")
}

/// Has the reader got this already?
pub(crate) fn has(headers: &HeaderMap, tag: &str) -> bool {
    let known = headers.get_all(header::IF_NONE_MATCH).iter();
    let mut known = known.filter_map(|value| value.to_str().ok()).flat_map(|all| all.split(','));
    known.any(|one| one.trim().trim_start_matches("W/") == tag)
}

/// An answer packed in a hurry, if that is worth it.
pub(crate) fn packed(content: &[u8]) -> Option<Bytes> {
    (content.len() > WORTH_PACKING).then(|| pack(content, Compression::fast())).flatten()
}

fn pack(content: &[u8], level: Compression) -> Option<Bytes> {
    let mut packer = GzEncoder::new(Vec::new(), level);
    packer.write_all(content).ok()?;
    packer.finish().ok().map(Bytes::from)
}

/// An answer that never changes while the server runs, packed once.
#[derive(Clone, Debug, Default)]
pub struct Packed {
    plain: Bytes,
    gzip: Option<Bytes>,
    tag: String,
}

impl Packed {
    /// Writes and packs it.
    pub fn json(value: &impl Serialize) -> Result<Packed, serde_json::Error> {
        let plain = Bytes::from(serde_json::to_vec(value)?);
        let gzip = pack(&plain, Compression::best());
        Ok(Packed { tag: tag(&plain), plain, gzip })
    }

    /// The answer for a reader: nothing if he has it.
    pub fn answer(&self, headers: &HeaderMap) -> Response {
        let mut answer = if has(headers, &self.tag) {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            let gzip = self.gzip.clone().filter(|_| accepts(headers, "gzip"));
            body("application/json", gzip.is_some(), gzip.unwrap_or_else(|| self.plain.clone()))
        };
        let fields = answer.headers_mut();
        fields.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        fields.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Ok(tag) = HeaderValue::from_str(&self.tag) {
            fields.insert(header::ETAG, tag);
        }
        answer
    }
}

fn body(kind: &'static str, gzip: bool, content: Bytes) -> Response {
    let mut answer = Response::new(Body::from(content));
    let fields = answer.headers_mut();
    fields.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    if gzip {
        fields.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    answer
}

/// An answer made for one reader, packed if that is worth it. Nobody keeps it.
pub fn json(headers: &HeaderMap, value: &impl Serialize) -> Response {
    let Ok(plain) = serde_json::to_vec(value) else { return Problem::ours().into_response() };
    let gzip = accepts(headers, "gzip").then(|| packed(&plain)).flatten();
    let is_packed = gzip.is_some();
    let mut answer = body("application/json", is_packed, gzip.unwrap_or_else(|| plain.into()));
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}
