//! What people need of Halma with dice.

use super::{Cells, Dice, Outlook, Stage, State, chains};
use crate::action::Action;
use crate::game::Game;
use crate::people::{Gait, Marking, People, Way};
use crate::race::blocked::Duty;
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::seating::Colour;
use crate::setup::{MovedError, Setup, SetupError, SetupReader};
use crate::standing::Outcome;
use board::Cell;
use board::ErrorList;

impl People for Dice {
    fn way(&self, state: &State, action: Action) -> Option<Way> {
        match action {
            Action::Move { from, to } if !self.is_step(from, to) => {
                let Outlook { crowd, jumps, .. } = self.outlook(state)?;
                let cells = chains::way(&self.race.moves, &crowd, from, to, jumps)?;
                Some(Way { gait: Gait::Jumps, cells })
            }
            _ => self.race.way(&state.race, action),
        }
    }

    fn follows(&self, state: &State, cells: &[Cell]) -> bool {
        let (Some(&from), Some(&to)) = (cells.first(), cells.last()) else { return false };
        let Stage::Act { jumps, .. } = state.stage else { return false };
        if !self.is_legal(state, Action::Move { from, to }) {
            return false;
        }
        if self.is_step(from, to) {
            return cells.len() == 2;
        }
        let distinct: Cells = cells.iter().copied().collect();
        cells.len() == usize::from(jumps) + 1
            && distinct.len() as usize == cells.len()
            && self.race.moves.follows(cells, state.race.occupied(), self.board().cells().collect())
    }

    fn refuse(&self, state: &State, action: Action) -> Refusal {
        if state.race.standing().is_over() {
            return Refusal::Over;
        }
        match (state.stage, action) {
            (Stage::Roll, Action::RollTwo(a, b)) if [a, b].iter().all(|n| (1..=6).contains(n)) => {
                Refusal::TwoDice
            }
            (Stage::Roll, Action::RollTwo(..)) => Refusal::NoSuchRoll,
            (Stage::Roll, Action::Roll(_)) => Refusal::TwoDice,
            (_, Action::Roll(_) | Action::RollTwo(..)) => Refusal::NoRollNow,
            (Stage::Roll, _) => Refusal::RollFirst,
            // Rule 2.
            (Stage::Choose { small, large }, Action::Steps(die))
                if [small, large].contains(&die) =>
            {
                Refusal::DieLeavesNothing(die)
            }
            (Stage::Choose { .. }, Action::Steps(die)) => Refusal::NotOnTheDice(die),
            (Stage::Choose { .. }, _) => Refusal::ChooseDieFirst,
            (Stage::Act { .. }, Action::Steps(_)) => Refusal::DieChosen,
            (Stage::Act { .. }, Action::Move { from, to }) => {
                self.refuse_piece(state, from).unwrap_or_else(|| self.refuse_move(state, from, to))
            }
            (Stage::Act { steps, .. }, Action::Swap { own, enemy }) => self
                .refuse_piece(state, own)
                .unwrap_or_else(|| match self.race.refuse_swap(&state.race, own, enemy) {
                    // Rule 6.
                    Refusal::SwapNotNeeded if steps == 0 => Refusal::NoStepLeft,
                    refusal => refusal,
                }),
            // Rule 5.
            (Stage::Act { .. }, Action::Pass) if !state.moved.is_empty() => Refusal::EndInstead,
            (Stage::Act { .. }, Action::End) if !self.can_act(state) => Refusal::PassInstead,
            (Stage::Act { .. }, Action::Pass | Action::End) => Refusal::CannotPass,
            (Stage::Act { .. }, _) => Refusal::NotInThisGame,
        }
    }

    fn fields(&self, state: &State) -> Vec<(&'static str, String)> {
        let mut fields = self.race.fields(&state.race);
        match state.stage {
            Stage::Roll => fields.push(("stage", "roll".to_owned())),
            Stage::Choose { small, large } => {
                fields.push(("stage", "choose".to_owned()));
                fields.push(("dice", format!("{small} {large}")));
            }
            Stage::Act { steps, jumps } => {
                fields.push(("stage", "act".to_owned()));
                fields.push(("steps", steps.to_string()));
                fields.push(("jumps", jumps.to_string()));
            }
        }
        if !state.moved.is_empty() {
            let names: Vec<&str> = state.moved.iter().map(|cell| self.board().name(cell)).collect();
            fields.push(("moved", names.join(" ")));
        }
        fields
    }

    fn load(&self, setup: &Setup) -> Result<State, ErrorList<SetupError>> {
        let mut reader = SetupReader::new(setup);
        let race = self.race.read(&mut reader);
        let mut state = State { race, stage: Stage::Roll, moved: Cells::EMPTY };
        self.read_stage(&mut reader, &mut state);
        let mut state = reader.finish(state)?;
        self.race.place_winners(&mut state.race, self.seating().all_sides());
        let standing = state.race.standing();
        if !standing.is_over() && !standing.in_play(self.seating().side(self.turn(&state))) {
            self.end_turn(&mut state, &mut ());
        } else if state.stage == Stage::Roll {
            self.begin_turn(&mut state, &mut ());
        }
        Ok(state)
    }

