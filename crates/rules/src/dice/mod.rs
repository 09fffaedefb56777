//! Halma with two dice: one says how many pieces may step, the other how many jumps one
//! further piece makes. Board, homes, goals and what helps when they are blocked are those
//! of the [race] family.
//!
//! The rule numbers in this module are those of dice-halma in `docs/rules.md`. A basic rule is
//! one of section 1 there.
//!
//! ```
//! use spielhof_rules::dice::{Stage, games::DICE_HALMA};
//! use spielhof_rules::{Play, Spec};
//!
//! assert_eq!(DICE_HALMA.head.id, "dice-halma");
//! let mut position = Spec::of("dice-halma", 2).unwrap().build().unwrap().start();
//! position.act(position.read("d3+5").unwrap()).unwrap();
//! let Play::Dice(_, state) = position.play() else { panic!("Dice Halma") };
//! assert_eq!(state.stage(), Stage::Choose { small: 3, large: 5 });
//! ```

mod chains;
mod clauses;
pub mod games;
mod people;

use crate::action::Action;
use crate::game::{Game, Observer, Piece, Place, ToAct};
use crate::head::Head;
use crate::options::Picks;
use crate::race::blocked::Duty;
use crate::race::moves::Crowd;
use crate::race::{self, Blocked, Race};
use crate::refusal::{Refusal, Rule};
use crate::seating::{Colour, Seat, Seating};
use crate::standing::{Outcome, Standing};
use board::BoardId;
use board::{Board, Cell, Set};
use std::ops::ControlFlow;

/// Cells of the square board.
type Cells = Set<4>;

/// A race game that is played with dice.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Id and source.
    pub head: Head,
    /// The game without dice, which has the pieces, homes and goals (rule 1).
    pub race: race::Variant,
}

impl crate::variant::Variant for Variant {
    fn head(&self) -> &Head {
        &self.head
    }

    fn players(&self) -> Vec<u8> {
        self.race.players()
    }

    fn boards(&self) -> Vec<BoardId> {
        vec![self.race.board()]
    }

    fn rule(&self, refusal: &Refusal) -> Rule {
        clauses::rule(&self.race, refusal)
    }
}

impl Variant {
    pub(crate) fn build(&self, picks: &mut Picks) -> Dice {
        let choice = picks.since(2, DieChoice::Useful, DieChoice::Any);
        Dice { race: self.race.build(picks), choice }
    }
}

/// Which of two different dice may be chosen for steps (rule 2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DieChoice {
    /// Either: before rules 2.
    Any,
    /// None that leaves nothing to do if the other leaves something.
    Useful,
}

/// Halma with dice, its house rules chosen.
///
/// The [module](self) has an example.
#[derive(Debug)]
pub struct Dice {
    race: Race<4>,
    choice: DieChoice,
}

/// What is to be done next.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The dice are rolled (rule 2).
    Roll,
    /// The seat says which of two different dice is for steps (rule 2).
    Choose {
        /// The smaller die.
        small: u8,
        /// The larger one.
        large: u8,
    },
    /// The seat moves pieces (rule 3).
    Act {
        /// How many pieces may still step.
        steps: u8,
        /// How many jumps one piece may make; none when one has.
        jumps: u8,
    },
}

/// A position of Halma with dice.
///
/// The [module](self) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    race: race::State<4>,
    stage: Stage,
    /// Where the pieces stand that have moved in this turn: none moves twice (rule 3).
    moved: Cells,
}

impl State {
    /// Pieces, seat and standing.
    pub fn race(&self) -> &race::State<4> {
        &self.race
    }

    /// What is to be done next.
    pub fn stage(&self) -> Stage {
        self.stage
    }
}

/// What a seat that moves pieces finds before each of its actions.
struct Outlook {
    colour: Colour,
    crowd: Crowd<4>,
    steps: u8,
    jumps: u8,
}

impl Dice {
    /// The game without dice.
    pub fn race(&self) -> &Race<4> {
        &self.race
    }

    /// What the seat to act finds; `None` while there is nothing to move.
    fn outlook(&self, state: &State) -> Option<Outlook> {
        let Stage::Act { steps, jumps } = state.stage else { return None };
        // Everyone has one colour, numbered as the seat.
        let colour = Colour(self.turn(state).0);
        Some(Outlook { colour, crowd: self.race.crowd(&state.race), steps, jumps })
    }

