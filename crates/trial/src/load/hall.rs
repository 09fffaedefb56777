//! Games under load, as far as the trial must know them, and what all sockets share.

use super::heard::Scene;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, mpsc};
use wire::ToServer;

/// How long the opponent waited, and how many of the two were connected to another server than the
/// one at which the table was opened.
#[derive(Clone, Copy)]
pub struct Seen {
    /// How long.
    pub after: Duration,
    /// How many.
    pub hops: usize,
}

/// What all sockets share.
#[derive(Default)]
pub struct Hall {
    /// Who may act.
    pub ready: Mutex<VecDeque<Ready>>,
    /// Somebody may act.
    pub wake: Notify,
    /// What opponents have seen.
    pub seen: Mutex<Vec<Seen>>,
    /// How many messages were refused.
    pub refused: AtomicU64,
    /// Messages in both directions: through the server of the table, and through another.
    messages: [AtomicU64; 2],
}

/// Somebody may act.
pub struct Ready {
    /// Where.
    pub game: Arc<Game>,
    /// Who.
    pub person: usize,
    /// What.
    pub deed: Deed,
}

/// What somebody may do.
pub enum Deed {
    /// Roll the dice for a seat.
    Roll(u8),
    /// One of these actions for a seat.
    Act(u8, Vec<String>),
}

/// A game, as far as this program must know it.
pub struct Game {
    /// The id of the table.
    pub table: String,
    /// The secrets of both.
    pub secrets: [String; 2],
    /// The server at which the table was opened.
    pub home: usize,
    /// The servers to which both are connected.
    pub nodes: [usize; 2],
    /// What both say goes in here.
    pub boxes: Mutex<[Option<mpsc::UnboundedSender<Outgoing>>; 2]>,
    /// How it stands.
    pub state: Mutex<State>,
}

/// How a game stands.
#[derive(Default)]
pub struct State {
    /// When somebody was to act, and who.
    pub acting: Option<(Instant, usize)>,
    /// How many have seen it.
    pub seen: usize,
    next: Option<(usize, Deed)>,
    /// The last event that each has seen.
    pub last: [u32; 2],
    /// How many messages were sent.
    pub messages: u64,
}

/// What goes to a socket.
pub enum Outgoing {
    /// A message.
    Say(String),
    /// The connection is closed.
    Leave,
}

/// Takes a lock.
pub fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing here panics with a lock in its hands.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hall {
    fn offer(&self, game: &Arc<Game>, person: usize, deed: Deed) {
        held(&self.ready).push_back(Ready { game: game.clone(), person, deed });
        self.wake.notify_one();
    }

    /// Counts a message from or to somebody.
    pub fn count(&self, game: &Game, person: usize) {
        self.messages[usize::from(game.is_proxied(person))].fetch_add(1, Ordering::Relaxed);
    }

    /// The share of messages that went through another server than that of the table.
    pub fn proxied_share(&self) -> f64 {
        let [direct, proxied] =
            self.messages.each_ref().map(|count| count.load(Ordering::Relaxed) as f64);
        proxied / (direct + proxied).max(1.0)
    }
}

impl Game {
    /// Is this person connected to another server than the one at which the table was opened?
    pub fn is_proxied(&self, person: usize) -> bool {
        self.nodes[person] != self.home
    }

    /// Says something for a person.
    pub fn say(&self, person: usize, message: &ToServer) {
        // Messages are made of texts and whole numbers: they can always be written.
        let text = serde_json::to_string(message).unwrap_or_default();
        self.hand(person, Outgoing::Say(text));
    }

    /// Hands something to the socket of a person.
    pub fn hand(&self, person: usize, outgoing: Outgoing) {
        if let Some(sender) = &held(&self.boxes)[person] {
            // Who is gone already needs nothing.
            let _ = sender.send(outgoing);
        }
    }

    /// Somebody has seen something: is it what the opponent did, and what may be done next?
    pub fn saw(
        self: &Arc<Game>,
        person: usize,
        number: u32,
        scene: Option<Scene>,
        mine: &[u8],
        at: Instant,
        hall: &Hall,
    ) {
        if scene.as_ref().is_some_and(|scene| scene.waits == wire::Waits::Seeds) {
            // Sent again with the same id it does nothing more.
            let seed = table::hex(&[person as u8 + 1; 32]);
            self.say(person, &ToServer::Seed { id: "seed".to_owned(), seed });
        }
        let mut state = held(&self.state);
        state.last[person] = number;
        if let Some((intended, actor)) = state.acting {
            state.seen += 1;
            if actor != person {
                let hops = (0..2).filter(|&person| self.is_proxied(person)).count();
                let after = at.saturating_duration_since(intended);
                held(&hall.seen).push(Seen { after, hops });
            }
        }
        if let Some(deed) = scene.and_then(|scene| scene.deed(mine)) {
            state.next = Some((person, deed));
        }
        if (state.acting.is_none() || state.seen == 2)
            && let Some((person, deed)) = state.next.take()
        {
            state.acting = None;
            state.seen = 0;
            hall.offer(self, person, deed);
        }
    }
}
