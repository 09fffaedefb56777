//! A quick game: two who want the same are seated together, and a computer comes where nobody does.

use super::Service;
use crate::rooms::random;
use room::{Opening, denials};
use store::{Seek, SeekAnswer, StoreError};
use table::Guest;
use wire::{Chair, Clock, NewTable, Plan, QuickGame, QuickGameState, Said};

/// Those who were not heard of for this long, in thousandths of a second, are gone.
pub const ABSENCE: u64 = 10_000;
/// The most games that somebody may name.
const MOST_GAMES: usize = 40;
/// The players of a quick game.
const PLAYERS: u8 = 2;

/// The clock of a rated quick game: a quarter of an hour, and ten seconds for each turn.
const RATED_CLOCK: Clock = Clock::Total { seconds: 15 * 60, increment: 10 };
/// What a rated game is called among the games that somebody wants.
const RATED: &str = "+rated";

/// What somebody wants, as the store compares it: a rated game is another one.
fn wanted(game: String, rated: bool) -> String {
    if rated { game + RATED } else { game }
}

/// The game of what somebody wants.
pub fn game_of(wanted: &str) -> &str {
    wanted.strip_suffix(RATED).unwrap_or(wanted)
}

/// Is a rated game wanted?
pub fn is_rated(wanted: &str) -> bool {
    wanted.ends_with(RATED)
}

impl Service {
    /// Looks for somebody who wants to play one of the same games, and seats both.
    pub async fn quick_game(
        &self,
        guest: Guest,
        wish: QuickGame,
    ) -> Result<QuickGameState, Vec<Said>> {
        let QuickGame { games, anew, patience, level, rated } = wish;
        if games.is_empty() || games.len() > MOST_GAMES {
            return Err(vec![say::plain("server-quick-games")]);
        }
        // All that is wrong is said before anybody waits.
        for game in &games {
            let opening = self.opening(guest, game, Chair::Computer(level), rated)?;
            self.check_rated(guest, &opening).await?;
        }
        let games = games.into_iter().map(|game| wanted(game, rated)).collect();
        let seek = Seek {
            guest: guest.0,
            games,
            anew,
            now: self.now(),
            patience: patience.map(|seconds| u64::from(seconds) * 1000),
            absence: ABSENCE,
        };
        let answer = self.rooms.with_store(move |store| store.seek(&seek)).await;
        let none = |others| Ok(QuickGameState { table: None, others });
        let table = match answer.map_err(not_stored)? {
            SeekAnswer::Waiting { others } => return none(others),
            SeekAnswer::Taken => return none(0),
            SeekAnswer::Seated(table) => table,
            SeekAnswer::Paired { other, game } => {
                let opening = self.opening(guest, game_of(&game), Chair::Open, rated)?;
                self.seat_both(guest, Guest(other), opening).await?
            }
            SeekAnswer::Alone { game } => {
                let opening = self.opening(guest, game_of(&game), Chair::Computer(level), rated)?;
                self.seat(guest, opening, vec![guest.0]).await?
            }
        };
        Ok(QuickGameState { table: Some(table), others: 0 })
    }

    /// A table of two on which everybody may look.
    fn opening(
        &self,
        guest: Guest,
        game: &str,
        other: Chair,
        rated: bool,
    ) -> Result<Opening, Vec<Said>> {
        let wish = NewTable {
            plan: Plan { game: game.to_owned(), players: PLAYERS, ..Plan::default() },
            chairs: vec![Chair::Mine, other],
            clock: if rated { RATED_CLOCK } else { Clock::None },
            chat: false,
            hints: Some(false),
            listed: true,
            rated,
            pace: None,
        };
        Opening::of(guest, wish, u64::from_le_bytes(random()))
    }

    async fn seat_both(
        &self,
        guest: Guest,
        other: Guest,
        mut opening: Opening,
    ) -> Result<String, Vec<Said>> {
        opening.seated.push((PLAYERS, other));
        self.seat(guest, opening, vec![guest.0, other.0]).await
    }

    async fn seat(
        &self,
        opener: Guest,
        opening: Opening,
        guests: Vec<u64>,
    ) -> Result<String, Vec<Said>> {
        let table = self.rooms.create(opener, opening).await?.table;
        let id = table.clone();
        let told = self.rooms.with_store(move |store| store.seat_seekers(&guests, &id)).await;
        told.map_err(not_stored)?;
        Ok(table)
    }
}

fn not_stored(fault: StoreError) -> Vec<Said> {
    vec![denials::store_fault(&fault)]
}
