//! Conditional moves: kept beside the log, told to nobody but the holder of the seat, and played when the
//! others did what was expected.

use super::muted::HAS_OTHERS;
use super::{NotDone, Room};
use crate::address::SocketId;
use crate::denials;
use store::{Millis, SeatPlan};
use table::{Command, Denial, Event, Guest, Plan, Waiting};
use wire::ToClient;

/// What guests have planned at a table.
#[derive(Default)]
pub struct Plans(Vec<(Guest, Plan)>);

impl Plans {
    fn remove(&mut self, seat: u8) {
        self.0.retain(|(_, plan)| plan.seat() != seat);
    }

    /// Deletes what a guest has planned.
    pub fn forget(&mut self, guest: Guest) {
        if HAS_OTHERS {
            self.0.retain(|(whose, _)| *whose != guest);
        }
    }

    /// Something happened. The guests whose plans have changed.
    fn advance(&mut self, events: &[Event]) -> Vec<Guest> {
        let mut changed = Vec::new();
        for (guest, plan) in &mut self.0 {
            let before = plan.clone();
            events.iter().for_each(|event| plan.advance(event));
            if *plan != before && !changed.contains(guest) {
                changed.push(*guest);
            }
        }
        self.0.retain(|(_, plan)| !plan.is_empty());
        changed
    }
}

impl Room {
    /// Plans as they were stored. What is left of them follows from the log.
    pub fn restore_plans(&mut self, stored: Vec<SeatPlan>) {
        for row in stored {
            let seat = self.table.seat(row.seat);
            let holder = seat.and_then(|seat| self.table.holder(seat).guest());
            // What cannot be read is no plan.
            let lines: Vec<Vec<String>> = serde_json::from_str(&row.lines).unwrap_or_default();
            let later = self.table.log().iter().filter(|entry| entry.number > row.event);
            let plan = Plan::since(row.seat, lines, later.map(|entry| &entry.event));
            if holder == Some(Guest(row.guest)) && !plan.is_empty() && !self.table.is_over() {
                self.plans.0.push((Guest(row.guest), plan));
            }
        }
    }

    /// A guest says what they would answer. Lines that are empty withdraw what they said before.
    pub(super) async fn plan(
        &mut self,
        socket: SocketId,
        guest: Option<Guest>,
        id: String,
        wish: wire::SeatPlan,
        moves: u32,
    ) {
        if !HAS_OTHERS {
            return self.refuse(socket, id, say::plain("denial-plan-device"));
        }
        match self.keep_plan(guest, wish, moves as usize).await {
            Ok(guest) => {
                self.tell_plans(guest);
                let number = self.table.last();
                self.send(socket, &ToClient::Done { id, number });
            }
            Err(NotDone::Refused(why)) => self.refuse(socket, id, why),
            Err(NotDone::Unknown) => {}
        }
    }

    async fn keep_plan(
        &mut self,
        guest: Option<Guest>,
        wish: wire::SeatPlan,
        moves: usize,
    ) -> Result<Guest, NotDone> {
        let wire::SeatPlan { seat, lines } = wish;
        let held = self.table.seat(seat).filter(|&seat| self.table.holder(seat).guest() == guest);
        let (Some(place), Some(guest)) = (held, guest) else {
            return Err(NotDone::Refused(self.denied(&Denial::NotYourSeat(seat))));
        };
        // Withdrawing is always possible.
        let plan = match lines.is_empty() {
            true => None,
            false => Some(Plan::new(&self.table, place, moves, &lines).map_err(|fault| {
                NotDone::Refused(denials::plan_fault(self.table.game(), &fault))
            })?),
        };
        let row = plan.as_ref().map(|plan| SeatPlan {
            seat,
            guest: guest.0,
            event: self.table.last(),
            // Lines are made of texts: they can always be written.
            lines: serde_json::to_string(plan.lines()).unwrap_or_default(),
        });
        let stored = self.host.set_plan(self.table.id(), seat, row).await;
        stored.map_err(|fault| self.not_stored(&fault))?;
        self.plans.remove(seat);
        self.plans.0.extend(plan.map(|plan| (guest, plan)));
        self.welcomes.clear();
        Ok(guest)
    }

    /// What a guest has planned at this table; none if they cannot plan anything here.
    pub(super) fn plans_of(&self, guest: Option<Guest>) -> Option<Vec<wire::SeatPlan>> {
        let guest = guest.filter(|_| HAS_OTHERS && !self.table.game().has_chance())?;
        if !self.table.guests().contains(&guest) {
            return None;
        }
        let own = self.plans.0.iter().filter(|(whose, _)| *whose == guest);
        let shape = |(_, plan): &(Guest, Plan)| wire::SeatPlan {
            seat: plan.seat(),
            lines: plan.lines().to_vec(),
        };
        Some(own.map(shape).collect())
    }

    /// Tells the pages of a guest what they have planned; also that they can plan something, when they
    /// have just got a seat.
    pub(super) fn tell_plans(&mut self, guest: Guest) {
        let own = self.sockets.iter().filter(|(_, socket)| socket.guest == Some(guest));
        let own: Vec<SocketId> = own.map(|(&id, _)| id).collect();
        for id in own {
            self.show_plans(id, Some(guest));
        }
    }

    /// Tells a socket what its guest has planned, where they could plan something.
    pub(super) fn show_plans(&mut self, socket: SocketId, guest: Option<Guest>) {
        if let Some(plans) = self.plans_of(guest) {
            self.send(socket, &ToClient::Plans { plans });
        }
    }

    /// Events have happened: what was expected moves the plans on.
    pub(super) fn advance_plans(&mut self, events: &[Event]) {
        if !HAS_OTHERS {
            return;
        }
        for guest in self.plans.advance(events) {
            self.tell_plans(guest);
        }
    }

    /// What is played now for a guest who has said it in advance, and when, so that people can follow.
    pub(super) fn planned(&self) -> Option<(Millis, Guest, Command)> {
        if !HAS_OTHERS || self.plans.0.is_empty() {
            return None;
        }
        let Waiting::Seat(turn) = self.table.waiting() else { return None };
        let of_turn = |(_, plan): &&(Guest, Plan)| plan.seat() == turn.number();
        let (guest, plan) = self.plans.0.iter().find(of_turn)?;
        let action = plan.next()?.to_owned();
        Some((self.pace(), *guest, Command::Act(turn.number(), action)))
    }

    /// What was planned cannot be played: nobody tries it again.
    pub(super) fn drop_plan(&mut self, guest: Guest, command: &Command) {
        if let Command::Act(seat, _) = command {
            self.plans.remove(*seat);
            self.tell_plans(guest);
        }
    }
}
