//! What a room gets from the browser.

use crate::message::{ThinkingQuestion, ThinkingTask};
use crate::outside::{Open, Outside};
use room::{
    Asked, Busy, History, Host, Opening, Owner, Pending, Question, RoomSettings, SocketId, Wish,
};
use std::future::ready;
use std::sync::Arc;
use store::{Append, ChatRow, MessageKey, Millis, SeatPlayer, StoreError};
use table::{Course, Guest, Record, Table};
use wire::Said;

/// Salts come from the page that shows the table, at once. Nobody is hurried.
const SALT: Millis = 24 * 60 * 60 * 1000;

/// The browser, as one room sees it.
pub struct BrowserHost {
    outside: Arc<Outside>,
    table: String,
}

impl BrowserHost {
    /// For the room of this table.
    pub fn new(outside: Arc<Outside>, table: &str) -> BrowserHost {
        BrowserHost { outside, table: table.to_owned() }
    }
}

/// A question on its way. Dropped, nobody needs the answer.
struct OnItsWay {
    outside: Arc<Outside>,
    id: u32,
}

impl Drop for OnItsWay {
    fn drop(&mut self) {
        self.outside.forget(self.id);
    }
}

impl Host for BrowserHost {
    fn now(&self) -> Millis {
        self.outside.now()
    }

    fn random(&self) -> u64 {
        self.outside.random()
    }

    fn settings(&self) -> RoomSettings {
        // Nobody stands in for a person who has put the device away.
        RoomSettings { absence: None, salt: SALT, reminder: 0 }
    }

    fn new_socket(&self) -> SocketId {
        self.outside.new_socket()
    }

    fn append(&self, append: Append) -> Pending<'_, Result<(), StoreError>> {
        Box::pin(async move {
            let Append { table, first, events, message, .. } = append;
            self.outside.append(&table, first, events, message.map(|key| key.id)).await
        })
    }

    fn names(&self, _: Vec<Guest>) -> Pending<'_, Vec<(Guest, String)>> {
        // The page calls its owner "you".
        Box::pin(ready(Vec::new()))
    }

    fn chat<'a>(&'a self, _: &'a str, _: u32) -> Pending<'a, Vec<ChatRow>> {
        Box::pin(ready(Vec::new()))
    }

    fn add_chat<'a>(
        &'a self,
        _: &'a str,
        _: ChatRow,
        _: MessageKey,
    ) -> Pending<'a, Result<(), StoreError>> {
        // There is nobody else to talk to: the terms allow no chat.
        Box::pin(ready(Ok(())))
    }

    fn set_player<'a>(&'a self, _: &'a str, _: SeatPlayer) -> Pending<'a, Result<(), StoreError>> {
        // The page knows who plays at this device, and introduces them when it opens the table.
        Box::pin(ready(Ok(())))
    }

    fn open_again(&self, _: Guest, opening: Opening) -> Pending<'_, Result<String, Said>> {
        Box::pin(async move {
            let opened = self.outside.create(opening).await;
            let first = |faults: Vec<Said>| {
                faults.into_iter().next().unwrap_or_else(|| say::plain("denial-no-table"))
            };
            opened.map(|opened| opened.table).map_err(first)
        })
    }

    fn history(&self, table: Table) -> Pending<'_, Option<History>> {
        Box::pin(ready(Some(History::of(&table))))
    }

    fn ask(
        &self,
        _: Owner,
        course: Course,
        wish: Wish,
        luck: u64,
        question: Question,
    ) -> Result<Asked, Busy> {
        let task = match wish {
            Wish::Play(level) => ThinkingTask::Play(level),
            Wish::Hint => ThinkingTask::Hint,
        };
        let record = Record::of(&course).to_string();
        let position = course.position().clone();
        let open = Open { table: self.table.clone(), question, position };
        let id = self.outside.ask(open, ThinkingQuestion { record, task, luck: luck.to_string() });
        Ok(Box::new(OnItsWay { outside: self.outside.clone(), id }))
    }

    fn count_cut(&self) {}

    fn not_stored(&self, _: &str, _: &StoreError) {}
}
