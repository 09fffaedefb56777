//! Actions as text, and back. The same notation serves every game; see
//! `docs/notation.md`.

use crate::action::Action;
use crate::game::ToAct;
use crate::position::{AnyGame, Position};
use crate::refusal::Refusal;
use crate::seating::Colour;
use board::Cell;

/// Why a text is not an action here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// It is no notation at all.
    #[error("`{0}` is not an action")]
    NotAnAction(String),
    /// It names a cell that the board does not have.
    #[error("the board has no cell `{0}`")]
    UnknownCell(String),
    /// Two colours could come in there: the yard must be named by its colour.
    #[error("the yard must be named by its colour")]
    WhichYard,
    /// The piece can go there, but not along this way.
    #[error("the piece cannot take this path")]
    NotThisWay,
    /// It is an action, but not a legal one.
    #[error("{0}")]
    Refused(Refusal),
}

impl AnyGame {
    /// An action as text.
    ///
    /// ```
    /// use spielhof_rules::{Action, Spec};
    /// let game = Spec::of("barricade", 2).unwrap().build().unwrap();
    /// assert_eq!(game.write(Action::Roll(4)), "d4");
    /// let k9 = game.board().cell("k9").unwrap();
    /// assert_eq!(game.write(Action::SetDown(k9)), "#k9");
    /// ```
    pub fn write(&self, action: Action) -> String {
        let name = |cell: Cell| self.board().name(cell);
        match action {
            Action::Move { from, to } => format!("{}-{}", name(from), name(to)),
            Action::Swap { own, enemy } => format!("{}<>{}", name(own), name(enemy)),
            Action::Enter { colour, to } => format!("{}-{}", self.yard_name(colour), name(to)),
            Action::Place(cell) => format!("@{}", name(cell)),
            Action::SetDown(field) => format!("#{}", name(field)),
            Action::Off(from) => format!("{}-off", name(from)),
            Action::Roll(die) => format!("d{die}"),
            Action::RollTwo(small, large) => format!("d{small}+{large}"),
            Action::Steps(die) => format!("s{die}"),
            Action::Huff(cell) => format!("huff-{}", name(cell)),
            Action::Pass => "pass".to_owned(),
            Action::End => "end".to_owned(),
        }
    }

    /// `yard`, or the colour's name where a seat has several.
    fn yard_name(&self, colour: Colour) -> &'static str {
        let seating = self.seating();
        let seat = seating.seat_of(colour);
        let several = seating.all_colours().filter(|&c| seating.seat_of(c) == seat).count() > 1;
        if several { seating.hue(colour).name() } else { "yard" }
    }
}

impl Position {
    /// An action as text.
    pub fn write(&self, action: Action) -> String {
        self.game().write(action)
    }

    /// All legal actions as text, sorted.
    pub fn written_actions(&self) -> Vec<String> {
        let mut texts: Vec<String> =
            self.actions().into_iter().map(|action| self.write(action)).collect();
        texts.sort();
        texts
    }

    /// The legal action that a text stands for.
    pub fn read(&self, text: &str) -> Result<Action, ReadError> {
        let text = text.trim();
        let action = match self.parse(text)? {
            Parsed::Action(action) => action,
            Parsed::Way(cells) => self.along(text, &cells)?,
        };
        match self.why_not(action) {
            None => Ok(action),
            Some(refusal) => Err(ReadError::Refused(refusal)),
        }
    }

    /// The action from the first to the last cell of a shown way.
    fn along(&self, text: &str, cells: &[Cell]) -> Result<Action, ReadError> {
        let &[from, .., to] = cells else { return Err(ReadError::NotAnAction(text.to_owned())) };
        let action = Action::Move { from, to };
        if self.is_legal(action) && !self.follows(cells) {
            return Err(ReadError::NotThisWay);
        }
        Ok(action)
    }

    fn parse(&self, text: &str) -> Result<Parsed, ReadError> {
        let nonsense = || ReadError::NotAnAction(text.to_owned());
        let cell =
            |name: &str| self.board().cell(name).ok_or(ReadError::UnknownCell(name.to_owned()));
        match text {
            "pass" => return Ok(Parsed::Action(Action::Pass)),
            "end" => return Ok(Parsed::Action(Action::End)),
            _ => {}
        }
        if let Some(from) = text.strip_suffix("-off") {
            return Ok(Parsed::Action(Action::Off(cell(from)?)));
        }
        if let Some(huffed) = text.strip_prefix("huff-") {
            return Ok(Parsed::Action(Action::Huff(cell(huffed)?)));
        }
        if let Some(field) = text.strip_prefix('#') {
            return Ok(Parsed::Action(Action::SetDown(cell(field)?)));
        }
        if let Some(place) = text.strip_prefix('@') {
            return Ok(Parsed::Action(Action::Place(cell(place)?)));
        }
        if let Some((own, enemy)) = text.split_once("<>") {
            let (own, enemy) = (cell(own)?, cell(enemy)?);
            return Ok(Parsed::Action(Action::Swap { own, enemy }));
        }
        if let Some((yard, to)) = text.split_once('-').filter(|(yard, _)| self.is_yard(yard)) {
            return Ok(Parsed::Action(self.enter(yard, cell(to)?)?));
        }
        if text.contains('-') {
            let cells = text.split('-').map(cell).collect::<Result<Vec<Cell>, _>>()?;
            return Ok(match *cells.as_slice() {
                [from, to] => Parsed::Action(Action::Move { from, to }),
                _ => Parsed::Way(cells),
            });
        }
        dice(text).map(Parsed::Action).ok_or_else(nonsense)
    }

    fn is_yard(&self, word: &str) -> bool {
        let seating = self.game().seating();
        word == "yard" || seating.all_colours().any(|colour| seating.hue(colour).name() == word)
    }

    /// Coming in from a yard that is named, or from the only one it can be.
    fn enter(&self, yard: &str, to: Cell) -> Result<Action, ReadError> {
        let seating = self.game().seating();
        let named = |&colour: &Colour| match yard {
            "yard" => seating.seat_of(colour) == self.turn(),
            hue => seating.hue(colour).name() == hue,
        };
        let enter = |colour| Action::Enter { colour, to };
        let all: Vec<Action> = seating.all_colours().filter(named).map(enter).collect();
        let acts = matches!(self.to_act(), ToAct::Seat(_));
        let legal: Vec<Action> =
            all.iter().copied().filter(|&action| acts && self.is_legal(action)).collect();
        match (legal.as_slice(), all.as_slice()) {
            (&[action], _) | (&[], &[action, ..]) => Ok(action),
            (&[], &[]) => Err(ReadError::Refused(Refusal::NotInThisGame)),
            _ => Err(ReadError::WhichYard),
        }
    }
}

/// What dice show, or which of them is for steps.
fn dice(text: &str) -> Option<Action> {
    let number = |digits: &str| {
        digits.parse().ok().filter(|_| digits.chars().all(|digit| digit.is_ascii_digit()))
    };
    if let Some(die) = text.strip_prefix('s') {
        return number(die).map(Action::Steps);
    }
    let dice = text.strip_prefix('d')?;
    match dice.split_once('+') {
        Some((small, large)) => Some(Action::RollTwo(number(small)?, number(large)?)),
        None => number(dice).map(Action::Roll),
    }
}

enum Parsed {
    Action(Action),
    /// Three cells or more.
    Way(Vec<Cell>),
}
