//! A table: people and computers around the course of a game. What happened is applied
//! here; what may happen is decided in `decide.rs`.

use crate::clock::{Millis, Watch};
use crate::course::Course;
use crate::dice::{FairDice, Seed, from_hex, hex};
use crate::earlier;
use crate::event::{Ask, Event, Guest, LogEntry};
use crate::past::Ending;
use crate::proof::Proof;
use crate::record::Record;
use crate::salt::Salt;
use crate::terms::{Chair, Terms};
use rules::ErrorList;
use rules::{Action, AnyGame, Effect, Position, ReadError, Refusal, Seat};
use rules::{SetupError, SpecError, ToAct};
use std::sync::Arc;

/// Who holds a seat.
///
/// ```
/// use spielhof_table::{Guest, Holder};
/// let away = Holder::StandIn(Guest(1), 3);
/// assert_eq!((away.guest(), away.level()), (Some(Guest(1)), Some(3)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person.
    Person(Guest),
    /// A computer of this level.
    Computer(u8),
    /// A computer of this level, until the person comes back.
    StandIn(Guest, u8),
}

impl Holder {
    /// The person whose seat it is, there or not.
    pub fn guest(self) -> Option<Guest> {
        match self {
            Holder::Person(guest) | Holder::StandIn(guest, _) => Some(guest),
            Holder::Open | Holder::Computer(_) => None,
        }
    }

    /// The level of the computer that plays now.
    pub fn level(self) -> Option<u8> {
        match self {
            Holder::Computer(level) | Holder::StandIn(_, level) => Some(level),
            Holder::Open | Holder::Person(_) => None,
        }
    }
}

/// What a table waits for.
///
/// ```
/// use spielhof_table::{Guest, Seed, Table, Terms, Waiting};
/// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
/// let open = |seated: &[(u8, Guest)]| {
///     Table::open("t1", Terms::of(&game), Seed::new([0; 32]), game.clone(), seated, 0).unwrap()
/// };
/// assert_eq!(open(&[(1, Guest(1))]).waiting(), Waiting::Chairs);
/// let full = open(&[(1, Guest(1)), (2, Guest(2))]);
/// assert_eq!(full.waiting(), Waiting::Seat(rules::Seat(0)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// For people to take the open chairs.
    Chairs,
    /// For the salts of these seats, before the first draw; none if the lot is about to be drawn.
    Seeds(Vec<Seat>),
    /// For a seat to act.
    Seat(Seat),
    /// For a seat to roll.
    Dice(Seat),
    /// For nothing: it is over.
    Over,
}

/// A question that waits for answers.
///
/// ```
/// use spielhof_table::{Ask, Event, Guest, Seed, Table, Terms};
/// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
/// let seated = [(1, Guest(1)), (2, Guest(2))];
/// let mut table =
///     Table::open("t1", Terms::of(&game), Seed::new([0; 32]), game, &seated, 0).unwrap();
/// table.happen(Event::Asked { seat: 1, ask: Ask::Draw }, 0);
/// assert_eq!(table.question().unwrap().ask, Ask::Draw);
/// assert_eq!(table.unanswered(), [rules::Seat(1)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// Who asks.
    pub seat: Seat,
    /// For what.
    pub ask: Ask,
    /// Who has agreed so far.
    pub agreed: Vec<Guest>,
}

/// Who did an action of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Doer {
    Seat(Seat),
    /// The dice, with the number of the roll.
    Roll(u32),
    /// Somebody, or the dice, before the table was opened.
    Earlier,
}

/// An action that was just played.
///
/// ```
/// use spielhof_table::{Event, Guest, Seed, Table, Terms};
/// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
/// let seated = [(1, Guest(1)), (2, Guest(2))];
/// let mut table =
///     Table::open("t1", Terms::of(&game), Seed::new([0; 32]), game, &seated, 0).unwrap();
/// let played = table.happen(Event::Acted { seat: 1, action: "e2-f3".to_owned() }, 0).unwrap();
/// assert_eq!(played.before.write(played.action), "e2-f3");
/// assert_eq!(played.effects.len(), 1);
/// ```
#[derive(Clone, Debug)]
pub struct Played {
    /// The position before it.
    pub before: Position,
    /// The action.
    pub action: Action,
    /// What it did.
    pub effects: Vec<Effect>,
}

