//! `make bench`: how fast the engine counts and plays, on one core of this machine.
//!
//! With the name of a piece of work as argument it does that work once and prints
//! nothing but its result, for tools that count instructions; with `--peers` it prints
//! the one figure that is compared with other engines, with `--signature` one number that
//! changes when players think otherwise, with `--together` only what more cores help, with `--layers` only how
//! fast the solver is.

mod layers;
mod together;

use rules::{Position, SpecText};
use search::{History, Limits, Player, Playout, Rng, Thinker, Thought, playout_any};
use std::process::ExitCode;
use std::time::Instant;

/// A position to count from, and how deep.
struct Count {
    name: &'static str,
    game: &'static str,
    players: u8,
    options: &'static [(&'static str, &'static str)],
    depth: u32,
}

/// A game to play at random, up to a number of turns.
struct Plays {
    name: &'static str,
    game: &'static str,
    players: u8,
    options: &'static [(&'static str, &'static str)],
    games: u64,
}

const COUNTS: &[Count] = &[
    Count {
        name: "perft star",
        game: "chinese-checkers",
        players: 2,
        options: &[("jumps", "adjacent")],
        depth: 6,
    },
    Count {
        name: "perft star symmetric",
        game: "chinese-checkers",
        players: 2,
        options: &[],
        depth: 5,
    },
    Count { name: "perft square", game: "halma", players: 2, options: &[], depth: 4 },
    Count {
        name: "perft square symmetric",
        game: "super-halma",
        players: 2,
        options: &[],
        depth: 4,
    },
    Count {
        name: "perft barricade",
        game: "barricade",
        players: 2,
        options: &[("opening", "first")],
        depth: 8,
    },
    Count { name: "perft rakado", game: "rakado", players: 2, options: &[], depth: 6 },
    Count {
        name: "perft rakado star",
        game: "rakado",
        players: 3,
        options: &[("missed", "huffed")],
        depth: 6,
    },
    Count { name: "perft gobang", game: "gobang", players: 2, options: &[], depth: 3 },
    Count { name: "perft tippy", game: "tippy", players: 2, options: &[], depth: 3 },
    Count { name: "perft dice", game: "dice-halma", players: 2, options: &[], depth: 5 },
    Count { name: "perft captive", game: "captive-2", players: 2, options: &[], depth: 4 },
    Count { name: "perft cross", game: "solo-halma", players: 1, options: &[], depth: 7 },
    Count { name: "perft small square", game: "dutch-halma", players: 2, options: &[], depth: 6 },
    Count { name: "perft points", game: "le-zug", players: 2, options: &[], depth: 4 },
];

const PLAYS: &[Plays] = &[
    Plays {
        name: "playout star",
        game: "chinese-checkers",
        players: 2,
        options: &[("jumps", "adjacent")],
        games: 2000,
    },
    Plays {
        name: "playout star, six",
        game: "chinese-checkers",
        players: 6,
        options: &[],
        games: 500,
    },
    Plays { name: "playout square", game: "halma", players: 2, options: &[], games: 1000 },
    Plays { name: "playout barricade", game: "barricade", players: 4, options: &[], games: 2000 },
    Plays { name: "playout rakado", game: "rakado", players: 2, options: &[], games: 2000 },
    Plays {
        name: "playout rakado star",
        game: "rakado",
        players: 3,
        options: &[("missed", "huffed")],
        games: 2000,
    },
    Plays { name: "playout gobang", game: "gobang", players: 2, options: &[], games: 200 },
    Plays { name: "playout tippy", game: "tippy", players: 2, options: &[], games: 5000 },
    Plays { name: "playout dice", game: "dice-halma", players: 2, options: &[], games: 20 },
    Plays { name: "playout cross", game: "solo-halma", players: 1, options: &[], games: 20000 },
    Plays {
        name: "playout small square",
        game: "dutch-halma",
        players: 2,
        options: &[],
        games: 500,
    },
    Plays { name: "playout points", game: "le-zug", players: 2, options: &[], games: 200 },
    Plays { name: "playout captive", game: "captive-2", players: 2, options: &[], games: 2000 },
    Plays { name: "playout secret", game: "top-secret", players: 2, options: &[], games: 500 },
    Plays { name: "playout cats", game: "cat-and-mouse", players: 2, options: &[], games: 2000 },
];

