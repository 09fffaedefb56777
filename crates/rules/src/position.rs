//! Owned games and positions for everything outside the engine: one type for all
//! families, so that a table, a server or a terminal need not be generic.

use crate::action::Action;
use crate::families::{Family, Play};
use crate::game::{Game, Observer, Piece, Place, ToAct};
use crate::hash::Placement;
use crate::options::Chosen;
use crate::people::{Choices, Effect, Marking, People, PieceKind, Way};
use crate::perft;
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::seating::{Colour, Seat, Seating};
use crate::setup::{self, Setup, SetupError};
use crate::spec::Spec;
use crate::standing::Outcome;
use board::{Board, Cell, ErrorList};
use std::ops::ControlFlow;
use std::sync::Arc;

/// A game with its house rules chosen: what [`Spec::build`] makes.
///
/// ```
/// use spielhof_rules::Spec;
/// let game = Spec::of("halma", 2).unwrap().set("blocked", "swap").build().unwrap();
/// assert!(game.options().contains(&("blocked", "swap")));
/// assert!(!game.has_chance() && game.seating().seats() == 2);
/// assert_eq!(game.start().turn().number(), 1);
/// ```
#[derive(Debug)]
pub struct AnyGame {
    spec: Spec,
    chosen: Chosen,
    family: Family,
}

impl AnyGame {
    pub(crate) fn new(spec: Spec, chosen: Chosen, family: Family) -> AnyGame {
        AnyGame { spec, chosen, family }
    }

    /// What it was built from.
    pub fn spec(&self) -> &Spec {
        &self.spec
    }

    /// What makes two games the same, however their options were given.
    fn identity(&self) -> (&str, u32, u8, u8, &Chosen) {
        let spec = &self.spec;
        (spec.id(), spec.rules(), spec.players(), spec.first(), &self.chosen)
    }

    /// Every option with its value, defaults included.
    pub fn options(&self) -> &[(&'static str, &'static str)] {
        &self.chosen.options
    }

    /// The figure somebody has drawn for it; `None` where the usual one is played to.
    pub fn figure(&self) -> Option<&str> {
        self.chosen.figure.as_deref()
    }

    /// The board it is played on.
    pub fn board(&self) -> &'static Board {
        with_family!(&self.family, game => game.board())
    }

    /// Seats, sides and colours.
    pub fn seating(&self) -> &Seating {
        with_family!(&self.family, game => game.seating())
    }

    /// Does chance play a part?
    pub fn has_chance(&self) -> bool {
        with_family!(&self.family, game => game.has_chance())
    }

    /// Can a position come again, so that a table has to count?
    pub fn may_repeat(&self) -> bool {
        with_family!(&self.family, game => game.may_repeat())
    }

    /// The areas that mean something in this game.
    pub fn markings(&self) -> Vec<(Marking, Vec<Cell>)> {
        with_family!(&self.family, game => game.markings())
    }

    /// What the pieces of a colour stand for; `None` where all sides have the same kind.
    pub fn piece_kind(&self, colour: Colour) -> Option<PieceKind> {
        with_family!(&self.family, game => game.piece_kind(colour))
    }

    /// The position at the start.
    pub fn start(self: &Arc<Self>) -> Position {
        Position::new(self.clone(), self.family.start())
    }

    /// The position a text set-up describes, or all its faults; `Display` of the list is for people.
    ///
    /// A set-up is lines `name: value`, such as `turn: 2`, and a picture: for each row its label, then
    /// a mark for every cell of the row. `.` is a free cell, `1` to `6` a piece of that colour, `A` to
    /// `F` its marked piece, `o` a piece that belongs to nobody, `#` a barricade. Indentation does not
    /// matter; rows that are left out are empty, and without `turn` the seat that begins is to act.
    /// [`Position::text`] prints a template.
    ///
    /// ```
    /// use spielhof_rules::Spec;
    /// let game = Spec::of("captive-2", 2).unwrap().build().unwrap();
    /// let position = game.load("turn: 2\n f . . . o o . . . . . . .\n e . . . . o . . . . . . . .").unwrap();
    /// assert_eq!(position.turn().number(), 2);
    /// assert_eq!(game.load("turn: 3\ncolour: red").unwrap_err().len(), 2);
    /// ```
    pub fn load(self: &Arc<Self>, text: &str) -> Result<Position, ErrorList<SetupError>> {
        let setup = Setup::parse(self.board(), text)?;
        Ok(Position::new(self.clone(), self.family.load(&setup)?))
    }
}

