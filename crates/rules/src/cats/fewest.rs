//! How few mice can shut two cats in (rules 5 and 6).
//!
//! On the cats' turn neither can move if and only if every cell next to a cat is held, and
//! the cell behind every mouse next to a cat is held or off the board. So for two given
//! cats the cells that must hold a mouse are not a matter of choice, and going through all
//! pairs of cells finds the least number. `docs/decisions/0004-fewest-mice.md` argues it.

use super::Cells;
use board::{Board, Cell};

/// With fewer mice no two cats can be shut in, wherever they stand, whether or not they may
/// chain their jumps: what counts is whether there is a first jump. A test finds this
/// number again; see `docs/decisions/0004-fewest-mice.md`. It stands in rule 6.
pub const FEWEST_MICE: u32 = 9;

/// The cells that hold a mouse in every position in which these two cats are shut in. With
/// mice on all of them they are.
pub fn guards(cats: [Cell; 2]) -> Cells {
    let board = Board::square();
    let mut guards = Cells::EMPTY;
    for cat in cats {
        for direction in 0..board.directions() {
            // A cat is no mouse: the other one is neither moved onto nor jumped.
            let beside = board.step(cat, direction).filter(|beside| !cats.contains(beside));
            let Some(beside) = beside else { continue };
            guards.insert(beside);
            let behind = board.step(beside, direction).filter(|behind| !cats.contains(behind));
            behind.into_iter().for_each(|behind| guards.insert(behind));
        }
    }
    guards
}

/// Every pair of cells two cats can stand on, each once.
pub fn pairs() -> impl Iterator<Item = [Cell; 2]> {
    let board = Board::square();
    board.cells().flat_map(move |one| board.cells().take(one.index()).map(move |two| [two, one]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cats::{CATS, Chain, State};
    use crate::game::Game;
    use crate::options::Picks;
    use crate::standing::Standing;

    fn shut_in(game: &crate::cats::Cats, cats: [Cell; 2], mice: Cells) -> bool {
        let state = State {
            cats: cats.into_iter().collect(),
            mice,
            unplaced: 0,
            seat: CATS,
            jumping: None,
            quiet: 0,
            standing: Standing::new(game.seating().sides()),
        };
        cats.iter().all(|&cat| !game.can_move(&state, cat))
    }

    #[test]
    fn the_number_in_the_rules_is_the_least_of_all_pairs() {
        assert_eq!(pairs().count(), 256 * 255 / 2);
        assert_eq!(pairs().map(|cats| guards(cats).len()).min(), Some(FEWEST_MICE));
    }

    /// Rule 1: the cats are set first, for however the mice are placed, they cannot shut both in
    /// before a cat has moved. A cell that must be held and is not lets a cat move, whatever
    /// stands on all others.
    #[test]
    fn nineteen_mice_cannot_shut_the_cats_in_by_placing_alone() {
        let game = |chain| {
            let mut game = crate::cats::games::CAT_AND_MOUSE.build(&mut Picks::defaults(2));
            game.chain = chain;
            game
        };
        let middle = game(Chain::No).middle;
        let pairs: Vec<[Cell; 2]> =
            pairs().filter(|cats| cats.iter().all(|&cat| middle.contains(cat))).collect();
        assert_eq!(pairs.len(), 6);
        let needed = pairs.iter().map(|&cats| guards(cats).len()).min();
        assert_eq!(needed, Some(22), "three more than there are mice");
        for chain in [Chain::No, Chain::Yes] {
            let game = game(chain);
            for &cats in &pairs {
                let others = game.all - cats.into_iter().collect();
                for guard in guards(cats) {
                    assert!(!shut_in(&game, cats, others.without(guard)), "{cats:?} {guard:?}");
                }
            }
        }
    }

    #[test]
    fn guards_are_enough_and_none_of_them_can_be_spared() {
        let mut game = crate::cats::games::CAT_AND_MOUSE.build(&mut Picks::defaults(2));
        for chain in [Chain::No, Chain::Yes] {
            game.chain = chain;
            for cats in pairs() {
                let all = guards(cats);
                assert!(shut_in(&game, cats, all), "{cats:?}");
                for guard in all {
                    assert!(!shut_in(&game, cats, all.without(guard)), "{cats:?} {guard:?}");
                }
            }
        }
    }
}
