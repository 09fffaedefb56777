//! What can happen at a table, and what people can ask for.

use crate::clock::Millis;
use crate::terms::Terms;
use rules::ReadError;
#[cfg(feature = "serde")]
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::{self, Display};

/// A person, as a number that is no secret.
///
/// ```
/// assert_eq!(spielhof_table::Guest(255).to_string(), "00000000000000ff");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Guest(pub u64);

impl Display for Guest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// In hexadecimal: not every reader of JSON has whole numbers of 64 bits.
#[cfg(feature = "serde")]
impl Serialize for Guest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> Deserialize<'de> for Guest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Guest, D::Error> {
        let text = String::deserialize(deserializer)?;
        u64::from_str_radix(&text, 16).map(Guest).map_err(serde::de::Error::custom)
    }
}

/// What is asked of the others.
///
/// ```
/// use spielhof_table::{Ask, By, Command, Event, Guest, Seed, Table, Terms};
/// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
/// let seated = [(1, Guest(1)), (2, Guest(2))];
/// let table = Table::open("t1", Terms::of(&game), Seed::new([0; 32]), game, &seated, 0).unwrap();
/// let asked = table.decide(By::Guest(Guest(1)), &Command::OfferDraw(1), 0).unwrap();
/// assert_eq!(asked, [Event::Asked { seat: 1, ask: Ask::Draw }]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Ask {
    /// To take back to before the own last action.
    TakeBack,
    /// To call it a draw.
    Draw,
    /// To break off.
    Abort,
}

/// Something that happened. Seats are counted from one; actions are in notation. No name of
/// a person and no secret is in it.
///
/// ```
/// use spielhof_table::Event;
/// let acted = Event::Acted { seat: 1, action: "e2-f3".to_owned() };
/// assert_eq!(acted.vacates(), None);
/// assert_eq!(Event::Resigned { seat: 2 }.vacates(), Some(2)); // the seat is given up
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(tag = "event", rename_all = "kebab-case"))]
pub enum Event {
    /// The table was opened. Always the first.
    Opened {
        /// On these terms.
        terms: Box<Terms>,
        /// SHA-256 of the server's seed in hexadecimal, where dice fall or a lot is drawn.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        commitment: Option<String>,
    },
    /// Somebody took a seat.
    Sat {
        /// Which.
        seat: u8,
        /// Who.
        guest: Guest,
    },
    /// Somebody left a seat before the game began.
    Stood {
        /// Which.
        seat: u8,
    },
    /// A seat went to another guest.
    Handed {
        /// Which.
        seat: u8,
        /// To whom.
        guest: Guest,
    },
    /// A player added a salt, a random number of their own, to the dice.
    Seeded {
        /// Who.
        seat: u8,
        /// 32 bytes in hexadecimal.
        seed: String,
    },
    /// The salt of a seat counts no longer: before the first roll its giver has left the seat.
    Unseeded {
        /// Which.
        seat: u8,
    },
    /// A player sent no salt in time. The game is broken off by the next event.
    Withheld {
        /// Who.
        seat: u8,
    },
    /// All seats are taken: the game began.
    Began,
    /// The lot has decided which seat begins.
    Drawn {
        /// Which.
        seat: u8,
    },
    /// A seat acted.
    Acted {
        /// Which.
        seat: u8,
        /// What.
        action: String,
    },
    /// Chance decided.
    Rolled {
        /// The number of the roll, never used twice.
        number: u32,
        /// What fell.
        action: String,
    },
    /// Somebody asks the others.
    Asked {
        /// Who.
        seat: u8,
        /// For what.
        ask: Ask,
    },
    /// Somebody answered.
    Answered {
        /// Who.
        seat: u8,
        /// What.
        yes: bool,
    },
    /// The last actions were taken back.
    TookBack {
        /// By whom.
        seat: u8,
        /// How many.
        actions: u32,
    },
    /// Somebody gave up.
    Resigned {
        /// Who.
        seat: u8,
    },
    /// Somebody's time is up.
    TimeUp {
        /// Whose.
        seat: u8,
    },
    /// A computer stands in for somebody who is gone.
    StoodIn {
        /// For whom.
        seat: u8,
        /// How well it plays.
        level: u8,
    },
    /// Somebody came back.
    CameBack {
        /// Who.
        seat: u8,
    },
    /// Somebody is away until then: the clock of their seat stands.
    Away {
        /// Who.
        seat: u8,
        /// Until when.
        until: Millis,
    },
    /// Somebody who was away is back before their time.
    Back {
        /// Who.
        seat: u8,
    },
    /// A player asked the computer what it would do. Stored once for each seat.
    Hinted {
        /// Who.
        seat: u8,
    },
    /// People ended the game, or the clock did. That the rules ended it follows from the
    /// actions and is no event.
    Ended {
        /// How: the name of an [`Ending`](crate::Ending).
        ending: String,
        /// The rank of each side; none when it was broken off.
        #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
        ranks: Option<Vec<u8>>,
    },
    /// The game is over: the server's seed is no secret any more.
    Revealed {
        /// The seed in hexadecimal.
        seed: String,
    },
    /// The same people play again at another table.
    Again {
        /// Its id.
        table: String,
    },
}

