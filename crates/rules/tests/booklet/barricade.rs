//! Barricade, clause by clause.

use super::*;
use spielhof_rules::Refusal::*;
use spielhof_rules::ToAct;

/// A position with the eleven barricades where the picture puts them; missing ones are
/// parked on row 13.
fn barricade(fields: &str, picture: &str) -> Position {
    let drawn = picture.matches('#').count();
    let in_hand = usize::from(fields.contains("set-down"));
    let parked = 11 - drawn - in_hand;
    let row: Vec<&str> = (0..17).map(|column| if column < parked { "#" } else { "." }).collect();
    position("barricade 2 opening=first", &format!("{fields}\n{picture}\n13 {}", row.join(" ")))
}

#[test]
fn the_board_at_the_start() {
    let text = "\
turn: 1
stage: roll
14                  .
13  . . . . . . . . # . . . . . . . .
12  .                               .
11  . . . . . . . . # . . . . . . . .
10                  #
 9              . . # . .
 8              .       .
 7          . . # . . . # . .
 6          .               .
 5      . . . . . . . . . . . . .
 4      .       .       .       .
 3  # . . . # . . . # . . . # . . . #
 2  .       .       .       .       .
 1  . . . . . . . . . . . . . . . . .
    a b c d e f g h i j k l m n o p q
";
    assert_eq!(start("barricade 2 opening=first").text(), text);
}

#[test]
fn rule_2_everyone_rolls_and_the_highest_begins_with_that_roll() {
    let opening = start("barricade 3");
    assert_eq!(opening.to_act(), ToAct::Chance);
    let begun = after(opening, "d2 d5 d4");
    assert_eq!(begun.turn().number(), 2);
    // Green moves with the five at once; it does not roll again.
    assert!(actions(&begun).contains("yard-k1"));
}

#[test]
fn rule_2_ties_among_the_highest_roll_again() {
    let tied = after(start("barricade 3"), "d5 d3 d5");
    assert_eq!((tied.turn().number(), actions(&tied).as_str()), (1, "d1 d2 d3 d4 d5 d6"));
    let begun = after(tied, "d1 d6");
    assert_eq!(begun.turn().number(), 3);
}

#[test]
fn rule_3_any_roll_brings_a_pawn_in_and_the_entry_field_counts_one() {
    let start = start("barricade 2 opening=first");
    assert_eq!(actions(&after(start.clone(), "d1")), "yard-c1");
    assert_eq!(actions(&after(start.clone(), "d3")), "yard-a1 yard-e1");
    assert_eq!(actions(&after(start, "d4")), "yard-a2 yard-e2 yard-f1");
}

#[test]
fn rule_3_exactly_so_many_fields_never_turning_back() {
    let lone = barricade("turn: 1\nstage: move\ndie: 4", " 5  . . . . . . 1 . . . . . .");
    // Along row 5 to its crossings e5 and m5, or down at g5 and k5.
    assert_eq!(targets(&lone, "i5"), "e5 g3 k3 m5");
    let i7 = lone.board().cell("i7").unwrap();
    assert_eq!(refusal(&lone, "i5-i7"), NotThatFar { die: 4, to: i7 });
}

/// One pawn in the corner a3, shut in by two barricades: with a five only entries are possible.
const ONLY_ENTRIES: &str = "turn: 1
     stage: move
     die: 5
     13  # # # # # # # # # . . . . . . . .
      3  1 # . . . . . . . . . . . . . . .
      2  #       .       .       .       .";

#[test]
fn rule_3_where_entry_is_free_who_has_a_pawn_on_the_board_may_pass_instead_of_bringing_one_in() {
    let free = position("barricade-gold 2", ONLY_ENTRIES);
    assert_eq!(actions(&free), "pass yard-e3 yard-g1");
    let waited = after(free.clone(), "pass");
    assert_eq!((waited.turn().number(), waited.pieces()), (2, free.pieces()));
    // Schmidt's booklet obliges; so did rules 1.
    for forced in ["barricade 2", "barricade-gold 2 entry=forced", "barricade-gold 2 rules=1"] {
        let forced = position(forced, ONLY_ENTRIES);
        assert_eq!(actions(&forced), "yard-e3 yard-g1");
        assert_eq!(refusal(&forced, "pass"), CannotPass);
    }
    assert_eq!(actions(&position("barricade 2 entry=free", ONLY_ENTRIES)), actions(&free));
}

#[test]
fn rule_3_where_entry_is_free_nobody_may_pass_with_another_move_or_with_all_pawns_in_the_yard() {
    // A one takes the barricade on b3 or a2.
    let other = ONLY_ENTRIES.replace("die: 5", "die: 1");
    let other = position("barricade-gold 2", &other);
    assert_eq!(actions(&other), "a3-a2 a3-b3 yard-c1");
    assert_eq!(refusal(&other, "pass"), CannotPass);
    let empty = after(start("barricade-gold 2 opening=first"), "d5");
    assert_eq!(refusal(&empty, "pass"), CannotPass);
}

#[test]
fn rule_3_where_entry_is_free_a_pawn_of_either_colour_counts() {
    let two = position("barricade-gold 2 colours=two", ONLY_ENTRIES);
    assert!(actions(&two).starts_with("pass red-"), "{}", actions(&two));
}

#[test]
fn rule_3_a_six_gives_no_second_roll() {
    let six = after(start("barricade 2 opening=first"), "d6 yard-h1");
    assert_eq!((six.turn().number(), six.to_act()), (2, ToAct::Chance));
}

