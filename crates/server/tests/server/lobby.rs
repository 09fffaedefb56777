//! The lobby: open tables, people who look for somebody and games to watch come and go by themselves.

use crate::common::browser::{Browser, public};
use crate::common::player::{Client, Person, id, wish};
use crate::common::{House, open};
use flate2::read::DeflateDecoder;
use spielhof_server::Config;
use std::collections::BTreeMap;
use std::io::Read;
use std::net::TcpStream;
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};
use wire::{LobbyNews, LobbySeek, LobbyTable, NewTable, ToServer};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;
const PATIENCE: Duration = Duration::from_secs(10);

/// Somebody who looks at the lobby.
struct Visitor {
    socket: WebSocket<TcpStream>,
    tables: BTreeMap<u32, LobbyTable>,
    seeks: BTreeMap<u32, LobbySeek>,
    running: BTreeMap<u32, String>,
}

impl Visitor {
    fn new(house: &House) -> Visitor {
        let origin = format!("http://{}", house.address);
        Visitor::with(house, "origin", &origin)
    }

    /// A guest whom the server knows.
    fn known(house: &House, person: &Person) -> Visitor {
        Visitor::with(house, "authorization", &format!("Bearer {}", person.secret))
    }

    fn with(house: &House, header: &'static str, value: &str) -> Visitor {
        let stream = TcpStream::connect(house.door).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        let url = format!("ws://{}/api/lobby", house.address);
        let mut request = url.into_client_request().unwrap();
        request.headers_mut().insert(header, value.parse().unwrap());
        let (socket, _) = client(request, stream).unwrap();
        let (tables, seeks, running) = Default::default();
        let mut visitor = Visitor { socket, tables, seeks, running };
        assert!(visitor.hear().whole);
        visitor
    }

    fn hear(&mut self) -> LobbyNews {
        let Message::Binary(packed) = self.socket.read().unwrap() else { panic!("packed news") };
        let mut text = String::new();
        DeflateDecoder::new(&packed[..]).read_to_string(&mut text).unwrap();
        let news: LobbyNews = serde_json::from_str(&text).unwrap();
        let mut number = 0;
        for step in &news.gone {
            number += step;
            let gone = self.tables.remove(&number).is_some()
                || self.seeks.remove(&number).is_some()
                || self.running.remove(&number).is_some();
            assert!(gone, "{number} was never there");
        }
        self.tables.extend(news.tables.iter().map(|one| (one.n, one.clone())));
        self.seeks.extend(news.seeks.iter().map(|one| (one.n, one.clone())));
        self.running.extend(news.running.iter().map(|one| (one.n, one.id.clone())));
        news
    }

    fn until(&mut self, holds: impl Fn(&Visitor) -> bool) {
        let began = Instant::now();
        while !holds(self) {
            assert!(began.elapsed() < PATIENCE, "{:?} {:?}", self.tables, self.seeks);
            self.hear();
        }
    }
}

fn fast(config: &mut Config) {
    config.caps.messages_per_second = 0;
}

fn listed(wish: NewTable) -> NewTable {
    NewTable { listed: true, ..wish }
}

