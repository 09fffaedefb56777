//! Treffhalma: the marked piece, drawn as `A` and `B`.

use super::*;
use spielhof_rules::{Effect, Piece, Place};

/// Player 1 has 18 pieces and a gap in the goal; the marked one and the last one wait.
fn last_moves(on_p16: char, before: char) -> String {
    format!(
        "turn: 1
         16  . . . . . . . . . . . . . . . {on_p16}
         13  . . . . . . . . . . . . . . 1 1
         11  . . . . . . . . . . . . . . . {before}
          8  B . . . . . . . . . . . . . . ."
    )
}

#[test]
fn the_piece_on_the_corner_cell_is_marked() {
    let corner = "
 5  1 1 . . . . . . . . . . . . . .
 4  1 1 1 . . . . . . . . . . . . .
 3  1 1 1 1 . . . . . . . . . . . .
 2  1 1 1 1 1 . . . . . . . . . . .
 1  A 1 1 1 1 . . . . . . . . . . .
";
    let start = start("marked-halma 2");
    assert!(start.text().contains(corner), "{}", start.text());
    let four = game("marked-halma 4").start().text();
    assert!(four.contains("16  B ") && four.contains(" C\n") && four.contains(" D\n"), "{four}");
    assert_eq!(game("marked-halma 1").start().pieces().len(), 19);
}

#[test]
fn the_marked_piece_must_end_on_the_corner_opposite() {
    let right = position("marked-halma 2", &last_moves('A', '1'));
    assert_eq!(ranks(&after(right, "p11-p12")), [1, 2]);
    let wrong = position("marked-halma 2", &last_moves('1', 'A'));
    assert!(
        after(wrong, "p11-p12").outcome().is_none(),
        "all are in, the mark is not in its corner"
    );
}

#[test]
fn a_full_goal_without_the_mark_in_its_corner_may_be_left_again() {
    let full = position(
        "marked-halma 2",
        "turn: 1
         16  . . . . . . . . . . . 1 1 1 1 1
         15  . . . . . . . . . . . 1 1 1 1 1
         14  . . . . . . . . . . . . 1 1 1 1
         13  . . . . . . . . . . . . . 1 1 1
         12  . . . . . . . . . . . . . . 1 A
          8  B . . . . . . . . . . . . . . .",
    );
    assert_eq!(targets(&full, "p12"), "n12 o11 p11");
}

#[test]
fn a_complete_colour_without_the_mark_in_its_corner_stays_while_it_can_move_in_the_goal() {
    let complete = |setting| after(position(setting, &last_moves('1', 'A')), "p11-p12 a8-a9");
    let stays = complete("marked-halma 2");
    assert_eq!(targets(&stays, "p12"), "n14 o12 p14");
    let p12 = stays.board().cell("p12").unwrap();
    assert_eq!(refusal(&stays, "p12-p11"), Refusal::LeavesCompleteGoal(p12));
    assert!(targets(&complete("marked-halma 2 rules=1"), "p12").contains("p11"));
}

#[test]
fn the_mark_goes_with_its_piece() {
    let mut pair = position(
        "marked-halma 2 blocked=swap",
        "turn: 1\n 8  . . . . . . A 2 . . . . . . . .\n 1 . . . . . . . . . . . . . . . B",
    );
    let cell = |name| pair.board().cell(name).unwrap();
    let (from, to, action) = (cell("g8"), cell("i8"), pair.read("g8-i8").unwrap());
    let piece = pair.at(from).unwrap();
    assert!(matches!(piece, Piece::Marked(_)));
    let effect = Effect { piece, from: Place::On(from), to: Place::On(to) };
    assert_eq!(pair.act(action).unwrap(), [effect]);
    assert_eq!(pair.at(to), Some(piece));
    assert_eq!(pair.key(), pair.rebuilt_key());
}

#[test]
fn the_mark_goes_with_a_piece_that_changes_places() {
    // Nothing of player 1 can go in: its neighbours in the goal are held.
    let before = position(
        "marked-halma 2 blocked=swap",
        "turn: 1
         16  . . . . . . . . . . . . . . . 2
         13  . . . . . . . . . . . . . . 2 2
         12  . . . . . . . . . . . . . . 2 B
         11  . . . . . . . . . . . . . . A .
         10  . . . . . . . . . . . . . . . .",
    );
    assert!(before.written_actions().iter().any(|text| text == "o11<>p12"), "{}", actions(&before));
    let swapped = after(before, "o11<>p12");
    let marked =
        |name| matches!(swapped.at(swapped.board().cell(name).unwrap()), Some(Piece::Marked(_)));
    assert!(marked("o11") && marked("p12"));
    assert_eq!(swapped.key(), swapped.rebuilt_key());
}

#[test]
fn filled_the_mark_must_be_in_its_corner_unless_an_enemy_holds_it() {
    let goal = |corner: char, beside: char| {
        format!(
            "turn: 1
             16  . . . . . . . . . . . 1 1 1 {beside} {corner}
             15  . . . . . . . . . . . 1 1 1 1 1
             14  . . . . . . . . . . . . 1 1 1 1
             13  . . . . . . . . . . . . . 1 1 2
             12  . . . . . . . . . . . . . . 2 2
              8  B . . . . . . . . . . . . . . ."
        )
    };
    let filled = |corner, beside| position("marked-halma 2 blocked=filled", &goal(corner, beside));
    assert_eq!(ended(&filled('A', '1')), (vec![1, 2], Some(Reason::Arrived)));
    assert_eq!(ended(&filled('2', 'A')), (vec![1, 2], Some(Reason::Filled)));
    assert!(filled('1', 'A').outcome().is_none());
}

#[test]
fn a_corner_that_a_beaten_side_holds_cannot_be_won() {
    let goal = |on_p16: char, on_p11: char| {
        format!(
            "turn: 1
             beaten: 3
             16  . . . . . . . . . . . . 1 1 1 {on_p16}
             15  . . . . . . . . . . . . 1 1 1 1
             14  . . . . . . . . . . . . . 1 1 1
             13  . . . . . . . . . . . . . . . {on_p11}
             12  . . . . . . . . . . . . . . . 1
              8  B . . . . . . . . . . . . . . D"
        )
    };
    // The beaten side's piece counts as filled anywhere but on the corner.
    let beside = position("marked-halma 4 places=first", &goal('A', '3'));
    assert!(beside.outcome().is_none());
    let won = after(beside, "p12-o13");
    assert_eq!(ranks(&won)[0], 1);
    let corner = position("marked-halma 4", &goal('3', 'A'));
    let full = after(corner, "p12-o13");
    assert!(full.outcome().is_none());
}

#[test]
fn alone_rules_6_and_8_do_not_apply() {
    let options = spielhof_rules::catalogue::find("marked-halma").unwrap().options(1);
    assert!(options.is_empty(), "{options:?}");
    let alone = position(
        "marked-halma 1",
        "16 . . . . . . . . . . . . . . . A\n11 . . . . . . . . . . . . . . . 1",
    );
    assert!(targets(&alone, "p16").contains("o15"));
    let away = position(
        "marked-halma 1",
        "12 . . . . . . . . . . . . . . . A\n 8 1 . . . . . . . . . . . . . . .",
    );
    assert!(targets(&away, "p12").contains("p11"), "a piece may leave the goal");
    assert_eq!(ranks(&after(alone, "p11-p12")), [1]);
}
