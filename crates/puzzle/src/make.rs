//! Finds puzzles: in games of computers, and by taking turns back from the end of games for one.

use crate::examine::{Found, difficulty, examine};
use crate::puzzle::{Puzzle, short_text};
use rules::{AnyGame, Position, ToAct};
use search::{History, Player, Rng, Thinker, random_any};
use solve::Task;
use std::collections::HashSet;
use std::sync::Arc;
use table::Course;

/// Which puzzles are wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The most turns of a puzzle.
    pub turns: u32,
    /// The most positions that its proof may visit.
    pub effort: u64,
    /// The most first actions that solve it.
    pub solutions: usize,
}

impl Default for Wanted {
    fn default() -> Wanted {
        Wanted { turns: 4, effort: 8_000, solutions: 3 }
    }
}

/// Puzzles of a game, one batch for each seed, none twice.
#[derive(Debug)]
pub struct Maker {
    game: Arc<AnyGame>,
    wanted: Wanted,
    task: Option<Task>,
    seen: HashSet<u64>,
}

/// Turns of each seat at the beginning that are random, so that games differ.
const OPENING: u32 = 2;
/// The number of the winner's last decisions in a game that are examined.
const LAST: usize = 4;
/// There must be more legal actions than this for each right one. Otherwise guessing is too easy.
const FEW: usize = 2;
/// A puzzle of one turn needs at least this many wrong actions for each right one, and a chain of at least this many
/// hops. Anything less is too easy.
const WRONG: usize = 20;
const HOPS: usize = 3;

impl Maker {
    /// For a game.
    pub fn new(game: &Arc<AnyGame>, wanted: Wanted) -> Maker {
        let task = Task::of(&game.start()).ok();
        Maker { game: game.clone(), wanted, task, seen: HashSet::new() }
    }

    /// Leaves out a position that is a puzzle already.
    pub fn know(&mut self, position: &Position) {
        self.seen.insert(position.key());
    }

    /// The puzzles that a seed gives; their ids are empty.
    ///
    /// ```
    /// use spielhof_puzzle::{Maker, Wanted};
    /// let game = rules::Spec::of("solo-halma", 1).unwrap().build().unwrap();
    /// let mut maker = Maker::new(&game, Wanted::default());
    /// let made: Vec<_> = (0..20).flat_map(|seed| maker.make(seed)).collect();
    /// assert!(made.iter().all(|puzzle| puzzle.turns >= 2 && !puzzle.solutions.is_empty()));
    /// ```
    pub fn make(&mut self, seed: u64) -> Vec<Puzzle> {
        // Neighbouring seeds must not give the same numbers one step apart.
        let mut rng = Rng::new(Rng::new(seed).bits());
        let positions = match &self.task {
            Some(task) => before_the_end(&self.game, task, self.wanted.turns, &mut rng),
            None => before_a_win(&self.game, &mut rng),
        };
        let mut made: Vec<Puzzle> = Vec::new();
        for position in positions {
            if let Some(puzzle) = self.puzzle(&position) {
                made.push(puzzle);
            }
        }
        // Of a game's last turns the longest puzzle: the others are part of it.
        made.into_iter().max_by_key(|puzzle| (puzzle.turns, puzzle.effort)).into_iter().collect()
    }

    fn puzzle(&mut self, position: &Position) -> Option<Puzzle> {
        let found = examine(position, self.wanted.turns, self.wanted.effort);
        let turns = found.turns?;
        if !self.is_worth_it(position, &found) || !self.seen.insert(position.key()) {
            return None;
        }
        let setup = short_text(position);
        // What is lost in the text, such as a random seed, would make it another position.
        let again = self.game.load(&setup).ok()?;
        (again == *position).then(|| Puzzle {
            id: String::new(),
            turns,
            difficulty: difficulty(position, &found),
            effort: found.effort,
            solutions: found.solutions.iter().map(|&action| position.write(action)).collect(),
            setup,
        })
    }

    fn is_worth_it(&self, position: &Position, found: &Found) -> bool {
        let choices = position.actions().len();
        // Pegs have few choices and many ways to go wrong later.
        if self.task.is_some() && found.turns >= Some(3) {
            return found.solutions.len() <= self.wanted.solutions
                && choices > found.solutions.len();
        }
        if found.solutions.len() > self.wanted.solutions || choices <= FEW * found.solutions.len() {
            return false;
        }
        let hops = |way: rules::Way| way.cells.len() > HOPS;
        let long = found.solutions.iter().all(|&one| position.way(one).is_some_and(hops));
        found.turns != Some(1) || long && choices > WRONG * found.solutions.len()
    }
}

/// Positions of a game of weak players in which the later winner had a few turns to go.
fn before_a_win(game: &Arc<AnyGame>, rng: &mut Rng) -> Vec<Position> {
    let mut course = Course::new(game.clone());
    let seats = game.seating().seats() as u32;
    let mut thinkers: Vec<Thinker> = (0..seats).map(|_| Thinker::new()).collect();
    let players = [Player::Baseline, "level1".parse().unwrap_or(Player::Baseline)];
    let mut decisions: Vec<Position> = Vec::new();
    loop {
        let action = match course.to_act() {
            ToAct::Over(_) => break,
            ToAct::Chance => random_any(course.position(), rng),
            ToAct::Seat(seat) => {
                decisions.push(course.position().clone());
                let (history, thinker) =
                    (History::of(course.turns(), course.past()), &mut thinkers[seat.index()]);
                // A random move now and then gives the other side something to find.
                if course.turns() < OPENING * seats || rng.below(12) == 0 {
                    random_any(course.position(), rng)
                } else {
                    let player = players[rng.below(2) as usize];
                    player.act_with(course.position(), &history, thinker, rng)
                }
            }
        };
        if action.is_none_or(|action| course.act(action).is_err()) {
            break;
        }
    }
    let Some(outcome) = course.outcome() else { return Vec::new() };
    let won = |position: &Position| outcome.rank(game.seating().side(position.turn())) == 1;
    decisions.into_iter().rev().filter(won).take(LAST).collect()
}

/// A position of a game for one, some turns before its end.
fn before_the_end(game: &Arc<AnyGame>, task: &Task, turns: u32, rng: &mut Rng) -> Vec<Position> {
    let turns = 2 + rng.below(turns.max(2) - 1);
    let cells = task.taken_back(turns, &mut |choices| rng.below(choices as u32) as usize);
    let start = game.start();
    let Some(&(piece, _)) = start.pieces().first() else { return Vec::new() };
    let mark = |cell| if cells.contains(&cell) { rules::mark(piece) } else { '.' };
    let fields = start.fields().into_iter().map(|(name, value)| format!("{name}: {value}\n"));
    let text = fields.collect::<String>() + &game.board().draw(mark);
    game.load(&text).into_iter().filter(|position| position.outcome().is_none()).collect()
}
