//! The program as other programs and people call it.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

struct Ran {
    code: i32,
    out: String,
    err: String,
}

fn spielhof(arguments: &str) -> Ran {
    with_input(arguments, "")
}

fn with_input(arguments: &str, input: &str) -> Ran {
    with_words(&arguments.split_whitespace().collect::<Vec<_>>(), input)
}

fn with_words(arguments: &[&str], input: &str) -> Ran {
    run_in(Path::new("."), arguments, input)
}

fn run_in(folder: &Path, arguments: &[&str], input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_spielhof"))
        .args(arguments)
        .current_dir(folder)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env("LANG", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that ends without reading leaves a broken pipe, which is no fault of ours.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Ran { code: status.code().expect("no crash"), out: text(stdout), err: text(stderr) }
}

fn json(arguments: &str) -> serde_json::Value {
    serde_json::from_str(&spielhof(arguments).out).unwrap()
}

#[test]
fn perft_prints_the_count_alone_on_the_last_line() {
    for (arguments, count) in [
        ("perft chinese-checkers --players 2 4", "145924"),
        ("perft chinese-checkers --players 2 --set jumps=adjacent 4", "115600"),
        ("perft chinese-checkers --players 2 --set jumps=adjacent 5", "3188520"),
        ("perft halma --players 2 3", "85440"),
        ("perft barricade --players 2 --set opening=first 1", "6"),
        ("perft barricade --players 2 --set opening=first 2", "12"),
        ("perft barricade --players 2 --set opening=first 3", "226"),
        ("perft captive-2 --players 2 1", "48"),
        ("perft captive-2 --players 2 2", "2304"),
        ("perft captive-2 --players 2 3", "101244"),
        ("perft halma --divide 2", "1600"),
    ] {
        let ran = spielhof(arguments);
        assert_eq!((ran.code, ran.out.lines().last()), (0, Some(count)), "{arguments}");
    }
}

#[test]
fn moves_are_sorted_one_a_line_and_take_actions_first() {
    let ran = spielhof("moves barricade --set opening=first d3");
    assert_eq!(ran.out, "yard-a1\nyard-e1\n");
    let ran = json("moves barricade --set opening=first --json d3");
    assert_eq!(ran["actions"], serde_json::json!(["yard-a1", "yard-e1"]));
    assert_eq!(ran["to_act"], 1);
}

#[test]
fn what_show_prints_can_be_read_back_as_a_set_up() {
    for game in ["halma", "captive-2", "barricade", "connection --players 3"] {
        let shown = spielhof(&format!("show {game}")).out;
        let again = with_input(&format!("show {game} --position -"), &shown);
        assert_eq!((again.code, &again.out), (0, &shown), "{game}: {}", again.err);
        let counted = with_input(&format!("perft {game} --position - 2"), &shown).out;
        assert_eq!(counted, spielhof(&format!("perft {game} 2")).out);
    }
}

#[test]
fn show_tells_programs_everything_they_need_to_draw() {
    let shown = json("show barricade --set opening=first --json d4 yard-f1");
    assert_eq!(shown["board"]["cells"].as_array().unwrap().len(), 112);
    assert_eq!(shown["pieces"].as_array().unwrap().len(), 10 + 11);
    assert_eq!(shown["turn"], 2);
    assert_eq!(shown["options"]["no-barricade-rows"], "1");
}

#[test]
fn the_catalogue_lists_every_game_with_its_options() {
    let catalogue = json("games --json");
    let games = catalogue["games"].as_array().unwrap();
    assert_eq!(games.len(), rules::CATALOGUE.len());
    let halma = games.iter().find(|game| game["id"] == "halma").unwrap();
    assert_eq!(halma["players"], serde_json::json!([2, 4]));
    assert_eq!(halma["options"][0]["values"], serde_json::json!(["clear", "swap", "filled"]));
    assert!(spielhof("--lang de games quick-halma").out.starts_with("Schnellhalma\n"));
}

#[test]
fn the_version_names_the_rules() {
    assert!(spielhof("--version").out.contains("(rules 2)"));
}

#[test]
fn an_option_is_told_with_a_sentence_for_each_value() {
    let checkers = spielhof("games chinese-checkers").out;
    assert!(
        checkers.contains("  adjacent: You can only jump over a neighbouring piece."),
        "{checkers}"
    );
    let colour = spielhof("games colour-halma").out;
    assert!(colour.contains("  simple: Pieces move as in Halma"), "{colour}");
}

#[test]
fn older_rules_can_be_asked_for_and_unknown_ones_are_named() {
    let old = spielhof("moves cat-and-mouse --rules 1").out;
    assert_eq!(old.lines().count(), 252);
    assert_eq!(spielhof("moves cat-and-mouse").out.lines().count(), 4);
    let unknown = spielhof("moves halma --rules 3");
    assert_eq!(unknown.code, 2);
    assert!(
        unknown.err.contains("no version 3 of the rules; this program knows 1, 2"),
        "{}",
        unknown.err
    );
}

#[test]
fn the_engine_lists_the_moves_of_the_position_as_moves_does() {
    // The start comes back for the third time.
    let round = "e2-f3 l15-k14 f3-e2 k14-l15 ".repeat(2);
    let ran = with_input("engine", &format!("position start actions {round}\nmoves\n"));
    let alone = spielhof(&format!("moves halma {round}")).out;
    let listed = alone.split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(ran.out, format!("moves {listed}\n"));
    assert!(!listed.is_empty());
}

#[test]
fn a_wrong_line_of_moved_pieces_is_explained() {
    let setup = "turn: 1\nstage: act\nsteps: 3\njumps: 2\nmoved: c1 d1\n\
                 8 1 1 2 . . . . . . . . . . . . .\n";
    let ran = with_input("moves dice-halma --position -", setup);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("Seat 1 has no piece on c1."), "{}", ran.err);
}

