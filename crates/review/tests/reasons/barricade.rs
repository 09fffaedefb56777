//! Barricade: hits, danger, barricades, the last fields.

use super::*;

/// A position in which the barricades that are not drawn are parked on row 3.
fn of_players(players: u8, fields: &str, picture: &str) -> Position {
    let in_hand = usize::from(fields.contains("set-down"));
    let parked = 11 - picture.matches('#').count() - in_hand;
    let row: Vec<&str> = (0..17).map(|column| if column < parked { "#" } else { "." }).collect();
    let setting = format!("barricade {players} opening=first");
    position(&setting, &format!("turn: 1\n{fields}\n{picture}\n3 {}", row.join(" ")))
}

/// Player 1 has rolled this number.
fn rolled(die: u8, picture: &str) -> Position {
    of_players(2, &format!("stage: move\ndie: {die}"), picture)
}

/// Player 1 has lifted a barricade.
fn lifted(picture: &str) -> Position {
    of_players(2, "stage: set-down", picture)
}

#[test]
fn a_pawn_could_have_been_hit() {
    let hit = rolled(3, "11 1 . . 2 . . . . . . . . . . . . .");
    // From k1 it is 39 fields to the goal, from d11 it is 14. After a11-b13 the pawn on d11 is six
    // fields behind.
    assert_eq!(why(&hit, "a11-d11", "a11-b13"), ["missed-hit d11 26", "hit-rolls 1 0 6"]);
    assert_eq!(why(&hit, "a11-b13", "a11-d11"), ["fewer-spaces 6"]);
    assert_eq!(praise(&hit, "a11-d11"), ["hits d11 26", "hit-rolls 0 1 6"]);
    assert_eq!(of_kind(praise(&hit, "a11-b13"), "hits"), NONE);
    let miss = rolled(3, "11 1 . . . 2 . . . . . . . . . . . .");
    assert_eq!(of_kind(why(&miss, "a11-d11", "a11-b13"), "missed-hit"), NONE);
}

#[test]
fn a_pawn_in_the_first_row_had_come_one_space() {
    let near = rolled(2, "1 1 . 2 . . . . . . . . . . . . . .");
    // c1 is as far from the goal as k1, the field above the yard.
    assert_eq!(of_kind(praise(&near, "a1-c1"), "hits"), ["hits c1 1"]);
}

#[test]
fn rolls_that_hit_are_counted() {
    // Three and five fields behind.
    let picture = "13 . . . . . . . . . . . . . . . . 1\n11 . . 2 . 2 . . 1 . . . . . . . . .";
    let danger = rolled(6, picture);
    assert_eq!(of_kind(why(&danger, "h11-n11", "q13-k13"), "hit-rolls"), ["hit-rolls 2 0 6"]);
    assert_eq!(of_kind(praise(&danger, "h11-n11"), "hit-rolls"), ["hit-rolls 0 2 6"]);
    assert_eq!(of_kind(why(&danger, "q13-k13", "h11-n11"), "hit-rolls"), NONE);
    // With a four, a pawn from the yard of player 2 hits on h1.
    assert_eq!(of_kind(why(&danger, "q13-k13", "yard-h1"), "hit-rolls"), ["hit-rolls 3 2 6"]);
    // A barricade between them and the pawn stops both.
    let behind = rolled(6, &picture.replace("2 . . 1", "2 # . 1"));
    assert_eq!(of_kind(why(&behind, "h11-n11", "q13-k13"), "hit-rolls"), NONE);
}

#[test]
fn all_opponents_roll_once() {
    // Player 2 is two fields behind, player 4 three fields ahead.
    let picture = "13 . 1 . . . . . . . . . . . . . . .\n11 . . . . . 2 . 1 . . 4 . . . . . .";
    let danger = of_players(4, "stage: move\ndie: 4", picture);
    let reasons = why(&danger, "h11-d11", "b13-f13");
    assert_eq!(of_kind(reasons, "hit-rolls"), ["hit-rolls 2 1 18"]);
    assert_eq!(of_kind(why(&danger, "h11-l11", "b13-f13"), "hit-rolls"), NONE);
}

#[test]
fn rolls_that_reach_the_goal_are_counted() {
    let near =
        rolled(2, "13 . . 1 . . . . . . . . . . . . . .\n11 1 . . . . . . . . . . . . . . . .");
    // From e13 five fields are left.
    assert_eq!(why(&near, "c13-e13", "a11-a13"), ["home-rolls 0 1 6"]);
    assert_eq!(praise(&near, "c13-e13"), ["home-rolls 1 0 6", "gains 2"]);
    assert_eq!(of_kind(praise(&near, "a11-a13"), "home-rolls"), NONE);
}

