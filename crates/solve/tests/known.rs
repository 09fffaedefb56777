//! Results that are known, and agreement with the rules and with plain searches.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use board::{Cell, Set};
use rules::{Action, Position, Spec};
use search::Rng;
use spielhof_solve::certificate::{notes, proof_of_notes};
use spielhof_solve::{
    End, Geometry, Halt, Jump, Means, PegKind, PegTable, PegTask, Problem, RaceTask, Solved, Task,
    fewest_turns,
};
use std::collections::{BTreeSet, HashMap, HashSet};
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicBool;

fn start(game: &str) -> Position {
    Spec::of(game, 1).unwrap().build().unwrap().start()
}

fn two_threads() -> Means<'static> {
    Means { threads: NonZeroUsize::new(2).unwrap(), ..Means::default() }
}

/// Plays a solution with the rules and says whether it solves the game.
fn solves(mut position: Position, solution: &[Vec<Jump>]) -> bool {
    for jump in solution.iter().flatten() {
        position.act(jump_action(*jump)).unwrap();
    }
    position.outcome().is_some_and(|outcome| outcome.ranks() == [1])
}

fn jump_action(jump: Jump) -> Action {
    Action::Move { from: jump.from, to: jump.to }
}

/// All positions a turn away, by the rules: of pegs every position in which another piece could go on.
fn turns_by_rules(position: &Position) -> BTreeSet<Vec<Cell>> {
    let mut found = BTreeSet::new();
    let mut open = vec![(position.clone(), None)];
    let is_peg = matches!(position.play(), rules::Play::Peg(..));
    while let Some((at, landed)) = open.pop() {
        for action in at.actions() {
            let Action::Move { from, to } = action else { continue };
            if landed.is_some_and(|landed| landed != from) {
                continue;
            }
            let mut next = at.clone();
            next.act(action).unwrap();
            found.insert(cells(&next));
            if is_peg {
                open.push((next, Some(to)));
            }
        }
    }
    found
}

fn cells(position: &Position) -> Vec<Cell> {
    match position.play() {
        rules::Play::Star(_, state) => state.occupied().iter().collect(),
        rules::Play::Square(_, state) => state.occupied().iter().collect(),
        rules::Play::Peg(_, state) => state.pieces().iter().collect(),
        _ => panic!("not a game for the solver"),
    }
}

/// The same positions as the solver finds them.
fn turns_by_solver(task: &Task, position: &Position) -> BTreeSet<Vec<Cell>> {
    fn of_race<const W: usize, K: spielhof_solve::Key>(
        task: &RaceTask<W, K>,
        at: Vec<Cell>,
    ) -> BTreeSet<Vec<Cell>> {
        // Who goes back to the goal from there goes anywhere: turns lead both ways.
        let key = task.key(at.into_iter().collect::<Set<W>>());
        let near = task.closer(End::Start, key).into_iter();
        near.map(|key| task.pieces(key).iter().collect()).collect()
    }
    match task {
        Task::Star(task) => of_race(task, cells(position)),
        Task::Square(task) => of_race(task, cells(position)),
        Task::Peg(task) => {
            let key = cells(position).iter().fold(0, |bits, cell| bits | 1_u64 << cell.index());
            let near = task.closer(End::Goal, key).into_iter();
            near.map(|key| (0..33).filter(|bit| key >> bit & 1 == 1).map(Cell::new).collect())
                .collect()
        }
    }
}

#[test]
fn turns_are_those_of_the_rules() {
    let games =
        ["connection-solo", "star-highscore", "highscore", "meeting-point", "solo-halma", "retour"];
    for game in games {
        let mut rng = Rng::new(5);
        let mut position = start(game);
        let task = Task::of(&position).unwrap();
        for _ in 0..60 {
            if position.outcome().is_some() {
                position = start(game);
            }
            assert_eq!(turns_by_solver(&task, &position), turns_by_rules(&position), "{game}");
            let actions: Vec<Action> = position.actions();
            position.act(actions[rng.below(actions.len() as u32) as usize]).unwrap();
        }
    }
}

#[test]
fn eighteen_turns_are_the_fewest_for_solo_halma_and_for_retour() {
    for game in ["solo-halma", "retour"] {
        let Ok(Task::Peg(task)) = Task::of(&start(game)) else { panic!("a peg game") };
        let solved = fewest_turns(&task, Some(18), &two_threads(), &mut |_| ()).unwrap();
        assert_eq!((solved.at_least, solved.turns), (18, Some(18)));
        assert!(solves(start(game), &solved.solution));
        let proof = solved.proof.unwrap();
        assert_eq!(proof.excluded, 17);
        assert_eq!(proof_of_notes(&notes(&proof)), Some(proof));
    }
}

