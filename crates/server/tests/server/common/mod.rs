//! A server on a free port with a store of its own, and a client that sends what it is told.

// Each test file is a program of its own and uses its own part of this.
#![allow(dead_code)]

pub mod authenticator;
pub mod browser;
pub mod player;
pub mod push;

use spielhof_server::{Config, Running, ServerTime};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Sqlite;
use tempfile::TempDir;
use tokio::runtime::Runtime;

/// A server that runs, in a folder that goes away with it.
pub struct House {
    pub folder: TempDir,
    pub address: SocketAddr,
    /// Where clients connect to; the address, unless a test puts something in between.
    pub door: SocketAddr,
    pub running: Option<Running>,
    pub runtime: Runtime,
}

/// The usual set-up, but on a free port and without limits of speed.
pub fn config(folder: &TempDir) -> Config {
    let mut config = Config::new(folder.path().to_owned());
    config.port = 0;
    config.caps.requests_per_second = 0;
    config.caps.guests_per_hour = 0;
    config.web = Some(folder.path().join("web"));
    config
}

/// Starts a server, set up otherwise in some points.
pub fn open(change: impl FnOnce(&mut Config)) -> House {
    open_in(TempDir::new().unwrap(), change)
}

/// The same in a folder that may hold something already.
pub fn open_in(folder: TempDir, change: impl FnOnce(&mut Config)) -> House {
    open_at(folder, ServerTime::of_machine(), change)
}

/// The same with a clock that shows this time.
pub fn open_at(folder: TempDir, time: ServerTime, change: impl FnOnce(&mut Config)) -> House {
    let mut config = config(&folder);
    change(&mut config);
    let store = Sqlite::open(&folder.path().join("store")).unwrap();
    let runtime = Runtime::new().unwrap();
    let running =
        runtime.block_on(spielhof_server::serve_by(time, config, Arc::new(store))).unwrap();
    let port = running.addresses()[0].port();
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    House { folder, address, door: address, running: Some(running), runtime }
}

/// What came back.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        let line = |line: &&str| {
            line.split_once(':').is_some_and(|(found, _)| found.eq_ignore_ascii_case(name))
        };
        self.head.lines().find(line).and_then(|line| line.split_once(": ")).map(|(_, value)| value)
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub fn json<T: serde::de::DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body).unwrap_or_else(|fault| panic!("{fault}: {self:?}"))
    }

    /// The keys of what was wrong.
    pub fn faults(&self) -> Vec<String> {
        let faults: wire::Faults = self.json();
        faults.faults.into_iter().map(|said| said.key).collect()
    }

    /// The secret that came with it.
    pub fn secret(&self) -> String {
        let cookie = self.header("set-cookie").unwrap();
        cookie.strip_prefix("spielhof=").unwrap().split(';').next().unwrap().to_owned()
    }
}

/// Reads one answer to its end.
pub fn read(stream: &mut TcpStream) -> Option<Answer> {
    let mut bytes = Vec::new();
    let mut buffer = [0; 8192];
    loop {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        if let Some(end) = end {
            let head = String::from_utf8(bytes[..end].to_vec()).unwrap();
            let status = head.split(' ').nth(1).unwrap().parse().unwrap();
            let mut answer = Answer { status, head, body: bytes[end + 4..].to_vec() };
            let length = answer.header("content-length").map_or(0, |text| text.parse().unwrap());
            while answer.body.len() < length {
                match stream.read(&mut buffer).ok()? {
                    0 => return None,
                    count => answer.body.extend(&buffer[..count]),
                }
            }
            return Some(answer);
        }
        match stream.read(&mut buffer).ok()? {
            0 => return None,
            count => bytes.extend(&buffer[..count]),
        }
    }
}

impl House {
    pub fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.door).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        stream
    }

    /// A request as text; the host is added unless it is there.
    pub fn request(&self, line: &str, headers: &[&str], body: &str) -> String {
        let mut text = format!("{line} HTTP/1.1\r\n");
        if !headers.iter().any(|header| header.to_lowercase().starts_with("host:")) {
            text += &format!("Host: {}\r\n", self.address);
        }
        if !body.is_empty() {
            text +=
                &format!("Content-Type: application/json\r\nContent-Length: {}\r\n", body.len());
        }
        text += &headers.iter().map(|header| format!("{header}\r\n")).collect::<String>();
        text + "\r\n" + body
    }

    pub fn ask(&self, line: &str, headers: &[&str], body: &str) -> Answer {
        let mut stream = self.connect();
        stream.write_all(self.request(line, headers, body).as_bytes()).unwrap();
        read(&mut stream).unwrap_or_else(|| panic!("no answer to {line}"))
    }

    pub fn get(&self, path: &str) -> Answer {
        self.ask(&format!("GET {path}"), &[], "")
    }

    /// The header by which a browser says that a page of this server asks.
    pub fn own_origin(&self) -> String {
        format!("Origin: http://{}", self.address)
    }

    pub fn post(&self, path: &str, body: &str) -> Answer {
        self.ask(&format!("POST {path}"), &[&self.own_origin()], body)
    }

    pub fn connections(&self) -> u64 {
        self.running.as_ref().unwrap().app.guard.connections.count()
    }

    /// Waits until this number of connections is left.
    pub fn wait_for_connections(&self, number: u64, most: Duration) -> bool {
        let since = Instant::now();
        while since.elapsed() < most {
            if self.connections() == number {
                return true;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        false
    }

    /// Ends the server and gives its folder back.
    pub fn close(mut self) -> TempDir {
        self.runtime.block_on(self.running.take().unwrap().shutdown());
        self.folder
    }
}
