use rules::Game;
use std::collections::HashSet;

/// What happened before: how many turns, and the keys of the positions that began them.
#[derive(Clone, Debug, Default)]
pub struct Past {
    pub(crate) turns: u32,
    keys: HashSet<u64>,
}

/// So many turns of each seat one is afraid that somebody else wins.
const PATIENCE: u32 = 60;
/// Nobody needs so many turns of each seat to win: somebody stands in the way for ever.
const STANDSTILL: u32 = 150;
/// What it counts at a standstill that the game comes to an end.
const AN_END: i32 = 5_000;

impl Past {
    /// So many turns are over; the keys may come in any order.
    pub fn of(turns: u32, keys: impl IntoIterator<Item = u64>) -> Past {
        Past { turns, keys: keys.into_iter().collect() }
    }

    /// What a lost game counts beside how far one has come; `None` as long as one is afraid to
    /// lose. Among three and more sides that is not for ever. Whoever still keeps somebody from
    /// winning after a long time, only because it would lose to let him, goes his own way at
    /// last, and gives way when even that leads nowhere, or such a game would never end. Dice
    /// end a game by themselves.
    pub(crate) fn consolation<G: Game>(&self, game: &G) -> Option<i32> {
        if game.seating().sides() <= 2 || !game.may_repeat() || !self.is_long(game) {
            return None;
        }
        Some(if self.is_standstill(game) { AN_END } else { 0 })
    }

    /// Has nobody won after so many turns that somebody must be waiting for another to give way?
    pub(crate) fn is_long<G: Game>(&self, game: &G) -> bool {
        self.is_longer(game, PATIENCE)
    }

    /// Has nobody won after more turns than anybody needs?
    pub(crate) fn is_standstill<G: Game>(&self, game: &G) -> bool {
        self.is_longer(game, STANDSTILL)
    }

    fn is_longer<G: Game>(&self, game: &G, turns_each: u32) -> bool {
        self.turns > turns_each * game.seating().seats() as u32
    }

    /// What an end of this value is worth to a side that has come so far.
    pub(crate) fn ended<G: Game>(&self, game: &G, value: i32, come: impl FnOnce() -> i32) -> i32 {
        match self.consolation(game) {
            Some(more) if value < 0 => come() + more,
            _ => value,
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

    /// What it counts in a game on the star to have lost after so many turns.
    fn after(turns: u32, players: u8) -> Option<i32> {
        let start = Spec::of("star-halma", players).unwrap().build().unwrap().start();
        let Play::Star(race, _) = start.play() else { panic!("a race on the star") };
        Past::of(turns, []).consolation(race.as_ref())
    }

    #[test]
    fn among_several_a_lost_game_is_feared_less_and_less() {
        assert_eq!(
            [180, 181, 450, 451].map(|turns| after(turns, 3)),
            [None, Some(0), Some(0), Some(AN_END)]
        );
        assert_eq!([180, 240, 241].map(|turns| after(turns, 4)), [None, None, Some(0)]);
        assert_eq!(after(10_000, 2), None, "one of two who gives way has lost for nothing");
    }
}