    fn reason(&self, state: &State, outcome: Outcome) -> Option<Reason> {
        self.race.reason(&state.race, outcome)
    }

    fn won(&self, state: &State, outcome: Outcome) -> Vec<Cell> {
        self.race.won(&state.race, outcome)
    }

    fn markings(&self) -> Vec<(Marking, Vec<Cell>)> {
        self.race.markings()
    }
}

impl Dice {
    /// Why this piece cannot be moved at all now. No piece moves twice (rule 3).
    fn refuse_piece(&self, state: &State, cell: Cell) -> Option<Refusal> {
        let moved = || state.moved.contains(cell).then_some(Refusal::MovedAlready(cell));
        self.race.refuse_piece(&state.race, cell).or_else(moved)
    }

    /// Why an own piece that has not moved yet cannot make this move (rules 3, 4 and 7).
    fn refuse_move(&self, state: &State, from: Cell, to: Cell) -> Refusal {
        let Some(outlook) = self.outlook(state) else { return Refusal::RollFirst };
        let (colour, jumps) = (outlook.colour, outlook.jumps);
        if from == to {
            return Refusal::NoMove;
        }
        if outlook.crowd.set.contains(to) {
            return Refusal::Occupied(to);
        }
        if self.is_step(from, to) {
            if outlook.steps == 0 {
                return Refusal::NoStepLeft;
            }
        } else {
            let moves = &self.race.moves;
            if !moves.cells(moves.chain(from, &outlook.crowd)).contains(to) {
                return Refusal::NoStepOrChain { from, to };
            }
            if jumps == 0 {
                return Refusal::NoChainLeft;
            }
            if !chains::ends(moves, &outlook.crowd, from, jumps).contains(to) {
                return Refusal::NotSoManyJumps { jumps, from, to };
            }
        }
        if self.race.is_held(&state.race, colour, from) && !self.race.goal(colour).contains(to) {
            return Refusal::StaysInGoal(from);
        }
        match self.duty(state, &outlook) {
            Duty::Approach => Refusal::MustApproach,
            _ => Refusal::MustLeaveHome,
        }
    }

    fn read_stage(&self, reader: &mut SetupReader, state: &mut State) {
        match reader.text("stage").unwrap_or("roll") {
            "roll" => {}
            "choose" => {
                let two_dice = |text: &str| match *dice(text)?.as_slice() {
                    [small, large] if 0 < small && small < large => {
                        Some(Stage::Choose { small, large })
                    }
                    _ => None,
                };
                state.stage = reader.needed("dice", two_dice).unwrap_or(Stage::Roll);
            }
            "act" => self.read_act(reader, state),
            other => reader.bad("stage", other),
        }
    }

    fn read_act(&self, reader: &mut SetupReader, state: &mut State) {
        let one = |text: &str| match *dice(text)?.as_slice() {
            [number] => Some(number),
            _ => None,
        };
        let (steps, jumps) = (reader.needed("steps", one), reader.needed("jumps", one));
        let moved =
            reader.text("moved").map_or(Ok(Cells::EMPTY), |text| self.read_moved(state, text));
        let moved = moved.map_err(|fault| reader.fault(SetupError::Moved(fault))).ok();
        let (Some(steps), Some(jumps), Some(moved)) = (steps, jumps, moved) else { return };
        (state.stage, state.moved) = (Stage::Act { steps, jumps }, moved);
        // What has moved and what is left must come from one roll (rule 3).
        let stepped = moved.len().checked_sub(u32::from(jumps == 0));
        if !stepped.is_some_and(|stepped| (1..=6).contains(&(stepped + u32::from(steps)))) {
            let fault = MovedError::NotOneRoll { moved: moved.len(), steps, jumps };
            reader.fault(SetupError::Moved(fault));
        }
    }

    /// Where the pieces stand that have moved in this turn.
    fn read_moved(&self, state: &State, text: &str) -> Result<Cells, MovedError> {
        let seat = self.turn(state);
        let own = state.race.pieces(Colour(seat.0));
        let cell = |name: &str| match self.board().cell(name) {
            Some(cell) if own.contains(cell) => Ok(cell),
            Some(cell) => Err(MovedError::NotOwn { cell, seat: seat.number() }),
            None => Err(MovedError::NoCell(name.to_owned())),
        };
        text.split_whitespace().map(cell).collect()
    }
}

/// Numbers that dice show or leave over.
fn dice(text: &str) -> Option<Vec<u8>> {
    let number = |word: &str| word.parse().ok().filter(|&number| number <= 6);
    text.split_whitespace().map(number).collect()
}
