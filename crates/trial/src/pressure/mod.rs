//! `make pressure`: how long honest guests wait while one address attacks the server.
//!
//! For every attack a server is started on a fresh file. Guests with addresses of their own are
//! measured first without and then with the attack; what counts is the difference.

mod attack;
mod client;
mod probe;

pub use attack::{Attack, Counts, Running, start};
pub use client::{Page, Route};
pub use probe::{Guests, Probe, Waits};

use client::{actions, any, scene};
use search::Rng;
use serde_json::json;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// How large the attacks are.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Tables with computers.
    pub tables: usize,
    /// Sockets that send messages.
    pub sockets: usize,
    /// Sockets that are flooded with frames.
    pub floods: usize,
    /// Uploads at the same time.
    pub uploads: usize,
    /// Moves of the long game.
    pub moves: usize,
}

impl Default for Size {
    fn default() -> Size {
        Size { tables: 50, sockets: 49, floods: 8, uploads: 14, moves: 1000 }
    }
}

/// A long game on the server under test.
#[derive(Clone, Debug)]
pub struct Long {
    /// Its table.
    pub table: String,
    /// Its record.
    pub record: String,
}

/// How many honest guests there are.
const GUESTS: u8 = 4;
/// How long the server may take to come to rest between two measurements.
const REST: Duration = Duration::from_millis(500);

/// Where honest guests come from.
pub fn honest(server: SocketAddr) -> Vec<Route> {
    let route = |last: u8| Route { from: IpAddr::V4(Ipv4Addr::new(127, 0, 1, last)), server };
    (1..=GUESTS).map(route).collect()
}

/// Where attacks come from.
pub fn attacker(server: SocketAddr) -> Route {
    Route { from: IpAddr::V4(Ipv4Addr::new(127, 0, 2, 1)), server }
}

/// Plays a long game. The server must not limit how fast.
pub async fn play_long(server: SocketAddr, moves: usize) -> Result<Long, String> {
    let route = Route { from: IpAddr::V4(Ipv4Addr::LOCALHOST), server };
    let secret = route.new_guest().await?;
    let plan = json!({ "game": "chinese-checkers", "players": 6, "first": 1 });
    let chairs = json!(["mine", "mine", "mine", "mine", "mine", "mine"]);
    let table = route.open(&secret, &plan, &chairs).await?;
    let mut page = route.come(&table, &secret).await?;
    let mut rng = Rng::new(1);
    let mut played = 0;
    while played < moves {
        let message = page.hear().await?;
        let Some(scene) = scene(&message) else { continue };
        if scene["outcome"].is_object() {
            break;
        }
        let Some((seat, actions)) = actions(scene) else { continue };
        let action = any(&actions, &mut rng).ok_or("nothing may be done")?;
        let id = format!("long-{played}");
        page.say(&json!({ "say": "act", "id": id, "seat": seat, "action": action })).await?;
        played += 1;
    }
    let record = route.ask(&format!("GET /api/tables/{table}/record"), &secret, "").await?;
    let record = String::from_utf8_lossy(&record.body).into_owned();
    Ok(Long { table, record })
}

/// What was measured without and with an attack.
#[derive(Debug)]
pub struct Outcome {
    /// Which attack.
    pub attack: Attack,
    /// Without it.
    pub quiet: Waits,
    /// With it.
    pub attacked: Waits,
    /// What came of the attack.
    pub counts: Arc<Counts>,
}

/// Measures one attack.
pub async fn measure(
    attack: Attack,
    server: SocketAddr,
    size: Size,
    long: Arc<Long>,
    time: Duration,
) -> Result<Outcome, String> {
    let probe = match attack {
        Attack::Computers => Probe::Computer,
        _ => Probe::Requests,
    };
    let mut guests = Guests::come(probe, &honest(server)).await?;
    eprintln!("{}: {} s without the attack", attack.name(), time.as_secs_f32());
    let quiet = guests.measure(time).await?;
    tokio::time::sleep(REST).await;
    eprintln!("{}: {} s with the attack", attack.name(), time.as_secs_f32());
    let running = start(attack, attacker(server), size, long).await?;
    // The attack shall be there before the first measurement.
    tokio::time::sleep(REST).await;
    let attacked = guests.measure(time).await;
    let counts = running.stop().await;
    Ok(Outcome { attack, quiet, attacked: attacked?, counts })
}

/// The head of the table of outcomes.
pub const HEAD: &str = "\
| attack | answers without, with | p50 without | p99 without | p50 with | p99 with | p99 more by | sent | refused | closed |
|---|---|---|---|---|---|---|---|---|---|";

impl Outcome {
    /// How much longer the slowest hundredth waits.
    pub fn more(&self) -> Duration {
        self.attacked.percentile(0.99).saturating_sub(self.quiet.percentile(0.99))
    }

    /// One line of the table.
    pub fn line(&self) -> String {
        let Outcome { attack, quiet, attacked, counts } = self;
        let milliseconds = |time: Duration| format!("{:.1} ms", time.as_secs_f64() * 1000.0);
        let at_least = if attacked.unanswered > 0 { "at least " } else { "" };
        let count = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
        format!(
            "| {} | {}, {} | {} | {} | {} | {at_least}{} | {at_least}{} | {} | {} | {} |",
            attack.name(),
            quiet.times.len(),
            attacked.times.len(),
            milliseconds(quiet.percentile(0.5)),
            milliseconds(quiet.percentile(0.99)),
            milliseconds(attacked.percentile(0.5)),
            milliseconds(attacked.percentile(0.99)),
            milliseconds(self.more()),
            count(&counts.sent),
            count(&counts.refused),
            count(&counts.closed),
        )
    }
}
