//! Who plays a seat: several people may share a device.

use super::{NotDone, Room};
use crate::address::SocketId;
use crate::names::fit_player;
use store::{OWN_PLAYER, SeatPlayer};
use table::{Denial, Guest};
use wire::ToClient;

impl Room {
    /// A guest says who plays one of their seats. The same again changes nothing.
    pub(super) async fn introduce(
        &mut self,
        socket: SocketId,
        guest: Option<Guest>,
        id: String,
        player: SeatPlayer,
    ) {
        let seat = player.seat;
        let holder = self.table.seat(seat).and_then(|seat| self.table.holder(seat).guest());
        if guest.is_none() || holder != guest {
            return self.refuse(socket, id, self.denied(&Denial::NotYourSeat(seat)));
        }
        if self.table.terms().rated && player.id != OWN_PLAYER {
            return self.refuse(socket, id, say::plain("denial-rated"));
        }
        let Some(player) = fit_player(player) else {
            return self.refuse(socket, id, say::plain("denial-player"));
        };
        if !self.names.is_introduced(&player) {
            let stored = self.host.set_player(self.table.id(), player.clone()).await;
            if let Err(fault) = stored {
                return match self.not_stored(&fault) {
                    NotDone::Refused(why) => self.refuse(socket, id, why),
                    NotDone::Unknown => {}
                };
            }
            self.names.introduce(player);
            self.tell_seats();
        }
        let number = self.table.last();
        self.send(socket, &ToClient::Done { id, number });
    }
}
