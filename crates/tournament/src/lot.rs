//! Lots: numbers that follow from a seed, the same on every machine.

/// A source of numbers (SplitMix64).
pub(crate) struct Lot(u64);

impl Lot {
    /// The lots of a seed for one purpose: a round, or the final lot.
    pub(crate) fn new(seed: u32, purpose: u32) -> Lot {
        Lot(u64::from(seed) << 32 | u64::from(purpose))
    }

    /// The next number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below a bound that is small against 2^64, so that all are equally likely for
    /// every purpose here.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }

    /// Brings a list into a random order.
    pub(crate) fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last + 1));
        }
    }
}
