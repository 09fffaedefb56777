//! Rakado, clause by clause.

use super::*;
use spielhof_rules::Refusal::*;
use spielhof_rules::ToAct;

/// A position on the square board, a row for each line.
fn square(options: &str, fields: &str, rows: &str) -> Position {
    position(&format!("rakado 2 {options}"), &format!("{fields}\n{rows}"))
}

fn cell(position: &Position, name: &str) -> board::Cell {
    position.board().cell(name).unwrap()
}

#[test]
fn rule_1_two_base_rows_of_sixteen_on_the_square() {
    let text = start("rakado 2").text();
    let full = |mark: &str| vec![mark; 16].join(" ");
    assert!(text.starts_with("turn: 1\nstage: roll\n"));
    assert!(text.contains(&format!("16  {}\n", full("2"))));
    assert!(text.contains(&format!(" 1  {}\n", full("1"))));
    assert_eq!(start("rakado 2").pieces().len(), 32);
}

#[test]
fn rule_1_yards_of_fifteen_on_the_star_and_three_play_there() {
    let two = start("rakado 2 board=star");
    assert_eq!((two.board().id().name(), two.pieces().len()), ("star", 30));
    let three = start("rakado 3");
    assert_eq!((three.board().id().name(), three.pieces().len()), ("star", 45));
    assert!(!three.game().options().iter().any(|(name, _)| *name == "board"));
}

#[test]
fn rule_2_exactly_as_far_as_the_die_shows_straight_ahead() {
    let lone = square("", "turn: 1\nstage: move\ndie: 4", "5 . . 1 . . . . . . . . . . . . .");
    assert_eq!(actions(&lone), "c5-c9");
    for wrong in ["c8", "c10", "c1", "g5", "g9"] {
        let to = cell(&lone, wrong);
        assert_eq!(refusal(&lone, &format!("c5-{wrong}")), NotThatFar { die: 4, to });
    }
    // The way may be shown cell by cell.
    assert!(lone.read("c5-c6-c7-c8-c9").is_ok());
    assert_eq!(lone.read("c5-c7-c9"), Err(ReadError::NotThisWay));
    let down = square("", "turn: 2\nstage: move\ndie: 4", "9 . . 2 . . . . . . . . . . . . .");
    assert_eq!(actions(&down), "c9-c5");
}

#[test]
fn rule_2_without_jumping() {
    let barred = square(
        "",
        "turn: 1\nstage: move\ndie: 3",
        "9 . . . . 1 . . . . . . . . . . .
         8 . . 2 . . . . . . . . . . . . .
         6 . . 1 . 1 . . . . . . . . . . .",
    );
    assert_eq!(actions(&barred), "e9-e12");
    assert_eq!(refusal(&barred, "c6-c9"), PieceInTheWay(cell(&barred, "c8")));
    assert_eq!(refusal(&barred, "e6-e9"), Occupied(cell(&barred, "e9")));
    assert_eq!(refusal(&barred, "c8-c5"), NotYours(cell(&barred, "c8")));
    assert_eq!(refusal(&barred, "d6-d9"), NoPiece(cell(&barred, "d6")));
}

#[test]
fn rule_2_who_can_move_must_and_who_cannot_passes() {
    let rolled = after(start("rakado 2"), "d3");
    assert_eq!(rolled.actions().len(), 16);
    assert_eq!(refusal(&rolled, "pass"), CannotPass);
    assert_eq!(refusal(&rolled, "d3"), NoRollNow);
    assert_eq!(refusal(&start("rakado 2"), "c1-c4"), RollFirst);
    assert_eq!(refusal(&start("rakado 2"), "d7"), NoSuchRoll);
    let near = "14 . 1 . . . . . . . . . . . . . .";
    let too_far = square("", "turn: 1\nstage: move\ndie: 3", near);
    assert_eq!(actions(&too_far), "pass");
    assert_eq!(after(too_far, "pass").turn().number(), 2);
}

#[test]
fn rule_2_on_the_star_along_the_two_lines_towards_the_goal() {
    let south =
        position("rakado 2 board=star", "turn: 1\nstage: move\ndie: 2\ni . . . . 1 . . . .");
    assert_eq!(targets(&south, "i5"), "k5 k7");
    let north_west = position("rakado 3", "turn: 2\nstage: move\ndie: 2\ni . . . . 2 . . . .");
    assert_eq!(targets(&north_west, "i5"), "g7 i7");
    let north_east = position("rakado 3", "turn: 3\nstage: move\ndie: 2\ni . . . . 3 . . . .");
    assert_eq!(targets(&north_east, "i5"), "g5 i3");
}

#[test]
fn rule_2_forward_is_also_diagonally_ahead_and_takes_there() {
    let rows = "7 . . 2 . . . . . . . . . . . . .
                5 . . . . 1 . . . . . . . . . . .";
    let forward = square("directions=forward", "turn: 1\nstage: move\ndie: 2", rows);
    assert_eq!(actions(&forward), "e5-c7");
    // With a three the enemy stands in the way to the left.
    let free = square("directions=forward", "turn: 1\nstage: move\ndie: 3", rows);
    assert_eq!(actions(&free), "e5-e8 e5-h8");
}

