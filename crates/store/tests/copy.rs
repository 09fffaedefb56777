//! Everything from one kind of store into the other and back.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod common;

use common::event;
use private_pg::Instance;
use spielhof_store::{
    AccountRow, Accounts, Append, AuditRow, BanRow, ChatRow, Cluster, Copied, CopyError,
    DoubtedTime, EntrantRow, GuestRow, Holiday, Judgement, ListingState, MarkKind, MarkRow,
    MessageKey, NewNode, PasskeyRow, Postgres, PostgresUrl, RatingChange, RatingRow, Ratings,
    Reminders, ReportLine, ReportRow, RetireAfter, Retirement, RunLimits, Safety, SeatCode,
    SeatPlan, SeatPlayer, SessionRow, Sqlite, Store, StoreError, Subscription, TableDump,
    TableLimits, TableRow, TimeNote, TournamentAppend, TournamentGame, TournamentRow, Turn, bot_id,
    copy, is_bot,
};
use std::path::Path;
use std::time::Duration;

/// More than are copied in one go.
const TABLES: u64 = 70;

fn sqlite(folder: &Path, name: &str) -> Sqlite {
    Sqlite::open(&folder.join(name)).unwrap()
}

fn postgres(server: &Instance) -> Postgres {
    Postgres::open(&PostgresUrl::parse(&server.database().unwrap()).unwrap()).unwrap()
}

/// Fills a store with all that it can keep.
fn fill(store: &dyn Store) {
    for number in 0..TABLES {
        let id = format!("t{}", (number * 37) % TABLES);
        let opener = (number % 3 == 0).then_some(u64::MAX - number);
        let row =
            TableRow { id: id.clone(), invite: "ü".to_owned(), seed: [3; 32], created: 9, opener };
        let standing = ListingState {
            guests: vec![u64::MAX, 5, number],
            began: number % 2 == 0,
            over: number % 5 == 0,
            listed: number % 7 == 0,
            turn: (number % 3 == 0).then_some(Turn {
                guest: u64::MAX,
                event: 2,
                until: (number % 2 == 0).then_some(70),
                remind: Some(number),
                again: (number % 4 == 0).then_some(60),
            }),
        };
        let key = MessageKey { guest: u64::MAX, id: "zero \0".to_owned() };
        let first = Append { message: Some(key), standing, ..event(&id, 1) };
        store.create(&row, &first, TableLimits::NONE).unwrap();
        assert_eq!(store.append(&[Append { standing: first.standing, ..event(&id, 2) }]), [Ok(())]);
    }
    for (number, text) in ["eins", "zwei", "drei"].into_iter().enumerate() {
        let guest = (number != 1).then_some(u64::MAX);
        let seat = (number != 2).then_some(3);
        let line = ChatRow { at: 4, guest, seat, text: text.to_owned() };
        let key = MessageKey { guest: 5, id: format!("said {number}") };
        store.add_chat("t1", &line, Some(&key), None).unwrap();
        let code = SeatCode { table: "t1".to_owned(), seat: 2, issuer: u64::MAX };
        store.add_code(&[9 - number as u8; 32], &code, u64::MAX / 4, None).unwrap();
    }
    // A bot comes after its owner, whatever their numbers.
    let bots = [bot_id(0), bot_id(1 << 40)];
    for id in (0..TABLES).chain(bots).chain([u64::MAX, 1 << 63]) {
        let mut secret_hash = [1; 32];
        secret_hash[..8].copy_from_slice(&id.to_le_bytes());
        let owner = is_bot(id).then_some(TABLES - 1);
        let name = format!("Gast {id}");
        let guest = GuestRow { id, secret_hash, name, seen: id / 2, owner };
        store.add_guest(&guest).unwrap();
    }
    for id in (0..TABLES).chain([u64::MAX, 1 << 63]) {
        let mut hash = [2; 32];
        hash[..8].copy_from_slice(&id.to_le_bytes());
        let (name, key) = ("Schlüssel".to_owned(), format!("{{\"counter\":{id}}}"));
        let used = (id % 2 == 0).then_some(id / 2);
        let passkey = PasskeyRow { id: hash.to_vec(), name, key, made: id / 4, used };
        let account = AccountRow {
            guest: id,
            handle: hash[..16].try_into().unwrap(),
            made: id / 2,
            passkeys: vec![passkey],
            sessions: vec![SessionRow { secret_hash: hash, made: 1, seen: id / 2 }],
            codes: vec![hash],
        };
        hash[31] = 3;
        assert_eq!(store.open_account(&account, &hash), Ok(true));
    }
    for (seat, name) in [(2, "Zwei"), (1, "Eins")] {
        let id = format!("p{seat}");
        let player =
            SeatPlayer { seat, guest: u64::MAX, id, name: name.to_owned(), avatar: u32::MAX };
        store.set_player("t1", &player, None).unwrap();
    }
    let lines = "[[\"e2-f3\",\"ü\"]]".to_owned();
    let plan = SeatPlan { seat: 2, guest: u64::MAX, event: 1, lines };
    store.set_plan("t1", 2, Some(&plan), None).unwrap();
    let holiday = |since| Holiday { guest: u64::MAX, since, until: since + 2 };
    store.import_holidays(&[holiday(7), holiday(1)]).unwrap();
    for number in 0..70 {
        let row = TournamentRow {
            id: format!("c{number}"),
            organiser: 3,
            plan: "{}".to_owned(),
            created: 4,
        };
        let mut more = tournament_append(1, &["opened", "joined 1"]);
        more.entrants.push(EntrantRow { entrant: 1, guest: Some(5), name: "Eins".to_owned() });
        more.games.push(TournamentGame { round: 1, pairing: 2, game: 3, table: "t1".to_owned() });
        store.create_tournament(&row, &more, 100).unwrap();
    }
    let rating = |guest: u64| RatingRow {
        guest,
        group: "star".to_owned(),
        value: 1500.25,
        deviation: 80.0,
        volatility: 0.06,
        games: 3,
        at: 9,
    };
    let change =
        RatingChange { seat: 2, guest: u64::MAX, before: None, after: 1500.25, deviation: 80.0 };
    let judgement =
        Judgement { group: "star".to_owned(), unrated: String::new(), changes: vec![change] };
    let judged = [("t1".to_owned(), judgement), ("t2".to_owned(), Judgement::default())];
    store.import_ratings(&[rating(3), rating(u64::MAX)], &judged).unwrap();
    fill_safety(store);
    fill_reminders(store);
    let after = Some(RetireAfter { mark: 1, delete: 1000 });
    store.retire(&Retirement { now: 50, idle: None, unbegun: after }).unwrap();
    let doubted = Some(DoubtedTime { at: 99, ran: 3 });
    store.set_time_note(TimeNote { trusted: Some(50), doubted }).unwrap();
}

