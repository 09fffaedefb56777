//! Why an action is not legal, as data. The words are made at the edge, in the
//! reader's language.

use board::Cell;

/// Why an action is not legal here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The die has to be rolled first.
    RollFirst,
    /// There is no die to roll now.
    NoRollNow,
    /// The die has six sides.
    NoSuchRoll,
    /// Two dice are rolled, and the smaller is written first.
    TwoDice,
    /// First it is said which die is for steps.
    ChooseDieFirst,
    /// Neither die shows this number.
    NotOnTheDice(u8),
    /// With this die for steps nothing could be done, with the other something can.
    DieLeavesNothing(u8),
    /// Which die is for steps is settled.
    DieChosen,
    /// The piece has moved in this turn.
    MovedAlready(Cell),
    /// All steps of the turn are made.
    NoStepLeft,
    /// The chain of the turn is made.
    NoChainLeft,
    /// No chain of exactly so many jumps leads there.
    NotSoManyJumps {
        /// How many there must be.
        jumps: u8,
        /// Where the piece stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// Something was done, so the turn is ended, not passed.
    EndInstead,
    /// Nothing could be done, so the turn is passed, not ended.
    PassInstead,
    /// This game has no such kind of action.
    NotInThisGame,
    /// Something can be done, so it must be.
    CannotPass,
    /// No piece stands there.
    NoPiece(Cell),
    /// The piece belongs to somebody else.
    NotYours(Cell),
    /// The piece belongs to the partner, and the own pieces have not all arrived.
    PartnerNotYet(Cell),
    /// The cell is occupied.
    Occupied(Cell),
    /// Neither a step nor a chain of jumps leads there.
    NoStepOrChain {
        /// Where the piece stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// The turn would leave the piece where it was.
    NoMove,
    /// On a dark cell a piece only steps diagonally.
    DarkOnlySteps(Cell),
    /// On a light cell a piece only jumps.
    LightOnlyJumps(Cell),
    /// The turn must end on the shade it began on.
    OtherShade(Cell),
    /// A piece in its goal must end the turn in it.
    StaysInGoal(Cell),
    /// All pieces of the colour are in the goal, and the seat can do something else.
    LeavesCompleteGoal(Cell),
    /// Another side has left its homes: a piece must go from home to outside.
    MustLeaveHome,
    /// None can leave: a piece at home must come nearer to its goal.
    MustApproach,
    /// Swapping is not among the rules chosen.
    NoSwapping,
    /// Only with an enemy that stands in the goal.
    SwapNoEnemy(Cell),
    /// Only a piece that is outside its goal and next to it.
    SwapNotBefore(Cell),
    /// A piece of the colour can still go into its goal by itself.
    SwapNotNeeded,
    /// The opponent's station still holds one of his pieces.
    StationGuarded(Cell),
    /// All own pieces are placed.
    AllPlaced,
    /// Pieces are placed before any moves.
    PlaceFirst,
    /// Pieces move one cell at a time.
    OnlySteps {
        /// Where the piece stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// Pieces are placed in the middle of the board.
    OutsideMiddle(Cell),
    /// Neither a step nor a chain of jumps leads over the edge.
    NoWayOff(Cell),
    /// Mice are not placed on the middle cells.
    KeptForCats(Cell),
    /// Cats are placed on the middle cells.
    CatsInTheMiddle(Cell),
    /// Mice move one cell and never jump.
    MiceOnlyStep {
        /// Where the mouse stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// Neither a step nor a jump over a mouse leads there.
    NoCatMove {
        /// Where the cat stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// The cat that has jumped may only jump on, or end the turn.
    CatGoesOn(Cell),
    /// No barricade was lifted.
    NothingToSetDown,
    /// The lifted barricade has to be set down first.
    SetDownFirst,
    /// No barricade may stand there: in the lowest rows or on the home square.
    NoBarricadeThere(Cell),
    /// An own pawn stands there.
    OwnPawn(Cell),
    /// All pawns of this seat's yard are already on the board.
    YardEmpty,
    /// The yard is somebody else's.
    NotYourYard,
    /// No way of exactly this many fields leads there.
    NotThatFar {
        /// The number rolled.
        die: u8,
        /// Where the pawn cannot go.
        to: Cell,
    },
    /// Every way of the right length passes a barricade.
    BarricadeInTheWay {
        /// The number rolled.
        die: u8,
        /// Where the pawn cannot go.
        to: Cell,
    },
    /// A piece stands between start and end of the way.
    PieceInTheWay(Cell),
    /// A piece goes this way only to take, and there is nothing to take.
    OnlyToTake(Cell),
    /// A piece can be taken, so one must be.
    MustTake,
    /// The piece on this cell has arrived and cannot be taken.
    SafeInGoal(Cell),
    /// The piece on this cell has arrived and takes nothing.
    TakesNoMore(Cell),
    /// A piece that overlooked a capture has to be taken off first.
    HuffFirst,
    /// No piece on this cell overlooked a capture.
    NotOverlooked(Cell),
    /// The turn goes on with the piece that jumps.
    SamePieceGoesOn(Cell),
    /// No single jump over a neighbour leads there.
    NoHop {
        /// Where the piece stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// No jump along a row or column over a piece leads there.
    NoPegJump {
        /// Where the piece stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// No jump along a row or column over a free cell leads there.
    NoPegReturn {
        /// Where the piece stands.
        from: Cell,
        /// Where it cannot go.
        to: Cell,
    },
    /// After this hop no way would lead out of the hexagon.
    NoWayOut(Cell),
}

/// Where the rule behind a refusal stands in `docs/rules.md`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Rule {
    /// In section 1, which all races share.
    Basic(&'static str),
    /// In the paragraph on the game itself.
    Own,
    /// In the clause with this number of the game's own section.
    Clause(u8),
}

/// A piece of data in a refusal's sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// A cell, to be named.
    Cell(Cell),
    /// A number.
    Number(u8),
}

impl Refusal {
    /// The key of the sentence, and the data it needs.
    pub fn words(&self) -> (&'static str, Vec<(&'static str, Detail)>) {
        use Detail::{Cell as C, Number as N};
        match *self {
            Refusal::Over => ("refusal-over", vec![]),
            Refusal::RollFirst => ("refusal-roll-first", vec![]),
            Refusal::NoRollNow => ("refusal-no-roll-now", vec![]),
            Refusal::NoSuchRoll => ("refusal-no-such-roll", vec![]),
            Refusal::TwoDice => ("refusal-two-dice", vec![]),
            Refusal::ChooseDieFirst => ("refusal-choose-die-first", vec![]),
            Refusal::NotOnTheDice(die) => ("refusal-not-on-the-dice", vec![("die", N(die))]),
            Refusal::DieLeavesNothing(die) => ("refusal-die-leaves-nothing", vec![("die", N(die))]),
            Refusal::DieChosen => ("refusal-die-chosen", vec![]),
            Refusal::MovedAlready(at) => ("refusal-moved-already", vec![("cell", C(at))]),
            Refusal::NoStepLeft => ("refusal-no-step-left", vec![]),
            Refusal::NoChainLeft => ("refusal-no-chain-left", vec![]),
            Refusal::NotSoManyJumps { jumps, from, to } => (
                "refusal-not-so-many-jumps",
                vec![("jumps", N(jumps)), ("from", C(from)), ("to", C(to))],
            ),
            Refusal::EndInstead => ("refusal-end-instead", vec![]),
            Refusal::PassInstead => ("refusal-pass-instead", vec![]),
            Refusal::NotInThisGame => ("refusal-not-in-this-game", vec![]),
            Refusal::CannotPass => ("refusal-cannot-pass", vec![]),
            Refusal::NoPiece(at) => ("refusal-no-piece", vec![("cell", C(at))]),
            Refusal::NotYours(at) => ("refusal-not-yours", vec![("cell", C(at))]),
            Refusal::PartnerNotYet(at) => ("refusal-partner-not-yet", vec![("cell", C(at))]),
            Refusal::Occupied(at) => ("refusal-occupied", vec![("cell", C(at))]),
            Refusal::NoStepOrChain { from, to } => {
                ("refusal-no-step-or-chain", vec![("from", C(from)), ("to", C(to))])
            }
            Refusal::NoMove => ("refusal-no-move", vec![]),
            Refusal::DarkOnlySteps(at) => ("refusal-dark-only-steps", vec![("cell", C(at))]),
            Refusal::LightOnlyJumps(at) => ("refusal-light-only-jumps", vec![("cell", C(at))]),
            Refusal::OtherShade(at) => ("refusal-other-shade", vec![("cell", C(at))]),
            Refusal::StaysInGoal(at) => ("refusal-stays-in-goal", vec![("cell", C(at))]),
            Refusal::LeavesCompleteGoal(at) => {
                ("refusal-leaves-complete-goal", vec![("cell", C(at))])
            }
            Refusal::MustLeaveHome => ("refusal-must-leave-home", vec![]),
            Refusal::MustApproach => ("refusal-must-approach", vec![]),
            Refusal::NoSwapping => ("refusal-no-swapping", vec![]),
            Refusal::SwapNoEnemy(at) => ("refusal-swap-no-enemy", vec![("cell", C(at))]),
            Refusal::SwapNotBefore(at) => ("refusal-swap-not-before", vec![("cell", C(at))]),
            Refusal::SwapNotNeeded => ("refusal-swap-not-needed", vec![]),
            Refusal::StationGuarded(at) => ("refusal-station-guarded", vec![("cell", C(at))]),
            Refusal::AllPlaced => ("refusal-all-placed", vec![]),
            Refusal::PlaceFirst => ("refusal-place-first", vec![]),
            Refusal::OnlySteps { from, to } => {
                ("refusal-only-steps", vec![("from", C(from)), ("to", C(to))])
            }
            Refusal::OutsideMiddle(at) => ("refusal-outside-middle", vec![("cell", C(at))]),
            Refusal::NoWayOff(at) => ("refusal-no-way-off", vec![("cell", C(at))]),
            Refusal::KeptForCats(at) => ("refusal-kept-for-cats", vec![("cell", C(at))]),
            Refusal::CatsInTheMiddle(at) => ("refusal-cats-in-the-middle", vec![("cell", C(at))]),
            Refusal::MiceOnlyStep { from, to } => {
                ("refusal-mice-only-step", vec![("from", C(from)), ("to", C(to))])
            }
            Refusal::NoCatMove { from, to } => {
                ("refusal-no-cat-move", vec![("from", C(from)), ("to", C(to))])
            }
            Refusal::CatGoesOn(at) => ("refusal-cat-goes-on", vec![("cell", C(at))]),
            Refusal::NothingToSetDown => ("refusal-nothing-to-set-down", vec![]),
            Refusal::SetDownFirst => ("refusal-set-down-first", vec![]),
            Refusal::NoBarricadeThere(at) => ("refusal-no-barricade-there", vec![("cell", C(at))]),
            Refusal::OwnPawn(at) => ("refusal-own-pawn", vec![("cell", C(at))]),
            Refusal::YardEmpty => ("refusal-yard-empty", vec![]),
            Refusal::NotYourYard => ("refusal-not-your-yard", vec![]),
            Refusal::NotThatFar { die, to } => {
                ("refusal-not-that-far", vec![("die", N(die)), ("cell", C(to))])
            }
            Refusal::BarricadeInTheWay { die, to } => {
                ("refusal-barricade-in-the-way", vec![("die", N(die)), ("cell", C(to))])
            }
            Refusal::PieceInTheWay(at) => ("refusal-piece-in-the-way", vec![("cell", C(at))]),
            Refusal::OnlyToTake(at) => ("refusal-only-to-take", vec![("cell", C(at))]),
            Refusal::MustTake => ("refusal-must-take", vec![]),
            Refusal::SafeInGoal(at) => ("refusal-safe-in-goal", vec![("cell", C(at))]),
            Refusal::TakesNoMore(at) => ("refusal-takes-no-more", vec![("cell", C(at))]),
            Refusal::HuffFirst => ("refusal-huff-first", vec![]),
            Refusal::NotOverlooked(at) => ("refusal-not-overlooked", vec![("cell", C(at))]),
            Refusal::SamePieceGoesOn(at) => ("refusal-same-piece-goes-on", vec![("cell", C(at))]),
            Refusal::NoHop { from, to } => {
                ("refusal-no-hop", vec![("from", C(from)), ("to", C(to))])
            }
            Refusal::NoPegJump { from, to } => {
                ("refusal-no-peg-jump", vec![("from", C(from)), ("to", C(to))])
            }
            Refusal::NoPegReturn { from, to } => {
                ("refusal-no-peg-return", vec![("from", C(from)), ("to", C(to))])
            }
            Refusal::NoWayOut(at) => ("refusal-no-way-out", vec![("cell", C(at))]),
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
