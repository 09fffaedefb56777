//! Several servers on one database: every node serves every table, any of them may die, and nobody
//! else may speak the internal protocol.

use crate::common::player::{Client, Person, id, wish};
use crate::common::push::{Device, PushService, leave};
use crate::common::{Answer, House, config};
use private_pg::Instance;
use spielhof_server::{Config, Origin};
use std::io::Write;
use std::net::{SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Postgres, PostgresUrl, Store};
use tempfile::TempDir;
use tokio::runtime::Runtime;
use wire::{
    Clock, Happening, History, MyTable, NewTable, Opened, QuickGameState, Scene, ToClient, ToServer,
};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;
const BARRICADE: &str = r#"{"game":"barricade","players":2,"first":1}"#;
/// Short, so that nobody waits long for a take-over.
const LEASE: Duration = Duration::from_millis(1500);
/// The table goes on elsewhere.
const MOVED: Option<u16> = Some(1012);

fn node(database: &Instance) -> House {
    node_with(database, |_| {})
}

fn node_with(database: &Instance, change: impl FnOnce(&mut Config)) -> House {
    let folder = TempDir::new().unwrap();
    let mut config = config(&folder);
    config.patience.lease = LEASE;
    change(&mut config);
    let url = PostgresUrl::parse(&database.url()).unwrap();
    let store: Arc<dyn Store> = Arc::new(Postgres::open(&url).unwrap());
    let runtime = Runtime::new().unwrap();
    let running = runtime.block_on(spielhof_server::serve(config, store)).unwrap();
    let address = SocketAddr::from(([127, 0, 0, 1], running.addresses()[0].port()));
    House { folder, address, door: address, running: Some(running), runtime }
}

/// A database with this number of nodes that know each other.
fn nodes<const N: usize>() -> (Instance, [House; N]) {
    let database = Instance::start().unwrap();
    let nodes = [(); N].map(|()| node(&database));
    for house in &nodes {
        let members = || house.running.as_ref().unwrap().nodes().unwrap();
        wait_for("all nodes know each other", || members().nodes.len() == N);
    }
    (database, nodes)
}

