//! What positions are worth. Each family answers for itself; whoever searches asks.

mod barricade;
mod captive;
mod cats;
mod dice;
mod forward;
mod gobang;
mod peg;
mod race;
mod rakado;
mod secret;
mod tippy;

use rules::{Action, Game, Seat, Side};

/// Tells a good position from a bad one in the games of one family.
pub trait Judge {
    /// The family.
    type Game: Game;

    /// The game it judges.
    fn game(&self) -> &Self::Game;

    /// How far a side has come, in hundredths of a step or whatever the game counts;
    /// more is better. What it is worth to be further than the others is their difference.
    fn worth(&self, state: &<Self::Game as Game>::State, side: Side) -> i32;

    /// About how much an action adds to the difference between the side that acts and
    /// the others. Good actions are tried first.
    fn gain(&self, state: &<Self::Game as Game>::State, action: Action) -> i32;

    /// Is the gain exact, as long as the game does not end? Then actions that gain too
    /// little need not be played to know it.
    fn is_exact(&self) -> bool {
        false
    }

    /// Is this action worth a look? Where there are very many, most are not.
    fn is_promising(&self, _state: &<Self::Game as Game>::State, _action: Action) -> bool {
        true
    }

    /// How many ways to go on with a turn are looked at, after its first action.
    fn follow_ups(&self) -> usize {
        8
    }

    /// What it is worth to be the next to act.
    fn tempo(&self) -> i32 {
        0
    }

    /// The position with this seat to act once more, if from now on nobody can help or
    /// hinder it; then its own fewest turns are all that matters.
    fn alone(
        &self,
        _state: &<Self::Game as Game>::State,
        _seat: Seat,
    ) -> Option<<Self::Game as Game>::State> {
        None
    }
}

/// Families that have a judge.
pub trait Judged: Game + Sized {
    /// A judge for this game.
    fn judge(&self) -> impl Judge<Game = Self>;
}