/// A position to search with a number of nodes, after some random turns.
struct Thinks {
    name: &'static str,
    game: &'static str,
    players: u8,
    turns: u32,
    nodes: u64,
}

const THINKS: &[Thinks] = &[
    Thinks { name: "think star", game: "star-halma", players: 2, turns: 30, nodes: 1_000_000 },
    Thinks {
        name: "think star symmetric",
        game: "chinese-checkers",
        players: 2,
        turns: 30,
        nodes: 300_000,
    },
    Thinks {
        name: "think star, six",
        game: "chinese-checkers",
        players: 6,
        turns: 30,
        nodes: 50_000,
    },
    Thinks { name: "think square", game: "halma", players: 2, turns: 30, nodes: 300_000 },
    Thinks { name: "think square, four", game: "halma", players: 4, turns: 30, nodes: 50_000 },
    Thinks { name: "think barricade", game: "barricade", players: 2, turns: 20, nodes: 50_000 },
    Thinks { name: "think dice", game: "dice-halma", players: 2, turns: 10, nodes: 5_000 },
    Thinks { name: "think rakado", game: "rakado", players: 2, turns: 10, nodes: 5_000 },
    Thinks { name: "think captive", game: "captive-2", players: 2, turns: 6, nodes: 20_000 },
    Thinks { name: "think gobang", game: "gobang", players: 2, turns: 8, nodes: 5_000 },
    Thinks { name: "think tippy", game: "tippy", players: 2, turns: 8, nodes: 5_000 },
    Thinks { name: "think cats", game: "cat-and-mouse", players: 2, turns: 30, nodes: 5_000 },
    Thinks { name: "think secret", game: "top-secret", players: 2, turns: 50, nodes: 20_000 },
    Thinks { name: "think forward", game: "dutch-halma", players: 2, turns: 20, nodes: 20_000 },
    Thinks { name: "think alone", game: "star-highscore", players: 1, turns: 5, nodes: 20_000 },
    Thinks { name: "think cross", game: "solo-halma", players: 1, turns: 3, nodes: 20_000 },
];

/// The number of turns after which a playout stops.
const TURN_CAP: u64 = 1000;
const SEED: u64 = 1;
const REPEATS: usize = 3;

fn start(game: &str, players: u8, options: &[(&str, &str)]) -> Position {
    let options = options.to_vec();
    let text = SpecText { players: Some(players), options, ..SpecText::new(game) };
    text.build().expect("the catalogue has the game and its options").start()
}

fn plays(work: &Plays, games: u64) -> Playout {
    let position = start(work.game, work.players, work.options);
    let mut rng = Rng::new(SEED);
    let mut total = Playout::default();
    for _ in 0..games {
        let played = playout_any(&position, TURN_CAP, &mut rng);
        total.turns += played.turns;
        total.actions += played.actions;
        total.choices += played.choices;
    }
    total
}

/// Thinks once about a position in the middle of a game.
fn thinks(work: &Thinks) -> (Position, Thought) {
    let mut position = start(work.game, work.players, &[]);
    let mut rng = Rng::new(SEED);
    let mut turns = 0;
    while turns < work.turns || position.to_act() == rules::ToAct::Chance {
        let action = Player::Random.act(&position, &mut rng).expect("the game goes on");
        position.act(action).expect("players act by the rules");
        turns += u32::from(position.begins_turn());
    }
    let limits = Limits::nodes(work.nodes);
    let thought = Thinker::new().think(&position, &History::default(), &limits);
    (position, thought.expect("a seat is to act"))
}

