//! Records: a game as a text file that people can read and programs can replay.
//!
//! ```text
//! game: halma
//! rules: 1
//! players: 2
//! first: 1
//! option blocked: clear
//! result: 1 2
//! ending: rules
//! actions:
//! 1. d3-e4
//! 2. m14-l13
//! ```
//!
//! Every option is written down, so that a later change of a default changes no record.

use crate::course::Course;
use crate::past::Ending;
use crate::proof::{Draft, Proof};
use crate::record_error::RecordError;
use rules::{Action, AnyGame, ErrorList, Position, ReadError, SpecText};
use std::fmt::{self, Display};
use std::str::FromStr;
use std::sync::Arc;

/// A game written down: the header, and the actions as text.
///
/// ```
/// use spielhof_table::{Record, RecordError};
/// let text = "game: halma\nrules: 2\nplayers: 2\nactions:\n1. e2-f3\n2. l15-k14\n";
/// let record: Record = text.parse().unwrap();
/// assert_eq!(record.replay().unwrap().turns(), 2);
/// let wrong: Record = text.replace("l15-k14", "l15-k13").parse().unwrap();
/// assert!(matches!(wrong.replay(), Err(RecordError::Action { turn: 2, .. })));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The id of the game.
    pub game: String,
    /// The number of the rules it was played with.
    pub rules: u32,
    /// How many played.
    pub players: u8,
    /// The seat that began, counted from one.
    pub first: u8,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// Who sat where, the seed of a playout and the like: anything for people.
    pub notes: Vec<(String, String)>,
    /// The figure that was drawn for it, if not the usual one.
    pub figure: Option<String>,
    /// The set-up it began from, if not from the usual start.
    pub setup: Option<String>,
    /// The rank of each side, if the game has ended and was not broken off.
    pub result: Option<Vec<u8>>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// What it takes to check the dice, if they were fair ones.
    pub proof: Option<Proof>,
    /// The actions, turn by turn.
    pub turns: Vec<Vec<String>>,
}

impl Record {
    /// The record of a game so far.
    pub fn of(course: &Course) -> Record {
        let game = course.game();
        let spec = game.spec();
        let own = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        Record {
            game: spec.id().to_owned(),
            rules: spec.rules(),
            players: spec.players(),
            first: spec.first(),
            options: game.options().iter().map(own).collect(),
            notes: Vec::new(),
            figure: game.figure().map(str::to_owned),
            setup: course.setup().map(str::to_owned),
            result: course.outcome().map(|outcome| outcome.ranks().to_vec()),
            ending: course.ending(),
            proof: None,
            turns: turns(course),
        }
    }

    /// With a line for people in the header.
    pub fn note(mut self, name: &str, value: &str) -> Record {
        self.notes.push((name.to_owned(), value.to_owned()));
        self
    }

    /// With a comment on a turn, counted from one. In the text it is a header line
    /// `comment TURN: text`, which older programs keep as a note. Line breaks become spaces.
    ///
    /// ```
    /// use spielhof_table::Record;
    /// let text = "game: halma\nrules: 2\nplayers: 2\nactions:\n1. e2-f3\n";
    /// let record = text.parse::<Record>().unwrap().comment(1, "A good beginning.");
    /// let again: Record = record.to_string().parse().unwrap();
    /// assert_eq!(again.comments().collect::<Vec<_>>(), [(1, "A good beginning.")]);
    /// assert_eq!(again.replay().unwrap().turns(), 1);
    /// ```
    pub fn comment(self, turn: usize, text: &str) -> Record {
        let text: Vec<&str> = text.split_whitespace().collect();
        self.note(&format!("{COMMENT}{turn}"), &text.join(" "))
    }

    /// The comments with their turns, as they were written down. Any turn may have several.
    pub fn comments(&self) -> impl Iterator<Item = (usize, &str)> {
        self.notes.iter().filter_map(|(name, text)| Some((turn_of_comment(name)?, text.as_str())))
    }

    /// Removes the comments for which `unwanted` says so, given turn and text.
    pub fn remove_comments(&mut self, unwanted: impl Fn(usize, &str) -> bool) {
        self.notes
            .retain(|(name, text)| turn_of_comment(name).is_none_or(|turn| !unwanted(turn, text)));
    }

    /// With an ending that people brought about, and the rank of each side; none if the
    /// game was broken off.
    pub fn ended(mut self, ending: Ending, ranks: Option<&[u8]>) -> Record {
        (self.ending, self.result) = (Some(ending), ranks.map(<[u8]>::to_vec));
        self
    }

