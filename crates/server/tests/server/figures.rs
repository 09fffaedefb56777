//! The dashboard and the alert rules name only figures that there are, and the dashboard shows all.

use crate::common::open;
use serde_json::Value;
use std::collections::BTreeSet;

const DASHBOARD: &str = include_str!("../../../../dist/grafana-dashboard.json");
const ALERTS: &str = include_str!("../../../../dist/alerts.yaml");
const PREFIX: &str = "spielhof_";

/// The names of figures in a text: all words that begin with our prefix.
fn named(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != ':');
    words.filter(|word| word.starts_with(PREFIX)).map(str::to_owned).collect()
}

/// What the panels of a dashboard ask for.
fn questions(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("expr").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|field| questions(field, found));
        }
        Value::Array(values) => values.iter().for_each(|value| questions(value, found)),
        _ => {}
    }
}

fn dashboard() -> BTreeSet<String> {
    let mut found = Vec::new();
    questions(&serde_json::from_str(DASHBOARD).unwrap(), &mut found);
    assert!(!found.is_empty(), "no panel asks for anything");
    found.iter().flat_map(|question| named(question)).collect()
}

/// What the lines of the rules ask for; what they say to people does not count.
fn alerts() -> BTreeSet<String> {
    let told = ["summary:", "description:", "#"];
    let is_rule = |line: &&str| !told.iter().any(|word| line.trim_start().starts_with(word));
    ALERTS.lines().filter(is_rule).flat_map(named).collect()
}

/// The figures of a server that has answered something: the names of its samples, and for each
/// figure those of which one is enough to show it.
fn figures() -> (BTreeSet<String>, Vec<Vec<String>>) {
    let house = open(|_| {});
    assert_eq!(house.get("/api/health").status, 200);
    let page = house.get("/metrics").text();
    let lines = page.lines().filter(|line| !line.starts_with('#'));
    let samples = lines.flat_map(|line| line.split(['{', ' ']).next()).map(str::to_owned).collect();
    let kind = |line: &str| {
        let mut words = line.strip_prefix("# TYPE ")?.split(' ');
        let (name, kind) = (words.next()?, words.next()?);
        Some(match kind {
            "counter" => vec![format!("{name}_total")],
            "histogram" => ["bucket", "sum", "count"].map(|end| format!("{name}_{end}")).to_vec(),
            _ => vec![name.to_owned()],
        })
    };
    (samples, page.lines().filter_map(kind).collect())
}

#[test]
fn dashboard_and_alerts_name_only_figures_that_there_are() {
    let (samples, _) = figures();
    let missing =
        |names: &BTreeSet<String>| -> Vec<String> { names.difference(&samples).cloned().collect() };
    assert_eq!(missing(&dashboard()), [""; 0], "in dist/grafana-dashboard.json");
    assert_eq!(missing(&alerts()), [""; 0], "in dist/alerts.yaml");
    // The control: names that are nearly right are found out.
    for wrong in ["spielhof_room", "spielhof_leases_lost", "spielhof_acknowledge_seconds_p99"] {
        let question = format!("sum(rate({wrong}{{job=\"spielhof\"}}[5m])) > 0");
        assert_eq!(missing(&named(&question)), [wrong]);
    }
}

#[test]
fn the_dashboard_shows_every_figure() {
    let (samples, figures) = figures();
    let shown = dashboard();
    let is_shown = |figure: &&Vec<String>| figure.iter().any(|name| shown.contains(name));
    let hidden: Vec<_> = figures.iter().filter(|figure| !is_shown(figure)).collect();
    assert!(hidden.is_empty(), "{hidden:?}");
    // All that is there was looked at.
    let known: BTreeSet<String> = figures.into_iter().flatten().collect();
    assert_eq!(known, samples);
}

#[test]
fn every_alert_says_what_happens() {
    let count = |word: &str| ALERTS.lines().filter(|line| line.trim().starts_with(word)).count();
    assert!(count("- alert:") > 0);
    for word in ["expr:", "severity:", "summary:", "description:"] {
        assert_eq!(count(word), count("- alert:"), "{word}");
    }
}
