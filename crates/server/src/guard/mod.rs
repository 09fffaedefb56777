//! Who may come in, how often, and from where: what is counted. `http::admission` decides by it.

mod client;
mod connections;
mod hosts;
mod rate;

pub use client::{Client, Peer};
pub use connections::{ConnectionLimits, Ticket};
pub use hosts::Hosts;
pub use rate::Rate;

pub(crate) use hosts::authority;

use crate::config::Config;
use room::Limit;
use std::sync::Arc;
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(3600);

/// What is counted about addresses, and what they may do.
#[derive(Debug)]
pub struct Guard {
    /// The names this server goes by.
    pub hosts: Hosts,
    /// Requests of an address.
    pub requests: Rate,
    /// New guests of an address.
    pub guests: Rate,
    /// WebSockets of an address.
    pub sockets: Arc<ConnectionLimits>,
    /// Connections of an address.
    pub connections: Arc<ConnectionLimits>,
}

impl Guard {
    /// Set up so, known by these names.
    pub fn new(config: &Config, hosts: Hosts) -> Guard {
        let caps = &config.caps;
        let (requests, guests) = (caps.requests_per_second, caps.guests_per_hour);
        Guard {
            hosts,
            requests: Rate::new(Limit::per_second(requests, requests.saturating_mul(10))),
            guests: Rate::new(Limit::new(guests, HOUR, guests)),
            sockets: ConnectionLimits::new(caps.sockets_per_address),
            connections: ConnectionLimits::new(caps.connections_per_address),
        }
    }
}
