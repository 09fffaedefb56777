//! Jumps of the next turn: own ones that are prepared or broken, and those an opponent gets.

use super::candidate::Candidate;
use super::kind::Reason;
use super::pending;
use super::track::{Pieces, Track};
use board::Cell;
use rules::Action;

/// A jump that is worth a word gains at least this number of spaces.
const WORTH: i32 = 4;
/// Prospects differ if they do by at least this number of spaces.
const CLEAR: i32 = 3;

/// A move with what it gains.
struct Jump {
    from: Cell,
    to: Cell,
    gain: i32,
}

/// What a candidate leaves.
struct Prospects<'a> {
    candidate: &'a Candidate<'a>,
    gain: i32,
    /// The moves of the seat if it were to act again at once.
    own: Vec<Jump>,
    /// What the next opponent can gain at most.
    reply: Option<i32>,
}

impl Prospects<'_> {
    /// `None` where nobody can be asked what they could do if it were their turn.
    fn of<'a>(candidate: &'a Candidate, track: &Track) -> Option<Prospects<'a>> {
        let actions = pending::actions(&candidate.after, candidate.seat)?;
        let pieces = Pieces::of(&candidate.after);
        let reply =
            candidate.opponent().map(|_| track.most(&candidate.after, &candidate.after.actions()));
        let gain = track.gain_of(candidate);
        Some(Prospects { candidate, gain, own: listed(&actions, &pieces, track), reply })
    }

    fn has(&self, jump: &Jump) -> bool {
        self.own.iter().any(|own| (own.from, own.to) == (jump.from, jump.to))
    }

    /// The most that the piece on a cell can gain next turn.
    fn most_from(&self, from: Cell) -> i32 {
        most(self.own.iter().filter(|own| own.from == from))
    }

    fn most(&self) -> i32 {
        most(self.own.iter())
    }
}

fn most<'a>(jumps: impl Iterator<Item = &'a Jump>) -> i32 {
    jumps.map(|jump| jump.gain).fold(0, i32::max)
}

fn listed(actions: &[Action], pieces: &Pieces, track: &Track) -> Vec<Jump> {
    let jump = |&action: &Action| match action {
        Action::Move { from, to } => Some(Jump { from, to, gain: track.gain(pieces, action) }),
        _ => None,
    };
    actions.iter().filter_map(jump).collect()
}

/// The moves that are legal before a candidate.
fn before(candidate: &Candidate, track: &Track) -> Vec<Jump> {
    listed(&candidate.before.actions(), &Pieces::of(candidate.before), track)
}

/// The first of those that gain most.
fn greatest<'a>(jumps: impl Iterator<Item = &'a Jump>) -> Option<&'a Jump> {
    jumps.reduce(|best, jump| if jump.gain > best.gain { jump } else { best })
}

pub(super) fn compare(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    let Some(track) = Track::of(best.before) else { return };
    let prospects = (Prospects::of(best, &track), Prospects::of(played, &track));
    let (Some(best), Some(played)) = prospects else { return };
    match broken(&best, &played, &track) {
        Some(reason) => reasons.push(reason),
        None => reasons.extend(next_gain(&best, &played)),
    }
    if let (Some(instead), Some(spaces)) = (best.reply, played.reply)
        && spaces - instead >= CLEAR
        && best.candidate.opponent() == played.candidate.opponent()
        && let Some(seat) = played.candidate.opponent()
    {
        let [spaces, instead] = [spaces, instead].map(i32::unsigned_abs);
        reasons.push(Reason::ReplyGain { seat, spaces, instead });
    }
}

/// A jump of a third piece that is possible now and would be next turn, but not after what was
/// played; nor is one that gains nearly as much with the same piece.
fn broken(best: &Prospects, played: &Prospects, track: &Track) -> Option<Reason> {
    let moved = [best.candidate.from(), played.candidate.from()];
    let before = before(best.candidate, track);
    let is_broken = |jump: &&Jump| {
        jump.gain >= WORTH
            && !moved.contains(&Some(jump.from))
            && best.has(jump)
            && !played.has(jump)
            && played.most_from(jump.from) <= jump.gain - CLEAR
    };
    let jump = greatest(before.iter().filter(is_broken))?;
    Some(Reason::BreaksJump { from: jump.from, to: jump.to, spaces: jump.gain.unsigned_abs() })
}

/// The next own turn can gain less, and both turns together do, too.
fn next_gain(best: &Prospects, played: &Prospects) -> Option<Reason> {
    let (spaces, instead) = (played.most(), best.most());
    let worse = instead - spaces >= CLEAR && best.gain + instead > played.gain + spaces;
    let [spaces, instead] = [spaces, instead].map(i32::unsigned_abs);
    worse.then_some(Reason::NextGain { spaces, instead })
}

pub(super) fn praise(candidate: &Candidate, reasons: &mut Vec<Reason>) {
    let Some(track) = Track::of(candidate.before) else { return };
    let Some(prospects) = Prospects::of(candidate, &track) else { return };
    reasons.extend(prepared(&prospects, &before(candidate, &track)));
    let seat = candidate.opponent();
    let could =
        |seat| Some(track.most(candidate.before, &pending::actions(candidate.before, seat)?));
    if let (Some(seat), Some(spaces)) = (seat, prospects.reply)
        && let Some(instead) = could(seat)
        && instead - spaces >= CLEAR
    {
        let [spaces, instead] = [spaces, instead].map(i32::unsigned_abs);
        reasons.push(Reason::ReplyGain { seat, spaces, instead });
    }
}

/// A jump of the next turn that was not there before, and gains more than all that were.
fn prepared(prospects: &Prospects, before: &[Jump]) -> Option<Reason> {
    let was_there =
        |jump: &&Jump| before.iter().any(|old| (old.from, old.to) == (jump.from, jump.to));
    let old = most(prospects.own.iter().filter(was_there));
    let is_new = |jump: &&Jump| !was_there(jump) && jump.gain >= WORTH && jump.gain > old;
    let jump = greatest(prospects.own.iter().filter(is_new))?;
    Some(Reason::PreparesJump { from: jump.from, to: jump.to, spaces: jump.gain.unsigned_abs() })
}
