//! What people need of Cat and Mouse.

use super::{CATS, Cats, Cells, Chain, FEWEST_MICE, MICE, PAIR, Placing, QUIET, Stage, State};
use crate::action::Action;
use crate::game::{Game, Piece};
use crate::people::{Gait, Marking, People, PieceKind, Way};
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::seating::{Colour, Seat};
use crate::setup::{self, Setup, SetupError, SetupReader};
use crate::standing::{Outcome, Standing};
use board::Cell;
use board::ErrorList;

impl People for Cats {
    fn way(&self, _: &State, action: Action) -> Option<Way> {
        let Action::Move { from, to } = action else { return None };
        let gait = if self.beside(from).contains(to) { Gait::Step } else { Gait::Jumps };
        Some(Way { gait, cells: vec![from, to] })
    }

    fn follows(&self, state: &State, cells: &[Cell]) -> bool {
        matches!(*cells, [from, to] if self.is_legal(state, Action::Move { from, to }))
    }

    fn refuse(&self, state: &State, action: Action) -> Refusal {
        if state.standing.is_over() {
            return Refusal::Over;
        }
        match action {
            Action::Place(cell) => self.refuse_place(state, cell),
            Action::Move { from, to } => self.refuse_move(state, from, to),
            Action::Pass => Refusal::CannotPass,
            Action::End if self.chain == Chain::Yes => Refusal::CannotPass,
            _ => Refusal::NotInThisGame,
        }
    }

    fn fields(&self, state: &State) -> Vec<(&'static str, String)> {
        let mut fields = vec![("turn", state.seat.number().to_string())];
        // By rules 1 it follows from the pieces.
        if self.placing == Placing::CatsFirst && self.stage(state) == Stage::PlaceMice {
            fields.push(("to-place", state.unplaced.to_string()));
        }
        if let Some(cat) = state.jumping {
            fields.push(("jumping", self.board.name(cat).to_owned()));
        }
        if state.quiet > 0 {
            fields.push(("quiet", state.quiet.to_string()));
        }
        fields
    }

    fn load(&self, setup: &Setup) -> Result<State, ErrorList<SetupError>> {
        let mut reader = SetupReader::new(setup);
        let colours = self.seating.sides();
        let own = |mark: &str| setup::piece(mark, colours).filter(|p| matches!(p, Piece::Of(_)));
        let mut sides = [Cells::EMPTY; 2];
        for (cell, piece) in reader.pieces(own) {
            if let Piece::Of(colour) = piece {
                sides[colour.index()].insert(cell);
            }
        }
        let [cats, mice] = sides;
        let standing = Standing::new(colours);
        let unplaced = self.read_unplaced(cats, mice, &mut reader);
        let mut state =
            State { cats, mice, unplaced, seat: CATS, jumping: None, quiet: 0, standing };
        self.check_pieces(&state, &mut reader);
        state.seat = self.read_seat(&state, &mut reader);
        state.jumping = self.read_jumping(&state, &mut reader);
        state.quiet = reader.number("quiet", 0, QUIET).unwrap_or(0);
        if state.quiet > 0 && (state.jumping.is_some() || self.stage(&state) != Stage::Move) {
            reader.bad_field("quiet");
        }
        let mut state = reader.finish(state)?;
        if self.begins_turn(&state) {
            self.begin_turn(&mut state);
        }
        Ok(state)
    }

    /// Rules 5 to 7.
    fn reason(&self, state: &State, outcome: Outcome) -> Option<Reason> {
        Some(match outcome.winners().count() {
            1 if state.mice.len() < FEWEST_MICE => Reason::TooFewMice,
            1 => Reason::CatsShutIn,
            _ => Reason::Quiet,
        })
    }

    /// The cats, who are shut in or have won; nothing where both share.
    fn won(&self, state: &State, outcome: Outcome) -> Vec<Cell> {
        match self.reason(state, outcome) {
            Some(Reason::Quiet) | None => Vec::new(),
            Some(_) => state.cats.iter().collect(),
        }
    }

    fn markings(&self) -> Vec<(Marking, Vec<Cell>)> {
        vec![(Marking::Home(Colour(CATS.0)), self.middle.iter().collect())]
    }

    fn piece_kind(&self, colour: Colour) -> Option<PieceKind> {
        Some(if self.seating().seat_of(colour) == CATS { PieceKind::Cat } else { PieceKind::Mouse })
    }
}

