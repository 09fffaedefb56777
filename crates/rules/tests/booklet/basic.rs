//! The basic rules 1 to 7 of the Halma booklet, on the square board.

use super::*;
use spielhof_rules::Refusal::*;

/// Two players, a lone piece of the second far away so that the game is not over.
fn halma(picture: &str) -> Position {
    position("halma 2", &format!("turn: 1\n{picture}\n 1  . . . . . . . . . . . . . . . 2"))
}

#[test]
fn two_play_with_19_from_the_large_yards_and_four_with_13_from_the_small_ones() {
    let two = "\
turn: 1
16  . . . . . . . . . . . 2 2 2 2 2
15  . . . . . . . . . . . 2 2 2 2 2
14  . . . . . . . . . . . . 2 2 2 2
13  . . . . . . . . . . . . . 2 2 2
12  . . . . . . . . . . . . . . 2 2
 5  1 1 . . . . . . . . . . . . . .
 4  1 1 1 . . . . . . . . . . . . .
 3  1 1 1 1 . . . . . . . . . . . .
 2  1 1 1 1 1 . . . . . . . . . . .
 1  1 1 1 1 1 . . . . . . . . . . .";
    assert_eq!(position("halma 2", two), start("halma 2"));
    let four = "\
turn: 1
16  2 2 2 2 . . . . . . . . 3 3 3 3
15  2 2 2 2 . . . . . . . . 3 3 3 3
14  2 2 2 . . . . . . . . . . 3 3 3
13  2 2 . . . . . . . . . . . . 3 3
 4  1 1 . . . . . . . . . . . . 4 4
 3  1 1 1 . . . . . . . . . . 4 4 4
 2  1 1 1 1 . . . . . . . . 4 4 4 4
 1  1 1 1 1 . . . . . . . . 4 4 4 4";
    assert_eq!(position("halma 4", four), start("halma 4"));
}

#[test]
fn rule_2_a_step_goes_to_a_neighbouring_free_cell_in_any_direction() {
    let lone = halma(" 8  . . . . . . . 1 . . . . . . . .");
    assert_eq!(targets(&lone, "h8"), "g7 g8 g9 h7 h9 i7 i8 i9");
}

#[test]
fn rule_3_a_jump_goes_over_a_piece_of_any_owner_to_the_free_cell_straight_behind() {
    let crowd = halma(
        "10  . . . . . . . 1 . . . . . . . .
          9  . . . . . . . 1 . . . . . . . .
          8  . . . . . 1 2 1 2 . . . . . . .",
    );
    // Over the enemy on i8 to j8; g8 cannot be jumped (f8 is occupied), nor h9 (h10 is).
    assert_eq!(targets(&crowd, "h8"), "g7 g9 h7 i7 i9 j8");
    assert_eq!(refusal(&crowd, "h8-h10"), Occupied(crowd.board().cell("h10").unwrap()));
}

#[test]
fn rule_3_no_turning_in_the_middle_of_a_jump_and_nothing_is_taken() {
    let pair = halma(
        " 9  . . . . . . . . 1 . . . . . . .
          8  . . . . . . . 1 . . . . . . . .",
    );
    assert_eq!(targets(&pair, "h8"), "g7 g8 g9 h7 h9 i7 i8 j10");
    let jumped = after(pair, "h8-j10");
    assert!(jumped.at(jumped.board().cell("i9").unwrap()).is_some());
}

#[test]
fn rule_4_a_chain_may_turn_and_be_ended_at_will() {
    let ladder = halma(
        "10  . . . . . . . . . . . . . . . .
          9  . . . . . . 2 . . . . . . . . .
          8  . . . . . . . . . . . . . . . .
          7  . . . . . 1 . . . . . . . . . .
          6  . . . . 1 . . . . . . . . . . .",
    );
    // e6 over f7 to g8, then over g9 to g10; it may stop on g8.
    assert_eq!(targets(&ladder, "e6"), "d5 d6 d7 e5 e7 f5 f6 g10 g8");
    let way = ladder.way(ladder.read("e6-g10").unwrap()).unwrap();
    let names: Vec<&str> = way.cells.iter().map(|&cell| ladder.board().name(cell)).collect();
    assert_eq!(names, ["e6", "g8", "g10"]);
    assert!(ladder.read("e6-g8-g10").is_ok());
    assert_eq!(ladder.read("e6-e8-g10"), Err(ReadError::NotThisWay));
}

