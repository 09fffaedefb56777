//! What must be true of every update.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use spielhof_rating::{Entrant, Outcome, Rating, RatingError, Shared, expected, update};

fn rating() -> impl Strategy<Value = Rating> {
    (0.0..3000.0, 45.0..350.0, 0.02..0.2_f64).prop_map(|(value, deviation, volatility)| Rating {
        value,
        deviation,
        volatility,
    })
}

fn entrant() -> impl Strategy<Value = Entrant> {
    (rating(), 0.0..1000.0, any::<bool>()).prop_map(|(rating, days, fixed)| Entrant {
        days,
        fixed,
        ..Entrant::new(rating)
    })
}

fn shared() -> impl Strategy<Value = Shared> {
    prop_oneof![Just(Shared::Draw), Just(Shared::Undecided)]
}

/// Two to six entrants with places.
fn game() -> impl Strategy<Value = (Vec<(Entrant, u8)>, Shared)> {
    (prop::collection::vec((entrant(), 1..=6_u8), 2..=6), shared())
}

fn play(game: &[(Entrant, u8)], shared: Shared) -> Vec<Entrant> {
    let (mut entrants, places): (Vec<Entrant>, Vec<u8>) = game.iter().copied().unzip();
    update(&mut entrants, &Outcome::new(places, shared)).unwrap();
    entrants
}

fn close(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-6
}

proptest! {
    #[test]
    fn the_order_of_entrants_does_not_matter((game, shared) in game(), turn in 1..6_usize) {
        let straight = play(&game, shared);
        let mut turned = game.clone();
        turned.rotate_left(turn % game.len());
        turned.reverse();
        let mut back = play(&turned, shared);
        back.reverse();
        back.rotate_right(turn % game.len());
        for (one, other) in straight.iter().zip(&back) {
            prop_assert!(close(one.rating.value, other.rating.value));
            prop_assert!(close(one.rating.deviation, other.rating.deviation));
        }
    }

    #[test]
    fn winning_never_lowers_and_losing_never_raises((game, shared) in game()) {
        let after = play(&game, shared);
        let places = || game.iter().map(|(_, place)| *place);
        for ((before, place), after) in game.iter().zip(&after) {
            let alone = places().filter(|other| other == place).count() == 1;
            if alone && places().min() == Some(*place) {
                prop_assert!(after.rating.value >= before.rating.value);
            }
            if alone && places().max() == Some(*place) {
                prop_assert!(after.rating.value <= before.rating.value);
            }
        }
    }

    #[test]
    fn the_fixed_stay((game, shared) in game()) {
        let after = play(&game, shared);
        for ((before, _), after) in game.iter().zip(&after) {
            prop_assert!(!before.fixed || before == after);
        }
    }

    #[test]
    fn a_game_makes_surer_than_the_same_time_without((game, shared) in game()) {
        let after = play(&game, shared);
        for ((before, _), after) in game.iter().zip(&after) {
            prop_assert!(after.rating.deviation.is_finite() && after.rating.deviation >= 45.0);
            // A surprise may raise the volatility, which makes the time without games count more.
            let calm = after.rating.volatility <= before.rating.volatility;
            if calm && !before.fixed {
                let idle = before.rating.after(before.days).deviation;
                prop_assert!(after.rating.deviation <= idle + 1e-9);
            }
        }
    }

    #[test]
    fn equals_who_tie_stay_where_they_are(one in rating(), players in 2..=6_usize) {
        let game = vec![(Entrant::new(one), 1); players];
        for entrant in play(&game, Shared::Draw) {
            prop_assert!(close(entrant.rating.value, one.value));
            prop_assert!(entrant.rating.deviation <= one.deviation);
        }
        // Where nothing was decided, nothing is learnt either.
        prop_assert!(play(&game, Shared::Undecided).iter().all(|entrant| entrant.rating == one));
    }

    #[test]
    fn a_better_place_is_never_worse_for_the_value(
        (game, _) in game(), who in 0..6_usize, place in 1..6_u8,
    ) {
        let who = who % game.len();
        let value = |place: u8| {
            let mut game = game.clone();
            game[who].1 = place;
            play(&game, Shared::Draw)[who].rating.value
        };
        prop_assert!(value(place) >= value(place + 1) - 1e-9);
    }

    #[test]
    fn chances_are_chances(ratings in prop::collection::vec(rating(), 1..=6)) {
        let chances = expected(&ratings);
        prop_assert!(close(chances.first.iter().sum(), 1.0));
        for (one, row) in chances.pairs.iter().enumerate() {
            for (other, chance) in row.iter().enumerate() {
                prop_assert!((0.0..=1.0).contains(chance));
                prop_assert!(close(chance + chances.pairs[other][one], 1.0));
            }
        }
    }

    #[test]
    fn two_have_the_same_chances_as_a_pair_and_as_a_game(one in rating(), other in rating()) {
        let chances = expected(&[one, other]);
        prop_assert!(close(chances.first[0], chances.pairs[0][1]));
    }
}

