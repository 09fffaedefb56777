//! Würfel-Halma: two dice, steps of several pieces and one chain of an exact length.

use super::*;
use spielhof_rules::Refusal::*;

/// Two enemies in a row to jump over, far from every goal; an enemy elsewhere.
fn lane(fields: &str) -> Position {
    let picture = "
         9  . . . . . . . . . . . . . . . .
         8  . . . 1 2 . 2 . . . . . . . . .
         1  . . . . . . . . . . . . . . . 1";
    position("dice-halma 2 blocked=filled", &format!("turn: 1\n{fields}\n{picture}"))
}

#[test]
fn two_dice_have_21_outcomes_doubles_half_as_likely() {
    let start = start("dice-halma 2");
    let chances = start.chances();
    assert_eq!(chances.len(), 21);
    assert_eq!(chances.iter().map(|(_, weight)| weight).sum::<u32>(), 36);
    assert_eq!(refusal(&start, "d5+3"), TwoDice);
    assert_eq!(refusal(&start, "d4"), TwoDice);
    assert_eq!(refusal(&start, "d3+7"), NoSuchRoll);
    assert_eq!(refusal(&start, "d3-e4"), RollFirst);
}

#[test]
fn the_player_says_which_die_is_for_steps_unless_they_are_equal() {
    let rolled = after(start("dice-halma 2"), "d3+5");
    assert_eq!(actions(&rolled), "s3 s5");
    assert_eq!(refusal(&rolled, "s4"), NotOnTheDice(4));
    assert_eq!(refusal(&rolled, "d3-e4"), ChooseDieFirst);
    let field = |position: &Position, wanted| {
        position.fields().into_iter().find(|(name, _)| *name == wanted).map(|(_, value)| value)
    };
    let chosen = after(rolled, "s5");
    assert_eq!(field(&chosen, "steps").as_deref(), Some("5"));
    assert_eq!(field(&chosen, "jumps").as_deref(), Some("3"));
    assert_eq!(refusal(&chosen, "s3"), DieChosen);
    let double = after(start("dice-halma 2"), "d2+2");
    assert_eq!(field(&double, "steps").as_deref(), Some("2"));
    assert_eq!(refusal(&double, "d1+2"), NoRollNow);
}

/// The only piece of player 1 cannot step; it can jump once, over b1, and no further.
const ONE_JUMP: &str = "turn: 1
     stage: choose
     dice: 1 4
      8  . . . . . . . . . . . . . . . 2
      3  2 . 2 . . . . . . . . . . . . .
      2  2 2 . . . . . . . . . . . . . .
      1  1 2 . . . . . . . . . . . . . .";

#[test]
fn a_die_that_leaves_nothing_to_do_cannot_be_chosen_if_the_other_leaves_something() {
    let setting = "dice-halma 2 blocked=filled";
    let choice = position(setting, ONE_JUMP);
    assert_eq!(actions(&choice), "s4");
    assert_eq!(refusal(&choice, "s1"), DieLeavesNothing(1));
    assert_eq!(refusal(&choice, "s3"), NotOnTheDice(3));
    assert_eq!(actions(&after(choice, "s4")), "a1-c1");
    // With neither die anything can be done: either may be chosen.
    let neither = position(setting, &ONE_JUMP.replace("dice: 1 4", "dice: 2 4"));
    assert_eq!(actions(&neither), "s2 s4");
    assert_eq!(actions(&after(neither, "s2")), "pass");
    // A seat that can step can do so with either die.
    let step = position(setting, &ONE_JUMP.replace("2  2 2 .", "2  2 . ."));
    assert_eq!(actions(&step), "s1 s4");
    // Rules 1 let a player choose to do nothing.
    let old = position("dice-halma 2 blocked=filled rules=1", ONE_JUMP);
    assert_eq!(actions(&old), "s1 s4");
    assert_eq!(actions(&after(old, "s1")), "pass");
}

#[test]
fn the_first_die_lets_so_many_different_pieces_step() {
    let turn = after(start("dice-halma 2"), "d2+6 s2 d3-e4 e2-f3");
    let cell = |name| turn.board().cell(name).unwrap();
    assert_eq!(refusal(&turn, "e4-f5"), MovedAlready(cell("e4")));
    assert_eq!(refusal(&turn, "e1-f1"), NoStepLeft);
    assert_eq!(turn.turn().number(), 1);
    assert_eq!(after(turn, "end").turn().number(), 2);
}

