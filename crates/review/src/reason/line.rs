//! Lines that win: how much of the best one is filled.

use super::candidate::Candidate;
use super::kind::Reason;
use board::Set;
use rules::race::{Race, State};
use rules::{Game, Play, Position, Side};

/// The cells of a side's best line that it has filled, and the length of that line.
fn filled(position: &Position, side: Side) -> Option<(u32, u32)> {
    match position.play() {
        #[cfg(not(target_family = "wasm"))]
        Play::Star(game, state) => most(game, state, side),
        Play::Square(game, state) => most(game, state, side),
        _ => None,
    }
}

fn most<const W: usize>(game: &Race<W>, state: &State<W>, side: Side) -> Option<(u32, u32)> {
    let seating = game.seating();
    let own = seating.all_colours().filter(|&colour| seating.side_of(colour) == side);
    let pieces = own.fold(Set::EMPTY, |all, colour| all | state.pieces(colour));
    let lines = game.lines(side).iter();
    lines.map(|&line| ((line & pieces).len(), line.len())).max()
}

pub(super) fn compare(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    let lines = (filled(&played.after, best.side), filled(&best.after, best.side));
    if let (Some((cells, of)), Some((instead, same))) = lines
        && cells < instead
        && of == same
    {
        reasons.push(Reason::OnLine { cells, instead, of });
    }
}

pub(super) fn praise(candidate: &Candidate, reasons: &mut Vec<Reason>) {
    let lines =
        (filled(&candidate.after, candidate.side), filled(candidate.before, candidate.side));
    if let (Some((cells, of)), Some((instead, same))) = lines
        && cells > instead
        && of == same
    {
        reasons.push(Reason::OnLine { cells, instead, of });
    }
}
