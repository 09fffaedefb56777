//! Metrics for operators, in the format of Prometheus.

use crate::App;
use axum::http::StatusCode;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Something that is counted from the start of the server on.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Adds a number.
    pub fn add(&self, number: u64) {
        self.0.fetch_add(number, Ordering::Relaxed);
    }

    /// How many so far.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Everything that is counted.
#[derive(Debug)]
pub struct Metrics {
    since: Instant,
    /// Answers, by the first digit of their status.
    answers: [Counter; 5],
    /// Requests that were not let in.
    pub refused: Counter,
    /// Guests who came for the first time.
    pub guests: Counter,
    /// Connections that were taken.
    pub connections: Counter,
    /// Connections that were turned away.
    pub turned_away: Counter,
}

impl Default for Metrics {
    fn default() -> Metrics {
        Metrics {
            since: Instant::now(),
            answers: Default::default(),
            refused: Counter::default(),
            guests: Counter::default(),
            connections: Counter::default(),
            turned_away: Counter::default(),
        }
    }
}

impl Metrics {
    /// A request was answered so.
    pub fn answered(&self, status: StatusCode) {
        let class = usize::from(status.as_u16() / 100).clamp(1, 5);
        self.answers[class - 1].add(1);
    }

    /// All figures.
    pub fn text(&self, app: &App) -> String {
        let mut page = Page::default();
        page.head("spielhof_answers_total", "counter");
        for (counter, class) in self.answers.iter().zip(1..) {
            page.line(&format!("spielhof_answers_total{{class=\"{class}xx\"}}"), counter.get());
        }
        page.counter("spielhof_requests_refused_total", &self.refused);
        page.counter("spielhof_guests_total", &self.guests);
        page.counter("spielhof_connections_total", &self.connections);
        page.counter("spielhof_connections_turned_away_total", &self.turned_away);
        page.gauge("spielhof_connections", app.guard.connections.count());
        page.gauge("spielhof_sockets", app.guard.sockets.count());
        let (tables, cut_off, events) = app.hall.figures();
        page.gauge("spielhof_tables_in_memory", tables as u64);
        page.total("spielhof_sockets_cut_off_total", cut_off);
        page.total("spielhof_events_stored_total", events);
        page.total("spielhof_tables_broken_total", app.hall.breaks());
        page.gauge("spielhof_computer_questions_waiting", app.hall.computers().waiting() as u64);
        page.total("spielhof_computer_questions_total", app.hall.computers().thought());
        page.total("spielhof_computer_searches_broken_total", app.hall.computers().broken());
        page.total("spielhof_heavy_requests_refused_total", app.heavy.refused.get());
        page.gauge("spielhof_uptime_seconds", self.since.elapsed().as_secs());
        page.text
    }
}

/// A page of figures.
#[derive(Debug, Default)]
pub struct Page {
    text: String,
}

impl Page {
    /// What follows is of this name and kind.
    pub fn head(&mut self, name: &str, kind: &str) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.text, "# TYPE {name} {kind}");
    }

    /// One figure.
    pub fn line(&mut self, name: &str, value: u64) {
        let _ = writeln!(self.text, "{name} {value}");
    }

    /// Something that was counted.
    pub fn counter(&mut self, name: &str, counter: &Counter) {
        self.total(name, counter.get());
    }

    /// Something that was counted elsewhere.
    pub fn total(&mut self, name: &str, value: u64) {
        self.head(name, "counter");
        self.line(name, value);
    }

    /// Something as it is now.
    pub fn gauge(&mut self, name: &str, value: u64) {
        self.head(name, "gauge");
        self.line(name, value);
    }
}
