//! Players that think: always legal, always the same, quick to stop, and not blind.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::{CATALOGUE, Position, Reason, Spec, ToAct};
use spielhof_search::{History, Level, Limits, Player, Rng, Thinker, Thought, Threads, is_decided};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

fn start(id: &str, players: u8) -> Position {
    Spec::of(id, players).unwrap().build().unwrap().start()
}

fn think(position: &Position, nodes: u64) -> Thought {
    Thinker::new().think(position, &History::default(), &Limits::nodes(nodes)).unwrap()
}

/// What is thought best, as text.
fn best(position: &Position, nodes: u64) -> String {
    position.write(think(position, nodes).action)
}

fn set_up(id: &str, players: u8, text: &str) -> Position {
    Spec::of(id, players).unwrap().build().unwrap().load(text).unwrap()
}

#[test]
fn every_game_with_any_number_of_players_is_thought_about() {
    for entry in CATALOGUE {
        for players in entry.players() {
            let mut position = start(entry.head().id, players);
            let mut rng = Rng::new(3);
            for _ in 0..4 {
                if matches!(position.to_act(), ToAct::Seat(_)) {
                    let thought = think(&position, 400);
                    assert!(position.is_legal(thought.action), "{} {players}", entry.head().id);
                    assert_eq!(thought, think(&position, 400), "the same question, another answer");
                    assert_eq!(thought.line.first(), Some(&thought.action));
                }
                for level in Level::all().take(2) {
                    let action = Player::Level(level).act(&position, &mut rng).unwrap();
                    assert!(position.is_legal(action), "{} {players}", entry.head().id);
                }
                let action = Player::Random.act(&position, &mut rng).unwrap();
                position.act(action).unwrap();
                if position.outcome().is_some() {
                    break;
                }
            }
        }
    }
}

#[test]
fn nodes_are_kept_to_and_a_wish_to_stop_is_heard() {
    for id in ["halma", "star-halma", "gobang", "captive-2", "barricade"] {
        let mut position = start(id, 2);
        let mut rng = Rng::new(1);
        while position.to_act() == ToAct::Chance {
            position.act(Player::Random.act(&position, &mut rng).unwrap()).unwrap();
        }
        let thought = think(&position, 3_000);
        // A round that has begun looks at every action at least once.
        assert!(thought.nodes <= 3_400, "{id}: {}", thought.nodes);
        let asked = AtomicU64::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) > 1;
        let limits = Limits { depth: 50, ..Limits::until(&stop) };
        let thought = Thinker::new().think(&position, &History::default(), &limits).unwrap();
        assert!(thought.nodes < 5_000, "{id}: {}", thought.nodes);
    }
}

/// What three find together.
fn think_together(position: &Position, nodes: u64) -> Thought {
    let three = Threads(3.try_into().unwrap());
    let limits = Limits { workers: &three, ..Limits::nodes(nodes) };
    Thinker::new().think(position, &History::default(), &limits).unwrap()
}

#[test]
fn several_think_together_within_the_same_limits() {
    for (id, players) in [("halma", 2), ("gobang", 2), ("captive-2", 2), ("star-halma", 3)] {
        let position = start(id, players);
        let thought = think_together(&position, 6_000);
        assert!(position.is_legal(thought.action), "{id}");
        assert_eq!(thought.line.first(), Some(&thought.action));
        assert!(thought.nodes <= 6_600, "{id}: {}", thought.nodes);
    }
}

#[test]
fn several_stop_when_one_has_the_answer_and_when_they_are_told() {
    // When it is won there is nothing more to find: nobody goes on without end.
    let thought = think_together(&set_up("gobang", 2, OPEN_FOUR), u64::MAX);
    assert!(is_decided(thought.score) && thought.score > 0, "{thought:?}");
    let asked = AtomicU64::new(0);
    let stop = || asked.fetch_add(1, Ordering::Relaxed) > 1;
    let three = Threads(3.try_into().unwrap());
    for (id, players) in [("halma", 2), ("star-halma", 3)] {
        let limits = Limits { workers: &three, ..Limits::until(&stop) };
        let thought = Thinker::new().think(&start(id, players), &History::default(), &limits);
        assert!(thought.unwrap().nodes < 8_000, "{id}");
    }
}

