//! Private PostgreSQL servers for tests and trials.
//!
//! An [`Instance`] is a server of its own in a temporary folder, on a free port of this machine.
//! It has nothing to do with a server that the system runs. It ends with the process that
//! started it, however that ends.

mod error;
mod programs;
mod server;

pub use error::Error;

use programs::{Programs, run};
use server::Server;
use std::fs::{self, File};
use std::io::{Read, Write};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// The role that owns everything, and the database that is there from the start.
const NAME: &str = "spielhof";

/// What a standby calls itself, so that its primary can be told to wait for it.
const STANDBY: &str = "standby";

/// How long a server may take to start, to follow or to be promoted.
const PATIENCE: Duration = Duration::from_secs(30);

/// How a server is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Connections are ended, and all is written to the disk.
    Fast,
    /// At once, as a crash would: the next start has to recover.
    Immediate,
}

/// A private server. Dropping it ends the server and deletes its folder.
#[derive(Debug)]
pub struct Instance {
    // Ended before its folder is deleted.
    server: Option<Server>,
    programs: Programs,
    port: u16,
    password: String,
    databases: AtomicU32,
    folder: TempDir,
}

impl Instance {
    /// Makes an empty server and starts it.
    pub fn start() -> Result<Instance, Error> {
        let mut instance = Instance::prepare(random_word()?)?;
        instance.make()?;
        instance.run()?;
        instance.sql("postgres", &format!("CREATE DATABASE {NAME}"))?;
        Ok(instance)
    }

    /// The address of the first database, with the password in it.
    pub fn url(&self) -> String {
        self.url_of(NAME)
    }

    /// The address of a database of this server.
    pub fn url_of(&self, database: &str) -> String {
        format!("postgres://{NAME}:{}@127.0.0.1:{}/{database}", self.password, self.port)
    }

    /// Makes another empty database and gives back its address.
    pub fn database(&self) -> Result<String, Error> {
        let name = format!("{NAME}_{}", self.databases.fetch_add(1, Ordering::Relaxed) + 1);
        self.sql("postgres", &format!("CREATE DATABASE {name}"))?;
        Ok(self.url_of(&name))
    }

    /// The port on which it listens, at 127.0.0.1.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The password of the role that the addresses name.
    pub fn password(&self) -> &str {
        &self.password
    }

    /// Makes a standby that follows this server, and starts it.
    pub fn standby(&self) -> Result<Instance, Error> {
        let mut standby = Instance::prepare(self.password.clone())?;
        standby.follow(self)?;
        Ok(standby)
    }

    /// Lets commits wait for a standby, or no longer. Returns when a standby has taken the part.
    pub fn set_synchronous(&self, synchronous: bool) -> Result<(), Error> {
        let names = if synchronous { STANDBY } else { "" };
        self.sql("postgres", &format!("ALTER SYSTEM SET synchronous_standby_names = '{names}'"))?;
        self.sql("postgres", "SELECT pg_reload_conf()")?;
        let followers = "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'";
        let wanted = if synchronous { "1" } else { "0" };
        self.wait_until(|| Ok(self.sql("postgres", followers)?.trim() == wanted))
    }

    /// Makes a standby a primary.
    pub fn promote(&self) -> Result<(), Error> {
        let mut promote = self.programs.command("pg_ctl");
        run("pg_ctl", promote.args(["promote", "-w", "-D"]).arg(self.data())).map(drop)
    }

    /// Stops the server. It can be started again.
    pub fn stop(&mut self, mode: Mode) -> Result<(), Error> {
        if self.is_running() {
            let mode = if mode == Mode::Fast { "fast" } else { "immediate" };
            let mut stop = self.programs.command("pg_ctl");
            run("pg_ctl", stop.args(["stop", "-w", "-m", mode, "-D"]).arg(self.data()))?;
        }
        self.server = None;
        Ok(())
    }

    /// Starts a server that was stopped, or stops it first. Its port stays.
    pub fn restart(&mut self) -> Result<(), Error> {
        self.stop(Mode::Fast)?;
        self.run()
    }

    /// Makes this server a standby of another: all it has is deleted and copied anew.
    pub fn rejoin(&mut self, primary: &Instance) -> Result<(), Error> {
        self.stop(Mode::Immediate)?;
        fs::remove_dir_all(self.data())?;
        self.follow(primary)
    }

    /// Does it run?
    pub fn is_running(&self) -> bool {
        let mut status = self.programs.command("pg_ctl");
        self.server.is_some()
            && run("pg_ctl", status.arg("status").arg("-D").arg(self.data())).is_ok()
    }

    /// What the server has logged so far.
    pub fn log(&self) -> String {
        fs::read(self.log_file())
            .map(|log| String::from_utf8_lossy(&log).into_owned())
            .unwrap_or_default()
    }

    /// Runs SQL and gives back what it answers: one line for each row, columns between bars.
    pub fn sql(&self, database: &str, sql: &str) -> Result<String, Error> {
        let mut psql = self.programs.command("psql");
        psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", "127.0.0.1", "-U", NAME])
            .args(["-p", &self.port.to_string(), "-d", database, "-c", sql])
            .env("PGPASSWORD", &self.password);
        run("psql", &mut psql)
    }

