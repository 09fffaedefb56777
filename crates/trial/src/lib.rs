//! What the server holds out: killed at random moments, as one of several ([`cluster`]), under load, with
//! many people in the lobby ([`lobby`]), and what one address can do to it ([`pressure`]). These start
//! the real program in processes of their own, and talk to it over real sockets.
//!
//! And what must hold for anything that somebody sends, whatever it is. The fuzz targets in
//! `fuzz/` and an ordinary test run the same functions; each takes bytes and panics if
//! something does not hold.

mod args;
pub mod cluster;
mod crash;
mod http;
mod ledger;
mod load;
pub mod lobby;
mod measure;
mod play;
mod player;
pub mod pressure;
mod serve;
mod server;

pub use ledger::{Account, Ledger};

use rules::{Position, Spec};
use search::{Player, Rng};
use table::Record;
use wire::ToServer;

use args::Args;

const USAGE: &str = "usage: spielhof-trial crash --server PROGRAM [--shim LIBRARY] [--kills N] [--seed N]
       spielhof-trial crash-cluster --server PROGRAM [--faults N] [--seed N] [--controls yes|no|only] [--logs FOLDER]
       spielhof-trial takeover --server PROGRAM [--kills N] [--seed N] [--logs FOLDER]
       spielhof-trial load --server PROGRAM [--store sqlite|postgres] [--games N] [--rate N] [--seconds N] [--storm N] [--seed N]
       spielhof-trial load-cluster --server PROGRAM [--games N] [--rate N] [--seconds N] [--seed N]
       spielhof-trial lobby --server PROGRAM [--store sqlite|postgres] [--nodes N] [--people N] [--rate N] [--seconds N] [--seed N]
       spielhof-trial pressure --server PROGRAM [--seconds N] [--attack NAME]
       spielhof-trial serve [--SETTING VALUE]...";

/// Runs a command with its arguments.
pub fn run(command: Option<&str>, words: impl Iterator<Item = String>) -> Result<(), String> {
    match (command, Args::read(words)) {
        (Some("crash"), Some(args)) => crash::run(&args),
        (Some("crash-cluster"), Some(args)) => cluster::run(&args),
        (Some("takeover"), Some(args)) => cluster::run_takeover(&args),
        (Some("load"), Some(args)) => load::run(&args),
        (Some("load-cluster"), Some(args)) => load::run_cluster(&args),
        (Some("lobby"), Some(args)) => lobby::run(&args),
        (Some("pressure"), Some(args)) => measure::run(&args),
        (Some("serve"), Some(args)) => serve::run(&args),
        _ => Err(USAGE.to_owned()),
    }
}

/// The longest text that is tried: what is longer does not reach a server.
const LONGEST: usize = 64 * 1024;

/// Something by which texts are tried.
pub type Probe = fn(&[u8]);

/// All of them, by the names of their corpora.
pub const PROBES: [(&str, Probe); 4] =
    [("messages", message), ("records", record), ("notation", notation), ("setups", setup)];

/// A message that can be read is written again as itself.
pub fn message(bytes: &[u8]) {
    let Ok(message) = serde_json::from_slice::<ToServer>(bytes) else { return };
    let text = serde_json::to_string(&message).unwrap_or_default();
    assert_eq!(serde_json::from_str::<ToServer>(&text).ok(), Some(message), "{text}");
}

/// A record that can be read is written again as itself; what it replays to is recorded as a
/// game that ends in the same position; checking its dice never fails otherwise than by
/// telling why.
pub fn record(bytes: &[u8]) {
    let Some(text) = text(bytes) else { return };
    let Ok(record) = text.parse::<Record>() else { return };
    let written = record.to_string();
    assert_eq!(written.parse::<Record>().as_ref(), Ok(&record), "{written}");
    let _ = table::verify(&record);
    let Ok(course) = record.replay() else { return };
    let again = Record::of(&course).replay();
    let again = again.unwrap_or_else(|fault| panic!("{fault:?} in the record of {written}"));
    assert_eq!(again.position(), course.position(), "{written}");
}

/// The games of the first byte of a text: one of each kind of rules.
const GAMES: [(&str, u8); 12] = [
    ("halma", 2),
    ("quick-halma", 4),
    ("star-halma", 3),
    ("barricade", 4),
    ("captive-2", 2),
    ("solo-halma", 1),
    ("cat-and-mouse", 2),
    ("gobang", 2),
    ("dice-halma", 2),
    ("rakado", 2),
    ("top-secret", 2),
    ("tippy", 2),
];

/// What can be read as an action is legal, and is read again as written. The first byte names
/// the game, the second how far it has gone.
pub fn notation(bytes: &[u8]) {
    let [game, moves, rest @ ..] = bytes else { return };
    let (Some(text), Some(position)) = (text(rest), position(*game, *moves)) else { return };
    let Ok(action) = position.read(text) else { return };
    assert!(position.is_legal(action), "{text}");
    let written = position.write(action);
    assert_eq!(position.read(&written), Ok(action), "{text} is written as {written}");
    let mut next = position.clone();
    assert!(next.act(action).is_ok(), "{text}");
    assert_eq!(next.key(), next.rebuilt_key(), "{text}");
}

/// What can be set up is written as a text that sets up the same, and everything that can be
/// done there can be done. The first byte names the game.
pub fn setup(bytes: &[u8]) {
    let [game, rest @ ..] = bytes else { return };
    let (Some(text), Some(start)) = (text(rest), position(*game, 0)) else { return };
    let Ok(position) = start.game().load(text) else { return };
    let written = position.text();
    assert_eq!(start.game().load(&written).as_ref(), Ok(&position), "{written}");
    for action in position.actions() {
        let mut next = position.clone();
        assert!(next.act(action).is_ok(), "{} in {written}", position.write(action));
    }
}

fn text(bytes: &[u8]) -> Option<&str> {
    std::str::from_utf8(bytes).ok().filter(|text| text.len() <= LONGEST)
}

/// A game that has gone on for a while, always in the same way.
fn position(game: u8, moves: u8) -> Option<Position> {
    let (id, players) = GAMES[usize::from(game) % GAMES.len()];
    let mut position = Spec::of(id, players).ok()?.build().ok()?.start();
    let mut rng = Rng::new(u64::from(moves));
    for _ in 0..moves % 32 {
        let Some(action) = Player::Random.act(&position, &mut rng) else { break };
        position.act(action).ok()?;
    }
    Some(position)
}
