//! A race as a [`Game`]: listing, counting, choosing and playing actions.

use super::variant::Blocked;
use super::{Race, State};
use crate::action::Action;
use crate::game::{Game, Observer, Piece, Place, ToAct};
use crate::seating::{MOST, Seat, Seating};
use crate::standing::{Outcome, Standing};
use board::{Board, Cell, Set};
use std::ops::ControlFlow;

impl<const W: usize> Game for Race<W> {
    type State = State<W>;

    fn board(&self) -> &'static Board {
        self.board
    }

    fn seating(&self) -> &Seating {
        &self.seating
    }

    fn start(&self) -> State<W> {
        let mut colours = [Set::EMPTY; MOST];
        for (pieces, army) in colours.iter_mut().zip(&self.armies) {
            *pieces = army.home;
        }
        let standing = Standing::new(self.seating.sides());
        self.state(colours, self.seating.first(), standing, 0, self.marks_at_start())
    }

    #[inline]
    fn to_act(&self, state: &State<W>) -> ToAct {
        match state.standing.outcome() {
            Some(outcome) => ToAct::Over(outcome),
            None => ToAct::Seat(state.seat),
        }
    }

    fn standing<'s>(&self, state: &'s State<W>) -> &'s Standing {
        &state.standing
    }

    fn turn(&self, state: &State<W>) -> Seat {
        state.seat
    }

    #[inline]
    fn each_action(
        &self,
        state: &State<W>,
        mut visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if state.standing.is_over() {
            return ControlFlow::Continue(());
        }
        let mut any = false;
        self.each_group(state, &self.outlook(state, &self.crowd(state)), |from, targets| {
            any |= targets.len() > 0;
            self.moves.cells(targets).iter().try_for_each(|to| visit(Action::Move { from, to }))
        })?;
        if self.rules.blocked == Blocked::Swap {
            self.each_swap(state, &mut |own, enemy| {
                any = true;
                visit(Action::Swap { own, enemy })
            })?;
        }
        if any { ControlFlow::Continue(()) } else { visit(Action::Pass) }
    }

    #[inline]
    fn count(&self, state: &State<W>) -> u32 {
        if state.standing.is_over() {
            return 0;
        }
        let mut count = 0;
        let _ = self.each_group(state, &self.outlook(state, &self.crowd(state)), |_, targets| {
            count += targets.len();
            ControlFlow::Continue(())
        });
        if self.rules.blocked == Blocked::Swap {
            let _ = self.each_swap(state, &mut |_, _| {
                count += 1;
                ControlFlow::Continue(())
            });
        }
        count.max(1)
    }

    #[inline]
    fn choose(&self, state: &State<W>, pick: impl FnOnce(u32) -> u32) -> Option<Action> {
        /// At least as many pieces as any seat moves on any board.
        const MOST_PIECES: usize = 38;
        if state.standing.is_over() {
            return None;
        }
        let crowd = self.crowd(state);
        let outlook = self.outlook(state, &crowd);
        let mut groups = [(Cell::new(0), 0u16); MOST_PIECES];
        let (mut used, mut moves, mut swaps) = (0, 0, 0);
        let _ = self.each_group(state, &outlook, |from, targets| {
            groups[used] = (from, targets.len() as u16);
            used += 1;
            moves += targets.len();
            ControlFlow::Continue(())
        });
        if self.rules.blocked == Blocked::Swap {
            let _ = self.each_swap(state, &mut |_, _| {
                swaps += 1;
                ControlFlow::Continue(())
            });
        }
        if moves + swaps == 0 {
            return Some(Action::Pass);
        }
        let mut left = pick(moves + swaps);
        for &(from, count) in &groups[..used] {
            if left < u32::from(count) {
                let colour = state.at(from)?;
                let targets = self.moves.cells(self.ends(state, colour, from, &outlook));
                return targets.nth(left).map(|to| Action::Move { from, to });
            }
            left -= u32::from(count);
        }
        let mut chosen = None;
        let _ = self.each_swap(state, &mut |own, enemy| {
            chosen = Some(Action::Swap { own, enemy });
            left = left.wrapping_sub(1);
            if left == u32::MAX { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        chosen
    }

    #[inline]
    fn apply(&self, state: &mut State<W>, action: Action, observer: &mut impl Observer) {
        let mover = self.seating.side(state.seat);
        match action {
            Action::Move { from, to } => {
                if let Some(colour) = state.at(from) {
                    self.relocate(state, colour, from, to, observer);
                }
                // A move of one side's piece completes nobody else's goal or line.
                self.place_winners(state, std::iter::once(mover));
            }
            Action::Swap { own, enemy } => {
                self.change_places(state, own, enemy, observer);
            }
            _ => {}
        }
        if action == Action::Pass {
            state.passes += 1;
            self.end_if_all_pass(state);
        } else {
            state.passes = 0;
        }
        if !state.standing.is_over() {
            self.pass_on(state);
            self.begin_turn(state, observer);
        }
    }

    fn begins_turn(&self, state: &State<W>) -> bool {
        !state.standing.is_over()
    }

    fn each_piece(&self, state: &State<W>, mut visit: impl FnMut(Piece, Place)) {
        for colour in self.seating.all_colours() {
            for cell in state.pieces(colour) {
                visit(state.marks.piece(colour, cell), Place::On(cell));
            }
        }
    }

    fn stage_word(&self, state: &State<W>) -> u64 {
        state.standing.word() << 4 | u64::from(state.seat.0)
    }

    fn measure(&self, state: &State<W>) -> Outcome {
        let mut standing = state.standing;
        standing.decide(|side| self.progress(state, side));
        standing.outcome().expect("a decided game is over")
    }
}
