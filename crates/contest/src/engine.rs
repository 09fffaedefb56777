//! Other programs that speak the engine protocol; see `docs/protocol.md`.

use rules::Action;
use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use table::Course;

/// What went wrong with another program.
#[derive(Debug)]
pub enum EngineError {
    /// It cannot be started.
    Start {
        /// The command.
        command: String,
        /// What the system says.
        error: std::io::Error,
    },
    /// It has ended, or closed its input or output.
    Ended {
        /// The command.
        command: String,
    },
    /// It said something that is no legal action here.
    Answer {
        /// The command.
        command: String,
        /// What it said.
        answer: String,
    },
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineError::Start { command, error } => write!(f, "cannot start {command}: {error}"),
            EngineError::Ended { command } => write!(f, "{command} has ended"),
            EngineError::Answer { command, answer } => {
                write!(f, "{command} answered \"{answer}\"")
            }
        }
    }
}

impl std::error::Error for EngineError {}

/// A program that is running.
#[derive(Debug)]
pub struct Engine {
    command: String,
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    /// The game it was told last.
    game: String,
    tells_moves: bool,
}

impl Engine {
    /// Starts it.
    pub fn start(command: &str) -> Result<Engine, EngineError> {
        let mut words = command.split_whitespace();
        let program = words.next().unwrap_or_default();
        let spawned =
            Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let command = command.to_owned();
        match spawned {
            Err(error) => Err(EngineError::Start { command, error }),
            Ok(mut child) => match (child.stdin.take(), child.stdout.take()) {
                (Some(input), Some(output)) => Ok(Engine {
                    command,
                    child,
                    input,
                    output: BufReader::new(output),
                    game: String::new(),
                    tells_moves: false,
                }),
                _ => Err(EngineError::Ended { command }),
            },
        }
    }

    /// Tells it the game anew next time, so that it forgets the one before.
    pub fn new_game(&mut self) {
        self.game.clear();
    }

    /// Shall it be told the legal actions before it is asked? So a program needs no rules.
    pub fn tell_moves(&mut self, tell: bool) {
        self.tells_moves = tell;
    }

    /// The action it chooses in this game.
    pub fn ask(&mut self, course: &Course, go: &str) -> Result<Action, EngineError> {
        let game = game_line(course);
        if game != self.game {
            self.say(&game)?;
            self.game = game;
        }
        self.say(&position_line(course))?;
        if self.tells_moves {
            self.say(&format!("moves {}", course.position().written_actions().join(" ")))?;
        }
        self.say(&format!("go {go}"))?;
        loop {
            let line = self.listen()?;
            let mut words = line.split_whitespace();
            let wrong =
                || EngineError::Answer { command: self.command.clone(), answer: line.clone() };
            match words.next() {
                Some("best") => {
                    let text = words.next().ok_or_else(wrong)?;
                    return course.position().read(text).map_err(|_| wrong());
                }
                Some("error") => return Err(wrong()),
                _ => {}
            }
        }
    }

    fn ended(&self) -> EngineError {
        EngineError::Ended { command: self.command.clone() }
    }

    fn say(&mut self, line: &str) -> Result<(), EngineError> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|_| self.ended())
    }

    fn listen(&mut self) -> Result<String, EngineError> {
        let mut line = String::new();
        match self.output.read_line(&mut line) {
            Ok(read) if read > 0 => Ok(line.trim().to_owned()),
            _ => Err(self.ended()),
        }
    }
}

impl Drop for Engine {
    /// Nobody is left to listen to it.
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The line that tells an engine a game.
fn game_line(course: &Course) -> String {
    let game = course.game();
    let spec = game.spec();
    let mut line = format!("game {} players={} first={}", spec.id(), spec.players(), spec.first());
    // Programs that know one set of rules only need not hear of others.
    if spec.rules() != rules::RULES {
        line += &format!(" rules={}", spec.rules());
    }
    for (option, value) in game.options() {
        line += &format!(" {option}={value}");
    }
    line
}

/// The line that tells an engine how the game has gone so far.
fn position_line(course: &Course) -> String {
    let mut line = match course.setup() {
        Some(setup) => format!("position setup {}", setup.trim_end().replace('\n', "|")),
        None => "position start".to_owned(),
    };
    if !course.actions().is_empty() {
        line += " actions";
    }
    for &action in course.actions() {
        line += " ";
        line += &course.game().write(action);
    }
    line
}
