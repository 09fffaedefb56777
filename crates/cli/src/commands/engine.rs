//! `spielhof engine`: a line protocol for other programs; see `docs/protocol.md`.

use super::{option, threads};
use crate::say::{Fault, Speaker, print};
use clap::ArgMatches;
use rules::{Action, ReadError, SpecText, ToAct};
use search::{History, Level, Limits, MAX_DEPTH, Rng, Thinker, Thought, Threads};
use std::io::BufRead;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};
use table::Course;

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let mut engine = Engine::new(Threads(threads(args)?))?;
    for command in listen(engine.stopped.clone())? {
        match engine.obey(&command) {
            Ok(Go::On) => {}
            Ok(Go::Quit) => return Ok(()),
            Err(fault @ Fault::ReaderGone) => return Err(fault),
            Err(fault) => {
                let sentences = speaker.fault(&fault).join(" ");
                print(&format!("error {}\n", sentences.replace('\n', " ")))?;
            }
        }
    }
    Ok(())
}

/// A line of the input.
struct Command {
    /// Lines are numbered from 1.
    number: u64,
    line: String,
}

/// The number of commands that may wait until earlier ones are done.
const WAITING: usize = 1024;

/// Reads the input on a thread of its own, so that `stop` is seen while other commands wait.
/// The number of the last `stop` or `quit` is noted at once.
fn listen(stopped: Arc<AtomicU64>) -> Result<Receiver<Command>, Fault> {
    let (sender, receiver) = sync_channel(WAITING);
    let reader = move || read(&sender, &stopped);
    let thread = std::thread::Builder::new().name("input".to_owned()).spawn(reader);
    thread.map_err(|error| Fault::File("-".to_owned(), error))?;
    Ok(receiver)
}

fn read(sender: &SyncSender<Command>, stopped: &AtomicU64) {
    for (line, number) in std::io::stdin().lock().split(b'\n').zip(1..) {
        let Ok(line) = line else { break };
        // A line that is not UTF-8 is answered like any unknown command.
        let line = String::from_utf8_lossy(&line).trim().to_owned();
        if matches!(line.split_whitespace().next(), Some("stop" | "quit")) {
            stopped.store(number, Ordering::Relaxed);
        }
        if sender.send(Command { number, line }).is_err() {
            break;
        }
    }
}

/// Whether to listen further.
enum Go {
    On,
    Quit,
}

/// A game, and a player that thinks about it.
struct Engine {
    course: Course,
    thinker: Thinker,
    threads: Threads,
    /// What was asked before this line is answered at once.
    stopped: Arc<AtomicU64>,
}

/// How long to think.
#[derive(Clone, Copy)]
enum Measure {
    Time(u64),
    Nodes(u64),
    Depth(u32),
    Level(Level),
}

impl Engine {
    fn new(threads: Threads) -> Result<Engine, Fault> {
        let game = SpecText::new("halma").build()?;
        Ok(Engine {
            course: Course::new(game),
            thinker: Thinker::new(),
            threads,
            stopped: Arc::new(AtomicU64::new(0)),
        })
    }

    fn obey(&mut self, Command { number, line }: &Command) -> Result<Go, Fault> {
        let mut words = line.split_whitespace();
        let Some(command) = words.next() else { return Ok(Go::On) };
        let rest: Vec<&str> = words.collect();
        match command {
            "stop" => {}
            "quit" => return Ok(Go::Quit),
            "ready" => print("ready\n")?,
            "game" => self.game(&rest)?,
            "position" => self.position(line, &rest)?,
            "moves" => print(&format!("moves {}\n", self.moves().join(" ")))?,
            "show" => print(&self.course.position().text())?,
            "go" => self.go(&rest, *number)?,
            other => return Err(Fault::EngineCommand(other.to_owned())),
        }
        Ok(Go::On)
    }

    /// `game halma players=2 first=1 blocked=clear`
    fn game(&mut self, words: &[&str]) -> Result<(), Fault> {
        let (id, pairs) = words.split_first().ok_or(Fault::EngineWants("game halma players=2"))?;
        let mut text = SpecText::new(id);
        for pair in pairs {
            let (name, value) = option(pair)?;
            let whole = || value.parse::<u8>().map_err(|_| Fault::Number(value.to_owned()));
            match name {
                "players" => text.players = Some(whole()?),
                "first" => text.first = Some(whole()?),
                "rules" => text.rules = Some(whole()?.into()),
                _ => text.options.push((name, value)),
            }
        }
        self.course = Course::new(text.build()?);
        self.thinker.clear();
        Ok(())
    }

