//! The feature `serde`: how records and courses are exchanged. The types of the log, [`Event`] and
//! what it holds, derive their form: it is the stored one and does not change.
//!
//! [`Event`]: crate::Event

use crate::course::Course;
use crate::past::Ending;
use crate::record::Record;
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// As its name: `"turn-limit"`.
impl Serialize for Ending {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.name().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Ending {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Ending, D::Error> {
        let name = String::deserialize(deserializer)?;
        Ending::of(&name)
            .ok_or_else(|| Error::invalid_value(Unexpected::Str(&name), &"the name of an ending"))
    }
}

/// As its text.
impl Serialize for Record {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A text that is no record is refused. Whether its actions can be played,
/// [`replay`](Record::replay) tells.
impl<'de> Deserialize<'de> for Record {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Record, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(Error::custom)
    }
}

/// As the text of its record.
impl Serialize for Course {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Record::of(self).serialize(serializer)
    }
}

/// A record that cannot be replayed is refused.
impl<'de> Deserialize<'de> for Course {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Course, D::Error> {
        Record::deserialize(deserializer)?.replay().map_err(Error::custom)
    }
}