/// Why a table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    /// The game cannot be built.
    #[error("{0}")]
    Spec(ErrorList<SpecError>),
    /// The set-up is no position of this game.
    #[error("{1}")]
    Setup(board::BoardId, ErrorList<SetupError>),
    /// There must be a chair for each seat.
    #[error("{given} chairs for {seats} seats")]
    Chairs {
        /// How many were given.
        given: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// There is no such level.
    #[error("there is no level {0}")]
    Level(u8),
    /// One of the earlier actions cannot be played.
    #[error("earlier action {number}: `{text}`: {fault}")]
    Earlier {
        /// Its number, counted from one.
        number: usize,
        /// What it says.
        text: String,
        /// What is wrong.
        fault: ReadError,
    },
    /// After the earlier actions the game is over already.
    #[error("the game is over after the earlier actions")]
    Over,
}

/// Why a log does not make a table: it is damaged, or of rules this program does not know.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// It does not begin with an opening.
    #[error("the log does not start with an opening")]
    NoOpening,
    /// The table cannot be opened any more.
    #[error("{0}")]
    Open(OpenError),
    /// It was made with rules that this program does not know.
    #[error("unknown rules {0}")]
    OtherRules(u32),
    /// An event does not follow from those before.
    #[error("event {number} does not follow from those before")]
    Event {
        /// Its number.
        number: u32,
    },
}

/// People and computers around the course of a game.
///
/// ```
/// use spielhof_table::{By, Command, Guest, Seed, Table, Terms};
/// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
/// let seed = Seed::new([0; 32]);
/// let seated = [(1, Guest(1)), (2, Guest(2))];
/// let mut table = Table::open("t1", Terms::of(&game), seed.clone(), game, &seated, 0).unwrap();
/// // A command becomes events, and events change the table.
/// let step = Command::Act(1, "e2-f3".to_owned());
/// for event in table.decide(By::Guest(Guest(1)), &step, 7).unwrap() {
///     table.happen(event, 7);
/// }
/// // The log alone makes the same table again.
/// let again = Table::replay("t1", seed, table.log().to_vec(), Terms::build).unwrap();
/// assert_eq!(again.course().position(), table.course().position());
/// ```
#[derive(Clone, Debug)]
pub struct Table {
    id: String,
    terms: Terms,
    seed: Seed,
    course: Course,
    holders: Vec<Holder>,
    /// Who gave each seat up, or ran out of time there.
    left: Vec<Option<Guest>>,
    pub(crate) salts: Vec<Option<Salt>>,
    /// Since when salts are missing.
    pub(crate) collecting: Option<Millis>,
    began: bool,
    /// The seat that the lot has decided on, from one.
    pub(crate) drawn: Option<u8>,
    /// Who did each action of the course.
    pub(crate) doers: Vec<Doer>,
    /// The number of the event since which the table waits for what it waits for.
    since: u32,
    /// How many of the earlier actions were actions of chance.
    earlier_rolls: u32,
    rolls: u32,
    question: Option<Question>,
    closed: Option<(Ending, Option<Vec<u8>>)>,
    revealed: bool,
    again: Option<String>,
    watch: Watch,
    log: Vec<LogEntry>,
}

impl Table {
    /// A table whose log is still empty, with its game built by the caller, who may share
    /// it between tables. Events come by [`apply`](Table::apply).
    fn empty(id: &str, terms: Terms, seed: Seed, game: Arc<AnyGame>) -> Result<Table, OpenError> {
        let seats = game.seating().seats();
        if terms.chairs.len() != seats {
            return Err(OpenError::Chairs { given: terms.chairs.len(), seats });
        }
        let wrong = |chair: &Chair| match *chair {
            Chair::Person | Chair::Computer(1..=6) => None,
            Chair::Computer(level) => Some(level),
        };
        if let Some(level) = terms.chairs.iter().find_map(wrong) {
            return Err(OpenError::Level(level));
        }
        let mut course = match &terms.setup {
            Some(setup) => Course::with_setup(&game, setup)
                .map_err(|faults| OpenError::Setup(game.board().id(), faults))?,
            None => Course::new(game),
        };
        let earlier_rolls = earlier::play(&mut course, &terms.earlier)
            .map_err(|(number, text, fault)| OpenError::Earlier { number, text, fault })?;
        if !terms.earlier.is_empty() && course.ending().is_some() {
            return Err(OpenError::Over);
        }
        Ok(Table { earlier_rolls, ..Table::around(id, terms.settled(), seed, course) })
    }

