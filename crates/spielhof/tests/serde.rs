//! The feature `serde`: every value survives a round trip through JSON, and bad ones are refused.

use serde_json::{Value, from_str, from_value, json, to_value};
use spielhof::board::BoardId;
use spielhof::rules::{Colour, Hue, Reason};
use spielhof::{
    Action, CATALOGUE, Cell, Course, Ending, History, Level, Limits, Outcome, Player, Position,
    Record, Rng, Seat, Side, Spec, Thinker, Thought, random_any,
};
use std::error::Error;
use std::fmt::Debug;

type Result<T = ()> = std::result::Result<T, Box<dyn Error>>;

/// The value is written so, and read back.
fn check<T>(value: T, written: Value) -> Result
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug,
{
    assert_eq!(to_value(&value)?, written);
    assert_eq!(from_value::<T>(written)?, value);
    Ok(())
}

/// None of these can be read.
fn refuse<T: serde::de::DeserializeOwned + Debug>(bad: &[Value]) {
    for value in bad {
        let read = from_value::<T>(value.clone());
        assert!(read.is_err(), "{value} is read as {read:?}");
    }
}

#[test]
fn small_values_are_written_as_people_write_them() -> Result {
    check(Cell::new(288), json!(288))?;
    check(BoardId::SmallSquare, json!("small-square"))?;
    check(Seat(0), json!(1))?;
    check(Side(5), json!(6))?;
    check(Colour(1), json!(2))?;
    check(Hue::Violet, json!("violet"))?;
    check(Reason::CannotClear, json!("cannot-clear"))?;
    check(Level::STRONGEST, json!(6))?;
    check(Player::Nodes(500), json!("nodes:500"))?;
    check(Ending::TurnLimit, json!("turn-limit"))?;
    refuse::<Cell>(&[json!(289), json!(-1), json!("c3")]);
    refuse::<BoardId>(&[json!("chess"), json!(1)]);
    refuse::<Seat>(&[json!(0), json!(7)]);
    refuse::<Side>(&[json!(0), json!(7)]);
    refuse::<Colour>(&[json!(0), json!(7)]);
    refuse::<Hue>(&[json!("pink")]);
    refuse::<Reason>(&[json!("")]);
    refuse::<Level>(&[json!(0), json!(7)]);
    refuse::<Player>(&[json!("level7"), json!("nodes:0")]);
    refuse::<Ending>(&[json!("Rules")]);
    Ok(())
}

#[test]
fn actions_are_texts_with_numbers_of_cells() -> Result {
    let (from, to) = (Cell::new(34), Cell::new(68));
    check(Action::Move { from, to }, json!("34-68"))?;
    check(Action::Swap { own: from, enemy: to }, json!("34<>68"))?;
    check(Action::Enter { colour: Colour(1), to }, json!("yard2-68"))?;
    check(Action::Off(from), json!("34-off"))?;
    check(Action::Place(to), json!("@68"))?;
    check(Action::SetDown(to), json!("#68"))?;
    check(Action::Roll(4), json!("d4"))?;
    check(Action::RollTwo(3, 5), json!("d3+5"))?;
    check(Action::Steps(3), json!("s3"))?;
    check(Action::Huff(to), json!("huff-68"))?;
    check(Action::Pass, json!("pass"))?;
    check(Action::End, json!("end"))?;
    let bad = ["", "c3-e5", "1-289", "1-2-3", "01-2", "+1-2", "yard-6", "yard7-6", "d0", "d7"];
    let worse = ["d5+3", "s", "s7", "@", "-off", "huff-", "34<>", " pass", "34-68 "];
    refuse::<Action>(&bad.map(Value::from));
    refuse::<Action>(&worse.map(Value::from));
    Ok(())
}

#[test]
fn an_outcome_is_a_list_of_ranks() -> Result {
    for ranks in [&[1_u8][..], &[2], &[2, 1], &[1, 1], &[2, 1, 4, 2]] {
        let outcome: Outcome = from_value(json!(ranks))?;
        assert_eq!((outcome.ranks(), to_value(outcome)?), (ranks, json!(ranks)));
    }
    refuse::<Outcome>(&[json!([]), json!([3]), json!([2, 2]), json!([1, 3]), json!([0, 1])]);
    refuse::<Outcome>(&[json!([1, 1, 1, 1, 1, 1, 1])]);
    Ok(())
}

