//! The feature `serde`: how the values of games are exchanged. Everything is checked when it is
//! read, so a value that was read is as good as one that was built.

use crate::action::Action;
use crate::position::{AnyGame, Position};
use crate::reason::Reason;
use crate::seating::{Colour, Hue, MOST, Seat, Side};
use crate::spec::Spec;
use crate::standing::{Outcome, Standing};
use board::{Board, BoardId, Cell};
use serde::de::{DeserializeSeed, Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// Seats, sides and colours as people count them, from one.
macro_rules! numbered {
    ($($type:ident: $expected:literal),+) => {$(
        /// As people count, from one.
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.number().serialize(serializer)
            }
        }

        /// A number that no game has is refused.
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let number = u8::deserialize(deserializer)?;
                numbered(number).map($type).ok_or_else(|| {
                    Error::invalid_value(Unexpected::Unsigned(number.into()), &$expected)
                })
            }
        }
    )+};
}

numbered!(Seat: "a seat from 1 to 6", Side: "a side from 1 to 6", Colour: "a colour from 1 to 6");

/// From a number as people count to a number from zero.
fn numbered(number: u8) -> Option<u8> {
    (1..=MOST).contains(&usize::from(number)).then(|| number - 1)
}

/// Enums as the names that programs use.
macro_rules! named {
    ($($type:ident: $expected:literal),+) => {$(
        /// As the name that programs use.
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                self.name().serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let name = String::deserialize(deserializer)?;
                $type::ALL.into_iter().find(|value| value.name() == name).ok_or_else(|| {
                    Error::invalid_value(Unexpected::Str(&name), &$expected)
                })
            }
        }
    )+};
}

named!(Hue: "the name of a colour", Reason: "the reason why a game is over");

/// As the list of ranks: `[2, 1]`.
impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.ranks().serialize(serializer)
    }
}

/// Ranks that no game gives are refused.
impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Outcome, D::Error> {
        let ranks = Vec::<u8>::deserialize(deserializer)?;
        outcome(&ranks).ok_or_else(|| Error::custom(format!("{ranks:?} ranks no game")))
    }
}

/// The outcome of these ranks. It is made by ranking sides of equal order, so gaps and ranks
/// that are too large show up as a difference.
fn outcome(ranks: &[u8]) -> Option<Outcome> {
    if !(1..=MOST).contains(&ranks.len()) {
        return None;
    }
    let mut standing = Standing::new(ranks.len());
    match ranks {
        [2] => standing.give_up(),
        _ => standing.decide(|side| Reverse(ranks[side.index()])),
    }
    standing.outcome().filter(|outcome| outcome.ranks() == ranks)
}

/// As a text in the notation of `docs/notation.md`, with the numbers of cells instead of their
/// names and the number of the colour behind `yard`: `"34-68"`, `"yard2-6"`, `"d3+5"`. The names
/// depend on the board, which an action does not know; [`Position::write`] writes them, and a
/// reference to a [`Position`] is a seed that reads them.
impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let n = |cell: Cell| cell.number();
        match *self {
            Action::Move { from, to } => {
                serializer.collect_str(&format_args!("{}-{}", n(from), n(to)))
            }
            Action::Swap { own, enemy } => {
                serializer.collect_str(&format_args!("{}<>{}", n(own), n(enemy)))
            }
            Action::Enter { colour, to } => {
                serializer.collect_str(&format_args!("yard{}-{}", colour.number(), n(to)))
            }
            Action::Off(from) => serializer.collect_str(&format_args!("{}-off", n(from))),
            Action::Place(cell) => serializer.collect_str(&format_args!("@{}", n(cell))),
            Action::SetDown(field) => serializer.collect_str(&format_args!("#{}", n(field))),
            Action::Roll(die) => serializer.collect_str(&format_args!("d{die}")),
            Action::RollTwo(small, large) => {
                serializer.collect_str(&format_args!("d{small}+{large}"))
            }
            Action::Steps(die) => serializer.collect_str(&format_args!("s{die}")),
            Action::Huff(cell) => serializer.collect_str(&format_args!("huff-{}", n(cell))),
            Action::Pass => serializer.serialize_str("pass"),
            Action::End => serializer.serialize_str("end"),
        }
    }
}

/// What no game could mean is refused. Whether an action is legal only a position knows.
impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Action, D::Error> {
        let text = String::deserialize(deserializer)?;
        action(&text).ok_or_else(|| {
            Error::invalid_value(Unexpected::Str(&text), &"an action with the numbers of cells")
        })
    }
}

