//! The names of guests: which may be used, and which look alike.

use std::borrow::Cow;
use std::collections::HashMap;
use store::{OWN_PLAYER, SeatPlayer};
use table::Guest;
#[cfg(feature = "lookalikes")]
use unicode_normalization::UnicodeNormalization;
#[cfg(feature = "lookalikes")]
use unicode_security::skeleton;

/// The longest name, in characters.
#[cfg(feature = "lookalikes")]
pub const LONGEST_NAME: usize = 24;

/// A name fit to be shown to others: composed, not too long, single blanks between words,
/// nothing that is invisible or changes the direction of writing.
#[cfg(feature = "lookalikes")]
pub fn fit(given: &str) -> Option<String> {
    // How an emoji is drawn is chosen by these two; without them it is drawn all the same.
    let plain: String = given.nfc().filter(|c| !matches!(c, '\u{fe0e}' | '\u{fe0f}')).collect();
    if plain.trim().chars().any(is_hidden) {
        return None;
    }
    let name = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    (name.chars().count() <= LONGEST_NAME).then_some(name)
}

/// Control characters, those that Unicode calls default ignorable, blanks that are no white
/// space, and what has no meaning that all share.
#[cfg(feature = "lookalikes")]
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}'
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..)
}

/// What two names have in common if people take one for the other: the skeleton of Unicode's
/// technical standard 39, without blanks and capitals.
#[cfg(feature = "lookalikes")]
fn look(name: &str) -> String {
    let blank_free: String = name.chars().filter(|c| !c.is_whitespace()).collect();
    let letters: String = skeleton(&blank_free).collect();
    skeleton(&letters.to_lowercase()).collect()
}

/// Without the tables: where there is one guest, nobody is taken for another.
#[cfg(not(feature = "lookalikes"))]
fn look(_: &str) -> String {
    String::new()
}

/// The longest id of a player.
#[cfg(feature = "lookalikes")]
const LONGEST_ID: usize = 32;

/// The player as others may see them; none if name or id cannot be used.
#[cfg(feature = "lookalikes")]
pub fn fit_player(player: SeatPlayer) -> Option<SeatPlayer> {
    let plain = player.id.bytes().all(|c| c.is_ascii_alphanumeric());
    let name = fit(&player.name).filter(|name| !name.is_empty())?;
    (plain && (1..=LONGEST_ID).contains(&player.id.len())).then_some(SeatPlayer { name, ..player })
}

/// Without the tables: nobody but the people at this device sees it.
#[cfg(not(feature = "lookalikes"))]
pub fn fit_player(player: SeatPlayer) -> Option<SeatPlayer> {
    Some(player)
}

/// Is this guest a bot? On a device there is none.
pub fn is_bot(guest: Guest) -> bool {
    cfg!(feature = "lookalikes") && store::is_bot(guest.0)
}

struct Name {
    text: String,
    look: String,
}

impl Name {
    fn new(text: String) -> Name {
        Name { look: look(&text), text }
    }
}

/// A person who was introduced at a seat.
struct Introduced {
    seat: u8,
    guest: Guest,
    id: String,
    avatar: u32,
    name: Name,
}

/// The names of the people at a table: of guests, and of those whom a guest has introduced at a
/// seat.
#[derive(Default)]
pub struct Names {
    guests: HashMap<Guest, Name>,
    /// One for each seat at most.
    seats: Vec<Introduced>,
}

impl Names {
    /// Notes names, also new ones of guests who had another.
    pub fn extend(&mut self, names: impl IntoIterator<Item = (Guest, String)>) {
        self.guests.extend(names.into_iter().map(|(guest, text)| (guest, Name::new(text))));
    }

    /// A guest has another name, also where they were introduced as themselves.
    pub fn rename(&mut self, guest: Guest, text: &str) {
        self.extend([(guest, text.to_owned())]);
        let own = |seat: &&mut Introduced| seat.guest == guest && seat.id == OWN_PLAYER;
        for seat in self.seats.iter_mut().filter(own) {
            seat.name = Name::new(text.to_owned());
        }
    }

    /// Notes who plays a seat.
    pub fn introduce(&mut self, player: SeatPlayer) {
        let SeatPlayer { seat, guest, id, name, avatar } = player;
        self.seats.retain(|before| before.seat != seat);
        let name = Name::new(name);
        self.seats.push(Introduced { seat, guest: Guest(guest), id, avatar, name });
    }

    /// Is exactly this noted already?
    pub fn is_introduced(&self, player: &SeatPlayer) -> bool {
        self.player(player.seat, Guest(player.guest)).is_some_and(|known| {
            (&*known.id, &*known.name.text, known.avatar)
                == (&*player.id, &*player.name, player.avatar)
        })
    }

    /// Is anything noted about this guest?
    pub fn knows(&self, guest: Guest) -> bool {
        self.guests.contains_key(&guest)
    }

    /// Forgets a guest and all whom they introduced.
    pub fn remove(&mut self, guest: Guest) {
        self.guests.remove(&guest);
        self.seats.retain(|seat| seat.guest != guest);
    }

