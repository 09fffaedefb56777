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
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(3600);

/// Recovery codes that an address may try. Who has lost a passkey needs one or two.
const RECOVERIES_PER_HOUR: u32 = 20;

/// Tokens of operators that an address may show, right or wrong.
const TOKENS_PER_HOUR: u32 = 300;

/// What is counted about addresses, and what they may do.
#[derive(Debug)]
pub struct Guard {
    /// The names this server goes by.
    pub hosts: Hosts,
    /// Requests of an address.
    pub requests: Rate,
    /// New guests of an address.
    pub guests: Rate,
    /// Recovery codes that an address has tried.
    pub recoveries: Rate,
    /// Tokens of operators that an address has shown.
    pub tokens: Rate,
    /// WebSockets of an address.
    pub sockets: Arc<ConnectionLimits>,
    /// Connections of an address.
    pub connections: Arc<ConnectionLimits>,
}

/// What addresses were charged at one node, for the others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Spending {
    requests: Vec<((u64, bool), u32)>,
    guests: Vec<((u64, bool), u32)>,
    /// Not told where there are none, because older nodes do not know it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    recoveries: Vec<((u64, bool), u32)>,
}

impl Spending {
    /// Was nothing charged?
    pub fn is_empty(&self) -> bool {
        self.requests.is_empty() && self.guests.is_empty() && self.recoveries.is_empty()
    }
}

impl Guard {
    /// What addresses were charged here since the last time.
    pub fn spent(&self) -> Spending {
        Spending {
            requests: self.requests.spent(),
            guests: self.guests.spent(),
            recoveries: self.recoveries.spent(),
        }
    }

    /// Charges addresses what they have done at another node.
    pub fn charge(&self, spending: &Spending) {
        self.requests.charge(&spending.requests);
        self.guests.charge(&spending.guests);
        self.recoveries.charge(&spending.recoveries);
    }

    /// Set up so, known by these names.
    pub fn new(config: &Config, hosts: Hosts) -> Guard {
        let caps = &config.caps;
        let (requests, guests) = (caps.requests_per_second, caps.guests_per_hour);
        Guard {
            hosts,
            requests: Rate::new(Limit::per_second(requests, requests.saturating_mul(10))),
            guests: Rate::new(Limit::new(guests, HOUR, guests)),
            recoveries: Rate::new(Limit::new(RECOVERIES_PER_HOUR, HOUR, RECOVERIES_PER_HOUR)),
            tokens: Rate::new(Limit::new(TOKENS_PER_HOUR, HOUR, TOKENS_PER_HOUR)),
            sockets: ConnectionLimits::new(caps.sockets_per_address),
            connections: ConnectionLimits::new(caps.connections_per_address),
        }
    }
}
