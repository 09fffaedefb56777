//! News of the lobby as they are sent.

use bytes::Bytes;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::io::Write;
use wire::LobbyNews;

/// JSON, packed: names repeat, and ten thousand people get it.
pub fn packed(news: &LobbyNews) -> Bytes {
    let text = serde_json::to_vec(news).unwrap_or_default();
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    // A vector takes everything.
    let _ = packed.write_all(&text);
    packed.finish().unwrap_or_default().into()
}
