//! Halma with dice: the race without them, one action at a time.

use super::{Judge, Judged};
use rules::dice::{Dice, State};
use rules::race::Race;
use rules::{Action, Side};

struct DiceJudge<'g, R> {
    game: &'g Dice,
    race: R,
}

impl Judged for Dice {
    fn judge(&self) -> impl Judge<Game = Dice> {
        DiceJudge { game: self, race: self.race().judge() }
    }
}

impl<R: Judge<Game = Race<4>>> Judge for DiceJudge<'_, R> {
    type Game = Dice;

    fn game(&self) -> &Dice {
        self.game
    }

    fn worth(&self, state: &State, side: Side) -> i32 {
        self.race.worth(state.race(), side)
    }

    fn gain(&self, state: &State, action: Action) -> i32 {
        self.race.gain(state.race(), action)
    }

    fn turn_worth(&self, state: &State, side: Side) -> i32 {
        self.race.turn_worth(state.race(), side)
    }

    fn effort(&self) -> u64 {
        4
    }

    /// A turn has up to seven actions: after the first only the best of each is followed.
    fn follow_ups(&self) -> usize {
        1
    }
}