/// Small races: what both ends find is what a plain search from the start finds, with every limit.
#[test]
fn fewest_turns_of_small_races_are_those_of_a_plain_search() {
    let geometry = Geometry::square(5);
    let set = |cells: &[u16]| cells.iter().map(|&cell| Cell::new(cell)).collect::<Set<1>>();
    let home = set(&[0, 1, 5, 6]);
    let mut rng = Rng::new(11);
    for _ in 0..12 {
        let mut target: Vec<u16> = Vec::new();
        while target.len() < 4 {
            let cell = rng.below(25) as u16;
            if !target.contains(&cell) {
                target.push(cell);
            }
        }
        let task = RaceTask::<1, u64>::new(&geometry, home, &[set(&target)]).unwrap();
        let goal = task.key(set(&target));
        // Every position at its distance, without bounds or symmetries.
        let (mut seen, mut layer) = (HashMap::from([(task.key(home), 0)]), vec![task.key(home)]);
        let mut turns = 0;
        while !seen.contains_key(&goal) {
            turns += 1;
            let near = layer.iter().flat_map(|&key| task.closer(End::Start, key));
            let new: HashSet<u64> = near.filter(|key| !seen.contains_key(key)).collect();
            seen.extend(new.iter().map(|&key| (key, turns)));
            layer = new.into_iter().collect();
        }
        let bound = task.bound(End::Start, task.key(home));
        assert!(bound <= turns);
        for most in [None, Some(turns), Some(turns + 2)] {
            let solved = fewest_turns(&task, most, &two_threads(), &mut |_| ()).unwrap();
            assert_eq!((solved.turns, solved.at_least), (Some(turns), turns), "{target:?}");
            assert_eq!(solved.solution.len() as u32, turns);
        }
        if let Some(less) = turns.checked_sub(1) {
            let solved = fewest_turns(&task, Some(less), &two_threads(), &mut |_| ()).unwrap();
            assert_eq!((solved.turns, solved.at_least), (None, turns));
        }
    }
}

