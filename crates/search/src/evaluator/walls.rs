//! Walls: enemies enclosed in one's own goal. Nobody can finish while they are there, so their
//! being stuck is no gain: where no rule helps, the wall has to be opened.

use board::Set;
use rules::race::{Blocked, Race, State};
use rules::{Colour, Game};

/// Can a wall last forever, because no rule makes a piece leave another's goal?
pub(super) fn may_last<const W: usize>(race: &Race<W>) -> bool {
    race.blocked() == Blocked::None
}

/// The enemies in a colour's goal, if its own pieces fill most of the goal and no enemy can get out
/// in any number of turns.
pub(super) fn enclosed<const W: usize>(race: &Race<W>, state: &State<W>, colour: Colour) -> Set<W> {
    let (goal, own) = (race.goal(colour), state.pieces(colour));
    let in_goal = own & goal;
    let enemies = enemies(race, state, colour) & goal;
    // Early in the game a goal is still full of the pieces that start there.
    if enemies.is_empty() || 2 * in_goal.len() <= goal.len() {
        return Set::EMPTY;
    }
    if can_leave(race, state, enemies, goal) { Set::EMPTY } else { enemies }
}

fn enemies<const W: usize>(race: &Race<W>, state: &State<W>, colour: Colour) -> Set<W> {
    let seating = race.seating();
    let others =
        seating.all_colours().filter(|&other| seating.side_of(other) != seating.side_of(colour));
    others.fold(Set::EMPTY, |all, other| all | state.pieces(other))
}

/// Can any of these pieces leave a region while no other piece moves?
fn can_leave<const W: usize>(
    race: &Race<W>,
    state: &State<W>,
    pieces: Set<W>,
    region: Set<W>,
) -> bool {
    let freedom = race.freedom(state);
    pieces.iter().any(|piece| {
        let Some(colour) = state.at(piece) else { return false };
        let (mut seen, mut open) = (Set::of(piece), Set::of(piece));
        while let Some(cell) = open.first() {
            open.remove(cell);
            let reached = freedom.ends(colour, cell) - seen;
            if !reached.is_subset(region) {
                return true;
            }
            seen |= reached;
            open |= reached;
        }
        false
    })
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use crate::evaluator::{Evaluated, Evaluation};
    use rules::{Play, Side, Spec};

    /// The evaluation of the first side with this top of the star.
    fn evaluation(blocked: &str, top: &str) -> i32 {
        let spec = Spec::of("chinese-checkers", 2).unwrap();
        let game = spec.set("jumps", "adjacent").set("blocked", blocked).build().unwrap();
        let at_goal = if top.matches('2').count() > 1 { "" } else { "d 2 2 2 .\n" };
        let text = format!("turn: 1\n{top}\n{at_goal}c 2 2 2\nb 2 2\na 2");
        let position = game.load(&text).unwrap();
        let Play::Star(race, state) = position.play() else { panic!("a race on the star") };
        race.evaluator().evaluate(state, Side(0))
    }

    /// What the enemies in its goal cost it where no rule helps.
    fn cost(top: &str) -> i32 {
        evaluation("swap", top) - evaluation("none", top)
    }

    #[test]
    fn a_wall_counts_against_its_owner_where_no_rule_helps() {
        let wall = "q 1\np 1 2\no . 1 1\nn 1 1 1 1\nm . . . . . . 1 . 1 . . . .";
        assert!(cost(wall) > 3000, "{}", cost(wall));
        let gap = "q 1\np 1 2\no 1 1 1\nn 1 . 1 1\nm . . . . . . 1 . 1 . . . .";
        assert_eq!(cost(gap), 0, "over o2 to n2");
        let room = "q .\np 1 2\no 1 1 1\nn 1 1 1 1\nm . . . . . . 1 . 1 . . . .";
        assert!(cost(room) > 3000, "it can move but not get out");
        let few = "q 2\np 2 2\no 2 1 1\nn 1 1 1 .\nm . . . . . . 1 . 1 1 1 . .";
        assert_eq!(cost(few), 0, "they have not left their yard yet");
    }
}
