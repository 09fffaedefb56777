//! Random numbers for simulations.

use std::f64::consts::TAU;

/// SplitMix64, the generator that the computer players use too. Not shared with them: this crate
/// does not depend on the search.
pub(super) struct Luck(u64);

impl Luck {
    pub fn new(seed: u64) -> Luck {
        Luck(seed)
    }

    fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// Between 0 and 1, neither of them.
    fn uniform(&mut self) -> f64 {
        ((self.bits() >> 12) as f64 + 0.5) / (1_u64 << 52) as f64
    }

    /// From 0 up to, not including, a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        ((self.uniform() * bound as f64) as usize).min(bound.saturating_sub(1))
    }

    /// From the normal distribution with mean 0 and deviation 1, by Box and Muller.
    pub fn normal(&mut self) -> f64 {
        (-2.0 * self.uniform().ln()).sqrt() * (TAU * self.uniform()).cos()
    }

    /// From the Gumbel distribution: the difference of two is logistic.
    pub fn gumbel(&mut self) -> f64 {
        -(-self.uniform().ln()).ln()
    }

    /// Puts items into a random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for index in (1..items.len()).rev() {
            items.swap(index, self.below(index + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_distributions_have_their_moments() {
        let mut luck = Luck::new(1);
        let mut moments = |draw: fn(&mut Luck) -> f64| {
            let drawn: Vec<f64> = (0..200_000).map(|_| draw(&mut luck)).collect();
            let mean = drawn.iter().sum::<f64>() / drawn.len() as f64;
            let squares = drawn.iter().map(|x| (x - mean).powi(2)).sum::<f64>();
            (mean, squares / drawn.len() as f64)
        };
        let (mean, variance) = moments(Luck::normal);
        assert!(mean.abs() < 0.01 && (variance - 1.0).abs() < 0.02, "{mean} {variance}");
        let (mean, variance) = moments(Luck::gumbel);
        assert!((mean - 0.5772).abs() < 0.01 && (variance - 1.6449).abs() < 0.04);
    }
}