#[test]
fn threads_and_files_change_nothing_and_a_stopped_search_goes_on() {
    let Ok(Task::Star(task)) = Task::of(&start("connection-solo")) else { panic!("on the star") };
    let plain = fewest_turns(&*task, Some(14), &Means::default(), &mut |_| ()).unwrap();
    assert_eq!((plain.at_least, plain.turns), (15, None));
    let folder = std::env::temp_dir().join(format!("spielhof-solve-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let stop = AtomicBool::new(false);
    let means = Means { folder: Some(folder.clone()), stop: Some(&stop), ..two_threads() };
    let halted = fewest_turns(&*task, Some(14), &means, &mut |progress| {
        if progress.positions > 3000 {
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
        }
    });
    assert!(matches!(halted, Err(Halt::Stopped)));
    let kept = std::fs::read_dir(&folder).unwrap().count();
    assert!(kept >= 4, "{kept} layers were kept");
    let means = Means { folder: Some(folder.clone()), ..two_threads() };
    let mut first = None;
    let resumed = fewest_turns(&*task, Some(14), &means, &mut |progress| {
        first.get_or_insert(progress.layer);
    });
    assert_eq!(resumed.unwrap(), plain);
    assert!(first.is_some_and(|layer| layer > 1), "it began again");
    // All of it is there now: the same answer without a new layer.
    let again = fewest_turns(&*task, Some(14), &means, &mut |_| panic!("nothing is left to do"));
    assert_eq!(again.unwrap(), plain);
    std::fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn too_little_memory_is_said() {
    let Ok(Task::Star(task)) = Task::of(&start("connection-solo")) else { panic!("on the star") };
    let means = Means { memory: 1 << 16, ..Means::default() };
    let solved = fewest_turns(&*task, Some(14), &means, &mut |_| ()).unwrap();
    assert!(solved.is_full && solved.at_least < 15 && solved.turns.is_none());
    // What was proved until then counts.
    let proof = solved.proof.unwrap();
    assert!(proof.excluded > 4 && proof.excluded + 1 == solved.at_least);
}

/// Searches that have ended, with a solution or without one, say the same when they are asked again.
#[test]
fn a_search_that_has_ended_says_the_same_again() {
    let cells = |names: &[&str]| -> u64 {
        let cross = board::Board::of(board::BoardId::Cross);
        names.iter().map(|name| 1 << cross.cell(name).unwrap().index()).sum()
    };
    let solvable = PegTask::new(PegKind::Takes, cells(&["d2", "d3", "c4"]), cells(&["e4"]));
    let unsolvable = PegTask::new(PegKind::Takes, cells(&["d5", "f4", "g4"]), cells(&["d4"]));
    for (number, task) in [solvable, unsolvable].iter().enumerate() {
        let folder =
            std::env::temp_dir().join(format!("spielhof-again-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let means = Means { folder: Some(folder.clone()), ..Means::default() };
        let first = fewest_turns(task, Some(3), &means, &mut |_| ()).unwrap();
        assert_eq!(first.unsolvable, number == 1);
        assert!(first.proof.is_some());
        for _ in 0..2 {
            assert_eq!(fewest_turns(task, Some(3), &means, &mut |_| ()).unwrap(), first);
        }
        std::fs::remove_dir_all(&folder).unwrap();
    }
}

#[test]
fn a_turn_that_has_been_begun_cannot_be_solved() {
    let mut position = start("solo-halma");
    position.act(position.read("d2-d4").unwrap()).unwrap();
    assert_eq!(Task::of(&position).unwrap_err(), spielhof_solve::NoTask::InTurn);
}

#[test]
fn what_has_no_solution_is_said_to_have_none() {
    // Two pieces that cannot meet.
    let task = PegTask::new(PegKind::Takes, 1 << 0 | 1 << 32, 1 << 16);
    let solved = fewest_turns(&task, None, &Means::default(), &mut |_| ()).unwrap();
    assert!(solved.unsolvable && solved.turns.is_none());
}

/// Can the pieces leave one in the middle? Every jump is tried.
fn plain(task: &PegTask, position: u64, known: &mut HashMap<u64, bool>) -> bool {
    if position == 1 << 16 {
        return true;
    }
    if let Some(&found) = known.get(&position) {
        return found;
    }
    let near = task.closer(End::Goal, position);
    let found = near.into_iter().any(|next| plain(task, next, known));
    known.insert(position, found);
    found
}

fn agrees_with_plain_search(table: &PegTable, pieces: u32, positions: u32) {
    let mut rng = Rng::new(2);
    let [takes, brings] =
        [PegKind::Takes, PegKind::Brings].map(|kind| PegTask::new(kind, 1 << 16, 1 << 16));
    let mut known = HashMap::new();
    let mut solvable = 0;
    for number in 0..positions {
        // Half of them by jumps taken back from the middle, so that they can be solved, and perhaps
        // with a piece moved, so that they cannot.
        let mut position = 1_u64 << 16;
        let wanted = 2 + rng.below(pieces - 1);
        while position.count_ones() < wanted {
            let near = brings.closer(End::Goal, position);
            let near: Vec<u64> = near
                .into_iter()
                .filter(|next| next.count_ones() == position.count_ones() + 1)
                .collect();
            match near.len() {
                0 => break,
                count => position = near[rng.below(count as u32) as usize],
            }
        }
        if number % 2 == 1 {
            let piece = 1 << (63 - position.leading_zeros());
            let free = (0..33).map(|cell| 1_u64 << cell).find(|cell| position & cell == 0).unwrap();
            position = position & !piece | free;
        }
        assert_eq!(
            table.can_be_solved(position),
            plain(&takes, position, &mut known),
            "{position:b}"
        );
        solvable += u32::from(table.can_be_solved(position));
    }
    assert!(solvable > positions / 3 && solvable < positions, "{solvable} of {positions}");
}

#[test]
fn a_table_agrees_with_a_plain_search() {
    let table = PegTable::up_to(9, &two_threads(), &mut |_, _| ()).unwrap();
    agrees_with_plain_search(&table, 9, 1000);
}

/// The whole table; `make proofs` runs it.
#[test]
#[ignore = "a gibibyte and a minute"]
fn the_whole_table_has_as_many_positions_as_are_known() {
    let table = PegTable::new(&two_threads(), &mut |_, _| ()).unwrap();
    // As many as others have counted.
    assert_eq!(table.counts().iter().sum::<u64>(), 187_636_299);
    let all = (1_u64 << 33) - 1;
    assert!(table.can_be_solved(all ^ 1 << 16) && !table.can_be_solved(all));
    agrees_with_plain_search(&table, 14, 1000);
}

/// What a search says of itself while it works.
#[test]
fn progress_grows() {
    let Ok(Task::Star(task)) = Task::of(&start("connection-solo")) else { panic!("on the star") };
    let mut last = 0;
    let solved: Solved = fewest_turns(&*task, Some(12), &two_threads(), &mut |progress| {
        assert!(progress.positions >= last && progress.done <= progress.of && progress.most == 12);
        last = progress.positions;
    })
    .unwrap();
    assert!(last > 0 && solved.at_least == 13);
}
