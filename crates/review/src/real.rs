//! Exponential and logarithm that are the same on every machine: those of the library are not, but
//! sums, products and quotients are.

/// How often the argument is halved before the series.
const HALVINGS: u32 = 10;

/// e to the power of `x`, which is cut to ±40.
pub fn exp(x: f64) -> f64 {
    let part = x.clamp(-40.0, 40.0) / f64::from(1 << HALVINGS);
    let series = (1..=8).rev().fold(1.0, |sum, n| 1.0 + sum * part / f64::from(n));
    (0..HALVINGS).fold(series, |power, _| power * power)
}

/// The natural logarithm of a positive number, by Newton's method.
pub fn ln(x: f64) -> f64 {
    let mut power = 0.0;
    let mut rest = x.max(1e-15);
    while rest > 1.5 {
        (rest, power) = (rest / 2.0, power + std::f64::consts::LN_2);
    }
    while rest < 0.75 {
        (rest, power) = (rest * 2.0, power - std::f64::consts::LN_2);
    }
    let mut found = rest - 1.0;
    for _ in 0..6 {
        let value = exp(found);
        found += 2.0 * (rest - value) / (rest + value);
    }
    power + found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_those_of_the_library_but_for_rounding() {
        for n in -300..=300 {
            let x = f64::from(n) / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-11, "{x}");
            assert!((ln(x.exp()) - x).abs() < 1e-10, "{x}");
        }
    }
}
