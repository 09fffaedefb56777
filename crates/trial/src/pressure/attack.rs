//! What one address can do to a server. Everything is bounded in number and time, and goes to
//! the server under test alone.

use super::client::{Page, Route, actions, scene};
use super::{Long, Size};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

/// An attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// Tables of six with five computers of the highest level.
    Computers,
    /// A long record uploaded again and again.
    Replay,
    /// `hello` again and again at a table with a long game.
    Hello,
    /// WebSocket ping frames.
    Ping,
    /// Chat with ids as long as a message may be.
    Chat,
}

impl Attack {
    /// All of them.
    pub const ALL: [Attack; 5] =
        [Attack::Computers, Attack::Replay, Attack::Hello, Attack::Ping, Attack::Chat];

    /// As it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Attack::Computers => "computers",
            Attack::Replay => "replay",
            Attack::Hello => "hello",
            Attack::Ping => "ping",
            Attack::Chat => "chat",
        }
    }
}

/// What came of an attack.
#[derive(Debug, Default)]
pub struct Counts {
    /// Requests, messages or frames that were sent.
    pub sent: AtomicU64,
    /// Requests and messages that were refused.
    pub refused: AtomicU64,
    /// Connections that the server closed.
    pub closed: AtomicU64,
}

impl Counts {
    fn add(counter: &AtomicU64, number: u64) {
        counter.fetch_add(number, Ordering::Relaxed);
    }
}

/// What all parts of an attack share.
#[derive(Clone)]
struct Shared {
    route: Route,
    long: Arc<Long>,
    counts: Arc<Counts>,
    over: Arc<AtomicBool>,
    secret: String,
}

/// An attack that runs until it is stopped.
pub struct Running {
    shared: Shared,
    tasks: JoinSet<()>,
}

/// After a refusal or a lost connection an attacker waits so long.
const AGAIN: Duration = Duration::from_millis(100);
/// Between two messages on one socket: as many as a server allows by default.
const MESSAGES_APART: Duration = Duration::from_millis(100);
/// Ping frames written at once.
const PINGS: usize = 2000;
/// Bytes of an id of a chat message.
const LONG_ID: usize = 3500;

/// Starts an attack from this address.
pub async fn start(
    attack: Attack,
    route: Route,
    size: Size,
    long: Arc<Long>,
) -> Result<Running, String> {
    let secret = route.new_guest().await?;
    let counts = Arc::new(Counts::default());
    let shared = Shared { route, long, counts, over: Arc::default(), secret };
    let mut tasks = JoinSet::new();
    match attack {
        Attack::Computers => {
            for _ in 0..size.tables {
                tasks.spawn(computers(shared.clone()));
            }
        }
        Attack::Replay => {
            for _ in 0..size.uploads {
                tasks.spawn(replays(shared.clone()));
            }
        }
        Attack::Hello => {
            for _ in 0..size.sockets {
                tasks.spawn(messages(
                    shared.clone(),
                    shared.long.table.clone(),
                    |_| json!({ "say": "hello", "after": null }),
                ));
            }
        }
        Attack::Ping => {
            let table = own_table(&shared).await?;
            for _ in 0..size.floods {
                tasks.spawn(pings(shared.clone(), table.clone()));
            }
        }
        Attack::Chat => {
            let table = own_table(&shared).await?;
            for socket in 0..size.sockets {
                let chat = move |number: u64| {
                    let id = format!("{socket}-{number}-");
                    let fill = "x".repeat(LONG_ID - id.len());
                    json!({ "say": "chat", "id": id + &fill, "text": "spam" })
                };
                tasks.spawn(messages(shared.clone(), table.clone(), chat));
            }
        }
    }
    Ok(Running { shared, tasks })
}

impl Running {
    /// Ends the attack: what came of it.
    pub async fn stop(mut self) -> Arc<Counts> {
        self.shared.over.store(true, Ordering::Relaxed);
        self.tasks.shutdown().await;
        self.shared.counts
    }

    /// What has come of it so far.
    pub fn counts(&self) -> &Counts {
        &self.shared.counts
    }
}