#[test]
fn a_game_of_four_is_less_than_three_games_of_two() {
    let new = Entrant::new(Rating::NEW);
    let four = play(&[(new, 1), (new, 2), (new, 3), (new, 4)], Shared::Draw)[0].rating;
    let two = play(&[(new, 1), (new, 2)], Shared::Draw)[0].rating;
    let mut three = [new; 4];
    for other in 1..4 {
        let mut pair = [three[0], three[other]];
        update(&mut pair, &Outcome::new([1, 2], Shared::Draw)).unwrap();
        three[0] = pair[0];
    }
    assert!(two.deviation > four.deviation && four.deviation > three[0].rating.deviation);
}

#[test]
fn where_only_the_first_place_is_decided_the_others_lose_alike() {
    let new = Entrant::new(Rating::NEW);
    let after = play(&[(new, 2), (new, 1), (new, 2), (new, 2)], Shared::Undecided);
    assert!(after[1].rating.value > 1500.0);
    assert!(after[0].rating.value < 1500.0);
    assert_eq!(after[0].rating, after[2].rating);
    // What the winner gains, the others lose.
    let sum: f64 = after.iter().map(|entrant| entrant.rating.value - 1500.0).sum();
    assert!(sum.abs() < 0.5, "{sum}");
}

#[test]
fn partners_share_a_result() {
    let on = |side: u8| Entrant { side: Some(side), ..Entrant::new(Rating::NEW) };
    let after = play(&[(on(1), 1), (on(2), 2), (on(1), 1), (on(2), 2)], Shared::Draw);
    assert_eq!(after[0].rating, after[2].rating);
    assert_eq!(after[1].rating, after[3].rating);
    assert!(after[0].rating.value > 1500.0 && after[1].rating.value < 1500.0);
    // Half of the credit belongs to the partner.
    let alone =
        play(&[(Entrant::new(Rating::NEW), 1), (Entrant::new(Rating::NEW), 2)], Shared::Draw);
    assert!(after[0].rating.value < alone[0].rating.value);
    assert!(after[0].rating.deviation > alone[0].rating.deviation);
}

#[test]
fn time_away_makes_less_sure_and_lets_results_count_more() {
    let known = Rating { value: 1500.0, deviation: 60.0, volatility: 0.06 };
    let gain = |days: f64| {
        let me = Entrant { days, ..Entrant::new(known) };
        play(&[(me, 1), (Entrant::fixed(known), 2)], Shared::Draw)[0].rating.value - 1500.0
    };
    assert!(gain(400.0) > 2.0 * gain(0.0));
    assert!(known.after(30.0).deviation > known.deviation);
}

#[test]
fn faults_are_told_and_change_nothing() {
    let new = Entrant::new(Rating::NEW);
    let tell = |entrants: &[Entrant], places: &[u8]| {
        let mut changed = entrants.to_vec();
        let error = update(&mut changed, &Outcome::new(places, Shared::Draw)).unwrap_err();
        assert_eq!(format!("{changed:?}"), format!("{entrants:?}"));
        error
    };
    assert_eq!(tell(&[new], &[1]), RatingError::TooFew { sides: 1 });
    assert_eq!(tell(&[], &[]), RatingError::TooFew { sides: 0 });
    assert_eq!(tell(&[new; 2], &[1]), RatingError::Places { places: 1, entrants: 2 });
    let partner = Entrant { side: Some(7), ..new };
    assert_eq!(tell(&[partner, partner, new], &[1, 2, 3]), RatingError::Partners { side: 7 });
    assert_eq!(tell(&[partner; 2], &[1, 1]), RatingError::TooFew { sides: 1 });
    let odd = Entrant::new(Rating { deviation: -1.0, ..Rating::NEW });
    assert!(matches!(tell(&[new, odd], &[1, 2]), RatingError::Scale { index: 1, .. }));
    let lost = Entrant::new(Rating { value: f64::NAN, ..Rating::NEW });
    assert!(matches!(tell(&[lost, new], &[1, 2]), RatingError::Scale { index: 0, .. }));
    let future = Entrant { days: -1.0, ..new };
    assert_eq!(tell(&[new, future], &[1, 2]), RatingError::Days { index: 1, days: -1.0 });
}
