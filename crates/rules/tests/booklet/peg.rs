//! Solo-Halma and Retour on the cross.

use super::*;
use spielhof_rules::Refusal::*;

#[test]
fn solo_halma_all_cells_but_the_middle_are_filled() {
    let text = "
 7      o o o
 6      o o o
 5  o o o o o o o
 4  o o o . o o o
 3  o o o o o o o
 2      o o o
 1      o o o
    a b c d e f g
";
    assert_eq!(start("solo-halma 1").text(), text[1..]);
    assert_eq!(actions(&start("solo-halma 1")), "b4-d4 d2-d4 d6-d4 f4-d4");
}

#[test]
fn solo_halma_jumps_along_rows_and_columns_take_what_they_jump_over() {
    let pair = position("solo-halma 1", "4 . . o . . . .\n3 . . o o . . .");
    // Not over d3 diagonally from c4; c3 goes over c4 or d3.
    assert_eq!(actions(&pair), "c3-c5 c3-e3 c4-c2 d3-b3");
    assert_eq!(after(pair.clone(), "c3-c5").pieces().len(), 2);
    let cell = |name| pair.board().cell(name).unwrap();
    assert_eq!(refusal(&pair, "c4-e2"), NoPegJump { from: cell("c4"), to: cell("e2") });
    assert_eq!(refusal(&pair, "c4-c5"), NoPegJump { from: cell("c4"), to: cell("c5") });
    assert_eq!(refusal(&pair, "pass"), CannotPass);
}

#[test]
fn solo_halma_is_solved_with_one_piece_in_the_middle_and_nowhere_else() {
    let last = position("solo-halma 1", "4 . o o . . . .");
    assert_eq!(ended(&after(last, "b4-d4")), (vec![1], None));
    let wrong = position("solo-halma 1", "4 . . o o . . .");
    assert_eq!(ended(&after(wrong, "c4-e4")), (vec![2], None));
}

#[test]
fn retour_a_new_piece_is_set_beside_a_piece_which_jumps_over_it() {
    let begun = after(start("retour 1"), "d4-d6");
    let text = "\
landed: d6
 7      . . .
 6      . o .
 5  . . . o . . .
 4  . . . . . . .
 3  . . . . . . .
 2      . . .
 1      . . .
    a b c d e f g
";
    assert_eq!(begun.text(), text);
    let cell = |name| begun.board().cell(name).unwrap();
    assert_eq!(refusal(&begun, "d6-d4"), NoPegReturn { from: cell("d6"), to: cell("d4") });
}

#[test]
fn retour_is_solo_halma_backwards() {
    let mut forwards = start("solo-halma 1");
    let action = forwards.actions()[0];
    forwards.act(action).unwrap();
    let text = forwards.text();
    let picture = text.split_once('\n').unwrap().1;
    let mut backwards = position("retour 1", picture);
    let spielhof_rules::Action::Move { from, to } = action else { panic!() };
    backwards.act(spielhof_rules::Action::Move { from: to, to: from }).unwrap();
    assert_eq!(ranks(&backwards), [1]);
}
