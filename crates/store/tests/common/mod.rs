//! Tables and events to store, and this very program as another process.

use spielhof_store::{Append, ListingState, Store, StoredEvent, TableLimits, TableRow};
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// The variable that tells a test it is the other process, and on which file.
const FILE: &str = "SPIELHOF_TEST_FILE";

/// Opens a table that has its first event.
#[allow(dead_code)]
pub fn open_table(store: &dyn Store, id: &str) {
    let (id, invite) = (id.to_owned(), "invite".to_owned());
    let append = event(&id, 1);
    let row = TableRow { id, invite, seed: [7; 32], created: 1, opener: None };
    store.create(&row, &append, TableLimits::NONE).unwrap();
}

/// The event of this number, which can be told from all others.
pub fn event(table: &str, number: u32) -> Append {
    let event = StoredEvent { at: u64::from(number), event: format!("{table}:{number}") };
    Append {
        table: table.to_owned(),
        first: number,
        events: vec![event],
        message: None,
        standing: ListingState::default(),
        vacated: Vec::new(),
        fence: None,
    }
}

/// How many events a table has, each of them the one it should be.
#[allow(dead_code)]
pub fn log_length(store: &dyn Store, table: &str) -> u32 {
    let events = store.load(table).unwrap().unwrap().events;
    for (number, found) in (1..).zip(&events) {
        assert_eq!(*found, event(table, number).events[0]);
    }
    events.len() as u32
}

/// Another process, which does not outlive the test.
pub struct Other(Child);

#[allow(dead_code)]
impl Other {
    /// Ends it without a warning.
    pub fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

impl Drop for Other {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs one test of this program in a process of its own, on a file; gives back what it
/// says, line by line.
#[allow(dead_code)]
pub fn spawn(test: &str, file: &Path) -> (Other, impl Iterator<Item = String> + use<>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([test, "--exact", "--nocapture", "--ignored"])
        .env(FILE, file)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
    (Other(child), lines)
}

/// The file that [`spawn`] named, if this is such a process.
#[allow(dead_code)]
pub fn spawned_on() -> Option<std::path::PathBuf> {
    std::env::var_os(FILE).map(Into::into)
}
