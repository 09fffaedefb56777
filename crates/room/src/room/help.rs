//! Help by the computer: hints, and evaluations that a client shows while the game runs.

use super::{NotDone, Room};
use crate::address::SocketId;
use crate::shape;
use crate::thinking::{Answer, Busy, NoAnswer, Owner, Question, Wish};
use table::{Denial, Event, Guest, Waiting};
use wire::{Said, ToClient};

/// How the computer helps.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Help {
    /// By a hint.
    Hint,
    /// By an evaluation of the position, which the client is about to show.
    Evaluation,
}

impl Room {
    /// A seat is helped. A result with help counts as such, so the help is stored before it is given.
    pub(super) async fn help(
        &mut self,
        socket: SocketId,
        guest: Option<Guest>,
        id: String,
        seat: u8,
        help: Help,
    ) {
        let noted = match self.may_help(guest, seat, help) {
            Err(why) => return self.refuse(socket, id, why),
            Ok(()) if self.table.hinted(seat) => Ok(self.table.last()),
            Ok(()) => self.commit(vec![Event::Hinted { seat }], None).await,
        };
        match noted {
            Ok(number) if help == Help::Evaluation => {
                self.send(socket, &ToClient::Done { id, number });
            }
            Ok(event) => self.ask_hint(socket, guest, id, event),
            Err(NotDone::Refused(why)) => self.refuse(socket, id, why),
            Err(NotDone::Unknown) => {}
        }
    }

    /// Whether a seat may be helped now, and if not, why.
    fn may_help(&self, guest: Option<Guest>, seat: u8, help: Help) -> Result<(), Said> {
        let held = self.table.seat(seat).and_then(|seat| self.table.holder(seat).guest());
        if guest.is_none() || held != guest {
            return Err(self.denied(&Denial::NotYourSeat(seat)));
        }
        let now = match (help, self.table.waiting()) {
            // Before it begins, somebody else can still take the seat.
            (Help::Evaluation, waiting) => !matches!(waiting, Waiting::Chairs | Waiting::Over),
            (Help::Hint, waiting) => waiting == Waiting::Seat(rules::Seat(seat - 1)),
        };
        match self.table.terms().hints {
            false => Err(say::plain("denial-hints-off")),
            true if !now => Err(say::plain("denial-no-hint-now")),
            true => Ok(()),
        }
    }

    /// Has a computer think about a hint in the position of the last event.
    fn ask_hint(&mut self, socket: SocketId, guest: Option<Guest>, id: String, event: u32) {
        let Some(address) = self.sockets.get(&socket).map(|socket| socket.address) else { return };
        let course = self.table.course().clone();
        let owner = Owner { address: Some(address), guest };
        let question = Question::Hint { socket, id: id.clone(), event };
        match self.host.ask(owner, course, Wish::Hint, 0, question) {
            // One at a time: another question drops the one before.
            Ok(asked) => drop(self.hinting.insert(socket, asked)),
            Err(Busy) => self.refuse(socket, id, say::plain("denial-hint-busy")),
        }
    }

    pub(super) fn hint(
        &mut self,
        socket: SocketId,
        id: String,
        event: u32,
        answer: Result<Answer, NoAnswer>,
    ) {
        match answer {
            Ok(answer) if event == self.table.last() => {
                self.hinting.remove(&socket);
                let position = self.table.course().position();
                let alone = self.table.holders().len() == 1;
                let message = ToClient::Hinted {
                    id,
                    action: position.write(answer.action),
                    way: shape::way(position, answer.action),
                    score: (!alone).then_some(answer.score),
                    decided: search::is_decided(answer.score),
                };
                self.send(socket, &message);
            }
            _ => self.refuse(socket, id, say::plain("denial-no-hint-now")),
        }
    }
}
