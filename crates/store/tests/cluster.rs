//! Several servers on one database: who owns which table, and that nobody else writes for it.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;
mod promises;

use common::{event, log_length, open_table};
use libtest_mimic::{Arguments, Trial};
use private_pg::Instance;
use promises::{Promise, broken, database, open};
use spielhof_store::{
    Append, ChatRow, Claim, Cluster, Correspondence, Fence, MessageKey, NewNode, NodeRow, Postgres,
    PostgresUrl, Reminders, SeatCode, Store, StoreError, TableLimits, TableRow,
};
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

const LEASE: Duration = Duration::from_secs(60);

/// A database of its own on a server that others use too.
struct Place {
    server: Arc<Instance>,
    url: PostgresUrl,
}

impl Place {
    fn open(&self) -> Postgres {
        open(&self.url)
    }

    /// Runs SQL behind the back of the store.
    fn sql(&self, sql: &str) -> String {
        let name = self.url.to_string();
        self.server.sql(name.rsplit('/').next().unwrap(), sql).unwrap()
    }

    /// Lets the lease of a node expire.
    fn expire(&self, fence: Fence) {
        let until = "clock_timestamp() - interval '1 second'";
        self.sql(&format!("UPDATE nodes SET lease_until = {until} WHERE id = {}", fence.node));
    }
}

fn join(store: &Postgres) -> Fence {
    let node = NewNode { address: "127.0.0.1:1".to_owned(), secret: [7; 32] };
    store.join(&node, None, LEASE).unwrap().fence
}

fn by(append: Append, fence: Fence) -> Append {
    Append { fence: Some(fence), ..append }
}

/// A table that this node has opened.
fn open_own(store: &Postgres, id: &str, fence: Fence) {
    let row = TableRow {
        id: id.to_owned(),
        invite: String::new(),
        seed: [7; 32],
        created: 1,
        opener: None,
    };
    store.create(&row, &by(event(id, 1), fence), TableLimits::NONE).unwrap();
}

fn owner(place: &Place, table: &str) -> String {
    place.sql(&format!("SELECT owner FROM tables WHERE id = '{table}'")).trim().to_owned()
}

fn said(text: &str) -> ChatRow {
    ChatRow { at: 1, guest: Some(1), seat: None, text: text.to_owned() }
}

fn code(seat: u8) -> SeatCode {
    SeatCode { table: "a".to_owned(), seat, issuer: 8 }
}

/// Whatever a node writes for a table that is not its own is refused, and leaves nothing.
fn nobody_but_the_owner_writes(place: &Place) {
    let store = place.open();
    let (owner, other) = (join(&store), join(&store));
    open_own(&store, "a", owner);
    store.add_code(&[1; 32], &code(1), 50, Some(owner)).unwrap();
    let fenced = || StoreError::Fenced("a".to_owned());
    for stranger in [other, Fence { epoch: owner.epoch + 1, ..owner }] {
        let key = MessageKey { guest: 1, id: "m".to_owned() };
        assert_eq!(store.append(&[by(event("a", 2), stranger)]), [Err(fenced())]);
        let said = store.add_chat("a", &said("no"), Some(&key), Some(stranger));
        assert_eq!(said, Err(fenced()));
        assert_eq!(store.add_code(&[2; 32], &code(2), 50, Some(stranger)), Err(fenced()));
        assert_eq!(store.take_code(&[1; 32], 10, Some(stranger)), Err(fenced()));
        assert_eq!(store.set_plan("a", 1, None, Some(stranger)), Err(fenced()));
    }
    assert_eq!((log_length(&store, "a"), store.chat("a", 9)), (1, Ok(vec![])));
    assert_eq!(store.load("a").unwrap().unwrap().messages, []);
    assert_eq!(store.table_of_code(&[2; 32]), Ok(None));
    assert_eq!(store.table_of_code(&[1; 32]), Ok(Some("a".to_owned())));
    assert_eq!(store.append(&[by(event("a", 2), owner)]), [Ok(())]);
    store.add_chat("a", &said("yes"), None, Some(owner)).unwrap();
    assert_eq!(store.take_code(&[1; 32], 10, Some(owner)), Ok(Some(code(1))));
    assert_eq!(store.take_code(&[1; 32], 10, Some(other)), Ok(None), "there is no such code");
}

