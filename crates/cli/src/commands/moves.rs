//! `spielhof moves`: the legal actions, sorted, one a line.

use super::position_after_actions;
use crate::say::{Fault, print};
use clap::ArgMatches;
use rules::{Position, ToAct};
use serde_json::{Value, json};

pub fn run(args: &ArgMatches) -> Result<(), Fault> {
    let position = position_after_actions(args)?;
    let actions = position.written_actions();
    if args.get_flag("json") {
        let mut out = to_act(&position);
        out["actions"] = actions.into();
        return print(&format!("{out:#}\n"));
    }
    print(&actions.into_iter().map(|action| action + "\n").collect::<String>())
}

/// Who decides next, as JSON.
pub fn to_act(position: &Position) -> Value {
    match position.to_act() {
        ToAct::Seat(seat) => json!({ "to_act": seat.number(), "turn": seat.number() }),
        ToAct::Chance => json!({ "to_act": "chance", "turn": position.turn().number() }),
        ToAct::Over(outcome) => json!({ "to_act": "nobody", "result": outcome.ranks() }),
    }
}
