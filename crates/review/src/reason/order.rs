//! Which reasons matter most.

use super::kind::Reason;

/// From this weight on a reason decides the game, and smaller ones are not worth saying.
const DECISIVE: u32 = 9_000;

/// The weight of a reason, in about twelfths of a space.
fn weight(reason: &Reason) -> u32 {
    use Reason::*;
    match *reason {
        MissedWin | Wins | MissedSolution | Solves => 10_000,
        Loses | DeadEnd => 9_500,
        LetsWin { .. } | StopsWin { .. } => 9_000,
        WinningRolls { rolls, instead, of } => 150 + share(900, rolls.abs_diff(instead), of),
        HomeRolls { rolls, instead, of } => 40 + share(500, rolls.abs_diff(instead), of),
        MissedFork | Forks => 800,
        LeavesThree { .. } | StopsThree { .. } => 700,
        MissedFour | MakesFour => 300,
        MissedThree | MakesThree => 250,
        FewerSpaces { spaces } | Gains { spaces } => 12 * spaces,
        BreaksJump { spaces, .. } | PreparesJump { spaces, .. } => 10 * spaces,
        NextGain { spaces, instead } | ReplyGain { spaces, instead, .. } => {
            9 * spaces.abs_diff(instead)
        }
        ChainGain { spaces, instead } => 10 * spaces.abs_diff(instead),
        LeavesBehind { spaces, .. } => 8 * spaces,
        BringsUp { .. } => 40,
        MissedArrival { .. } | Arrives { .. } => 25,
        MovesArrived { .. } => 30,
        OnLine { cells, instead, .. } => 60 * cells.abs_diff(instead),
        MissedOff { .. } | LeavesBoard { .. } => 60,
        MissedHit { spaces, .. } | Hits { spaces, .. } => 80 + 5 * spaces,
        HitRolls { rolls, instead, of } => 20 + share(200, rolls.abs_diff(instead), of),
        MissedLift { .. } | Lifts { .. } => 70,
        MissedEntry | Enters => 25,
        MissedBlock { .. } | Blocks { .. } => 80,
        BlocksSelf { .. } => 75,
        MissedDetour { spaces, .. } | Detours { spaces, .. } => 30 + 5 * spaces.min(10),
        MissedCapture { .. } | Captures { .. } => 100,
        Captured { pieces, instead } => 50 * pieces.abs_diff(instead),
        CapturesSeveral { pieces } => 50 * pieces,
        ReplyCaptures { pieces, instead, .. } => 45 * pieces.abs_diff(instead),
        CaptureRolls { rolls, instead, of } => 40 + share(240, rolls.abs_diff(instead), of),
        MovesLeft { moves, instead } => 6 * moves.abs_diff(instead),
        LonePieces { pieces, instead } => 15 * pieces.abs_diff(instead),
        CatMoves { moves, instead } => 10 * moves.abs_diff(instead),
    }
}

fn share(of_all: u32, part: u32, of: u32) -> u32 {
    of_all * part / of.max(1)
}

/// The most important reasons, at most this number. Nothing is said beside what decides the game.
pub(super) fn most_important(mut reasons: Vec<Reason>, most: usize) -> Vec<Reason> {
    reasons.sort_by_key(|reason| std::cmp::Reverse(weight(reason)));
    if reasons.first().is_some_and(|reason| weight(reason) >= DECISIVE) {
        reasons.retain(|reason| weight(reason) >= DECISIVE);
    }
    reasons.truncate(most);
    reasons
}
