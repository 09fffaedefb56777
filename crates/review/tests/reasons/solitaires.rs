//! Games for one.

use super::*;

/// d4 can jump over c4 or be jumped over; f4 stands alone, with e3 below its neighbour.
const PEGS: &str = "4 . . o o . o .\n3 . . . . o . .";

#[test]
fn no_move_is_left() {
    let pegs = position("solo-halma 1", PEGS);
    // After d4-b4 nothing is beside anything.
    assert_eq!(why(&pegs, "c4-e4", "d4-b4"), ["dead-end"]);
    assert_eq!(of_kind(why(&pegs, "d4-b4", "c4-e4"), "dead-end"), NONE);
}

#[test]
fn moves_and_lone_pieces_are_counted() {
    let pegs = position("solo-halma 1", PEGS);
    // e3 and f4 had no neighbour; c4-e4 comes beside both.
    assert_eq!(praise(&pegs, "c4-e4"), ["lone-pieces 0 2"]);
    let more = position("solo-halma 1", "5 . . . . . o .\n4 . . o o . o .\n2 o . .");
    assert_eq!(why(&more, "c4-e4", "d4-b4"), ["lone-pieces 2 1", "moves-left 1 3"]);
    assert_eq!(why(&more, "d4-b4", "c4-e4"), NONE);
}

#[test]
fn the_task_could_have_been_solved() {
    let last = position("solo-halma 1", "4 . o o . . . .");
    assert_eq!(why(&last, "b4-d4", "c4-a4"), ["missed-solution"]);
    assert_eq!(why(&last, "c4-a4", "b4-d4"), NONE);
    assert_eq!(praise(&last, "b4-d4"), ["solves"]);
    assert_eq!(praise(&last, "c4-a4"), NONE);
}

#[test]
fn free_spaces_beside_pieces_are_no_matter_where_pieces_are_set() {
    let retour = position("retour 1", "4 . . . o . . .");
    assert_eq!(of_kind(why(&retour, "d4-d6", "d4-d2"), "lone-pieces"), NONE);
    assert_eq!(praise(&retour, "d4-d6"), NONE);
}

#[test]
fn races_alone_have_reasons_of_races() {
    let start = rules::Spec::of("highscore", 1).unwrap().build().unwrap().start();
    assert_eq!(of_kind(why(&start, "a3-c5", "e2-f2"), "fewer-spaces"), ["fewer-spaces 3"]);
    assert_eq!(of_kind(praise(&start, "a3-c5"), "gains"), ["gains 4"]);
}
