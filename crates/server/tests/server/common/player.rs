//! People at running tables, over real sockets.

use super::{House, open_in};
use rules::ToAct;
use search::{Player, Rng};
use spielhof_server::Config;
use std::cell::Cell;
use std::io::Write;
use std::net::TcpStream;
use std::time::{Duration, Instant};
use table::Course;
use tokio_tungstenite::tungstenite::client::{IntoClientRequest, client};
use tokio_tungstenite::tungstenite::{Error, Message, WebSocket};
use wire::{
    ChatLine, Happening, NewTable, Opened, Said, Scene, SeatPlan, SeatShape, TableView, ToClient,
    ToServer, Waits,
};

/// How long anything may take before a test gives up.
const LONG: Duration = Duration::from_secs(20);

/// Somebody whom the server knows.
#[derive(Clone)]
pub struct Person {
    pub secret: String,
}

impl Person {
    pub fn new(house: &House) -> Person {
        Person { secret: house.get("/api/me").secret() }
    }

    pub fn named(house: &House, name: &str) -> Person {
        let person = Person::new(house);
        let body = format!(r#"{{"name":"{name}"}}"#);
        assert_eq!(person.ask(house, "POST /api/me", &body).status, 200);
        person
    }

    pub fn token(&self) -> String {
        format!("Authorization: Bearer {}", self.secret)
    }

    pub fn ask(&self, house: &House, line: &str, body: &str) -> super::Answer {
        house.ask(line, &[&self.token()], body)
    }

    pub fn open(&self, house: &House, wish: &NewTable) -> Opened {
        let answer = self.ask(house, "POST /api/tables", &serde_json::to_string(wish).unwrap());
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    /// Comes to a table and is welcomed.
    pub fn come(&self, house: &House, table: &str) -> Client {
        self.come_back(house, table, None)
    }

    /// Comes to a table after the event seen last.
    pub fn come_back(&self, house: &House, table: &str, after: Option<u32>) -> Client {
        let mut client = Client::connect(house, table, Some(&self.secret)).unwrap();
        client.say(&ToServer::hello(after));
        client.until(|client| client.view.is_some() || !client.seats.is_empty());
        client
    }
}

/// A table to open: a plan in JSON, chairs in JSON.
pub fn wish(plan: &str, chairs: &str) -> NewTable {
    let text = format!(r#"{{"plan":{plan},"chairs":{chairs},"chat":true,"pace":0}}"#);
    serde_json::from_str(&text).unwrap()
}

/// A page at a table: it keeps what it is told.
pub struct Client {
    socket: WebSocket<TcpStream>,
    pub view: Option<TableView>,
    pub scene: Option<Scene>,
    pub seats: Vec<SeatShape>,
    pub watching: u32,
    /// Every event told, with its number.
    pub heard: Vec<(u32, Happening)>,
    pub chat: Vec<ChatLine>,
    /// The conditional moves that the server has told, the latest last.
    pub plans: Vec<Vec<SeatPlan>>,
    /// Everything else that was answered.
    pub answers: Vec<ToClient>,
}

thread_local! {
    static NEXT: Cell<u32> = const { Cell::new(0) };
}

/// An id that no other message of the test has.
pub fn id() -> String {
    NEXT.set(NEXT.get() + 1);
    format!("message-{}", NEXT.get())
}

impl Client {
    /// Opens the socket and says nothing.
    pub fn connect(house: &House, table: &str, secret: Option<&str>) -> Result<Client, String> {
        Client::connect_as(house, table, secret, None)
    }

    /// The same through a proxy, from this address.
    pub fn connect_with(
        house: &House,
        table: &str,
        secret: &str,
        from: &str,
    ) -> Result<Client, String> {
        Client::connect_as(house, table, Some(secret), Some(from))
    }

    fn connect_as(
        house: &House,
        table: &str,
        secret: Option<&str>,
        from: Option<&str>,
    ) -> Result<Client, String> {
        let address = house.address;
        let url = format!("ws://{address}/api/tables/{table}/socket");
        let mut request = url.into_client_request().unwrap();
        let headers = request.headers_mut();
        if let Some(from) = from {
            headers.insert("X-Forwarded-For", from.parse().unwrap());
        }
        match secret {
            Some(secret) => {
                let token = format!("Bearer {secret}");
                headers.insert("Authorization", token.parse().unwrap());
            }
            // A page that somebody opens for the first time.
            None => {
                headers.insert("Origin", format!("http://{address}").parse().unwrap());
            }
        }
        let stream = TcpStream::connect(house.door).map_err(|error| error.to_string())?;
        stream.set_read_timeout(Some(LONG)).unwrap();
        stream.set_nodelay(true).unwrap();
        let (socket, _) = client(request, stream).map_err(|error| error.to_string())?;
        Ok(Client {
            socket,
            view: None,
            scene: None,
            seats: Vec::new(),
            watching: 0,
            heard: Vec::new(),
            chat: Vec::new(),
            plans: Vec::new(),
            answers: Vec::new(),
        })
    }

    pub fn say(&mut self, message: &ToServer) {
        self.say_text(&serde_json::to_string(message).unwrap());
    }

    pub fn say_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).unwrap();
    }

    /// Sends what no well-behaved client sends.
    pub fn send_bytes(&mut self, bytes: &[u8]) {
        // The server may close in the midst of it.
        let _ = self.socket.get_mut().write_all(bytes);
    }

    /// The next message, or the code with which the server closed.
    pub fn receive(&mut self) -> Result<ToClient, Option<u16>> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => {
                    let message: ToClient = serde_json::from_str(&text).unwrap();
                    self.take_in(&message);
                    return Ok(message);
                }
                Ok(Message::Close(frame)) => return Err(frame.map(|frame| frame.code.into())),
                Ok(_) => {}
                Err(Error::Io(error)) if error.kind() == std::io::ErrorKind::WouldBlock => {
                    panic!("nothing came for {LONG:?}")
                }
                Err(_) => return Err(None),
            }
        }
    }

    fn take_in(&mut self, message: &ToClient) {
        match message.clone() {
            ToClient::Welcome { table } => {
                self.scene = Some(table.scene.clone());
                self.seats = table.seats.clone();
                self.chat = table.chat.clone();
                self.watching = table.watching;
                self.plans.extend(table.plans.clone());
                self.view = Some(*table);
            }
            ToClient::Plans { plans } => self.plans.push(plans),
            ToClient::Happened { number, happening, scene, .. } => {
                self.heard.push((number, happening));
                if let Some(scene) = scene {
                    self.scene = Some(*scene);
                }
            }
            ToClient::Seats { seats, watching } => {
                (self.seats, self.watching) = (seats, watching);
            }
            ToClient::Chatted { line } => self.chat.push(line),
            other => self.answers.push(other),
        }
    }

    /// Listens until something holds.
    pub fn until(&mut self, mut holds: impl FnMut(&Client) -> bool) {
        let since = Instant::now();
        while !holds(self) {
            self.receive().expect("the server closed");
            assert!(since.elapsed() < LONG, "it does not come");
        }
    }

    /// Listens until the server closes: the code.
    pub fn until_closed(&mut self) -> Option<u16> {
        loop {
            if let Err(code) = self.receive() {
                return code;
            }
        }
    }

    /// Says something and waits for the answer: the number of the last event, or why not.
    pub fn ask(&mut self, id: &str, message: &ToServer) -> Result<u32, Said> {
        self.say(message);
        self.answer(id)
    }

    pub fn answer(&mut self, wanted: &str) -> Result<u32, Said> {
        let since = Instant::now();
        loop {
            assert!(since.elapsed() < LONG, "no answer to {wanted}");
            match self.receive().expect("the server closed") {
                ToClient::Done { id, number } if id == wanted => return Ok(number),
                ToClient::Refused { id, why } if id == wanted => return Err(why),
                _ => {}
            }
        }
    }

    pub fn sit(&mut self, seat: u8, invite: &str) -> Result<u32, Said> {
        let id = id();
        let invite = invite.to_owned();
        self.ask(&id.clone(), &ToServer::Sit { id, seat, invite })
    }

    pub fn act(&mut self, seat: u8, action: &str) -> Result<u32, Said> {
        let id = id();
        let action = action.to_owned();
        self.ask(&id.clone(), &ToServer::Act { id, seat, action })
    }

    pub fn roll(&mut self, seat: u8) -> Result<u32, Said> {
        let id = id();
        self.ask(&id.clone(), &ToServer::Roll { id, seat })
    }

    pub fn seed(&mut self, byte: u8) -> Result<u32, Said> {
        let id = id();
        self.ask(&id.clone(), &ToServer::Seed { id, seed: table::hex(&[byte; 32]) })
    }

    pub fn scene(&self) -> &Scene {
        self.scene.as_ref().unwrap()
    }

    pub fn holds(&self, seat: u8) -> bool {
        self.seats.iter().any(|shape| shape.number == seat && shape.yours)
    }

    /// Listens until it has seen this event.
    pub fn until_event(&mut self, number: u32) {
        self.until(|client| client.scene.as_ref().is_some_and(|scene| scene.event >= number));
    }

    /// What it may send now.
    pub fn offered(&self) -> Vec<String> {
        let Some(choices) = &self.scene().choices else { return Vec::new() };
        let targets = choices.picks.iter().flat_map(|pick| &pick.targets);
        targets.map(|target| target.action.clone()).chain(choices.plain.clone()).collect()
    }

    pub fn is_over(&self) -> bool {
        self.scene().waits == Waits::Over
    }
}

