//! Rule 8: what helps when an enemy still stands in your goal.

use super::*;
use spielhof_rules::Refusal::*;

/// Player 1 has left home; player 2 still has two pieces there.
const SECOND_LATE: &str = "\
turn: 2
16  . . . . . . . . . . . . . . . 2
15  . . . . . . . . . . . 2 . . . .
 8  . . . . . . . 2 1 . . . . . . .";

#[test]
fn clear_only_moves_from_home_to_outside_are_legal_once_another_side_has_left() {
    let late = position("halma 2 blocked=clear", SECOND_LATE);
    // l15 can step out of the large yard; p16 cannot leave it in one turn.
    assert_eq!(actions(&late), "l15-k14 l15-k15 l15-k16 l15-l14");
    assert_eq!(refusal(&late, "h8-h7"), MustLeaveHome);
    assert_eq!(refusal(&late, "p16-o15"), MustLeaveHome);
}

#[test]
fn clear_who_cannot_leave_must_come_nearer_to_the_far_corner() {
    let deep = position(
        "halma 2 blocked=clear",
        "turn: 2
         16  . . . . . . . . . . . . . . . 2
          8  . . . . . . . 2 1 . . . . . . .",
    );
    assert_eq!(actions(&deep), "p16-o15 p16-o16 p16-p15");
    assert_eq!(refusal(&deep, "h8-g7"), MustApproach);
}

#[test]
fn clear_who_cannot_even_do_that_has_lost_and_the_last_side_left_wins() {
    // Player 1 is about to shut the corner in which player 2 has a piece left.
    let wall = position(
        "halma 2 blocked=clear",
        "turn: 1
         16  . . . . . . . . . . . . . 1 1 2
         15  . . . . . . . . . . . . . 1 . 1
         14  . . . . . . . . . . . . . 1 1 1
         13  . . . . . . . . . . . . . . 1 .
          8  . . . . . . . 2 . . . . . . . .
          6  . . . . . . . 1 . . . . . . . .",
    );
    // Under rule 6 the piece on o14 may step to o15 and shut the corner.
    let shut = after(wall, "o14-o15");
    assert_eq!(ended(&shut), (vec![1, 2], Some(Reason::CannotClear)));
    assert!(shut.text().contains("beaten: 2"));
    // The piece at home is taken off, the other stays.
    assert!(shut.at(shut.board().cell("p16").unwrap()).is_none());
    assert!(shut.at(shut.board().cell("h8").unwrap()).is_some());
}

#[test]
fn clear_in_captive_1_the_beaten_side_is_out_and_play_goes_on() {
    let star = position(
        "captive-1 3",
        "turn: 1
          q              .
          p             . .
          o            . . .
          n           . . . .
          m  2 1 . . . . . . . . . . .
          l   1 1 . . . . . . . . . .
          k    . . . . . . . . . . .
          j     . . . . . . . . . .
          i      . . . . 3 . . . .
          h     . . . . . . . . . .
          g    . . . . . . . . . . .
          f   . . . 1 . . . . . . . .",
    );
    // Seats 1 and 3 have left home; seat 2 sits on m1 behind m2 and l1, but m3 and k1
    // are open behind them: it can still jump.
    assert_eq!(actions(&after(star.clone(), "f4-f5")), "m1-k1 m1-m3");
    let shut = position(
        "captive-1 3",
        "turn: 1
          m  2 1 1 . . . . . . . . . .
          l   1 . . . . . . . . . . .
          k    1 . . . . . . . . . .
          i      . . . . 3 . . . .
          f   . . . 1 . . . . . . . .",
    );
    let shut = after(shut, "f4-f5");
    assert_eq!(shut.turn().number(), 3);
    assert!(shut.text().contains("beaten: 2"));
    assert!(shut.outcome().is_none());
}

#[test]
fn rule_7_a_goal_cell_held_by_a_beaten_piece_counts_as_filled() {
    // Seat 3 is beaten and left a piece on q1, in the goal of seat 1.
    let picture = |turn: &str| {
        format!(
            "{turn}
             q              3
             p             1 1
             o            1 1 1
             n           1 1 1 1
             m  . . . . 1 1 1 1 . . . . .
             l   . . . . . . . 1 . . . .
             i      . . . . 2 . . . .",
        )
    };
    let before = position("star-halma 3 blocked=clear", &picture("turn: 1\nbeaten: 3"));
    let won = after(before, "l8-m9");
    assert_eq!((ranks(&won)[0], won.reason()), (1, Some(Reason::Arrived)));
}

const ONE_IN_THE_WAY: &str = "\
turn: 1
16  . . . . . . . . . . . 1 1 1 1 2
15  . . . . . . . . . . . 1 1 1 1 1
14  . . . . . . . . . . . . 1 1 1 1
13  . . . . . . . . . . . . . 1 1 1
12  . . . . . . . . . . . . . . 1 1
11  . . . . . . . . . . . . . . . 1
 8  . . . . . . . 2 . . . . . . . .";

