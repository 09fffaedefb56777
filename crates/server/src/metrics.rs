//! What is counted and measured, for operators. Every server has a registry of its own: several can
//! run in one process, as in tests.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Batch;

/// The first digit of the status of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Class {
    class: String,
}

/// Figures as they are at the moment when somebody asks for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// Connections, from other nodes too.
    pub connections: u64,
    /// WebSockets of clients.
    pub sockets: u64,
    /// Tables in memory.
    pub rooms: u64,
    /// Questions to computers that wait.
    pub questions: u64,
    /// Nodes whose leases hold, as far as this one knows.
    pub nodes: u64,
    /// The epoch of this node; 0 where there is only one server.
    pub epoch: u64,
    /// Is it ready to take requests?
    pub ready: bool,
    /// Connections of the pool to the database.
    pub pool_size: u64,
    /// Those that nobody uses.
    pub pool_idle: u64,
    /// How many wait for one.
    pub pool_waiting: u64,
}

struct Shared {
    registry: Registry,
    since: Instant,
    answers: Family<Class, Counter>,
    refused: Counter,
    guests: Counter,
    connections: Counter,
    turned_away: Counter,
    cut_off: Counter,
    events: Counter,
    tables_broken: Counter,
    questions: Counter,
    searches_broken: Counter,
    heavy_refused: Counter,
    reviews: Counter,
    taken_over: Counter,
    handed_over: Counter,
    fenced: Counter,
    leases_lost: Counter,
    proxied_requests: Counter,
    proxied_sockets: Counter,
    proxied_bytes: Counter,
    acknowledge: Histogram,
    batch: Histogram,
    commit: Histogram,
    thinking_wait: Histogram,
    now: Gauges,
}

#[derive(Default)]
struct Gauges {
    connections: Gauge,
    sockets: Gauge,
    rooms: Gauge,
    questions: Gauge,
    nodes: Gauge,
    epoch: Gauge,
    ready: Gauge,
    pool_size: Gauge,
    pool_idle: Gauge,
    pool_waiting: Gauge,
    proxied_sockets_open: Gauge,
    uptime: Gauge,
}

/// Everything that is counted. Clones count together.
#[derive(Clone)]
pub struct Metrics(Arc<Shared>);

/// A WebSocket that is passed on to another node; counted while it is there.
pub struct ProxiedSocket(Metrics);

impl Drop for ProxiedSocket {
    fn drop(&mut self) {
        self.0.0.now.proxied_sockets_open.dec();
    }
}

/// From a quarter of a thousandth of a second to eight seconds.
fn seconds() -> Histogram {
    Histogram::new(exponential_buckets(0.00025, 2.0, 16))
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut shared = Shared {
            registry: Registry::with_prefix("spielhof"),
            since: Instant::now(),
            answers: Family::default(),
            refused: Counter::default(),
            guests: Counter::default(),
            connections: Counter::default(),
            turned_away: Counter::default(),
            cut_off: Counter::default(),
            events: Counter::default(),
            tables_broken: Counter::default(),
            questions: Counter::default(),
            searches_broken: Counter::default(),
            heavy_refused: Counter::default(),
            reviews: Counter::default(),
            taken_over: Counter::default(),
            handed_over: Counter::default(),
            fenced: Counter::default(),
            leases_lost: Counter::default(),
            proxied_requests: Counter::default(),
            proxied_sockets: Counter::default(),
            proxied_bytes: Counter::default(),
            acknowledge: seconds(),
            batch: Histogram::new(exponential_buckets(1.0, 2.0, 10)),
            commit: seconds(),
            thinking_wait: seconds(),
            now: Gauges::default(),
        };
        shared.register();
        Metrics(Arc::new(shared))
    }
}

impl Shared {
    fn register(&mut self) {
        let Shared { registry, now, .. } = self;
        let counters: [(&str, &str, &Counter); 18] = [
            ("requests_refused", "Requests that were not let in", &self.refused),
            ("guests", "Guests who came for the first time", &self.guests),
            ("connections", "Connections that were taken", &self.connections),
            ("connections_turned_away", "Connections that were not taken", &self.turned_away),
            ("sockets_cut_off", "WebSockets that did not read", &self.cut_off),
            ("events_stored", "Events that were stored", &self.events),
            ("tables_broken", "Tables that failed", &self.tables_broken),
            ("computer_questions", "Questions that computers answered", &self.questions),
            ("computer_searches_broken", "Searches that failed", &self.searches_broken),
            ("heavy_requests_refused", "Long requests that were refused", &self.heavy_refused),
            ("reviews", "Reviews of games that were finished", &self.reviews),
            ("tables_taken_over", "Tables taken from nodes that are gone", &self.taken_over),
            ("tables_handed_over", "Tables given to another node", &self.handed_over),
            ("fenced_appends", "Appends refused as the table is elsewhere", &self.fenced),
            ("leases_lost", "Leases that expired", &self.leases_lost),
            ("proxied_requests", "Requests passed on to another node", &self.proxied_requests),
            ("proxied_sockets", "WebSockets passed on to another node", &self.proxied_sockets),
            ("proxied_bytes", "Bytes of such WebSockets", &self.proxied_bytes),
        ];
        for (name, help, counter) in counters {
            registry.register(name, help, counter.clone());
        }
        registry.register("answers", "Answers by the class of their status", self.answers.clone());
        let histograms: [(&str, &str, &Histogram); 4] = [
            ("acknowledge_seconds", "From a message to its acknowledgement", &self.acknowledge),
            ("batch_appends", "Appends stored in one transaction", &self.batch),
            ("commit_seconds", "How long a transaction takes", &self.commit),
            ("thinking_wait_seconds", "How long questions to computers wait", &self.thinking_wait),
        ];
        for (name, help, histogram) in histograms {
            registry.register(name, help, histogram.clone());
        }
        let gauges: [(&str, &str, &Gauge); 12] = [
            ("open_connections", "Open connections", &now.connections),
            ("sockets", "Open WebSockets of clients", &now.sockets),
            ("rooms", "Tables in memory", &now.rooms),
            ("computer_questions_waiting", "Questions to computers that wait", &now.questions),
            ("nodes", "Nodes whose leases hold", &now.nodes),
            ("epoch", "The epoch of this node", &now.epoch),
            ("ready", "Whether this server takes requests", &now.ready),
            ("pool_connections", "Connections to the database", &now.pool_size),
            ("pool_idle", "Connections to the database that are free", &now.pool_idle),
            ("pool_waiting", "Who waits for a connection", &now.pool_waiting),
            ("proxied_sockets_open", "Open WebSockets passed on", &now.proxied_sockets_open),
            ("uptime_seconds", "Seconds since the start", &now.uptime),
        ];
        for (name, help, gauge) in gauges {
            registry.register(name, help, gauge.clone());
        }
    }
}

