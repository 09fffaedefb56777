//! What people need of this family.

use super::{Cells, Forward, March, STATION, State};
use crate::action::Action;
use crate::game::{Game, Piece};
use crate::people::{Gait, Marking, People, Way};
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::seating::{Colour, Seat, Side};
use crate::setup::{self, Setup, SetupError, SetupReader};
use crate::standing::{Outcome, Places, Standing};
use board::Cell;
use board::ErrorList;

impl People for Forward {
    fn way(&self, state: &State, action: Action) -> Option<Way> {
        let Action::Move { from, to } = action else { return None };
        let allowed = self.allowed(state, state.seat);
        if self.steps(state.seat, from, allowed).contains(to) {
            return Some(Way { gait: Gait::Step, cells: vec![from, to] });
        }
        let cells = self.path(state, from, to, allowed).or_else(|| {
            // The last of it is a step (le-zug 2).
            let before = self
                .chain(state, from, allowed)
                .iter()
                .find(|&at| self.steps(state.seat, at, allowed).contains(to))?;
            let mut cells = self.path(state, from, before, allowed)?;
            cells.push(to);
            Some(cells)
        })?;
        Some(Way { gait: Gait::Jumps, cells })
    }

    fn follows(&self, state: &State, cells: &[Cell]) -> bool {
        let &[from, .., to] = cells else { return false };
        let allowed = self.allowed(state, state.seat);
        let last = cells.len() - 2;
        self.is_legal(state, Action::Move { from, to })
            && cells.windows(2).enumerate().all(|(at, pair)| {
                let may_step = at == last && (at == 0 || self.march == March::Diagonals);
                self.jumps(state, pair[0], allowed).contains(pair[1])
                    || may_step && self.steps(state.seat, pair[0], allowed).contains(pair[1])
            })
    }

    fn refuse(&self, state: &State, action: Action) -> Refusal {
        let Action::Move { from, to } = action else {
            return match action {
                _ if state.standing.is_over() => Refusal::Over,
                Action::Pass => Refusal::CannotPass,
                _ => Refusal::NotInThisGame,
            };
        };
        let enemy = Self::other(state.seat);
        match action {
            _ if state.standing.is_over() => Refusal::Over,
            _ if state.pieces(enemy).contains(from) => Refusal::NotYours(from),
            _ if !state.pieces(state.seat).contains(from) => Refusal::NoPiece(from),
            _ if state.occupied().contains(to) => Refusal::Occupied(to),
            // le-zug 3.
            _ if !self.allowed(state, state.seat).contains(to) => Refusal::StationGuarded(to),
            _ => Refusal::NoStepOrChain { from, to },
        }
    }

    fn fields(&self, state: &State) -> Vec<(&'static str, String)> {
        let mut fields = vec![("turn", state.seat.number().to_string())];
        if state.passes > 0 {
            fields.push(("passes", state.passes.to_string()));
        }
        fields
    }

    fn load(&self, setup: &Setup) -> Result<State, ErrorList<SetupError>> {
        let mut reader = SetupReader::new(setup);
        let turn = reader.number("turn", 1, 2);
        let seat = turn.map_or(self.seating.first(), |number| Seat(number - 1));
        let passes = reader.number("passes", 0, 2).unwrap_or(0);
        let mut armies = [Cells::EMPTY; 2];
        let own = |mark: &str| setup::piece(mark, 2).filter(|p| matches!(p, Piece::Of(_)));
        for (cell, piece) in reader.pieces(own) {
            if let Piece::Of(colour) = piece {
                armies[colour.index()].insert(cell);
            }
        }
        for colour in self.seating.all_colours() {
            let (most, found) = (self.homes[0].len(), armies[colour.index()].len());
            if found > most {
                reader.fault(SetupError::TooMany { piece: Piece::Of(colour), most, found });
            }
            if found == 0 {
                reader.fault(SetupError::NoPieces(colour));
            }
        }
        let mut state =
            reader.finish(State { armies, seat, standing: Standing::new(2), passes })?;
        if state.passes == 2 {
            let at_the_end = state;
            state.standing.decide(|side| self.standing_of(&at_the_end, side));
        }
        for seat in self.seating.all_seats() {
            if !state.standing.is_over() && self.has_won(&state, seat) {
                state.standing.finish(Side(seat.0), Places::First);
            }
        }
        Ok(state)
    }

    /// Arrived (dutch-halma 4, le-zug 4), or decided by the measure.
    fn reason(&self, state: &State, outcome: Outcome) -> Option<Reason> {
        let arrived = outcome.winners().any(|side| self.has_won(state, Seat(side.0)));
        Some(if arrived { Reason::Arrived } else { Reason::NobodyMoves })
    }

    fn won(&self, state: &State, outcome: Outcome) -> Vec<Cell> {
        let shown = |seat: Seat| {
            let (pieces, enemy) = (state.pieces(seat), Self::other(seat));
            match self.march {
                _ if self.has_won(state, seat) => pieces,
                March::Hooks => pieces & self.homes[enemy.index()],
                March::Diagonals => pieces & self.back_row(enemy),
            }
        };
        outcome.winners().flat_map(|side| shown(Seat(side.0)).iter()).collect()
    }

    fn markings(&self) -> Vec<(Marking, Vec<Cell>)> {
        let mut markings = Vec::new();
        for seat in self.seating.all_seats() {
            let (colour, enemy) = (Colour(seat.0), Self::other(seat));
            let goal = match self.march {
                March::Hooks => self.homes[enemy.index()],
                March::Diagonals => self.back_row(enemy),
            };
            markings.push((Marking::Home(colour), self.homes[seat.index()].iter().collect()));
            markings.push((Marking::Goal(colour), goal.iter().collect()));
            if self.march == March::Diagonals {
                let station = self.own_rows(seat, 0..STATION);
                markings.push((Marking::Station(colour), station.iter().collect()));
            }
        }
        markings
    }
}

impl Forward {
    /// The landings of a chain of hooks or jumps, start and end included.
    fn path(&self, state: &State, from: Cell, to: Cell, allowed: Cells) -> Option<Vec<Cell>> {
        if from == to {
            return Some(vec![from]);
        }
        // Every jump goes ahead, so there is no way round in circles.
        self.jumps(state, from, allowed).iter().find_map(|land| {
            let mut way = self.path(state, land, to, allowed)?;
            way.insert(0, from);
            Some(way)
        })
    }
}
