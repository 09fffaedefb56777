//! Gobang and Tippy: games of placing.

use super::*;
use spielhof_rules::Refusal::*;

#[test]
fn gobang_pieces_are_placed_in_turn_on_any_free_cell() {
    let begun = after(start("gobang 3"), "@h8");
    assert_eq!(begun.turn().number(), 2);
    let cell = |name| begun.board().cell(name).unwrap();
    assert_eq!(refusal(&begun, "@h8"), Occupied(cell("h8")));
    assert_eq!(refusal(&begun, "h8-h9"), PlaceFirst);
    assert_eq!(begun.actions().len(), 255);
}

#[test]
fn gobang_five_in_an_unbroken_row_column_or_diagonal_win() {
    let row = position("gobang 2", "turn: 1\n8 . . 1 1 . 1 1 . . . . . . . . .");
    assert_eq!(ended(&after(row, "@e8")), (vec![1, 2], Some(Reason::Line)));
    let diagonal = position(
        "gobang 2",
        "turn: 1
         8 . . . . 1 . . . . . . . . . . .
         7 . . . . . 1 . . . . . . . . . .
         6 . . . . . . 1 . . . . . . . . .
         5 . . . . . . . 1 . . . . . . . .",
    );
    assert_eq!(ranks(&after(diagonal.clone(), "@i4")), [1, 2]);
    assert!(after(diagonal, "@j3").outcome().is_none());
}

/// Twelve each, none in a row of five.
const ALL_PLACED: &str = "turn: 1
    8 1 . 1 . 1 . 1 . 2 . 2 . 2 . 2 .
    6 1 . 1 . 1 . 1 . 2 . 2 . 2 . 2 .
    4 1 . 1 . 1 . 1 . 2 . 2 . 2 . 2 .";

#[test]
fn gobang_when_all_are_placed_a_turn_moves_one_own_piece_one_cell() {
    let placed = position("gobang 2", ALL_PLACED);
    let cell = |name| placed.board().cell(name).unwrap();
    assert_eq!(refusal(&placed, "@h1"), AllPlaced);
    assert_eq!(targets(&placed, "a8"), "a7 a9 b7 b8 b9");
    assert_eq!(refusal(&placed, "i8-i9"), NotYours(cell("i8")));
    assert_eq!(refusal(&placed, "a8-a10"), OnlySteps { from: cell("a8"), to: cell("a10") });
    assert_eq!(refusal(&placed, "pass"), CannotPass);
}

#[test]
fn gobang_a_team_shares_a_colour_and_either_moves_any_of_it() {
    let team = position("gobang 4 teams=two", &ALL_PLACED.replace("turn: 1", "turn: 3"));
    assert!(targets(&team, "a8").contains("a9"));
    let begun = after(start("gobang 4 teams=two"), "@a1 @a16 @b1");
    assert_eq!(begun.text().matches(" 1 1").count(), 1);
}

#[test]
fn tippy_an_enemy_between_four_of_yours_is_taken() {
    let before = position(
        "tippy 2",
        "turn: 1
         9 . . . . . . . 1 . . . . . . . .
         8 . . . . . . 1 2 . . . . . . . .
         7 . . . . . . . 1 . . . . . . . .",
    );
    let taken = after(before, "@i8");
    assert!(taken.at(taken.board().cell("h8").unwrap()).is_none());
    assert!(taken.text().contains("taken-by-1: 0 1"));
    // The place is free again, and a piece placed into the hole is not taken for that.
    let again = after(taken, "@h8");
    assert!(again.at(again.board().cell("h8").unwrap()).is_some());
}

#[test]
fn tippy_a_piece_on_the_edge_is_safe() {
    let edge = position(
        "tippy 2",
        "turn: 1
         9 1 . . . . . . . . . . . . . . .
         8 2 1 . . . . . . . . . . . . . .",
    );
    let edge = after(edge, "@a7");
    assert!(edge.at(edge.board().cell("a8").unwrap()).is_some());
}

#[test]
fn tippy_ends_when_all_are_placed_and_the_best_balance_wins() {
    let picture = "turn: 3\ntaken-by-1: 0 2 0\ntaken-by-3: 1 0 0
        16 1 1 1 1 1 1 1 1 1 1 1 1 1 1 . .
        14 2 2 2 2 2 2 2 2 2 2 2 2 2 . . .
        12 3 3 3 3 3 3 3 3 3 3 3 3 3 3 . .";
    let last = position("tippy 3", picture);
    // Seat 1 won two and lost one, seat 3 won one, seat 2 lost two.
    assert_eq!(ended(&after(last, "@p1")), (vec![1, 3, 1], Some(Reason::AllPlaced)));
}

#[test]
fn tippy_can_be_played_on_the_points() {
    assert_eq!(start("tippy 2 board=points").actions().len(), 289);
}
