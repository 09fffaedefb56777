//! What is wrong with a set-up.

use say::{number, plain, text, with};
use std::path::PathBuf;
use wire::Said;

/// Where a setting comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// The command line.
    Flag,
    /// The environment.
    Environment,
    /// A file.
    File(PathBuf),
}

/// What a setting has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    /// A number within bounds.
    Number {
        /// The smallest.
        least: u32,
        /// The greatest.
        most: u32,
    },
    /// `true` or `false`.
    Switch,
    /// An address of this machine.
    Address,
    /// Where pages come from.
    Origin,
    /// An address, or all that begin alike.
    Network,
    /// How much is logged.
    Log,
    /// In which form the log is written.
    LogFormat,
    /// The address of a database.
    Store,
    /// An address of this machine with a port.
    SocketAddress,
    /// A host with a port.
    HostAndPort,
    /// A file with a long token in it.
    Token,
    /// One value, not several.
    One,
}

/// What is wrong with a set-up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ConfigError {
    /// There is no such setting.
    #[error("unknown setting `{}`", .given_by.spell(.name))]
    Unknown {
        /// What it is called.
        name: String,
        /// Where it stands.
        given_by: Source,
    },
    /// A setting that cannot be so.
    #[error("setting `{}` cannot be `{}`", .given_by.spell(.name), .wants.shown(.value))]
    Value {
        /// Which.
        name: &'static str,
        /// How it was set.
        value: String,
        /// Where it stands.
        given_by: Source,
        /// What it has to be.
        wants: Wants,
    },
    /// Two settings that do not go together.
    #[error("settings `{one}` and `{other}` contradict each other")]
    Contradiction {
        /// One of them.
        one: &'static str,
        /// The other one.
        other: &'static str,
    },
    /// A setting that means nothing without another.
    #[error("setting `{one}` needs `{other}`")]
    Needs {
        /// The one that was given.
        one: &'static str,
        /// The one that is missing.
        other: &'static str,
    },
    /// The file cannot be read.
    #[error("{}: {problem}", .path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// What the machine says.
        problem: String,
    },
    /// The file is no TOML.
    #[error("{}: line {line} is not TOML", .path.display())]
    Syntax {
        /// Which.
        path: PathBuf,
        /// In which line, from one.
        line: usize,
    },
    /// There is no folder of one's own on this machine; one has to be named.
    #[error("there is no data folder on this machine; name one")]
    NoFolder,
}

impl ConfigError {
    /// The sentence.
    pub fn said(&self) -> Said {
        match self {
            ConfigError::Unknown { name, given_by } => {
                with("fault-setting-unknown", [("name", text(given_by.spell(name)))])
            }
            ConfigError::Value { name, value, given_by, wants } => {
                wants.said(given_by.spell(name), value)
            }
            ConfigError::Contradiction { one, other } => {
                with("fault-setting-contradiction", [("one", text(one)), ("other", text(other))])
            }
            ConfigError::Needs { one, other } => {
                with("fault-setting-needs", [("one", text(one)), ("other", text(other))])
            }
            ConfigError::File { path, problem } => {
                let args = [("path", text(path.display())), ("problem", text(problem))];
                with("fault-file", args)
            }
            ConfigError::Syntax { path, line } => {
                let args = [("path", text(path.display())), ("line", number(*line))];
                with("fault-setting-syntax", args)
            }
            ConfigError::NoFolder => plain("fault-setting-no-folder"),
        }
    }
}

/// The name of a setting in the environment.
pub(super) fn variable(name: &str) -> String {
    format!("SPIELHOF_{}", name.to_uppercase().replace('-', "_"))
}

impl Source {
    /// A setting as it is written there.
    fn spell(&self, name: &str) -> String {
        match self {
            Source::Flag => format!("--{name}"),
            Source::Environment => variable(name),
            Source::File(path) => format!("{}: {name}", path.display()),
        }
    }
}

impl Wants {
    /// A value as it may be shown. The address of a database may hold a password.
    fn shown(self, value: &str) -> &str {
        if self == Wants::Store { "…" } else { value }
    }

    fn said(self, name: String, value: &str) -> Said {
        let given = [("name", text(name)), ("value", text(value))];
        let [a, b] = given;
        match self {
            Wants::Number { least, most } => {
                let bounds = [a, b, ("least", number(least)), ("most", number(most))];
                with("fault-setting-number", bounds)
            }
            Wants::Switch => with("fault-setting-switch", [a, b]),
            Wants::Address => with("fault-setting-address", [a, b]),
            Wants::Origin => with("fault-setting-origin", [a, b]),
            Wants::Network => with("fault-setting-network", [a, b]),
            Wants::Log => with("fault-setting-log", [a, b]),
            Wants::LogFormat => with("fault-setting-log-format", [a, b]),
            // The address may hold a password: it is not shown.
            Wants::Store => with("fault-setting-store", [a]),
            Wants::SocketAddress => with("fault-setting-socket-address", [a, b]),
            Wants::HostAndPort => with("fault-setting-host-and-port", [a, b]),
            Wants::Token => with("fault-setting-token", [a, b]),
            Wants::One => with("fault-setting-one", [a, b]),
        }
    }
}
