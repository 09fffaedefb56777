//! The feature `serde`: how cells and boards are exchanged.

use crate::{Board, BoardId, Cell};
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// As its number: the name means something only together with a board.
impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

/// A number that no board has is refused.
impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cell, D::Error> {
        let number = u16::deserialize(deserializer)?;
        let largest = BoardId::ALL.into_iter().map(|id| Board::of(id).len()).max();
        if largest.is_some_and(|cells| usize::from(number) < cells) {
            return Ok(Cell::new(number));
        }
        Err(Error::invalid_value(Unexpected::Unsigned(number.into()), &"the number of a cell"))
    }
}

/// As its name: `"star"`.
impl Serialize for BoardId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.name().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for BoardId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BoardId, D::Error> {
        let name = String::deserialize(deserializer)?;
        let found = BoardId::ALL.into_iter().find(|id| id.name() == name);
        found.ok_or_else(|| Error::invalid_value(Unexpected::Str(&name), &"the name of a board"))
    }
}
