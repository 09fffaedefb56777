/// Why a game that ended by its rules is over.
///
/// ```
/// use spielhof_rules::{Reason, Spec};
/// let game = Spec::of("barricade", 2).unwrap().build().unwrap();
/// assert_eq!(game.start().reason(), None);
/// assert_eq!(Reason::CannotClear.name(), "cannot-clear");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// All pieces of the winner are where they were to go.
    Arrived,
    /// The winner's goal was full, and more than half of it held the winner's pieces.
    Filled,
    /// All others had to clear their home and could not.
    CannotClear,
    /// A line is complete.
    Line,
    /// Nobody can move any more; it is decided by how the sides stand.
    NobodyMoves,
    /// No jump leads out of the hexagon any more; most pieces win.
    NoWayOut,
    /// All pieces are placed; pieces taken less pieces lost count.
    AllPlaced,
    /// All pieces of the winner are off the board.
    AllOff,
    /// A pawn is on the home square.
    HomeSquare,
    /// Too few mice are left to shut the cats in.
    TooFewMice,
    /// The cats are shut in.
    CatsShutIn,
    /// Nothing was taken for so long that both share.
    Quiet,
}

impl Reason {
    /// All of them.
    pub const ALL: [Reason; 12] = [
        Reason::Arrived,
        Reason::Filled,
        Reason::CannotClear,
        Reason::Line,
        Reason::NobodyMoves,
        Reason::NoWayOut,
        Reason::AllPlaced,
        Reason::AllOff,
        Reason::HomeSquare,
        Reason::TooFewMice,
        Reason::CatsShutIn,
        Reason::Quiet,
    ];

    /// The name that programs use.
    pub const fn name(self) -> &'static str {
        match self {
            Reason::Arrived => "arrived",
            Reason::Filled => "filled",
            Reason::CannotClear => "cannot-clear",
            Reason::Line => "line",
            Reason::NobodyMoves => "nobody-moves",
            Reason::NoWayOut => "no-way-out",
            Reason::AllPlaced => "all-placed",
            Reason::AllOff => "all-off",
            Reason::HomeSquare => "home-square",
            Reason::TooFewMice => "too-few-mice",
            Reason::CatsShutIn => "cats-shut-in",
            Reason::Quiet => "quiet",
        }
    }
}
