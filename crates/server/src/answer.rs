//! Bodies of answers: packed, named, written as JSON.

use crate::encoding::accepts_gzip;
use crate::problem::Problem;
use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use headers::{ETag, HeaderMapExt, IfNoneMatch};
use serde::Serialize;
use sha2::{Digest, Sha256};
use std::io::Write;

/// Shorter answers do not get shorter by packing.
const WORTH_PACKING: usize = 1400;

/// A name for a content: another content has another name. A weak one names all the encodings of
/// a content, a strong one names exact bytes.
pub(crate) fn tag(content: &[u8], is_weak: bool) -> Option<ETag> {
    let digest = Sha256::digest(content);
    let digits: String = digest.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    format!("{}\"{digits}\"", if is_weak { "W/" } else { "" }).parse().ok()
}

/// An answer that the reader may keep and ask for again, which is then not sent once more.
pub(crate) fn cached(
    headers: &HeaderMap,
    keep: &'static str,
    tag: Option<ETag>,
    full: impl FnOnce() -> Response,
) -> Response {
    let known: Option<IfNoneMatch> = headers.typed_get();
    let has = match (known, &tag) {
        (Some(known), Some(tag)) => !known.precondition_passes(tag),
        _ => false,
    };
    let mut answer = if has { StatusCode::NOT_MODIFIED.into_response() } else { full() };
    let fields = answer.headers_mut();
    fields.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    fields.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(tag) = tag {
        fields.typed_insert(tag);
    }
    answer
}

/// The same answer for a browser to save under this name.
pub(crate) fn as_file(mut answer: Response, name: &str) -> Response {
    if let Ok(saved) = HeaderValue::from_str(&format!("attachment; filename=\"{name}\"")) {
        answer.headers_mut().insert(header::CONTENT_DISPOSITION, saved);
    }
    answer
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
    tag: Option<ETag>,
}

impl Packed {
    /// Writes and packs it.
    pub fn json(value: &impl Serialize) -> Result<Packed, serde_json::Error> {
        let plain = Bytes::from(serde_json::to_vec(value)?);
        let gzip = pack(&plain, Compression::best());
        Ok(Packed { tag: tag(&plain, true), plain, gzip })
    }

    /// The answer for a reader: nothing if they have it.
    pub fn answer(&self, headers: &HeaderMap) -> Response {
        cached(headers, "no-cache", self.tag.clone(), || {
            let gzip = self.gzip.clone().filter(|_| accepts_gzip(headers));
            body("application/json", gzip.is_some(), gzip.unwrap_or_else(|| self.plain.clone()))
        })
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
    let gzip = accepts_gzip(headers).then(|| packed(&plain)).flatten();
    let is_packed = gzip.is_some();
    let mut answer = body("application/json", is_packed, gzip.unwrap_or_else(|| plain.into()));
    answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    answer
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// The status for a reader who has the contents of these names.
    fn status(known: &[&str], tag: &ETag) -> StatusCode {
        let mut headers = HeaderMap::new();
        for line in known {
            headers.append(header::IF_NONE_MATCH, line.parse().unwrap());
        }
        let answer = cached(&headers, "no-cache", Some(tag.clone()), || "full".into_response());
        let mut sent = HeaderMap::new();
        sent.typed_insert(tag.clone());
        assert_eq!(answer.headers()[header::ETAG], sent[header::ETAG]);
        assert_eq!(answer.headers()[header::VARY], "accept-encoding");
        answer.status()
    }

    #[test]
    fn who_has_a_content_is_not_sent_it_again() {
        for tag in ["\"abc\"", "W/\"abc\""] {
            let tag: ETag = tag.parse().unwrap();
            let known: [&[&str]; 8] = [
                &["\"abc\""],
                &["W/\"abc\""],
                &["*"],
                &["\"x\", \"abc\""],
                &["\"x\",W/\"abc\",\"y\""],
                &["\"x\"", "\"abc\""],
                &["\"a,b\", \"abc\""],
                &["\"\", \"abc\""],
            ];
            for known in known {
                assert_eq!(status(known, &tag), StatusCode::NOT_MODIFIED, "{known:?}");
            }
            let unknown: [&[&str]; 7] =
                [&[], &["\"x\""], &["abc"], &["\"ABC\""], &["\"x,abc\""], &["w/\"abc\""], &[""]];
            for unknown in unknown {
                assert_eq!(status(unknown, &tag), StatusCode::OK, "{unknown:?}");
            }
        }
    }

    #[test]
    fn another_content_has_another_name() {
        assert_eq!(tag(b"one", false), tag(b"one", false));
        assert_ne!(tag(b"one", false), tag(b"two", false));
        assert!(!tag(b"one", false).unwrap().is_weak());
        assert!(tag(b"one", true).unwrap().is_weak());
    }
}