fn action(text: &str) -> Option<Action> {
    let two = |(one, other): (&str, &str)| Some((cell(one)?, cell(other)?));
    if let Some(dice) = text.strip_prefix('d') {
        return match dice.split_once('+') {
            Some((small, large)) => {
                let (small, large) = (die(small)?, die(large)?);
                (small <= large).then_some(Action::RollTwo(small, large))
            }
            None => die(dice).map(Action::Roll),
        };
    }
    if let Some(yard) = text.strip_prefix("yard") {
        let (colour, to) = yard.split_once('-')?;
        let colour = numbered(number(colour)?.try_into().ok()?).map(Colour)?;
        return Some(Action::Enter { colour, to: cell(to)? });
    }
    if let Some(from) = text.strip_suffix("-off") {
        return cell(from).map(Action::Off);
    }
    if let Some(pair) = text.split_once("<>") {
        return two(pair).map(|(own, enemy)| Action::Swap { own, enemy });
    }
    match text {
        "pass" => return Some(Action::Pass),
        "end" => return Some(Action::End),
        _ => {}
    }
    if let Some(huffed) = text.strip_prefix("huff-") {
        return cell(huffed).map(Action::Huff);
    }
    if let Some(place) = text.strip_prefix('@') {
        return cell(place).map(Action::Place);
    }
    if let Some(field) = text.strip_prefix('#') {
        return cell(field).map(Action::SetDown);
    }
    if let Some(steps) = text.strip_prefix('s') {
        return die(steps).map(Action::Steps);
    }
    two(text.split_once('-')?).map(|(from, to)| Action::Move { from, to })
}

/// A number as it is written here: digits without a leading zero, so that each value has one text.
fn number(text: &str) -> Option<u16> {
    let number: u16 = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

fn die(text: &str) -> Option<u8> {
    number(text).and_then(|die| die.try_into().ok()).filter(|die| (1..=6).contains(die))
}

fn cell(text: &str) -> Option<Cell> {
    let number = number(text)?;
    let on_some_board = |id| usize::from(number) < Board::of(id).len();
    BoardId::ALL.into_iter().any(on_some_board).then(|| Cell::new(number))
}

/// Reads an action in the notation of `docs/notation.md` that is legal in this position.
impl<'de> DeserializeSeed<'de> for &Position {
    type Value = Action;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Action, D::Error> {
        let text = String::deserialize(deserializer)?;
        self.read(&text).map_err(Error::custom)
    }
}

/// The fields of a spec, named as in a record.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecFields {
    game: String,
    rules: u32,
    players: u8,
    #[serde(default = "first_seat")]
    first: u8,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    options: BTreeMap<String, String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    figure: Option<String>,
}

fn first_seat() -> u8 {
    1
}

impl SpecFields {
    fn of(spec: &Spec) -> SpecFields {
        SpecFields {
            game: spec.id().to_owned(),
            rules: spec.rules(),
            players: spec.players(),
            first: spec.first(),
            options: spec.options.clone(),
            figure: spec.figure.clone(),
        }
    }

    /// With every option, so that a later change of a default changes nothing.
    fn of_game(game: &AnyGame) -> SpecFields {
        let own = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
        SpecFields {
            options: game.options().iter().map(own).collect(),
            figure: game.figure().map(str::to_owned),
            ..SpecFields::of(game.spec())
        }
    }

    /// The spec, if a game can be built from it.
    fn check<E: Error>(self) -> Result<Spec, E> {
        let spec = Spec::of(&self.game, self.players).map_err(E::custom)?;
        let spec = spec.with_rules(self.rules).starting(self.first);
        let spec = self.options.iter().fold(spec, |spec, (name, value)| spec.set(name, value));
        let spec = match &self.figure {
            Some(figure) => spec.figure(figure),
            None => spec,
        };
        spec.build().map_err(E::custom)?;
        Ok(spec)
    }
}

/// As a map: `{"game": "halma", "rules": 2, "players": 2, "first": 1, "options": {"blocked":
/// "swap"}}`. `options` and `figure` are left out where there are none.
impl Serialize for Spec {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SpecFields::of(self).serialize(serializer)
    }
}

/// A spec from which no game can be built is refused.
impl<'de> Deserialize<'de> for Spec {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Spec, D::Error> {
        SpecFields::deserialize(deserializer)?.check()
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PositionFields {
    spec: SpecFields,
    setup: String,
}

/// As a map of the spec with every option, and of the set-up as [`Position::text`] writes it:
/// `{"spec": {…}, "setup": "turn: 1\n…"}`.
impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let spec = SpecFields::of_game(self.game());
        PositionFields { spec, setup: self.text() }.serialize(serializer)
    }
}

/// A set-up that is no position of the game is refused.
impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        let fields = PositionFields::deserialize(deserializer)?;
        let game = fields.spec.check::<D::Error>()?.build().map_err(Error::custom)?;
        game.load(&fields.setup).map_err(Error::custom)
    }
}