    /// Builds the game that was played.
    pub fn build(&self) -> Result<Arc<AnyGame>, RecordError> {
        if !rules::KNOWN_RULES.contains(&self.rules) {
            return Err(RecordError::OtherRules(self.rules));
        }
        let text = SpecText {
            id: &self.game,
            players: Some(self.players),
            first: Some(self.first),
            rules: Some(self.rules),
            options: self.options.iter().map(|(name, value)| (&**name, &**value)).collect(),
            figure: self.figure.as_deref(),
        };
        text.build().map_err(RecordError::Spec)
    }

    /// Plays the record again and compares the result.
    pub fn replay(&self) -> Result<Course, RecordError> {
        self.replay_with(|_, _, _| Ok(()))
    }

    /// The same, and shows every action before it is played: its turn, counted from one, and
    /// the position.
    pub(crate) fn replay_with<F: From<RecordError>>(
        &self,
        mut look: impl FnMut(usize, &Position, Action) -> Result<(), F>,
    ) -> Result<Course, F> {
        let game = self.build()?;
        let (entry, board) = (game.spec().entry(), game.board().id());
        let mut course = match &self.setup {
            Some(setup) => Course::with_setup(&game, setup)
                .map_err(|faults| RecordError::Setup(board, faults))?,
            None => Course::new(game),
        };
        for (turn, actions) in self.turns.iter().enumerate() {
            for text in actions {
                let refuse = |fault| RecordError::Action {
                    turn: turn + 1,
                    text: text.clone(),
                    game: entry,
                    board,
                    fault,
                };
                let action = course.position().read(text).map_err(refuse)?;
                look(turn + 1, course.position(), action)?;
                course.act(action).map_err(|r| refuse(ReadError::Refused(r)))?;
            }
        }
        self.compare(&course)?;
        Ok(course)
    }

    /// Is what is written down about the end what the actions lead to? What people decided
    /// does not follow from actions; it has to be possible.
    fn compare(&self, course: &Course) -> Result<(), RecordError> {
        let played = course.outcome().map(|outcome| outcome.ranks().to_vec());
        let other = |played| RecordError::Result { written: self.result.clone(), played };
        match self.ending.filter(|ending| ending.by_people()) {
            Some(_) if played.is_some() => Err(other(played)),
            Some(ending) if !self.is_result_of(ending, course.game().seating().sides()) => {
                Err(RecordError::Ranks { ending, written: self.result.clone() })
            }
            Some(_) => Ok(()),
            None if played != self.result => Err(other(played)),
            None if self.ending.is_some() && self.ending != course.ending() => Err(other(played)),
            None => Ok(()),
        }
    }

    /// Can a game of this number of sides have this result with this ending?
    fn is_result_of(&self, ending: Ending, sides: usize) -> bool {
        match &self.result {
            None => ending == Ending::Aborted,
            Some(ranks) => {
                let possible = |&rank: &u8| (1..=sides.max(2)).contains(&usize::from(rank));
                ending != Ending::Aborted
                    && ranks.len() == sides
                    && ranks.iter().all(possible)
                    && (sides == 1 || ranks.contains(&1))
            }
        }
    }
}

/// How the notes begin that are comments.
const COMMENT: &str = "comment ";

/// The turn that a note comments on, if it does.
fn turn_of_comment(name: &str) -> Option<usize> {
    name.strip_prefix(COMMENT)?.parse().ok()
}

/// The actions of a game, a line for each turn. Rolls for the beginning stand in the
/// first line.
fn turns(course: &Course) -> Vec<Vec<String>> {
    let mut position = course.start().clone();
    let mut turns: Vec<Vec<String>> = Vec::new();
    let mut fresh = true;
    for &action in course.actions() {
        if fresh && !position.goes_on(action) {
            turns.push(Vec::new());
        }
        if let Some(turn) = turns.last_mut() {
            turn.push(position.write(action));
        }
        // What has been played can be played again.
        let _ = position.act(action);
        fresh = position.begins_turn();
    }
    turns
}

fn joined(ranks: &[u8]) -> String {
    ranks.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
}

impl Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "game: {}", self.game)?;
        writeln!(f, "rules: {}", self.rules)?;
        writeln!(f, "players: {}", self.players)?;
        writeln!(f, "first: {}", self.first)?;
        for (name, value) in &self.options {
            writeln!(f, "option {name}: {value}")?;
        }
        for (name, value) in &self.notes {
            writeln!(f, "{name}: {value}")?;
        }
        if let Some(proof) = &self.proof {
            write!(f, "{proof}")?;
        }
        if let Some(ranks) = &self.result {
            writeln!(f, "result: {}", joined(ranks))?;
        }
        if let Some(ending) = self.ending {
            writeln!(f, "ending: {}", ending.name())?;
        }
        for (name, picture) in [("figure", &self.figure), ("setup", &self.setup)] {
            if let Some(picture) = picture {
                writeln!(f, "{name}:")?;
                picture.lines().try_for_each(|line| writeln!(f, "| {line}"))?;
            }
        }
        writeln!(f, "actions:")?;
        for (number, actions) in self.turns.iter().enumerate() {
            writeln!(f, "{}. {}", number + 1, actions.join(" "))?;
        }
        Ok(())
    }
}

