//! Reminders: devices that subscribe, and messages to those whose turn it is.

use super::Service;
use crate::rooms::{NoRoom, new_name, random};
use push::{Delivery, Device, Endpoint, EndpointError, Sender, ServerKey};
use room::Room;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use store::{GuestId, Reminder, StoreError, Subscription};
use table::{Guest, Holder};
use tokio::sync::OnceCell;
use tokio::task::JoinSet;
use wire::{NewSubscription, PushMessage, PushState};
use words::{Language, Words};

/// How often this node looks for reminders that are due.
const EVERY: Duration = Duration::from_secs(2);
/// How many it takes at once.
const AT_ONCE: u32 = 64;
/// For how long they are its own: longer than all deliveries together may take.
const OWN: u64 = 5 * 60 * 1000;
/// How many devices of a guest are reminded.
const MOST_DEVICES: u32 = 10;
/// For how long a push service keeps a reminder for a device that is off.
const KEPT: Duration = Duration::from_secs(24 * 60 * 60);
/// After a reminder could not be sent: minutes until the next tries. Then it is given up.
const TRIES: [u64; 4] = [1, 5, 30, 120];
const MINUTE: u64 = 60 * 1000;
const HOUR: u64 = 60 * MINUTE;

/// What a server needs to remind people.
pub struct Reminding {
    /// Origins of push services that an operator has named.
    trusted: Vec<String>,
    /// Where a push service finds who runs the server.
    contact: String,
    sender: Sender,
    key: OnceCell<ServerKey>,
    /// How often a reminder could not be sent, by table and event.
    failed: Mutex<HashMap<(String, u32), usize>>,
}

impl Reminding {
    /// With these push services besides public ones. `contact` is an address of this server.
    pub fn new(trusted: Vec<String>, contact: String) -> Reminding {
        let (key, failed) = (OnceCell::new(), Mutex::default());
        Reminding { trusted, contact, sender: Sender::new(), key, failed }
    }
}

/// Why a device was not subscribed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SubscribeError {
    /// The address is none that a reminder is sent to.
    Endpoint(EndpointError),
    /// The keys are no keys, or there is no such language.
    Keys,
    /// The guest is deleted.
    NoGuest,
    /// The store does not answer as it should.
    Store(StoreError),
}

impl From<StoreError> for SubscribeError {
    fn from(fault: StoreError) -> SubscribeError {
        SubscribeError::Store(fault)
    }
}

/// Sends reminders as long as the server runs.
pub async fn run_reminders(service: Service) {
    loop {
        tokio::time::sleep(EVERY).await;
        if let Err(fault) = service.remind().await {
            tracing::warn!(%fault, "reminders were not read");
        }
    }
}

/// What a table looks like to the one it waits for.
struct Awaited {
    game: String,
    /// For how much longer, in thousandths of a second.
    left: Option<u64>,
}

impl Service {
    async fn push_key(&self) -> Result<ServerKey, StoreError> {
        let made = async || {
            let private = self.rooms.with_store(|store| store.push_key(&random())).await?;
            ServerKey::new(&private).map_err(|error| StoreError::Other(error.to_string()))
        };
        self.reminding.key.get_or_try_init(made).await.cloned()
    }

    /// Whether a guest can be reminded here, and on how many devices they are.
    pub async fn push_state(
        &self,
        guest: Option<GuestId>,
        possible: bool,
    ) -> Result<PushState, StoreError> {
        if !possible {
            return Ok(PushState { key: None, devices: 0 });
        }
        let key = Some(push::to_text(&self.push_key().await?.public()));
        let Some(guest) = guest else { return Ok(PushState { key, devices: 0 }) };
        let devices = self.rooms.with_store(move |store| store.subscriptions(guest)).await?;
        Ok(PushState { key, devices: devices.len() as u32 })
    }

