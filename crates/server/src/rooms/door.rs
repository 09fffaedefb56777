//! One at a time for each table: reading it and giving it back do not overlap.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::OwnedMutexGuard;

type Lock = Arc<tokio::sync::Mutex<()>>;

/// A door for each table at which somebody stands.
#[derive(Clone, Default)]
pub struct Doors(Arc<Mutex<HashMap<String, Lock>>>);

/// Somebody is inside; the next may come when this is dropped.
pub struct Inside {
    doors: Doors,
    table: String,
    inside: Option<OwnedMutexGuard<()>>,
}

impl Doors {
    /// Waits until nobody else is inside.
    pub async fn enter(&self, table: &str) -> Inside {
        let lock = self.all().entry(table.to_owned()).or_default().clone();
        let inside = Some(lock.lock_owned().await);
        Inside { doors: self.clone(), table: table.to_owned(), inside }
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Lock>> {
        // The map is whole whenever the lock is free.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        let mut all = self.doors.all();
        self.inside = None;
        // Who waits has the lock too; without anybody the door is not needed.
        if all.get(&self.table).is_some_and(|lock| Arc::strong_count(lock) == 1) {
            all.remove(&self.table);
        }
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn one_at_a_time_is_inside_and_no_door_is_left() {
        let doors = Doors::default();
        let (inside, most) = (Arc::new(AtomicU32::new(0)), Arc::new(AtomicU32::new(0)));
        let enter = |table: &'static str| {
            let (doors, inside, most) = (doors.clone(), inside.clone(), most.clone());
            tokio::spawn(async move {
                let _inside = doors.enter(table).await;
                let number = inside.fetch_add(1, Ordering::SeqCst) + 1;
                most.fetch_max(number, Ordering::SeqCst);
                tokio::task::yield_now().await;
                inside.fetch_sub(1, Ordering::SeqCst);
            })
        };
        let all: Vec<_> = (0..100).map(|_| enter("one")).collect();
        for one in all {
            one.await.unwrap();
        }
        assert_eq!(most.load(Ordering::SeqCst), 1);
        assert!(doors.all().is_empty());
        let first = doors.enter("one").await;
        drop(doors.enter("other").await);
        assert_eq!(doors.all().len(), 1, "other tables do not wait");
        drop(first);
    }
}
