//! What is in the lobby, and how it differs from what was there before.

use std::collections::HashMap;
use wire::{LobbyGame, LobbyNews, LobbySeek, LobbyTable};

/// What is in the lobby. Everything has a number that nothing else ever gets.
#[derive(Default)]
pub struct Entries {
    next: u32,
    /// Tables by their ids.
    tables: HashMap<String, LobbyTable>,
    /// Seeks by the guest and when they came.
    seeks: HashMap<(u64, u64), LobbySeek>,
    running: HashMap<String, LobbyGame>,
}

/// What was read of the lobby. The numbers are given later.
pub struct Read {
    /// The tables in their order.
    pub tables: Vec<LobbyTable>,
    /// The seeks, by the guest and when they came.
    pub seeks: Vec<((u64, u64), LobbySeek)>,
    /// Running games.
    pub running: Vec<String>,
}

impl Entries {
    fn number(next: &mut u32) -> u32 {
        *next = next.wrapping_add(1);
        *next
    }

    /// Takes over what was read. The news, if there are any.
    pub fn take(&mut self, read: Read) -> Option<LobbyNews> {
        let mut news = LobbyNews::default();
        let mut tables = HashMap::with_capacity(read.tables.len());
        for mut table in read.tables {
            let before = self.tables.remove(&table.id);
            table.n = before.as_ref().map_or_else(|| Entries::number(&mut self.next), |one| one.n);
            if before.is_none_or(|one| one != table) {
                news.tables.push(table.clone());
            }
            tables.insert(table.id.clone(), table);
        }
        let mut seeks = HashMap::with_capacity(read.seeks.len());
        for (key, mut seek) in read.seeks {
            let before = self.seeks.remove(&key);
            seek.n = before.as_ref().map_or_else(|| Entries::number(&mut self.next), |one| one.n);
            if before.is_none_or(|one| one != seek) {
                news.seeks.push(seek.clone());
            }
            seeks.insert(key, seek);
        }
        let mut running = HashMap::with_capacity(read.running.len());
        for id in read.running {
            let game = self.running.remove(&id).unwrap_or_else(|| {
                let game = LobbyGame { n: Entries::number(&mut self.next), id: id.clone() };
                news.running.push(game.clone());
                game
            });
            running.insert(id, game);
        }
        let gone = self.tables.values().map(|one| one.n);
        let gone = gone.chain(self.seeks.values().map(|one| one.n));
        news.gone = differences(gone.chain(self.running.values().map(|one| one.n)).collect());
        (self.tables, self.seeks, self.running) = (tables, seeks, running);
        (news != LobbyNews::default()).then_some(news)
    }

    /// Who looks for somebody, by the numbers of their searches.
    pub fn seekers(&self) -> HashMap<u32, u64> {
        self.seeks.iter().map(|(&(guest, _), seek)| (seek.n, guest)).collect()
    }

    /// All there is.
    pub fn whole(&self) -> LobbyNews {
        let mut whole = LobbyNews {
            whole: true,
            gone: Vec::new(),
            tables: self.tables.values().cloned().collect(),
            seeks: self.seeks.values().cloned().collect(),
            running: self.running.values().cloned().collect(),
        };
        whole.tables.sort_by_key(|one| one.n);
        whole.seeks.sort_by_key(|one| one.n);
        whole.running.sort_by_key(|one| one.n);
        whole
    }
}

/// Numbers in their order, each as the difference to the one before: shorter.
pub fn differences(mut numbers: Vec<u32>) -> Vec<u32> {
    numbers.sort_unstable();
    let mut before = 0;
    for number in &mut numbers {
        (before, *number) = (*number, *number - before);
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;
    use wire::LobbyPerson;

    fn table(id: &str, people: usize) -> LobbyTable {
        let person = LobbyPerson {
            name: "Ada".to_owned(),
            rating: None,
            provisional: false,
            level: None,
            bot: false,
        };
        LobbyTable {
            n: 0,
            id: id.to_owned(),
            game: "halma".to_owned(),
            seats: 2,
            who: vec![person; people],
            options: Vec::new(),
            clock: wire::Clock::None,
            rated: false,
        }
    }

    fn read(tables: &[(&str, usize)], running: &[&str]) -> Read {
        Read {
            tables: tables.iter().map(|&(id, people)| table(id, people)).collect(),
            seeks: Vec::new(),
            running: running.iter().map(|&id| id.to_owned()).collect(),
        }
    }

    #[test]
    fn only_what_is_different_is_news() {
        let mut entries = Entries::default();
        let news = entries.take(read(&[("a", 1), ("b", 1)], &["r"])).unwrap_or_default();
        let numbers: Vec<u32> = news.tables.iter().map(|one| one.n).collect();
        assert_eq!((numbers, news.running[0].n, news.gone.len()), (vec![1, 2], 3, 0));
        assert_eq!(entries.take(read(&[("b", 1), ("a", 1)], &["r"])), None);
        // One changes, one and the game are gone, and another one comes.
        let news = entries.take(read(&[("a", 2), ("c", 1)], &[])).unwrap_or_default();
        let told: Vec<(u32, usize)> =
            news.tables.iter().map(|one| (one.n, one.who.len())).collect();
        assert_eq!(told, [(1, 2), (4, 1)]);
        assert_eq!(news.gone, [2, 1], "2 and 3, as differences");
        let whole = entries.whole();
        assert_eq!((whole.whole, whole.tables.len(), whole.running.len()), (true, 2, 0));
    }
}
