//! One running table with the people around it: it takes commands one after the other, has their
//! events stored, and only then acknowledges them and tells everybody.
//!
//! A [`Room`] is driven from outside: [`Room::call`] for what people and computers say,
//! [`Room::settle`] for what is due by itself, [`Room::wakes`] for when to look again. What it
//! needs is behind the trait [`Host`]: where events are stored, who thinks, what time it is. So the
//! same room runs on a server and in a browser.

mod address;
pub mod answers;
mod call;
pub mod denials;
mod host;
mod limiter;
mod log;
mod names;
mod opening;
mod protocol;
mod room;
pub mod shape;
mod thinking;

pub use address::{Neighbourhood, SocketId};
pub use call::{Call, Closed, Full, Letter, Outbox, Reply};
pub use host::{Host, Pending, RoomSettings};
pub use limiter::{Bucket, Limit, Limiter, Moment, TooOften};
pub use log::replayed;
pub use names::Names;
#[cfg(feature = "lookalikes")]
pub use names::{LONGEST_NAME, fit};
pub use opening::{Opening, planned};
pub use protocol::unfit;
pub use room::{CHAT_SHOWN, Ending, History, MISSED, Room, Signed, standing, stored, turn, view};
pub use thinking::{Answer, Asked, Busy, NoAnswer, Owner, Question, Wish};