#[test]
fn teams_are_blamed_where_they_leave_no_places() {
    let blamed = spielhof("moves gobang --players 4 --set teams=two --set places=first");
    assert!(blamed.err.contains("places=first and teams=two"), "{}", blamed.err);
}

#[test]
fn a_playout_is_a_record_that_replays_and_a_seed_repeats_it() {
    for game in ["barricade --players 4", "captive-2 --players 3", "star-halma --by baseline"] {
        let arguments = format!("playout {game} --seed 7");
        let record = spielhof(&arguments);
        assert_eq!(record.code, 0, "{}", record.err);
        assert_eq!(record.out, spielhof(&arguments).out);
        let replayed = with_input("replay -", &record.out);
        assert_eq!((replayed.code, replayed.err.as_str()), (0, ""), "{game}");
        assert!(replayed.out.contains("without errors"), "{}", replayed.out);
    }
}

#[test]
fn a_replay_can_stop_on_the_way() {
    let record = spielhof("playout halma --seed 3 --by baseline").out;
    let early = with_input("replay - --turn 1", &record);
    assert!(early.out.contains("Replayed one turn"));
}

#[test]
fn a_replay_tells_why_the_game_is_over() {
    let record = spielhof("playout halma --seed 3 --by baseline").out;
    let whole = with_input("replay -", &record).out;
    assert!(whole.contains("All the winner's pieces have arrived.\nSeat"), "{whole}");
    let whole: serde_json::Value =
        serde_json::from_str(&with_input("replay - --json", &record).out).unwrap();
    assert_eq!((&whole["ending"], &whole["reason"]), (&"rules".into(), &"arrived".into()));
}

#[test]
fn a_replay_tells_what_people_decided() {
    let record = spielhof("playout halma --seed 3 --by baseline").out;
    let (_, turns) = record.split_once("actions:").unwrap();
    let turns: String = turns.lines().take(3).map(|turn| format!("{turn}\n")).collect();
    let ended = |end: &str| {
        let head = "game: halma\nrules: 1\nplayers: 2\nfirst: 1\noption blocked: clear\n";
        format!("{head}{end}actions:{turns}")
    };
    for (end, sentence) in [
        ("result: 2 1\nending: resignation\n", "someone resigned.\nSeat 2 wins."),
        ("result: 1 2\nending: clock\n", "ran out of time.\nSeat 1 wins."),
        ("result: 1 1\nending: agreement\n", "a draw.\nShared win: Seat 1, Seat 2."),
        ("ending: aborted\n", "The game was abandoned and has no result.\n"),
    ] {
        let told = with_input("replay -", &ended(end));
        assert!(told.code == 0 && told.out.contains(sentence), "{}{}", told.out, told.err);
    }
    let drawn = with_input("replay - --json", &ended("result: 1 1\nending: agreement\n")).out;
    let drawn: serde_json::Value = serde_json::from_str(&drawn).unwrap();
    assert_eq!((&drawn["result"], &drawn["ending"]), (&[1, 1].into(), &"agreement".into()));
    assert_eq!(drawn["to_act"], "nobody");
    let aborted = with_input("replay - --json", &ended("ending: aborted\n")).out;
    let aborted: serde_json::Value = serde_json::from_str(&aborted).unwrap();
    assert_eq!((&aborted["result"], &aborted["ending"]), (&().into(), &"aborted".into()));
    let wrong = with_input("replay -", &ended("ending: resignation\n"));
    assert!(wrong.code == 2 && wrong.err.contains("can't happen in this game"), "{}", wrong.err);
}

