//! The Barricade board: 112 fields joined to their orthogonal neighbours.

use crate::board::{Lattice, Site, Spot};
use crate::square::column;
use crate::{Board, BoardId, Cell};

/// The whole board: `o` a field, `#` a field with a barricade at the start,
/// `r g y b` the field above a yard, `H` the home square.
const PICTURE: &str = "
14         H
13 oooooooo#oooooooo
12 o               o
11 oooooooo#oooooooo
10         #
 9       oo#oo
 8       o   o
 7     oo#ooo#oo
 6     o       o
 5   ooooooooooooo
 4   o   o   o   o
 3 #ooo#ooo#ooo#ooo#
 2 o   o   o   o   o
 1 oorooogoooyoooboo
";

/// What is marked on a field.
///
/// ```
/// use spielhof_board::{BarricadeField, barricade_fields};
/// let barricades = barricade_fields().filter(|&(_, mark)| mark == BarricadeField::Barricade);
/// assert_eq!(barricades.count(), 11);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarricadeField {
    /// Nothing.
    Plain,
    /// A barricade stands here at the start.
    Barricade,
    /// The field above a yard: 0 red, 1 green, 2 yellow, 3 blue.
    Entry(u8),
    /// The home square.
    Home,
}

pub(crate) fn barricade() -> Board {
    let sites = fields()
        .map(|(x, y, _)| {
            let row = (y + 1).to_string();
            let name = format!("{}{row}", column(x));
            Site { spot: Spot { x: 2 * x - 16, y: 2 * y - 13 }, row, name }
        })
        .collect();
    Board::build(BoardId::Barricade, Lattice::Joins, sites)
}

/// Every field with what is marked on it.
///
/// ```
/// use spielhof_board::{BarricadeField, Board, barricade_fields};
/// let (home, _) = barricade_fields().find(|&(_, mark)| mark == BarricadeField::Home).unwrap();
/// assert_eq!(Board::barricade().name(home), "i14");
/// ```
pub fn barricade_fields() -> impl Iterator<Item = (Cell, BarricadeField)> {
    fields().enumerate().map(|(number, (_, _, mark))| {
        let field = match mark {
            '#' => BarricadeField::Barricade,
            'r' => BarricadeField::Entry(0),
            'g' => BarricadeField::Entry(1),
            'y' => BarricadeField::Entry(2),
            'b' => BarricadeField::Entry(3),
            'H' => BarricadeField::Home,
            _ => BarricadeField::Plain,
        };
        (Cell::new(number as u16), field)
    })
}

/// Column, row and mark of every field, rows from the bottom.
fn fields() -> impl Iterator<Item = (i32, i32, char)> {
    let lines = PICTURE.lines().filter(|line| !line.is_empty()).rev();
    lines.zip(0..).flat_map(|(line, y)| {
        let marks = line.chars().skip(3).zip(0..);
        marks.filter(|&(mark, _)| mark != ' ').map(move |(mark, x)| (x, y, mark))
    })
}
