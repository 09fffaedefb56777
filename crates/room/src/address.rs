//! Where a connection comes from, as far as limits care.

use std::net::IpAddr;

/// A socket at a table.
pub type SocketId = u64;

/// What counts as one address: of IPv6 the first half, for the rest is everybody's own to
/// choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Neighbourhood(u64, bool);

impl Neighbourhood {
    /// The neighbourhood of an address.
    pub fn of(address: IpAddr) -> Neighbourhood {
        match address.to_canonical() {
            IpAddr::V4(address) => Neighbourhood(u32::from(address).into(), false),
            IpAddr::V6(address) => Neighbourhood((u128::from(address) >> 64) as u64, true),
        }
    }
}
