//! Two people who play one game after the other, as the trial sees them: what they were promised,
//! and when something they did was acknowledged.

use crate::ledger::{Account, Ledger};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::Store;
use wire::{Opened, ToServer};

/// Whole tables that are remembered of a game once they were compared.
const REMEMBERED: usize = 2;

/// A table that is played at.
pub struct Now {
    /// What it takes to come and to sit down.
    pub opened: Opened,
    /// What was promised there.
    pub ledger: Ledger,
    /// The person and the message that nobody has answered yet.
    pub unanswered: Option<(usize, ToServer)>,
}

/// An action that was acknowledged, or the end of a game.
#[derive(Clone, Copy, Debug)]
struct Step {
    /// When it was sent, for the last time.
    sent: Instant,
    /// When it was acknowledged.
    done: Instant,
}

/// Two people. Everything about them that the trial and their own thread share.
pub struct Party {
    /// Their number, which says what they play.
    pub number: usize,
    /// Their secrets.
    pub secrets: [String; 2],
    now: Mutex<Option<Now>>,
    past: Mutex<Vec<Ledger>>,
    steps: Mutex<Vec<Step>>,
    doing: Mutex<String>,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing here panics with a lock in its hands.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Party {
    /// Two people who have not played yet.
    pub fn new(number: usize, secrets: [String; 2]) -> Party {
        Party {
            number,
            secrets,
            now: Mutex::default(),
            past: Mutex::default(),
            steps: Mutex::default(),
            doing: Mutex::default(),
        }
    }

    /// The table that is played at.
    pub fn now(&self) -> MutexGuard<'_, Option<Now>> {
        held(&self.now)
    }

    /// Its id.
    pub fn table(&self) -> Option<String> {
        self.now().as_ref().map(|now| now.opened.table.clone())
    }

    /// The game is over; what was promised stays.
    pub fn finish(&self) {
        let ledger = self.now().take().map(|now| now.ledger);
        held(&self.past).extend(ledger);
        let now = Instant::now();
        self.step(now);
    }

    /// Something was acknowledged, or is over, that was sent at this moment.
    pub fn step(&self, sent: Instant) {
        held(&self.steps).push(Step { sent, done: Instant::now() });
    }

    /// Forgets what was acknowledged so far.
    pub fn forget_steps(&self) {
        held(&self.steps).clear();
    }

    /// What they are at, to explain why nothing happens.
    pub fn doing(&self) -> String {
        held(&self.doing).clone()
    }

    /// Notes what they are at.
    pub fn does(&self, what: String) {
        *held(&self.doing) = what;
    }

    /// When the first thing was acknowledged that was sent after a fault had begun, and that not
    /// before its end.
    pub fn playable(&self, began: Instant, ended: Instant) -> Option<Instant> {
        let steps = held(&self.steps);
        steps.iter().find(|step| step.sent >= began && step.done >= ended).map(|step| step.done)
    }

    /// The longest time without anything acknowledged, from the begin of a fault until the table is
    /// playable after its end.
    pub fn longest_wait(&self, began: Instant, ended: Instant) -> Option<Duration> {
        let playable = self.playable(began, ended)?;
        let steps = held(&self.steps);
        let (mut last, mut longest) = (began, Duration::ZERO);
        for step in steps.iter().filter(|step| step.done > began && step.done <= playable) {
            longest = longest.max(step.done - last);
            last = step.done;
        }
        Some(longest)
    }

    /// Compares with the store: the table that is played at, or all.
    pub fn check(&self, store: &dyn Store, all: bool) -> Account {
        let mut account = Account::default();
        let mut one = |ledger: &mut Ledger| {
            let of_this = ledger.check(store);
            if of_this.is_clean() {
                let old = ledger.welcomes.len().saturating_sub(REMEMBERED);
                ledger.welcomes.drain(..old);
            }
            account.add(&of_this);
        };
        if let Some(now) = self.now().as_mut() {
            one(&mut now.ledger);
        }
        if all {
            held(&self.past).iter_mut().for_each(&mut one);
        }
        account
    }

    /// The ids of all tables whose promises were broken.
    pub fn broken(&self, store: &dyn Store) -> Vec<(String, Account)> {
        let past = held(&self.past);
        let now = self.now();
        let ledgers = past.iter().chain(now.as_ref().map(|now| &now.ledger));
        let checked = ledgers.map(|ledger| (ledger.table.clone(), ledger.check(store)));
        checked.filter(|(_, account)| !account.is_clean()).collect()
    }
}
