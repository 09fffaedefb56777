//! The catalogue: the one place that lists all games.

use crate::barricade::games as barricades;
use crate::captive::games as captives;
use crate::cats::games as cat_games;
use crate::dice::games as dices;
use crate::families::Entry;
use crate::forward::games as forwards;
use crate::gobang::games as gobangs;
use crate::head::Head;
use crate::options::{OptionInfo, Picks};
use crate::peg::games as pegs;
use crate::race::games as races;
use crate::rakado::games as rakados;
use crate::refusal::{Refusal, Rule};
use crate::secret::games as secrets;
use crate::tippy::games as tippies;
use board::BoardId;

/// All games, one line each.
///
/// ```
/// use spielhof_rules::CATALOGUE;
/// let ids: Vec<&str> = CATALOGUE.iter().map(|entry| entry.head().id).collect();
/// assert!(ids.contains(&"halma") && ids.contains(&"chinese-checkers") && ids.contains(&"barricade"));
/// ```
pub const CATALOGUE: &[Entry] = &[
    Entry::Barricade(&barricades::BARRICADE),
    Entry::Barricade(&barricades::BARRICADE_GOLD),
    Entry::Race(&races::HALMA),
    Entry::Race(&races::QUICK_HALMA),
    Entry::Race(&races::COLOUR_HALMA),
    Entry::Race(&races::MARKED_HALMA),
    Entry::Forward(&forwards::DUTCH_HALMA),
    Entry::Forward(&forwards::LE_ZUG),
    Entry::Race(&races::SUPER_HALMA),
    Entry::Dice(&dices::DICE_HALMA),
    Entry::Race(&races::DOUBLE_COLOUR_HALMA),
    Entry::Secret(&secrets::TOP_SECRET),
    Entry::Peg(&pegs::SOLO_HALMA),
    Entry::Peg(&pegs::RETOUR),
    Entry::Race(&races::HIGHSCORE),
    Entry::Race(&races::MEETING_POINT),
    Entry::Race(&races::STAR_HALMA),
    Entry::Race(&races::TEAM_STAR_HALMA),
    Entry::Race(&races::SUPER_STAR_HALMA),
    Entry::Race(&races::CAPTIVE_1),
    Entry::Captive(&captives::CAPTIVE_2),
    Entry::Race(&races::CONNECTION),
    Entry::Race(&races::CONNECTION_SOLO),
    Entry::Race(&races::STAR_HIGHSCORE),
    Entry::Race(&races::CHINESE_CHECKERS),
    Entry::Race(&races::GOLD_HALMA),
    Entry::Rakado(&rakados::RAKADO),
    Entry::Tippy(&tippies::TIPPY),
    Entry::Gobang(&gobangs::GOBANG),
    Entry::Cats(&cat_games::CAT_AND_MOUSE),
];

impl Entry {
    /// Id and source.
    pub fn head(&self) -> &'static Head {
        self.variant().head()
    }

    /// The possible numbers of players, the smallest first.
    pub fn players(&self) -> Vec<u8> {
        self.variant().players()
    }

    /// Every board it can be played on, the usual one first. Which it is may depend on the
    /// players and on options.
    pub fn boards(&self) -> Vec<BoardId> {
        self.variant().boards()
    }

    /// The usual board: with the fewest players and no option set.
    pub fn board(&self) -> BoardId {
        self.boards()[0]
    }

    /// The rule by which this game refuses something, as `docs/rules.md` names it: one of
    /// section 1, or the game's id and the clause, or the id alone where no single clause has
    /// it. `None` where it is plain course of play.
    ///
    /// ```
    /// use spielhof_rules::{Refusal, catalogue};
    /// let occupied = Refusal::Occupied(board::Cell::new(0));
    /// let rule = |id| catalogue::find(id).unwrap().rule(&occupied);
    /// assert_eq!(rule("halma").as_deref(), Some("1.1"));
    /// assert_eq!(rule("rakado").as_deref(), Some("rakado 4"));
    /// assert_eq!(rule("tippy").as_deref(), Some("tippy 1"));
    /// // For a piece to place and for one to move: two clauses.
    /// assert_eq!(rule("gobang").as_deref(), Some("gobang"));
    /// ```
    pub fn rule(&self, refusal: &Refusal) -> Option<String> {
        let id = self.head().id;
        refusal.is_by_rule().then(|| match self.variant().rule(refusal) {
            Rule::Basic(number) => number.to_owned(),
            Rule::Own => id.to_owned(),
            Rule::Clause(number) => format!("{id} {number}"),
        })
    }

    /// The options with this number of players.
    pub fn options(&self, players: u8) -> Vec<OptionInfo> {
        let mut picks = Picks::defaults(players);
        self.build(&mut picks);
        picks.offered()
    }

    /// Every option it has with some number of players, and with which.
    pub fn all_options(&self) -> Vec<(OptionInfo, Vec<u8>)> {
        let mut all: Vec<(OptionInfo, Vec<u8>)> = Vec::new();
        for players in self.players() {
            for info in self.options(players) {
                match all.iter_mut().find(|(known, _)| *known == info) {
                    Some((_, with)) => with.push(players),
                    None => all.push((info, vec![players])),
                }
            }
        }
        all
    }
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    CATALOGUE.iter().find(|entry| entry.head().id == id)
}

/// The id that looks most like a mistyped one.
///
/// ```
/// assert_eq!(spielhof_rules::catalogue::nearest("chinese-chekers"), "chinese-checkers");
/// ```
pub fn nearest(typed: &str) -> &'static str {
    let ids = CATALOGUE.iter().map(|entry| entry.head().id);
    ids.min_by_key(|id| edits(typed, id)).unwrap_or("halma")
}

/// How many letters must be changed, put in or taken out to get from one word to the other.
fn edits(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.chars().count()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, y) in b.chars().enumerate() {
            let change = corner + usize::from(x != y);
            corner = row[j + 1];
            row[j + 1] = change.min(corner + 1).min(row[j] + 1);
        }
    }
    row[b.chars().count()]
}
