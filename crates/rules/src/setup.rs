//! Set-ups: any position as text, and back.
//!
//! A set-up is a few `name: value` lines and a picture of the board. It is free text;
//! only a game can tell whether it is a position. All faults are reported together.
//!
//! ```text
//! turn: 2
//! c  . 1 .
//! b   1 1
//! a    2
//! ```

use crate::game::Piece;
use crate::seating::{Colour, Side};
use crate::standing::{Places, Standing};
use board::ErrorList;
use board::{Board, Cell, PictureError};
use std::str::FromStr;

/// What is wrong with a set-up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// The picture cannot be read.
    #[error("{0}")]
    Picture(PictureError),
    /// A mark that this game does not use.
    #[error("unknown mark `{mark}` on cell {}", .cell.number())]
    UnknownMark {
        /// Where it stands.
        cell: Cell,
        /// What was drawn.
        mark: String,
    },
    /// A field that this game does not know.
    #[error("unknown field `{0}`")]
    UnknownField(String),
    /// A field that is given twice.
    #[error("field `{0}` is given twice")]
    FieldTwice(String),
    /// A field whose value makes no sense here.
    #[error("field `{field}` cannot be `{value}`")]
    BadField {
        /// The field.
        field: &'static str,
        /// What was given.
        value: String,
    },
    /// What is said to have moved in this turn of Dice Halma cannot have.
    #[error("{0}")]
    Moved(MovedError),
    /// More pieces than the game has.
    #[error("{found} pieces of {piece:?}, at most {most}")]
    TooMany {
        /// What kind.
        piece: Piece,
        /// How many there may be.
        most: u32,
        /// How many were drawn.
        found: u32,
    },
    /// A colour that is in the game has no piece.
    #[error("no piece of {0:?}")]
    NoPieces(Colour),
    /// A colour that is in the game has pieces, but none of them is marked.
    #[error("no marked piece of {0:?}")]
    NoMarked(Colour),
    /// This piece may not stand there.
    #[error("{piece:?} cannot be on cell {}", .cell.number())]
    Misplaced {
        /// Where.
        cell: Cell,
        /// What kind.
        piece: Piece,
    },
    /// It is the turn of a seat that is out of the game.
    #[error("the seat to act is out of the game")]
    TurnOfNobody,
    /// The number of barricades is wrong, counting one in the hand.
    #[error("{found} barricades instead of {wanted}")]
    Barricades {
        /// How many there must be.
        wanted: u32,
        /// How many were drawn.
        found: u32,
    },
}

/// Why pieces cannot have moved in a turn of Dice Halma.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MovedError {
    /// The board has no such cell.
    #[error("the board has no cell `{0}`")]
    NoCell(String),
    /// No piece of the seat to act stands there.
    #[error("no piece of seat {seat} on cell {}", .cell.number())]
    NotOwn {
        /// The cell.
        cell: Cell,
        /// The seat, from one.
        seat: u8,
    },
    /// These numbers do not come from one roll.
    #[error("{moved} pieces moved with {steps} steps and {jumps} jumps left is not from one roll")]
    NotOneRoll {
        /// How many pieces are said to have moved.
        moved: u32,
        /// How many steps are left.
        steps: u8,
        /// How many jumps are left; none when a piece has jumped.
        jumps: u8,
    },
}

/// A position as free text, taken apart but not yet understood.
///
/// ```
/// use spielhof_rules::{Setup, SetupError, Spec};
/// let game = Spec::of("captive-2", 2).unwrap().build().unwrap();
/// assert!(Setup::parse(game.board(), "turn: 2\nb o .\na o").is_ok());
/// let faults = Setup::parse(game.board(), "turn: 2\nturn: 1").unwrap_err();
/// assert_eq!(faults, [SetupError::FieldTwice("turn".to_owned())]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Setup {
    fields: Vec<(String, String)>,
    marks: Vec<(Cell, String)>,
}

impl Setup {
    /// Takes a text apart. A line with a colon is a field, every other line belongs to the
    /// picture.
    pub fn parse(board: &Board, text: &str) -> Result<Setup, ErrorList<SetupError>> {
        let mut setup = Setup::default();
        let mut picture = String::new();
        let mut faults = Vec::new();
        for line in text.lines() {
            match line.trim().split_once(':') {
                Some((name, value)) => {
                    let name = name.trim().to_owned();
                    if setup.fields.iter().any(|(known, _)| *known == name) {
                        faults.push(SetupError::FieldTwice(name.clone()));
                    }
                    setup.fields.push((name, value.trim().to_owned()));
                }
                None => {
                    picture.push_str(line);
                    picture.push('\n');
                }
            }
        }
        match board.read(&picture) {
            Ok(marks) => setup.marks = marks,
            Err(wrong) => faults.extend(wrong.into_iter().map(SetupError::Picture)),
        }
        if faults.is_empty() { Ok(setup) } else { Err(faults.into()) }
    }
}

/// Reads a set-up for a game, collecting faults on the way.
pub(crate) struct SetupReader<'a> {
    setup: &'a Setup,
    used: Vec<&'static str>,
    faults: Vec<SetupError>,
}

impl<'a> SetupReader<'a> {
    pub fn new(setup: &'a Setup) -> Self {
        SetupReader { setup, used: Vec::new(), faults: Vec::new() }
    }

    /// Notes a fault.
    pub fn fault(&mut self, fault: SetupError) {
        self.faults.push(fault);
    }

