//! Phrases, muting, blocking, reporting, and what operators do.

use crate::common::player::{Client, Person, id, wish};
use crate::common::{Answer, House, open};
use spielhof_server::{AdminToken, Network};
use std::io::Write;
use std::sync::{Arc, Mutex};
use wire::{
    AdminDeed, AdminPerson, AdminState, Export, Marked, MyTable, NewTable, QuickGameState, Said,
    ToClient, ToServer,
};

const HALMA: &str = r#"{"game":"halma","players":2,"first":1}"#;
const TOKEN: &str = "a-token-that-nobody-guesses";

fn house() -> House {
    open(|config| {
        config.caps.messages_per_second = 0;
        config.admin_token = AdminToken::new(TOKEN);
    })
}

/// A table without chat for two, in the list of everybody.
fn listed() -> NewTable {
    NewTable { chat: false, listed: true, ..wish(HALMA, r#"["mine","open"]"#) }
}

fn phrase(client: &mut Client, phrase: &str) -> Result<u32, Said> {
    let id = id();
    client.ask(&id.clone(), &ToServer::Phrase { id, phrase: phrase.to_owned() })
}

fn chat(client: &mut Client, text: &str) -> Result<u32, Said> {
    let id = id();
    client.ask(&id.clone(), &ToServer::Chat { id, text: text.to_owned() })
}

fn at(table: &str, seat: u8) -> String {
    format!(r#"{{"table":"{table}","seat":{seat}}}"#)
}

fn mark(house: &House, person: &Person, whom: &str, what: &str) -> Answer {
    let body = format!(r#"{{"person":{whom},"mark":"{what}"}}"#);
    person.ask(house, "POST /api/me/people", &body)
}

fn marks(house: &House, person: &Person) -> Vec<Marked> {
    person.ask(house, "GET /api/me/people", "").json()
}

fn report(house: &House, person: &Person, whom: &str, reason: &str) -> Answer {
    let body = format!(r#"{{"person":{whom},"reason":"{reason}"}}"#);
    person.ask(house, "POST /api/reports", &body)
}

/// An operator on this machine.
fn admin(house: &House, body: &str) -> Answer {
    house.ask("POST /api/admin", &[&house.own_origin()], body)
}

fn state(house: &House) -> AdminState {
    house.get("/api/admin").json()
}

/// Two at a table of the first; both pages.
fn seated(
    house: &House,
    one: &Person,
    other: &Person,
    wish: &NewTable,
) -> (String, Client, Client) {
    let opened = one.open(house, wish);
    let first = one.come(house, &opened.table);
    let mut second = other.come(house, &opened.table);
    second.sit(2, &opened.invite).unwrap();
    (opened.table, first, second)
}

#[test]
fn chat_is_off_unless_the_host_allows_it() {
    let house = house();
    let ada = Person::named(&house, "Ada");
    let body = format!(r#"{{"plan":{HALMA},"chairs":["mine","open"]}}"#);
    let opened: wire::Opened = ada.ask(&house, "POST /api/tables", &body).json();
    let mut page = ada.come(&house, &opened.table);
    assert!(!page.view.as_ref().unwrap().terms.chat);
    assert_eq!(chat(&mut page, "hello").unwrap_err().key, "denial-no-chat");
}

#[test]
fn a_phrase_is_said_by_its_id_also_where_there_is_no_chat() {
    let house = house();
    let [ada, bo, cleo] = ["Ada", "Bo", "Cleo"].map(|name| Person::named(&house, name));
    let (table, mut first, mut second) = seated(&house, &ada, &bo, &listed());
    phrase(&mut second, "good-luck").unwrap();
    first.until(|client| !client.chat.is_empty());
    let line = &first.chat[0];
    assert_eq!((line.seat, &*line.text, line.phrase), (Some(2), "good-luck", true));
    assert_eq!(cleo.come(&house, &table).chat, first.chat, "who comes later reads it too");
    // Nothing else can be said this way, and only by those who sit.
    for free in ["Good luck!", "", "\u{1}hello", "phrase-hello"] {
        assert_eq!(phrase(&mut second, free).unwrap_err().key, "denial-phrase", "{free:?}");
    }
    let mut watcher = cleo.come(&house, &table);
    assert_eq!(phrase(&mut watcher, "hello").unwrap_err().key, "denial-phrase-seat");
    // As often as lines of chat.
    let said = (0..40).filter(|_| phrase(&mut second, "oops").is_ok()).count();
    assert!((5..15).contains(&said), "{said}");
    assert_eq!(phrase(&mut second, "oops").unwrap_err().key, "denial-chat-quota");
    let export: Export = bo.ask(&house, "GET /api/me/export", "").json();
    assert_eq!(export.said[0].text, "good-luck");
}

#[test]
fn a_phrase_is_no_text_that_somebody_types() {
    let house = house();
    let (ada, bo) = (Person::named(&house, "Ada"), Person::named(&house, "Bo"));
    let (_, mut first, _) = seated(&house, &ada, &bo, &wish(HALMA, r#"["mine","open"]"#));
    assert_eq!(chat(&mut first, "\u{1}hello").unwrap_err().key, "denial-chat-text");
    chat(&mut first, "hello").unwrap();
    first.until(|client| !client.chat.is_empty());
    assert!(!first.chat[0].phrase);
}

#[test]
fn who_is_muted_is_not_heard_and_does_not_know() {
    let house = house();
    let [ada, bo, cleo] = ["Ada", "Bo", "Cleo"].map(|name| Person::named(&house, name));
    let (table, mut first, mut second) =
        seated(&house, &ada, &bo, &wish(HALMA, r#"["mine","open"]"#));
    chat(&mut second, "before").unwrap();
    first.until(|client| client.chat.len() == 1);
    assert_eq!(mark(&house, &ada, &at(&table, 2), "mute").status, 204);
    // The page is told everything again, without what is hidden now.
    first.until(|client| client.chat.is_empty());
    chat(&mut second, "after").unwrap();
    phrase(&mut second, "oops").unwrap();
    let mut third = cleo.come(&house, &table);
    assert_eq!(third.chat.len(), 3, "others hear them");
    chat(&mut third, "a watcher").unwrap();
    first.until(|client| !client.chat.is_empty());
    assert_eq!((first.chat.len(), &*first.chat[0].text), (1, "a watcher"));
    assert_eq!(ada.come(&house, &table).chat.len(), 1);
    assert_eq!(marks(&house, &bo), [], "nobody learns of it");
    // Who watches can be muted by what they have said.
    let said = first.chat[0].at;
    let by_line = format!(r#"{{"table":"{table}","said":{said}}}"#);
    assert_eq!(mark(&house, &ada, &by_line, "mute").status, 204);
    first.until(|client| client.chat.is_empty());
    let list = marks(&house, &ada);
    let names: Vec<&str> = list.iter().map(|marked| &*marked.name).collect();
    assert_eq!(names, ["Cleo", "Bo"]);
    let export: Export = ada.ask(&house, "GET /api/me/export", "").json();
    assert_eq!(export.marked, list);
    // And heard again.
    let undo = format!("DELETE /api/me/people/{}", list[1].id);
    assert_eq!((bo.ask(&house, &undo, "").status, ada.ask(&house, &undo, "").status), (404, 204));
    first.until(|client| client.chat.len() == 3);
    for (whom, status) in [(at(&table, 1), 422), (at(&table, 9), 404), (at("none", 1), 404)] {
        assert_eq!(mark(&house, &ada, &whom, "mute").status, status, "{whom}");
    }
}

#[test]
fn who_is_blocked_finds_no_way_to_a_table() {
    let house = house();
    let (ada, bo) = (Person::named(&house, "Ada"), Person::named(&house, "Bo"));
    let (table, _first, _second) = seated(&house, &ada, &bo, &listed());
    assert_eq!(mark(&house, &ada, &at(&table, 2), "block").status, 204);
    let opened = ada.open(&house, &listed());
    let theirs = bo.open(&house, &listed());
    let seen = |person: &Person| -> Vec<String> {
        let tables: Vec<MyTable> = person.ask(&house, "GET /api/tables", "").json();
        tables.into_iter().map(|table| table.table).collect()
    };
    assert_eq!((seen(&ada), seen(&bo)), (vec![opened.table.clone()], vec![theirs.table.clone()]));
    // With the invitation neither.
    let mut page = bo.come(&house, &opened.table);
    assert_eq!(page.sit(2, &opened.invite).unwrap_err().key, "denial-blocked");
    let code: wire::Code =
        ada.ask(&house, &format!("POST /api/tables/{}/seats/1/code", opened.table), "").json();
    let claim = bo.ask(&house, "POST /api/claim", &format!(r#"{{"code":"{}"}}"#, code.code));
    assert_eq!((claim.status, claim.faults()), (409, vec!["denial-blocked".to_owned()]));
    // Nor by chance.
    let quick = |person: &Person| -> Option<String> {
        let body = r#"{"games":["halma"],"anew":true,"patience":null,"level":1}"#;
        person.ask(&house, "POST /api/quick", body).json::<QuickGameState>().table
    };
    assert_eq!((quick(&ada), quick(&bo), quick(&ada)), (None, None, None));
    let id = marks(&house, &ada)[0].id.clone();
    assert_eq!(ada.ask(&house, &format!("DELETE /api/me/people/{id}"), "").status, 204);
    assert!(quick(&bo).is_some());
    page.sit(2, &opened.invite).unwrap();
}

#[test]
fn a_report_arrives_with_what_was_said() {
    let house = house();
    let [ada, bo, cleo] = ["Ada", "Bo", "Cleo"].map(|name| Person::named(&house, name));
    let (table, mut first, mut second) =
        seated(&house, &ada, &bo, &wish(HALMA, r#"["mine","open"]"#));
    chat(&mut second, "something rude").unwrap();
    phrase(&mut first, "oops").unwrap();
    assert_eq!(report(&house, &ada, &at(&table, 2), "insult").status, 204);
    let again = report(&house, &ada, &at(&table, 2), "spam");
    assert_eq!((again.status, again.faults()), (422, vec!["server-report-again".to_owned()]));
    assert_eq!(report(&house, &ada, &at(&table, 2), "I dislike them").faults(), ["server-reason"]);
    assert_eq!(report(&house, &ada, &at(&table, 1), "spam").faults(), ["server-oneself"]);
    assert_eq!(house.post("/api/reports", "{}").status, 401);
    let seen = state(&house);
    let found = &seen.open[0];
    assert_eq!((seen.open.len(), &*found.table, found.seat), (1, &*table, Some(2)));
    assert_eq!((&*found.about.name, &*found.reason), ("Bo", "insult"));
    let lines: Vec<_> = found
        .lines
        .iter()
        .map(|line| (&*line.name, &*line.text, line.theirs, line.phrase))
        .collect();
    assert_eq!(lines, [("Bo", "something rude", true, false), ("Ada", "oops", false, true)]);
    // Too many in a day are turned away.
    let mut answers = Vec::new();
    for _ in 0..10 {
        let (table, _one, _two) = seated(&house, &cleo, &bo, &listed());
        answers.push(report(&house, &cleo, &at(&table, 2), "spam").status);
    }
    assert_eq!(answers, [204; 10]);
    let (last, _one, _two) = seated(&house, &cleo, &bo, &listed());
    let too_many = report(&house, &cleo, &at(&last, 2), "spam");
    assert_eq!(
        (too_many.status, too_many.faults()),
        (429, vec!["server-report-too-many".to_owned()])
    );
    let resolve = format!(r#"{{"do":"resolve","report":"{}"}}"#, found.id);
    let after: AdminState = admin(&house, &resolve).json();
    assert_eq!((after.open.len(), after.resolved.len()), (10, 1));
    assert_eq!(after.audit[0].deed, "resolve");
    assert_eq!(admin(&house, &resolve).status, 404);
}

#[test]
fn operators_are_on_the_machine_or_show_the_token() {
    let house = open(|config| {
        config.admin_token = AdminToken::new(TOKEN);
        config.proxies = vec![Network::read("127.0.0.1").unwrap()];
        config.origins = vec![];
    });
    let status = |headers: &[&str]| house.ask("GET /api/admin", headers, "").status;
    assert_eq!(status(&[]), 200, "on the machine");
    // Through a proxy on the same machine somebody else asks.
    for header in ["X-Forwarded-For: 203.0.113.77", "X-Forwarded-For: rubbish", "Via: 1.1 proxy"] {
        assert_eq!(status(&[header]), 403, "{header}");
    }
    let right = format!("Authorization: Bearer {TOKEN}");
    assert_eq!(status(&["X-Forwarded-For: 203.0.113.77", &right]), 200);
    for wrong in ["x", "a-token-that-nobody-guessed", &TOKEN.to_uppercase()] {
        let shown = format!("Authorization: Bearer {wrong}");
        assert_eq!(status(&[&shown]), 403, "{wrong:?}: also on the machine");
    }
    let faults = house.ask("GET /api/admin", &["Via: 1.1 proxy"], "").faults();
    assert_eq!(faults, ["server-not-operator"]);
    for path in ["/api/admin/audit", "/api/admin/person?table=a&seat=1"] {
        assert_eq!(
            house.ask(&format!("GET {path}"), &["Via: 1.1 proxy"], "").status,
            403,
            "{path}"
        );
    }
    // Another page in a browser on this machine can do nothing.
    let resolve = r#"{"do":"resolve","report":"x"}"#;
    let foreign = house.ask("POST /api/admin", &["Origin: https://evil.example"], resolve);
    assert_eq!((foreign.status, foreign.faults()), (403, vec!["server-origin".to_owned()]));
    // Who guesses has to stop.
    let guess = ["X-Forwarded-For: 203.0.113.78", "Authorization: Bearer guess"];
    let statuses: Vec<u16> = (0..310).map(|_| status(&guess)).collect();
    assert_eq!((statuses[0], statuses[299], statuses[305]), (403, 403, 429));
    assert_eq!(status(&["X-Forwarded-For: 203.0.113.78", &right]), 429, "right or wrong");
    assert_eq!(status(&["X-Forwarded-For: 203.0.113.79", &right]), 200, "others are not affected");
    // Without a token nobody elsewhere is an operator.
    let plain = open(|config| config.proxies = vec![Network::read("127.0.0.1").unwrap()]);
    let shown = "Authorization: Bearer x";
    assert_eq!(plain.ask("GET /api/admin", &[shown], "").status, 403);
}

#[test]
fn who_is_banned_can_read_and_leave_and_nothing_else() {
    let house = house();
    let (ada, bo) = (Person::named(&house, "Ada"), Person::named(&house, "Bo"));
    let (table, mut first, mut second) = seated(&house, &ada, &bo, &listed());
    let invited = ada.open(&house, &listed());
    let found: AdminPerson = house.get(&format!("/api/admin/person?table={table}&seat=2")).json();
    assert_eq!((&*found.name, found.bot, found.banned), ("Bo", false, false));
    assert_eq!(house.get("/api/admin/person?table=none&seat=2").status, 404);
    let ban = |days: &str| {
        let target = format!(r#"{{"at":{}}}"#, at(&table, 2));
        format!(r#"{{"do":"ban","target":{target},"days":{days},"reason":"harassment"}}"#)
    };
    let banned: AdminState = admin(&house, &ban("3")).json();
    assert_eq!(banned.bans[0].person, found.person);
    // The page is told why and closed; so is the next one.
    let told = |client: &Client| {
        let why = client.answers.iter().find_map(|answer| match answer {
            ToClient::Closing { why } => Some(why.clone()),
            _ => None,
        });
        why.unwrap()
    };
    assert_eq!(second.until_closed(), Some(4003));
    assert_eq!(told(&second).key, "server-banned-days");
    let mut back = Client::connect(&house, &invited.table, Some(&bo.secret)).unwrap();
    back.say(&ToServer::hello(None));
    assert_eq!(back.until_closed(), Some(4003));
    let text = serde_json::to_string(&told(&back)).unwrap();
    assert!(text.contains(r#""days":3"#) && text.contains("harassment"), "{text}");
    let new = serde_json::to_string(&listed()).unwrap();
    for (line, body) in [
        ("POST /api/tables", &*new),
        ("POST /api/quick", r#"{"games":["halma"],"anew":true,"patience":null,"level":1}"#),
        ("POST /api/claim", r#"{"code":"x"}"#),
        ("POST /api/bots", r#"{"name":"B"}"#),
        ("POST /api/tournaments/x", r#"{"do":"join","name":"B"}"#),
        ("POST /api/reports", r#"{"person":{"table":"x","seat":1},"reason":"spam"}"#),
    ] {
        let answer = bo.ask(&house, line, body);
        assert_eq!(
            (answer.status, answer.faults()),
            (403, vec!["server-banned-days".to_owned()]),
            "{line}"
        );
    }
    assert_eq!(bo.ask(&house, "GET /api/me", "").status, 200);
    assert_eq!(bo.ask(&house, "GET /api/me/export", "").status, 200);
    phrase(&mut first, "hello").unwrap();
    // For good, then lifted.
    assert_eq!(admin(&house, &ban("null")).status, 200);
    assert_eq!(bo.ask(&house, "POST /api/tables", &new).faults(), ["server-banned"]);
    let unban = format!(r#"{{"do":"unban","person":"{}"}}"#, found.person);
    let after: AdminState = admin(&house, &unban).json();
    assert_eq!(after.bans, []);
    assert_eq!(admin(&house, &unban).status, 404);
    bo.open(&house, &listed());
    let deeds: Vec<AdminDeed> = house.get("/api/admin/audit").json();
    let deeds: Vec<_> = deeds.iter().map(|deed| (&*deed.by, &*deed.deed, &*deed.person)).collect();
    let person = &*found.person;
    assert_eq!(
        deeds,
        [("local", "unban", person), ("local", "ban", person), ("local", "ban", person)]
    );
}

#[test]
fn a_name_is_taken_away_and_does_not_come_back() {
    let house = house();
    let (ada, bo) = (Person::named(&house, "Ada"), Person::named(&house, "Rude-name"));
    let (table, mut first, mut second) = seated(&house, &ada, &bo, &listed());
    let introduce = |client: &mut Client| {
        let id = id();
        let (player, name) = ("me".to_owned(), "Rude-name".to_owned());
        client.ask(&id.clone(), &ToServer::Introduce { id, seat: 2, player, name, avatar: 7 })
    };
    introduce(&mut second).unwrap();
    first.until(|client| client.seats[1].name == "Rude-name" && client.seats[1].avatar == 7);
    let target = format!(r#"{{"at":{}}}"#, at(&table, 2));
    let remove = format!(r#"{{"do":"removeName","target":{target},"days":7}}"#);
    assert_eq!(admin(&house, &remove).status, 200);
    first.until(|client| client.seats[1].name.is_empty());
    assert_eq!(introduce(&mut second).unwrap_err().key, "server-name-barred");
    let again = bo.ask(&house, "POST /api/me", r#"{"name":"Rude-name"}"#);
    assert_eq!((again.status, again.faults()), (403, vec!["server-name-barred".to_owned()]));
    assert_eq!(bo.ask(&house, "POST /api/bots", r#"{"name":"Rude-name"}"#).status, 403);
    assert_eq!(ada.come(&house, &table).seats[1].name, "");
    drop((first, second));
    let folder = house.close();
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap_or_default();
        assert!(!bytes.windows(9).any(|part| part == b"Rude-name"));
    }
}

#[test]
fn limits_change_while_the_server_runs() {
    let house = house();
    let ada = Person::named(&house, "Ada");
    let limits = |tables: &str, closed: bool| {
        let limits = format!(r#"{{"tablesPerGuest":{tables},"closed":{closed}}}"#);
        admin(&house, &format!(r#"{{"do":"limits","limits":{limits}}}"#)).json::<AdminState>()
    };
    assert_eq!(state(&house).started[1], ("tables-per-guest".to_owned(), 50));
    let seen = limits("1", true);
    assert_eq!((seen.limits.tables_per_guest, seen.limits.closed), (Some(1), true));
    ada.open(&house, &listed());
    let new = serde_json::to_string(&listed()).unwrap();
    assert_eq!(ada.ask(&house, "POST /api/tables", &new).faults(), ["denial-too-many-tables"]);
    assert_eq!(house.get("/api/me").faults(), ["server-no-new-guests"]);
    limits("null", false);
    ada.open(&house, &listed());
    assert_eq!(house.get("/api/me").status, 200);
    assert_eq!(state(&house).audit.len(), 2);
}

#[test]
fn nothing_of_a_deleted_guest_is_left_but_a_keyed_hash() {
    let house = house();
    let (ada, bo) = (Person::named(&house, "Ada"), Person::named(&house, "Bo-the-rude"));
    let (table, _first, mut second) = seated(&house, &ada, &bo, &wish(HALMA, r#"["mine","open"]"#));
    chat(&mut second, "something very rude").unwrap();
    assert_eq!(report(&house, &ada, &at(&table, 2), "insult").status, 204);
    assert_eq!(mark(&house, &ada, &at(&table, 2), "block").status, 204);
    assert_eq!(mark(&house, &bo, &at(&table, 1), "mute").status, 204);
    let report = state(&house).open[0].id.clone();
    let target = format!(r#"{{"report":"{report}"}}"#);
    let ban = format!(r#"{{"do":"ban","target":{target},"days":null,"reason":"insult"}}"#);
    assert_eq!(admin(&house, &ban).status, 200);
    assert_eq!(bo.ask(&house, "DELETE /api/me", "").status, 204);
    assert_eq!(marks(&house, &ada), []);
    let left = state(&house);
    assert_eq!((left.open.len(), left.resolved.len(), left.bans.len()), (0, 0, 1));
    let dump = house.running.as_ref().unwrap().app.store.dump_safety().unwrap();
    assert_eq!((dump.marks.len(), dump.reports.len(), dump.bans.len()), (0, 0, 1));
    drop(second);
    let folder = house.close();
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap_or_default();
        for gone in ["Bo-the-rude", "something very rude", &*report] {
            assert!(!bytes.windows(gone.len()).any(|part| part == gone.as_bytes()), "{gone}");
        }
    }
}

/// What was logged.
#[derive(Clone, Default)]
struct Lines(Arc<Mutex<Vec<u8>>>);

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn nobody_learns_the_address_of_anybody() {
    const ADDRESS: &str = "203.0.113.77";
    let lines = Lines::default();
    let log = lines.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::INFO)
        .with_writer(move || log.clone())
        .finish();
    // Every test is a process of its own.
    tracing::subscriber::set_global_default(subscriber).unwrap();
    tracing::info!("the log is heard");
    let house = open(|config| {
        config.caps.messages_per_second = 0;
        config.proxies = vec![Network::read("127.0.0.1").unwrap()];
        config.admin_token = AdminToken::new(TOKEN);
    });
    let forwarded = format!("X-Forwarded-For: {ADDRESS}");
    let mut heard = String::new();
    let mut ask = |line: &str, token: &str, body: &str| {
        let answer = house.ask(line, &[&forwarded, token], body);
        heard += &format!("{}\n{}\n", answer.head, answer.text());
        answer
    };
    let origin = house.own_origin();
    let bearer = |answer: &Answer| format!("Authorization: Bearer {}", answer.secret());
    let ada = bearer(&ask("POST /api/me", &origin, r#"{"name":"Ada"}"#));
    let bo = bearer(&ask("POST /api/me", &origin, r#"{"name":"Bo"}"#));
    let new = serde_json::to_string(&wish(HALMA, r#"["mine","open"]"#)).unwrap();
    let opened: wire::Opened = ask("POST /api/tables", &ada, &new).json();
    let person = Person { secret: bo.rsplit(' ').next().unwrap().to_owned() };
    let mut page = Client::connect_with(&house, &opened.table, &person.secret, ADDRESS).unwrap();
    page.say(&ToServer::hello(None));
    page.until(|client| client.view.is_some());
    page.sit(2, &opened.invite).unwrap();
    chat(&mut page, "hello").unwrap();
    let operator = format!("Authorization: Bearer {TOKEN}\r\n{origin}");
    let table = &opened.table;
    let whom = at(table, 2);
    let target = format!(r#"{{"at":{whom}}}"#);
    for (line, token, body) in [
        (format!("GET /api/tables/{table}"), &ada, String::new()),
        (format!("GET /api/tables/{table}/record"), &ada, String::new()),
        ("GET /api/tables".to_owned(), &ada, String::new()),
        ("GET /api/me/export".to_owned(), &ada, String::new()),
        ("POST /api/me/people".to_owned(), &ada, format!(r#"{{"person":{whom},"mark":"mute"}}"#)),
        ("GET /api/me/people".to_owned(), &ada, String::new()),
        ("POST /api/reports".to_owned(), &ada, format!(r#"{{"person":{whom},"reason":"spam"}}"#)),
        (format!("GET /api/admin/person?table={table}&seat=2"), &operator, String::new()),
        (
            "POST /api/admin".to_owned(),
            &operator,
            format!(r#"{{"do":"ban","target":{target},"days":1,"reason":"spam"}}"#),
        ),
        ("GET /api/admin".to_owned(), &operator, String::new()),
        ("GET /api/admin/audit".to_owned(), &operator, String::new()),
    ] {
        let answer = ask(&line, token, &body);
        assert!(answer.status < 300, "{line}: {}", answer.text());
    }
    let refused = ask("GET /api/admin", "Authorization: Bearer guess", "");
    assert_eq!(refused.status, 403);
    let metrics = house.get("/metrics");
    heard += &metrics.text();
    page.until_closed();
    heard += &format!("{:?} {:?} {:?}", page.view, page.answers, page.chat);
    assert!(heard.len() > 10_000 && !heard.contains(ADDRESS), "in an answer");
    drop(page);
    let folder = house.close();
    let log = String::from_utf8(lines.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains("the log is heard") && !log.contains(ADDRESS), "in the log: {log}");
    let octets = [203, 0, 113, 77];
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(entry.unwrap().path()).unwrap_or_default();
        assert!(!bytes.windows(ADDRESS.len()).any(|part| part == ADDRESS.as_bytes()), "stored");
        assert!(!bytes.windows(4).any(|part| part == octets), "stored as numbers");
    }
}
