//! What a race game is made of: each field answers one clause of the basic rules,
//! and a variant lists the fields in which it differs.

use crate::head::Head;
use crate::options::{Choice, values};
use crate::refusal::{Refusal, Rule};
use crate::seating::{Hue, Seating};
use crate::standing::Places;
use board::{Board, BoardId, Cell, Corner, SquareYard, StarYard, Tip};

/// A game of steps and jumps.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Id and source.
    pub head: Head,
    /// The board of games that start from the corners of a square.
    pub square: BoardId,
    /// For each number of players, the yards that their pieces fill.
    pub armies: &'static [(u8, Yard)],
    /// How many pieces start in a yard of the star.
    pub pieces: Choice<Pieces>,
    /// Whether two colours share a yard.
    pub layout: Choice<Layout>,
    /// A picture of the goal, where it is not the yard opposite. People may draw their own.
    pub figure: Option<&'static str>,
    /// Who plays with whom.
    pub partners: Partners,
    /// How many colours each of two players has.
    pub colours: Choice<Colours>,
    /// Rule 2, and who may jump.
    pub movement: Choice<Movement>,
    /// Rule 3.
    pub jumps: Choice<Jumps>,
    /// Rule 6.
    pub leave_goal: Choice<LeaveGoal>,
    /// Rule 7.
    pub aim: Aim,
    /// Whether rule 7 asks more of one piece.
    pub marked: Marked,
    /// Which lines count when the aim is a line.
    pub line: Choice<Line>,
    /// Rule 8.
    pub blocked: Choice<Blocked>,
    /// The end of rule 8 `clear`.
    pub cannot_clear: CannotClear,
}

impl crate::variant::Variant for Variant {
    fn head(&self) -> &Head {
        &self.head
    }

    fn players(&self) -> Vec<u8> {
        self.players()
    }

    fn boards(&self) -> Vec<BoardId> {
        vec![self.board()]
    }

    fn rule(&self, refusal: &Refusal) -> Rule {
        super::clauses::rule(refusal)
    }
}

/// The marked area a colour starts from; the same area opposite is its goal.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yard {
    /// In a corner of a square board.
    Square(SquareYard),
    /// In a tip of the star.
    Star(StarYard),
}

/// How many pieces start in a yard of the star.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pieces {
    /// As many as the yard has holes.
    Yard,
    /// Ten: the tip alone.
    Ten,
}
values!(Pieces: "pieces" { Yard: "yard", Ten: "ten" });

/// Whether two colours share a yard. Each must end where the opponent's partner colour
/// began: nine red where blue was, ten green where yellow was, and the other way round.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// One colour has it all.
    Whole,
    /// Nine on cells of the corner's shade, ten on the others.
    Chequered,
    /// Ten on the cells nearest the corner, nine on the others.
    Ranks,
}
values!(Layout: "layout" { Whole: "whole", Chequered: "chequered", Ranks: "ranks" });

impl Layout {
    /// The parts of a yard, one for each colour that starts in it.
    fn parts(self, board: &Board, corner: Corner, yard: SquareYard) -> Vec<Vec<Cell>> {
        let cells: Vec<Cell> = corner.yard(board, yard).collect();
        let is_first = |cell: &Cell| match self {
            Layout::Whole => true,
            Layout::Chequered => board.shade(*cell) == board.shade(corner.cell(board)),
            Layout::Ranks => board.distance(*cell, corner.cell(board)) > 3,
        };
        let (first, second): (Vec<Cell>, Vec<Cell>) = cells.into_iter().partition(is_first);
        [first, second].into_iter().filter(|part| !part.is_empty()).collect()
    }
}

/// Who plays with whom.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Partners {
    /// Each seat for itself.
    None,
    /// Those who sit opposite. A player whose own pieces have all arrived may also
    /// move their partner's.
    Opposite,
}

/// How many colours each of two players has.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// One.
    One,
    /// Two, with an enemy colour opposite each: S+SW against N+NE, tips of ten.
    TwoOpposed,
    /// Two that face each other: S+N against SW+NE, tips of ten.
    TwoFacing,
}
values!(Colours: "colours" { One: "one", TwoOpposed: "two-opposed", TwoFacing: "two-facing" });

/// Which pieces may step and which may jump.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Movement {
    /// All may do both.
    Basic,
    /// On dark cells only diagonal steps, on light cells only jumps; moves that stay
    /// in the goal with every landing are free.
    Strict,
    /// All may do both but end on the shade they began on.
    Simple,
}
values!(Movement: "movement" { Basic: "basic", Strict: "strict", Simple: "simple" });

/// What can be jumped.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Jumps {
    /// A neighbouring piece, to the cell straight behind it.
    Adjacent,
    /// One piece at any distance, to the same distance behind it, nothing else between.
    Symmetric,
}
values!(Jumps: "jumps" { Adjacent: "adjacent", Symmetric: "symmetric" });

