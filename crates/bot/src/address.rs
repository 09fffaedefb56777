//! Where a server is, and what a link to a table says.

use crate::BotError;
use std::fmt;

/// A table, and what it takes to sit down there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableLink {
    /// Its id.
    pub id: String,
    /// The invitation; a table that everybody can find needs none.
    pub invite: Option<String>,
}

/// The address of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Address {
    /// Is the connection encrypted?
    pub secure: bool,
    /// The name or number of the machine, as TLS wants it.
    pub host: String,
    /// The port.
    pub port: u16,
    /// Host and port as they were written, for the header `Host`.
    pub authority: String,
}

impl Address {
    /// Reads the address of a server, or a link to a table.
    ///
    /// ```
    /// use spielhof_bot::Address;
    /// let (address, table) = Address::read("https://example.org/t/7abc#9xyz").unwrap();
    /// assert_eq!((&*address.host, address.port), ("example.org", 443));
    /// assert_eq!(table.unwrap().invite.as_deref(), Some("9xyz"));
    /// ```
    pub fn read(url: &str) -> Result<(Address, Option<TableLink>), BotError> {
        let bad = || BotError::Url(url.to_owned());
        let (secure, rest) = match url.split_once("://").ok_or_else(bad)? {
            ("http", rest) => (false, rest),
            ("https", rest) => (true, rest),
            _ => return Err(bad()),
        };
        let (authority, path) = rest.split_at(rest.find(['/', '#', '?']).unwrap_or(rest.len()));
        let (host, port) = split(authority).ok_or_else(bad)?;
        let port = port.unwrap_or(if secure { 443 } else { 80 });
        let address =
            Address { secure, host: host.to_owned(), port, authority: authority.to_owned() };
        Ok((address, table(path).ok_or_else(bad)?))
    }
}

/// Host and port; an address of IPv6 stands in brackets.
fn split(authority: &str) -> Option<(&str, Option<u16>)> {
    let (host, rest) = match authority.strip_prefix('[') {
        Some(rest) => rest.split_once(']')?,
        None => authority.split_at(authority.find(':').unwrap_or(authority.len())),
    };
    let port = match rest.strip_prefix(':') {
        Some(port) => Some(port.parse().ok()?),
        None if rest.is_empty() => None,
        None => return None,
    };
    let plain = |c: char| c.is_ascii_alphanumeric() || "-.:_".contains(c);
    (!host.is_empty() && host.chars().all(plain)).then_some((host, port))
}

/// What a path says about a table; the outer `None` if it is no path of ours.
fn table(path: &str) -> Option<Option<TableLink>> {
    if path.is_empty() || path == "/" {
        return Some(None);
    }
    let (id, invite) = match path.strip_prefix("/t/")?.split_once('#') {
        Some((id, invite)) => (id, Some(invite.to_owned())),
        None => (path.strip_prefix("/t/")?, None),
    };
    is_name(id).then(|| Some(TableLink { id: id.to_owned(), invite }))
}

/// Can this be the id of a table?
fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|c| c.is_ascii_alphanumeric())
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority)
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn addresses_and_links_are_read() {
        for (url, secure, host, port, id) in [
            ("http://127.0.0.1:7777", false, "127.0.0.1", 7777, None),
            ("http://127.0.0.1:7777/", false, "127.0.0.1", 7777, None),
            ("https://spiel.example", true, "spiel.example", 443, None),
            ("http://[::1]:80/t/a7", false, "::1", 80, Some(("a7", None))),
            ("http://h/t/a7#i9", false, "h", 80, Some(("a7", Some("i9")))),
        ] {
            let (address, table) = Address::read(url).unwrap();
            assert_eq!((address.secure, &*address.host, address.port), (secure, host, port));
            let table = table.as_ref().map(|link| (&*link.id, link.invite.as_deref()));
            assert_eq!(table, id, "{url}");
            assert!(url.starts_with(&address.to_string()));
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for url in [
            "",
            "x",
            "ftp://h",
            "http://",
            "http://h:x",
            "http://h:70000",
            "http://a b",
            "http://u@h",
            "http://[::1",
            "http://[::1]x",
            "http://h/x",
            "http://h/t/",
            "http://h/t/a/b",
        ] {
            assert!(Address::read(url).is_err(), "{url}");
        }
    }
}
