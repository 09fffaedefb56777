//! Lessons: steps to watch, to do, and to solve.

use crate::attempt::Attempt;
use crate::condition::Condition;
use crate::error::{GuideError, Problem};
use rules::SpecText;
use table::Course;

/// What a step asks for.
///
/// ```
/// use spielhof_guide::{Guide, StepKind};
/// assert_eq!(Guide::of("barricade").unwrap().lesson.steps[0].kind, StepKind::Watch);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// To watch.
    Watch,
    /// To do the same.
    Try,
    /// To solve something.
    Task,
}

/// The game that a lesson plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Terms {
    id: String,
    players: Option<u8>,
    options: Vec<(String, String)>,
}

/// A step of a lesson.
///
/// ```
/// let step = &spielhof_guide::Guide::of("halma").unwrap().lesson.steps[0];
/// assert!(step.say.starts_with("lesson-") && step.rule.starts_with("rule-"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What it asks for.
    pub kind: StepKind,
    /// The key of the instruction.
    pub say: String,
    /// The key of the paragraph of the rules page that explains it.
    pub rule: String,
    /// What is shown in a step to watch.
    pub actions: Vec<String>,
    /// What has to hold at the end, all of it.
    pub until: Vec<Condition>,
    /// The number of turns the learner has.
    pub turns: u32,
    /// One way to solve it.
    pub solution: Vec<String>,
    setup: String,
    terms: Terms,
}

/// The lesson of a game.
///
/// ```
/// use spielhof_guide::Lesson;
/// let text = "tips: tip-ladder\n\nstep: watch\nsay: lesson-a\nrule: rule-a\nactions: e2-f3\n";
/// let lesson = Lesson::read("halma", text).unwrap();
/// assert_eq!((lesson.tips, lesson.steps.len()), (vec!["tip-ladder".to_owned()], 1));
/// assert_eq!(Lesson::read("halma", "tip: x\n").unwrap_err().line, 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The keys of the game's tips.
    pub tips: Vec<String>,
    /// The steps, in order.
    pub steps: Vec<Step>,
}

impl Lesson {
    /// Reads the lesson of the game `id`.
    pub fn read(id: &str, text: &str) -> Result<Lesson, GuideError> {
        let mut lesson = Lesson { tips: Vec::new(), steps: Vec::new() };
        let mut terms = Terms { id: id.to_owned(), ..Terms::default() };
        for (index, line) in text.lines().enumerate() {
            let fault = |problem: Problem| problem.at(id, index + 1);
            if let Some(row) = line.strip_prefix('|') {
                let step = lesson.steps.last_mut().ok_or(fault(Problem::NoSection))?;
                step.setup += row.strip_prefix(' ').unwrap_or(row);
                step.setup.push('\n');
                continue;
            }
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            let unknown = || fault(Problem::UnknownField(line.to_owned()));
            let (name, value) = line.split_once(':').ok_or_else(unknown)?;
            let value = value.trim();
            if name == "step" {
                let kind = kind(value).map_err(fault)?;
                lesson.steps.push(Step::new(kind, terms.clone()));
                continue;
            }
            let terms = match lesson.steps.last_mut() {
                Some(step) => {
                    if step.set(name, value).map_err(fault)? {
                        continue;
                    }
                    &mut step.terms
                }
                None if name == "tips" => {
                    lesson.tips = list(value);
                    continue;
                }
                None => &mut terms,
            };
            terms.set(name, value).map_err(fault)?;
        }
        Ok(lesson)
    }
}

impl Terms {
    fn set(&mut self, name: &str, value: &str) -> Result<(), Problem> {
        match name.split_once(' ') {
            Some(("option", option)) => {
                self.options.retain(|(known, _)| known != option);
                self.options.push((option.to_owned(), value.to_owned()));
            }
            None if name == "players" => self.players = Some(number(value)?),
            _ => return Err(Problem::UnknownField(name.to_owned())),
        }
        Ok(())
    }

    fn text(&self) -> SpecText<'_> {
        let options = self.options.iter().map(|(name, value)| (&**name, &**value)).collect();
        SpecText { players: self.players, options, ..SpecText::new(&self.id) }
    }
}

impl Step {
    fn new(kind: StepKind, terms: Terms) -> Step {
        Step {
            kind,
            say: String::new(),
            rule: String::new(),
            actions: Vec::new(),
            until: Vec::new(),
            turns: 1,
            solution: Vec::new(),
            setup: String::new(),
            terms,
        }
    }

    /// Sets a field of the step; false if it has none of this name.
    fn set(&mut self, name: &str, value: &str) -> Result<bool, Problem> {
        match name {
            "say" => self.say = value.to_owned(),
            "rule" => self.rule = value.to_owned(),
            "setup" => {}
            "actions" => self.actions = list(value),
            "until" => self.until.push(value.parse()?),
            "turns" => self.turns = number(value)?,
            "solution" => self.solution = list(value),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// The set-up of the step, nothing done yet.
    pub fn begin(&self) -> Result<Attempt<'_>, Problem> {
        let game = self.terms.text().build();
        let game = game.map_err(|faults| Problem::Position(faults.to_string()))?;
        let course = match self.setup.as_str() {
            "" => Ok(Course::new(game)),
            setup => Course::with_setup(&game, setup),
        };
        let course = course.map_err(|faults| Problem::Position(faults.to_string()))?;
        Ok(Attempt::new(self, course))
    }

    /// What a step to watch shows: the end of it, with everything before in its course.
    pub fn shown(&self) -> Result<Attempt<'_>, Problem> {
        let mut attempt = self.begin()?;
        for text in &self.actions {
            let wrong = |why: String| Problem::Action { action: text.clone(), why };
            let action = attempt.course().position().read(text);
            let action = action.map_err(|error| wrong(error.to_string()))?;
            attempt.act(action).map_err(|refusal| wrong(refusal.to_string()))?;
        }
        Ok(attempt)
    }

    /// Do all its conditions hold?
    pub(crate) fn is_met(&self, attempt: &Attempt) -> bool {
        self.until.iter().all(|condition| condition.holds(attempt))
    }
}

fn kind(word: &str) -> Result<StepKind, Problem> {
    match word {
        "watch" => Ok(StepKind::Watch),
        "try" => Ok(StepKind::Try),
        "task" => Ok(StepKind::Task),
        _ => Err(Problem::Value(word.to_owned())),
    }
}

fn list(value: &str) -> Vec<String> {
    value.split_whitespace().map(str::to_owned).collect()
}

fn number<T: std::str::FromStr>(value: &str) -> Result<T, Problem> {
    value.parse().map_err(|_| Problem::Value(value.to_owned()))
}