    /// A device of a guest is reminded from now on.
    pub async fn subscribe(
        &self,
        guest: GuestId,
        wish: NewSubscription,
    ) -> Result<(), SubscribeError> {
        Endpoint::read(&wish.endpoint, &self.reminding.trusted)
            .map_err(SubscribeError::Endpoint)?;
        let (Some(key), Some(secret), Some(language)) = (
            push::from_text::<65>(&wish.key),
            push::from_text::<16>(&wish.secret),
            Language::of(&wish.language),
        ) else {
            return Err(SubscribeError::Keys);
        };
        // A key that is no point of the curve would be noticed only when it is too late.
        let device = Device { key, secret };
        push::encrypt(&device, &[1; 32], &[0; 16], b"").map_err(|_| SubscribeError::Keys)?;
        let subscription = Subscription {
            id: new_name(),
            guest,
            endpoint: wish.endpoint,
            key,
            secret,
            language: language.code().to_owned(),
            at: self.now(),
        };
        let kept = self.rooms.with_store(move |store| store.subscribe(&subscription, MOST_DEVICES));
        if kept.await? { Ok(()) } else { Err(SubscribeError::NoGuest) }
    }

    /// A device of a guest is reminded no longer.
    pub async fn unsubscribe(&self, guest: GuestId, endpoint: String) -> Result<bool, StoreError> {
        self.rooms.with_store(move |store| store.unsubscribe(guest, &endpoint)).await
    }

    /// No device of a guest is reminded any longer.
    pub async fn unsubscribe_all(&self, guest: GuestId) -> Result<(), StoreError> {
        let ended = self.rooms.with_store(move |store| {
            for one in store.subscriptions(guest)? {
                store.unsubscribe(guest, &one.endpoint)?;
            }
            Ok(())
        });
        ended.await
    }

    /// Sends the reminders that are due now at tables of this node.
    async fn remind(&self) -> Result<(), StoreError> {
        loop {
            let (now, node) = (self.now(), self.rooms.placement().fence()?.map(|own| own.node));
            let due = self
                .rooms
                .with_store(move |store| store.claim_reminders(node, now, now + OWN, AT_ONCE));
            let due = due.await?;
            let is_last = due.len() < AT_ONCE as usize;
            let mut sent = JoinSet::new();
            for reminder in due {
                let service = self.clone();
                sent.spawn(async move { service.remind_one(reminder).await });
            }
            sent.join_all().await;
            if is_last {
                return Ok(());
            }
        }
    }

    /// Sends one reminder, and notes what came of it.
    async fn remind_one(&self, reminder: Reminder) {
        let delivery = match self.awaited(&reminder).await {
            Ok(Some(awaited)) => self.send(&reminder, &awaited).await,
            // The page is open, or the table waits for something else: the next event tells.
            Ok(None) => Delivery::Accepted,
            Err(NoRoom::Elsewhere(_) | NoRoom::Store(_)) => {
                Delivery::Failed("the table is just moving".to_owned())
            }
            Err(_) => Delivery::Accepted,
        };
        let again = self.again(&reminder, &delivery);
        let noted = self.rooms.with_store(move |store| match again {
            Some(at) => store.remind_later(&reminder, at),
            None => store.reminded(&reminder),
        });
        if let Err(fault) = noted.await {
            tracing::warn!(%fault, "it was not noted that a reminder was sent");
        }
    }

    /// What the table waits for, unless its page is open or it waits for something else by now.
    async fn awaited(&self, reminder: &Reminder) -> Result<Option<Awaited>, NoRoom> {
        let (guest, event) = (Guest(reminder.guest), reminder.event);
        let look = move |room: &Room| {
            let table = room.table();
            let holds = table.holders().contains(&Holder::Person(guest));
            let waits = holds && table.turn_since() == event && !room.is_here(guest);
            waits.then(|| Awaited {
                game: table.terms().game.clone(),
                left: table.time_up().map(|until| until.saturating_sub(room.now())),
            })
        };
        self.rooms.look(&reminder.table, look).await
    }

    /// When a reminder is tried again; never if none.
    fn again(&self, reminder: &Reminder, delivery: &Delivery) -> Option<u64> {
        let key = (reminder.table.clone(), reminder.event);
        let mut failed = self.reminding.failed.lock().unwrap_or_else(PoisonError::into_inner);
        let times = failed.remove(&key).unwrap_or(0);
        let Delivery::Failed(why) = delivery else { return None };
        let wait = TRIES.get(times)?;
        tracing::debug!(table = reminder.table, why, "a reminder is sent later");
        failed.insert(key, times + 1);
        Some(self.now() + wait * MINUTE)
    }

