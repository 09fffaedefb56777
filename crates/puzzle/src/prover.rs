//! Can a side force a win within a number of its own turns?

use crate::bound::Bound;
use rules::{Action, Game, Outcome, Position, Side, ToAct};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

/// More nodes would have been needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the search was too large")]
pub struct TooLarge;

/// The most actions in a row that are looked ahead. Rolls for the first turn can be repeated for ever, and a
/// thread has little room for calls.
const DEEPEST: u32 = 96;

/// Proves that a side wins whatever the others and the dice do, or that it cannot be forced.
///
/// An AND/OR search: the side needs one action that wins, against all actions of the others and all rolls. It
/// visits positions, not games: that a position may not come again too often is left to the table, and
/// puzzles are shorter than that.
///
/// ```
/// use spielhof_puzzle::Prover;
/// let game = rules::Spec::of("gobang", 2).unwrap().build().unwrap();
/// let four = game.load("turn: 1\n 2 . 1 1 1 1 . . . . . . . . . . .").unwrap();
/// let mut prover = Prover::new(&four, 1000);
/// assert_eq!(prover.wins(&four, 1), Ok(true));
/// let three = game.load("turn: 1\n 2 . 1 1 1 . . . . . . . . . . . .").unwrap();
/// assert_eq!(prover.wins(&three, 1), Ok(false));
/// ```
#[derive(Debug)]
pub struct Prover {
    side: Side,
    bound: Bound,
    nodes: u64,
    most: u64,
    depth: u32,
    known: HashMap<(u64, u64, u32), bool>,
    /// The last refuting action, indexed by the number of turns left.
    refutations: Vec<Option<Action>>,
}

impl Prover {
    /// For the side whose turn it is, with a number of nodes it may visit.
    pub fn new(position: &Position, most: u64) -> Prover {
        Prover {
            side: position.game().seating().side(position.turn()),
            bound: Bound::of(position),
            nodes: 0,
            most,
            depth: 0,
            known: HashMap::new(),
            refutations: Vec::new(),
        }
    }

    /// The same without any bound, to check what they say.
    pub fn without_bounds(position: &Position, most: u64) -> Prover {
        Prover { bound: Bound::None, ..Prover::new(position, most) }
    }

    /// The side that is to win.
    pub fn side(&self) -> Side {
        self.side
    }

    /// The number of positions visited so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Another number of nodes from here on.
    pub fn allow(&mut self, nodes: u64) {
        self.most = self.nodes + nodes;
    }

    /// Has the side won, alone on the first place, or can it not any more? `None` while that is open. Others may
    /// still play on for the places behind.
    pub fn decided(&self, position: &Position) -> Option<bool> {
        match position.to_act() {
            ToAct::Over(outcome) => Some(self.is_won(outcome)),
            _ => {
                let standing = |rank: Option<u8>| rank.map(|rank| rank == 1);
                rules::with_play!(position.play(), (game, state) => {
                    standing(game.standing(state).rank(self.side))
                })
            }
        }
    }

    /// Does this outcome solve it: alone on the first place?
    pub fn is_won(&self, outcome: Outcome) -> bool {
        outcome.winners().eq([self.side])
    }

    /// Is it a turn of the side?
    pub fn is_own(&self, position: &Position) -> bool {
        position.game().seating().side(position.turn()) == self.side
    }

    /// The turns that are left to begin after an action here; `None` if it needs one more than there are.
    pub fn left_after(&self, position: &Position, action: Action, left: u32) -> Option<u32> {
        let begins = self.is_own(position) && position.begins_turn() && !position.goes_on(action);
        left.checked_sub(u32::from(begins))
    }

    /// Is no turn left, and nothing to go on with?
    pub fn is_spent(&self, position: &Position, left: u32) -> bool {
        left == 0
            && position.begins_turn()
            && !(self.is_own(position)
                && position.actions().into_iter().any(|action| position.goes_on(action)))
    }

    /// Does the side win for certain if it may begin `left` more turns?
    pub fn wins(&mut self, position: &Position, left: u32) -> Result<bool, TooLarge> {
        self.nodes += 1;
        if self.nodes > self.most || self.depth == DEEPEST {
            return Err(TooLarge);
        }
        if let Some(won) = self.decided(position) {
            return Ok(won);
        }
        if self.is_hopeless(position, left) {
            return Ok(false);
        }
        let key = (position.key(), counts(position), left);
        if let Some(&known) = self.known.get(&key) {
            return Ok(known);
        }
        self.depth += 1;
        let own = matches!(position.to_act(), ToAct::Seat(_)) && self.is_own(position);
        let wins = match own {
            true => self.some_action_wins(position, left),
            false => self.all_actions_win(position, left),
        };
        self.depth -= 1;
        self.known.insert(key, wins?);
        wins
    }

    /// All actions after which the side still wins for certain, where it is its decision.
    pub fn winning(&mut self, position: &Position, left: u32) -> Result<Vec<Action>, TooLarge> {
        let mut winning = Vec::new();
        for action in position.actions() {
            if self.wins_by(position, action, left)? {
                winning.push(action);
            }
        }
        Ok(winning)
    }

    /// Does the side win for certain if this legal action is played?
    pub(crate) fn wins_by(
        &mut self,
        position: &Position,
        action: Action,
        left: u32,
    ) -> Result<bool, TooLarge> {
        match self.left_after(position, action, left) {
            None => Ok(false),
            Some(left) => self.wins(&played(position, action), left),
        }
    }

    /// Is it clear without a search that the turns are too few?
    fn is_hopeless(&self, position: &Position, left: u32) -> bool {
        position.begins_turn()
            && (self.bound.turns(position, self.side) > left || self.is_spent(position, left))
    }

    fn some_action_wins(&mut self, position: &Position, left: u32) -> Result<bool, TooLarge> {
        let mut actions = position.actions();
        if let Some(useful) = self.bound.useful(position, self.side, left) {
            actions.retain(|&action| useful.contains(&action));
        }
        for action in actions {
            if self.wins_by(position, action, left)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn all_actions_win(&mut self, position: &Position, left: u32) -> Result<bool, TooLarge> {
        let mut actions = position.actions();
        if let Some(answers) = self.bound.answers(position, self.side, left) {
            let any = actions.first().copied();
            actions.retain(|&action| answers.contains(&action));
            actions.extend(any.filter(|_| actions.is_empty()));
        }
        // What refuted the last try may refute this one.
        let slot = left as usize;
        if self.refutations.len() <= slot {
            self.refutations.resize(slot + 1, None);
        }
        let first = self.refutations[slot].and_then(|last| actions.iter().position(|&a| a == last));
        if let Some(first) = first {
            actions.swap(0, first);
        }
        for action in actions {
            if !self.wins_by(position, action, left)? {
                self.refutations[slot] = Some(action);
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// The position after a legal action.
pub(crate) fn played(position: &Position, action: Action) -> Position {
    let mut next = position.clone();
    // It comes from the list of legal actions.
    let _ = next.act(action);
    next
}

/// What decides games and is no part of a position's key: passes and quiet turns in a row, as in a set-up.
fn counts(position: &Position) -> u64 {
    let mut hasher = DefaultHasher::new();
    position.fields().hash(&mut hasher);
    hasher.finish()
}
