//! Rule 8: what helps when an enemy still stands in your goal.

use super::moves::{Crowd, Targets};
use super::variant::Fillers;
use super::{Blocked, CannotClear, Hold, Race, State};
use crate::game::{Observer, Piece, Place};
use crate::seating::{Colour, Side};
use board::{Cell, Set};
use std::ops::ControlFlow;

/// What `blocked=clear` asks of the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Duty {
    /// Nothing.
    Free,
    /// A piece must go from home to outside.
    Leave,
    /// None can; a piece at home must at least come nearer to its goal's far end.
    Approach,
    /// Not even that is possible.
    Impossible,
}

impl Duty {
    /// The pieces of a colour that may move.
    #[inline(always)]
    pub fn pieces<const W: usize>(
        self,
        race: &Race<W>,
        state: &State<W>,
        colour: Colour,
    ) -> Set<W> {
        match self {
            Duty::Free => state.pieces(colour),
            _ => state.pieces(colour) & race.home_yard(colour),
        }
    }

    /// The targets on which such a piece may end.
    #[inline(always)]
    pub fn ends<const W: usize>(
        self,
        race: &Race<W>,
        colour: Colour,
        from: Cell,
        targets: Targets<W>,
    ) -> Targets<W> {
        match self {
            Duty::Free => targets,
            _ => self.dutiful(race, colour, from, race.moves.cells(targets)).into(),
        }
    }

    #[inline(never)]
    pub fn dutiful<const W: usize>(
        self,
        race: &Race<W>,
        colour: Colour,
        from: Cell,
        targets: Set<W>,
    ) -> Set<W> {
        match self {
            Duty::Free => targets,
            Duty::Leave => targets - race.home_yard(colour),
            Duty::Approach => race.nearer(colour, from, targets),
            Duty::Impossible => Set::EMPTY,
        }
    }
}

impl<const W: usize> Race<W> {
    /// What the seat to act must do about its homes.
    #[inline]
    pub(super) fn duty(&self, state: &State<W>, crowd: &Crowd<W>) -> Duty {
        if self.may_have_to_clear(state) { self.duty_at_home(state, crowd) } else { Duty::Free }
    }

    /// Must the seat to act clear its homes, if it has pieces there?
    #[inline]
    pub(crate) fn may_have_to_clear(&self, state: &State<W>) -> bool {
        self.rules.blocked == Blocked::Clear && self.another_side_is_clear(state)
    }

    fn duty_at_home(&self, state: &State<W>, crowd: &Crowd<W>) -> Duty {
        let at_home = || {
            self.movable(state, state.seat).flat_map(move |colour| {
                let pieces = state.pieces(colour) & self.home_yard(colour);
                pieces.iter().map(move |cell| (colour, cell))
            })
        };
        if at_home().next().is_none() {
            return Duty::Free;
        }
        for duty in [Duty::Leave, Duty::Approach] {
            let possible = |(colour, cell): (Colour, Cell)| {
                // Nobody is at home and in the goal at once.
                let targets = self.targets(state, colour, cell, crowd, Hold::All);
                duty.ends(self, colour, cell, targets).len() > 0
            };
            if at_home().any(possible) {
                return duty;
            }
        }
        match self.rules.cannot_clear {
            CannotClear::Loses => Duty::Impossible,
            CannotClear::MovesFreely => Duty::Free,
        }
    }

    /// Has some other side no piece in its homes?
    #[inline]
    fn another_side_is_clear(&self, state: &State<W>) -> bool {
        let mine = self.seating.side(state.seat);
        let mut at_home = 0u8;
        for colour in self.seating.all_colours() {
            if !state.pieces(colour).is_disjoint(self.home_yard(colour)) {
                at_home |= 1 << self.seating.side_of(colour).0;
            }
        }
        self.seating.all_sides().any(|side| side != mine && at_home >> side.0 & 1 == 0)
    }

    fn nearer(&self, colour: Colour, from: Cell, targets: Set<W>) -> Set<W> {
        let to_go = |cell| self.board.distance(cell, self.far(colour));
        targets.iter().filter(|&cell| to_go(cell) < to_go(from)).collect()
    }

