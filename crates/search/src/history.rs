//! What happened before the position a search starts from.

use rules::Game;
use std::collections::HashSet;

/// The game so far: the number of turns, and the keys of the positions that began them.
///
/// ```
/// use spielhof_search::{History, Limits, Thinker};
/// let mut position = rules::Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let keys = vec![position.key()];
/// position.act(position.read("e2-f3").unwrap()).unwrap();
/// // One turn is over; the player avoids the position that began it.
/// let history = History::of(1, keys);
/// let thought = Thinker::new().think(&position, &history, &Limits::nodes(100)).unwrap();
/// assert!(position.is_legal(thought.action));
/// ```
#[derive(Clone, Debug, Default)]
pub struct History {
    pub(crate) turns: u32,
    keys: HashSet<u64>,
}

/// After this many turns of each seat a game is long: a loss counts less from then on.
const LONG: u32 = 60;
/// After this many turns of each seat a game is at a standstill: no game needs that many, so
/// one side must be blocking another forever.
const STANDSTILL: u32 = 150;
/// The bonus for ending a game that is at a standstill.
const END_BONUS: i32 = 5_000;

impl History {
    /// A history of `turns` turns. The keys may come in any order.
    pub fn of(turns: u32, keys: impl IntoIterator<Item = u64>) -> History {
        History { turns, keys: keys.into_iter().collect() }
    }

    /// What a lost game scores beside the progress made; `None` while a loss is a loss.
    ///
    /// With three or more sides, two of them can block each other forever, because the one that
    /// gives way loses to the third. So in a long game a side minds its own progress only, and at
    /// a standstill it prefers any end. Games with dice end by themselves.
    pub(crate) fn loss_bonus<G: Game>(&self, game: &G) -> Option<i32> {
        if game.seating().sides() <= 2 || !game.may_repeat() || !self.is_long(game) {
            return None;
        }
        Some(if self.is_standstill(game) { END_BONUS } else { 0 })
    }

    /// Has the game lasted so long that a side probably waits for another to give way?
    pub(crate) fn is_long<G: Game>(&self, game: &G) -> bool {
        self.is_longer(game, LONG)
    }

    /// Has the game lasted longer than any game needs to?
    pub(crate) fn is_standstill<G: Game>(&self, game: &G) -> bool {
        self.is_longer(game, STANDSTILL)
    }

    fn is_longer<G: Game>(&self, game: &G, turns_each: u32) -> bool {
        self.turns > turns_each * game.seating().seats() as u32
    }

    /// The score of an ended game for a side with this progress.
    pub(crate) fn terminal<G: Game>(
        &self,
        game: &G,
        score: i32,
        progress: impl FnOnce() -> i32,
    ) -> i32 {
        match self.loss_bonus(game) {
            Some(bonus) if score < 0 => progress() + bonus,
            _ => score,
        }
    }

    #[inline]
    pub(crate) fn contains(&self, key: u64) -> bool {
        !self.keys.is_empty() && self.keys.contains(&key)
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use rules::{Play, Spec};

    /// What a loss scores after `turns` turns of a game on the star.
    fn after(turns: u32, players: u8) -> Option<i32> {
        let start = Spec::of("star-halma", players).unwrap().build().unwrap().start();
        let Play::Star(race, _) = start.play() else { panic!("a race on the star") };
        History::of(turns, []).loss_bonus(race.as_ref())
    }

    #[test]
    fn with_several_sides_a_loss_counts_less_the_longer_a_game_lasts() {
        assert_eq!(
            [180, 181, 450, 451].map(|turns| after(turns, 3)),
            [None, Some(0), Some(0), Some(END_BONUS)]
        );
        assert_eq!([180, 240, 241].map(|turns| after(turns, 4)), [None, None, Some(0)]);
        assert_eq!(after(10_000, 2), None, "between two sides giving way is simply a loss");
    }
}