fn fill_safety(store: &dyn Store) {
    store.safety_key(&[8; 32]).unwrap();
    let mark = |id: &str, guest, kind| MarkRow { id: id.to_owned(), guest, other: 1, kind, at: 3 };
    store.mark(&mark("m1", u64::MAX, MarkKind::Block), 9).unwrap();
    store.mark(&mark("m2", 2, MarkKind::Mute), 9).unwrap();
    let line = |guest| ReportLine { at: 4, guest, seat: None, text: "ü".to_owned() };
    let report = ReportRow {
        id: "r".to_owned(),
        at: 5,
        table: "t1".to_owned(),
        reporter: Some(u64::MAX),
        about: 3,
        seat: Some(2),
        reason: "spam".to_owned(),
        resolved: None,
        lines: vec![line(3), line(u64::MAX)],
    };
    store.add_report(&report, 0, 9).unwrap();
    let (person, reason) = ("p".to_owned(), "name".to_owned());
    let ban = BanRow { hash: [9; 32], person, at: 6, until: Some(7), reason };
    store.ban(&[ban], &AuditRow { at: 6, deed: "ban".to_owned(), ..AuditRow::default() }).unwrap();
    store.clear_names(4, Some(8), &AuditRow::default()).unwrap();
    let limits = RunLimits { tables_per_guest: Some(7), closed: true };
    store.set_run_limits(limits, &AuditRow::default()).unwrap();
}

fn fill_reminders(store: &dyn Store) {
    store.push_key(&[6; 32]).unwrap();
    let subscription = Subscription {
        id: "s".to_owned(),
        guest: u64::MAX,
        endpoint: "https://push.example/ü".to_owned(),
        key: [4; 65],
        secret: [5; 16],
        language: "da".to_owned(),
        at: 7,
    };
    assert_eq!(store.subscribe(&subscription, 9), Ok(true));
}

fn tournament_append(first: u32, events: &[&str]) -> TournamentAppend {
    let events = events.iter().map(|&event| event.to_owned()).collect();
    TournamentAppend { first, at: 9, events, ..TournamentAppend::default() }
}

/// All tables but for their places, which are only an order.
fn tables(store: &dyn Store) -> Vec<TableDump> {
    let dumps = store.dump_tables(0, 1000).unwrap();
    dumps.into_iter().map(|dump| TableDump { place: 0, ..dump }).collect()
}

