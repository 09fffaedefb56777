//! The address of a database.

use crate::StoreError;
use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{SslMode, TargetSessionAttrs};

/// How long one server may take to accept a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_millis(1500);

/// How long the system waits for a sign of life before it gives a connection up.
const SILENCE: Duration = Duration::from_secs(5);

/// What sessions set for themselves. A node that freezes within a transaction must not keep
/// others from its tables for long. Milliseconds.
const SESSION: &str = "-c lock_timeout=3000 -c statement_timeout=4000 \
                       -c idle_in_transaction_session_timeout=2500";

/// The port where none is named.
const PORT: u16 = 5432;

/// The options that are understood.
const OPTIONS: &str = "application_name, dbname, host, options, password, port, sslmode, \
                       sslrootcert, target_session_attrs, user";

/// Where a PostgreSQL database is and how to get in:
/// `postgres://user:password@host1:5432,host2:5432/database?sslmode=verify-full`.
///
/// Of several servers the one that can be written to is used. Neither [`fmt::Debug`] nor
/// [`fmt::Display`] show the password.
#[derive(Clone, PartialEq, Eq)]
pub struct PostgresUrl {
    config: Config,
    hosts: Vec<(String, u16)>,
    root_certificate: Option<PathBuf>,
}

impl PostgresUrl {
    /// Reads an address. What it says about a bad one does not repeat any part of it.
    pub fn parse(url: &str) -> Result<PostgresUrl, StoreError> {
        let rest = url
            .strip_prefix("postgres://")
            .or_else(|| url.strip_prefix("postgresql://"))
            .ok_or_else(|| bad("it begins with postgres://"))?;
        let (place, options) = rest.split_once('?').unwrap_or((rest, ""));
        let (authority, database) = place.split_once('/').unwrap_or((place, ""));
        let (who, hosts) = authority.split_once('@').unwrap_or(("", authority));
        let is_ambiguous = hosts.contains('@') || database.contains(['@', '/', ':']);
        if is_ambiguous {
            return Err(bad(
                "write @ : / ? and % of a name or a password as %40 %3A %2F %3F and %25",
            ));
        }
        let mut parts = Parts::default();
        let (user, password) = who.split_once(':').unwrap_or((who, ""));
        parts.user = non_empty(decoded(user)?);
        parts.password = non_empty(decoded(password)?);
        parts.database = non_empty(decoded(database)?);
        parts.hosts = hosts
            .split(',')
            .filter(|host| !host.is_empty())
            .map(host_and_port)
            .collect::<Result<_, _>>()?;
        for option in options.split('&').filter(|option| !option.is_empty()) {
            let (name, value) =
                option.split_once('=').ok_or_else(|| bad("an option has no value"))?;
            parts.set(name, decoded(value)?)?;
        }
        parts.build()
    }

    /// The same with this password, which the address need not contain.
    #[must_use]
    pub fn with_password(mut self, password: String) -> PostgresUrl {
        self.config.password(password);
        self
    }

    /// Does it contain a password?
    pub fn has_password(&self) -> bool {
        self.config.get_password().is_some()
    }

    /// The settings for each of the servers, in their order.
    pub(super) fn configs(&self) -> Vec<Config> {
        let with_host = |(host, port): &(String, u16)| {
            let mut config = self.config.clone();
            config.host(host).port(*port);
            config
        };
        self.hosts.iter().map(with_host).collect()
    }

    /// Is TLS ruled out?
    pub(super) fn is_plain(&self) -> bool {
        self.config.get_ssl_mode() == SslMode::Disable
    }

    /// The file of the certificates to trust; those of the system if none.
    pub(super) fn root_certificate(&self) -> Option<&Path> {
        self.root_certificate.as_deref()
    }
}

impl FromStr for PostgresUrl {
    type Err = StoreError;

    fn from_str(url: &str) -> Result<PostgresUrl, StoreError> {
        PostgresUrl::parse(url)
    }
}

