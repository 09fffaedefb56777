//! The few requests that a trial needs.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;
use wire::{NewTable, Opened};

/// What came back.
struct Answer {
    head: String,
    body: String,
}

/// How long an answer may take where nothing is meant to fail.
const LONG: Duration = Duration::from_secs(60);

fn ask(
    address: SocketAddr,
    limit: Duration,
    line: &str,
    headers: &str,
    body: &str,
) -> Result<Answer, String> {
    let told = |error: std::io::Error| error.to_string();
    let mut stream = TcpStream::connect_timeout(&address, limit).map_err(told)?;
    stream.set_read_timeout(Some(limit)).map_err(told)?;
    let length = body.len();
    let request = format!(
        "{line} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    );
    stream.write_all(request.as_bytes()).map_err(told)?;
    let mut text = String::new();
    stream.read_to_string(&mut text).map_err(told)?;
    let (head, body) = text.split_once("\r\n\r\n").ok_or_else(|| "no answer".to_owned())?;
    if !head.starts_with("HTTP/1.1 200") {
        return Err(format!("{line}: {text}"));
    }
    Ok(Answer { head: head.to_owned(), body: body.to_owned() })
}

/// Becomes a guest: the secret.
pub fn new_guest(address: SocketAddr) -> Result<String, String> {
    let answer = ask(address, LONG, "GET /api/me", "", "")?;
    let secret = answer.head.split("spielhof=").nth(1).and_then(|rest| rest.split(';').next());
    secret.map(str::to_owned).ok_or_else(|| format!("no secret: {}", answer.head))
}

/// Takes a name.
pub fn rename(address: SocketAddr, secret: &str, name: &str) -> Result<(), String> {
    let token = format!("Authorization: Bearer {secret}\r\n");
    let body = format!(r#"{{"name":"{name}"}}"#);
    ask(address, LONG, "POST /api/me", &token, &body).map(drop)
}

/// Opens a table.
pub fn open(address: SocketAddr, secret: &str, wish: &NewTable) -> Result<Opened, String> {
    open_within(LONG, address, secret, wish)
}

/// Opens a table if that does not take longer than this.
pub fn open_within(
    limit: Duration,
    address: SocketAddr,
    secret: &str,
    wish: &NewTable,
) -> Result<Opened, String> {
    let body = serde_json::to_string(wish).map_err(|error| error.to_string())?;
    let token = format!("Authorization: Bearer {secret}\r\n");
    let answer = ask(address, limit, "POST /api/tables", &token, &body)?;
    serde_json::from_str(&answer.body).map_err(|error| error.to_string())
}
