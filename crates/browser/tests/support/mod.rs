//! A worker for tests: carries effects out with a store in memory.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]
// Every test file uses some of it.
#![allow(dead_code)]

use serde::de::DeserializeOwned;
use spielhof_browser::{Effect, Engine, Input, KeptEvent, KeptTable, NewKept, StoreOutcome, think};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::{Arc, Mutex};
use wire::{MyTable, ToClient, ToServer};

/// The database of a device: what several tabs share.
#[derive(Default)]
pub struct Database {
    pub tables: BTreeMap<String, (NewKept, Vec<KeptEvent>)>,
    pub summaries: BTreeMap<String, MyTable>,
}

impl Database {
    fn store(
        &mut self,
        table: &str,
        first: u32,
        events: Vec<KeptEvent>,
        row: Option<NewKept>,
    ) -> StoreOutcome {
        if let Some(row) = row {
            self.tables.insert(table.to_owned(), (row, Vec::new()));
        }
        let Some((_, log)) = self.tables.get_mut(table) else { return StoreOutcome::Taken };
        if log.len() + 1 != first as usize {
            return StoreOutcome::Taken;
        }
        log.extend(events);
        StoreOutcome::Done
    }

    fn load(&self, table: &str) -> Option<Box<KeptTable>> {
        let (row, events) = self.tables.get(table)?.clone();
        Some(Box::new(KeptTable { row, events }))
    }
}

/// A tab: an engine, with a worker that carries its effects out.
pub struct Tab {
    pub engine: Engine,
    pub database: Arc<Mutex<Database>>,
    pub now: u64,
    /// Is storing delayed until [`Tab::release`]?
    pub holds: bool,
    held: VecDeque<Effect>,
    answers: HashMap<u32, (u16, String)>,
    pub heard: HashMap<u32, Vec<ToClient>>,
    pub closed: HashMap<u32, u16>,
    wake: Option<u64>,
    requests: u32,
    messages: u32,
}

impl Tab {
    pub fn new(database: &Arc<Mutex<Database>>, entropy: u8) -> Tab {
        Tab {
            engine: Engine::new([entropy; 32]),
            database: database.clone(),
            now: 1_000_000,
            holds: false,
            held: VecDeque::new(),
            answers: HashMap::new(),
            heard: HashMap::new(),
            closed: HashMap::new(),
            wake: None,
            requests: 0,
            messages: 0,
        }
    }

    /// Gives the engine an input, and everything that follows from it.
    pub fn give(&mut self, input: Input) {
        let mut inputs = VecDeque::from([input]);
        while let Some(input) = inputs.pop_front() {
            for effect in self.engine.take(self.now, input) {
                inputs.extend(self.carry_out(effect));
            }
        }
    }

    fn carry_out(&mut self, effect: Effect) -> Option<Input> {
        match effect {
            Effect::Answer { id, status, body } => {
                self.answers.insert(id, (status, body));
            }
            Effect::Send { socket, text } => {
                let message = serde_json::from_str(&text).unwrap();
                self.heard.entry(socket).or_default().push(message);
            }
            Effect::Close { socket, code } => {
                self.closed.insert(socket, code);
            }
            Effect::Store { .. } if self.holds => self.held.push_back(effect),
            Effect::Store { id, table, first, events, row } => {
                let outcome = self.database.lock().unwrap().store(&table, first, events, row);
                return Some(Input::Stored { id, outcome });
            }
            Effect::Load { id, table } => {
                let table = self.database.lock().unwrap().load(&table);
                return Some(Input::Loaded { id, table });
            }
            Effect::Summarise { table, summary } => {
                self.database.lock().unwrap().summaries.insert(table, *summary);
            }
            Effect::Think { id, question } => {
                return Some(Input::Thought { id, answer: think(&question) });
            }
            Effect::Forget { .. } => {}
            Effect::WakeAt { at } => self.wake = at,
        }
        None
    }

    /// Carries out what was held back.
    pub fn release(&mut self) {
        self.holds = false;
        while let Some(effect) = self.held.pop_front() {
            if let Some(input) = self.carry_out(effect) {
                self.give(input);
            }
        }
    }

    /// Lets time pass until the engine wants to be woken.
    pub fn wake(&mut self) {
        if let Some(at) = self.wake.take() {
            self.now = self.now.max(at);
            self.give(Input::Wake);
        }
    }

    /// Sends a request; its status and body.
    pub fn request(&mut self, method: &str, path: &str, body: Option<&str>) -> (u16, String) {
        self.requests += 1;
        let id = self.requests;
        let (method, path) = (method.to_owned(), path.to_owned());
        self.give(Input::Request { id, method, path, body: body.map(str::to_owned) });
        self.answers.remove(&id).unwrap()
    }

    /// A request that is answered.
    pub fn ask<T: DeserializeOwned>(&mut self, method: &str, path: &str, body: Option<&str>) -> T {
        let (status, body) = self.request(method, path, body);
        assert_eq!(status, 200, "{path}: {body}");
        serde_json::from_str(&body).unwrap()
    }

    /// Connects to a table.
    pub fn connect(&mut self, socket: u32, table: &str) {
        self.give(Input::Connect { socket, table: table.to_owned() });
        self.give(Input::Message { socket, text: r#"{"say":"hello","after":null}"#.to_owned() });
    }

    /// Says something; the answer to it.
    pub fn say(&mut self, socket: u32, message: impl FnOnce(String) -> ToServer) -> ToClient {
        self.messages += 1;
        let id = format!("m{}", self.messages);
        let text = serde_json::to_string(&message(id.clone())).unwrap();
        self.give(Input::Message { socket, text });
        let answers = |message: &&ToClient| match message {
            ToClient::Done { id: of, .. }
            | ToClient::Refused { id: of, .. }
            | ToClient::Possible { id: of, .. }
            | ToClient::Hinted { id: of, .. } => *of == id,
            _ => false,
        };
        self.heard[&socket].iter().find(answers).unwrap().clone()
    }

    /// What was heard over a socket since this was asked last.
    pub fn take_heard(&mut self, socket: u32) -> Vec<ToClient> {
        self.heard.remove(&socket).unwrap_or_default()
    }
}
