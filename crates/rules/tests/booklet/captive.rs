//! Gefangen 2: jumping out of the full hexagon.

use super::*;
use spielhof_rules::Refusal::*;

#[test]
fn sixty_pieces_fill_the_hexagon_but_for_the_middle() {
    let start = start("captive-2 2");
    assert_eq!(start.pieces().len(), 60);
    assert!(start.at(start.board().cell("i5").unwrap()).is_none());
    assert_eq!(start.actions().len(), 48);
}

#[test]
fn a_turn_takes_every_piece_jumped_over_and_the_jumper_leaves_the_game() {
    let lone = position(
        "captive-2 2",
        "turn: 1\n f . . . . . o . . . . . .\n e . . . . . o . . . . . . .",
    );
    // f6 jumps over e6 to d1, outside.
    let left = after(lone, "f6-d1");
    assert_eq!(left.text().lines().nth(1), Some("taken: 1 0"));
    assert_eq!(ended(&left), (vec![1, 2], Some(Reason::NoWayOut)));
}

#[test]
fn option_the_jumper_counts_for_its_player() {
    let lone = position(
        "captive-2 2 jumper=counts",
        "turn: 1\n f . . . . . o . . . . . .\n e . . . . . o . . . . . . .",
    );
    assert_eq!(after(lone, "f6-d1").text().lines().nth(1), Some("taken: 2 0"));
}

#[test]
fn each_hop_is_an_action_and_the_turn_goes_on_with_the_same_piece() {
    let two_hops = position(
        "captive-2 2",
        "turn: 1
         h     . . . . o . . . . .
         g    . . . . o . . . . . .
         f   . . . . . . . o . . . .
         e  . . . . . o . o . . . . .",
    );
    // h5 over g5 to f5, still inside; then over e6 to d2, outside.
    let hopped = after(two_hops, "h5-f5");
    assert_eq!(hopped.turn().number(), 1);
    let cell = |name| hopped.board().cell(name).unwrap();
    assert_eq!(refusal(&hopped, "f8-d3"), SamePieceGoesOn(cell("f5")));
    assert_eq!(actions(&hopped), "f5-d2");
    assert_eq!(after(hopped, "f5-d2").turn().number(), 2);
}

#[test]
fn a_hop_that_leaves_no_way_out_is_not_allowed() {
    let inner = position(
        "captive-2 2",
        "turn: 1
         i      . . . . o o . . .
         f   . . . . . o . . . . . .
         e  . . . . . o . . . . . . .",
    );
    let cell = |name| inner.board().cell(name).unwrap();
    assert_eq!(refusal(&inner, "i5-i7"), NoWayOut(cell("i7")));
    assert_eq!(refusal(&inner, "i5-i3"), NoHop { from: cell("i5"), to: cell("i3") });
    assert_eq!(refusal(&inner, "i5-i6"), Occupied(cell("i6")));
    assert_eq!(refusal(&inner, "pass"), CannotPass);
}

#[test]
fn without_an_exit_most_pieces_win_and_equals_share() {
    let none = position("captive-2 3", "turn: 1\ntaken: 5 9 5\n i . . . . o . . . .");
    assert_eq!(ended(&none), (vec![2, 1, 2], Some(Reason::NoWayOut)));
}
