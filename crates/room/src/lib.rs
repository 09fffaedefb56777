//! One running table with the people around it: it takes commands one after the other, has their
//! events stored, and only then acknowledges them and tells everybody.
//!
//! A [`Room`] is driven from outside: [`Room::call`] for what people and computers say,
//! [`Room::settle`] for what is due by itself, [`Room::wakes`] for when to look again. What it
//! needs is behind the trait [`Host`]: where events are stored, who thinks, what time it is. So the
//! same room runs on a server and in a browser.

mod address;
pub mod best;
mod call;
pub mod denials;
mod history;
mod host;
mod limiter;
mod names;
mod people;
mod quota;
mod room;
mod salts;
mod settle;
pub mod shape;
mod tell;
pub mod view;

pub use address::Neighbourhood;
pub use call::{Call, Closed, Full, Letter, Outbox, Reply, SocketId};
pub use history::History;
pub use host::{Answer, Asked, Busy, Host, NoAnswer, Owner, Pending, Question, RoomSettings, Wish};
pub use limiter::{Bucket, Limit, Limiter, Moment, TooOften};
pub use names::{LONGEST_NAME, Names, fit};
pub use people::{CHAT_SHOWN, MISSED};
pub use room::{Ending, Room, standing, stored};
