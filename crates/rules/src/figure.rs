//! Figures that people draw themselves: a picture with an `o` on each cell that has to be
//! filled. Rows that are not drawn are empty.

use board::ErrorList;
use board::{Board, Cell, PictureError};

/// What is wrong with a figure.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FigureError {
    /// The picture cannot be read on this board.
    #[error("{0}")]
    Picture(PictureError),
    /// A mark that is neither `o` nor `.`.
    #[error("unknown mark `{mark}` on cell {}", .cell.number())]
    UnknownMark {
        /// Where it stands.
        cell: Cell,
        /// What was drawn.
        mark: String,
    },
    /// There must be a cell for each piece.
    #[error("the figure must have {wanted} cells, not {found}")]
    Size {
        /// How many pieces there are.
        wanted: usize,
        /// How many cells were drawn.
        found: usize,
    },
    /// It is where the pieces start, so nothing is left to do.
    #[error("the figure is where the pieces start")]
    AtHome,
}

/// The cells of a figure, in order, or all its faults.
pub(crate) fn read(
    board: &Board,
    picture: &str,
    home: &[Cell],
) -> Result<Vec<Cell>, ErrorList<FigureError>> {
    let marks = board
        .read(picture)
        .map_err(|faults| faults.into_iter().map(FigureError::Picture).collect::<Vec<_>>())?;
    let (mut cells, mut faults) = (Vec::new(), Vec::new());
    for (cell, mark) in marks {
        match mark.as_str() {
            "." => {}
            "o" => {
                let place = cells.partition_point(|&other| other < cell);
                cells.insert(place, cell);
            }
            _ => faults.push(FigureError::UnknownMark { cell, mark }),
        }
    }
    let (wanted, found) = (home.len(), cells.len());
    if wanted != found && faults.is_empty() {
        faults.push(FigureError::Size { wanted, found });
    }
    if wanted == found && home.iter().all(|cell| cells.contains(cell)) {
        faults.push(FigureError::AtHome);
    }
    if faults.is_empty() { Ok(cells) } else { Err(faults.into()) }
}

/// A figure as [`read`] reads it, without the empty rows.
pub(crate) fn draw(board: &Board, cells: &[Cell]) -> String {
    let picture = board.draw(|cell| if cells.contains(&cell) { 'o' } else { '.' });
    let rows = board.rows();
    let drawn = picture.lines().zip(rows.iter());
    let filled = drawn.filter(|(_, (_, row))| row.iter().any(|cell| cells.contains(cell)));
    filled.map(|(line, _)| format!("{line}\n")).collect()
}