impl fmt::Display for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        if let Some(user) = self.config.get_user() {
            write!(f, "{user}@")?;
        }
        for (place, (host, port)) in self.hosts.iter().enumerate() {
            write!(f, "{}{host}:{port}", if place > 0 { "," } else { "" })?;
        }
        write!(f, "/{}", self.config.get_dbname().unwrap_or_default())
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PostgresUrl({self})")
    }
}

/// What an address is made of.
#[derive(Default)]
struct Parts {
    user: Option<String>,
    password: Option<String>,
    database: Option<String>,
    hosts: Vec<(String, Option<u16>)>,
    ports: Vec<u16>,
    application_name: Option<String>,
    options: Option<String>,
    ssl_mode: Option<SslMode>,
    root_certificate: Option<PathBuf>,
    any_session: bool,
}

impl Parts {
    fn set(&mut self, name: &str, value: String) -> Result<(), StoreError> {
        match name {
            "user" => self.user = Some(value),
            "password" => self.password = Some(value),
            "dbname" => self.database = Some(value),
            "host" => self.hosts = value.split(',').map(|host| (host.to_owned(), None)).collect(),
            "port" => self.ports = value.split(',').map(port).collect::<Result<_, _>>()?,
            "application_name" => self.application_name = Some(value),
            "options" => self.options = Some(value),
            "sslmode" => self.ssl_mode = Some(ssl_mode(&value)?),
            "sslrootcert" if value == "system" => self.root_certificate = None,
            "sslrootcert" => self.root_certificate = Some(value.into()),
            "target_session_attrs" => {
                self.any_session = match value.as_str() {
                    "any" => true,
                    "read-write" | "primary" => false,
                    _ => return Err(bad("target_session_attrs is any or read-write")),
                }
            }
            _ => return Err(bad(&format!("an option is not known; there are {OPTIONS}"))),
        }
        Ok(())
    }

    fn build(self) -> Result<PostgresUrl, StoreError> {
        let mut config = Config::new();
        config
            .user(self.user.ok_or_else(|| bad("it names no user"))?)
            .dbname(self.database.ok_or_else(|| bad("it names no database"))?)
            .application_name(self.application_name.as_deref().unwrap_or("spielhof"))
            .options(format!("{SESSION} {}", self.options.unwrap_or_default()).trim_end())
            .ssl_mode(self.ssl_mode.unwrap_or(SslMode::Prefer))
            .connect_timeout(CONNECT_TIMEOUT)
            .keepalives_idle(SILENCE)
            .keepalives_interval(Duration::from_secs(1))
            .keepalives_retries(3)
            .tcp_user_timeout(SILENCE);
        if let Some(password) = self.password {
            config.password(password);
        }
        if !self.any_session {
            config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        }
        if self.ports.len() > 1 && self.ports.len() != self.hosts.len() {
            return Err(bad("there are as many ports as hosts, or one"));
        }
        let port_of = |place: usize| self.ports.get(place).or(self.ports.first()).copied();
        let hosts: Vec<_> = (0..)
            .zip(self.hosts)
            .map(|(place, (host, port))| (host, port.or_else(|| port_of(place)).unwrap_or(PORT)))
            .collect();
        if hosts.is_empty() || hosts.iter().any(|(host, _)| host.is_empty()) {
            return Err(bad("it names no host"));
        }
        Ok(PostgresUrl { config, hosts, root_certificate: self.root_certificate })
    }
}

/// Certificates are always verified. So there is no difference between the last two.
fn ssl_mode(value: &str) -> Result<SslMode, StoreError> {
    match value {
        "disable" => Ok(SslMode::Disable),
        "prefer" => Ok(SslMode::Prefer),
        "require" | "verify-full" => Ok(SslMode::Require),
        _ => Err(bad("sslmode is disable, prefer, require or verify-full")),
    }
}

