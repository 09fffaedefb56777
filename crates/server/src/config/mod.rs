//! How a server is set up: flags, then the environment, then a file, then what is usual.
//! Everything is checked before anything starts, and all faults are told at once.

mod error;
mod network;
mod origin;
mod place;
mod settings;
mod token;

pub use error::{ConfigError, Source, Wants};
pub use network::Network;
pub use origin::Origin;
pub use place::{InternalAddress, StorePlace};
pub use settings::{Given, Kind, SETTINGS, Setting, from_environment, from_file};
pub use token::AdminToken;

use rules::ErrorList;
use settings::Reader;
use std::net::{IpAddr, Ipv4Addr};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Duration;

/// When an action is acknowledged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Acknowledge {
    /// When it is stored for good.
    #[default]
    Stored,
    /// At once. For the crash test, which must find that this loses actions.
    Early,
}

impl Acknowledge {
    /// As the crash trial asks for its failing control.
    #[cfg(feature = "crash-controls")]
    pub(crate) fn wanted() -> Acknowledge {
        match std::env::var("SPIELHOF_TEST_ACKNOWLEDGE") {
            Ok(when) if when == "early" => Acknowledge::Early,
            _ => Acknowledge::Stored,
        }
    }

    #[cfg(not(feature = "crash-controls"))]
    pub(crate) fn wanted() -> Acknowledge {
        Acknowledge::Stored
    }
}

/// How a server is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Where it listens.
    pub address: IpAddr,
    /// On which port; any free one for 0.
    pub port: u16,
    /// Does it serve the whole house? Then it listens on every address of this machine.
    pub lan: bool,
    /// Where it keeps what must not be lost.
    pub data: PathBuf,
    /// In which store: a file in that folder, or a database.
    pub store: StorePlace,
    /// A file that holds the password of the database.
    pub store_password_file: Option<PathBuf>,
    /// Where other servers of the same database reach this one.
    pub internal: InternalAddress,
    /// The addresses under which people reach it from elsewhere, as browsers name them.
    pub origins: Vec<Origin>,
    /// Push services that may be in a network of our own, as browsers name them.
    pub push_services: Vec<Origin>,
    /// Whose word about the real sender of a request is believed.
    pub proxies: Vec<Network>,
    /// How much of everything there may be.
    pub caps: Caps,
    /// After how many days without anything happening a table is deleted; never for 0.
    pub retire_after: u32,
    /// After how many hours a table whose game has not begun is no longer listed; it is deleted
    /// after as long again. Never for 0.
    pub retire_unbegun_after: u32,
    /// Days after the last visit until a guest without a seat is deleted; 0 for never.
    pub forget_guests_after: u32,
    /// What operators show who are not on this machine; nobody else is one without it.
    pub admin_token: Option<AdminToken>,
    /// For how many days it is kept what operators did.
    pub audit_days: u32,
    /// How many computer players think at the same time.
    pub threads: usize,
    /// How much is logged.
    pub log: Log,
    /// In which form.
    pub log_format: LogFormat,
    /// Where the web client lies, if not in this program.
    pub web: Option<PathBuf>,
    /// How long things may take; not for people to set.
    pub patience: Patience,
}

/// How long things may take before the server gives up on them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Patience {
    /// The head of a request, also the first and the next one.
    pub head: Duration,
    /// The rest of a request.
    pub body: Duration,
    /// A request from its head to its answer.
    pub request: Duration,
    /// Reading nothing while there is something to read.
    pub reader: Duration,
    /// Leaving when the server ends.
    pub farewell: Duration,
    /// The first message of a socket.
    pub hello: Duration,
    /// Any message of a socket; clients say `ping` now and then.
    pub silence: Duration,
    /// Being gone from a table where others wait, before a computer stands in.
    pub seat: Duration,
    /// Being at a table without sending the salt for its dice, before the game is broken off.
    pub salt: Duration,
    /// Coming back to a table after one's turn has begun, before one is reminded.
    pub reminder: Duration,
    /// The lease of a node: without a sign of life for so long its tables are taken over.
    pub lease: Duration,
    /// An answer of another node.
    pub peer: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        let seconds = Duration::from_secs;
        Patience {
            head: seconds(15),
            body: seconds(10),
            request: seconds(30),
            reader: seconds(20),
            farewell: seconds(10),
            hello: seconds(10),
            silence: seconds(75),
            seat: seconds(180),
            salt: seconds(120),
            reminder: seconds(15),
            lease: seconds(3),
            peer: seconds(10),
        }
    }
}

/// How much of everything there may be. For limits of speed 0 means none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caps {
    /// Tables whose games are not over.
    pub tables: u32,
    /// The same, opened by one guest or with a seat of theirs.
    pub tables_per_guest: u32,
    /// Connections of one address.
    pub connections_per_address: u32,
    /// WebSockets of one address.
    pub sockets_per_address: u32,
    /// Bytes of a message over a WebSocket.
    pub message_size: u32,
    /// Messages a second over one WebSocket.
    pub messages_per_second: u32,
    /// Requests a second of one address, with ten seconds' worth at once.
    pub requests_per_second: u32,
    /// New guests an hour from one address.
    pub guests_per_hour: u32,
}

/// How much is logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Log {
    /// Only what is broken.
    Error,
    /// Also what looks wrong.
    Warn,
    /// Also what happens rarely.
    Info,
    /// Everything.
    Debug,
}

