//! From taking a seat to the end of the last game.

use crate::line::{Heard, Line};
use crate::mind::{Answer, Mind, Question};
use crate::request::Server;
use crate::seat::{Deed, Next, Sight};
use crate::{Address, BotError, TableLink};
use std::pin::Pin;
use std::time::Duration;
use table::{Course, Record};
use tokio::time::{Instant, interval, sleep, timeout};
use wire::{Me, NewTable, Opened, Outcome, ToClient, ToServer};

/// How often the server hears that the bot is still there.
const PING: Duration = Duration::from_secs(20);
/// How long to wait before connecting again; twice as long each time, up to the last.
const FIRST_WAIT: Duration = Duration::from_millis(500);
const LAST_WAIT: Duration = Duration::from_secs(30);
/// How often in a row it is tried to connect.
const TRIES: u32 = 20;
/// The messages that may be sent at once, where their number is limited: less than servers take.
const AT_ONCE: u32 = 16;
/// How many refusals in a row are taken for a change of the table meanwhile.
const REFUSALS: u32 = 5;
/// How long the server may take to answer a bot that leaves.
const FAREWELL: Duration = Duration::from_secs(3);

/// What a bot shall do.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The server.
    pub address: Address,
    /// The token of the bot.
    pub token: String,
    /// The table to play at.
    pub table: Option<TableLink>,
    /// The seat to take; any if none.
    pub seat: Option<u8>,
    /// The table to open where none is given.
    pub new: Option<NewTable>,
    /// The number of games to play.
    pub games: u32,
    /// The command that starts the program.
    pub exec: String,
    /// How long it thinks, as behind `go`.
    pub go: String,
    /// Shall it be told the legal actions before each `go`?
    pub moves: bool,
    /// How many messages a second the server takes; any number for 0.
    pub messages_per_second: u32,
}

/// What a bot tells about its work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// A table was opened: this link invites people to it.
    Opened(String),
    /// A seat was taken, or taken again.
    Seated(u8),
    /// A game is over: the rank of each side, none where it was broken off, and how it ended.
    Over(Outcome),
    /// It waits until people want to play again.
    WaitsForAgain,
    /// The connection is lost.
    Lost,
    /// The bot leaves because it was asked to.
    Leaves,
}

/// Plays until all games are over, or until `stop`.
pub async fn run(
    wish: Wish,
    stop: impl Future<Output = ()>,
    mut tell: impl FnMut(Progress),
) -> Result<(), BotError> {
    let server =
        Server { address: wish.address.clone(), token: wish.token.clone(), as_page: false };
    let me: Me = server.get("/api/me").await?;
    if !me.bot {
        return Err(BotError::NotABot);
    }
    let mut mind = Mind::start(&wish.exec, &wish.go, wish.moves)?;
    let mut stop = std::pin::pin!(stop);
    let mut next = wish.table.clone();
    for game in 1..=wish.games {
        let TableLink { id: table, invite } = match (next.take(), &wish.new) {
            (Some(table), _) => table,
            (None, Some(new)) => {
                let Opened { table, invite } = server.post("/api/tables", new).await?;
                tell(Progress::Opened(format!("{}/t/{table}#{invite}", server.address)));
                TableLink { id: table, invite: Some(invite) }
            }
            (None, None) => return Ok(()),
        };
        let mut player = Player {
            server: &server,
            wish: &wish,
            mind: &mut mind,
            tell: &mut tell,
            stop: stop.as_mut(),
            table,
            invite,
            // At a table of one's own people are not waited for: the next one is opened.
            again: game < wish.games && wish.new.is_none(),
        };
        match player.play().await? {
            End::Over(rematch) => next = rematch.map(|id| TableLink { id, invite: None }),
            End::Left => return Ok(()),
        }
    }
    Ok(())
}

/// How it ends at a table.
enum End {
    /// The game is over, and perhaps goes on at another table.
    Over(Option<String>),
    /// The bot was asked to leave.
    Left,
}

/// A bot at a table.
struct Player<'a, T: FnMut(Progress), S: Future<Output = ()>> {
    server: &'a Server,
    wish: &'a Wish,
    mind: &'a mut Mind,
    tell: &'a mut T,
    stop: Pin<&'a mut S>,
    table: String,
    invite: Option<String>,
    again: bool,
}

