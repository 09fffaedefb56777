//! Games, positions and courses in the shapes that go over the wire. Pure.

pub mod best;
mod catalogue;
mod guide;
mod layout;
mod review;
mod scene;

pub use catalogue::catalogue;
pub use guide::{attempted, guide};
pub use layout::{layout, pieces};
pub use review::{judgement, review};
pub use scene::{
    choices, course_replay, movement, moves, moves_after, outcome, outcome_by, prompt, replay,
    scene, way,
};

use rules::{Piece, Place};
use wire::Placed;

/// Where something is.
fn placed(place: Place) -> Placed {
    match place {
        Place::On(cell) => Placed::Cell(cell.number()),
        Place::Yard(colour) => Placed::Yard(colour.number()),
        Place::Hand => Placed::Hand,
        Place::TakenBy(seat) => Placed::Taken(seat.number()),
        Place::Out => Placed::Out,
    }
}

/// How a piece is written.
fn mark(piece: Piece) -> String {
    rules::mark(piece).to_string()
}