    /// Nobody has sat down yet, and of the course only the earlier actions are there.
    fn around(id: &str, terms: Terms, seed: Seed, course: Course) -> Table {
        let seats = terms.chairs.len();
        let holder = |chair: &Chair| match *chair {
            Chair::Person => Holder::Open,
            Chair::Computer(level) => Holder::Computer(level),
        };
        Table {
            id: id.to_owned(),
            watch: Watch::new(terms.clock, seats),
            holders: terms.chairs.iter().map(holder).collect(),
            seed,
            course,
            left: vec![None; seats],
            salts: vec![None; seats],
            collecting: None,
            began: false,
            drawn: None,
            doers: vec![Doer::Earlier; terms.earlier.len()],
            since: 0,
            earlier_rolls: 0,
            rolls: 0,
            question: None,
            closed: None,
            revealed: false,
            again: None,
            log: Vec::new(),
            terms,
        }
    }

    /// Opens a table with these people seated, and tells the first events of its log.
    ///
    /// ```
    /// use rules::Spec;
    /// use spielhof_table::{By, Command, Guest, Seed, Table, Terms};
    /// let game = Spec::of("halma", 2).unwrap().build().unwrap();
    /// let family = Guest(1);
    /// let seated = [(1, family), (2, family)];
    /// let mut table = Table::open("t1", Terms::of(&game), Seed::new([0; 32]), game, &seated, 0).unwrap();
    /// let step = Command::Act(1, "e2-f3".to_owned());
    /// for event in table.decide(By::Guest(family), &step, 5).unwrap() {
    ///     table.happen(event, 5);
    /// }
    /// assert_eq!(table.course().turns(), 1);
    /// ```
    pub fn open(
        id: &str,
        terms: Terms,
        seed: Seed,
        game: Arc<AnyGame>,
        seated: &[(u8, Guest)],
        at: Millis,
    ) -> Result<Table, OpenError> {
        let terms = terms.settled();
        let draws = game.has_chance() || terms.lot;
        let commitment = draws.then(|| hex(&seed.commitment()));
        let mut table = Table::empty(id, terms.clone(), seed, game)?;
        table.happen(Event::Opened { terms: Box::new(terms), commitment }, at);
        for &(seat, guest) in seated {
            let free = table.seat(seat).is_some_and(|seat| table.holder(seat) == Holder::Open);
            if free {
                table.happen(Event::Sat { seat, guest }, at);
            }
        }
        if table.is_full() {
            table.happen(Event::Began, at);
        }
        Ok(table)
    }

    /// The table that a log describes. `build` makes the game, or finds one that is there.
    pub fn replay(
        id: &str,
        seed: Seed,
        log: impl IntoIterator<Item = LogEntry>,
        build: impl FnOnce(&Terms) -> Result<Arc<AnyGame>, ErrorList<SpecError>>,
    ) -> Result<Table, LogError> {
        let mut log = log.into_iter();
        let Some(first) = log.next() else { return Err(LogError::NoOpening) };
        let Event::Opened { terms, .. } = &first.event else { return Err(LogError::NoOpening) };
        if !rules::KNOWN_RULES.contains(&terms.rules) {
            return Err(LogError::OtherRules(terms.rules));
        }
        let game = build(terms).map_err(|faults| LogError::Open(OpenError::Spec(faults)))?;
        let mut table = Table::empty(id, (**terms).clone(), seed, game).map_err(LogError::Open)?;
        for entry in std::iter::once(first).chain(log) {
            let number = entry.number;
            if number != table.last() + 1 || table.apply(entry).is_err() {
                return Err(LogError::Event { number });
            }
        }
        Ok(table)
    }

    /// The table as it was before the event with this number.
    pub fn before(&self, number: u32) -> Table {
        let mut course = self.course.clone();
        course.take_back(course.actions().len() - self.terms.earlier.len());
        let mut then = Table {
            earlier_rolls: self.earlier_rolls,
            ..Table::around(&self.id, self.terms.clone(), self.seed.clone(), course)
        };
        for entry in self.log.iter().take_while(|entry| entry.number < number) {
            // What happened once can happen again.
            let _ = then.apply(entry.clone());
        }
        then
    }