/// Every kind of wrong input: a sentence on standard error, exit code 2, no output.
#[test]
fn wrong_input_gets_a_sentence() {
    for (arguments, sentence) in [
        ("", "Usage"),
        ("perft", "<GAME>"),
        ("dance", "\"dance\" isn't recognised."),
        ("perft halma --bogus 2", "\"--bogus\" isn't recognised."),
        ("perft halma many", "\"many\" isn't a depth"),
        ("perft halma 100", "\"100\" isn't a depth"),
        ("perft halma -- -1", "\"-1\" isn't a depth"),
        ("moves halmo", "Did you mean \"halma\"?"),
        ("moves halma --players 3", "This game takes 2, 4."),
        ("moves halma --players 999", "\"999\" isn't a number that works here."),
        ("moves halma --first 3", "the seats are 1 to 2"),
        ("moves halma --set blocked", "Write name=value."),
        ("moves halma --set blocked=never", "Choose from: clear, swap, filled."),
        ("moves halma --set wind=north", "It has: blocked."),
        ("moves highscore --set wind=north", "it has none at all"),
        ("moves barricade --set colours=two --set playing=red+blue", "can't be combined"),
        ("moves halma a1-b2", "b2 is occupied. (Rule 4)"),
        ("moves rakado d3 a1-a5", "You can't get to a5 in exactly 3 spaces. (Rule 5)"),
        ("moves tippy @a1 @a1", "a1 is occupied. (Rule 3)"),
        ("moves halma a1-z9", "This board has no space \"z9\"."),
        ("moves halma dance", "\"dance\" isn't a move."),
        ("moves barricade d9", "A die shows 1 to 6."),
        ("show halma --position /no/such/file", "/no/such/file"),
        ("replay /no/such/file", "/no/such/file"),
        ("playout halma --by human", "Choose from: random, baseline, level1"),
        ("moves barricade d+4", "\"d+4\" isn't a move."),
        ("playout halma --by random,random,random", "the game has 2 seats"),
        ("playout halma --seed x", "\"x\" isn't a number"),
        ("perft halma -1", "\"-1\" isn't a depth"),
        ("playout halma --seed -3", "\"-3\" isn't a number that works here."),
        ("match level1 level1 halma --games -5", "\"-5\" isn't a number that works here."),
        ("serve --tables -1", "\"-1\" isn't a whole number"),
        ("--lang xx games", "The language \"xx\" isn't available."),
    ] {
        let ran = spielhof(arguments);
        let said = format!("{}{}", ran.out, ran.err);
        assert!(said.contains(sentence), "{arguments}: {said}");
        assert!(ran.code == 2 || arguments.is_empty(), "{arguments}: {}", ran.code);
    }
    let faulty = with_input("show halma --position -", "turn: 9\n1 1 1\nx");
    assert_eq!(faulty.err.lines().count(), 2, "{}", faulty.err);
    assert!(with_input("replay -", "nonsense").err.contains("Line 1 of the record"));
    assert!(with_input("show halma --position -", "\0\u{fffd}").code == 2);
}

