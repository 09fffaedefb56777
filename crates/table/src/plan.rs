//! Conditional moves: what a player answers to what the others may do, said in advance.

use crate::course::Course;
use crate::event::Event;
use crate::table::{Table, Waiting};
use rules::{ReadError, Refusal, Seat, ToAct};

/// The most lines of a seat.
pub const MOST_LINES: usize = 8;
/// The most actions of a line.
pub const LONGEST_LINE: usize = 24;

/// The conditional moves of a seat. A line is a row of actions that begins at the position on the
/// board: what the others do, what the seat answers, and so on.
///
/// ```
/// use spielhof_table::{Event, Guest, Plan, Seed, Table, Terms};
/// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
/// let seated = [(1, Guest(1)), (2, Guest(2))];
/// let table = Table::open("t1", Terms::of(&game), Seed::new([0; 32]), game, &seated, 0).unwrap();
/// // The second seat says what it answers to the first move.
/// let line = ["e2-f3", "l15-k14"].map(str::to_owned).to_vec();
/// let mut plan = Plan::new(&table, rules::Seat(1), 0, &[line]).unwrap();
/// plan.advance(&Event::Acted { seat: 1, action: "e2-f3".to_owned() });
/// assert_eq!(plan.next(), Some("l15-k14"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    seat: u8,
    lines: Vec<Vec<String>>,
}

/// Why lines are no plan. Lines and actions are counted from one.
///
/// ```
/// use spielhof_table::{Guest, Plan, PlanError, Seed, Table, Terms};
/// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
/// let seated = [(1, Guest(1)), (2, Guest(2))];
/// let table = Table::open("t1", Terms::of(&game), Seed::new([0; 32]), game, &seated, 0).unwrap();
/// // It is the turn of the first seat: it acts instead of planning.
/// let line = vec!["e2-f3".to_owned()];
/// assert_eq!(Plan::new(&table, rules::Seat(0), 0, &[line]), Err(PlanError::OwnTurn));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// Dice fall in the game: nobody knows what comes.
    #[error("nothing is planned where dice fall")]
    Chance,
    /// The game has not begun, or is over.
    #[error("no move is awaited")]
    NotRunning,
    /// It is the turn of the seat itself.
    #[error("it is the seat's own turn")]
    OwnTurn,
    /// The game has gone on: the lines do not begin at the position on the board.
    #[error("the game has gone on: there are {actions} actions by now")]
    Outdated {
        /// How many actions there are.
        actions: usize,
    },
    /// There are too many lines.
    #[error("more than {MOST_LINES} lines")]
    TooMany,
    /// A line is too long.
    #[error("line {line} has more than {LONGEST_LINE} actions")]
    TooLong {
        /// Which line.
        line: usize,
    },
    /// An action is not legal where it stands.
    #[error("line {line}, action {number}: {fault}")]
    Action {
        /// Which line.
        line: usize,
        /// Which action.
        number: usize,
        /// What is wrong.
        fault: ReadError,
    },
    /// A line names no action of the seat.
    #[error("line {line} names no answer")]
    NoAnswer {
        /// Which line.
        line: usize,
    },
    /// Two lines with the same beginning give different answers.
    #[error("lines {line} and {other} give different answers to the same moves")]
    TwoAnswers {
        /// The first of them.
        line: usize,
        /// The second.
        other: usize,
    },
}

/// A line that was played through.
struct Walked {
    /// The actions as we write them.
    actions: Vec<String>,
    /// Which of them are the seat's own.
    own: Vec<bool>,
}

impl Plan {
    /// The lines of a seat at a table that stands after this number of actions.
    pub fn new(
        table: &Table,
        seat: Seat,
        actions: usize,
        lines: &[Vec<String>],
    ) -> Result<Plan, PlanError> {
        if table.game().has_chance() {
            return Err(PlanError::Chance);
        }
        match table.waiting() {
            Waiting::Seat(turn) if turn == seat => return Err(PlanError::OwnTurn),
            Waiting::Seat(_) => {}
            _ => return Err(PlanError::NotRunning),
        }
        let course = table.course();
        if course.actions().len() != actions {
            return Err(PlanError::Outdated { actions: course.actions().len() });
        }
        if lines.len() > MOST_LINES {
            return Err(PlanError::TooMany);
        }
        let walked = (1..).zip(lines).map(|(number, line)| walk(course, seat, number, line));
        let walked = walked.collect::<Result<Vec<Walked>, PlanError>>()?;
        for (place, line) in walked.iter().enumerate() {
            let later = walked.iter().enumerate().skip(place + 1);
            if let Some((other, _)) = later.into_iter().find(|(_, other)| line.contradicts(other)) {
                return Err(PlanError::TwoAnswers { line: place + 1, other: other + 1 });
            }
        }
        let mut plan = Plan { seat: seat.number(), lines: Vec::new() };
        for line in walked {
            if !plan.lines.contains(&line.actions) {
                plan.lines.push(line.actions);
            }
        }
        Ok(plan)
    }

