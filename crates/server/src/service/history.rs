//! The finished games of a guest, and all else that is stored about them.

use super::Service;
use super::account::account_shape;
use super::correspondence::shape_of;
use super::ratings::{ratings_of, step};
use crate::rooms::new_name;
use store::{FoundResult, GuestId, ResultsWanted, Store, StoreError};
use wire::{Export, ExportedLine, ExportedTable, FinishedGame, FinishedSeat, History, SeatPlan};

/// The most games of one answer.
pub const GAMES_AT_ONCE: u32 = 200;

/// Reads where a list goes on: when a game ended, and its table's id.
pub fn read_place(text: &str) -> Option<(u64, String)> {
    let (at, table) = text.split_once('.')?;
    Some((at.parse().ok()?, table.to_owned()))
}

impl Service {
    /// Finished games of a guest, as this guest or everybody else sees them.
    pub async fn history(
        &self,
        guest: GuestId,
        wanted: ResultsWanted,
        own: bool,
    ) -> Result<History, StoreError> {
        self.rooms.with_store(move |store| some_games(store, guest, &wanted, own)).await
    }

    /// Shows a guest's finished games to everybody, or hides them. The id of the page.
    pub async fn show_profile(
        &self,
        guest: GuestId,
        public: bool,
    ) -> Result<Option<String>, StoreError> {
        self.rooms
            .with_store(move |store| {
                let shown = store.profile_of(guest)?;
                if shown.is_some() == public {
                    return Ok(shown);
                }
                // Another one each time: an old link must not work again.
                let profile = public.then(new_name);
                store.set_profile(guest, profile.as_deref())?;
                Ok(profile)
            })
            .await
    }

    /// All that is stored about a guest. Takes long.
    pub fn export(
        &self,
        store: &dyn Store,
        guest: GuestId,
        name: String,
    ) -> Result<Export, StoreError> {
        let mut games = Vec::new();
        let mut wanted = ResultsWanted { most: GAMES_AT_ONCE, ..ResultsWanted::default() };
        loop {
            let some = some_games(store, guest, &wanted, true)?;
            games.extend(some.games);
            let Some(next) = some.next else { break };
            wanted.before = read_place(&next);
        }
        let mut tables = Vec::new();
        for table in store.tables_of(guest, u32::MAX)? {
            tables.push(self.exported(store, guest, table)?);
        }
        let said = store.said_by(guest)?.into_iter();
        let line = |(table, line): (String, store::ChatRow)| ExportedLine {
            table,
            at: line.at,
            text: line.phrase().unwrap_or(&line.text).to_owned(),
        };
        Ok(Export {
            name,
            profile: store.profile_of(guest)?,
            account: store.account(guest)?.map(account_shape),
            bots: store.bots(guest)?.into_iter().map(|bot| bot.name).collect(),
            tournaments: store.tournaments_of(guest, u32::MAX)?,
            ratings: ratings_of(store, guest, self.now())?,
            games,
            tables,
            said: said.map(line).collect(),
            marked: super::safety::marked(store, guest)?,
            holidays: store.holidays(&[guest])?.iter().map(shape_of).collect(),
        })
    }

    fn exported(
        &self,
        store: &dyn Store,
        guest: GuestId,
        table: String,
    ) -> Result<ExportedTable, StoreError> {
        let stored = store.load(&table)?;
        let read = stored.and_then(|stored| self.rooms.read(stored).ok());
        let players = store.players(&table)?.into_iter().filter(|player| player.guest == guest);
        let plans = store.plans(&table)?.into_iter();
        let plan_shape = |plan: store::SeatPlan| SeatPlan {
            seat: plan.seat,
            lines: serde_json::from_str(&plan.lines).unwrap_or_default(),
        };
        Ok(ExportedTable {
            plans: plans.filter(|plan| plan.guest == guest).map(plan_shape).collect(),
            introduced: players.map(|one| (one.seat, one.name, one.avatar)).collect(),
            record: read.map(|table| table.record().to_string()).unwrap_or_default(),
            table,
        })
    }
}

fn some_games(
    store: &dyn Store,
    guest: GuestId,
    wanted: &ResultsWanted,
    own: bool,
) -> Result<History, StoreError> {
    let found = store.results_of(guest, wanted)?;
    let last = found.last().filter(|_| found.len() as u32 == wanted.most);
    let next = last.map(|last| format!("{}.{}", last.result.ended, last.table));
    Ok(History { games: found.into_iter().map(|game| finished(game, guest, own)).collect(), next })
}

fn finished(found: FoundResult, guest: GuestId, own: bool) -> FinishedGame {
    let FoundResult { table, result, people } = found;
    let option = |text: &str| text.split_once('=').map(|(a, b)| (a.to_owned(), b.to_owned()));
    let seats = result.seats.into_iter().zip(people).map(|(seat, person)| {
        let is_own = seat.guest == Some(guest);
        FinishedSeat {
            side: seat.side,
            name: person.name,
            avatar: person.avatar,
            player: if own && is_own { person.player } else { String::new() },
            level: seat.level,
            deleted: seat.guest.is_none() && seat.level.is_none(),
            bot: seat.guest.is_some_and(store::is_bot),
            place: seat.place,
            hinted: seat.hinted,
            own: is_own,
            rating: person.rating.map(|(before, after)| step(before, after)),
        }
    });
    FinishedGame {
        table,
        options: result.options.split(' ').filter_map(option).collect(),
        game: result.game,
        ended: result.ended,
        lasted: result.lasted,
        turns: result.turns,
        jumps: result.jumps,
        ending: result.ending,
        set_up: result.set_up,
        copied: result.copied,
        seats: seats.collect(),
    }
}
