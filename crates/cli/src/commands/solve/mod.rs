//! `spielhof solve`: the fewest turns of a game that one plays alone, with proof.

mod bar;
mod cross;
mod json;
mod known;

use super::{course, number, text, threads};
use crate::columns::columns;
use crate::say::{Fault, Speaker, print};
use bar::Bar;
use clap::ArgMatches;
use rules::Action;
use solve::certificate::notes;
use solve::{End, Halt, Jump, Means, NoTask, Problem, Proof, Solved, Task, fewest_turns};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use table::{Course, Record};
use wire::{Arg, Said};

/// Wider beams take more than an hour and tens of gibibytes.
const MOST_WIDTH: usize = 1_000_000;
/// Gibibytes for positions if nothing else is said.
const MEMORY: u64 = 2;

/// What is known in the end.
struct Verdict {
    /// The proved lower bound: no solution has fewer turns.
    at_least: u32,
    proof: Option<Proof>,
    /// The best game that solves it.
    found: Option<Course>,
    unsolvable: bool,
    /// The memory was not enough to go on.
    is_full: bool,
}

impl Verdict {
    fn is_proved(&self) -> bool {
        self.found.as_ref().is_some_and(|found| found.turns() == self.at_least)
    }
}

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let id = text(args, "game").ok_or(Fault::UsageOther)?;
    let course = course(args, id)?;
    let task = Task::of(course.position()).map_err(|reason| no_task(id, reason))?;
    let gibibytes = number(args, "memory")?.unwrap_or(MEMORY);
    if !(1..=1 << 20).contains(&gibibytes) {
        return Err(Fault::Number(gibibytes.to_string()));
    }
    let folder = text(args, "folder").map(PathBuf::from);
    if let Some(folder) = &folder {
        let fault = |error| Fault::File(folder.display().to_string(), error);
        std::fs::create_dir_all(folder).map_err(fault)?;
    }
    let memory = (gibibytes << 30) as usize;
    let means = Means { threads: threads(args)?, memory, folder, stop: None };
    if let Some(path) = text(args, "save")
        && Path::new(path).exists()
    {
        // Not after hours.
        return Err(Fault::File(path.to_owned(), ErrorKind::AlreadyExists.into()));
    }
    if args.get_flag("table") {
        return cross::run(speaker, args, &task, &means);
    }
    if let Some(width) = number::<usize>(args, "find")? {
        return find(speaker, args, &course, &task, width);
    }
    let most = match number::<u32>(args, "prove")? {
        Some(0) => return Err(Fault::Number("0".to_owned())),
        given => given.map(|turns| turns - 1),
    };
    let search = Search { speaker, course: &course, task: &task, means: &means, most };
    let verdict = match &task {
        Task::Star(task) => search.solve(&**task),
        Task::Square(task) => search.solve(&**task),
        Task::Peg(task) => search.solve(task),
    }?;
    if let (Some(path), Some(found)) = (text(args, "save"), &verdict.found) {
        super::save::save(&certified(found, verdict.proof.as_ref()).to_string(), path, None)?;
    }
    if args.get_flag("json") {
        return print(&format!("{:#}\n", json::describe(&course, &verdict)));
    }
    print(&report(speaker, &verdict, gibibytes))
}

/// `--find`: a good solution, and nothing about better ones.
fn find(
    speaker: &Speaker,
    args: &ArgMatches,
    course: &Course,
    task: &Task,
    width: usize,
) -> Result<(), Fault> {
    if !(1..=MOST_WIDTH).contains(&width) {
        return Err(Fault::Number(width.to_string()));
    }
    let found = known::by_beams(course, task, width);
    let verdict = Verdict { at_least: 0, proof: None, found, unsolvable: false, is_full: false };
    if let (Some(path), Some(found)) = (text(args, "save"), &verdict.found) {
        super::save::save(&Record::of(found).to_string(), path, None)?;
    }
    if args.get_flag("json") {
        return print(&format!("{:#}\n", json::describe(course, &verdict)));
    }
    print(&match &verdict.found {
        Some(found) => {
            let turns = ("turns", u64::from(found.turns()).into());
            format!("{}\n\n{}", speaker.with("solve-found", &[turns]), written(found))
        }
        None => speaker.say("solve-not-found") + "\n",
    })
}

/// A search for one game.
struct Search<'a> {
    speaker: &'a Speaker,
    course: &'a Course,
    task: &'a Task,
    means: &'a Means<'a>,
    /// Only solutions up to this number of turns are looked for, in one pass.
    most: Option<u32>,
}

