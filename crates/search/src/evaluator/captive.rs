//! Evaluation of Captive 2: the pieces taken.

use super::{Evaluated, Evaluation, Evaluator, SoloPlanning, Tuning};
use rules::captive::{Captive, State};
use rules::{Action, Game, Side};

/// The value of a piece.
const PIECE: i32 = 100;

impl Evaluated for Captive {
    fn evaluator(&self) -> impl Evaluator<Game = Captive> {
        self
    }
}

impl Evaluation for &Captive {
    type Game = Captive;

    fn game(&self) -> &Captive {
        self
    }

    fn progress(&self, state: &State, side: Side) -> i32 {
        let seating = self.seating();
        let seats = seating.all_seats().filter(|&seat| seating.side(seat) == side);
        seats.map(|seat| PIECE * i32::from(state.taken(seat))).sum()
    }

    /// A hop takes a piece. Hops that may continue come before those that end the turn.
    fn gain(&self, state: &State, action: Action) -> i32 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        if self.begins_turn(&after) { 0 } else { PIECE / 2 }
    }
}

impl SoloPlanning for &Captive {}

impl Tuning for &Captive {
    const SIDES: [usize; 2] = [2, 6];
}
