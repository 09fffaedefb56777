//! What people draw on the board is shown to the others, and nothing of it is kept.

use crate::common::player::{Client, Person, id, wish};
use crate::common::{House, open};
use wire::{Drawing, Ink, Said, ToClient, ToServer};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;
const ARROW: Drawing = Drawing { from: 3, to: 20, ink: Ink::Green };
const CIRCLE: Drawing = Drawing { from: 5, to: 5, ink: Ink::Red };

fn house() -> House {
    open(|config| config.caps.messages_per_second = 0)
}

fn draw(client: &mut Client, drawings: &[Drawing]) -> Result<u32, Said> {
    let id = id();
    client.ask(&id.clone(), &ToServer::Draw { id, drawings: drawings.to_vec() })
}

/// What was shown to a client: by which seat, under which name, and what.
fn shown(client: &Client) -> Vec<(Option<u8>, String, Vec<Drawing>)> {
    let drawn = |answer: &ToClient| match answer {
        ToClient::Drawn { seat, name, drawings, .. } => {
            Some((*seat, name.clone(), drawings.clone()))
        }
        _ => None,
    };
    client.answers.iter().filter_map(drawn).collect()
}

#[test]
fn what_somebody_draws_is_shown_to_all_others_and_to_newcomers() {
    let house = house();
    let (ada, bo) = (Person::named(&house, "Ada"), Person::named(&house, "Bo"));
    let opened = ada.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let mut first = ada.come(&house, &opened.table);
    let mut second = bo.come(&house, &opened.table);
    draw(&mut first, &[ARROW, CIRCLE]).unwrap();
    second.until(|client| !shown(client).is_empty());
    let ada_shows = (Some(1), "Ada".to_owned(), vec![ARROW, CIRCLE]);
    assert_eq!(shown(&second), std::slice::from_ref(&ada_shows));
    assert_eq!(shown(&first), [], "nobody is shown their own drawings");
    // A watcher may draw where watchers may chat.
    draw(&mut second, &[CIRCLE]).unwrap();
    first.until(|client| !shown(client).is_empty());
    let bo_shows = (None, "Bo".to_owned(), vec![CIRCLE]);
    assert_eq!(shown(&first), std::slice::from_ref(&bo_shows));
    let mut third = Person::new(&house).come(&house, &opened.table);
    third.until(|client| shown(client).len() == 2);
    assert_eq!(shown(&third), [ada_shows, bo_shows]);
}

#[test]
fn drawings_vanish_with_who_drew_them_when_they_are_cleared_and_with_the_position() {
    let house = house();
    let (ada, bo) = (Person::named(&house, "Ada"), Person::named(&house, "Bo"));
    let opened = ada.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let mut first = ada.come(&house, &opened.table);
    let mut second = bo.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    draw(&mut first, &[ARROW]).unwrap();
    draw(&mut first, &[]).unwrap();
    second.until(|client| shown(client).len() == 2);
    assert_eq!(shown(&second)[1].2, []);
    draw(&mut second, &[CIRCLE]).unwrap();
    first.until(|client| shown(client).len() == 1);
    drop(second);
    first.until(|client| shown(client).len() == 2);
    assert_eq!(shown(&first)[1], (Some(2), "Bo".to_owned(), vec![]));
    draw(&mut first, &[ARROW]).unwrap();
    first.act(1, "e2-f3").unwrap();
    let mut watcher = Person::new(&house).come(&house, &opened.table);
    watcher.until(|client| client.watching == 1);
    assert_eq!(shown(&watcher), []);
}

#[test]
fn drawings_are_few_and_on_the_board_and_only_where_there_is_chat() {
    let house = house();
    let ada = Person::new(&house);
    let mut terms = wish(HALMA, r#"["mine","open"]"#);
    let mut client = ada.come(&house, &ada.open(&house, &terms).table);
    draw(&mut client, &[ARROW; 32]).unwrap();
    let outside = Drawing { from: 0, to: 256, ink: Ink::Blue };
    for bad in [&[ARROW; 33][..], &[outside]] {
        assert_eq!(draw(&mut client, bad).unwrap_err().key, "denial-drawings");
    }
    let refused = (0..40).find_map(|_| draw(&mut client, &[ARROW]).err());
    assert_eq!(refused.unwrap().key, "denial-draw-quota");
    terms.chat = false;
    let mut client = ada.come(&house, &ada.open(&house, &terms).table);
    assert_eq!(draw(&mut client, &[ARROW]).unwrap_err().key, "denial-no-chat");
}
