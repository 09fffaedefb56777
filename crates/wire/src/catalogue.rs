//! The catalogue with everything it takes to draw a board.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// All games and the boards they are played on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Catalogue {
    /// The number of the rules.
    pub rules: u32,
    /// Every board.
    pub boards: Vec<BoardShape>,
    /// Every game, in the order of the catalogue.
    pub games: Vec<GameInfo>,
}

/// A board to draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BoardShape {
    /// `square`, `small-square`, `cross`, `points`, `star` or `barricade`.
    pub id: String,
    /// The cells in the order of their numbers.
    pub cells: Vec<CellShape>,
    /// Cells that are neighbours, by number, each pair once.
    pub joins: Vec<[u16; 2]>,
}

/// A cell to draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct CellShape {
    /// What people call it.
    pub name: String,
    /// To the right of the board's middle, in thousandths of the distance of neighbours.
    pub x: i32,
    /// Upwards from the board's middle.
    pub y: i32,
    /// Its shade on a chequered board.
    pub dark: bool,
}

/// Under which heading a game stands in the gallery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Group {
    /// Barricade.
    Barricade,
    /// Halma on the square.
    Square,
    /// Halma on the star.
    Star,
    /// For one.
    Alone,
    /// Not Halma.
    Other,
}

/// A game of the catalogue.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct GameInfo {
    /// The name that programs use; also the end of its keys (`game-ID`, `about-ID`).
    pub id: String,
    /// Its heading.
    pub group: Group,
    /// How many can play.
    pub players: Vec<u8>,
    /// The boards, the usual one first.
    pub boards: Vec<String>,
    /// The house rules.
    pub options: Vec<OptionShape>,
    /// Do dice fall?
    pub dice: bool,
    /// Can one draw a figure of one's own?
    pub figure: bool,
    /// The booklet it is from.
    pub booklet: String,
    /// The heading there.
    pub section: String,
    /// How it begins with the number of players in it.
    pub layout: Layout,
    /// The best game we know that one plays alone, without house rules.
    pub best: Option<Best>,
}

/// A game played alone by its figures. Fewer turns are better, then fewer jumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Best {
    /// How many turns.
    pub turns: u32,
    /// How many jumps.
    pub jumps: u32,
    /// The proved lower bound of the number of turns, if there is one.
    pub at_least: Option<u32>,
}

/// A house rule that can be chosen. Its sentences are `option-NAME-VALUE`, but for
/// `playing`, whose values are hues with `+` between them (`option-playing`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct OptionShape {
    /// What it is called.
    pub name: String,
    /// What it may be, the booklet's choice first.
    pub values: Vec<String>,
    /// With how many players it can be chosen.
    pub players: Vec<u8>,
}

/// Seats, colours, marked areas and the first position of a game with its house rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Layout {
    /// The id of the game.
    pub game: String,
    /// How many play.
    pub players: u8,
    /// Which board.
    pub board: String,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// The colours, by number from one.
    pub colours: Vec<ColourShape>,
    /// The marked areas.
    pub markings: Vec<MarkingShape>,
    /// The pieces at the beginning.
    pub start: Pieces,
    /// The beginning as a set-up text.
    pub text: String,
}

/// A colour: whose it is and what it looks like.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct ColourShape {
    /// `red`, `green`, `yellow`, `blue`, `orange` or `violet`.
    pub hue: String,
    /// Its seat, from one.
    pub seat: u8,
    /// Its side, from one.
    pub side: u8,
    /// What its pieces stand for, where the sides have different kinds of pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub kind: Option<PieceKind>,
}

/// What the pieces of a colour stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PieceKind {
    /// Cats.
    Cat,
    /// Mice.
    Mouse,
}

/// What a marked area means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum MarkingKind {
    /// A colour starts here.
    Home,
    /// A colour must go here.
    Goal,
    /// The field above a yard.
    Entry,
    /// No enemy touches these while they hold a piece of this colour.
    Station,
    /// A line that wins, or the quick lines.
    Line,
    /// The one field all run for.
    HomeSquare,
    /// No barricade may be set down here.
    NoBarricade,
    /// Jumps must lead out of this area.
    Hexagon,
    /// The cells that have to be filled.
    Figure,
}

/// A marked area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct MarkingShape {
    /// What it means.
    pub kind: MarkingKind,
    /// Whose it is, if a colour's; from one.
    pub colour: Option<u8>,
    /// Its cells.
    pub cells: Vec<u16>,
}

/// Where all pieces are. A piece is written as its mark: `1`–`6` a piece of a colour,
/// `A`–`F` its marked piece, `o` a shared piece, `#` a barricade.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Pieces {
    /// A mark for each cell, `.` where there is none.
    pub cells: String,
    /// How many of each colour wait in their yard.
    pub yards: Vec<u8>,
    /// The marks of what each seat has taken.
    pub taken: Vec<String>,
    /// The mark of what is in the hand, or empty.
    pub hand: String,
}
