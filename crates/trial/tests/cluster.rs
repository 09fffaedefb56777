//! Three servers on a primary and a synchronous standby: one is killed, one is frozen past its
//! lease, and the database breaks down. `make crash-cluster` does more of it.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use spielhof_trial::cluster::{Plan, Stage, Window};
use std::path::PathBuf;
use std::time::Duration;

/// How many tables are played at.
const TABLES: usize = 6;

#[test]
fn nothing_acknowledged_is_lost_whatever_breaks() {
    // This package's own program serves too: tests of another package cannot be relied on to have
    // built theirs.
    let program = PathBuf::from(env!("CARGO_BIN_EXE_spielhof-trial"));
    let plan = Plan { program, variables: Vec::new() };
    let mut stage = Stage::start(plan, TABLES, 1, None).unwrap();
    let short = Duration::from_millis(300);

    let window = stage.kill(0, short).unwrap();
    is_playable(&stage, &window);

    stage.forget_steps();
    let (window, probe) = stage.freeze(1, short).unwrap();
    assert_eq!(probe.old_epoch, 0, "of {} messages", probe.messages);
    is_playable(&stage, &window);

    stage.forget_steps();
    let window = stage.crash_database(short).unwrap();
    is_playable(&stage, &window);

    let account = stage.check(true).unwrap();
    assert!(account.is_clean(), "{account:?}");
    assert!(account.acknowledged > 100, "{account:?}");
}

fn is_playable(stage: &Stage, window: &Window) {
    let waits = stage.wait_until_playable(window, &[]).unwrap();
    assert_eq!(waits.late, Vec::<String>::new(), "{}", stage.ends_of_logs());
}
