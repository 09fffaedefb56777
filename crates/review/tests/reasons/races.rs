//! Races: spaces, jumps, the last piece, the goal, lines.

use super::*;

/// Two players on the square board, without a duty to leave the home.
fn halma(picture: &str) -> Position {
    position("halma 2 blocked=swap", &format!("turn: 1\n{picture}"))
}

/// c3 can jump over d4 and f6.
const LADDER: &str = "
    6 . . . . . 1 . . . . . . . . . .
    4 . . . 1 . . . . . . . . . . . .
    3 . . 1 . . . . . . . . . . . . .
    2 . . . . . . . . . . 1 . . . . .
    1 . . . . . . . . . . . . . . . 2";

#[test]
fn spaces_are_counted_along_rows_and_columns() {
    let ladder = halma(LADDER);
    // Eight spaces by two jumps, one by a step.
    assert_eq!(why(&ladder, "c3-g7", "c3-c4"), ["fewer-spaces 7"]);
    assert_eq!(of_kind(why(&ladder, "c3-c4", "c3-g7"), "fewer-spaces"), NONE);
    assert_eq!(of_kind(praise(&ladder, "c3-g7"), "gains"), ["gains 8"]);
    // A step back gains nothing.
    assert_eq!(praise(&ladder, "k2-k1"), NONE);
    assert_eq!(why(&ladder, "k2-k3", "k2-l2"), NONE);
}

#[test]
fn spaces_are_steps_on_the_star() {
    let star = position(
        "star-halma 2 blocked=swap",
        "turn: 1
         i . . . . . . . . .
         g . . . . . 1 . . . . .
         f . . . . . 1 . . . . . .
         e 2 . . . . . . . . . . . .",
    );
    assert_eq!(of_kind(why(&star, "f6-h6", "g6-h6"), "fewer-spaces"), ["fewer-spaces 1"]);
    assert_eq!(of_kind(praise(&star, "f6-h6"), "gains"), ["gains 2"]);
}

#[test]
fn a_figure_is_as_far_as_its_nearest_space() {
    let cross = position(
        "meeting-point 1",
        "8 . . . . . . . 1 . . . . . . . .
         7 . . . . 1 . 1 1 . . . . . . . .",
    );
    // e8 is the end of the arm of the cross; h9 is as good as h8.
    assert_eq!(why(&cross, "e7-e8", "h8-h9"), ["missed-solution"]);
    assert_eq!(why(&cross, "e7-f7", "h8-h9"), ["moves-arrived h8"]);
    assert_eq!(praise(&cross, "e7-f7"), NONE);
    assert_eq!(praise(&cross, "e7-e8"), ["solves"]);
}

#[test]
fn a_ladder_is_broken_by_a_move_of_one_of_its_pieces() {
    let ladder = halma(LADDER);
    assert_eq!(why(&ladder, "k2-k3", "d4-d5"), ["breaks-jump c3 g7 8"]);
    // The other piece breaks it as well.
    assert_eq!(why(&ladder, "f6-f7", "d4-d5"), NONE);
    // It is not broken but used.
    assert_eq!(of_kind(why(&ladder, "k2-k3", "c3-g7"), "breaks-jump"), NONE);
    // c3 is moved itself.
    assert_eq!(of_kind(why(&ladder, "k2-k3", "c3-c4"), "breaks-jump"), NONE);
    // Nothing to break.
    let lone =
        halma(&LADDER.replace("6 . . . . . 1", "6 . . . . . .").replace("4 . . . 1", "4 . . . ."));
    assert_eq!(why(&lone, "k2-k3", "c3-c4"), NONE);
}

#[test]
fn a_jump_for_the_next_turn_is_prepared() {
    // After f5-f6, c3 can jump twice.
    let before = halma(
        &LADDER
            .replace("6 . . . . . 1", "6 . . . . . .")
            .replace("    4 . . . 1", "    5 . . . . . 1 . . . . . . . . . .\n    4 . . . 1"),
    );
    assert_eq!(praise(&before, "f5-f6"), ["prepares-jump c3 g7 8", "gains 1"]);
    assert_eq!(why(&before, "f5-f6", "k2-k3"), NONE, "c3-e5-g5 gains nearly as much");
    assert_eq!(why(&before, "f5-f6", "d4-d5"), ["next-gain 2 8"]);
    // What is there is not prepared.
    assert_eq!(of_kind(praise(&halma(LADDER), "k2-k3"), "prepares-jump"), NONE);
}

