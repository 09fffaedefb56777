//! Why a game changes no ratings: as it is stored, and as a sentence.

use rating::Unrated;
use wire::Said;

/// As it is stored.
pub fn written_reason(why: Unrated) -> String {
    serde_json::to_string(&why).unwrap_or_default()
}

/// What was stored; none for a reason that this program does not know.
pub fn read_reason(text: &str) -> Option<Unrated> {
    serde_json::from_str(text).ok()
}

/// As a sentence.
pub fn said(why: Unrated) -> Said {
    let key = format!("unrated-{}", why.name());
    match why {
        Unrated::NoAccount { seat }
        | Unrated::SamePlayer { seat }
        | Unrated::SharedDevice { seat }
        | Unrated::Hint { seat }
        | Unrated::StandIn { seat } => say::with(&key, [("seat", say::number(seat))]),
        Unrated::UnmeasuredLevel { seat, level } => {
            say::with(&key, [("seat", say::number(seat)), ("level", say::number(level))])
        }
        _ => say::plain(&key),
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use words::{Language, Words};

    const ALL: [Unrated; 16] = [
        Unrated::NotRatedTable,
        Unrated::NoGroup,
        Unrated::Alone,
        Unrated::SetUp,
        Unrated::Copied,
        Unrated::OnlyComputers,
        Unrated::NoAccount { seat: 2 },
        Unrated::SamePlayer { seat: 2 },
        Unrated::SharedDevice { seat: 2 },
        Unrated::UnmeasuredLevel { seat: 2, level: 6 },
        Unrated::Hint { seat: 2 },
        Unrated::StandIn { seat: 2 },
        Unrated::Takeback,
        Unrated::NotBegun,
        Unrated::Aborted,
        Unrated::NobodyCame,
    ];

    #[test]
    fn every_reason_is_stored_and_said() {
        let words = Words::new(Language::En);
        for why in ALL {
            assert_eq!(read_reason(&written_reason(why)), Some(why));
            assert!(words.has(&said(why).key), "{why:?}");
        }
        assert_eq!(read_reason("later"), None);
    }
}
