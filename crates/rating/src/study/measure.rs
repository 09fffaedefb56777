//! How good predictions and estimates were.

/// How predictions between two fit what happened.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    count: f64,
    log_loss: f64,
    brier: f64,
    bins: [(f64, f64, f64); BINS],
    firsts: f64,
    first_log_loss: f64,
}

/// One line of a table of calibration: predictions for the favourite in one range.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bin {
    /// Where the range begins.
    pub from: f64,
    /// Where it ends.
    pub to: f64,
    /// The mean prediction.
    pub predicted: f64,
    /// How often the favourite was really placed before the other.
    pub observed: f64,
    /// How many predictions.
    pub count: u64,
}

/// Ranges from ½ to 1.
pub(super) const BINS: usize = 5;

impl Tally {
    /// A prediction, and what came of it.
    pub fn add(&mut self, predicted: f64, happened: bool) {
        // A certainty that fails would cost infinitely much.
        let of_it = if happened { predicted } else { 1.0 - predicted }.max(1e-12);
        self.count += 1.0;
        self.log_loss -= of_it.ln();
        self.brier += (1.0 - of_it).powi(2);
        let (favoured, came) =
            if predicted >= 0.5 { (predicted, happened) } else { (1.0 - predicted, !happened) };
        let bin = ((favoured - 0.5) * 2.0 * BINS as f64) as usize;
        let bin = &mut self.bins[bin.min(BINS - 1)];
        *bin = (bin.0 + favoured, bin.1 + f64::from(u8::from(came)), bin.2 + 1.0);
    }

    /// What was predicted for the one who came first.
    pub fn add_first(&mut self, predicted: f64) {
        self.firsts += 1.0;
        self.first_log_loss -= predicted.max(1e-12).ln();
    }

    /// The mean logarithmic loss of those, if there are any.
    pub fn first_log_loss(&self) -> Option<f64> {
        (self.firsts > 0.0).then(|| self.first_log_loss / self.firsts)
    }

    /// The mean of minus the logarithm of what was predicted for what happened.
    pub fn log_loss(&self) -> f64 {
        self.log_loss / self.count.max(1.0)
    }

    /// The mean square of the error.
    pub fn brier(&self) -> f64 {
        self.brier / self.count.max(1.0)
    }

    /// The table of calibration.
    pub fn bins(&self) -> Vec<Bin> {
        let edge = |index: usize| 0.5 + index as f64 / (2.0 * BINS as f64);
        let bin = |(index, &(predicted, observed, count)): (usize, &(f64, f64, f64))| Bin {
            from: edge(index),
            to: edge(index + 1),
            predicted: predicted / count.max(1.0),
            observed: observed / count.max(1.0),
            count: count as u64,
        };
        self.bins.iter().enumerate().map(bin).collect()
    }
}

/// Spearman's rank correlation.
pub(super) fn rank_correlation(one: &[f64], other: &[f64]) -> f64 {
    let (one, other) = (ranks(one), ranks(other));
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let (mean_one, mean_other) = (mean(&one), mean(&other));
    let (mut both, mut of_one, mut of_other) = (0.0, 0.0, 0.0);
    for (a, b) in one.iter().zip(&other) {
        both += (a - mean_one) * (b - mean_other);
        of_one += (a - mean_one).powi(2);
        of_other += (b - mean_other).powi(2);
    }
    if of_one * of_other > 0.0 { both / (of_one * of_other).sqrt() } else { 0.0 }
}

/// The rank of each value; equal values share the mean of their ranks.
fn ranks(values: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..values.len()).collect();
    order.sort_by(|&one, &other| values[one].total_cmp(&values[other]));
    let mut ranks = vec![0.0; values.len()];
    for equal in order.chunk_by(|&one, &other| values[one] == values[other]) {
        let before = values.iter().filter(|value| **value < values[equal[0]]).count();
        let rank = before as f64 + (equal.len() + 1) as f64 / 2.0;
        equal.iter().for_each(|&index| ranks[index] = rank);
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_correlate_as_they_should() {
        let close = |a: f64, b: f64| assert!((a - b).abs() < 1e-12, "{a} {b}");
        close(rank_correlation(&[1.0, 2.0, 9.0], &[0.1, 0.2, 0.3]), 1.0);
        close(rank_correlation(&[1.0, 2.0, 9.0], &[3.0, 2.0, 1.0]), -1.0);
        close(rank_correlation(&[1.0, 2.0, 3.0, 4.0], &[2.0, 1.0, 4.0, 3.0]), 0.6);
        assert_eq!(ranks(&[5.0, 1.0, 5.0]), [2.5, 1.0, 2.5]);
        assert_eq!(rank_correlation(&[1.0, 2.0], &[7.0, 7.0]), 0.0);
    }

    #[test]
    fn losses_are_those_of_the_definitions() {
        let mut tally = Tally::default();
        tally.add(0.8, true);
        tally.add(0.3, true);
        assert!((tally.log_loss() + (0.8_f64.ln() + 0.3_f64.ln()) / 2.0).abs() < 1e-12);
        assert!((tally.brier() - (0.04 + 0.49) / 2.0).abs() < 1e-12);
        let bins = tally.bins();
        // The favourite of the second prediction had 0.7 and lost.
        let counts: Vec<u64> = bins.iter().map(|bin| bin.count).collect();
        assert_eq!(counts.iter().sum::<u64>(), 2);
        assert!(bins.iter().any(|bin| bin.count == 1 && bin.observed == 0.0 && bin.from < 0.7));
    }
}