fn what_is_fenced_fails_alone(place: &Place) {
    let store = place.open();
    let (one, two) = (join(&store), join(&store));
    open_own(&store, "a", one);
    open_own(&store, "b", two);
    let batch = [by(event("a", 2), one), by(event("b", 2), one), by(event("a", 3), one)];
    let fenced = Err(StoreError::Fenced("b".to_owned()));
    assert_eq!(store.append(&batch), [Ok(()), fenced, Ok(())]);
    assert_eq!((log_length(&store, "a"), log_length(&store, "b")), (3, 1));
    let none = by(event("none", 2), one);
    assert_eq!(store.append(&[none]), [Err(StoreError::NoTable("none".to_owned()))]);
}

fn a_lease_that_has_expired_stores_nothing(place: &Place) {
    let store = place.open();
    let node = join(&store);
    open_own(&store, "a", node);
    place.expire(node);
    let fenced = || StoreError::Fenced("a".to_owned());
    assert_eq!(store.append(&[by(event("a", 2), node)]), [Err(fenced())]);
    assert_eq!(store.add_chat("a", &said("x"), None, Some(node)), Err(fenced()));
    assert_eq!(store.renew(node, LEASE), Err(StoreError::LeaseLost));
    assert_eq!(store.claim("a", node), Err(StoreError::LeaseLost));
    assert_eq!(store.adopt(node, 9), Err(StoreError::LeaseLost));
    assert_eq!(store.release("a", node), Err(StoreError::LeaseLost));
    assert_eq!(store.drain(node), Err(StoreError::LeaseLost));
    assert_eq!(store.leave(node), Err(StoreError::LeaseLost));
    assert_eq!(store.take_upkeep(node, LEASE), Err(StoreError::LeaseLost));
    assert_eq!(store.nodes(), Ok(vec![]));
    let row = TableRow {
        id: "b".to_owned(),
        invite: String::new(),
        seed: [7; 32],
        created: 1,
        opener: None,
    };
    let made = store.create(&row, &by(event("b", 1), node), TableLimits::NONE);
    assert_eq!((made, store.load("b")), (Err(StoreError::Fenced("b".to_owned())), Ok(None)));
}

fn of_many_who_claim_one_owns(place: &Place) {
    let stores: Vec<_> = (0..2).map(|_| place.open()).collect();
    let tables: Vec<_> = (0..20).map(|number| format!("t{number}")).collect();
    for table in &tables {
        open_table(&stores[0], table);
    }
    let claims = std::thread::scope(|scope| {
        let (stores, tables) = (&stores, &tables);
        let claim = |place: usize| {
            let store = &stores[place % stores.len()];
            let node = join(store);
            tables.iter().map(|table| (node, store.claim(table, node).unwrap())).collect()
        };
        let threads: Vec<_> = (0..8).map(|place| scope.spawn(move || claim(place))).collect();
        let claims = threads.into_iter().map(|thread| thread.join().unwrap());
        claims.collect::<Vec<Vec<(Fence, Claim)>>>()
    });
    for (number, table) in tables.iter().enumerate() {
        let said: Vec<_> = claims.iter().map(|claims| &claims[number]).collect();
        let own = Claim::Own { taken_over: false };
        let owners: Vec<_> = said.iter().filter(|(_, claim)| *claim == own).collect();
        assert_eq!(owners.len(), 1, "{table}");
        for (_, claim) in &said {
            assert!(matches!(claim, Claim::Of(node) if node.fence == owners[0].0) || *claim == own);
        }
    }
    assert_eq!(stores[0].claim("none", claims[0][0].0), Ok(Claim::NoTable));
}

fn a_table_is_taken_over_when_its_owner_is_gone(place: &Place) {
    let store = place.open();
    let (one, two) = (join(&store), join(&store));
    open_own(&store, "a", one);
    let Claim::Of(row) = store.claim("a", two).unwrap() else { panic!("it has an owner") };
    let expected =
        NodeRow { fence: one, address: "127.0.0.1:1".to_owned(), secret: [7; 32], draining: false };
    assert_eq!(row, expected);
    place.expire(one);
    assert_eq!(store.claim("a", two), Ok(Claim::Own { taken_over: true }));
    assert_eq!(store.claim("a", two), Ok(Claim::Own { taken_over: false }));
    assert_eq!(store.append(&[by(event("a", 2), two)]), [Ok(())]);
}