/// May a piece that stands in its goal when the turn begins end the turn outside?
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeaveGoal {
    /// No, except while all pieces of its colour are in the goal.
    No,
    /// Yes.
    Yes,
}
values!(LeaveGoal: "leave-goal" { No: "no", Yes: "yes" });

/// Where the pieces must go.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Into the yard opposite, all of them.
    Goal,
    /// Onto every hole of a straight line between two tips.
    Line,
}

/// Whether one piece of each colour is marked.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marked {
    /// None is.
    None,
    /// The one on the corner cell, which must end on the corner cell opposite.
    Corner,
}

/// Which lines count.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// All six.
    Any,
    /// The two that touch the own tip.
    Own,
}
values!(Line: "line" { Any: "any", Own: "own" });

/// What helps when an enemy still stands in your goal.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blocked {
    /// Nothing.
    None,
    /// Once another side has left its homes, yours must be cleared.
    Clear,
    /// A piece before the goal may change places with an enemy in it.
    Swap,
    /// A goal without a free cell is won when more than half of it is yours.
    Filled,
}
values!(Blocked: "blocked" { None: "none", Clear: "clear", Swap: "swap", Filled: "filled" });

/// When a colour whose pieces have all arrived may leave its goal again (rule 6), while its
/// side has not won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaving {
    /// Whenever its player likes: before rules 2.
    OnceComplete,
    /// When the seat has no other legal move.
    WithoutOtherMove,
}

/// What rules 6 and 8 `clear` look at where two colours share a yard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SharedYard {
    /// The cells of the colour: before rules 2.
    OwnCells,
    /// The whole yard.
    Whole,
}

/// Whose pieces fill the rest of a goal under `blocked=filled`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fillers {
    /// Only those of enemies whose home it is: before rules 2.
    EnemiesAtHome,
    /// Anybody's.
    Anybody,
}

/// What happens to a side that must clear its home and cannot.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotClear {
    /// It has lost.
    Loses,
    /// It may make any move.
    MovesFreely,
}

/// The house rules a game is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub partners: Partners,
    pub movement: Movement,
    pub jumps: Jumps,
    pub leave_goal: LeaveGoal,
    pub leaving: Leaving,
    pub aim: Aim,
    pub marked: Marked,
    pub blocked: Blocked,
    pub fillers: Fillers,
    pub cannot_clear: CannotClear,
    pub places: Places,
}

/// One colour's place on the board.
#[derive(Clone, Debug)]
pub(crate) struct Army {
    pub home: Vec<Cell>,
    pub goal: Vec<Cell>,
    /// What rule 8 `clear` asks to leave: the home, or all of a yard that is shared.
    pub home_yard: Vec<Cell>,
    /// What rule 6 asks to stay in: the goal, or all of a yard that is shared.
    pub goal_yard: Vec<Cell>,
    /// The corner cell or outermost hole behind the home.
    pub near: Cell,
    /// The same behind the goal.
    pub far: Cell,
    /// The tip it starts from, on the star.
    pub tip: Option<Tip>,
}

impl Variant {
    /// How many can play, the fewest first.
    pub fn players(&self) -> Vec<u8> {
        self.armies.iter().map(|&(players, _)| players).collect()
    }

    /// The board.
    pub fn board(&self) -> BoardId {
        match self.armies[0].1 {
            Yard::Square(_) => self.square,
            Yard::Star(_) => BoardId::Star,
        }
    }

    pub(crate) fn build<const W: usize>(
        &self,
        picks: &mut crate::options::Picks,
    ) -> super::Race<W> {
        let players = picks.players;
        let colours = if players == 2 { picks.pick(self.colours) } else { Colours::One };
        let pieces = picks.pick(self.pieces);
        let layout = picks.pick(self.layout);
        let movement = picks.pick(self.movement);
        let jumps = picks.pick(self.jumps);
        // Alone nobody is in the way: rules 6 and 8 do not apply.
        let alone = players == 1;
        let leave_goal = if alone { LeaveGoal::Yes } else { picks.pick(self.leave_goal) };
        let line = picks.pick(self.line);
        let blocked = if alone { Blocked::None } else { picks.pick(self.blocked) };
        let many_sides = players >= 3 && self.partners == Partners::None;
        let places =
            if many_sides { picks.pick(&[Places::First, Places::All]) } else { Places::First };

        let shared = picks.since(2, SharedYard::Whole, SharedYard::OwnCells);
        let (mut armies, hues) = self.seats(players, colours, pieces, layout, shared);
        if let (Some(figure), [army]) = (self.figure, armies.as_mut_slice()) {
            let board = Board::of(self.board());
            army.goal = picks.figure(board, drawn(board, figure), &army.home);
            army.goal_yard.clone_from(&army.goal);
        }
        let hues: Vec<&[Hue]> = hues.iter().map(Vec::as_slice).collect();
        let seating = match (self.partners, hues.as_slice()) {
            (Partners::Opposite, &[a, b, c, d]) => Seating::partners(&[a, b, c, d], picks.first),
            _ => Seating::each_alone(&hues, picks.first),
        };
        let rules = Rules {
            partners: self.partners,
            movement,
            jumps,
            leave_goal,
            leaving: picks.since(2, Leaving::WithoutOtherMove, Leaving::OnceComplete),
            aim: self.aim,
            marked: self.marked,
            blocked,
            fillers: picks.since(2, Fillers::Anybody, Fillers::EnemiesAtHome),
            cannot_clear: self.cannot_clear,
            places,
        };
        super::Race::new(self.board(), seating, rules, armies, line)
    }

