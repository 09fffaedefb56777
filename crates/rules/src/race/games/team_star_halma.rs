//! Teamspiel: Sternhalma for two against two.

use super::prelude::*;
use super::star_halma::STAR_HALMA;

/// `team-star-halma`
pub const TEAM_STAR_HALMA: Variant = Variant {
    head: Head { id: "team-star-halma", booklet: Booklet::ClassicLineHalma, section: "Teamspiel" },
    armies: &[(4, Yard::Star(StarYard::Ten))],
    // A player whose pieces have arrived moves the partner's; the team wins when both colours
    // have arrived.
    partners: Partners::Opposite,
    ..STAR_HALMA
};
