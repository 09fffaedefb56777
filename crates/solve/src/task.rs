//! What has to be solved from a position of the catalogue.

use crate::peg::{PegKind, PegTask, bits};
use crate::problem::{End, Problem};
use crate::race::{Geometry, NoRace, RaceTask};
use board::{Cell, Set};
use rules::race::{Race, State};
use rules::{Colour, Play, Position, Side};

/// A problem of the kind that a game has.
///
/// ```
/// use spielhof_solve::Task;
/// let start = rules::Spec::of("highscore", 1).unwrap().build().unwrap().start();
/// assert!(matches!(Task::of(&start), Ok(Task::Square(_))));
/// ```
#[derive(Clone, Debug)]
pub enum Task {
    /// On the star.
    Star(Box<RaceTask<2, u64>>),
    /// On the square.
    Square(Box<RaceTask<4, u128>>),
    /// On the cross.
    Peg(PegTask),
}

/// Why a game cannot be solved here.
///
/// ```
/// use spielhof_solve::{NoTask, Task};
/// let start = rules::Spec::of("halma", 2).unwrap().build().unwrap().start();
/// assert!(matches!(Task::of(&start), Err(NoTask::NotAlone)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoTask {
    /// Several play.
    #[error("only games that one plays alone can be solved")]
    NotAlone,
    /// Its rules are none that the solver knows.
    #[error("the solver does not know these rules")]
    OtherRules,
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// A turn has been begun.
    #[error("the position is in the middle of a turn")]
    InTurn,
    /// The pieces cannot be searched.
    #[error(transparent)]
    Race(#[from] NoRace),
}

impl Task {
    /// What has to be solved from here.
    pub fn of(position: &Position) -> Result<Task, NoTask> {
        if position.game().seating().seats() != 1 {
            return Err(NoTask::NotAlone);
        }
        if position.outcome().is_some() {
            return Err(NoTask::Over);
        }
        match position.play() {
            #[cfg(not(target_family = "wasm"))]
            Play::Star(race, state) => Ok(Task::Star(Box::new(of_race(race, state)?))),
            Play::Square(race, state) => Ok(Task::Square(Box::new(of_race(race, state)?))),
            Play::Peg(_, state) if state.landed().is_some() => Err(NoTask::InTurn),
            Play::Peg(peg, state) => {
                let kind = match peg.task() {
                    rules::peg::Task::Empty => PegKind::Takes,
                    rules::peg::Task::Fill => PegKind::Brings,
                };
                Ok(Task::Peg(PegTask::new(kind, bits(state.pieces()), bits(peg.figure()))))
            }
            _ => Err(NoTask::OtherRules),
        }
    }

    /// The number of turns that a position of the same game needs at least; 0 in the middle of a turn and in
    /// another game.
    ///
    /// ```
    /// use spielhof_solve::Task;
    /// let mut position = rules::Spec::of("retour", 1).unwrap().build().unwrap().start();
    /// let task = Task::of(&position).unwrap();
    /// assert_eq!(task.bound(&position), 8);
    /// ```
    pub fn bound(&self, position: &Position) -> u32 {
        match (self, position.play()) {
            #[cfg(not(target_family = "wasm"))]
            (Task::Star(task), Play::Star(_, state)) => {
                task.bound(End::Start, task.key(state.pieces(Colour(0))))
            }
            (Task::Square(task), Play::Square(_, state)) => {
                task.bound(End::Start, task.key(state.pieces(Colour(0))))
            }
            (Task::Peg(task), Play::Peg(_, state)) if state.landed().is_none() => {
                task.bound(End::Start, bits(state.pieces()))
            }
            _ => 0,
        }
    }

    /// The occupied cells of a position that can be solved in at most `turns` turns. It is made by taking turns back
    /// from a goal position; `pick` gets the number of choices and returns the index of one.
    pub fn taken_back(&self, turns: u32, pick: &mut dyn FnMut(usize) -> usize) -> Vec<Cell> {
        match self {
            Task::Star(task) => task.pieces(take_back(&**task, turns, pick)).iter().collect(),
            Task::Square(task) => task.pieces(take_back(&**task, turns, pick)).iter().collect(),
            Task::Peg(task) => {
                let key = take_back(task, turns, pick);
                (0..64).filter(|cell| key >> cell & 1 == 1).map(Cell::new).collect()
            }
        }
    }
}

fn take_back<P: Problem>(problem: &P, turns: u32, pick: &mut dyn FnMut(usize) -> usize) -> P::Key {
    let ends = problem.ends(End::Goal);
    let mut key = ends[pick(ends.len())];
    for _ in 0..turns {
        let mut before = Vec::new();
        problem.spread(End::Goal, key, u32::MAX, &mut before);
        if before.is_empty() {
            break;
        }
        key = before[pick(before.len())];
    }
    key
}

fn of_race<const W: usize, K: crate::Key>(
    race: &Race<W>,
    state: &State<W>,
) -> Result<RaceTask<W, K>, NoTask> {
    if !race.is_plain() {
        return Err(NoTask::OtherRules);
    }
    let goal = [race.goal(Colour(0))];
    let targets: &[Set<W>] = match race.lines(Side(0)) {
        [] => &goal,
        lines => lines,
    };
    let board = rules::Game::board(race);
    Ok(RaceTask::new(&Geometry::of(board), state.pieces(Colour(0)), targets)?)
}
