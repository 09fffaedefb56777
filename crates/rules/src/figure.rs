//! Figures that people draw themselves: a picture with an `o` on each cell that has to be
//! filled. Rows that are not drawn are empty.

use board::{Board, Cell, PictureFault};

/// What is wrong with a figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FigureFault {
    /// The picture cannot be read on this board.
    Picture(PictureFault),
    /// A mark that is neither `o` nor `.`.
    UnknownMark {
        /// Where it stands.
        cell: Cell,
        /// What was drawn.
        mark: String,
    },
    /// There must be a cell for each piece.
    Size {
        /// How many pieces there are.
        wanted: usize,
        /// How many cells were drawn.
        found: usize,
    },
    /// It is where the pieces start, so nothing is left to do.
    AtHome,
}

/// The cells of a figure, in order, or all its faults.
pub(crate) fn read(
    board: &Board,
    picture: &str,
    home: &[Cell],
) -> Result<Vec<Cell>, Vec<FigureFault>> {
    let marks = board
        .read(picture)
        .map_err(|faults| faults.into_iter().map(FigureFault::Picture).collect::<Vec<_>>())?;
    let (mut cells, mut faults) = (Vec::new(), Vec::new());
    for (cell, mark) in marks {
        match mark.as_str() {
            "." => {}
            "o" => cells.push(cell),
            _ => faults.push(FigureFault::UnknownMark { cell, mark }),
        }
    }
    cells.sort();
    let (wanted, found) = (home.len(), cells.len());
    if wanted != found && faults.is_empty() {
        faults.push(FigureFault::Size { wanted, found });
    }
    if wanted == found && home.iter().all(|cell| cells.contains(cell)) {
        faults.push(FigureFault::AtHome);
    }
    if faults.is_empty() { Ok(cells) } else { Err(faults) }
}

/// A figure as [`read`] reads it, without the empty rows.
pub(crate) fn draw(board: &Board, cells: &[Cell]) -> String {
    let picture = board.draw(|cell| if cells.contains(&cell) { 'o' } else { '.' });
    let rows = board.rows();
    let drawn = picture.lines().zip(rows.iter());
    let filled = drawn.filter(|(_, (_, row))| row.iter().any(|cell| cells.contains(cell)));
    filled.map(|(line, _)| format!("{line}\n")).collect()
}
