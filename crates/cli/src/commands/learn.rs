//! `spielhof learn`: the lesson of a game in the terminal.

use super::play::style;
use super::typed::{command, example};
use super::{number, text};
use crate::drawing::Drawing;
use crate::page::{self, paragraph_text};
use crate::say::{Fault, Speaker, print, wrap};
use clap::ArgMatches;
use guide::{Attempt, Guide, Step, StepKind, Verdict};
use rules::{Entry, Position, Spec};
use std::io::{BufRead, IsTerminal};
use words::Value;

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let entry = Spec::smallest(text(args, "game").unwrap_or_default())?.entry();
    if !args.get_flag("piped") && !std::io::stdin().is_terminal() {
        return print(&format!("{}\n", speaker.say("learn-no-terminal")));
    }
    // Every game of the catalogue has a guide; a test makes sure of it.
    let Some(guide) = Guide::of(entry.head().id) else { return Ok(()) };
    let first = number(args, "step")?.unwrap_or(1);
    if !(1..=guide.lesson.steps.len()).contains(&first) {
        return Err(Fault::Number(first.to_string()));
    }
    let drawing = Drawing { speaker, style: style(args) };
    let mut learner = Learner { speaker, drawing, entry, guide };
    learner.learn(first, &mut std::io::stdin().lock().lines())
}

/// What may be typed beside moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Help,
    Moves,
    Why,
    Undo,
    Rules,
    Board,
    Skip,
    Quit,
}

const WORDS: [(Word, &str); 8] = [
    (Word::Help, "command-help"),
    (Word::Moves, "command-moves"),
    (Word::Why, "command-why"),
    (Word::Undo, "command-undo"),
    (Word::Rules, "command-rules"),
    (Word::Board, "command-board"),
    (Word::Skip, "command-skip"),
    (Word::Quit, "command-quit"),
];

/// How a step ended.
#[derive(PartialEq, Eq)]
enum Left {
    /// The next one comes.
    Next,
    /// The learner wants to stop, or there is nothing more to read.
    Quit,
}

/// A lesson and where its words go.
struct Learner<'a> {
    speaker: &'a Speaker,
    drawing: Drawing<'a>,
    entry: &'static Entry,
    guide: Guide<'static>,
}

type Lines<'a> = dyn Iterator<Item = std::io::Result<String>> + 'a;

