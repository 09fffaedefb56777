//! A primary and its synchronous standby.

use private_pg::{Instance, Mode};
use std::collections::HashMap;
use store::{Postgres, PostgresUrl};

/// The database that the servers use.
const DATABASE: &str = "spielhof";

/// A standby whose primary was away looks for it again this often.
const LOOK_AGAIN: &str = "ALTER SYSTEM SET wal_retrieve_retry_interval = '500ms'";

/// A primary and a standby.
pub struct Databases {
    instances: [Instance; 2],
    primary: usize,
}

fn told(fault: private_pg::Error) -> String {
    format!("database: {fault}")
}

impl Databases {
    /// Starts both. Commits wait for the standby.
    pub fn start() -> Result<Databases, String> {
        let primary = Instance::start().map_err(told)?;
        primary.sql("postgres", LOOK_AGAIN).map_err(told)?;
        let standby = primary.standby().map_err(told)?;
        primary.set_synchronous(true).map_err(told)?;
        Ok(Databases { instances: [primary, standby], primary: 0 })
    }

    /// The ports of both. They stay.
    pub fn ports(&self) -> [u16; 2] {
        [self.instances[0].port(), self.instances[1].port()]
    }

    /// The address of the database behind these ports, with the password in it.
    pub fn url_through(&self, ports: [u16; 2]) -> String {
        let password = self.primary().password();
        let [one, two] = ports;
        format!(
            "postgres://{DATABASE}:{password}@127.0.0.1:{one},127.0.0.1:{two}/{DATABASE}\
             ?target_session_attrs=read-write"
        )
    }

    /// The primary.
    pub fn primary(&self) -> &Instance {
        &self.instances[self.primary]
    }

    /// The standby.
    pub fn standby(&self) -> &Instance {
        &self.instances[1 - self.primary]
    }

    /// Opens the store on the primary, past all proxies.
    pub fn store(&self) -> Result<Postgres, String> {
        let url = PostgresUrl::parse(&self.primary().url()).map_err(|fault| fault.to_string())?;
        Postgres::open(&url).map_err(|fault| format!("the store cannot be opened: {fault}"))
    }

    /// The primary breaks down.
    pub fn stop_primary(&mut self) -> Result<(), String> {
        self.instances[self.primary].stop(Mode::Immediate).map_err(told)
    }

    /// The primary that broke down is back.
    pub fn start_primary(&mut self) -> Result<(), String> {
        self.instances[self.primary].restart().map_err(told)
    }

    /// The standby becomes the primary. The old one must be stopped.
    pub fn promote(&mut self) -> Result<(), String> {
        if self.primary().is_running() {
            return Err("the old primary still runs".to_owned());
        }
        self.standby().promote().map_err(told)?;
        self.primary = 1 - self.primary;
        Ok(())
    }

    /// The old primary comes back as a standby, with a fresh copy of everything. Commits wait for
    /// it from now on.
    pub fn rejoin(&mut self) -> Result<(), String> {
        let [one, two] = &mut self.instances;
        let (primary, old) = if self.primary == 0 { (one, two) } else { (two, one) };
        old.rejoin(primary).map_err(told)?;
        primary.set_synchronous(true).map_err(told)
    }

    /// Commits do not wait for the standby, which loses its connection: it falls behind.
    pub fn fall_behind(&self) -> Result<(), String> {
        self.primary().set_synchronous(false).map_err(told)?;
        let standby = self.standby();
        standby.sql("postgres", "ALTER SYSTEM SET primary_conninfo = ''").map_err(told)?;
        standby.sql("postgres", "SELECT pg_reload_conf()").map(drop).map_err(told)
    }

    /// The internal addresses of the nodes that own tables, by the ids of the tables. Also of those
    /// whose leases have run out.
    pub fn owners(&self) -> Result<HashMap<String, String>, String> {
        let sql = "SELECT tables.id, nodes.address FROM tables JOIN nodes ON nodes.id = owner";
        let rows = self.primary().sql(DATABASE, sql).map_err(told)?;
        let pair = |row: &str| {
            let (table, address) = row.split_once('|')?;
            Some((table.to_owned(), address.to_owned()))
        };
        Ok(rows.lines().filter_map(pair).collect())
    }

    /// How many logs have a gap, or end elsewhere than their tables say.
    pub fn gaps(&self) -> Result<u64, String> {
        let sql = "SELECT count(*) FROM tables JOIN (SELECT table_key, count(*) AS events, \
                   max(number) AS highest FROM events GROUP BY table_key) AS log \
                   ON table_key = key WHERE events <> highest OR highest <> last";
        let answer = self.primary().sql(DATABASE, sql).map_err(told)?;
        answer.trim().parse().map_err(|_| format!("not a number: {answer}"))
    }
}
