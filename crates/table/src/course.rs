//! The course of a game: its actions so far and the position that follows from them.

use crate::past::{Ending, Past};
use rules::ErrorList;
use rules::{Action, AnyGame, Effect, Gait, Outcome, Position, Refusal, ToAct};
use std::sync::Arc;

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoError {
    /// Nothing has been done yet.
    #[error("nothing has been done yet")]
    Nothing,
    /// Dice have fallen since.
    #[error("dice have been rolled since")]
    DiceHaveFallen,
}

/// The course of one game.
///
/// ```
/// use spielhof_table::Course;
/// let mut course = Course::new(rules::Spec::of("halma", 2).unwrap().build().unwrap());
/// course.act(course.position().read("e2-f3").unwrap()).unwrap();
/// assert_eq!((course.turns(), course.ending()), (1, None));
/// course.undo().unwrap();
/// assert_eq!(course.position(), course.start());
/// ```
#[derive(Clone, Debug)]
pub struct Course {
    start: Position,
    /// The set-up the game began from, if not from the usual start.
    setup: Option<String>,
    actions: Vec<Action>,
    /// Was the last of them an action of chance?
    chance_acted: bool,
    position: Position,
    past: Past,
    jumps: u32,
    ending: Option<Ending>,
}

impl Course {
    /// At the start of a game.
    pub fn new(game: Arc<AnyGame>) -> Course {
        Course::from(game.start(), None)
    }

    /// One that begins with a set-up instead of the usual start.
    pub fn with_setup(
        game: &Arc<AnyGame>,
        setup: &str,
    ) -> Result<Course, ErrorList<rules::SetupError>> {
        let position = game.load(setup)?;
        // What is kept is the position as we write it, not as it was typed.
        let setup = position.text();
        Ok(Course::from(position, Some(setup)))
    }

    fn from(start: Position, setup: Option<String>) -> Course {
        Course {
            setup,
            actions: Vec::new(),
            chance_acted: false,
            position: start.clone(),
            past: Past::beginning(&start),
            jumps: 0,
            ending: start.outcome().map(|_| Ending::Rules),
            start,
        }
    }

    /// The game.
    pub fn game(&self) -> &Arc<AnyGame> {
        self.start.game()
    }

    /// The set-up the game began from, if not from the usual start.
    pub fn setup(&self) -> Option<&str> {
        self.setup.as_deref()
    }

    /// The position the game began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The actions that led here from the start.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The actions as they are written.
    pub fn written_actions(&self) -> Vec<String> {
        let mut position = self.start.clone();
        let write = |&action: &Action| {
            let text = position.write(action);
            // What was played once can be played again.
            let _ = position.act(action);
            text
        };
        self.actions.iter().map(write).collect()
    }

    /// The keys of the positions that have begun a turn so far, in no order; for players
    /// who shun repetition.
    pub fn past(&self) -> impl Iterator<Item = u64> + '_ {
        self.past.keys()
    }

    /// Turns that are over.
    pub fn turns(&self) -> u32 {
        self.past.turns()
    }

    /// Jumps made so far, each by a shortest way. The second figure of a solitaire.
    pub fn jumps(&self) -> u32 {
        self.jumps
    }

    /// How the game ended, if its actions have ended it. That people have is known where
    /// people are known: at the table, and in the record.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The outcome, if the game has ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.ending.map(|_| self.position.outcome().unwrap_or_else(|| self.position.measure()))
    }

    /// Who decides next. Unlike the position alone, the course knows of repetition and
    /// the turn limit.
    pub fn to_act(&self) -> ToAct {
        self.outcome().map_or_else(|| self.position.to_act(), ToAct::Over)
    }

    /// Plays an action and tells what it did. An illegal one changes nothing.
    pub fn act(&mut self, action: Action) -> Result<Vec<Effect>, Refusal> {
        if self.ending.is_some() {
            return Err(Refusal::Over);
        }
        let by_chance = self.position.to_act() == ToAct::Chance;
        let (way, goes_on) = (self.position.way(action), self.position.goes_on(action));
        let effects = self.position.act(action)?;
        if let Some(way) = way.filter(|way| way.gait == Gait::Jumps) {
            self.jumps += way.cells.len() as u32 - 1;
        }
        self.actions.push(action);
        self.chance_acted = by_chance;
        self.ending = self.past.record(&self.position, goes_on);
        Ok(effects)
    }

    /// Takes back the last action, or says why not. Dice that have fallen stay fallen.
    pub fn undo(&mut self) -> Result<Action, UndoError> {
        match self.actions.last() {
            None => Err(UndoError::Nothing),
            Some(_) if self.chance_acted => Err(UndoError::DiceHaveFallen),
            Some(&action) => {
                self.take_back(1);
                Ok(action)
            }
        }
    }

    /// Takes back a number of actions, with dice or without: the caller decides whether that is fair.
    pub fn take_back(&mut self, number: usize) {
        let left = self.actions.len().saturating_sub(number);
        let actions = std::mem::take(&mut self.actions);
        *self = Course::from(self.start.clone(), self.setup.take());
        for &action in &actions[..left] {
            // What was legal then is legal now: the same actions from the same start.
            let _ = self.act(action);
        }
    }
}