#[test]
fn a_store_arrives_whole_and_comes_back_whole() {
    let (folder, server) = (tempfile::tempdir().unwrap(), Instance::start().unwrap());
    let (first, last) = (sqlite(folder.path(), "first"), sqlite(folder.path(), "last"));
    let between = postgres(&server);
    fill(&first);
    let mut steps = Vec::new();
    let copied = copy(&first, &between, |copied| steps.push(copied)).unwrap();
    let expected = Copied { tables: TABLES, events: 2 * TABLES, guests: TABLES + 4 };
    assert_eq!((copied, steps.last()), (expected, Some(&expected)));
    assert!(steps.len() > 3);
    assert_eq!(tables(&first), tables(&between));
    assert_eq!(first.dump_guests(None, 1000), between.dump_guests(None, 1000));
    let accounts = between.dump_accounts(None, 1000).unwrap();
    assert_eq!(accounts.len() as u64, TABLES + 2);
    assert_eq!(first.dump_accounts(None, 1000), Ok(accounts.clone()));
    assert_eq!(between.dump_accounts(Some(5), 2).unwrap(), accounts[6..8]);
    let ratings = first.ratings_of(&[3, u64::MAX]).unwrap();
    assert_eq!((ratings.len(), between.ratings_of(&[3, u64::MAX])), (2, Ok(ratings)));
    let judged = first.dump_judged("", 9).unwrap();
    assert_eq!((judged.len(), between.dump_judged("", 9)), (2, Ok(judged)));
    let tournaments = first.dump_tournaments("", 1000).unwrap();
    assert_eq!((tournaments.len(), tournaments[0].games.len()), (70, 1));
    assert_eq!(between.dump_tournaments("", 1000), Ok(tournaments));
    let safety = first.dump_safety().unwrap();
    assert_eq!((safety.marks.len(), safety.reports[0].lines.len(), safety.audit.len()), (2, 2, 3));
    assert_eq!(between.dump_safety(), Ok(safety));
    let reminders = first.dump_reminders().unwrap();
    assert_eq!((reminders.key, reminders.subscriptions.len()), (Some([6; 32]), 1));
    assert_eq!(between.dump_reminders(), Ok(reminders));
    // It is a store that one can go on with.
    assert_eq!(copy(&between, &last, |_| ()), Ok(expected));
    assert_eq!(tables(&first), tables(&last));
    for store in [&between as &dyn Store, &last] {
        assert_eq!(store.append(&[event("t1", 3)]), [Ok(())]);
        let out = StoreError::OutOfOrder { table: "t1".to_owned(), number: 3 };
        assert_eq!(store.append(&[event("t1", 3)]), [Err(out)]);
        assert_eq!(store.load("t1").unwrap().unwrap().events.len(), 3);
    }

    // Between two databases of one kind, filled by the other.
    let filled = postgres(&server);
    fill(&filled);
    assert_eq!(tables(&filled), tables(&first));
    let full = CopyError::To(StoreError::NotEmpty);
    assert_eq!(copy(&first, &filled, |_| ()), Err(full));

    // A node that runs would go on writing.
    let empty = postgres(&server);
    let node = NewNode { address: String::new(), secret: [1; 32] };
    let fence = empty.join(&node, None, Duration::from_secs(60)).unwrap().fence;
    assert_eq!(copy(&first, &empty, |_| ()), Err(CopyError::InUse));
    assert_eq!(copy(&empty, &sqlite(folder.path(), "other"), |_| ()), Err(CopyError::InUse));
    empty.leave(fence).unwrap();
    assert_eq!(copy(&first, &empty, |_| ()), Ok(expected));
}

#[test]
fn what_is_there_is_not_imported_again() {
    let (folder, server) = (tempfile::tempdir().unwrap(), Instance::start().unwrap());
    let source = sqlite(folder.path(), "source");
    fill(&source);
    let (dumps, guests) = (source.dump_tables(0, 3).unwrap(), source.dump_guests(None, 3).unwrap());
    let target = sqlite(folder.path(), "target");
    for store in [&target as &dyn Store, &postgres(&server)] {
        store.import(&dumps[1..2], &guests[..1]).unwrap();
        let there = StoreError::TableExists(dumps[1].row.id.clone());
        assert_eq!(store.import(&dumps, &guests[1..]), Err(there));
        assert!(store.import(&dumps[..1], &guests).is_err());
        assert_eq!(store.count().unwrap().1, 1, "all or none");
        assert_eq!(store.dump_guests(None, 9), Ok(guests[..1].to_vec()));
    }
}