#[test]
fn among_several_sides_each_who_thinks_looks_into_other_worlds() {
    let position = start("star-halma", 4);
    let (alone, together) = (think(&position, 30_000), think_together(&position, 30_000));
    // All their nodes are counted, and none of them looks into the world of another: that
    // would be as if there were fewer.
    assert!(together.nodes > 20_000, "{}", together.nodes);
    assert_eq!(together, think_together(&position, 30_000), "whoever is done first");
    assert_eq!(together.depth, alone.depth);
}

#[test]
fn at_the_start_nobody_is_far_ahead() {
    for entry in CATALOGUE {
        for players in entry.players().into_iter().filter(|&players| players > 1) {
            let position = start(entry.head().id, players);
            if matches!(position.to_act(), ToAct::Seat(_)) {
                let score = think(&position, 2000).score;
                assert!(score.abs() <= 300, "{} ({players}): {score}", entry.head().id);
            }
        }
    }
}

#[test]
fn who_runs_alone_but_last_is_not_told_to_win() {
    // Nobody is in the other's way any more; two is one step from the end, one is not.
    let position = set_up(
        "chinese-checkers",
        2,
        "turn: 1
         q 1
         p 1 1
         o 1 1 1
         n 1 1 . .
         i . . . 1 1 . . . .
         e . . . . 2 . . . . . . . .
         d . 2 2 2
         c 2 2 2
         b 2 2
         a 2",
    );
    let thought = think(&position, 20_000);
    assert!(thought.depth > 3, "it has a plan: {thought:?}");
    assert!(thought.score < 0 && is_decided(thought.score), "it is lost: {}", thought.score);
}

#[test]
fn a_race_that_is_decided_is_told_to_be_won() {
    // All have passed each other; one needs two turns or three, two as many as it has pieces.
    let position = set_up(
        "chinese-checkers",
        2,
        "turn: 1
         q 1
         p 1 1
         o 1 1 1
         n 1 1 1 .
         l . . . . . . . . 1 . . .
         f . . . 2 2 2 2 2 2 2 2 2
         e . . . . . . 2 . . . . . .",
    );
    let thought = think(&position, 40_000);
    assert!(is_decided(thought.score) && thought.score > 0, "{thought:?}");
}

#[test]
fn thinking_ends_although_a_side_may_fall_out_of_the_game() {
    // Some ways lead to a side that must clear its home and cannot: it is never to act
    // again, and two who only do what gains them most would go on forever.
    let position = set_up(
        "star-halma",
        3,
        "turn: 3
         m . . . . . 2 . 1 1 . . . .
         l . 2 2 3 1 . 1 . . . . .
         k . . 3 . 2 3 . . 3 . 3
         j . . . . 1 2 3 3 . 2
         i 2 3 . 1 1 . 2 1 1
         h . . 2 . 1 1 3 2 3 .
         g . . 3 . . 1 2 3 2 . .
         f . . . 3 1 . 1 . . . . .
         e . . . 3 . . 3 . . 2 2 . .
         d . . . 1
         c . 2 .",
    );
    assert!(think(&position, 4000).nodes < 5000);
}

/// The number of dice games of these players that are not over after `most_turns` turns.
fn unfinished(spec: &Spec, player: Player, seeds: u64, most_turns: u32) -> u64 {
    let goes_on = |seed: &u64| {
        let mut position = spec.build().unwrap().start();
        let (mut rng, mut turns) = (Rng::new(*seed), 0);
        while position.outcome().is_none() && turns < most_turns {
            turns += u32::from(position.to_act() == ToAct::Chance);
            position.act(player.act(&position, &mut rng).unwrap()).unwrap();
        }
        position.outcome().is_none()
    };
    (1..=seeds).filter(goes_on).count() as u64
}

#[test]
fn who_plays_for_a_place_with_dice_takes_it() {
    for (id, players, games, turns) in
        [("barricade", 3, 4, 600), ("barricade-gold", 4, 2, 900), ("dice-halma", 4, 1, 1000)]
    {
        let spec = Spec::of(id, players).unwrap().set("places", "all");
        for player in ["level1", "nodes:60"] {
            let player = player.parse().unwrap();
            let left = unfinished(&spec, player, games, turns);
            assert_eq!(left, 0, "{id} ({players}) by {player}");
        }
    }
}

