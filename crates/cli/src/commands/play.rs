//! `spielhof play`: a game in the terminal.

use super::save::save;
use super::typed::{command, example};
use super::{contestant, course, for_each_seat, fresh_seed, number, text};
use crate::drawing::Drawing;
use crate::page;
use crate::picture::Style;
use crate::say::{Fault, Speaker, print};
use crate::tell;
use board::Cell;
use clap::ArgMatches;
use contest::{Contestant, Mind};
use rules::{Action, CATALOGUE, Place, Position, Seat};
use search::{Player, Rng};
use std::io::{BufRead, IsTerminal};
use std::time::Duration;
use table::{By, Chair, Command, Course, Denial, Event, Guest, Seed, Table, Terms, Waiting};
use words::Value;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq)]
enum Sitter {
    Human,
    Computer(Contestant),
}

impl Sitter {
    fn named(name: &str) -> Result<Sitter, Fault> {
        if name == "human" { Ok(Sitter::Human) } else { contestant(name).map(Sitter::Computer) }
    }

    fn name(&self) -> String {
        match self {
            Sitter::Human => "human".to_owned(),
            Sitter::Computer(player) => player.to_string(),
        }
    }
}

/// What may be typed beside actions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Word {
    Help,
    Moves,
    Hint,
    Why,
    Undo,
    Rules,
    Board,
    Save,
    Quit,
}

const WORDS: [(Word, &str); 9] = [
    (Word::Help, "command-help"),
    (Word::Moves, "command-moves"),
    (Word::Hint, "command-hint"),
    (Word::Why, "command-why"),
    (Word::Undo, "command-undo"),
    (Word::Rules, "command-rules"),
    (Word::Board, "command-board"),
    (Word::Save, "command-save"),
    (Word::Quit, "command-quit"),
];

/// A game for people who have not said which.
const USUAL: &str = "halma";
/// An opponent for people who have not said who.
const OPPONENT: &str = "level3";
/// Who gives hints, and how long it thinks.
const ADVISER: &str = "level6";
const HINT: Duration = Duration::from_millis(700);

pub fn run(speaker: &Speaker, args: &ArgMatches) -> Result<(), Fault> {
    let piped = args.get_flag("piped");
    if !piped && !std::io::stdin().is_terminal() {
        // Not a fault: `make run` on a machine without a terminal ends here.
        return print(&format!("{}\n", speaker.say("play-no-terminal")));
    }
    let style = style(args);

    let mut input = std::io::stdin().lock().lines();
    for name in ["position", "figure"] {
        if text(args, name) == Some("-") {
            // Standard input is for the commands of the game.
            return Err(Fault::UsageValue { what: format!("--{name}"), value: "-".to_owned() });
        }
    }
    let course = match text(args, "game") {
        Some(id) => course(args, id)?,
        None => match choose(speaker, args, &mut input)? {
            Some(course) => course,
            None => return Ok(()),
        },
    };
    let seats = course.game().seating().seats();
    let sitters = match text(args, "seats") {
        Some(list) => for_each_seat(list, seats, Sitter::named)?,
        None => {
            let others = std::iter::repeat_n(Sitter::named(OPPONENT)?, seats - 1);
            std::iter::once(Sitter::Human).chain(others).collect()
        }
    };
    let seed = number(args, "seed")?.unwrap_or_else(fresh_seed);
    let minds = sitters.iter().map(|sitter| match sitter {
        Sitter::Human => contestant(ADVISER),
        Sitter::Computer(contestant) => Ok(contestant.clone()),
    });
    let sit =
        |contestant: Result<Contestant, Fault>| Mind::new(&contestant?).map_err(Fault::Engine);
    let minds = minds.map(sit).collect::<Result<Vec<_>, _>>()?;
    let mut rng = Rng::new(seed);
    let table = open(&course, &sitters, &mut rng);
    let mut party =
        Party { speaker, style, table, sitters, minds, rng, marked: Vec::new(), saved: None };
    party.play(&mut input)
}