#[test]
fn rule_4_pawns_are_passed_and_counted_but_barricades_are_never_passed() {
    let row = barricade(
        "turn: 1\nstage: move\ndie: 3",
        " 1  . . . . . . . 1 1 2 . . . . . . .
          2  .       .       #       .       .",
    );
    assert!(targets(&row, "h1").contains("k1"));
    let blocked = barricade(
        "turn: 1\nstage: move\ndie: 3",
        " 5  . 1 . # . . . . . . . . .
          4  #       .       .       .",
    );
    assert_eq!(
        refusal(&blocked, "d5-g5"),
        BarricadeInTheWay { die: 3, to: blocked.board().cell("g5").unwrap() }
    );
}

#[test]
fn rule_5_landing_on_an_enemy_sends_it_to_its_yard_on_an_own_pawn_is_not_allowed() {
    let row = barricade("turn: 1\nstage: move\ndie: 2", " 1  . . . . . . . 1 . 2 . . . . . . .");
    let hit = after(row, "h1-j1");
    assert!(hit.text().contains(" 1  . . . . . . . . . 1 . . . . . . .\n"));
    let own = barricade("turn: 1\nstage: move\ndie: 2", " 1  . . . . . . . 1 . 1 . . . . . . .");
    assert_eq!(refusal(&own, "h1-j1"), OwnPawn(own.board().cell("j1").unwrap()));
}

#[test]
fn rule_6_a_barricade_landed_on_is_set_down_at_once_on_any_free_field_outside_row_1() {
    let before = barricade(
        "turn: 1\nstage: move\ndie: 2",
        " 5  . 1 . # . . . . . . . . .
          1  2 . . . . . . . . . . . . . . . .",
    );
    let lifted = after(before, "d5-f5");
    assert_eq!(lifted.turn().number(), 1);
    let cell = |name| lifted.board().cell(name).unwrap();
    assert_eq!(refusal(&lifted, "pass"), SetDownFirst);
    assert_eq!(refusal(&lifted, "#b1"), NoBarricadeThere(cell("b1")));
    assert_eq!(refusal(&lifted, "#i14"), NoBarricadeThere(cell("i14")));
    assert_eq!(refusal(&lifted, "#f5"), Occupied(cell("f5")));
    // 112 fields less 17 of row 1, the home square, ten barricades and the pawn.
    assert_eq!(lifted.actions().len(), 112 - 17 - 1 - 10 - 1);
    assert_eq!(after(lifted, "#i5").turn().number(), 2);
}

#[test]
fn rule_6_option_no_barricade_in_rows_1_and_2() {
    let two_rows = position(
        "barricade 2 no-barricade-rows=2",
        "turn: 1\nstage: set-down\n 5  . 1 . . . . . . . . . . .\n13  # # # # # # # # # # . . . . . . .",
    );
    let a2 = two_rows.board().cell("a2").unwrap();
    assert_eq!(refusal(&two_rows, "#a2"), NoBarricadeThere(a2));
}

#[test]
fn rule_7_who_can_move_must_and_who_cannot_waits() {
    let start = after(start("barricade 2 opening=first"), "d1");
    assert_eq!(refusal(&start, "pass"), CannotPass);
    // Five pawns of one colour side by side, shut in by two barricades: no way of six is open.
    let stuck = position(
        "barricade 2",
        "turn: 1\nstage: move\ndie: 6
         13  . . # 1 1 1 1 1 # . . . . . . . .
         11  # # # # # # # # # . . . . . . . .",
    );
    assert_eq!(actions(&stuck), "pass");
    assert_eq!(after(stuck, "pass").turn().number(), 2);
}

#[test]
fn rule_8_the_first_pawn_on_the_home_square_by_exact_roll_wins() {
    let beside = position(
        "barricade 2",
        "turn: 1\nstage: move\ndie: 2\n13  # # # # # # # # . 1 . . . . . . .\n11 # # # . . . . . . . . . . . . . .",
    );
    assert_eq!(ended(&after(beside.clone(), "j13-i14")), (vec![1, 2], Some(Reason::HomeSquare)));
    // It is a dead end: one passes under it, never through it.
    let over =
        after(position("barricade 2", &beside.text().replace("die: 2", "die: 1")), "j13-k13");
    assert!(over.outcome().is_none());
}

#[test]
fn rule_9_two_colours_each_name_their_yards() {
    let two = after(start("barricade 2 opening=first colours=two"), "d5");
    // Four fields from c1 and from k1, among them g1 for both colours.
    assert!(actions(&two).contains("red-g1") && actions(&two).contains("yellow-g1"));
    assert_eq!(two.read("yard-g1"), Err(ReadError::WhichYard));
    assert!(two.read("yard-o1").is_ok());
}

#[test]
fn rule_1_which_colours_play_can_be_chosen() {
    let blue = after(start("barricade 2 opening=first playing=green+blue"), "d1 yard-g1 d1");
    assert_eq!(actions(&blue), "yard-o1");
}

#[test]
fn places_all_a_finished_seat_is_skipped_and_its_pawns_stay() {
    let near = position(
        "barricade 3 places=all",
        "turn: 1\nstage: move\ndie: 2\n13  # # # # # # # # . 1 . . 2 . . . .\n11 # # # . . . . . . . . . . . . . .",
    );
    let first = after(near, "j13-i14");
    assert!(first.outcome().is_none());
    let second = after(first, "d5");
    assert_eq!(ended(&after(second, "m13-i14")), (vec![1, 2, 3], Some(Reason::HomeSquare)));
}
