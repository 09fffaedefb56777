//! The engine: an input in, effects out.

use crate::few::Few;
use crate::message::{Effect, Input};
use crate::outside::Outside;
use crate::rooms::{Message, Rooms};
use crate::{requests, sockets};
use futures_channel::mpsc;
use futures_executor::LocalPool;
use room::{Answer, Call, NoAnswer, Question};
use std::sync::Arc;
use store::Millis;

/// Answers requests and runs local tables.
pub struct Engine {
    outside: Arc<Outside>,
    rooms: Rooms,
    tasks: LocalPool,
    sockets: Few<u32, mpsc::UnboundedSender<String>>,
    /// What was last said about when to wake.
    wake: Option<Millis>,
}

impl Engine {
    /// With random bytes that nobody else knows: seeds of dice are made from them.
    pub fn new(entropy: [u8; 32]) -> Engine {
        let (outside, tasks) = (Outside::new(entropy), LocalPool::new());
        let rooms = Rooms::new(outside.clone(), tasks.spawner());
        Engine { outside, rooms, tasks, sockets: Few::new(), wake: None }
    }

    /// Takes an input at this time, in thousandths of a second since 1970; what is to be done.
    pub fn take(&mut self, now: Millis, input: Input) -> Vec<Effect> {
        self.outside.set_now(now);
        self.hear(input);
        self.outside.wake_due();
        self.tasks.run_until_stalled();
        let mut effects = self.outside.take_effects();
        let wake = self.outside.next_wake();
        if wake != self.wake {
            self.wake = wake;
            effects.push(Effect::WakeAt { at: wake });
        }
        effects
    }

    fn hear(&mut self, input: Input) {
        match input {
            Input::Request { id, method, path, body } => {
                let rooms = self.rooms.clone();
                self.rooms.spawn(async move {
                    let answer = requests::answer(&rooms, &method, &path, body.as_deref()).await;
                    let requests::Answer { status, body } = answer;
                    rooms.outside().want(Effect::Answer { id, status, body });
                });
            }
            Input::Connect { socket, table } => {
                let (sender, messages) = mpsc::unbounded();
                self.sockets.insert(socket, sender);
                self.rooms.spawn(sockets::serve(self.rooms.clone(), socket, table, messages));
            }
            Input::Message { socket, text } => {
                if let Some(sender) = self.sockets.get(&socket) {
                    // A connection that was closed meanwhile hears nothing.
                    let _ = sender.unbounded_send(text);
                }
            }
            Input::Disconnect { socket } => _ = self.sockets.remove(&socket),
            Input::Stored { id, outcome } => self.outside.stored(id, outcome),
            Input::Loaded { id, table } => self.outside.loaded(id, table.map(|table| *table)),
            Input::Thought { id, answer } => self.thought(id, answer),
            Input::Changed { table } => self.outside.tell(&table, Message::Outdated),
            // Whose time has come is woken after every input.
            Input::Wake => self.wake = None,
        }
    }

    fn thought(&self, id: u32, answer: Option<crate::Thought>) {
        let Some(open) = self.outside.answered(id) else { return };
        let found = answer.and_then(|thought| {
            let action = open.position.read(&thought.action).ok()?;
            Some(Answer { action, score: thought.score })
        });
        let answer = found.ok_or(NoAnswer::Broken);
        let call = match open.question {
            Question::Turn(number) => Call::Thought(number, answer),
            Question::Hint { socket, id, event } => Call::Hint { socket, id, event, answer },
        };
        self.outside.tell(&open.table, Message::Call(call));
    }
}
