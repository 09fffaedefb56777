//! The house: under which addresses others on the same network find this machine.

use qrcode::render::unicode::Dense1x2;
use qrcode::{EcLevel, QrCode};
use std::net::IpAddr;

/// The addresses of this machine that others can use, IPv4 first, for people read them.
pub fn addresses() -> Vec<IpAddr> {
    let usable = |address: &IpAddr| match address {
        IpAddr::V4(address) => !address.is_loopback() && !address.is_link_local(),
        // Those of one cable only need the cable's name beside them.
        IpAddr::V6(address) => !address.is_loopback() && !address.is_unicast_link_local(),
    };
    let all = if_addrs::get_if_addrs().unwrap_or_default();
    let mut addresses: Vec<IpAddr> =
        all.iter().map(if_addrs::Interface::ip).filter(usable).collect();
    addresses.sort();
    addresses.dedup();
    addresses
}

/// A text as a square that phones can read, for a terminal.
pub fn square(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
    // Terminals are mostly dark, and a phone wants dark on light.
    let (dark, light) = (Dense1x2::Light, Dense1x2::Dark);
    Some(code.render().dark_color(dark).light_color(light).quiet_zone(true).build())
}