fn tables_are_handed_over_and_given_back(place: &Place) {
    let store = place.open();
    let (one, two, three) = (join(&store), join(&store), join(&store));
    open_own(&store, "a", one);
    assert_eq!(store.hand_over("a", two, one.node), Ok(false), "it is not its own");
    assert_eq!(store.hand_over("a", one, 99), Ok(false), "there is no such node");
    store.drain(three).unwrap();
    assert_eq!(store.hand_over("a", one, three.node), Ok(false), "it takes no others");
    store.drain(one).unwrap();
    assert_eq!(store.hand_over("a", one, two.node), Ok(true));
    assert!(store.append(&[by(event("a", 2), one)])[0].is_err());
    assert_eq!(store.append(&[by(event("a", 2), two)]), [Ok(())]);
    store.release("a", one).unwrap();
    assert_eq!(owner(place, "a"), two.node.to_string(), "only the owner gives it away");
    store.release("a", two).unwrap();
    assert_eq!(owner(place, "a"), "");
    assert_eq!(store.claim("a", three), Err(StoreError::LeaseLost), "who goes takes nothing");
    let nodes = store.renew(two, LEASE).unwrap();
    let draining: Vec<_> = nodes.iter().map(|node| (node.fence, node.draining)).collect();
    assert_eq!(draining, [(one, true), (two, false), (three, true)]);
}

fn orphans_are_adopted_once(place: &Place) {
    let (left, right) = (place.open(), place.open());
    let (gone, live) = (join(&left), join(&left));
    for number in 0..40 {
        open_own(&left, &format!("orphan{number}"), gone);
    }
    open_own(&left, "live", live);
    open_table(&left, "free");
    open_own(&left, "over", gone);
    place.sql("UPDATE tables SET ended = true WHERE id = 'over'");
    let (one, two) = (join(&left), join(&right));
    assert_eq!(left.adopt(one, 9), Ok(vec![]));
    left.leave(gone).unwrap();
    let adopt = |store: &Postgres, fence| {
        let some = || Some(store.adopt(fence, 7).unwrap()).filter(|some| !some.is_empty());
        std::iter::from_fn(some).flatten().collect::<Vec<_>>()
    };
    let (ones, twos) = std::thread::scope(|scope| {
        let one = scope.spawn(|| adopt(&left, one));
        let two = scope.spawn(|| adopt(&right, two));
        (one.join().unwrap(), two.join().unwrap())
    });
    let mut all = [ones, twos].concat();
    all.sort();
    let mut expected: Vec<_> = (0..40).map(|number| format!("orphan{number}")).collect();
    expected.sort();
    assert_eq!(all, expected);
    assert_eq!(
        (owner(place, "live"), owner(place, "free")),
        (live.node.to_string(), String::new())
    );
    right.drain(two).unwrap();
    left.leave(one).unwrap();
    assert_eq!(right.adopt(two, 99), Ok(vec![]), "who goes takes nothing");
}

fn who_joins_again_has_lost_everything(place: &Place) {
    let store = place.open();
    let node = NewNode { address: "other:2".to_owned(), secret: [8; 32] };
    let first = join(&store);
    open_own(&store, "a", first);
    let again = store.join(&node, Some(first.node), LEASE).unwrap();
    assert_eq!(again.fence, Fence { epoch: first.epoch + 1, ..first });
    assert!(again.now > 1_600_000_000_000);
    assert_eq!(store.renew(first, LEASE), Err(StoreError::LeaseLost));
    let fenced = Err(StoreError::Fenced("a".to_owned()));
    assert_eq!(store.append(&[by(event("a", 2), again.fence)]), [fenced]);
    assert_eq!(store.adopt(again.fence, 9), Ok(vec!["a".to_owned()]));
    assert_eq!(store.nodes().unwrap()[0].address, "other:2");
}

fn a_lease_lasts_as_long_as_it_is_renewed(place: &Place) {
    let store = place.open();
    let node = NewNode { address: String::new(), secret: [7; 32] };
    let lease = Duration::from_millis(600);
    let fence = store.join(&node, None, lease).unwrap().fence;
    for _ in 0..4 {
        sleep(Duration::from_millis(200));
        assert_eq!(store.renew(fence, lease).unwrap().len(), 1);
    }
    sleep(Duration::from_millis(700));
    assert_eq!(store.renew(fence, lease), Err(StoreError::LeaseLost));
}

