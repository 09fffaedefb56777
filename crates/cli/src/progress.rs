//! A bar on standard error, if somebody watches.

use std::io::{IsTerminal, Write};

/// How wide the bar is.
const BAR: u64 = 30;

/// A bar of what is done, written anew each time, with some words behind it.
pub fn show(done: u64, of: u64, words: impl FnOnce() -> String) {
    let mut out = std::io::stderr().lock();
    if out.is_terminal() {
        let filled = (done * BAR / of.max(1)).min(BAR) as usize;
        let bar = "█".repeat(filled) + &"░".repeat(BAR as usize - filled);
        // Nothing is lost if this cannot be shown.
        let _ = write!(out, "\r\x1b[K{bar} {}", words());
        let _ = out.flush();
    }
}

/// Removes it.
pub fn clear() {
    let mut out = std::io::stderr().lock();
    if out.is_terminal() {
        let _ = write!(out, "\r\x1b[K");
    }
}
