//! Cat and Mouse: colour 1 are the cats, colour 2 the mice.

use super::*;
use spielhof_rules::Refusal::*;
use spielhof_rules::ToAct;

const NINETEEN: &str = "@h6 @g7 @i7 @g8 @j8 @h10 @i10 @j10 @g10 @k9 @f9 @h11 @i6 @j7 @f7 @k11 @f11 \
                        @e5 @l5";

#[test]
fn two_cats_are_set_first_on_two_of_the_middle_four() {
    let begun = start("cat-and-mouse 2");
    let cell = |name| begun.board().cell(name).unwrap();
    assert_eq!((begun.turn().number(), actions(&begun).as_str()), (1, "@h8 @h9 @i8 @i9"));
    assert_eq!(refusal(&begun, "@a1"), CatsInTheMiddle(cell("a1")));
    let second = after(begun.clone(), "@h8");
    assert_eq!((second.turn().number(), actions(&second).as_str()), (1, "@h9 @i8 @i9"));
    assert_eq!(refusal(&second, "@h8"), Occupied(cell("h8")));
    assert_eq!(refusal(&second, "h8-h7"), PlaceFirst);
    // The order is the same whichever seat begins.
    assert_eq!(start("cat-and-mouse 2 first=1").turn().number(), 1);
    assert_eq!(start("cat-and-mouse 2 first=2").turn().number(), 1);
}

#[test]
fn then_nineteen_mice_are_placed_on_any_free_cells_and_the_cats_move_first() {
    let set = after(start("cat-and-mouse 2"), "@h8 @i9");
    let cell = |name| set.board().cell(name).unwrap();
    assert_eq!((set.turn().number(), set.actions().len()), (2, 254));
    // Beside the cats, too.
    let near = after(set.clone(), "@h9 @i8 @a1");
    assert_eq!((near.turn().number(), near.actions().len()), (2, 251));
    assert_eq!(refusal(&near, "@h9"), Occupied(cell("h9")));
    assert_eq!(refusal(&near, "a1-a2"), PlaceFirst);
    let begun = placed("cat-and-mouse 2");
    assert_eq!(begun.turn().number(), 1);
    assert_eq!(refusal(&begun, "@h9"), AllPlaced);
    assert_eq!(refusal(&begun, "pass"), CannotPass);
    assert_eq!(refusal(&begun, "end"), NotInThisGame);
}

/// Both cats set, and the nineteen mice.
fn placed(setting: &str) -> Position {
    after(after(start(setting), "@h8 @i9"), NINETEEN)
}

#[test]
fn a_set_up_says_how_many_mice_are_still_to_be_placed() {
    let some = after(start("cat-and-mouse 2"), "@h8 @i9 @a1 @b2");
    assert!(some.text().starts_with("turn: 2\nto-place: 17\n"), "{}", some.text());
    assert_eq!(position("cat-and-mouse 2", &some.text()), some);
    // With both cats and no such line the other mice are taken.
    let taken = position("cat-and-mouse 2", &format!("turn: 1\n{FAR}{JUMPS}"));
    assert_eq!(taken.turn().number(), 1);
    let wrong = some.text().replace("to-place: 17", "to-place: 3");
    assert!(game("cat-and-mouse 2").load(&wrong).is_err());
    // No mouse before the second cat.
    let early = "9 . . . . . . . 1 . . . . . . . .\n1 2 . . . . . . . . . . . . . . .";
    assert!(game("cat-and-mouse 2").load(early).is_err());
}

#[test]
fn by_rules_1_the_mice_are_placed_first_and_keep_off_the_middle_four() {
    let begun = after(start("cat-and-mouse 2 rules=1"), "@a1 @p16");
    let cell = |name| begun.board().cell(name).unwrap();
    assert_eq!((begun.turn().number(), begun.actions().len()), (2, 250));
    for middle in ["h8", "i8", "h9", "i9"] {
        assert_eq!(refusal(&begun, &format!("@{middle}")), KeptForCats(cell(middle)));
    }
    assert_eq!(position("cat-and-mouse 2 rules=1", &begun.text()), begun);
    let placed = after(start("cat-and-mouse 2 rules=1"), NINETEEN);
    assert_eq!((placed.turn().number(), actions(&placed).as_str()), (1, "@h8 @h9 @i8 @i9"));
    assert_eq!(after(placed, "@h8 @i9").turn().number(), 1);
    assert_eq!(start("cat-and-mouse 2 rules=1").perft(2), 252 * 251);
}