#[test]
fn a_spec_is_a_map_that_a_game_can_be_built_from() -> Result {
    let written = json!({
        "game": "halma", "rules": 2, "players": 2, "first": 1, "options": {"blocked": "swap"}
    });
    check(Spec::of("halma", 2)?.set("blocked", "swap"), written)?;
    let short: Spec = from_str(r#"{"game": "gobang", "rules": 2, "players": 3}"#)?;
    assert_eq!(short, Spec::of("gobang", 3)?);
    let halma = |field: &str, value: Value| {
        let mut spec = json!({"game": "halma", "rules": 2, "players": 2});
        spec[field] = value;
        spec
    };
    refuse::<Spec>(&[
        halma("game", json!("chess")),
        halma("rules", json!(99)),
        halma("players", json!(3)),
        halma("first", json!(3)),
        halma("options", json!({"blocked": "maybe"})),
        halma("figure", json!("1 o")),
        halma("colour", json!("red")),
    ]);
    Ok(())
}

#[test]
fn positions_and_actions_of_every_game_survive() -> Result {
    for entry in CATALOGUE {
        let mut position = Spec::smallest(entry.head().id)?.build()?.start();
        let mut rng = Rng::new(3);
        for _ in 0..20 {
            for action in position.actions() {
                assert_eq!(from_value::<Action>(to_value(action)?)?, action);
            }
            let Some(action) = random_any(&position, &mut rng) else { break };
            position.act(action)?;
        }
        assert_eq!(from_value::<Position>(to_value(&position)?)?, position);
    }
    Ok(())
}

#[test]
fn a_position_that_does_not_fit_its_game_is_refused() -> Result {
    let position = Spec::of("star-halma", 2)?.build()?.start();
    let good = to_value(&position)?;
    let with = |field: &str, value: Value| {
        let mut bad = good.clone();
        bad[field] = value;
        bad
    };
    refuse::<Position>(&[
        with("setup", json!("turn: 3")),
        with("setup", json!("z . .")),
        with("spec", json!({"game": "halma", "rules": 2, "players": 2})),
        with("more", json!(1)),
    ]);
    Ok(())
}

#[test]
fn a_position_reads_legal_actions_in_notation() -> Result {
    use serde::de::DeserializeSeed;
    let position = Spec::of("halma", 2)?.build()?.start();
    let action = position.deserialize(json!("e2-f3"))?;
    assert_eq!(action, position.read("e2-f3")?);
    let fault = position.deserialize(json!("e2-f9")).err().map(|fault| fault.to_string());
    assert!(fault.is_some_and(|text| text.starts_with("no step or chain")));
    Ok(())
}

#[test]
fn thoughts_records_and_courses_survive() -> Result {
    let mut course = Course::new(Spec::of("halma", 2)?.build()?);
    for text in ["e2-f3", "l15-k14"] {
        course.act(course.position().read(text)?)?;
    }
    let limits = Limits::nodes(200);
    let thought = Thinker::new().think(course.position(), &History::default(), &limits);
    let thought = thought.ok_or("seat 1 is to act")?;
    assert_eq!(from_value::<Thought>(to_value(&thought)?)?, thought);
    let record = Record::of(&course).note("seat 1", "somebody");
    check(record.clone(), json!(record.to_string()))?;
    let again: Course = from_value(to_value(&course)?)?;
    assert_eq!(again.position(), course.position());
    assert_eq!(again.actions(), course.actions());
    refuse::<Record>(&[json!("game: halma"), json!(1)]);
    let illegal = record.to_string().replace("e2-f3", "e2-f9");
    assert!(from_value::<Record>(json!(illegal)).is_ok());
    refuse::<Course>(&[json!(illegal)]);
    refuse::<Thought>(&[json!({"action": "34-68", "score": 1})]);
    Ok(())
}
