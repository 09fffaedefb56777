//! Dutch Halma and Le Zug: armies that only go forward.

use super::*;
use spielhof_rules::Refusal::*;

#[test]
fn dutch_halma_pieces_go_one_cell_straight_ahead() {
    let start = start("dutch-halma 2");
    assert_eq!(start.pieces().len(), 36);
    assert_eq!(actions(&start), "a2-a3 b2-b3 c2-c3 d2-d3 e2-e3 f2-f3 g2-g3 h2-h3 i2-i3");
    let cell = |name| start.board().cell(name).unwrap();
    assert_eq!(refusal(&start, "a1-a2"), Occupied(cell("a2")));
    assert_eq!(refusal(&start, "a8-a7"), NotYours(cell("a8")));
    assert_eq!(refusal(&start, "a2-b3"), NoStepOrChain { from: cell("a2"), to: cell("b3") });
}

#[test]
fn dutch_halma_a_hook_passes_an_enemy_diagonally_ahead_and_may_go_on() {
    let hooks = position(
        "dutch-halma 2",
        "turn: 1
         8 . . . . 2 . . . .
         7 . . . . . . . . .
         6 . . . . 2 . . . .
         5 . . . . . . . . .
         4 . . . . 2 . . . .
         3 . . . 1 . . . . .",
    );
    // d3 past e4 to e5; from there d6 and f6 are free of enemies, so it ends.
    assert_eq!(targets(&hooks, "d3"), "d4 e5");
    let chain = position(
        "dutch-halma 2",
        "turn: 1
         6 . . . 2 . . . . .
         4 . . . . 2 . . . .
         3 . . . 1 . . . . .",
    );
    assert_eq!(targets(&chain, "d3"), "d4 d7 e5");
    assert!(chain.read("d3-e5-d7").is_ok());
    // Not past an own piece.
    let own = position(
        "dutch-halma 2",
        "turn: 1\n4 . . . . 1 . . . .\n3 . . . 1 . . . . .\n9 2 . . . . . . . .",
    );
    assert_eq!(targets(&own, "d3"), "d4");
}

#[test]
fn dutch_halma_is_won_in_the_opponents_two_rows() {
    let last = position(
        "dutch-halma 2",
        "turn: 1
         9 1 1 1 1 1 1 1 1 1
         8 1 1 1 1 . 1 1 1 1
         7 . . . . 1 . . . .
         3 2 . . . . . . . .",
    );
    assert_eq!(ended(&after(last, "e7-e8")), (vec![1, 2], Some(Reason::Arrived)));
}

#[test]
fn le_zug_one_point_diagonally_ahead_or_jumps_and_then_a_step() {
    let lone = position(
        "le-zug 2",
        "turn: 1\n5 . . . . 1 . . . . . . . . . . . .\n9 2 . . . . . . . . . . . . . . . .",
    );
    assert_eq!(targets(&lone, "e5"), "d6 f6");
    let jump = position(
        "le-zug 2",
        "turn: 1
         9 2 . . . . . . . . . . . . . . . .
         6 . . . . . 1 . . . . . . . . . . .
         5 . . . . 1 . . . . . . . . . . . .",
    );
    // e5 over f6 to g7, and from there a step to f8 or h8.
    assert_eq!(targets(&jump, "e5"), "d6 f8 g7 h8");
    assert!(jump.read("e5-g7-h8").is_ok());
    assert_eq!(jump.read("e5-d6-f8"), Err(ReadError::NotThisWay));
}

#[test]
fn le_zug_a_guarded_station_may_not_be_touched_even_within_a_chain() {
    let picture = |guard: &str| {
        format!(
            "turn: 1
             17 {guard} . . . . . . . . . . . . . . . .
             13 . . . . 1 . . . . . . . . . . . .
              9 . . . . . . . . 2 . . . . . . . ."
        )
    };
    let guarded = position("le-zug 2", &picture("2"));
    let cell = |name| guarded.board().cell(name).unwrap();
    assert_eq!(actions(&guarded), "pass");
    assert_eq!(refusal(&guarded, "e13-d14"), StationGuarded(cell("d14")));
    assert_eq!(targets(&position("le-zug 2", &picture(".")), "e13"), "d14 f14");
}

#[test]
fn le_zug_is_won_with_the_back_row_and_three_before_it() {
    let last = position(
        "le-zug 2",
        "turn: 1
         17 1 . 1 . 1 . 1 . 1 . 1 . 1 . 1 . 1
         16 . 1 . 1 . . . . . . . . . . . . .
         15 . . . . 1 . . . . . . . . . . . .
          9 . . . . . . . . 2 . . . . . . . .",
    );
    assert_eq!(ended(&after(last, "e15-f16")), (vec![1, 2], Some(Reason::Arrived)));
}