#[test]
fn the_second_place_is_worth_having_when_the_first_is_taken() {
    // The first seat has finished; the second can, with the roll it has.
    let game = Spec::of("barricade", 3).unwrap().set("places", "all").build().unwrap();
    let text = "turn: 2
         stage: move
         die: 2
         finished: 1
         14         1
         13 . . . . . . . 2 . . . . . . . . .
         11 # # # # # # # # # # # . . . . . .
          1 . . 3 . . . . . . . . . . . . . .";
    let position = game.load(text).unwrap();
    let thought = think(&position, 500);
    assert_eq!(position.write(thought.action), "h13-i14");
    assert!(is_decided(thought.score) && thought.score > 0, "{thought:?}");
}

#[test]
fn who_has_walled_in_the_last_enemy_opens_up_and_wins() {
    let spec = Spec::of("chinese-checkers", 2).unwrap();
    let game = spec.set("jumps", "adjacent").set("blocked", "none").build().unwrap();
    let walled = game
        .load(
            "turn: 1
             q 1
             p 1 2
             o . 1 1
             n 1 1 1 1
             m . . . . . . 1 . 1 . . . .
             d 2 2 2 .
             c 2 2 2
             b 2 2
             a 2",
        )
        .unwrap();
    // Opened up, two loses by going home and may stay where it is: nobody waits forever.
    let end = played_on(walled, 16_000, 110, 60);
    assert_eq!(end.outcome().unwrap().ranks(), [1, 2]);
    assert_eq!(end.reason(), Some(Reason::Arrived));
}

#[test]
fn a_limit_in_turns_ends_thinking_where_turns_are_long_or_nobody_hinders() {
    for (id, players) in
        [("gobang", 2), ("tippy", 2), ("top-secret", 2), ("cat-and-mouse", 2), ("highscore", 1)]
    {
        let position = start(id, players);
        let thought =
            Thinker::new().search_depth(&position, &History::default(), 1, &|| false).unwrap();
        assert!(position.is_legal(thought.action), "{id}");
        assert!(thought.nodes <= 200_300 && thought.depth <= 1, "{id}: {thought:?}");
    }
}

/// One arrives with its next turn, whatever the others do.
const ONE_TURN_TO_GO: &str = "q 1
    p 1 1
    o 1 1 1
    n 1 1 1 .
    m . . . . . . . . 1 . . . .
    j 2 2 2 2 2 . . . . .
    i 2 2 2 2 2 . . . .
    g . 3 3 3 3 3 . . . . .
    f . 3 3 3 3 3 . . . . . .";

#[test]
fn who_can_arrive_while_the_others_play_on_does() {
    let game = Spec::of("chinese-checkers", 3).unwrap().set("places", "all").build().unwrap();
    let text = format!("turn: 1\n{ONE_TURN_TO_GO}");
    assert_eq!(best(&game.load(&text).unwrap(), 4000), "m9-n4");
}

#[test]
fn who_cannot_help_losing_still_goes_forward() {
    let lost = set_up("chinese-checkers", 3, &format!("turn: 2\n{ONE_TURN_TO_GO}"));
    assert_eq!(best(&lost, 4000), "j5-h6", "not the first action there is");
}

/// Two has four in a row, free on both sides.
const OPEN_FOUR: &str =
    "turn: 2\n8 . . 2 2 2 2 . 1 . . . . . . . .\n7 . 1 1 1 . . . . . . . . . . . .";

#[test]
fn a_win_is_seen_and_taken() {
    // One step is missing: the last piece goes in.
    let halma = set_up(
        "quick-halma",
        2,
        "turn: 1
         16 . . . . . . . . . . . 1 . . . .
         15 . . . . . . . . . . . 1 . . . .
         14 . . . . . . . . . . . . 1 . . .
         13 . . . . . . . . . . . . . 1 . .
         12 . . . . . . . . . . . . . . 1 .
         11 . . . . . . . . . . . . . . . 1
          6 2 . . . . . . . . . . . . . . .
          5 . . . . . . . . . . . . . . . .
          4 . . 2 . . . . . . . . . . . . .
          3 . . . 2 . . . . . . . . . . . .
          2 . 2 . . 2 . . . . . . . . . . .
          1 . . . . 2 . . . . . . . . . . .",
    );
    let thought = think(&halma, 2_000);
    assert_eq!(halma.write(thought.action), "p11-p12");
    assert!(is_decided(thought.score) && thought.score > 0);

    let gobang = set_up("gobang", 2, OPEN_FOUR);
    assert!(["b8", "g8"].contains(&&best(&gobang, 2_000)[1..]));

    let barricade = set_up(
        "barricade",
        2,
        "turn: 1
         stage: move
         die: 2
         14         .
         13 . . . . . . . 1 . . . . . . . . .
         11 # # # # # # # # # # # . . . . . .
          1 . . 1 . . . . . . . . . . . . . .",
    );
    assert_eq!(best(&barricade, 500), "h13-i14");
}