    /// Every cell a piece can go to by a step or by the exact chain (rules 3 and 4), duty aside.
    /// Basic rule 6 holds pieces in their goal.
    fn targets(&self, state: &State, outlook: &Outlook, from: Cell) -> Cells {
        if state.moved.contains(from) {
            return Cells::EMPTY;
        }
        let mut targets = chains::ends(&self.race.moves, &outlook.crowd, from, outlook.jumps);
        if outlook.steps > 0 {
            targets |= self.race.moves.steps[from.index()] - outlook.crowd.set;
        }
        if self.race.is_held(&state.race, outlook.colour, from) {
            targets &= self.race.goal(outlook.colour);
        }
        targets
    }

    /// What `blocked=clear` asks now: each action must be a clearing one if one is possible, else
    /// any will do (rule 7).
    fn duty(&self, state: &State, outlook: &Outlook) -> Duty {
        let colour = outlook.colour;
        if !self.race.may_have_to_clear(&state.race) {
            return Duty::Free;
        }
        let at_home = state.race.pieces(colour) & self.race.home(colour);
        let possible = |duty: &Duty| {
            at_home.iter().any(|from| {
                let targets = self.targets(state, outlook, from);
                !duty.dutiful(&self.race, colour, from, targets).is_empty()
            })
        };
        [Duty::Leave, Duty::Approach].into_iter().find(possible).unwrap_or(Duty::Free)
    }

    /// Every piece that may move, with the cells it can go to.
    fn each_group(
        &self,
        state: &State,
        outlook: &Outlook,
        mut visit: impl FnMut(Cell, Cells) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let colour = outlook.colour;
        let duty = self.duty(state, outlook);
        for from in duty.pieces(&self.race, &state.race, colour) - state.moved {
            let targets = self.targets(state, outlook, from);
            visit(from, duty.dutiful(&self.race, colour, from, targets))?;
        }
        ControlFlow::Continue(())
    }

    /// Every swap. It takes a step, and no piece that may still move can go in by itself (rule 6).
    fn each_swap(
        &self,
        state: &State,
        outlook: &Outlook,
        visit: &mut dyn FnMut(Cell, Cell) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let colour = outlook.colour;
        if self.race.blocked() != Blocked::Swap || outlook.steps == 0 {
            return ControlFlow::Continue(());
        }
        let enemies = self.race.enemies_in_goal(&state.race, colour);
        let waiting = self.race.before_goal(&state.race, colour) - state.moved;
        if enemies.is_empty() || waiting.is_empty() || self.can_enter_goal(state, outlook) {
            return ControlFlow::Continue(());
        }
        for own in waiting {
            enemies.iter().try_for_each(|enemy| visit(own, enemy))?;
        }
        ControlFlow::Continue(())
    }

    /// Can a piece go into the goal with what is left of the roll (rule 6)?
    fn can_enter_goal(&self, state: &State, outlook: &Outlook) -> bool {
        let goal = self.race.goal(outlook.colour);
        let mut outside = (state.race.pieces(outlook.colour) - goal).iter();
        outside.any(|from| !self.targets(state, outlook, from).is_disjoint(goal))
    }

    /// May the seat to act make this move?
    fn may_move(&self, state: &State, from: Cell, to: Cell) -> bool {
        let Some(outlook) = self.outlook(state) else { return false };
        let colour = outlook.colour;
        if state.race.standing().is_over() || !state.race.pieces(colour).contains(from) {
            return false;
        }
        if !self.targets(state, &outlook, from).contains(to) {
            return false;
        }
        let duty = self.duty(state, &outlook);
        duty.pieces(&self.race, &state.race, colour).contains(from)
            && !duty.dutiful(&self.race, colour, from, Cells::of(to)).is_empty()
    }

    /// Can the seat to act move a piece?
    fn can_act(&self, state: &State) -> bool {
        let Some(outlook) = self.outlook(state) else { return false };
        let some = |_: Cell, targets: Cells| {
            if targets.is_empty() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        };
        self.each_group(state, &outlook, some).is_break()
            || self.each_swap(state, &outlook, &mut |_, _| ControlFlow::Break(())).is_break()
    }

