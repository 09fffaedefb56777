//! The names a server goes by. A request that asks for another one, or comes from a page of
//! another one, is not for us: somebody may have pointed a name of their own at our address.

use crate::config::{Config, Origin};
use std::net::{IpAddr, SocketAddr};

/// The names of a server, as the origins of its pages.
#[derive(Debug)]
pub struct Hosts {
    origins: Vec<Origin>,
}

/// Host and port as browsers write them.
pub(crate) fn authority(address: IpAddr, port: u16) -> String {
    match port {
        80 if address.is_ipv6() => format!("[{address}]"),
        80 => address.to_string(),
        _ => SocketAddr::new(address, port).to_string(),
    }
}

impl Hosts {
    /// A server on this port of these addresses. People who reach it over another name have
    /// told so in the set-up.
    pub fn new(config: &Config, addresses: &[IpAddr], port: u16) -> Hosts {
        let mut origins = config.origins.clone();
        let own = addresses.iter().map(|&address| Origin::plain(&authority(address, port)));
        origins.extend(own);
        if addresses.iter().any(IpAddr::is_loopback) {
            let name =
                if port == 80 { "localhost".to_owned() } else { format!("localhost:{port}") };
            origins.push(Origin::plain(&name));
        }
        Hosts { origins }
    }

    /// Is this host one of ours, and are its pages fetched over TLS?
    pub fn knows(&self, host: &str) -> Option<bool> {
        self.origin(host).map(Origin::is_secure)
    }

    /// Where the pages of a host come from, if it is one of ours.
    pub fn origin(&self, host: &str) -> Option<&Origin> {
        let host = host.to_lowercase();
        let ours = |origin: &&Origin| {
            let usual = if origin.is_secure() { ":443" } else { ":80" };
            origin.authority() == host.strip_suffix(usual).unwrap_or(&host)
        };
        self.origins.iter().find(ours)
    }

    /// Is a page from there one of ours?
    pub fn allows(&self, origin: &str) -> bool {
        Origin::read(origin).is_some_and(|origin| self.origins.contains(&origin))
    }
}
