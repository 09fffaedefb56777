//! The families of single games.

use super::GreedyScore;
use board::{Cell, Set};
use rules::captive::Captive;
use rules::cats::{self, CATS, Cats};
use rules::forward::{self, Forward};
use rules::gobang::{self, Gobang};
use rules::peg::{self, Peg};
use rules::rakado::{self, Rakado};
use rules::secret::{self, Secret};
use rules::tippy::{self, Tippy};
use rules::{Action, Game, Seat, Side, ToAct};
use std::ops::ControlFlow;

/// Take, preferably the piece that has come farthest; else arrive; else advance the piece nearest to
/// the goal.
impl GreedyScore for Rakado {
    fn score(&self, state: &rakado::State, action: Action, seat: Seat) -> i64 {
        let to_go = |seat, cell| i64::from(self.to_go(seat, cell));
        let owner = |cell| {
            let has = |seat: &Seat| state.pieces(*seat).contains(cell);
            self.seating().all_seats().find(has)
        };
        let loss = |cell| owner(cell).map_or(0, |enemy| 1000 - 10 * to_go(enemy, cell));
        match action {
            Action::Move { from, to } => {
                let arrives = to_go(seat, from) > 0 && to_go(seat, to) == 0;
                loss(to) + 100 * i64::from(arrives) - to_go(seat, to)
            }
            Action::Huff(cell) => loss(cell),
            _ => 0,
        }
    }
}

/// The hop that takes most by the end of the turn.
impl GreedyScore for Captive {
    fn score(&self, state: &rules::captive::State, action: Action, seat: Seat) -> i64 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        let longest = |state| longest_turn(self, state, seat, 3);
        if self.begins_turn(&after) || self.count(&after) == 0 {
            i64::from(after.taken(seat))
        } else {
            longest(&after)
        }
    }
}

/// The most pieces a seat can have when its turn ends, searching `hops` hops.
fn longest_turn(game: &Captive, state: &rules::captive::State, seat: Seat, hops: u32) -> i64 {
    let mut most = i64::from(state.taken(seat));
    if hops == 0 || game.turn(state) != seat || game.begins_turn(state) {
        return most;
    }
    let _ = game.each_action(state, |action| {
        let mut after = *state;
        game.apply(&mut after, action, &mut ());
        most = most.max(longest_turn(game, &after, seat, hops - 1));
        ControlFlow::Continue(())
    });
    most
}

/// As many jumps left as possible.
impl GreedyScore for Peg {
    fn score(&self, state: &peg::State, action: Action, _: Seat) -> i64 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        match self.to_act(&after) {
            ToAct::Over(outcome) => 100 - 100 * i64::from(outcome.rank(Side(0))),
            _ => i64::from(self.count(&after)),
        }
    }
}

/// Rows of five that can still be filled, the fuller the better, less those of enemies.
impl GreedyScore for Gobang {
    fn score(&self, state: &gobang::State, action: Action, seat: Seat) -> i64 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        let mine = self.seating().side(seat);
        let of_side = |side: Side| {
            let own = after.pieces(side);
            let others = self.seating().all_sides().filter(|&other| other != side);
            let enemies = others.fold(Set::EMPTY, |all, other| all | after.pieces(other));
            let open = self.rows().iter().filter(|row| row.is_disjoint(enemies));
            open.map(|&row| 10i64.pow((row & own).len())).sum::<i64>()
        };
        let others = self.seating().all_sides().filter(|&side| side != mine);
        // The next move is the enemy's, so their rows count more.
        of_side(mine) - 3 * others.map(of_side).sum::<i64>()
    }
}

/// Take; else come nearer to shutting enemies in, and avoid being shut in.
impl GreedyScore for Tippy {
    fn score(&self, state: &tippy::State, action: Action, seat: Seat) -> i64 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        let seats = || self.seating().all_seats();
        let danger = |of: Seat, by: Seat| -> i64 {
            let threat = |cell| 1 << (2 * (self.beside(cell) & after.pieces(by)).len());
            let exposed = after.pieces(of).iter().filter(|&cell| self.beside(cell).len() == 4);
            exposed.map(threat).sum()
        };
        let others = || seats().filter(move |&other| other != seat);
        let threats: i64 =
            others().map(|other| danger(other, seat) - 2 * danger(seat, other)).sum();
        10_000 * i64::from(after.balance(seat)) + threats
    }
}

/// The longest move towards the edge and over it; stragglers count more.
impl GreedyScore for Secret {
    fn score(&self, _: &secret::State, action: Action, _: Seat) -> i64 {
        let rings = |cell| i64::from(self.to_edge(cell));
        match action {
            Action::Place(cell) => -rings(cell),
            Action::Move { from, to } => 16 * (rings(from) - rings(to)) + rings(from),
            Action::Off(from) => 16 * (rings(from) + 1) + rings(from),
            _ => 0,
        }
    }
}

/// Cats take what they can, and mice prevent it. Otherwise each seat approaches one enemy piece.
/// That scores below zero, so that half of these moves are random: hunter and prey would go in
/// circles.
impl GreedyScore for Cats {
    fn score(&self, state: &cats::State, action: Action, seat: Seat) -> i64 {
        if let Action::Place(cell) = action {
            // Mice stay together, and at the edge where they cannot be jumped.
            let company = (self.beside(cell) & state.mice()).len();
            return 16 + 2 * i64::from(company) - i64::from(self.beside(cell).len());
        }
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        if matches!(self.to_act(&after), ToAct::Over(outcome) if outcome.rank(Side(seat.0)) == 1) {
            return i64::MAX;
        }
        let mice = |state: &cats::State| i64::from(state.mice().len());
        let hopes = |state: &cats::State| match seat {
            CATS => -mice(state),
            _ => mice(state) - i64::from(self.in_danger(state).len()),
        };
        let prey = prey(state, seat);
        let way = |state: &cats::State| -> i64 {
            let hunters = if seat == CATS { state.cats() } else { state.mice() };
            let distance = |hunter| prey.map_or(0, |prey| self.board().distance(hunter, prey));
            hunters.iter().map(|hunter| i64::from(distance(hunter))).sum()
        };
        10 * (hopes(&after) - hopes(state)) + (way(state) - way(&after)).signum() - 1
    }

    fn score_of_two(&self, state: &cats::State, action: Action, seat: Seat) -> Option<i64> {
        Some(self.score(state, action, seat))
    }
}

/// The piece a seat approaches: another one whenever some turns were in vain.
fn prey(state: &cats::State, seat: Seat) -> Option<Cell> {
    let others = if seat == CATS { state.mice() } else { state.cats() };
    let number = u32::from(state.quiet() / 6) % others.len().max(1);
    others.iter().nth(number as usize)
}

/// The longest move ahead; stragglers count more.
impl GreedyScore for Forward {
    fn score(&self, state: &forward::State, action: Action, seat: Seat) -> i64 {
        let Action::Move { from, to } = action else { return 0 };
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        if matches!(self.to_act(&after), ToAct::Over(outcome) if outcome.rank(Side(seat.0)) == 1) {
            return i64::MAX;
        }
        let rows = |cell| i64::from(self.advanced(seat, cell));
        16 * (rows(to) - rows(from)) - rows(from)
    }
}