/// Colours where they can be seen and are wanted.
pub(super) fn style(args: &ArgMatches) -> Style {
    let coloured = !args.get_flag("plain")
        && !args.get_flag("piped")
        && std::io::stdout().is_terminal()
        && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    if coloured { Style::Coloured } else { Style::Plain }
}

/// Everybody at the terminal.
const HERE: Guest = Guest(1);

/// A table where all people sit at the terminal.
fn open(course: &Course, sitters: &[Sitter], rng: &mut Rng) -> Table {
    let game = course.game().clone();
    let mut terms = Terms::of(&game);
    terms.setup = course.setup().map(str::to_owned);
    let mut seated = Vec::new();
    for ((chair, sitter), seat) in terms.chairs.iter_mut().zip(sitters).zip(1..) {
        match sitter {
            Sitter::Human => seated.push((seat, HERE)),
            // How it really thinks is the mind's business.
            Sitter::Computer(_) => *chair = Chair::Computer(1),
        }
    }
    let seed = Seed::new(bytes(rng));
    // The same game with the same set-up was just built.
    let mut table = Table::open("terminal", terms, seed, game, &seated, 0)
        .unwrap_or_else(|fault| unreachable!("{fault:?}"));
    let own = Command::Seed(table::hex(&bytes(rng)));
    // Games without dice need none.
    for event in table.decide(By::Guest(HERE), &own, 0).unwrap_or_default() {
        table.happen(event, 0);
    }
    table
}

fn bytes(rng: &mut Rng) -> [u8; 32] {
    std::array::from_fn(|_| rng.below(256) as u8)
}

/// Lets the player choose a game. `None` when the input ends.
fn choose(
    speaker: &Speaker,
    args: &ArgMatches,
    input: &mut impl Iterator<Item = std::io::Result<String>>,
) -> Result<Option<Course>, Fault> {
    for (entry, number) in CATALOGUE.iter().zip(1..) {
        let id = entry.head().id;
        let about = speaker.say(&format!("about-{id}"));
        print(&format!("{number:>3}  {id:<20} {about}\n"))?;
    }
    let question = speaker.with("play-choose", &[("default", USUAL.into())]);
    loop {
        print(&format!("\n{question}\n> "))?;
        let Some(Ok(line)) = input.next() else { return Ok(None) };
        let line = line.trim();
        let by_number = line.parse::<usize>().ok().and_then(|n| CATALOGUE.get(n.wrapping_sub(1)));
        let id = by_number.map_or(if line.is_empty() { USUAL } else { line }, |e| e.head().id);
        match course(args, id) {
            Ok(course) => return Ok(Some(course)),
            Err(fault) => {
                for sentence in speaker.fault(&fault) {
                    print(&format!("{sentence}\n"))?;
                }
            }
        }
    }
}

/// People and computers around a table.
struct Party<'a> {
    speaker: &'a Speaker,
    style: Style,
    table: Table,
    sitters: Vec<Sitter>,
    /// Who thinks on each seat; on a human's, who gives hints.
    minds: Vec<Mind>,
    rng: Rng,
    /// The cells of the last action.
    marked: Vec<Cell>,
    /// The file this game was saved to last.
    saved: Option<String>,
}

