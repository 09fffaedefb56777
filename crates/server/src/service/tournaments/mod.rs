//! Tournaments: their log is in the store, and their games are ordinary tables.
//!
//! Nothing of a tournament is kept in memory: any node reads the log, and an append that came too late
//! is made again. Results of finished tables are taken whenever somebody looks.

mod said;
mod view;

pub use said::tournament_said;

use super::Service;
use crate::rooms::{new_name, random};
use room::Opening;
use serde::{Deserialize, Serialize};
use store::{
    EntrantRow, OWN_PLAYER, SeatPlayer, StoreError, StoredTournament, TournamentAppend,
    TournamentGame, TournamentRow,
};
use table::Guest;
use tournament::{
    Command, Cycles, Entrant, Event, Format, Mark, Phase, Settings, ThirdPlace, Tournament,
};
use wire::{
    Chair, Clock, MyTable, NewTable, NewTournament, Plan, Said, TournamentCommand,
    TournamentFormat, TournamentLine, TournamentPhase, TournamentView,
};

/// The most tournaments of one organiser.
const MOST: u32 = 20;
/// The most tournaments in a list.
const LISTED: u32 = 20;
/// The longest name of a tournament, in characters.
const LONGEST_NAME: usize = 60;
/// How often an append is tried that others come before.
const TRIES: u32 = 10;

/// Why nothing is done with a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentError {
    /// There is no such tournament.
    Unknown,
    /// Only the organiser can do that, or only those who are meant.
    NotAllowed,
    /// It makes no sense.
    Said(Vec<Said>),
    /// The store does not do its part.
    Store(StoreError),
}

impl From<StoreError> for TournamentError {
    fn from(fault: StoreError) -> TournamentError {
        TournamentError::Store(fault)
    }
}

fn refused(said: Said) -> TournamentError {
    TournamentError::Said(vec![said])
}

/// What the games of a tournament are opened with.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct GamePlan {
    plan: Plan,
    clock: Clock,
}

/// A tournament that was read.
struct Loaded {
    stored: StoredTournament,
    state: Tournament,
    games: GamePlan,
}

impl Loaded {
    fn read(stored: StoredTournament) -> Result<Loaded, TournamentError> {
        let broken = |why: String| TournamentError::Store(StoreError::Other(why));
        let events = stored.events.iter().map(|stored| stored.event.parse::<Event>());
        let events = events.collect::<Result<Vec<_>, _>>();
        let events = events.map_err(|fault| broken(fault.to_string()))?;
        let state = Tournament::replay(events).map_err(|fault| broken(fault.to_string()))?;
        let games = serde_json::from_str(&stored.row.plan);
        let games = games.map_err(|fault| broken(fault.to_string()))?;
        Ok(Loaded { stored, state, games })
    }

    fn entrant(&self, number: Entrant) -> Option<&EntrantRow> {
        self.stored.entrants.iter().find(|one| one.entrant == number.0)
    }

    /// The number of a guest who takes part.
    fn number_of(&self, guest: u64) -> Option<u32> {
        self.stored.entrants.iter().find(|one| one.guest == Some(guest)).map(|one| one.entrant)
    }

    /// The table of a game, if one was opened.
    fn table(&self, round: u32, pairing: u32, game: u32) -> Option<&str> {
        let found = self.stored.games.iter();
        let mut found =
            found.filter(|one| (one.round, one.pairing, one.game) == (round, pairing, game));
        found.next().map(|one| one.table.as_str())
    }

    /// What comes next in the log.
    fn append(&self, at: u64) -> TournamentAppend {
        let first = self.stored.events.len() as u32 + 1;
        TournamentAppend { first, at, ..TournamentAppend::default() }
    }

    /// Carries out a command, and adds what happened.
    fn decide(
        &mut self,
        command: &Command,
        append: &mut TournamentAppend,
    ) -> Result<(), TournamentError> {
        let entrants = &self.stored.entrants;
        let name = |number: Entrant| {
            let found = entrants.iter().find(|one| one.entrant == number.0);
            found.map_or_else(|| number.to_string(), |one| one.name.clone())
        };
        let events = self.state.act(command);
        let events = events.map_err(|denial| refused(said::of_page(&denial, &name)))?;
        append.events.extend(events.iter().map(Event::to_string));
        Ok(())
    }

    /// The pairings of the current round that wait for a game: round, pairing, game.
    fn open_games(&self) -> Vec<(u32, u32, u32)> {
        let Some(round) = self.state.rounds().last() else { return Vec::new() };
        let number = self.state.rounds().len() as u32;
        let game = |table: u32| {
            let pairing = &round.pairings[table as usize - 1];
            (number, table, pairing.games.len() as u32 + 1)
        };
        self.state.open_tables().into_iter().map(game).collect()
    }
}

