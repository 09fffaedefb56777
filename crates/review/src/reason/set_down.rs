//! Where a lifted barricade is set down: in whose way it stands.

use super::barricade::board;
use super::candidate::Candidate;
use super::kind::Reason;
use super::ways::Way;
use board::Cell;
use rules::barricade::{Barricade, Fields, State};
use rules::{Action, Game, Position, Side};

/// The foremost pawn of some sides: the one with the fewest fields to the home square, barricades
/// aside.
fn foremost(game: &Barricade, state: &State, is_in: impl Fn(Side) -> bool) -> Option<Cell> {
    let seating = game.seating();
    let in_play = |side| game.standing(state).in_play(side) && is_in(side);
    let colours = seating.all_colours().filter(|&colour| in_play(seating.side_of(colour)));
    let pawns = colours.flat_map(|colour| state.pawns(colour).iter());
    pawns.min_by_key(|&pawn| (game.board().distance(pawn, game.home()), pawn))
}

fn barricades(position: &Position) -> Fields {
    board(position).map_or(Fields::EMPTY, |(_, state)| state.barricades())
}

fn is_set_down(candidate: &Candidate) -> bool {
    matches!(candidate.action, Action::SetDown(_))
}

pub(super) fn compare(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    let Some((game, state)) = board(best.before).filter(|_| is_set_down(best)) else { return };
    let ways =
        |pawn| [best, played].map(|candidate| Way::of(game, barricades(&candidate.after), pawn));
    if let Some(pawn) = foremost(game, state, |side| side != best.side) {
        let [with_best, with_played] = ways(pawn);
        if with_best.obstacles > with_played.obstacles {
            reasons.push(Reason::MissedBlock { pawn });
        } else if let Some(spaces) = with_best.longer_than(with_played) {
            reasons.push(Reason::MissedDetour { pawn, spaces });
        }
    }
    if let Some(pawn) = foremost(game, state, |side| side == best.side) {
        let [with_best, with_played] = ways(pawn);
        if with_played.is_harder_than(with_best) {
            reasons.push(Reason::BlocksSelf { pawn });
        }
    }
}

pub(super) fn praise(candidate: &Candidate, reasons: &mut Vec<Reason>) {
    let Some((game, state)) = board(candidate.before).filter(|_| is_set_down(candidate)) else {
        return;
    };
    let Some(pawn) = foremost(game, state, |side| side != candidate.side) else { return };
    let before = Way::of(game, state.barricades(), pawn);
    let after = Way::of(game, barricades(&candidate.after), pawn);
    if after.obstacles > before.obstacles {
        reasons.push(Reason::Blocks { pawn });
    } else if let Some(spaces) = after.longer_than(before) {
        reasons.push(Reason::Detours { pawn, spaces });
    }
}