    /// Its id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What it was opened with.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The course of the game.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// The game.
    pub fn game(&self) -> &Arc<AnyGame> {
        self.course.game()
    }

    /// Everything that happened.
    pub fn log(&self) -> &[LogEntry] {
        &self.log
    }

    /// The number of the last event.
    pub fn last(&self) -> u32 {
        self.log.last().map_or(0, |entry| entry.number)
    }

    /// The seat of a number from one, if there is one.
    pub fn seat(&self, number: u8) -> Option<Seat> {
        let index = number.checked_sub(1)?;
        (usize::from(index) < self.holders.len()).then_some(Seat(index))
    }

    /// Who holds each seat.
    pub fn holders(&self) -> &[Holder] {
        &self.holders
    }

    /// Who holds a seat.
    pub fn holder(&self, seat: Seat) -> Holder {
        self.holders[seat.index()]
    }

    /// The guests at the table, each once.
    pub fn guests(&self) -> Vec<Guest> {
        each_once(self.holders.iter().filter_map(|holder| holder.guest()))
    }

    /// The person of each seat, also of one who gave up: those who may play again.
    pub fn people(&self) -> Vec<Option<Guest>> {
        let seats = self.holders.iter().zip(&self.left);
        seats.map(|(holder, left)| holder.guest().or(*left)).collect()
    }

    /// The seat with which a guest acted last, of what still stands.
    pub fn last_seat_of(&self, guest: Guest) -> Option<Seat> {
        let own = |doer: &Doer| match *doer {
            Doer::Seat(seat) if self.holder(seat).guest() == Some(guest) => Some(seat),
            _ => None,
        };
        self.doers.iter().rev().find_map(own)
    }

    /// Has the game begun?
    pub fn began(&self) -> bool {
        self.began
    }

    pub(crate) fn is_full(&self) -> bool {
        !self.holders.contains(&Holder::Open)
    }

    /// The question that is open.
    pub fn question(&self) -> Option<&Question> {
        self.question.as_ref()
    }

    /// The seats whose people have still to answer the question.
    pub fn unanswered(&self) -> Vec<Seat> {
        let Some(question) = &self.question else { return Vec::new() };
        let others = self.others(self.holder(question.seat).guest());
        let open: Vec<Guest> =
            others.into_iter().filter(|guest| !question.agreed.contains(guest)).collect();
        let seats = self.game().seating().all_seats();
        seats.filter(|&seat| self.asked_person(seat).is_some_and(|g| open.contains(&g))).collect()
    }

    fn asked_person(&self, seat: Seat) -> Option<Guest> {
        match self.holder(seat) {
            Holder::Person(guest) => Some(guest),
            _ => None,
        }
    }

    /// The people at the table but for one. Those for whom a computer stands in are not asked.
    pub(crate) fn others(&self, but: Option<Guest>) -> Vec<Guest> {
        let people = self.game().seating().all_seats().filter_map(|s| self.asked_person(s));
        each_once(people.filter(|&guest| Some(guest) != but))
    }

    /// How it ended, if it has.
    pub fn ending(&self) -> Option<Ending> {
        self.closed.as_ref().map(|closed| closed.0).or(self.course.ending())
    }

    /// The rank of each side, if the game has ended with ranks.
    pub fn ranks(&self) -> Option<Vec<u8>> {
        match &self.closed {
            Some((_, ranks)) => ranks.clone(),
            None => self.course.outcome().map(|outcome| outcome.ranks().to_vec()),
        }
    }

    /// Is it over?
    pub fn is_over(&self) -> bool {
        self.ending().is_some()
    }

    /// The seat whose missing salt ended the game, if that was the reason.
    pub fn withheld(&self) -> Option<Seat> {
        let seat = self.log.iter().rev().find_map(|entry| match entry.event {
            Event::Withheld { seat } => Some(seat),
            _ => None,
        })?;
        self.seat(seat)
    }

    /// Has the player of this seat, from one, asked the computer for a hint?
    pub fn hinted(&self, seat: u8) -> bool {
        self.log.iter().any(|entry| entry.event == Event::Hinted { seat })
    }

