//! The thread of a party: both people play, each connected to any of the servers. Who loses the
//! connection comes back through any server, and sends what was not acknowledged again.

use super::line::Line;
use super::node::AddressBook;
use super::party::{Now, Party};
use crate::http;
use crate::ledger::Ledger;
use crate::play::{self, Moment};
use search::Rng;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use wire::{ToClient, ToServer, Waits};

/// A game with this number of events is given up, so that logs stay short.
const ENOUGH: u32 = 300;
/// The longest time that people think, in thousandths of a second.
const THOUGHT: u32 = 80;
/// One message of this number is a line of chat.
const CHATTER: u32 = 30;
/// How long an answer may take.
const ANSWER: Duration = Duration::from_secs(5);
/// How long to wait for a computer before looking around.
const LOOK: Duration = Duration::from_millis(500);
/// The longest pause before somebody tries to come back, in thousandths of a second.
const PAUSE: u32 = 150;

/// What all threads of people heed.
#[derive(Default)]
pub struct Signals {
    ended: AtomicBool,
    paused: AtomicBool,
    resting: AtomicUsize,
}

impl Signals {
    /// Everybody stops for good.
    pub fn end(&self) {
        self.ended.store(true, Ordering::SeqCst);
    }

    /// Everybody stops for a while; true if they all do within this time.
    pub fn pause(&self, parties: usize, limit: Duration) -> bool {
        self.paused.store(true, Ordering::SeqCst);
        let until = Instant::now() + limit;
        while self.resting.load(Ordering::SeqCst) < parties {
            if Instant::now() > until {
                return false;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        true
    }

    /// Everybody goes on.
    pub fn resume(&self) {
        self.paused.store(false, Ordering::SeqCst);
    }

    fn is_paused(&self) -> bool {
        self.paused.load(Ordering::SeqCst)
    }

    fn is_ended(&self) -> bool {
        self.ended.load(Ordering::SeqCst)
    }
}

/// A person at the table.
#[derive(Default)]
struct Person {
    line: Option<Line>,
    /// What they saw last, also before they lost the connection.
    moment: Option<Moment>,
}

/// Somebody has lost the connection: which of the two.
struct Lost(usize);

/// The thread of a party.
pub struct Driver {
    party: Arc<Party>,
    book: Arc<AddressBook>,
    signals: Arc<Signals>,
    nodes: u32,
    rng: Rng,
    messages: u64,
    people: [Person; 2],
}

impl Driver {
    /// For a party that plays through this number of servers.
    pub fn new(
        party: Arc<Party>,
        book: Arc<AddressBook>,
        signals: Arc<Signals>,
        nodes: usize,
        rng: Rng,
    ) -> Driver {
        let nodes = nodes as u32;
        Driver { party, book, signals, nodes, rng, messages: 0, people: Default::default() }
    }

    /// Plays until everybody is told to stop.
    pub fn play(mut self) {
        while !self.signals.is_ended() {
            if self.signals.is_paused() {
                self.rest();
                continue;
            }
            if let Err(Lost(person)) = self.step() {
                self.people[person].line = None;
                self.pause(PAUSE);
            }
        }
    }

    fn rest(&self) {
        self.party.does("rests".to_owned());
        self.signals.resting.fetch_add(1, Ordering::SeqCst);
        while self.signals.is_paused() && !self.signals.is_ended() {
            std::thread::sleep(Duration::from_millis(10));
        }
        self.signals.resting.fetch_sub(1, Ordering::SeqCst);
    }

    fn pause(&mut self, most: u32) {
        std::thread::sleep(Duration::from_millis(u64::from(self.rng.below(most) + 1)));
    }

    /// One thing after the other: a table, both people there, what is unanswered, what is next.
    fn step(&mut self) -> Result<(), Lost> {
        self.open()?;
        for person in 0..2 {
            if self.people[person].line.is_none() {
                self.come(person)?;
            }
        }
        self.catch_up()?;
        let unanswered = self.party.now().as_ref().and_then(|now| now.unanswered.clone());
        if let Some((person, message)) = unanswered {
            // Nobody knows whether it arrived: it is sent again as it was.
            return self.say(person, message);
        }
        let [Some(one), Some(two)] = self.people.each_ref().map(|person| person.moment.as_ref())
        else {
            return Err(Lost(0));
        };
        let over = [one, two].iter().all(|moment| moment.scene.waits == Waits::Over);
        let deed = play::next(&[one, two], ENOUGH, &mut self.rng);
        if over {
            self.party.does("has finished a game".to_owned());
            self.people = Default::default();
            self.party.finish();
            return Ok(());
        }
        let Some((person, deed)) = deed else { return self.watch() };
        self.pause(THOUGHT);
        self.messages += 1;
        let id = format!("{}-{}", self.party.number, self.messages);
        if self.rng.below(CHATTER) == 0 {
            let text = format!("line {id}");
            let person = self.rng.below(2) as usize;
            return self.say(person, ToServer::Chat { id, text });
        }
        let invite = self.party.now().as_ref().map(|now| now.opened.invite.clone());
        self.say(person, deed.message(id, &invite.unwrap_or_default()))
    }

    fn open(&mut self) -> Result<(), Lost> {
        if self.party.now().is_some() {
            return Ok(());
        }
        let (node, address) = self.any_node()?;
        self.party.does(format!("opens a table at node {node}"));
        let wish = play::wish(self.party.number).map_err(|_| Lost(0))?;
        let opened = http::open_within(ANSWER, address, &self.party.secrets[0], &wish);
        let opened = opened.map_err(|_| Lost(0))?;
        let ledger = Ledger::of(&opened.table);
        *self.party.now() = Some(Now { opened, ledger, unanswered: None });
        Ok(())
    }

    fn any_node(&mut self) -> Result<(usize, std::net::SocketAddr), Lost> {
        let node = self.rng.below(self.nodes) as usize;
        self.book.of(node).map(|address| (node, address)).ok_or(Lost(0))
    }

    /// Comes to the table through any server: says what was seen last, or asks for everything.
    fn come(&mut self, person: usize) -> Result<(), Lost> {
        let lost = |_| Lost(person);
        let (node, address) = self.any_node()?;
        let Some(table) = self.party.table() else { return Err(Lost(person)) };
        self.party.does(format!("person {person} comes to {table} through node {node}"));
        let mut line = Line::come(address, &table, &self.party.secrets[person]).map_err(lost)?;
        let seen = self.people[person].moment.take().filter(|_| self.rng.below(2) == 0);
        let after = seen.as_ref().map(|moment| moment.scene.event);
        line.say(&ToServer::hello(after)).map_err(lost)?;
        let until = Instant::now() + ANSWER;
        let mut moment = seen;
        loop {
            let heard = line.hear(until).map_err(lost)?.ok_or(Lost(person))?;
            let is_all = matches!(heard, ToClient::Welcome { .. } | ToClient::Seats { .. });
            let mut now = self.party.now();
            let Some(now) = now.as_mut() else { return Err(Lost(person)) };
            match (&mut moment, heard) {
                (Some(moment), heard) => now.ledger.note(heard, moment),
                (moment @ None, ToClient::Welcome { table }) => {
                    *moment = Some(Moment::of(&table));
                    now.ledger.welcome(*table);
                }
                _ => continue,
            }
            if is_all {
                break;
            }
        }
        self.people[person] = Person { line: Some(line), moment };
        Ok(())
    }

    /// What somebody hears, noted; false if nothing was said in time.
    fn hear(&mut self, person: usize, until: Instant) -> Result<Option<ToClient>, Lost> {
        let Person { line: Some(line), moment: Some(moment) } = &mut self.people[person] else {
            return Err(Lost(person));
        };
        let heard = line.hear(until).map_err(|_| Lost(person))?;
        if let (Some(heard), Some(now)) = (&heard, self.party.now().as_mut()) {
            now.ledger.note(heard.clone(), moment);
        }
        Ok(heard)
    }

    /// Both have seen the same.
    fn catch_up(&mut self) -> Result<(), Lost> {
        let event = |person: &Person| person.moment.as_ref().map_or(0, |moment| moment.scene.event);
        let last = self.people.iter().map(event).max().unwrap_or(0);
        let until = Instant::now() + ANSWER;
        for person in 0..2 {
            while event(&self.people[person]) < last {
                self.party.does(format!("person {person} waits for event {last}"));
                self.hear(person, until)?.ok_or(Lost(person))?;
            }
        }
        Ok(())
    }

    /// A computer is to act.
    fn watch(&mut self) -> Result<(), Lost> {
        let table = self.party.table().unwrap_or_default();
        let seen = |person: &Person| person.moment.as_ref().map(Moment::brief).unwrap_or_default();
        let [one, two] = self.people.each_ref().map(seen);
        self.party.does(format!("waits for a computer at {table}; they see {one} and {two}"));
        self.hear(0, Instant::now() + LOOK).map(drop)
    }

    /// Says something and waits until it is answered.
    fn say(&mut self, person: usize, message: ToServer) -> Result<(), Lost> {
        let id = message.id().unwrap_or_default().to_owned();
        let is_chat = matches!(message, ToServer::Chat { .. });
        if let Some(now) = self.party.now().as_mut() {
            now.unanswered = Some((person, message.clone()));
            now.ledger.sent.insert(id.clone(), message.clone());
        }
        self.party.does(format!("person {person} waits for an answer to {message:?}"));
        let sent = Instant::now();
        let line = self.people[person].line.as_mut().ok_or(Lost(person))?;
        line.say(&message).map_err(|_| Lost(person))?;
        let done = loop {
            match self.hear(person, sent + ANSWER)?.ok_or(Lost(person))? {
                ToClient::Done { id: done, number } if done == id => break Some(number),
                ToClient::Refused { id: refused, .. } if refused == id => break None,
                _ => {}
            }
        };
        if let Some(now) = self.party.now().as_mut() {
            match done {
                Some(number) => now.ledger.acknowledged.push((id, number)),
                None => drop(now.ledger.refused.insert(id)),
            }
            now.unanswered = None;
        }
        if done.is_some() && !is_chat {
            self.party.step(sent);
        }
        Ok(())
    }
}
