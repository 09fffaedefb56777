//! Honest guests whose waiting times are measured.

use super::client::{Page, Route, actions, any, scene};
use search::Rng;
use serde_json::json;
use std::time::{Duration, Instant};

/// Between two requests of a guest. Limits allow more than that.
const APART: Duration = Duration::from_millis(100);
/// Between two moves of a guest.
const MOVES_APART: Duration = Duration::from_millis(200);

/// How long the last answer of a measurement may take at least.
const LAST: Duration = Duration::from_secs(2);

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct Waits {
    /// How long each answer took.
    pub times: Vec<Duration>,
    /// Questions whose answer did not come in the time of the measurement. Their waiting time up
    /// to then is among the times.
    pub unanswered: u32,
}

impl Waits {
    /// The time within which this part of all answers came.
    pub fn percentile(&self, part: f64) -> Duration {
        let mut times = self.times.clone();
        times.sort_unstable();
        let place = (times.len() as f64 * part) as usize;
        times.get(place.min(times.len().saturating_sub(1))).copied().unwrap_or_default()
    }

    fn add(&mut self, other: Waits) {
        self.times.extend(other.times);
        self.unanswered += other.unanswered;
    }

    /// Waits for an answer until the end, and for a last one a little longer. `None` when there
    /// was none.
    async fn time<T>(
        &mut self,
        since: Instant,
        end: Instant,
        answer: impl Future<Output = Result<T, String>>,
    ) -> Result<Option<T>, String> {
        let end = end.max(since + LAST);
        let answered = tokio::time::timeout_at(end.into(), answer).await;
        self.times.push(since.elapsed());
        match answered {
            Ok(answer) => answer.map(Some),
            Err(_) => {
                self.unanswered += 1;
                Ok(None)
            }
        }
    }
}

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Probe {
    /// How long a computer of level 1 takes to answer at an own table.
    Computer,
    /// How long `/api/health` and an own move at an own table take.
    Requests,
}

/// Guests who are at their tables.
pub struct Guests {
    all: Vec<ProbeGuest>,
}

struct ProbeGuest {
    probe: Probe,
    route: Route,
    secret: String,
    page: Page,
    /// The seat that may act, and what it may do.
    next: Option<(u64, Vec<String>)>,
    sent: u32,
    rng: Rng,
}

impl Guests {
    /// Lets one guest come from each of these addresses.
    pub async fn come(probe: Probe, routes: &[Route]) -> Result<Guests, String> {
        let mut all = Vec::new();
        for (&route, number) in routes.iter().zip(1..) {
            let secret = route.new_guest().await?;
            let page = new_game(probe, route, &secret).await?;
            let rng = Rng::new(number);
            let mut guest = ProbeGuest { probe, route, secret, page, next: None, sent: 0, rng };
            guest.until_turn().await?;
            all.push(guest);
        }
        Ok(Guests { all })
    }

    /// Measures for so long.
    pub async fn measure(&mut self, time: Duration) -> Result<Waits, String> {
        let end = Instant::now() + time;
        let mut waits = Waits::default();
        let measured = self.all.iter_mut().map(|guest| guest.measure(end));
        for measured in futures_util::future::join_all(measured).await {
            waits.add(measured?);
        }
        Ok(waits)
    }
}

impl ProbeGuest {
    async fn measure(&mut self, end: Instant) -> Result<Waits, String> {
        // The last question of the measurement before may still be open.
        let turn = tokio::time::timeout_at(end.into(), self.until_turn());
        turn.await.map_err(|_| "the turn does not come")??;
        match self.probe {
            Probe::Computer => self.measure_computer(end).await,
            Probe::Requests => {
                let route = self.route;
                let (health, moves) =
                    tokio::join!(measure_health(route, end), self.measure_moves(end));
                let mut waits = health?;
                waits.add(moves?);
                Ok(waits)
            }
        }
    }

    /// From a move until the computer has answered it.
    async fn measure_computer(&mut self, end: Instant) -> Result<Waits, String> {
        let mut waits = Waits::default();
        while Instant::now() < end {
            let since = Instant::now();
            let answer = async {
                self.act().await?;
                self.until_turn().await
            };
            if waits.time(since, end, answer).await?.is_none() {
                break;
            }
            tokio::time::sleep(APART).await;
        }
        Ok(waits)
    }

    /// From the moment at which a move is due until it is acknowledged.
    async fn measure_moves(&mut self, end: Instant) -> Result<Waits, String> {
        let mut waits = Waits::default();
        let mut due = Instant::now();
        while due < end {
            tokio::time::sleep_until(due.into()).await;
            let answer = async {
                self.act().await?;
                self.until_turn().await
            };
            if waits.time(due, end, answer).await?.is_none() {
                break;
            }
            due += MOVES_APART;
        }
        Ok(waits)
    }

    async fn act(&mut self) -> Result<(), String> {
        let (seat, actions) = self.next.take().ok_or("nobody may act")?;
        let action = any(&actions, &mut self.rng).ok_or("nothing may be done")?;
        self.sent += 1;
        let id = format!("probe-{}", self.sent);
        self.page.say(&json!({ "say": "act", "id": id, "seat": seat, "action": action })).await
    }

    /// Listens until this guest may act.
    async fn until_turn(&mut self) -> Result<(), String> {
        while self.next.is_none() {
            let message = self.page.hear().await?;
            if message["say"] == "refused" {
                return Err(format!("refused: {}", message["why"]["key"]));
            }
            let Some(scene) = scene(&message) else { continue };
            self.next = actions(scene);
            if scene["outcome"].is_object() {
                // A player who acts at random loses by rule before long.
                self.page = new_game(self.probe, self.route, &self.secret).await?;
            }
        }
        Ok(())
    }
}

/// Opens a table and comes to it.
async fn new_game(probe: Probe, route: Route, secret: &str) -> Result<Page, String> {
    let chairs = match probe {
        Probe::Computer => json!(["mine", { "computer": 1 }]),
        Probe::Requests => json!(["mine", "mine"]),
    };
    let plan = json!({ "game": "halma", "players": 2, "first": 1 });
    let table = route.open(secret, &plan, &chairs).await?;
    route.come(&table, secret).await
}

/// From the moment at which a request is due until it is answered.
async fn measure_health(route: Route, end: Instant) -> Result<Waits, String> {
    let mut waits = Waits::default();
    let mut stream = route.connect().await?;
    let mut due = Instant::now();
    while due < end {
        tokio::time::sleep_until(due.into()).await;
        let answer = route.ask_on(&mut stream, "GET /api/health", "", "");
        match waits.time(due, end, answer).await? {
            Some(answer) if answer.status == 200 => {}
            Some(answer) => return Err(format!("health: {}", answer.status)),
            None => break,
        }
        due += APART;
    }
    Ok(waits)
}
