//! How many positions a second the solver puts into layers, on one core and on two.

use crate::start;
use solve::{Key, Means, Problem, Proof, Task, fewest_turns};
use std::num::NonZeroUsize;
use std::time::Instant;

/// A game, and a number of turns that is excluded.
const LAYERS: [(&str, &str, u32); 3] = [
    ("layers of the star", "connection-solo", 15),
    ("layers of the square", "meeting-point", 24),
    ("layers of the cross", "solo-halma", 17),
];

fn positions(proof: &Proof) -> u64 {
    proof.layers.iter().flatten().map(|layer| layer.count).sum()
}

/// Positions and seconds.
fn search<P: Problem>(problem: &P, most: u32, threads: usize) -> (u64, f64) {
    let threads = NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN);
    let means = Means { threads, memory: 4 << 30, ..Means::default() };
    let begun = Instant::now();
    let solved = fewest_turns(problem, Some(most), &means, &mut |_| ()).expect("nothing stops it");
    (solved.proof.map_or(0, |proof| positions(&proof)), begun.elapsed().as_secs_f64())
}

fn show<P: Problem>(name: &str, problem: &P, most: u32) {
    let (count, alone) = search(problem, most, 1);
    let (_, two) = search(problem, most, 2);
    let rate = |seconds: f64| count as f64 / seconds / 1000.0;
    let bytes = P::Key::BYTES;
    println!(
        "{name:<24} {count:>12} {bytes:>8} {:>14.0} {:>14.0} {:>10.2} times",
        rate(alone),
        rate(two),
        alone / two,
    );
}

pub fn measure() {
    println!(
        "\n{:<24} {:>12} {:>8} {:>14} {:>14}",
        "layers", "positions", "bytes", "1000/s, 1 core", "1000/s, 2 cores"
    );
    for (name, game, most) in LAYERS {
        match Task::of(&start(game, 1, &[])) {
            Ok(Task::Star(task)) => show(name, &*task, most),
            Ok(Task::Square(task)) => show(name, &*task, most),
            Ok(Task::Peg(task)) => show(name, &task, most),
            Err(reason) => println!("{name}: {reason}"),
        }
    }
}
