//! Set-ups with every kind of fault: all are reported together, none is a crash.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use board::{Board, PictureError};
use spielhof_rules::ErrorList;
use spielhof_rules::SetupError::{self, *};
use spielhof_rules::{AnyGame, Colour, MovedError, Piece, Spec};
use std::sync::Arc;

fn game(id: &str, players: u8) -> Arc<AnyGame> {
    Spec::of(id, players).unwrap().build().unwrap()
}

fn faults(game: &Arc<AnyGame>, text: &str) -> ErrorList<SetupError> {
    game.load(text).expect_err("a fault")
}

#[test]
fn faults_of_the_picture_are_reported_together() {
    let found = faults(&game("star-halma", 2), "a 1\na 1\nb 1\nz 1 1");
    let row = |row: &str| row.to_owned();
    let wanted = [
        Picture(PictureError::RowTwice(row("a"))),
        Picture(PictureError::RowLength { row: row("b"), wanted: 2, found: 1 }),
        Picture(PictureError::UnknownRow(row("z"))),
    ];
    assert_eq!(found, wanted);
}

#[test]
fn faults_of_fields_and_pieces_are_reported_together() {
    let star = Board::star();
    let found = faults(
        &game("star-halma", 2),
        "turn: 5\nwind: north\nb 1 #\na x\nm 1 1 1 1 1 1 1 1 1 1 1 1 1\ne 1 1 1 . . . . . . . . . .",
    );
    let cell = |name: &str| star.cell(name).unwrap();
    let wanted = [
        BadField { field: "turn", value: "5".to_owned() },
        UnknownMark { cell: cell("b2"), mark: "#".to_owned() },
        UnknownMark { cell: cell("a1"), mark: "x".to_owned() },
        TooMany { piece: Piece::Of(Colour(0)), most: 15, found: 17 },
        NoPieces(Colour(1)),
        UnknownField("wind".to_owned()),
    ];
    assert_eq!(found, wanted);
}

#[test]
fn a_field_given_twice_is_a_fault() {
    assert_eq!(faults(&game("halma", 2), "turn: 1\nturn: 2"), [FieldTwice("turn".to_owned())]);
}

#[test]
fn a_seat_that_is_out_has_no_turn() {
    let text = "turn: 2\nbeaten: 2\ni . . 1 . . 3 . . .";
    assert_eq!(faults(&game("captive-1", 3), text), [TurnOfNobody]);
    let twice = "turn: 1\nbeaten: 2 2\ni . . 1 . . 3 . . .";
    assert_eq!(
        faults(&game("captive-1", 3), twice),
        [BadField { field: "beaten", value: "2".to_owned() }]
    );
}

#[test]
fn barricades_are_counted_and_kept_out_of_the_lowest_row() {
    let board = Board::barricade();
    let found = faults(
        &game("barricade", 2),
        "stage: move\n1 # . . . . . . . . . . . . . . . .\n14 #\n13 1 1 1 1 1 1 . . . . . . . . . . .",
    );
    let wanted = [
        BadField { field: "die", value: String::new() },
        Misplaced { cell: board.cell("a1").unwrap(), piece: Piece::Barricade },
        Misplaced { cell: board.cell("i14").unwrap(), piece: Piece::Barricade },
        TooMany { piece: Piece::Of(Colour(0)), most: 5, found: 6 },
        Barricades { wanted: 11, found: 0 },
    ];
    // Pieces are reported in the order of the picture's lines.
    assert_eq!(found, wanted);
}

#[test]
fn stages_of_barricade_that_make_no_sense_are_faults() {
    let barricade = game("barricade", 3);
    let row = "13 # # # # # # # # # # # . . . . . .";
    for (fields, field) in [
        ("stage: sleep", "stage"),
        ("stage: opening\nwaiting: 2 3", "waiting"),
        ("stage: opening\nbest: 4", "leaders"),
        ("stage: move\ndie: 7", "die"),
    ] {
        let found = faults(&barricade, &format!("turn: 1\n{fields}\n{row}"));
        let named = |fault: &SetupError| matches!(fault, BadField { field: f, .. } if *f == field);
        assert!(found.iter().any(named), "{fields}: {found:?}");
    }
}