    /// The text of a field, if it is there.
    pub fn text(&mut self, field: &'static str) -> Option<&'a str> {
        self.used.push(field);
        self.setup.fields.iter().find(|(name, _)| name == field).map(|(_, value)| value.as_str())
    }

    /// A field read by `read`; a fault if it is there and cannot be read.
    pub fn field<T>(
        &mut self,
        field: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        let text = self.text(field)?;
        let value = read(text);
        if value.is_none() {
            self.bad(field, text);
        }
        value
    }

    /// The same for a field that has to be there.
    pub fn needed<T>(
        &mut self,
        field: &'static str,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Option<T> {
        if self.text(field).is_none() {
            self.bad_field(field);
        }
        self.field(field, read)
    }

    /// A field of numbers, each within bounds.
    pub fn numbers(&mut self, field: &'static str, least: u8, most: u8) -> Option<Vec<u8>> {
        self.field(field, |text| {
            text.split_whitespace()
                .map(|word| u8::from_str(word).ok().filter(|n| (least..=most).contains(n)))
                .collect()
        })
    }

    /// A field of one number within bounds.
    pub fn number(&mut self, field: &'static str, least: u8, most: u8) -> Option<u8> {
        self.field(field, |text| u8::from_str(text).ok().filter(|n| (least..=most).contains(n)))
    }

    /// A field that was read but makes no sense.
    pub fn bad(&mut self, field: &'static str, value: &str) {
        self.fault(SetupError::BadField { field, value: value.to_owned() });
    }

    /// A field that can be read but makes no sense, quoted as it was written.
    pub fn bad_field(&mut self, field: &'static str) {
        let text = self.text(field).unwrap_or_default();
        self.bad(field, text);
    }

    /// Every mark but the dots, read by `read`; a fault for each that cannot be read.
    pub fn pieces(&mut self, read: impl Fn(&str) -> Option<Piece>) -> Vec<(Cell, Piece)> {
        let mut pieces = Vec::new();
        for (cell, mark) in self.setup.marks.iter().filter(|(_, mark)| mark != ".") {
            match read(mark) {
                Some(piece) => pieces.push((*cell, piece)),
                None => {
                    self.faults.push(SetupError::UnknownMark { cell: *cell, mark: mark.clone() })
                }
            }
        }
        pieces
    }

    /// Who is beaten and who has finished, from the fields of those names, in the order
    /// in which it happened. The flags tell whether the game knows such sides at all.
    pub fn standing(&mut self, sides: usize, may_be_beaten: bool, may_finish: bool) -> Standing {
        let mut standing = Standing::new(sides);
        let beat = |standing: &mut Standing, side| standing.beat(side);
        let finish = |standing: &mut Standing, side| standing.finish(side, Places::All);
        if may_be_beaten {
            self.ranked("beaten", &mut standing, beat);
        }
        if may_finish {
            self.ranked("finished", &mut standing, finish);
        }
        standing
    }

    fn ranked(
        &mut self,
        field: &'static str,
        standing: &mut Standing,
        rank: impl Fn(&mut Standing, Side),
    ) {
        let sides = standing.sides();
        for number in self.numbers(field, 1, sides).unwrap_or_default() {
            // The last side left gets its rank by itself.
            if standing.is_over() {
                return;
            }
            let side = Side(number - 1);
            if standing.in_play(side) {
                rank(standing, side);
            } else {
                self.bad(field, &number.to_string());
            }
        }
    }

    /// The faults found, fields nobody asked for among them.
    pub fn finish<T>(mut self, value: T) -> Result<T, ErrorList<SetupError>> {
        for (name, _) in &self.setup.fields {
            if !self.used.contains(&name.as_str()) {
                self.faults.push(SetupError::UnknownField(name.clone()));
            }
        }
        if self.faults.is_empty() { Ok(value) } else { Err(self.faults.into()) }
    }
}

/// The mark of a piece in pictures: the colour's number, or for a marked piece the
/// letter with that number, `o` for shared, `#` for a barricade.
pub fn mark(piece: Piece) -> char {
    match piece {
        Piece::Of(colour) => (b'0' + colour.number()) as char,
        Piece::Marked(colour) => (b'A' + colour.0) as char,
        Piece::Shared => 'o',
        Piece::Barricade => '#',
    }
}

/// The piece a mark stands for, given the number of colours in the game.
pub(crate) fn piece(mark: &str, colours: usize) -> Option<Piece> {
    match mark {
        "o" => Some(Piece::Shared),
        "#" => Some(Piece::Barricade),
        _ => {
            let &[mark] = mark.as_bytes() else { return None };
            let of = |first: u8| {
                let colour = mark.checked_sub(first)?;
                (usize::from(colour) < colours).then_some(Colour(colour))
            };
            of(b'1').map(Piece::Of).or_else(|| of(b'A').map(Piece::Marked))
        }
    }
}

/// The fields that [`SetupReader::standing`] reads.
pub(crate) fn standing_fields(standing: &Standing, places: Places) -> Vec<(&'static str, String)> {
    let list = |sides: &mut dyn Iterator<Item = Side>| {
        sides.map(|side| side.number().to_string()).collect::<Vec<_>>().join(" ")
    };
    let mut fields = vec![("beaten", list(&mut standing.beaten()))];
    if places == Places::All {
        fields.push(("finished", list(&mut standing.finished())));
    }
    fields.retain(|(_, sides)| !sides.is_empty());
    fields
}
