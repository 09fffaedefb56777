//! What every store promises about accounts.

use super::{Place, Promise, one, row};
use crate::promises;
use spielhof_store::{
    AccountRow, CeremonyRow, FoundPasskey, GuestRow, ListingState, MOST_SESSIONS, PasskeyRow,
    Removal, SessionRow, SignIn, Store, TableLimits,
};

fn guest(id: u64) -> GuestRow {
    GuestRow { id, secret_hash: [id as u8; 32], name: format!("Gast {id}"), seen: 10, owner: None }
}

fn passkey(id: u8) -> PasskeyRow {
    let (name, key) = (format!("Schlüssel {id}"), format!("{{\"counter\":{id}}}"));
    PasskeyRow { id: vec![id; 20], name, key, made: u64::from(id), used: None }
}

fn session(hash: u8) -> SessionRow {
    SessionRow { secret_hash: [hash; 32], made: 20, seen: 20 }
}

/// The account of a guest: one passkey, two codes, and the guest's own secret as its session. All
/// numbers in it are the guest's, or one more.
fn account(id: u64) -> AccountRow {
    let hash = id as u8;
    AccountRow {
        guest: id,
        handle: [hash; 16],
        made: 20,
        passkeys: vec![passkey(hash)],
        sessions: vec![session(hash)],
        codes: vec![[hash; 32], [hash + 1; 32]],
    }
}

/// The hash of nothing.
fn void(id: u64) -> [u8; 32] {
    [200 + id as u8; 32]
}

/// A guest with an account.
fn open(store: &dyn Store, id: u64) -> AccountRow {
    store.add_guest(&guest(id)).unwrap();
    assert_eq!(store.open_account(&account(id), &void(id)), Ok(true));
    account(id)
}

fn who(store: &dyn Store, secret: u8) -> Option<u64> {
    store.guest_by_secret(&[secret; 32]).unwrap().map(|guest| guest.id)
}

fn an_account_is_there_as_it_was_made(place: &Place) {
    let store = place.open();
    assert_eq!(store.account(7), Ok(None));
    let made = open(&*store, 7);
    assert_eq!(store.account(7), Ok(Some(made.clone())));
    drop(store);
    let store = place.open();
    assert_eq!(store.account(7), Ok(Some(made)));
    assert_eq!(store.names(&[7]).unwrap(), [(7, "Gast 7".to_owned())]);
}

fn an_account_belongs_to_one_guest_and_a_passkey_to_one_account(place: &Place) {
    let store = place.open();
    let made = open(&*store, 7);
    let second = AccountRow { handle: [9; 16], passkeys: vec![passkey(9)], ..account(7) };
    assert_eq!(store.open_account(&second, &void(9)), Ok(false), "there is one");
    assert_eq!(store.open_account(&account(50), &void(50)), Ok(false), "nobody's");
    store.add_guest(&guest(30)).unwrap();
    let thief = AccountRow { passkeys: vec![passkey(7)], ..account(30) };
    assert_eq!(store.open_account(&thief, &void(30)), Ok(false));
    assert_eq!((store.account(30), who(&*store, 30)), (Ok(None), Some(30)), "nothing changed");
    assert_eq!(store.open_account(&account(30), &void(30)), Ok(true));
    assert_eq!(store.add_passkey(30, &passkey(7), 9), Ok(false));
    let found = FoundPasskey { guest: 7, handle: [7; 16], key: passkey(7).key };
    assert_eq!(store.find_passkey(&[7; 20]), Ok(Some(found)));
    assert_eq!(store.account(7), Ok(Some(made)));
}

fn every_device_has_a_secret_of_its_own(place: &Place) {
    let store = place.open();
    open(&*store, 7);
    assert_eq!(who(&*store, 7), Some(7), "the first device stays signed in");
    let sign_in = SignIn {
        passkey: vec![7; 20],
        before: passkey(7).key,
        after: "{\"counter\":8}".to_owned(),
        session: SessionRow { secret_hash: [90; 32], made: 33, seen: 33 },
    };
    assert_eq!(store.sign_in(&sign_in), Ok(true));
    assert_eq!((who(&*store, 7), who(&*store, 90)), (Some(7), Some(7)));
    let used = &store.account(7).unwrap().unwrap().passkeys[0];
    assert_eq!((used.key.as_str(), used.used), ("{\"counter\":8}", Some(33)));
    store.see_session(&[90; 32], 44).unwrap();
    let found = store.guest_by_secret(&[90; 32]).unwrap().unwrap();
    assert_eq!((found.secret_hash, found.seen), ([90; 32], 44));
    assert_eq!(store.guest_by_secret(&[7; 32]).unwrap().unwrap().seen, 20);
    assert_eq!(store.dump_guests(None, 9).unwrap()[0].seen, 44, "the person was seen");
    store.end_session(&[7; 32]).unwrap();
    assert_eq!((who(&*store, 7), who(&*store, 90)), (None, Some(7)));
}