    /// `position start actions …` or `position setup LINE|LINE|… actions …`
    fn position(&mut self, line: &str, words: &[&str]) -> Result<(), Fault> {
        let game = self.course.game().clone();
        let split = words.iter().position(|&word| word == "actions");
        let actions = split.map_or(&[][..], |at| &words[at + 1..]);
        let mut course = match words.first() {
            Some(&"start") if words.len() == 1 || split == Some(1) => Course::new(game.clone()),
            Some(&"setup") => {
                let picture = line.split_once("setup").map_or("", |(_, rest)| rest);
                let picture = picture.split(" actions").next().unwrap_or_default();
                let picture = picture.trim().replace('|', "\n");
                Course::with_setup(&game, &picture)
                    .map_err(|faults| Fault::Setup(game.board(), faults))?
            }
            _ => return Err(Fault::EngineWants("position start actions c3-e5")),
        };
        for text in actions {
            let entry = game.spec().entry();
            let refuse = |fault| Fault::Action(entry, game.board(), (*text).to_owned(), fault);
            let action = course.position().read(text).map_err(refuse)?;
            course.act(action).map_err(|refusal| refuse(ReadError::Refused(refusal)))?;
        }
        self.course = course;
        Ok(())
    }

    /// The legal actions of the position alone, as `spielhof moves` lists them: repetition
    /// and the turn limit end a game, but they are not seen in a position.
    fn moves(&self) -> Vec<String> {
        self.course.position().written_actions()
    }

    /// `go time 1000`, `go nodes 50000`, `go depth 4` or `go level 3`
    fn go(&mut self, words: &[&str], line: u64) -> Result<(), Fault> {
        const WANTS: Fault = Fault::EngineWants("go time 1000");
        let &[kind, number] = words else { return Err(WANTS) };
        let whole: u64 =
            number.parse().ok().filter(|&n| n > 0).ok_or(Fault::Number(number.to_owned()))?;
        let measure = match kind {
            "time" => Measure::Time(whole),
            "nodes" => Measure::Nodes(whole),
            "depth" => Measure::Depth(u32::try_from(whole).unwrap_or(MAX_DEPTH)),
            "level" => {
                let level = u8::try_from(whole).ok().and_then(Level::new);
                Measure::Level(level.ok_or(Fault::Number(number.to_owned()))?)
            }
            _ => return Err(WANTS),
        };
        match self.course.to_act() {
            ToAct::Over(_) => Err(Fault::EngineOver),
            ToAct::Chance => Err(Fault::EngineChance),
            ToAct::Seat(_) => self.think(measure, line),
        }
    }

    /// Answers the question that came with a line of this number.
    fn think(&mut self, measure: Measure, number: u64) -> Result<(), Fault> {
        let begun = Instant::now();
        // Only time is free to use what was thought before: all else gives the same answer
        // to the same question.
        if !matches!(measure, Measure::Time(_)) {
            self.thinker.clear();
        }
        let time = match measure {
            Measure::Time(millis) => Some(in_time(Duration::from_millis(millis))),
            _ => None,
        };
        let stop = || {
            self.stopped.load(Ordering::Relaxed) > number
                || time.is_some_and(|time| begun.elapsed() >= time)
        };
        let thought = consider(&mut self.thinker, &self.course, measure, self.threads, &stop);
        match thought {
            Some(thought) => print(&answer(&self.course, &thought, begun.elapsed())),
            None => Ok(()),
        }
    }
}

fn consider(
    thinker: &mut Thinker,
    course: &Course,
    measure: Measure,
    threads: Threads,
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<Thought> {
    let history = History::of(course.turns(), course.past());
    let limits = Limits::until(stop);
    let limits = match measure {
        Measure::Nodes(nodes) => Limits { nodes, ..limits },
        Measure::Depth(turns) => {
            return thinker.search_depth(course.position(), &history, turns, stop);
        }
        // Several do not find the same every time, and neither does a clock.
        Measure::Time(_) => Limits { workers: &threads, ..limits },
        Measure::Level(level) => {
            let mut rng = Rng::new(course.position().key());
            return thinker.play(course.position(), &history, level, &mut rng, stop);
        }
    };
    thinker.think(course.position(), &history, &limits)
}

/// How long to think in order to have answered after a time: the caller counts from the
/// question to the answer.
fn in_time(time: Duration) -> Duration {
    time - (time / 50 + Duration::from_millis(2)).min(time / 4).min(Duration::from_millis(30))
}

fn answer(course: &Course, thought: &Thought, time: Duration) -> String {
    let write = |&action: &Action| course.game().write(action);
    let line: Vec<String> = thought.line.iter().map(write).collect();
    format!(
        "best {} score {} depth {} nodes {} time {} line {}\n",
        write(&thought.action),
        thought.score,
        thought.depth,
        thought.nodes,
        time.as_millis(),
        line.join(" ")
    )
}