#[test]
fn rule_3_a_six_rolls_again_used_or_not() {
    let used = after(start("rakado 2"), "d6 c1-c7");
    assert_eq!((used.turn().number(), used.to_act()), (1, ToAct::Chance));
    assert!(!used.begins_turn());
    let again = after(used, "d2 d1-d3");
    assert_eq!((again.turn().number(), again.begins_turn()), (2, true));
    let near = "14 . 1 . . . . . . . . . . . . . .";
    let unused = after(square("", "turn: 1", near), "d6 pass");
    assert_eq!((unused.turn().number(), unused.to_act()), (1, ToAct::Chance));
}

/// A piece that can take straight ahead, one diagonally and one sideways, with a three.
const THREE_WAYS: &str = "
    8 . . 2 . . . . . . . . . . . . .
    5 . . 1 . . 2 . . . . . . 1 . . .
    2 . . . . . . . . . 1 . . . . . .";

#[test]
fn rule_4_an_enemy_at_the_end_of_the_way_is_taken_off() {
    let before = square("", "turn: 1\nstage: move\ndie: 3", THREE_WAYS);
    let taken = after(before, "c5-c8");
    assert_eq!(taken.pieces().len(), 4);
    assert!(taken.text().contains(" 8  . . 1 ."));
}

#[test]
fn rule_4_wide_captures_go_diagonally_ahead_and_sideways_too() {
    let rows = "
        8 . . . . . . . . . . . . 2 . . .
        5 . . 1 . . 2 . . . . . . . . . .
        2 . . . . . . . . . 1 . . . . . .";
    let fields = "turn: 1\nstage: move\ndie: 3";
    let ahead = square("", fields, rows);
    assert_eq!(actions(&ahead), "c5-c8 j2-j5");
    let wide = square("captures=wide", fields, rows);
    assert_eq!(actions(&wide), "c5-f5");
    assert_eq!(refusal(&wide, "j2-m5"), OnlyToTake(cell(&wide, "m5")));
    let diagonal = square(
        "captures=wide",
        fields,
        "8 . . . . . . . . . . . . 2 . . .
         5 . . . . . . . . . 1 . . . . . .",
    );
    assert_eq!(actions(&diagonal), "j5-m8");
}

#[test]
fn rule_4_wide_captures_on_the_star_go_along_the_line_across() {
    let row = "turn: 1\nstage: move\ndie: 2\ni . . . . 1 . 2 . .";
    assert_eq!(actions(&position("rakado 2 board=star", row)), "i5-k5 i5-k7");
    assert_eq!(actions(&position("rakado 2 board=star captures=wide", row)), "i5-i7");
}

#[test]
fn rule_5_who_can_take_must_and_one_capture_will_do() {
    let rows = "
        8 . . 2 . 2 . . . . . . . . . . .
        5 . . 1 . 1 . 1 . . . . . . . . .";
    let both = square("", "turn: 1\nstage: move\ndie: 3", rows);
    assert_eq!(actions(&both), "c5-c8 e5-e8");
    assert_eq!(refusal(&both, "g5-g8"), MustTake);
    assert_eq!(refusal(&both, "huff-c5"), NotInThisGame);
}

/// Two that can take with a three, and one that cannot.
fn two_takers(die: u8) -> Position {
    let rows = "
        8 . . 2 . 2 . . . . . . . . . . .
        5 . . 1 . 1 . 1 . . . . . . . . .";
    square("missed=huffed", &format!("turn: 1\nstage: move\ndie: {die}"), rows)
}

#[test]
fn rule_5_an_overlooked_capture_is_huffed_by_the_next_seat_before_its_roll() {
    let overlooked = after(two_takers(3), "g5-g8");
    assert_eq!((overlooked.turn().number(), overlooked.begins_turn()), (2, true));
    assert_eq!(actions(&overlooked), "huff-c5 huff-e5");
    assert_eq!(refusal(&overlooked, "d3"), HuffFirst);
    assert_eq!(refusal(&overlooked, "pass"), HuffFirst);
    assert_eq!(refusal(&overlooked, "huff-g8"), NotOverlooked(cell(&overlooked, "g8")));
    assert_eq!(refusal(&overlooked, "huff-a1"), NoPiece(cell(&overlooked, "a1")));
    let huffed = after(overlooked, "huff-c5");
    // Only one is taken off, and the same turn goes on with the roll.
    assert_eq!(huffed.pieces().len(), 4);
    assert_eq!((huffed.turn().number(), huffed.to_act()), (2, ToAct::Chance));
    assert!(!huffed.begins_turn());
}

#[test]
fn rule_5_who_takes_one_has_overlooked_nothing() {
    let taken = after(two_takers(3), "c5-c8");
    assert_eq!((taken.turn().number(), taken.to_act()), (2, ToAct::Chance));
}