/// One number for all that the players think. It changes when they think otherwise.
fn signature() -> u64 {
    let mut sum = 0xcbf2_9ce4_8422_2325u64;
    let mut add = |text: &str| {
        for byte in text.bytes() {
            sum = (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    };
    for work in THINKS {
        let (position, thought) = thinks(&Thinks { nodes: work.nodes / 10, ..*work });
        add(&format!("{} {} {};", position.write(thought.action), thought.score, thought.nodes));
    }
    sum
}

/// The result of some work and the seconds of the fastest of a few runs.
fn timed<T>(work: impl Fn() -> T) -> (T, f64) {
    let run = || {
        let begun = Instant::now();
        (std::hint::black_box(work()), begun.elapsed().as_secs_f64())
    };
    let first = run();
    (1..REPEATS).map(|_| run()).fold(first, |best, next| if next.1 < best.1 { next } else { best })
}

fn measure() {
    println!(
        "best of {REPEATS} runs on one core; playouts with seed {SEED}, {TURN_CAP} turns at most\n"
    );
    println!("{:<24} {:>22} {:>14} {:>16}", "counting", "depth", "leaves", "leaves/s");
    for work in COUNTS {
        let position = start(work.game, work.players, work.options);
        let (leaves, seconds) = timed(|| position.perft(work.depth));
        let rate = leaves as f64 / seconds;
        println!("{:<24} {:>22} {:>14} {:>16.0}", work.name, work.depth, leaves, rate);
    }
    println!("\n{:<24} {:>22} {:>14} {:>16}", "playing", "mean choices", "turns", "turns/s");
    for work in PLAYS {
        let (total, seconds) = timed(|| plays(work, work.games));
        let mean = total.choices as f64 / total.actions as f64;
        let rate = total.turns as f64 / seconds;
        println!("{:<24} {:>22.1} {:>14} {:>16.0}", work.name, mean, total.turns, rate);
    }
}

fn measure_thinking() {
    println!("\n{:<24} {:>22} {:>14} {:>16}", "thinking", "depth in turns", "nodes", "nodes/s");
    for work in THINKS {
        let ((_, thought), seconds) = timed(|| thinks(work));
        let rate = thought.nodes as f64 / seconds;
        println!("{:<24} {:>22} {:>14} {:>16.0}", work.name, thought.depth, thought.nodes, rate);
    }
    println!("\nsignature {}", signature());
}

/// One piece of work, small enough for an instruction counter.
fn once(name: &str) -> Option<u64> {
    let count = COUNTS.iter().find(|work| work.name == name);
    let counted =
        count.map(|work| start(work.game, work.players, work.options).perft(work.depth - 1));
    let play = PLAYS.iter().find(|work| work.name == name);
    let think = THINKS.iter().find(|work| work.name == name);
    let thought = || think.map(|work| thinks(&Thinks { nodes: work.nodes / 10, ..*work }).1.nodes);
    counted.or_else(|| play.map(|work| plays(work, 10).turns)).or_else(thought)
}

fn main() -> ExitCode {
    let argument = std::env::args().nth(1);
    match argument.as_deref() {
        None => {
            measure();
            measure_thinking();
            together::measure();
            layers::measure();
        }
        Some("--together") => together::measure(),
        Some("--layers") => layers::measure(),
        Some("--signature") => println!("{}", signature()),
        Some("--peers") => {
            let (total, seconds) = timed(|| plays(&PLAYS[0], PLAYS[0].games / 4));
            println!("{:.0}", total.turns as f64 / seconds);
        }
        Some("--list") => {
            let counts = COUNTS.iter().map(|work| work.name);
            let plays = PLAYS.iter().map(|work| work.name);
            let thinks = THINKS.iter().map(|work| work.name);
            counts.chain(plays).chain(thinks).for_each(|name| println!("{name}"));
        }
        Some(name) => match once(name) {
            Some(result) => println!("{result}"),
            None => {
                eprintln!("no benchmark is called \"{name}\"; --list names them all");
                return ExitCode::FAILURE;
            }
        },
    }
    ExitCode::SUCCESS
}

#[cfg(test)]
mod tests {
    /// Who changes how players think changes this number, and says so.
    #[test]
    fn players_think_as_they_did() {
        assert_eq!(super::signature().to_string(), include_str!("../signature.txt").trim());
    }
}