    /// The table where the same people play again.
    pub fn again(&self) -> Option<&str> {
        self.again.as_deref()
    }

    /// What the table waits for.
    pub fn waiting(&self) -> Waiting {
        if self.is_over() {
            return Waiting::Over;
        }
        if !self.began {
            return Waiting::Chairs;
        }
        let unseeded = self.unseeded();
        if !unseeded.is_empty() || self.is_undrawn() {
            return Waiting::Seeds(unseeded);
        }
        match self.course.to_act() {
            ToAct::Over(_) => Waiting::Over,
            ToAct::Seat(seat) => Waiting::Seat(seat),
            ToAct::Chance => Waiting::Dice(self.turn()),
        }
    }

    /// Has something been drawn from the salts already? Then they are fixed.
    pub(crate) fn is_fixed(&self) -> bool {
        self.rolls > 0 || self.drawn.is_some()
    }

    /// The number of the next roll.
    pub(crate) fn next_roll(&self) -> u32 {
        self.rolls + 1
    }

    /// The dice of this table.
    pub(crate) fn dice(&self) -> FairDice {
        FairDice::new(self.seed.clone(), &self.numbered_salts(), &self.id)
    }

    /// How many actions of chance there were before the table was opened. Nobody proves them.
    pub fn earlier_rolls(&self) -> u32 {
        self.earlier_rolls
    }

    /// The server's seed, once it is no secret any more.
    pub fn revealed(&self) -> Option<&Seed> {
        self.revealed.then_some(&self.seed)
    }

    pub(crate) fn seed(&self) -> &Seed {
        &self.seed
    }

    /// What each seat has left on its clock, and whether it runs. Empty without a clock.
    pub fn clocks(&self, now: Millis) -> Vec<(Millis, bool)> {
        self.watch.faces(now)
    }

    /// Until when the person of a seat is away, if they are.
    ///
    /// ```
    /// use spielhof_table::{By, Clock, Command, Guest, Seed, Table, Terms};
    /// let game = rules::Spec::of("halma", 2).unwrap().build().unwrap();
    /// let terms = Terms { clock: Clock::Days(2), ..Terms::of(&game) };
    /// let seated = [(1, Guest(1)), (2, Guest(2))];
    /// let mut table = Table::open("t1", terms, Seed::new([0; 32]), game, &seated, 0).unwrap();
    /// let away = Command::Away { seat: 1, until: 500 };
    /// for event in table.decide(By::Guest(Guest(1)), &away, 100).unwrap() {
    ///     table.happen(event, 100);
    /// }
    /// assert_eq!((table.away(rules::Seat(0), 499), table.away(rules::Seat(0), 500)), (Some(500), None));
    /// assert!(!table.clocks(499)[0].1); // the clock of the seat stands
    /// ```
    pub fn away(&self, seat: Seat, now: Millis) -> Option<Millis> {
        Some(self.away_until(seat)).filter(|&until| until > now)
    }

    pub(crate) fn away_until(&self, seat: Seat) -> Millis {
        self.watch.away(seat.index())
    }

    /// When somebody's time will be up, or salts are overdue, if nothing happens.
    pub fn wakes(&self) -> Option<Millis> {
        self.runs_out().map(|(_, at)| at).or(self.salts_due())
    }

    /// When the time of the one whose clock runs is up, if nothing happens; never without a clock.
    pub fn time_up(&self) -> Option<Millis> {
        self.runs_out().map(|(_, at)| at)
    }

    /// The number of the event since which the table waits for the same turn of the same holder, who
    /// is away or not. What people ask each other in between does not change it.
    pub fn turn_since(&self) -> u32 {
        self.since
    }

    pub(crate) fn runs_out(&self) -> Option<(Seat, Millis)> {
        self.watch.runs_out().map(|(seat, at)| (Seat(seat as u8), at))
    }

    /// The game so far as a record, with the proof of its dice. Who sat where is for the
    /// caller to note.
    pub fn record(&self) -> Record {
        let mut record = Record::of(&self.course);
        record.ending = self.ending();
        record.result = self.ranks();
        record.proof = self.draws().then(|| self.proof());
        record
    }

