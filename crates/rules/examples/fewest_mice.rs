//! How few mice can shut two cats in? Goes through all pairs of cells two cats can stand
//! on, counts the mice each pair needs, and draws the positions that need fewest.
//!
//! `cargo run --release -p spielhof-rules --example fewest_mice`

use board::{Board, Cell};
use spielhof_rules::cats::{FEWEST_MICE, guards, pairs};
use std::collections::BTreeMap;

/// Turned or mirrored, a position is still the same: the first of its images stands for all.
fn stands_for_all(cats: [Cell; 2]) -> bool {
    let sorted = |mut cats: [Cell; 2]| {
        cats.sort();
        cats
    };
    let mut images =
        Board::square().symmetries().into_iter().map(|s| sorted(cats.map(|cat| s.image(cat))));
    images.all(|image| sorted(cats) <= image)
}

fn main() {
    let board = Board::square();
    let mut by_count: BTreeMap<u32, Vec<[Cell; 2]>> = BTreeMap::new();
    for cats in pairs() {
        by_count.entry(guards(cats).len()).or_default().push(cats);
    }
    println!("mice  pairs of cats  but for symmetry");
    for (mice, pairs) in &by_count {
        let different = pairs.iter().filter(|&&cats| stands_for_all(cats)).count();
        println!("{mice:>4}  {:>13}  {different:>16}", pairs.len());
    }
    println!("\nThe rules say {FEWEST_MICE}. With the fewest, 1 a cat, 2 a mouse:");
    let fewest = by_count.into_values().next().unwrap_or_default();
    for cats in fewest.into_iter().filter(|&cats| stands_for_all(cats)) {
        let mice = guards(cats);
        let mark = |cell| match cell {
            cell if cats.contains(&cell) => '1',
            cell if mice.contains(cell) => '2',
            _ => '.',
        };
        println!("\n{}", board.draw(mark));
    }
}
