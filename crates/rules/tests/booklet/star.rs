//! The games on the star.

use super::*;
use spielhof_rules::Refusal::*;

#[test]
fn pieces_step_along_the_six_lines() {
    let lone = position("star-halma 2", "turn: 1\n i . . . . 1 . . . .\n q 2");
    assert_eq!(targets(&lone, "i5"), "h5 h6 i4 i6 j5 j6");
}

#[test]
fn two_and_three_play_with_15_and_four_with_10() {
    for (players, pieces) in [(2, 15), (3, 15), (4, 10)] {
        let text = start(&format!("star-halma {players}")).text();
        let rows: String = text.lines().filter(|line| !line.contains(':')).collect();
        assert_eq!(rows.matches('1').count(), pieces, "{players}");
    }
}

#[test]
fn seats_sit_clockwise_with_a_free_tip_between_three() {
    let three = start("star-halma 3");
    let at = |name| three.at(three.board().cell(name).unwrap());
    assert_eq!(at("a1"), Some(spielhof_rules::Piece::Of(spielhof_rules::Colour(0))));
    assert_eq!(at("m1"), Some(spielhof_rules::Piece::Of(spielhof_rules::Colour(1))));
    assert_eq!(at("m13"), Some(spielhof_rules::Piece::Of(spielhof_rules::Colour(2))));
    assert!(["q1", "e1", "e13"].iter().all(|name| at(name).is_none()));
}

#[test]
fn two_colours_each_of_both_any_may_be_moved_and_both_must_arrive() {
    let facing = start("star-halma 2 colours=two-facing");
    assert!(actions(&facing).contains("d1-e5") && actions(&facing).contains("n1-m5"));
    let opposed = start("star-halma 2 colours=two-opposed");
    assert!(actions(&opposed).contains("d1-e5") && !actions(&opposed).contains("n1-m5"));
    let half = position(
        "star-halma 2 colours=two-opposed",
        "turn: 1
         q              1
         i      . 2 . . 3 4 . . .",
    );
    assert!(half.outcome().is_none());
}

const ARRIVED: &str = "\
turn: 1
q              1
p             . .
i      . . 2 . 3 . 4 . .";

#[test]
fn team_who_has_arrived_may_also_move_the_partners_pieces() {
    let helper = position("team-star-halma 4", ARRIVED);
    assert!(actions(&helper).contains("i5-i6"));
    let not_yet = ARRIVED
        .replace("q              1", "q              .")
        .replace("p             . .", "p             . .\nh     1 . . . . . . . . .");
    let not_yet = position("team-star-halma 4", &not_yet);
    assert_eq!(refusal(&not_yet, "i5-i6"), PartnerNotYet(not_yet.board().cell("i5").unwrap()));
}

#[test]
fn team_rule_6_who_has_arrived_stays_in_the_goal_while_the_partner_can_be_moved() {
    let helper = position("team-star-halma 4", ARRIVED);
    assert_eq!(targets(&helper, "q1"), "p1 p2");
    let deeper = ARRIVED.replace("q              1\np             . .", "n           1 . . .");
    let stays = position("team-star-halma 4", &deeper);
    assert_eq!(targets(&stays, "n1"), "n2 o1");
    let n1 = stays.board().cell("n1").unwrap();
    assert_eq!(refusal(&stays, "n1-m5"), LeavesCompleteGoal(n1));
    // Rules 1 let a complete colour go wherever it liked.
    assert_eq!(targets(&position("team-star-halma 4 rules=1", &deeper), "n1"), "m5 m6 n2 o1");
}

/// Colour 1 has filled its goal; the only piece of colour 2 is shut in at e1.
const ONE_COMPLETE: &str = "turn: 1
     q              1
     p             1 1
     o            1 1 1
     n           1 1 1 1
     i      . . . . 4 . . . .
     g    3 . . . . . . . . . .
     f   3 . . . . . . . . . . .
     e  2 3 3 . . . . . . . . . .";

