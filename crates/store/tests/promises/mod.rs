//! Many promises, tried on one private server.

use private_pg::Instance;
use spielhof_store::{Postgres, PostgresUrl};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A promise by its name, and how it is tried.
pub type Promise<P> = (&'static str, fn(&P));

/// Names promises after their functions.
#[macro_export]
macro_rules! promises {
    ($($promise:ident)*) => { &[$((stringify!($promise), $promise)),*] };
}

/// Tries all, each at a place of its own, and names those that are not kept. Most of the time one
/// waits for the disk: so several are tried at once.
pub fn broken<P>(promises: &[Promise<P>], place: impl Fn() -> P + Sync) -> Vec<&'static str> {
    let is_broken = |promise: fn(&P)| catch_unwind(AssertUnwindSafe(|| promise(&place()))).is_err();
    let next = AtomicUsize::new(0);
    let work = || {
        let some = std::iter::from_fn(|| promises.get(next.fetch_add(1, Ordering::Relaxed)));
        some.filter(|(_, promise)| is_broken(*promise)).map(|(name, _)| *name).collect::<Vec<_>>()
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(work)).collect();
        threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect()
    })
}

/// A new database of a server.
pub fn database(server: &Instance) -> PostgresUrl {
    PostgresUrl::parse(&server.database().unwrap()).unwrap()
}

/// A store in a database.
#[allow(dead_code)]
pub fn open(url: &PostgresUrl) -> Postgres {
    Postgres::open(url).unwrap()
}
