//! What may happen at a table: commands are looked at, events are the answer.

use crate::clock::{Clock, LONGEST_AWAY, Millis};
use crate::dice::{from_hex, hex};
use crate::event::{Ask, By, Command, Denial, Event, Guest};
use crate::past::Ending;
use crate::table::{Doer, Holder, Table, Waiting};
use rules::{Action, Refusal, Seat, Side, ToAct};

/// Events, or why there are none.
type Decision = Result<Vec<Event>, Denial>;

impl Table {
    /// What comes of a command: events for [`apply`](Table::apply), or why not. Changes
    /// nothing.
    pub fn decide(&self, by: By, command: &Command, now: Millis) -> Decision {
        if self.runs_out().is_some_and(|(_, at)| at <= now) && !matches!(command, Command::Again(_))
        {
            // Too late: what the clock asks for comes first.
            return Err(Denial::Over);
        }
        match command {
            Command::Sit(seat) => self.sit(by, *seat),
            Command::Stand(seat) => {
                let seat = self.own(by, *seat)?;
                if self.began() {
                    return Err(Denial::Begun);
                }
                Ok(vec![Event::Stood { seat: seat.number() }])
            }
            Command::Hand { seat, from, to } => {
                house(by)?;
                self.unrated()?;
                self.hand(*seat, *from, *to)
            }
            Command::Seed(seed) => self.add_seed(by, seed),
            Command::BreakOff(seat) => {
                house(by)?;
                let seat = self.existing(*seat)?;
                match self.unseeded() {
                    owing if owing.contains(&seat) => Ok(withheld(&[seat])),
                    _ => Err(Denial::NoSeedNeeded),
                }
            }
            Command::Act(seat, text) => {
                let seat = self.acting(by, *seat)?;
                self.act(seat, text)
            }
            Command::Roll(seat) => {
                let seat = self.acting(by, *seat)?;
                self.roll(seat)
            }
            Command::TakeBack(seat) => {
                let seat = self.own(by, *seat)?;
                self.take_back(seat)
            }
            Command::OfferDraw(seat) => {
                let seat = self.playing(by, *seat)?;
                if self.others(self.holder(seat).guest()).is_empty() {
                    return Err(Denial::NobodyToAsk);
                }
                self.question_from(seat, Ask::Draw)
            }
            Command::Abort(seat) => {
                let seat = self.own(by, *seat)?;
                if self.is_over() {
                    return Err(Denial::Over);
                }
                if self.others(self.holder(seat).guest()).is_empty() {
                    if self.began() {
                        // Against computers only: giving up is the way to leave.
                        self.unrated()?;
                    }
                    return Ok(vec![aborted()]);
                }
                if !self.began() {
                    // Other people have sat down and still wait: one can only stand up.
                    return Err(Denial::NotBegun);
                }
                self.question_from(seat, Ask::Abort)
            }
            Command::Answer(seat, yes) => {
                let seat = self.playing(by, *seat)?;
                self.answer(seat, *yes)
            }
            Command::Resign(seat) => {
                let seat = self.playing(by, *seat)?;
                let resigned = Event::Resigned { seat: seat.number() };
                Ok(self.gone_for_good(seat, resigned, Ending::Resignation))
            }
            Command::StandIn(seat, level) => {
                house(by)?;
                self.unrated()?;
                let seat = self.existing(*seat)?;
                match self.holder(seat) {
                    Holder::Person(_) if self.began() && !self.is_over() => {
                        Ok(vec![Event::StoodIn { seat: seat.number(), level: *level }])
                    }
                    _ => Err(Denial::NotYourSeat(seat.number())),
                }
            }
            Command::ComeBack(seat) => {
                let seat = self.own(by, *seat)?;
                match self.holder(seat) {
                    Holder::StandIn(..) => Ok(vec![Event::CameBack { seat: seat.number() }]),
                    _ => Ok(Vec::new()),
                }
            }
            Command::Away { seat, until } => {
                let seat = self.keeper(by, *seat)?;
                self.go_away(seat, *until, now)
            }
            Command::Back(seat) => {
                let seat = self.keeper(by, *seat)?;
                match self.away(seat, now) {
                    Some(_) if !self.is_over() => Ok(vec![Event::Back { seat: seat.number() }]),
                    _ => Ok(Vec::new()),
                }
            }
            Command::Again(table) => {
                house(by)?;
                match (self.is_over(), self.again()) {
                    (false, _) => Err(Denial::NotOver),
                    (true, Some(table)) => Err(Denial::AgainAlready(table.to_owned())),
                    (true, None) => Ok(vec![Event::Again { table: table.clone() }]),
                }
            }
        }
    }

