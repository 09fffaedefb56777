use crate::seating::Colour;
use board::Cell;

/// One indivisible choice inside a turn, or the fall of a die.
///
/// The same few kinds serve every game, so that notation, records and programs
/// need to know them only once.
///
/// ```
/// use spielhof_rules::{Action, Spec};
/// let position = Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let cell = |name| position.board().cell(name).unwrap();
/// let step = Action::Move { from: cell("e2"), to: cell("f3") };
/// assert!(position.is_legal(step));
/// assert_eq!(position.write(step), "e2-f3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A step, a whole chain of jumps, a hop or a walk: `c3-e5`.
    Move {
        /// Where the piece stands.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// Two pieces change places: `d12<>c13`.
    Swap {
        /// The piece of the seat that acts.
        own: Cell,
        /// The other one.
        enemy: Cell,
    },
    /// A pawn comes in from its yard: `yard-g1`.
    Enter {
        /// Which yard.
        colour: Colour,
        /// Where the walk ends.
        to: Cell,
    },
    /// A piece leaves the board by a step or a jump: `h16-off`.
    Off(Cell),
    /// A new piece is placed: `@h8`.
    Place(Cell),
    /// The lifted barricade is set down: `#k9`.
    SetDown(Cell),
    /// The die shows this number: `d4`.
    Roll(u8),
    /// Two dice show these numbers, the smaller first: `d3+5`.
    RollTwo(u8, u8),
    /// Of two dice the one with this number is for steps: `s3`.
    Steps(u8),
    /// A piece that overlooked a capture is taken off: `huff-c5`.
    Huff(Cell),
    /// Nothing can be done: `pass`.
    Pass,
    /// Something more could be done, but the turn ends: `end`.
    End,
}
