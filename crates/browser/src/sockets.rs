//! Connections of pages to local tables.

use crate::message::Effect;
use crate::outside::{OWNER, Outside};
use crate::rooms::{Message, NoRoom, Rooms};
use futures_channel::{mpsc, oneshot};
use futures_util::StreamExt;
use room::{Call, Closed, Full, Letter, Neighbourhood, Outbox};
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use wire::{Said, ToClient, ToServer};

/// The codes that a server closes its sockets with.
const GOING_AWAY: u16 = 1001;
const POLICY: u16 = 1008;
const BROKEN: u16 = 1011;
const MOVED: u16 = 1012;
const NO_TABLE: u16 = 4004;

/// Sends what a room says to a page.
struct PageBox {
    outside: Arc<Outside>,
    socket: u32,
}

impl Outbox for PageBox {
    fn send(&self, letter: Letter) -> Result<(), Full> {
        let (outside, socket) = (&self.outside, self.socket);
        match letter {
            Letter::Message(text) => outside.want(Effect::Send { socket, text: text.to_string() }),
            Letter::Close(Closed::Ended(why)) => close(outside, socket, GOING_AWAY, why),
            Letter::Close(Closed::Moved) => {
                close(outside, socket, MOVED, say::plain("denial-moved"));
            }
            Letter::Close(Closed::Broken) => {
                close(outside, socket, BROKEN, say::plain("denial-table-broke"));
            }
        }
        Ok(())
    }
}

/// Says why, and closes.
fn close(outside: &Outside, socket: u32, code: u16, why: Said) {
    let text = serde_json::to_string(&ToClient::Closing { why }).unwrap_or_default();
    outside.want(Effect::Send { socket, text });
    outside.want(Effect::Close { socket, code });
}

/// Serves a connection until either side closes it.
pub async fn serve(
    rooms: Rooms,
    socket: u32,
    table: String,
    mut messages: mpsc::UnboundedReceiver<String>,
) {
    if let Err((code, why)) = talk(&rooms, socket, &table, &mut messages).await {
        close(rooms.outside(), socket, code, why);
    }
}

async fn talk(
    rooms: &Rooms,
    socket: u32,
    table: &str,
    messages: &mut mpsc::UnboundedReceiver<String>,
) -> Result<(), (u16, Said)> {
    let no_room = |fault: NoRoom| match fault {
        NoRoom::NoTable => (NO_TABLE, fault.said()),
        NoRoom::Broken => (BROKEN, fault.said()),
    };
    let Some(first) = messages.next().await else { return Ok(()) };
    let ToServer::Hello { after, .. } = read(&first)? else {
        return Err((POLICY, say::plain("denial-hello-first")));
    };
    let outbox = Box::new(PageBox { outside: rooms.outside().clone(), socket });
    let (reply, entered) = oneshot::channel();
    let reply = Box::new(move |id| reply.send(id).is_ok());
    let address = Neighbourhood::of(IpAddr::V4(Ipv4Addr::LOCALHOST));
    let enter = Call::Enter { guest: Some(OWNER), address, after, outbox, reply };
    rooms.send(table, Message::Call(enter)).await.map_err(no_room)?;
    let Ok(id) = entered.await else { return Err((MOVED, say::plain("denial-moved"))) };
    while let Some(text) = messages.next().await {
        let call = Call::Say(id, read(&text)?);
        // A room that has ended has said so.
        rooms.outside().tell(table, Message::Call(call));
    }
    rooms.outside().tell(table, Message::Call(Call::Leave(id)));
    Ok(())
}

fn read(text: &str) -> Result<ToServer, (u16, Said)> {
    serde_json::from_str(text).map_err(|_| (POLICY, say::plain("denial-bad-message")))
}
