//! Dice Halma.

use super::*;

#[test]
fn a_die_for_jumps_is_chosen_by_what_they_gain() {
    let lane = |pieces: &str| {
        let picture = format!(
            "turn: 1\nstage: choose\ndice: 1 3\n8 {pieces}\n1 . . . . . . . . . . . . . . . 1"
        );
        position("dice-halma 2 blocked=swap", &picture)
    };
    // Three jumps gain six spaces, one gains two.
    let long = lane(". . . 1 2 . 2 . 2 . . . . . . .");
    assert_eq!(why(&long, "s1", "s3"), ["chain-gain 2 6"]);
    assert_eq!(why(&long, "s3", "s1"), NONE);
    assert_eq!(praise(&long, "s1"), ["chain-gain 6 2"]);
    assert_eq!(praise(&long, "s3"), NONE);
    // Three jumps are not possible, and two spaces are no reason.
    let short = lane(". . . 1 2 . 2 . . . . . . . . .");
    assert_eq!(why(&short, "s3", "s1"), NONE);
}

/// The piece g7 of player 2 wins by two jumps. If a1 steps to b2, three jumps do, too.
const ENDGAME: &str = "turn: 1
    stage: act
    steps: 1
    jumps: 2
    moved: p10
    10 . . . . . . . . . . . . . . . 1
    7  . . . . . . 2 . . . . . . . . .
    6  . . . . . 1 . . . . . . . . . .
    4  . . . 1 . . . . . . . . . . . .
    1  2 . . . . . . . . . . . . . . .";

#[test]
fn rolls_with_which_an_opponent_wins_are_counted_with_their_weights() {
    let endgame = position("dice-halma 2 blocked=swap", ENDGAME);
    // Of 36 rolls 16 show neither a two nor a three.
    let reasons = why(&endgame, "f6-f7", "end");
    assert_eq!(of_kind(reasons, "winning-rolls"), ["winning-rolls 20 0 36"]);
    // What was played did not end the turn: there was still time.
    assert_eq!(of_kind(why(&endgame, "f6-f7", "d4-d5"), "winning-rolls"), NONE);
    // Both moves stop it.
    let gone = ENDGAME.replace("6  . . . . . 1", "6  . . . . . .");
    let gone = position("dice-halma 2 blocked=swap", &gone);
    assert_eq!(of_kind(why(&gone, "d4-d5", "end"), "winning-rolls"), NONE);
}

#[test]
fn to_end_the_turn_gains_nothing() {
    let endgame = position("dice-halma 2 blocked=swap", ENDGAME);
    assert_eq!(of_kind(why(&endgame, "f6-g6", "end"), "fewer-spaces"), ["fewer-spaces 1"]);
    assert_eq!(of_kind(why(&endgame, "f6-e6", "end"), "fewer-spaces"), NONE);
}