    /// Can the seat to act step with a piece?
    fn can_step(&self, state: &State) -> bool {
        let colour = Colour(self.turn(state).0);
        let occupied = state.race.occupied();
        state.race.pieces(colour).iter().any(|from| {
            let free = self.race.moves.steps[from.index()] - occupied;
            let held = self.race.is_held(&state.race, colour, from);
            !(if held { free & self.race.goal(colour) } else { free }).is_empty()
        })
    }

    /// The dice that may be chosen for steps: none that leaves nothing to do if the other leaves
    /// something (rule 2).
    fn dice_to_choose(&self, state: &State, small: u8, large: u8) -> impl Iterator<Item = u8> {
        // Every die shows at least one, so that a step that is possible is so with both.
        let both = self.choice == DieChoice::Any || self.can_step(state);
        let useful = [(small, large), (large, small)].map(|(steps, jumps)| {
            both || self.can_act(&State { stage: Stage::Act { steps, jumps }, ..*state })
        });
        let neither = useful == [false, false];
        [small, large]
            .into_iter()
            .zip(useful)
            .filter_map(move |(die, useful)| (useful || neither).then_some(die))
    }

    /// Could no seat still in the game do anything, whatever the dice show (rule 8)?
    fn nobody_can_act(&self, state: &State) -> bool {
        let standing = state.race.standing();
        let playing =
            self.seating().all_seats().filter(|&seat| standing.in_play(self.seating().side(seat)));
        !playing.into_iter().any(|seat| {
            // More steps than one open nothing more.
            (1..=6).any(|jumps| {
                let stage = Stage::Act { steps: 1, jumps };
                let race = state.race.with_turn(seat);
                self.can_act(&State { race, stage, moved: Cells::EMPTY })
            })
        })
    }

    fn end_turn(&self, state: &mut State, observer: &mut impl Observer) {
        self.race.pass_on(&mut state.race);
        self.begin_turn(state, observer);
    }

    fn begin_turn(&self, state: &mut State, observer: &mut impl Observer) {
        (state.stage, state.moved) = (Stage::Roll, Cells::EMPTY);
        self.race.begin_turn(&mut state.race, observer);
        if !state.race.standing().is_over() && self.nobody_can_act(state) {
            self.race.decide(&mut state.race);
        }
    }

    /// A piece has moved: the turn goes on, unless its side has finished.
    fn go_on(&self, state: &mut State, to: Cell, stage: Stage, observer: &mut impl Observer) {
        state.moved.insert(to);
        state.stage = stage;
        let standing = state.race.standing();
        let side = self.seating().side(self.turn(state));
        if !standing.is_over() && !standing.in_play(side) {
            self.end_turn(state, observer);
        }
    }

    /// Does a move go one cell? No chain ends next to where it began: jumps keep the
    /// parity of column and row.
    fn is_step(&self, from: Cell, to: Cell) -> bool {
        self.race.moves.steps[from.index()].contains(to)
    }
}

impl Game for Dice {
    type State = State;