impl Shared {
    fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    async fn refused(&self) {
        Counts::add(&self.counts.refused, 1);
        tokio::time::sleep(AGAIN).await;
    }

    async fn closed(&self) {
        Counts::add(&self.counts.closed, 1);
        tokio::time::sleep(AGAIN).await;
    }
}

async fn own_table(shared: &Shared) -> Result<String, String> {
    let plan = json!({ "game": "halma", "players": 2 });
    shared.route.open(&shared.secret, &plan, &json!(["mine", "mine"])).await
}

/// One table with five computers, at which the attacker acts whenever possible.
async fn computers(shared: Shared) {
    let plan = json!({ "game": "chinese-checkers", "players": 6, "first": 2 });
    let level = json!({ "computer": 6 });
    let chairs = json!(["mine", level, level, level, level, level]);
    let Ok(table) = shared.route.open(&shared.secret, &plan, &chairs).await else {
        return shared.refused().await;
    };
    Counts::add(&shared.counts.sent, 1);
    while !shared.is_over() {
        if let Ok(mut page) = shared.route.come(&table, &shared.secret).await {
            // It goes on until the server closes.
            let _ = act_on(&shared, &mut page).await;
        }
        shared.closed().await;
    }
}

async fn act_on(shared: &Shared, page: &mut Page) -> Result<(), String> {
    for number in 0_u64.. {
        let message = page.hear().await?;
        let Some((seat, actions)) = scene(&message).and_then(actions) else { continue };
        let Some(action) = actions.first() else { continue };
        let id = format!("attack-{number}");
        page.say(&json!({ "say": "act", "id": id, "seat": seat, "action": action })).await?;
        Counts::add(&shared.counts.sent, 1);
    }
    Ok(())
}

async fn replays(shared: Shared) {
    let body = json!({ "record": shared.long.record }).to_string();
    while !shared.is_over() {
        let answer = shared.route.ask("POST /api/replay", &shared.secret, &body).await;
        Counts::add(&shared.counts.sent, 1);
        match answer {
            Ok(answer) if answer.status == 200 => {}
            Ok(_) => shared.refused().await,
            Err(_) => shared.closed().await,
        }
    }
}

/// A socket on which a message follows the other, and that is opened again when it is closed.
async fn messages(shared: Shared, table: String, message: impl Fn(u64) -> Value + Send + 'static) {
    let mut number = 0;
    while !shared.is_over() {
        let Ok(mut page) = shared.route.come(&table, &shared.secret).await else {
            shared.refused().await;
            continue;
        };
        let mut next = tokio::time::interval(MESSAGES_APART);
        loop {
            tokio::select! {
                _ = next.tick() => {
                    number += 1;
                    if page.say(&message(number)).await.is_err() {
                        break;
                    }
                    Counts::add(&shared.counts.sent, 1);
                }
                heard = page.hear_text() => match heard {
                    Ok(text) if text.starts_with(r#"{"say":"refused""#) => {
                        Counts::add(&shared.counts.refused, 1);
                    }
                    Ok(_) => {}
                    Err(_) => break,
                },
            }
        }
        shared.closed().await;
    }
}

/// A socket that is flooded with ping frames.
async fn pings(shared: Shared, table: String) {
    // A masked ping without content, the mask all zeros.
    let frames = [0x89, 0x80, 0, 0, 0, 0].repeat(PINGS);
    while !shared.is_over() {
        let Ok(page) = shared.route.come(&table, &shared.secret).await else {
            shared.refused().await;
            continue;
        };
        flood(&shared, page.into_stream(), &frames).await;
        shared.closed().await;
    }
}

async fn flood(shared: &Shared, stream: TcpStream, frames: &[u8]) {
    let (mut reader, mut writer) = stream.into_split();
    let read = async {
        let mut buffer = vec![0; 64 * 1024];
        while reader.read(&mut buffer).await.is_ok_and(|count| count > 0) {}
    };
    let write = async {
        while writer.write_all(frames).await.is_ok() {
            Counts::add(&shared.counts.sent, PINGS as u64);
            tokio::task::yield_now().await;
        }
    };
    tokio::select! { () = read => {}, () = write => {} }
}
