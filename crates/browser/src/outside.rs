//! Everything outside the rooms: what is to be done, and who waits for an answer.

use crate::few::Few;
use crate::luck::Luck;
use crate::message::{Effect, KeptEvent, KeptTable, NewKept, StoreOutcome, ThinkingQuestion};
use crate::rooms::Message;
use futures_channel::{mpsc, oneshot};
use room::{Opening, Question, denials, stored};
use rules::Position;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use store::{Millis, StoreError, StoredEvent};
use table::{Guest, Seed, Table, hex};
use wire::{Opened, Said};

/// The person at this device.
pub const OWNER: Guest = Guest(1);
/// How the id of a local table begins.
pub const LOCAL: &str = "local-";

/// A question that a computer has not answered.
pub struct Open {
    /// Which table asks.
    pub table: String,
    /// What the answer belongs to.
    pub question: Question,
    /// The position that the answer is read in.
    pub position: Position,
}

/// The state behind [`Outside`].
struct State {
    now: Millis,
    luck: Luck,
    effects: Vec<Effect>,
    /// The number of the last effect that is answered.
    last: u32,
    stores: Few<u32, oneshot::Sender<StoreOutcome>>,
    loads: Few<u32, oneshot::Sender<Option<KeptTable>>>,
    questions: Few<u32, Open>,
    rooms: Few<String, mpsc::UnboundedSender<Message>>,
    /// When each room wants to look again.
    wakes: Few<String, Millis>,
    /// The last socket number of a room.
    sockets: u64,
}

/// Everything outside the rooms. Shared by all of them.
///
/// Behind a lock because a [`room::Host`] is shared between threads on a server; here there is one
/// thread, and the lock is never held while anything waits.
pub struct Outside(Mutex<State>);