    /// What anybody can check the dice with, once the seed is known.
    fn proof(&self) -> Proof {
        let number = |doer: &Doer| match *doer {
            Doer::Roll(number) => Some(number),
            Doer::Seat(_) | Doer::Earlier => None,
        };
        Proof {
            commitment: self.seed.commitment(),
            seed: self.revealed().cloned(),
            salts: self.numbered_salts(),
            table: self.id.clone(),
            lot: self.drawn,
            earlier: self.earlier_rolls,
            numbers: self.doers.iter().filter_map(number).collect(),
        }
    }

    /// Lets something happen that was decided here, at this time.
    pub fn happen(&mut self, event: Event, at: Millis) -> Option<Played> {
        let entry = LogEntry { number: self.last() + 1, at, event };
        // What was decided on this very table can be applied to it.
        self.apply(entry).unwrap_or_default()
    }

    /// Applies an event. What does not follow from the events before it changes nothing.
    pub fn apply(&mut self, entry: LogEntry) -> Result<Option<Played>, Refusal> {
        let (before, turns) = (self.turn(), self.course.turns());
        let awaited = self.awaited();
        let played = self.change(&entry.event)?;
        let ended = played.is_some() && (self.turn() != before || self.course.turns() != turns);
        let collects = !self.unseeded().is_empty();
        self.collecting = collects.then(|| self.collecting.unwrap_or(entry.at));
        let runs = self.runs();
        self.watch.switch(runs, ended, entry.at);
        self.note_away(&entry.event);
        if ended || self.awaited() != awaited {
            self.since = entry.number;
        }
        self.log.push(entry);
        Ok(played)
    }

    /// What tells one wait from another.
    fn awaited(&self) -> (bool, Seat, Holder, u32, Millis) {
        let turn = self.turn();
        (
            self.waiting() == Waiting::Over || !self.began,
            turn,
            self.holder(turn),
            self.course.turns(),
            self.away_until(turn),
        )
    }

    /// Who is away belongs to the clocks. A seat that changes hands has nobody who is away.
    fn note_away(&mut self, event: &Event) {
        let (seat, until) = match *event {
            Event::Away { seat, until } => (seat, until),
            Event::Back { seat } => (seat, 0),
            _ => match event.vacates() {
                Some(seat) => (seat, 0),
                None => return,
            },
        };
        self.watch.set_away(usize::from(seat) - 1, until);
    }

    fn turn(&self) -> Seat {
        self.course.position().turn()
    }

    /// The seat whose clock runs now. A computer's does not: it may have to wait for others.
    /// Nobody's does while salts are missing: that may be the fault of the others.
    fn runs(&self) -> Option<usize> {
        let seat = self.turn();
        let person = matches!(self.holder(seat), Holder::Person(_));
        let draws = self.collecting.is_some() || self.is_undrawn();
        let goes_on = self.began && !self.is_over() && !draws;
        (goes_on && person).then_some(seat.index())
    }

