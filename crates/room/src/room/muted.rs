//! Whose words somebody does not want to see: they are not sent to them.

use super::Room;
use crate::address::SocketId;
use table::Guest;

/// On a device there is nobody else whose words could be hidden, and nobody to say a phrase to: the
/// module of the browser need not carry what does that.
pub const HAS_OTHERS: bool = cfg!(feature = "lookalikes");

/// Whom the guests who are here have muted. Few mute anybody: most have no entry.
#[derive(Default)]
pub struct Muted(Vec<(Guest, Vec<Guest>)>);

impl Muted {
    /// A guest has muted these and nobody else.
    pub fn set(&mut self, reader: Guest, speakers: Vec<Guest>) {
        self.remove(reader);
        if !speakers.is_empty() {
            self.0.push((reader, speakers));
        }
    }

    /// A guest is gone.
    pub fn remove(&mut self, reader: Guest) {
        if HAS_OTHERS {
            self.0.retain(|(one, _)| *one != reader);
        }
    }

    /// Has a guest muted anybody?
    pub fn knows(&self, reader: Guest) -> bool {
        HAS_OTHERS && self.0.iter().any(|(one, _)| *one == reader)
    }

    /// Does a reader not want to see the words of a speaker?
    pub fn hides(&self, reader: Option<Guest>, speaker: Guest) -> bool {
        let is_reader = |one: Guest| Some(one) == reader;
        HAS_OTHERS
            && self.0.iter().any(|(one, speakers)| is_reader(*one) && speakers.contains(&speaker))
    }
}

impl Room {
    /// A guest has muted others than before: their pages are told everything again, without the words of
    /// those whom they do not want to see.
    pub(super) async fn listen_anew(&mut self, guest: Guest) {
        if !HAS_OTHERS || !self.is_here(guest) {
            return;
        }
        let muted = self.host.muted(guest).await;
        self.muted.set(guest, muted);
        self.welcomes.clear();
        let own = self.sockets.iter().filter(|(_, socket)| socket.guest == Some(guest));
        let own: Vec<SocketId> = own.map(|(&id, _)| id).collect();
        for id in own {
            self.greet(id, None).await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_reader_is_spared() {
        let mut muted = Muted::default();
        let (ada, bo) = (Guest(1), Guest(2));
        muted.set(ada, vec![bo]);
        assert!(muted.hides(Some(ada), bo) && muted.knows(ada));
        assert!(!muted.hides(Some(bo), ada) && !muted.hides(None, bo) && !muted.knows(bo));
        muted.set(ada, Vec::new());
        assert!(!muted.hides(Some(ada), bo) && !muted.knows(ada));
    }
}
