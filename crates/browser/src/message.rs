//! What the engine is told, and what it wants done.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wire::MyTable;

/// What the engine is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Input {
    /// A request, as to a server.
    Request {
        /// Names it.
        id: u32,
        /// `GET` or `POST`.
        method: String,
        /// What follows `/api/`.
        path: String,
        /// The body, as JSON.
        body: Option<String>,
    },
    /// A connection to a table was opened.
    Connect {
        /// Names it.
        socket: u32,
        /// Which table.
        table: String,
    },
    /// A message came over a connection.
    Message {
        /// Which connection.
        socket: u32,
        /// The message.
        text: String,
    },
    /// A connection was closed.
    Disconnect {
        /// Which.
        socket: u32,
    },
    /// What was to be stored is stored, or not.
    Stored {
        /// Of which effect.
        id: u32,
        /// What came of it.
        outcome: StoreOutcome,
    },
    /// A table was read.
    Loaded {
        /// Of which effect.
        id: u32,
        /// The table; none if there is none of this id.
        table: Option<Box<KeptTable>>,
    },
    /// A computer has thought.
    Thought {
        /// Of which effect.
        id: u32,
        /// What it found; none if it broke.
        answer: Option<Thought>,
    },
    /// Another tab has stored something for a table, or deleted it.
    Changed {
        /// Which.
        table: String,
    },
    /// It is time.
    Wake,
}

/// What came of storing something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum StoreOutcome {
    /// It is stored for good.
    Done,
    /// The number of an event is taken, or the table is gone: nothing was stored.
    Taken,
    /// There is no space: nothing was stored.
    Full,
    /// Something else went wrong. It may be stored or not.
    Failed,
}

/// An event as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct KeptEvent {
    /// When it happened, in thousandths of a second since 1970.
    pub at: u64,
    /// What happened, as JSON.
    pub event: String,
    /// The id of the message that it came from, with the last event of that message.
    pub message: Option<String>,
}

/// What a table is created with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NewKept {
    /// What it takes to sit down.
    pub invite: String,
    /// The seed of the dice, in hexadecimal.
    pub seed: String,
    /// When it was opened.
    pub created: u64,
}

/// A table as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct KeptTable {
    /// What it was created with.
    pub row: NewKept,
    /// Its log, from event 1 on.
    pub events: Vec<KeptEvent>,
}

/// What the engine wants done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Effect {
    /// A request is answered.
    Answer {
        /// Which.
        id: u32,
        /// As in HTTP.
        status: u16,
        /// JSON; the text of a record.
        body: String,
    },
    /// Send a message over a connection.
    Send {
        /// Which connection.
        socket: u32,
        /// The message.
        text: String,
    },
    /// Close a connection.
    Close {
        /// Which.
        socket: u32,
        /// The code, as a server uses it.
        code: u16,
    },
    /// Store events of a table, all or none, under numbers that are not taken. To be answered by
    /// [`Input::Stored`].
    Store {
        /// Names it.
        id: u32,
        /// Which table.
        table: String,
        /// The number of the first event; the others follow.
        first: u32,
        /// The events.
        events: Vec<KeptEvent>,
        /// For a new table.
        row: Option<NewKept>,
    },
    /// Read a table. To be answered by [`Input::Loaded`].
    Load {
        /// Names it.
        id: u32,
        /// Which table.
        table: String,
    },
    /// Keep how a table stands, for lists. Not to be answered.
    Summarise {
        /// Which table.
        table: String,
        /// How it stands.
        summary: Box<MyTable>,
    },
    /// Ask a computer. To be answered by [`Input::Thought`].
    Think {
        /// Names it.
        id: u32,
        /// What is asked.
        question: ThinkingQuestion,
    },
    /// A question need not be answered any more.
    Forget {
        /// Which.
        id: u32,
    },
    /// Call with [`Input::Wake`] at this time, and at no other that was named before.
    WakeAt {
        /// When; never if none.
        at: Option<u64>,
    },
}

/// A question to a computer player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ThinkingQuestion {
    /// The game so far, as a record.
    pub record: String,
    /// What is wanted.
    pub task: ThinkingTask,
    /// Chooses among good answers: a whole number of 64 bits.
    pub luck: String,
}

/// What is wanted of a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum ThinkingTask {
    /// To play at this level.
    Play(u8),
    /// To find a good action.
    Hint,
}

/// What a computer player found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Thought {
    /// What it would do, in notation.
    pub action: String,
    /// How the side to act stands then, in hundredths.
    pub score: i32,
    /// The number of nodes that were searched.
    pub nodes: u64,
}
