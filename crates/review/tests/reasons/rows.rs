//! Rows of five.

use super::*;

fn gobang(rows: &str) -> Position {
    position("gobang 2", &format!("turn: 1\n{rows}"))
}

#[test]
fn an_opponents_four_must_be_stopped() {
    let four = gobang(
        "8 . . 1 1 . . . . . . . . . . . .
         2 1 2 2 2 2 . . . . . . . . . . .",
    );
    assert_eq!(why(&four, "@f2", "@p16"), ["lets-win 2"]);
    assert_eq!(praise(&four, "@f2"), ["stops-win 2"]);
    assert_eq!(of_kind(praise(&four, "@p16"), "stops-win"), NONE);
    // Stopped on both sides.
    let stopped = gobang(
        "8 . . 1 1 . . . . . . . . . . . .
         2 1 2 2 2 2 1 . . . . . . . . . .",
    );
    assert_eq!(why(&stopped, "@e8", "@p16"), ["missed-three"]);
}

#[test]
fn a_row_could_have_been_completed() {
    let four = gobang(
        "8 . . 1 1 1 1 . . . . . . . . . .
         2 . 2 2 2 . . . . . . . . . . . .",
    );
    assert_eq!(why(&four, "@b8", "@p16"), ["missed-win"]);
    assert_eq!(praise(&four, "@b8"), ["wins"]);
}

#[test]
fn threats_are_made_in_one_place_or_two() {
    let three = gobang(
        "8 . . . 1 1 1 . . . . . . . . . .
         2 . . 2 2 . . . . . . . . . . . 2",
    );
    assert_eq!(why(&three, "@c8", "@p16"), ["missed-fork"]);
    assert_eq!(why(&three, "@b8", "@p16"), ["missed-four"]);
    assert_eq!(why(&three, "@p16", "@b8"), NONE);
    assert_eq!(praise(&three, "@c8"), ["forks"]);
    assert_eq!(praise(&three, "@b8"), ["makes-four"]);
    // With an end taken there is only one place.
    let ended = gobang(
        "8 . . 2 1 1 1 . . . . . . . . . .
         2 . . 2 2 . . . . . . . . . . . .",
    );
    assert_eq!(why(&ended, "@g8", "@p16"), ["missed-four"]);
}

#[test]
fn open_threes() {
    let two = gobang(
        "8 . . . 1 1 . . . . . . . . . . .
         2 . . 2 . . . . . . . . . . . . 2",
    );
    assert_eq!(why(&two, "@f8", "@p16"), ["missed-three"]);
    assert_eq!(praise(&two, "@f8"), ["makes-three"]);
    assert_eq!(praise(&two, "@g8"), ["makes-three"], "with a gap");
    assert_eq!(praise(&two, "@h8"), NONE, "four and two spaces");
    let opponent = gobang(
        "8 . . . 1 1 . . . . . . . . . . .
         2 . . 2 2 2 . . . . . . . . . . .",
    );
    assert_eq!(why(&opponent, "@b2", "@p16"), ["leaves-three 2"]);
    assert_eq!(praise(&opponent, "@b2"), ["stops-three 2"]);
    assert_eq!(why(&opponent, "@a2", "@p16"), NONE, "it is still open");
    assert_eq!(praise(&opponent, "@a2"), NONE);
}

#[test]
fn once_all_are_placed_a_piece_must_be_near() {
    // Twelve pieces each.
    let moving = |last: &str| {
        gobang(&format!(
            "16 2 . 2 . 2 . 2 . 2 . 2 . 2 . 2 .
             14 2 . 2 . 2 . 2 . . . . . . . . .
             12 1 . 1 . 1 . 1 . . . . . . . . .
             8  . . . . . . . . . . . . . . . .
             5  {last}
             4  . 1 1 1 . . . . . . . . . . . .
             2  . . . . . . . . . 1 . 1 . 1 . ."
        ))
    };
    // After d5-e4 there are four. From f5 a piece steps to f4, from k5 none.
    let near = moving(". . . 1 . 1 . . . . . . . . . .");
    assert_eq!(praise(&near, "d5-e4"), ["makes-four"]);
    let far = moving(". . . 1 . . . . . . 1 . . . . .");
    assert_eq!(praise(&far, "d5-e4"), NONE);
}
