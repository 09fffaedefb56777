//! Specs: which game, how many players, which house rules.

use crate::catalogue::{self, Entry};
use crate::figure::{self, FigureError};
use crate::position::AnyGame;
use crate::seating::Seat;
use board::ErrorList;
use board::{Board, BoardId, Cell};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// The number of the current rules. A change that makes an old record replay differently
/// raises it; `docs/rulings.md` lists what each number changed.
pub const RULES: u32 = 2;

/// Every number of rules that this program can build. A game goes on under the rules with
/// which it began.
pub const KNOWN_RULES: RangeInclusive<u32> = 1..=RULES;

/// The values an option may have in a variant, the default first. A single value
/// leaves nothing to choose.
pub type Choice<T> = &'static [T];

/// A kind of house rule: an enum whose values have names.
pub trait Value: Copy + Eq + 'static {
    /// What the option is called.
    const OPTION: &'static str;

    /// What this value is called.
    fn name(self) -> &'static str;
}

/// Gives an enum's values their names: `values!(Jumps: "jumps" { Adjacent: "adjacent", … })`.
macro_rules! values {
    ($type:ident : $option:literal { $($value:ident : $name:literal),+ $(,)? }) => {
        impl $crate::spec::Value for $type {
            const OPTION: &'static str = $option;
            fn name(self) -> &'static str {
                match self { $($type::$value => $name),+ }
            }
        }
    };
}
pub(crate) use values;

values!(Places: "places" { First: "first", All: "all" });
use crate::standing::Places;

/// An option that a game offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// What it is called.
    pub name: &'static str,
    /// What it may be, the default first.
    pub values: Vec<&'static str>,
}

/// A game that is about to be built: an id, a number of players, the seat that
/// begins, the options that differ from their defaults, a figure of one's own, and the
/// number of the rules.
///
/// ```
/// use spielhof_rules::Spec;
/// let spec = Spec::of("chinese-checkers", 6).unwrap().set("jumps", "adjacent");
/// let game = spec.build().unwrap();
/// assert_eq!(game.start().actions().len(), 14);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    entry: &'static Entry,
    players: Option<u8>,
    first: u8,
    options: BTreeMap<String, String>,
    figure: Option<String>,
    rules: u32,
}

