//! Level noise: weak levels choose among good actions at random, and strong levels vary the
//! opening.

use crate::Rng;
use crate::score::is_decided;
use rules::Action;

/// For this number of turns of each seat every level chooses among equals, so that games differ.
const OPENING_TURNS: usize = 2;
/// The noise of strong levels in the opening: so little worse is still equal.
const OPENING_NOISE: i32 = 10;

/// The weight of the best action. An action worse by more than twelve times the noise is never
/// chosen.
const BEST_WEIGHT: u32 = 1 << 12;

/// The noise to apply after `turns` turns. `None` if the best action is to be played; a player
/// alone always plays it.
pub(super) fn applied(level_noise: Option<i32>, turns: u32, seats: usize) -> Option<i32> {
    let opening = (turns as usize) < OPENING_TURNS * seats;
    level_noise.or(opening.then_some(OPENING_NOISE)).filter(|_| seats > 1)
}

/// A random action. Each `noise` by which an action is worse than the best halves its weight. A
/// certain win is never delayed: a later one is worse by less than any noise.
pub(super) fn choose(
    actions: &[(Action, i32)],
    noise: i32,
    rng: &mut Rng,
) -> Option<(Action, i32)> {
    let best = actions.iter().map(|&(_, score)| score).max()?;
    if best > 0 && is_decided(best) {
        return actions.iter().copied().find(|&(_, score)| score == best);
    }
    let weight =
        |score: i32| BEST_WEIGHT >> ((best.saturating_sub(score)) / noise).clamp(0, 31) as u32;
    let total: u32 = actions.iter().map(|&(_, score)| weight(score)).sum();
    let mut left = rng.below(total);
    for &(action, score) in actions {
        match left.checked_sub(weight(score)) {
            Some(rest) => left = rest,
            None => return Some((action, score)),
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::WIN;
    use board::Cell;

    #[test]
    fn each_noise_worse_halves_the_chance() {
        let action = |cell| Action::Place(Cell::new(cell));
        let actions = [(action(0), 100), (action(1), 40), (action(2), -700)];
        let mut chosen = [0; 3];
        let mut rng = Rng::new(3);
        for _ in 0..3000 {
            if let Some((Action::Place(cell), _)) = choose(&actions, 60, &mut rng) {
                chosen[cell.index()] += 1;
            }
        }
        assert!((1900..2100).contains(&chosen[0]), "{chosen:?}");
        assert_eq!((chosen[0] + chosen[1], chosen[2]), (3000, 0));
    }

    #[test]
    fn a_certain_win_is_not_delayed() {
        let action = |cell| Action::Place(Cell::new(cell));
        let actions = [(action(0), WIN - 3), (action(1), WIN - 1), (action(2), 0)];
        let mut rng = Rng::new(3);
        for _ in 0..100 {
            assert_eq!(choose(&actions, 60, &mut rng), Some(actions[1]));
        }
    }

    #[test]
    fn strong_levels_vary_only_the_opening_and_nobody_alone() {
        let applied = |turns, seats| super::applied(None, turns, seats);
        assert_eq!([0, 3, 4].map(|turns| applied(turns, 2)), [Some(10), Some(10), None]);
        assert_eq!(super::applied(Some(60), 100, 2), Some(60));
        assert_eq!(super::applied(Some(60), 0, 1), None);
    }
}
