//! The kinds of reasons: values with data. The sentences are made elsewhere.

use board::Cell;
use rules::Seat;

/// What a sentence about a reason is filled in with.
///
/// ```
/// use spielhof_review::{Detail, Reason};
/// let reason = Reason::Gains { spaces: 6 };
/// assert_eq!(reason.details(), [("spaces", Detail::Number(6))]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// The name of a cell.
    Cell(Cell),
    /// A number; of a seat as people count.
    Number(u32),
}

impl From<Cell> for Detail {
    fn from(cell: Cell) -> Detail {
        Detail::Cell(cell)
    }
}

impl From<u32> for Detail {
    fn from(number: u32) -> Detail {
        Detail::Number(number)
    }
}

impl From<Seat> for Detail {
    fn from(seat: Seat) -> Detail {
        Detail::Number(seat.number().into())
    }
}

/// Generates the type and what is the same for all kinds.
macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident $({ $($(#[$about:meta])* $field:ident: $kind:ty),+ $(,)? })?
        = $key:literal;)+) => {
        /// A fact that speaks for an action, or for one action against another.
        ///
        /// Those of [`why_better`](super::why_better) say what was played and what was possible, those
        /// of [`merits`](super::merits) what an action does. Where a number has an `instead`, both
        /// use the same kind: it is the number with the better action, or before the action.
        /// `docs/review.md` defines every kind.
        ///
        /// The [module](super) has an example.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Reason {
            $($(#[$doc])* $name $({ $($(#[$about])* $field: $kind),+ })?,)+
        }

        impl Reason {
            /// The names of all kinds.
            pub const NAMES: &'static [&'static str] = &[$($key),+];

            /// The name of the kind: the key of its sentence is `because-NAME`.
            ///
            /// ```
            /// use spielhof_review::Reason;
            /// assert_eq!(Reason::MissedWin.name(), "missed-win");
            /// assert!(Reason::NAMES.contains(&"missed-win"));
            /// ```
            pub fn name(&self) -> &'static str {
                match self { $(Reason::$name { .. } => $key,)+ }
            }

            /// What its sentence is filled in with, by name.
            pub fn details(&self) -> Vec<(&'static str, Detail)> {
                match *self {
                    $(Reason::$name $({ $($field),+ })? => {
                        vec![$($((stringify!($field), Detail::from($field))),+)?]
                    })+
                }
            }
        }
    };
}