    /// Sends a reminder to all devices of its guest.
    async fn send(&self, reminder: &Reminder, awaited: &Awaited) -> Delivery {
        let guest = reminder.guest;
        let devices = self.rooms.with_store(move |store| store.subscriptions(guest)).await;
        let (devices, key) = match (devices, self.push_key().await) {
            (Ok(devices), Ok(key)) => (devices, key),
            (Err(fault), _) | (_, Err(fault)) => return Delivery::Failed(fault.to_string()),
        };
        let mut result = Delivery::Accepted;
        for device in devices {
            match self.send_to(&key, &device, reminder, awaited).await {
                Delivery::Accepted => {}
                Delivery::Gone => {
                    // One that is left over is asked again with the next reminder.
                    let _ = self.unsubscribe(guest, device.endpoint).await;
                }
                Delivery::Refused(why) => {
                    tracing::warn!(why, "a push service refuses reminders");
                }
                failed @ Delivery::Failed(_) => result = failed,
            }
        }
        result
    }

    async fn send_to(
        &self,
        key: &ServerKey,
        device: &Subscription,
        reminder: &Reminder,
        awaited: &Awaited,
    ) -> Delivery {
        let Reminding { trusted, contact, sender, .. } = &*self.reminding;
        let Ok(endpoint) = Endpoint::read(&device.endpoint, trusted) else {
            return Delivery::Gone;
        };
        let message = message(reminder, awaited, &device.language);
        let message = serde_json::to_vec(&message).unwrap_or_default();
        let keys = Device { key: device.key, secret: device.secret };
        let salt: [u8; 32] = random();
        let (salt, _) = salt.split_first_chunk().expect("half of it");
        let Ok(body) = push::encrypt(&keys, &random(), salt, &message) else {
            return Delivery::Refused("it cannot be encrypted".to_owned());
        };
        let now = Duration::from_millis(self.now());
        let authorization = key.authorization(&endpoint, now, contact);
        let left = awaited.left.map_or(KEPT, Duration::from_millis);
        let topic = topic(&reminder.table);
        sender.deliver(&endpoint, &authorization, &topic, left.min(KEPT), body).await
    }
}

/// What a device shows. No name of anybody is in it: it may be read on a locked phone.
fn message(reminder: &Reminder, awaited: &Awaited, language: &str) -> PushMessage {
    let words = Words::new(Language::of(language).unwrap_or(Language::En));
    let body = match awaited.left {
        None => words.say("push-turn"),
        Some(left) if left < 2 * HOUR => {
            words.with("push-turn-minutes", &[("minutes", (left / MINUTE).max(1).into())])
        }
        Some(left) if left < 48 * HOUR => {
            words.with("push-turn-hours", &[("hours", (left / HOUR).into())])
        }
        Some(left) => words.with("push-turn-days", &[("days", (left / (24 * HOUR)).into())]),
    };
    let title = words.say(&format!("game-{}", awaited.game));
    PushMessage { title, body, table: reminder.table.clone() }
}

/// What push services tell reminders of one table by: 32 characters that say nothing about it.
fn topic(table: &str) -> String {
    let hash: [u8; 32] = Sha256::digest(table).into();
    push::to_text(&hash[..24])
}

/// Where a push service finds who runs the server: its first origin.
pub fn contact(origins: &[crate::Origin]) -> String {
    let secure = origins.iter().find(|origin| origin.is_secure());
    secure.map_or_else(|| "https://localhost".to_owned(), ToString::to_string)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(left: Option<u64>, language: &str) -> String {
        let reminder =
            Reminder { table: "t".to_owned(), guest: 1, event: 3, until: left, last: false };
        message(&reminder, &Awaited { game: "halma".to_owned(), left }, language).body
    }

    #[test]
    fn a_reminder_says_how_long_is_left() {
        assert_eq!(said(None, "en"), "It is your turn.");
        assert_eq!(said(Some(60 * HOUR), "en"), "It is your turn. You have 2 days left.");
        assert_eq!(said(Some(5 * HOUR), "en"), "It is your turn. You have 5 hours left.");
        assert_eq!(said(Some(90 * 1000), "en"), "It is your turn. You have 1 minute left.");
        for language in Language::ALL {
            assert!(!said(Some(1), language.code()).contains("push-"), "{language:?}");
        }
    }

    #[test]
    fn a_topic_says_nothing_about_the_table_and_is_one() {
        let topic = topic("secret-table");
        assert_eq!(topic.len(), 32);
        assert!(topic.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c)));
    }
}
