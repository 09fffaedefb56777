//! Holidays: a guest who is away is away from every table that gives days for a turn.

use super::muted::HAS_OTHERS;
use super::{NotDone, Room};
use crate::denials;
use table::{By, Clock, Command, Guest};

impl Room {
    /// Does it matter here who is away?
    fn has_days(&self) -> bool {
        let days = matches!(self.table.terms().clock, Clock::Days(_));
        HAS_OTHERS && days && !self.table.is_over()
    }

    /// A room that was just opened asks who is away: they may have left, or come back, while nobody
    /// needed the table.
    pub(super) async fn note_holidays(&mut self) -> Result<(), NotDone> {
        if self.holidays_known {
            return Ok(());
        }
        for guest in self.table.guests() {
            self.note_holiday(guest).await?;
        }
        self.holidays_known = true;
        Ok(())
    }

    /// Asks whether a guest is away, and notes it.
    pub(super) async fn note_holiday(&mut self, guest: Guest) -> Result<(), NotDone> {
        if !self.has_days() || !self.table.guests().contains(&guest) {
            return Ok(());
        }
        let asked = self.host.holiday(guest).await;
        // It is asked again before anybody's time is up.
        self.holidays_known &= asked.is_ok();
        let until = asked.map_err(|fault| NotDone::Refused(denials::store_fault(&fault)))?;
        for seat in self.table.game().seating().all_seats() {
            if self.table.holder(seat).guest() != Some(guest) {
                continue;
            }
            let seat = seat.number();
            let command = match until {
                Some(until) => Command::Away { seat, until },
                None => Command::Back(seat),
            };
            match self.command(By::House, &command, None).await {
                // Too late: their time is up already.
                Ok(_) | Err(NotDone::Refused(_)) => {}
                Err(unknown) => return Err(unknown),
            }
        }
        Ok(())
    }
}