impl Log {
    /// All of them, the least first.
    pub const ALL: [Log; 4] = [Log::Error, Log::Warn, Log::Info, Log::Debug];

    fn named(name: &str) -> Option<Log> {
        Log::ALL.into_iter().find(|log| log.name() == name)
    }

    /// The name that people write.
    pub const fn name(self) -> &'static str {
        match self {
            Log::Error => "error",
            Log::Warn => "warn",
            Log::Info => "info",
            Log::Debug => "debug",
        }
    }
}

impl Default for Caps {
    fn default() -> Caps {
        Caps {
            tables: 10_000,
            tables_per_guest: 50,
            connections_per_address: 100,
            sockets_per_address: 50,
            message_size: 4096,
            messages_per_second: 10,
            requests_per_second: 20,
            guests_per_hour: 200,
        }
    }
}

/// In which form the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// Lines for people.
    Text,
    /// A JSON object a line, for programs.
    Json,
}

impl LogFormat {
    fn named(name: &str) -> Option<LogFormat> {
        match name {
            "text" => Some(LogFormat::Text),
            "json" => Some(LogFormat::Json),
            _ => None,
        }
    }
}

impl Config {
    /// The usual set-up, with its data in this folder.
    pub fn new(data: PathBuf) -> Config {
        Config {
            address: IpAddr::V4(Ipv4Addr::LOCALHOST),
            port: 7777,
            lan: false,
            data,
            store: StorePlace::File,
            store_password_file: None,
            internal: InternalAddress::default(),
            origins: Vec::new(),
            push_services: Vec::new(),
            proxies: Vec::new(),
            caps: Caps::default(),
            retire_after: 90,
            retire_unbegun_after: 12,
            forget_guests_after: 180,
            admin_token: None,
            audit_days: 365,
            threads: std::thread::available_parallelism().map_or(1, usize::from),
            log: Log::Warn,
            log_format: LogFormat::Text,
            web: None,
            patience: Patience::default(),
        }
    }

    /// Puts together what was given, the weightiest source last, or tells all that is wrong.
    pub fn of(sources: Vec<Vec<Given>>) -> Result<Config, ErrorList<ConfigError>> {
        let mut given = Reader::new(sources);
        let usual = Config::new(PathBuf::new());
        let caps = usual.caps;
        const ANY: RangeInclusive<u32> = 0..=u32::MAX;
        const SOME: RangeInclusive<u32> = 1..=u32::MAX;
        let data = given.path("data").or_else(settings::usual_folder);
        if data.is_none() {
            given.fault(ConfigError::NoFolder);
        }
        let lan = given.switch("lan");
        if lan && given.has("address") {
            given.fault(ConfigError::Contradiction { one: "lan", other: "address" });
        }
        if given.has("store-password-file") && !given.has("store") {
            given.fault(ConfigError::Needs { one: "store-password-file", other: "store" });
        }
        let config = Config {
            address: given
                .one("address", Wants::Address, |text| text.parse().ok())
                .unwrap_or(usual.address),
            port: given.number("port", 0..=65_535, usual.port),
            lan,
            data: data.unwrap_or_default(),
            store: given.one("store", Wants::Store, StorePlace::read).unwrap_or(StorePlace::File),
            store_password_file: given.path("store-password-file"),
            internal: InternalAddress {
                listen: given
                    .one("internal-address", Wants::SocketAddress, |text| text.parse().ok())
                    .unwrap_or(usual.internal.listen),
                name: given.one("internal-name", Wants::HostAndPort, place::host_and_port),
            },
            origins: given.many("origin", Wants::Origin, Origin::read),
            push_services: given.many("push-service", Wants::Origin, Origin::read),
            proxies: given.many("proxy", Wants::Network, Network::read),
            caps: Caps {
                tables: given.number("tables", SOME, caps.tables),
                tables_per_guest: given.number("tables-per-guest", SOME, caps.tables_per_guest),
                connections_per_address: given.number(
                    "connections-per-address",
                    SOME,
                    caps.connections_per_address,
                ),
                sockets_per_address: given.number(
                    "sockets-per-address",
                    SOME,
                    caps.sockets_per_address,
                ),
                message_size: given.number("message-size", 256..=1 << 20, caps.message_size),
                messages_per_second: given.number(
                    "messages-per-second",
                    ANY,
                    caps.messages_per_second,
                ),
                requests_per_second: given.number(
                    "requests-per-second",
                    ANY,
                    caps.requests_per_second,
                ),
                guests_per_hour: given.number("guests-per-hour", ANY, caps.guests_per_hour),
            },
            retire_after: given.number("retire-after", 0..=36_500, usual.retire_after),
            retire_unbegun_after: given.number(
                "retire-unbegun-after",
                0..=876_000,
                usual.retire_unbegun_after,
            ),
            forget_guests_after: given.number(
                "forget-guests-after",
                0..=36_500,
                usual.forget_guests_after,
            ),
            admin_token: given.one("admin-token-file", Wants::Token, AdminToken::in_file),
            audit_days: given.number("audit-days", 1..=36_500, usual.audit_days),
            threads: given.number("threads", 1..=1024, usual.threads),
            log: given.one("log", Wants::Log, Log::named).unwrap_or(usual.log),
            log_format: given
                .one("log-format", Wants::LogFormat, LogFormat::named)
                .unwrap_or(usual.log_format),
            web: given.path("web"),
            patience: usual.patience,
        };
        given.finish(config)
    }
}
