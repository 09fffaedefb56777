//! Top Secret: placing in the middle, leaving over the edge.

use super::*;
use spielhof_rules::Refusal::*;

/// All 36 pieces in the middle, placed row by row.
fn full_middle() -> Position {
    let cells = (6..=11).flat_map(|row| ('f'..='k').map(move |column| format!("@{column}{row}")));
    after(start("top-secret 2"), &cells.collect::<Vec<_>>().join(" "))
}

#[test]
fn seats_place_in_turn_until_the_middle_is_full() {
    let begun = after(start("top-secret 2"), "@f6");
    let cell = |name| begun.board().cell(name).unwrap();
    assert_eq!(begun.turn().number(), 2);
    assert_eq!(begun.actions().len(), 35);
    assert_eq!(refusal(&begun, "@f6"), Occupied(cell("f6")));
    assert_eq!(refusal(&begun, "@e6"), OutsideMiddle(cell("e6")));
    assert_eq!(refusal(&begun, "@k12"), OutsideMiddle(cell("k12")));
    assert_eq!(refusal(&begun, "f6-f5"), PlaceFirst);
    assert_eq!(refusal(&begun, "f6-off"), PlaceFirst);
    assert_eq!(start("top-secret 2 first=2").turn().number(), 2);
}

#[test]
fn once_the_middle_is_full_pieces_move() {
    let full = full_middle();
    assert_eq!(full.turn().number(), 1);
    assert_eq!(refusal(&full, "@f6"), AllPlaced);
    // The tables count from the start and never come so far; these figures are from the
    // same independent program.
    assert_eq!([1, 2, 3].map(|depth| full.perft(depth)), [68, 4862, 421_222]);
}

#[test]
fn pieces_step_and_jump_as_in_halma() {
    let inside = position(
        "top-secret 2",
        "turn: 1
         9 . . . . . . . . 1 . . . . . . .
         8 . . . . . 2 . 2 . . . . . . . .
         7 . . . . 1 . . . . . . . . . . .",
    );
    let cell = |name| inside.board().cell(name).unwrap();
    assert_eq!(targets(&inside, "e7"), "d6 d7 d8 e6 e8 f6 f7 g9 i7");
    assert_eq!(targets(&inside, "i9"), "e9 g7 h10 h9 i10 i8 j10 j8 j9");
    assert_eq!(refusal(&inside, "e7-g8"), NoStepOrChain { from: cell("e7"), to: cell("g8") });
    assert_eq!(refusal(&inside, "e7-f8"), Occupied(cell("f8")));
    assert_eq!(refusal(&inside, "f8-f9"), NotYours(cell("f8")));
    assert_eq!(refusal(&inside, "a1-a2"), NoPiece(cell("a1")));
    assert_eq!(refusal(&inside, "e7-e7"), NoMove);
    assert_eq!(refusal(&inside, "pass"), CannotPass);
    assert!(inside.read("e7-g9-i7").is_ok());
    assert_eq!(inside.read("e7-i9-i7"), Err(ReadError::NotThisWay));
}

#[test]
fn a_step_leads_over_the_edge() {
    let edge = position(
        "top-secret 2",
        "turn: 1
         16 . . . . . . . 1 . . . . . . . .
         15 . . . . . . . . . . . . . . . 1
          2 . 1 . . . . . . . . . . . . 2 .",
    );
    let cell = |name| edge.board().cell(name).unwrap();
    assert_eq!(targets(&edge, "h16"), "g15 g16 h15 i15 i16 off");
    assert_eq!(targets(&edge, "p15"), "o14 o15 o16 off p14 p16");
    // One step is not enough from here.
    assert_eq!(refusal(&edge, "b2-off"), NoWayOff(cell("b2")));
    assert_eq!(refusal(&edge, "o2-off"), NotYours(cell("o2")));
    assert_eq!(refusal(&edge, "c2-off"), NoPiece(cell("c2")));
    let left = after(edge, "h16-off");
    assert!(left.at(left.board().cell("h16").unwrap()).is_none());
    assert_eq!(left.turn().number(), 2);
}

#[test]
fn a_jump_over_a_piece_on_the_edge_leads_over_it() {
    let before = position(
        "top-secret 2",
        "turn: 1
         10 2 . . . . . . . . . . . . . . .
          9 . 1 . . . . . . . . . . . . . .
          3 . . . . . . . . . . 1 . . . . .
          2 . . . . . . . . . . 2 . . . . .
          1 . . . . . . . . . . . . . . . .",
    );
    let cell = |name| before.board().cell(name).unwrap();
    // Diagonally, straight behind a10 there is nothing; behind k2 there is k1.
    assert_eq!(targets(&before, "b9"), "a8 a9 b10 b8 c10 c8 c9 off");
    assert_eq!(refusal(&before, "k3-off"), NoWayOff(cell("k3")));
    // The piece jumped over stays.
    let left = after(before, "b9-off");
    assert!(left.at(left.board().cell("a10").unwrap()).is_some());
    assert!(left.at(left.board().cell("b9").unwrap()).is_none());
}

#[test]
fn a_chain_may_end_over_the_edge_and_its_way_is_shown() {
    let chain = position(
        "top-secret 2",
        "turn: 1
         8 . . . . . 1 . . . . . . . . . .
         7 . . . . 2 . . . . . . . . . . .
         5 . . 1 . . . . . . . . . . . . .
         4 2 . . . . . . . . . . . . . . .",
    );
    // Over e7 to d6, over c5 to b4, over a4 and out: a step follows no jump, but a jump may.
    let action = chain.read("f8-off").unwrap();
    let way = chain.way(action).unwrap();
    let names: Vec<&str> = way.cells.iter().map(|&cell| chain.board().name(cell)).collect();
    assert_eq!(names, ["f8", "d6", "b4"]);
    // A chain that lands on the edge goes no further by a step.
    let landing = position(
        "top-secret 2",
        "turn: 1
         8 . . 1 . . . . . . . . . . . . .
         7 . 2 . . . . . . . . . . . . . .",
    );
    assert!(targets(&landing, "c8").starts_with("a6 "));
    assert!(!targets(&landing, "c8").contains("off"));
}

#[test]
fn the_first_with_all_pieces_off_wins() {
    let last = position(
        "top-secret 2",
        "turn: 1
         16 . . . . . . . 1 . . . . . . . .
          8 . . . . . . . 2 . . . . . . . .",
    );
    assert_eq!(ended(&after(last, "h16-off")), (vec![1, 2], Some(Reason::AllOff)));
}

#[test]
fn a_seat_that_cannot_move_passes() {
    // Every neighbour is held, and every cell behind one.
    let stuck = position(
        "top-secret 2",
        "turn: 1
         12 . . . . . . 2 . 2 . 2 . . . . .
         11 . . . . . . . 2 2 2 . . . . . .
         10 . . . . . . 2 2 1 2 2 . . . . .
          9 . . . . . . . 2 2 2 . . . . . .
          8 . . . . . . 2 . 2 . 2 . . . . .",
    );
    assert_eq!(actions(&stuck), "pass");
    assert_eq!(after(stuck, "pass").turn().number(), 2);
}

#[test]
fn if_it_must_be_broken_off_more_pieces_off_count() {
    let ahead = position("top-secret 2", "turn: 1\n8 1 2 2 . . . . . . . . . . . . .");
    assert_eq!(ahead.measure().ranks(), [1, 2]);
    assert_eq!(start("top-secret 2").measure().ranks(), [1, 1]);
}
