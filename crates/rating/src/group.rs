//! Which games share a rating.

/// A group of games in which a player has one rating. Who plays one of them well plays the
/// others well too.
///
/// ```
/// use spielhof_rating::Group;
/// assert_eq!(Group::of("chinese-checkers"), Some(Group::Star));
/// assert_eq!(Group::of("solo-halma"), None);
/// assert_eq!(Group::named("star"), Some(Group::Star));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Group {
    /// Barricade and its Gold Edition: races with a die and obstacles.
    Barricade,
    /// Halma and its variants on square boards.
    Square,
    /// Halma, Chinese Checkers and their variants on the star.
    Star,
    /// Dice Halma, in which luck has its part.
    Dice,
    /// Games in which pieces are captured.
    Capture,
    /// Gobang: a row of stones.
    Line,
}

/// The games of each group.
const GAMES: [(Group, &[&str]); 6] = [
    (Group::Barricade, &["barricade", "barricade-gold"]),
    (
        Group::Square,
        &[
            "halma",
            "quick-halma",
            "colour-halma",
            "marked-halma",
            "dutch-halma",
            "le-zug",
            "super-halma",
            "double-colour-halma",
            "top-secret",
        ],
    ),
    (
        Group::Star,
        &[
            "star-halma",
            "team-star-halma",
            "super-star-halma",
            "captive-1",
            "connection",
            "chinese-checkers",
            "gold-halma",
        ],
    ),
    (Group::Dice, &["dice-halma"]),
    (Group::Capture, &["captive-2", "rakado", "tippy", "cat-and-mouse"]),
    (Group::Line, &["gobang"]),
];

impl Group {
    /// All groups.
    pub const ALL: [Group; 6] =
        [Group::Barricade, Group::Square, Group::Star, Group::Dice, Group::Capture, Group::Line];

    /// The group of a game, by the game's id. Solitaires have none.
    pub fn of(game: &str) -> Option<Group> {
        GAMES.iter().find(|(_, games)| games.contains(&game)).map(|&(group, _)| group)
    }

    /// The ids of its games.
    ///
    /// ```
    /// use spielhof_rating::Group;
    /// assert_eq!(Group::Barricade.games(), ["barricade", "barricade-gold"]);
    /// ```
    pub fn games(self) -> &'static [&'static str] {
        GAMES.iter().find(|(group, _)| *group == self).map_or(&[], |(_, games)| games)
    }

    /// Its name in data.
    pub fn name(self) -> &'static str {
        match self {
            Group::Barricade => "barricade",
            Group::Square => "square",
            Group::Star => "star",
            Group::Dice => "dice",
            Group::Capture => "capture",
            Group::Line => "line",
        }
    }

    /// The group of a name.
    pub fn named(name: &str) -> Option<Group> {
        Group::ALL.into_iter().find(|group| group.name() == name)
    }
}
