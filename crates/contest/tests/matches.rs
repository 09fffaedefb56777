//! Matches: fair by construction, and sure only when they may be.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::Spec;
use spielhof_contest::{Match, Score, SprtDecision};
use std::num::NonZeroUsize;

fn plan(first: &str, second: &str, game: &str, players: u8, rounds: u64) -> Match {
    Match {
        spec: Spec::of(game, players).unwrap(),
        contestants: [first.parse().unwrap(), second.parse().unwrap()],
        rounds,
        opening: 1,
        seed: 7,
        threads: 2.try_into().unwrap(),
    }
}

fn score(plan: &Match) -> Score {
    let sides = plan.spec.build().unwrap().seating().sides();
    let mut score = Score::new(sides);
    plan.play(|round| {
        score.add(&round);
        false
    })
    .unwrap();
    score
}

#[test]
fn a_player_is_exactly_as_strong_as_itself() {
    // Without luck the games of a round are the same game seen from all seats.
    for (game, players) in [("quick-halma", 2), ("barricade", 2), ("captive-2", 3)] {
        let score = score(&plan("nodes:60", "nodes:60", game, players, 4));
        assert!((score.mean() - 1.0 / f64::from(players)).abs() < 1e-9, "{game}");
    }
}

#[test]
fn a_stronger_player_wins_and_the_test_says_so() {
    let score = score(&plan("level2", "random", "quick-halma", 2, 8));
    assert_eq!(score.games(), 16);
    assert!(score.mean() > 0.9);
    assert!(score.interval().0 > 0.5 && score.interval().1 <= 1.0);
    assert_eq!(score.verdict(0.65), SprtDecision::Stronger);
}

#[test]
fn a_weaker_player_does_not() {
    let score = score(&plan("random", "level2", "quick-halma", 2, 8));
    assert_eq!(score.verdict(0.65), SprtDecision::NotStronger);
}

#[test]
fn a_match_stops_when_it_is_told_to() {
    let mut rounds = 0;
    let mut plan = plan("random", "random", "quick-halma", 2, 1000);
    plan.threads = NonZeroUsize::MIN;
    plan.play(|_| {
        rounds += 1;
        rounds == 3
    })
    .unwrap();
    assert_eq!(rounds, 3);
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let played = |threads: usize| {
        let threads = threads.try_into().unwrap();
        let plan = Match { threads, ..plan("level1", "baseline", "barricade", 3, 3) };
        let mut games = Vec::new();
        plan.play(|round| {
            games.push((round.number, round.games.iter().map(|g| g.record.to_string()).collect()));
            false
        })
        .unwrap();
        games.sort();
        games as Vec<(u64, Vec<String>)>
    };
    assert_eq!(played(1), played(2));
}

#[test]
fn few_games_prove_little() {
    let few = Score::new(2);
    assert_eq!(few.verdict(0.65), SprtDecision::Open);
    assert_eq!(few.mean(), 0.5);
    assert!(Score::elo(0.5).abs() < 1e-9 && Score::elo(0.75) > 190.0);
}
