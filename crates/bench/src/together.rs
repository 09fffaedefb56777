//! How much sooner all cores together have looked as far ahead as one alone.

use crate::start;
use rules::Position;
use search::{History, Limits, Player, Rng, Thinker, Threads, Workers};
use std::num::NonZeroUsize;
use std::time::Instant;

/// Positions of a game, and how many turns to look ahead.
struct Together {
    name: &'static str,
    game: &'static str,
    players: u8,
    depth: u32,
}

const TOGETHER: &[Together] = &[
    Together { name: "together star", game: "star-halma", players: 2, depth: 10 },
    Together { name: "together square", game: "halma", players: 2, depth: 9 },
    Together { name: "together symmetric", game: "chinese-checkers", players: 2, depth: 10 },
    Together { name: "together three", game: "star-halma", players: 3, depth: 5 },
];

/// The number of positions, each from its own game.
const POSITIONS: u64 = 8;
/// Random turns at the beginning, so that no two games are alike, and turns with some thought.
const RANDOM: u64 = 4;
const TURNS: u64 = 20;
const THOUGHT: Player = Player::Nodes(300);

fn position(work: &Together, seed: u64) -> Position {
    let mut position = start(work.game, work.players, &[]);
    let mut rng = Rng::new(seed);
    // Positions at different stages of a game.
    for turn in 0..TURNS + 4 * seed {
        let player = if turn < RANDOM { Player::Random } else { THOUGHT };
        let action = player.act(&position, &mut rng).expect("the game goes on");
        position.act(action).expect("players act by the rules");
    }
    position
}

/// The seconds it takes to look so far ahead in all positions.
fn seconds(work: &Together, positions: &[Position], workers: &dyn Workers) -> f64 {
    let begun = Instant::now();
    for position in positions {
        let limits = Limits { depth: work.depth, workers, ..Limits::nodes(u64::MAX) };
        Thinker::new().think(position, &History::default(), &limits).expect("a seat is to act");
    }
    begun.elapsed().as_secs_f64()
}

pub fn measure() {
    let cores = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    println!("\n{:<24} {:>22} {:>14} {cores:>10} cores", "together", "depth in turns", "seconds");
    for work in TOGETHER {
        let positions: Vec<Position> = (1..=POSITIONS).map(|seed| position(work, seed)).collect();
        let alone = seconds(work, &positions, &Threads(NonZeroUsize::MIN));
        let all = seconds(work, &positions, &Threads(cores));
        let ratio = alone / all;
        println!("{:<24} {:>22} {alone:>14.2} {ratio:>10.2} times", work.name, work.depth);
    }
}
