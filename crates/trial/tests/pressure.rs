//! The attacks of `make pressure`, small and for a moment: what they do is bounded, and honest
//! guests go on. How long they wait is for the command to tell.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use server::{Config, Running};
use spielhof_trial::pressure::{self, Attack, Outcome, Size};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::Sqlite;
use tempfile::TempDir;

const SMALL: Size = Size { tables: 20, sockets: 6, floods: 2, uploads: 8, moves: 60 };

struct House {
    running: Running,
    address: SocketAddr,
    _folder: TempDir,
}

/// A server with its usual limits, but for how fast somebody at a table may act.
async fn open(messages_per_second: u32) -> House {
    let folder = TempDir::new().unwrap();
    let mut config = Config::new(folder.path().to_owned());
    config.port = 0;
    config.threads = 1;
    config.caps.messages_per_second = messages_per_second;
    let store = Sqlite::open(&folder.path().join("store")).unwrap();
    let running = server::serve(config, Arc::new(store)).await.unwrap();
    let address = SocketAddr::from(([127, 0, 0, 1], running.addresses()[0].port()));
    House { running, address, _folder: folder }
}

async fn attacked(house: &House, attack: Attack, long: Arc<pressure::Long>) -> Outcome {
    let time = Duration::from_millis(700);
    let outcome = pressure::measure(attack, house.address, SMALL, long, time).await.unwrap();
    assert!(outcome.quiet.times.len() > 4, "{outcome:?}");
    assert!(outcome.attacked.times.len() > 4, "{outcome:?}");
    assert!(outcome.counts.sent.load(Ordering::Relaxed) > 0, "{outcome:?}");
    outcome
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn honest_guests_go_on_while_one_address_attacks() {
    let none = Arc::new(pressure::Long { table: String::new(), record: String::new() });
    // Without a limit, since a long game is played first.
    let unlimited = open(0).await;
    let long = pressure::play_long(unlimited.address, SMALL.moves).await.unwrap();
    let replay = attacked(&unlimited, Attack::Replay, Arc::new(long)).await;
    let refused = replay.counts.refused.load(Ordering::Relaxed);
    assert!(refused > 0, "more at once than one address may have under way");
    unlimited.running.shutdown().await;

    let limited = open(10).await;
    let ping = attacked(&limited, Attack::Ping, none.clone()).await;
    assert!(ping.counts.closed.load(Ordering::Relaxed) > 0, "frames are counted");
    let chat = attacked(&limited, Attack::Chat, none.clone()).await;
    let sent = chat.counts.sent.load(Ordering::Relaxed);
    let refused = chat.counts.refused.load(Ordering::Relaxed);
    let closed = chat.counts.closed.load(Ordering::Relaxed);
    assert!(refused + closed > 0 && refused <= sent, "long ids are refused: {chat:?}");
    limited.running.shutdown().await;

    // Last, for what these computers think about is not over when it is measured.
    let busy = open(10).await;
    let computers = attacked(&busy, Attack::Computers, none).await;
    let waiting = busy.running.app.service.rooms().computers().waiting();
    assert_eq!(computers.attacked.unanswered, 0, "with {waiting} others before it");
}