/// A position together with the game it belongs to.
///
/// ```
/// use spielhof_rules::Spec;
/// let mut position = Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let action = position.read("d3-f5").unwrap_err(); // nothing to jump over
/// let action = position.read("d3-e4").unwrap();
/// position.act(action).unwrap();
/// assert_eq!(position.turn().number(), 2);
/// ```
#[derive(Clone)]
pub struct Position {
    game: Arc<AnyGame>,
    play: Play,
    placement: Placement,
}

impl Position {
    fn new(game: Arc<AnyGame>, play: Play) -> Position {
        let placement = with_play!(&play, (game, state) => Placement::of(&**game, state));
        Position { game, play, placement }
    }

    /// The game.
    pub fn game(&self) -> &Arc<AnyGame> {
        &self.game
    }

    /// The rules and the position of their family, for code that is made for speed.
    pub fn play(&self) -> &Play {
        &self.play
    }

    /// The board.
    pub fn board(&self) -> &'static Board {
        self.game.board()
    }

    /// Who decides next.
    pub fn to_act(&self) -> ToAct {
        with_play!(&self.play, (game, state) => game.to_act(state))
    }

    /// The seat whose turn it is, also while its die falls.
    pub fn turn(&self) -> Seat {
        with_play!(&self.play, (game, state) => game.turn(state))
    }

    /// The outcome, if the game is over by its rules.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.to_act() {
            ToAct::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Why the game is over, if it is by its rules. `None` alone, where it is solved or not.
    pub fn reason(&self) -> Option<Reason> {
        let outcome = self.outcome()?;
        if self.game().seating().seats() == 1 {
            return None;
        }
        with_play!(&self.play, (game, state) => game.reason(state, outcome))
    }

    /// The cells that show how the game was decided, if it is over by its rules: a line, a full
    /// goal, the pieces that are shut in. Empty where the board does not show it.
    ///
    /// ```
    /// use spielhof_rules::Spec;
    /// let game = Spec::of("gobang", 2).unwrap().build().unwrap();
    /// let rows = "8 . . 1 1 1 1 . . . . . . . . . .\n2 2 2 2 2 . . . . . . . . . . . .";
    /// let mut position = game.load(&format!("turn: 1\n{rows}")).unwrap();
    /// assert!(position.won().is_empty());
    /// position.act(position.read("@b8").unwrap()).unwrap();
    /// let names: Vec<&str> = position.won().into_iter().map(|cell| game.board().name(cell)).collect();
    /// assert_eq!(names, ["b8", "c8", "d8", "e8", "f8"]);
    /// ```
    pub fn won(&self) -> Vec<Cell> {
        let Some(outcome) = self.outcome() else { return Vec::new() };
        with_play!(&self.play, (game, state) => game.won(state, outcome))
    }

    /// How the sides stand if the game has to stop here.
    pub fn measure(&self) -> Outcome {
        with_play!(&self.play, (game, state) => game.measure(state))
    }

    /// Does a turn begin here?
    pub fn begins_turn(&self) -> bool {
        with_play!(&self.play, (game, state) => game.begins_turn(state))
    }

    /// Does this action only go on with the turn of the one before?
    pub fn goes_on(&self, action: Action) -> bool {
        with_play!(&self.play, (game, state) => game.goes_on(state, action))
    }

    /// All legal actions.
    pub fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        let mut push = |action| {
            actions.push(action);
            ControlFlow::Continue(())
        };
        let _ = with_play!(&self.play, (game, state) => game.visit_actions(state, &mut push));
        actions
    }

    /// The outcomes of chance with their weights.
    pub fn chances(&self) -> Vec<(Action, u32)> {
        let weigh = |action| {
            let weight = with_play!(&self.play, (game, state) => game.weight(state, action));
            (action, weight)
        };
        self.actions().into_iter().map(weigh).collect()
    }

    /// Is this action legal?
    pub fn is_legal(&self, action: Action) -> bool {
        with_play!(&self.play, (game, state) => game.is_legal(state, action))
    }

    /// Why this action is not legal; `None` if it is.
    pub fn why_not(&self, action: Action) -> Option<Refusal> {
        (!self.is_legal(action))
            .then(|| with_play!(&self.play, (game, state) => game.refuse(state, action)))
    }

    /// What can be picked and where it can go.
    pub fn choices(&self) -> Choices {
        Choices::of(&self.actions())
    }

    /// One way to carry out a legal action.
    pub fn way(&self, action: Action) -> Option<Way> {
        with_play!(&self.play, (game, state) => game.way(state, action))
    }

    /// Can a piece go exactly along these cells in one action?
    pub fn follows(&self, cells: &[Cell]) -> bool {
        with_play!(&self.play, (game, state) => game.follows(state, cells))
    }

    /// Plays an action and tells what it did. An illegal one leaves the position as it was.
    pub fn act(&mut self, action: Action) -> Result<Vec<Effect>, Refusal> {
        if let Some(refusal) = self.why_not(action) {
            return Err(refusal);
        }
        let mut effects = Vec::new();
        with_play!(&mut self.play, (game, state) => game.apply(state, action, &mut effects));
        for effect in &effects {
            self.placement.moved(effect.piece, effect.from, effect.to);
        }
        Ok(effects)
    }

    /// A number that tells positions apart, the same on every machine.
    pub fn key(&self) -> u64 {
        let word = with_play!(&self.play, (game, state) => game.stage_word(state));
        self.placement.key(word)
    }

    /// The key, counted afresh from the pieces. Always equals [`key`](Position::key).
    pub fn rebuilt_key(&self) -> u64 {
        Position::new(self.game.clone(), self.play.clone()).key()
    }

    /// Every piece and where it is.
    pub fn pieces(&self) -> Vec<(Piece, Place)> {
        let mut pieces = Vec::new();
        with_play!(&self.play, (game, state) =>
            game.each_piece(state, |piece, place| pieces.push((piece, place))));
        pieces
    }

    /// What lies on each cell.
    pub fn at(&self, cell: Cell) -> Option<Piece> {
        let here = |&(_, place): &(Piece, Place)| place == Place::On(cell);
        self.pieces().into_iter().find(here).map(|(piece, _)| piece)
    }

    /// What a set-up says beside the picture.
    pub fn fields(&self) -> Vec<(&'static str, String)> {
        with_play!(&self.play, (game, state) => game.fields(state))
    }

    /// The position as a text that [`AnyGame::load`] reads back.
    pub fn text(&self) -> String {
        let fields = self.fields().into_iter().map(|(name, value)| format!("{name}: {value}\n"));
        let mut marks = vec!['.'; self.board().len()];
        for (piece, place) in self.pieces() {
            if let Place::On(cell) = place {
                marks[cell.index()] = setup::mark(piece);
            }
        }
        fields.collect::<String>() + &self.board().draw(|cell| marks[cell.index()])
    }

    /// The number of sequences of `depth` actions from here.
    pub fn perft(&self, depth: u32) -> u64 {
        with_play!(&self.play, (game, state) => perft::perft(&**game, state, depth))
    }

    /// The same, for each first action.
    pub fn divide(&self, depth: u32) -> Vec<(Action, u64)> {
        with_play!(&self.play, (game, state) => perft::divide(&**game, state, depth))
    }
}

/// Positions are equal when they are positions of equal games and nothing in them differs.
impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.play.has_state_of(&other.play) && self.game.identity() == other.game.identity()
    }
}
impl Eq for Position {}

/// The game and the picture: more tells a reader less.
impl std::fmt::Debug for Position {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (id, players, ..) = self.game.identity();
        write!(f, "{id} for {players} {:?}\n{}", self.game.chosen.options, self.text())
    }
}
