/// How bad a turn was, by the chance of winning it cost. A player alone has no such chance: there
/// it is by the turns.
///
/// ```
/// use spielhof_review::Mistake;
/// assert_eq!(Mistake::of_chance(0.04), None);
/// assert_eq!(Mistake::of_chance(0.25), Some(Mistake::Blunder));
/// assert!(Mistake::Inaccuracy < Mistake::Blunder);
/// assert_eq!(Mistake::Mistake.mark(), "?");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mistake {
    /// From 5 %, or one turn.
    Inaccuracy,
    /// From 10 %, or two turns.
    Mistake,
    /// From 20 %, or four turns.
    Blunder,
}

impl Mistake {
    /// All sizes, the smallest first.
    pub const ALL: [Mistake; 3] = [Mistake::Inaccuracy, Mistake::Mistake, Mistake::Blunder];

    /// From which chance of winning on a turn is one.
    pub const fn least_chance(self) -> f64 {
        [0.05, 0.1, 0.2][self as usize]
    }

    /// From which number of hundredths of a turn on a turn of a player alone is one.
    pub const fn least_cost(self) -> i32 {
        [100, 200, 400][self as usize]
    }

    /// The size of a turn that cost this chance of winning.
    pub fn of_chance(cost: f64) -> Option<Mistake> {
        Mistake::ALL.into_iter().rev().find(|size| cost >= size.least_chance())
    }

    /// The size of a turn of a player alone that cost this, in hundredths of a turn.
    pub fn of_cost(cost: i32) -> Option<Mistake> {
        Mistake::ALL.into_iter().rev().find(|size| cost >= size.least_cost())
    }

    /// The sign that is usual for it.
    pub const fn mark(self) -> &'static str {
        ["?!", "?", "??"][self as usize]
    }

    /// The name that programs use.
    pub const fn name(self) -> &'static str {
        ["inaccuracy", "mistake", "blunder"][self as usize]
    }
}
