//! A rating and its scale.

/// How strong a player is, as far as the results tell. The scale is that of Elo: 400 points
/// more are ten wins for each loss.
///
/// ```
/// use spielhof_rating::Rating;
/// let player = Rating { value: 1620.0, deviation: 60.0, ..Rating::NEW };
/// assert_eq!(player.interval(), (1502.4, 1737.6));
/// assert!(!player.is_provisional() && Rating::NEW.is_provisional());
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rating {
    /// The estimate.
    pub value: f64,
    /// Its standard deviation: the true value is within twice as much in 95 of 100 cases.
    pub deviation: f64,
    /// How much the true value is expected to move in one period, on the scale of Glicko-2.
    pub volatility: f64,
}

/// Points for one unit of the scale on which the formulas are written: 400 / ln 10.
pub(crate) const UNIT: f64 = 173.717_792_761_249_56;
/// The value of a player without results.
pub(crate) const CENTRE: f64 = 1500.0;
/// Days in one period. With the usual volatility a deviation of 60 grows to 110 in about a year.
const PERIOD_DAYS: f64 = 5.0;
/// Nobody is rated more surely than this: results must still be able to move a value.
pub(crate) const SUREST: f64 = 45.0;
/// Above this deviation a value says little.
const PROVISIONAL: f64 = 110.0;

impl Rating {
    /// A player without results.
    pub const NEW: Rating = Rating { value: CENTRE, deviation: 350.0, volatility: 0.06 };

    /// The rating after some days without a game: the value is kept, the deviation grows, at
    /// most to that of a new player.
    ///
    /// ```
    /// use spielhof_rating::Rating;
    /// let player = Rating { deviation: 60.0, ..Rating::NEW };
    /// let later = player.after(365.0);
    /// assert_eq!(later.value, player.value);
    /// assert!((later.deviation - 107.5).abs() < 1.0);
    /// assert_eq!(player.after(1e9).deviation, Rating::NEW.deviation);
    /// ```
    pub fn after(self, days: f64) -> Rating {
        let grown = self.deviation.hypot(self.volatility * UNIT * periods(days).sqrt());
        // Somebody less certain than a new player stays so.
        let most = Rating::NEW.deviation.max(self.deviation);
        Rating { deviation: grown.min(most), ..self }
    }

    /// The values between which the true one lies in 95 of 100 cases.
    pub fn interval(self) -> (f64, f64) {
        let half = 1.96 * self.deviation;
        (self.value - half, self.value + half)
    }

    /// Is the value still so uncertain that it should be shown with a question mark?
    pub fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// Can the formulas be used with it?
    pub(crate) fn is_sound(self) -> bool {
        let within = |number: f64, low: f64, high: f64| (low..=high).contains(&number);
        within(self.value, -10_000.0, 10_000.0)
            && within(self.deviation, 1.0, 1_000.0)
            && within(self.volatility, 1e-4, 1.0)
    }
}

/// Periods in a number of days. A time that ran backwards counts as none.
pub(crate) fn periods(days: f64) -> f64 {
    (days / PERIOD_DAYS).max(0.0)
}