    /// Must the seat to act clear its home, and can it not even come nearer?
    pub(super) fn must_clear_and_cannot(&self, state: &State<W>) -> bool {
        self.may_have_to_clear(state)
            && self.duty_at_home(state, &self.crowd(state)) == Duty::Impossible
    }

    /// A side that could not clear is beaten: its pieces at home leave the board, the
    /// others stay, and what they hold counts as filled for everybody else.
    pub(super) fn beat(&self, state: &mut State<W>, side: Side, observer: &mut impl Observer) {
        for colour in self.colours_of(side) {
            let stuck = state.pieces(colour) & self.home_yard(colour);
            for cell in stuck {
                state.colours[colour.index()].remove(cell);
                self.moves.take(&mut state.quarters, cell);
                let piece = state.marks.piece(colour, cell);
                if piece == Piece::Marked(colour) {
                    state.marks.take(colour);
                }
                observer.moved(piece, Place::On(cell), Place::Out);
            }
        }
        state.standing.beat(side);
        self.place_winners(state, self.seating.all_sides());
    }

    /// Every swap: a piece just before its goal with an enemy in it, when no piece of
    /// its colour can go in by itself.
    pub(super) fn each_swap(
        &self,
        state: &State<W>,
        visit: &mut dyn FnMut(Cell, Cell) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let crowd = &self.crowd(state);
        for colour in self.movable(state, state.seat) {
            let enemies = self.enemies_in_goal(state, colour);
            let waiting = self.before_goal(state, colour);
            if enemies.is_empty() || waiting.is_empty() || self.can_enter_goal(state, colour, crowd)
            {
                continue;
            }
            for own in waiting {
                enemies.iter().try_for_each(|enemy| visit(own, enemy))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// What helps when an enemy still stands in a goal.
    pub fn blocked(&self) -> Blocked {
        self.rules.blocked
    }

    /// The pieces of a colour that are outside its goal and next to it.
    pub(crate) fn before_goal(&self, state: &State<W>, colour: Colour) -> Set<W> {
        state.pieces(colour) & self.armies[colour.index()].before_goal
    }

    pub(crate) fn enemies_in_goal(&self, state: &State<W>, colour: Colour) -> Set<W> {
        let mine = self.seating.side_of(colour);
        let enemies = self.seating.all_colours().filter(|&c| self.seating.side_of(c) != mine);
        enemies.fold(Set::EMPTY, |all, enemy| all | state.pieces(enemy)) & self.goal(colour)
    }

    /// Can a piece of this colour that is outside its goal go in this turn?
    pub(super) fn can_enter_goal(
        &self,
        state: &State<W>,
        colour: Colour,
        crowd: &Crowd<W>,
    ) -> bool {
        let goal = self.goal(colour);
        let mut outside = (state.pieces(colour) - goal).iter();
        outside.any(|from| {
            let targets = self.targets(state, colour, from, crowd, Hold::All);
            !self.moves.cells(targets).is_disjoint(goal)
        })
    }

    /// `blocked=filled`: no goal of the side has a free cell, and more than half of each
    /// holds the colour that goes there.
    pub(super) fn wins_by_filling(&self, state: &State<W>, side: Side) -> bool {
        self.rules.blocked == Blocked::Filled
            && self.colours_of(side).all(|colour| self.goal(colour).is_subset(state.occupied()))
            && self.colours_of(side).all(|colour| {
                let goal = self.goal(colour);
                let arrived = state.pieces(colour) & goal;
                self.may_fill(state, side, goal - arrived)
                    && 2 * arrived.len() > goal.len()
                    // An enemy on the corner keeps a marked piece from nothing.
                    && (!arrived.contains(self.far(colour)) || self.mark_has_arrived(state, colour))
            })
    }

    /// May what stands on these cells of a goal count as filling it?
    fn may_fill(&self, state: &State<W>, side: Side, rest: Set<W>) -> bool {
        match self.rules.fillers {
            Fillers::Anybody => true,
            Fillers::EnemiesAtHome => rest.is_subset(self.enemies_at_home(state, side)),
        }
    }

    fn enemies_at_home(&self, state: &State<W>, side: Side) -> Set<W> {
        let enemies = self.seating.all_colours().filter(|&c| self.seating.side_of(c) != side);
        enemies.fold(Set::EMPTY, |all, enemy| all | (state.pieces(enemy) & self.home(enemy)))
    }
}
