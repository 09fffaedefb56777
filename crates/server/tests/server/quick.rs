//! Strangers who want to play the same are seated together.

use crate::common::player::{Person, id};
use crate::common::{House, open};
use wire::{MyTable, QuickGameState, ToServer};

fn house() -> House {
    open(|config| config.caps.messages_per_second = 0)
}

fn wish(games: &str, anew: bool, patience: &str) -> String {
    format!(r#"{{"games":{games},"anew":{anew},"patience":{patience},"level":1}}"#)
}

fn seek(house: &House, person: &Person, games: &str, anew: bool) -> QuickGameState {
    person.ask(house, "POST /api/quick", &wish(games, anew, "null")).json()
}

#[test]
fn two_strangers_are_seated_and_a_third_watches() {
    let house = house();
    let [ada, bo, cleo] = ["Ada", "Bo", "Cleo"].map(|name| Person::named(&house, name));
    let waiting = seek(&house, &ada, r#"["barricade","halma"]"#, true);
    assert_eq!((waiting.table, waiting.others), (None, 0));
    let other = seek(&house, &cleo, r#"["gobang"]"#, true);
    assert_eq!((other.table, other.others), (None, 1));
    let table = seek(&house, &bo, r#"["halma","tippy"]"#, true).table.unwrap();
    assert_eq!(seek(&house, &ada, r#"["barricade","halma"]"#, false).table, Some(table.clone()));
    // Both sit, the game has begun, and nobody was asked for an invitation.
    let mut first = ada.come(&house, &table);
    let mut second = bo.come(&house, &table);
    let own = |seats: &[wire::SeatShape]| -> Vec<u8> {
        seats.iter().filter(|seat| seat.yours).map(|seat| seat.number).collect()
    };
    assert_eq!((own(&second.seats), own(&first.seats)), (vec![1], vec![2]));
    first.seed(1).unwrap();
    second.seed(2).unwrap();
    // It can be watched as long as it runs.
    let running = |house: &House| -> Vec<MyTable> { house.get("/api/tables?running=1").json() };
    assert_eq!(running(&house).iter().map(|one| &*one.table).collect::<Vec<_>>(), [&*table]);
    let open: Vec<MyTable> = house.get("/api/tables").json();
    assert!(open.is_empty(), "nobody can sit down there");
    let watcher = cleo.come(&house, &table);
    assert!(own(&watcher.seats).is_empty());
    let resign = id();
    second.ask(&resign.clone(), &ToServer::Resign { id: resign, seat: 1 }).unwrap();
    assert!(running(&house).is_empty());
}

#[test]
fn a_computer_comes_after_the_time_one_has_chosen() {
    let house = house();
    let ada = Person::named(&house, "Ada");
    let answer = ada.ask(&house, "POST /api/quick", &wish(r#"["halma"]"#, true, "0"));
    let table = answer.json::<QuickGameState>().table.unwrap();
    let seats = ada.come(&house, &table).seats;
    assert_eq!(seats.iter().map(|seat| seat.level).collect::<Vec<_>>(), [None, Some(1)]);
}

#[test]
fn a_search_can_be_ended_and_nonsense_is_refused() {
    let house = house();
    let (ada, bo) = (Person::new(&house), Person::new(&house));
    seek(&house, &ada, r#"["halma"]"#, true);
    let ended: QuickGameState = ada.ask(&house, "DELETE /api/quick", "").json();
    assert_eq!(ended.table, None);
    assert_eq!(seek(&house, &bo, r#"["halma"]"#, true).table, None);
    let table = seek(&house, &ada, r#"["halma"]"#, true).table;
    // Too late: there is a table.
    let ended: QuickGameState = bo.ask(&house, "DELETE /api/quick", "").json();
    assert!(table.is_some() && ended.table == table);
    for (games, fault) in [
        ("[]", "server-quick-games"),
        (r#"["chess"]"#, "fault-unknown-game"),
        (r#"["solo-halma"]"#, "fault-players"),
    ] {
        let answer = ada.ask(&house, "POST /api/quick", &wish(games, true, "null"));
        assert_eq!((answer.status, answer.faults()), (422, vec![fault.to_owned()]), "{games}");
    }
    assert_eq!(house.post("/api/quick", &wish(r#"["halma"]"#, true, "null")).status, 401);
}
