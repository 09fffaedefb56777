//! A name for every request, by which its lines in the logs of all nodes are found.

use crate::rooms::random;
use axum::extract::Request;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use std::time::Instant;
use tracing::Instrument;

/// The name of a request. A client is told it; another node takes it over.
pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Names a request that somebody sends.
pub async fn begin(mut request: Request, next: Next) -> Response {
    let id = table::hex(&random::<8>());
    // Sixteen hexadecimal digits are always a header.
    let name = HeaderValue::from_str(&id).unwrap_or(HeaderValue::from_static(""));
    request.headers_mut().insert(REQUEST_ID, name.clone());
    let mut answer = go_on(request, next).await;
    answer.headers_mut().insert(REQUEST_ID, name);
    answer
}

/// Goes on with a request that has a name. What it logs is within a span with that name.
pub async fn go_on(request: Request, next: Next) -> Response {
    let id = request.headers().get(&REQUEST_ID).and_then(|id| id.to_str().ok()).unwrap_or("");
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    // Errors and warnings are to name their request at every level of logging.
    let span = tracing::error_span!("request", id, %method, path);
    let since = Instant::now();
    let answer = next.run(request).instrument(span.clone()).await;
    let (status, milliseconds) = (answer.status().as_u16(), since.elapsed().as_millis() as u64);
    span.in_scope(|| tracing::debug!(status, milliseconds, "answered"));
    answer
}