#[test]
fn a_figure_of_ones_own_is_played_to_and_kept() {
    let bars = "9 . . . . o o o o o o o o o . . .
                8 . . . . o o o o o o o o o . . .
                7 . . . . . . . . . . . o . . . .";
    let game = "meeting-point --figure -";
    let shown = with_input(&format!("show {game} --json"), bars).out;
    let shown: serde_json::Value = serde_json::from_str(&shown).unwrap();
    let markings = shown["board"]["markings"].as_array().unwrap();
    let goal = markings.iter().find(|marking| marking["marking"] == "goal 1").unwrap();
    assert_eq!(goal["cells"].as_array().unwrap().len(), 19);
    assert_eq!(goal["cells"][0], "l7");
    let record = with_input(&format!("playout {game} --by baseline --seed 2"), bars);
    assert!(record.out.contains("\nfigure:\n|  9  . . . . o"), "{}", record.out);
    let replayed = with_input("replay -", &record.out);
    assert!(replayed.out.contains("without errors"), "{}{}", replayed.out, replayed.err);
    for (arguments, drawn, sentence) in [
        ("show meeting-point --figure -", "8 o", "Row 8 has 16 spaces, but the number drawn is 1."),
        ("moves meeting-point --figure -", "", "The figure needs 19 spaces"),
        ("perft meeting-point --figure - 1", &bars.replace('o', "x"), "can't be used in a figure"),
        ("playout halma --figure -", bars, "This game isn't played to a figure."),
        ("--lang de show halma --figure -", bars, "kein Zielbild"),
        ("show meeting-point --figure /no/such/file", "", "/no/such/file"),
        ("play meeting-point --piped --figure -", "", "--figure"),
    ] {
        let ran = with_input(arguments, drawn);
        assert!(ran.code == 2 && ran.err.contains(sentence), "{arguments}: {}", ran.err);
    }
}

#[test]
fn german_is_spoken_where_it_is_asked_for() {
    assert!(spielhof("--lang de moves halma a1-b2").err.contains("b2 ist besetzt. (Regel 4)"));
    assert!(spielhof("moves halma a1-b2 --lang=de").err.contains("besetzt"));
}

#[test]
fn the_rules_of_a_game_are_numbered_and_in_the_language_asked_for() {
    let english = spielhof("games star-halma").out;
    for said in ["Aim of the game\n", "\n1. The star has 121 holes", "Tips\n- "] {
        assert!(english.contains(said), "{english}");
    }
    let french = spielhof("--lang fr games star-halma").out;
    assert!(french.contains("121 trous") && !french.contains("121 holes"), "{french}");
}

#[test]
fn a_lesson_is_watched_solved_missed_and_left() {
    // Step 1 is watched; in step 2 a wrong try, a forbidden one, questions, then the solution.
    let typed = "\nhelp\nmoves\nwhy yard-c1\nnonsense\ng1-k1\nyard-c1\nyard-e2\nquit\n";
    let ran = with_input("learn barricade --piped", typed);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for said in [
        "Barricade: a lesson in 7 steps.",
        "Step 1 of 7",
        "Press Enter to go on.",
        "Step 2 of 7",
        "Your pieces: red (shown as 1)",
        "skip           go on with the next step",
        "yard-a2 yard-e2 yard-f1",
        "You can't get to c1 in exactly 4 spaces. (Rule 3)",
        "Type a move such as",
        "Here's the rule:\nPawns in your yard can come in with any roll.",
        "The pieces are back where they were.",
        "Well done, that's it!",
        "Step 3 of 7",
        "Goodbye.",
    ] {
        assert!(ran.out.contains(said), "{said}: {}", ran.out);
    }
}

#[test]
fn a_lesson_shows_the_roll_and_after_a_wrong_try_the_board_as_it_was() {
    for (lesson, typed, roll) in [
        ("barricade --step 2", "g1-k1\n", "The roll: 4\n> "),
        ("barricade --step 3", "f1-l1\n", "The roll: 6\n> "),
        ("rakado --step 2", "m4-m7\n", "The roll: 3\n> "),
    ] {
        let ran = with_input(&format!("learn {lesson} --piped"), typed);
        let (_, drawn) = ran.out.split_once("Your pieces: ").unwrap();
        let (_, drawn) = drawn.split_once('\n').unwrap();
        let (board, after) = drawn.split_once("> ").unwrap();
        assert!(drawn.contains(roll), "{lesson}: {drawn}");
        assert!(after.contains(&format!("Try again.\n{board}> ")), "{lesson}: {after}");
    }
    let two_dice = with_input("--lang de learn dice-halma --piped --step 5", "");
    assert!(two_dice.out.contains("Der Wurf: 1 + 3\n> "), "{}", two_dice.out);
}

