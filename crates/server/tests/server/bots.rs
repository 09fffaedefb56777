//! Bots: programs that play, with a token that a guest has made for them.

use crate::common::player::{Client, Person, id, wish};
use crate::common::{House, open};
use wire::{Bot, BotToken, Drawing, Ink, Me, MyTable, ToServer};

fn make(house: &House, owner: &Person, name: &str) -> (BotToken, Person) {
    let answer = owner.ask(house, "POST /api/bots", &format!(r#"{{"name":"{name}"}}"#));
    assert_eq!(answer.status, 200, "{}", answer.text());
    let made: BotToken = answer.json();
    let bot = Person { secret: made.token.clone() };
    (made, bot)
}

fn bots(house: &House, owner: &Person) -> Vec<String> {
    let bots: Vec<Bot> = owner.ask(house, "GET /api/bots", "").json();
    bots.into_iter().map(|bot| bot.name).collect()
}

#[test]
fn a_token_is_told_once_and_only_its_hash_is_stored() {
    let house = open(|_| {});
    let owner = Person::named(&house, "Ada");
    let (made, bot) = make(&house, &owner, " Deep  Blue ");
    assert_eq!((made.token.len(), &*made.name), (64, "Deep Blue"));
    assert_eq!(bot.ask(&house, "GET /api/me", "").json::<Me>(), Me { name: made.name, bot: true });
    let list = owner.ask(&house, "GET /api/bots", "");
    assert!(!list.text().contains(&made.token) && list.text().contains("Deep Blue"));
    let raw: Vec<u8> = (0..32)
        .map(|at| u8::from_str_radix(&made.token[2 * at..2 * at + 2], 16).unwrap())
        .collect();
    let mut name_found = false;
    for entry in std::fs::read_dir(house.folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap_or_default();
        let has = |wanted: &[u8]| bytes.windows(wanted.len()).any(|found| found == wanted);
        assert!(!has(&raw) && !has(made.token.as_bytes()));
        name_found |= has(b"Deep Blue");
    }
    assert!(name_found, "looked where things are kept");
}

#[test]
fn a_bot_is_marked_wherever_its_seat_is_shown() {
    let house = open(|_| {});
    let (host, owner) = (Person::named(&house, "Ada"), Person::named(&house, "Ben"));
    let (_, bot) = make(&house, &owner, "Deep");
    let mut table = wish(r#"{"game":"halma","players":2}"#, r#"["mine","open"]"#);
    table.listed = true;
    let opened = host.open(&house, &table);
    let mut page = host.come(&house, &opened.table);
    let mut program = bot.come(&house, &opened.table);
    program.sit(2, &opened.invite).unwrap();
    page.until(|page| page.seats[1].bot);
    let marks = |page: &Client| page.seats.iter().map(|seat| seat.bot).collect::<Vec<_>>();
    assert_eq!((marks(&page), &*page.seats[1].name), (vec![false, true], "Deep"));
    assert_eq!(marks(&program), [false, true]);
    assert_eq!(marks(&host.come(&house, &opened.table)), [false, true], "for newcomers");
    // Another name that it gives itself or a seat changes nothing about that.
    let name = id();
    let introduce = ToServer::Introduce {
        id: name.clone(),
        seat: 2,
        player: "me".to_owned(),
        name: "Anna".to_owned(),
        avatar: 0,
    };
    program.ask(&name, &introduce).unwrap();
    page.until(|page| page.seats[1].name == "Anna");
    assert!(page.seats[1].bot);
    let mine: Vec<MyTable> = host.ask(&house, "GET /api/tables?mine=1", "").json();
    assert_eq!(mine[0].seats.iter().map(|seat| seat.bot).collect::<Vec<_>>(), [false, true]);
    let record = host.ask(&house, &format!("GET /api/tables/{}/record", opened.table), "").text();
    assert!(record.contains("Anna (bot)") && !record.contains("Ada (bot)"), "{record}");
    // Also when nothing is stored about it any more.
    assert_eq!(owner.ask(&house, "DELETE /api/me", "").status, 204);
    page.until(|page| page.seats[1].name.is_empty());
    assert!(page.seats[1].bot);
}

#[test]
fn a_revoked_token_is_dead_at_once() {
    let house = open(|_| {});
    let (owner, stranger) = (Person::named(&house, "Ada"), Person::new(&house));
    let (made, bot) = make(&house, &owner, "Deep");
    let opened = owner.open(&house, &wish(r#"{"game":"halma","players":2}"#, r#"["mine","open"]"#));
    let mut program = bot.come(&house, &opened.table);
    program.sit(2, &opened.invite).unwrap();
    let revoke = format!("DELETE /api/bots/{}", made.id);
    assert_eq!(stranger.ask(&house, &revoke, "").status, 404, "only its owner");
    assert_eq!(owner.ask(&house, &revoke, "").status, 204);
    assert_eq!(program.until_closed(), Some(1001));
    let again = bot.ask(&house, "GET /api/me", "");
    assert_eq!((again.status, again.faults()), (401, vec!["server-no-guest".to_owned()]));
    assert!(again.header("set-cookie").is_none(), "it becomes nobody else");
    assert!(Client::connect(&house, &opened.table, Some(&bot.secret)).is_err());
    assert_eq!(owner.ask(&house, &revoke, "").status, 404);
    assert_eq!(bots(&house, &owner), Vec::<String>::new());
}

#[test]
fn bots_are_deleted_with_their_owner() {
    let house = open(|_| {});
    let (owner, other) = (Person::named(&house, "Ada"), Person::named(&house, "Ben"));
    let (_, bot) = make(&house, &owner, "Deep");
    let (_, kept) = make(&house, &other, "Shallow");
    let opened = other.open(&house, &wish(r#"{"game":"halma","players":2}"#, r#"["mine","open"]"#));
    let mut program = bot.come(&house, &opened.table);
    program.sit(2, &opened.invite).unwrap();
    assert_eq!(owner.ask(&house, "DELETE /api/me", "").status, 204);
    assert_eq!(program.until_closed(), Some(1001));
    assert_eq!(bot.ask(&house, "GET /api/me", "").status, 401);
    assert_eq!(kept.ask(&house, "GET /api/me", "").status, 200);
    for entry in std::fs::read_dir(house.folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap_or_default();
        assert!(!bytes.windows(4).any(|found| found == b"Deep"));
    }
}

#[test]
fn bots_make_no_bots_and_a_guest_has_few() {
    let house = open(|_| {});
    let owner = Person::named(&house, "Ada");
    let (made, bot) = make(&house, &owner, "Deep");
    for (line, body) in [
        ("POST /api/bots", r#"{"name":"Deeper"}"#),
        ("GET /api/bots", ""),
        (&*format!("DELETE /api/bots/{}", made.id), ""),
    ] {
        let answer = bot.ask(&house, line, body);
        assert_eq!((answer.status, answer.faults()), (403, vec!["server-bot".to_owned()]));
    }
    for name in ["", " ", "a\\u0000b", &"a".repeat(25)] {
        let answer = owner.ask(&house, "POST /api/bots", &format!(r#"{{"name":"{name}"}}"#));
        assert_eq!((answer.status, answer.faults()), (422, vec!["server-bot-name".to_owned()]));
    }
    for name in ["2", "3", "4", "5"] {
        make(&house, &owner, name);
    }
    let answer = owner.ask(&house, "POST /api/bots", r#"{"name":"6"}"#);
    assert_eq!((answer.status, answer.faults()), (422, vec!["server-too-many-bots".to_owned()]));
    assert_eq!(bots(&house, &owner).len(), 5);
    let stranger = house.ask("POST /api/bots", &[&house.own_origin()], r#"{"name":"7"}"#);
    assert_eq!(stranger.status, 401);
    let house = open(|config| config.caps.guests_per_hour = 2);
    let owner = Person::new(&house);
    make(&house, &owner, "counts like a guest");
    let answer = owner.ask(&house, "POST /api/bots", r#"{"name":"2"}"#);
    assert_eq!((answer.status, answer.faults()), (429, vec!["server-too-often".to_owned()]));
}

#[test]
fn bots_make_no_account_and_look_for_nobody() {
    let house = open(|_| {});
    let (_, bot) = make(&house, &Person::named(&house, "Ada"), "Deep");
    let quick = r#"{"games":["halma"],"anew":true,"patience":null,"level":1}"#;
    for (line, body) in [("POST /api/quick", quick), ("POST /api/account/passkeys/options", "{}")] {
        let answer = bot.ask(&house, line, body);
        assert_eq!(
            (answer.status, answer.faults()),
            (403, vec!["server-bot".to_owned()]),
            "{line}"
        );
    }
}

#[test]
fn bots_neither_chat_nor_draw() {
    let house = open(|_| {});
    let owner = Person::named(&house, "Ada");
    let (_, bot) = make(&house, &owner, "Deep");
    let opened = owner.open(&house, &wish(r#"{"game":"halma","players":2}"#, r#"["mine","open"]"#));
    let mut program = bot.come(&house, &opened.table);
    program.sit(2, &opened.invite).unwrap();
    let (chat, draw) = (id(), id());
    let drawings = vec![Drawing { from: 1, to: 2, ink: Ink::Red }];
    for (id, message) in [
        (&chat, ToServer::Chat { id: chat.clone(), text: "beep".to_owned() }),
        (&draw, ToServer::Draw { id: draw.clone(), drawings }),
    ] {
        assert_eq!(program.ask(id, &message).unwrap_err().key, "denial-bot");
    }
    // People may.
    let mut page = owner.come(&house, &opened.table);
    assert!(page.chat.is_empty());
    let said = id();
    page.ask(&said, &ToServer::Chat { id: said.clone(), text: "hello".to_owned() }).unwrap();
}
