//! Data into sentences, and sentences onto the terminal.

use board::{Board, PictureFault};
use rules::{Detail, Entry, FigureFault, Piece, ReadFault, Refusal, SetupFault, SpecFault};
use std::io::Write;
use table::{RecordFault, VerifyFault, hex};
use words::{Language, Value, Words};

/// Everything that can be wrong with what somebody asked of this program.
#[derive(Debug)]
pub enum Fault {
    /// The game cannot be built.
    Spec(Vec<SpecFault>),
    /// The set-up is no position of the game on this board.
    Setup(&'static Board, Vec<SetupFault>),
    /// An action cannot be played.
    Action(&'static Entry, &'static Board, String, ReadFault),
    /// The record cannot be read or replayed.
    Record(Vec<RecordFault>),
    /// The dice of a record are not right, or cannot be checked.
    Verify(VerifyFault),
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
    Engine(contest::EngineFault),
    /// A line that is no command of the engine protocol.
    EngineCommand(String),
    /// A command of the engine protocol that should look like this.
    EngineWants(&'static str),
    /// There is nothing to think about: the game is over.
    EngineOver,
    /// There is nothing to think about: the dice fall next.
    EngineChance,
    /// Whoever read our output has stopped.
    ReaderGone,
}

impl From<Vec<SpecFault>> for Fault {
    fn from(faults: Vec<SpecFault>) -> Fault {
        Fault::Spec(faults)
    }
}

/// Prints, and notices when nobody reads any more.
pub fn print(text: &str) -> Result<(), Fault> {
    let mut out = std::io::stdout().lock();
    let done = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    done.map_err(|error| match error.kind() {
        std::io::ErrorKind::BrokenPipe => Fault::ReaderGone,
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

    fn engine(&self, fault: &contest::EngineFault) -> String {
        use contest::EngineFault;
        let text = |text: &str| Value::from(text.to_owned());
        match fault {
            EngineFault::Start { command, error } => {
                let problem = text(&error.to_string());
                self.with("fault-engine-start", &[("command", text(command)), ("problem", problem)])
            }
            EngineFault::Ended { command } => {
                self.with("fault-engine-ended", &[("command", text(command))])
            }
            EngineFault::Answer { command, answer } => {
                let values = [("command", text(command)), ("answer", text(answer))];
                self.with("fault-engine-answer", &values)
            }
        }
    }

    /// The sentences of a fault.
    pub fn fault(&self, fault: &Fault) -> Vec<String> {
        let text = |text: &str| Value::from(text.to_owned());
        match fault {
            Fault::Spec(faults) => faults.iter().map(|fault| self.spec(fault)).collect(),
            Fault::Setup(board, faults) => {
                faults.iter().map(|fault| self.setup(board, fault)).collect()
            }
            Fault::Action(game, board, action, fault) => {
                vec![format!("{action}: {}", self.read(game, board, fault))]
            }
            Fault::Record(faults) => faults.iter().flat_map(|fault| self.record(fault)).collect(),
            Fault::Verify(fault) => self.verify(fault),
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
                let known: Vec<&str> = Language::ALL.iter().map(|l| l.code()).collect();
                let known = text(&known.join(", "));
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
            Fault::ReaderGone => vec![],
        }
    }

    fn usage(&self, sentence: String) -> String {
        self.with("fault-usage", &[("text", sentence.into())])
    }

    /// What is wrong with a spec.
    pub fn spec(&self, fault: &SpecFault) -> String {
        let text = |text: &str| Value::from(text.to_owned());
        let list = |words: &[&str]| Value::from(words.join(", "));
        match fault {
            SpecFault::UnknownGame { id, nearest } => {
                self.with("fault-unknown-game", &[("id", text(id)), ("nearest", text(nearest))])
            }
            SpecFault::Players { players, allowed } => {
                let allowed: Vec<String> = allowed.iter().map(u8::to_string).collect();
                let allowed = Value::from(allowed.join(", "));
                let values = [("players", Value::from(*players)), ("allowed", allowed)];
                self.with("fault-players", &values)
            }
            SpecFault::FirstSeat { seat, seats } => {
                let values = [("seat", Value::from(*seat)), ("seats", Value::from(*seats))];
                self.with("fault-first-seat", &values)
            }
            SpecFault::UnknownOption { option, known } if known.is_empty() => {
                self.with("fault-no-options", &[("option", text(option))])
            }
            SpecFault::UnknownOption { option, known } => self
                .with("fault-unknown-option", &[("option", text(option)), ("known", list(known))]),
            SpecFault::UnknownValue { option, value, known } => {
                let values =
                    [("option", text(option)), ("value", text(value)), ("known", list(known))];
                self.with("fault-unknown-value", &values)
            }
            SpecFault::NoFigure => self.say("fault-no-figure"),
            SpecFault::Figure { board, fault } => self.figure(Board::of(*board), fault),
            SpecFault::Contradiction { one, other } => {
                let pair = |(name, value): &(&str, &str)| Value::from(format!("{name}={value}"));
                self.with("fault-contradiction", &[("one", pair(one)), ("other", pair(other))])
            }
        }
    }

    /// What is wrong with a figure.
    fn figure(&self, board: &Board, fault: &FigureFault) -> String {
        match fault {
            FigureFault::Picture(fault) => self.picture(fault),
            FigureFault::UnknownMark { cell, mark } => {
                let cell = Value::from(board.name(*cell).to_owned());
                let values = [("mark", Value::from(mark.clone())), ("cell", cell)];
                self.with("fault-figure-mark", &values)
            }
            FigureFault::Size { wanted, found } => {
                let values = [("wanted", Value::from(*wanted)), ("found", Value::from(*found))];
                self.with("fault-figure-size", &values)
            }
            FigureFault::AtHome => self.say("fault-figure-at-home"),
        }
    }

    /// What is wrong with a picture.
    fn picture(&self, fault: &PictureFault) -> String {
        let text = |text: &str| Value::from(text.to_owned());
        match fault {
            PictureFault::UnknownRow(row) => self.with("fault-picture-row", &[("row", text(row))]),
            PictureFault::RowTwice(row) => self.with("fault-picture-twice", &[("row", text(row))]),
            PictureFault::RowLength { row, wanted, found } => {
                let values = [
                    ("row", text(row)),
                    ("wanted", Value::from(*wanted)),
                    ("found", Value::from(*found)),
                ];
                self.with("fault-picture-length", &values)
            }
        }
    }

    /// What is wrong with a set-up.
    fn setup(&self, board: &Board, fault: &SetupFault) -> String {
        let text = |text: &str| Value::from(text.to_owned());
        let mark = |piece: &Piece| Value::from(rules::mark(*piece).to_string());
        match fault {
            SetupFault::Picture(fault) => self.picture(fault),
            SetupFault::UnknownMark { cell, mark } => {
                let values = [("mark", text(mark)), ("cell", text(board.name(*cell)))];
                self.with("fault-mark", &values)
            }
            SetupFault::UnknownField(field) => self.with("fault-field", &[("field", text(field))]),
            SetupFault::FieldTwice(field) => {
                self.with("fault-field-twice", &[("field", text(field))])
            }
            SetupFault::BadField { field, value } if value.is_empty() => {
                self.with("fault-field-empty", &[("field", text(field))])
            }
            SetupFault::BadField { field, value } => {
                self.with("fault-field-value", &[("field", text(field)), ("value", text(value))])
            }
            SetupFault::TooMany { piece, most, found } => {
                let values = [
                    ("mark", mark(piece)),
                    ("most", Value::from(*most)),
                    ("found", Value::from(*found)),
                ];
                self.with("fault-too-many", &values)
            }
            SetupFault::NoPieces(colour) => {
                self.with("fault-no-pieces", &[("mark", mark(&Piece::Of(*colour)))])
            }
            SetupFault::NoMarked(colour) => {
                self.with("fault-no-marked", &[("mark", mark(&Piece::Marked(*colour)))])
            }
            SetupFault::Misplaced { cell, piece } => {
                let values = [("mark", mark(piece)), ("cell", text(board.name(*cell)))];
                self.with("fault-misplaced", &values)
            }
            SetupFault::TurnOfNobody => self.say("fault-turn-of-nobody"),
            SetupFault::Barricades { wanted, found } => {
                let values = [("wanted", Value::from(*wanted)), ("found", Value::from(*found))];
                self.with("fault-barricades", &values)
            }
        }
    }

    /// Why a text is no action here.
    pub fn read(&self, game: &Entry, board: &Board, fault: &ReadFault) -> String {
        let text = |text: &str| Value::from(text.to_owned());
        match fault {
            ReadFault::NotAnAction(given) => {
                self.with("fault-not-an-action", &[("text", text(given))])
            }
            ReadFault::UnknownCell(cell) => {
                self.with("fault-unknown-cell", &[("cell", text(cell))])
            }
            ReadFault::WhichYard => self.say("fault-which-yard"),
            ReadFault::NotThisWay => self.say("fault-not-this-way"),
            ReadFault::Refused(refusal) => self.refusal(game, board, refusal),
        }
    }

    /// Why an action is not legal, and by which rule.
    pub fn refusal(&self, game: &Entry, board: &Board, refusal: &Refusal) -> String {
        let (key, details) = refusal.words();
        let value = |detail: &Detail| match *detail {
            Detail::Cell(cell) => Value::from(board.name(cell).to_owned()),
            Detail::Number(number) => Value::from(number),
        };
        let values: Vec<(&str, Value)> =
            details.iter().map(|(name, detail)| (*name, value(detail))).collect();
        let sentence = self.with(key, &values);
        match game.rule(refusal) {
            Some(rule) => {
                let rule = self.with("refusal-rule", &[("rule", rule.into())]);
                format!("{sentence} ({})", rule.trim_end_matches('.'))
            }
            None => sentence,
        }
    }

    /// What is wrong with a record.
    fn record(&self, fault: &RecordFault) -> Vec<String> {
        let text = |text: &str| Value::from(text.to_owned());
        let ranks = |ranks: &Option<Vec<u8>>| match ranks {
            Some(ranks) => {
                let ranks: Vec<String> = ranks.iter().map(u8::to_string).collect();
                Value::from(ranks.join(" "))
            }
            None => Value::from(self.say("fault-record-open")),
        };
        match fault {
            RecordFault::Header { line, text: given } => {
                let values = [("line", Value::from(*line)), ("text", text(given))];
                vec![self.with("fault-record-header", &values)]
            }
            RecordFault::Missing(field) => {
                vec![self.with("fault-record-missing", &[("field", text(field))])]
            }
            RecordFault::OtherRules(number) => {
                vec![self.with("fault-record-rules", &[("number", Value::from(*number))])]
            }
            RecordFault::Spec(faults) => faults.iter().map(|fault| self.spec(fault)).collect(),
            RecordFault::Setup(board, faults) => {
                let board = Board::of(*board);
                faults.iter().map(|fault| self.setup(board, fault)).collect()
            }
            RecordFault::Action { turn, text: given, game, board, fault } => {
                let reason = format!("{given}: {}", self.read(game, Board::of(*board), fault));
                let values = [("turn", Value::from(*turn)), ("text", reason.into())];
                vec![self.with("fault-record-action", &values)]
            }
            RecordFault::Result { written, played } => {
                let values = [("written", ranks(written)), ("played", ranks(played))];
                vec![self.with("fault-record-result", &values)]
            }
            RecordFault::Ranks { ending, written } => {
                let values = [("ending", text(ending.name())), ("written", ranks(written))];
                vec![self.with("fault-record-ranks", &values)]
            }
            RecordFault::SaltOfNobody(seat) => {
                vec![self.with("fault-record-salt", &[("seat", Value::from(*seat))])]
            }
            RecordFault::SeedTooEarly => vec![self.say("fault-record-seed")],
        }
    }

    /// What is wrong with the dice of a record.
    fn verify(&self, fault: &VerifyFault) -> Vec<String> {
        let text = |text: &str| Value::from(text.to_owned());
        vec![match fault {
            VerifyFault::Record(fault) => return self.record(fault),
            VerifyFault::NoProof => self.say("fault-verify-no-proof"),
            VerifyFault::NotRevealed => self.say("fault-verify-not-revealed"),
            VerifyFault::OtherSeed { promised, revealed } => {
                let values =
                    [("promised", text(&hex(promised))), ("revealed", text(&hex(revealed)))];
                self.with("fault-verify-seed", &values)
            }
            VerifyFault::Order { before, number } => {
                let values = [("before", Value::from(*before)), ("number", Value::from(*number))];
                self.with("fault-verify-order", &values)
            }
            VerifyFault::NoNumber { turn } => {
                self.with("fault-verify-no-number", &[("turn", Value::from(*turn))])
            }
            VerifyFault::NoRoll { number } => {
                self.with("fault-verify-no-roll", &[("number", Value::from(*number))])
            }
            VerifyFault::OtherRoll { turn, number, written, drawn } => {
                let values = [
                    ("turn", Value::from(*turn)),
                    ("number", Value::from(*number)),
                    ("written", text(written)),
                    ("drawn", text(drawn)),
                ];
                self.with("fault-verify-roll", &values)
            }
        }]
    }
}