impl FromStr for Record {
    type Err = ErrorList<RecordError>;

    fn from_str(text: &str) -> Result<Record, ErrorList<RecordError>> {
        let mut reader = Reader::default();
        for (number, line) in text.lines().enumerate() {
            if reader.line(line.trim_end()).is_none() {
                let (line, text) = (number + 1, line.to_owned());
                reader.faults.push(RecordError::Header { line, text });
            }
        }
        reader.finish()
    }
}

/// A record half read. Every method answers `None` to what makes no sense.
#[derive(Default)]
struct Reader {
    game: Option<String>,
    rules: Option<u32>,
    players: Option<u8>,
    first: Option<u8>,
    options: Vec<(String, String)>,
    notes: Vec<(String, String)>,
    figure: Option<String>,
    setup: Option<String>,
    result: Option<Vec<u8>>,
    ending: Option<Ending>,
    proof: Draft,
    turns: Option<Vec<Vec<String>>>,
    faults: Vec<RecordError>,
}

impl Reader {
    fn line(&mut self, line: &str) -> Option<()> {
        if let Some(turns) = &mut self.turns {
            let action =
                |word: &&str| word.strip_suffix('.').is_none_or(|n| n.parse::<u32>().is_err());
            let actions: Vec<String> =
                line.split_whitespace().filter(action).map(str::to_owned).collect();
            if !actions.is_empty() {
                turns.push(actions);
            }
            return Some(());
        }
        if let Some(row) = line.strip_prefix('|') {
            // A set-up comes after a figure.
            let picture = self.setup.as_mut().or(self.figure.as_mut())?;
            picture.push_str(row.strip_prefix(' ').unwrap_or(row));
            picture.push('\n');
            return Some(());
        }
        if line.trim().is_empty() {
            return Some(());
        }
        let (name, value) = line.split_once(':')?;
        self.field(name.trim(), value.trim())
    }

    fn field(&mut self, name: &str, value: &str) -> Option<()> {
        match name {
            "game" => self.game = Some(value.to_owned()),
            "rules" => self.rules = Some(value.parse().ok()?),
            "players" => self.players = Some(value.parse().ok()?),
            "first" => self.first = Some(value.parse().ok()?),
            "result" => {
                let ranks: Option<Vec<u8>> =
                    value.split_whitespace().map(|rank| rank.parse().ok()).collect();
                self.result = ranks.map(|ranks| Some(ranks).filter(|ranks| !ranks.is_empty()))?;
            }
            "ending" => self.ending = Some(Ending::of(value)?),
            // Their pictures stand in the lines below; text behind the name would be lost.
            "figure" | "setup" if !value.is_empty() => return None,
            "figure" => self.figure = Some(String::new()),
            "setup" => self.setup = Some(String::new()),
            "actions" => self.turns = Some(Vec::new()),
            _ => match name.split_once(' ') {
                Some(("option", option)) => {
                    self.options.push((option.to_owned(), value.to_owned()));
                }
                Some(("dice", line)) => self.proof.field(line, value)?,
                _ => self.notes.push((name.to_owned(), value.to_owned())),
            },
        }
        Some(())
    }

    fn finish(mut self) -> Result<Record, ErrorList<RecordError>> {
        let missing = [
            ("game", self.game.is_none()),
            ("rules", self.rules.is_none()),
            ("players", self.players.is_none()),
            ("actions", self.turns.is_none()),
        ];
        let missing = missing.into_iter().filter(|&(_, is_missing)| is_missing);
        self.faults.extend(missing.map(|(name, _)| RecordError::Missing(name)));
        let over = self.result.is_some() || self.ending.is_some();
        let proof = self.proof.finish(self.players.unwrap_or(u8::MAX), over).unwrap_or_else(|f| {
            self.faults.extend(f);
            None
        });
        match (self.game, self.rules, self.players, self.turns) {
            (Some(game), Some(rules), Some(players), Some(turns)) if self.faults.is_empty() => {
                Ok(Record {
                    game,
                    rules,
                    players,
                    first: self.first.unwrap_or(1),
                    options: self.options,
                    notes: self.notes,
                    figure: self.figure,
                    setup: self.setup,
                    result: self.result,
                    ending: self.ending,
                    proof,
                    turns,
                })
            }
            _ => Err(self.faults.into()),
        }
    }
}
