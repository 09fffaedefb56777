//! The process of a server, which does not outlive the one that started it.

use crate::Error;
use crate::programs::Programs;
use std::fs::File;
use std::path::Path;
use std::process::{Child, Stdio};

/// Runs the server until its own input ends, which happens when the process that holds the other
/// end is gone for whatever reason, or until the server ends by itself.
const WATCH: &str = r#""$@" &
server=$!
(cat >/dev/null; kill -QUIT $server 2>/dev/null) <&3 &
watch=$!
wait $server
kill $watch 2>/dev/null"#;

/// A running server with its watch.
#[derive(Debug)]
pub struct Server(Child);

impl Server {
    /// Starts one that writes its log to a file.
    pub fn spawn(programs: &Programs, data: &Path, log: &Path) -> Result<Server, Error> {
        let log = File::options().create(true).append(true).open(log)?;
        let child = programs
            .as_user("sh")
            // The shell gives what runs in the background an empty input unless told otherwise.
            .args(["-c", &format!("exec 3<&0\n{WATCH}"), "watch"])
            .arg(programs.path("postgres"))
            .arg("-D")
            .arg(data)
            .stdin(Stdio::piped())
            .stdout(log.try_clone()?)
            .stderr(log)
            .spawn()?;
        Ok(Server(child))
    }

    /// Has it ended by itself?
    pub fn has_ended(&mut self) -> bool {
        !matches!(self.0.try_wait(), Ok(None))
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The end of its input ends the server, if it has not ended before.
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}