/// `host`, `host:port`, `[::1]:port`, or a folder of a socket written with %2F.
fn host_and_port(text: &str) -> Result<(String, Option<u16>), StoreError> {
    if let Some((host, rest)) = text.strip_prefix('[').and_then(|text| text.split_once(']')) {
        let number = rest.strip_prefix(':').map(port).transpose()?;
        return Ok((host.to_owned(), number));
    }
    match text.split_once(':') {
        Some((host, number)) => Ok((decoded(host)?, Some(port(number)?))),
        None => Ok((decoded(text)?, None)),
    }
}

fn port(text: &str) -> Result<u16, StoreError> {
    text.parse().map_err(|_| bad("a port is not a number"))
}

fn non_empty(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}

/// `%2F` and the like as what they mean.
fn decoded(text: &str) -> Result<String, StoreError> {
    let mut bytes = text.bytes();
    let mut plain = Vec::with_capacity(text.len());
    while let Some(byte) = bytes.next() {
        if byte != b'%' {
            plain.push(byte);
            continue;
        }
        let mut digit = || char::from(bytes.next()?).to_digit(16);
        let (high, low) = (digit(), digit());
        let (Some(high), Some(low)) = (high, low) else {
            return Err(bad("two digits follow a %; write % itself as %25"));
        };
        plain.push((high * 16 + low) as u8);
    }
    let plain = String::from_utf8(plain).map_err(|_| bad("it is not UTF-8"))?;
    if plain.contains('\0') { Err(bad("it contains %00")) } else { Ok(plain) }
}

fn bad(why: &str) -> StoreError {
    StoreError::BadUrl(why.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(url: &str) -> Vec<(String, u16)> {
        PostgresUrl::parse(url).unwrap().hosts
    }

    #[test]
    fn several_hosts_sockets_and_ports_are_read() {
        let pair = |host: &str, port| (host.to_owned(), port);
        assert_eq!(hosts("postgres://u@a:1,b/db"), [pair("a", 1), pair("b", 5432)]);
        assert_eq!(hosts("postgresql://u@[::1]:9,b:2/db"), [pair("::1", 9), pair("b", 2)]);
        assert_eq!(hosts("postgres://u@%2Frun%2Fpg/db"), [pair("/run/pg", 5432)]);
        assert_eq!(hosts("postgres:///db?user=u&host=/run/pg&port=7"), [pair("/run/pg", 7)]);
    }

    #[test]
    fn options_are_read() {
        let url = "postgres://u:p%40ss@h/db?sslmode=verify-full&sslrootcert=/etc/ca.pem";
        let url = PostgresUrl::parse(url).unwrap();
        assert_eq!(url.config.get_password(), Some(&b"p@ss"[..]));
        assert_eq!(url.root_certificate(), Some(Path::new("/etc/ca.pem")));
        assert_eq!(url.config.get_ssl_mode(), SslMode::Require);
        assert!(url.has_password() && !url.is_plain());
        let plain = PostgresUrl::parse("postgres://u@h/db?sslmode=disable").unwrap();
        assert!(plain.is_plain() && !plain.has_password());
        assert!(plain.with_password("x".to_owned()).has_password());
    }

    #[test]
    fn a_password_is_never_shown() {
        let url = PostgresUrl::parse("postgres://u:geheim@a,b:7/db").unwrap();
        assert_eq!(url.to_string(), "postgres://u@a:5432,b:7/db");
        assert_eq!(format!("{url:?}"), "PostgresUrl(postgres://u@a:5432,b:7/db)");
        for bad in [
            "mysql://u:geheim@h/db",
            "postgres://u:x@geheim@h/db",
            "postgres://u:x/geheim@h/db",
            "postgres://u:x?geheim=1@h/db",
            "postgres://u:geheim%zz@h/db",
            "postgres://u:geheim@h:port/db",
            "postgres://u:geheim@h/db?geheim=1",
            "postgres://u:geheim@h/db?sslmode=geheim",
            "postgres://u:geheim@h",
            "postgres://:geheim@h/db",
        ] {
            let Err(StoreError::BadUrl(text)) = PostgresUrl::parse(bad) else { panic!("{bad}") };
            assert!(!text.contains("geheim"), "{text}");
        }
    }
}
