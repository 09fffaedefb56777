//! Bodies of requests.

use crate::app::App;
use crate::problem::Problem;
use axum::body::to_bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, StatusCode, header};
use serde::de::DeserializeOwned;
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
