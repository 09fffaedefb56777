//! The identity of a game: its id, and the booklet it comes from.

/// Whose booklet a game is taken from.
///
/// ```
/// use spielhof_rules::catalogue;
/// let booklet = catalogue::find("barricade").unwrap().head().booklet;
/// assert_eq!(booklet.title(), "Barricade (Schmidt)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Booklet {
    /// small foot, "Barricade and Halma Gold Edition".
    GoldEdition,
    /// Schmidt, "Classic Line Halma".
    ClassicLineHalma,
    /// Schmidt, "Barricade".
    SchmidtBarricade,
    /// "Chinese Checkers" with symmetric jumps.
    ChineseCheckers,
}

impl Booklet {
    /// The title on its cover.
    pub const fn title(self) -> &'static str {
        match self {
            Booklet::GoldEdition => "Barricade and Halma Gold Edition (small foot)",
            Booklet::ClassicLineHalma => "Classic Line Halma (Schmidt)",
            Booklet::SchmidtBarricade => "Barricade (Schmidt)",
            Booklet::ChineseCheckers => "Chinese Checkers",
        }
    }
}

/// What stands at the head of every variant.
///
/// ```
/// use spielhof_rules::catalogue;
/// let head = catalogue::find("gobang").unwrap().head();
/// assert_eq!((head.id, head.section), ("gobang", "Gomuku oder Gobang"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The name that programs use.
    pub id: &'static str,
    /// Where the rules are printed.
    pub booklet: Booklet,
    /// Under which heading.
    pub section: &'static str,
}