#[test]
fn rule_5_a_piece_does_not_get_away_by_moving() {
    let rows = "
        8 . . 2 . . . . . . . . . . . . .
        5 . . 1 . . . . . . . . . . . . .
        2 . . 1 . . . . . . . . . . . . .";
    // With directions=forward the piece that could take can go somewhere else itself.
    let fields = "turn: 1\nstage: move\ndie: 3";
    let away = after(square("missed=huffed directions=forward", fields, rows), "c5-f8");
    assert_eq!(actions(&away), "huff-f8");
}

#[test]
fn rule_5_after_a_six_the_huffing_waits_for_the_end_of_the_turn() {
    let rows = "
        11 . . 2 . . . . . . . . . . . . .
         8 . . . . 2 . . . . . . . . . . .
         5 . . 1 . 1 . 1 . . . . . . . . .";
    let six = square("missed=huffed", "turn: 1\nstage: move\ndie: 6", rows);
    let rolled_six = after(six, "g5-g11");
    assert_eq!(rolled_six.turn().number(), 1);
    assert!(rolled_six.text().contains("stage: roll-on\noverlooked: c5\n"));
    // The piece is followed when it moves on,
    let moved = after(rolled_six.clone(), "d1 c5-c6");
    assert_eq!(actions(&moved), "huff-c6");
    // what is taken later in the turn excuses nothing,
    let took = after(rolled_six.clone(), "d3 e5-e8");
    assert_eq!(actions(&took), "huff-c5");
    // and what is overlooked later replaces it.
    let newer = after(rolled_six, "d3 g11-g14");
    assert_eq!(actions(&newer), "huff-e5");
}

#[test]
fn rule_6_the_goal_is_reached_by_exact_roll() {
    let near = "14 . 1 . . . . . . . . . . . . . .
                 9 . . . . 2 . . . . . . . . . . .";
    let roll = square("", "turn: 1", near);
    assert_eq!(actions(&after(roll.clone(), "d2")), "b14-b16");
    assert_eq!(actions(&after(roll, "d3")), "pass");
}

#[test]
fn rule_6_who_has_arrived_neither_takes_nor_is_taken() {
    let rows = "
        16 . . 1 . . . . . . . . . . . . .
         3 . . . . 2 . . . . . . . . . . .
         1 . . . . 2 . . . . . . . . . . .";
    let arrived = square("captures=wide", "turn: 2\nstage: move\ndie: 2", rows);
    assert_eq!(refusal(&arrived, "e3-e1"), Occupied(cell(&arrived, "e1")));
    let safe = square(
        "captures=wide",
        "turn: 1\nstage: move\ndie: 2",
        "16 . . 1 . 2 . . . . . . . . . . .
          1 . . . . 2 . 1 . . . . . . . . .",
    );
    assert_eq!(refusal(&safe, "c16-e16"), TakesNoMore(cell(&safe, "c16")));
    assert_eq!(refusal(&safe, "g1-e1"), SafeInGoal(cell(&safe, "e1")));
}

#[test]
fn rule_6_who_has_arrived_may_move_on_inside_the_goal() {
    let inside = position(
        "rakado 2 board=star",
        "turn: 1\nstage: move\ndie: 2\nm . . . . . . 1 . . . . . .",
    );
    assert_eq!(targets(&inside, "m7"), "o1 o3");
}

#[test]
fn rule_7_most_in_the_goal_win_when_nobody_could_move_with_any_roll() {
    let last = square(
        "",
        "turn: 1\nstage: move\ndie: 1",
        "16 1 . . . . . . . . . . . . . . .
         15 . 1 . . . . . . . . . . . . . .
          1 . . . . 2 . . . . . . . . . . .",
    );
    assert_eq!(ended(&after(last, "b15-b16")), (vec![1, 2], Some(Reason::NobodyMoves)));
    // One that only waits for its roll keeps the game going.
    let waits = square("", "turn: 1\nstage: move\ndie: 5", "15 . 1 . . . . . . . . . . . . . .");
    assert!(after(waits, "pass").outcome().is_none());
    let shared = position("rakado 3", "q 1\ne 3 . . . . . . . . . . . 2");
    assert_eq!(ranks(&shared), [1, 1, 1]);
}

#[test]
fn rule_7_nobody_is_spared_by_the_end_of_the_game() {
    // A column of enemies of which none can move; the piece beside its end could take, but
    // goes into the goal instead.
    let column = |row: u8| {
        let beside = if row == 15 { "1" } else { "." };
        format!("{row} . {beside} 2 . . . . . . . . . . . . .\n")
    };
    let rows: String = (1..=16).map(column).collect();
    let fields = "turn: 1\nstage: move\ndie: 1";
    let due = after(square("missed=huffed captures=wide", fields, &rows), "b15-b16");
    assert_eq!(actions(&due), "huff-b16");
    assert_eq!(ranks(&after(due, "huff-b16")), [2, 1]);
}