#[test]
fn a_threat_is_met() {
    let gobang = set_up(
        "gobang",
        2,
        "turn: 1\n8 1 2 2 2 2 . . 1 . . . . . . . .\n7 . 1 1 . . . . . . . . . . . . .",
    );
    assert_eq!(best(&gobang, 3_000), "@f8");
}

#[test]
fn who_has_passed_everybody_takes_the_fewest_turns() {
    // Two pieces are missing, each two turns from home by steps; one jump saves a turn.
    let halma = set_up(
        "quick-halma",
        2,
        "turn: 1
         16 . . . . . . . . . . . 1 . . . .
         15 . . . . . . . . . . . 1 . . . .
         14 . . . . . . . . . . . . . . . .
         13 . . . . . . . . . . . . . 1 . .
         12 . . . . . . . . . . . . . . 1 1
         11 . . . . . . . . . . . . . . . .
         10 . . . . . . . . 1 . . . . . . .
          5 2 2 . . . . . . . . . . . . . .
          4 . . 2 . . . . . . . . . . . . .
          3 . . . 2 . . . . . . . . . . . .
          2 . . . . 2 . . . . . . . . . . .
          1 . . . . . 2 . . . . . . . . . .",
    );
    let thought = think(&halma, 100_000);
    assert_eq!(thought.line.len(), 4, "from i10 to m14 in four steps: {:?}", thought.line);
}

#[test]
fn those_who_play_alone_find_a_short_way_to_the_end() {
    // Eighteen turns are the fewest for the first two; nobody knows it for the others.
    let games =
        [("solo-halma", 24), ("retour", 24), ("star-highscore", 33), ("connection-solo", 19)];
    for (id, few) in games {
        let mut position = start(id, 1);
        let mut thinker = Thinker::new();
        let mut turns = 0;
        while position.outcome().is_none() && turns <= few {
            let level = Level::new(3).unwrap();
            let thought =
                thinker.play(&position, &History::default(), level, &mut Rng::new(1), &|| false);
            let action = thought.unwrap().action;
            turns += u32::from(!position.goes_on(action));
            position.act(action).unwrap();
        }
        let outcome = position.outcome().unwrap_or_else(|| panic!("{id} takes more than {few}"));
        assert_eq!(outcome.ranks(), [1], "{id} is solved");
    }
}

/// The position in which a game ends that all play with `nodes` nodes a turn, after `turns` turns
/// before it.
fn played_on(mut position: Position, nodes: u64, turns: u32, most_turns: usize) -> Position {
    let (mut thinkers, mut keys) = (HashMap::new(), Vec::new());
    while position.outcome().is_none() {
        assert!(keys.len() < most_turns, "{}", position.text());
        let ToAct::Seat(seat) = position.to_act() else { panic!("without dice") };
        let history = History::of(turns + keys.len() as u32, keys.iter().copied());
        let thinker = thinkers.entry(seat).or_insert_with(Thinker::new);
        let thought = thinker.think(&position, &history, &Limits::nodes(nodes)).unwrap();
        keys.push(position.key());
        position.act(thought.action).unwrap();
    }
    position
}

#[test]
fn three_who_fill_lines_come_to_an_end() {
    let end = played_on(start("connection", 3), 500, 0, 1200);
    assert_eq!(end.reason(), Some(Reason::Line));
}

