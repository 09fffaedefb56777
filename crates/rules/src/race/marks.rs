//! Treffhalma: one piece of each colour is marked, and the corner it has to reach.

use super::{Marked, Race, State};
use crate::game::Piece;
use crate::seating::Colour;
use board::Cell;

/// As many colours as a game with marked pieces has.
const COLOURS: usize = 4;

/// Where the marked piece of each colour stands. Small, because every position of every
/// race game carries it; no board has more than 256 cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Marks {
    cells: [u8; COLOURS],
    /// The colours that have a marked piece, as bits.
    colours: u8,
}

impl Marks {
    #[inline]
    pub fn is_empty(self) -> bool {
        self.colours == 0
    }

    /// The cell of a colour's marked piece.
    pub fn of(self, colour: Colour) -> Option<Cell> {
        let marked = self.colours >> colour.0 & 1 != 0;
        marked.then(|| Cell::new(u16::from(self.cells[colour.index()])))
    }

    /// The piece of a colour that stands on a cell.
    #[inline]
    pub fn piece(self, colour: Colour, cell: Cell) -> Piece {
        if !self.is_empty() && self.of(colour) == Some(cell) {
            Piece::Marked(colour)
        } else {
            Piece::Of(colour)
        }
    }

    pub fn set(&mut self, colour: Colour, cell: Cell) {
        self.colours |= 1 << colour.0;
        self.cells[colour.index()] = cell.number() as u8;
    }

    pub fn take(&mut self, colour: Colour) {
        self.colours &= !(1 << colour.0);
        self.cells[colour.index()] = 0;
    }
}

impl<const W: usize> State<W> {
    /// The cell of a colour's marked piece; `None` where no piece is marked.
    pub fn marked(&self, colour: Colour) -> Option<Cell> {
        self.marks.of(colour)
    }
}

impl<const W: usize> Race<W> {
    /// The marks at the start: the pieces on the corner cells.
    pub(super) fn marks_at_start(&self) -> Marks {
        let mut marks = Marks::default();
        if self.rules.marked == Marked::Corner {
            for colour in self.seating.all_colours() {
                marks.set(colour, self.armies[colour.index()].near);
            }
        }
        marks
    }

    /// Does the marked piece, if there is one, stand on the far corner?
    #[inline]
    pub(super) fn mark_has_arrived(&self, state: &State<W>, colour: Colour) -> bool {
        self.rules.marked == Marked::None || state.marked(colour) == Some(self.far(colour))
    }
}