#[test]
fn the_other_die_lets_one_further_piece_jump_exactly_so_often() {
    let once = lane("stage: act\nsteps: 1\njumps: 1");
    assert!(targets(&once, "d8").contains("f8") && !targets(&once, "d8").contains("h8"));
    let twice = lane("stage: act\nsteps: 1\njumps: 2");
    assert!(targets(&twice, "d8").contains("h8") && !targets(&twice, "d8").contains("f8"));
    let cell = |name| board::Board::square().cell(name).unwrap();
    let (from, to) = (cell("d8"), cell("f8"));
    assert_eq!(refusal(&twice, "d8-f8"), NotSoManyJumps { jumps: 2, from, to });
    assert_eq!(refusal(&twice, "d8-j8"), NoStepOrChain { from, to: cell("j8") });
    let jumped = after(twice, "d8-h8");
    assert_eq!(refusal(&jumped, "h8-i8"), MovedAlready(cell("h8")));
    assert_eq!(actions(&jumped), "end p1-o1 p1-o2 p1-p2");
}

#[test]
fn only_one_piece_jumps_in_a_turn() {
    let jumped = position(
        "dice-halma 2 blocked=filled",
        "turn: 1
         stage: act
         steps: 1
         jumps: 0
         moved: f8
          9  . . . 1 . . . . . . . . . . . .
          8  . . . 2 2 1 . . . . . . . . . .",
    );
    assert_eq!(refusal(&jumped, "d9-d7"), NoChainLeft);
    assert!(targets(&jumped, "d9").contains("c9"));
}

#[test]
fn a_chain_lands_on_no_cell_twice() {
    // Between d8 and f8 one could jump to and fro; round the square it takes four.
    let to_and_fro = lane("stage: act\nsteps: 1\njumps: 3");
    assert_eq!(targets(&to_and_fro, "d8"), "c7 c8 c9 d7 d9 e7 e9");
    let square = |jumps: u8| {
        let picture = "
             10  . . . . 2 . . . . . . . . . . .
              9  . . . 2 . 2 . . . . . . . . . .
              8  . . . 1 2 . . . . . . . . . . .
              1  . . . . . . . . . . . . . . . 1";
        let fields = format!("turn: 1\nstage: act\nsteps: 1\njumps: {jumps}");
        position("dice-halma 2 blocked=filled", &format!("{fields}\n{picture}"))
    };
    // d8-f8-f10-d10 is three jumps, or d8-d10 one; back on d8 is no chain.
    assert!(targets(&square(3), "d8").contains("d10"));
    assert!(targets(&square(3), "d8").contains("f8"), "the other way round");
    assert!(!targets(&square(2), "d8").contains("d10"));
    let four: Vec<String> = square(4).written_actions();
    assert!(four.iter().all(|text| !text.starts_with("d8-") || text.len() == 5), "{four:?}");
}

#[test]
fn the_way_shown_has_exactly_so_many_jumps() {
    let square = position(
        "dice-halma 2 blocked=filled",
        "turn: 1
         stage: act
         steps: 1
         jumps: 3
         10  . . . . 2 . . . . . . . . . . .
          9  . . . 2 . 2 . . . . . . . . . .
          8  . . . 1 2 . . . . . . . . . . .",
    );
    let way = square.way(square.read("d8-d10").unwrap()).unwrap();
    let names: Vec<&str> = way.cells.iter().map(|&cell| square.board().name(cell)).collect();
    assert_eq!(names, ["d8", "f8", "f10", "d10"]);
    assert!(square.read("d8-f8-f10-d10").is_ok());
}

#[test]
fn something_must_be_done_if_it_can_be_and_then_the_turn_may_end() {
    let fresh = lane("stage: act\nsteps: 1\njumps: 6");
    assert_eq!(refusal(&fresh, "end"), CannotPass);
    assert_eq!(refusal(&fresh, "pass"), CannotPass);
    let acted = after(fresh, "d8-d9");
    assert_eq!(refusal(&acted, "pass"), EndInstead);
    assert_eq!(after(acted, "end").turn().number(), 2);
    // One piece in the corner, shut in by enemies two deep.
    let stuck = position(
        "dice-halma 2 blocked=filled",
        "turn: 1
         stage: act
         steps: 3
         jumps: 4
          8  . . . . . . . . . . . . . . . 2
          3  2 2 2 . . . . . . . . . . . . .
          2  2 2 2 . . . . . . . . . . . . .
          1  1 2 2 . . . . . . . . . . . . .",
    );
    assert_eq!(actions(&stuck), "pass");
    assert_eq!(refusal(&stuck, "end"), PassInstead);
    assert_eq!(after(stuck, "pass").turn().number(), 2);
}

#[test]
fn pieces_in_their_goal_stay_there() {
    let inside = position(
        "dice-halma 2 blocked=filled",
        "turn: 1
         stage: act
         steps: 2
         jumps: 1
         12  . . . . . . . . . . . . . . . 1
         11  . . . . . . . . . . . . . . . 2
          8  1 . . . . . . . . . . . . . . .",
    );
    assert_eq!(targets(&inside, "p12"), "o12 o13 p13");
    let p12 = inside.board().cell("p12").unwrap();
    assert_eq!(refusal(&inside, "p12-o11"), StaysInGoal(p12));
    assert_eq!(refusal(&inside, "p12-p10"), StaysInGoal(p12));
}