/// Two people at a table of this plan, the first on seat 1, and what it is called.
pub fn two(house: &House, plan: &str) -> (Client, Client, Opened) {
    let (host, friend) = (Person::new(house), Person::new(house));
    let opened = host.open(house, &wish(plan, r#"["mine","open"]"#));
    let mut first = host.come(house, &opened.table);
    let mut second = friend.come(house, &opened.table);
    let began = second.sit(2, &opened.invite).unwrap();
    first.until_event(began);
    (first, second, opened)
}

/// A copy of the game as the messages tell it; everything that is sent must agree with it.
pub struct Mirror {
    pub course: Course,
    seen: usize,
    rng: Rng,
}

impl Mirror {
    pub fn new(course: Course) -> Mirror {
        Mirror { course, seen: 0, rng: Rng::new(5) }
    }

    pub fn of(game: &str, players: u8) -> Mirror {
        Mirror::new(Course::new(rules::Spec::of(game, players).unwrap().build().unwrap()))
    }

    /// Follows what a client was told, and compares.
    pub fn follow(&mut self, client: &Client) {
        for (_, happening) in &client.heard[self.seen..] {
            if let Happening::Acted { moved } = happening {
                let action = self.course.position().read(&moved.action).unwrap();
                self.course.act(action).unwrap();
            }
        }
        self.seen = client.heard.len();
        assert_eq!(client.scene().pieces, spielhof_server::shape::pieces(self.course.position()));
        assert_eq!(client.scene().turns, self.course.turns());
    }

    /// A good action.
    pub fn choose(&mut self) -> String {
        assert!(matches!(self.course.to_act(), ToAct::Seat(_)));
        let position = self.course.position();
        position.write(Player::Baseline.act(position, &mut self.rng).unwrap())
    }
}

/// Does what the table waits for, by whoever is to do it. The mirror follows the first.
/// False when it is over.
pub fn go_on(clients: &mut [Client], mirror: &mut Mirror) -> bool {
    mirror.follow(&clients[0]);
    let scene = clients[0].scene().clone();
    let turn = clients.iter().position(|client| client.holds(scene.turn));
    let done = match (scene.waits, turn) {
        (Waits::Over, _) => return false,
        (Waits::Chairs, _) => panic!("a chair is open"),
        (Waits::Seeds, _) => {
            let seeds = clients.iter_mut().zip(1..).map(|(client, byte)| client.seed(byte));
            seeds.filter_map(Result::ok).last().unwrap()
        }
        (Waits::Dice, Some(turn)) => clients[turn].roll(scene.turn).unwrap(),
        (Waits::Seat, Some(turn)) => {
            let action = mirror.choose();
            assert!(clients[turn].offered().contains(&action), "{action}");
            for (other, client) in clients.iter().enumerate().filter(|(at, _)| *at != turn) {
                assert_eq!(client.scene().choices, None, "{other} is not to act");
            }
            clients[turn].act(scene.turn, &action).unwrap()
        }
        // A computer is to act: somebody hears of it.
        (Waits::Dice | Waits::Seat, None) => scene.event + 1,
    };
    for client in clients {
        client.until_event(done);
    }
    true
}

/// Plays to the end.
pub fn play_out(clients: &mut [Client], mirror: &mut Mirror) {
    while go_on(clients, mirror) {}
}

/// Ends the server and starts another on the same folder.
pub fn restart(house: House, change: impl FnOnce(&mut Config)) -> House {
    let folder = house.close();
    open_in(folder, change)
}
