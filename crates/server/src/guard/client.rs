//! Who sent a request, as far as that can be believed.

use super::hosts::Hosts;
use crate::config::Network;
use crate::problem::Problem;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use std::net::{IpAddr, SocketAddr};

/// Where our proxies tell who sent a request.
const FORWARDED_FOR: &str = "x-forwarded-for";
/// Other headers by which a request can be seen to be passed on.
const OTHERS_FORWARDED: [&str; 5] =
    ["forwarded", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "via"];

/// The other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// Who sent a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Client {
    /// From where.
    pub address: IpAddr,
    /// The host that was asked for.
    pub host: String,
    /// Does the client use `https`?
    pub secure: bool,
    /// Did the request come through a proxy that names no sender, or one we do not trust?
    pub passed_on: bool,
}

impl Client {
    /// Believes the forwarded headers only if they come from one of our proxies.
    pub(crate) fn of(
        Peer(peer): Peer,
        host: Option<&str>,
        headers: &HeaderMap,
        proxies: &[Network],
        hosts: &Hosts,
    ) -> Client {
        let is_proxy = |address: IpAddr| proxies.iter().any(|network| network.holds(address));
        let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let own_host = host.or_else(|| text(header::HOST.as_str())).unwrap_or_default();
        let peer = peer.ip().to_canonical();
        if !is_proxy(peer) {
            let passed_on =
                ["x-forwarded-for", "forwarded"].iter().any(|name| headers.contains_key(*name));
            let secure = hosts.knows(own_host).unwrap_or(false);
            return Client { address: peer, host: own_host.to_owned(), secure, passed_on };
        }
        let host = text("x-forwarded-host").unwrap_or(own_host);
        let secure = match text("x-forwarded-proto") {
            Some(scheme) => scheme.eq_ignore_ascii_case("https"),
            None => hosts.knows(host).unwrap_or(false),
        };
        let sender = if headers.contains_key(FORWARDED_FOR) {
            sender(headers, is_proxy)
        } else {
            // Without any such header the proxy itself asks, or a person on its machine.
            let forwarded = OTHERS_FORWARDED.iter().any(|name| headers.contains_key(*name));
            (!forwarded).then_some(peer)
        };
        // A sender that the proxy does not tell is somebody, but nobody on this machine.
        let (address, passed_on) = (sender.unwrap_or(peer), sender.is_none());
        Client { address, host: host.to_owned(), secure, passed_on }
    }

    /// Is it somebody on this very machine?
    pub fn is_local(&self) -> bool {
        self.address.is_loopback() && !self.passed_on
    }
}

/// The last address in the list that is none of our proxies: what stands before it anybody
/// may have written.
fn sender(headers: &HeaderMap, is_proxy: impl Fn(IpAddr) -> bool) -> Option<IpAddr> {
    let lines: Vec<&str> = headers
        .get_all(FORWARDED_FOR)
        .iter()
        .map(|value| value.to_str().unwrap_or_default())
        .collect();
    let mut last = None;
    for entry in lines.join(",").rsplit(',') {
        let address = entry.trim().parse::<IpAddr>().ok()?.to_canonical();
        last = Some(address);
        if !is_proxy(address) {
            break;
        }
    }
    last
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Problem> {
        let client = parts.extensions.get::<Client>().cloned();
        client.ok_or_else(|| Problem::plain(StatusCode::BAD_REQUEST, "server-no-sender"))
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::config::Config;

    fn client(peer: &str, forwarded: &[&str]) -> Client {
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        headers.insert("x-forwarded-proto", "https".parse().unwrap());
        headers.insert("x-forwarded-host", "spiel.example".parse().unwrap());
        headers.insert("host", "inside:7777".parse().unwrap());
        let peer = Peer(SocketAddr::new(peer.parse().unwrap(), 1));
        let hosts = Hosts::new(&Config::new("data".into()), &[], 80);
        Client::of(peer, None, &headers, &[Network::read("10.0.0.0/8").unwrap()], &hosts)
    }

    #[test]
    fn strangers_are_not_believed() {
        let stranger = client("192.0.2.7", &["198.51.100.1"]);
        assert_eq!(stranger.address.to_string(), "192.0.2.7");
        assert_eq!((stranger.host.as_str(), stranger.secure), ("inside:7777", false));
        assert!(!client("127.0.0.1", &["198.51.100.1"]).is_local());
    }

    #[test]
    fn proxies_are_believed_as_far_as_they_know() {
        let known = client("10.0.0.1", &["198.51.100.1"]);
        assert_eq!(known.address.to_string(), "198.51.100.1");
        assert_eq!((known.host.as_str(), known.secure), ("spiel.example", true));
        // What a client wrote before its request came to our first proxy proves nothing.
        let forged = client("10.0.0.1", &["127.0.0.1, 198.51.100.1", "10.0.0.9"]);
        assert_eq!(forged.address.to_string(), "198.51.100.1");
        let rubbish = client("10.0.0.1", &["rubbish"]);
        assert_eq!((rubbish.address.to_string(), rubbish.passed_on), ("10.0.0.1".to_owned(), true));
        assert_eq!(client("::ffff:10.0.0.1", &["192.0.2.1"]).address.to_string(), "192.0.2.1");
    }
}