impl Service {
    /// Opens a tournament for a guest.
    pub async fn open_tournament(
        &self,
        guest: u64,
        wish: NewTournament,
    ) -> Result<TournamentLine, TournamentError> {
        let NewTournament { name, plan, clock, .. } = &wish;
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() || name.chars().count() > LONGEST_NAME {
            let most = say::number(LONGEST_NAME as u64);
            return Err(refused(say::with("tournament-page-name-wanted", [("most", most)])));
        }
        let settings = settings(&wish, name.clone())?;
        let games =
            GamePlan { plan: Plan { first: None, setup: None, ..plan.clone() }, clock: *clock };
        // What cannot be opened later is said now.
        opening(guest, &games, usize::from(plan.players), 1)?;
        let state = Tournament::open(settings)
            .map_err(|denial| refused(said::of_page(&denial, &|entrant| entrant.to_string())))?;
        let id = new_name();
        let now = self.now();
        let plan = serde_json::to_string(&games).unwrap_or_default();
        let row = TournamentRow { id: id.clone(), organiser: guest, plan, created: now };
        let events = state.log().iter().map(Event::to_string).collect();
        let first = TournamentAppend { first: 1, at: now, events, ..TournamentAppend::default() };
        let created =
            self.rooms.with_store(move |store| store.create_tournament(&row, &first, MOST));
        match created.await {
            Err(StoreError::TooManyTournaments) => {
                let most = say::number(MOST);
                Err(refused(say::with("tournament-page-too-many", [("most", most)])))
            }
            Err(fault) => Err(fault.into()),
            Ok(()) => Ok(TournamentLine { id, name, phase: TournamentPhase::Joining }),
        }
    }

    /// The tournaments that a guest runs or takes part in.
    pub async fn tournaments_of(&self, guest: u64) -> Result<Vec<TournamentLine>, TournamentError> {
        let ids = self.rooms.with_store(move |store| store.tournaments_of(guest, LISTED)).await?;
        let mut lines = Vec::new();
        for id in ids {
            if let Some(loaded) = self.load(&id).await? {
                let name = loaded.state.settings().name.clone();
                lines.push(TournamentLine { id, name, phase: view::phase(&loaded.state) });
            }
        }
        Ok(lines)
    }

    /// A tournament as a guest sees it, with the results of tables that are over.
    pub async fn tournament(
        &self,
        id: &str,
        guest: Option<u64>,
    ) -> Result<TournamentView, TournamentError> {
        for _ in 0..TRIES {
            let mut loaded = self.load(id).await?.ok_or(TournamentError::Unknown)?;
            let mut append = loaded.append(self.now());
            self.take_results(&mut loaded, &mut append).await;
            if append.events.is_empty() || self.keep(id, append).await? {
                return Ok(view::of(&loaded, guest));
            }
        }
        Err(too_busy())
    }

    /// Its file, as the command `spielhof tournament` reads it.
    pub async fn tournament_file(&self, id: &str) -> Result<String, TournamentError> {
        let loaded = self.load(id).await?.ok_or(TournamentError::Unknown)?;
        let names = loaded.stored.entrants.iter().map(|one| (Entrant(one.entrant), &*one.name));
        Ok(tournament::file_text(names, loaded.state.log()))
    }

    /// Deletes a tournament for its organiser. Its tables stay.
    pub async fn delete_tournament(&self, id: &str, guest: u64) -> Result<(), TournamentError> {
        let loaded = self.load(id).await?.ok_or(TournamentError::Unknown)?;
        if loaded.stored.row.organiser != guest {
            return Err(TournamentError::NotAllowed);
        }
        let id = id.to_owned();
        Ok(self.rooms.with_store(move |store| store.delete_tournament(&id)).await?)
    }

    /// Does what a guest asks for.
    pub async fn act_in_tournament(
        &self,
        id: &str,
        guest: u64,
        command: &TournamentCommand,
    ) -> Result<TournamentView, TournamentError> {
        for _ in 0..TRIES {
            let mut loaded = self.load(id).await?.ok_or(TournamentError::Unknown)?;
            if !is_allowed(&loaded, guest, command) {
                return Err(TournamentError::NotAllowed);
            }
            let mut append = loaded.append(self.now());
            self.take_results(&mut loaded, &mut append).await;
            self.carry_out(&mut loaded, guest, command, &mut append).await?;
            if self.keep(id, append).await? {
                let loaded = self.load(id).await?.ok_or(TournamentError::Unknown)?;
                return Ok(view::of(&loaded, Some(guest)));
            }
        }
        Err(too_busy())
    }

