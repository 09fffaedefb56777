//! Addresses at push services, which strangers name: they must not lead into our own network.

use http::Uri;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// The longest address that is taken.
const LONGEST: usize = 1024;

/// An address at a push service that may be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoint {
    uri: Uri,
    secure: bool,
    /// An operator has named its service: it may be anywhere.
    trusted: bool,
}

/// Why something is no such address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EndpointError {
    /// It is no address, or too long.
    #[error("this is no address of at most {LONGEST} characters")]
    NotAnAddress,
    /// It is not encrypted.
    #[error("an endpoint begins with https://")]
    NotEncrypted,
    /// It names no host, or one that is no name of a public one.
    #[error("an endpoint is at a host with a public name")]
    Host,
    /// It is not where push services are: nobody shall look for open ports through us.
    #[error("an endpoint is at port 443")]
    Port,
}

impl Endpoint {
    /// Reads an address. `trusted` are origins (`http://127.0.0.1:9000`) that an operator has named:
    /// they need no encryption and no public address.
    ///
    /// ```
    /// use spielhof_push::{Endpoint, EndpointError};
    /// let endpoint = Endpoint::read("https://push.example/send/abc", &[])?;
    /// assert_eq!(endpoint.origin(), "https://push.example");
    /// let own = Endpoint::read("https://192.168.1.1/admin", &[]);
    /// assert_eq!(own, Err(EndpointError::Host));
    /// # Ok::<(), EndpointError>(())
    /// ```
    pub fn read(text: &str, trusted: &[String]) -> Result<Endpoint, EndpointError> {
        if text.len() > LONGEST {
            return Err(EndpointError::NotAnAddress);
        }
        let uri: Uri = text.parse().map_err(|_| EndpointError::NotAnAddress)?;
        let secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(EndpointError::NotAnAddress),
        };
        let authority = uri.authority().ok_or(EndpointError::Host)?;
        if authority.as_str().contains('@') {
            return Err(EndpointError::Host);
        }
        let mut endpoint = Endpoint { uri, secure, trusted: false };
        endpoint.trusted = trusted.contains(&endpoint.origin());
        if endpoint.trusted {
            return Ok(endpoint);
        }
        if !secure {
            return Err(EndpointError::NotEncrypted);
        }
        let host = endpoint.host();
        let is_number = host.trim_matches(['[', ']']).parse::<IpAddr>().is_ok();
        if is_number || !host.contains('.') || is_local(host) {
            return Err(EndpointError::Host);
        }
        if endpoint.port() != 443 {
            return Err(EndpointError::Port);
        }
        Ok(endpoint)
    }

    /// Scheme, host and port.
    pub fn origin(&self) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        let authority = self.uri.authority().map_or("", |authority| authority.as_str());
        let usual = if self.secure { ":443" } else { ":80" };
        let authority = authority.strip_suffix(usual).unwrap_or(authority);
        format!("{scheme}://{}", authority.to_lowercase())
    }

    /// Is it asked over TLS?
    pub fn is_secure(&self) -> bool {
        self.secure
    }

    pub(crate) fn host(&self) -> &str {
        self.uri.host().unwrap_or_default()
    }

    pub(crate) fn port(&self) -> u16 {
        self.uri.port_u16().unwrap_or(if self.secure { 443 } else { 80 })
    }

    pub(crate) fn path(&self) -> &str {
        self.uri.path_and_query().map_or("/", |path| path.as_str())
    }

    /// May a connection go to this address of its host?
    pub(crate) fn may_lead_to(&self, address: IpAddr) -> bool {
        self.trusted || is_public(address)
    }
}

/// Names that never leave a network.
fn is_local(host: &str) -> bool {
    let host = host.to_lowercase();
    let host = host.strip_suffix('.').unwrap_or(&host);
    let top = host.rsplit('.').next().unwrap_or_default();
    ["local", "localhost", "internal", "lan", "home", "arpa"].contains(&top)
}

