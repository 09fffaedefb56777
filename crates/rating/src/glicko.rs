//! Glicko-2 for one player: from comparisons with others to a new rating. The formulas are those
//! of Mark Glickman's "Example of the Glicko-2 system", with a weight for each comparison.

use crate::rating::{CENTRE, Rating, SUREST, UNIT};
use std::f64::consts::PI;

/// How quickly the volatility itself may change.
const TAU: f64 = 0.5;
/// When the search for the volatility stops.
const PRECISION: f64 = 1e-6;
/// Steps of that search at most. It needs about ten.
const STEPS: usize = 100;

/// How a player, or the side of a player, did against another side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Comparison {
    /// Points by which the own side's value is above the other's.
    pub lead: f64,
    /// The deviation of everybody involved but the player.
    pub deviation: f64,
    /// 1 for a win, 0 for a loss, ½ for a draw.
    pub score: f64,
    /// For how much of an independent game its score counts.
    pub weight: f64,
    /// For how much of one its information counts.
    pub certainty: f64,
    /// The player's share of the own side.
    pub share: f64,
}

/// By how much the uncertainty of a difference draws a prediction towards even chances.
pub(crate) fn damping(deviation: f64) -> f64 {
    let phi = deviation / UNIT;
    1.0 / (1.0 + 3.0 * phi * phi / (PI * PI)).sqrt()
}

/// The chance of a lead that is known with this deviation.
pub(crate) fn chance(lead: f64, deviation: f64) -> f64 {
    1.0 / (1.0 + (-damping(deviation) * lead / UNIT).exp())
}

/// What all comparisons together tell.
struct Evidence {
    /// The information in them: the inverse of the variance that they alone would leave.
    information: f64,
    /// The score beyond what was expected, damped.
    surplus: f64,
}

impl Evidence {
    fn of(comparisons: &[Comparison]) -> Evidence {
        let mut all = Evidence { information: 0.0, surplus: 0.0 };
        for one in comparisons {
            let pull = damping(one.deviation) * one.share;
            let expected = chance(one.lead, one.deviation);
            all.information += one.certainty * pull * pull * expected * (1.0 - expected);
            all.surplus += one.weight * pull * (one.score - expected);
        }
        all
    }
}

/// The rating after some comparisons and a number of periods that ended with them.
pub(crate) fn step(old: Rating, comparisons: &[Comparison], periods: f64) -> Rating {
    let evidence = Evidence::of(comparisons);
    let phi = old.deviation / UNIT;
    let volatility = volatility(old.volatility, phi, &evidence);
    // At most as uncertain as somebody new, unless they were more so.
    let most = phi.max(Rating::NEW.deviation / UNIT);
    let before = (phi * phi + volatility * volatility * periods).min(most * most);
    let variance = 1.0 / (1.0 / before + evidence.information);
    let mu = (old.value - CENTRE) / UNIT + variance * evidence.surplus;
    let deviation = (variance.sqrt() * UNIT).max(SUREST.min(old.deviation));
    Rating { value: CENTRE + mu * UNIT, deviation, volatility }
}

/// The new volatility: where the slope of its likelihood is zero, found by regula falsi (the
/// Illinois variant, as the paper has it).
fn volatility(old: f64, phi: f64, evidence: &Evidence) -> f64 {
    if evidence.information <= 0.0 {
        return old;
    }
    let variance = 1.0 / evidence.information;
    let surprise = (variance * evidence.surplus).powi(2);
    let start = (old * old).ln();
    let slope = |x: f64| {
        let spread = phi * phi + variance + x.exp();
        x.exp() * (surprise - spread) / (2.0 * spread * spread) - (x - start) / (TAU * TAU)
    };
    let (mut a, mut b) = (start, lower_end(start, surprise - phi * phi - variance, slope));
    let (mut at_a, mut at_b) = (slope(a), slope(b));
    for _ in 0..STEPS {
        // Two equal slopes are both zero: the ends are the answer already.
        if (b - a).abs() <= PRECISION || at_a == at_b {
            break;
        }
        let c = a + (a - b) * at_a / (at_b - at_a);
        let at_c = slope(c);
        if at_c * at_b <= 0.0 {
            (a, at_a) = (b, at_b);
        } else {
            at_a /= 2.0;
        }
        (b, at_b) = (c, at_c);
    }
    (a / 2.0).exp().clamp(1e-4, 1.0)
}

/// The other end of the interval in which the slope changes its sign.
fn lower_end(start: f64, excess: f64, slope: impl Fn(f64) -> f64) -> f64 {
    if excess > 0.0 {
        return excess.ln();
    }
    let end = |steps: usize| start - steps as f64 * TAU;
    (1..STEPS).map(end).find(|&x| slope(x) >= 0.0).unwrap_or(end(STEPS))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The worked example of the paper.
    #[test]
    fn the_published_example_comes_out() {
        let player = Rating { value: 1500.0, deviation: 200.0, volatility: 0.06 };
        let met = |value: f64, deviation: f64, score: f64| Comparison {
            lead: player.value - value,
            deviation,
            score,
            weight: 1.0,
            certainty: 1.0,
            share: 1.0,
        };
        let met = [met(1400.0, 30.0, 1.0), met(1550.0, 100.0, 0.0), met(1700.0, 300.0, 0.0)];
        let new = step(player, &met, 1.0);
        assert!((new.value - 1464.06).abs() < 0.01, "{new:?}");
        assert!((new.deviation - 151.52).abs() < 0.01, "{new:?}");
        assert!((new.volatility - 0.05999).abs() < 0.00001, "{new:?}");
    }

    #[test]
    fn without_games_only_the_deviation_grows() {
        let player = Rating { value: 1500.0, deviation: 200.0, volatility: 0.06 };
        let new = step(player, &[], 1.0);
        assert_eq!((new.value, new.volatility), (player.value, player.volatility));
        assert!((new.deviation - 200.271_4).abs() < 0.001, "{new:?}");
    }

    #[test]
    fn a_surprise_raises_the_volatility() {
        let player = Rating { value: 1500.0, deviation: 50.0, volatility: 0.06 };
        let met = |lead, score| Comparison {
            lead,
            deviation: 50.0,
            score,
            weight: 1.0,
            certainty: 1.0,
            share: 1.0,
        };
        let expected = step(player, &[met(600.0, 1.0); 5], 1.0);
        let surprising = step(player, &[met(600.0, 0.0); 5], 1.0);
        assert!(surprising.volatility > 0.06 && expected.volatility < 0.06);
    }
}
