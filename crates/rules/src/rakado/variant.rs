//! What Rakado is made of.

use super::{Army, Rakado, SEATS};
use crate::head::Head;
use crate::options::{Choice, Picks, values};
use crate::refusal::{Refusal, Rule};
use crate::seating::{Hue, Seating};
use board::BoardId;
use board::{Board, Cell, StarYard, Tip};

/// A game of this family.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Id and source.
    pub head: Head,
    /// How many can play.
    pub players: &'static [u8],
    /// Rule 1. Three play on the star only.
    pub board: Choice<On>,
    /// Rule 2.
    pub directions: Choice<Directions>,
    /// Rule 4.
    pub captures: Choice<Captures>,
    /// Rule 5.
    pub missed: Choice<Missed>,
}

impl crate::variant::Variant for Variant {
    fn head(&self) -> &Head {
        &self.head
    }

    fn players(&self) -> Vec<u8> {
        self.players.to_vec()
    }

    fn boards(&self) -> Vec<BoardId> {
        vec![BoardId::Square, BoardId::Star]
    }

    fn rule(&self, refusal: &Refusal) -> Rule {
        super::clauses::rule(refusal)
    }
}

/// Which board.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// The square board, from one base row to the other.
    Square,
    /// The star, from one yard to the opposite.
    Star,
}
values!(On: "board" { Square: "square", Star: "star" });

/// Where pieces go on the square. On the star two lines lead to the goal either way.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Directions {
    /// Straight ahead.
    Ahead,
    /// Also diagonally ahead.
    Forward,
}
values!(Directions: "directions" { Ahead: "ahead", Forward: "forward" });

/// Where pieces take.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Captures {
    /// Where they go.
    Ahead,
    /// Also diagonally ahead and sideways.
    Wide,
}
values!(Captures: "captures" { Ahead: "ahead", Wide: "wide" });

/// What becomes of a capture that was overlooked.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missed {
    /// None can be.
    Enforced,
    /// The next seat takes off a piece that could have taken.
    Huffed,
}
values!(Missed: "missed" { Enforced: "enforced", Huffed: "huffed" });

impl Variant {
    pub(crate) fn build(&self, picks: &mut Picks) -> Rakado {
        const HUES: [&[Hue]; SEATS] = [&[Hue::Red], &[Hue::Green], &[Hue::Blue]];
        let two = picks.players == 2;
        let on = picks.pick(if two { self.board } else { &[On::Star] });
        let directions = picks.pick(self.directions);
        let captures = picks.pick(self.captures);
        let missed = picks.pick(self.missed);
        let tips: &[Tip] = if two { &[Tip::S, Tip::N] } else { &[Tip::S, Tip::NW, Tip::NE] };
        let (board, armies) = match on {
            On::Square => {
                let armies = [NORTH, SOUTH].map(|ahead| on_square(ahead, directions, captures));
                (Board::square(), armies.to_vec())
            }
            On::Star => (Board::star(), tips.iter().map(|&tip| on_star(tip, captures)).collect()),
        };
        let hues = &HUES[..usize::from(picks.players)];
        Rakado::new(board, Seating::each_alone(hues, picks.first), armies, missed)
    }
}

/// Directions of the square board, which are counted clockwise from north.
const NORTH: usize = 0;
const SOUTH: usize = 4;

/// An army that goes from one base row of the square board to the other.
fn on_square(ahead: usize, directions: Directions, captures: Captures) -> Army {
    let board = Board::square();
    let turned = |by: &[usize]| by.iter().map(|by| (ahead + by) % 8).collect::<Vec<_>>();
    let at_the_edge = |towards: usize| -> Vec<Cell> {
        board.cells().filter(|&cell| board.step(cell, towards).is_none()).collect()
    };
    let walks: &[usize] = match directions {
        Directions::Ahead => &[0],
        Directions::Forward => &[0, 1, 7],
    };
    let takes: &[usize] = match captures {
        Captures::Ahead => walks,
        Captures::Wide => &[0, 1, 7, 2, 6],
    };
    let behind = (ahead + 4) % 8;
    Army::new(board, &at_the_edge(behind), &at_the_edge(ahead), turned(walks), turned(takes))
}

/// An army that goes from one yard of the star to the opposite.
fn on_star(tip: Tip, captures: Captures) -> Army {
    // Directions of the star are counted clockwise from north-east, tips from south: from
    // the southern tip lines lead north-west and north-east, and across east and west.
    let turned = |by: &[usize]| by.iter().map(|by| (tip as usize + by) % 6).collect::<Vec<_>>();
    let walks: &[usize] = &[5, 0];
    let takes: &[usize] = match captures {
        Captures::Ahead => walks,
        Captures::Wide => &[5, 0, 1, 4],
    };
    let yard = |tip: Tip| tip.yard(StarYard::Fifteen).collect::<Vec<_>>();
    Army::new(Board::star(), &yard(tip), &yard(tip.opposite()), turned(walks), turned(takes))
}
