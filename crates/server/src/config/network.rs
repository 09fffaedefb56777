use std::net::IpAddr;

/// Some addresses: one, or all that begin alike (`10.0.0.0/8`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    prefix: u32,
}

impl Network {
    /// Reads an address, with or without the length of a prefix.
    ///
    /// ```
    /// use spielhof_server::Network;
    /// let house = Network::read("192.168.0.0/16").unwrap();
    /// assert!(house.holds("192.168.7.9".parse().unwrap()));
    /// assert!(house.holds("::ffff:192.168.7.9".parse().unwrap()));
    /// assert!(!house.holds("192.169.0.1".parse().unwrap()));
    /// assert!(Network::read("10.0.0.0/33").is_none());
    /// ```
    pub fn read(text: &str) -> Option<Network> {
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix.parse().ok()?)),
            None => (text, None),
        };
        let address: IpAddr = address.parse().ok()?;
        let whole = bits(address).1;
        let prefix = prefix.unwrap_or(whole);
        (prefix <= whole).then_some(Network { address, prefix })
    }

    /// Is this one of them?
    pub fn holds(&self, address: IpAddr) -> bool {
        let (ours, length) = bits(self.address.to_canonical());
        let (theirs, same) = bits(address.to_canonical());
        // Shifting by the whole length would overflow; then every address is one of them.
        let rest = length - self.prefix;
        length == same && (rest == 128 || (ours ^ theirs).checked_shr(rest).unwrap_or(0) == 0)
    }
}

/// An address as a number, and how many bits that has.
fn bits(address: IpAddr) -> (u128, u32) {
    match address {
        IpAddr::V4(address) => (u128::from(u32::from(address)), 32),
        IpAddr::V6(address) => (u128::from(address), 128),
    }
}
