//! Halma alone on small square boards, from corner to corner, with proof. `docs/proofs.md` has the table.
//!
//! `cargo run --release --package spielhof-solve --example small`

use board::{Cell, Set};
use spielhof_solve::{Geometry, Halt, Means, RaceTask, fewest_turns};
use std::num::NonZeroUsize;

/// The rows of a home, the longest at the edge: triangles and squares.
const HOMES: [&[u16]; 5] = [&[2, 1], &[2, 2], &[3, 2, 1], &[3, 3, 3], &[4, 3, 2, 1]];

fn main() -> Result<(), Halt> {
    let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let means = Means { threads, memory: 8 << 30, ..Means::default() };
    println!("| board | men | turns |\n|---|---|---|");
    for side in 6..=8_u16 {
        for rows in HOMES {
            let cells = rows
                .iter()
                .zip(0..)
                .flat_map(|(&length, y)| (0..length).map(move |x| y * side + x));
            let home: Set<1> = cells.map(Cell::new).collect();
            let last = side * side - 1;
            let goal = home.iter().map(|cell| Cell::new(last - cell.number())).collect();
            let Ok(task) = RaceTask::<1, u64>::new(&Geometry::square(side), home, &[goal]) else {
                continue;
            };
            let known = task.few_turns(1000).map(|solution| solution.len() as u32);
            // What is known is proved in one pass, or a better one is found in it.
            let solved = fewest_turns(&task, known, &means, &mut |_| ())?;
            let turns = match solved {
                solved if solved.is_full => {
                    format!("{} to {}", solved.at_least, known.unwrap_or(0))
                }
                solved => solved.turns.map_or("none".to_owned(), |turns| turns.to_string()),
            };
            let shape = rows.iter().map(u16::to_string).collect::<Vec<_>>().join("+");
            println!("| {side}×{side} | {} ({shape}) | {turns} |", home.len());
        }
    }
    Ok(())
}
