//! Packed positions.

use std::hash::Hash;
use std::ops::{Add, Sub};

/// A position as one number.
///
/// ```
/// use spielhof_solve::Key;
/// assert_eq!(u64::from_wide(7).wide(), 7);
/// assert_eq!(u64::BYTES, 8);
/// ```
pub trait Key:
    Copy + Ord + Hash + Send + Sync + Add<Output = Self> + Sub<Output = Self> + 'static
{
    /// Its size in memory and on disk.
    const BYTES: usize;
    /// Zero.
    const ZERO: Self;

    /// A key from its number, which fits.
    fn from_wide(number: u128) -> Self;

    /// Its number.
    fn wide(self) -> u128;

    /// A hash of 64 bits. The hash of a layer is the sum of its keys' hashes, so it does not depend on
    /// their order. It is the finaliser of SplitMix64, applied to the upper half and then to the
    /// sum of the result and the lower half.
    fn mix(self) -> u64 {
        let wide = self.wide();
        finalise(finalise((wide >> 64) as u64).wrapping_add(wide as u64))
    }
}

fn finalise(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

impl Key for u64 {
    const BYTES: usize = 8;
    const ZERO: u64 = 0;

    #[inline]
    fn from_wide(number: u128) -> u64 {
        number as u64
    }

    #[inline]
    fn wide(self) -> u128 {
        self.into()
    }
}

impl Key for u128 {
    const BYTES: usize = 16;
    const ZERO: u128 = 0;

    #[inline]
    fn from_wide(number: u128) -> u128 {
        number
    }

    #[inline]
    fn wide(self) -> u128 {
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_widths_have_the_same_hash_and_it_depends_on_every_bit() {
        assert_eq!(5_u64.mix(), 5_u128.mix());
        let all: std::collections::HashSet<u64> =
            (0..128).map(|bit| (1_u128 << bit).mix()).collect();
        assert_eq!(all.len(), 128);
    }
}