impl Metrics {
    /// A request was answered with this status.
    pub fn answered(&self, status: u16) {
        let class = Class { class: format!("{}xx", (status / 100).clamp(1, 5)) };
        self.0.answers.get_or_create(&class).inc();
    }

    /// A request was not let in.
    pub fn refused(&self) {
        self.0.refused.inc();
    }

    /// Somebody became a guest.
    pub fn new_guest(&self) {
        self.0.guests.inc();
    }

    /// A connection was taken, or not.
    pub fn connected(&self, taken: bool) {
        if taken { &self.0.connections } else { &self.0.turned_away }.inc();
    }

    /// A WebSocket was cut off.
    pub fn cut_off(&self) {
        self.0.cut_off.inc();
    }

    /// A table failed.
    pub fn table_broke(&self) {
        self.0.tables_broken.inc();
    }

    /// How many tables have failed so far.
    pub fn tables_broken(&self) -> u64 {
        self.0.tables_broken.get()
    }

    /// A request that takes long was refused.
    pub fn heavy_refused(&self) {
        self.0.heavy_refused.inc();
    }

    /// A review of a game is finished.
    pub fn review_finished(&self) {
        self.0.reviews.inc();
    }

    /// Tables were taken from nodes that are gone.
    pub fn taken_over(&self, tables: u64) {
        self.0.taken_over.inc_by(tables);
    }

    /// A table was given to another node.
    pub fn handed_over(&self) {
        self.0.handed_over.inc();
    }

    /// The lease of this node expired.
    pub fn lease_lost(&self) {
        self.0.leases_lost.inc();
    }

    /// A request was passed on to another node.
    pub fn proxied_request(&self) {
        self.0.proxied_requests.inc();
    }

    /// A WebSocket is passed on to another node until the answer is dropped.
    pub fn proxied_socket(&self) -> ProxiedSocket {
        self.0.proxied_sockets.inc();
        self.0.now.proxied_sockets_open.inc();
        ProxiedSocket(self.clone())
    }

    /// So much went through such a WebSocket.
    pub fn proxied_bytes(&self, bytes: u64) {
        self.0.proxied_bytes.inc_by(bytes);
    }

    /// Events of a message were stored and it can be acknowledged, after this time.
    pub fn acknowledged(&self, events: u64, after: Duration) {
        self.0.events.inc_by(events);
        self.0.acknowledge.observe(after.as_secs_f64());
    }

    /// A batch was stored, or not.
    pub fn batch(&self, batch: Batch) {
        self.0.batch.observe(batch.appends as f64);
        self.0.commit.observe(batch.took.as_secs_f64());
        self.0.fenced.inc_by(batch.fenced as u64);
    }

    /// A question to a computer is being answered after this wait.
    pub fn thinks_after(&self, wait: Duration) {
        self.0.questions.inc();
        self.0.thinking_wait.observe(wait.as_secs_f64());
    }

    /// A search failed.
    pub fn search_broke(&self) {
        self.0.searches_broken.inc();
    }

    /// All figures in the format of Prometheus.
    pub fn text(&self, moment: &Moment) -> String {
        let now = &self.0.now;
        let set = |gauge: &Gauge, value: u64| {
            gauge.set(i64::try_from(value).unwrap_or(i64::MAX));
        };
        set(&now.connections, moment.connections);
        set(&now.sockets, moment.sockets);
        set(&now.rooms, moment.rooms);
        set(&now.questions, moment.questions);
        set(&now.nodes, moment.nodes);
        set(&now.epoch, moment.epoch);
        set(&now.ready, u64::from(moment.ready));
        set(&now.pool_size, moment.pool_size);
        set(&now.pool_idle, moment.pool_idle);
        set(&now.pool_waiting, moment.pool_waiting);
        set(&now.uptime, self.0.since.elapsed().as_secs());
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.0.registry);
        text
    }
}
