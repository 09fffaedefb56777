//! What a seat could do if it were to act: a question about a position in which another seat may be to
//! act. Dice games cannot answer it, and some others do not.

use rules::race::{Race, State};
use rules::{Action, Game, Play, Position, Seat};
use std::ops::ControlFlow;

/// The legal actions of a seat if it were to act here. `None` where that cannot be asked.
pub(super) fn actions(position: &Position, seat: Seat) -> Option<Vec<Action>> {
    match position.play() {
        #[cfg(not(target_family = "wasm"))]
        Play::Star(game, state) => listed(&**game, &state.with_turn(seat), seat),
        Play::Square(game, state) => listed(&**game, &state.with_turn(seat), seat),
        Play::Forward(game, state) => listed(&**game, &state.with_turn(seat), seat),
        Play::Secret(game, state) => listed(&**game, &state.with_turn(seat), seat),
        _ => None,
    }
}

fn listed<G: Game>(game: &G, state: &G::State, seat: Seat) -> Option<Vec<Action>> {
    if !game.standing(state).in_play(game.seating().side(seat)) {
        return None;
    }
    let mut actions = Vec::new();
    let _ = game.visit_actions(state, &mut |action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
    Some(actions)
}

/// Could a seat win with one action if it were to act here? `false` where that cannot be asked.
pub(super) fn could_win(position: &Position, seat: Seat) -> bool {
    match position.play() {
        #[cfg(not(target_family = "wasm"))]
        Play::Star(game, state) => wins(game, state.with_turn(seat), seat),
        Play::Square(game, state) => wins(game, state.with_turn(seat), seat),
        Play::Gobang(..) => super::rows::could_win(position, seat),
        _ => false,
    }
}

fn wins<const W: usize>(game: &Race<W>, state: State<W>, seat: Seat) -> bool {
    let side = game.seating().side(seat);
    game.standing(&state).in_play(side)
        && game
            .visit_actions(&state, &mut |action| {
                let mut next = state;
                game.apply(&mut next, action, &mut ());
                match game.standing(&next).rank(side) {
                    Some(1) => ControlFlow::Break(()),
                    _ => ControlFlow::Continue(()),
                }
            })
            .is_break()
}
