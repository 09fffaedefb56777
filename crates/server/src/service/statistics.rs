//! What games are like: measured in games of computers, and counted from the games of this server.

use super::Service;
use review::statistics::{LEAST, Length, LuckFigures, SelfPlay, Share, Statistics, self_play};
use rules::Spec;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};
use store::{StoreError, Tallied};
use wire::{
    GameStatistics, StatisticsLength, StatisticsLuck, StatisticsRow, StatisticsShare,
    StatisticsSource,
};

/// How long figures are told as they were. So the store is asked seldom, and nobody sees which game
/// has just ended.
const FRESH: u64 = 60_000;

/// The rows of a game as they were at some time; locked while the store is asked.
type Kept = Arc<tokio::sync::Mutex<Option<(u64, Vec<StatisticsRow>)>>>;

/// The figures that were told last, by game.
#[derive(Default)]
pub struct ToldStatistics(Mutex<HashMap<String, Kept>>);

impl ToldStatistics {
    fn of(&self, game: &str) -> Kept {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.entry(game.to_owned()).or_default().clone()
    }
}

impl Service {
    /// The figures of a game from one source or from all. None if there is no such game.
    pub async fn statistics(
        &self,
        game: &str,
        source: Option<StatisticsSource>,
    ) -> Result<Option<GameStatistics>, StoreError> {
        if rules::catalogue::find(game).is_none() {
            return Ok(None);
        }
        let is_wanted = |from| source.is_none_or(|source| source == from);
        let mut rows: Vec<StatisticsRow> = Vec::new();
        if is_wanted(StatisticsSource::SelfPlay) {
            rows.extend(self_play(game).into_iter().map(measured));
        }
        if is_wanted(StatisticsSource::Server) {
            rows.extend(self.counted(game).await?);
        }
        Ok(Some(GameStatistics { rows }))
    }

    /// What is counted from the games of this server.
    async fn counted(&self, game: &str) -> Result<Vec<StatisticsRow>, StoreError> {
        let kept = self.told.of(game);
        let mut kept = kept.lock().await;
        let now = self.now();
        if let Some((at, rows)) = &*kept
            && now.abs_diff(*at) < FRESH
        {
            return Ok(rows.clone());
        }
        let id = game.to_owned();
        let tallied = self.rooms.with_store(move |store| store.tallies(&id)).await?;
        let rows = rows_of(game, &tallied);
        *kept = Some((now, rows.clone()));
        Ok(rows)
    }
}

/// A row for each number of players.
fn rows_of(game: &str, tallied: &[Tallied]) -> Vec<StatisticsRow> {
    let mut by_players: BTreeMap<u8, Vec<&Tallied>> = BTreeMap::new();
    for one in tallied {
        by_players.entry(one.tally.players).or_default().push(one);
    }
    let row = |(players, tallied): (u8, Vec<&Tallied>)| {
        // Another version of this program may know numbers of players that this one does not.
        let built = Spec::of(game, players).ok()?.build().ok()?;
        let statistics = counted(built.seating().sides(), &tallied);
        Some(row(players, StatisticsSource::Server, None, &statistics))
    };
    by_players.into_iter().filter_map(row).collect()
}

/// Sums up games; of few only how many there are.
fn counted(sides: usize, tallied: &[&Tallied]) -> Statistics {
    let sum = |wanted: &dyn Fn(&Tallied) -> bool| -> u32 {
        tallied.iter().filter(|one| wanted(one)).map(|one| one.games).sum()
    };
    let games = sum(&|_| true);
    let nothing =
        Statistics { games, won: Vec::new(), shared: 0, unfinished: 0, length: None, luck: None };
    if games < LEAST {
        return nothing;
    }
    let won_by = |place: usize| {
        Share::of(sum(&|one| one.tally.winner.map(usize::from) == Some(place)), games)
    };
    let no_winner = sum(&|one| one.tally.winner.is_none());
    let alone = sides == 1;
    let has_length = |one: &&&Tallied| !alone || one.tally.winner.is_some();
    let lengths: Vec<(u32, u32)> =
        tallied.iter().filter(has_length).map(|one| (one.turns, one.games)).collect();
    Statistics {
        won: (1..=sides).map(won_by).collect(),
        shared: if alone { 0 } else { no_winner },
        unfinished: if alone { no_winner } else { 0 },
        length: Length::of(&lengths),
        ..nothing
    }
}

fn measured(found: &SelfPlay) -> StatisticsRow {
    let SelfPlay { players, level, statistics, .. } = found;
    row(*players, StatisticsSource::SelfPlay, Some(*level), statistics)
}

fn row(
    players: u8,
    source: StatisticsSource,
    level: Option<u8>,
    statistics: &Statistics,
) -> StatisticsRow {
    let share =
        |&Share { games, share, low, high }: &Share| StatisticsShare { games, share, low, high };
    let length =
        |Length { mean, p10, median, p90 }: Length| StatisticsLength { mean, p10, median, p90 };
    let luck = |LuckFigures { correlation, low, high, swing }: LuckFigures| StatisticsLuck {
        correlation,
        low,
        high,
        swing,
    };
    StatisticsRow {
        players,
        source,
        level,
        games: statistics.games,
        won: statistics.won.iter().map(share).collect(),
        shared: statistics.shared,
        unfinished: statistics.unfinished,
        turns: statistics.length.map(length),
        luck: statistics.luck.map(luck),
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use store::Tally;

    fn tallied(players: u8, winner: Option<u8>, turns: u32, games: u32) -> Tallied {
        Tallied { tally: Tally { players, winner }, turns, games }
    }

    #[test]
    fn of_few_games_only_their_number_is_told() {
        let few = [tallied(2, Some(1), 40, 18), tallied(2, None, 80, 1)];
        let row = rows_of("halma", &few).remove(0);
        assert_eq!((row.games, row.won.len(), row.shared, row.turns), (19, 0, 0, None));
        let enough = [few.as_slice(), &[tallied(2, Some(2), 60, 1)]].concat();
        let row = rows_of("halma", &enough).remove(0);
        let won: Vec<u32> = row.won.iter().map(|share| share.games).collect();
        assert_eq!((row.games, won, row.shared), (20, vec![18, 1], 1));
        let turns = row.turns.unwrap();
        assert_eq!((turns.mean, turns.median, turns.p90), (4_300, 40, 40));
    }

    #[test]
    fn partners_are_one_side_and_numbers_of_players_stay_apart() {
        let rows = rows_of("team-star-halma", &[tallied(4, Some(2), 90, 30)]);
        assert_eq!(rows[0].won.len(), 2);
        assert_eq!(rows[0].won[1].share, 10_000);
        let both = [tallied(2, Some(1), 90, 30), tallied(3, Some(3), 90, 30)];
        let rows = rows_of("star-halma", &both);
        assert_eq!(rows.iter().map(|row| row.players).collect::<Vec<_>>(), [2, 3]);
        assert_eq!(rows_of("halma", &[tallied(9, Some(1), 90, 30)]), []);
    }

    #[test]
    fn a_game_alone_has_the_length_of_its_solutions() {
        let games = [tallied(1, Some(1), 31, 20), tallied(1, None, 12, 20)];
        let row = rows_of("retour", &games).remove(0);
        assert_eq!((row.won[0].share, row.unfinished, row.shared), (5_000, 20, 0));
        assert_eq!(row.turns.unwrap().mean, 3_100);
    }
}
