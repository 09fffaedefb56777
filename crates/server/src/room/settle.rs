//! What a table does by itself: time that is up, computers, people who are gone.

use super::{Call, REST, Room, Thinking};
use crate::computers::{Answer, Wish};
use std::time::{Duration, Instant};
use table::{By, Command, Holder, STAND_IN, Waiting};
use wire::Said;

impl Room {
    /// Does what the table asks for by itself: time that is up, computers, people who are
    /// gone.
    pub(super) async fn settle(&mut self) {
        if self.rest.is_some_and(|rest| rest > Instant::now()) {
            return;
        }
        self.rest = None;
        if self.try_to_settle().await.is_err() {
            self.rest = Some(Instant::now() + REST);
        }
    }

    pub(super) async fn try_to_settle(&mut self) -> Result<(), Said> {
        loop {
            let due = self.table.due(self.hall.now());
            if !due.is_empty() {
                self.commit(due, None).await?;
                continue;
            }
            if let Some((at, _)) = &self.ready
                && *at <= Instant::now()
                && let Some((_, command)) = self.ready.take()
            {
                self.command(By::House, &command, None).await?;
                continue;
            }
            if let Some((seat, at)) = self.gone()
                && at <= Instant::now()
            {
                let stand_in = Command::StandIn(seat, STAND_IN);
                self.command(By::House, &stand_in, None).await?;
                continue;
            }
            self.let_computer_act();
            return Ok(());
        }
    }

    /// The seat whose person is gone while somebody waits for him, and when a computer
    /// stands in.
    pub(super) fn gone(&self) -> Option<(u8, Instant)> {
        let patience = self.hall.patience()?;
        let seat = match self.table.waiting() {
            Waiting::Seat(seat) | Waiting::Dice(seat) => seat,
            _ => return None,
        };
        if matches!(self.table.terms().clock, table::Clock::Days(_)) {
            return None;
        }
        let Holder::Person(guest) = self.table.holder(seat) else { return None };
        let since = self.absent.get(&guest)?;
        let others = self.table.guests();
        let waited_for = others.iter().any(|&other| other != guest && self.is_here(other));
        waited_for.then_some((seat.number(), *since + patience))
    }

    /// Is there anybody for whom a computer would play?
    pub(super) fn is_needed(&self) -> bool {
        !self.sockets.is_empty() || !self.table.guests().is_empty()
    }

    pub(super) fn let_computer_act(&mut self) {
        if self.thinking.is_some() || self.ready.is_some() || !self.is_needed() {
            return;
        }
        match self.table.waiting() {
            Waiting::Dice(seat) if self.table.holder(seat).level().is_some() => {
                self.ready = Some((self.pace(), Command::Roll(seat.number())));
            }
            Waiting::Seat(seat) => {
                let Some(level) = self.table.holder(seat).level() else { return };
                let number = self.hall.random();
                let room = self.hall.room(self.table.id());
                let course = self.table.course().clone();
                let luck = self.hall.random();
                let asked =
                    self.hall.computers().ask(course, Wish::Play(level), luck, move |answer| {
                        room.tell(Call::Thought(number, answer));
                    });
                self.thinking = Some(Thinking { number, seat: seat.number(), _asked: asked });
            }
            _ => {}
        }
    }

    /// When a computer may act so that people can follow.
    pub(super) fn pace(&self) -> Instant {
        self.changed + Duration::from_millis(u64::from(self.table.terms().pace))
    }

    pub(super) fn thought(&mut self, number: u64, answer: Option<Answer>) {
        let wanted = self.thinking.take_if(|thinking| thinking.number == number);
        if let (Some(thinking), Some(answer)) = (wanted, answer) {
            let action = self.table.course().position().write(answer.action);
            self.ready = Some((self.pace(), Command::Act(thinking.seat, action)));
        }
    }
}
