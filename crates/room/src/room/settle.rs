//! What a table does by itself: time that is up, computers, people who are gone.

use super::{Ending, NotDone, REST, Room, Socket, Thinking};
use crate::thinking::{Answer, Busy, NoAnswer, Owner, Question, Wish};
use store::Millis;
use table::{By, Command, Guest, Holder, STAND_IN, Waiting};

impl Room {
    /// Does what the table asks for by itself: time that is up, computers, people who are
    /// gone.
    pub async fn settle(&mut self) {
        if self.rest.is_some_and(|rest| rest > self.now()) {
            return;
        }
        self.rest = None;
        if self.try_to_settle().await.is_err() {
            self.rest = Some(self.now() + REST);
        }
    }

    pub(super) async fn try_to_settle(&mut self) -> Result<(), NotDone> {
        self.note_holidays().await?;
        loop {
            self.note_salts();
            let due = self.table.due(self.now());
            if !due.is_empty() {
                self.commit(due, None).await?;
                continue;
            }
            if let Some((at, guest, command)) = self.planned() {
                if at > self.now() {
                    return Ok(());
                }
                match self.command(By::Guest(guest), &command, None).await {
                    Err(NotDone::Refused(_)) => self.drop_plan(guest, &command),
                    done => drop(done?),
                }
                continue;
            }
            if let Some((at, _)) = &self.ready
                && *at <= self.now()
                && let Some((_, command)) = self.ready.take()
            {
                self.command(By::House, &command, None).await?;
                continue;
            }
            if let Some((command, at)) = self.overdue()
                && at <= self.now()
            {
                self.command(By::House, &command, None).await?;
                continue;
            }
            if let Some((seat, at)) = self.gone()
                && at <= self.now()
            {
                let stand_in = Command::StandIn(seat, STAND_IN);
                self.command(By::House, &stand_in, None).await?;
                continue;
            }
            self.let_computer_act();
            return Ok(());
        }
    }

    /// How long a person may be gone before a computer stands in; for ever if none. In a rated game
    /// the clock decides.
    pub(super) fn absence(&self) -> Option<Millis> {
        self.host.settings().absence.filter(|_| !self.table.terms().rated)
    }

    /// The seat whose person is gone while somebody waits for them, and when a computer
    /// stands in. It plays without a salt.
    pub(super) fn gone(&self) -> Option<(u8, Millis)> {
        let patience = self.absence()?;
        let seats = match self.table.waiting() {
            Waiting::Seat(seat) | Waiting::Dice(seat) => vec![seat],
            Waiting::Seeds(seats) => seats,
            _ => return None,
        };
        if matches!(self.table.terms().clock, table::Clock::Days(_)) {
            return None;
        }
        let stands_in = |seat: rules::Seat| {
            let Holder::Person(guest) = self.table.holder(seat) else { return None };
            let absent = *self.absent.get(&guest)?;
            // Who left before the game began has not missed anything yet.
            let since = self.owing.get(&guest).map_or(absent, |owing| absent.max(owing.since));
            self.is_waited_for(guest).then_some((seat.number(), since + patience))
        };
        seats.into_iter().filter_map(stands_in).min_by_key(|&(_, at)| at)
    }

    /// Is somebody else at the table here?
    pub(super) fn is_waited_for(&self, guest: Guest) -> bool {
        self.table.guests().into_iter().any(|other| other != guest && self.is_here(other))
    }

    /// On whose account computers think: of a seat holder who is connected; of any seat holder
    /// where a turn has days; where only computers play, of somebody who watches. `None` where
    /// nobody needs them now.
    pub(super) fn thinks_for(&self) -> Option<Owner> {
        let guests = self.table.guests();
        let seated = |socket: &Socket| match socket.guest {
            Some(guest) => guests.is_empty() || guests.contains(&guest),
            None => guests.is_empty(),
        };
        let connected = self.sockets.iter().filter(|(_, socket)| seated(socket));
        if let Some((_, socket)) = connected.min_by_key(|(id, _)| **id) {
            return Some(Owner { address: Some(socket.address), guest: socket.guest });
        }
        let days = matches!(self.table.terms().clock, table::Clock::Days(_));
        let guest = guests.first().copied().filter(|_| days)?;
        Some(Owner { address: None, guest: Some(guest) })
    }

    pub(super) fn let_computer_act(&mut self) {
        if self.thinking.is_some() || self.ready.is_some() {
            return;
        }
        if self.crowded.is_some_and(|until| until > self.now()) {
            return;
        }
        self.crowded = None;
        let Some(owner) = self.thinks_for() else { return };
        match self.table.waiting() {
            Waiting::Dice(seat) if self.table.holder(seat).level().is_some() => {
                self.ready = Some((self.pace(), Command::Roll(seat.number())));
            }
            Waiting::Seat(seat) => {
                let Some(level) = self.table.holder(seat).level() else { return };
                let (number, luck) = (self.host.random(), self.host.random());
                let course = self.table.course().clone();
                let question = Question::Turn(number);
                match self.host.ask(owner, course, Wish::Play(level), luck, question) {
                    Ok(asked) => {
                        let seat = seat.number();
                        self.thinking = Some(Thinking { number, seat, _asked: asked });
                    }
                    Err(Busy) => self.crowded = Some(self.now() + REST),
                }
            }
            _ => {}
        }
    }

    /// When a computer may act so that people can follow.
    pub(super) fn pace(&self) -> Millis {
        self.changed + u64::from(self.table.terms().pace)
    }

    pub(super) fn thought(&mut self, number: u64, answer: Result<Answer, NoAnswer>) {
        let wanted = self.thinking.take_if(|thinking| thinking.number == number);
        match (wanted, answer) {
            (Some(thinking), Ok(answer)) => {
                let action = self.table.course().position().write(answer.action);
                self.ready = Some((self.pace(), Command::Act(thinking.seat, action)));
            }
            (Some(_), Err(NoAnswer::Broken)) => self.ending = Some(Ending::Broken),
            _ => {}
        }
    }
}
