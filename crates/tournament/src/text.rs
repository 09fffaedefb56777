//! Events as lines that people can read.

use crate::event::{Bye, Event, Mark};
use crate::settings::{Cycles, Entrant, Format, Seeding, Settings, ThirdPlace};
use std::fmt::{self, Display};
use std::str::FromStr;

/// Why a line is no event.
///
/// ```
/// use spielhof_tournament::{Event, EventTextError};
/// assert_eq!("joind 1".parse::<Event>(), Err(EventTextError::Unknown("joind".to_owned())));
/// assert_eq!("joined x".parse::<Event>(), Err(EventTextError::Form("joined 1")));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EventTextError {
    /// No event begins with this word.
    #[error("no event begins with `{0}`")]
    Unknown(String),
    /// The event does not look like this example.
    #[error("it should look like this: {0}")]
    Form(&'static str),
}

const OPENED: &str = "opened swiss rounds=5 players=2 seeding=lot game=halma name=Club evening";
const JOINED: &str = "joined 1";
const WITHDREW: &str = "withdrew 1";
const STARTED: &str = "started seed=7 order=3,1,2";
const PAIRED: &str = "paired 1: 3-1 4-2 bye:5";
const RESULT: &str = "result 1.2: 1 2";
const CORRECTED: &str = "corrected 1.2.1: 2 1";
const ENDED: &str = "ended";

impl Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Opened { settings } => write_settings(f, settings),
            Event::Joined { entrant } => write!(f, "joined {entrant}"),
            Event::Withdrew { entrant } => write!(f, "withdrew {entrant}"),
            Event::Started { seed, order } => {
                write!(f, "started seed={seed} order={}", joined(order, ","))
            }
            Event::Paired { round, pairings, byes } => {
                write!(f, "paired {round}:")?;
                pairings.iter().try_for_each(|table| write!(f, " {}", joined(table, "-")))?;
                byes.iter().try_for_each(|bye| match bye.instead_of {
                    Some(other) => write!(f, " bye:{}/{other}", bye.entrant),
                    None => write!(f, " bye:{}", bye.entrant),
                })
            }
            Event::Recorded { round, table, marks } => {
                write!(f, "result {round}.{table}:{}", marks_text(marks))
            }
            Event::Corrected { round, table, game, marks } => {
                write!(f, "corrected {round}.{table}.{game}:{}", marks_text(marks))
            }
            Event::Ended => f.write_str(ENDED),
        }
    }
}

fn write_settings(f: &mut fmt::Formatter<'_>, settings: &Settings) -> fmt::Result {
    write!(f, "opened {}", settings.format.name())?;
    match settings.format {
        Format::RoundRobin { cycles: Cycles::Single } => write!(f, " cycles=1")?,
        Format::RoundRobin { cycles: Cycles::Double } => write!(f, " cycles=2")?,
        Format::Swiss { rounds } | Format::Groups { rounds } => write!(f, " rounds={rounds}")?,
        Format::KnockOut { best_of, third_place } => {
            let third_place = match third_place {
                ThirdPlace::Shared => "shared",
                ThirdPlace::Played => "played",
            };
            write!(f, " best-of={best_of} third-place={third_place}")?;
        }
    }
    let seeding = match settings.seeding {
        Seeding::Lot => "lot",
        Seeding::Order => "order",
    };
    let Settings { players, game, name, .. } = settings;
    write!(f, " players={players} seeding={seeding} game={game} name={name}")
}

fn joined<T: Display>(all: &[T], between: &str) -> String {
    all.iter().map(T::to_string).collect::<Vec<_>>().join(between)
}

fn marks_text(marks: &[Mark]) -> String {
    let text = |mark: &Mark| match mark {
        Mark::Place(place) => format!(" {place}"),
        Mark::Absent => " -".to_owned(),
    };
    marks.iter().map(text).collect()
}

impl FromStr for Event {
    type Err = EventTextError;

    fn from_str(line: &str) -> Result<Event, EventTextError> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (event, example) = match word {
            "opened" => (read_settings(rest), OPENED),
            "joined" => (entrant(rest).map(|entrant| Event::Joined { entrant }), JOINED),
            "withdrew" => (entrant(rest).map(|entrant| Event::Withdrew { entrant }), WITHDREW),
            "started" => (read_start(rest), STARTED),
            "paired" => (read_round(rest), PAIRED),
            "result" => (read_result(rest), RESULT),
            "corrected" => (read_correction(rest), CORRECTED),
            "ended" => (rest.is_empty().then_some(Event::Ended), ENDED),
            _ => return Err(EventTextError::Unknown(word.to_owned())),
        };
        event.ok_or(EventTextError::Form(example))
    }
}