    fn board(&self) -> &'static Board {
        self.race.board()
    }

    fn seating(&self) -> &Seating {
        self.race.seating()
    }

    fn start(&self) -> State {
        State { race: self.race.start(), stage: Stage::Roll, moved: Cells::EMPTY }
    }

    fn to_act(&self, state: &State) -> ToAct {
        match (self.race.to_act(&state.race), state.stage) {
            (ToAct::Seat(_), Stage::Roll) => ToAct::Chance,
            (decided, _) => decided,
        }
    }

    fn standing<'s>(&self, state: &'s State) -> &'s Standing {
        state.race.standing()
    }

    fn turn(&self, state: &State) -> Seat {
        self.race.turn(&state.race)
    }

    fn each_action(
        &self,
        state: &State,
        mut visit: impl FnMut(Action) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if state.race.standing().is_over() {
            return ControlFlow::Continue(());
        }
        let Some(outlook) = self.outlook(state) else {
            return match state.stage {
                Stage::Choose { small, large } => {
                    let mut dice = self.dice_to_choose(state, small, large);
                    dice.try_for_each(|die| visit(Action::Steps(die)))
                }
                _ => rolls().try_for_each(visit),
            };
        };
        let mut any = false;
        self.each_group(state, &outlook, |from, targets| {
            any |= !targets.is_empty();
            targets.iter().try_for_each(|to| visit(Action::Move { from, to }))
        })?;
        self.each_swap(state, &outlook, &mut |own, enemy| {
            any = true;
            visit(Action::Swap { own, enemy })
        })?;
        // Something must be done; then the turn may be ended (rule 5).
        match (state.moved.is_empty(), any) {
            (false, _) => visit(Action::End),
            (true, false) => visit(Action::Pass),
            (true, true) => ControlFlow::Continue(()),
        }
    }

    /// Looks at one piece only where one is named: the chains of all take their time.
    fn is_legal(&self, state: &State, action: Action) -> bool {
        if let Action::Move { from, to } = action {
            return self.may_move(state, from, to);
        }
        let find = |legal| {
            if legal == action { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        match (action, self.outlook(state)) {
            (Action::Swap { .. }, Some(outlook)) if !state.race.standing().is_over() => self
                .each_swap(state, &outlook, &mut |own, enemy| find(Action::Swap { own, enemy }))
                .is_break(),
            _ => self.each_action(state, find).is_break(),
        }
    }

    fn apply(&self, state: &mut State, action: Action, observer: &mut impl Observer) {
        let mover = self.seating().side(self.turn(state));
        match (state.stage, action) {
            (Stage::Roll, Action::RollTwo(small, large)) => {
                // Doubles leave no choice (rule 2).
                state.stage = if small == large {
                    Stage::Act { steps: small, jumps: large }
                } else {
                    Stage::Choose { small, large }
                };
            }
            (Stage::Choose { small, large }, Action::Steps(steps)) => {
                let jumps = if steps == small { large } else { small };
                state.stage = Stage::Act { steps, jumps };
            }
            (Stage::Act { steps, jumps }, Action::Move { from, to }) => {
                if let Some(colour) = state.race.at(from) {
                    self.race.relocate(&mut state.race, colour, from, to, observer);
                }
                self.race.place_winners(&mut state.race, std::iter::once(mover));
                // One step or the whole chain is used up (rule 3).
                let left = if self.is_step(from, to) {
                    Stage::Act { steps: steps - 1, jumps }
                } else {
                    Stage::Act { steps, jumps: 0 }
                };
                self.go_on(state, to, left, observer);
            }
            (Stage::Act { steps, jumps }, Action::Swap { own, enemy }) => {
                // A swap takes a step (rule 6).
                self.race.change_places(&mut state.race, own, enemy, observer);
                self.go_on(state, enemy, Stage::Act { steps: steps - 1, jumps }, observer);
            }
            _ => self.end_turn(state, observer),
        }
    }

    fn weight(&self, _: &State, action: Action) -> u32 {
        // Two different dice can fall in two ways.
        if matches!(action, Action::RollTwo(small, large) if small != large) { 2 } else { 1 }
    }

    #[inline(always)]
    fn has_chance(&self) -> bool {
        true
    }

    fn begins_turn(&self, state: &State) -> bool {
        state.stage == Stage::Roll && !state.race.standing().is_over()
    }

    fn each_piece(&self, state: &State, visit: impl FnMut(Piece, Place)) {
        self.race.each_piece(&state.race, visit);
    }

    fn stage_word(&self, state: &State) -> u64 {
        let stage = match state.stage {
            Stage::Roll => 0,
            Stage::Choose { small, large } => 1 | u64::from(small) << 2 | u64::from(large) << 5,
            Stage::Act { steps, jumps } => 2 | u64::from(steps) << 2 | u64::from(jumps) << 5,
        };
        let word = self.race.stage_word(&state.race) << 8 | stage;
        // Which pieces have moved, spread over the word so that it stays one number.
        state.moved.iter().fold(word, |word, cell| {
            (word ^ (u64::from(cell.number()) + 1)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        })
    }

    fn measure(&self, state: &State) -> Outcome {
        self.race.measure(&state.race)
    }
}

/// What two dice can show (rule 2), the smaller first.
fn rolls() -> impl Iterator<Item = Action> {
    (1..=6).flat_map(|small| (small..=6).map(move |large| Action::RollTwo(small, large)))
}
