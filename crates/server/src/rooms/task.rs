//! The task in which a room runs: it passes messages to the room, wakes it in time, and cleans up
//! when it ends.

use super::Rooms;
use room::{Call, Closed, Ending, Full, Letter, MISSED, Outbox, Room};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::{Pin, pin};
use std::task::Poll;
use std::time::Duration;
use store::Fence;
use table::Guest;
use tokio::sync::{mpsc, oneshot};
use tracing::Instrument;
use wire::TableView;

/// How many messages may wait for one socket. A client that reads slower is cut off. What a
/// returning client has missed must fit.
const OUTBOX: usize = 2 * MISSED as usize;

/// What the task of a room is told.
pub enum Message {
    /// For the room.
    Call(Call),
    /// Something is wanted of the table as it is.
    Look(Box<dyn FnOnce(&Room) + Send>),
    /// The whole table is wanted, as a guest sees it.
    Show(Option<Guest>, oneshot::Sender<TableView>),
    /// With which fence does it write?
    Fence(oneshot::Sender<Option<Fence>>),
    /// The server shuts down, the lease is lost, or the table is retired.
    Close(Closed),
    /// The table goes to another node; answered with whether it did.
    HandOver(oneshot::Sender<bool>),
}

/// The letters of a socket.
pub type Letters = mpsc::Receiver<Letter>;

struct SocketBox(mpsc::Sender<Letter>);

impl Outbox for SocketBox {
    fn send(&self, letter: Letter) -> Result<(), Full> {
        self.0.try_send(letter).map_err(|_| Full)
    }
}

/// Makes the box of a new socket.
pub fn outbox() -> (Box<dyn Outbox>, Letters) {
    let (sender, letters) = mpsc::channel(OUTBOX);
    (Box::new(SocketBox(sender)), letters)
}

/// Why a task ends.
enum End {
    /// It was told to.
    Closed(Closed),
    /// The room panicked, or a computer that thought for it did.
    Broken,
    /// The table must be read again, here or elsewhere.
    Outdated,
    /// Nobody needs it now.
    Idle,
    /// It goes to another node.
    HandedOver(oneshot::Sender<bool>),
    /// Nobody can call it any more.
    Alone,
}

/// Runs a future; `None` if it panics. What it has changed may then be half done.
async fn caught<T>(future: impl Future<Output = T>) -> Option<T> {
    let mut future = pin!(future);
    std::future::poll_fn(move |context| {
        let polled = catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context)));
        polled.map_or(Poll::Ready(None), |poll| poll.map(Some))
    })
    .await
}

/// A room that runs.
pub struct RoomTask {
    rooms: Rooms,
    room: Room,
    fence: Option<Fence>,
    /// By which the room is known.
    own: mpsc::WeakSender<Message>,
}

impl RoomTask {
    /// For a room whose table is written with this fence.
    pub fn new(
        rooms: Rooms,
        room: Room,
        fence: Option<Fence>,
        own: mpsc::WeakSender<Message>,
    ) -> RoomTask {
        RoomTask { rooms, room, fence, own }
    }

    /// Serves until nobody needs the table any more. Boxed, because a room may open the
    /// next one. A room that panics ends alone: those who are here are told, and the table is
    /// read from the store again when somebody asks for it.
    pub fn run(
        self,
        messages: mpsc::Receiver<Message>,
    ) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let span = tracing::error_span!("room", table = self.room.table().id());
        Box::pin(self.run_to_end(messages).instrument(span))
    }

    async fn run_to_end(mut self, mut messages: mpsc::Receiver<Message>) {
        let end = caught(self.serve(&mut messages)).await.unwrap_or(End::Broken);
        let id = self.room.table().id().to_owned();
        // Nobody reads the table here again before it is given back.
        let alone = self.rooms.shared.doors.enter(&id).await;
        self.rooms.forget(&id, &self.own);
        match end {
            End::Closed(why) => self.leave(&id, &why).await,
            End::Broken => {
                self.rooms.broke(&id);
                self.leave(&id, &Closed::Broken).await;
            }
            // Given back so that any node may take it; if it is another's, nothing happens.
            End::Outdated => self.leave(&id, &Closed::Moved).await,
            End::HandedOver(reply) => {
                // The other node opens its room before people are told to come back.
                let handed = self.hand_over(&id).await;
                self.room.close(&Closed::Moved);
                // Nobody waits for it only if the server ends in a hurry.
                let _ = reply.send(handed);
            }
            End::Idle | End::Alone => {
                self.leave(&id, &Closed::Moved).await;
                drop(alone);
                self.redirect(&id, messages).await;
            }
        }
    }

    /// Tells everybody, then gives the table back.
    async fn leave(&mut self, id: &str, why: &Closed) {
        self.room.close(why);
        self.release(id).await;
    }

    async fn serve(&mut self, messages: &mut mpsc::Receiver<Message>) -> End {
        self.room.settle().await;
        loop {
            match self.room.ending() {
                Some(Ending::Broken) => return End::Broken,
                Some(Ending::Outdated) => return End::Outdated,
                None => {}
            }
            let wait = Duration::from_millis(self.room.wakes().saturating_sub(self.room.now()));
            let message = tokio::select! {
                message = messages.recv() => match message {
                    Some(message) => Some(message),
                    None => return End::Alone,
                },
                () = tokio::time::sleep(wait) => None,
            };
            match message {
                Some(Message::Close(why)) => return End::Closed(why),
                Some(Message::HandOver(reply)) => return End::HandedOver(reply),
                Some(message) => self.pass_on(message).await,
                None if self.room.is_idle() => return End::Idle,
                None => {}
            }
            if self.room.ending().is_none() {
                self.room.settle().await;
            }
        }
    }

    async fn pass_on(&mut self, message: Message) {
        match message {
            Message::Call(call) => self.room.call(call).await,
            Message::Look(look) => look(&self.room),
            Message::Show(guest, reply) => {
                // The requester may have disconnected.
                let _ = reply.send(self.room.show(guest).await);
            }
            Message::Fence(reply) => {
                let _ = reply.send(self.fence);
            }
            Message::Close(_) | Message::HandOver(_) => {}
        }
    }

    /// The table is nobody's any more.
    async fn release(&self, id: &str) {
        if let Some(fence) = self.fence {
            self.rooms.placement().release(id, fence).await;
        }
    }

    /// Another node gets the table.
    async fn hand_over(&self, id: &str) -> bool {
        let Some(fence) = self.fence else { return false };
        let Some(taker) = self.rooms.placement().hand_over(id, fence).await else {
            self.rooms.placement().release(id, fence).await;
            return false;
        };
        self.rooms.shared.metrics.handed_over();
        // A node that does not answer opens the table when somebody comes.
        let opened = self.rooms.peers().ask::<_, ()>(&taker, "/internal/open", &id).await;
        if let Err(fault) = opened {
            tracing::warn!(%fault, "a table was handed over without an answer");
        }
        true
    }

    /// Sends calls that are still waiting to the room that is opened next.
    async fn redirect(self, id: &str, mut messages: mpsc::Receiver<Message>) {
        messages.close();
        while let Some(message) = messages.recv().await {
            // If the next room cannot be opened, its callers get the error themselves.
            let _ = self.rooms.send(id, message).await;
        }
    }
}
