//! What is said at a table, said again, and deleted.

use crate::common::player::{Client, Person, wish};
use crate::common::{House, open};
use wire::{ToClient, ToServer};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;

fn house() -> House {
    open(|config| config.caps.messages_per_second = 0)
}

fn chat(client: &mut Client, id: &str) -> Result<u32, wire::Said> {
    let message = ToServer::Chat { id: id.to_owned(), text: format!("says {id}") };
    client.ask(id, &message)
}

#[test]
fn a_line_that_is_sent_again_is_said_once_and_acknowledged_again() {
    let house = house();
    let host = Person::named(&house, "Ada");
    let opened = host.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let mut client = host.come(&house, &opened.table);
    // More lines than a room remembers, but no more than a guest may say at once.
    chat(&mut client, "first").unwrap();
    for number in 0..70 {
        let stand = format!("stand-{number}");
        let message = if number % 2 == 0 {
            ToServer::Stand { id: stand.clone(), seat: 1 }
        } else {
            let invite = opened.invite.clone();
            ToServer::Sit { id: stand.clone(), seat: 1, invite }
        };
        client.ask(&stand, &message).unwrap();
    }
    chat(&mut client, "first").unwrap();
    let page = host.come(&house, &opened.table);
    assert_eq!(page.chat.iter().filter(|line| line.text == "says first").count(), 1);
}

#[test]
fn a_deleted_guest_is_gone_from_the_table_too() {
    let house = house();
    let (host, watcher) = (Person::named(&house, "Ada"), Person::named(&house, "Borislav"));
    let opened = host.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let mut first = host.come(&house, &opened.table);
    let mut second = watcher.come(&house, &opened.table);
    chat(&mut second, "watcher-word").unwrap();
    first.until(|client| !client.chat.is_empty() && client.watching == 1);
    assert_eq!(watcher.ask(&house, "DELETE /api/me", "").status, 204);
    second.until_closed();
    let why = |answer: &ToClient| matches!(answer, ToClient::Closing { why } if why.key == "denial-forgotten");
    assert!(second.answers.iter().any(why), "{:?}", second.answers);
    first.until(|client| client.watching == 0);
    assert_eq!(host.come(&house, &opened.table).chat, []);
    drop(first);
    let folder = house.close();
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap_or_default();
        assert!(!bytes.windows(12).any(|part| part == b"watcher-word"), "the id of a message");
    }
}