impl Learner<'_> {
    fn learn(&mut self, first: usize, input: &mut Lines) -> Result<(), Fault> {
        let steps = &self.guide.lesson.steps;
        let game = self.speaker.say(&format!("game-{}", self.guide.game));
        let welcome = [("game", game.into()), ("steps", steps.len().into())];
        self.line(&self.speaker.with("learn-welcome", &welcome))?;
        for (step, at) in steps.iter().zip(1..).skip(first - 1) {
            let values = [("step", Value::from(at)), ("steps", steps.len().into())];
            self.line(&format!("\n{}", self.speaker.with("learn-step", &values)))?;
            self.line(&wrap(&self.speaker.say(&step.say)))?;
            let left = match step.kind {
                StepKind::Watch => self.watch(step, input)?,
                StepKind::Try | StepKind::Task => self.solve(step, input)?,
            };
            if left == Left::Quit {
                return self.line(&self.speaker.say("play-bye"));
            }
        }
        let game = Value::from(self.guide.game.to_owned());
        self.line(&format!("\n{}", self.speaker.with("learn-done", &[("game", game)])))
    }

    /// Shows what is done, then waits.
    fn watch(&self, step: &Step, input: &mut Lines) -> Result<Left, Fault> {
        let (Ok(start), Ok(shown)) = (step.begin(), step.shown()) else { return Ok(Left::Next) };
        self.board(start.course().position())?;
        self.line(&format!("\n{}", step.actions.join(" ")))?;
        self.board(shown.course().position())?;
        self.line(&self.speaker.say("learn-enter"))?;
        print("> ")?;
        match input.next() {
            Some(Ok(line)) if command(self.speaker, line.trim(), &WORDS) != Some(Word::Quit) => {
                Ok(Left::Next)
            }
            _ => Ok(Left::Quit),
        }
    }

    /// Lets the learner try until it is solved.
    fn solve(&self, step: &Step, input: &mut Lines) -> Result<Left, Fault> {
        let Ok(start) = step.begin() else { return Ok(Left::Next) };
        let mut attempt = start.clone();
        self.say_whose(&start)?;
        self.board(attempt.course().position())?;
        loop {
            print("> ")?;
            let Some(Ok(line)) = input.next() else { return Ok(Left::Quit) };
            let line = line.trim();
            let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
            match command(self.speaker, first, &WORDS) {
                Some(Word::Quit) => return Ok(Left::Quit),
                Some(Word::Skip) => return Ok(Left::Next),
                Some(Word::Undo) => {
                    attempt = start.clone();
                    self.board(attempt.course().position())?;
                }
                Some(word) => self.answer(word, rest.trim(), &attempt)?,
                None if line.is_empty() => self.board(attempt.course().position())?,
                None => {
                    self.act(&mut attempt, line)?;
                    match attempt.verdict() {
                        Verdict::Open => {}
                        Verdict::Solved => {
                            self.line(&self.speaker.say("lesson-solved"))?;
                            return Ok(Left::Next);
                        }
                        Verdict::Missed => {
                            self.explain(step)?;
                            attempt = start.clone();
                            self.board(attempt.course().position())?;
                        }
                    }
                }
            }
        }
    }

    /// Says which pieces are the learner's, where pieces belong to somebody.
    fn say_whose(&self, attempt: &Attempt) -> Result<(), Fault> {
        let colours = self.drawing.pieces_of(attempt.course().game().seating(), attempt.seat());
        if colours.is_empty() {
            return Ok(());
        }
        let colours = Value::from(colours);
        self.line(&self.speaker.with("learn-pieces", &[("colours", colours)]))
    }

    /// Plays what was typed, or says why it cannot be played.
    fn act(&self, attempt: &mut Attempt, line: &str) -> Result<(), Fault> {
        let position = attempt.course().position();
        let action = match position.read(line) {
            Ok(action) => action,
            Err(rules::ReadError::NotAnAction(_)) => {
                let example = [("example", example(position))];
                return self.line(&self.speaker.with("play-unknown", &example));
            }
            Err(fault) => {
                return self.line(&self.speaker.read(self.entry, position.board(), &fault));
            }
        };
        // What was read is legal.
        if attempt.act(action).is_ok() {
            self.board(attempt.course().position())?;
        }
        Ok(())
    }

    /// A try went wrong: the rule once more.
    fn explain(&self, step: &Step) -> Result<(), Fault> {
        self.line(&self.speaker.say("lesson-missed"))?;
        self.line(&wrap(&paragraph_text(self.speaker, self.guide.page, &step.rule)))?;
        self.line(&self.speaker.say("learn-back"))
    }

    fn answer(&self, word: Word, rest: &str, attempt: &Attempt) -> Result<(), Fault> {
        let position = attempt.course().position();
        match word {
            Word::Help => {
                let example = [("example", example(position))];
                self.line(&self.speaker.with("learn-help", &example))
            }
            Word::Moves => self.line(&position.written_actions().join(" ")),
            Word::Why => self.why(position, rest),
            Word::Rules => print(&page::rules(
                self.speaker,
                self.guide.game,
                attempt.course().game().options(),
            )),
            Word::Board | Word::Undo | Word::Skip | Word::Quit => self.board(position),
        }
    }

    fn why(&self, position: &Position, text: &str) -> Result<(), Fault> {
        match position.read(text) {
            Ok(action) => {
                let action = Value::from(position.write(action));
                self.line(&self.speaker.with("play-legal", &[("action", action)]))
            }
            Err(fault) => self.line(&self.speaker.read(self.entry, position.board(), &fault)),
        }
    }

    fn board(&self, position: &Position) -> Result<(), Fault> {
        print(&self.drawing.board(position, &[]))
    }

    fn line(&self, text: &str) -> Result<(), Fault> {
        print(&format!("{text}\n"))
    }
}
