//! The programs of PostgreSQL, and the user they run as.

use crate::Error;
use std::ffi::OsStr;
use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Where Debian keeps one folder for each version.
const DEBIAN: &str = "/usr/lib/postgresql";

/// The user that Debian makes for PostgreSQL. It refuses to run as root.
const USER: &str = "postgres";

/// Where the programs are, and how they are run.
#[derive(Clone, Debug)]
pub struct Programs {
    folder: PathBuf,
    as_user: bool,
}

impl Programs {
    /// Looks for the newest version. `own` is a folder that this process has made.
    pub fn find(own: &Path) -> Result<Programs, Error> {
        let folder = newest(Path::new(DEBIAN)).or_else(in_path).ok_or(Error::NotInstalled)?;
        Ok(Programs { folder, as_user: fs::metadata(own)?.uid() == 0 })
    }

    /// A program of PostgreSQL, to be run as a user who may run it.
    pub fn command(&self, program: &str) -> Command {
        self.as_user(self.path(program))
    }

    /// Any program, run as the user of the server.
    pub fn as_user(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = if self.as_user {
            let mut command = Command::new("runuser");
            command.args(["-u", USER, "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        // The folder of the caller may be closed to that user.
        command.current_dir("/");
        command
    }

    /// Where a program is.
    pub fn path(&self, program: &str) -> PathBuf {
        self.folder.join(program)
    }

    /// Gives a file or folder to the user of the server.
    pub fn give(&self, path: &Path) -> Result<(), Error> {
        if self.as_user {
            run("chown", Command::new("chown").arg("-R").arg(USER).arg(path))?;
        }
        Ok(())
    }
}

fn newest(versions: &Path) -> Option<PathBuf> {
    let version = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let folders = fs::read_dir(versions).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
    let found = folders.filter(|folder| is_folder_of_programs(&folder.join("bin")));
    Some(found.max_by_key(version)?.join("bin"))
}

fn in_path() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).find(|folder| is_folder_of_programs(folder))
}

fn is_folder_of_programs(folder: &Path) -> bool {
    ["initdb", "postgres", "pg_ctl", "psql"].iter().all(|name| folder.join(name).is_file())
}

/// Runs a program to its end and gives back what it wrote.
pub fn run(name: &str, command: &mut Command) -> Result<String, Error> {
    let done = command.stdin(Stdio::null()).output()?;
    if done.status.success() {
        return Ok(String::from_utf8_lossy(&done.stdout).into_owned());
    }
    let output = String::from_utf8_lossy(&done.stderr).trim().to_owned();
    Err(Error::Failed { program: name.to_owned(), output })
}
