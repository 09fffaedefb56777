//! What people need of a game: ways to show, reasons, set-ups, marks on the board.

use crate::action::Action;
use crate::game::{Game, Observer, Piece, Place};
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::seating::Colour;
use crate::setup::{Setup, SetupError};
use crate::standing::Outcome;
use board::Cell;
use board::ErrorList;

/// How a piece got where it went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// One step.
    Step,
    /// Jumps, landing by landing.
    Jumps,
    /// A walk, field by field.
    Walk,
}

/// One way an action can be carried out, its cells from start to end. A pawn that
/// comes in from its yard starts on its entry field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// By what means.
    pub gait: Gait,
    /// The cells.
    pub cells: Vec<Cell>,
}

/// One thing an action did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// What moved.
    pub piece: Piece,
    /// Where it was.
    pub from: Place,
    /// Where it went.
    pub to: Place,
}

impl Observer for Vec<Effect> {
    fn moved(&mut self, piece: Piece, from: Place, to: Place) {
        self.push(Effect { piece, from, to });
    }
}

/// What an area printed on the board means in this game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marking {
    /// A colour starts here.
    Home(Colour),
    /// A colour must go here.
    Goal(Colour),
    /// A line that wins.
    Line,
    /// The field above a yard.
    Entry(Colour),
    /// The one field all run for.
    HomeSquare,
    /// No barricade may be set down here.
    NoBarricade,
    /// Jumps must lead out of this area.
    Hexagon,
    /// No enemy touches these while they hold a piece of this colour.
    Station(Colour),
    /// The cells that have to be filled, and no others.
    Figure,
}

/// What people need of a game, beyond what it takes to play it.
pub trait People: Game {
    /// One way to carry out a legal action; `None` where nothing moves on the board.
    fn way(&self, state: &Self::State, action: Action) -> Option<Way>;

    /// Can a piece go exactly along these cells, and is the action from the first to
    /// the last of them then legal?
    fn follows(&self, state: &Self::State, cells: &[Cell]) -> bool;

    /// Why an action that is not legal is not.
    fn refuse(&self, state: &Self::State, action: Action) -> Refusal;

    /// What a set-up must say beside the picture.
    fn fields(&self, state: &Self::State) -> Vec<(&'static str, String)>;

    /// The position a set-up describes, or all its faults.
    fn load(&self, setup: &Setup) -> Result<Self::State, ErrorList<SetupError>>;

    /// Why a game is over with this outcome. `None` alone, where it is solved or
    /// not, and where the last position does not tell.
    fn reason(&self, state: &Self::State, outcome: Outcome) -> Option<Reason>;

    /// The areas that mean something in this game.
    fn markings(&self) -> Vec<(Marking, Vec<Cell>)>;
}

/// What can be picked and where it can go, for the seat to act.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// Pieces that can be picked up.
    pub picks: Vec<Pick>,
    /// Actions that need no piece: rolls, choices between dice, passing and ending the turn.
    pub plain: Vec<Action>,
}

/// Something that can be picked up, with everywhere it can go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pick {
    /// Where it is now.
    pub from: Place,
    /// Where it can go, and the action that takes it there. What goes off the board has
    /// its own cell as target.
    pub targets: Vec<(Cell, Action)>,
}

impl Choices {
    /// Sorts actions by what is picked up.
    pub fn of(actions: &[Action]) -> Choices {
        let mut choices = Choices::default();
        for &action in actions {
            match action {
                Action::Move { from, to } => choices.add(Place::On(from), to, action),
                Action::Swap { own, enemy } => choices.add(Place::On(own), enemy, action),
                Action::Enter { colour, to } => choices.add(Place::Yard(colour), to, action),
                Action::SetDown(to) | Action::Place(to) => choices.add(Place::Hand, to, action),
                Action::Off(from) => choices.add(Place::On(from), from, action),
                Action::Huff(cell) => choices.add(Place::On(cell), cell, action),
                Action::Roll(_)
                | Action::RollTwo(..)
                | Action::Steps(_)
                | Action::Pass
                | Action::End => choices.plain.push(action),
            }
        }
        choices
    }

    fn add(&mut self, from: Place, to: Cell, action: Action) {
        match self.picks.iter_mut().find(|pick| pick.from == from) {
            Some(pick) => pick.targets.push((to, action)),
            None => self.picks.push(Pick { from, targets: vec![(to, action)] }),
        }
    }
}