fn entrant(text: &str) -> Option<Entrant> {
    text.trim().parse().ok().map(Entrant)
}

fn entrants(text: &str, between: char) -> Option<Vec<Entrant>> {
    text.split(between).map(entrant).collect()
}

/// `name=value`, where the name is known.
fn value<'a>(text: &'a str, name: &str) -> Option<&'a str> {
    text.strip_prefix(name)?.strip_prefix('=')
}

fn read_settings(text: &str) -> Option<Event> {
    let (front, name) = text.split_once(" name=")?;
    let mut words = front.split_whitespace();
    let number = |name: &str, word: Option<&str>| value(word?, name)?.parse::<u32>().ok();
    let format = match words.next()? {
        "round-robin" => match number("cycles", words.next())? {
            1 => Format::RoundRobin { cycles: Cycles::Single },
            2 => Format::RoundRobin { cycles: Cycles::Double },
            _ => return None,
        },
        "swiss" => Format::Swiss { rounds: number("rounds", words.next())? },
        "groups" => Format::Groups { rounds: number("rounds", words.next())? },
        "knock-out" => Format::KnockOut {
            best_of: number("best-of", words.next())?,
            third_place: match value(words.next()?, "third-place")? {
                "shared" => ThirdPlace::Shared,
                "played" => ThirdPlace::Played,
                _ => return None,
            },
        },
        _ => return None,
    };
    let players = number("players", words.next())?;
    let seeding = match value(words.next()?, "seeding")? {
        "lot" => Seeding::Lot,
        "order" => Seeding::Order,
        _ => return None,
    };
    let game = value(words.next()?, "game")?.to_owned();
    let settings = Settings { name: name.to_owned(), game, format, players, seeding };
    words.next().is_none().then(|| Event::Opened { settings: Box::new(settings) })
}

fn read_start(text: &str) -> Option<Event> {
    let (seed, order) = text.trim().split_once(' ')?;
    let seed = value(seed, "seed")?.parse().ok()?;
    let order = entrants(value(order.trim(), "order")?, ',')?;
    Some(Event::Started { seed, order })
}

fn read_round(text: &str) -> Option<Event> {
    let (round, tables) = text.split_once(':')?;
    let (mut pairings, mut byes) = (Vec::new(), Vec::new());
    for word in tables.split_whitespace() {
        match word.strip_prefix("bye:") {
            Some(bye) => byes.push(read_bye(bye)?),
            None => pairings.push(entrants(word, '-')?),
        }
    }
    Some(Event::Paired { round: round.trim().parse().ok()?, pairings, byes })
}

fn read_bye(text: &str) -> Option<Bye> {
    match text.split_once('/') {
        Some((one, other)) => {
            Some(Bye { entrant: entrant(one)?, instead_of: Some(entrant(other)?) })
        }
        None => Some(Bye { entrant: entrant(text)?, instead_of: None }),
    }
}

/// The numbers before the colon, and the marks behind it.
fn read_marks(text: &str) -> Option<(Vec<u32>, Vec<Mark>)> {
    let (numbers, marks) = text.split_once(':')?;
    let numbers = numbers.trim().split('.').map(|number| number.parse().ok());
    let mark = |word: &str| match word {
        "-" => Some(Mark::Absent),
        _ => word.parse().ok().map(Mark::Place),
    };
    Some((
        numbers.collect::<Option<_>>()?,
        marks.split_whitespace().map(mark).collect::<Option<_>>()?,
    ))
}

fn read_result(text: &str) -> Option<Event> {
    let (numbers, marks) = read_marks(text)?;
    let &[round, table] = numbers.as_slice() else { return None };
    Some(Event::Recorded { round, table, marks })
}

fn read_correction(text: &str) -> Option<Event> {
    let (numbers, marks) = read_marks(text)?;
    let &[round, table, game] = numbers.as_slice() else { return None };
    Some(Event::Corrected { round, table, game, marks })
}
