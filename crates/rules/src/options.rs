//! House rules: the options a variant offers, and picking among them.

use crate::figure;
use crate::seating::Seat;
use crate::spec_error::SpecError;
use crate::standing::Places;
use board::{Board, Cell, ErrorList};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

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
///
/// ```
/// use spielhof_rules::{Value, race::Blocked};
/// assert_eq!((Blocked::OPTION, Blocked::Swap.name()), ("blocked", "swap"));
/// ```
pub trait Value: Copy + Eq + 'static {
    /// What the option is called.
    const OPTION: &'static str;

    /// What this value is called.
    fn name(self) -> &'static str;
}

/// Gives an enum's values their names: `values!(Jumps: "jumps" { Adjacent: "adjacent", … })`.
macro_rules! values {
    ($type:ident : $option:literal { $($value:ident : $name:literal),+ $(,)? }) => {
        impl $crate::options::Value for $type {
            const OPTION: &'static str = $option;
            fn name(self) -> &'static str {
                match self { $($type::$value => $name),+ }
            }
        }
    };
}
pub(crate) use values;

values!(Places: "places" { First: "first", All: "all" });

/// An option that a game offers.
///
/// ```
/// use spielhof_rules::catalogue;
/// let options = catalogue::find("chinese-checkers").unwrap().options(2);
/// let jumps = options.iter().find(|info| info.name == "jumps").unwrap();
/// assert_eq!(jumps.values, ["symmetric", "adjacent"]); // the default first
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// What it is called.
    pub name: &'static str,
    /// What it may be, the default first.
    pub values: Vec<&'static str>,
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
    errors: Vec<SpecError>,
}

impl Picks {
    /// What was asked for, under the rules of this number.
    pub fn wanted(
        players: u8,
        first: u8,
        rules: u32,
        wanted: BTreeMap<String, String>,
        wanted_figure: Option<String>,
    ) -> Picks {
        let mut picks = Picks { rules, wanted, wanted_figure, ..Picks::defaults(players) };
        match (1..=players).contains(&first) {
            true => picks.first = Seat(first - 1),
            false => picks.errors.push(SpecError::FirstSeat { seat: first, seats: players }),
        }
        picks
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
            errors: Vec::new(),
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
            self.errors.push(SpecError::UnknownValue {
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
                self.errors.extend(faults.into_iter().map(of_spec));
                usual
            }
        }
    }

    /// Two picked values do not go together.
    pub fn contradict<A: Value, B: Value>(&mut self, one: A, other: B) {
        let (one, other) = ((A::OPTION, one.name()), (B::OPTION, other.name()));
        self.errors.push(SpecError::Contradiction { one, other });
    }

    /// This option has no effect with another value that was picked. If it was set, that is
    /// reported as a contradiction.
    pub fn rule_out<T: Value, Other: Value>(&mut self, choice: Choice<T>, other: Other) {
        let Some(wanted) = self.wanted.remove(T::OPTION) else { return };
        match choice.iter().copied().find(|value| value.name() == wanted) {
            Some(value) => self.contradict(value, other),
            None => {
                let known = choice.iter().map(|value| value.name()).collect();
                let option = T::OPTION;
                self.errors.push(SpecError::UnknownValue { option, value: wanted, known });
            }
        }
    }

    /// The options on offer, after everything has been picked.
    pub fn offered(self) -> Vec<OptionInfo> {
        self.offered.into_iter().map(|(info, _)| info).collect()
    }

    /// What was picked, or everything that is wrong.
    pub fn finish(mut self) -> Result<Chosen, ErrorList<SpecError>> {
        let known: Vec<&'static str> = self.offered.iter().map(|(info, _)| info.name).collect();
        for option in self.wanted.keys().filter(|option| !known.contains(&option.as_str())) {
            let (option, known) = (option.clone(), known.clone());
            self.errors.push(SpecError::UnknownOption { option, known });
        }
        if self.wanted_figure.is_some() {
            self.errors.push(SpecError::NoFigure);
        }
        if self.errors.is_empty() {
            let chosen = |(info, value): (OptionInfo, &'static str)| (info.name, value);
            let options = self.offered.into_iter().map(chosen).collect();
            Ok(Chosen { options, figure: self.figure })
        } else {
            Err(self.errors.into())
        }
    }
}
