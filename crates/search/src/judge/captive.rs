//! Captive pieces: what has been taken.

use super::{Judge, Judged};
use rules::captive::{Captive, State};
use rules::{Action, Game, Side};

/// What a piece counts.
const PIECE: i32 = 100;

impl Judged for Captive {
    fn judge(&self) -> impl Judge<Game = Captive> {
        self
    }
}

impl Judge for &Captive {
    type Game = Captive;

    fn game(&self) -> &Captive {
        self
    }

    fn worth(&self, state: &State, side: Side) -> i32 {
        let seating = self.seating();
        let seats = seating.all_seats().filter(|&seat| seating.side(seat) == side);
        seats.map(|seat| PIECE * i32::from(state.taken(seat))).sum()
    }

    /// A hop takes a piece; those that may go on come before those that end the turn.
    fn gain(&self, state: &State, action: Action) -> i32 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        if self.begins_turn(&after) { 0 } else { PIECE / 2 }
    }
}
