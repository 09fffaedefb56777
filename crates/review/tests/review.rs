//! Reviews of drawn positions.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::{Action, CATALOGUE, Side, Spec};
use search::{Rng, random_any};
use spielhof_review::{Effort, Mistake, Review, Reviewer, annotate};
use table::{Course, Record};

/// A game from a set-up with these actions.
fn course(id: &str, players: u8, setup: &str, actions: &[&str]) -> Course {
    let game = Spec::of(id, players).unwrap().build().unwrap();
    let mut course = Course::with_setup(&game, setup).unwrap();
    for text in actions {
        course.act(course.position().read(text).unwrap()).unwrap();
    }
    course
}

fn review(course: &Course, nodes: u64) -> Review {
    let mut reviewer = Reviewer::new(course, Effort::nodes(nodes));
    while reviewer.step() {}
    assert_eq!(reviewer.done(), reviewer.steps());
    reviewer.review()
}

/// Seat 2 threatens to make five at f2, and only there.
const FOUR: &str = "turn: 1
    8 . . 1 1 . . . . . . . . . . . .
    2 1 2 2 2 2 . . . . . . . . . . .";

#[test]
fn a_planted_blunder_is_the_decisive_turning_point() {
    let lost = review(&course("gobang", 2, FOUR, &["@p16", "@f2"]), 20_000);
    let turn = &lost.turns[0];
    assert_eq!(turn.mistake(), Some(Mistake::Blunder), "{:?}", turn.decisions[0].chances);
    assert_eq!(turn.decisions[0].position.write(turn.decisions[0].best), "@f2");
    assert_eq!((lost.turning_points(), lost.decisive()), (vec![0], Some(0)));
    assert!(turn.after[0] < 0.01 && lost.turns[1].after == [0.0, 1.0]);
    assert_eq!(lost.sum(Side(0)).mistakes, [0, 0, 1]);
    assert_eq!(lost.sum(Side(1)).mistakes, [0, 0, 0]);
    let saved = review(&course("gobang", 2, FOUR, &["@f2"]), 20_000);
    assert_eq!(saved.turns[0].cost(), 0);
    assert_eq!((saved.turning_points(), saved.decisive()), (vec![], None));
}

#[test]
fn a_forced_win_is_nearly_certain_and_missing_it_costs() {
    let setup = "turn: 1
        8 . . 1 1 1 1 . . . . . . . . . .
        2 . 2 2 . . . . . . . . . . . . .";
    let missed = review(&course("gobang", 2, setup, &["@p16", "@b8", "@p1"]), 20_000);
    let turn = &missed.turns[0];
    assert!(turn.before[0] > 0.99, "{:?}", turn.before);
    assert!(turn.decisions[0].is_wrong() || turn.chance_cost() == 0.0);
    let won = review(&course("gobang", 2, setup, &["@b8"]), 20_000);
    assert_eq!((won.turns[0].cost(), won.turns[0].after.clone()), (0, vec![1.0, 0.0]));
}

#[test]
fn a_lucky_roll_has_luck_and_all_rolls_together_have_none() {
    // Five fields to the home square: only a five goes in.
    let setup = "turn: 1\nstage: roll
        13 . . . . 1 . . . . . . . . . . . .
        3 # # # # # # # # # # # . . . . . 2";
    for rolled in ["d5", "d1"] {
        let game = course("barricade", 2, setup, &[rolled]);
        let reviewed = review(&game, 4_000);
        let roll = &reviewed.turns[0].rolls[0];
        let weighted = roll.all.iter().map(|&(_, odds, c)| f64::from(odds) * (c - roll.mean));
        assert!(weighted.sum::<f64>().abs() < 1e-12);
        assert_eq!(roll.all.len(), 6);
        let best = roll.all.iter().map(|&(.., chance)| chance).fold(0.0, f64::max);
        match rolled {
            "d5" => assert!(roll.luck() > 0.0 && roll.chance() == best && best > 0.99, "{best}"),
            _ => assert!(roll.luck() < 0.0, "{}", roll.luck()),
        }
    }
}

