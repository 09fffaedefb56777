//! Games in which pieces are captured.

use super::*;

#[test]
fn rakado_a_piece_in_reach_can_be_captured() {
    // d12 comes down the column, three spaces behind d9.
    let rakado = position(
        "rakado 2",
        "turn: 1
         stage: move
         die: 3
         12 . . . 2 . . . . . . . . . . . .
         6  . . . 1 . . . . . . . . . . . .
         2  . . . . 1 . . . . . . . . . . .",
    );
    assert_eq!(
        of_kind(why(&rakado, "e2-e5", "d6-d9"), "capture-rolls"),
        NONE,
        "d6 is in reach, too"
    );
    let far = position(
        "rakado 2",
        "turn: 1
         stage: move
         die: 3
         12 . . . 2 . . . . . . . . . . . .
         5  . . . 1 . . . . . . . . . . . .
         2  . . . . 1 . . . . . . . . . . .",
    );
    assert_eq!(why(&far, "e2-e5", "d5-d8"), ["capture-rolls 1 0 6"]);
    assert_eq!(why(&far, "d5-d8", "e2-e5"), NONE);
}

#[test]
fn rakado_a_piece_is_captured() {
    let huffed = position(
        "rakado 2 missed=huffed",
        "turn: 1
         stage: move
         die: 2
         7 . . . . . 2 . . . . . . . . . .
         5 . . . 1 . 1 . . . . . . . . . .",
    );
    assert_eq!(of_kind(why(&huffed, "f5-f7", "d5-d7"), "missed-capture"), ["missed-capture f7"]);
    assert_eq!(of_kind(praise(&huffed, "f5-f7"), "captures"), ["captures f7"]);
    assert_eq!(of_kind(praise(&huffed, "d5-d7"), "captures"), NONE);
}

#[test]
fn rakado_a_piece_arrives() {
    let near = position(
        "rakado 2",
        "turn: 1
         stage: move
         die: 3
         13 . . . . 1 . . . . . . . . . . .
         6  . . . 1 . . . . . . . . . . . 2",
    );
    assert_eq!(of_kind(why(&near, "e13-e16", "d6-d9"), "missed-arrival"), ["missed-arrival e16"]);
    assert_eq!(praise(&near, "e13-e16"), ["gains 3", "arrives e16"]);
    assert_eq!(praise(&near, "d6-d9"), ["gains 3"]);
}

/// e8 has one free side, and so has e4.
const SURROUNDED: &str = "turn: 1
    9 . . . . 1 . . . . . . . . . . .
    8 . . . 1 2 . . . . . . . . . . .
    7 . . . . 1 . . . . . . . . . . .
    5 . . . . 2 . . . . . . . . . . .
    4 . . . . 1 2 . . . . . . . . . .
    3 . . . . 2 . . . . . . . . . . .";

#[test]
fn tippy_the_last_of_four_captures() {
    let tippy = position("tippy 2", SURROUNDED);
    assert_eq!(why(&tippy, "@f8", "@p16"), ["missed-capture e8"]);
    assert_eq!(praise(&tippy, "@f8"), ["captures e8"]);
    assert_eq!(praise(&tippy, "@p16"), NONE);
    let both = "turn: 1
        9 . . . . 1 . 1 . . . . . . . . .
        8 . . . 1 2 . 2 1 . . . . . . . .
        7 . . . . 1 . 1 . . . . . . . . .";
    let both = position("tippy 2", both);
    assert_eq!(why(&both, "@f8", "@p16"), ["captured 0 2"]);
    assert_eq!(praise(&both, "@f8"), ["captures-several 2"]);
}

#[test]
fn tippy_an_opponent_can_capture() {
    let tippy = position("tippy 2", SURROUNDED);
    // d4 closes the way to e4.
    assert_eq!(why(&tippy, "@d4", "@p16"), ["reply-captures 2 1 0"]);
    assert_eq!(of_kind(why(&tippy, "@f8", "@p16"), "reply-captures"), NONE);
}

