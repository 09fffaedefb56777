//! The two closed sets of messages of a running table.

use crate::correspondence::SeatPlan;
use crate::scene::{Scene, WayShape};
use crate::table::{ChatLine, Drawing, Happening, SeatShape, TableView};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use ts_rs::TS;

/// The number of this protocol. It is raised by what an older client or server would not
/// understand; a server takes its own number and the one before.
pub const PROTOCOL: u32 = 2;

/// What a client says. Every message that does something carries an id of the client's
/// choice; sent again with the same id it does nothing more and is acknowledged again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(
    tag = "say",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
pub enum ToServer {
    /// The first message: the number of the last event seen, if any.
    Hello {
        /// The last event seen.
        after: Option<u32>,
        /// The protocol that the client speaks; 1 if it does not say.
        #[serde(default)]
        #[ts(optional)]
        version: Option<u32>,
    },
    /// Take an open seat. Needs the invitation.
    Sit {
        /// Names this message.
        id: String,
        /// Which seat, from one.
        seat: u8,
        /// What it takes.
        invite: String,
    },
    /// Leave a seat before the game has begun.
    Stand {
        /// Names this message.
        id: String,
        /// Which seat.
        seat: u8,
    },
    /// A player's seed for the dice.
    Seed {
        /// Names this message.
        id: String,
        /// 32 bytes in hexadecimal.
        seed: String,
    },
    /// Do something.
    Act {
        /// Names this message.
        id: String,
        /// For which seat.
        seat: u8,
        /// In notation.
        action: String,
    },
    /// Roll the dice.
    Roll {
        /// Names this message.
        id: String,
        /// For which seat.
        seat: u8,
    },
    /// Why can this not be done? Nothing changes.
    Why {
        /// Names this message.
        id: String,
        /// In notation.
        action: String,
    },
    /// Take back, or ask to.
    TakeBack {
        /// Names this message.
        id: String,
        /// For which seat.
        seat: u8,
    },
    /// Offer a draw.
    OfferDraw {
        /// Names this message.
        id: String,
        /// For which seat.
        seat: u8,
    },
    /// Break off, or ask to.
    Abort {
        /// Names this message.
        id: String,
        /// For which seat.
        seat: u8,
    },
    /// Answer a question.
    Answer {
        /// Names this message.
        id: String,
        /// For which seat.
        seat: u8,
        /// Yes or no.
        yes: bool,
    },
    /// Give up.
    Resign {
        /// Names this message.
        id: String,
        /// For which seat.
        seat: u8,
    },
    /// Play again.
    Again {
        /// Names this message.
        id: String,
        /// Does everybody keep their seat, so that the next seat begins? If not, everybody goes one
        /// seat on, and the same seat begins.
        #[serde(default)]
        keep: bool,
    },
    /// Ask the computer what it would do.
    Hint {
        /// Names this message.
        id: String,
        /// For which seat.
        seat: u8,
    },
    /// Say that the client is about to show an evaluation of the running game. It counts as a hint.
    Assist {
        /// Names this message.
        id: String,
        /// For which seat.
        seat: u8,
    },
    /// Say something to the table.
    Chat {
        /// Names this message.
        id: String,
        /// What.
        text: String,
    },
    /// Say one of the [`PHRASES`](crate::PHRASES), which everybody reads in their own language.
    Phrase {
        /// Names this message.
        id: String,
        /// Which.
        phrase: String,
    },
    /// Show the others what is drawn on the board. It replaces what was drawn before.
    Draw {
        /// Names this message.
        id: String,
        /// Everything that is drawn, at most 32.
        drawings: Vec<Drawing>,
    },
    /// Say which person plays a seat.
    Introduce {
        /// Names this message.
        id: String,
        /// Which seat.
        seat: u8,
        /// Tells the people at a device apart; `me` for the device's own guest.
        player: String,
        /// Their name.
        name: String,
        /// What their picture is drawn from; 0 for none.
        avatar: u32,
    },
    /// Say what one answers to what the others may do. It replaces what was said before.
    Plan {
        /// Names this message.
        id: String,
        /// For which seat.
        seat: u8,
        /// How many actions the client has seen, from where the lines begin.
        moves: u32,
        /// Rows of actions in notation: what the others do, what the seat answers, and so on. Empty
        /// to plan nothing any more.
        lines: Vec<Vec<String>>,
    },
    /// Is anybody there?
    Ping,
}

