//! Barricade.

use super::GreedyScore;
use board::Cell;
use rules::barricade::{self, Barricade, Stage};
use rules::{Action, Colour, Game, Seat};

/// Win; else hit the leader; else the shortest path. A lifted barricade goes onto the leader's
/// shortest path, as near in front of their pawn as possible.
impl GreedyScore for Barricade {
    fn score(&self, state: &barricade::State, action: Action, seat: Seat) -> i64 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        match action {
            Action::Move { to, .. } | Action::Enter { to, .. } => {
                if to == self.home() {
                    return i64::MAX;
                }
                let leader = leader(self, state, seat);
                if leader.is_some_and(|(_, _, field)| field == Some(to)) {
                    return i64::from(u16::MAX) - run(self, &after, seat);
                }
                let own_way = 100 * run(self, &after, seat);
                let lifts = i64::from(after.stage() == Stage::SetDown);
                10 * lifts - own_way
            }
            Action::SetDown(field) => set_down_score(self, state, field, seat),
            _ => 0,
        }
    }
}

/// The number of fields from a seat's foremost pawn to the home square.
fn run(game: &Barricade, state: &barricade::State, seat: Seat) -> i64 {
    let seating = game.seating();
    let own = seating.all_colours().filter(|&colour| seating.seat_of(colour) == seat);
    let fields = own.map(|colour| foremost(game, state, colour).0);
    fields.min().unwrap_or(i64::MAX)
}

/// The distance of a colour's foremost pawn to the home square, and its field.
fn foremost(game: &Barricade, state: &barricade::State, colour: Colour) -> (i64, Option<Cell>) {
    let to_go = |field| i64::from(game.board().distance(field, game.home()));
    let on_board = state.pawns(colour).iter().map(|field| (to_go(field), Some(field)));
    let waiting = (to_go(game.entry(colour)) + 1, None);
    on_board.min_by_key(|&(fields, _)| fields).unwrap_or(waiting)
}

/// The colour of another seat that is nearest to the home square, its distance, and the field of
/// its foremost pawn if it is on the board.
fn leader(
    game: &Barricade,
    state: &barricade::State,
    seat: Seat,
) -> Option<(Colour, i64, Option<Cell>)> {
    let seating = game.seating();
    let others = seating.all_colours().filter(|&colour| seating.seat_of(colour) != seat);
    let with_colour = |colour| {
        let (fields, at) = foremost(game, state, colour);
        (colour, fields, at)
    };
    others.map(with_colour).min_by_key(|&(_, fields, _)| fields)
}

fn set_down_score(game: &Barricade, state: &barricade::State, field: Cell, seat: Seat) -> i64 {
    let board = game.board();
    let to_go = |field| i64::from(board.distance(field, game.home()));
    let Some((colour, fields, at)) = leader(game, state, seat) else { return 0 };
    let start = at.unwrap_or(game.entry(colour));
    let from_leader = i64::from(board.distance(start, field));
    let on_path = from_leader > 0 && from_leader + to_go(field) == fields.min(to_go(start));
    // Not in front of the own foremost pawn, if possible.
    let before_me = i64::from(to_go(field) < run(game, state, seat));
    if on_path { 1000 - 10 * from_leader - before_me } else { -before_me }
}
