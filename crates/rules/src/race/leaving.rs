//! Rule 6: which pieces must stay in their goals.

use super::blocked::Duty;
use super::moves::Crowd;
use super::variant::{Leaving, Rules};
use super::{Blocked, LeaveGoal, Marked, Outlook, Race, State};
use crate::seating::Colour;
use board::{Cell, Set};
use std::ops::ControlFlow;

/// Which pieces rule 6 holds in their goals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hold {
    /// Those of colours of which some pieces have yet to arrive.
    Incomplete,
    /// All of them.
    All,
}

/// Can all pieces of a colour be in their goal while its side has not won, so that it depends
/// on the other moves whether they may leave?
pub(super) fn may_be_complete(rules: &Rules, colours_of_sides: &[u8]) -> bool {
    let several_colours = colours_of_sides.iter().any(|colours| colours.count_ones() > 1);
    rules.leave_goal == LeaveGoal::No
        && rules.leaving == Leaving::WithoutOtherMove
        && (several_colours || rules.marked == Marked::Corner)
}

impl<const W: usize> Race<W> {
    /// Where a colour's pieces are at home for rule 8 `clear`.
    #[inline]
    pub fn home_yard(&self, colour: Colour) -> Set<W> {
        self.armies[colour.index()].home_yard
    }

    /// Where rule 6 keeps a colour's pieces.
    #[inline]
    pub(super) fn goal_yard(&self, colour: Colour) -> Set<W> {
        self.armies[colour.index()].goal_yard
    }

    /// Are all pieces of a colour where rule 6 keeps them?
    #[inline]
    fn is_complete(&self, state: &State<W>, colour: Colour) -> bool {
        state.pieces(colour).is_subset(self.goal_yard(colour))
    }

    /// Must a piece stay in its goal until all others of its colour have arrived?
    #[inline(always)]
    pub(crate) fn is_held(&self, state: &State<W>, colour: Colour, from: Cell) -> bool {
        self.is_held_by(Hold::Incomplete, state, colour, from)
    }

    #[inline(always)]
    pub(super) fn is_held_by(
        &self,
        hold: Hold,
        state: &State<W>,
        colour: Colour,
        from: Cell,
    ) -> bool {
        self.rules.leave_goal == LeaveGoal::No
            && self.goal_yard(colour).contains(from)
            && (hold == Hold::All || !self.is_complete(state, colour))
    }

    /// Which pieces are held in their goals now.
    #[inline(always)]
    pub(super) fn hold(&self, state: &State<W>, crowd: &Crowd<W>, duty: Duty) -> Hold {
        if self.may_be_complete { self.hold_complete(state, crowd, duty) } else { Hold::Incomplete }
    }

    /// Whether pieces of a complete colour may leave now: only if the seat has no other
    /// legal move.
    #[inline(never)]
    fn hold_complete(&self, state: &State<W>, crowd: &Crowd<W>, duty: Duty) -> Hold {
        if !self.movable(state, state.seat).any(|colour| self.is_complete(state, colour)) {
            // Nothing depends on it.
            return Hold::Incomplete;
        }
        let outlook = Outlook { crowd, duty, hold: Hold::All };
        let can_swap = || self.each_swap(state, &mut |_, _| ControlFlow::Break(())).is_break();
        let other_move = self.can_move_by(state, &outlook)
            || (self.rules.blocked == Blocked::Swap && can_swap());
        if other_move { Hold::All } else { Hold::Incomplete }
    }
}