/// Does an address belong to the public network, so that nobody is asked who trusts us for where
/// we are?
///
/// ```
/// use spielhof_push::is_public;
/// assert!(is_public("9.9.9.9".parse()?));
/// assert!(!is_public("10.0.0.1".parse()?) && !is_public("::ffff:127.0.0.1".parse()?));
/// # Ok::<(), std::net::AddrParseError>(())
/// ```
pub fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => match address.to_ipv4_mapped() {
            Some(mapped) => is_public_v4(mapped),
            None => is_public_v6(address),
        },
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_shared = a == 100 && (64..128).contains(&b);
    let is_protocol = (a, b, c) == (192, 0, 0);
    let is_benchmark = a == 198 && (18..20).contains(&b);
    let is_reserved = a == 0 || a >= 240;
    !(address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        || is_shared
        || is_protocol
        || is_benchmark
        || is_reserved)
}

/// Only global unicast, and of it no range that embeds or documents other addresses.
fn is_public_v6(address: Ipv6Addr) -> bool {
    let segments = address.segments();
    let is_global = (0x2000..0x4000).contains(&segments[0]);
    let is_teredo_or_protocol = segments[0] == 0x2001 && segments[1] < 0x0200;
    let is_documentation =
        (segments[0] == 0x2001 && segments[1] == 0x0db8) || segments[0] == 0x3fff;
    let is_6to4 = segments[0] == 0x2002;
    is_global && !is_teredo_or_protocol && !is_documentation && !is_6to4
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_encrypted_addresses_of_public_names_are_taken() {
        let read = |text: &str| Endpoint::read(text, &[]);
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc:def",
            "https://updates.push.services.mozilla.com/wpush/v2/x",
            "https://web.push.apple.com:443/Q",
        ] {
            assert!(read(good).is_ok(), "{good}");
        }
        for (bad, why) in [
            ("http://push.example/a", EndpointError::NotEncrypted),
            ("https://127.0.0.1/a", EndpointError::Host),
            ("https://[::1]/a", EndpointError::Host),
            ("https://localhost/a", EndpointError::Host),
            ("https://db.internal/a", EndpointError::Host),
            ("https://printer.local./a", EndpointError::Host),
            ("https://user:word@push.example/a", EndpointError::Host),
            ("https://push.example:22/a", EndpointError::Port),
            ("ftp://push.example/a", EndpointError::NotAnAddress),
            ("/send/abc", EndpointError::NotAnAddress),
            ("", EndpointError::NotAnAddress),
        ] {
            assert_eq!(read(bad), Err(why), "{bad}");
        }
        let long = format!("https://push.example/{}", "a".repeat(LONGEST));
        assert_eq!(read(&long), Err(EndpointError::NotAnAddress));
    }

    #[test]
    fn an_operator_may_name_a_service_anywhere() {
        let trusted = ["http://127.0.0.1:9000".to_owned()];
        let endpoint = Endpoint::read("http://127.0.0.1:9000/x?y=1", &trusted).unwrap();
        assert_eq!((endpoint.port(), endpoint.path()), (9000, "/x?y=1"));
        assert!(endpoint.may_lead_to([127, 0, 0, 1].into()));
        assert!(Endpoint::read("http://127.0.0.1:9001/x", &trusted).is_err(), "another port");
    }

    #[test]
    fn a_public_name_that_leads_into_our_network_is_not_followed() {
        let endpoint = Endpoint::read("https://push.example/a", &[]).unwrap();
        for own in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.0.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "192.0.0.8",
            "198.18.0.1",
            "203.0.113.5",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "ff02::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2001:db8::1",
            "2002:a00:1::",
            "2001::1",
        ] {
            assert!(!endpoint.may_lead_to(own.parse().unwrap()), "{own}");
        }
        for public in ["9.9.9.9", "142.250.1.1", "2620:fe::fe", "2a00:1450::1"] {
            assert!(endpoint.may_lead_to(public.parse().unwrap()), "{public}");
        }
    }
}
