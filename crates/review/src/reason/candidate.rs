//! An action with the position before it and the one after it.

use board::Cell;
use rules::{Action, Effect, Position, Seat, Side, ToAct};

/// An action that somebody may choose.
pub(super) struct Candidate<'a> {
    pub before: &'a Position,
    pub action: Action,
    pub after: Position,
    pub effects: Vec<Effect>,
    pub seat: Seat,
    pub side: Side,
}

impl Candidate<'_> {
    /// `None` where no seat is to act, or the action is not legal.
    pub fn new(before: &Position, action: Action) -> Option<Candidate<'_>> {
        let ToAct::Seat(seat) = before.to_act() else { return None };
        let mut after = before.clone();
        let effects = after.act(action).ok()?;
        let side = before.game().seating().side(seat);
        Some(Candidate { before, action, after, effects, seat, side })
    }

    /// Is nobody else at the board?
    pub fn is_alone(&self) -> bool {
        self.before.game().seating().sides() == 1
    }

    /// Is the game over, or does another turn begin?
    pub fn ends_turn(&self) -> bool {
        self.after.outcome().is_some() || self.after.begins_turn()
    }

    /// The opponent whose turn it is now; `None` while the own turn goes on, at the end and alone.
    pub fn opponent(&self) -> Option<Seat> {
        let next = self.after.turn();
        let is_opponent = self.before.game().seating().side(next) != self.side;
        let goes_on = self.after.outcome().is_none() && self.ends_turn();
        (goes_on && is_opponent).then_some(next)
    }

    /// The cell from which its piece goes.
    pub fn from(&self) -> Option<Cell> {
        match self.action {
            Action::Move { from, .. } | Action::Off(from) => Some(from),
            Action::Swap { own, .. } => Some(own),
            _ => None,
        }
    }
}
