//! Who takes part in a match.

use crate::engine::{Engine, EngineError};
use rules::{Action, ToAct};
use search::{History, Limits, Player, Rng, Thinker, Thought, random_any};
use std::fmt::{self, Display};
use std::str::FromStr;
use std::time::{Duration, Instant};
use table::Course;

/// A player by name: one of ours, one that thinks for a time, or another program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// One of ours.
    Player(Player),
    /// Ours, thinking so long a turn: `time:500`, in thousandths of a second.
    Time(Duration),
    /// A program that speaks the engine protocol: `exec:COMMAND`, asked with `go GO`.
    Program {
        /// The command, its arguments separated by spaces.
        command: String,
        /// What it is asked with: `time 1000`, `nodes 5000`, `level 6`.
        go: String,
    },
}

/// A word that names no contestant.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown player `{0}`")]
pub struct UnknownContestant(pub String);

impl Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Player(player) => player.fmt(f),
            Contestant::Time(time) => write!(f, "time:{}", time.as_millis()),
            Contestant::Program { command, go } => write!(f, "exec:{command}@{go}"),
        }
    }
}

/// What a program is asked with if nothing else is said.
const USUAL: &str = "time 1000";

impl FromStr for Contestant {
    type Err = UnknownContestant;

    /// ```
    /// use spielhof_contest::Contestant;
    /// assert_eq!("time:50".parse::<Contestant>().unwrap().to_string(), "time:50");
    /// assert!("levle3".parse::<Contestant>().is_err());
    /// ```
    fn from_str(name: &str) -> Result<Contestant, UnknownContestant> {
        let unknown = || UnknownContestant(name.to_owned());
        if let Some(time) = name.strip_prefix("time:") {
            let millis = time.parse().ok().filter(|&millis| millis > 0).ok_or_else(unknown)?;
            return Ok(Contestant::Time(Duration::from_millis(millis)));
        }
        if let Some(program) = name.strip_prefix("exec:") {
            let (command, go) = program.split_once('@').unwrap_or((program, USUAL));
            if command.trim().is_empty() {
                return Err(unknown());
            }
            return Ok(Contestant::Program { command: command.to_owned(), go: go.to_owned() });
        }
        name.parse().map(Contestant::Player).map_err(|_| unknown())
    }
}

/// A contestant in a game that remembers what it thought.
#[derive(Debug)]
pub struct Mind {
    contestant: Contestant,
    thinker: Thinker,
    engine: Option<Engine>,
}

impl Mind {
    /// Sits down. A program is started.
    pub fn new(contestant: &Contestant) -> Result<Mind, EngineError> {
        let engine = match contestant {
            Contestant::Program { command, .. } => Some(Engine::start(command)?),
            _ => None,
        };
        Ok(Mind { contestant: contestant.clone(), thinker: Thinker::new(), engine })
    }

    /// Forgets the game before.
    pub fn new_game(&mut self) {
        self.thinker.clear();
        if let Some(engine) = &mut self.engine {
            engine.new_game();
        }
    }

    /// What it does in this game; `None` when the game is over.
    pub fn act(&mut self, course: &Course, rng: &mut Rng) -> Result<Option<Action>, EngineError> {
        match course.to_act() {
            ToAct::Over(_) => return Ok(None),
            ToAct::Chance => return Ok(random_any(course.position(), rng)),
            ToAct::Seat(_) => {}
        }
        let history = History::of(course.turns(), course.past());
        match (&self.contestant, &mut self.engine) {
            (Contestant::Program { go, .. }, Some(engine)) => engine.ask(course, go).map(Some),
            (Contestant::Time(time), _) => Ok(self.think_for(course, *time).map(|t| t.action)),
            (Contestant::Player(player), _) => {
                Ok(player.act_with(course.position(), &history, &mut self.thinker, rng))
            }
            (Contestant::Program { command, .. }, None) => {
                Err(EngineError::Ended { command: command.clone() })
            }
        }
    }

    /// Thinks for a time, whatever its own limits.
    pub fn think_for(&mut self, course: &Course, time: Duration) -> Option<Thought> {
        let end = Instant::now() + time;
        let stop = move || Instant::now() >= end;
        let limits = Limits::until(&stop);
        self.thinker.think(course.position(), &History::of(course.turns(), course.past()), &limits)
    }
}