impl Event {
    /// The seat that its holder gave up or lost by this event, from one. What that guest was
    /// entitled to there ends with it.
    pub fn vacates(&self) -> Option<u8> {
        match self {
            Event::Stood { seat }
            | Event::Handed { seat, .. }
            | Event::Resigned { seat }
            | Event::TimeUp { seat } => Some(*seat),
            _ => None,
        }
    }
}

/// An event with its number, counted from one without gaps, and its time.
///
/// ```
/// use spielhof_table::{Guest, Seed, Table, Terms};
/// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
/// let seated = [(1, Guest(1)), (2, Guest(2))];
/// let table = Table::open("t1", Terms::of(&game), Seed::new([0; 32]), game, &seated, 5).unwrap();
/// let numbers: Vec<u32> = table.log().iter().map(|entry| entry.number).collect();
/// assert_eq!(numbers, [1, 2, 3, 4]); // opened, two sat down, it began
/// assert!(table.log().iter().all(|entry| entry.at == 5));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    /// The number.
    pub number: u32,
    /// When it happened.
    pub at: Millis,
    /// What happened.
    pub event: Event,
}

/// Who wants something.
///
/// ```
/// use spielhof_table::{By, Command, Denial, Guest, Seed, Table, Terms};
/// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
/// let seated = [(1, Guest(1)), (2, Guest(2))];
/// let table = Table::open("t1", Terms::of(&game), Seed::new([0; 32]), game, &seated, 0).unwrap();
/// let stand_in = Command::StandIn(2, 3);
/// assert_eq!(table.decide(By::Guest(Guest(1)), &stand_in, 0), Err(Denial::HouseOnly));
/// assert!(table.decide(By::House, &stand_in, 0).is_ok());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A person.
    Guest(Guest),
    /// The server: for computers, codes and people who are absent.
    House,
}