#[test]
fn a_lesson_can_be_skipped_to_its_end_and_begun_anywhere() {
    let ran = with_input("learn halma --piped --step 3", &"skip\n".repeat(20));
    assert!(ran.code == 0 && ran.out.contains("spielhof play halma"), "{}", ran.out);
    assert!(!ran.out.contains("Step 2 of"), "{}", ran.out);
    for (arguments, sentence) in [
        ("learn halmo --piped", "Did you mean \"halma\"?"),
        ("learn halma --piped --step 99", "\"99\" isn't a number that works here."),
        ("learn halma --piped --step x", "\"x\" isn't a number that works here."),
        ("learn", "<GAME>"),
    ] {
        let ran = with_input(arguments, "");
        assert!(ran.code == 2 && ran.err.contains(sentence), "{arguments}: {}", ran.err);
    }
    let ran = spielhof("learn halma");
    assert_eq!((ran.code, ran.out.contains("A lesson needs a terminal.")), (0, true));
}

#[test]
fn every_language_is_listed_and_takes_its_own_commands() {
    let listed = spielhof("--help").out;
    assert!(listed.contains("en, de, fr, es, it, nl, da, sv, pl, ru"), "{listed}");
    for command in ["", "playout ", "engine ", "serve "] {
        let help = spielhof(&format!("--lang de {command}--help")).out;
        assert!(help.contains("\nOptionen:\n") && !help.contains("Options:"), "{help}");
    }
    for (language, typed, said) in [
        ("fr", "pourquoi a1-b2\nquitter\n", "b2 est occupé. (Règle 4)"),
        ("es", "porque a1-b2\nsalir\n", "b2 no está libre. (Regla 4)"),
        ("it", "perché a1-b2\nesci\n", "b2 è occupata. (Regola 4)"),
        ("nl", "waarom a1-b2\nstoppen\n", "b2 is bezet. (Regel 4)"),
    ] {
        let ran = with_input(&format!("--lang {language} play halma --piped"), typed);
        assert!(ran.out.contains(said) && ran.code == 0, "{language}: {}", ran.out);
    }
}

#[test]
fn a_game_without_a_terminal_ends_with_a_sentence() {
    let ran = spielhof("play halma");
    assert_eq!((ran.code, ran.out.contains("A game needs a terminal.")), (0, true));
}

#[test]
fn a_person_plays_asks_and_takes_back() {
    let ran = with_input(
        "play halma --piped --seed 1",
        "help\nrules\nwhy a1-b2\nwhy d3-e4\nwhy\nhint\nmoves d3\nmoves p16\na1-b2\nnonsense\nd3-e4\nundo\nundo\nquit\n",
    );
    assert_eq!(ran.code, 0, "{}", ran.err);
    for said in [
        "Halma, for 2 players.",
        "undo your last decision",
        ". A step takes a piece to a free space right next to it",
        "Once another side has left its yard",
        "b2 is occupied. (Rule 4)",
        "d3-e4 is allowed.",
        "Ask about a move",
        "The computer would play",
        "No moves.",
        "Type a move such as",
        "Seat 1 (1 red, human): d3-e4",
        "Undone:",
        "There's nothing to undo.",
        "Goodbye.",
    ] {
        assert!(ran.out.contains(said), "{said}\n{}", ran.out);
    }
}

#[test]
fn nothing_is_taken_back_that_no_person_has_decided() {
    let ran = with_input("play halma --seats baseline,human --piped --seed 3", "undo\nquit\n");
    assert!(ran.out.contains("There's nothing to undo."), "{}", ran.out);
    assert!(!ran.out.contains("Undone"), "{}", ran.out);
}

#[test]
fn a_game_begins_with_the_set_up_that_is_named() {
    let refused = spielhof("play halma --piped --position -");
    assert_eq!(refused.code, 2);
    assert_eq!(with_input("play --piped --position /no/such/file", "\n").code, 0);
    assert!(
        with_input("play --piped --position /no/such/file", "\n").out.contains("/no/such/file")
    );
}

