//! The cost of a level at a position, so that a server can answer short requests first.

use super::strategy::Request;
use crate::evaluator::{Evaluated, Tuning};
use crate::history::History;
use crate::level::Level;
use rules::{Position, ToAct};

impl Level {
    /// An upper bound of the cost to find an action here, in nodes of a race. A node of another
    /// game counts as many times as it takes longer. So it tells which of two requests is answered
    /// sooner, the same on every machine. Where a position has more actions than a level has
    /// nodes, each is still searched once. Zero if no seat is to act.
    ///
    /// ```
    /// use spielhof_search::{Level, History};
    /// let start = rules::Spec::of("halma", 2).unwrap().build().unwrap().start();
    /// let cost = |number| Level::new(number).unwrap().cost(&start, &History::default());
    /// assert!(cost(1) < cost(6));
    /// ```
    pub fn cost(self, position: &Position, history: &History) -> u64 {
        let ToAct::Seat(seat) = position.to_act() else { return 0 };
        rules::with_play!(position.play(), (game, state) => {
            let evaluator = &game.evaluator();
            let limits = &self.limits(evaluator.level_nodes(self), &|| false);
            let request = Request { evaluator, state, seat, history, limits };
            request.most_nodes().saturating_mul(evaluator.node_cost())
        })
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::{Rng, Thinker};
    use rules::{CATALOGUE, Spec};

    /// What a level took at a position, in nodes of a race, and its upper bound.
    fn taken_and_cost(position: &Position, history: &History, level: Level) -> (u64, u64) {
        let mut rng = Rng::new(1);
        let thought = Thinker::new().play(position, history, level, &mut rng, &|| false).unwrap();
        let node_cost =
            rules::with_play!(position.play(), (game, _state) => game.evaluator().node_cost());
        (thought.nodes * node_cost, level.cost(position, history))
    }

    /// The first position of a game in which a seat is to act, after the dice.
    fn first_choice(id: &str, players: u8) -> Position {
        let mut position = Spec::of(id, players).unwrap().build().unwrap().start();
        let mut rng = Rng::new(9);
        while !matches!(position.to_act(), ToAct::Seat(_)) {
            position.act(crate::random_any(&position, &mut rng).unwrap()).unwrap();
        }
        position
    }

    #[test]
    fn no_level_takes_more_than_it_costs() {
        for entry in CATALOGUE {
            let id = entry.head().id;
            // Solitaires take many nodes, so one of them has to do.
            let wanted = |&players: &u8| players > 1 || id == "connection-solo";
            for players in entry.players().into_iter().filter(wanted) {
                let level = Level::new(if players > 1 { 3 } else { 1 }).unwrap();
                let position = first_choice(id, players);
                let history = History::of(20, []);
                let (taken, cost) = taken_and_cost(&position, &history, level);
                // An iteration that has started searches every action at least once.
                assert!(taken <= cost + cost / 4, "{id} ({players}): {taken} of {cost}");
            }
        }
    }

    #[test]
    fn plans_cost_more() {
        let level = Level::new(6).unwrap();
        let cost = |id: &str, players, turns| {
            let start = Spec::of(id, players).unwrap().build().unwrap().start();
            level.cost(&start, &History::of(turns, []))
        };
        let rolled_cost = |level| {
            let position = first_choice("barricade", 2);
            Level::new(level).unwrap().cost(&position, &History::default())
        };
        assert_eq!(cost("halma", 2, 1000), 1_000_000);
        assert_eq!(cost("gobang", 2, 0), 1_000_000, "fewer nodes that take longer");
        assert_eq!(cost("highscore", 1, 0), 4_500_000);
        assert_eq!([450, 451].map(|turns| cost("star-halma", 3, turns)), [1_000_000, 4_500_000]);
        assert_eq!(rolled_cost(5), 6_000, "a twentieth of the nodes");
        assert_eq!(rolled_cost(6), 800_000, "but for the strongest level");
        assert_eq!(cost("barricade", 2, 0), 0, "no seat is to act before the roll");
    }
}