#[test]
fn who_only_jumps_is_not_left_behind() {
    // Each side has one piece on a light cell, where it only jumps, and one that could go home
    // at once. If it did, nobody could fetch the other: from the goal nobody may come back.
    let isolation = set_up(
        "colour-halma",
        4,
        "turn: 1
         16 4 4 4 4 . . . . . . . . 1 1 1 1
         15 4 4 4 . . . . . . . . . . 1 1 1
         14 4 4 . . . . . . . . . . . . 1 1
         13 4 4 . . 4 . . . . . . . 1 . 1 1
         11 . 3 . . . . . . . . . . . . . .
          9 . 4 . . . . . . . . . . . . . .
          7 . . . . . . . . . . . . . . . 1
          4 3 3 . 3 . . . . . . . 2 . . 2 2
          3 3 3 . . . . . . . . . . . 2 2 .
          2 3 3 3 . . . 2 . . . . . . 2 2 2
          1 3 3 3 3 . . . . . . . . 2 2 2 2",
    );
    let end = played_on(isolation, 2000, 0, 400);
    assert_eq!(end.reason(), Some(Reason::Arrived));
}

#[test]
fn who_has_waited_too_long_goes_round_the_others() {
    // On either edge two want to jump over the piece between them to where the other stands.
    // Nobody gains anything by the next few turns, only by going round.
    let standstill = set_up(
        "colour-halma",
        4,
        "turn: 1
         16 4 4 4 4 . . . 1 . . . . 1 1 1 1
         15 4 4 4 . . . . 1 4 4 . . . 1 1 1
         14 4 4 . . . . . . . . . . . . 1 1
         13 4 4 . . . . . . . . . . . . 1 1
          4 3 . . . . . . . . . . . . . . 2
          3 . 3 3 . . . . . . . . . . 2 2 2
          2 3 3 3 3 . . 2 2 3 . . . . 2 2 2
          1 3 3 3 3 . . . . 3 . . . 2 2 2 2",
    );
    let goes = |turns| {
        let history = History::of(turns, []);
        let thought = Thinker::new().think(&standstill, &history, &Limits::nodes(4000)).unwrap();
        standstill.write(thought.action)
    };
    assert_eq!([goes(600), goes(601)], ["o13-n14", "h16-g15"]);
    let end = played_on(standstill, 1000, 601, 80);
    assert_eq!(end.reason(), Some(Reason::Arrived));
}

#[test]
fn a_solitaire_without_a_solution_is_not_thought_about_for_ever() {
    let stuck = set_up("solo-halma", 1, "4 . o o . . . o\n1 o . .");
    let limits = Limits { depth: 3, ..Limits::nodes(u64::MAX) };
    let thought = Thinker::new().think(&stuck, &History::default(), &limits).unwrap();
    assert!(stuck.is_legal(thought.action));
}

#[test]
fn among_several_a_limit_in_turns_is_a_limit() {
    // Actions that are equally good are equal in all worlds, and there is always another.
    let position = start("chinese-checkers", 3);
    let limits = Limits { depth: 2, ..Limits::nodes(u64::MAX) };
    let thought = Thinker::new().think(&position, &History::default(), &limits).unwrap();
    assert!(position.is_legal(thought.action) && thought.depth == 2);
}

#[test]
fn rolling_again_does_not_go_on_for_ever() {
    let mut position = start("rakado", 2);
    let roll = position.read("d6").unwrap();
    position.act(roll).unwrap();
    let thought = think(&position, 100_000);
    assert!(position.is_legal(thought.action) && thought.depth < 60);
}

#[test]
fn players_have_names_that_are_read_back() {
    for name in ["random", "baseline", "level1", "level6", "nodes:70"] {
        assert_eq!(name.parse::<Player>().unwrap().to_string(), name);
    }
    for name in ["", "level0", "level7", "nodes:0", "nodes:", "Level1", "human"] {
        assert!(name.parse::<Player>().is_err(), "{name}");
    }
}

#[test]
fn a_plan_is_dropped_when_something_else_happens() {
    let start = start("star-highscore", 1);
    let (history, limits) = (History::default(), Limits::nodes(2_000));
    let mut thinker = Thinker::new();
    let planned = thinker.think(&start, &history, &limits).unwrap();
    let other = start.actions().into_iter().find(|&action| action != planned.action).unwrap();
    let mut elsewhere = start.clone();
    elsewhere.act(other).unwrap();
    let fresh = Thinker::new().think(&elsewhere, &history, &limits);
    assert_eq!(thinker.think(&elsewhere, &history, &limits), fresh);

    // And it is kept when everything goes as planned.
    let planned = thinker.think(&start, &history, &limits).unwrap();
    let mut after = start.clone();
    after.act(planned.action).unwrap();
    let next = thinker.think(&after, &history, &limits).unwrap();
    assert_eq!((next.line.as_slice(), next.nodes), (&planned.line[1..], 0));
}