/// What is wrong with a spec.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SpecError {
    /// No game has this id.
    #[error("unknown game `{id}`; did you mean `{nearest}`?")]
    UnknownGame {
        /// The id asked for.
        id: String,
        /// The id that looks most like it.
        nearest: &'static str,
    },
    /// This program knows no rules of this number.
    #[error("unknown rules {0}")]
    UnknownRules(u32),
    /// The game is not played by so many.
    #[error("not a game for {players} players; possible: {allowed:?}")]
    Players {
        /// How many were asked for.
        players: u8,
        /// What is possible.
        allowed: Vec<u8>,
    },
    /// There is no such seat to begin.
    #[error("seat {seat} cannot begin; there are {seats} seats")]
    FirstSeat {
        /// The seat asked for, counted from one.
        seat: u8,
        /// How many seats there are.
        seats: u8,
    },
    /// The game has no such option with this number of players.
    #[error("unknown option `{option}`; known: {known:?}")]
    UnknownOption {
        /// What was asked for.
        option: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    #[error("option `{option}` has no value `{value}`; known: {known:?}")]
    UnknownValue {
        /// The option.
        option: &'static str,
        /// What was asked for.
        value: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// A figure was given to a game that has none.
    #[error("this game has no figure")]
    NoFigure,
    /// The figure cannot be played to.
    #[error("{fault}")]
    Figure {
        /// The board it has to fit.
        board: BoardId,
        /// What is wrong.
        fault: FigureError,
    },
    /// Two options contradict each other.
    #[error("`{}={}` contradicts `{}={}`", .one.0, .one.1, .other.0, .other.1)]
    Contradiction {
        /// One option with its value.
        one: (&'static str, &'static str),
        /// The other one.
        other: (&'static str, &'static str),
    },
}

impl Spec {
    /// A game of the catalogue with a number of players, all options at their defaults.
    pub fn of(id: &str, players: u8) -> Result<Spec, SpecError> {
        Ok(Spec { players: Some(players), ..Spec::smallest(id)? })
    }

    /// A game of the catalogue with its smallest number of players.
    pub fn smallest(id: &str) -> Result<Spec, SpecError> {
        let entry = catalogue::find(id).ok_or_else(|| SpecError::UnknownGame {
            id: id.to_owned(),
            nearest: catalogue::nearest(id),
        })?;
        Ok(Spec {
            entry,
            players: None,
            first: 1,
            options: BTreeMap::new(),
            figure: None,
            rules: RULES,
        })
    }

    /// Under the rules of this number, instead of the current ones. Whether this program
    /// knows them is checked when the game is built.
    ///
    /// ```
    /// use spielhof_rules::{Spec, SpecError};
    /// let spec = Spec::of("halma", 2).unwrap();
    /// assert_eq!(spec.clone().with_rules(1).build().unwrap().spec().rules(), 1);
    /// let faults = spec.with_rules(99).build().unwrap_err();
    /// assert_eq!(faults, [SpecError::UnknownRules(99)]);
    /// ```
    pub fn with_rules(mut self, number: u32) -> Spec {
        self.rules = number;
        self
    }

    /// With this option set. Whether it exists is checked when the game is built.
    pub fn set(mut self, option: &str, value: &str) -> Spec {
        self.options.insert(option.to_owned(), value.to_owned());
        self
    }

    /// With a figure of one's own to play to: a picture of the board with an `o` on each of
    /// its cells. Whether it fits is checked when the game is built.
    ///
    /// ```
    /// use spielhof_rules::Spec;
    /// let bar = "8 . . o o o o o o o o o o . . . .\n7 . . o o o o o o o o o . . . . .";
    /// let game = Spec::of("meeting-point", 1).unwrap().figure(bar).build().unwrap();
    /// assert_eq!(game.figure().unwrap().lines().count(), 2);
    /// ```
    pub fn figure(mut self, picture: &str) -> Spec {
        self.figure = Some(picture.to_owned());
        self
    }

    /// With this seat (counted from one) to begin.
    pub fn starting(mut self, seat: u8) -> Spec {
        self.first = seat;
        self
    }

    /// The entry in the catalogue.
    pub fn entry(&self) -> &'static Entry {
        self.entry
    }

    /// The game's id.
    pub fn id(&self) -> &'static str {
        self.entry.head().id
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.players.unwrap_or_else(|| self.entry.players()[0])
    }

    /// The seat that begins, counted from one.
    pub fn first(&self) -> u8 {
        self.first
    }

    /// The number of the rules.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// Builds the game, or reports all faults of the spec at once.
    pub fn build(&self) -> Result<Arc<AnyGame>, ErrorList<SpecError>> {
        if !KNOWN_RULES.contains(&self.rules) {
            // Which options and players these rules have is not known either.
            return Err(SpecError::UnknownRules(self.rules).into());
        }
        let mut picks = Picks::new(self);
        let players = self.players();
        if !self.entry.players().contains(&players) {
            // Which options there are depends on the players: no use in looking further.
            let allowed = self.entry.players();
            return Err(SpecError::Players { players, allowed }.into());
        }
        if !(1..=players).contains(&self.first) {
            picks.faults.push(SpecError::FirstSeat { seat: self.first, seats: players });
            picks.first = Seat(0);
        }
        let family = self.entry.build(&mut picks);
        let chosen = picks.finish()?;
        Ok(Arc::new(AnyGame::new(self.clone(), chosen, family)))
    }
}

/// What makes a game with players one among its like.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Chosen {
    /// Every option with its value.
    pub options: Vec<(&'static str, &'static str)>,
    /// The figure, drawn, if it is not the usual one.
    pub figure: Option<String>,
}

/// The options a variant asks for while it is built: it picks, this remembers what
/// was on offer and what was wrong. So the catalogue's list of options comes from
/// the very code that uses them.
pub(crate) struct Picks {
    /// How many play.
    pub players: u8,
    /// Who begins.
    pub first: Seat,
    rules: u32,
    wanted: BTreeMap<String, String>,
    /// The figure wanted, until a game asks for it.
    wanted_figure: Option<String>,
    figure: Option<String>,
    offered: Vec<(OptionInfo, &'static str)>,
    faults: Vec<SpecError>,
}

impl Picks {
    fn new(spec: &Spec) -> Picks {
        Picks {
            players: spec.players(),
            first: Seat(spec.first.wrapping_sub(1)),
            rules: spec.rules,
            wanted: spec.options.clone(),
            wanted_figure: spec.figure.clone(),
            ..Picks::defaults(spec.players())
        }
    }