    /// Lets clients connect with TLS: a certificate and its key, both as PEM.
    pub fn enable_tls(&self, certificate: &Path, key: &Path) -> Result<(), Error> {
        for (from, name) in [(certificate, "server.crt"), (key, "server.key")] {
            let to = self.data().join(name);
            fs::copy(from, &to)?;
            make_private(&to)?;
            self.programs.give(&to)?;
        }
        self.sql("postgres", "ALTER SYSTEM SET ssl = on")?;
        self.sql("postgres", "SELECT pg_reload_conf()")?;
        self.wait_until(|| Ok(self.sql("postgres", "SHOW ssl")?.trim() == "on"))
    }

    fn prepare(password: String) -> Result<Instance, Error> {
        let folder = tempfile::Builder::new().prefix("private-pg-").tempdir()?;
        let programs = Programs::find(folder.path())?;
        programs.give(folder.path())?;
        let port = free_port()?;
        Ok(Instance {
            server: None,
            programs,
            port,
            password,
            databases: AtomicU32::new(0),
            folder,
        })
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log_file(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    /// Nothing is synchronised while an empty server is made: a crash would only spoil a test.
    fn make(&self) -> Result<(), Error> {
        let words = self.folder.path().join("password");
        fs::write(&words, &self.password)?;
        make_private(&words)?;
        self.programs.give(&words)?;
        let mut initdb = self.programs.command("initdb");
        initdb
            .args(["--no-sync", "--no-instructions", "--auth=scram-sha-256", "--encoding=UTF8"])
            .args(["--locale=C.UTF-8", "--username", NAME, "--pwfile"])
            .arg(&words)
            .arg("--pgdata")
            .arg(self.data());
        run("initdb", &mut initdb)?;
        self.set(
            "shared_buffers = 16MB\nmax_connections = 100\nwal_level = replica\n\
                  hot_standby = on\nfsync = on\nlisten_addresses = '127.0.0.1'\n\
                  min_wal_size = 32MB\nhuge_pages = off\n",
        )
    }

    fn follow(&mut self, primary: &Instance) -> Result<(), Error> {
        let from = format!(
            "host=127.0.0.1 port={} user={NAME} password={}",
            primary.port, primary.password
        );
        let mut copy = self.programs.command("pg_basebackup");
        copy.args([
            "--write-recovery-conf",
            "--wal-method=stream",
            "--checkpoint=fast",
            "--no-sync",
        ])
        .args(["--dbname", &from, "--pgdata"])
        .arg(self.data());
        run("pg_basebackup", &mut copy)?;
        self.password.clone_from(&primary.password);
        // The copy itself has another name: it must not count as a standby. After it is promoted it
        // has no standby to wait for.
        let lines = format!(
            "primary_conninfo = '{from} application_name={STANDBY}'\n\
             synchronous_standby_names = ''\n"
        );
        append(&self.data().join("postgresql.auto.conf"), &lines)?;
        self.run()
    }

    /// The last line for a setting counts.
    fn set(&self, lines: &str) -> Result<(), Error> {
        append(&self.data().join("postgresql.conf"), lines)
    }

    /// Starts the server. The port may have been taken in the meantime: then on another one,
    /// unless somebody may know the first.
    fn run(&mut self) -> Result<(), Error> {
        let tries = if self.log_file().exists() { 1 } else { 3 };
        for _ in 0..tries {
            let sockets = self.folder.path().display();
            self.set(&format!("port = {}\nunix_socket_directories = '{sockets}'\n", self.port))?;
            let server = Server::spawn(&self.programs, &self.data(), &self.log_file())?;
            self.server = Some(server);
            match self.wait_for_start() {
                Err(Error::NotReady(log)) if log.contains("Address already in use") => {
                    self.server = None;
                    self.port = free_port()?;
                }
                answer => return answer,
            }
        }
        Err(Error::NotReady(self.end_of_log()))
    }

    fn wait_for_start(&mut self) -> Result<(), Error> {
        let until = Instant::now() + PATIENCE;
        loop {
            let mut ready = self.programs.command("pg_isready");
            ready.args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()]);
            if run("pg_isready", &mut ready).is_ok() {
                return Ok(());
            }
            let has_ended = self.server.as_mut().is_none_or(Server::has_ended);
            if has_ended || Instant::now() > until {
                return Err(Error::NotReady(self.end_of_log()));
            }
            sleep(Duration::from_millis(20));
        }
    }

    fn end_of_log(&self) -> String {
        let log = self.log();
        let lines: Vec<_> = log.lines().collect();
        lines[lines.len().saturating_sub(20)..].join("\n")
    }

    fn wait_until(&self, holds: impl Fn() -> Result<bool, Error>) -> Result<(), Error> {
        let until = Instant::now() + PATIENCE;
        while !holds()? {
            if Instant::now() > until {
                return Err(Error::NotReady(self.end_of_log()));
            }
            sleep(Duration::from_millis(50));
        }
        Ok(())
    }
}

fn free_port() -> Result<u16, Error> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

fn append(file: &Path, lines: &str) -> Result<(), Error> {
    Ok(File::options().append(true).open(file)?.write_all(lines.as_bytes())?)
}

fn make_private(file: &Path) -> Result<(), Error> {
    Ok(fs::set_permissions(file, std::os::unix::fs::PermissionsExt::from_mode(0o600))?)
}

/// A password that nobody guesses and that stands out in any log.
fn random_word() -> Result<String, Error> {
    let mut bytes = [0; 16];
    File::open("/dev/urandom")?.read_exact(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