#[test]
fn a_game_of_barricade_is_played_to_its_end_and_saved() {
    let folder = std::env::temp_dir().join(format!("spielhof-test-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join("game.txt");
    // A person who takes every hint cannot be scripted without seeing the answers, so
    // the computer plays both seats here and a person leaves with a record below.
    let ran = with_input("play barricade --piped --seats baseline --seed 4", "");
    assert!(ran.out.contains("wins."), "{}", ran.out);
    let save = format!("save {}\nquit\n", file.display());
    let ran = with_input("play captive-2 --piped --seed 4", &save);
    assert!(ran.out.contains("The game record is saved in"), "{}", ran.out);
    let replayed = spielhof(&format!("replay {}", file.display()));
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    // Another game does not take its place, but the same may be saved again.
    let before = std::fs::read(&file).unwrap();
    let ran = with_input("play halma --piped", &save);
    assert!(ran.out.contains("game.txt already exists. Choose another name."), "{}", ran.out);
    assert_eq!(std::fs::read(&file).unwrap(), before);
    let again = folder.join("again.txt").display().to_string();
    let typed = format!("save {again}\nd3-e4\nsave {again}\nd4-e5\nsave\nquit\n");
    let ran = with_input("play halma --piped", &typed);
    assert_eq!(ran.out.matches("The game record is saved in").count(), 3, "{}", ran.out);
    assert!(std::fs::read_to_string(&again).unwrap().contains("d3-e4"));
    let nowhere = with_input("play captive-2 --piped", "save /no/such/folder/x\nquit\n");
    assert!(nowhere.out.contains("/no/such/folder/x") && nowhere.code == 0);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn what_is_saved_without_a_name_takes_no_place_of_another() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["spielhof-record.txt", "spielhof-record-2.txt", "spielhof-record-3.txt"] {
        let ran = run_in(folder.path(), &["play", "halma", "--piped"], "save\nsave\nquit\n");
        let said = format!("The game record is saved in {name}.");
        assert_eq!(ran.out.matches(&said).count(), 2, "{}", ran.out);
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 3);
}

#[test]
fn the_game_can_be_chosen_from_a_list_and_played_in_german() {
    let ran = with_input("--lang de play --piped", "schach\n\nhilfe\nwarum a1-b2\nverlassen\n");
    for said in [
        "Welches Spiel?",
        "„schach“ gibt es nicht",
        "Halma, für 2 Personen.",
        "b2 ist besetzt",
        "Tschüss!",
    ] {
        assert!(ran.out.contains(said), "{said}\n{}", ran.out);
    }
}

#[test]
fn the_engine_answers_line_by_line() {
    let ran = with_input(
        "engine",
        "ready\ngame chinese-checkers players=2 jumps=adjacent\nposition start actions d1-e5\nmoves\n\
         go nodes 2000\ngo level 1\ngo depth 2\nshow\n",
    );
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[0], "ready");
    assert!(lines[1].starts_with("moves n1-"), "{}", lines[1]);
    for line in &lines[2..5] {
        let words: Vec<&str> = line.split(' ').collect();
        assert_eq!((words[0], words[2], words[4], words[6]), ("best", "score", "depth", "nodes"));
        assert!(lines[1].split(' ').any(|legal| legal == words[1]), "{line}");
        assert_eq!(words[11], words[1], "the line begins with the action: {line}");
    }
    assert_eq!(lines[5], "turn: 2");
}

#[test]
fn the_engine_gives_the_same_answer_to_the_same_question() {
    let ask = "game halma\nposition start\ngo nodes 20000\ngo level 2\n";
    let answer = || {
        let out = with_input("engine", ask).out;
        let without_time = |line: &str| {
            let words: Vec<&str> = line.split(' ').collect();
            [&words[..8], &words[10..]].concat().join(" ")
        };
        out.lines().map(without_time).collect::<Vec<String>>()
    };
    let first = answer();
    assert_eq!(first.len(), 2);
    assert_eq!(first, answer());
}

#[test]
fn the_engine_says_what_is_wrong_and_goes_on() {
    let ran = with_input(
        "engine",
        "chess\ngame chess\ngame halma players=3\ngame halma moves\nposition\nposition here\n\
         position start actions a1-b2\ngo\ngo time soon\ngo level 9\ngo far 3\ngame barricade\n\
         go nodes 10\nposition setup turn: 1|1 2 3\n\nready\nquit\nready\n",
    );
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 14, "{}", ran.out);
    assert!(lines[..13].iter().all(|line| line.starts_with("error ")), "{}", ran.out);
    assert!(lines[11].contains("The dice are rolled next"), "{}", lines[11]);
    assert_eq!(lines[13], "ready");
}