impl ToServer {
    /// The first message of a client that speaks this protocol.
    pub fn hello(after: Option<u32>) -> ToServer {
        ToServer::Hello { after, version: Some(PROTOCOL) }
    }

    /// The id of the message; none for those that do nothing.
    ///
    /// ```
    /// use spielhof_wire::ToServer;
    /// assert_eq!(ToServer::Roll { id: "a7".to_owned(), seat: 1 }.id(), Some("a7"));
    /// assert_eq!(ToServer::Ping.id(), None);
    /// ```
    pub fn id(&self) -> Option<&str> {
        match self {
            ToServer::Hello { .. } | ToServer::Ping => None,
            ToServer::Sit { id, .. }
            | ToServer::Stand { id, .. }
            | ToServer::Seed { id, .. }
            | ToServer::Act { id, .. }
            | ToServer::Roll { id, .. }
            | ToServer::Why { id, .. }
            | ToServer::TakeBack { id, .. }
            | ToServer::OfferDraw { id, .. }
            | ToServer::Abort { id, .. }
            | ToServer::Answer { id, .. }
            | ToServer::Resign { id, .. }
            | ToServer::Again { id, .. }
            | ToServer::Hint { id, .. }
            | ToServer::Assist { id, .. }
            | ToServer::Chat { id, .. }
            | ToServer::Phrase { id, .. }
            | ToServer::Draw { id, .. }
            | ToServer::Introduce { id, .. }
            | ToServer::Plan { id, .. } => Some(id),
        }
    }
}

/// Something to fill into a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A text.
    Text(String),
}

/// A sentence: the key of its Fluent message and what to fill in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Said {
    /// The key.
    pub key: String,
    /// What to fill in.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[ts(as = "Option<BTreeMap<String, Arg>>", optional)]
    pub args: BTreeMap<String, Arg>,
    /// The number of the rule that forbids it, on the rules page of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<String>,
}

/// What the server says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "say", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum ToClient {
    /// Everything, for a new connection that named no event.
    Welcome {
        /// The table.
        table: Box<TableView>,
    },
    /// Something happened.
    Happened {
        /// Its number; the next one is one higher.
        number: u32,
        /// When, in thousandths of a second since 1970.
        at: u64,
        /// What.
        happening: Happening,
        /// How it stands now. Only with the last of several that are sent together.
        scene: Option<Box<Scene>>,
    },
    /// Who sits where, who is here, who watches.
    Seats {
        /// The seats.
        seats: Vec<SeatShape>,
        /// How many are watching.
        watching: u32,
    },
    /// Somebody said something.
    Chatted {
        /// What and who.
        line: ChatLine,
    },
    /// Somebody shows what they have drawn on the board. It replaces what they drew before, and counts
    /// until the position changes.
    Drawn {
        /// Tells those who draw apart, as long as the connection lasts.
        by: u32,
        /// Their seat, from one; none if they only watch.
        seat: Option<u8>,
        /// Their name.
        name: String,
        /// Everything they have drawn; nothing any more if it is empty.
        drawings: Vec<Drawing>,
    },
    /// A message was carried out, and that is stored.
    Done {
        /// The message's id.
        id: String,
        /// The last event that came of it.
        number: u32,
    },
    /// A message was not carried out.
    Refused {
        /// The message's id.
        id: String,
        /// Why not.
        why: Said,
    },
    /// An action that was asked about can be done.
    Possible {
        /// The message's id.
        id: String,
        /// One way to do it.
        way: Option<WayShape>,
    },
    /// What the computer would do.
    Hinted {
        /// The message's id.
        id: String,
        /// The action.
        action: String,
        /// One way.
        way: Option<WayShape>,
        /// How the seat stands then, in hundredths; none when one plays alone.
        score: Option<i32>,
        /// Is that certain?
        decided: bool,
    },
    /// The conditional moves of the receiver, as far as they are left.
    Plans {
        /// Those of all their seats.
        plans: Vec<SeatPlan>,
    },
    /// The connection will be closed.
    Closing {
        /// Why.
        why: Said,
    },
    /// Yes.
    Pong,
}
