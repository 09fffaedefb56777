//! Rules pages and lessons over HTTP.

use crate::common::{Answer, House, open};
use rules::CATALOGUE;
use wire::{Attempt, Attempted, Faults, Guide, StepKind, Verdict};

fn guide(house: &House, game: &str) -> Guide {
    let answer = house.get(&format!("/api/games/{game}/guide"));
    assert_eq!(answer.status, 200, "{game}: {}", answer.text());
    answer.json()
}

fn attempt(house: &House, path: &str, actions: &[&str]) -> Answer {
    let actions = actions.iter().map(|&action| action.to_owned()).collect();
    let body = serde_json::to_string(&Attempt { actions }).unwrap();
    house.post(&format!("/api/games/{path}"), &body)
}

#[test]
fn every_game_has_a_guide_with_its_starts_and_pictures() {
    let house = open(|_| {});
    for entry in CATALOGUE {
        let guide = guide(&house, entry.head().id);
        let players: Vec<u8> = guide.starts.iter().map(|start| start.players).collect();
        assert_eq!(players, entry.players());
        let paragraphs = || guide.sections.iter().flat_map(|section| &section.paragraphs);
        let numbers: Vec<u8> = paragraphs()
            .filter_map(|paragraph| paragraph.number)
            .chain(guide.house_rules.iter().map(|rule| rule.number))
            .collect();
        assert_eq!(numbers, (1..=numbers.len() as u8).collect::<Vec<_>>(), "{}", guide.game);
        let shown = paragraphs().flat_map(|paragraph| &paragraph.diagrams);
        assert!(shown.clone().count() > 0, "{} has no diagram", guide.game);
        assert!(shown.into_iter().all(|diagram| diagram.picture.last.is_some()), "{}", guide.game);
        assert!(guide.tips.iter().all(|tip| tip.picture.last.is_some()), "{}", guide.game);
    }
}

#[test]
fn a_lesson_is_watched_missed_refused_and_solved() {
    let house = open(|_| {});
    let steps = guide(&house, "barricade").lesson;
    assert_eq!((steps[0].kind, steps[1].kind), (StepKind::Watch, StepKind::Try));

    let watched: Attempted = attempt(&house, "barricade/lesson/1", &[]).json();
    assert_eq!(watched.verdict, Verdict::Solved);
    assert_eq!(watched.replay.scenes.len(), watched.replay.moves.len() + 1);
    assert!(!watched.replay.moves.is_empty() && watched.choices.is_none());

    let begun: Attempted = attempt(&house, "barricade/lesson/2", &[]).json();
    assert!(begun.verdict == Verdict::Open && begun.choices.is_some() && begun.seat == 1);
    let missed: Attempted = attempt(&house, "barricade/lesson/2", &["g1-k1"]).json();
    assert!(missed.verdict == Verdict::Missed && missed.choices.is_none());
    let solved: Attempted = attempt(&house, "barricade/lesson/2", &["yard-e2"]).json();
    assert_eq!((solved.verdict, solved.replay.moves.len()), (Verdict::Solved, 1));

    let refused = attempt(&house, "barricade/lesson/2", &["yard-c1"]);
    assert_eq!((refused.status, refused.faults()), (422, vec!["refusal-not-that-far".to_owned()]));
    let roll = guide(&house, "barricade").sections.into_iter().flat_map(|one| one.paragraphs);
    let roll = roll.into_iter().find(|one| one.key == "rule-barricade-roll").unwrap().number;
    assert_eq!(refused.json::<Faults>().faults[0].rule, roll.map(|number| number.to_string()));
}

#[test]
fn what_does_not_fit_gets_an_answer() {
    let house = open(|_| {});
    assert_eq!(house.get("/api/games/chess/guide").status, 404);
    for path in ["chess/lesson/1", "halma/lesson/0", "halma/lesson/99"] {
        assert_eq!(attempt(&house, path, &[]).status, 404, "{path}");
    }
    for number in ["x", "-1", "99999999999999999999999"] {
        let status = attempt(&house, &format!("halma/lesson/{number}"), &[]).status;
        assert!((400..500).contains(&status), "{number}: {status}");
    }
    let after_the_end = attempt(&house, "barricade/lesson/2", &["yard-e2", "d3"]);
    assert_eq!(after_the_end.status, 422, "{}", after_the_end.text());
    let nonsense = attempt(&house, "barricade/lesson/2", &["\u{0}"; 500]);
    assert_eq!(nonsense.faults(), ["fault-not-an-action"]);
    for body in ["", "{}x", "{\"actions\":1}", "{\"moves\":[]}"] {
        let status = house.post("/api/games/halma/lesson/1", body).status;
        assert!((400..500).contains(&status), "{body}: {status}");
    }
}