#[test]
fn stages_of_rakado_that_make_no_sense_are_faults() {
    let huffed = Spec::of("rakado", 2).unwrap().set("missed", "huffed").build().unwrap();
    let rows = "9 2 . . . . . . . . . . . . . . .\n5 1 . . . . . . . . . . . . . . .";
    for (fields, field, value) in [
        ("stage: sleep", "stage", "sleep"),
        ("stage: move", "die", ""),
        ("stage: huff", "overlooked", ""),
        ("stage: huff\noverlooked: z9", "overlooked", "z9"),
        // Seat 1 is to huff a piece of seat 2, not its own.
        ("stage: huff\noverlooked: a5", "overlooked", "a5"),
        ("stage: roll-on\noverlooked: a9", "overlooked", "a9"),
        ("stage: roll\noverlooked: a5", "overlooked", "a5"),
    ] {
        let found = faults(&huffed, &format!("turn: 1\n{fields}\n{rows}"));
        assert_eq!(found, [BadField { field, value: value.to_owned() }], "{fields}");
    }
    assert!(huffed.load(&format!("turn: 1\nstage: huff\noverlooked: a9\n{rows}")).is_ok());
    let enforced = faults(&game("rakado", 2), &format!("stage: huff\noverlooked: a9\n{rows}"));
    let stage = BadField { field: "stage", value: "huff".to_owned() };
    assert_eq!(enforced, [stage, UnknownField("overlooked".to_owned())]);
    let too_many = "i 1 1 1 1 1 1 1 1 1\nh 1 1 1 1 1 1 1 . . .";
    let piece = Piece::Of(Colour(0));
    assert_eq!(faults(&game("rakado", 3), too_many), [TooMany { piece, most: 15, found: 16 }]);
}

#[test]
fn captive_pieces_stand_in_the_hexagon_and_are_sixty_at_most() {
    let star = Board::star();
    let found =
        faults(&game("captive-2", 2), "taken: 30 30\njumping: i5\na o\ni . . . . . o . . .");
    let wanted = [
        Misplaced { cell: star.cell("a1").unwrap(), piece: Piece::Shared },
        TooMany { piece: Piece::Shared, most: 60, found: 61 },
        BadField { field: "jumping", value: "i5".to_owned() },
    ];
    assert_eq!(found, wanted);
    let short = faults(&game("captive-2", 3), "taken: 1 2\ni . . . . o . . . .");
    assert_eq!(short, [BadField { field: "taken", value: "1 2".to_owned() }]);
}

#[test]
fn top_secret_is_placed_in_turn_in_the_middle() {
    let secret = game("top-secret", 2);
    let cell = |name: &str| Board::square().cell(name).unwrap();
    let found = faults(&secret, "turn: 2\nstage: place\n6 . . . . 1 2 2 . . . . . . . . .");
    let wanted = [
        Misplaced { cell: cell("e6"), piece: Piece::Of(Colour(0)) },
        BadField { field: "turn", value: "2".to_owned() },
    ];
    assert_eq!(found, wanted);
    let bad = [BadField { field: "stage", value: "sleep".to_owned() }];
    assert_eq!(faults(&secret, "stage: sleep\n6 1 . . . . . . . . . . . . . . ."), bad);
    // Not all pieces can be off.
    assert_eq!(faults(&secret, "stage: move"), [NoPieces(Colour(0)), NoPieces(Colour(1))]);
    let many = "16 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1\n15 1 1 1 . . . . . . . . . . . . .";
    let wanted = TooMany { piece: Piece::Of(Colour(0)), most: 18, found: 19 };
    assert_eq!(faults(&secret, many), [wanted]);
}

#[test]
fn cats_come_first_and_in_the_middle() {
    let cats = game("cat-and-mouse", 2);
    let cell = |name: &str| Board::square().cell(name).unwrap();
    let found = faults(&cats, "turn: 2\nquiet: 3\n8 1 . . . . . . 2 . . . . . . . .");
    let wanted = [
        Misplaced { cell: cell("a8"), piece: Piece::Of(Colour(0)) },
        Misplaced { cell: cell("h8"), piece: Piece::Of(Colour(1)) },
        BadField { field: "turn", value: "2".to_owned() },
        BadField { field: "quiet", value: "3".to_owned() },
    ];
    assert_eq!(found, wanted);
    let mice = "16 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2\n15 2 2 2 . . . . . . . . . . . . .\n";
    let outside = "turn: 1\nto-place: 18\n16 2 . . . . . . . . . . . . . . .\n8 1 . . . . . . 1 . . . . . . . .";
    let wanted = [
        Misplaced { cell: cell("a8"), piece: Piece::Of(Colour(0)) },
        BadField { field: "turn", value: "1".to_owned() },
    ];
    assert_eq!(faults(&cats, outside), wanted);
    // One of nineteen is on the board, so that eighteen wait.
    let few = outside
        .replace("turn: 1", "turn: 2")
        .replace("18", "17")
        .replace("8 1 . . . . . . 1 .", "8 . . . . . . . 1 1");
    assert_eq!(faults(&cats, &few), [BadField { field: "to-place", value: "17".to_owned() }]);
    let three = faults(&cats, &format!("{mice}8 1 1 1 . . . . . . . . . . . . ."));
    assert!(three.contains(&TooMany { piece: Piece::Of(Colour(0)), most: 2, found: 3 }));
}