fn wait_for(what: &str, mut holds: impl FnMut() -> bool) {
    let since = Instant::now();
    while !holds() {
        assert!(since.elapsed() < Duration::from_secs(20), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Ends a node as a power cut would.
fn kill(house: House) {
    drop(house.running);
    house.runtime.shutdown_background();
}

fn figure(house: &House, name: &str) -> u64 {
    let page = house.get("/metrics").text();
    let line = page.lines().find(|line| line.split(' ').next() == Some(name)).unwrap();
    line.split(' ').nth(1).unwrap().parse().unwrap()
}

/// Two people at two nodes, at a table that the first node owns.
fn two_at(one: &House, other: &House, plan: &str) -> ([Person; 2], [Client; 2], Opened) {
    let (host, friend) = (Person::named(one, "Ada"), Person::named(other, "Bo"));
    let opened = host.open(one, &wish(plan, r#"["mine","open"]"#));
    let mut first = host.come(one, &opened.table);
    let mut second = friend.come(other, &opened.table);
    let began = second.sit(2, &opened.invite).unwrap();
    first.until_event(began);
    ([host, friend], [first, second], opened)
}

/// Comes back to a table at a node as soon as that is possible.
fn come_back(person: &Person, house: &House, table: &str, after: Option<u32>) -> Client {
    let since = Instant::now();
    loop {
        assert!(since.elapsed() < Duration::from_secs(10), "the table does not come back");
        if let Ok(mut client) = Client::connect(house, table, Some(&person.secret)) {
            client.say(&ToServer::hello(after));
            let is_there = |client: &Client| client.view.is_some() || !client.seats.is_empty();
            while !is_there(&client) {
                if client.receive().is_err() {
                    break;
                }
            }
            if is_there(&client) {
                return client;
            }
        }
        std::thread::sleep(Duration::from_millis(100));
    }
}

fn scenes(clients: &[Client]) -> Vec<Scene> {
    clients
        .iter()
        .map(|client| Scene { choices: None, undo: false, ..client.scene().clone() })
        .collect()
}

#[test]
fn any_node_serves_every_table() {
    let (_database, [a, b, c]) = nodes();
    let ([host, friend], mut clients, opened) = two_at(&a, &b, HALMA);
    let table = &opened.table;
    for (seat, action) in [(1, "e2-f3"), (2, "l15-k14"), (1, "f3-g4"), (2, "k14-j13")] {
        let number = clients[seat - 1].act(seat as u8, action).unwrap();
        clients.iter_mut().for_each(|client| client.until_event(number));
        assert_eq!(scenes(&clients[..1]), scenes(&clients[1..]));
    }
    // Chat, names, the record and the list are the same everywhere.
    let say = ToServer::Chat { id: id(), text: "hello from b".to_owned() };
    clients[1].say(&say);
    clients[0].until(|client| client.chat.iter().any(|line| line.text == "hello from b"));
    assert_eq!(clients[0].chat[0].name, "Bo");
    let records: Vec<String> =
        [&a, &b, &c].map(|node| node.get(&format!("/api/tables/{table}/record")).text()).to_vec();
    assert!(records[0].contains("e2-f3") && records.iter().all(|record| *record == records[0]));
    for node in [&a, &b, &c] {
        let mine: Vec<MyTable> = friend.ask(node, "GET /api/tables?mine=1", "").json();
        assert_eq!(mine.len(), 1);
        assert_eq!(
            (mine[0].table.as_str(), mine[0].seats[1].name.as_str()),
            (table.as_str(), "Bo")
        );
    }
    // A guest who is renamed at one node is renamed at tables of the others.
    let answer = host.ask(&c, "POST /api/me", r#"{"name":"Ida"}"#);
    assert_eq!(answer.status, 200);
    clients[1].until(|client| client.seats[0].name == "Ida");
    // A seat moves to another device by a code that is brought to another node.
    let code: wire::Code =
        host.ask(&b, &format!("POST /api/tables/{table}/seats/1/code"), "").json();
    let phone = Person::new(&c);
    let claim = format!(r#"{{"code":"{}"}}"#, code.code);
    let claimed: Opened = phone.ask(&c, "POST /api/claim", &claim).json();
    assert_eq!(claimed.table, *table);
    assert_eq!(phone.ask(&c, "POST /api/claim", &claim).status, 404, "it works once");
    assert!(phone.come(&b, table).holds(1));
    assert!(figure(&b, "spielhof_proxied_sockets_total") >= 2);
    assert_eq!(figure(&a, "spielhof_proxied_sockets_total"), 0, "the owner passes nothing on");
    assert_eq!(figure(&c, "spielhof_nodes"), 3);
    // A deleted guest is gone at tables of other nodes too.
    assert_eq!(friend.ask(&c, "DELETE /api/me", "").status, 204);
    assert_eq!(clients[1].until_closed(), Some(1001));
    assert_eq!(b.get("/api/tables/nothing-here").status, 404);
}

#[test]
fn when_a_node_dies_its_tables_go_on_at_another() {
    let (_database, [a, b]) = nodes();
    let ([host, friend], mut clients, opened) = two_at(&a, &b, HALMA);
    let acted = clients[0].act(1, "e2-f3").unwrap();
    clients[1].until_event(acted);
    kill(a);
    assert_eq!(clients[1].until_closed(), None, "the way to the owner is cut");
    let mut first = come_back(&host, &b, &opened.table, Some(acted));
    let mut second = come_back(&friend, &b, &opened.table, Some(acted));
    // The last message is sent again, as a client does that saw no answer.
    let number = second.act(2, "l15-k14").unwrap();
    assert_eq!(number, acted + 1);
    first.until_event(number);
    assert!(figure(&b, "spielhof_tables_taken_over_total") >= 1);
    wait_for("the dead node is forgotten", || figure(&b, "spielhof_nodes") == 1);
}

#[test]
fn a_message_that_was_sent_to_a_node_that_died_counts_once() {
    let (_database, [a, b]) = nodes();
    let ([host, _friend], mut clients, opened) = two_at(&a, &b, HALMA);
    let message = ToServer::Act { id: id(), seat: 1, action: "e2-f3".to_owned() };
    let wanted = match &message {
        ToServer::Act { id, .. } => id.clone(),
        _ => unreachable!(),
    };
    let number = clients[0].ask(&wanted, &message).unwrap();
    kill(a);
    let mut again = come_back(&host, &b, &opened.table, None);
    assert_eq!(again.ask(&wanted, &message), Ok(number), "the same number as before");
    assert_eq!(again.scene().event, number, "nothing happened twice");
}

#[test]
fn a_node_that_shuts_down_hands_its_tables_over() {
    let (_database, [a, b]) = nodes();
    let ([host, friend], mut clients, opened) = two_at(&a, &b, BARRICADE);
    clients[0].seed(1).unwrap();
    let seeded = clients[1].seed(2).unwrap();
    clients[0].until_event(seeded);
    let since = Instant::now();
    a.close();
    assert_eq!(clients[0].until_closed(), MOVED);
    assert_eq!(clients[1].until_closed(), MOVED);
    assert_eq!(figure(&b, "spielhof_rooms"), 1, "the table is open before anybody comes");
    let first = come_back(&host, &b, &opened.table, None);
    let turn = first.scene().turn;
    let mut clients = [first, come_back(&friend, &b, &opened.table, None)];
    clients[usize::from(turn) - 1].roll(turn).unwrap();
    assert!(since.elapsed() < LEASE + Duration::from_secs(1), "nobody waits for a lease");
    assert_eq!(figure(&b, "spielhof_tables_taken_over_total"), 0);
}

#[test]
fn a_node_that_slept_through_its_lease_stores_nothing() {
    let (database, [a, b]) = nodes();
    let ([host, friend], mut clients, opened) = two_at(&a, &b, HALMA);
    let before = clients[0].act(1, "e2-f3").unwrap();
    clients[1].until_event(before);
    let mut own = friend.come(&a, &opened.table);
    // As if the first node had been asleep for longer than its lease.
    let end = "UPDATE nodes SET lease_until = clock_timestamp() - interval '1 second' WHERE id =
               (SELECT owner FROM tables)";
    database.sql("spielhof", end).unwrap();
    own.say(&ToServer::Act { id: id(), seat: 2, action: "l15-k14".to_owned() });
    assert_eq!(own.until_closed(), MOVED, "neither acknowledged nor refused");
    let is_answer = |answer: &ToClient| !matches!(answer, ToClient::Closing { .. });
    assert!(!own.answers.iter().any(is_answer), "{:?}", own.answers);
    let stored = database.sql("spielhof", "SELECT count(*) FROM events").unwrap();
    assert_eq!(stored.trim(), before.to_string());
    // It joins again with the next epoch, and the table goes on.
    wait_for("it joins again", || figure(&a, "spielhof_epoch") == 2);
    let mut second = come_back(&friend, &a, &opened.table, Some(before));
    let number = second.act(2, "l15-k14").unwrap();
    assert_eq!(number, before + 1);
    come_back(&host, &b, &opened.table, None).until_event(number);
    assert_eq!(figure(&a, "spielhof_leases_lost_total"), 1);
}

#[test]
fn a_reminder_is_sent_once_wherever_the_device_subscribed() {
    let service = PushService::start("201 Created");
    let database = Instance::start().unwrap();
    let [a, b, c] = [(); 3].map(|()| {
        node_with(&database, |config| {
            config.push_services = vec![Origin::read(&service.origin()).unwrap()];
            config.patience.reminder = Duration::ZERO;
        })
    });
    wait_for("all nodes know each other", || figure(&a, "spielhof_nodes") == 3);
    let (host, friend) = (Person::named(&a, "Ada"), Person::named(&b, "Bo"));
    let device = Device::at(&service.origin(), "bos-phone");
    let at_c = format!("Host: localhost:{}", c.address.port());
    let answer = c.ask("POST /api/me/push", &[&friend.token(), &at_c], &device.body);
    assert_eq!(answer.status, 204, "{}", answer.text());
    let slow = NewTable { clock: Clock::Days(1), ..wish(HALMA, r#"["mine","open"]"#) };
    let opened = host.open(&a, &slow);
    let mut first = host.come(&a, &opened.table);
    let mut second = friend.come(&b, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    leave(second, &mut first);
    first.act(1, "e2-f3").unwrap();
    assert_eq!(device.decrypt(&service.next().body).table, opened.table);
    assert!(service.stays_silent(), "three nodes, one reminder");
}

/// The first node may not have heard of the second yet.
#[test]
fn a_table_of_a_node_that_has_just_joined_is_reached_at_once() {
    let (database, [a]) = nodes();
    let b = node(&database);
    let host = Person::new(&b);
    let opened = host.open(&b, &wish(HALMA, r#"["mine",{"computer":1}]"#));
    let mut client = host.come(&a, &opened.table);
    std::thread::sleep(LEASE);
    let number = client.act(1, "e2-f3").unwrap();
    client.until_event(number + 1);
    assert_eq!(figure(&a, "spielhof_proxied_sockets_total"), 1, "it was never cut");
}

/// Sends a request to the listener for other nodes.
fn ask_internally(address: &str, line: &str, headers: &[&str]) -> Answer {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    let headers: String = headers.iter().map(|header| format!("{header}\r\n")).collect();
    let request =
        format!("{line} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    crate::common::read(&mut stream).unwrap()
}

#[test]
fn only_nodes_speak_the_internal_protocol() {
    let (_database, [a, b]) = nodes();
    let ([host, _friend], _clients, opened) = two_at(&a, &b, HALMA);
    let members = a.running.as_ref().unwrap().nodes().unwrap();
    let node_of = |own: bool| {
        members.nodes.iter().find(|node| (Some(node.fence) == members.own) == own).unwrap().clone()
    };
    let (own, other) = (node_of(true), node_of(false));
    let show = format!("GET /api/tables/{}", opened.table);
    let guest = "X-Spielhof-Guest: 1";
    let from = "X-Spielhof-Address: 192.0.2.1";
    let token = |secret: &[u8; 32]| format!("Authorization: Bearer {}", table::hex(secret));
    let guests = format!("Authorization: Bearer {}", host.secret);
    let others = token(&other.secret);
    for line in [show.as_str(), "GET /metrics", "POST /internal/open", "GET /nothing"] {
        for wrong in ["X: y", "Authorization: Bearer", guests.as_str(), others.as_str()] {
            let answer = ask_internally(&own.address, line, &[wrong, guest, from]);
            assert_eq!(answer.status, 401, "{line} {wrong}");
        }
    }
    let right = token(&own.secret);
    assert_eq!(ask_internally(&own.address, &show, &[&right, guest, from]).status, 200);
    assert_eq!(ask_internally(&own.address, &show, &[&right]).status, 400, "nobody vouches");
    assert_eq!(ask_internally(&own.address, "GET /metrics", &[&right]).status, 200);
    // On the public listener the same headers mean nothing.
    let code = format!("POST /api/tables/{}/seats/1/code", opened.table);
    let answer = a.ask(&code, &[&a.own_origin(), &right, guest, from], "");
    assert_eq!(answer.status, 401, "{}", answer.text());
    let answer = b.ask(&code, &[&b.own_origin(), guest, from], "");
    assert_eq!(answer.status, 401, "neither passed on by the node that is asked");
    assert_eq!(a.ask("POST /internal/open", &[&a.own_origin(), &right], "\"x\"").status, 405);
}

#[test]
fn no_secret_is_in_the_figures_or_in_what_is_printed() {
    let (database, [a, b]) = nodes();
    let ([host, _friend], _clients, opened) = two_at(&a, &b, HALMA);
    let members = a.running.as_ref().unwrap().nodes().unwrap();
    let app = &a.running.as_ref().unwrap().app;
    let url = PostgresUrl::parse(&database.url()).unwrap();
    let mut config = app.config.clone();
    config.store = spielhof_server::StorePlace::Postgres(Box::new(url.clone()));
    let shown = [
        a.get("/metrics").text(),
        b.get("/metrics").text(),
        format!("{members:?} {config:?} {url} {url:?}"),
    ]
    .concat();
    let mut secrets: Vec<String> =
        members.nodes.iter().map(|node| table::hex(&node.secret)).collect();
    let seed = app.store.load(&opened.table).unwrap().unwrap().row.seed;
    secrets.extend([database.password().to_owned(), host.secret.clone(), table::hex(&seed)]);
    secrets.extend([opened.invite, opened.table]);
    for secret in secrets {
        assert!(!shown.contains(&secret), "{secret}");
    }
}

#[test]
fn a_server_is_ready_only_while_its_lease_holds_and_it_stays() {
    let (mut database, [a]) = nodes();
    assert_eq!((a.get("/api/health").status, a.get("/api/ready").status), (200, 200));
    database.stop(private_pg::Mode::Immediate).unwrap();
    wait_for("it is not ready without a database", || a.get("/api/ready").status == 503);
    assert_eq!(a.get("/api/health").status, 200, "but it is alive");
    database.restart().unwrap();
    wait_for("it is ready again", || a.get("/api/ready").status == 200);
    assert!(figure(&a, "spielhof_ready") == 1);
}

/// Each node alone would let ten pass at once, and then one a second.
#[test]
fn what_an_address_does_at_one_node_counts_at_the_others() {
    let database = Instance::start().unwrap();
    let limited = || node_with(&database, |config| config.caps.requests_per_second = 1);
    let (a, b) = (limited(), limited());
    let members = || a.running.as_ref().unwrap().nodes().unwrap();
    wait_for("both nodes know each other", || members().nodes.len() == 2);
    let passed = |node: &House| (0..10).filter(|_| node.get("/api/health").status == 200).count();
    assert_eq!(passed(&a), 10);
    std::thread::sleep(Duration::from_millis(1500));
    let at_b = passed(&b);
    assert!(at_b <= 6, "{at_b} of 10 passed at the other node");
}

#[test]
fn a_request_has_a_name_that_its_sender_learns() {
    let (_database, [a, b]) = nodes();
    let (_people, _clients, opened) = two_at(&a, &b, HALMA);
    let show = format!("/api/tables/{}", opened.table);
    for node in [&a, &b] {
        let answers = [node.get(&show), node.get(&show)];
        let names = answers.each_ref().map(|answer| answer.header("x-request-id").unwrap());
        assert!(names[0].len() == 16 && names[0] != names[1], "{names:?}");
    }
}

#[test]
fn strangers_at_different_nodes_are_seated_together_and_find_their_game_at_any_node() {
    let (_database, [one, two, three]) = nodes();
    let (ada, bo) = (Person::named(&one, "Ada"), Person::named(&two, "Bo"));
    let seek = |house: &House, person: &Person, anew: bool| -> QuickGameState {
        let wish = format!(r#"{{"games":["halma"],"anew":{anew},"patience":null,"level":1}}"#);
        person.ask(house, "POST /api/quick", &wish).json()
    };
    assert_eq!(seek(&one, &ada, true).table, None);
    let table = seek(&two, &bo, true).table.unwrap();
    assert_eq!(seek(&one, &ada, false).table, Some(table.clone()));
    let running: Vec<MyTable> = three.get("/api/tables?running=1").json();
    assert_eq!(running.iter().map(|one| &*one.table).collect::<Vec<_>>(), [&*table]);
    let (mut first, mut second) = (bo.come(&three, &table), ada.come(&one, &table));
    first.seed(1).unwrap();
    second.seed(2).unwrap();
    let drawn = |client: &Client| {
        client.heard.iter().find_map(|(_, happening)| match happening {
            Happening::Drawn { seat } => Some(*seat),
            _ => None,
        })
    };
    first.until(|client| drawn(client).is_some());
    let turn = drawn(&first).unwrap();
    let mover = if turn == 1 { &mut first } else { &mut second };
    mover.until(|client| !client.offered().is_empty());
    let action = mover.offered().remove(0);
    mover.act(turn, &action).unwrap();
    let resign = id();
    mover.ask(&resign.clone(), &ToServer::Resign { id: resign, seat: turn }).unwrap();
    wait_for("the result is kept", || {
        let history: History = ada.ask(&two, "GET /api/me/games", "").json();
        history.games.len() == 1
    });
}

#[test]
fn a_ban_counts_on_every_node() {
    let (_database, [one, other]) = nodes::<2>();
    let ([_host, friend], [mut first, mut second], opened) = two_at(&one, &other, HALMA);
    let id = id();
    let phrase = ToServer::Phrase { id: id.clone(), phrase: "hello".to_owned() };
    second.ask(&id, &phrase).unwrap();
    first.until(|client| client.chat.len() == 1);
    // Found and banned at the node that does not own the table.
    let target = format!(r#"{{"at":{{"table":"{}","seat":2}}}}"#, opened.table);
    let ban = format!(r#"{{"do":"ban","target":{target},"days":1,"reason":"spam"}}"#);
    let banned = other.ask("POST /api/admin", &[&other.own_origin()], &ban);
    assert_eq!(banned.status, 200, "{}", banned.text());
    assert_eq!(second.until_closed(), Some(4003));
    let new = serde_json::to_string(&wish(HALMA, r#"["mine","open"]"#)).unwrap();
    for house in [&one, &other] {
        let answer = friend.ask(house, "POST /api/tables", &new);
        assert_eq!((answer.status, answer.faults()), (403, vec!["server-banned-days".to_owned()]));
    }
    // So do limits, within some seconds.
    let limits = r#"{"do":"limits","limits":{"tablesPerGuest":null,"closed":true}}"#;
    assert_eq!(one.ask("POST /api/admin", &[&one.own_origin()], limits).status, 200);
    wait_for("the other node is closed too", || other.get("/api/me").status == 403);
}

#[test]
fn a_holiday_is_told_to_tables_at_other_nodes_and_a_line_is_tried_there() {
    let (_database, [one, other]) = nodes::<2>();
    let (host, friend) = (Person::named(&one, "Ada"), Person::named(&other, "Bo"));
    let wish = wire::NewTable { clock: wire::Clock::Days(3), ..wish(HALMA, r#"["mine","open"]"#) };
    let opened = host.open(&one, &wish);
    let mut first = host.come(&one, &opened.table);
    let mut second = friend.come(&other, &opened.table);
    let began = second.sit(2, &opened.invite).unwrap();
    first.until_event(began);
    // The friend asks the node that does not own the table.
    let state: wire::HolidayState = friend.ask(&other, "GET /api/me/holiday", "").json();
    let body = format!(r#"{{"until":{}}}"#, state.latest - 1000);
    assert_eq!(friend.ask(&other, "POST /api/me/holiday", &body).status, 200);
    first.until(|client| client.seats[1].away.is_some());
    assert_eq!(host.ask(&one, "DELETE /api/me/holiday", "").status, 200, "they have none");
    assert_eq!(friend.ask(&other, "DELETE /api/me/holiday", "").status, 200);
    first.until(|client| client.seats[1].away.is_none());
    // What is planned over the other node is played by the owner.
    let path = format!("POST /api/tables/{}/line", opened.table);
    let seen: wire::LineSeen = friend.ask(&other, &path, r#"{"actions":["e2-f3"]}"#).json();
    assert_eq!(seen.scene.turn, 2);
    let lines = vec![vec!["e2-f3".to_owned(), "l15-k14".to_owned()]];
    let (planned, acted) = (id(), id());
    let plan = ToServer::Plan { id: planned.clone(), seat: 2, moves: 0, lines };
    second.ask(&planned, &plan).unwrap();
    let act = ToServer::Act { id: acted.clone(), seat: 1, action: "e2-f3".to_owned() };
    first.ask(&acted, &act).unwrap();
    second.until(|client| client.scene.as_ref().unwrap().turns == 2);
}