fn seek(house: &House, person: &Person, game: &str) {
    let body = format!(r#"{{"games":["{game}"],"anew":true,"patience":null,"level":2}}"#);
    assert_eq!(person.ask(house, "POST /api/quick", &body).status, 200);
}

#[test]
fn tables_appear_fill_and_become_games_to_watch() {
    let house = open(fast);
    let mut visitor = Visitor::new(&house);
    assert!(visitor.tables.is_empty());
    let (ada, bo, cy) =
        (Person::named(&house, "Ada"), Person::named(&house, "Bo"), Person::named(&house, "Cy"));
    let plan = r#"{"game":"star-halma","players":3,"first":1,"options":{"places":"all"}}"#;
    let clock = wire::Clock::Total { seconds: 300, increment: 5 };
    let wanted = listed(NewTable { clock, ..wish(plan, r#"["mine","open","open"]"#) });
    let opened = ada.open(&house, &wanted);
    // What nobody may find is not shown.
    ada.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    visitor.until(|lobby| lobby.tables.len() == 1);
    let table = visitor.tables.values().next().unwrap().clone();
    assert_eq!((&table.id, &*table.game, table.seats), (&opened.table, "star-halma", 3));
    assert_eq!((table.clock, table.rated), (clock, false));
    assert_eq!(table.who.iter().map(|one| &*one.name).collect::<Vec<_>>(), ["Ada"]);
    assert_eq!(table.options, [("places".to_owned(), "all".to_owned())]);
    let mut second: Client = bo.come(&house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    visitor.until(|lobby| lobby.tables.values().any(|one| one.who.len() == 2));
    // Another name is told although nothing happens at the table.
    assert_eq!(bo.ask(&house, "POST /api/me", r#"{"name":"Bob"}"#).status, 200);
    visitor.until(|lobby| lobby.tables.values().any(|one| one.who[1].name == "Bob"));
    let mut third = cy.come(&house, &opened.table);
    third.sit(3, &opened.invite).unwrap();
    visitor.until(|lobby| lobby.tables.is_empty() && lobby.running.len() == 1);
    // Somebody who comes later is told the same.
    let later = Visitor::new(&house);
    assert_eq!(later.running.values().collect::<Vec<_>>(), [&opened.table]);
}

#[test]
fn people_who_look_for_somebody_come_and_go() {
    let house = open(fast);
    let mut visitor = Visitor::new(&house);
    let (ada, bo) = (Person::named(&house, "Ada"), Person::named(&house, "Bo"));
    seek(&house, &ada, "gobang");
    visitor.until(|lobby| lobby.seeks.len() == 1);
    let found = visitor.seeks.values().next().unwrap();
    assert_eq!(
        (&*found.who.name, &found.games[..], found.rated),
        ("Ada", &["gobang".to_owned()][..], false)
    );
    seek(&house, &bo, "gobang");
    visitor.until(|lobby| lobby.seeks.is_empty() && lobby.running.len() == 1);
    seek(&house, &bo, "halma");
    visitor.until(|lobby| lobby.seeks.len() == 1);
    assert_eq!(bo.ask(&house, "DELETE /api/me", "").status, 204);
    visitor.until(|lobby| lobby.seeks.is_empty());
}

#[test]
fn a_rated_table_shows_ratings_and_a_deleted_name_is_gone() {
    let house = open(public);
    let mut visitor = Visitor::new(&house);
    let mut browser = Browser::named(&house, "Ada");
    browser.create();
    let ada = browser.person();
    let clock = wire::Clock::Turn(60);
    let wanted = NewTable { rated: true, clock, ..wish(HALMA, r#"["mine","open"]"#) };
    ada.open(&house, &listed(wanted));
    visitor.until(|lobby| lobby.tables.values().any(|one| one.rated));
    assert_eq!(ada.ask(&house, "DELETE /api/me", "").status, 204);
    visitor.until(|lobby| {
        lobby.tables.values().all(|table| table.who.iter().all(|one| one.name.is_empty()))
    });
}

#[test]
fn a_visitor_who_says_too_much_or_nothing_is_closed() {
    let house = open(|config| {
        config.caps.messages_per_second = 2;
        config.patience.silence = Duration::from_millis(400);
    });
    let mut loud = Visitor::new(&house);
    for _ in 0..40 {
        let _ = loud.socket.send(Message::Text("\"ping\"".into()));
    }
    let code = |visitor: &mut Visitor| loop {
        match visitor.socket.read() {
            Ok(Message::Close(Some(frame))) => return u16::from(frame.code),
            Ok(_) => {}
            Err(fault) => panic!("{fault}"),
        }
    };
    assert_eq!(code(&mut loud), 4029);
    let mut silent = Visitor::new(&house);
    assert_eq!(code(&mut silent), 4008);
}

#[test]
fn who_is_blocked_sees_neither_tables_nor_searches() {
    let house = open(|config| config.caps.messages_per_second = 0);
    let [ada, bo, cleo] = ["Ada", "Bo", "Cleo"].map(|name| Person::named(&house, name));
    // They met before, and Ada has had enough.
    let met = ada.open(&house, &wish(HALMA, r#"["mine","open"]"#));
    let mut page = bo.come(&house, &met.table);
    page.sit(2, &met.invite).unwrap();
    let block = format!(r#"{{"person":{{"table":"{}","seat":2}},"mark":"block"}}"#, met.table);
    assert_eq!(ada.ask(&house, "POST /api/me/people", &block).status, 204);
    let mut visitors = [&ada, &bo, &cleo].map(|person| Visitor::known(&house, person));

    let listed = || NewTable { listed: true, ..wish(HALMA, r#"["mine","open"]"#) };
    let [from_ada, from_bo] = [&ada, &bo].map(|person| person.open(&house, &listed()));
    let quick = r#"{"games":["tippy"],"anew":true,"patience":null,"level":1}"#;
    assert_eq!(ada.ask(&house, "POST /api/quick", quick).status, 200);
    let after = cleo.open(&house, &listed());
    let ids = |visitor: &Visitor| {
        let mut ids: Vec<String> = visitor.tables.values().map(|one| one.id.clone()).collect();
        ids.sort();
        ids
    };
    let sorted = |tables: &[&str]| {
        let mut ids: Vec<String> = tables.iter().map(|&id| id.to_owned()).collect();
        ids.sort();
        ids
    };
    let (from_ada, from_bo, after) = (&*from_ada.table, &*from_bo.table, &*after.table);
    let expected = [
        (sorted(&[from_ada, after]), 1),
        (sorted(&[from_bo, after]), 0),
        (sorted(&[from_ada, from_bo, after]), 1),
    ];
    for (visitor, (tables, seeks)) in visitors.iter_mut().zip(expected) {
        while ids(visitor) != tables || visitor.seeks.len() != seeks {
            visitor.hear();
        }
    }
    // What they were not told of is not told to be gone either.
    assert_eq!(ada.ask(&house, "DELETE /api/quick", "").status, 200);
    let mut leaves = ada.come(&house, from_ada);
    let id = id();
    leaves.ask(&id.clone(), &ToServer::Stand { id, seat: 1 }).unwrap();
    let last = cleo.open(&house, &listed());
    let bos = &mut visitors[1];
    while !ids(bos).contains(&last.table) {
        bos.hear();
    }
    assert!(!ids(bos).contains(&from_ada.to_owned()));
}