#[test]
fn rule_6_a_complete_colour_may_leave_if_the_seat_has_no_other_legal_move() {
    let setting = "star-halma 2 colours=two-opposed blocked=filled";
    let stuck = position(setting, ONE_COMPLETE);
    assert!(stuck.outcome().is_none());
    assert_eq!(
        actions(&stuck),
        "n1-m5 n1-m6 n2-m6 n2-m7 n3-m7 n3-m8 n4-m8 n4-m9 o1-m5 o1-m7 o2-m6 o2-m8 o3-m7 o3-m9"
    );
}

#[test]
fn rule_6_a_complete_colour_stays_while_another_colour_of_the_seat_can_move() {
    let setting = "star-halma 2 colours=two-opposed blocked=filled";
    let open = ONE_COMPLETE.replace("e  2 3 3 .", "e  2 . 3 .");
    let other = position(setting, &open);
    assert_eq!(actions(&other), "e1-e2");
    assert_eq!(refusal(&other, "n1-m5"), LeavesCompleteGoal(other.board().cell("n1").unwrap()));
    assert!(actions(&position(&format!("{setting} rules=1"), &open)).contains("n1-m5"));
}

#[test]
fn rule_6_a_swap_is_another_legal_move() {
    // Colour 2 waits before its goal in the north-east, which is full of colour 4.
    let waiting = "turn: 1
         q              1
         p             1 1
         o            1 1 1
         n           1 1 1 1
         m  . . . . . . . 3 2 4 4 4 4
         l   . . . . . . . 3 3 4 4 4
         k    . . . . . . . 3 . 4 4
         j     . . . . . . . . . 4";
    let swap = position("star-halma 2 colours=two-opposed blocked=swap", waiting);
    let moves = actions(&swap);
    assert!(moves.contains("m9<>m10") && !moves.contains("n4-"), "{moves}");
}

#[test]
fn team_wins_when_both_colours_have_arrived() {
    let last = position(
        "team-star-halma 4",
        "turn: 3
         q              1
         i      . . 2 . . . 4 . .
         e  . . . . 3 . . . . . . . .",
    );
    assert_eq!(ended(&after(last, "e5-d1")), (vec![1, 2], Some(Reason::Arrived)));
}

#[test]
fn symmetric_jumps_go_over_one_piece_in_the_middle_of_any_distance() {
    let far = position("chinese-checkers 2", "turn: 1\n i 1 . . 2 . . . . .\n q 2");
    // i1 over i4 to i7: three steps there, three behind.
    assert_eq!(targets(&far, "i1"), "h1 h2 i2 i7 j1 j2");
    let second = position("chinese-checkers 2", "turn: 1\n i 1 . . 2 . 2 . . .\n q 2");
    assert!(!targets(&second, "i1").contains("i7"));
    let first = position("chinese-checkers 2", "turn: 1\n i 1 2 . 2 . . . . .\n q 2");
    // Over i2 to i3, then over i4 to i5, and so on with what follows.
    assert!(targets(&first, "i1").contains("i3") && targets(&first, "i1").contains("i5"));
    let adjacent =
        position("chinese-checkers 2 jumps=adjacent", "turn: 1\n i 1 . . 2 . . . . .\n q 2");
    assert!(!targets(&adjacent, "i1").contains("i7"));
}

#[test]
fn chinese_checkers_lets_marbles_leave_the_goal_unless_asked_otherwise() {
    let setup = "turn: 1\n n 1 . . .\n i . 2 . . 1 . . . .";
    assert!(targets(&position("chinese-checkers 2", setup), "n1").contains("m5"));
    let no = position("chinese-checkers 2 leave-goal=no", setup);
    assert_eq!(refusal(&no, "n1-m5"), StaysInGoal(no.board().cell("n1").unwrap()));
}

#[test]
fn connection_wins_with_a_line_between_tips_two_apart() {
    let almost = "turn: 1\n e 1 1 1 1 1 1 . 1 1 1 1 1 1\n f . . . . . . 1 . . . . .\n q 2";
    let line = position("connection 2", almost);
    assert!(line.outcome().is_none());
    assert_eq!(ended(&after(line, "f7-e7")), (vec![1, 2], Some(Reason::Line)));
    // Row e does not touch the southern tip.
    let own = position("connection 2 line=own", almost);
    assert!(after(own, "f7-e7").outcome().is_none());
}

