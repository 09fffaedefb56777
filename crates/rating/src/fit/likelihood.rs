//! The likelihood of ratings by Bradley and Terry, and where it is greatest.

/// What the players of a group scored against each other.
pub(super) struct Games {
    /// Points of each against each other, with the imagined draws.
    points: Vec<Vec<f64>>,
    /// Games of each that were really played.
    played: Vec<u32>,
}

/// Half the 95 % quantile of χ² with one degree of freedom.
const DROP_95: f64 = 1.920_729_410_347_062;
/// The search for the greatest likelihood ends when nothing moves by more than this.
const STILL: f64 = 1e-9;
/// Rounds of that search at most.
const ROUNDS: usize = 20_000;

impl Games {
    /// Nobody has played yet.
    pub fn new(players: usize) -> Games {
        Games { points: vec![vec![0.0; players]; players], played: vec![0; players] }
    }

    /// Adds wins, draws and losses of one against another.
    pub fn add(&mut self, one: usize, other: usize, [wins, draws, losses]: [u32; 3]) {
        let met = self.points[one][other] + self.points[other][one] > 0.0;
        let imagined = if met { 0.0 } else { 0.5 };
        self.points[one][other] += f64::from(wins) + f64::from(draws) / 2.0 + imagined;
        self.points[other][one] += f64::from(losses) + f64::from(draws) / 2.0 + imagined;
        let games = wins.saturating_add(draws).saturating_add(losses);
        for player in [one, other] {
            self.played[player] = self.played[player].saturating_add(games);
        }
    }

    /// Games that a player really played.
    pub fn played(&self, player: usize) -> u32 {
        self.played[player]
    }

    fn have_met(&self, one: usize, other: usize) -> bool {
        self.points[one][other] + self.points[other][one] > 0.0
    }

    /// A player whom no chain of matches links to this one.
    pub fn unlinked(&self, to: usize) -> Option<usize> {
        let mut linked = vec![to];
        let mut next = 0;
        while next < linked.len() {
            for other in 0..self.points.len() {
                if self.have_met(linked[next], other) && !linked.contains(&other) {
                    linked.push(other);
                }
            }
            next += 1;
        }
        (0..self.points.len()).find(|player| !linked.contains(player))
    }

    /// The most likely values where some are given, by Newton's method for one after the other.
    pub fn most_likely(&self, given: &[(usize, f64)]) -> Vec<f64> {
        self.most_likely_from(vec![0.0; self.points.len()], given)
    }

    fn most_likely_from(&self, mut values: Vec<f64>, given: &[(usize, f64)]) -> Vec<f64> {
        given.iter().for_each(|&(player, value)| values[player] = value);
        let is_given = |player: usize| given.iter().any(|&(other, _)| other == player);
        let free: Vec<usize> = (0..values.len()).filter(|&player| !is_given(player)).collect();
        for _ in 0..ROUNDS {
            let mut moved: f64 = 0.0;
            for &player in &free {
                let step = self.step(&values, player);
                values[player] += step;
                moved = moved.max(step.abs());
            }
            if moved < STILL {
                break;
            }
        }
        values
    }

    /// How far Newton's method moves one value; never too far, since the slope is flat far away.
    fn step(&self, values: &[f64], player: usize) -> f64 {
        let (mut slope, mut curvature) = (0.0, 0.0);
        for other in 0..values.len() {
            let games = self.points[player][other] + self.points[other][player];
            let expected = 1.0 / (1.0 + (values[other] - values[player]).exp());
            slope += self.points[player][other] - games * expected;
            curvature += games * expected * (1.0 - expected);
        }
        if curvature > 0.0 { (slope / curvature).clamp(-1.0, 1.0) } else { slope.clamp(-1.0, 1.0) }
    }

    fn log_likelihood(&self, values: &[f64]) -> f64 {
        let mut sum = 0.0;
        for (one, row) in self.points.iter().enumerate() {
            for (other, points) in row.iter().enumerate() {
                sum -= points * (values[other] - values[one]).exp().ln_1p();
            }
        }
        sum
    }

    /// The values of a player at which the greatest likelihood has dropped to the edge of the
    /// 95 % interval.
    pub fn interval(&self, player: usize, anchor: usize, best: &[f64]) -> (f64, f64) {
        if player == anchor {
            return (best[player], best[player]);
        }
        let top = self.log_likelihood(best);
        let inside = |value: f64| {
            let given = [(anchor, best[anchor]), (player, value)];
            let values = self.most_likely_from(best.to_vec(), &given);
            top - self.log_likelihood(&values) < DROP_95
        };
        (edge(best[player], -1.0, inside), edge(best[player], 1.0, inside))
    }
}

/// Where, away from the middle, a condition that holds there ends.
fn edge(middle: f64, direction: f64, inside: impl Fn(f64) -> bool) -> f64 {
    let (mut near, mut far) = (0.0, 0.25);
    // The imagined draws make the likelihood drop in the end; the bound only guards the loop.
    while inside(middle + direction * far) && far < 100.0 {
        (near, far) = (far, 2.0 * far);
    }
    for _ in 0..40 {
        let half = (near + far) / 2.0;
        if inside(middle + direction * half) {
            near = half;
        } else {
            far = half;
        }
    }
    middle + direction * near
}
