//! The people in the lobby: all are told the same, and each notes when.

use super::changes::{Change, Made};
use flate2::read::DeflateDecoder;
use futures_util::StreamExt;
use std::collections::HashMap;
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::io::Read;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use wire::LobbyNews;

/// How many come in at the same time.
const DOORS: usize = 64;

/// All who look at the lobby.
pub struct Crowd {
    nodes: Vec<Mutex<Told>>,
    bytes: AtomicU64,
}

/// What the people of one server were told.
#[derive(Default)]
struct Told {
    people: usize,
    /// Each message by its hash.
    messages: HashMap<u64, Heard>,
}

struct Heard {
    news: LobbyNews,
    /// By how many.
    by: usize,
    /// When the last of them was.
    last: Instant,
    order: usize,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Crowd {
    /// Nobody yet.
    pub fn new(nodes: usize) -> Crowd {
        let nodes = (0..nodes).map(|_| Mutex::default()).collect();
        Crowd { nodes, bytes: AtomicU64::new(0) }
    }

    /// How much all were sent together, the heads of frames included.
    pub fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }

    fn hear(&self, node: usize, packed: &[u8]) {
        let at = Instant::now();
        let head = if packed.len() < 126 { 2 } else { 4 };
        self.bytes.fetch_add((packed.len() + head) as u64, Ordering::Relaxed);
        let mut hasher = DefaultHasher::new();
        packed.hash(&mut hasher);
        let mut told = held(&self.nodes[node]);
        let order = told.messages.len();
        let heard = told.messages.entry(hasher.finish()).or_insert_with(|| {
            let mut text = Vec::new();
            let read = DeflateDecoder::new(packed).read_to_end(&mut text);
            let news = read.ok().and_then(|_| serde_json::from_slice(&text).ok());
            Heard { news: news.unwrap_or_default(), by: 0, last: at, order }
        });
        heard.by += 1;
        heard.last = heard.last.max(at);
    }

    /// How long each change took until everybody had seen it, and how many were not seen by all.
    pub fn seen(&self, made: &[Made]) -> (Vec<Duration>, usize) {
        let nodes: Vec<HashMap<Change, (Instant, bool)>> =
            self.nodes.iter().map(|node| held(node).changes()).collect();
        let (mut times, mut missed) = (Vec::new(), 0);
        for one in made {
            let seen = nodes.iter().map(|node| node.get(&one.change));
            let last = seen.map(|seen| seen.filter(|(_, all)| *all).map(|(at, _)| *at));
            match last.collect::<Option<Vec<Instant>>>().and_then(|all| all.into_iter().max()) {
                Some(at) => times.push(at.saturating_duration_since(one.at)),
                None => missed += 1,
            }
        }
        (times, missed)
    }
}

impl Told {
    /// Every change with the moment at which the last person was told, and whether all were.
    fn changes(&self) -> HashMap<Change, (Instant, bool)> {
        let mut messages: Vec<&Heard> = self.messages.values().collect();
        messages.sort_by_key(|heard| heard.order);
        let mut tables: HashMap<u32, (String, String)> = HashMap::new();
        let mut changes = HashMap::new();
        for heard in messages {
            let seen = (heard.last, heard.by >= self.people || heard.news.whole);
            let mut number = 0;
            for step in &heard.news.gone {
                number += step;
                if let Some((id, _)) = tables.remove(&number) {
                    changes.entry(Change::Closed(id)).or_insert(seen);
                }
            }
            for table in &heard.news.tables {
                let name = table.who.first().map(|one| one.name.clone()).unwrap_or_default();
                changes.entry(Change::Opened(table.id.clone())).or_insert(seen);
                changes.entry(Change::Renamed(name.clone())).or_insert(seen);
                tables.insert(table.n, (table.id.clone(), name));
            }
        }
        changes
    }
}

/// Everybody comes in and listens.
pub async fn enter(
    crowd: &Arc<Crowd>,
    people: usize,
    addresses: &[SocketAddr],
) -> Result<(), String> {
    let mut coming = tokio::task::JoinSet::new();
    for number in 0..people {
        if coming.len() >= DOORS
            && let Some(came) = coming.join_next().await
        {
            came.map_err(|error| error.to_string())??;
        }
        let node = number % addresses.len();
        coming.spawn(come(crowd.clone(), node, addresses[node]));
    }
    while let Some(came) = coming.join_next().await {
        came.map_err(|error| error.to_string())??;
    }
    Ok(())
}

async fn come(crowd: Arc<Crowd>, node: usize, address: SocketAddr) -> Result<(), String> {
    let stream = TcpStream::connect(address).await.map_err(|error| error.to_string())?;
    let mut request = format!("ws://{address}/api/lobby")
        .into_client_request()
        .map_err(|error| error.to_string())?;
    let origin = format!("http://{address}").parse().map_err(|_| "no origin".to_owned())?;
    request.headers_mut().insert("origin", origin);
    let (mut socket, _) = tokio_tungstenite::client_async(request, stream)
        .await
        .map_err(|error| error.to_string())?;
    let first = socket.next().await;
    let Some(Ok(Message::Binary(_))) = first else {
        return Err(format!("the lobby was not told: {first:?}"));
    };
    held(&crowd.nodes[node]).people += 1;
    tokio::spawn(async move {
        while let Some(Ok(message)) = socket.next().await {
            if let Message::Binary(packed) = message {
                crowd.hear(node, &packed);
            }
        }
    });
    Ok(())
}
