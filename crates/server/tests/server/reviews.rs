//! Reviews over real sockets: progress line by line, the end, and readers who go away.

use crate::common::{House, open};
use search::{Player, Rng};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use table::{Course, Record};
use wire::{Judgement, MistakeSize, NewJudgement, NewReview, ReviewEffort, ReviewNews};

const PATIENCE: Duration = Duration::from_secs(60);

/// Seat 1 does not block a four, and seat 2 makes five.
const LOST: &str = "game: gobang\nrules: 2\nplayers: 2\nresult: 2 1\nending: rules\nsetup:
| turn: 1
| 8 . . 1 1 . . . . . . . . . . . .
| 2 1 2 2 2 2 . . . . . . . . . . .
actions:\n1. @p16\n2. @f2\n";

/// A game of this number of turns.
fn game(turns: u32) -> String {
    let mut course = Course::new(rules::Spec::of("halma", 2).unwrap().build().unwrap());
    let mut rng = Rng::new(3);
    while course.turns() < turns {
        let action = Player::Baseline.act(course.position(), &mut rng).unwrap();
        course.act(action).unwrap();
    }
    Record::of(&course).to_string()
}

fn begin(house: &House, record: &str, effort: ReviewEffort) -> BufReader<TcpStream> {
    let body = serde_json::to_string(&NewReview { record: record.to_owned(), effort }).unwrap();
    let mut stream = house.connect();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    let text = house.request("POST /api/review", &[&house.own_origin()], &body);
    stream.write_all(text.as_bytes()).unwrap();
    BufReader::new(stream)
}

/// The next line of JSON, between heads of chunks.
fn next(reader: &mut BufReader<TcpStream>) -> ReviewNews {
    loop {
        let mut line = String::new();
        assert!(reader.read_line(&mut line).unwrap() > 0, "the answer ended");
        if line.starts_with('{') {
            return serde_json::from_str(&line).unwrap();
        }
    }
}

fn figure(house: &House, name: &str) -> u64 {
    let text = house.get("/metrics").text();
    let line = text.lines().find(|line| line.starts_with(name)).unwrap_or_else(|| panic!("{text}"));
    line.rsplit(' ').next().unwrap().parse().unwrap()
}

#[test]
fn a_review_tells_how_far_it_is_and_then_everything() {
    let house = open(|config| config.threads = 1);
    let mut reader = begin(&house, LOST, ReviewEffort::Quick);
    assert_eq!(next(&mut reader), ReviewNews::Progress { done: 1, of: 3 });
    assert_eq!(next(&mut reader), ReviewNews::Progress { done: 2, of: 3 });
    let ReviewNews::Done { review } = next(&mut reader) else { panic!("not done") };
    assert_eq!((review.decisive, review.turns.len()), (Some(0), 2));
    assert_eq!(review.turns[0].better[0].best.action, "@f2");
    assert_eq!(figure(&house, "spielhof_reviews_total"), 1);
    // Everybody at a table asks for the same one.
    let mut again = begin(&house, LOST, ReviewEffort::Quick);
    assert_eq!(next(&mut again), ReviewNews::Done { review });
    assert_eq!(figure(&house, "spielhof_reviews_total"), 1);
}

#[test]
fn a_review_that_nobody_reads_stops_and_holds_nobody_up() {
    let house = open(|config| config.threads = 1);
    let long = game(60);
    let mut reader = begin(&house, &long, ReviewEffort::Thorough);
    assert!(matches!(next(&mut reader), ReviewNews::Progress { .. }));
    // On the only thread another question comes between two steps.
    let mut other = begin(&house, LOST, ReviewEffort::Quick);
    while !matches!(next(&mut other), ReviewNews::Done { .. }) {}
    drop(reader);
    let ends = |house: &House| {
        let before = figure(house, "spielhof_computer_questions_total");
        std::thread::sleep(Duration::from_secs(1));
        figure(house, "spielhof_computer_questions_total") == before
    };
    let since = Instant::now();
    while !ends(&house) {
        assert!(since.elapsed() < PATIENCE, "it goes on");
    }
    assert_eq!(figure(&house, "spielhof_reviews_total"), 1, "the long one was not finished");
}

#[test]
fn an_address_has_few_reviews_under_way() {
    let house = open(|config| config.threads = 1);
    let long = game(60);
    let mut open: Vec<_> = (0..3).map(|_| begin(&house, &long, ReviewEffort::Thorough)).collect();
    open.iter_mut().for_each(|reader| drop(next(reader)));
    let wish = NewReview { record: long, effort: ReviewEffort::Thorough };
    let answer = house.post("/api/review", &serde_json::to_string(&wish).unwrap());
    assert_eq!((answer.status, answer.faults()), (429, vec!["server-too-often".to_owned()]));
}

#[test]
fn a_position_and_an_action_in_it_are_judged() {
    let house = open(|_| {});
    let judge = |after: Option<u32>, action: Option<&str>| {
        let action = action.map(str::to_owned);
        let wish = NewJudgement { record: LOST.to_owned(), after, action };
        house.post("/api/judge", &serde_json::to_string(&wish).unwrap())
    };
    let bad: Judgement = judge(Some(0), Some("@a16")).json();
    assert_eq!(bad.action.as_ref().unwrap().mistake, Some(MistakeSize::Blunder));
    assert_eq!(bad.action.unwrap().better.unwrap().action, "@f2");
    let over: Judgement = judge(None, None).json();
    assert_eq!(over.chances, [0, 10_000]);
    let taken = judge(Some(0), Some("@b2"));
    assert_eq!((taken.status, taken.faults().len()), (422, 1), "{}", taken.text());
}

#[test]
fn what_is_no_record_cannot_be_reviewed() {
    let house = open(|_| {});
    for (path, body, status) in [
        ("/api/review", r#"{"record":"halma","effort":"quick"}"#, 422),
        ("/api/review", r#"{"record":"halma","effort":"slow"}"#, 400),
        ("/api/review", r#"{"record":"halma"}"#, 400),
        ("/api/judge", r#"{"record":"halma"}"#, 422),
        ("/api/judge", r#"{"record":"halma","depth":9}"#, 400),
    ] {
        let answer = house.post(path, body);
        assert_eq!(answer.status, status, "{path} {body}: {}", answer.text());
        assert!(!answer.faults().is_empty());
    }
}