reasons! {
    // The end of the game.
    /// It could have won at once.
    MissedWin = "missed-win";
    /// It wins at once.
    Wins = "wins";
    /// Alone: it could have solved the task at once.
    MissedSolution = "missed-solution";
    /// Alone: it solves the task.
    Solves = "solves";
    /// It ends the game, and others win.
    Loses = "loses";
    /// Alone: no move is left, and the task is not solved.
    DeadEnd = "dead-end";
    /// An opponent can win with its next turn.
    LetsWin {
        /// Which one.
        seat: Seat,
    } = "lets-win";
    /// An opponent could win if it were to act, and after this it cannot.
    StopsWin {
        /// Which one.
        seat: Seat,
    } = "stops-win";
    /// The rolls with which opponents win.
    WinningRolls {
        /// How many win.
        rolls: u32,
        /// How many instead.
        instead: u32,
        /// The number of all rolls.
        of: u32,
    } = "winning-rolls";
    /// The rolls with which the side itself reaches the home square next turn.
    HomeRolls {
        /// How many do.
        rolls: u32,
        /// How many instead.
        instead: u32,
        /// The number of all rolls.
        of: u32,
    } = "home-rolls";

    // The way to the goal.
    /// It came nearer to the goal by fewer spaces.
    FewerSpaces {
        /// How many fewer.
        spaces: u32,
    } = "fewer-spaces";
    /// It comes nearer to the goal.
    Gains {
        /// By how many spaces.
        spaces: u32,
    } = "gains";
    /// A jump of another piece was there and would be there, but is not any more.
    BreaksJump {
        /// Where it began.
        from: Cell,
        /// Where it ended.
        to: Cell,
        /// What it would have gained.
        spaces: u32,
    } = "breaks-jump";
    /// A jump that was not there before is possible next turn, unless others prevent it.
    PreparesJump {
        /// Where it begins.
        from: Cell,
        /// Where it ends.
        to: Cell,
        /// What it gains.
        spaces: u32,
    } = "prepares-jump";
    /// What the next own move can gain, if others change nothing.
    NextGain {
        /// This number of spaces at most.
        spaces: u32,
        /// How many instead.
        instead: u32,
    } = "next-gain";
    /// What the next opponent can gain with its next move.
    ReplyGain {
        /// Which one.
        seat: Seat,
        /// This number of spaces at most.
        spaces: u32,
        /// How many instead.
        instead: u32,
    } = "reply-gain";
    /// What the chain of the roll can gain.
    ChainGain {
        /// This number of spaces at most.
        spaces: u32,
        /// How many instead.
        instead: u32,
    } = "chain-gain";
    /// The last piece stays far behind all others of its colour.
    LeavesBehind {
        /// Where it stands.
        cell: Cell,
        /// How many spaces it is behind the next one.
        spaces: u32,
    } = "leaves-behind";
    /// The last piece moves, which was far behind all others.
    BringsUp {
        /// Where it stood.
        cell: Cell,
    } = "brings-up";
    /// A piece could have gone into the goal.
    MissedArrival {
        /// Where it would stand.
        cell: Cell,
    } = "missed-arrival";
    /// A piece goes into the goal.
    Arrives {
        /// Where it will stand.
        cell: Cell,
    } = "arrives";
    /// A piece was moved that was already in the goal.
    MovesArrived {
        /// Where it stood.
        cell: Cell,
    } = "moves-arrived";
    /// The cells of a line that wins that the side has filled.
    OnLine {
        /// How many of its best line.
        cells: u32,
        /// How many instead.
        instead: u32,
        /// The length of that line.
        of: u32,
    } = "on-line";
    /// A piece could have left the board.
    MissedOff {
        /// Where it stands.
        cell: Cell,
    } = "missed-off";
    /// A piece leaves the board.
    LeavesBoard {
        /// Where it stands.
        cell: Cell,
    } = "leaves-board";

    // Pawns and barricades.
    /// A pawn could have been hit.
    MissedHit {
        /// Where it stands.
        cell: Cell,
        /// How many spaces it had come.
        spaces: u32,
    } = "missed-hit";
    /// A pawn is hit.
    Hits {
        /// Where it stands.
        cell: Cell,
        /// How many spaces it had come.
        spaces: u32,
    } = "hits";
    /// The rolls with which opponents can hit an own pawn.
    HitRolls {
        /// How many hit.
        rolls: u32,
        /// How many instead.
        instead: u32,
        /// The number of all rolls.
        of: u32,
    } = "hit-rolls";
    /// A barricade in the own way could have been lifted.
    MissedLift {
        /// Where it stands.
        cell: Cell,
    } = "missed-lift";
    /// A barricade in the own way is lifted.
    Lifts {
        /// Where it stands.
        cell: Cell,
    } = "lifts";
    /// A pawn could have come in from the yard.
    MissedEntry = "missed-entry";
    /// A pawn comes in from the yard.
    Enters = "enters";
    /// The barricade could have been set in the way of the foremost pawn of the opponents.
    MissedBlock {
        /// Where that pawn stands.
        pawn: Cell,
    } = "missed-block";
    /// The barricade is set in the way of the foremost pawn of the opponents.
    Blocks {
        /// Where that pawn stands.
        pawn: Cell,
    } = "blocks";
    /// The barricade could have made the way of the foremost pawn of the opponents longer.
    MissedDetour {
        /// Where that pawn stands.
        pawn: Cell,
        /// By how many spaces.
        spaces: u32,
    } = "missed-detour";
    /// The barricade makes the way of the foremost pawn of the opponents longer.
    Detours {
        /// Where that pawn stands.
        pawn: Cell,
        /// By how many spaces.
        spaces: u32,
    } = "detours";
    /// The barricade was set in the way of the own foremost pawn.
    BlocksSelf {
        /// Where that pawn stands.
        pawn: Cell,
    } = "blocks-self";

    // Captures.
    /// A piece could have been captured.
    MissedCapture {
        /// Where it stands.
        cell: Cell,
    } = "missed-capture";
    /// A piece is captured.
    Captures {
        /// Where it stands.
        cell: Cell,
    } = "captures";
    /// The pieces that the turn captures.
    Captured {
        /// How many, with the best continuation.
        pieces: u32,
        /// How many instead.
        instead: u32,
    } = "captured";
    /// Several pieces are captured in this turn.
    CapturesSeveral {
        /// How many, with the best continuation.
        pieces: u32,
    } = "captures-several";
    /// The pieces that the next opponent can capture with its next turn.
    ReplyCaptures {
        /// Which one.
        seat: Seat,
        /// This number of pieces at most.
        pieces: u32,
        /// How many instead.
        instead: u32,
    } = "reply-captures";
    /// The rolls with which the next opponent can capture an own piece.
    CaptureRolls {
        /// How many capture.
        rolls: u32,
        /// How many instead.
        instead: u32,
        /// The number of all rolls.
        of: u32,
    } = "capture-rolls";

    // Rows of five.
    /// It could have threatened to win next turn.
    MissedFour = "missed-four";
    /// It threatens to win next turn.
    MakesFour = "makes-four";
    /// It could have threatened to win in two places.
    MissedFork = "missed-fork";
    /// It threatens to win in two places.
    Forks = "forks";
    /// It could have made an open three: one piece more threatens to win in two places.
    MissedThree = "missed-three";
    /// It makes an open three.
    MakesThree = "makes-three";
    /// An opponent keeps an open three.
    LeavesThree {
        /// Which one.
        seat: Seat,
    } = "leaves-three";
    /// An opponent had an open three and has none any more.
    StopsThree {
        /// Which one.
        seat: Seat,
    } = "stops-three";

    // Freedom to move.
    /// The moves that are left alone.
    MovesLeft {
        /// How many.
        moves: u32,
        /// How many instead.
        instead: u32,
    } = "moves-left";
    /// The pieces that have no piece beside them.
    LonePieces {
        /// How many.
        pieces: u32,
        /// How many instead.
        instead: u32,
    } = "lone-pieces";
    /// The moves that the cats have.
    CatMoves {
        /// How many.
        moves: u32,
        /// How many instead.
        instead: u32,
    } = "cat-moves";
}
