//! A try at a puzzle.

use crate::examine::begun;
use crate::prover::{Prover, TooLarge, played};
use rules::{Action, Position, Refusal, Seat, ToAct};
use table::Course;

/// How a try stands.
///
/// ```
/// use spielhof_puzzle::Verdict;
/// assert_ne!(Verdict::Open, Verdict::Missed);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It can still be done, as far as is known.
    Open,
    /// It is done.
    Solved,
    /// It cannot be done in the number of turns any more.
    Missed,
}

/// The nodes that the searches for an answer, a verdict and a hint may visit together, after each action.
pub const MOST_NODES: u64 = 100_000;

/// Replies in a row at most: others may have several turns where a seat is passed over.
const MOST_REPLIES: usize = 64;

/// An attempt at a puzzle: all actions played so far, by the solver and by the opponents.
///
/// ```
/// use spielhof_puzzle::{Attempt, Verdict};
/// use table::Course;
/// let game = rules::Spec::of("gobang", 2).unwrap().build().unwrap();
/// let course = Course::with_setup(&game, "turn: 1\n 9 . . . . . . 1 1 1 . . . . . . .\n 1 2 2 . . . . . . . . . . . . . .").unwrap();
/// let mut attempt = Attempt::new(course, 2);
/// let act = |attempt: &mut Attempt, text: &str| {
///     let action = attempt.course().position().read(text).unwrap();
///     attempt.act(action).unwrap();
///     attempt.answer();
///     attempt.verdict()
/// };
/// // A four that has one end only is stopped there.
/// assert_eq!(act(&mut attempt, "@e9"), Verdict::Missed);
/// assert_eq!(attempt.course().actions().len(), 2);
/// ```
#[derive(Debug)]
pub struct Attempt {
    course: Course,
    seat: Seat,
    left: u32,
    /// Did the solver begin a turn after the last one allowed?
    late: bool,
    prover: Prover,
}

impl Attempt {
    /// From where a course stands, with a number of turns, one that has been begun included.
    pub fn new(course: Course, turns: u32) -> Attempt {
        let position = course.position();
        let (seat, left) = (position.turn(), begun(position, turns));
        let prover = Prover::new(position, MOST_NODES);
        Attempt { course, seat, left, late: false, prover }
    }

    /// The game so far.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// The solver's seat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The number of turns that may still begin.
    pub fn left(&self) -> u32 {
        self.left
    }

    /// Is it the solver's decision?
    fn is_own_decision(&self) -> bool {
        matches!(self.course.to_act(), ToAct::Seat(_)) && self.prover.is_own(self.course.position())
    }

    /// Plays an action, of whomever. An illegal one changes nothing.
    pub fn act(&mut self, action: Action) -> Result<(), Refusal> {
        self.prover.allow(MOST_NODES);
        self.play(action)
    }

    fn play(&mut self, action: Action) -> Result<(), Refusal> {
        let left = self.prover.left_after(self.course.position(), action, self.left);
        self.course.act(action)?;
        self.late |= left.is_none();
        self.left = left.unwrap_or(0);
        Ok(())
    }

    /// Has it been won or lost?
    fn decided(&self) -> Option<bool> {
        match self.course.to_act() {
            _ if self.late => Some(false),
            // A table ends a game whose positions repeat.
            ToAct::Over(outcome) => Some(self.prover.is_won(outcome)),
            _ => self.prover.decided(self.course.position()),
        }
    }

    /// Plays the replies of the opponents and the dice: one that refutes the attempt if there is one, otherwise the
    /// one that holds out longest.
    pub fn answer(&mut self) {
        for _ in 0..MOST_REPLIES {
            let over = self.decided().is_some();
            let spent = self.prover.is_spent(self.course.position(), self.left);
            if over || spent || self.is_own_decision() {
                return;
            }
            let Some(reply) = self.reply() else { return };
            if self.play(reply).is_err() {
                return;
            }
        }
    }

    /// How it stands.
    pub fn verdict(&mut self) -> Verdict {
        if let Some(won) = self.decided() {
            return if won { Verdict::Solved } else { Verdict::Missed };
        }
        let position = self.course.position();
        if self.prover.is_spent(position, self.left) {
            return Verdict::Missed;
        }
        // Alone, nobody says so before the last turn is over.
        if self.course.game().seating().seats() == 1 {
            return Verdict::Open;
        }
        match self.prover.wins(position, self.left) {
            Ok(false) => Verdict::Missed,
            Ok(true) | Err(TooLarge) => Verdict::Open,
        }
    }

    /// An action that still does it, if one is found.
    pub fn hint(&mut self) -> Option<Action> {
        if !self.is_own_decision() {
            return None;
        }
        let position = self.course.position().clone();
        // The quickest of them.
        (0..=self.left).find_map(|left| {
            let wins = |action: &Action| self.prover.wins_by(&position, *action, left) == Ok(true);
            position.actions().into_iter().find(wins)
        })
    }

    fn reply(&mut self) -> Option<Action> {
        let position = self.course.position().clone();
        let actions = position.actions();
        let mut longest = (0, *actions.first()?);
        for action in actions {
            let Some(left) = self.prover.left_after(&position, action, self.left) else { continue };
            let next = played(&position, action);
            match self.needed(&next, left) {
                Ok(None) => return Some(action),
                Ok(Some(turns)) if turns > longest.0 => longest = (turns, action),
                Ok(Some(_)) => {}
                Err(TooLarge) => break,
            }
        }
        Some(longest.1)
    }

    /// The fewest turns that win from here, up to `most`.
    fn needed(&mut self, position: &Position, most: u32) -> Result<Option<u32>, TooLarge> {
        if !self.prover.wins(position, most)? {
            return Ok(None);
        }
        for left in 0..most {
            if self.prover.wins(position, left)? {
                return Ok(Some(left));
            }
        }
        Ok(Some(most))
    }
}
