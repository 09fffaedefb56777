//! What every store promises about mutes, blocks, reports, bans and what operators did.

use crate::{Place, guest, one, row};
use spielhof_store::{
    AuditRow, BanRow, EntrantRow, MarkKind, MarkRow, OWN_PLAYER, ReportAnswer, ReportLine,
    ReportRow, RunLimits, SafetyDump, SeatPlayer, Seek, SeekAnswer, Store, TableLimits, TableRow,
    TournamentAppend, TournamentRow,
};

fn with_guests(place: &Place) -> Box<dyn Store> {
    let store = place.open();
    (1..=5).for_each(|id| store.add_guest(&guest(id, &format!("name-{id}"))).unwrap());
    store
}

fn mark(guest: u64, other: u64, kind: MarkKind, at: u64) -> MarkRow {
    MarkRow { id: format!("m{guest}{other}{at}"), guest, other, kind, at }
}

fn report(id: &str, reporter: u64, about: u64, at: u64) -> ReportRow {
    let line = |guest: u64| ReportLine {
        at: at - 1,
        guest,
        seat: Some(guest as u8),
        text: format!("said by {guest}"),
    };
    ReportRow {
        id: id.to_owned(),
        at,
        table: "a".to_owned(),
        reporter: Some(reporter),
        about,
        seat: Some(2),
        reason: "insult".to_owned(),
        resolved: None,
        lines: vec![line(about), line(reporter), line(3)],
    }
}

fn deed(at: u64, deed: &str) -> AuditRow {
    AuditRow {
        at,
        by: "local".to_owned(),
        deed: deed.to_owned(),
        person: "p".to_owned(),
        detail: "x=1".to_owned(),
    }
}

fn ban(hash: u8, person: &str, until: Option<u64>) -> BanRow {
    BanRow { hash: [hash; 32], person: person.to_owned(), at: 7, until, reason: "spam".to_owned() }
}

pub fn marks_belong_to_a_guest_and_go_with_either_side(place: &Place) {
    let store = with_guests(place);
    assert_eq!(store.mark(&mark(1, 2, MarkKind::Mute, 10), 2), Ok(true));
    assert_eq!(store.mark(&mark(1, 3, MarkKind::Block, 11), 2), Ok(true));
    assert_eq!(store.mark(&mark(1, 4, MarkKind::Mute, 12), 2), Ok(false), "too many");
    // The same person again: the kind changes, the id stays.
    assert_eq!(store.mark(&mark(1, 2, MarkKind::Block, 13), 2), Ok(true));
    let first = MarkRow { kind: MarkKind::Block, at: 13, ..mark(1, 2, MarkKind::Mute, 10) };
    let second = mark(1, 3, MarkKind::Block, 11);
    assert_eq!(store.marks(1).unwrap(), [first.clone(), second.clone()]);
    assert_eq!(store.marks(2), Ok(vec![]), "nobody learns who has muted them");
    assert_eq!(store.mark(&mark(1, 99, MarkKind::Mute, 14), 9), Ok(false), "nobody");
    assert_eq!(store.unmark(2, &first.id), Ok(false), "somebody else's");
    assert_eq!((store.unmark(1, &first.id), store.unmark(1, &first.id)), (Ok(true), Ok(false)));
    assert_eq!(store.unmark(1, "\0"), Ok(false));
    store.mark(&mark(4, 1, MarkKind::Mute, 15), 9).unwrap();
    store.delete_guest(3).unwrap();
    assert_eq!(store.marks(1), Ok(vec![]));
    store.delete_guest(1).unwrap();
    assert_eq!(store.dump_safety(), Ok(SafetyDump::default()));
}

