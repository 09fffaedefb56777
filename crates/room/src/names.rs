//! The names of guests: which may be used, and which look alike.

use std::borrow::Cow;
use std::collections::HashMap;
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
fn look(name: &str) -> String {
    name.to_ascii_lowercase()
}

struct Name {
    text: String,
    look: String,
}

/// The names of the guests at a table.
#[derive(Default)]
pub struct Names(HashMap<Guest, Name>);

impl Names {
    /// Notes names, also new ones of guests who had another.
    pub fn extend(&mut self, names: impl IntoIterator<Item = (Guest, String)>) {
        let name = |(guest, text): (Guest, String)| (guest, Name { look: look(&text), text });
        self.0.extend(names.into_iter().map(name));
    }

    /// Is anything noted about this guest?
    pub fn knows(&self, guest: Guest) -> bool {
        self.0.contains_key(&guest)
    }

    /// Forgets a guest.
    pub fn remove(&mut self, guest: Guest) {
        self.0.remove(&guest);
    }

    /// The name of a guest as others see it, with these guests on the seats; empty without one.
    /// Of seated guests whose names look alike each has the number of the seat added.
    pub fn shown(&self, guest: Guest, seated: &[Option<Guest>]) -> Cow<'_, str> {
        let Some(name) = self.0.get(&guest) else { return Cow::Borrowed("") };
        let alike = |other: Guest| {
            other != guest && self.0.get(&other).is_some_and(|other| other.look == name.look)
        };
        let seat = seated.iter().position(|&holder| holder == Some(guest));
        match seat {
            Some(seat) if !name.text.is_empty() && seated.iter().flatten().any(|&g| alike(g)) => {
                Cow::Owned(format!("{} ({})", name.text, seat + 1))
            }
            _ => Cow::Borrowed(&name.text),
        }
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
}
