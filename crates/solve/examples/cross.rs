//! The fewest turns of the cross from every free cell to every last piece, with proof: one line for
//! each problem that is not symmetric to another. `docs/proofs.md` has the table.
//!
//! `cargo run --release --package spielhof-solve --example cross`

use board::{Board, BoardId, Cell};
use spielhof_solve::{Halt, Means, PegKind, PegTask, fewest_turns};
use std::collections::BTreeSet;
use std::num::NonZeroUsize;

fn main() -> Result<(), Halt> {
    let board = Board::of(BoardId::Cross);
    let bit = |cell: Cell| 1_u64 << cell.index();
    let all = board.cells().map(bit).sum::<u64>();
    let symmetries = board.symmetries();
    let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let means = Means { threads, memory: 8 << 30, ..Means::default() };
    let mut seen = BTreeSet::new();
    println!("| free at the start | last piece | turns |\n|---|---|---|");
    for free in board.cells() {
        for last in board.cells() {
            // Jumps keep the parity of each diagonal, so most pairs cannot be reached at all.
            let ((x, y), (u, v)) = (board.column_and_row(free), board.column_and_row(last));
            let least = symmetries.iter().map(|s| (s.image(free), s.image(last))).min();
            if (x - u) % 3 != 0 || (y - v) % 3 != 0 || !least.is_some_and(|pair| seen.insert(pair))
            {
                continue;
            }
            let task = PegTask::new(PegKind::Takes, all & !bit(free), bit(last));
            let solved = fewest_turns(&task, Some(31), &means, &mut |_| ())?;
            let turns = solved.turns.map_or("none".to_owned(), |turns| turns.to_string());
            println!("| {} | {} | {turns} |", board.name(free), board.name(last));
        }
    }
    Ok(())
}
