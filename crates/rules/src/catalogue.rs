//! The catalogue: the one place that lists all games.

use crate::barricade::{self, games as barricades};
use crate::captive::{self, games as captives};
use crate::dice::{self, games as dices};
use crate::forward::{self, games as forwards};
use crate::gobang::{self, games as gobangs};
use crate::peg::{self, games as pegs};
use crate::position::Family;
use crate::race::{self, games as races};
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
    Entry::Tippy(&tippies::TIPPY),
    Entry::Gobang(&gobangs::GOBANG),
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
    /// Jumping out of a full hexagon.
    Captive(&'static captive::Variant),
    /// Five in a row.
    Gobang(&'static gobang::Variant),
    /// Shutting enemies in.
    Tippy(&'static tippy::Variant),
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
            Entry::Captive(variant) => &variant.head,
            Entry::Peg(variant) => &variant.head,
            Entry::Forward(variant) => &variant.head,
            Entry::Tippy(variant) => &variant.head,
            Entry::Gobang(variant) => &variant.head,
        }
    }

    /// How many can play, the fewest first.
    pub fn players(&self) -> Vec<u8> {
        match self {
            Entry::Race(variant) => variant.players(),
            Entry::Dice(variant) => variant.race.players(),
            Entry::Barricade(variant) => variant.players.to_vec(),
            Entry::Captive(variant) => variant.players.to_vec(),
            Entry::Peg(_) => vec![1],
            Entry::Forward(_) => vec![2],
            Entry::Tippy(variant) => variant.players.to_vec(),
            Entry::Gobang(variant) => variant.players.to_vec(),
        }
    }

    /// The board.
    pub fn board(&self) -> BoardId {
        match self {
            Entry::Race(variant) => variant.board(),
            Entry::Dice(variant) => variant.race.board(),
            Entry::Barricade(_) => BoardId::Barricade,
            Entry::Captive(_) => BoardId::Star,
            Entry::Peg(_) => BoardId::Cross,
            Entry::Forward(variant) => variant.board,
            Entry::Tippy(_) => BoardId::Square,
            Entry::Gobang(_) => BoardId::Square,
        }
    }

    /// The options with this number of players.
    pub fn options(&self, players: u8) -> Vec<OptionInfo> {
        let mut picks = Picks::defaults(players);
        self.build(&mut picks);
        picks.offered()
    }

    pub(crate) fn build(&self, picks: &mut Picks) -> Family {
        match self {
            Entry::Race(variant) => match variant.board() {
                BoardId::Star => Family::Star(Arc::new(variant.build(picks))),
                _ => Family::Square(Arc::new(variant.build(picks))),
            },
            Entry::Dice(variant) => Family::Dice(Arc::new(variant.build(picks))),
            Entry::Barricade(variant) => Family::Barricade(Arc::new(variant.build(picks))),
            Entry::Captive(variant) => Family::Captive(Arc::new(variant.build(picks))),
            Entry::Peg(variant) => Family::Peg(Arc::new(variant.build(picks))),
            Entry::Forward(variant) => Family::Forward(Arc::new(variant.build(picks))),
            Entry::Tippy(variant) => Family::Tippy(Arc::new(variant.build(picks))),
            Entry::Gobang(variant) => Family::Gobang(Arc::new(variant.build(picks))),
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
/// assert_eq!(rules::catalogue::nearest("chinese-chekers"), "chinese-checkers");
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
