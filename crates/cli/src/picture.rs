//! The board in the terminal: pieces differ in shape as well as colour.

use board::{Board, Cell};
use rules::{Hue, Marking, Piece, Place, Position, ToAct};

/// How to draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Letters and digits only.
    Plain,
    /// Shapes in colours.
    Coloured,
}

/// A shape for each colour, so that eyes that see no colours can tell pieces apart.
const SHAPES: [char; 6] = ['●', '▲', '■', '◆', '★', '✚'];
const RESET: &str = "\x1b[0m";

/// The shape of a colour's pieces.
pub fn shape(number: u8) -> char {
    SHAPES[usize::from(number - 1) % SHAPES.len()]
}

/// The terminal's sequence for a hue.
fn paint(hue: Hue) -> &'static str {
    match hue {
        Hue::Red => "\x1b[1;31m",
        Hue::Green => "\x1b[1;32m",
        Hue::Yellow => "\x1b[1;33m",
        Hue::Blue => "\x1b[1;34m",
        Hue::Orange => "\x1b[1;38;5;208m",
        Hue::Violet => "\x1b[1;35m",
    }
}

/// A word in a hue.
pub fn in_hue(style: Style, hue: Hue, word: &str) -> String {
    match style {
        Style::Plain => word.to_owned(),
        Style::Coloured => format!("{}{word}{RESET}", paint(hue)),
    }
}

/// Draws the position; `marked` are the cells of the last action.
pub fn draw(position: &Position, style: Style, marked: &[Cell]) -> String {
    let board = position.board();
    let mut pieces: Vec<Option<Piece>> = vec![None; board.len()];
    for (piece, place) in position.pieces() {
        if let Place::On(cell) = place {
            pieces[cell.index()] = Some(piece);
        }
    }
    let goals = goals(position);
    let mut text = String::new();
    for (label, cells) in board.rows().iter() {
        text += &format!("{label:>3}  ");
        let mut column = 0;
        for &cell in cells {
            let indent = board.indent(cell);
            text.extend(std::iter::repeat_n(' ', indent - column));
            column = indent + 1;
            let goal = goals[cell.index()];
            text += &glyph(position, style, pieces[cell.index()], goal, marked.contains(&cell));
        }
        text.push('\n');
    }
    if let Some(letters) = board.footer() {
        text += &format!("     {letters}\n");
    }
    text
}

/// For each cell the hue of the colour whose goal it is, if the seat to move wants to go there.
fn goals(position: &Position) -> Vec<Option<Hue>> {
    let board: &Board = position.board();
    let seating = position.game().seating();
    let mut goals = vec![None; board.len()];
    let turn = match position.to_act() {
        ToAct::Over(_) => return goals,
        _ => position.turn(),
    };
    for (marking, cells) in position.game().markings() {
        let hue = match marking {
            Marking::Goal(colour) if seating.seat_of(colour) == turn => Some(seating.hue(colour)),
            Marking::HomeSquare => Some(Hue::Orange),
            _ => None,
        };
        if hue.is_some() {
            cells.iter().for_each(|cell| goals[cell.index()] = hue);
        }
    }
    goals
}

fn glyph(
    position: &Position,
    style: Style,
    piece: Option<Piece>,
    goal: Option<Hue>,
    marked: bool,
) -> String {
    if style == Style::Plain {
        let free = if goal.is_some() { '+' } else { '.' };
        return piece.map_or(free, rules::mark).to_string();
    }
    let seating = position.game().seating();
    let (paint, mark) = match (piece, goal) {
        (Some(Piece::Of(colour)), _) => (paint(seating.hue(colour)), shape(colour.number())),
        (Some(Piece::Marked(colour)), _) => (paint(seating.hue(colour)), '◎'),
        (Some(Piece::Shared), _) => ("\x1b[1m", '●'),
        (Some(Piece::Barricade), _) => ("\x1b[1;37m", '█'),
        (None, Some(hue)) => (paint(hue), '○'),
        (None, None) => ("\x1b[2m", '·'),
    };
    let underline = if marked { "\x1b[7m" } else { "" };
    format!("{underline}{paint}{mark}{RESET}")
}
