//! Boards as text: a line for each row, its label first, then a mark for each cell.
//!
//! A picture is read by its words, not by its columns, so it survives any
//! indentation. Rows that are not drawn are empty, so that a test shows only the
//! part of a board that it speaks of.

use crate::{Board, BoardId, Cell, ErrorList};
use std::error::Error;
use std::fmt::{self, Display, Formatter};

/// What is wrong with a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureError {
    /// A line begins with a word that is no row's label.
    UnknownRow(String),
    /// A row is drawn twice.
    RowTwice(String),
    /// A row has the wrong number of marks.
    RowLength {
        /// The row's label.
        row: String,
        /// How many cells it has.
        wanted: usize,
        /// How many marks were drawn.
        found: usize,
    },
}

impl Display for PictureError {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            PictureError::UnknownRow(row) => write!(f, "no row of the board is called `{row}`"),
            PictureError::RowTwice(row) => write!(f, "row `{row}` is drawn twice"),
            PictureError::RowLength { row, wanted, found } => {
                write!(f, "row `{row}` has {wanted} cells, not {found}")
            }
        }
    }
}

impl Error for PictureError {}

/// The rows of a board, from the top.
///
/// ```
/// use spielhof_board::{Board, BoardId};
/// let rows = Board::of(BoardId::Cross).rows();
/// let lengths: Vec<(&str, usize)> = rows.iter().map(|(row, cells)| (row, cells.len())).collect();
/// assert_eq!(lengths[..3], [("7", 3), ("6", 3), ("5", 7)]);
/// ```
#[derive(Clone, Debug)]
pub struct Rows(Vec<(String, Vec<Cell>)>);

impl Rows {
    /// Each row: its label and its cells from the left.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[Cell])> {
        self.0.iter().map(|(label, cells)| (label.as_str(), cells.as_slice()))
    }
}

impl Board {
    /// The rows as pictures show them, from the top.
    pub fn rows(&self) -> Rows {
        let mut rows: Vec<(String, Vec<Cell>)> = Vec::new();
        for cell in self.cells() {
            match rows.last_mut() {
                Some((label, cells)) if label == self.row(cell) => cells.push(cell),
                _ => rows.push((self.row(cell).to_owned(), vec![cell])),
            }
        }
        rows.reverse();
        Rows(rows)
    }

    /// How many characters a cell lies from the left edge of a picture in which
    /// neighbours in a row stand two apart.
    pub fn indent(&self, cell: Cell) -> usize {
        let left = self.cells().map(|c| self.point(c).x).min().unwrap_or(0);
        ((self.point(cell).x - left) / 500) as usize
    }

    /// The letters under the columns; none where rows are numbered by themselves.
    pub fn footer(&self) -> Option<String> {
        (self.id() != BoardId::Star).then(|| {
            let columns = self.cells().map(|cell| self.indent(cell) / 2).max().unwrap_or(0);
            let letters: Vec<String> =
                (0..=columns).map(|x| crate::square::column(x as i32).to_string()).collect();
            letters.join(" ")
        })
    }

    /// Draws the board, with a mark for each cell.
    ///
    /// ```
    /// use spielhof_board::{Board, BoardId};
    /// let cross = Board::of(BoardId::Cross);
    /// let middle = cross.cell("d4").unwrap();
    /// let picture = cross.draw(|cell| if cell == middle { '.' } else { 'o' });
    /// assert_eq!(picture, &"
    ///  7      o o o
    ///  6      o o o
    ///  5  o o o o o o o
    ///  4  o o o . o o o
    ///  3  o o o o o o o
    ///  2      o o o
    ///  1      o o o
    ///     a b c d e f g
    /// "[1..]);
    /// ```
    pub fn draw(&self, mark: impl Fn(Cell) -> char) -> String {
        let mut text = String::new();
        for (label, cells) in self.rows().iter() {
            let mut line = format!("{label:>2}  ");
            for &cell in cells {
                let column = 4 + self.indent(cell);
                line.extend(std::iter::repeat_n(' ', column - line.chars().count()));
                line.push(mark(cell));
            }
            text.push_str(&line);
            text.push('\n');
        }
        if let Some(letters) = self.footer() {
            text.push_str(&format!("    {letters}\n"));
        }
        text
    }

    /// Reads a picture back: the marks that were drawn, with their cells. All faults
    /// are reported together.
    ///
    /// ```
    /// use spielhof_board::Board;
    /// let star = Board::star();
    /// let marks = star.read("b  1 .\na   2").unwrap();
    /// let drawn: Vec<(&str, &str)> =
    ///     marks.iter().map(|(cell, mark)| (star.name(*cell), mark.as_str())).collect();
    /// assert_eq!(drawn, [("b1", "1"), ("b2", "."), ("a1", "2")]);
    /// assert_eq!(star.read("z 1\nb 1").unwrap_err().len(), 2);
    /// ```
    pub fn read(&self, picture: &str) -> Result<Vec<(Cell, String)>, ErrorList<PictureError>> {
        let rows = self.rows();
        let footer = self.footer();
        let mut seen: Vec<&str> = Vec::new();
        let (mut marks, mut faults) = (Vec::new(), Vec::new());
        for line in picture.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            let Some((&label, drawn)) = words.split_first() else { continue };
            if footer.as_deref() == Some(&words.join(" ")) {
                continue;
            }
            let Some((label, cells)) = rows.iter().find(|&(row, _)| row == label) else {
                faults.push(PictureError::UnknownRow(label.to_owned()));
                continue;
            };
            if seen.contains(&label) {
                faults.push(PictureError::RowTwice(label.to_owned()));
            } else if cells.len() != drawn.len() {
                faults.push(PictureError::RowLength {
                    row: label.to_owned(),
                    wanted: cells.len(),
                    found: drawn.len(),
                });
            } else {
                marks.extend(cells.iter().zip(drawn).map(|(&cell, &mark)| (cell, mark.to_owned())));
            }
            seen.push(label);
        }
        if faults.is_empty() { Ok(marks) } else { Err(faults.into()) }
    }
}
