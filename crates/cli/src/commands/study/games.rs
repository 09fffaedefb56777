//! The games of a study: on all threads, and kept in a file so that a study can go on.

use super::positive;
use crate::commands::{effort, game, number, text, threads};
use crate::progress;
use crate::say::{Fault, Speaker};
use clap::ArgMatches;
use review::Effort;
use rules::AnyGame;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Write};
use std::num::NonZeroUsize;
use std::str::FromStr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};
use wire::Arg;

/// Which games a study is made of.
pub struct Plan {
    pub game: Arc<AnyGame>,
    pub games: u64,
    pub seed: u64,
    pub effort: Effort,
    /// The effort as it was asked for.
    pub effort_name: String,
    threads: NonZeroUsize,
    keep: Option<String>,
}

/// Games if nothing else is said.
const GAMES: u64 = 100;

impl Plan {
    /// The plan that the arguments ask for. Games alone have no chances to study.
    pub fn of(args: &ArgMatches, default_effort: &str) -> Result<Plan, Fault> {
        let plan = Plan::of_any(args, default_effort)?;
        if plan.game.seating().sides() < 2 {
            let id = plan.game.spec().id().to_owned();
            let said = say::with("fault-study-alone", [("game", Arg::Text(id))]);
            return Err(Fault::Said(vec![said]));
        }
        Ok(plan)
    }

    /// The same for a study that games alone can be part of.
    pub fn of_any(args: &ArgMatches, default_effort: &str) -> Result<Plan, Fault> {
        let id = text(args, "game").ok_or(Fault::UsageOther)?;
        let game = game(args, id)?;
        let effort_name = text(args, "effort").unwrap_or(default_effort).to_owned();
        Ok(Plan {
            game,
            games: positive(args, "games", GAMES)?,
            seed: number(args, "seed")?.unwrap_or(1),
            effort: effort(args, default_effort.parse().unwrap_or(Effort::QUICK))?,
            effort_name,
            threads: threads(args)?,
            keep: text(args, "keep").map(str::to_owned),
        })
    }

    /// The seed of a game.
    pub fn seed_of(&self, number: u64) -> u64 {
        (self.seed << 32).wrapping_add(number)
    }

    /// What belongs to the same study: everything but the number of games and threads.
    fn title(&self, study: &str) -> String {
        let spec = self.game.spec();
        let options: Vec<String> =
            self.game.options().iter().map(|(name, value)| format!("{name}={value}")).collect();
        format!(
            "# {study} {} players={} first={} rules={} {} seed={} effort={}",
            spec.id(),
            spec.players(),
            spec.first(),
            spec.rules(),
            options.join(" "),
            self.seed,
            self.effort_name
        )
    }

    /// What `play` makes of each of these numbers, in their order. What the file of `--keep` has
    /// is not played again, and what is new is added to it at once.
    pub fn gather<T: FromStr + Display + Send>(
        &self,
        speaker: &Speaker,
        study: &str,
        numbers: &[u64],
        play: impl Fn(u64) -> T + Sync,
    ) -> Result<Vec<T>, Fault> {
        let mut keeper = Keeper::open(self.keep.as_deref(), &self.title(study))?;
        let mut known: BTreeMap<u64, T> = keeper.read()?;
        let open: Vec<u64> =
            numbers.iter().copied().filter(|number| !known.contains_key(number)).collect();
        let (next, mut trouble) = (AtomicUsize::new(0), None);
        let (sender, finished) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.get().min(open.len()) {
                let (sender, open, next, play) = (sender.clone(), &open, &next, &play);
                scope.spawn(move || {
                    while let Some(&number) = open.get(next.fetch_add(1, Ordering::Relaxed)) {
                        if sender.send((number, play(number))).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            for (done, (number, found)) in (1_u64..).zip(finished) {
                if let Err(fault) = keeper.add(number, &found) {
                    trouble = Some(fault);
                    // The receiver goes, so every thread stops after its game.
                    break;
                }
                known.insert(number, found);
                progress::show(done, open.len() as u64, || {
                    let of = open.len().to_string();
                    let values = [("done", done.to_string().into()), ("of", of.into())];
                    speaker.with("study-progress", &values)
                });
            }
        });
        progress::clear();
        match trouble {
            Some(fault) => Err(fault),
            None => Ok(numbers.iter().filter_map(|number| known.remove(number)).collect()),
        }
    }
}

/// The file that keeps games, if there is one.
struct Keeper {
    path: String,
    text: String,
    file: Option<File>,
}

impl Keeper {
    fn open(path: Option<&str>, title: &str) -> Result<Keeper, Fault> {
        let Some(path) = path else {
            return Ok(Keeper { path: String::new(), text: String::new(), file: None });
        };
        let fault = |error| Fault::File(path.to_owned(), error);
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::NotFound => String::new(),
            Err(error) => return Err(fault(error)),
        };
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(fault)?;
        match text.lines().next() {
            None => writeln!(file, "{title}").map_err(fault)?,
            Some(first) if first == title => {
                // A line that was cut off by a crash must not swallow the next one.
                if !text.ends_with('\n') {
                    writeln!(file).map_err(fault)?;
                }
            }
            Some(_) => {
                let said = say::with("fault-study-keep", [("path", Arg::Text(path.to_owned()))]);
                return Err(Fault::Said(vec![said]));
            }
        }
        Ok(Keeper { path: path.to_owned(), text, file: Some(file) })
    }

    /// The games it has. A line that was cut off counts for nothing.
    fn read<T: FromStr>(&self) -> Result<BTreeMap<u64, T>, Fault> {
        let game = |line: &str| {
            let (number, rest) = line.strip_suffix(" .")?.split_once(' ')?;
            Some((number.parse().ok()?, rest.parse().ok()?))
        };
        Ok(self.text.lines().skip(1).filter_map(game).collect())
    }

    fn add(&mut self, number: u64, game: &impl Display) -> Result<(), Fault> {
        let Some(file) = &mut self.file else { return Ok(()) };
        // The full stop shows that the line is complete.
        writeln!(file, "{number} {game} .").map_err(|error| Fault::File(self.path.clone(), error))
    }
}
