//! Ratings of levels from matches.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use spielhof_rating::fit::{Fault, FitError, Fitted, fit, read};
use spielhof_rating::{Group, MEASURED, level_rating};

const DATA: &str = include_str!("../data/levels.txt");

fn fitted(text: &str) -> Vec<Fitted> {
    fit(&read(text).unwrap()).unwrap()
}

/// The value of a player in the first group.
fn of<'a>(fitted: &'a [Fitted], player: &str) -> &'a Fitted {
    fitted.iter().find(|row| row.player == player).unwrap()
}

#[test]
fn the_table_of_levels_is_what_the_matches_tell() {
    let fitted = fitted(DATA);
    let levels: Vec<&Fitted> =
        fitted.iter().filter(|row| row.player.starts_with("level")).collect();
    assert_eq!(levels.len(), MEASURED.len());
    for (row, measured) in levels.iter().zip(MEASURED) {
        assert_eq!(row.group, measured.group);
        assert_eq!(row.player, format!("level{}", measured.level));
        let rounded = [row.value, row.low, row.high].map(f64::round);
        assert_eq!(rounded, [measured.value, measured.low, measured.high], "{row:?}");
        assert_eq!(row.games, measured.games, "{row:?}");
    }
}

#[test]
fn levels_rise() {
    for group in Group::ALL {
        let values: Vec<f64> =
            (1..=6).filter_map(|level| level_rating(group, level)).map(|r| r.value).collect();
        assert!(values.len() >= 4, "{group:?}");
        assert!(values.is_sorted(), "{group:?} {values:?}");
        assert_eq!(level_rating(group, 3).unwrap().value, 1500.0);
    }
}

#[test]
fn a_known_score_gives_a_known_difference() {
    // Ten to one, beside the imagined draw.
    let fitted = fitted("halma level4 level3 9999 0 999");
    let level4 = of(&fitted, "level4");
    assert!((level4.value - 1900.0).abs() < 1.0, "{level4:?}");
    // The standard error of the logarithm of the odds, √(1/a + 1/b), in points.
    let half = 1.96 * (1.0 / 9999.5_f64 + 1.0 / 999.5).sqrt() * 173.7178;
    assert!((level4.high - level4.value - half).abs() < 1.0, "{level4:?} {half}");
    assert!((level4.value - level4.low - half).abs() < 1.0, "{level4:?} {half}");
    assert_eq!(level4.games, 10_998);
}

#[test]
fn a_chain_adds_up_and_the_order_does_not_matter() {
    let one = fitted("halma level4 level3 60 0 20\nhalma level5 level4 60 0 20");
    let other = fitted("halma level4 level5 20 0 60\nhalma level3 level4 20 0 60");
    let step = of(&one, "level4").value - 1500.0;
    assert!((of(&one, "level5").value - 1500.0 - 2.0 * step).abs() < 1e-6);
    for (row, turned) in one.iter().zip(&other) {
        assert!((row.value - turned.value).abs() < 1e-6 && (row.low - turned.low).abs() < 1e-3);
    }
    // The farther from the anchor, the less is known.
    let width = |row: &Fitted| row.high - row.low;
    assert!(width(of(&one, "level5")) > width(of(&one, "level4")));
}

#[test]
fn a_clean_sheet_has_a_value_and_a_wide_interval() {
    let fitted = fitted("gobang level3 level2 40 0 0");
    let level2 = of(&fitted, "level2");
    assert!(level2.value < 900.0 && level2.low < level2.value - 300.0, "{level2:?}");
    assert!(level2.low.is_finite());
}

#[test]
fn groups_are_apart() {
    let fitted = fitted("halma level4 level3 30 0 10\nbarricade level4 level3 20 0 20");
    let values: Vec<(Group, f64)> = fitted.iter().map(|row| (row.group, row.value)).collect();
    assert_eq!(values.len(), 4);
    assert!(values.contains(&(Group::Square, 1500.0)));
    assert!(values.iter().all(|(group, value)| *group != Group::Barricade || *value == 1500.0));
}

#[test]
fn faults_are_told() {
    let fault = |text: &str| read(text).unwrap_err();
    assert_eq!(fault("halma level1 level2").fault, Fault::Words { found: 3 });
    assert_eq!(fault("# ok\n\nretour level1 level2 1 2 3").line, 3);
    assert!(matches!(fault("retour level1 level2 1 2 3").fault, Fault::Game { .. }));
    assert!(matches!(fault("halma level1 level1 1 2 3").fault, Fault::Itself { .. }));
    assert!(matches!(fault("halma level1 level2 1 -2 3").fault, Fault::Number { .. }));
    let unfit = |text: &str| fit(&read(text).unwrap()).unwrap_err();
    assert_eq!(unfit(""), FitError::Empty);
    assert_eq!(unfit("halma level1 level2 1 2 3"), FitError::NoAnchor { group: Group::Square });
    let text = "halma level3 level2 1 2 3\nhalma level5 level6 1 2 3";
    assert!(matches!(unfit(text), FitError::Unlinked { .. }));
    assert!(unfit(text).to_string().contains("level5"));
}