/// The piece of player 2 can jump over h8 and f6.
const BRIDGE: &str = "
    9 . . . . . . . . 2 . . . . . . .
    8 . . . . . . . 1 . . . . . . . .
    6 . . . . . 1 . . . . . . . . . .
    3 . . . . . . . . . . . . 1 . . .";

#[test]
fn an_opponent_gets_a_jump() {
    let bridge = halma(BRIDGE);
    assert_eq!(why(&bridge, "h8-h9", "m3-m4"), ["reply-gain 2 8 2"]);
    assert_eq!(why(&bridge, "m3-m4", "h8-h9"), NONE);
    assert_eq!(praise(&bridge, "h8-h9"), ["reply-gain 2 2 8", "gains 1"]);
    assert_eq!(praise(&bridge, "m3-m4"), ["gains 1"]);
    // With h8 gone the bridge is too short anyway.
    let short = halma(&BRIDGE.replace("6 . . . . . 1", "6 . . . . . ."));
    assert_eq!(of_kind(why(&short, "h8-h9", "m3-m4"), "reply-gain"), NONE);
}

#[test]
fn the_next_opponent_is_the_one_who_acts_next() {
    let others = "16 2 . . . . . . . . . . . . . . .\n1 . . . . . . . . . . . . . . . 4";
    let bridge = BRIDGE.replace('2', "3");
    let four = position("halma 4 blocked=swap", &format!("turn: 1\n{others}{bridge}"));
    // The bridge helps seat 3, but seat 2 comes first.
    assert_eq!(why(&four, "h8-h9", "m3-m4"), NONE);
}

const BEHIND: &str = "
    6 . . . 1 . . . . . . . . . . . .
    5 . . . . 1 . . . . . . . . . . .
    1 1 . . . . . . . . . . . . . . 2";

#[test]
fn a_straggler_is_left_behind() {
    let behind = halma(BEHIND);
    assert_eq!(why(&behind, "a1-b2", "e5-f6"), ["leaves-behind a1 8"]);
    assert_eq!(why(&behind, "e5-f6", "a1-b2"), NONE);
    assert_eq!(praise(&behind, "a1-b2"), ["brings-up a1", "gains 2"]);
    assert_eq!(praise(&behind, "e5-f6"), ["gains 2"]);
    // Three spaces are not far, and two together are not alone.
    let near = halma(&BEHIND.replace("1 1 .", "4 . . 1 . . . . . . . . . . . . .\n1 . ."));
    assert_eq!(of_kind(why(&near, "c4-c5", "e5-e6"), "leaves-behind"), NONE);
    let two = halma(&BEHIND.replace("1 1 .", "2 1 . . . . . . . . . . . . . . .\n1 . 1"));
    assert_eq!(of_kind(why(&two, "a2-a3", "e5-f6"), "leaves-behind"), NONE);
    assert_eq!(of_kind(praise(&two, "a2-a3"), "brings-up"), NONE);
}

/// Two pieces are in the goal, one just before it.
const GOAL: &str = "
    16 . . . . . . . . . . . . . . . 1
    15 . . . . . . . . . . . . . 1 . .
    12 . . . . . . . . . . . . . 1 . .
    9  . . . . . . . . . . . . 1 . . .
    1  . . . . . . . . . . . . . . . 2";

#[test]
fn a_piece_goes_into_the_goal() {
    let goal = halma(GOAL);
    assert_eq!(of_kind(why(&goal, "n12-n13", "n12-m12"), "missed-arrival"), ["missed-arrival n13"]);
    assert_eq!(of_kind(why(&goal, "n12-n13", "n12-o12"), "missed-arrival"), NONE, "both arrive");
    assert_eq!(praise(&goal, "n12-n13"), ["arrives n13", "gains 1"]);
    assert_eq!(of_kind(praise(&goal, "n12-m12"), "arrives"), NONE);
}

#[test]
fn a_piece_in_the_goal_was_moved() {
    let goal = halma(GOAL);
    assert_eq!(of_kind(why(&goal, "n12-m12", "n15-n16"), "moves-arrived"), ["moves-arrived n15"]);
    assert_eq!(of_kind(why(&goal, "p16-p15", "n15-n16"), "moves-arrived"), NONE);
    assert_eq!(of_kind(why(&goal, "n12-m12", "m9-m10"), "moves-arrived"), NONE);
}

