//! Sockets under load: everybody comes in, says and hears, and comes back.

use super::hall::{Game, Hall, Outgoing, held};
use super::heard::{Heard, Seat};
use crate::http;
use crate::player::request;
use futures_util::{SinkExt, StreamExt};
use search::Rng;
use std::net::SocketAddr;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
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

/// The addresses of all servers.
pub type Addresses = Arc<[SocketAddr]>;

/// Everybody comes in, through any server, and sits down.
pub async fn enter(
    number_of_games: usize,
    seed: u64,
    addresses: &Addresses,
    hall: &Arc<Hall>,
) -> Result<Vec<Arc<Game>>, String> {
    let mut rng = Rng::new(seed);
    let mut any = || rng.below(addresses.len() as u32) as usize;
    let mut entered = tokio::task::JoinSet::new();
    let mut games = Vec::new();
    for number in 0..number_of_games {
        if entered.len() >= DOORS
            && let Some(game) = entered.join_next().await
        {
            games.push(game.map_err(|error| error.to_string())??);
        }
        let (home, nodes) = (any(), [any(), any()]);
        entered.spawn(enter_one(number, home, nodes, addresses.clone(), hall.clone()));
    }
    while let Some(game) = entered.join_next().await {
        games.push(game.map_err(|error| error.to_string())??);
    }
    Ok(games)
}

async fn enter_one(
    number: usize,
    home: usize,
    nodes: [usize; 2],
    addresses: Addresses,
    hall: Arc<Hall>,
) -> Result<Arc<Game>, String> {
    let (plan, chairs) = GAMES[number % GAMES.len()];
    let text = format!(r#"{{"plan":{plan},"chairs":{chairs}}}"#);
    let wish: NewTable = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let address = addresses[home];
    let opened = tokio::task::spawn_blocking(move || {
        let secrets = [http::new_guest(address)?, http::new_guest(address)?];
        http::open(address, &secrets[0], &wish).map(|opened| (opened, secrets))
    });
    let (Opened { table, invite }, secrets) = opened.await.map_err(|error| error.to_string())??;
    let (boxes, state) = (Mutex::default(), Mutex::default());
    let game = Arc::new(Game { table, secrets, home, nodes, boxes, state });
    for person in 0..2 {
        come(&game, person, &addresses, &hall).await?;
    }
    let seats: &[u8] = if chairs.contains(r#"open","mine"#) { &[2, 4] } else { &[2] };
    for &seat in seats {
        let id = format!("sit-{seat}");
        game.say(1, &ToServer::Sit { id, seat, invite: invite.clone() });
    }
    Ok(game)
}

/// Connects a person and says hello; returns when the server has answered.
async fn come(
    game: &Arc<Game>,
    person: usize,
    addresses: &Addresses,
    hall: &Arc<Hall>,
) -> Result<(), String> {
    let address = addresses[game.nodes[person]];
    let told = |error: &dyn std::fmt::Display| error.to_string();
    let stream = TcpStream::connect(address).await.map_err(|error| told(&error))?;
    stream.set_nodelay(true).map_err(|error| told(&error))?;
    let request = request(address, &game.table, &game.secrets[person])
        .ok_or_else(|| "no request".to_owned())?;
    let (mut socket, _) =
        tokio_tungstenite::client_async(request, stream).await.map_err(|error| told(&error))?;
    let after = Some(held(&game.state).last[person]).filter(|&last| last > 0);
    // Messages are made of texts and whole numbers: they can always be written.
    let hello = serde_json::to_string(&ToServer::hello(after)).unwrap_or_default();
    socket.send(Message::text(hello)).await.map_err(|error| told(&error))?;
    let (sender, outgoing) = mpsc::unbounded_channel();
    let (greeted, greeting) = oneshot::channel();
    held(&game.boxes)[person] = Some(sender);
    tokio::spawn(attend(game.clone(), person, socket, outgoing, hall.clone(), greeted));
    greeting.await.map_err(|error| told(&error))?
}

/// Looks after one socket.
async fn attend(
    game: Arc<Game>,
    person: usize,
    mut socket: WebSocketStream<TcpStream>,
    mut outgoing: mpsc::UnboundedReceiver<Outgoing>,
    hall: Arc<Hall>,
    greeted: oneshot::Sender<Result<(), String>>,
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
                    hall.count(&game, person);
                    if socket.send(Message::text(text)).await.is_err() {
                        return;
                    }
                }
                Some(Outgoing::Leave) | None => return,
            },
            heard = socket.next() => {
                let text = match heard {
                    Some(Ok(Message::Text(text))) => text,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    ended => {
                        if let Some(greeted) = greeted.take() {
                            let _ = greeted.send(Err(format!("a socket was closed: {ended:?}")));
                        }
                        return;
                    }
                };
                let at = Instant::now();
                hall.count(&game, person);
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
                            let _ = greeted.send(Ok(()));
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

/// All of these lose their connection and come back at once.
pub async fn storm(
    number: usize,
    addresses: &Addresses,
    hall: &Arc<Hall>,
    games: &[Arc<Game>],
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
        let (hall, addresses) = (hall.clone(), addresses.clone());
        coming.spawn(async move {
            come(&game, person, &addresses, &hall).await?;
            Ok::<Duration, String>(since.elapsed())
        });
    }
    let mut times = Vec::new();
    while let Some(came) = coming.join_next().await {
        times.push(came.map_err(|error| error.to_string())??);
    }
    Ok(times)
}