fn a_key_that_changed_meanwhile_signs_nobody_in(place: &Place) {
    let store = place.open();
    open(&*store, 7);
    let sign_in = |session: u8| SignIn {
        passkey: vec![7; 20],
        before: passkey(7).key,
        after: format!("{{\"counter\":{session}}}"),
        session: SessionRow { secret_hash: [session; 32], made: 30, seen: 30 },
    };
    let store = &*store;
    let won = std::thread::scope(|scope| {
        let threads: Vec<_> = (100..106)
            .map(|session| scope.spawn(move || store.sign_in(&sign_in(session)).unwrap()))
            .collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).filter(|won| *won).count()
    });
    assert_eq!((won, store.account(7).unwrap().unwrap().sessions.len()), (1, 2));
    let unknown = SignIn { passkey: vec![3; 20], ..sign_in(110) };
    assert_eq!((store.sign_in(&unknown), who(store, 110)), (Ok(false), None));
}

fn other_devices_can_be_signed_out(place: &Place) {
    let store = place.open();
    open(&*store, 7);
    open(&*store, 30);
    assert_eq!(store.recover(&[7; 32], &session(90)), Ok(Some(7)));
    assert_eq!(store.recover(&[8; 32], &session(91)), Ok(Some(7)));
    store.end_other_sessions(7, &[90; 32]).unwrap();
    let known = [7, 90, 91, 30].map(|secret| who(&*store, secret));
    assert_eq!(known, [None, Some(7), None, Some(30)]);
}

fn sessions_are_bounded(place: &Place) {
    let store = place.open();
    open(&*store, 7);
    for number in 0..u64::from(MOST_SESSIONS) {
        let hash = 100 + number as u8;
        assert_eq!(store.replace_codes(7, &[[1; 32]]), Ok(true));
        let late = SessionRow { seen: 30 + number, ..session(hash) };
        assert_eq!(store.recover(&[1; 32], &late), Ok(Some(7)));
    }
    assert_eq!(store.account(7).unwrap().unwrap().sessions.len(), MOST_SESSIONS as usize);
    assert_eq!((who(&*store, 7), who(&*store, 100)), (None, Some(7)), "the oldest ends");
}

fn a_recovery_code_is_good_once(place: &Place) {
    let store = place.open();
    open(&*store, 7);
    let ask = &*store;
    let won = std::thread::scope(|scope| {
        let threads: Vec<_> = (100..106)
            .map(|hash| scope.spawn(move || ask.recover(&[7; 32], &session(hash)).unwrap()))
            .collect();
        threads.into_iter().filter_map(|thread| thread.join().unwrap()).collect::<Vec<_>>()
    });
    assert_eq!(won, [7]);
    assert_eq!(store.recover(&[7; 32], &session(110)), Ok(None));
    assert_eq!(who(&*store, 110), None);
    assert_eq!(store.replace_codes(7, &[[60; 32]]), Ok(true));
    assert_eq!(store.recover(&[8; 32], &session(111)), Ok(None), "earlier codes are void");
    assert_eq!(store.recover(&[60; 32], &session(112)), Ok(Some(7)));
    assert_eq!(store.replace_codes(99, &[[61; 32]]), Ok(false), "nobody's account");
    assert_eq!(store.recover(&[61; 32], &session(113)), Ok(None));
}

fn the_only_way_in_stays(place: &Place) {
    let store = place.open();
    open(&*store, 7);
    open(&*store, 30);
    assert_eq!(store.remove_passkey(7, &[30; 20]), Ok(Removal::Unknown), "another's");
    assert_eq!(store.add_passkey(7, &passkey(9), 1), Ok(false), "no more than this");
    assert_eq!(store.add_passkey(7, &passkey(9), 2), Ok(true));
    assert_eq!(store.replace_codes(7, &[]), Ok(true));
    assert_eq!(store.remove_passkey(7, &[7; 20]), Ok(Removal::Removed));
    assert_eq!(store.remove_passkey(7, &[7; 20]), Ok(Removal::Unknown));
    assert_eq!(store.remove_passkey(7, &[9; 20]), Ok(Removal::OnlyWayIn));
    assert_eq!(store.replace_codes(7, &[[1; 32]]), Ok(true));
    assert_eq!(store.remove_passkey(7, &[9; 20]), Ok(Removal::Removed));
    assert_eq!(store.account(7).unwrap().unwrap().passkeys, []);
    assert_eq!(store.account(30).unwrap().unwrap().passkeys, [passkey(30)]);
    assert_eq!(store.add_passkey(99, &passkey(99), 9), Ok(false), "nobody's account");
}