/// What can be asked for. Seats are counted from one.
///
/// ```
/// use spielhof_table::{By, Command, Event, Guest, Seed, Table, Terms};
/// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
/// let (host, friend) = (Guest(1), Guest(2));
/// let seed = Seed::new([0; 32]);
/// let table = Table::open("t1", Terms::of(&game), seed, game, &[(1, host)], 0).unwrap();
/// let sat = table.decide(By::Guest(friend), &Command::Sit(2), 0).unwrap();
/// assert_eq!(sat, [Event::Sat { seat: 2, guest: friend }, Event::Began]); // nobody is missing
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// To take an open seat.
    Sit(u8),
    /// To leave a seat before the game has begun.
    Stand(u8),
    /// To give a seat to another guest. Only the house does that, for the guest who brings the
    /// code.
    Hand {
        /// Which.
        seat: u8,
        /// The guest who gives it, and must still hold it.
        from: Guest,
        /// The guest who gets it.
        to: Guest,
    },
    /// To add a salt to the dice, 32 bytes in hexadecimal.
    Seed(String),
    /// To break the game off because the salt of this seat does not come. Only the house does
    /// that.
    BreakOff(u8),
    /// To act.
    Act(u8, String),
    /// To roll.
    Roll(u8),
    /// To take back, with consent where that is needed.
    TakeBack(u8),
    /// To call it a draw.
    OfferDraw(u8),
    /// To break off, with consent where that is needed.
    Abort(u8),
    /// To answer.
    Answer(u8, bool),
    /// To give up.
    Resign(u8),
    /// That a computer of this level stands in. Only the house does that.
    StandIn(u8, u8),
    /// To be there again.
    ComeBack(u8),
    /// To be away until then, where a turn has days. At most [`LONGEST_AWAY`](crate::LONGEST_AWAY).
    Away {
        /// Which seat.
        seat: u8,
        /// Until when.
        until: Millis,
    },
    /// To be back from being away.
    Back(u8),
    /// That this table is where the same people play again. Only the house does that.
    Again(String),
}

/// Why something is not done.
///
/// ```
/// use spielhof_table::{By, Command, Denial, Guest, Seed, Table, Terms};
/// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
/// let seated = [(1, Guest(1)), (2, Guest(2))];
/// let table = Table::open("t1", Terms::of(&game), Seed::new([0; 32]), game, &seated, 0).unwrap();
/// let early = Command::Act(2, "l15-k14".to_owned());
/// assert_eq!(table.decide(By::Guest(Guest(2)), &early, 0), Err(Denial::NotYourTurn { turn: 1 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Denial {
    /// The table has no such seat.
    #[error("there is no seat {0}")]
    NoSuchSeat(u8),
    /// The seat is somebody else's.
    #[error("seat {0} belongs to someone else")]
    NotYourSeat(u8),
    /// The guest who gives the seat away holds it no longer.
    #[error("seat {0} has changed hands")]
    SeatChanged(u8),
    /// The chair is not open.
    #[error("chair {0} is not open")]
    ChairTaken(u8),
    /// Only the house does that.
    #[error("only the server may do this")]
    HouseOnly,
    /// The game has begun.
    #[error("the game has begun")]
    Begun,
    /// The game has not begun: chairs are open.
    #[error("the game has not begun")]
    NotBegun,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over.
    #[error("the game is not over")]
    NotOver,
    /// It is another seat's turn.
    #[error("it is the turn of seat {turn}")]
    NotYourTurn {
        /// Whose turn it is.
        turn: u8,
    },
    /// There is nothing to roll now.
    #[error("no die is rolled now")]
    NoRollNow,
    /// The dice wait for the seeds of these seats.
    #[error("the seeds of seats {0:?} are missing")]
    SeedsMissing(Vec<u8>),
    /// This game needs no seed, or it has this one already.
    #[error("no seed is needed")]
    NoSeedNeeded,
    /// A seed is 32 bytes in hexadecimal.
    #[error("a seed is 32 bytes in hexadecimal")]
    BadSeed,
    /// What was typed is no legal action.
    #[error("{0}")]
    Action(ReadError),
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingToTakeBack,
    /// Dice have fallen since, and there is nobody to agree.
    #[error("dice have been rolled since")]
    DiceHaveFallen,
    /// There is nobody to ask.
    #[error("there is nobody to ask")]
    NobodyToAsk,
    /// A question is open already.
    #[error("a question is open already")]
    QuestionOpen,
    /// There is no question to answer.
    #[error("no question is open")]
    NoQuestion,
    /// The same people play again already, at this table.
    #[error("the rematch is at table {0}")]
    AgainAlready(String),
    /// A turn has no days at this table: nobody needs to be away.
    #[error("a turn has no days here")]
    NoDays,
    /// Nobody is away for so long.
    #[error("nobody is away for so long")]
    AwayTooLong,
    /// The game is rated.
    #[error("the game is rated: play on or give up")]
    Rated,
}
