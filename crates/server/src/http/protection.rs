//! What browsers are told about every answer.

use super::admission;
use crate::app::App;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;

/// Nothing but our own files, and no foreign page around ours. Addresses of tables are
/// secrets of a kind: none is handed on as a referrer.
const HEADERS: [(HeaderName, &str); 6] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// For a year only over TLS. Other names of the same domain are not ours to decide about.
const STRICT_TRANSPORT: &str = "max-age=31536000";

/// Tables in the browser are WebAssembly; no other way to make a program from text is open.
/// Some Safaris do not count the WebSocket of one's own host as `'self'`.
fn policy(host: &str, secure: bool) -> String {
    let scheme = if secure { "wss" } else { "ws" };
    let fits = |c: char| c.is_ascii_alphanumeric() || "-._:[]".contains(c);
    let socket = if !host.is_empty() && host.chars().all(fits) {
        format!(" {scheme}://{host}")
    } else {
        String::new()
    };
    format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
         img-src 'self' data:; font-src 'self'; media-src 'self'; manifest-src 'self'; \
         worker-src 'self'; connect-src 'self'{socket}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
}

/// Adds to every answer what protects who reads it, and counts it.
pub async fn protect(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let host = host.filter(|host| app.guard.hosts.knows(host).is_some()).unwrap_or_default();
    let secure = app.guard.hosts.knows(host).unwrap_or(false);
    let policy = policy(host, secure);
    let over_tls = admission::client(&app, &request).is_some_and(|client| client.secure);
    let mut answer = next.run(request).await;
    app.metrics.answered(answer.status().as_u16());
    let headers = answer.headers_mut();
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    if over_tls {
        let value = HeaderValue::from_static(STRICT_TRANSPORT);
        headers.insert(header::STRICT_TRANSPORT_SECURITY, value);
    }
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    answer
}