impl Search<'_> {
    fn solve<P: Problem>(&self, problem: &P) -> Result<Verdict, Fault> {
        let starts = problem.ends(End::Start).into_iter();
        let bound = starts.map(|start| problem.bound(End::Start, start)).min().unwrap_or(0);
        let mut verdict = Verdict {
            at_least: bound,
            proof: None,
            found: known::solution(self.course, self.task),
            unsolvable: false,
            is_full: false,
        };
        let known = |verdict: &Verdict| verdict.found.as_ref().map(Course::turns);
        let mut most = self.most.unwrap_or(bound);
        // With what is known, only fewer turns are of interest.
        while self.most.is_some() || known(&verdict).is_none_or(|turns| most < turns) {
            let solved = self.pass(problem, most)?;
            let is_met = solved.turns.is_some();
            self.take(&mut verdict, solved);
            if self.most.is_some() || is_met || verdict.unsolvable || verdict.is_full {
                break;
            }
            most += 1;
        }
        Ok(verdict)
    }

    fn pass<P: Problem>(&self, problem: &P, most: u32) -> Result<Solved, Fault> {
        let mut bar = Bar::new(self.speaker);
        let solved = fewest_turns(problem, Some(most), self.means, &mut |at| bar.show(at));
        bar.clear();
        solved.map_err(|halt| match halt {
            Halt::Disk { path, error } => Fault::File(path.display().to_string(), error),
            Halt::Foreign { path } => {
                let path = Arg::Text(path.display().to_string());
                Fault::Said(vec![say::with("fault-solve-layer", [("path", path)])])
            }
            // Nobody can stop it but with the program.
            Halt::Stopped => Fault::UsageOther,
        })
    }

    /// What a pass adds to what is known.
    fn take(&self, verdict: &mut Verdict, solved: Solved) {
        verdict.unsolvable = solved.unsolvable;
        verdict.is_full = solved.is_full;
        if solved.at_least > verdict.at_least || verdict.proof.is_none() {
            verdict.at_least = verdict.at_least.max(solved.at_least);
            verdict.proof = solved.proof;
        }
        if solved.turns.is_some() {
            verdict.found = played(self.course, &solved.solution).or(verdict.found.take());
        }
    }
}

/// The game with these jumps or steps; nothing if the rules do not allow them.
fn played(course: &Course, solution: &[Vec<Jump>]) -> Option<Course> {
    let mut course = course.clone();
    for &Jump { from, to } in solution.iter().flatten() {
        course.act(Action::Move { from, to }).ok()?;
    }
    known::is_solved(&course).then_some(course)
}

/// A record with its certificate in the header.
fn certified(found: &Course, proof: Option<&Proof>) -> Record {
    let lines = proof.map(notes).unwrap_or_default();
    lines.iter().fold(Record::of(found), |record, (name, value)| record.note(name, value))
}

fn report(speaker: &Speaker, verdict: &Verdict, gibibytes: u64) -> String {
    let turns = |name: &'static str, turns: u32| (name, u64::from(turns).into());
    let least = turns("least", verdict.at_least);
    let mut out = match &verdict.found {
        _ if verdict.unsolvable => return speaker.say("solve-none") + "\n",
        Some(found) if verdict.is_proved() => {
            speaker.with("solve-proved", &[turns("turns", found.turns())])
        }
        Some(found) => speaker.with("solve-between", &[least, turns("found", found.turns())]),
        None => speaker.with("solve-least", &[least]),
    };
    out.push('\n');
    if verdict.is_full {
        out += &speaker.with("solve-memory", &[("memory", gibibytes.into())]);
        out.push('\n');
    }
    if let Some(proof) = &verdict.proof {
        out += &format!("\n{}", layers(speaker, proof));
    }
    if let Some(found) = &verdict.found {
        out += &format!("\n{}\n{}", speaker.say("solve-solution"), written(found));
    }
    out
}

/// The turns of a game, a line each.
fn written(found: &Course) -> String {
    let turns = Record::of(found).turns.into_iter().zip(1..);
    turns.map(|(turn, number)| format!("{number}. {}\n", turn.join(" "))).collect()
}

/// The layers of a proof, a line each.
fn layers(speaker: &Speaker, proof: &Proof) -> String {
    let head = ["solve-layer", "solve-start", "solve-goal"].map(|key| speaker.say(key));
    let most = proof.layers.iter().map(Vec::len).max().unwrap_or(0);
    let count = |end: usize, number: usize| {
        proof.layers[end].get(number).map_or(String::new(), |layer| layer.count.to_string())
    };
    let row = |number: usize| vec![number.to_string(), count(0, number), count(1, number)];
    let rows: Vec<Vec<String>> = std::iter::once(head.to_vec()).chain((0..most).map(row)).collect();
    columns(&rows)
}

fn no_task(game: &str, reason: NoTask) -> Fault {
    let key = match reason {
        NoTask::NotAlone => "fault-solve-alone",
        NoTask::Over => "fault-solve-over",
        NoTask::InTurn => "fault-solve-turn",
        NoTask::OtherRules | NoTask::Race(_) => "fault-solve-rules",
    };
    let said: Said = say::with(key, [("game", Arg::Text(game.to_owned()))]);
    Fault::Said(vec![said])
}
