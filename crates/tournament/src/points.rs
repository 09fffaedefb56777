//! Points, exact.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};
use std::fmt::{self, Display};
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub};

/// Points in quarters: shared places earn halves, and Sonneborn-Berger multiplies two of them.
///
/// ```
/// use spielhof_tournament::Points;
/// let draw = Points { quarters: 2 };
/// assert_eq!((Points::whole(3) + draw).to_string(), "3.5");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
pub struct Points {
    /// How many quarters of a point.
    pub quarters: u32,
}

impl Points {
    /// Whole points.
    pub const fn whole(points: u32) -> Points {
        Points { quarters: points.saturating_mul(4) }
    }

    /// The product. Of two numbers of halves it is exact.
    pub(crate) fn times(self, other: Points) -> Points {
        Points { quarters: self.quarters * other.quarters / 4 }
    }
}

impl Add for Points {
    type Output = Points;
    fn add(self, other: Points) -> Points {
        Points { quarters: self.quarters + other.quarters }
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        *self = *self + other;
    }
}

/// Never below zero.
impl Sub for Points {
    type Output = Points;
    fn sub(self, other: Points) -> Points {
        Points { quarters: self.quarters.saturating_sub(other.quarters) }
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(all: I) -> Points {
        all.fold(Points::default(), Add::add)
    }
}

/// As a decimal number: `3`, `2.5`, `1.75`.
impl Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whole = self.quarters / 4;
        match self.quarters % 4 {
            0 => write!(f, "{whole}"),
            1 => write!(f, "{whole}.25"),
            2 => write!(f, "{whole}.5"),
            _ => write!(f, "{whole}.75"),
        }
    }
}
