//! Which cells show how a game was decided, one test for each family.

use crate::{after, position, ranks};
use spielhof_rules::Place;

/// The cells that show the win after some actions, by name.
fn won(setting: &str, picture: &str, actions: &str) -> String {
    let before = position(setting, picture);
    assert!(before.won().is_empty(), "nothing is decided yet");
    let over = after(before, actions);
    ranks(&over);
    let cells = over.won().into_iter();
    let mut names: Vec<&str> = cells.map(|cell| over.board().name(cell)).collect();
    names.sort_unstable();
    names.join(" ")
}

#[test]
fn a_race_shows_the_full_goal_of_the_winner_alone() {
    let set_up = "turn: 1
        16  . . . . . . . . . . . 1 1 1 1 1
        15  . . . . . . . . . . . 1 1 1 1 1
        14  . . . . . . . . . . . . 1 1 1 1
        13  . . . . . . . . . . . . . 1 1 1
        12  . . . . . . . . . . . . . . 1 .
        11  . . . . . . . . . . . . . . . 1
         8  2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 .
         7  2 2 2 2 . . . . . . . . . . . .";
    let cells = won("halma 2", set_up, "p11-p12");
    assert_eq!(
        cells,
        "l15 l16 m14 m15 m16 n13 n14 n15 n16 o12 o13 o14 o15 o16 p12 p13 p14 p15 p16",
    );
}

#[test]
fn a_race_on_the_star_shows_the_tip() {
    let set_up = "turn: 1
        q 1
        p 1 1
        o 1 1 1
        n 1 1 1 1
        m . . . . 1 1 1 1 . . . . .
        l . . . . . . . . 1 . . .
        f 2 2 2 2 2 2 2 2 2 2 2 2
        e 2 2 2 . . . . . . . . . .";
    let cells = won("star-halma 2", set_up, "l9-m9");
    assert_eq!(cells, "m5 m6 m7 m8 m9 n1 n2 n3 n4 o1 o2 o3 p1 p2 q1");
}

#[test]
fn a_figure_alone_is_shown_when_it_is_solved() {
    let set_up = "turn: 1
        9  . . . . . . 1 1 1 . . . . . . .
        8  . . . 1 . 1 1 1 1 1 1 . . . . .
        7  . . . . . . 1 1 1 . . . . . . .
        6  . . . . . . 1 1 1 . . . . . . .";
    let cells = won("meeting-point 1", set_up, "d8-e8");
    assert_eq!(cells, "e8 f8 g6 g7 g8 g9 h6 h7 h8 h9 i6 i7 i8 i9 j8 k8");
}

#[test]
fn a_race_with_dice_shows_the_goal() {
    let set_up = "turn: 1
        stage: act
        steps: 1
        jumps: 4
        16  . . . . . . . . . . . . . . . 1
        11  . . . . . . . . . . . . . . . 1
         8  2 . . . . . . . . . . . . . . .";
    assert_eq!(won("dice-halma 2", set_up, "p11-p12"), "p12 p16");
}

#[test]
fn barricade_shows_the_home_square() {
    let set_up = "turn: 1
        stage: move
        die: 1
        13  # # # # # # # # 1 # # # 2 . . . .";
    assert_eq!(won("barricade 2", set_up, "i13-i14"), "i14");
}

#[test]
fn rakado_shows_what_has_arrived_of_the_winner() {
    let set_up = "turn: 1
        stage: move
        die: 1
        16 1 . . . . . . . . . . . . . . .
        15 . 1 . . . . . . . . . . . . . .
         1 . . . . 2 . . . . . . . . . . .";
    assert_eq!(won("rakado 2", set_up, "b15-b16"), "a16 b16");
}

#[test]
fn captive_shows_what_has_no_way_out() {
    let set_up = "turn: 1
        h     . . . . o . . . . .
        g    . . . . o . . . . . .
        f   . . . . . . . o . . . .
        e  . . . . . o . o . . . . .";
    let play = "h5-f5 f5-d2 f8-d3";
    let on_board = |&(_, place): &(_, Place)| matches!(place, Place::On(_));
    let left = after(position("captive-2 2", set_up), play).pieces().into_iter().filter(on_board);
    assert_eq!(won("captive-2 2", set_up, play).split_whitespace().count(), left.count());
}

#[test]
fn the_last_piece_of_the_cross_is_shown_only_where_it_solves() {
    let solved = won("solo-halma 1", "4 . o o . . . .", "b4-d4");
    assert_eq!(solved, "d4");
    let missed = won("solo-halma 1", "5 . . . o . . .\n4 . . . o . . .", "d5-d3");
    assert!(missed.is_empty(), "{missed:?}");
}

#[test]
fn an_army_that_goes_forward_is_shown_where_it_has_arrived() {
    let set_up = "turn: 1
        9 1 1 1 1 1 1 1 1 1
        8 1 1 1 1 1 1 1 1 .
        7 . . . . . . . . 1
        4 2 2 2 2 2 2 2 2 2
        3 2 2 2 2 2 2 2 2 2";
    let cells = won("dutch-halma 2", set_up, "i7-i8");
    assert_eq!(cells, "a8 a9 b8 b9 c8 c9 d8 d9 e8 e9 f8 f9 g8 g9 h8 h9 i8 i9");
}

#[test]
fn tippy_shows_the_pieces_of_all_who_share_the_win() {
    let set_up = "turn: 3
        taken-by-1: 0 2 0
        taken-by-3: 1 0 0
        16 1 1 1 1 1 1 1 1 1 1 1 1 1 1 . .
        14 2 2 2 2 2 2 2 2 2 2 2 2 2 . . .
        12 3 3 3 3 3 3 3 3 3 3 3 3 3 3 . .";
    let cells = won("tippy 3", set_up, "@p1");
    assert_eq!(cells.split_whitespace().count(), 14 + 15, "two of three share");
    assert!(cells.contains("p1") && !cells.contains("a14"), "{cells}");
}

#[test]
fn gobang_shows_the_line_and_nothing_beside_it() {
    let set_up = "turn: 1\n8 . . 1 1 . 1 1 . . . . . . . . .\n2 2 2 2 2 . . . 1 . . . . . . . .";
    assert_eq!(won("gobang 2", set_up, "@e8"), "c8 d8 e8 f8 g8");
}

#[test]
fn who_has_left_the_board_leaves_nothing_to_show() {
    let set_up = "turn: 1
        16 . . . . . . . 1 . . . . . . . .
         8 . . . . . . . 2 . . . . . . . .";
    assert!(won("top-secret 2", set_up, "h16-off").is_empty());
}

#[test]
fn the_cats_are_shown_when_they_win_and_when_they_are_shut_in() {
    let set_up = "turn: 1
        9 . . . . 1 2 . . . . . . . . . .
        8 1 . . . . . . . . . . . . . . .
        6 2 2 2 2 2 2 2 2 . . . . . . . .";
    assert_eq!(won("cat-and-mouse 2", set_up, "e9-g9"), "a8 g9");
    let shut_in = "turn: 2
        3 2 2 2 2 . . . . . . . . . . . .
        2 2 2 2 2 . . . . . . . . . . . .
        1 1 1 . 2 . . . . . . . . . . . .";
    assert_eq!(won("cat-and-mouse 2", shut_in, "d2-c1"), "a1 b1");
}