/// The transaction of the old owner has begun while its lease held, and ends after it.
fn a_take_over_waits_for_what_is_being_stored(place: &Place) {
    let store = place.open();
    let (one, two) = (join(&store), join(&store));
    open_own(&store, "a", one);
    std::thread::scope(|scope| {
        let slow = scope.spawn(|| {
            place.sql(
                "SELECT 1 FROM tables WHERE id = 'a' FOR UPDATE;
                 INSERT INTO events SELECT key, 2, 2, 'a:2' FROM tables WHERE id = 'a';
                 UPDATE tables SET last = 2 WHERE id = 'a'; SELECT pg_sleep(1)",
            );
        });
        sleep(Duration::from_millis(400));
        place.expire(one);
        let began = Instant::now();
        assert_eq!(log_length(&store, "a"), 1);
        assert_eq!(store.claim("a", two), Ok(Claim::Own { taken_over: true }));
        assert_eq!(log_length(&store, "a"), 2);
        assert!(began.elapsed() > Duration::from_millis(100), "{:?}", began.elapsed());
        slow.join().unwrap();
    });
    assert_eq!(store.append(&[by(event("a", 3), two)]), [Ok(())]);
}

fn one_node_at_a_time_does_the_upkeep(place: &Place) {
    let store = place.open();
    let (one, two) = (join(&store), join(&store));
    let length = Duration::from_millis(300);
    assert_eq!(store.take_upkeep(one, length), Ok(true));
    assert_eq!(store.take_upkeep(two, length), Ok(false));
    assert_eq!(store.take_upkeep(one, length), Ok(true), "the same node goes on");
    sleep(Duration::from_millis(400));
    assert_eq!(store.take_upkeep(two, length), Ok(true));
    assert_eq!(store.take_upkeep(one, length), Ok(false));
}

fn nodes_that_are_long_gone_are_forgotten_when_they_own_nothing(place: &Place) {
    let store = place.open();
    let (owner, gone, late) = (join(&store), join(&store), join(&store));
    open_own(&store, "a", owner);
    place.sql(&format!(
        "UPDATE nodes SET lease_until = clock_timestamp() - interval '2 days' WHERE id <> {}",
        late.node
    ));
    place.expire(late);
    let new = join(&store);
    assert!(new.node > late.node);
    let left = place.sql("SELECT string_agg(id::text, ' ' ORDER BY id) FROM nodes");
    assert_eq!(left.trim(), format!("{} {} {}", owner.node, late.node, new.node));
    let node = NewNode { address: String::new(), secret: [7; 32] };
    let again = store.join(&node, Some(gone.node), LEASE).unwrap();
    assert!(again.fence.node > new.node, "a number is never used again");
}