    /// All options at their defaults, under the current rules.
    pub fn defaults(players: u8) -> Picks {
        Picks {
            players,
            first: Seat(0),
            rules: RULES,
            wanted: BTreeMap::new(),
            wanted_figure: None,
            figure: None,
            offered: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// The value wanted, or the default.
    pub fn pick<T: Value>(&mut self, choice: Choice<T>) -> T {
        let default = choice[0];
        if choice.len() == 1 {
            return default;
        }
        let values: Vec<&'static str> = choice.iter().map(|value| value.name()).collect();
        let wanted = self.wanted.get(T::OPTION).map_or(default.name(), String::as_str);
        let picked = choice.iter().copied().find(|value| value.name() == wanted);
        if picked.is_none() {
            self.faults.push(SpecError::UnknownValue {
                option: T::OPTION,
                value: wanted.to_owned(),
                known: values.clone(),
            });
        }
        let picked = picked.unwrap_or(default);
        self.offered.push((OptionInfo { name: T::OPTION, values }, picked.name()));
        picked
    }

    /// What has held since the rules of this number, or what held before them.
    pub fn since<T>(&self, number: u32, now: T, before: T) -> T {
        if self.rules >= number { now } else { before }
    }

    /// The cells of the figure wanted, or of the usual one. Pieces start at home.
    pub fn figure(&mut self, board: &Board, usual: Vec<Cell>, home: &[Cell]) -> Vec<Cell> {
        let Some(picture) = self.wanted_figure.take() else { return usual };
        match figure::read(board, &picture, home) {
            Ok(cells) => {
                let is_usual = cells.iter().all(|cell| usual.contains(cell));
                self.figure = (!is_usual).then(|| figure::draw(board, &cells));
                cells
            }
            Err(faults) => {
                let of_spec = |fault| SpecError::Figure { board: board.id(), fault };
                self.faults.extend(faults.into_iter().map(of_spec));
                usual
            }
        }
    }

    /// Two picked values do not go together.
    pub fn contradict<A: Value, B: Value>(&mut self, one: A, other: B) {
        let (one, other) = ((A::OPTION, one.name()), (B::OPTION, other.name()));
        self.faults.push(SpecError::Contradiction { one, other });
    }

    /// The values of this option mean nothing with another value that was picked. Whoever has
    /// set it is told what does not go with it.
    pub fn rule_out<T: Value, Other: Value>(&mut self, choice: Choice<T>, other: Other) {
        let Some(wanted) = self.wanted.remove(T::OPTION) else { return };
        match choice.iter().copied().find(|value| value.name() == wanted) {
            Some(value) => self.contradict(value, other),
            None => {
                let known = choice.iter().map(|value| value.name()).collect();
                let option = T::OPTION;
                self.faults.push(SpecError::UnknownValue { option, value: wanted, known });
            }
        }
    }

    /// The options on offer, after everything has been picked.
    pub fn offered(self) -> Vec<OptionInfo> {
        self.offered.into_iter().map(|(info, _)| info).collect()
    }

    fn finish(mut self) -> Result<Chosen, ErrorList<SpecError>> {
        let known: Vec<&'static str> = self.offered.iter().map(|(info, _)| info.name).collect();
        for option in self.wanted.keys().filter(|option| !known.contains(&option.as_str())) {
            let (option, known) = (option.clone(), known.clone());
            self.faults.push(SpecError::UnknownOption { option, known });
        }
        if self.wanted_figure.is_some() {
            self.faults.push(SpecError::NoFigure);
        }
        if self.faults.is_empty() {
            let chosen = |(info, value): (OptionInfo, &'static str)| (info.name, value);
            let options = self.offered.into_iter().map(chosen).collect();
            Ok(Chosen { options, figure: self.figure })
        } else {
            Err(self.faults.into())
        }
    }
}