    /// The lines that were found good at a table whose log has gone on by these events since.
    pub fn since<'a>(
        seat: u8,
        lines: Vec<Vec<String>>,
        events: impl IntoIterator<Item = &'a Event>,
    ) -> Plan {
        let mut plan = Plan { seat, lines };
        events.into_iter().for_each(|event| plan.advance(event));
        plan
    }

    /// Whose it is, from one.
    pub fn seat(&self) -> u8 {
        self.seat
    }

    /// What is left of the lines.
    pub fn lines(&self) -> &[Vec<String>] {
        &self.lines
    }

    /// Is nothing left?
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The next action of the first line. On the seat's own turn all lines agree on it.
    pub fn next(&self) -> Option<&str> {
        self.lines.first()?.first().map(String::as_str)
    }

    /// Something happened at the table: an action moves the lines on that expected it and drops the
    /// others; what was taken back ends the plan, as does a new holder of the seat.
    pub fn advance(&mut self, event: &Event) {
        match event {
            Event::Acted { action, .. } | Event::Rolled { action, .. } => {
                self.lines.retain(|line| line.first() == Some(action));
                self.lines.iter_mut().for_each(|line| drop(line.remove(0)));
                self.lines.retain(|line| !line.is_empty());
            }
            Event::TookBack { .. } | Event::Ended { .. } => self.lines.clear(),
            _ if event.vacates() == Some(self.seat) => self.lines.clear(),
            _ => {}
        }
    }
}

impl Walked {
    /// Does another line answer differently after the same moves?
    fn contradicts(&self, other: &Walked) -> bool {
        let mut both = self.actions.iter().zip(&other.actions);
        // The same actions lead to the same position, where the same seat is to act.
        both.position(|(one, other)| one != other).is_some_and(|place| self.own[place])
    }
}

/// The course after some actions in notation, and how they are written. Or which of them, from one,
/// is not legal, and why.
pub(crate) fn play(
    course: &mut Course,
    actions: &[String],
    mut before: impl FnMut(&Course),
) -> Result<Vec<String>, (usize, ReadError)> {
    let mut written = Vec::with_capacity(actions.len());
    for (number, text) in (1..).zip(actions) {
        before(course);
        let fault = |fault| (number, fault);
        if course.to_act() == ToAct::Chance {
            return Err(fault(ReadError::Refused(Refusal::RollFirst)));
        }
        let action = course.position().read(text).map_err(fault)?;
        written.push(course.position().write(action));
        course.act(action).map_err(|refusal| fault(ReadError::Refused(refusal)))?;
    }
    Ok(written)
}

fn walk(course: &Course, seat: Seat, line: usize, actions: &[String]) -> Result<Walked, PlanError> {
    if actions.len() > LONGEST_LINE {
        return Err(PlanError::TooLong { line });
    }
    let (mut course, mut own) = (course.clone(), Vec::with_capacity(actions.len()));
    let is_own = |course: &Course| own.push(course.to_act() == ToAct::Seat(seat));
    let actions = play(&mut course, actions, is_own)
        .map_err(|(number, fault)| PlanError::Action { line, number, fault })?;
    if own.contains(&true) {
        Ok(Walked { actions, own })
    } else {
        Err(PlanError::NoAnswer { line })
    }
}

impl Table {
    /// The course as it would be after some actions in notation, none of them of chance. Or which of
    /// them, from one, is not legal, and why.
    ///
    /// ```
    /// use spielhof_table::{Guest, Seed, Table, Terms};
    /// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
    /// let seated = [(1, Guest(1)), (2, Guest(2))];
    /// let table = Table::open("t1", Terms::of(&game), Seed::new([0; 32]), game, &seated, 0).unwrap();
    /// let line = ["e2-f3", "l15-k14"].map(str::to_owned);
    /// assert_eq!(table.course_after(&line).unwrap().actions().len(), 2);
    /// assert_eq!(table.course_after(&[line[1].clone()]).unwrap_err().0, 1);
    /// ```
    pub fn course_after(&self, actions: &[String]) -> Result<Course, (usize, ReadError)> {
        let mut course = self.course().clone();
        play(&mut course, actions, |_| {})?;
        Ok(course)
    }
}
