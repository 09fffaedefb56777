//! The study, small: what `spielhof ratings simulate` shows with more players and games.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use spielhof_rating::study::{Figures, Noise, Pairing, Setup, SetupError, simulate};

fn small() -> Setup {
    Setup { players: 300, games: 6_000, ..Setup::default() }
}

fn ours_and_elo(setup: Setup) -> (Figures, Figures) {
    let report = simulate(setup);
    let figures = |name: &str| report.figures(name).unwrap().clone();
    let (ours, elo) = (figures("spielhof"), figures("elo"));
    assert!(report.least_log_loss < ours.log_loss, "nobody beats the truth");
    assert!(report.least_brier < ours.brier);
    (ours, elo)
}

#[test]
fn strengths_are_found_better_than_by_elo_for_every_pairing() {
    for pairing in [Pairing::Random, Pairing::Similar, Pairing::SimilarElo] {
        for noise in [Noise::Gumbel, Noise::Normal] {
            for (per_game, games) in [(2, 6_000), (4, 3_000)] {
                let setup = Setup { pairing, noise, per_game, games, ..small() };
                let (ours, elo) = ours_and_elo(setup);
                assert!(ours.rank_correlation > 0.93, "{setup:?} {}", ours.rank_correlation);
                assert!(ours.rank_correlation > elo.rank_correlation, "{setup:?}");
                assert!(ours.log_loss < elo.log_loss, "{setup:?}");
                assert!(ours.brier < elo.brier, "{setup:?}");
                let coverage = ours.coverage.unwrap();
                // With another kind of luck than it assumes, the model is a little too sure.
                let least = if noise == Noise::Gumbel { 0.90 } else { 0.85 };
                assert!((least..0.99).contains(&coverage), "{setup:?} {coverage}");
            }
        }
    }
}

#[test]
fn predictions_come_true_as_often_as_they_say() {
    let (ours, _) = ours_and_elo(Setup { games: 20_000, pairing: Pairing::Random, ..small() });
    for bin in ours.bins {
        assert!(bin.count > 100, "{bin:?}");
        assert!((bin.predicted - bin.observed).abs() < 0.04, "{bin:?}");
    }
}

#[test]
fn pairs_of_one_game_are_weighed_best_as_we_do() {
    let setup = Setup { per_game: 4, games: 4_000, pairing: Pairing::Random, ..small() };
    let report = simulate(setup);
    let off = |name: &str| (report.figures(name).unwrap().coverage.unwrap() - 0.95).abs();
    for rival in ["glicko-independent", "glicko-once", "weng-lin"] {
        assert!(off("spielhof") < off(rival), "{rival}");
    }
}

#[test]
fn the_first_of_four_is_predicted_better_than_by_chance() {
    let setup = Setup { per_game: 4, games: 4_000, pairing: Pairing::Random, ..small() };
    let loss = simulate(setup).figures("spielhof").unwrap().first_log_loss.unwrap();
    assert!(loss < 0.8 * 4.0_f64.ln(), "{loss}");
}

/// The control: from results that are mixed up nothing can be learnt.
#[test]
fn shuffled_results_teach_nothing() {
    for per_game in [2, 4] {
        let (ours, elo) = ours_and_elo(Setup { shuffled: true, per_game, ..small() });
        for figures in [ours, elo] {
            assert!(figures.rank_correlation.abs() < 0.15, "{figures:?}");
            assert!(figures.log_loss > 0.69, "{figures:?}");
        }
    }
}

#[test]
fn a_seed_gives_the_same_report_and_another_another() {
    assert_eq!(simulate(small()), simulate(small()));
    assert_ne!(simulate(small()), simulate(Setup { seed: 2, ..small() }));
}

#[test]
fn impossible_set_ups_are_refused() {
    let check = |setup: Setup| {
        assert!(simulate(setup).models.is_empty());
        setup.check().unwrap_err()
    };
    assert_eq!(check(Setup { per_game: 7, ..small() }), SetupError::PerGame(7));
    assert_eq!(check(Setup { players: 3, ..small() }), SetupError::Players { given: 3, least: 4 });
    assert_eq!(check(Setup { games: 1, ..small() }), SetupError::Games(1));
}