    fn change(&mut self, event: &Event) -> Result<Option<Played>, Refusal> {
        match event {
            Event::Opened { .. } => {}
            Event::Sat { seat, guest } | Event::Handed { seat, guest } => {
                self.hold(*seat, |_| Holder::Person(*guest))?;
            }
            Event::Stood { seat } => self.hold(*seat, |_| Holder::Open)?,
            Event::Seeded { seat, seed } => {
                let seat = self.seat(*seat).ok_or(Refusal::NotInThisGame)?;
                let giver = self.holder(seat).guest();
                self.salts[seat.index()] = from_hex(seed).map(|bytes| Salt { bytes, giver });
            }
            Event::Unseeded { seat } => {
                let seat = self.seat(*seat).ok_or(Refusal::NotInThisGame)?;
                self.salts[seat.index()] = None;
            }
            Event::Began => self.began = true,
            Event::Drawn { seat } => self.begin_with(*seat)?,
            Event::Acted { seat, action } => {
                let seat = self.seat(*seat).ok_or(Refusal::NotInThisGame)?;
                return self.play(action, Doer::Seat(seat)).map(Some);
            }
            Event::Rolled { number, action } => {
                let played = self.play(action, Doer::Roll(*number))?;
                self.rolls = *number;
                return Ok(Some(played));
            }
            Event::Asked { seat, ask } => {
                let seat = self.seat(*seat).ok_or(Refusal::NotInThisGame)?;
                self.question = Some(Question { seat, ask: *ask, agreed: Vec::new() });
            }
            Event::Answered { seat, yes } => {
                let guest = self.seat(*seat).and_then(|seat| self.holder(seat).guest());
                match (&mut self.question, guest) {
                    (Some(question), Some(guest)) if *yes => question.agreed.push(guest),
                    _ => self.question = None,
                }
            }
            Event::TookBack { actions, .. } => {
                let number = *actions as usize;
                if number > self.doers.len() - self.terms.earlier.len() {
                    return Err(Refusal::NotInThisGame);
                }
                self.course.take_back(number);
                self.doers.truncate(self.course.actions().len());
                self.question = None;
            }
            Event::Resigned { seat } | Event::TimeUp { seat } => {
                let leaver = self.seat(*seat).and_then(|seat| self.holder(seat).guest());
                self.hold(*seat, |_| Holder::Computer(STAND_IN))?;
                self.left[usize::from(*seat) - 1] = leaver;
                self.question = None;
            }
            Event::StoodIn { seat, level } => self.hold(*seat, |holder| match holder {
                Holder::Person(guest) => Holder::StandIn(guest, *level),
                other => other,
            })?,
            Event::CameBack { seat } => self.hold(*seat, |holder| match holder {
                Holder::StandIn(guest, _) => Holder::Person(guest),
                other => other,
            })?,
            Event::Ended { ending, ranks } => {
                let named = Ending::ALL.into_iter().find(|known| known.name() == ending);
                self.closed = Some((named.ok_or(Refusal::NotInThisGame)?, ranks.clone()));
                self.question = None;
                self.keep_who_lost();
            }
            // The clocks note it.
            Event::Away { seat, .. } | Event::Back { seat } => {
                self.seat(*seat).ok_or(Refusal::NotInThisGame)?;
            }
            // Why the game ends with the next event, and who asked for a hint: the log tells.
            Event::Withheld { .. } | Event::Hinted { .. } => {}
            Event::Revealed { .. } => self.revealed = true,
            Event::Again { table } => self.again = Some(table.clone()),
        }
        Ok(None)
    }

    /// The course begins with this seat.
    fn begin_with(&mut self, seat: u8) -> Result<(), Refusal> {
        if !self.terms.earlier.is_empty() {
            return Err(Refusal::NotInThisGame);
        }
        if self.game().spec().first() != seat {
            let terms = Terms { first: seat, ..self.terms.clone() };
            let game = terms.build().map_err(|_| Refusal::NotInThisGame)?;
            self.course = match &self.terms.setup {
                Some(setup) => {
                    Course::with_setup(&game, setup).map_err(|_| Refusal::NotInThisGame)?
                }
                None => Course::new(game),
            };
        }
        self.drawn = Some(seat);
        Ok(())
    }

    /// Whoever ended the game by giving up, or by running out of time, is still the one who
    /// sat there: no computer played on.
    fn keep_who_lost(&mut self) {
        if let Some(Event::Resigned { seat } | Event::TimeUp { seat }) =
            self.log.last().map(|entry| &entry.event)
        {
            let place = usize::from(*seat) - 1;
            if let Some(guest) = self.left[place] {
                self.holders[place] = Holder::Person(guest);
            }
        }
    }

    fn hold(&mut self, seat: u8, change: impl Fn(Holder) -> Holder) -> Result<(), Refusal> {
        let seat = self.seat(seat).ok_or(Refusal::NotInThisGame)?;
        let holder = &mut self.holders[seat.index()];
        *holder = change(*holder);
        Ok(())
    }

    fn play(&mut self, text: &str, doer: Doer) -> Result<Played, Refusal> {
        let before = self.course.position().clone();
        let action = before.read(text).map_err(|_| Refusal::NotInThisGame)?;
        let effects = self.course.act(action)?;
        self.doers.push(doer);
        self.question = None;
        Ok(Played { before, action, effects })
    }
}

/// The level of a computer that plays on for a player who has given up or is absent.
pub const STAND_IN: u8 = 3;

/// Guests in their order, each once.
fn each_once(guests: impl Iterator<Item = Guest>) -> Vec<Guest> {
    let mut sorted = Vec::new();
    for guest in guests {
        if let Err(place) = sorted.binary_search(&guest) {
            sorted.insert(place, guest);
        }
    }
    sorted
}
