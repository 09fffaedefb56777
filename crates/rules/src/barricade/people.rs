//! What people need of Barricade.

use super::{Barricade, Fields, Opening, PAWNS, Stage, State};
use crate::action::Action;
use crate::game::{Game, Piece};
use crate::people::{Gait, Marking, People, Way};
use crate::reason::Reason;
use crate::refusal::Refusal;
use crate::seating::Seat;
use crate::setup::{self, Setup, SetupError, SetupReader};
use crate::standing::{Outcome, Places};
use board::{Cell, ErrorList};

impl People for Barricade {
    fn way(&self, state: &State, action: Action) -> Option<Way> {
        let Stage::Move(die) = state.stage else { return None };
        let cells = match action {
            Action::Move { from, to } => self.path(from, to, die, state.barricades),
            Action::Enter { colour, to } => {
                self.path(self.entry(colour), to, die - 1, state.barricades)
            }
            _ => None,
        }?;
        Some(Way { gait: Gait::Walk, cells })
    }

    fn follows(&self, state: &State, cells: &[Cell]) -> bool {
        let (Some(&from), Some(&to)) = (cells.first(), cells.last()) else { return false };
        let Stage::Move(die) = state.stage else { return false };
        let on_the_way = &cells[1..cells.len() - 1];
        self.is_legal(state, Action::Move { from, to })
            && cells.len() == usize::from(die) + 1
            && cells.windows(2).all(|pair| self.joins[pair[0].index()].contains(pair[1]))
            && cells.windows(3).all(|three| three[0] != three[2])
            && on_the_way.iter().all(|&field| !state.barricades.contains(field))
    }

    fn refuse(&self, state: &State, action: Action) -> Refusal {
        if state.standing.is_over() {
            return Refusal::Over;
        }
        match (state.stage, action) {
            (Stage::Opening { .. } | Stage::Roll, Action::Roll(_)) => Refusal::NoSuchRoll,
            (_, Action::Roll(_)) => Refusal::NoRollNow,
            (Stage::Opening { .. } | Stage::Roll, _) => Refusal::RollFirst,
            (Stage::SetDown, Action::SetDown(field)) => {
                if state.occupied().contains(field) {
                    Refusal::Occupied(field)
                } else {
                    Refusal::NoBarricadeThere(field)
                }
            }
            (Stage::SetDown, _) => Refusal::SetDownFirst,
            (Stage::Move(_), Action::SetDown(_)) => Refusal::NothingToSetDown,
            (Stage::Move(_), Action::Pass) => Refusal::CannotPass,
            (Stage::Move(die), Action::Move { from, to }) => match state.pawn_at(from) {
                None => Refusal::NoPiece(from),
                Some(colour) if self.seating.seat_of(colour) != state.seat => {
                    Refusal::NotYours(from)
                }
                Some(_) => self.refuse_walk(state, from, to, die, die),
            },
            (Stage::Move(die), Action::Enter { colour, to }) => {
                if self.seating.seat_of(colour) != state.seat {
                    Refusal::NotYourYard
                } else if state.in_yard(colour) == 0 {
                    Refusal::YardEmpty
                } else {
                    self.refuse_walk(state, self.entry(colour), to, die - 1, die)
                }
            }
            (Stage::Move(_), _) => Refusal::NotInThisGame,
        }
    }

    fn fields(&self, state: &State) -> Vec<(&'static str, String)> {
        let mut fields = vec![("turn", state.seat.number().to_string())];
        let seats = |set: u8| {
            let numbers = self.seating.all_seats().filter(|seat| set >> seat.0 & 1 != 0);
            numbers.map(|seat| seat.number().to_string()).collect::<Vec<_>>().join(" ")
        };
        match state.stage {
            Stage::Opening { waiting, best, leaders } => {
                fields.push(("stage", "opening".to_owned()));
                fields.push(("waiting", seats(waiting)));
                if best > 0 {
                    fields.push(("best", best.to_string()));
                    fields.push(("leaders", seats(leaders)));
                }
            }
            Stage::Roll => fields.push(("stage", "roll".to_owned())),
            Stage::Move(die) => {
                fields.push(("stage", "move".to_owned()));
                fields.push(("die", die.to_string()));
            }
            Stage::SetDown => fields.push(("stage", "set-down".to_owned())),
        }
        fields.extend(setup::standing_fields(&state.standing, self.places));
        fields
    }