    /// The armies in the order of their colours, and the hues of each seat.
    fn seats(
        &self,
        players: u8,
        colours: Colours,
        pieces: Pieces,
        layout: Layout,
        shared: SharedYard,
    ) -> (Vec<Army>, Vec<Vec<Hue>>) {
        let yard = self.armies.iter().find(|&&(n, _)| n == players).map(|&(_, yard)| yard);
        match yard.unwrap_or(self.armies[0].1) {
            Yard::Square(yard) => {
                let board = Board::of(self.square);
                let corners: &[Corner] = match players {
                    1 => &[Corner::SouthWest],
                    2 => &[Corner::SouthWest, Corner::NorthEast],
                    _ => &Corner::ALL,
                };
                let armies = |&corner: &Corner| {
                    let opposite = corner.opposite();
                    let goals = layout.parts(board, opposite, yard);
                    let homes = layout.parts(board, corner, yard).into_iter();
                    let (near, far) = (corner.cell(board), opposite.cell(board));
                    let yard_of = |corner: Corner, own: &Vec<Cell>| match shared {
                        SharedYard::OwnCells => own.clone(),
                        SharedYard::Whole => corner.yard(board, yard).collect(),
                    };
                    let army = |(home, goal)| Army {
                        home_yard: yard_of(corner, &home),
                        goal_yard: yard_of(opposite, &goal),
                        home,
                        goal,
                        near,
                        far,
                        tip: None,
                    };
                    homes.zip(goals).map(army).collect::<Vec<_>>()
                };
                let hues = |&corner: &Corner| match layout {
                    Layout::Whole => vec![corner_hue(corner)],
                    _ => corner_hues(corner).to_vec(),
                };
                let all = corners.iter().flat_map(armies).collect();
                (all, corners.iter().map(hues).collect())
            }
            Yard::Star(yard) => {
                use Tip::*;
                let seats: Vec<Vec<Tip>> = match (players, colours) {
                    (2, Colours::TwoOpposed) => vec![vec![S, SW], vec![N, NE]],
                    (2, Colours::TwoFacing) => vec![vec![S, N], vec![SW, NE]],
                    (1, _) => vec![vec![S]],
                    (2, _) => vec![vec![S], vec![N]],
                    (3, _) => vec![vec![S], vec![NW], vec![NE]],
                    (4, _) => vec![vec![S], vec![SW], vec![N], vec![NE]],
                    (5, _) => vec![vec![S], vec![SW], vec![NW], vec![N], vec![NE]],
                    _ => Tip::ALL.map(|tip| vec![tip]).to_vec(),
                };
                let all = colours == Colours::One && pieces == Pieces::Yard;
                let yard = if all { yard } else { StarYard::Ten };
                let army = |&tip: &Tip| Army {
                    home: tip.yard(yard).collect(),
                    goal: tip.opposite().yard(yard).collect(),
                    home_yard: tip.yard(yard).collect(),
                    goal_yard: tip.opposite().yard(yard).collect(),
                    near: tip.end(),
                    far: tip.opposite().end(),
                    tip: Some(tip),
                };
                let hues = |tips: &Vec<Tip>| tips.iter().map(|&tip| tip_hue(tip)).collect();
                (seats.iter().flatten().map(army).collect(), seats.iter().map(hues).collect())
            }
        }
    }
}

/// The cells that a figure fills.
fn drawn(board: &Board, figure: &str) -> Vec<Cell> {
    let marks = board.read(figure).expect("a variant draws its figure");
    marks.into_iter().filter(|(_, mark)| mark == "o").map(|(cell, _)| cell).collect()
}

/// Two colours of one corner, each opposite its partner.
fn corner_hues(corner: Corner) -> [Hue; 2] {
    match corner {
        Corner::SouthWest | Corner::NorthWest => [Hue::Red, Hue::Green],
        Corner::NorthEast | Corner::SouthEast => [Hue::Blue, Hue::Yellow],
    }
}

fn corner_hue(corner: Corner) -> Hue {
    match corner {
        Corner::SouthWest => Hue::Red,
        Corner::NorthWest => Hue::Green,
        Corner::NorthEast => Hue::Blue,
        Corner::SouthEast => Hue::Yellow,
    }
}

fn tip_hue(tip: Tip) -> Hue {
    match tip {
        Tip::S => Hue::Red,
        Tip::SW => Hue::Orange,
        Tip::NW => Hue::Yellow,
        Tip::N => Hue::Blue,
        Tip::NE => Hue::Green,
        Tip::SE => Hue::Violet,
    }
}