#[test]
fn rule_1_a_step_and_a_jump_are_never_mixed() {
    let pair = halma(
        " 9  . . . . . . . . . . . . . . . .
          8  . . . . . . . 1 1 . . . . . . .",
    );
    let cell = |name| pair.board().cell(name).unwrap();
    assert_eq!(refusal(&pair, "h8-k8"), NoStepOrChain { from: cell("h8"), to: cell("k8") });
}

#[test]
fn rule_4_coming_back_to_the_start_is_no_move() {
    // Round a square of four pieces the chain comes back to h8.
    let ring = halma(
        "10  . . . . . . . . . . . . . . . .
          9  . . . . . . . 2 . 2 . . . . . .
          8  . . . . . . . 1 2 . . . . . . .
         11  . . . . . . . . . . . . . . . .",
    );
    let targets = targets(&ring, "h8");
    assert!(targets.contains("j8") && targets.contains("h10") && targets.contains("j10"));
    assert_eq!(refusal(&ring, "h8-h8"), NoMove);
}

#[test]
fn rule_1_only_own_pieces_move() {
    let start = start("halma 2");
    let cell = |name| start.board().cell(name).unwrap();
    assert_eq!(refusal(&start, "l15-k14"), NotYours(cell("l15")));
    assert_eq!(refusal(&start, "h8-h9"), NoPiece(cell("h8")));
}

#[test]
fn rule_5_any_yard_may_be_entered_and_ended_in() {
    let visitor = halma(" 2  . . . . . . . . . . . . . . 1 .");
    assert!(targets(&visitor, "o2").contains("o1"));
    let visitor = halma("15  . 1 . . . . . . . . . . . . . .");
    assert!(targets(&visitor, "b15").contains("a16"));
}

const IN_GOAL: &str = "\
16  . . . . . . . . . . . . . . . 1
15  . . . . . . . . . . . . . . . .
14  . . . . . . . . . . . . 1 . . .
13  . . . . . . . . . . . 1 . . . .";

#[test]
fn rule_6_a_piece_in_its_goal_must_end_the_turn_in_it() {
    let arrived = halma(IN_GOAL);
    assert_eq!(targets(&arrived, "m14"), "l15 m15 n13 n14 n15");
    let cell = |name| arrived.board().cell(name).unwrap();
    assert_eq!(refusal(&arrived, "m14-l14"), StaysInGoal(cell("m14")));
    // The one outside goes where it likes.
    assert_eq!(targets(&arrived, "l13"), "k12 k13 k14 l12 l14 m12 m13 n15");
}

#[test]
fn rule_6_a_chain_may_pass_outside_the_goal() {
    let round = halma(
        "16  . . . . . . . . . . . . . . . .
         15  . . . . . . . . . . . . . . . .
         14  . . . . . . . . . . . 2 1 . . .
         13  . . . . . . . . . . . . . . . .
         12  . . . . . . . . . . . . . . . .
          2  1 . . . . . . . . . . . . . . .",
    );
    assert_eq!(refusal(&round, "m14-k14"), StaysInGoal(round.board().cell("m14").unwrap()));
    let round = halma(
        "16  . . . . . . . . . . . . . . . .
         15  . . . . . . . . . . . 2 . . . .
         14  . . . . . . . . . . . 2 1 . . .
          2  1 . . . . . . . . . . . . . . .",
    );
    // m14 over l14 to k14 (outside), over l15 to m16 (inside).
    assert!(targets(&round, "m14").contains("m16"));
}

#[test]
fn rule_7_a_side_wins_at_once_when_all_its_pieces_stand_in_their_goal() {
    let before = halma(
        "16  . . . . . . . . . . . . . . . 1
         15  . . . . . . . . . . . . . . . .
         14  . . . . . . . . . . . 1 . . . .",
    );
    assert!(before.outcome().is_none());
    assert_eq!(ended(&after(before, "l14-m15")), (vec![1, 2], Some(Reason::Arrived)));
}

#[test]
fn a_seat_without_a_move_passes_and_all_passing_ends_the_game() {
    // Not a position that play leads to, but one the rules must answer for.
    let at = |passes: u8| {
        let picture = format!(
            "turn: 1
             passes: {passes}
             16  1 2 2 . . . . . . . . . . . . .
             15  2 2 2 . . . . . . . . . . . . .
             14  2 2 2 . . . . . . . . . . . . ."
        );
        position("halma 2 blocked=filled", &picture)
    };
    let stuck = at(0);
    assert_eq!(actions(&stuck), "pass");
    assert_eq!(refusal(&stuck, "a16-a15"), Occupied(stuck.board().cell("a15").unwrap()));
    assert!(after(stuck, "pass").outcome().is_none());
    assert_eq!(ended(&after(at(1), "pass")), (vec![1, 2], Some(Reason::NobodyMoves)));
}
