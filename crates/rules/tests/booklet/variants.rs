//! The variants on the square board.

use super::*;
use spielhof_rules::Refusal::*;

#[test]
fn quick_halma_home_and_goal_are_the_quick_lines() {
    let start = start("quick-halma 2");
    assert_eq!(start.pieces().len(), 12);
    let at = |name| start.at(start.board().cell(name).unwrap()).is_some();
    assert!(["e1", "e2", "d3", "c4", "a5", "b5"].iter().all(|name| at(name)));
    assert!(!at("a1"));
    let last = position(
        "quick-halma 2",
        "turn: 1\n12 . . . . . . . . . . . . . . 1 .\n11 . . . . . . . . . . . . . . . 1\n 8 2 . . . . . . . . . . . . . . .",
    );
    assert_eq!(ranks(&after(last, "p11-p12")), [1, 2]);
}

#[test]
fn colour_halma_on_dark_cells_only_diagonal_steps_on_light_cells_only_jumps() {
    // h8 is dark, i8 light.
    let pair = position(
        "colour-halma 2",
        "turn: 1\n 8  . . . . . . . 1 1 . . . . . . .\n 1 . . . . . . . . . . . . . . . 2",
    );
    assert_eq!(targets(&pair, "h8"), "g7 g9 i7 i9");
    assert_eq!(targets(&pair, "i8"), "g8");
    let cell = |name| pair.board().cell(name).unwrap();
    assert_eq!(refusal(&pair, "h8-h9"), DarkOnlySteps(cell("h8")));
    assert_eq!(refusal(&pair, "h8-j8"), DarkOnlySteps(cell("h8")));
    assert_eq!(refusal(&pair, "i8-i9"), LightOnlyJumps(cell("i8")));
}

#[test]
fn colour_halma_a_move_that_stays_in_the_goal_is_free() {
    // o15 (dark) and p15 (light) in the goal of player 1.
    let inside = position(
        "colour-halma 2",
        "turn: 1
         15  . . . . . . . . . . . . . . 1 1
          8  1 . . . . . . . . . . . . . . .
          1  . . . . . . . . . . . . . . . 2",
    );
    assert_eq!(targets(&inside, "p15"), "n15 o14 o16 p14 p16");
    assert!(targets(&inside, "o15").contains("o14"));
}

#[test]
fn colour_halma_simple_ends_on_the_shade_it_began_on() {
    let lone = position(
        "colour-halma 2 movement=simple",
        "turn: 1\n 8  . . . . . . . 1 . . . . . . . .\n 1 . . . . . . . . . . . . . . . 2",
    );
    assert_eq!(targets(&lone, "h8"), "g7 g9 i7 i9");
    assert_eq!(refusal(&lone, "h8-h9"), OtherShade(lone.board().cell("h9").unwrap()));
}

#[test]
fn colour_halma_who_cannot_clear_loses_nothing() {
    // p15 is light, alone at home, and has nothing to jump.
    let stuck = position(
        "colour-halma 2",
        "turn: 2
         15  . . . . . . . . . . . . . . . 2
          9  . . . . . 1 . . . . . . . . . .
          8  . . . . . . . 2 . . . . . . . .",
    );
    assert_eq!(actions(&stuck), "h8-g7 h8-g9 h8-i7 h8-i9");
}

#[test]
fn super_halma_jumps_over_one_piece_exactly_in_the_middle() {
    let far = position(
        "super-halma 2",
        "turn: 1\n 8  . 1 . . 2 . . . . . . . . . . .\n 1 . . . . . . . . . . . . . . . 2",
    );
    assert!(targets(&far, "b8").contains("h8"));
    let crowded = position(
        "super-halma 2",
        "turn: 1\n 8  . 1 . . 2 . 2 . . . . . . . . .\n 1 . . . . . . . . . . . . . . . 2",
    );
    assert!(!targets(&crowded, "b8").contains("h8"));
}

#[test]
fn highscore_is_solved_in_the_opposite_yard() {
    let last = position(
        "highscore 1",
        "16 . . . . . . . . . . . . . . . 1\n11 . . . . . . . . . . . . . . . 1",
    );
    assert_eq!(ranks(&after(last, "p11-p12")), [1]);
}

#[test]
fn four_players_at_halma_go_round_clockwise() {
    let mut position = start("halma 4");
    for seat in [1, 2, 3, 4, 1] {
        assert_eq!(position.turn().number(), seat);
        let action = position.actions()[0];
        position.act(action).unwrap();
    }
}

#[test]
fn any_seat_can_begin() {
    assert_eq!(start("halma 4 first=3").turn().number(), 3);
}

#[test]
fn double_colour_halma_nine_and_ten_share_a_yard() {
    let corner = "
 5  1 2 . . . . . . . . . . . . . .
 4  2 1 2 . . . . . . . . . . . . .
 3  1 2 1 2 . . . . . . . . . . . .
 2  2 1 2 1 2 . . . . . . . . . . .
 1  1 2 1 2 1 . . . . . . . . . . .
";
    assert!(start("double-colour-halma 2").text().contains(corner));
    let ranks = "
 5  1 1 . . . . . . . . . . . . . .
 4  2 1 1 . . . . . . . . . . . . .
 3  2 2 1 1 . . . . . . . . . . . .
 2  2 2 2 1 1 . . . . . . . . . . .
 1  2 2 2 2 1 . . . . . . . . . . .
";
    assert!(start("double-colour-halma 2 layout=ranks").text().contains(ranks));
}