#[test]
fn the_engine_thinks_on_as_many_cores_as_it_is_told() {
    for threads in [1, 3] {
        for game in ["star-halma players=2", "star-halma players=3", "barricade opening=first"] {
            let roll = if game.starts_with("barricade") { " actions d6" } else { "" };
            let ask = format!("game {game}\nposition start{roll}\ngo time 50\nmoves\n");
            let ran = with_input(&format!("engine --threads {threads}"), &ask);
            let (best, moves) = ran.out.split_once('\n').unwrap();
            let action = best.split(' ').nth(1).unwrap();
            assert!(moves.split_whitespace().any(|legal| legal == action), "{}", ran.out);
        }
    }
    for wrong in ["0", "-1", "many"] {
        let ran = with_input(&format!("engine --threads={wrong}"), "ready\n");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{wrong}");
        assert!(ran.err.contains(wrong), "{}", ran.err);
    }
}

#[test]
fn a_thought_can_be_stopped() {
    let begun = std::time::Instant::now();
    let ran = with_input("engine", "game star-halma players=2\ngo time 600000\nstop\nready\n");
    assert!(ran.out.starts_with("best ") && ran.out.ends_with("ready\n"), "{}", ran.out);
    assert!(begun.elapsed().as_secs() < 300, "it would have thought for ten minutes");
}

#[test]
fn stop_is_seen_while_other_commands_wait() {
    let ran = with_input(
        "engine",
        "game star-halma players=2\ngo time 30000\nready\ngo time 30000\nmoves\nstop\n\
         go nodes 2000\nready\n",
    );
    let lines: Vec<&str> = ran.out.lines().collect();
    let first_words: Vec<&str> = lines.iter().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(first_words, ["best", "ready", "best", "moves", "best", "ready"], "{}", ran.out);
    let number = |line: usize, word: usize| -> u64 {
        lines[line].split(' ').nth(word).unwrap().parse().unwrap()
    };
    for stopped in [0, 2] {
        assert!(number(stopped, 9) < 29_000, "it was not stopped: {}", lines[stopped]);
    }
    assert!(number(4, 7) >= 1000, "what comes after is not stopped: {}", lines[4]);
}

#[test]
fn a_match_prints_its_score_and_saves_its_games() {
    let folder = std::env::temp_dir().join(format!("spielhof-match-{}", std::process::id()));
    let path = folder.display().to_string();
    let arguments = format!(
        "match level1 random quick-halma --games 4 --seed 3 --threads 2 --opening 1 --save {path}"
    );
    let ran = spielhof(&arguments);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.err);
    assert!(ran.out.contains("level1 against random: 4 games, 4 won, 0 shared, 0 lost (seed 3)"));
    assert!(ran.out.contains("score 100.0 %, 95 % interval"), "{}", ran.out);
    let saved = std::fs::read_dir(&folder).unwrap().count();
    assert_eq!(saved, 4);
    let one = folder.join("00001-1.txt").display().to_string();
    assert_eq!(spielhof(&format!("replay {one}")).code, 0);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_match_against_another_program_goes_through_the_engine_protocol() {
    let against = |program: &str, game: &str| {
        let program = format!("exec:{}{program}", env!("CARGO_BIN_EXE_spielhof"));
        with_words(&["match", "level1", &program, game, "--games", "2", "--seed", "1"], "")
    };
    for game in ["quick-halma", "barricade"] {
        let ran = against(" engine@level 1", game);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        assert!(ran.out.contains("2 games"), "{}", ran.out);
    }
    let ran = against(" engine@nodes none", "halma");
    assert!(ran.err.contains("answered with something that isn't a move here"), "{}", ran.err);
    let ran = against(" games", "halma");
    assert!(ran.err.contains("quit before the match was over"), "{}", ran.err);
    let ran = spielhof("match level1 exec:no-such-program halma --games 2");
    assert!(ran.err.contains("couldn't be started"), "{}", ran.err);
    let ran = spielhof("match level1 levle2 halma");
    assert!(ran.err.contains("There's no player called \"levle2\""), "{}", ran.err);
}
