//! How much nearer an action brings its piece to the goal.

use super::candidate::Candidate;
use super::kind::Reason;
use super::track::Track;

pub(super) fn compare(best: &Candidate, played: &Candidate, reasons: &mut Vec<Reason>) {
    let Some(track) = Track::of(best.before) else { return };
    let fewer = track.gain_of(best) - track.gain_of(played);
    if let Some(spaces) = positive(fewer) {
        reasons.push(Reason::FewerSpaces { spaces });
    }
}

pub(super) fn praise(candidate: &Candidate, reasons: &mut Vec<Reason>) {
    let gain = Track::of(candidate.before).map_or(0, |track| track.gain_of(candidate));
    if let Some(spaces) = positive(gain) {
        reasons.push(Reason::Gains { spaces });
    }
}

fn positive(number: i32) -> Option<u32> {
    u32::try_from(number).ok().filter(|&number| number > 0)
}
