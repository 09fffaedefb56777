//! The lobby, as the store has it now.

use super::entries::{Entries, Read};
use crate::service::{ABSENCE, Service, game_of, is_rated, person_rating};
use rating::Group;
use rules::Spec;
use std::collections::{HashMap, HashSet};
use store::{GuestId, LobbyRows, LobbyWanted, StoreError, StoredTable};
use table::{Clock, Holder, Table};
use wire::{LobbyNews, LobbyPerson, LobbySeek, LobbyTable, PersonRating};

/// How much is shown.
const TABLES: u32 = 200;
const PER_OPENER: u32 = 3;
const SEEKS: u32 = 200;
const RUNNING: u32 = 24;

/// Open tables that were read before: what is known of one changes only with its log.
#[derive(Default)]
pub struct Known(HashMap<String, (u32, Option<OpenTable>)>);

/// What the log of an open table says about it.
#[derive(Clone)]
struct OpenTable {
    game: String,
    seats: u8,
    who: Vec<Seated>,
    options: Vec<(String, String)>,
    clock: wire::Clock,
    rated: bool,
}

#[derive(Clone, Copy)]
enum Seated {
    Guest(GuestId),
    Level(u8),
}

/// What is known about people: names and ratings. Read each time, for both change without a trace.
struct People {
    names: HashMap<GuestId, String>,
    ratings: HashMap<(GuestId, String), PersonRating>,
}

/// Reads the lobby. The news, if there are any.
pub async fn read(
    service: &Service,
    known: &mut Known,
    entries: &mut Entries,
) -> Result<Option<LobbyNews>, StoreError> {
    let now = service.now();
    let wanted = LobbyWanted {
        tables: TABLES,
        per_opener: PER_OPENER,
        seeks: SEEKS,
        running: RUNNING,
        seen_since: now.saturating_sub(ABSENCE),
    };
    let rows = service.rooms().with_store(move |store| store.lobby(&wanted)).await?;
    known.update(service, &rows.tables).await?;
    let people = known.people(service, &rows, now).await?;
    let tables = rows.tables.iter().filter_map(|(id, _)| {
        let (_, table) = known.0.get(id)?;
        Some(table.as_ref()?.shape(id, &people))
    });
    let seeks = rows.seeks.iter().map(|row| {
        let rated = row.games.iter().any(|wish| is_rated(wish));
        let games: Vec<String> = row.games.iter().map(|wish| game_of(wish).to_owned()).collect();
        let group = games.first().and_then(|game| Group::of(game));
        let who = people.guest(row.guest, group);
        ((row.guest, row.since), LobbySeek { n: 0, who, games, rated })
    });
    let (tables, seeks) = (tables.collect(), seeks.collect());
    Ok(entries.take(Read { tables, seeks, running: rows.running }))
}

impl Known {
    /// Reads the tables that are new or have changed, and forgets those that are gone.
    async fn update(
        &mut self,
        service: &Service,
        tables: &[(String, u32)],
    ) -> Result<(), StoreError> {
        let current: HashSet<&str> = tables.iter().map(|(id, _)| &**id).collect();
        self.0.retain(|id, _| current.contains(&**id));
        let is_new =
            |(id, last): &&(String, u32)| self.0.get(id).is_none_or(|(known, _)| known != last);
        let new: Vec<(String, u32)> = tables.iter().filter(is_new).cloned().collect();
        if new.is_empty() {
            return Ok(());
        }
        let rooms = service.rooms().clone();
        let read = service.rooms().with_store(move |store| {
            let mut read = Vec::with_capacity(new.len());
            for (id, last) in new {
                let open = |stored: StoredTable| OpenTable::of(&rooms.read(stored).ok()?);
                read.push((id.clone(), (last, store.load(&id)?.and_then(open))));
            }
            Ok(read)
        });
        self.0.extend(read.await?);
        Ok(())
    }

    /// All people of the lobby.
    async fn people(
        &self,
        service: &Service,
        rows: &LobbyRows,
        now: u64,
    ) -> Result<People, StoreError> {
        let guest = |seated: &Seated| match seated {
            Seated::Guest(guest) => Some(*guest),
            Seated::Level(_) => None,
        };
        let seated = self.0.values().filter_map(|(_, table)| table.as_ref());
        let seated = seated.flat_map(|table| table.who.iter().filter_map(guest));
        let guests: HashSet<GuestId> =
            seated.chain(rows.seeks.iter().map(|row| row.guest)).collect();
        let guests: Vec<GuestId> = guests.into_iter().collect();
        let found = service
            .rooms()
            .with_store(move |store| Ok((store.names(&guests)?, store.ratings_of(&guests)?)));
        let (names, ratings) = found.await?;
        let rating =
            |row: &store::RatingRow| ((row.guest, row.group.clone()), person_rating(row, now));
        Ok(People {
            names: names.into_iter().collect(),
            ratings: ratings.iter().map(rating).collect(),
        })
    }
}

impl OpenTable {
    /// None if nobody can sit down any more.
    fn of(table: &Table) -> Option<OpenTable> {
        let terms = table.terms();
        if table.is_over() || !table.holders().contains(&Holder::Open) {
            return None;
        }
        let seated = |holder: &Holder| match *holder {
            Holder::Open => None,
            Holder::Person(guest) | Holder::StandIn(guest, _) => Some(Seated::Guest(guest.0)),
            Holder::Computer(level) => Some(Seated::Level(level)),
        };
        let usual = Spec::of(&terms.game, terms.players).ok().and_then(|spec| spec.build().ok());
        let is_usual = |name: &str, value: &str| {
            usual.as_ref().is_some_and(|usual| usual.options().contains(&(name, value)))
        };
        let differ = terms.options.iter().filter(|(name, value)| !is_usual(name, value));
        Some(OpenTable {
            game: terms.game.clone(),
            seats: table.holders().len() as u8,
            who: table.holders().iter().filter_map(seated).collect(),
            options: differ.cloned().collect(),
            clock: match terms.clock {
                Clock::None => wire::Clock::None,
                Clock::Turn(seconds) => wire::Clock::Turn(seconds),
                Clock::Total { seconds, increment } => wire::Clock::Total { seconds, increment },
                Clock::Days(days) => wire::Clock::Days(days),
            },
            rated: terms.rated,
        })
    }

    fn shape(&self, id: &str, people: &People) -> LobbyTable {
        let group = Group::of(&self.game);
        let person = |seated: &Seated| match *seated {
            Seated::Guest(guest) => people.guest(guest, group),
            Seated::Level(level) => LobbyPerson {
                name: String::new(),
                rating: None,
                provisional: false,
                level: Some(level),
                bot: false,
            },
        };
        LobbyTable {
            n: 0,
            id: id.to_owned(),
            game: self.game.clone(),
            seats: self.seats,
            who: self.who.iter().map(person).collect(),
            options: self.options.clone(),
            clock: self.clock,
            rated: self.rated,
        }
    }
}

impl People {
    fn guest(&self, guest: GuestId, group: Option<Group>) -> LobbyPerson {
        let rating = group.and_then(|group| self.ratings.get(&(guest, group.name().to_owned())));
        LobbyPerson {
            name: self.names.get(&guest).cloned().unwrap_or_default(),
            rating: rating.map(|rating| rating.value),
            provisional: rating.is_some_and(|rating| rating.provisional),
            level: None,
            bot: store::is_bot(guest),
        }
    }
}
