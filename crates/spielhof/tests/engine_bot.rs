//! The example `engine_bot` speaks the engine protocol and can win.

#[allow(dead_code)]
#[path = "../examples/engine_bot.rs"]
mod engine_bot;

use engine_bot::{Bot, choose};
use spielhof::{Course, Ending, Player, Rng, Seat, Side, Spec, ToAct};
use std::error::Error;

#[test]
fn it_answers_as_the_protocol_says() -> Result<(), Box<dyn Error>> {
    let mut bot = Bot::new()?;
    assert_eq!(bot.obey("ready")?.as_deref(), Some("ready"));
    assert_eq!(bot.obey("game star-halma players=3 first=2 rules=2")?, None);
    assert_eq!(bot.course.position().turn(), Seat(1));
    assert_eq!(bot.obey("game halma players=2 first=1 blocked=swap")?, None);
    assert_eq!(bot.obey("position start actions e2-f3 l15-k14")?, None);
    assert_eq!(bot.course.turns(), 2);
    let answer = bot.obey("go time 1000")?.ok_or("every go is answered")?;
    let action = answer.strip_prefix("best ").ok_or("the answer is the best action")?;
    assert!(bot.course.position().read(action).is_ok());
    for bad in ["game chess", "position start actions e2-f9", "fly"] {
        assert!(bot.obey(bad).is_err(), "{bad}");
        assert_eq!(bot.course.turns(), 2, "the game stays as it was");
    }
    Ok(())
}

#[test]
fn it_beats_chance() -> Result<(), Box<dyn Error>> {
    let mut course = Course::new(Spec::of("star-halma", 2)?.build()?);
    let mut rng = Rng::new(1);
    while let ToAct::Seat(seat) = course.to_act() {
        let action = match seat {
            Seat(0) => choose(course.position(), &mut rng),
            _ => Player::Random.act(course.position(), &mut rng),
        };
        course.act(action.ok_or("some action is legal")?)?;
    }
    assert_eq!(course.outcome().map(|outcome| outcome.rank(Side(0))), Some(1));
    assert_eq!(course.ending(), Some(Ending::Rules));
    Ok(())
}
