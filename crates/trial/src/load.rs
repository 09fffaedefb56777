//! Thousands of people at once. What counts is how long it takes from the moment at which
//! somebody was to act until the *opponent* sees it: if the server, or this program, falls
//! behind, that is in the figures.

use crate::args::Args;
use crate::http;
use crate::player::request;
use crate::server::Server;
use futures_util::{SinkExt, StreamExt};
use search::Rng;
use serde::Deserialize;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::{Notify, mpsc, oneshot};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use wire::{NewTable, Opened, ToServer};

/// What is played. Two people each; of the four seats of a star each of them has two.
const GAMES: [(&str, &str); 3] = [
    (r#"{"game":"halma","players":2}"#, r#"["mine","open"]"#),
    (r#"{"game":"barricade","players":2}"#, r#"["mine","open"]"#),
    (r#"{"game":"star-halma","players":4}"#, r#"["mine","open","mine","open"]"#),
];

/// How many are helped in at the same time.
const DOORS: usize = 64;

/// `spielhof-trial load`.
pub fn run(args: &Args) -> Result<(), String> {
    let plan = LoadPlan {
        games: args.number("games", 2000)? as usize,
        rate: args.number("rate", 1000)?.max(1),
        seconds: args.number("seconds", 60)?,
        storm: args.number("storm", 1000)? as usize,
        seed: args.number("seed", 1)?,
    };
    let wanted = 4 * plan.games as u64 + 1000;
    let files = rlimit::increase_nofile_limit(wanted).map_err(|error| error.to_string())?;
    if files < wanted {
        return Err(format!("{wanted} open files are needed, {files} are allowed"));
    }
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let server = Server::start(&args.server()?, folder.path(), &[])?;
    let runtime = tokio::runtime::Runtime::new().map_err(|error| error.to_string())?;
    runtime.block_on(go(&plan, &server))
}

struct LoadPlan {
    games: usize,
    rate: u64,
    seconds: u64,
    storm: usize,
    seed: u64,
}

async fn go(plan: &LoadPlan, server: &Server) -> Result<(), String> {
    println!("seed {}, load before: {}", plan.seed, load_average());
    let since = Instant::now();
    let hall = Arc::new(Hall::default());
    let mut games = enter(plan, server.address, &hall).await?;
    let sockets = 2 * games.len();
    println!(
        "{sockets} sockets in {} games after {:.1} s; server: {}",
        games.len(),
        since.elapsed().as_secs_f64(),
        memory(server.id())
    );
    let (busy, own) = (processor_time(server.id()), processor_time(std::process::id()));
    let began = Instant::now();
    let sent = act(plan, &hall, began).await;
    // What is on its way may arrive.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let seconds = began.elapsed().as_secs_f64() - 2.0;
    let late = hall.latencies().clone();
    println!(
        "{sent} actions in {seconds:.1} s: {:.0} a second; {} seen by the opponent, {} refused",
        sent as f64 / seconds,
        late.len(),
        hall.refused.load(Ordering::Relaxed)
    );
    println!("until the opponent sees it: {}", percentiles(late));
    println!(
        "server: {}; processor: server {:.1} s, this program {:.1} s; load: {}",
        memory(server.id()),
        processor_time(server.id()) - busy,
        processor_time(std::process::id()) - own,
        load_average()
    );
    let storm = storm(plan.storm, server.address, &hall, &mut games).await?;
    println!("storm of {} reconnects: {}", storm.len(), percentiles(storm));
    println!("server: {}", memory(server.id()));
    Ok(())
}

/// What all sockets share.
#[derive(Default)]
struct Hall {
    ready: Mutex<VecDeque<Ready>>,
    wake: Notify,
    late: Mutex<Vec<Duration>>,
    refused: AtomicU64,
}

/// Somebody may act.
struct Ready {
    game: Arc<Game>,
    person: usize,
    deed: Deed,
}

enum Deed {
    Roll(u8),
    Act(u8, Vec<String>),
}

/// A game, as far as this program must know it.
struct Game {
    table: String,
    secrets: [String; 2],
    boxes: Mutex<[Option<mpsc::UnboundedSender<Outgoing>>; 2]>,
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    /// When somebody was to act, and who.
    acting: Option<(Instant, usize)>,
    /// How many have seen it.
    seen: usize,
    next: Option<(usize, Deed)>,
    last: [u32; 2],
    messages: u64,
}

enum Outgoing {
    Say(String),
    Leave,
}

fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing here panics with a lock in its hands.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hall {
    fn latencies(&self) -> MutexGuard<'_, Vec<Duration>> {
        held(&self.late)
    }

    fn offer(&self, game: &Arc<Game>, person: usize, deed: Deed) {
        held(&self.ready).push_back(Ready { game: game.clone(), person, deed });
        self.wake.notify_one();
    }
}

/// The part of a message that is looked at.
#[derive(Deserialize)]
#[serde(tag = "say", rename_all = "camelCase")]
enum Heard {
    Welcome {
        table: View,
    },
    Happened {
        number: u32,
        scene: Option<Scene>,
    },
    Seats {
        seats: Vec<Seat>,
    },
    Refused,
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct View {
    seats: Vec<Seat>,
    scene: Scene,
}

#[derive(Deserialize)]
struct Seat {
    number: u8,
    yours: bool,
}

#[derive(Deserialize)]
struct Scene {
    event: u32,
    turn: u8,
    waits: wire::Waits,
    choices: Option<Choices>,
}

#[derive(Deserialize)]
struct Choices {
    seat: u8,
    picks: Vec<Pick>,
    plain: Vec<String>,
}

#[derive(Deserialize)]
struct Pick {
    targets: Vec<Target>,
}

#[derive(Deserialize)]
struct Target {
    action: String,
}

impl Scene {
    fn deed(self, mine: &[u8]) -> Option<Deed> {
        if let Some(Choices { seat, picks, plain }) = self.choices {
            let targets = picks.into_iter().flat_map(|pick| pick.targets);
            return Some(Deed::Act(seat, targets.map(|to| to.action).chain(plain).collect()));
        }
        let rolls = self.waits == wire::Waits::Dice && mine.contains(&self.turn);
        rolls.then_some(Deed::Roll(self.turn))
    }
}

/// Everybody comes in and sits down.
async fn enter(
    plan: &LoadPlan,
    address: SocketAddr,
    hall: &Arc<Hall>,
) -> Result<Vec<Arc<Game>>, String> {
    let mut entered = tokio::task::JoinSet::new();
    let mut games = Vec::new();
    for number in 0..plan.games {
        if entered.len() >= DOORS
            && let Some(game) = entered.join_next().await
        {
            games.push(game.map_err(|error| error.to_string())??);
        }
        entered.spawn(enter_one(number, address, hall.clone()));
    }
    while let Some(game) = entered.join_next().await {
        games.push(game.map_err(|error| error.to_string())??);
    }
    Ok(games)
}

async fn enter_one(
    number: usize,
    address: SocketAddr,
    hall: Arc<Hall>,
) -> Result<Arc<Game>, String> {
    let (plan, chairs) = GAMES[number % GAMES.len()];
    let text = format!(r#"{{"plan":{plan},"chairs":{chairs}}}"#);
    let wish: NewTable = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let opened = tokio::task::spawn_blocking(move || {
        let secrets = [http::new_guest(address)?, http::new_guest(address)?];
        http::open(address, &secrets[0], &wish).map(|opened| (opened, secrets))
    });
    let (Opened { table, invite }, secrets) = opened.await.map_err(|error| error.to_string())??;
    let game = Arc::new(Game { table, secrets, boxes: Mutex::default(), state: Mutex::default() });
    for person in 0..2 {
        come(&game, person, address, &hall).await?;
    }
    let seats: &[u8] = if chairs.contains(r#"open","mine"#) { &[2, 4] } else { &[2] };
    for &seat in seats {
        let id = format!("sit-{seat}");
        game.say(1, &ToServer::Sit { id, seat, invite: invite.clone() });
    }
    Ok(game)
}

impl Game {
    fn say(&self, person: usize, message: &ToServer) {
        // Messages are made of texts and whole numbers: they can always be written.
        let text = serde_json::to_string(message).unwrap_or_default();
        self.hand(person, Outgoing::Say(text));
    }

    fn hand(&self, person: usize, outgoing: Outgoing) {
        if let Some(sender) = &held(&self.boxes)[person] {
            // Who is gone already needs nothing.
            let _ = sender.send(outgoing);
        }
    }
}

/// Connects a person and says hello; returns when the server has answered.
async fn come(
    game: &Arc<Game>,
    person: usize,
    address: SocketAddr,
    hall: &Arc<Hall>,
) -> Result<(), String> {
    let told = |error: &dyn std::fmt::Display| error.to_string();
    let stream = TcpStream::connect(address).await.map_err(|error| told(&error))?;
    stream.set_nodelay(true).map_err(|error| told(&error))?;
    let request = request(address, &game.table, &game.secrets[person])
        .ok_or_else(|| "no request".to_owned())?;
    let (mut socket, _) =
        tokio_tungstenite::client_async(request, stream).await.map_err(|error| told(&error))?;
    let after = Some(held(&game.state).last[person]).filter(|&last| last > 0);
    // Messages are made of texts and whole numbers: they can always be written.
    let hello = serde_json::to_string(&ToServer::Hello { after }).unwrap_or_default();
    socket.send(Message::text(hello)).await.map_err(|error| told(&error))?;
    let (sender, outgoing) = mpsc::unbounded_channel();
    let (greeted, greeting) = oneshot::channel();
    held(&game.boxes)[person] = Some(sender);
    tokio::spawn(attend(game.clone(), person, socket, outgoing, hall.clone(), greeted));
    greeting.await.map_err(|error| told(&error))
}

/// Looks after one socket.
async fn attend(
    game: Arc<Game>,
    person: usize,
    mut socket: WebSocketStream<TcpStream>,
    mut outgoing: mpsc::UnboundedReceiver<Outgoing>,
    hall: Arc<Hall>,
    greeted: oneshot::Sender<()>,
) {
    let mut greeted = Some(greeted);
    let mut mine: Vec<u8> = Vec::new();
    let own = |seats: Vec<Seat>| -> Vec<u8> {
        seats.into_iter().filter(|seat| seat.yours).map(|seat| seat.number).collect()
    };
    loop {
        tokio::select! {
            said = outgoing.recv() => match said {
                Some(Outgoing::Say(text)) => {
                    if socket.send(Message::text(text)).await.is_err() {
                        return;
                    }
                }
                Some(Outgoing::Leave) | None => return,
            },
            heard = socket.next() => {
                let Some(Ok(message)) = heard else { return };
                let Message::Text(text) = message else { continue };
                let at = Instant::now();
                match serde_json::from_str(&text) {
                    Ok(Heard::Welcome { table }) => {
                        mine = own(table.seats);
                        game.saw(person, table.scene.event, Some(table.scene), &mine, at, &hall);
                    }
                    Ok(Heard::Happened { number, scene }) => {
                        game.saw(person, number, scene, &mine, at, &hall);
                    }
                    Ok(Heard::Seats { seats }) => {
                        mine = own(seats);
                        if let Some(greeted) = greeted.take() {
                            // The waiting side may have given up.
                            let _ = greeted.send(());
                        }
                    }
                    Ok(Heard::Refused) => {
                        hall.refused.fetch_add(1, Ordering::Relaxed);
                    }
                    Ok(Heard::Other) | Err(_) => {}
                }
            }
        }
    }
}

impl Game {
    /// Somebody has seen something: is it what the opponent did, and what may be done next?
    fn saw(
        self: &Arc<Game>,
        person: usize,
        number: u32,
        scene: Option<Scene>,
        mine: &[u8],
        at: Instant,
        hall: &Hall,
    ) {
        if scene.as_ref().is_some_and(|scene| scene.waits == wire::Waits::Seeds) {
            // Sent again with the same id it does nothing more.
            let seed = table::hex(&[person as u8 + 1; 32]);
            self.say(person, &ToServer::Seed { id: "seed".to_owned(), seed });
        }
        let mut state = held(&self.state);
        state.last[person] = number;
        if let Some((intended, actor)) = state.acting {
            state.seen += 1;
            if actor != person {
                hall.latencies().push(at.saturating_duration_since(intended));
            }
        }
        if let Some(deed) = scene.and_then(|scene| scene.deed(mine)) {
            state.next = Some((person, deed));
        }
        if (state.acting.is_none() || state.seen == 2)
            && let Some((person, deed)) = state.next.take()
        {
            state.acting = None;
            state.seen = 0;
            hall.offer(self, person, deed);
        }
    }
}

/// Lets people act, at fixed moments whatever the server does.
async fn act(plan: &LoadPlan, hall: &Hall, began: Instant) -> u64 {
    let mut rng = Rng::new(plan.seed);
    let apart = Duration::from_secs(1) / plan.rate as u32;
    let all = plan.rate * plan.seconds;
    let end = began + Duration::from_secs(plan.seconds);
    for number in 0..all {
        let intended = began + apart * number as u32;
        if intended > Instant::now() {
            tokio::time::sleep_until(intended.into()).await;
        }
        let ready = loop {
            let next = held(&hall.ready).pop_front();
            match next {
                Some(ready) => break ready,
                None if Instant::now() > end + Duration::from_secs(5) => return number,
                // Nobody may act: the moment passes, and the delay counts.
                None => {
                    let wait = Duration::from_millis(100);
                    let _ = tokio::time::timeout(wait, hall.wake.notified()).await;
                }
            }
        };
        do_it(ready, intended, &mut rng);
    }
    all
}

fn do_it(ready: Ready, intended: Instant, rng: &mut Rng) {
    let Ready { game, person, deed } = ready;
    let id = {
        let mut state = held(&game.state);
        state.messages += 1;
        state.acting = Some((intended, person));
        state.seen = 0;
        state.messages.to_string()
    };
    let message = match deed {
        Deed::Roll(seat) => ToServer::Roll { id, seat },
        Deed::Act(seat, actions) => {
            let which = rng.below(actions.len().max(1) as u32) as usize;
            ToServer::Act { id, seat, action: actions.get(which).cloned().unwrap_or_default() }
        }
    };
    game.say(person, &message);
}

/// All of these lose their connection and come back at once.
async fn storm(
    number: usize,
    address: SocketAddr,
    hall: &Arc<Hall>,
    games: &mut [Arc<Game>],
) -> Result<Vec<Duration>, String> {
    let who: Vec<(Arc<Game>, usize)> =
        games.iter().flat_map(|game| [(game.clone(), 0), (game.clone(), 1)]).take(number).collect();
    for (game, person) in &who {
        game.hand(*person, Outgoing::Leave);
    }
    tokio::time::sleep(Duration::from_millis(200)).await;
    let since = Instant::now();
    let mut coming = tokio::task::JoinSet::new();
    for (game, person) in who {
        let hall = hall.clone();
        coming.spawn(async move {
            come(&game, person, address, &hall).await?;
            Ok::<Duration, String>(since.elapsed())
        });
    }
    let mut times = Vec::new();
    while let Some(came) = coming.join_next().await {
        times.push(came.map_err(|error| error.to_string())??);
    }
    Ok(times)
}

fn percentiles(mut times: Vec<Duration>) -> String {
    times.sort_unstable();
    let at = |part: f64| {
        let place = (times.len() as f64 * part) as usize;
        times
            .get(place.min(times.len().saturating_sub(1)))
            .map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    format!(
        "p50 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms, most {:.1} ms",
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0)
    )
}

/// What a process has in memory, now and at most.
fn memory(process: u32) -> String {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let megabytes = |name: &str| {
        let line = status.lines().find(|line| line.starts_with(name));
        let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse::<f64>().ok());
        kilobytes.unwrap_or(0.0) / 1024.0
    };
    format!("{:.0} MB in memory, {:.0} MB at most", megabytes("VmRSS:"), megabytes("VmHWM:"))
}

/// Seconds that a process has computed.
fn processor_time(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let after = stat.rsplit(')').next().unwrap_or_default();
    let ticks = |place: usize| {
        after.split_whitespace().nth(place).and_then(|text| text.parse::<f64>().ok())
    };
    // A tick is a hundredth of a second wherever Linux runs.
    (ticks(11).unwrap_or(0.0) + ticks(12).unwrap_or(0.0)) / 100.0
}

fn load_average() -> String {
    let text = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split_whitespace().take(3).collect::<Vec<_>>().join(" ")
}

/// `spielhof-trial load-cluster`.
pub fn run_cluster(_args: &Args) -> Result<(), String> {
    Err("not yet".to_owned())
}
