//! The lobby: what everybody can join or watch, told to all who look as it changes.
//!
//! Each node reads the lobby from the store once in a while, as long as somebody looks, and tells what
//! is different since: one message for all. So it costs the same for one person and for ten thousand,
//! and nodes need to tell each other nothing.

mod entries;
mod packed;
mod reader;
mod reading;
mod socket;

pub use reader::Reader;
pub use socket::serve;

use crate::service::Service;
use bytes::Bytes;
use entries::Entries;
use packed::packed;
use reading::Known;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use store::GuestId;
use tokio::sync::{Mutex, broadcast};
use tokio::time::Instant;
use wire::LobbyNews;

/// How often the store is read.
const EVERY: Duration = Duration::from_millis(800);
/// How much news a reader may not have read yet. One that is slower is told everything anew.
const UNREAD: usize = 16;

/// The lobby of this node.
#[derive(Clone)]
pub struct Lobby {
    shared: Arc<Shared>,
}

struct Shared {
    state: Mutex<State>,
    news: broadcast::Sender<Arc<Told>>,
}

/// Something that is told to all who look.
struct Told {
    news: LobbyNews,
    /// The same as it is sent.
    packed: Bytes,
    /// Who looks for somebody, by the numbers of their searches.
    seekers: HashMap<u32, GuestId>,
}

impl Told {
    fn new(news: LobbyNews, entries: &Entries) -> Arc<Told> {
        Arc::new(Told { packed: packed(&news), seekers: entries.seekers(), news })
    }
}

#[derive(Default)]
struct State {
    known: Known,
    entries: Entries,
    /// When the store was last read.
    read: Option<Instant>,
    /// Everything, until something changes.
    whole: Option<Arc<Told>>,
}

impl Default for Lobby {
    fn default() -> Lobby {
        let shared = Shared { state: Mutex::default(), news: broadcast::Sender::new(UNREAD) };
        Lobby { shared: Arc::new(shared) }
    }
}

impl Lobby {
    /// All there is, and what changes from then on.
    async fn enter(&self, service: &Service) -> (Arc<Told>, broadcast::Receiver<Arc<Told>>) {
        let mut state = self.shared.state.lock().await;
        // While nobody looks, nothing is read.
        if state.read.is_none_or(|read| read.elapsed() > EVERY * 2) {
            self.refresh(&mut state, service).await;
        }
        let news = self.shared.news.subscribe();
        let State { entries, whole, .. } = &mut *state;
        (whole.get_or_insert_with(|| Told::new(entries.whole(), entries)).clone(), news)
    }

    /// Reads the store, and tells what has changed.
    async fn refresh(&self, state: &mut State, service: &Service) {
        state.read = Some(Instant::now());
        let change = match reading::read(service, &mut state.known, &mut state.entries).await {
            Ok(change) => change,
            Err(fault) => return tracing::warn!(%fault, "the lobby was not read"),
        };
        if let Some(news) = change {
            state.whole = None;
            // Nobody may listen just now.
            let _ = self.shared.news.send(Told::new(news, &state.entries));
        }
    }
}

/// Reads the lobby again and again, as long as somebody looks.
pub async fn run(lobby: Lobby, service: Service) {
    let mut ticks = tokio::time::interval(EVERY);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        if lobby.shared.news.receiver_count() > 0 {
            let mut state = lobby.shared.state.lock().await;
            lobby.refresh(&mut state, &service).await;
        }
    }
}
