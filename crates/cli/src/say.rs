//! Data into sentences, and sentences onto the terminal.

use board::Board;
use rules::ErrorList;
use rules::{Entry, ReadError, SetupError, SpecError};
use std::io::{ErrorKind, Write};
use table::{RecordError, VerifyError};
use wire::{Arg, Said};
use words::{Language, Value, Words};

/// Everything that can be wrong with what somebody asked of this program.
#[derive(Debug)]
pub enum Fault {
    /// The game cannot be built.
    Spec(ErrorList<SpecError>),
    /// The set-up is no position of the game on this board.
    Setup(&'static Board, ErrorList<SetupError>),
    /// An action cannot be played.
    Action(&'static Entry, &'static Board, String, ReadError),
    /// The record cannot be read or replayed.
    Record(ErrorList<RecordError>),
    /// The dice of a record are not right, or cannot be checked.
    Verify(VerifyError),
    /// What a server is set up with, or where it listens, is not possible.
    Said(Vec<Said>),
    /// The store cannot be used.
    Store(store::StoreError),
    /// A file cannot be read or written.
    File(String, std::io::Error),
    /// `--set` without a name and a value.
    OptionForm(String),
    /// Not a depth.
    Depth(String),
    /// Not a number that fits.
    Number(String),
    /// No computer player has this name.
    Player(String),
    /// Too many or too few players named.
    SeatCount {
        /// How many were named.
        named: usize,
        /// How many there are.
        seats: usize,
    },
    /// There are no words in this language.
    Language(String),
    /// An argument is missing.
    UsageMissing(String),
    /// An argument is not known.
    UsageUnknown(String),
    /// An argument has a value that is not possible.
    UsageValue {
        /// The argument.
        what: String,
        /// Its value.
        value: String,
    },
    /// The arguments make no sense.
    UsageOther,
    /// A score to test for that is no better than an even one.
    Sprt {
        /// What was asked for.
        given: String,
        /// The even score, in percent.
        even: String,
    },
    /// Another program did not do its part.
    Engine(contest::EngineError),
    /// A line that is not a command of the engine protocol.
    EngineCommand(String),
    /// A command of the engine protocol that should look like this.
    EngineWants(&'static str),
    /// There is nothing to think about: the game is over.
    EngineOver,
    /// There is nothing to think about: the dice fall next.
    EngineChance,
    /// A bot does not play.
    Bot(bot::BotError),
    /// A bot has no token to show.
    BotNoToken,
    /// It is not said where a bot shall play, or said twice.
    BotWhere,
    /// There is no such puzzle.
    PuzzleUnknown(String),
    /// Nobody is named about whom something is to be done.
    AdminWhom,
    /// The reader of our output has closed it.
    ReaderGone,
}

impl From<SpecError> for Fault {
    fn from(fault: SpecError) -> Fault {
        Fault::Spec(fault.into())
    }
}

impl From<ErrorList<SpecError>> for Fault {
    fn from(faults: ErrorList<SpecError>) -> Fault {
        Fault::Spec(faults)
    }
}

/// Prints, and notices when nobody reads any more.
pub fn print(text: &str) -> Result<(), Fault> {
    let mut out = std::io::stdout().lock();
    let done = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    done.map_err(|error| match error.kind() {
        ErrorKind::BrokenPipe => Fault::ReaderGone,
        _ => Fault::File("standard output".to_owned(), error),
    })
}

/// Breaks long lines between words, so that a terminal need not break them inside.
pub fn wrap(text: &str) -> String {
    const WIDTH: usize = 78;
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > WIDTH {
                lines.push(std::mem::take(&mut line));
                line.push_str("  ");
            } else if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines.join("\n")
}

/// Says things in one language.
pub struct Speaker {
    words: Words,
}

impl Speaker {
    /// Speaks with these words.
    pub fn new(words: Words) -> Speaker {
        Speaker { words }
    }

    /// The sentence of a key.
    pub fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    /// The sentence of a key, filled in.
    pub fn with(&self, key: &str, values: &[(&str, Value)]) -> String {
        self.words.with(key, values)
    }

    /// A decimal number as it is written in this language.
    pub fn decimal(&self, number: &str) -> String {
        number.replace('.', &self.say("decimal-mark"))
    }

    fn engine(&self, fault: &contest::EngineError) -> String {
        use contest::EngineError;
        let text = |text: &str| Value::from(text.to_owned());
        match fault {
            EngineError::Start { command, error } => {
                let problem = text(&error.to_string());
                self.with("fault-engine-start", &[("command", text(command)), ("problem", problem)])
            }
            EngineError::Ended { command } => {
                self.with("fault-engine-ended", &[("command", text(command))])
            }
            EngineError::Answer { command, answer } => {
                let values = [("command", text(command)), ("answer", text(answer))];
                self.with("fault-engine-answer", &values)
            }
        }
    }

    /// The sentences of a fault of another program.
    pub fn fault_of_engine(&self, fault: &contest::EngineError) -> Vec<String> {
        vec![self.engine(fault)]
    }

    /// The sentences of a fault.
    pub fn fault(&self, fault: &Fault) -> Vec<String> {
        let text = |text: &str| Value::from(text.to_owned());
        match fault {
            Fault::Spec(faults) => {
                faults.iter().map(|fault| self.said(&say::spec(fault))).collect()
            }
            Fault::Setup(board, faults) => {
                faults.iter().map(|fault| self.said(&say::setup(board, fault))).collect()
            }
            Fault::Action(game, board, action, fault) => {
                vec![format!("{action}: {}", self.read(game, board, fault))]
            }
            Fault::Record(faults) => {
                faults.iter().flat_map(say::record).map(|said| self.said(&said)).collect()
            }
            Fault::Verify(fault) => say::verify(fault).iter().map(|said| self.said(said)).collect(),
            Fault::Said(all) => all.iter().map(|said| self.said(said)).collect(),
            Fault::Store(fault) => vec![self.said(&server::store_said(fault))],
            Fault::File(path, error) if error.kind() == ErrorKind::AlreadyExists => {
                vec![self.with("fault-file-exists", &[("path", text(path))])]
            }
            Fault::File(path, error) => {
                let problem = text(&error.to_string());
                vec![self.with("fault-file", &[("path", text(path)), ("problem", problem)])]
            }
            Fault::OptionForm(given) => {
                vec![self.with("fault-option-form", &[("text", text(given))])]
            }
            Fault::Depth(given) => vec![self.with("fault-depth", &[("text", text(given))])],
            Fault::Number(given) => vec![self.with("fault-number", &[("text", text(given))])],
            Fault::Player(name) => {
                vec![self.with("fault-player", &[("name", text(name))])]
            }
            Fault::Sprt { given, even } => {
                vec![self.with("fault-sprt", &[("text", text(given)), ("even", text(even))])]
            }
            Fault::Engine(fault) => vec![self.engine(fault)],
            Fault::EngineCommand(command) => {
                vec![self.with("fault-engine-command", &[("command", text(command))])]
            }
            Fault::EngineWants(example) => {
                vec![self.with("fault-engine-wants", &[("example", text(example))])]
            }
            Fault::EngineOver => vec![self.say("fault-engine-over")],
            Fault::EngineChance => vec![self.say("fault-engine-chance")],
            Fault::SeatCount { named, seats } => {
                let values = [("named", Value::from(*named)), ("seats", Value::from(*seats))];
                vec![self.with("fault-seat-count", &values)]
            }
            Fault::Language(language) => {
                let known = text(&Language::codes());
                vec![self.with("fault-language", &[("language", text(language)), ("known", known)])]
            }
            Fault::UsageMissing(what) => {
                vec![self.usage(self.with("fault-usage-missing", &[("what", text(what))]))]
            }
            Fault::UsageUnknown(what) => {
                vec![self.usage(self.with("fault-usage-unknown", &[("what", text(what))]))]
            }
            Fault::UsageValue { what, value } => {
                let values = [("what", text(what)), ("value", text(value))];
                vec![self.usage(self.with("fault-usage-value", &values))]
            }
            Fault::UsageOther => vec![self.usage(self.say("fault-usage-other"))],
            Fault::Bot(fault) => crate::commands::bot_fault(self, fault),
            Fault::BotNoToken => vec![self.say("fault-bot-no-token")],
            Fault::BotWhere => vec![self.say("fault-bot-where")],
            Fault::AdminWhom => vec![self.say("fault-admin-whom")],
            Fault::PuzzleUnknown(id) => {
                vec![self.with("fault-puzzle-unknown", &[("id", text(id))])]
            }
            Fault::ReaderGone => vec![],
        }
    }

    fn usage(&self, sentence: String) -> String {
        self.with("fault-usage", &[("text", sentence.into())])
    }

    /// A sentence that is known by its key, with the rule it comes from.
    pub fn said(&self, said: &Said) -> String {
        let value = |arg: &Arg| match arg {
            Arg::Number(number) => Value::from(*number),
            Arg::Text(text) => Value::from(text.clone()),
        };
        let values: Vec<(&str, Value)> =
            said.args.iter().map(|(name, arg)| (name.as_str(), value(arg))).collect();
        let sentence = self.with(&said.key, &values);
        match &said.rule {
            Some(rule) => {
                let rule = self.with("refusal-rule", &[("rule", rule.clone().into())]);
                format!("{sentence} ({})", rule.trim_end_matches('.'))
            }
            None => sentence,
        }
    }

    /// Why a text is no action here.
    pub fn read(&self, game: &Entry, board: &Board, fault: &ReadError) -> String {
        self.said(&say::read(game, board, fault))
    }
}
