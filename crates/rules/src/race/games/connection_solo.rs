//! Connection for one: the line in as few turns as possible.

use super::connection::CONNECTION;
use super::prelude::*;

/// `connection-solo`
pub const CONNECTION_SOLO: Variant = Variant {
    head: Head {
        id: "connection-solo",
        booklet: Booklet::ClassicLineHalma,
        section: "Solitärspiele auf dem Sternhalma-Brett: Connection",
    },
    armies: &[(1, Yard::Star(StarYard::Thirteen))],
    ..CONNECTION
};
