//! The last piece of a colour, when it is far behind all others.

use super::candidate::Candidate;
use super::kind::Reason;
use super::track::{Pieces, Track};
use board::Cell;
use rules::{Colour, Play, Position};

/// A piece is far behind if the next one is at least this number of spaces nearer to the goal.
const FAR: i32 = 4;

/// The last piece of a colour and how far it is behind the next one. `None` where several pieces
/// are last.
fn last(track: &Track, position: &Position, colour: Colour) -> Option<(Cell, i32)> {
    let pieces = Pieces::of(position);
    let mut far: Vec<(i32, Cell)> =
        pieces.cells(colour).map(|cell| (track.to_go(colour, cell), cell)).collect();
    far.sort_by_key(|&(to_go, _)| std::cmp::Reverse(to_go));
    let [(farthest, cell), (next, _)] = *far.first_chunk()?;
    (farthest > next).then_some((cell, farthest - next))
}

/// The way to go, where pieces are brought to a goal one by one.
fn track(position: &Position) -> Option<Track> {
    match position.play() {
        Play::Barricade(..) | Play::Rakado(..) | Play::Secret(..) => None,
        _ => Track::of(position),
    }
}

/// The colour of a candidate's piece if it is far behind, with its cell.
fn behind(track: &Track, candidate: &Candidate) -> Option<(Colour, Cell)> {
    let from = candidate.from()?;
    let colour = Pieces::of(candidate.before).at(from)?;
    let (cell, gap) = last(track, candidate.before, colour)?;
    (cell == from && gap >= FAR && track.gain_of(candidate) > 0).then_some((colour, cell))
}

pub(super) fn compare(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    let Some(track) = track(best.before) else { return };
    let Some((colour, cell)) = behind(&track, best) else { return };
    if let Some((still, gap)) = last(&track, &played.after, colour)
        && still == cell
        && gap >= FAR
    {
        reasons.push(Reason::LeavesBehind { cell, spaces: gap.unsigned_abs() });
    }
}

pub(super) fn praise(candidate: &Candidate, reasons: &mut Vec<Reason>) {
    let Some(track) = track(candidate.before) else { return };
    if let Some((_, cell)) = behind(&track, candidate) {
        reasons.push(Reason::BringsUp { cell });
    }
}
