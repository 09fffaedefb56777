//! `make load-lobby`, small: three servers on one database, people at each of them, and changes at all.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use spielhof_trial::lobby::{Plan, measure};
use std::path::PathBuf;

#[test]
fn everybody_at_every_server_sees_every_change() {
    let plan = Plan {
        program: PathBuf::from(env!("CARGO_BIN_EXE_spielhof-trial")),
        database: true,
        nodes: 3,
        people: 30,
        rate: 40,
        seconds: 3,
        seed: 1,
    };
    let outcome = measure(&plan).unwrap();
    assert_eq!((outcome.missed, outcome.times.len()), (0, outcome.made), "{outcome:?}");
    assert!(outcome.made > 100 && outcome.bytes < 2000.0, "{outcome:?}");
}