/// A connection with what is under way on it.
struct Work {
    line: Line,
    sight: Option<Sight>,
    /// The message that waits for its answer, by its id.
    sent: Option<String>,
    /// Tells messages apart, also from those of earlier connections.
    prefix: String,
    number: u32,
    /// The moment at which as many as possible may be sent at once again.
    rested: Instant,
    /// The time between messages.
    pause: Duration,
    /// The event after which the program was asked.
    thinking: Option<u32>,
    refusals: u32,
    seated: bool,
    told_over: bool,
}

impl<T: FnMut(Progress), S: Future<Output = ()>> Player<'_, T, S> {
    async fn play(&mut self) -> Result<End, BotError> {
        let (mut wait, mut tries) = (FIRST_WAIT, 0);
        let mut told_over = false;
        loop {
            let begun = Instant::now();
            match Line::open(self.server, &self.table).await {
                Ok(line) => {
                    if let Some(end) = self.work(line, &mut told_over).await? {
                        return Ok(end);
                    }
                    (self.tell)(Progress::Lost);
                }
                // The first time there may be nobody at that address at all.
                Err(BotError::Unreachable { .. }) if 0 < tries && tries < TRIES => {}
                Err(fault) => return Err(fault),
            }
            if begun.elapsed() > LAST_WAIT {
                (wait, tries) = (FIRST_WAIT, 0);
            }
            tries += 1;
            tokio::select! {
                () = sleep(wait) => wait = (wait * 2).min(LAST_WAIT),
                () = self.stop.as_mut() => return Ok(End::Left),
            }
        }
    }

    /// Works on one connection; none when it is lost.
    async fn work(&mut self, line: Line, told_over: &mut bool) -> Result<Option<End>, BotError> {
        let mut work = Work {
            line,
            sight: None,
            sent: None,
            prefix: prefix(),
            number: 0,
            rested: Instant::now(),
            // A little slower than allowed: the server counts by its own clock.
            pause: match self.wish.messages_per_second {
                0 => Duration::ZERO,
                most => Duration::from_millis(1250) / most,
            },
            thinking: None,
            refusals: 0,
            seated: false,
            told_over: *told_over,
        };
        let mut ping = interval(PING);
        loop {
            tokio::select! {
                heard = work.line.hear() => match heard? {
                    Heard::Message(message) => {
                        let Some(end) = self.heard(&mut work, *message).await? else { continue };
                        *told_over = work.told_over;
                        if matches!(end, End::Over(None)) && self.again { continue; }
                        work.line.close().await;
                        return Ok(Some(end));
                    }
                    Heard::Lost => {
                        *told_over = work.told_over;
                        return Ok(None);
                    }
                },
                answer = self.mind.answer() => self.answered(&mut work, answer).await?,
                _ = ping.tick() => work.line.say(&ToServer::Ping).await,
                () = self.stop.as_mut() => {
                    self.leave(work).await;
                    return Ok(Some(End::Left));
                }
            }
        }
    }

    async fn heard(&mut self, work: &mut Work, message: ToClient) -> Result<Option<End>, BotError> {
        match (message, &mut work.sight) {
            (ToClient::Welcome { table }, _) => work.sight = Some(Sight::of(*table)),
            (ToClient::Done { id, .. }, _) if work.sent.as_ref() == Some(&id) => {
                (work.sent, work.refusals) = (None, 0);
            }
            (ToClient::Refused { id, why }, _) if work.sent.as_ref() == Some(&id) => {
                work.sent = None;
                work.refusals += 1;
                // Somebody else may have changed the table meanwhile; but not again and again.
                if work.refusals == REFUSALS || !work.seated {
                    return Err(BotError::Refused(vec![why]));
                }
            }
            (message, Some(sight)) => sight.hear(message),
            (_, None) => {}
        }
        self.go_on(work).await
    }

    /// Does what is to be done next.
    async fn go_on(&mut self, work: &mut Work) -> Result<Option<End>, BotError> {
        let Some(sight) = &mut work.sight else { return Ok(None) };
        let own = sight.own().next();
        if let Some(seat) = own
            && !work.seated
        {
            work.seated = true;
            (self.tell)(Progress::Seated(seat));
        }
        if let (Next::Over, Some(outcome)) = (sight.next(), &sight.scene.outcome) {
            if !work.told_over {
                work.told_over = true;
                (self.tell)(Progress::Over(outcome.clone()));
                if self.again && sight.rematch.is_none() {
                    (self.tell)(Progress::WaitsForAgain);
                }
            }
            return Ok(Some(End::Over(sight.rematch.clone())));
        }
        if work.sent.is_some() {
            return Ok(None);
        }
        let next = match own {
            Some(_) => sight.next(),
            None => {
                let seat = sight.free(self.wish.seat).ok_or(BotError::NoSeat)?;
                let invite = self.invite.clone().or(sight.invite.clone());
                Next::Say(Deed::Sit(seat, invite.ok_or(BotError::NoInvite)?))
            }
        };
        match next {
            Next::Say(deed) => work.send(&deed).await,
            Next::Think if work.thinking.is_none() => {
                let event = sight.scene.event;
                if let Some(course) = self.course(sight).await? {
                    work.thinking = Some(event);
                    self.mind.ask(Question { event, course });
                }
            }
            Next::Think | Next::Wait | Next::Over => {}
        }
        Ok(None)
    }

    /// The game as it stands. None where the record is of another moment: then a message about it is
    /// on its way.
    async fn course(&self, sight: &mut Sight) -> Result<Option<Course>, BotError> {
        if sight.course.is_none() {
            let path = format!("/api/tables/{}/record", self.table);
            let record: Record = self.server.text(&path).await?.parse().map_err(strange)?;
            let course = record.replay().map_err(strange)?;
            if course.actions().len() == sight.played {
                sight.course = Some(course);
            }
        }
        Ok(sight.course.clone())
    }

    /// The program has answered. An answer to a position that is past is not wanted any more.
    async fn answered(&mut self, work: &mut Work, answer: Answer) -> Result<(), BotError> {
        let action = answer.action?;
        let wanted = work.thinking.take() == Some(answer.event);
        let Some(sight) = &work.sight else { return Ok(()) };
        if let Some(choices) = &sight.scene.choices
            && wanted
            && sight.scene.event == answer.event
            && work.sent.is_none()
        {
            work.send(&Deed::Act(choices.seat, action)).await;
            return Ok(());
        }
        self.go_on(work).await.map(drop)
    }

    /// Gives up the seats, so that nobody waits for a program that is gone.
    async fn leave(&mut self, mut work: Work) {
        (self.tell)(Progress::Leaves);
        let deeds = work.sight.as_ref().map(Sight::leaving).unwrap_or_default();
        for deed in deeds {
            work.send(&deed).await;
            let answered = async {
                while let Ok(Heard::Message(message)) = work.line.hear().await {
                    let id = match &*message {
                        ToClient::Done { id, .. } | ToClient::Refused { id, .. } => Some(id),
                        _ => None,
                    };
                    if id == work.sent.as_ref() && id.is_some() {
                        return;
                    }
                }
            };
            let _ = timeout(FAREWELL, answered).await;
        }
        work.line.close().await;
    }
}

impl Work {
    async fn send(&mut self, deed: &Deed) {
        self.rested = self.rested.max(Instant::now()) + self.pause;
        sleep(self.rested.duration_since(Instant::now()).saturating_sub(self.pause * AT_ONCE))
            .await;
        self.number += 1;
        let id = format!("{}-{}", self.prefix, self.number);
        self.line.say(&deed.message(id.clone())).await;
        self.sent = Some(id);
    }
}

/// What the ids of the messages of one connection begin with.
fn prefix() -> String {
    let mut bytes = [0; 8];
    // Ids that collide are answered as sent before; without randomness nothing else works either.
    let _ = getrandom::fill(&mut bytes);
    u64::from_le_bytes(bytes).to_string()
}

fn strange(fault: impl std::fmt::Debug) -> BotError {
    BotError::Strange(format!("{fault:?}"))
}
