//! People at one device have names of their own, which everybody sees at once and which are gone when
//! their guest is.

use crate::common::player::{Client, Person, id, wish};
use crate::common::{House, open};
use wire::{Said, ToServer};

const HALMA: &str = r#"{"game":"halma","players":4,"first":1}"#;
const CHAIRS: &str = r#"["mine","mine","open",{"computer":1}]"#;

fn house() -> House {
    open(|config| config.caps.messages_per_second = 0)
}

fn introduce(client: &mut Client, seat: u8, who: &str, name: &str) -> Result<u32, Said> {
    let (id, player, name) = (id(), who.to_owned(), name.to_owned());
    client.ask(&id.clone(), &ToServer::Introduce { id, seat, player, name, avatar: 41 })
}

fn names(client: &Client) -> Vec<&str> {
    client.seats.iter().map(|seat| &*seat.name).collect()
}

#[test]
fn two_children_at_one_device_have_their_own_names_also_after_a_restart() {
    let house = house();
    let (host, friend) = (Person::new(&house), Person::named(&house, "Cleo"));
    let opened = host.open(&house, &wish(HALMA, CHAIRS));
    let mut first = host.come(&house, &opened.table);
    let mut second = friend.come(&house, &opened.table);
    introduce(&mut first, 1, "me", "Anna").unwrap();
    introduce(&mut first, 2, "b7", "Ben").unwrap();
    second.sit(3, &opened.invite).unwrap();
    second.until(|client| names(client) == ["Anna", "Ben", "Cleo", ""]);
    let seen = |client: &Client| {
        let seat = |seat: &wire::SeatShape| (seat.avatar, seat.player.clone());
        client.seats.iter().map(seat).collect::<Vec<_>>()
    };
    let none = (0, String::new());
    let (me, other) = ((41, "me".to_owned()), (41, "b7".to_owned()));
    first.until(|client| names(client)[2] == "Cleo");
    assert_eq!(seen(&first), [me, other, none.clone(), none.clone()]);
    let hidden = (41, String::new());
    assert_eq!(seen(&second), [hidden.clone(), hidden, none.clone(), none], "ids are the device's");
    // A new own name is everywhere at once; that of others at the device stays.
    assert_eq!(host.ask(&house, "POST /api/me", r#"{"name":"Anne"}"#).status, 200);
    second.until(|client| names(client) == ["Anne", "Ben", "Cleo", ""]);
    drop((first, second));
    let house = crate::common::open_in(house.close(), |_| {});
    let page = friend.come(&house, &opened.table);
    assert_eq!(names(&page), ["Anne", "Ben", "Cleo", ""]);
    let record = house.get(&format!("/api/tables/{}/record", opened.table)).text();
    assert!(record.contains("Anne") && record.contains("Ben"), "{record}");
}

#[test]
fn only_who_holds_a_seat_says_who_plays_it() {
    let house = house();
    let (host, friend) = (Person::new(&house), Person::new(&house));
    let opened = host.open(&house, &wish(HALMA, CHAIRS));
    let mut first = host.come(&house, &opened.table);
    let mut second = friend.come(&house, &opened.table);
    for seat in [0, 1, 3, 4, 9] {
        let why = introduce(&mut second, seat, "me", "Mallory").unwrap_err();
        assert_eq!(why.key, "denial-not-your-seat", "seat {seat}");
    }
    for (who, name) in [("me", ""), ("me", "a\u{202e}b"), ("", "Ben"), ("a-b", "Ben")] {
        assert_eq!(introduce(&mut first, 1, who, name).unwrap_err().key, "denial-player");
    }
    assert_eq!(names(&first), ["", "", "", ""]);
}

#[test]
fn whom_a_guest_introduced_is_deleted_with_them() {
    let house = house();
    let (host, friend) = (Person::new(&house), Person::new(&house));
    let opened = host.open(&house, &wish(HALMA, CHAIRS));
    let mut first = host.come(&house, &opened.table);
    introduce(&mut first, 2, "b7", "Borislav").unwrap();
    let mut second = friend.come(&house, &opened.table);
    assert_eq!(names(&second)[1], "Borislav");
    assert_eq!(host.ask(&house, "DELETE /api/me", "").status, 204);
    second.until(|client| names(client)[1].is_empty());
    drop((first, second));
    let folder = house.close();
    let files = std::fs::read_dir(folder.path()).unwrap();
    let all: Vec<u8> =
        files.flat_map(|file| std::fs::read(file.unwrap().path()).unwrap_or_default()).collect();
    assert!(!all.windows(8).any(|bytes| bytes == b"Borislav"), "not in any file");
}