#[test]
fn play_counts_as_the_independent_program_does() {
    // The tables count from the start and never come so far.
    let counts = |setting| {
        let begun = placed(setting);
        [1, 2, 3, 4].map(|depth| begun.perft(depth))
    };
    assert_eq!(counts("cat-and-mouse 2"), [13, 1281, 17_138, 1_702_985]);
    assert_eq!(counts("cat-and-mouse 2 chain=yes"), [13, 903, 11_903, 849_203]);
}

#[test]
fn with_a_random_set_up_the_mice_are_placed_by_chance() {
    let random = start("cat-and-mouse 2 setup=random");
    assert!(matches!(random.to_act(), ToAct::Seat(cats) if cats.number() == 1));
    let random = after(random, "@h8 @i9");
    assert_eq!(random.to_act(), ToAct::Chance);
    let chances = random.chances();
    assert_eq!(chances.len(), 254);
    assert!(chances.iter().all(|&(_, weight)| weight == 1));
    let placed = after(random, NINETEEN);
    assert!(matches!(placed.to_act(), ToAct::Seat(cats) if cats.number() == 1));
}

/// Mice enough for the game to go on, far from the cats.
const FAR: &str = "16 2 2 2 2 2 2 2 2 2 2 . . . . . .\n";

fn cats_at_play(setting: &str, picture: &str) -> Position {
    position(setting, &format!("turn: 1\n{FAR}{picture}"))
}

const JUMPS: &str = "9 . . . . 2 . . . . . . . . . . .
                     7 . . . . 2 . . . . . . . . . . .
                     6 . . . . 1 2 2 . . . . . . . . .
                     5 . . . . 1 . . . . . . . . . . .";

#[test]
fn all_move_one_cell_and_a_cat_may_jump_a_mouse_and_take_it() {
    let play = cats_at_play("cat-and-mouse 2", JUMPS);
    let cell = |name| play.board().cell(name).unwrap();
    // e7 can be jumped; f6 not, with g6 behind it; the other cat neither.
    assert_eq!(targets(&play, "e6"), "d5 d6 d7 e8 f5 f7");
    assert_eq!(targets(&play, "e5"), "d4 d5 d6 e4 f4 f5 g7");
    assert_eq!(refusal(&play, "e6-h6"), NoCatMove { from: cell("e6"), to: cell("h6") });
    assert_eq!(refusal(&play, "e6-f6"), Occupied(cell("f6")));
    assert_eq!(refusal(&play, "e7-e8"), NotYours(cell("e7")));
    assert_eq!(refusal(&play, "a1-a2"), NoPiece(cell("a1")));

    let taken = after(play, "e6-e8");
    assert!(taken.at(taken.board().cell("e7").unwrap()).is_none());
    // A turn is one jump, though e9 could be jumped too.
    assert_eq!(taken.turn().number(), 2);
}

#[test]
fn nobody_has_to_jump() {
    let play = cats_at_play("cat-and-mouse 2", JUMPS);
    assert!(play.read("e6-d6").is_ok());
}

#[test]
fn mice_never_jump() {
    let mice = position("cat-and-mouse 2", &format!("turn: 2\n{FAR}{JUMPS}"));
    let cell = |name| mice.board().cell(name).unwrap();
    assert_eq!(targets(&mice, "e7"), "d6 d7 d8 e8 f7 f8");
    assert_eq!(refusal(&mice, "g6-e6"), Occupied(cell("e6")));
    assert_eq!(refusal(&mice, "f6-h6"), MiceOnlyStep { from: cell("f6"), to: cell("h6") });
}

#[test]
fn with_chains_a_cat_may_jump_on_or_end_its_turn() {
    let first = after(cats_at_play("cat-and-mouse 2 chain=yes", JUMPS), "e6-e8");
    let cell = |name| first.board().cell(name).unwrap();
    assert_eq!(first.turn().number(), 1);
    assert_eq!(actions(&first), "e8-e10 end");
    assert_eq!(refusal(&first, "e8-d8"), CatGoesOn(cell("e8")));
    assert_eq!(refusal(&first, "e5-d5"), CatGoesOn(cell("e8")));
    assert_eq!(after(first.clone(), "end").turn().number(), 2);
    // Nothing more to jump: the turn ends by itself.
    assert_eq!(after(first, "e8-e10").turn().number(), 2);
    let begun = cats_at_play("cat-and-mouse 2 chain=yes", JUMPS);
    assert_eq!(refusal(&begun, "end"), CannotPass);
}

