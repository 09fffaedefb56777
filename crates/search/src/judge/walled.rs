//! Enemies that are walled in in one's own goal. Nobody can arrive while they stand there, so
//! that they cannot get home is no gain: where no rule helps, the wall has to be opened.

use board::Set;
use rules::race::{Blocked, Race, State};
use rules::{Colour, Game};

/// Is nobody made to leave another's goal, so that a wall lasts for ever?
pub(super) fn may_last<const W: usize>(race: &Race<W>) -> bool {
    race.blocked() == Blocked::None
}

/// The enemies in a colour's goal if most of the goal is full of its own pieces and none of the
/// others can get out, however many turns they have.
pub(super) fn walled_in<const W: usize>(
    race: &Race<W>,
    state: &State<W>,
    colour: Colour,
) -> Set<W> {
    let (goal, own) = (race.goal(colour), state.pieces(colour));
    let in_goal = own & goal;
    let enemies = enemies(race, state, colour) & goal;
    // While a goal is somebody's home they stand in their own way.
    if enemies.is_empty() || 2 * in_goal.len() <= goal.len() {
        return Set::EMPTY;
    }
    if leads_out(race, state, enemies, goal) { Set::EMPTY } else { enemies }
}

fn enemies<const W: usize>(race: &Race<W>, state: &State<W>, colour: Colour) -> Set<W> {
    let seating = race.seating();
    let others =
        seating.all_colours().filter(|&other| seating.side_of(other) != seating.side_of(colour));
    others.fold(Set::EMPTY, |all, other| all | state.pieces(other))
}

/// Can any of these pieces get out of a place if nobody else moves?
fn leads_out<const W: usize>(
    race: &Race<W>,
    state: &State<W>,
    pieces: Set<W>,
    place: Set<W>,
) -> bool {
    let freedom = race.freedom(state);
    pieces.iter().any(|piece| {
        let Some(colour) = state.at(piece) else { return false };
        let (mut seen, mut open) = (Set::of(piece), Set::of(piece));
        while let Some(cell) = open.first() {
            open.remove(cell);
            let fresh = freedom.ends(colour, cell) - seen;
            if !fresh.is_subset(place) {
                return true;
            }
            seen |= fresh;
            open |= fresh;
        }
        false
    })
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use crate::judge::{Judge, Judged};
    use rules::{Play, Side, Spec};

    /// What the first side stands at with this top of the star.
    fn outlook(blocked: &str, top: &str) -> i32 {
        let spec = Spec::of("chinese-checkers", 2).unwrap();
        let game = spec.set("jumps", "adjacent").set("blocked", blocked).build().unwrap();
        let at_goal = if top.matches('2').count() > 1 { "" } else { "d 2 2 2 .\n" };
        let text = format!("turn: 1\n{top}\n{at_goal}c 2 2 2\nb 2 2\na 2");
        let position = game.load(&text).unwrap();
        let Play::Star(race, state) = position.play() else { panic!("a race on the star") };
        race.judge().outlook(state, Side(0))
    }

    /// What enemies in its goal cost it where no rule helps.
    fn cost(top: &str) -> i32 {
        outlook("swap", top) - outlook("none", top)
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
        assert_eq!(cost(few), 0, "they are still at home");
    }
}
