//! The worker's types are those of this crate.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use spielhof_browser::{
    Effect, Input, Judged, KeptEvent, KeptTable, NewKept, StoreOutcome, ThinkingQuestion,
    ThinkingTask, Thought,
};
use std::path::Path;
use ts_rs::{Config, TS};

macro_rules! declare {
    ($($name:ident),+ $(,)?) => {{
        let config = Config::new().with_large_int("number");
        let mut text = String::from(
            "// Made from crates/browser. To make it anew:\n\
             // SPIELHOF_WRITE=1 cargo test -p spielhof-browser --test messages\n\n\
             import type { Judgement, MyTable, Said } from '../lib/wire';\n",
        );
        $( text += &format!("\nexport {}\n", <$name as TS>::decl(&config)); )+
        text
    }};
}

#[test]
fn the_workers_types_are_made_from_these() {
    let made = declare!(
        Input,
        StoreOutcome,
        KeptEvent,
        NewKept,
        KeptTable,
        Effect,
        ThinkingQuestion,
        ThinkingTask,
        Thought,
        Judged,
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/engine/messages.ts");
    if std::env::var_os("SPIELHOF_WRITE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap();
    assert!(kept == made, "run SPIELHOF_WRITE=1 cargo test -p spielhof-browser --test messages");
}