#[test]
fn a_side_wins_in_the_middle_of_its_turn() {
    let last = position(
        "dice-halma 2",
        "turn: 1
         stage: act
         steps: 3
         jumps: 2
         16  . . . . . . . . . . . . . . . 1
         11  . . . . . . . . . . . . . . . 1
          8  2 . . . . . . . . . . . . . . .",
    );
    assert_eq!(ended(&after(last, "p11-p12")), (vec![1, 2], Some(Reason::Arrived)));
}

#[test]
fn clearing_goes_first_but_nobody_loses_by_it() {
    // b5 can leave its home, so nothing else may move, not even i8.
    let leaving = position(
        "dice-halma 2",
        "turn: 1
         stage: act
         steps: 2
         jumps: 6
          8  . . . . . . . . 1 . . . . . . 2
          6  2 2 . . . . . . . . . . . . . .
          5  . 1 . . . . . . . . . . . . . .",
    );
    assert_eq!(actions(&leaving), "b5-c5 b5-c6");
    assert_eq!(refusal(&leaving, "i8-i9"), MustLeaveHome);
    // With the home clear everything is free again, and the turn may be ended.
    let left = after(leaving, "b5-c6");
    assert!(actions(&left).contains("i8-i9") && actions(&left).contains("end"));
    // A piece that can neither leave nor come nearer holds up nobody.
    let stuck = position(
        "dice-halma 2",
        "turn: 1
         stage: act
         steps: 1
         jumps: 6
          8  . . . . . . . . 1 . . . . . . 2
          3  2 2 2 . . . . . . . . . . . . .
          2  2 2 2 . . . . . . . . . . . . .
          1  1 2 2 . . . . . . . . . . . . .",
    );
    assert!(stuck.outcome().is_none());
    assert!(actions(&stuck).starts_with("i8-"));
}

#[test]
fn one_may_end_the_turn_while_clearing_is_still_possible() {
    let two_at_home = position(
        "dice-halma 2",
        "turn: 1
         stage: act
         steps: 2
         jumps: 6
          8  . . . . . . . . . . . . . . . 2
          5  . 1 . . . . . . . . . . . . . .
          1  . . . . 1 . . . . . . . . . . .",
    );
    let one_left = after(two_at_home, "b5-c5");
    assert!(actions(&one_left).starts_with("e1-f1 e1-f2 end"), "{}", actions(&one_left));
}

#[test]
fn a_swap_takes_a_step_and_needs_a_goal_that_nobody_can_enter() {
    let goal = |steps: u8, jumps: u8, moved: &str| {
        format!(
            "turn: 1
             stage: act
             steps: {steps}
             jumps: {jumps}
             {moved}
             13  . . . . . . . . . . . . . 2 2 2
             12  . . . . . . . . . . . . . . 2 2
             11  . . . . . . . . . . . . . . . 1
              8  1 . . . . . . . . . . . . . . ."
        )
    };
    let setting = "dice-halma 2 blocked=swap";
    // p11 stands before o12 and p12; both are held, and no jump leads in.
    let before = position(setting, &goal(2, 6, ""));
    assert!(actions(&before).contains("p11<>o12"), "{}", actions(&before));
    let swapped = after(before, "p11<>o12");
    let fields = swapped.fields();
    assert!(
        fields.contains(&("steps", "1".to_owned()))
            && fields.contains(&("moved", "o12".to_owned()))
    );
    assert_eq!(refusal(&position(setting, &goal(0, 6, "moved: a8")), "p11<>o12"), NoStepLeft);
}

#[test]
fn nobody_can_act_with_any_roll_ends_the_game() {
    // Each side holds all of its goal but the corner, where an enemy is shut in.
    let picture = |gap: char| {
        format!(
            "turn: 1
             16  . . . . . . . . . . . 1 1 1 1 2
             15  . . . . . . . . . . . 1 1 1 1 1
             14  . . . . . . . . . . . . 1 1 1 1
             13  . . . . . . . . . . . . . 1 1 1
             12  . . . . . . . . . . . . . . 1 1
              5  2 {gap} . . . . . . . . . . . . . .
              4  2 2 2 . . . . . . . . . . . . .
              3  2 2 2 2 . . . . . . . . . . . .
              2  2 2 2 2 2 . . . . . . . . . . .
              1  1 2 2 2 2 . . . . . . . . . . ."
        )
    };
    assert_eq!(
        ended(&position("dice-halma 2", &picture('2'))),
        (vec![1, 1], Some(Reason::NobodyMoves))
    );
    // One free cell in a goal, and the game goes on, though player 1 can only pass.
    let open = position("dice-halma 2", &picture('.'));
    assert_eq!(actions(&after(open, "d3+3")), "pass");
}
