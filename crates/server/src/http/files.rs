//! The files of the web client.

use super::aside;
use crate::answer::{cached, tag};
use crate::app::App;
use crate::assets::Found;
use crate::encoding::accepted;
use crate::kind::content_type;
use crate::problem::Problem;
use axum::extract::State;
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;
use words::{Language, Words};

/// A file of the client; its page for all addresses that are the client's own to read.
pub async fn serve(
    State(app): State<Arc<App>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if method != Method::GET && method != Method::HEAD {
        return Err(Problem::plain(StatusCode::METHOD_NOT_ALLOWED, "server-method"));
    }
    let not_found = || Problem::plain(StatusCode::NOT_FOUND, "server-not-found");
    let name = file_name(uri.path()).ok_or_else(not_found)?;
    let encodings = accepted(&headers);
    let (assets, wanted) = (app.assets.clone(), name.clone());
    match aside(move || assets.find(&wanted, &encodings)).await? {
        Some(found) => Ok(answer(&name, found, &headers)),
        None if name == PAGE => Ok(no_client(&headers)),
        None => Err(not_found()),
    }
}

/// The client's page.
const PAGE: &str = "index.html";

/// Which file an address means. Only plain names: nobody climbs out of the folder.
fn file_name(path: &str) -> Option<String> {
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    let fits = |c: char| c.is_ascii_alphanumeric() || "-_.".contains(c);
    let plain = |part: &&str| !part.starts_with('.') && part.chars().all(fits);
    match parts.last() {
        Some(last) if last.contains('.') => parts.iter().all(plain).then(|| parts.join("/")),
        _ => Some(PAGE.to_owned()),
    }
}

fn answer(name: &str, found: Found, headers: &HeaderMap) -> Response {
    // What lies in this folder has its content in its name.
    let keep = if name.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    cached(headers, keep, tag(&found.content, false), || {
        let kind = [(header::CONTENT_TYPE, content_type(name))];
        let encoding = found.encoding.map(|one| [(header::CONTENT_ENCODING, one.name())]);
        (kind, encoding, found.content).into_response()
    })
}

/// A page that says how to build the client.
fn no_client(headers: &HeaderMap) -> Response {
    let words = Words::new(language(headers));
    let page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n<title>Spielhof</title>\n<p>{}</p>\n",
        words.language().code(),
        words.say("server-no-client"),
    );
    let kind = [(header::CONTENT_TYPE, content_type(PAGE))];
    ([(header::CACHE_CONTROL, "no-store")], kind, page).into_response()
}

/// The first of the reader's languages that there are words in.
fn language(headers: &HeaderMap) -> Language {
    let wished = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let mut wished = wished.unwrap_or_default().split(',');
    let code = |one: &str| Language::of(one.split(';').next().unwrap_or_default().trim());
    wished.find_map(code).unwrap_or(Language::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_means_a_file_or_the_page() {
        let file = |path| file_name(path);
        assert_eq!(file("/").as_deref(), Some("index.html"));
        assert_eq!(file("/t/ab12").as_deref(), Some("index.html"));
        assert_eq!(file("/assets/main-1a2b.js").as_deref(), Some("assets/main-1a2b.js"));
        for bad in
            ["/../secret.txt", "/a/../../b.txt", "/%2e%2e/b.txt", "/.git/config.x", "/a\\b.c"]
        {
            assert_eq!(file(bad), None, "{bad}");
        }
    }
}