fn a_ceremony_is_good_once_and_for_a_while(place: &Place) {
    let store = place.open();
    store.add_guest(&guest(7)).unwrap();
    let ceremony = |guest, until| CeremonyRow { guest, state: "{\"ü\":1}".to_owned(), until };
    store.add_ceremony(&[1; 32], &ceremony(Some(7), 50), 10).unwrap();
    store.add_ceremony(&[2; 32], &ceremony(None, 50), 10).unwrap();
    store.add_ceremony(&[3; 32], &ceremony(None, 49), 10).unwrap();
    store.add_ceremony(&[4; 32], &ceremony(Some(8), 50), 10).unwrap();
    assert_eq!(store.take_ceremony(&[1; 32], 50), Ok(Some(ceremony(Some(7), 50))));
    assert_eq!(store.take_ceremony(&[1; 32], 50), Ok(None), "once");
    assert_eq!(store.take_ceremony(&[3; 32], 50), Ok(None), "too late");
    assert_eq!(store.take_ceremony(&[4; 32], 50), Ok(None), "for nobody");
    let store = &*store;
    let won = std::thread::scope(|scope| {
        let ask = || scope.spawn(|| store.take_ceremony(&[2; 32], 20).unwrap().is_some());
        let threads: Vec<_> = (0..6).map(|_| ask()).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).filter(|won| *won).count()
    });
    assert_eq!(won, 1);
}

fn who_has_an_account_does_not_expire(place: &Place) {
    let store = place.open();
    open(&*store, 7);
    store.add_guest(&guest(30)).unwrap();
    assert_eq!(store.expire_guests(1_000_000), Ok(vec![30]));
    assert_eq!(who(&*store, 7), Some(7));
}

fn nothing_of_a_deleted_account_is_left(place: &Place) {
    let store = place.open();
    open(&*store, 17);
    let other = open(&*store, 30);
    let standing = ListingState { guests: vec![17], ..ListingState::default() };
    let append = spielhof_store::Append { standing, ..one("a", 1, 1) };
    store.create(&row("a"), &append, TableLimits::NONE).unwrap();
    let ceremony = CeremonyRow { guest: Some(17), state: "begun".to_owned(), until: 50 };
    store.add_ceremony(&[1; 32], &ceremony, 10).unwrap();
    store.delete_guest(17).unwrap();
    assert_eq!((store.account(17), store.find_passkey(&[17; 20])), (Ok(None), Ok(None)));
    assert_eq!((who(&*store, 17), store.take_ceremony(&[1; 32], 10)), (None, Ok(None)));
    assert_eq!(store.recover(&[17; 32], &session(90)), Ok(None));
    assert_eq!(store.account(30), Ok(Some(other)));
    if let Place::File(folder) = place {
        // What was written to the file is not in it any more, also where nothing points to it.
        let files = std::fs::read_dir(folder.path()).unwrap();
        let bytes: Vec<u8> =
            files.flat_map(|file| std::fs::read(file.unwrap().path()).unwrap()).collect();
        let has = |wanted: &[u8]| bytes.windows(wanted.len()).any(|found| found == wanted);
        assert!(has(&[30; 20]) && has("Schlüssel 30".as_bytes()), "looked where things are kept");
        for gone in [&b"begun"[..], "Schlüssel 17".as_bytes(), &[17; 16], &[18; 32]] {
            assert!(!has(gone), "{gone:?}");
        }
    }
}

pub const PROMISES: &[Promise<Place>] = promises! {
    an_account_is_there_as_it_was_made
    an_account_belongs_to_one_guest_and_a_passkey_to_one_account
    every_device_has_a_secret_of_its_own
    a_key_that_changed_meanwhile_signs_nobody_in
    other_devices_can_be_signed_out
    sessions_are_bounded
    a_recovery_code_is_good_once
    the_only_way_in_stays
    a_ceremony_is_good_once_and_for_a_while
    who_has_an_account_does_not_expire
    nothing_of_a_deleted_account_is_left
};