    async fn load(&self, id: &str) -> Result<Option<Loaded>, TournamentError> {
        let id = id.to_owned();
        let stored = self.rooms.with_store(move |store| store.tournament(&id)).await?;
        stored.map(Loaded::read).transpose()
    }

    /// Stores what happened; no if somebody else was quicker.
    async fn keep(&self, id: &str, append: TournamentAppend) -> Result<bool, TournamentError> {
        let table = id.to_owned();
        let kept = self.rooms.with_store(move |store| store.append_tournament(&table, &append));
        match kept.await {
            Ok(()) => Ok(true),
            Err(StoreError::OutOfOrder { .. }) => Ok(false),
            Err(StoreError::NoTable(_)) => Err(TournamentError::Unknown),
            Err(fault) => Err(fault.into()),
        }
    }

    /// Records the results of tables that are over.
    async fn take_results(&self, loaded: &mut Loaded, append: &mut TournamentAppend) {
        if loaded.state.phase() != Phase::Running {
            return;
        }
        for (round, table, game) in loaded.open_games() {
            let Some(id) = loaded.table(round, table, game) else { continue };
            let Some(shown) = self.tables(&[id.to_owned()], None).await.remove(id) else {
                continue;
            };
            let Some(marks) = marks(&shown) else { continue };
            // What does not fit is left to the organiser.
            let _ = loaded.decide(&Command::Record { table, marks }, append);
        }
    }

    async fn carry_out(
        &self,
        loaded: &mut Loaded,
        guest: u64,
        command: &TournamentCommand,
        append: &mut TournamentAppend,
    ) -> Result<(), TournamentError> {
        let marks = |marks: &[Option<u32>]| {
            marks.iter().map(|mark| mark.map_or(Mark::Absent, Mark::Place)).collect()
        };
        let command = match command {
            TournamentCommand::Join { name } => {
                if loaded.number_of(guest).is_some() {
                    return Err(refused(say::plain("tournament-page-joined")));
                }
                return join(loaded, name, Some(guest), append);
            }
            TournamentCommand::Add { name } => return join(loaded, name, None, append),
            TournamentCommand::Open { table } => {
                return self.open_game(loaded, *table, append).await;
            }
            TournamentCommand::Withdraw { entrant } => Command::Withdraw(Entrant(*entrant)),
            TournamentCommand::Start => Command::Start { seed: u32::from_le_bytes(random()) },
            TournamentCommand::Record { table, marks: given } => {
                Command::Record { table: *table, marks: marks(given) }
            }
            TournamentCommand::Correct { round, table, game, marks: given } => {
                let (round, table, game) = (*round, *table, *game);
                Command::Correct { round, table, game, marks: marks(given) }
            }
            TournamentCommand::Next => Command::Next,
            TournamentCommand::End => Command::End,
        };
        loaded.decide(&command, append)
    }

    /// Opens the table of a pairing: those with a device sit there, for the others the organiser does.
    async fn open_game(
        &self,
        loaded: &Loaded,
        table: u32,
        append: &mut TournamentAppend,
    ) -> Result<(), TournamentError> {
        let open = loaded.open_games().into_iter().find(|&(_, number, _)| number == table);
        // A game that is over needs no table.
        let Some((round, pairing, game)) = open else { return Ok(()) };
        if let Some(id) = loaded.table(round, pairing, game) {
            let shown = self.tables(&[id.to_owned()], None).await.remove(id);
            if shown.is_some_and(|shown| shown.outcome.is_none()) {
                return Ok(());
            }
        }
        let entrants =
            &loaded.state.rounds()[round as usize - 1].pairings[pairing as usize - 1].entrants;
        let organiser = loaded.stored.row.organiser;
        let mut opening = opening(organiser, &loaded.games, entrants.len(), game)?;
        let guest_of = |entrant: &Entrant| loaded.entrant(*entrant).and_then(|one| one.guest);
        let seats = || entrants.iter().zip(1..);
        opening.seated = seats()
            .map(|(entrant, seat)| (seat, Guest(guest_of(entrant).unwrap_or(organiser))))
            .collect();
        let opened = self.rooms.create(Guest(organiser), opening).await;
        let opened = opened.map_err(TournamentError::Said)?;
        let player = |(entrant, seat): (&Entrant, u8)| {
            let row = loaded.entrant(*entrant)?;
            let id =
                row.guest.map_or_else(|| format!("entrant{entrant}"), |_| OWN_PLAYER.to_owned());
            let (guest, name) = (row.guest.unwrap_or(organiser), row.name.clone());
            Some(SeatPlayer { seat, guest, id, name, avatar: picture(*entrant) })
        };
        let players: Vec<SeatPlayer> = seats().filter_map(player).collect();
        let fence = self.rooms.placement().fence()?;
        let id = opened.table.clone();
        self.rooms
            .with_store(move |store| {
                players.iter().try_for_each(|player| store.set_player(&id, player, fence))
            })
            .await?;
        append.games.push(TournamentGame { round, pairing, game, table: opened.table });
        Ok(())
    }
}

