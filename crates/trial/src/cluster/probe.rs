//! Does a server that slept through its lease acknowledge or store anything?
//!
//! People are connected to it before it is frozen. When others own their tables they say something,
//! which waits in the sockets of the frozen server until it goes on. Whatever it answers with
//! `Done` then comes from an old epoch, and so does what is stored of it.

use super::line::Line;
use super::stage::Stage;
use crate::play::{self, Moment};
use search::Rng;
use std::time::{Duration, Instant};
use store::Store;
use wire::{ToClient, ToServer};

/// The most tables that are tried at a time.
const TABLES: usize = 4;
/// How long to wait until others own a table.
const TAKEN: Duration = Duration::from_secs(5);
/// How long a server that goes on may answer.
const ANSWER: Duration = Duration::from_millis(2500);
/// How long one may wait to be greeted.
const GREETING: Duration = Duration::from_secs(3);

/// Somebody at a table of the server that is to be frozen.
struct Guest {
    party: usize,
    table: String,
    line: Line,
    moment: Moment,
    /// The ids of what was said when others owned the table.
    said: Vec<String>,
}

/// What a frozen server did with what it was told too late.
#[derive(Default)]
pub struct Probe {
    guests: Vec<Guest>,
    /// Messages that were said to it when others owned the tables.
    pub messages: u64,
    /// Of these, acknowledged or stored.
    pub old_epoch: u64,
    /// How many of those were actions.
    pub actions: u64,
    /// Which they were.
    pub taken: Vec<String>,
}

impl Probe {
    /// Connects people to tables of a server, through that server.
    pub fn prepare(stage: &Stage, node: usize) -> Result<Probe, String> {
        let address = stage.book.of(node).ok_or("a node has no address")?;
        let mut probe = Probe::default();
        for party in stage.parties_at(node)?.into_iter().take(TABLES) {
            let Some(table) = stage.parties[party].table() else { continue };
            for person in 0..2 {
                let secret = &stage.parties[party].secrets[person];
                let Ok(mut line) = Line::come(address, &table, secret) else { continue };
                if let Some(moment) = greeting(&mut line) {
                    line.be_patient();
                    let (table, said) = (table.clone(), Vec::new());
                    probe.guests.push(Guest { party, table, line, moment, said });
                }
            }
        }
        // A party may have gone on to another table in the meantime. If that belongs to another
        // server, this one only passes on what is said, and nothing is wrong with that.
        let (owners, name) = (stage.databases.owners()?, stage.nodes[node].internal_name());
        probe.guests.retain(|guest| owners.get(&guest.table) == Some(&name));
        Ok(probe)
    }

    /// Waits until others own the tables, and lets everybody say something to the frozen server.
    pub fn speak(&mut self, stage: &Stage, node: usize) -> Result<(), String> {
        let frozen = stage.nodes[node].internal_name();
        let until = Instant::now() + TAKEN;
        let owners = loop {
            let owners = stage.databases.owners()?;
            let is_taken = |guest: &Guest| owners.get(&guest.table).is_some_and(|at| *at != frozen);
            if self.guests.iter().all(is_taken) || Instant::now() > until {
                break owners;
            }
            std::thread::sleep(Duration::from_millis(100));
        };
        let mut rng = Rng::new(node as u64);
        for guest in &mut self.guests {
            // Nobody owns a table that is over and has been given back.
            if owners.get(&guest.table).is_none_or(|at| *at == frozen) {
                continue;
            }
            for message in guest.messages(self.messages, &mut rng) {
                let id = message.id().unwrap_or_default().to_owned();
                if let Some(now) = stage.parties[guest.party].now().as_mut()
                    && now.opened.table == guest.table
                {
                    now.ledger.sent.insert(id.clone(), message.clone());
                }
                if guest.line.say(&message).is_ok() {
                    guest.said.push(id);
                    self.messages += 1;
                }
            }
        }
        Ok(())
    }

    /// Hears what the server answers when it goes on, and looks what it has stored.
    pub fn listen(&mut self, stage: &Stage) -> Result<(), String> {
        let until = Instant::now() + ANSWER;
        let mut done: Vec<String> = Vec::new();
        let mut taken = Vec::new();
        for guest in &mut self.guests {
            // The connection is closed when the server finds its lease gone.
            while let Ok(Some(heard)) = guest.line.hear(until) {
                if let ToClient::Done { id, .. } = heard
                    && guest.said.contains(&id)
                {
                    taken.push(format!("{id} was acknowledged"));
                    done.push(id);
                }
            }
        }
        let store = stage.databases.store()?;
        for guest in &self.guests {
            let stored = store.load(&guest.table).map_err(|fault| fault.to_string())?;
            let keys = stored.iter().flat_map(|stored| &stored.messages).map(|(key, _)| &key.id);
            for id in keys.filter(|id| guest.said.contains(id)) {
                taken.push(format!("{id} is stored"));
                done.push(id.clone());
            }
        }
        self.taken = taken;
        done.sort();
        done.dedup();
        self.old_epoch = done.len() as u64;
        self.actions = done.iter().filter(|id| id.contains("late-act")).count() as u64;
        Ok(())
    }
}

impl Guest {
    /// An action, if it was this person's turn when the server was frozen, and a line of chat.
    fn messages(&mut self, number: u64, rng: &mut Rng) -> Vec<ToServer> {
        let mut messages = Vec::new();
        let name = format!("{}-{}", self.table, number);
        if let Some((_, deed)) = play::next(&[&self.moment], u32::MAX, rng) {
            messages.push(deed.message(format!("late-act-{name}"), ""));
        }
        let text = format!("late line {name}");
        messages.push(ToServer::Chat { id: format!("late-chat-{name}"), text });
        messages
    }
}

/// What somebody sees who comes to the table of a party now, through every server, and how often
/// something happens there in the next seconds.
pub fn look_again(stage: &Stage, party: usize) -> String {
    let party = &stage.parties[party];
    let table = party.table().unwrap_or_default();
    let owner = stage.databases.owners().ok().and_then(|owners| owners.get(&table).cloned());
    let mut told = format!("table {table} of {owner:?}");
    for node in 0..stage.nodes.len() {
        let name = stage.nodes[node].internal_name();
        let line = stage
            .book
            .of(node)
            .and_then(|address| Line::come(address, &table, &party.secrets[0]).ok());
        let seen = line.and_then(|mut line| {
            let moment = greeting(&mut line)?;
            let until = Instant::now() + GREETING;
            let mut happened = 0;
            while let Ok(Some(heard)) = line.hear(until) {
                happened += u32::from(matches!(heard, ToClient::Happened { .. }));
            }
            Some(format!("{}, {happened} events later", moment.brief()))
        });
        let seen = seen.unwrap_or_else(|| "nothing".to_owned());
        told.push_str(&format!("\n  node {node} ({name}) shows {seen}"));
    }
    told
}

/// Says hello and waits for the whole table.
fn greeting(line: &mut Line) -> Option<Moment> {
    line.say(&ToServer::hello(None)).ok()?;
    let until = Instant::now() + GREETING;
    loop {
        if let ToClient::Welcome { table } = line.hear(until).ok()?? {
            return Some(Moment::of(&table));
        }
    }
}