impl Cats {
    /// Why nothing can be placed on this cell (rule 1).
    fn refuse_place(&self, state: &State, cell: Cell) -> Refusal {
        match self.stage(state) {
            Stage::Move => Refusal::AllPlaced,
            _ if state.occupied().contains(cell) => Refusal::Occupied(cell),
            Stage::PlaceMice => Refusal::KeptForCats(cell),
            Stage::PlaceCats => Refusal::CatsInTheMiddle(cell),
        }
    }

    /// Why a piece cannot go there (rules 2 to 4).
    fn refuse_move(&self, state: &State, from: Cell, to: Cell) -> Refusal {
        let own = if state.seat == CATS { state.cats } else { state.mice };
        let occupied = state.occupied();
        match state.jumping {
            _ if self.stage(state) != Stage::Move => Refusal::PlaceFirst,
            _ if !occupied.contains(from) => Refusal::NoPiece(from),
            _ if !own.contains(from) => Refusal::NotYours(from),
            Some(cat) if cat != from => Refusal::CatGoesOn(cat),
            _ if occupied.contains(to) => Refusal::Occupied(to),
            Some(cat) => Refusal::CatGoesOn(cat),
            None if state.seat == MICE => Refusal::MiceOnlyStep { from, to },
            None => Refusal::NoCatMove { from, to },
        }
    }

    /// How many mice wait to be placed. By rules 1 they do until there are cats. Since then a
    /// set-up with both cats says so, if some wait: the others are taken.
    fn read_unplaced(&self, cats: Cells, mice: Cells, reader: &mut SetupReader) -> u8 {
        let left = self.all_mice.saturating_sub(mice.len() as u8);
        match self.placing {
            _ if cats.len() < PAIR => left,
            Placing::MiceFirst => 0,
            Placing::CatsFirst => {
                let given = reader.number("to-place", 0, self.all_mice).unwrap_or(0);
                if given > 0 && given != left {
                    reader.bad_field("to-place");
                }
                given
            }
        }
    }

    /// Checks that the pieces placed first are on cells where they may be placed, and that none of
    /// the other kind is placed before them.
    fn check_pieces(&self, state: &State, reader: &mut SetupReader) {
        let (cat, mouse) = (Piece::Of(Colour(CATS.0)), Piece::Of(Colour(MICE.0)));
        let most_mice = u32::from(self.all_mice);
        let counts = [(cat, PAIR, state.cats.len()), (mouse, most_mice, state.mice.len())];
        for (piece, most, found) in counts {
            if found > most {
                reader.fault(SetupError::TooMany { piece, most, found });
            }
        }
        let (cats, mice) = match (self.stage(state), self.placing) {
            (Stage::Move, _) => return,
            (Stage::PlaceMice, Placing::MiceFirst) => (state.cats, state.mice & self.middle),
            (Stage::PlaceCats, Placing::MiceFirst) => {
                (state.cats - self.middle, state.mice & self.middle)
            }
            (Stage::PlaceCats, Placing::CatsFirst) => (state.cats - self.middle, state.mice),
            (Stage::PlaceMice, Placing::CatsFirst) => (state.cats - self.middle, Cells::EMPTY),
        };
        for (cells, piece) in [(cats, cat), (mice, mouse)] {
            cells.iter().for_each(|cell| reader.fault(SetupError::Misplaced { cell, piece }));
        }
    }

    /// Whose turn it is; while pieces are placed there is no choice.
    fn read_seat(&self, state: &State, reader: &mut SetupReader) -> Seat {
        let given = reader.number("turn", 1, 2).map(|number| Seat(number - 1));
        let due = match self.stage(state) {
            Stage::PlaceMice => MICE,
            Stage::PlaceCats => CATS,
            Stage::Move => return given.unwrap_or(CATS),
        };
        if given.is_some_and(|seat| seat != due) {
            reader.bad_field("turn");
        }
        due
    }

    /// The cat that may jump on (rule 4): it has taken something and can take more.
    fn read_jumping(&self, state: &State, reader: &mut SetupReader) -> Option<Cell> {
        let possible = self.chain == Chain::Yes
            && state.seat == CATS
            && self.stage(state) == Stage::Move
            && (super::FEWEST_MICE..u32::from(self.all_mice)).contains(&state.mice.len());
        reader.field("jumping", |name| {
            let cat = self.board.cell(name).filter(|&cell| state.cats.contains(cell))?;
            (possible && self.hops_of(state, cat).next().is_some()).then_some(cat)
        })
    }
}