pub fn who_is_blocked_meets_nobody_and_sees_no_table(place: &Place) {
    let store = with_guests(place);
    for (id, opener) in [("a", Some(1)), ("b", Some(2)), ("c", None)] {
        let table = TableRow { opener, ..row(id) };
        store.create(&table, &one(id, 1, 1), TableLimits::NONE).unwrap();
    }
    let all: Vec<String> = ["c", "b", "a", "none"].map(str::to_owned).to_vec();
    store.mark(&mark(1, 2, MarkKind::Mute, 1), 9).unwrap();
    assert_eq!(store.visible(2, &all), Ok(all.clone()), "a mute hides words only");
    assert_eq!(store.may_sit(2, "a"), Ok(true));
    store.mark(&mark(1, 2, MarkKind::Block, 2), 9).unwrap();
    assert_eq!(store.visible(2, &all).unwrap(), ["c", "b", "none"]);
    assert_eq!(store.visible(1, &all).unwrap(), ["c", "a", "none"]);
    assert_eq!(store.visible(3, &all), Ok(all.clone()));
    assert_eq!([1, 2, 3].map(|one| store.blocked(one).unwrap()), [vec![2], vec![1], vec![]]);
    assert_eq!((store.may_sit(2, "a"), store.may_sit(1, "b")), (Ok(false), Ok(true)));
    assert_eq!((store.may_sit(3, "a"), store.may_sit(2, "\0")), (Ok(true), Ok(true)));
    let seek = |guest| {
        let games = vec!["halma".to_owned()];
        let seek = Seek { guest, games, anew: false, now: 9, patience: None, absence: 10 };
        store.seek(&seek).unwrap()
    };
    let waiting = SeekAnswer::Waiting { others: 0 };
    assert_eq!((seek(1), seek(2), seek(1)), (waiting.clone(), waiting.clone(), waiting));
    let paired = SeekAnswer::Paired { other: 1, game: "halma".to_owned() };
    assert_eq!(seek(3), paired, "others are not affected");
    // The block is over: the two can meet.
    assert_eq!(store.unmark(1, &mark(1, 2, MarkKind::Mute, 1).id), Ok(true));
    store.end_seek(1).unwrap();
    assert_eq!(seek(1), SeekAnswer::Paired { other: 2, game: "halma".to_owned() });
}

