//! What changes in the lobby: tables are opened and closed, and people take other names.

use crate::http;
use crate::player::request;
use futures_util::{SinkExt, StreamExt};
use search::Rng;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;
use wire::{NewTable, ToServer};

/// Who opens tables. Each has at most one at a time.
const OPENERS: usize = 190;
/// Of ten changes these open a table, and as many close one; the others are names.
const OPEN_OF_TEN: u32 = 4;
/// How many tables there are before any is closed. The one that was left alone longest changes next: what
/// changes twice before the lobby is read was never there.
const LEAST: usize = 150;
/// Ordinary names.
const NAMES: [&str; 12] = [
    "Anna", "Bea", "Carlos", "Dilan", "Emma", "Finn", "Grete", "Hugo", "Ines", "Jakub", "Lena",
    "Mats",
];
const GAMES: [(&str, u8); 5] =
    [("halma", 2), ("barricade", 4), ("chinese-checkers", 3), ("gobang", 2), ("tippy", 2)];

/// Something that everybody in the lobby sees.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Change {
    /// A table of this id.
    Opened(String),
    /// It is gone.
    Closed(String),
    /// Somebody is called so now.
    Renamed(String),
}

/// A change and when it was to happen.
#[derive(Clone, Debug)]
pub struct Made {
    /// What.
    pub change: Change,
    /// When the request was due.
    pub at: Instant,
}

/// An opener and the table, while there is one.
#[derive(Clone)]
struct Opener {
    secret: String,
    address: SocketAddr,
}

/// Makes changes.
pub struct Changes {
    idle: VecDeque<Opener>,
    open: VecDeque<(Opener, String)>,
    rng: Rng,
    count: u64,
    made: Arc<Mutex<Vec<Made>>>,
}

enum Done {
    Opened(Opener, String),
    Closed(Opener),
    Renamed(Opener, String),
}

impl Changes {
    /// Some people who open tables, at any of the servers.
    pub async fn new(addresses: &[SocketAddr], seed: u64) -> Result<Changes, String> {
        let addresses = addresses.to_vec();
        let openers = tokio::task::spawn_blocking(move || {
            let new = |number: usize| {
                let address = addresses[number % addresses.len()];
                http::new_guest(address).map(|secret| Opener { secret, address })
            };
            (0..OPENERS).map(new).collect::<Result<VecDeque<Opener>, String>>()
        });
        let idle = openers.await.map_err(|error| error.to_string())??;
        let (open, made) = (VecDeque::new(), Arc::default());
        Ok(Changes { idle, open, rng: Rng::new(seed), count: 0, made })
    }

    /// All that were made.
    pub fn made(&self) -> Vec<Made> {
        self.made.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Makes changes for some time, each at the moment when it is due.
    pub async fn make(&mut self, rate: u64, time: Duration) -> Result<(), String> {
        let (began, gap) = (Instant::now(), Duration::from_secs(1) / rate as u32);
        let mut going = JoinSet::new();
        let mut due = began;
        while due < began + time {
            tokio::time::sleep_until(due.into()).await;
            while let Some(done) = going.try_join_next() {
                self.finish(done.map_err(|error| error.to_string())??);
            }
            self.start(&mut going, due);
            due += gap;
        }
        while let Some(done) = going.join_next().await {
            self.finish(done.map_err(|error| error.to_string())??);
        }
        Ok(())
    }

    fn finish(&mut self, done: Done) {
        match done {
            Done::Opened(opener, table) | Done::Renamed(opener, table) => {
                self.open.push_back((opener, table));
            }
            Done::Closed(opener) => self.idle.push_back(opener),
        }
    }

    fn start(&mut self, going: &mut JoinSet<Result<Done, String>>, due: Instant) {
        self.count += 1;
        let name = format!("{} {}", NAMES[self.rng.below(12) as usize], self.count);
        let (game, players) = GAMES[self.rng.below(5) as usize];
        let pick = if self.open.len() < LEAST { 0 } else { self.rng.below(10) };
        let made = self.made.clone();
        if (pick < OPEN_OF_TEN || self.open.is_empty())
            && let Some(opener) = self.idle.pop_front()
        {
            going.spawn(open(opener, name, game, players, due, made));
        } else if pick < 2 * OPEN_OF_TEN
            && let Some((opener, table)) = self.open.pop_front()
        {
            going.spawn(close(opener, table, due, made));
        } else if let Some((opener, table)) = self.open.pop_front() {
            going.spawn(rename(opener, table, name, due, made));
        }
    }
}

fn note(made: &Mutex<Vec<Made>>, change: Change, at: Instant) {
    made.lock().unwrap_or_else(PoisonError::into_inner).push(Made { change, at });
}

async fn open(
    opener: Opener,
    name: String,
    game: &'static str,
    players: u8,
    due: Instant,
    made: Arc<Mutex<Vec<Made>>>,
) -> Result<Done, String> {
    let chairs = vec![r#""open""#; usize::from(players) - 1].join(",");
    let text = format!(
        r#"{{"plan":{{"game":"{game}","players":{players}}},"chairs":["mine",{chairs}],
            "clock":{{"total":{{"seconds":900,"increment":10}}}},"listed":true}}"#
    );
    let wish: NewTable = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let asked = opener.clone();
    let opened = tokio::task::spawn_blocking(move || {
        http::rename(asked.address, &asked.secret, &name)?;
        http::open(asked.address, &asked.secret, &wish)
    });
    let table = opened.await.map_err(|error| error.to_string())??.table;
    note(&made, Change::Opened(table.clone()), due);
    Ok(Done::Opened(opener, table))
}

async fn rename(
    opener: Opener,
    table: String,
    name: String,
    due: Instant,
    made: Arc<Mutex<Vec<Made>>>,
) -> Result<Done, String> {
    let (asked, given) = (opener.clone(), name.clone());
    let renamed =
        tokio::task::spawn_blocking(move || http::rename(asked.address, &asked.secret, &given));
    renamed.await.map_err(|error| error.to_string())??;
    note(&made, Change::Renamed(name), due);
    Ok(Done::Renamed(opener, table))
}

/// The opener gives the game up before it began.
async fn close(
    opener: Opener,
    table: String,
    due: Instant,
    made: Arc<Mutex<Vec<Made>>>,
) -> Result<Done, String> {
    let told = |error: &dyn std::fmt::Display| error.to_string();
    let stream = TcpStream::connect(opener.address).await.map_err(|error| told(&error))?;
    let request =
        request(opener.address, &table, &opener.secret).ok_or_else(|| "no request".to_owned())?;
    let (mut socket, _) =
        tokio_tungstenite::client_async(request, stream).await.map_err(|error| told(&error))?;
    let abort = ToServer::Abort { id: "close".to_owned(), seat: 1 };
    for message in [ToServer::hello(None), abort] {
        let text = serde_json::to_string(&message).map_err(|error| told(&error))?;
        socket.send(Message::text(text)).await.map_err(|error| told(&error))?;
    }
    while let Some(Ok(message)) = socket.next().await {
        match message {
            Message::Text(text) if text.contains(r#""id":"close""#) => {
                if text.contains("refused") {
                    return Err(format!("a table was not closed: {text}"));
                }
                note(&made, Change::Closed(table), due);
                return Ok(Done::Closed(opener));
            }
            _ => {}
        }
    }
    Err("a table was not closed".to_owned())
}
