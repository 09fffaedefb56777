//! The cost of distances, shared by races to a goal and to a line.

/// The value of a step towards the goal.
pub(super) const STEP: i32 = 100;

/// The cost of a distance, negative and growing faster than the distance.
pub(super) fn weigh(distance: i32, straggling: i32) -> i32 {
    -(STEP * distance + straggling * distance * distance)
}
