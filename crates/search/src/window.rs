//! Which values matter to a search.

use crate::value::WIN;

/// More than any value.
pub(crate) const INFINITE: i32 = WIN + 1;

/// Values outside do not matter: below, something else is better; above, the other side
/// will not let it come to that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Window {
    pub low: i32,
    pub high: i32,
}

impl Window {
    pub const WHOLE: Window = Window { low: -INFINITE, high: INFINITE };

    /// The same, seen from the other side.
    pub fn turned(self) -> Window {
        Window { low: -self.high, high: -self.low }
    }

    /// Only asks whether a value is above the lower end.
    pub fn closed(self) -> Window {
        Window { high: self.low + 1, ..self }
    }

    pub fn contains(self, value: i32) -> bool {
        self.low < value && value < self.high
    }
}
