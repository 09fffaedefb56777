//! Who looks at the lobby. Nearly all are told the same; those who have blocked somebody, or were
//! blocked, are not told of tables and people that they shall not see.

use super::Told;
use super::entries::differences;
use super::packed::packed;
use crate::service::Service;
use bytes::Bytes;
use std::collections::HashSet;
use store::{GuestId, StoreError};
use wire::LobbyNews;

/// Somebody who looks at the lobby.
pub struct Reader {
    guest: Option<GuestId>,
    /// Whom they have blocked, and who has blocked them.
    hidden: HashSet<GuestId>,
    /// The numbers of what they were told of, if anything is hidden.
    known: HashSet<u32>,
}

impl Reader {
    /// A guest, or somebody whom the server does not know.
    pub async fn new(service: &Service, guest: Option<GuestId>) -> Result<Reader, StoreError> {
        let hidden = match guest {
            Some(guest) => service.rooms().with_store(move |store| store.blocked(guest)).await?,
            None => Vec::new(),
        };
        let (hidden, known) = (hidden.into_iter().collect(), HashSet::new());
        Ok(Reader { guest, hidden, known })
    }

    /// What they are told. Without the store they are told nothing that they might not see.
    pub(super) async fn read(&mut self, service: &Service, told: &Told) -> Bytes {
        let (Some(guest), false) = (self.guest, self.hidden.is_empty()) else {
            return told.packed.clone();
        };
        let mut news = told.news.clone();
        let visible = visible(service, guest, &news).await;
        let Reader { hidden, known, .. } = self;
        if news.whole {
            known.clear();
        }
        let is_shown = |n: u32| !told.seekers.get(&n).is_some_and(|who| hidden.contains(who));
        let mut number = 0;
        let mut gone: Vec<u32> = Vec::new();
        for step in &news.gone {
            number += step;
            gone.extend(known.take(&number));
        }
        // What was shown before they were blocked is gone for them.
        let mut shows = |n: u32, is_shown: bool| {
            if is_shown {
                known.insert(n);
            } else {
                gone.extend(known.take(&n));
            }
            is_shown
        };
        news.seeks.retain(|seek| shows(seek.n, is_shown(seek.n)));
        news.tables.retain(|table| shows(table.n, visible.contains(&table.id)));
        news.running.retain(|game| shows(game.n, visible.contains(&game.id)));
        news.gone = differences(gone);
        packed(&news)
    }
}

async fn visible(service: &Service, guest: GuestId, news: &LobbyNews) -> HashSet<String> {
    let tables = news.tables.iter().map(|table| table.id.clone());
    let ids: Vec<String> = tables.chain(news.running.iter().map(|game| game.id.clone())).collect();
    let visible = service.rooms().with_store(move |store| store.visible(guest, &ids)).await;
    visible.unwrap_or_default().into_iter().collect()
}
