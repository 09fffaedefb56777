//! Which clients are understood.

use wire::{PROTOCOL, Said};

/// The oldest protocol that is still understood.
const OLDEST: u32 = PROTOCOL - 1;

/// Why a client of this protocol cannot be served, if so. One that names none speaks the first.
pub fn unfit(version: Option<u32>) -> Option<Said> {
    match version.unwrap_or(1) {
        OLDEST..=PROTOCOL => None,
        older if older < OLDEST => Some(say::plain("denial-old-client")),
        _ => Some(say::plain("denial-new-client")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_protocol_and_the_one_before_are_understood() {
        let key = |version| unfit(Some(version)).map(|said| said.key);
        assert_eq!((key(PROTOCOL), key(PROTOCOL - 1)), (None, None));
        assert_eq!(key(PROTOCOL + 1).as_deref(), Some("denial-new-client"));
        assert_eq!(key(u32::MAX).as_deref(), Some("denial-new-client"));
        assert_eq!(key(0).as_deref(), Some("denial-old-client"));
        // As long as the first is the one before, a client need not name it.
        assert_eq!(unfit(None).is_none(), PROTOCOL <= 2);
    }
}