#[test]
fn the_game_could_have_been_won() {
    let last = halma(
        "16 . . . . . . . . . . . . . . . 1
         12 . . . . . . . . . . . . 1 . . .
         1 . . . . . . . . . . . . . . . 2",
    );
    assert_eq!(why(&last, "m12-n13", "m12-m13"), ["missed-win"]);
    assert_eq!(why(&last, "m12-m13", "m12-n13"), NONE);
    assert_eq!(praise(&last, "m12-n13"), ["wins"]);
    assert_eq!(of_kind(praise(&last, "m12-m13"), "wins"), NONE);
}

/// The last piece of player 2 wins by a jump over d4.
const LAST_JUMP: &str = "
    9 . . . . . 1 . . . . . . . . . .
    5 . . . . 2 . . . . . . . . . . .
    4 . . . 1 . . . . . . . . . . . .
    1 2 . . . . . . . . . . . . . . .";

#[test]
fn an_opponent_can_win() {
    let jump = halma(LAST_JUMP);
    assert_eq!(why(&jump, "d4-d5", "f9-f10"), ["lets-win 2"]);
    assert_eq!(why(&jump, "f9-f10", "d4-d5"), NONE);
    assert_eq!(praise(&jump, "d4-d5"), ["stops-win 2"]);
    assert_eq!(praise(&jump, "f9-f10"), ["gains 1"]);
    // Without d4 there is no jump.
    let safe = halma(&LAST_JUMP.replace("4 . . . 1", "4 1 . . ."));
    assert_eq!(of_kind(why(&safe, "a4-a5", "f9-f10"), "lets-win"), NONE);
    assert_eq!(of_kind(praise(&safe, "a4-a5"), "stops-win"), NONE);
}

#[test]
fn a_line_is_filled() {
    let line = position(
        "connection 2",
        "turn: 1
         q 2
         h . . . . 1 . . . . .
         g 1 . . . . . . . . . .
         e 1 1 1 . . . . . . . . . .",
    );
    assert_eq!(why(&line, "h5-g5", "g1-f1"), NONE);
    assert_eq!(why(&line, "g1-f1", "h5-g5"), NONE);
    let near = position(
        "connection 2",
        "turn: 1
         q 2
         f . . . 1 . . . . . . . .
         e 1 1 1 . . . . . . . . . .",
    );
    assert_eq!(why(&near, "f4-e4", "f4-f5"), ["on-line 3 4 13"]);
    assert_eq!(praise(&near, "f4-e4"), ["on-line 4 3 13"]);
    assert_eq!(praise(&near, "f4-f5"), NONE);
}

#[test]
fn armies_that_go_forward_count_rows() {
    let dutch = position(
        "dutch-halma 2",
        "turn: 1
         5 . . . . 2 . . . .
         4 . . . 1 . . . . .
         1 1 . . . . . . . .",
    );
    // A hook past e5.
    assert_eq!(of_kind(why(&dutch, "d4-e6", "d4-d5"), "fewer-spaces"), ["fewer-spaces 1"]);
    assert_eq!(of_kind(praise(&dutch, "d4-e6"), "gains"), ["gains 2"]);
    assert_eq!(of_kind(why(&dutch, "d4-d5", "a1-a2"), "fewer-spaces"), NONE);
    assert_eq!(of_kind(why(&dutch, "a1-a2", "d4-d5"), "leaves-behind"), NONE, "only three rows");
}

#[test]
fn pieces_leave_the_board() {
    let secret = position(
        "top-secret 2",
        "turn: 1
         stage: move
         9 1 . . . . . . . . . . . . . . .
         8 . . . . . . 1 . . . . . . . . .
         7 . . . . . . . . 2 . . . . . . .",
    );
    assert_eq!(of_kind(why(&secret, "a9-off", "g8-f8"), "missed-off"), ["missed-off a9"]);
    assert_eq!(of_kind(why(&secret, "g8-f8", "a9-off"), "missed-off"), NONE);
    assert_eq!(praise(&secret, "a9-off"), ["leaves-board a9", "gains 1"]);
    assert_eq!(of_kind(praise(&secret, "a9-b9"), "leaves-board"), NONE);
}
