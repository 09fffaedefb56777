//! Why an action is not legal: a code and data. The sentences for players are in their own
//! languages and made elsewhere; `Display` is for programmers.

use board::Cell;

/// Why an action is not legal here.
///
/// ```
/// use spielhof_rules::{Refusal, Spec};
/// let position = Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let refusal = position.why_not(spielhof_rules::Action::Pass).unwrap();
/// assert_eq!((refusal, refusal.code()), (Refusal::CannotPass, "cannot-pass"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The die has to be rolled first.
    #[error("the die must be rolled first")]
    RollFirst,
    /// There is no die to roll now.
    #[error("no die is rolled now")]
    NoRollNow,
    /// The die has six sides.
    #[error("a die shows one to six")]
    NoSuchRoll,
    /// Two dice are rolled, and the smaller is written first.
    #[error("two dice are rolled, the smaller number first")]
    TwoDice,
    /// First it is said which die is for steps.
    #[error("the die for steps must be chosen first")]
    ChooseDieFirst,
    /// Neither die shows this number.
    #[error("no die shows {0}")]
    NotOnTheDice(u8),
    /// With this die for steps nothing could be done, with the other something can.
    #[error("with {0} for steps nothing can be done, with the other die something can")]
    DieLeavesNothing(u8),
    /// Which die is for steps is settled.
    #[error("the die for steps is chosen already")]
    DieChosen,
    /// The piece has moved in this turn.
    #[error("the piece has moved in this turn: cell {}", .0.number())]
    MovedAlready(Cell),
    /// All steps of the turn are made.
    #[error("no step is left")]
    NoStepLeft,
    /// The chain of the turn is made.
    #[error("no chain is left")]
    NoChainLeft,
    /// No chain of exactly this number of jumps leads there.
    #[error("no chain of exactly {jumps} jumps from cell {} to cell {}", .from.number(), .to.number())]
    NotSoManyJumps {
        /// How many there must be.
        jumps: u8,
        /// Where the piece stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// Something was done, so the turn is ended, not passed.
    #[error("the turn is ended, not passed")]
    EndInstead,
    /// Nothing could be done, so the turn is passed, not ended.
    #[error("the turn is passed, not ended")]
    PassInstead,
    /// This game has no such kind of action.
    #[error("this game has no such action")]
    NotInThisGame,
    /// Something can be done, so it must be.
    #[error("something can be done, so the seat cannot pass")]
    CannotPass,
    /// No piece stands there.
    #[error("no piece on cell {}", .0.number())]
    NoPiece(Cell),
    /// The piece belongs to somebody else.
    #[error("another seat's piece on cell {}", .0.number())]
    NotYours(Cell),
    /// The piece belongs to the partner, and the own pieces have not all arrived.
    #[error("the partner's pieces move only when all own pieces have arrived: cell {}", .0.number())]
    PartnerNotYet(Cell),
    /// The cell is occupied.
    #[error("a piece is on cell {}", .0.number())]
    Occupied(Cell),
    /// Neither a step nor a chain of jumps leads there.
    #[error("no step or chain from cell {} to cell {}", .from.number(), .to.number())]
    NoStepOrChain {
        /// Where the piece stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// The turn would leave the piece where it was.
    #[error("the piece would not move")]
    NoMove,
    /// On a dark cell a piece only steps diagonally.
    #[error("pieces on dark cells only step: cell {}", .0.number())]
    DarkOnlySteps(Cell),
    /// On a light cell a piece only jumps.
    #[error("pieces on light cells only jump: cell {}", .0.number())]
    LightOnlyJumps(Cell),
    /// The turn must end on the shade it began on.
    #[error("the turn must end on the shade it started on, not on cell {}", .0.number())]
    OtherShade(Cell),
    /// A piece in its goal must end the turn in it.
    #[error("a piece in its goal must stay there: cell {}", .0.number())]
    StaysInGoal(Cell),
    /// All pieces of the colour are in the goal, and the seat can do something else.
    #[error("a complete goal is left only without another move: cell {}", .0.number())]
    LeavesCompleteGoal(Cell),
    /// Another side has left its homes: a piece must go from home to outside.
    #[error("a piece must leave its home")]
    MustLeaveHome,
    /// None can leave: a piece at home must come nearer to its goal.
    #[error("a piece at home must approach the goal")]
    MustApproach,
    /// Swapping is not among the rules chosen.
    #[error("there is no swapping under these options")]
    NoSwapping,
    /// Only with an enemy that stands in the goal.
    #[error("no enemy to swap with on cell {}", .0.number())]
    SwapNoEnemy(Cell),
    /// Only a piece that is outside its goal and next to it.
    #[error("not in front of the goal: cell {}", .0.number())]
    SwapNotBefore(Cell),
    /// A piece of the colour can still go into its goal by itself.
    #[error("another piece can still enter the goal")]
    SwapNotNeeded,
    /// The opponent's station still holds one of their pieces.
    #[error("the station is still guarded: cell {}", .0.number())]
    StationGuarded(Cell),
    /// All own pieces are placed.
    #[error("all pieces are placed")]
    AllPlaced,
    /// Pieces are placed before any moves.
    #[error("pieces must be placed first")]
    PlaceFirst,
    /// Pieces move one cell at a time.
    #[error("pieces only step, not from cell {} to cell {}", .from.number(), .to.number())]
    OnlySteps {
        /// Where the piece stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// Pieces are placed in the middle of the board.
    #[error("pieces are placed in the middle, not on cell {}", .0.number())]
    OutsideMiddle(Cell),
    /// Neither a step nor a chain of jumps leads over the edge.
    #[error("no step or chain leads off the board from cell {}", .0.number())]
    NoWayOff(Cell),
    /// Mice are not placed on the middle cells.
    #[error("mice are not placed on the middle: cell {}", .0.number())]
    KeptForCats(Cell),
    /// Cats are placed on the middle cells.
    #[error("cats are placed in the middle, not on cell {}", .0.number())]
    CatsInTheMiddle(Cell),
    /// Mice move one cell and never jump.
    #[error("mice only step, not from cell {} to cell {}", .from.number(), .to.number())]
    MiceOnlyStep {
        /// Where the mouse stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// Neither a step nor a jump over a mouse leads there.
    #[error("no step or jump of a cat from cell {} to cell {}", .from.number(), .to.number())]
    NoCatMove {
        /// Where the cat stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// The cat that has jumped may only jump on, or end the turn.
    #[error("only the cat that has jumped goes on: cell {}", .0.number())]
    CatGoesOn(Cell),
    /// No barricade was lifted.
    #[error("no barricade was lifted")]
    NothingToSetDown,
    /// The lifted barricade has to be set down first.
    #[error("the barricade must be set down first")]
    SetDownFirst,
    /// No barricade may stand there: in the lowest rows or on the home square.
    #[error("no barricade may be on cell {}", .0.number())]
    NoBarricadeThere(Cell),
    /// An own pawn stands there.
    #[error("an own pawn is on cell {}", .0.number())]
    OwnPawn(Cell),
    /// All pawns of this seat's yard are already on the board.
    #[error("the yard is empty")]
    YardEmpty,
    /// The yard is somebody else's.
    #[error("the yard belongs to another seat")]
    NotYourYard,
    /// No way of exactly this many fields leads there.
    #[error("no path of {die} fields to cell {}", .to.number())]
    NotThatFar {
        /// The number rolled.
        die: u8,
        /// Where the pawn cannot go.
        to: Cell,
    },
    /// Every way of the right length passes a barricade.
    #[error("a barricade is on every path of {die} fields to cell {}", .to.number())]
    BarricadeInTheWay {
        /// The number rolled.
        die: u8,
        /// Where the pawn cannot go.
        to: Cell,
    },
    /// A piece stands between start and end of the way.
    #[error("a piece is in the way to cell {}", .0.number())]
    PieceInTheWay(Cell),
    /// A piece goes this way only to take, and there is nothing to take.
    #[error("nothing to take on cell {}", .0.number())]
    OnlyToTake(Cell),
    /// A piece can be taken, so one must be.
    #[error("a capture is possible, so it must be made")]
    MustTake,
    /// The piece on this cell has arrived and cannot be taken.
    #[error("the piece has arrived and is safe: cell {}", .0.number())]
    SafeInGoal(Cell),
    /// The piece on this cell has arrived and takes nothing.
    #[error("the piece has arrived and takes no more: cell {}", .0.number())]
    TakesNoMore(Cell),
    /// A piece that overlooked a capture has to be taken off first.
    #[error("a piece must be huffed first")]
    HuffFirst,
    /// No piece on this cell overlooked a capture.
    #[error("no capture was overlooked by the piece on cell {}", .0.number())]
    NotOverlooked(Cell),
    /// The turn goes on with the piece that jumps.
    #[error("only the piece that jumps goes on: cell {}", .0.number())]
    SamePieceGoesOn(Cell),
    /// No single jump over a neighbour leads there.
    #[error("no hop from cell {} to cell {}", .from.number(), .to.number())]
    NoHop {
        /// Where the piece stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// No jump along a row or column over a piece leads there.
    #[error("no jump over a piece from cell {} to cell {}", .from.number(), .to.number())]
    NoPegJump {
        /// Where the piece stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// No jump along a row or column over a free cell leads there.
    #[error("no jump over a free cell from cell {} to cell {}", .from.number(), .to.number())]
    NoPegReturn {
        /// Where the piece stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// After this hop no way would lead out of the hexagon.
    #[error("no path out of the hexagon after cell {}", .0.number())]
    NoWayOut(Cell),
}

/// Where the rule behind a refusal stands in `docs/rules.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Rule {
    /// In section 1, by which all races and Dice Halma are played.
    Basic(&'static str),
    /// In the paragraph on the game itself.
    Own,
    /// In the clause with this number of the game's own list.
    Clause(u8),
}

/// A piece of data of a refusal.
///
/// ```
/// use spielhof_rules::{Detail, Refusal};
/// let refusal = Refusal::NotThatFar { die: 4, to: board::Cell::new(30) };
/// let details = [("die", Detail::Number(4)), ("cell", Detail::Cell(board::Cell::new(30)))];
/// assert_eq!(refusal.details(), details);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A cell, to be named.
    Cell(Cell),
    /// A number.
    Number(u8),
}

impl Refusal {
    /// A stable identifier of the reason, without the data.
    ///
    /// ```
    /// assert_eq!(spielhof_rules::Refusal::RollFirst.code(), "roll-first");
    /// ```
    pub fn code(&self) -> &'static str {
        self.parts().0
    }

    /// The data of the reason, by name.
    pub fn details(&self) -> Vec<(&'static str, Detail)> {
        self.parts().1
    }

    fn parts(&self) -> (&'static str, Vec<(&'static str, Detail)>) {
        use Detail::{Cell as C, Number as N};
        match *self {
            Refusal::Over => ("over", vec![]),
            Refusal::RollFirst => ("roll-first", vec![]),
            Refusal::NoRollNow => ("no-roll-now", vec![]),
            Refusal::NoSuchRoll => ("no-such-roll", vec![]),
            Refusal::TwoDice => ("two-dice", vec![]),
            Refusal::ChooseDieFirst => ("choose-die-first", vec![]),
            Refusal::NotOnTheDice(die) => ("not-on-the-dice", vec![("die", N(die))]),
            Refusal::DieLeavesNothing(die) => ("die-leaves-nothing", vec![("die", N(die))]),
            Refusal::DieChosen => ("die-chosen", vec![]),
            Refusal::MovedAlready(at) => ("moved-already", vec![("cell", C(at))]),
            Refusal::NoStepLeft => ("no-step-left", vec![]),
            Refusal::NoChainLeft => ("no-chain-left", vec![]),
            Refusal::NotSoManyJumps { jumps, from, to } => {
                ("not-so-many-jumps", vec![("jumps", N(jumps)), ("from", C(from)), ("to", C(to))])
            }
            Refusal::EndInstead => ("end-instead", vec![]),
            Refusal::PassInstead => ("pass-instead", vec![]),
            Refusal::NotInThisGame => ("not-in-this-game", vec![]),
            Refusal::CannotPass => ("cannot-pass", vec![]),
            Refusal::NoPiece(at) => ("no-piece", vec![("cell", C(at))]),
            Refusal::NotYours(at) => ("not-yours", vec![("cell", C(at))]),
            Refusal::PartnerNotYet(at) => ("partner-not-yet", vec![("cell", C(at))]),
            Refusal::Occupied(at) => ("occupied", vec![("cell", C(at))]),
            Refusal::NoStepOrChain { from, to } => {
                ("no-step-or-chain", vec![("from", C(from)), ("to", C(to))])
            }
            Refusal::NoMove => ("no-move", vec![]),
            Refusal::DarkOnlySteps(at) => ("dark-only-steps", vec![("cell", C(at))]),
            Refusal::LightOnlyJumps(at) => ("light-only-jumps", vec![("cell", C(at))]),
            Refusal::OtherShade(at) => ("other-shade", vec![("cell", C(at))]),
            Refusal::StaysInGoal(at) => ("stays-in-goal", vec![("cell", C(at))]),
            Refusal::LeavesCompleteGoal(at) => ("leaves-complete-goal", vec![("cell", C(at))]),
            Refusal::MustLeaveHome => ("must-leave-home", vec![]),
            Refusal::MustApproach => ("must-approach", vec![]),
            Refusal::NoSwapping => ("no-swapping", vec![]),
            Refusal::SwapNoEnemy(at) => ("swap-no-enemy", vec![("cell", C(at))]),
            Refusal::SwapNotBefore(at) => ("swap-not-before", vec![("cell", C(at))]),
            Refusal::SwapNotNeeded => ("swap-not-needed", vec![]),
            Refusal::StationGuarded(at) => ("station-guarded", vec![("cell", C(at))]),
            Refusal::AllPlaced => ("all-placed", vec![]),
            Refusal::PlaceFirst => ("place-first", vec![]),
            Refusal::OnlySteps { from, to } => {
                ("only-steps", vec![("from", C(from)), ("to", C(to))])
            }
            Refusal::OutsideMiddle(at) => ("outside-middle", vec![("cell", C(at))]),
            Refusal::NoWayOff(at) => ("no-way-off", vec![("cell", C(at))]),
            Refusal::KeptForCats(at) => ("kept-for-cats", vec![("cell", C(at))]),
            Refusal::CatsInTheMiddle(at) => ("cats-in-the-middle", vec![("cell", C(at))]),
            Refusal::MiceOnlyStep { from, to } => {
                ("mice-only-step", vec![("from", C(from)), ("to", C(to))])
            }
            Refusal::NoCatMove { from, to } => {
                ("no-cat-move", vec![("from", C(from)), ("to", C(to))])
            }
            Refusal::CatGoesOn(at) => ("cat-goes-on", vec![("cell", C(at))]),
            Refusal::NothingToSetDown => ("nothing-to-set-down", vec![]),
            Refusal::SetDownFirst => ("set-down-first", vec![]),
            Refusal::NoBarricadeThere(at) => ("no-barricade-there", vec![("cell", C(at))]),
            Refusal::OwnPawn(at) => ("own-pawn", vec![("cell", C(at))]),
            Refusal::YardEmpty => ("yard-empty", vec![]),
            Refusal::NotYourYard => ("not-your-yard", vec![]),
            Refusal::NotThatFar { die, to } => {
                ("not-that-far", vec![("die", N(die)), ("cell", C(to))])
            }
            Refusal::BarricadeInTheWay { die, to } => {
                ("barricade-in-the-way", vec![("die", N(die)), ("cell", C(to))])
            }
            Refusal::PieceInTheWay(at) => ("piece-in-the-way", vec![("cell", C(at))]),
            Refusal::OnlyToTake(at) => ("only-to-take", vec![("cell", C(at))]),
            Refusal::MustTake => ("must-take", vec![]),
            Refusal::SafeInGoal(at) => ("safe-in-goal", vec![("cell", C(at))]),
            Refusal::TakesNoMore(at) => ("takes-no-more", vec![("cell", C(at))]),
            Refusal::HuffFirst => ("huff-first", vec![]),
            Refusal::NotOverlooked(at) => ("not-overlooked", vec![("cell", C(at))]),
            Refusal::SamePieceGoesOn(at) => ("same-piece-goes-on", vec![("cell", C(at))]),
            Refusal::NoHop { from, to } => ("no-hop", vec![("from", C(from)), ("to", C(to))]),
            Refusal::NoPegJump { from, to } => {
                ("no-peg-jump", vec![("from", C(from)), ("to", C(to))])
            }
            Refusal::NoPegReturn { from, to } => {
                ("no-peg-return", vec![("from", C(from)), ("to", C(to))])
            }
            Refusal::NoWayOut(at) => ("no-way-out", vec![("cell", C(at))]),
        }
    }

    /// Does a rule forbid it, or is it plain course of play?
    pub fn is_by_rule(&self) -> bool {
        !matches!(
            self,
            Refusal::Over
                | Refusal::RollFirst
                | Refusal::NoRollNow
                | Refusal::NoSuchRoll
                | Refusal::NotInThisGame
                | Refusal::CannotPass
                | Refusal::NoPiece(_)
                | Refusal::NoSwapping
                | Refusal::AllPlaced
                | Refusal::NothingToSetDown
                | Refusal::NotYourYard
        )
    }
}
