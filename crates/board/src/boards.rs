//! All boards, built once.

use crate::board::{Board, BoardId};
use crate::{barricade, square, star};
use std::sync::LazyLock;

impl Board {
    /// The board with this name.
    pub fn of(id: BoardId) -> &'static Board {
        static BOARDS: LazyLock<Vec<Board>> = LazyLock::new(|| {
            vec![
                square::square(BoardId::Square, 16),
                square::square(BoardId::SmallSquare, 9),
                square::cross(),
                square::square(BoardId::Points, 17),
                star::star(),
                barricade::barricade(),
            ]
        });
        &BOARDS[id as usize]
    }

    /// The 16×16 square board.
    pub fn square() -> &'static Board {
        Board::of(BoardId::Square)
    }

    /// The star of 121 holes.
    pub fn star() -> &'static Board {
        Board::of(BoardId::Star)
    }

    /// The Barricade board of 112 fields.
    pub fn barricade() -> &'static Board {
        Board::of(BoardId::Barricade)
    }
}
