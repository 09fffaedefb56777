//! Our own longest records can be played again.

use crate::common::open;
use search::{Player, Rng};
use table::{Course, Ending, Record};
use wire::{Replay, Upload};

#[test]
fn a_record_up_to_the_turn_limit_is_not_too_long() {
    let house = open(|_| {});
    let game = rules::Spec::of("dice-halma", 4).unwrap().build().unwrap();
    let (mut course, mut rng) = (Course::new(game), Rng::new(1));
    while course.ending().is_none() {
        let action = Player::Random.act(course.position(), &mut rng).unwrap();
        course.act(action).unwrap();
    }
    assert_eq!(course.ending(), Some(Ending::TurnLimit));
    let record = Record::of(&course).to_string();
    assert!(record.len() > 64 * 1024, "{} bytes", record.len());
    let answer = house.post("/api/replay", &serde_json::to_string(&Upload { record }).unwrap());
    assert_eq!(answer.status, 200, "{}", answer.text());
    assert_eq!(answer.json::<Replay>().moves.len(), course.actions().len());
}
