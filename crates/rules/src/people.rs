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
///
/// ```
/// use spielhof_rules::{Gait, Spec};
/// let position = Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let gait = |text| position.way(position.read(text).unwrap()).unwrap().gait;
/// assert_eq!([gait("e2-f3"), gait("a3-c5")], [Gait::Step, Gait::Jumps]);
/// ```
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
///
/// ```
/// use spielhof_rules::Spec;
/// let position = Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let way = position.way(position.read("a3-c5").unwrap()).unwrap();
/// let names: Vec<&str> = way.cells.iter().map(|&cell| position.board().name(cell)).collect();
/// assert_eq!(names, ["a3", "c5"]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// By what means.
    pub gait: Gait,
    /// The cells.
    pub cells: Vec<Cell>,
}

/// One thing an action did.
///
/// ```
/// use spielhof_rules::{Colour, Effect, Piece, Place, Spec};
/// let mut position = Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let [from, to] = ["e2", "f3"].map(|name| Place::On(position.board().cell(name).unwrap()));
/// let effects = position.act(position.read("e2-f3").unwrap()).unwrap();
/// assert_eq!(effects, [Effect { piece: Piece::Of(Colour(0)), from, to }]);
/// ```
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

/// What the pieces of a colour stand for, where the sides of a game have different ones.
///
/// ```
/// use spielhof_rules::{Colour, PieceKind, Spec};
/// let kind = |id| Spec::of(id, 2).unwrap().build().unwrap().piece_kind(Colour(0));
/// assert_eq!((kind("cat-and-mouse"), kind("halma")), (Some(PieceKind::Cat), None));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceKind {
    /// Cats.
    Cat,
    /// Mice.
    Mouse,
}

/// What an area printed on the board means in this game.
///
/// ```
/// use spielhof_rules::{Colour, Marking, Spec};
/// let game = Spec::of("halma", 2).unwrap().build().unwrap();
/// let goal = game.markings().into_iter().find(|(marking, _)| *marking == Marking::Goal(Colour(0)));
/// assert_eq!(goal.unwrap().1.len(), 19);
/// ```
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
///
/// ```
/// use spielhof_rules::{Action, Game, People, Play, Refusal, Spec};
/// let position = Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let Play::Square(game, state) = position.play() else { panic!("a race on the square") };
/// assert_eq!(game.refuse(state, Action::Pass), Refusal::CannotPass);
/// assert_eq!(game.fields(state), [("turn", "1".to_owned())]);
/// ```
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

    /// The cells that show how a game with this outcome was decided: a line, a full goal, the
    /// pieces that are shut in. Empty where the board does not show it, as when what was taken
    /// counts or the last piece has left.
    fn won(&self, state: &Self::State, outcome: Outcome) -> Vec<Cell>;

    /// The areas that mean something in this game.
    fn markings(&self) -> Vec<(Marking, Vec<Cell>)>;

    /// What the pieces of a colour stand for; `None` where all sides have the same kind.
    fn piece_kind(&self, _colour: Colour) -> Option<PieceKind> {
        None
    }
}

/// What can be picked and where it can go, for the seat to act.
///
/// ```
/// use spielhof_rules::{Place, Spec};
/// let position = Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let choices = position.choices();
/// let e2 = Place::On(position.board().cell("e2").unwrap());
/// assert!(choices.plain.is_empty()); // nothing to roll, nothing to end
/// assert!(choices.picks.iter().any(|pick| pick.from == e2));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choices {
    /// Pieces that can be picked up.
    pub picks: Vec<Pick>,
    /// Actions that need no piece: rolls, choices between dice, passing and ending the turn.
    pub plain: Vec<Action>,
}

/// Something that can be picked up, with everywhere it can go.
///
/// ```
/// use spielhof_rules::{Place, Spec};
/// let position = Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let e2 = Place::On(position.board().cell("e2").unwrap());
/// let pick = position.choices().picks.into_iter().find(|pick| pick.from == e2).unwrap();
/// assert!(pick.targets.iter().all(|&(_, action)| position.is_legal(action)));
/// ```
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