#[test]
fn mice_win_when_no_cat_can_move_on_the_cats_turn() {
    let gap = "turn: 2
               3 2 2 2 2 . . . . . . . . . . . .
               2 2 2 2 2 . . . . . . . . . . . .
               1 1 1 . 2 . . . . . . . . . . . .";
    let door = position("cat-and-mouse 2", gap);
    assert_eq!(ended(&after(door.clone(), "d2-c1")), (vec![2, 1], Some(Reason::CatsShutIn)));
    // From b2 the gap would only move.
    assert!(after(door, "b2-c1").outcome().is_none());
    // One cat that can move is enough.
    let one = "turn: 2
               9 . . . . . . . . . . . . . . 1 .
               4 . . 2 2 2 . . . . . . . . . . .
               3 2 . 2 2 . . . . . . . . . . . .
               2 2 2 . . . . . . . . . . . . . .
               1 1 2 2 . . . . . . . . . . . . .";
    assert!(after(position("cat-and-mouse 2", one), "e4-e5").outcome().is_none());
}

#[test]
fn cats_win_when_fewer_than_nine_mice_are_left() {
    let nine = "turn: 1
                9 . . . 1 2 . . . . . . . . . . .
                8 1 . . . . . . . . . . . . . . .
                6 2 2 2 2 2 2 2 2 . . . . . . . .";
    for setting in ["cat-and-mouse 2", "cat-and-mouse 2 chain=yes"] {
        let play = position(setting, nine);
        assert!(play.outcome().is_none());
        assert_eq!(ended(&after(play, "d9-f9")), (vec![1, 2], Some(Reason::TooFewMice)));
    }
    // At once, though the chain could go on.
    let more = nine.replace("9 . . . 1 2 . . .", "9 . . . 1 2 . 2 .").replace("6 2 2", "6 . 2");
    assert_eq!(ranks(&after(position("cat-and-mouse 2 chain=yes", &more), "d9-f9")), [1, 2]);
}

/// What is played in the longest game: the cats take ten mice, then walk into the corner.
const CATS: &str = "h8-h6 h6-h4 h4-h2 h2-f2 i8-i6 i6-i4 i4-i2 i2-k2 k2-m2 m2-o2 \
                    f2-e1 e1-d1 d1-c1 c1-b1 b1-a1 \
                    o2-n1 n1-m1 m1-l1 l1-k1 k1-j1 j1-i1 i1-h1 h1-g1 g1-f1 f1-e1 e1-d1 d1-c1 c1-b1";

#[test]
fn nine_mice_can_shut_both_cats_in_in_play() {
    for setting in ["cat-and-mouse 2", "cat-and-mouse 2 chain=yes"] {
        let mice = "@h7 @h5 @h3 @g2 @i7 @i5 @i3 @j2 @l2 @n2 @a2 @b2 @c2 @a3 @b3 @c3 @d3 @d2 @e2";
        let mut play = after(after(start(setting), "@h8 @i8"), mice);
        // A mouse goes to and fro until it is time to close the door.
        let waiting = ["d3-d4", "d4-d3"].into_iter().cycle().take(26);
        let mut replies = waiting.chain(["e2-d1", "d2-c1"]);
        for cat in CATS.split_whitespace() {
            play = after(play, cat);
            if !play.begins_turn() {
                play = after(play, "end");
            }
            play = after(play, replies.next().unwrap());
        }
        assert_eq!(ranks(&play), [2, 1]);
        let end = position(
            setting,
            "turn: 1
             3 2 2 2 2 . . . . . . . . . . . .
             2 2 2 2 . . . . . . . . . . . . .
             1 1 1 2 2 . . . . . . . . . . . .",
        );
        assert_eq!(end.pieces(), play.pieces());
    }
}

#[test]
fn a_hundred_turns_without_a_capture_are_a_draw() {
    let quiet = |turns: &str| {
        position("cat-and-mouse 2", &format!("turn: 1\nquiet: {turns}\n{FAR}{JUMPS}"))
    };
    assert!(after(quiet("98"), "e6-d6").outcome().is_none());
    assert_eq!(ended(&after(quiet("99"), "e6-d6")), (vec![1, 1], Some(Reason::Quiet)));
    // A capture begins the count anew.
    let taken = after(quiet("99"), "e6-e8");
    assert!(taken.outcome().is_none() && !taken.text().contains("quiet"));
    // Shut in at the hundredth, the mice have won.
    let gap = "turn: 2\nquiet: 99
               3 2 2 2 2 . . . . . . . . . . . .
               2 2 2 2 2 . . . . . . . . . . . .
               1 1 1 . 2 . . . . . . . . . . . .";
    assert_eq!(ranks(&after(position("cat-and-mouse 2", gap), "d2-c1")), [2, 1]);
}

#[test]
fn if_it_must_be_broken_off_both_share() {
    assert_eq!(cats_at_play("cat-and-mouse 2", JUMPS).measure().ranks(), [1, 1]);
}