impl Outside {
    /// Nothing has happened yet.
    pub fn new(entropy: [u8; 32]) -> Arc<Outside> {
        Arc::new(Outside(Mutex::new(State {
            now: 0,
            luck: Luck::new(entropy),
            effects: Vec::new(),
            last: 0,
            stores: Few::new(),
            loads: Few::new(),
            questions: Few::new(),
            rooms: Few::new(),
            wakes: Few::new(),
            sockets: 0,
        })))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    // Time and luck

    /// The time of the input that is being taken.
    pub fn now(&self) -> Millis {
        self.state().now
    }

    /// Time goes on. It never runs backwards.
    pub fn set_now(&self, now: Millis) {
        let mut state = self.state();
        state.now = state.now.max(now);
    }

    /// A random number.
    pub fn random(&self) -> u64 {
        self.state().luck.number()
    }

    /// A number for a socket that no other has.
    pub fn new_socket(&self) -> u64 {
        let mut state = self.state();
        state.sockets += 1;
        state.sockets
    }

    // Effects

    /// Wants something done.
    pub fn want(&self, effect: Effect) {
        self.state().effects.push(effect);
    }

    /// What is wanted since this was asked last.
    pub fn take_effects(&self) -> Vec<Effect> {
        std::mem::take(&mut self.state().effects)
    }

    // The store

    /// Stores events, and the row of a new table; answers when that is done.
    async fn store(
        &self,
        table: &str,
        first: u32,
        events: Vec<KeptEvent>,
        row: Option<NewKept>,
    ) -> Result<(), StoreError> {
        let (sender, outcome) = oneshot::channel();
        {
            let mut state = self.state();
            state.last += 1;
            let id = state.last;
            state.stores.insert(id, sender);
            let table = table.to_owned();
            state.effects.push(Effect::Store { id, table, first, events, row });
        }
        let table = table.to_owned();
        match outcome.await.unwrap_or(StoreOutcome::Failed) {
            StoreOutcome::Done => Ok(()),
            StoreOutcome::Taken => Err(StoreError::OutOfOrder { table, number: first }),
            StoreOutcome::Full => Err(StoreError::DiskFull),
            StoreOutcome::Failed => Err(StoreError::Unavailable("the browser".to_owned())),
        }
    }

    /// Appends to the log of a table.
    pub async fn append(
        &self,
        table: &str,
        first: u32,
        events: Vec<StoredEvent>,
        message: Option<String>,
    ) -> Result<(), StoreError> {
        let mut events: Vec<KeptEvent> = events.into_iter().map(kept).collect();
        if let Some(last) = events.last_mut() {
            last.message = message;
        }
        self.store(table, first, events, None).await
    }

    /// Opens a table: stores its first events.
    pub async fn create(&self, opening: Opening) -> Result<Opened, Vec<Said>> {
        let (id, invite, seed, created) = {
            let State { luck, now, .. } = &mut *self.state();
            (format!("{LOCAL}{}", luck.name()), luck.name(), luck.bytes(), *now)
        };
        let Opening { terms, seated } = opening;
        let broken = |faults: rules::ErrorList<rules::SpecError>| -> Vec<Said> {
            faults.iter().map(say::spec).collect()
        };
        let game = terms.build().map_err(broken)?;
        let table = Table::open(&id, terms, Seed::new(seed), game, &seated, created)
            .map_err(|fault| denials::open_fault(&fault))?;
        let events = table.log().iter().map(|entry| kept(stored(&entry.event, entry.at)));
        let row = NewKept { invite: invite.clone(), seed: hex(&seed), created };
        let done = self.store(&id, 1, events.collect(), Some(row)).await;
        done.map_err(|fault| vec![denials::store_fault(&fault)])?;
        Ok(Opened { table: id, invite })
    }

    /// Reads a table.
    pub async fn load(&self, table: &str) -> Option<KeptTable> {
        let (sender, loaded) = oneshot::channel();
        {
            let mut state = self.state();
            state.last += 1;
            let id = state.last;
            state.loads.insert(id, sender);
            state.effects.push(Effect::Load { id, table: table.to_owned() });
        }
        loaded.await.ok().flatten()
    }

    /// Something is stored, or not.
    pub fn stored(&self, id: u32, outcome: StoreOutcome) {
        if let Some(waiting) = self.state().stores.remove(&id) {
            // A room that ended meanwhile does not care.
            let _ = waiting.send(outcome);
        }
    }

    /// A table was read.
    pub fn loaded(&self, id: u32, table: Option<KeptTable>) {
        if let Some(waiting) = self.state().loads.remove(&id) {
            let _ = waiting.send(table);
        }
    }

    // Computers

    /// Asks a computer; the number of the question.
    pub fn ask(&self, open: Open, question: ThinkingQuestion) -> u32 {
        let mut state = self.state();
        state.last += 1;
        let id = state.last;
        state.questions.insert(id, open);
        state.effects.push(Effect::Think { id, question });
        id
    }

    /// A question is answered, if it is still open.
    pub fn answered(&self, id: u32) -> Option<Open> {
        self.state().questions.remove(&id)
    }

    /// A question need not be answered any more.
    pub fn forget(&self, id: u32) {
        let mut state = self.state();
        if state.questions.remove(&id).is_some() {
            state.effects.push(Effect::Forget { id });
        }
    }

    // Rooms

    /// The way to the room of a table, if it is open.
    pub fn room(&self, table: &str) -> Option<mpsc::UnboundedSender<Message>> {
        self.state().rooms.get(table).filter(|room| !room.is_closed()).cloned()
    }

    /// Tells the room of a table something, if it is open.
    pub fn tell(&self, table: &str, message: Message) {
        if let Some(room) = self.room(table) {
            // A room that has just ended needs nothing.
            let _ = room.unbounded_send(message);
        }
    }

    /// A room is open.
    pub fn add_room(&self, table: &str, room: mpsc::UnboundedSender<Message>) {
        self.state().rooms.insert(table.to_owned(), room);
    }

    /// A room has ended.
    pub fn remove_room(&self, table: &str) {
        let mut state = self.state();
        state.rooms.remove(table);
        state.wakes.remove(table);
    }

    /// When a room wants to look again.
    pub fn wake_at(&self, table: &str, at: Millis) {
        self.state().wakes.insert(table.to_owned(), at);
    }

    /// Wakes the rooms whose time has come.
    pub fn wake_due(&self) {
        let due: Vec<String> = {
            let mut state = self.state();
            let now = state.now;
            let due = state.wakes.iter().filter(|&&(_, at)| at <= now);
            let due: Vec<String> = due.map(|(table, _)| table.clone()).collect();
            due.iter().for_each(|table| _ = state.wakes.remove(table));
            due
        };
        due.iter().for_each(|table| self.tell(table, Message::Wake));
    }

    /// When a room wants to look again first.
    pub fn next_wake(&self) -> Option<Millis> {
        self.state().wakes.iter().map(|&(_, at)| at).min()
    }
}

fn kept(StoredEvent { at, event }: StoredEvent) -> KeptEvent {
    KeptEvent { at, event, message: None }
}