    /// The name of a guest as others see it, with these guests on the seats; empty without one.
    pub fn shown(&self, guest: Guest, seated: &[Option<Guest>]) -> Cow<'_, str> {
        match (1..).zip(seated).find(|&(_, &holder)| holder == Some(guest)) {
            Some((seat, _)) => self.at(seat, seated),
            None => Cow::Borrowed(self.guests.get(&guest).map_or("", |name| &name.text)),
        }
    }

    /// The name of the person on a seat, from one. Where names of several people look alike each
    /// has the number of the seat added.
    pub fn at(&self, seat: u8, seated: &[Option<Guest>]) -> Cow<'_, str> {
        let person = |seat: u8| {
            let guest = (*seated.get(usize::from(seat).checked_sub(1)?)?)?;
            let player = self.player(seat, guest);
            let name = player.map(|player| &player.name).or_else(|| self.guests.get(&guest))?;
            // Two seats of a guest who introduced nobody are the same person's.
            Some((guest, player.map(|player| &*player.id), name))
        };
        let Some((guest, player, name)) = person(seat) else { return Cow::Borrowed("") };
        let alike = |other: u8| {
            person(other).is_some_and(|(whose, who, other)| {
                (whose, who) != (guest, player) && other.look == name.look
            })
        };
        let compares = cfg!(feature = "lookalikes") && !name.text.is_empty();
        if compares && (1..=seated.len() as u8).any(alike) {
            return Cow::Owned(format!("{} ({seat})", name.text));
        }
        Cow::Borrowed(&name.text)
    }

    /// The id and the picture of the person whom a guest has introduced at a seat.
    pub fn introduced(&self, seat: u8, guest: Guest) -> Option<(&str, u32)> {
        self.player(seat, guest).map(|player| (&*player.id, player.avatar))
    }

    /// A seat that went to another guest is played by somebody else.
    fn player(&self, seat: u8, guest: Guest) -> Option<&Introduced> {
        self.seats.iter().find(|player| player.seat == seat && player.guest == guest)
    }
}

#[cfg(all(test, feature = "lookalikes"))]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_hide_nothing() {
        for (given, fits) in [
            ("  Red   Fox ", "Red Fox"),
            ("Ωμέγα 🎲", "Ωμέγα 🎲"),
            ("Ada ❤\u{fe0f}", "Ada ❤"),
            ("e\u{301}", "é"),
            ("a\u{a0}b", "a b"),
            ("", ""),
        ] {
            assert_eq!(fit(given).as_deref(), Some(fits), "{given:?}");
        }
        for bad in [
            "a\nb",
            "a\u{202e}b",
            "\u{200b}",
            "a\u{ad}b",
            "\u{3164}",
            "\u{2800}",
            "\u{e0041}",
            "a\u{2066}b",
            "a\u{61c}",
            "\u{e000}",
            "1234567890123456789012345",
        ] {
            assert_eq!(fit(bad), None, "{bad:?}");
        }
    }

    #[test]
    fn names_that_look_alike_are_told_apart_by_the_seat() {
        let (one, two, three) = (Guest(1), Guest(2), Guest(3));
        let seated = [Some(one), Some(two), None];
        for (own, other) in
            [("Ada", "Аdа"), ("Ada", "ADA"), ("Ida", "lda"), ("Ada", "A da"), ("paypal", "рауpаl")]
        {
            let mut names = Names::default();
            names.extend([(one, own.to_owned()), (two, other.to_owned()), (three, own.to_owned())]);
            assert_eq!(names.shown(one, &seated), format!("{own} (1)"));
            assert_eq!(names.shown(two, &seated), format!("{other} (2)"));
            assert_eq!(names.shown(three, &seated), own, "watchers are marked otherwise");
            assert_eq!(names.shown(one, &[Some(one), Some(one)]), own);
        }
        let mut names = Names::default();
        names.extend([(one, "Ada".to_owned()), (two, "Eda".to_owned())]);
        assert_eq!(
            (names.shown(one, &seated), names.shown(three, &seated)),
            ("Ada".into(), "".into())
        );
    }

    fn player(seat: u8, guest: u64, id: &str, name: &str) -> SeatPlayer {
        SeatPlayer { seat, guest, id: id.to_owned(), name: name.to_owned(), avatar: 7 }
    }

    #[test]
    fn people_at_one_device_have_their_own_names() {
        let (one, two) = (Guest(1), Guest(2));
        let seated = [Some(one), Some(one), Some(two)];
        let mut names = Names::default();
        names.extend([(one, "Ada".to_owned()), (two, "Eda".to_owned())]);
        names.introduce(player(1, 1, OWN_PLAYER, "Ada"));
        names.introduce(player(2, 1, "a1", "Ben"));
        let all = |names: &Names| [1, 2, 3].map(|seat| names.at(seat, &seated).into_owned());
        assert_eq!(all(&names), ["Ada", "Ben", "Eda"]);
        assert_eq!(names.introduced(2, one), Some(("a1", 7)));
        assert_eq!((names.introduced(3, two), names.introduced(2, two)), (None, None));
        // Their own new name is theirs wherever they play as themselves.
        names.rename(one, "Zoe");
        assert_eq!(all(&names), ["Zoe", "Ben", "Eda"]);
        // Two people of one device with the same name are told apart; one person is not.
        names.introduce(player(2, 1, "a1", "zoe"));
        assert_eq!(all(&names), ["Zoe (1)", "zoe (2)", "Eda"]);
        names.introduce(player(2, 1, OWN_PLAYER, "Zoe"));
        assert_eq!(all(&names), ["Zoe", "Zoe", "Eda"]);
        // A seat that went to another device is not played by the same person.
        assert_eq!(names.at(2, &[Some(one), Some(two), None]), "Eda");
        names.remove(one);
        assert_eq!(all(&names), ["", "", "Eda"]);
    }

    #[test]
    fn players_have_a_name_and_a_plain_id() {
        let player = |id: &str, name: &str| player(1, 1, id, name);
        assert_eq!(fit_player(player("a1", " Ben  B ")), Some(player("a1", "Ben B")));
        for bad in [
            player("", "Ben"),
            player("a 1", "Ben"),
            player(&"a".repeat(33), "Ben"),
            player("a1", " "),
            player("a1", "a\u{202e}b"),
        ] {
            assert_eq!(fit_player(bad), None);
        }
    }
}