#[test]
fn the_same_nodes_give_the_same_review() {
    let game = Spec::of("barricade", 3).unwrap().build().unwrap();
    let mut course = Course::new(game);
    let mut rng = Rng::new(4);
    while course.turns() < 8 {
        course.act(random_any(course.position(), &mut rng).unwrap()).unwrap();
    }
    let text = |review: &Review| format!("{review:?}");
    assert_eq!(text(&review(&course, 500)), text(&review(&course, 500)));
}

#[test]
fn steps_do_not_depend_on_the_steps_before() {
    let game = Spec::of("halma", 2).unwrap().build().unwrap();
    let mut course = Course::new(game);
    let mut rng = Rng::new(4);
    while course.turns() < 4 {
        course.act(random_any(course.position(), &mut rng).unwrap()).unwrap();
    }
    let whole = review(&course, 2_000);
    let mut reviewer = Reviewer::new(&course, Effort::nodes(2_000));
    assert!((0..3).all(|_| reviewer.skip()));
    assert!(reviewer.step());
    let alone = reviewer.review();
    assert_eq!(
        format!("{:?}", alone.turns[0].decisions),
        format!("{:?}", whole.turns[3].decisions)
    );
}

#[test]
fn an_annotated_record_replays_to_the_same_game() {
    let game = course("gobang", 2, FOUR, &["@p16", "@f2"]);
    let record = Record::of(&game).comment(2, "Well played.");
    let reviewed = review(&game, 20_000);
    let text = annotate(record, &reviewed).to_string();
    let annotated: Record = text.parse().unwrap();
    assert_eq!(annotated.replay().unwrap().position(), game.position());
    let comments: Vec<(usize, &str)> = annotated.comments().collect();
    assert_eq!(comments[0], (2, "Well played."));
    assert!(comments[1].0 == 1 && comments[1].1.starts_with("review ?? best @f2 cost 10.00"));
    assert_eq!(annotate(annotated, &reviewed).to_string(), text, "once is enough");
}

/// Enough nodes to solve the game alone.
const ALONE: u64 = 1_000;

#[test]
fn a_player_alone_pays_for_detours() {
    let game = Spec::of("connection-solo", 1).unwrap().build().unwrap();
    let mut reviewed = Vec::new();
    // The plan of a review, and the same after a move there and back.
    for waste in [false, true] {
        let mut course = Course::new(game.clone());
        let mut thinker = search::Thinker::new();
        let mut plan = |course: &Course| {
            let history = search::History::of(course.turns(), course.past());
            let limits = search::Limits::nodes(ALONE);
            thinker.think(course.position(), &history, &limits).unwrap().action
        };
        if waste {
            let Action::Move { from, to } = plan(&course) else { panic!("a move") };
            course.act(Action::Move { from, to }).unwrap();
            course.act(Action::Move { from: to, to: from }).unwrap();
        }
        for _ in 0..3 {
            let action = plan(&course);
            course.act(action).unwrap();
        }
        reviewed.push(review(&course, ALONE));
    }
    let costs = |review: &Review| review.turns.iter().map(|turn| turn.cost()).collect::<Vec<_>>();
    assert_eq!(costs(&reviewed[0]), [0, 0, 0]);
    assert_eq!(costs(&reviewed[1]), [0, 200, 0, 0, 0]);
    assert!(reviewed[0].fewest.is_some() && reviewed[0].turns[0].before.is_empty());
}

#[test]
fn every_game_can_be_reviewed() {
    for entry in CATALOGUE {
        let players = entry.players();
        for &players in [players[0], players[players.len() - 1]].iter() {
            let mut course =
                Course::new(Spec::of(entry.head().id, players).unwrap().build().unwrap());
            let mut rng = Rng::new(3);
            while course.turns() < 4 && course.outcome().is_none() {
                course.act(random_any(course.position(), &mut rng).unwrap()).unwrap();
            }
            let reviewed = review(&course, 40);
            let id = entry.head().id;
            assert!(!reviewed.turns.is_empty(), "{id}");
            for turn in reviewed.turns.iter().filter(|turn| reviewed.sides > 1 && turn.number > 0) {
                for chances in [&turn.before, &turn.after] {
                    assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{id} {chances:?}");
                }
                assert!(turn.chance_cost() >= 0.0 && turn.cost() >= 0, "{id}");
            }
        }
    }
}