#[test]
fn double_colour_halma_each_colour_ends_where_its_partner_began() {
    // p16 is where blue (3) began: red (1) wins there, green (2) does not.
    let setup = |on_p16: char, on_p15: char| {
        format!(
            "turn: 1
             16  . . . . . . . . . . . . . . . {on_p16}
             14  . . . . . . . . . . . . . . . {on_p15}
              8  3 4 . . . . . . . . . . . . . ."
        )
    };
    let right = position("double-colour-halma 2", &setup('1', '2'));
    assert_eq!(ranks(&after(right, "p14-p15")), [1, 2]);
    let wrong = position("double-colour-halma 2", &setup('2', '1'));
    assert!(after(wrong, "p14-p15").outcome().is_none());
}

const BOTH: &str = "double-colour-halma 2";
const BOTH_BY_RULES_1: &str = "double-colour-halma 2 rules=1";

#[test]
fn double_colour_halma_clear_is_about_the_whole_yard() {
    // Player 2 has left home. The red piece on e1 must leave the yard, not only red's cells.
    let late = "turn: 1
         8  . . . . . . . 2 . 3 . 4 . . . .
         1  . . . . 1 . . . . . . . . . . .";
    let leaving = position(BOTH, late);
    assert_eq!(actions(&leaving), "e1-f1 e1-f2");
    assert_eq!(refusal(&leaving, "e1-d1"), MustLeaveHome);
    assert_eq!(actions(&position(BOTH_BY_RULES_1, late)), "e1-d1 e1-e2 e1-f1 e1-f2");
    // A green piece on red's corner cell is at home, too.
    let deep = "turn: 1
         8  . . . . . . . 1 . 3 . 4 . . . .
         1  2 . . . . . . . . . . . . . . .";
    assert_eq!(actions(&position(BOTH, deep)), "a1-a2 a1-b1 a1-b2");
    assert!(actions(&position(BOTH_BY_RULES_1, deep)).contains("h8-h9"));
}

#[test]
fn double_colour_halma_a_side_is_clear_when_nobody_is_left_in_its_yard() {
    // The blue piece stands in the yard of player 2, on a cell of yellow.
    let one_left = "turn: 1
         16  . . . . . . . . . . . . . . 3 .
          8  . . . . . . . 2 . . . 4 . . . .
          1  . . . . 1 . . . . . . . . . . .";
    assert!(actions(&position(BOTH, one_left)).contains("h8-h9"));
    assert_eq!(actions(&position(BOTH_BY_RULES_1, one_left)), "e1-d1 e1-e2 e1-f1 e1-f2");
}

#[test]
fn double_colour_halma_rule_6_is_about_the_whole_yard() {
    // Red on o12, a cell that green has to reach, and on p12, one of its own.
    let inside = |red: &str| {
        format!(
            "turn: 1
             12  . . . . . . . . . . . . . . {red}
              8  1 2 . . 3 4 . . . . . . . . . ."
        )
    };
    let other_cell = position(BOTH, &inside("1 ."));
    assert_eq!(targets(&other_cell, "o12"), "n13 o13 p12 p13");
    let o12 = other_cell.board().cell("o12").unwrap();
    assert_eq!(refusal(&other_cell, "o12-n12"), StaysInGoal(o12));
    assert_eq!(targets(&position(BOTH, &inside(". 1")), "p12"), "o12 o13 p13");
    let old = position(BOTH_BY_RULES_1, &inside("1 ."));
    assert_eq!(targets(&old, "o12"), "n11 n12 n13 o11 o13 p11 p12 p13");
    assert_eq!(targets(&position(BOTH_BY_RULES_1, &inside(". 1")), "p12"), "o13");
}

#[test]
fn double_colour_halma_a_yard_filled_in_the_wrong_order_may_be_left() {
    // The pieces on p15 and p16 would have to change places, and nothing can move inside.
    let full = "turn: 1
         16  . . . . . . . . . . . 1 2 1 2 2
         15  . . . . . . . . . . . 2 1 2 1 1
         14  . . . . . . . . . . . . 2 1 2 1
         13  . . . . . . . . . . . . . 2 1 2
         12  . . . . . . . . . . . . . . 2 1
          8  3 4 . . . . . . . . . . . . . .";
    let wrong = position(BOTH, full);
    assert!(wrong.outcome().is_none());
    assert!(actions(&wrong).contains("l16-k16"), "{}", actions(&wrong));
    assert_eq!(actions(&position(BOTH_BY_RULES_1, full)), "pass");
}

#[test]
fn meeting_point_is_solved_on_the_figure() {
    let last = position(
        "meeting-point 1",
        "10  . . . . . . 1 1 1 . . . . . . .
          9  . . . . . . 1 1 1 . . . . . . .
          8  . . . 1 . 1 1 1 1 1 1 . . . . .
          7  . . . . . . 1 1 1 . . . . . . .
          6  . . . . . . 1 1 1 . . . . . . .",
    );
    assert_eq!(ranks(&after(last, "d8-e8")), [1]);
}