/// The pawn of player 2 is four fields from the goal.
const LEADER: &str = "13 . . . . . 2 . . . . . . . . . . .";

#[test]
fn rolls_with_which_opponents_win_are_counted() {
    let leader = lifted(LEADER);
    assert_eq!(why(&leader, "#i13", "#p13"), ["winning-rolls 1 0 6", "missed-block f13"]);
    assert_eq!(praise(&leader, "#i13"), ["winning-rolls 0 1 6", "blocks f13"]);
    assert_eq!(praise(&leader, "#p13"), NONE);
    // Behind the pawn it stops nothing.
    assert_eq!(why(&leader, "#e13", "#p13"), NONE);
}

#[test]
fn only_the_way_of_the_foremost_pawn_counts() {
    let two = lifted("13 . . . . . 2 . . . . . . . . . . .\n11 2 . . . . . . . . . . . . . . . .");
    assert_eq!(why(&two, "#a12", "#p13"), NONE);
    assert_eq!(praise(&two, "#a12"), NONE);
    let one = lifted("11 2 . . . . . . . . . . . . . . . .");
    // Round by q12 it is 27 fields instead of 11.
    assert_eq!(why(&one, "#a12", "#p13"), ["missed-detour a11 16"]);
}

#[test]
fn a_barricade_makes_a_way_longer() {
    let leader = lifted(LEADER);
    // Back over row 11: 34 fields instead of 4.
    assert_eq!(of_kind(why(&leader, "#h13", "#p13"), "missed-detour"), ["missed-detour f13 30"]);
    assert_eq!(of_kind(praise(&leader, "#h13"), "detours"), ["detours f13 30"]);
    assert_eq!(of_kind(why(&leader, "#p13", "#h13"), "missed-detour"), NONE);
}

#[test]
fn a_barricade_is_set_in_the_own_way() {
    let own = lifted("13 . . . . . . . . . . . . 1 . . . .\n11 2 . . . . . . . . . . . . . . . .");
    assert_eq!(of_kind(why(&own, "#e11", "#l13"), "blocks-self"), ["blocks-self m13"]);
    assert_eq!(of_kind(why(&own, "#e11", "#i13"), "blocks-self"), ["blocks-self m13"]);
    assert_eq!(of_kind(why(&own, "#e11", "#n13"), "blocks-self"), NONE);
}

#[test]
fn a_barricade_in_the_own_way_is_lifted() {
    let in_the_way = rolled(3, "13 . . . 1 . . # . . . . . . . . . .");
    assert_eq!(of_kind(why(&in_the_way, "d13-g13", "d13-a13"), "missed-lift"), ["missed-lift g13"]);
    assert_eq!(praise(&in_the_way, "d13-g13"), ["lifts g13", "gains 3"]);
    assert_eq!(of_kind(why(&in_the_way, "d13-a13", "d13-g13"), "missed-lift"), NONE);
    // One behind the pawn is not in its way.
    let behind = rolled(3, "13 # . . 1 . . . . . . . . . . . . .");
    assert_eq!(of_kind(why(&behind, "d13-a13", "d13-g13"), "missed-lift"), NONE);
    assert_eq!(of_kind(praise(&behind, "d13-a13"), "lifts"), NONE);
}

#[test]
fn a_pawn_comes_in() {
    let waiting = rolled(3, "13 . . . 1 . . . . . . . . . . . . .");
    assert_eq!(of_kind(why(&waiting, "yard-e1", "d13-a13"), "missed-entry"), ["missed-entry"]);
    assert_eq!(of_kind(praise(&waiting, "yard-e1"), "enters"), ["enters"]);
    assert_eq!(of_kind(why(&waiting, "yard-e1", "yard-a1"), "missed-entry"), NONE);
    assert_eq!(of_kind(why(&waiting, "d13-a13", "yard-e1"), "missed-entry"), NONE);
}

#[test]
fn the_goal_could_have_been_reached() {
    let won = rolled(5, "13 . . . . 1 . . . . . . . . . . . .");
    assert_eq!(why(&won, "e13-i14", "e13-j13"), ["missed-win"]);
    assert_eq!(praise(&won, "e13-i14"), ["wins"]);
    assert_eq!(of_kind(why(&won, "e13-j13", "yard-g1"), "missed-win"), NONE);
}