    /// What the table itself asks for now, without anybody wanting it: the beginning, the end of
    /// salts whose givers have left, the lot that decides who begins, time that is up, lots that
    /// are no dice, the seed of a game that is over. To be asked after every event.
    pub fn due(&self, now: Millis) -> Vec<Event> {
        if self.is_over() {
            let owed = self.draws() && self.revealed().is_none();
            let seed = self.seed().reveal();
            return if owed { vec![Event::Revealed { seed }] } else { Vec::new() };
        }
        if !self.began() && self.is_full() {
            // A log of an older version may have filled the last chair without a beginning.
            return vec![Event::Began];
        }
        if let Some(seat) = self.stale_salt() {
            return vec![Event::Unseeded { seat: seat.number() }];
        }
        if self.salts_due().is_some_and(|at| at <= now) {
            return withheld(&self.unseeded());
        }
        if self.began() && self.is_undrawn() && self.unseeded().is_empty() {
            let seats = self.holders().len() as u8;
            return vec![Event::Drawn { seat: self.dice().first(seats) }];
        }
        if let Some((seat, at)) = self.runs_out()
            && at <= now
        {
            let time_up = Event::TimeUp { seat: seat.number() };
            return self.gone_for_good(seat, time_up, Ending::Clock);
        }
        match self.waiting() {
            Waiting::Dice(_) if !self.is_roll() => self.fallen().into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Can this guest take something back now without asking anybody?
    pub fn may_undo(&self, guest: Guest) -> bool {
        let seats = self.game().seating().all_seats();
        let mut own = seats.filter(|&seat| self.holder(seat).guest() == Some(guest));
        own.any(|seat| {
            self.take_back(seat).is_ok_and(|events| matches!(events[..], [Event::TookBack { .. }]))
        })
    }

    fn existing(&self, seat: u8) -> Result<Seat, Denial> {
        self.seat(seat).ok_or(Denial::NoSuchSeat(seat))
    }

    /// A seat that the asker holds.
    fn own(&self, by: By, seat: u8) -> Result<Seat, Denial> {
        let seat = self.existing(seat)?;
        let holds = match by {
            By::Guest(guest) => self.holder(seat).guest() == Some(guest),
            By::House => self.holder(seat).level().is_some(),
        };
        if holds { Ok(seat) } else { Err(Denial::NotYourSeat(seat.number())) }
    }

    /// A seat with a person, for whom the house speaks too.
    fn keeper(&self, by: By, seat: u8) -> Result<Seat, Denial> {
        let seat = self.existing(seat)?;
        match (by, self.holder(seat).guest()) {
            (By::House, Some(_)) => Ok(seat),
            (By::Guest(guest), Some(holder)) if guest == holder => Ok(seat),
            _ => Err(Denial::NotYourSeat(seat.number())),
        }
    }

    /// Said again, or too late, it changes nothing.
    fn go_away(&self, seat: Seat, until: Millis, now: Millis) -> Decision {
        if !matches!(self.terms().clock, Clock::Days(_)) {
            return Err(Denial::NoDays);
        }
        if self.is_over() {
            return Err(Denial::Over);
        }
        if until > now.saturating_add(LONGEST_AWAY) {
            return Err(Denial::AwayTooLong);
        }
        if until <= now || self.away(seat, now) == Some(until) {
            return Ok(Vec::new());
        }
        Ok(vec![Event::Away { seat: seat.number(), until }])
    }

    /// The same, in a game that has begun and is not over.
    fn playing(&self, by: By, seat: u8) -> Result<Seat, Denial> {
        let seat = self.own(by, seat)?;
        match self.waiting() {
            Waiting::Over => Err(Denial::Over),
            Waiting::Chairs => Err(Denial::NotBegun),
            _ => Ok(seat),
        }
    }

    /// The same, when it is that seat's turn.
    fn acting(&self, by: By, seat: u8) -> Result<Seat, Denial> {
        let seat = self.playing(by, seat)?;
        let turn = match self.waiting() {
            Waiting::Seat(turn) | Waiting::Dice(turn) => turn,
            Waiting::Seeds(seats) => {
                let seats = seats.into_iter().map(Seat::number).collect();
                return Err(Denial::SeedsMissing(seats));
            }
            Waiting::Chairs => return Err(Denial::NotBegun),
            Waiting::Over => return Err(Denial::Over),
        };
        if turn == seat { Ok(seat) } else { Err(Denial::NotYourTurn { turn: turn.number() }) }
    }

    fn sit(&self, by: By, seat: u8) -> Decision {
        let By::Guest(guest) = by else { return Err(Denial::HouseOnly) };
        let seat = self.existing(seat)?;
        if self.holder(seat) != Holder::Open || self.is_over() {
            return Err(Denial::ChairTaken(seat.number()));
        }
        let mut events = vec![Event::Sat { seat: seat.number(), guest }];
        let open = self.holders().iter().filter(|&&holder| holder == Holder::Open).count();
        if open == 1 {
            events.push(Event::Began);
        }
        Ok(events)
    }

    /// A seat goes to another guest only from the guest who holds it. So an open chair cannot
    /// be filled in this way, nor a seat be taken back after its holder has lost it.
    fn hand(&self, seat: u8, from: Guest, to: Guest) -> Decision {
        let seat = self.existing(seat)?;
        match self.holder(seat).guest() {
            Some(holder) if holder == from && from == to => Ok(Vec::new()),
            Some(holder) if holder == from => {
                Ok(vec![Event::Handed { seat: seat.number(), guest: to }])
            }
            _ => Err(Denial::SeatChanged(seat.number())),
        }
    }

    fn add_seed(&self, by: By, seed: &str) -> Decision {
        let By::Guest(guest) = by else { return Err(Denial::HouseOnly) };
        if self.waiting() == Waiting::Chairs {
            return Err(Denial::NotBegun);
        }
        let owes = |&&seat: &&Seat| self.holder(seat).guest() == Some(guest);
        let unseeded = self.unseeded();
        let seat = unseeded.iter().find(owes).ok_or(Denial::NoSeedNeeded)?;
        let seed = hex(&from_hex(seed).ok_or(Denial::BadSeed)?);
        Ok(vec![Event::Seeded { seat: seat.number(), seed }])
    }

    fn act(&self, seat: Seat, text: &str) -> Decision {
        let position = self.course().position();
        let action = position.read(text).map_err(Denial::Action)?;
        if self.course().to_act() == ToAct::Chance {
            // Nobody says what the dice shall show.
            return Err(Denial::Action(rules::ReadError::Refused(Refusal::RollFirst)));
        }
        Ok(vec![Event::Acted { seat: seat.number(), action: position.write(action) }])
    }

    fn roll(&self, seat: Seat) -> Decision {
        match self.waiting() {
            Waiting::Dice(turn) if turn == seat => {
                self.fallen().map(|event| vec![event]).ok_or(Denial::NoRollNow)
            }
            _ => Err(Denial::NoRollNow),
        }
    }

    /// How the next roll falls.
    fn fallen(&self) -> Option<Event> {
        let (number, position) = (self.next_roll(), self.course().position());
        let action = self.dice().draw(number, position)?;
        Some(Event::Rolled { number, action: position.write(action) })
    }

    /// Is what chance decides now a roll of dice, and not a lot?
    fn is_roll(&self) -> bool {
        let first = self.course().position().actions().first().copied();
        matches!(first, Some(Action::Roll(_) | Action::RollTwo(..)))
    }

    /// What would make a rated game worth nothing is not for one player to decide.
    fn unrated(&self) -> Result<(), Denial> {
        if self.terms().rated { Err(Denial::Rated) } else { Ok(()) }
    }

    fn take_back(&self, seat: Seat) -> Decision {
        self.unrated()?;
        let alone = self.holders().len() == 1 && !self.game().has_chance();
        if self.is_over() && !(alone && self.ending() == Some(Ending::Rules)) {
            return Err(Denial::Over);
        }
        let own = self.doers.iter().rposition(|&doer| doer == Doer::Seat(seat));
        let from = own.ok_or(Denial::NothingToTakeBack)?;
        let undone = &self.doers[from..];
        let guest = self.holder(seat).guest();
        let others = self.others(guest);
        let rolled = undone.iter().any(|doer| matches!(doer, Doer::Roll(_)));
        if rolled && others.is_empty() {
            return Err(Denial::DiceHaveFallen);
        }
        let is_other = |doer: &Doer| match *doer {
            Doer::Seat(seat) => self.holder(seat).guest().is_some_and(|g| others.contains(&g)),
            Doer::Roll(_) | Doer::Earlier => true,
        };
        if undone.iter().any(is_other) {
            return self.question_from(seat, Ask::TakeBack);
        }
        let actions = undone.len() as u32;
        Ok(vec![Event::TookBack { seat: seat.number(), actions }])
    }

    fn question_from(&self, seat: Seat, ask: Ask) -> Decision {
        match self.question() {
            Some(_) => Err(Denial::QuestionOpen),
            None => Ok(vec![Event::Asked { seat: seat.number(), ask }]),
        }
    }

    fn answer(&self, seat: Seat, yes: bool) -> Decision {
        let Some(question) = self.question() else { return Err(Denial::NoQuestion) };
        let unanswered = self.unanswered();
        if !unanswered.contains(&seat) {
            return Err(Denial::NoQuestion);
        }
        let mut events = vec![Event::Answered { seat: seat.number(), yes }];
        let guest = self.holder(seat).guest();
        let last = unanswered.iter().all(|&seat| self.holder(seat).guest() == guest);
        if yes && last {
            events.push(self.agreed(question.seat, question.ask)?);
        }
        Ok(events)
    }

    /// What everybody has agreed to.
    fn agreed(&self, asker: Seat, ask: Ask) -> Result<Event, Denial> {
        match ask {
            Ask::Abort => Ok(aborted()),
            Ask::Draw => {
                let ranks = Some(vec![1; self.game().seating().sides()]);
                Ok(Event::Ended { ending: Ending::Agreement.name().to_owned(), ranks })
            }
            Ask::TakeBack => {
                let own = self.doers.iter().rposition(|&doer| doer == Doer::Seat(asker));
                let from = own.ok_or(Denial::NothingToTakeBack)?;
                let actions = (self.doers.len() - from) as u32;
                Ok(Event::TookBack { seat: asker.number(), actions })
            }
        }
    }

    /// A seat gives up, or its time is up. Two sides: the other one wins. More: a computer
    /// plays on, as long as there is a person to play with.
    fn gone_for_good(&self, seat: Seat, event: Event, ending: Ending) -> Vec<Event> {
        let seating = self.game().seating();
        let others = |&other: &Seat| other != seat && self.holder(other).guest().is_some();
        let person_left = seating.all_seats().any(|other| others(&other));
        match seating.sides() {
            1 => vec![event, aborted()],
            sides if sides == 2 || !person_left => {
                let beaten = seating.side(seat);
                let rank = |side: Side| if side == beaten { sides as u8 } else { 1 };
                let ranks = Some(seating.all_sides().map(rank).collect());
                vec![event, Event::Ended { ending: ending.name().to_owned(), ranks }]
            }
            _ => vec![event],
        }
    }
}

fn house(by: By) -> Result<(), Denial> {
    if by == By::House { Ok(()) } else { Err(Denial::HouseOnly) }
}

fn aborted() -> Event {
    Event::Ended { ending: Ending::Aborted.name().to_owned(), ranks: None }
}

/// The game ends without a result, because of these seats.
fn withheld(seats: &[Seat]) -> Vec<Event> {
    let who = seats.iter().map(|seat| Event::Withheld { seat: seat.number() });
    who.chain([aborted()]).collect()
}
