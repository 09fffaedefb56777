//! The matching against trying everything.

use super::{Weight, heaviest};
use crate::lot::Lot;

/// The greatest sum by trying all.
fn best(left: &[usize], weights: &[Vec<Weight>]) -> Weight {
    let Some((&one, rest)) = left.split_first() else { return 0 };
    let with = |at: usize| {
        let mut others = rest.to_vec();
        let other = others.remove(at);
        weights[one][other] + best(&others, weights)
    };
    (0..rest.len()).map(with).max().unwrap_or_default()
}

#[test]
fn no_pairs_are_heavier() {
    for seed in 0..3000 {
        let mut lot = Lot::new(seed, 0);
        let vertices = 2 * (1 + lot.below(4));
        // Few different weights make many ties, and ties make blossoms.
        let most = [2, 3, 10, 1000][lot.below(4)];
        let mut weights = vec![vec![0; vertices]; vertices];
        let pairs = (0..vertices).flat_map(|one| (0..one).map(move |other| (one, other)));
        for (one, other) in pairs {
            let weight = 1 + lot.below(most) as Weight;
            (weights[one][other], weights[other][one]) = (weight, weight);
        }
        let mates = heaviest(vertices, |one, other| weights[one][other]);
        for (one, &mate) in mates.iter().enumerate() {
            assert!(mate != one && mates[mate] == one, "seed {seed}: {mates:?}");
        }
        let sum: Weight = mates.iter().enumerate().map(|(one, &mate)| weights[one][mate]).sum();
        let all: Vec<usize> = (0..vertices).collect();
        assert_eq!(sum / 2, best(&all, &weights), "seed {seed}");
    }
}

#[test]
fn many_vertices_are_no_burden() {
    let vertices = 256;
    let weight = |one: usize, other: usize| 1 + ((one * 7 + other * 7) % 101) as Weight;
    let mates = heaviest(vertices, weight);
    assert!(mates.iter().enumerate().all(|(one, &mate)| mates[mate] == one && mate != one));
}
