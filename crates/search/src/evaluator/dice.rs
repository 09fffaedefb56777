//! Evaluation of Dice Halma: that of the race without dice, one action at a time.

use super::{Evaluated, Evaluation, Evaluator, SoloPlanning, Tuning};
use rules::dice::{Dice, State};
use rules::race::Race;
use rules::{Action, Side};

struct DiceEvaluator<'g, R> {
    game: &'g Dice,
    race: R,
}

impl Evaluated for Dice {
    fn evaluator(&self) -> impl Evaluator<Game = Dice> {
        DiceEvaluator { game: self, race: self.race().evaluator() }
    }
}

impl<R: Evaluator<Game = Race<4>>> Evaluation for DiceEvaluator<'_, R> {
    type Game = Dice;

    fn game(&self) -> &Dice {
        self.game
    }

    fn progress(&self, state: &State, side: Side) -> i32 {
        self.race.progress(state.race(), side)
    }

    fn gain(&self, state: &State, action: Action) -> i32 {
        self.race.gain(state.race(), action)
    }
}

impl<R: Evaluator<Game = Race<4>>> SoloPlanning for DiceEvaluator<'_, R> {}

impl<R: Evaluator<Game = Race<4>>> Tuning for DiceEvaluator<'_, R> {
    const SIDES: [usize; 2] = [2, 4];

    fn turn_value(&self, state: &State, side: Side) -> i32 {
        self.race.turn_value(state.race(), side)
    }

    fn node_cost(&self) -> u64 {
        4
    }

    /// A turn has up to seven actions: after the first only the best one is searched.
    fn turn_continuations(&self) -> usize {
        1
    }
}