#[test]
fn connection_leaves_out_the_ends_of_the_row_before_the_tip() {
    let start = start("connection 3");
    let at = |name| start.at(start.board().cell(name).unwrap()).is_some();
    assert!(at("e6") && at("e8") && !at("e5") && !at("e9"));
}

#[test]
fn places_all_play_goes_on_and_finished_seats_are_skipped() {
    let setup = "turn: 1
         p             1 .
         l  . . . 1 . . . . . . . .
         i      . . 2 . . 3 . . .";
    let first = after(position("star-halma 3 places=all", setup), "l4-m5");
    assert_eq!((first.outcome(), first.turn().number()), (None, 2));
    assert!(first.text().contains("finished: 1"));
    let on = after(first, "i3-i2 i6-i7");
    assert_eq!(on.turn().number(), 2);
}

#[test]
fn places_all_a_set_up_gives_no_turn_to_who_has_finished() {
    let setup = "turn: 1\n p 1 .\n i . . 2 . . 3 . . .";
    let first = position("star-halma 3 places=all", setup);
    assert_eq!((first.outcome(), first.turn().number()), (None, 2));
    assert_eq!(position("star-halma 3 places=all", &first.text()), first);
}

#[test]
fn alone_rules_6_and_8_do_not_apply() {
    let alone = position("star-highscore 1", "n 1 . . .\n i . . . . 1 . . . .");
    assert!(targets(&alone, "n1").contains("m5"));
    assert_eq!(ranks(&position("star-highscore 1", "q 1")), [1]);
    let tip = "d 1 1 1 1\n c 1 1 1\n b 1 1\n a 1";
    assert_eq!(start("star-highscore 1 pieces=ten"), position("star-highscore 1 pieces=ten", tip));
    let solved = "q 1\n p 1 1\n o 1 1 1\n n 1 1 1 1";
    assert_eq!(ranks(&position("star-highscore 1 pieces=ten", solved)), [1]);
}

#[test]
fn super_star_halma_jumps_from_any_distance_and_keeps_rule_6() {
    let far = position("super-star-halma 2", "turn: 1\n i 1 . . 2 . . . . .\n q 2");
    assert!(targets(&far, "i1").contains("i7"));
    assert!(!targets(&position("star-halma 2", &far.text()), "i1").contains("i7"));
    let arrived = position("super-star-halma 2", "turn: 1\n q 1\n i 1 . . 2 . . . . .");
    assert_eq!(targets(&arrived, "q1"), "p1 p2");
}

#[test]
fn gold_halma_jumps_over_neighbours_and_may_leave_the_goal() {
    let far = position("gold-halma 2", "turn: 1\n i 1 . . 2 . . . . .\n q 2");
    assert_eq!(targets(&far, "i1"), "h1 h2 i2 j1 j2");
    let next = position("gold-halma 2", "turn: 1\n i 1 2 . 2 . . . . .\n q 2");
    assert_eq!(targets(&next, "i1"), "h1 h2 i3 i5 j1 j2");
    let arrived = "turn: 1\n m . . . . 1 . . . . . . . .\n i 1 . . 2 . . . . .";
    assert!(targets(&position("gold-halma 2", arrived), "m5").contains("l5"));
    let stays = position("gold-halma 2 leave-goal=no", arrived);
    assert!(!targets(&stays, "m5").contains("l5"));
}

#[test]
fn connection_solo_is_solved_by_a_line() {
    let almost = "turn: 1\n e 1 1 1 1 1 1 . 1 1 1 1 1 1\n f . . . . . . 1 . . . . .";
    let last = position("connection-solo 1", almost);
    assert!(after(last.clone(), "f7-f8").outcome().is_none());
    assert_eq!(ranks(&after(last, "f7-e7")), [1]);
    // Row e does not touch the southern tip.
    let own = position("connection-solo 1 line=own", almost);
    assert!(after(own, "f7-e7").outcome().is_none());
}