fn limits_hold_for_nodes_together(place: &Place) {
    let stores = [place.open(), place.open()];
    let limits = TableLimits { all: 15, per_guest: 10 };
    let open = |store: &Postgres, id: String, opener| {
        let row =
            TableRow { id: id.clone(), invite: String::new(), seed: [7; 32], created: 1, opener };
        store.create(&row, &event(&id, 1), limits).is_ok()
    };
    let opened: usize = std::thread::scope(|scope| {
        let work = |thread: usize| {
            let id = move |number| format!("{thread}-{number}");
            let opener = Some(thread as u64 % 2);
            (0..6).filter(|&number| open(&stores[thread % 2], id(number), opener)).count()
        };
        let threads: Vec<_> = (0..4).map(|thread| scope.spawn(move || work(thread))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    assert_eq!((opened, stores[0].count()), (15, Ok((15, 15))));
}

/// Batches in any order, guests who are deleted, codes and upkeep: nobody waits in a circle.
fn nobody_waits_in_a_circle(place: &Place) {
    let stores = [place.open(), place.open()];
    let tables: Vec<_> = (0..12).map(|number| format!("t{number}")).collect();
    for table in &tables {
        open_table(&stores[0], table);
    }
    std::thread::scope(|scope| {
        let (stores, tables) = (&stores, &tables);
        for thread in 0..4_usize {
            scope.spawn(move || {
                let store = &stores[thread % 2];
                for round in 0..15_usize {
                    let mut batch: Vec<_> = tables.iter().map(|table| event(table, 2)).collect();
                    batch.iter_mut().for_each(|one| one.standing.guests = vec![round as u64]);
                    batch.rotate_left((thread * 5 + round) % 12);
                    let is_known = |answer: &Result<(), StoreError>| {
                        matches!(answer, Ok(()) | Err(StoreError::OutOfOrder { .. }))
                    };
                    assert!(store.append(&batch).iter().all(is_known));
                    store.delete_guest(round as u64).unwrap();
                    let hash = [(thread * 15 + round) as u8; 32];
                    let code = SeatCode { table: "t3".to_owned(), seat: 1, issuer: 3 };
                    store.add_code(&hash, &code, 5, None).unwrap();
                    store.take_code(&hash, 6, None).unwrap();
                    store.expire_guests(99).unwrap();
                }
            });
        }
    });
    assert!(tables.iter().all(|table| log_length(&stores[0], table) == 2));
}

fn any_text_can_be_the_id_of_a_message_but_not_of_a_table(place: &Place) {
    let store = place.open();
    open_table(&store, "a");
    let key = MessageKey { guest: 1, id: "zero \0 and ü".to_owned() };
    let append = Append { message: Some(key.clone()), ..event("a", 2) };
    let zero = "a\0";
    let none = || Err(StoreError::NoTable(zero.to_owned()));
    assert_eq!(store.append(&[append.clone(), event(zero, 1)]), [Ok(()), none()]);
    assert_eq!(store.append(&[append]), [Err(StoreError::Repeated { number: 2 })]);
    assert_eq!(store.load("a").unwrap().unwrap().messages, [(key, 2)]);
    assert_eq!((store.load(zero), store.chat(zero, 9)), (Ok(None), Ok(vec![])));
    assert_eq!(store.add_chat(zero, &said("x"), None, None), none());
    assert_eq!(store.claim(zero, join(&store)), Ok(Claim::NoTable));
}

fn one_that_the_database_does_not_take_hinders_no_other(place: &Place) {
    let store = place.open();
    open_table(&store, "a");
    open_table(&store, "b");
    let mut bad = event("a", 2);
    bad.events[0].event.push('\0');
    let answers = store.append(&[bad, event("b", 2), event("a", 2)]);
    assert!(matches!(answers[0], Err(StoreError::Other(_))), "{answers:?}");
    assert_eq!(answers[1..], [Ok(()), Ok(())]);
    assert_eq!((log_length(&store, "a"), log_length(&store, "b")), (2, 2));
}

/// The version of the schema: the number of its changes.
fn version() -> u32 {
    let changes = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/postgres");
    std::fs::read_dir(changes).unwrap().count() as u32
}

fn reminders_belong_to_the_node_of_their_table(place: &Place) {
    let store = place.open();
    let (own, other) = (join(&store), join(&store));
    open_own(&store, "a", own);
    open_table(&store, "b");
    place.sql("UPDATE tables SET turn = 1, turn_event = 1, remind = 5");
    let claim = |node: Fence| {
        let mut found = store.claim_reminders(Some(node.node), 5, 9, 9).unwrap();
        found.sort_by(|one, other| one.table.cmp(&other.table));
        found.into_iter().map(|reminder| reminder.table).collect::<Vec<_>>()
    };
    assert_eq!(claim(other), ["b"], "the one of nobody");
    assert_eq!(claim(own), ["a"]);
}

fn several_programs_start_at_once(place: &Place) {
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..6).map(|_| scope.spawn(|| Postgres::open(&place.url))).collect();
        for thread in threads {
            assert_eq!(thread.join().unwrap().unwrap().count(), Ok((0, 0)));
        }
    });
    let current = format!("{}|1\n", version());
    assert_eq!(place.sql("SELECT version, compatible_since FROM spielhof_schema"), current);
}

fn a_newer_database_is_refused_unless_it_is_compatible(place: &Place) {
    drop(place.open());
    place.sql("UPDATE spielhof_schema SET version = 99, compatible_since = 98");
    let refused = Postgres::open(&place.url).unwrap_err();
    assert_eq!(refused, StoreError::NewerDatabase { found: 99, known: version() });
    place.sql("UPDATE spielhof_schema SET compatible_since = 1");
    assert_eq!(place.open().count(), Ok((0, 0)));
    assert_eq!(place.sql("SELECT version FROM spielhof_schema"), "99\n", "it stays as it is");
}