/// A mouse beside a cat, with room behind it.
const MOUSE: &str = "
    8 . . . . . . . 1 . . . . . . . .
    7 . . . . . . . . 2 . . . . . . .
    5 . . . 2 2 2 2 2 2 2 2 2 2 2 2 2
    4 1 . . . 2 2 2 2 2 . . . . . . .";

#[test]
fn cats_capture_mice() {
    let cats = position("cat-and-mouse 2", &format!("turn: 1{MOUSE}"));
    assert_eq!(why(&cats, "h8-j6", "h8-h9"), ["missed-capture i7"]);
    assert_eq!(praise(&cats, "h8-j6"), ["captures i7"]);
    assert_eq!(praise(&cats, "h8-h9"), NONE);
}

#[test]
fn mice_get_out_of_danger_and_shut_cats_in() {
    let mice = position("cat-and-mouse 2", &format!("turn: 2{MOUSE}"));
    assert_eq!(of_kind(why(&mice, "i7-j7", "d5-c5"), "reply-captures"), ["reply-captures 1 1 0"]);
    let corner = position(
        "cat-and-mouse 2",
        "turn: 2
         8 . . . . . . . 2 2 2 2 2 2 2 2 2
         5 . . . 2 2 2 2 2 2 . . . . . . .
         3 . . . 2 . . . . . . . . . . . .
         2 . . . . . . . . . . . . . . . .
         1 1 . . . . . . . . . . . . . . 1",
    );
    // A cat in a corner has three moves; from d3 a mouse comes beside neither.
    assert_eq!(of_kind(why(&corner, "d3-c3", "d3-e3"), "cat-moves"), NONE);
    let near = position(
        "cat-and-mouse 2",
        "turn: 2
         8 . . . . . . . 2 2 2 2 2 2 2 2 2
         5 . . . 2 2 2 2 2 2 . . . . . . .
         3 2 2 2 . . . . . . . . . . . . .
         1 1 . . . . . . . . . . . . . . 1",
    );
    // On a2 it takes a space, and a3 behind it is taken.
    let reasons = why(&near, "b3-a2", "b3-b4");
    assert_eq!(of_kind(reasons, "cat-moves"), ["cat-moves 6 5"]);
    assert_eq!(of_kind(why(&near, "b3-b4", "b3-a2"), "cat-moves"), NONE);
}

/// One hop leads out at once, the other leads on.
const HOPS: &str = "
    h . . . . o . . . . .
    g . . . . o . . . . . .
    f . . . . . . . o . . . .
    e . . . . . o . o . . . . .";

#[test]
fn captive_the_whole_turn_counts() {
    let hops = position("captive-2 2", &format!("turn: 1{HOPS}"));
    assert_eq!(of_kind(why(&hops, "h5-f5", "f8-d3"), "captured"), ["captured 1 2"]);
    assert_eq!(praise(&hops, "h5-f5"), ["captures-several 2"]);
    // Every hop captures.
    assert_eq!(praise(&hops, "f8-d3"), NONE);
    assert_eq!(of_kind(why(&hops, "f8-d3", "h5-f5"), "captured"), NONE);
}

#[test]
fn captive_a_turn_that_ends_the_game_can_lose_it() {
    let picture = "
        f . . . . o o . . . . . .
        e . . . . o o . . . . . . .";
    let behind = position("captive-2 2", &format!("turn: 1\ntaken: 0 2{picture}"));
    // f6-d1 captures one and leaves no way out; f6-f4 goes on and captures another.
    assert_eq!(why(&behind, "f6-f4", "f6-d1"), ["loses"]);
    assert_eq!(of_kind(why(&behind, "f6-d1", "f6-f4"), "loses"), NONE);
    let ahead = position("captive-2 2", &format!("turn: 1\ntaken: 2 2{picture}"));
    assert_eq!(of_kind(why(&ahead, "f6-f4", "f6-d1"), "loses"), NONE);
    assert_eq!(praise(&ahead, "f6-d1"), ["wins"]);
}