pub fn a_report_is_kept_once_with_its_lines(place: &Place) {
    let store = with_guests(place);
    let first = report("r1", 1, 2, 10);
    assert_eq!(store.add_report(&first, 0, 3), Ok(ReportAnswer::Kept));
    assert_eq!(store.add_report(&report("r2", 1, 2, 11), 0, 3), Ok(ReportAnswer::Again));
    assert_eq!(store.add_report(&report("r3", 1, 4, 12), 0, 3), Ok(ReportAnswer::Kept));
    assert_eq!(store.add_report(&report("r4", 1, 5, 13), 0, 2), Ok(ReportAnswer::TooMany));
    assert_eq!(store.add_report(&report("r4", 1, 5, 13), 11, 2), Ok(ReportAnswer::Kept), "later");
    assert_eq!(store.add_report(&report("r5", 4, 2, 14), 0, 9), Ok(ReportAnswer::Kept));
    let ids = |resolved| {
        let found = store.reports(resolved, 9).unwrap();
        found.into_iter().map(|report| report.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(false), ["r5", "r4", "r3", "r1"]);
    assert_eq!(store.reports(false, 9).unwrap()[3], first);
    assert_eq!(store.resolve("r3", &deed(20, "resolve")), Ok(true));
    assert_eq!(store.resolve("r3", &deed(21, "resolve")), Ok(false));
    assert_eq!(store.resolve("\0", &deed(21, "resolve")), Ok(false));
    assert_eq!((ids(true), ids(false).len()), (vec!["r3".to_owned()], 3));
    assert_eq!(store.audit(9).unwrap(), [deed(20, "resolve")]);
    // What somebody said goes with them; so does every report about them.
    store.delete_guest(3).unwrap();
    store.delete_guest(1).unwrap();
    let left = &store.reports(false, 9).unwrap()[2];
    assert_eq!((left.reporter, left.lines.len(), left.lines[0].guest), (None, 1, 2));
    store.delete_guest(2).unwrap();
    assert_eq!((ids(false), ids(true)), (vec!["r4".to_owned()], vec!["r3".to_owned()]));
    store.tidy_safety(30, 20).unwrap();
    assert_eq!(ids(true), ["r3"]);
    store.tidy_safety(30, 21).unwrap();
    assert_eq!((ids(true), ids(false).len(), store.audit(9)), (vec![], 1, Ok(vec![])));
}

pub fn a_ban_lasts_as_long_as_it_says(place: &Place) {
    let store = with_guests(place);
    let key = store.safety_key(&[5; 32]).unwrap();
    assert_eq!((key, store.safety_key(&[6; 32])), ([5; 32], Ok([5; 32])));
    store.ban(&[ban(1, "p", Some(100)), ban(2, "p", Some(100))], &deed(7, "ban")).unwrap();
    store.ban(&[ban(3, "q", None)], &deed(8, "ban")).unwrap();
    let banned = |hashes: &[u8], now| {
        let hashes: Vec<_> = hashes.iter().map(|&hash| [hash; 32]).collect();
        store.banned(&hashes, now).unwrap().map(|ban| ban.hash[0])
    };
    assert_eq!((banned(&[9, 2], 99), banned(&[2], 100), banned(&[], 1)), (Some(2), None, None));
    assert_eq!(banned(&[1, 3], 5), Some(3), "the one that lasts longest");
    assert_eq!(store.bans().unwrap().len(), 3);
    // A ban of the same person takes the place of the one before.
    store.ban(&[ban(1, "p", None)], &deed(9, "ban")).unwrap();
    store.tidy_safety(100, 0).unwrap();
    assert_eq!((banned(&[1], 200), banned(&[2], 50)), (Some(1), None));
    assert_eq!(store.unban("p", &deed(10, "unban")), Ok(true));
    assert_eq!(store.unban("p", &deed(11, "unban")), Ok(false));
    assert_eq!(store.unban("\0", &deed(11, "unban")), Ok(false));
    assert_eq!(banned(&[1], 200), None);
    let deeds = store.audit(2).unwrap();
    assert_eq!(deeds, [deed(10, "unban"), deed(9, "ban")], "the latest first");
    // Of a deleted guest the hash stays.
    store.delete_guest(1).unwrap();
    assert_eq!(banned(&[3], 200), Some(3));
}

pub fn names_are_taken_away_everywhere(place: &Place) {
    let store = with_guests(place);
    store.create(&row("a"), &one("a", 1, 1), TableLimits::NONE).unwrap();
    for (seat, guest, id) in [(1, 1, OWN_PLAYER), (2, 1, "b7"), (3, 2, OWN_PLAYER)] {
        let name = format!("player-{seat}");
        let player = SeatPlayer { seat, guest, id: id.to_owned(), name, avatar: 4 };
        store.set_player("a", &player, None).unwrap();
    }
    let tournament =
        TournamentRow { id: "c".to_owned(), organiser: 2, plan: "{}".to_owned(), created: 1 };
    let entrant = EntrantRow { entrant: 1, guest: Some(1), name: "entrant".to_owned() };
    let first = TournamentAppend { first: 1, entrants: vec![entrant], ..Default::default() };
    store.create_tournament(&tournament, &first, 9).unwrap();
    store.clear_names(1, Some(50), &deed(3, "name")).unwrap();
    assert_eq!(store.names(&[1, 2]), Ok(vec![(2, "name-2".to_owned())]));
    let names: Vec<_> = store.players("a").unwrap().into_iter().map(|one| one.name).collect();
    assert_eq!(names, ["player-3"]);
    assert_eq!(store.tournament("c").unwrap().unwrap().entrants[0].name, "");
    assert_eq!((store.name_bar(1, 49), store.name_bar(1, 50)), (Ok(Some(50)), Ok(None)));
    assert_eq!(store.name_bar(2, 1), Ok(None));
    // Without a time the bar stays as it is.
    store.clear_names(1, None, &deed(4, "name")).unwrap();
    assert_eq!(store.name_bar(1, 49), Ok(Some(50)));
    assert_eq!(store.audit(9).unwrap().len(), 2);
    store.clear_names(99, Some(60), &deed(5, "name")).unwrap();
    store.delete_guest(1).unwrap();
    assert_eq!(store.dump_safety().unwrap().name_bars, []);
}

pub fn limits_are_the_same_for_all_who_ask(place: &Place) {
    let store = with_guests(place);
    assert_eq!(store.run_limits(), Ok(RunLimits::default()));
    let limits = RunLimits { tables_per_guest: Some(3), closed: true };
    store.set_run_limits(limits, &deed(1, "limits")).unwrap();
    assert_eq!(store.run_limits(), Ok(limits));
    store.set_run_limits(RunLimits::default(), &deed(2, "limits")).unwrap();
    assert_eq!(store.run_limits(), Ok(RunLimits::default()));
    assert_eq!(store.audit(9).unwrap().len(), 2);
}