fn passwords_and_secrets_are_never_shown(place: &Place) {
    let store = place.open();
    let secret = [0xab; 32];
    let node = NewNode { address: "here".to_owned(), secret };
    let fence = store.join(&node, None, LEASE).unwrap().fence;
    open_own(&store, "a", fence);
    let wrong = place.url.clone().with_password("falsches-wort".to_owned());
    let refused = Postgres::open(&wrong).unwrap_err();
    let nowhere = PostgresUrl::parse("postgres://u:falsches-wort@127.0.0.1:1/db").unwrap();
    let unreachable = Postgres::open(&nowhere).unwrap_err();
    assert!(matches!(unreachable, StoreError::Unavailable(_)), "{unreachable:?}");
    let guest = spielhof_store::GuestRow {
        id: 1,
        secret_hash: secret,
        name: String::new(),
        seen: 1,
        owner: None,
    };
    store.add_guest(&guest).unwrap();
    let twice = store.add_guest(&guest).unwrap_err();
    let shown = [
        format!("{store:?} {:?} {:?} {node:?}", place.url, store.nodes().unwrap()),
        format!("{:?} {wrong} {nowhere}", store.claim("a", join(&store)).unwrap()),
        format!("{refused} {refused:?} {unreachable} {unreachable:?} {twice} {twice:?}"),
    ]
    .join("\n");
    for secret in [place.server.password(), "falsches-wort", "171, 171", "abab"] {
        assert!(!shown.contains(secret), "{secret}: {shown}");
    }
}

const PROMISES: &[Promise<Place>] = promises! {
    nobody_but_the_owner_writes
    what_is_fenced_fails_alone
    a_lease_that_has_expired_stores_nothing
    of_many_who_claim_one_owns
    a_table_is_taken_over_when_its_owner_is_gone
    tables_are_handed_over_and_given_back
    orphans_are_adopted_once
    who_joins_again_has_lost_everything
    a_lease_lasts_as_long_as_it_is_renewed
    a_take_over_waits_for_what_is_being_stored
    one_node_at_a_time_does_the_upkeep
    nodes_that_are_long_gone_are_forgotten_when_they_own_nothing
    limits_hold_for_nodes_together
    nobody_waits_in_a_circle
    any_text_can_be_the_id_of_a_message_but_not_of_a_table
    one_that_the_database_does_not_take_hinders_no_other
    reminders_belong_to_the_node_of_their_table
    several_programs_start_at_once
    a_newer_database_is_refused_unless_it_is_compatible
    passwords_and_secrets_are_never_shown
};

/// One test, so that one server is enough.
fn main() -> ExitCode {
    let all = Trial::test("cluster", || {
        let server = Arc::new(Instance::start()?);
        let place = || Place { url: database(&server), server: Arc::clone(&server) };
        let broken = broken(PROMISES, place);
        if broken.is_empty() { Ok(()) } else { Err(format!("not kept: {broken:?}").into()) }
    });
    #[cfg(feature = "crash-controls")]
    let trials = control::trials().into_iter().chain([all]).collect();
    #[cfg(not(feature = "crash-controls"))]
    let trials = vec![all];
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// The failing control of trials: without fences a stranger can write. Another process, since the
/// variable that asks for it holds for a whole process.
#[cfg(feature = "crash-controls")]
mod control {
    use super::*;
    use std::process::Command;

    const FENCING: &str = "SPIELHOF_TEST_FENCING";

    pub fn trials() -> [Trial; 2] {
        let control = Trial::test("without_fences_a_stranger_writes", || {
            let this = std::env::current_exe()?;
            let mut other = Command::new(this);
            other.args(["is_the_other_process", "--exact", "--ignored"]).env(FENCING, "off");
            if other.status()?.success() { Ok(()) } else { Err("it is refused".into()) }
        });
        let other = Trial::test("is_the_other_process", || {
            if std::env::var_os(FENCING).is_some() {
                write_as_a_stranger(&Instance::start()?);
            }
            Ok(())
        });
        [control, other.with_ignored_flag(true)]
    }

    fn write_as_a_stranger(server: &Instance) {
        let store = open(&database(server));
        let (owner, other) = (join(&store), join(&store));
        open_own(&store, "a", owner);
        assert_eq!(store.append(&[by(event("a", 2), other)]), [Ok(())]);
        assert_eq!(store.add_chat("a", &said("x"), None, Some(other)), Ok(()));
    }
}