impl Party<'_> {
    fn play(
        &mut self,
        input: &mut impl Iterator<Item = std::io::Result<String>>,
    ) -> Result<(), Fault> {
        let id = self.table.game().spec().id();
        let welcome = [
            ("game", self.speaker.say(&format!("game-{id}")).into()),
            ("players", self.sitters.len().into()),
        ];
        self.line(&self.speaker.with("play-welcome", &welcome))?;
        let mut show = true;
        loop {
            self.let_happen(self.table.due(0));
            match self.table.waiting() {
                Waiting::Over | Waiting::Chairs | Waiting::Seeds(_) => {
                    self.board()?;
                    return tell::result(self.speaker, self.table.course())
                        .iter()
                        .try_for_each(|sentence| self.line(sentence));
                }
                Waiting::Dice(seat) => self.roll(seat)?,
                Waiting::Seat(seat) => match self.sitters[seat.index()] {
                    Sitter::Computer(_) => {
                        self.computer(seat)?;
                        show = true;
                    }
                    Sitter::Human => {
                        if show {
                            self.board()?;
                        }
                        self.line(&self.whose_turn(seat))?;
                        print("> ")?;
                        let Some(Ok(line)) = input.next() else {
                            return self.line(&format!("\n{}", self.speaker.say("play-bye")));
                        };
                        match self.typed(line.trim(), seat)? {
                            Next::Quit => return self.line(&self.speaker.say("play-bye")),
                            Next::Ask => show = false,
                            Next::Show => show = true,
                        }
                    }
                },
            }
        }
    }

    fn line(&self, text: &str) -> Result<(), Fault> {
        print(&format!("{text}\n"))
    }

    fn position(&self) -> &Position {
        self.table.course().position()
    }

    /// Draws the board and what lies beside it.
    fn board(&self) -> Result<(), Fault> {
        print(&self.drawing().board(self.position(), &self.marked))
    }

    fn drawing(&self) -> Drawing<'_> {
        Drawing { speaker: self.speaker, style: self.style }
    }

    /// A seat by number, colours and player.
    fn who(&self, seat: Seat) -> String {
        let seating = self.table.game().seating();
        let mine = seating.all_colours().filter(|&colour| seating.seat_of(colour) == seat);
        let colours: Vec<String> =
            mine.map(|colour| self.drawing().colour(seating, colour)).collect();
        let mut values: Vec<(&str, Value)> = vec![
            ("seat", seat.number().into()),
            ("player", self.player(&self.sitters[seat.index()]).into()),
        ];
        let key = if colours.is_empty() {
            "play-seat-plain"
        } else {
            values.push(("colours", colours.join(" + ").into()));
            "play-seat"
        };
        self.speaker.with(key, &values)
    }

    /// What a player is called.
    fn player(&self, sitter: &Sitter) -> String {
        match sitter {
            Sitter::Human => self.speaker.say("play-player-human"),
            Sitter::Computer(Contestant::Player(Player::Level(level))) => {
                self.speaker.with("play-player-level", &[("level", level.number().into())])
            }
            Sitter::Computer(other) => other.to_string(),
        }
    }

    fn whose_turn(&self, seat: Seat) -> String {
        let who = ("who", Value::from(self.who(seat)));
        let choices = self.position().choices();
        match self.position().actions().first() {
            Some(Action::SetDown(_)) => return self.speaker.with("play-turn-set-down", &[who]),
            Some(Action::Place(_)) => return self.speaker.with("play-turn-place", &[who]),
            Some(Action::Steps(_)) => return self.speaker.with("play-turn-dice", &[who]),
            Some(Action::Huff(_)) => return self.speaker.with("play-turn-huff", &[who]),
            _ => {}
        }
        if choices.plain.contains(&Action::End) {
            return self.speaker.with("play-turn-or-end", &[who]);
        }
        match choices.picks.as_slice() {
            [only] if !self.position().begins_turn() && !self.table.game().has_chance() => {
                let Place::On(cell) = only.from else {
                    return self.speaker.with("play-turn", &[who]);
                };
                let cell = Value::from(self.position().board().name(cell).to_owned());
                self.speaker.with("play-turn-goes-on", &[who, ("cell", cell)])
            }
            _ => self.speaker.with("play-turn", &[who]),
        }
    }

    /// The player of a seat.
    fn by(&self, seat: Seat) -> By {
        match self.sitters[seat.index()] {
            Sitter::Human => By::Guest(HERE),
            Sitter::Computer(_) => By::House,
        }
    }

    fn let_happen(&mut self, events: Vec<Event>) {
        for event in events {
            // There is no clock at the terminal.
            self.table.happen(event, 0);
        }
    }

    fn roll(&mut self, seat: Seat) -> Result<(), Fault> {
        let roll = Command::Roll(seat.number());
        // The dice are asked only when they are to fall.
        let events = self.table.decide(self.by(seat), &roll, 0).unwrap_or_default();
        for event in &events {
            let Event::Rolled { action, .. } = event else { continue };
            let (key, what) = match self.position().read(action) {
                Ok(Action::Roll(die)) => ("play-rolled", ("die", die.into())),
                Ok(Action::RollTwo(small, large)) => {
                    ("play-rolled", ("die", format!("{small} + {large}").into()))
                }
                _ => ("play-drawn", ("action", action.clone().into())),
            };
            self.line(&self.speaker.with(key, &[("who", self.who(seat).into()), what]))?;
        }
        self.let_happen(events);
        Ok(())
    }

    fn computer(&mut self, seat: Seat) -> Result<(), Fault> {
        let mind = &mut self.minds[seat.index()];
        match mind.act(self.table.course(), &mut self.rng).map_err(Fault::Engine)? {
            Some(action) => self.act(seat, action),
            None => Ok(()),
        }
    }

    /// Plays a legal action and says so.
    fn act(&mut self, seat: Seat, action: Action) -> Result<(), Fault> {
        let way = self.position().way(action);
        let mut text = self.position().write(action);
        if let Some(way) = way.as_ref().filter(|way| way.cells.len() > 2) {
            text = format!("{text}  ({})", self.names(&way.cells));
        }
        let who = self.who(seat);
        self.line(
            &self.speaker.with("play-acted", &[("who", who.into()), ("action", text.into())]),
        )?;
        self.marked = match (way, action) {
            (Some(way), _) => vec![way.cells[0], way.cells[way.cells.len() - 1]],
            (None, Action::SetDown(cell) | Action::Place(cell)) => vec![cell],
            (None, _) => Vec::new(),
        };
        let command = Command::Act(seat.number(), self.position().write(action));
        // Players choose among legal actions only.
        let events = self.table.decide(self.by(seat), &command, 0).unwrap_or_default();
        self.let_happen(events);
        Ok(())
    }

    /// Why something typed is no action here.
    fn fault(&self, fault: &rules::ReadError) -> String {
        let game = self.table.game();
        self.speaker.read(game.spec().entry(), game.board(), fault)
    }

    fn names(&self, cells: &[Cell]) -> String {
        let names: Vec<&str> =
            cells.iter().map(|&cell| self.position().board().name(cell)).collect();
        names.join("-")
    }

    /// An action that is possible, for sentences that show one.
    fn example(&self) -> Value {
        example(self.position())
    }

    fn typed(&mut self, line: &str, seat: Seat) -> Result<Next, Fault> {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match command(self.speaker, first, &WORDS) {
            Some(word) => self.command(word, rest.trim()),
            None if line.is_empty() => Ok(Next::Show),
            None => match self.position().read(line) {
                Ok(action) => {
                    self.act(seat, action)?;
                    Ok(Next::Show)
                }
                Err(rules::ReadError::NotAnAction(_)) => {
                    self.line(&self.speaker.with("play-unknown", &[("example", self.example())]))?;
                    Ok(Next::Ask)
                }
                Err(fault) => {
                    self.line(&self.fault(&fault))?;
                    Ok(Next::Ask)
                }
            },
        }
    }

    fn command(&mut self, word: Word, rest: &str) -> Result<Next, Fault> {
        match word {
            Word::Quit => return Ok(Next::Quit),
            Word::Board => return Ok(Next::Show),
            Word::Undo => return self.undo(),
            Word::Help => {
                self.line(&self.speaker.with("play-help", &[("example", self.example())]))?;
            }
            Word::Moves => self.list_moves(rest)?,
            Word::Hint => self.hint()?,
            Word::Why => self.why(rest)?,
            Word::Rules => self.rules()?,
            Word::Save => self.save(rest)?,
        }
        Ok(Next::Ask)
    }

    fn list_moves(&self, of: &str) -> Result<(), Fault> {
        if !of.is_empty() && of != "yard" && self.position().board().cell(of).is_none() {
            let fault = rules::ReadError::UnknownCell(of.to_owned());
            return self.line(&self.fault(&fault));
        }
        let of_piece = [format!("{of}-"), format!("{of}<>")];
        let huffed = format!("huff-{of}");
        let wanted = |text: &String| {
            of.is_empty() || *text == huffed || of_piece.iter().any(|b| text.starts_with(b))
        };
        let actions: Vec<String> =
            self.position().written_actions().into_iter().filter(wanted).collect();
        self.line(&self.speaker.with("play-moves", &[("count", actions.len().into())]))?;
        if actions.is_empty() { Ok(()) } else { self.line(&actions.join(" ")) }
    }

    fn hint(&mut self) -> Result<(), Fault> {
        let seat = self.position().turn();
        let mind = &mut self.minds[seat.index()];
        let Some(thought) = mind.think_for(self.table.course(), HINT) else { return Ok(()) };
        let text = self.position().write(thought.action);
        self.line(&self.speaker.with("play-hint", &[("action", text.into())]))?;
        self.show_way(thought.action)?;
        // Alone there is nobody to be ahead of.
        if self.sitters.len() == 1 {
            return Ok(());
        }
        self.line(&tell::score(self.speaker, thought.score))
    }

    fn why(&self, text: &str) -> Result<(), Fault> {
        if text.is_empty() {
            return self.line(&self.speaker.with("play-why-what", &[("example", self.example())]));
        }
        match self.position().read(text) {
            Ok(action) => {
                let text = self.position().write(action);
                self.line(&self.speaker.with("play-legal", &[("action", text.into())]))?;
                self.show_way(action)
            }
            Err(fault) => self.line(&self.fault(&fault)),
        }
    }

    fn show_way(&self, action: Action) -> Result<(), Fault> {
        match self.position().way(action).filter(|way| way.cells.len() > 2) {
            Some(way) => {
                let way = Value::from(self.names(&way.cells));
                self.line(&self.speaker.with("play-way", &[("way", way)]))
            }
            None => Ok(()),
        }
    }

    fn rules(&self) -> Result<(), Fault> {
        let game = self.table.game();
        print(&page::rules(self.speaker, game.spec().id(), game.options()))
    }

    /// Writes the record to a file, which must be new or the one it was written to before.
    fn save(&mut self, path: &str) -> Result<(), Fault> {
        let mut record = self.table.record();
        for (sitter, seat) in self.sitters.iter().zip(1..) {
            record = record.note(&format!("seat {seat}"), &sitter.name());
        }
        match save(&record.to_string(), path, self.saved.as_deref()) {
            Ok(path) => {
                let values = [("path", Value::from(path.clone()))];
                self.saved = Some(path);
                self.line(&self.speaker.with("play-saved", &values))?;
                self.line(&self.speaker.with("play-saved-to-go-on", &values))
            }
            Err(fault) => {
                self.speaker.fault(&fault).iter().try_for_each(|sentence| self.line(sentence))
            }
        }
    }

    /// Takes back to the last decision of a human; all of it or nothing.
    fn undo(&mut self) -> Result<Next, Fault> {
        let seat = self.table.last_seat_of(HERE).ok_or(Denial::NothingToTakeBack);
        let take_back =
            |seat: Seat| self.table.decide(By::Guest(HERE), &Command::TakeBack(seat.number()), 0);
        let events = match seat.and_then(take_back) {
            Ok(events) => events,
            Err(denial) => {
                let key = match denial {
                    Denial::DiceHaveFallen => "play-undo-dice",
                    _ => "play-undo-nothing",
                };
                self.line(&self.speaker.say(key))?;
                return Ok(Next::Ask);
            }
        };
        let before = self.table.course().written_actions();
        self.let_happen(events);
        self.marked.clear();
        let left = self.table.course().actions().len();
        let undone: Vec<String> = before.into_iter().skip(left).rev().collect();
        let undone = Value::from(undone.join(" "));
        self.line(&self.speaker.with("play-undone", &[("action", undone)]))?;
        Ok(Next::Show)
    }
}

/// What to do after a line was typed.
enum Next {
    /// Draw the board, then ask again.
    Show,
    /// Ask again.
    Ask,
    /// Leave the game.
    Quit,
}
