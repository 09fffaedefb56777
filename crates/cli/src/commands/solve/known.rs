//! The best solution that is known before anything is proved.

use contest::{Contestant, Mind};
use rules::ToAct;
use search::{Level, Player, Rng};
use solve::Task;
use table::Course;

/// The number of the strongest level.
const STRONGEST: u8 = 6;
/// More turns than any computer player needs.
const MOST_TURNS: u32 = 200;

/// How wide the beams are if nothing else is said.
const WIDTH: usize = 1000;

/// The record that is kept, if one is; else the better of what the strongest level and beams find.
pub fn solution(course: &Course, task: &Task) -> Option<Course> {
    kept(course).or_else(|| {
        let both = [found(course), by_beams(course, task, WIDTH)];
        both.into_iter().flatten().min_by_key(|solved| (solved.turns(), solved.jumps()))
    })
}

/// What beams of a width find; in peg games, which have none, what the strongest level finds.
pub fn by_beams(course: &Course, task: &Task, width: usize) -> Option<Course> {
    let solution = match task {
        Task::Star(task) => task.few_turns(width),
        Task::Square(task) => task.few_turns(width),
        Task::Peg(_) => return found(course),
    };
    super::played(course, &solution?)
}

/// The kept record, if it begins in the same position of the same game.
fn kept(course: &Course) -> Option<Course> {
    let kept = room::shape::best::record(course.game().spec().id())?.replay().ok()?;
    let mut solved = course.clone();
    for &action in kept.actions() {
        solved.act(action).ok()?;
    }
    is_solved(&solved).then_some(solved)
}

/// A game of the strongest level.
fn found(course: &Course) -> Option<Course> {
    let level = Level::new(STRONGEST)?;
    let mut mind = Mind::new(&Contestant::Player(Player::Level(level))).ok()?;
    let (mut solved, mut rng) = (course.clone(), Rng::new(1));
    while matches!(solved.to_act(), ToAct::Seat(_)) && solved.turns() < MOST_TURNS {
        let action = mind.act(&solved, &mut rng).ok()??;
        solved.act(action).ok()?;
    }
    is_solved(&solved).then_some(solved)
}

pub fn is_solved(course: &Course) -> bool {
    course.outcome().is_some_and(|outcome| outcome.ranks() == [1])
}