#[test]
fn only_a_cat_that_can_take_more_jumps_on() {
    let picture = "16 2 2 2 2 2 2 2 2 2 2 . . . . . .\n8 1 2 . . 1 . . . . . . . . . . .";
    let yes = Spec::of("cat-and-mouse", 2).unwrap().set("chain", "yes").build().unwrap();
    assert!(yes.load(&format!("jumping: a8\n{picture}")).is_ok());
    let bad = |cell: &str| [BadField { field: "jumping", value: cell.to_owned() }];
    for cell in ["e8", "b8", "a1", "z9"] {
        assert_eq!(faults(&yes, &format!("jumping: {cell}\n{picture}")), bad(cell));
    }
    assert_eq!(faults(&yes, &format!("turn: 2\njumping: a8\n{picture}")), bad("a8"));
    let no = game("cat-and-mouse", 2);
    assert_eq!(faults(&no, &format!("jumping: a8\n{picture}")), bad("a8"));
}

#[test]
fn each_colour_that_plays_has_one_marked_piece() {
    let two = game("marked-halma", 2);
    let marked = |number| Piece::Marked(Colour(number));
    let row = |marks: &str| format!("8 {marks} . . . . . . . . . . . . .");
    assert_eq!(faults(&two, &row("A 1 2")), [NoMarked(Colour(1))]);
    let found = faults(&two, &row("A A B"));
    assert_eq!(found, [TooMany { piece: marked(0), most: 1, found: 2 }]);
    assert_eq!(faults(&two, &row("A . .")), [NoPieces(Colour(1))]);
    let four = game("marked-halma", 4);
    assert!(
        four.load(&format!("beaten: 3\n{}\n7 . . D . . . . . . . . . . . . .", row("A B 3")))
            .is_ok()
    );
    let unmarked = faults(&game("halma", 2), &row("A 1 2"));
    assert!(matches!(&*unmarked, [UnknownMark { mark, .. }] if mark == "A"));
}

#[test]
fn dice_and_moved_pieces_must_come_from_one_roll() {
    let dice = game("dice-halma", 2);
    let picture = "8 1 1 2 . . . . . . . . . . . . .";
    for (fields, field) in [
        ("stage: dance", "stage"),
        ("stage: choose", "dice"),
        ("stage: choose\ndice: 5 3", "dice"),
        ("stage: choose\ndice: 3 3", "dice"),
        ("stage: choose\ndice: 3 7", "dice"),
        ("stage: act\njumps: 2", "steps"),
        ("stage: act\nsteps: 7\njumps: 2", "steps"),
        ("stage: act\nsteps: 2", "jumps"),
    ] {
        let found = faults(&dice, &format!("turn: 1\n{fields}\n{picture}"));
        assert!(
            matches!(&*found, [BadField { field: f, .. }] if *f == field),
            "{fields}: {found:?}"
        );
    }
    let cell = |name: &str| Board::square().cell(name).unwrap();
    let not_one_roll = |moved, steps, jumps| MovedError::NotOneRoll { moved, steps, jumps };
    for (fields, wanted) in [
        ("steps: 0\njumps: 2", not_one_roll(0, 0, 2)),
        ("steps: 3\njumps: 0", not_one_roll(0, 3, 0)),
        ("steps: 6\njumps: 2\nmoved: a8", not_one_roll(1, 6, 2)),
        ("steps: 3\njumps: 2\nmoved: a8 c8", MovedError::NotOwn { cell: cell("c8"), seat: 1 }),
        ("steps: 3\njumps: 2\nmoved: d8", MovedError::NotOwn { cell: cell("d8"), seat: 1 }),
        ("steps: 3\njumps: 2\nmoved: a8 z9", MovedError::NoCell("z9".to_owned())),
    ] {
        let found = faults(&dice, &format!("turn: 1\nstage: act\n{fields}\n{picture}"));
        assert_eq!(found, [Moved(wanted)], "{fields}");
    }
    let late = faults(&dice, &format!("stage: roll\nmoved: a8\npasses: 1\n{picture}"));
    assert_eq!(late, ["moved", "passes"].map(|field| UnknownField(field.to_owned())));
}

#[test]
fn an_empty_text_is_no_position_where_pieces_are_needed() {
    assert_eq!(faults(&game("halma", 2), ""), [NoPieces(Colour(0)), NoPieces(Colour(1))]);
}
