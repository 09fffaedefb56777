//! The catalogue: the one place that lists all games.

use crate::barricade::{self, games as barricades};
use crate::captive::{self, games as captives};
use crate::cats::{self, games as cat_games};
use crate::dice::{self, games as dices};
use crate::forward::{self, games as forwards};
use crate::gobang::{self, games as gobangs};
use crate::peg::{self, games as pegs};
use crate::position::Family;
use crate::race::{self, games as races};
use crate::rakado::{self, games as rakados};
use crate::refusal::{Refusal, Rule};
use crate::secret::{self, games as secrets};
use crate::spec::{OptionInfo, Picks};
use crate::tippy::{self, games as tippies};
use board::BoardId;
use std::sync::Arc;

/// All games, one line each.
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

/// Whose booklet a game is taken from.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The name that programs use.
    pub id: &'static str,
    /// Where the rules are printed.
    pub booklet: Booklet,
    /// Under which heading.
    pub section: &'static str,
}

/// A game of the catalogue: a variant of one of the families.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Steps and jumps across the board.
    Race(&'static race::Variant),
    /// The same by the roll of dice.
    Dice(&'static dice::Variant),
    /// Barricade.
    Barricade(&'static barricade::Variant),
    /// Straight ahead by the roll of a die.
    Rakado(&'static rakado::Variant),
    /// Jumping out of a full hexagon.
    Captive(&'static captive::Variant),
    /// Five in a row.
    Gobang(&'static gobang::Variant),
    /// Shutting enemies in.
    Tippy(&'static tippy::Variant),
    /// Placing in the middle and leaving over the edge.
    Secret(&'static secret::Variant),
    /// Cats against mice.
    Cats(&'static cats::Variant),
    /// Armies that only go forward.
    Forward(&'static forward::Variant),
    /// Jumps on the cross.
    Peg(&'static peg::Variant),
}

impl Entry {
    /// Id and source.
    pub fn head(&self) -> &'static Head {
        match self {
            Entry::Race(variant) => &variant.head,
            Entry::Dice(variant) => &variant.head,
            Entry::Barricade(variant) => &variant.head,
            Entry::Rakado(variant) => &variant.head,
            Entry::Captive(variant) => &variant.head,
            Entry::Peg(variant) => &variant.head,
            Entry::Forward(variant) => &variant.head,
            Entry::Tippy(variant) => &variant.head,
            Entry::Gobang(variant) => &variant.head,
            Entry::Secret(variant) => &variant.head,
            Entry::Cats(variant) => &variant.head,
        }
    }

    /// How many can play, the fewest first.
    pub fn players(&self) -> Vec<u8> {
        match self {
            Entry::Race(variant) => variant.players(),
            Entry::Dice(variant) => variant.race.players(),
            Entry::Barricade(variant) => variant.players.to_vec(),
            Entry::Rakado(variant) => variant.players.to_vec(),
            Entry::Captive(variant) => variant.players.to_vec(),
            Entry::Peg(_) => vec![1],
            Entry::Forward(_) | Entry::Secret(_) | Entry::Cats(_) => vec![2],
            Entry::Tippy(variant) => variant.players.to_vec(),
            Entry::Gobang(variant) => variant.players.to_vec(),
        }
    }

    /// Every board it can be played on, the usual one first. Which it is may depend on the
    /// players and on options.
    pub fn boards(&self) -> Vec<BoardId> {
        match self {
            Entry::Rakado(_) => vec![BoardId::Square, BoardId::Star],
            Entry::Tippy(_) => vec![BoardId::Square, BoardId::Points],
            _ => vec![self.board()],
        }
    }

    /// The usual board: with the fewest players and no option set.
    pub fn board(&self) -> BoardId {
        match self {
            Entry::Race(variant) => variant.board(),
            Entry::Dice(variant) => variant.race.board(),
            Entry::Barricade(_) => BoardId::Barricade,
            Entry::Rakado(_) => BoardId::Square,
            Entry::Captive(_) => BoardId::Star,
            Entry::Peg(_) => BoardId::Cross,
            Entry::Forward(variant) => variant.board,
            Entry::Tippy(_) => BoardId::Square,
            Entry::Gobang(_) | Entry::Secret(_) | Entry::Cats(_) => BoardId::Square,
        }
    }

    /// The rule by which this game refuses something, as `docs/rules.md` names it: of
    /// section 1 in a race, else the game's id and the clause. `None` where it is plain
    /// course of play.
    ///
    /// ```
    /// use spielhof_rules::{Refusal, catalogue};
    /// let occupied = Refusal::Occupied(board::Cell::new(0));
    /// let rule = |id| catalogue::find(id).unwrap().rule(&occupied);
    /// assert_eq!(rule("halma").as_deref(), Some("1.1"));
    /// assert_eq!(rule("rakado").as_deref(), Some("rakado 4"));
    /// assert_eq!(rule("tippy").as_deref(), Some("tippy"));
    /// ```
    pub fn rule(&self, refusal: &Refusal) -> Option<String> {
        let rule = match self {
            Entry::Race(_) => race::rule(refusal),
            Entry::Barricade(_) => barricade::rule(refusal),
            Entry::Rakado(_) => rakado::rule(refusal),
            _ => Rule::Own,
        };
        let id = self.head().id;
        refusal.is_by_rule().then(|| match rule {
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

    pub(crate) fn build(&self, picks: &mut Picks) -> Family {
        match self {
            Entry::Race(variant) => match variant.board() {
                BoardId::Star => Family::Star(Arc::new(variant.build(picks))),
                _ => Family::Square(Arc::new(variant.build(picks))),
            },
            Entry::Dice(variant) => Family::Dice(Arc::new(variant.build(picks))),
            Entry::Barricade(variant) => Family::Barricade(Arc::new(variant.build(picks))),
            Entry::Rakado(variant) => Family::Rakado(Arc::new(variant.build(picks))),
            Entry::Captive(variant) => Family::Captive(Arc::new(variant.build(picks))),
            Entry::Peg(variant) => Family::Peg(Arc::new(variant.build(picks))),
            Entry::Forward(variant) => Family::Forward(Arc::new(variant.build(picks))),
            Entry::Tippy(variant) => Family::Tippy(Arc::new(variant.build(picks))),
            Entry::Gobang(variant) => Family::Gobang(Arc::new(variant.build(picks))),
            Entry::Secret(variant) => Family::Secret(Arc::new(variant.build(picks))),
            Entry::Cats(variant) => Family::Cats(Arc::new(variant.build(picks))),
        }
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