    fn load(&self, setup: &Setup) -> Result<State, ErrorList<SetupError>> {
        let mut reader = SetupReader::new(setup);
        let seats = self.seating.seats() as u8;
        let turn = reader.number("turn", 1, seats);
        let seat = turn.map_or(self.seating.first(), |number| Seat(number - 1));
        let standing = reader.standing(self.seating.sides(), false, self.places == Places::All);
        let stage = self.load_stage(&mut reader, seat);
        let mut state =
            State { pawns: [Fields::EMPTY; 4], barricades: Fields::EMPTY, seat, stage, standing };
        self.load_pieces(&mut reader, &mut state);
        if !standing.is_over() && !standing.in_play(self.seating.side(seat)) {
            reader.fault(SetupError::TurnOfNobody);
        }
        let mut state = reader.finish(state)?;
        if let Some(colour) = state.pawn_at(self.home) {
            let side = self.seating.side_of(colour);
            if !state.standing.is_over() && state.standing.in_play(side) {
                state.standing.finish(side, self.places);
                if seat == self.seating.seat_of(colour) {
                    self.end_turn(&mut state);
                }
            }
        }
        Ok(state)
    }

    fn reason(&self, _: &State, _: Outcome) -> Option<Reason> {
        Some(Reason::HomeSquare)
    }

    fn won(&self, _: &State, _: Outcome) -> Vec<Cell> {
        vec![self.home]
    }

    fn markings(&self) -> Vec<(Marking, Vec<Cell>)> {
        let entries = self
            .seating
            .all_colours()
            .map(|colour| (Marking::Entry(colour), vec![self.entry(colour)]));
        let barred = self.board.cells().filter(|&field| !self.for_barricades.contains(field));
        let mut markings: Vec<_> = entries.collect();
        markings.push((Marking::HomeSquare, vec![self.home]));
        markings.push((Marking::NoBarricade, barred.collect()));
        markings
    }
}

impl Barricade {
    /// The fields of one walk of exactly this length, start and end included.
    fn path(&self, from: Cell, to: Cell, fields: u8, barricades: Fields) -> Option<Vec<Cell>> {
        let mut cells = vec![to];
        // Backwards: on a shortest walk each field before is one nearer to the start.
        for left in (0..fields).rev() {
            let at = *cells.last()?;
            let nearer = self.walk(from, left, barricades);
            let open = if left == 0 { nearer } else { nearer - barricades };
            cells.push((open & self.joins[at.index()]).first()?);
        }
        cells.reverse();
        (cells.first() == Some(&from)).then_some(cells)
    }

    fn refuse_walk(&self, state: &State, from: Cell, to: Cell, fields: u8, die: u8) -> Refusal {
        if !self.walk(from, fields, Fields::EMPTY).contains(to) {
            Refusal::NotThatFar { die, to }
        } else if !self.walk(from, fields, state.barricades).contains(to) {
            Refusal::BarricadeInTheWay { die, to }
        } else {
            Refusal::OwnPawn(to)
        }
    }

    fn load_stage(&self, reader: &mut SetupReader, seat: Seat) -> Stage {
        let usual = match self.opening {
            Opening::Rolled => "opening",
            Opening::First => "roll",
        };
        match reader.text("stage").unwrap_or(usual) {
            "opening" => {
                let seats = self.seating.seats() as u8;
                let mut set = |field| {
                    let numbers = reader.numbers(field, 1, seats)?;
                    Some(numbers.iter().fold(0u8, |set, number| set | 1 << (number - 1)))
                };
                let waiting = set("waiting").unwrap_or((1 << seats) - 1);
                let leaders = set("leaders").unwrap_or(0);
                let best = reader.number("best", 1, 6).unwrap_or(0);
                if waiting >> seat.0 & 1 == 0 {
                    reader.bad_field("waiting");
                }
                if (best == 0) != (leaders == 0) || leaders & waiting != 0 {
                    reader.bad_field("leaders");
                }
                Stage::Opening { waiting, best, leaders }
            }
            "roll" => Stage::Roll,
            "move" => match reader.number("die", 1, 6) {
                Some(die) => Stage::Move(die),
                None => {
                    reader.bad_field("die");
                    Stage::Roll
                }
            },
            "set-down" => Stage::SetDown,
            other => {
                reader.bad("stage", other);
                Stage::Roll
            }
        }
    }

    fn load_pieces(&self, reader: &mut SetupReader, state: &mut State) {
        let colours = self.seating.all_colours().count();
        let known = |mark: &str| setup::piece(mark, colours).filter(|&p| p != Piece::Shared);
        for (cell, piece) in reader.pieces(known) {
            match piece {
                Piece::Of(colour) => state.pawns[colour.index()].insert(cell),
                _ if self.for_barricades.contains(cell) => state.barricades.insert(cell),
                _ => reader.fault(SetupError::Misplaced { cell, piece }),
            }
        }
        for colour in self.seating.all_colours() {
            let found = state.pawns(colour).len();
            if found > PAWNS {
                let piece = Piece::Of(colour);
                reader.fault(SetupError::TooMany { piece, most: PAWNS, found });
            }
        }
        let in_hand = u32::from(state.stage == Stage::SetDown);
        let (wanted, found) = (self.at_start.len(), state.barricades.len() + in_hand);
        if wanted != found {
            reader.fault(SetupError::Barricades { wanted, found });
        }
    }
}