#[test]
fn swap_a_piece_before_the_goal_changes_places_with_an_enemy_inside() {
    let waiting = position("halma 2 blocked=swap", ONE_IN_THE_WAY);
    assert!(actions(&waiting).contains("p11<>p16"));
    assert_eq!(ended(&after(waiting, "p11<>p16")), (vec![1, 2], Some(Reason::Arrived)));
}

#[test]
fn swap_not_while_a_piece_can_still_go_in_by_itself() {
    let free = ONE_IN_THE_WAY
        .replace("16  . . . . . . . . . . . 1 1 1 1 2", "16  . . . . . . . . . . . . 1 1 1 2")
        .replace(" 8  . . . . . . . 2 .", " 8  . . . . . . . 1 .");
    let free =
        free.replace("13  . . . . . . . . . . . . . 1 1 1", "13  . . . . . . . . . . . . . . 1 1");
    let free = position("halma 2 blocked=swap", &free);
    assert_eq!(refusal(&free, "p11<>p16"), SwapNotNeeded);
}

#[test]
fn swap_not_with_a_piece_that_is_not_next_to_the_goal_nor_without_an_enemy() {
    let waiting = position("halma 2 blocked=swap", ONE_IN_THE_WAY);
    let cell = |name| waiting.board().cell(name).unwrap();
    assert_eq!(refusal(&waiting, "p11<>h8"), SwapNoEnemy(cell("h8")));
    assert_eq!(refusal(&waiting, "p15<>p16"), SwapNotBefore(cell("p15")));
    let clear = position("halma 2 blocked=clear", ONE_IN_THE_WAY);
    assert_eq!(refusal(&clear, "p11<>p16"), NoSwapping);
}

#[test]
fn filled_wins_when_the_turn_begins_with_no_free_cell_and_more_than_half() {
    let full = position("halma 2 blocked=filled", ONE_IN_THE_WAY);
    assert_eq!(ended(&full), (vec![1, 2], Some(Reason::Filled)));
    // One cell free: not yet.
    let gap = ONE_IN_THE_WAY
        .replace("12  . . . . . . . . . . . . . . 1 1", "12  . . . . . . . . . . . . . . . 1");
    assert!(position("halma 2 blocked=filled", &gap).outcome().is_none());
}

#[test]
fn filled_whose_pieces_fill_the_rest_does_not_matter() {
    let four = |stranger: char| {
        format!(
            "turn: 1
             16  . . . . . . . . . . . . 1 1 1 {stranger}
             15  . . . . . . . . . . . . 1 1 1 1
             14  . . . . . . . . . . . . . 1 1 1
             13  . . . . . . . . . . . . . . 1 1
             10  . . . . . . . . . . . . . . . 1
              8  2 . . 3 . . . . . . . . . . 4 ."
        )
    };
    // The owner of the yard, or a stranger from another corner.
    for filler in ['3', '2', '4'] {
        let full = position("halma 4 blocked=filled", &four(filler));
        assert_eq!((ranks(&full)[0], full.reason()), (1, Some(Reason::Filled)), "{filler}");
    }
    // By rules 1 only an enemy who is at home there counted.
    assert!(position("halma 4 blocked=filled rules=1", &four('2')).outcome().is_none());
    assert_eq!(ranks(&position("halma 4 blocked=filled rules=1", &four('3')))[0], 1);
}

#[test]
fn filled_a_stranger_cannot_block_a_goal_of_ten_for_ever() {
    // Seat 3 has parked on q1, which is the home of nobody.
    let parked = "turn: 1
         q              3
         p             1 1
         o            1 1 1
         n           1 1 1 1
         l   . . . . . . . 1 . . . .
         i      . . . 2 . . . . .";
    let full = position("chinese-checkers 3", parked);
    assert_eq!((ranks(&full)[0], full.reason()), (1, Some(Reason::Filled)));
    assert!(position("chinese-checkers 3 rules=1", parked).outcome().is_none());
}

#[test]
fn filled_half_of_the_goal_is_not_enough() {
    // Five of ten: the others are a stranger's and the owner's.
    let half = |last: char| {
        format!(
            "turn: 1
             q              2
             p             2 3
             o            2 3 1
             n           {last} 1 1 1
             l   . . . . . . . 1 . . . .
             i      . . . 2 . . . . ."
        )
    };
    assert!(position("chinese-checkers 3", &half('2')).outcome().is_none());
    let six = half('1').replace("o            2 3 1", "o            2 1 1");
    assert_eq!(ranks(&position("chinese-checkers 3", &six))[0], 1);
}

#[test]
fn none_leaves_the_bare_booklet() {
    let full = position(
        "chinese-checkers 2 blocked=none",
        "turn: 1
          q              2
          p             1 1
          o            1 1 1
          n           1 1 1 1
          m  . . . . 1 . . . . . . . .
          i      . . . . 2 . . . .",
    );
    assert!(full.outcome().is_none());
    assert_eq!(
        ended(&position("chinese-checkers 2 blocked=filled", &full.text())),
        (vec![1, 2], Some(Reason::Filled))
    );
}
