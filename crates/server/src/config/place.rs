//! Where a server keeps everything, and where other servers of the same database reach it.

use std::net::{Ipv4Addr, SocketAddr};
use store::PostgresUrl;

/// In which store a server keeps everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StorePlace {
    /// A file in the data folder, for one server.
    File,
    /// A PostgreSQL database, which several servers can share.
    Postgres(Box<PostgresUrl>),
}

impl StorePlace {
    /// Reads the address of a database.
    pub fn read(text: &str) -> Option<StorePlace> {
        PostgresUrl::parse(text).ok().map(Box::new).map(StorePlace::Postgres)
    }
}

/// Where other servers of the same database reach this one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InternalAddress {
    /// Where it listens for them; any free port for 0.
    pub listen: SocketAddr,
    /// Host and port as they have to call it, if that is not where it listens.
    pub name: Option<String>,
}

impl Default for InternalAddress {
    /// Servers on the same machine.
    fn default() -> InternalAddress {
        InternalAddress { listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)), name: None }
    }
}

impl InternalAddress {
    /// The name to tell others, with the address that it listens on; none if that is every address
    /// of the machine, which is no name.
    pub fn told(&self, bound: SocketAddr) -> Option<String> {
        let own = (!bound.ip().is_unspecified()).then(|| bound.to_string());
        self.name.clone().or(own)
    }
}

/// A host, a colon and a port.
pub(super) fn host_and_port(text: &str) -> Option<String> {
    let (host, port) = text.rsplit_once(':')?;
    let fits = |c: char| c.is_ascii_alphanumeric() || "-._:[]".contains(c);
    let port: u16 = port.parse().ok()?;
    (!host.is_empty() && host.chars().all(fits) && port > 0).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_host_and_a_port() {
        for good in ["node-1.internal:7778", "10.0.0.1:80", "[2001:db8::1]:7778"] {
            assert_eq!(host_and_port(good).as_deref(), Some(good));
        }
        for bad in ["node", "node:", ":80", "node:0", "node:99999", "a b:80", "http://node:80"] {
            assert_eq!(host_and_port(bad), None, "{bad}");
        }
    }

    #[test]
    fn every_address_is_no_name() {
        let every = InternalAddress { listen: ([0, 0, 0, 0], 80).into(), name: None };
        assert_eq!(every.told(([0, 0, 0, 0], 80).into()), None);
        assert_eq!(every.told(([10, 0, 0, 1], 80).into()).as_deref(), Some("10.0.0.1:80"));
        let named = InternalAddress { name: Some("node:80".to_owned()), ..every };
        assert_eq!(named.told(([0, 0, 0, 0], 80).into()).as_deref(), Some("node:80"));
    }
}