/// A picture for somebody without a device: another one for each.
fn picture(entrant: Entrant) -> u32 {
    entrant.0.wrapping_mul(0x9e37_79b9) | 1
}

fn too_busy() -> TournamentError {
    TournamentError::Store(StoreError::Unavailable("too many changes at once".to_owned()))
}

/// May this guest ask for that?
fn is_allowed(loaded: &Loaded, guest: u64, command: &TournamentCommand) -> bool {
    let own = loaded.number_of(guest);
    loaded.stored.row.organiser == guest
        || match command {
            TournamentCommand::Join { .. } => true,
            TournamentCommand::Withdraw { entrant } => own == Some(*entrant),
            TournamentCommand::Open { table } => {
                let round = loaded.state.rounds().last();
                let pairing =
                    round.and_then(|round| round.pairings.get((*table as usize).checked_sub(1)?));
                own.zip(pairing).is_some_and(|(own, pairing)| pairing.has(Entrant(own)))
            }
            _ => false,
        }
}

fn join(
    loaded: &mut Loaded,
    name: &str,
    guest: Option<u64>,
    append: &mut TournamentAppend,
) -> Result<(), TournamentError> {
    let name = room::fit(name).filter(|name| !name.is_empty());
    let name = name.ok_or_else(|| refused(say::plain("denial-player")))?;
    let same = |one: &EntrantRow| one.name.to_lowercase() == name.to_lowercase();
    if loaded.stored.entrants.iter().any(same) {
        let said = say::with("tournament-denial-joined-already", [("name", say::text(name))]);
        return Err(refused(said));
    }
    // A number is never given twice, also where its name was deleted.
    let last = loaded.state.entries().iter().map(|entry| entry.entrant.0).max();
    let entrant = last.unwrap_or_default() + 1;
    loaded.decide(&Command::Join(Entrant(entrant)), append)?;
    append.entrants.push(EntrantRow { entrant, guest, name });
    Ok(())
}

fn settings(wish: &NewTournament, name: String) -> Result<Settings, TournamentError> {
    let rounds = || wish.rounds.ok_or_else(|| refused(say::plain("tournament-page-rounds-wanted")));
    let format = match wish.format {
        TournamentFormat::RoundRobin => Format::RoundRobin { cycles: Cycles::Single },
        TournamentFormat::DoubleRoundRobin => Format::RoundRobin { cycles: Cycles::Double },
        TournamentFormat::Swiss => Format::Swiss { rounds: rounds()? },
        TournamentFormat::Groups => Format::Groups { rounds: rounds()? },
        TournamentFormat::KnockOut => Format::KnockOut {
            best_of: wish.best_of.unwrap_or(1),
            third_place: if wish.third_place { ThirdPlace::Played } else { ThirdPlace::Shared },
        },
    };
    let mut settings = Settings::new(&name, format);
    settings.game.clone_from(&wish.plan.game);
    settings.players = u32::from(wish.plan.players);
    Ok(settings)
}

/// A game of a tournament with all seats for one guest.
fn opening(
    guest: u64,
    games: &GamePlan,
    players: usize,
    game: u32,
) -> Result<Opening, TournamentError> {
    let players = u8::try_from(players).unwrap_or(u8::MAX);
    let first = ((game - 1) % u32::from(players.max(1))) as u8 + 1;
    let wish = NewTable {
        plan: Plan { players, first: Some(first), ..games.plan.clone() },
        chairs: vec![Chair::Mine; usize::from(players)],
        clock: games.clock,
        chat: false,
        hints: Some(false),
        listed: false,
        rated: false,
        pace: None,
    };
    Opening::of(Guest(guest), wish, 0).map_err(TournamentError::Said)
}

/// The result of a table that is over, seat by seat; none if it is not, or was broken off.
fn marks(table: &MyTable) -> Option<Vec<Mark>> {
    let ranks = &table.outcome.as_ref()?.ranks;
    let rank = |seat: &wire::SeatShape| ranks.get(usize::from(seat.side).checked_sub(1)?).copied();
    let ranks = table.seats.iter().map(rank).collect::<Option<Vec<u8>>>()?;
    // Those who share a place leave out the next ones.
    let place = |own: &u8| 1 + ranks.iter().filter(|&other| other < own).count() as u32;
    Some(ranks.iter().map(|own| Mark::Place(place(own))).collect())
}
