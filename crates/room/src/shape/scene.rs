//! A moment of a game: what was done, how it stands, what can be done.

use super::{layout, mark, pieces, placed};
use rules::{Action, Effect, Gait, Place, Position, ToAct};
use table::{Course, Ending, Record, RecordError};
use wire::{
    Choices, EffectShape, Move, Outcome, Pick, Prompt, Replay, Scene, Target, Waits, WayShape,
};

/// One way to carry out a legal action.
pub fn way(position: &Position, action: Action) -> Option<WayShape> {
    position.way(action).map(|way| WayShape {
        gait: match way.gait {
            Gait::Step => wire::Gait::Step,
            Gait::Jumps => wire::Gait::Jumps,
            Gait::Walk => wire::Gait::Walk,
        },
        cells: way.cells.into_iter().map(board::Cell::number).collect(),
    })
}

/// What the seat that is to act can do; `None` while the dice fall and after the end.
pub fn choices(position: &Position) -> Option<Choices> {
    let ToAct::Seat(seat) = position.to_act() else { return None };
    let choices = position.choices();
    let target = |(to, action): (board::Cell, Action)| Target {
        to: to.number(),
        action: position.write(action),
        way: way(position, action),
    };
    let pick = |pick: rules::Pick| Pick {
        from: placed(pick.from),
        targets: pick.targets.into_iter().map(target).collect(),
    };
    Some(Choices {
        seat: seat.number(),
        picks: choices.picks.into_iter().map(pick).collect(),
        plain: choices.plain.into_iter().map(|action| position.write(action)).collect(),
    })
}

/// An action that was legal in `before`, with what it did.
pub fn movement(before: &Position, action: Action, effects: &[Effect]) -> Move {
    let effect = |effect: &Effect| EffectShape {
        piece: mark(effect.piece),
        from: placed(effect.from),
        to: placed(effect.to),
    };
    Move {
        seat: before.turn().number(),
        action: before.write(action),
        dice: before.to_act() == ToAct::Chance,
        goes_on: !before.begins_turn() || before.goes_on(action),
        way: way(before, action),
        effects: effects.iter().map(effect).collect(),
    }
}

/// All actions of a course, each with what it did.
pub fn moves(course: &Course) -> Vec<Move> {
    moves_after(course, 0)
}

/// The actions of a course but for the first ones, each with what it did.
pub fn moves_after(course: &Course, first: usize) -> Vec<Move> {
    let mut position = course.start().clone();
    let (before, rest) = course.actions().split_at(first.min(course.actions().len()));
    for &action in before {
        // What was played once can be played again.
        let _ = position.act(action);
    }
    let played = |&action: &Action| {
        let before = position.clone();
        let effects = position.act(action).unwrap_or_default();
        movement(&before, action, &effects)
    };
    rest.iter().map(played).collect()
}

/// What is to be done in a position.
pub fn prompt(position: &Position) -> Prompt {
    match position.to_act() {
        ToAct::Over(_) => return Prompt::Over,
        ToAct::Chance => return Prompt::Roll,
        ToAct::Seat(_) => {}
    }
    let actions = position.actions();
    match actions.first() {
        Some(Action::SetDown(_)) => return Prompt::SetDown,
        Some(Action::Place(_)) => return Prompt::Place,
        Some(Action::Steps(_)) => return Prompt::Dice,
        Some(Action::Huff(_)) => return Prompt::Huff,
        Some(Action::Pass) if actions.len() == 1 => return Prompt::Pass,
        _ => {}
    }
    let choices = rules::Choices::of(&actions);
    let one_piece = matches!(choices.picks.as_slice(), [pick] if matches!(pick.from, Place::On(_)));
    // With dice a single piece may just be all that can move.
    let same_piece = one_piece && !position.begins_turn() && !position.game().has_chance();
    match choices.plain.contains(&Action::End) {
        _ if same_piece => Prompt::GoOn,
        true => Prompt::MoveOrEnd,
        false => Prompt::Move,
    }
}

/// How a course ended, if it has.
pub fn outcome(course: &Course) -> Option<Outcome> {
    let (outcome, ending) = (course.outcome()?, course.ending()?);
    Some(outcome_by(course, ending, outcome.ranks().to_vec()))
}

/// How a course ended, whoever ended it.
pub fn outcome_by(course: &Course, ending: Ending, ranks: Vec<u8>) -> Outcome {
    let reason = course.position().reason().map(|reason| reason.name().to_owned());
    let won = course.position().won().into_iter().map(board::Cell::number).collect();
    Outcome { ranks, ending: ending.name().to_owned(), reason, won, lasted: None }
}

/// How a course stands, without anything that people around it add: no event, clocks,
/// offers, and no choices.
pub fn scene(course: &Course) -> Scene {
    let position = course.position();
    let fields = position.fields().into_iter().map(|(name, value)| (name.to_owned(), value));
    let (waits, prompt) = match course.to_act() {
        ToAct::Seat(_) => (Waits::Seat, prompt(position)),
        ToAct::Chance => (Waits::Dice, Prompt::Roll),
        ToAct::Over(_) => (Waits::Over, Prompt::Over),
    };
    Scene {
        event: 0,
        pieces: pieces(position),
        turn: position.turn().number(),
        waits,
        prompt,
        fields: fields.collect(),
        turns: course.turns(),
        jumps: course.jumps(),
        owed: Vec::new(),
        clocks: Vec::new(),
        offer: None,
        outcome: outcome(course),
        choices: None,
        undo: false,
    }
}

/// A whole game from its record, position by position.
pub fn replay(record: &Record) -> Result<Replay, RecordError> {
    Ok(Replay { notes: record.notes.clone(), ..course_replay(&record.replay()?) })
}

/// A whole game, position by position.
pub fn course_replay(played: &Course) -> Replay {
    let mut course = played.clone();
    course.take_back(usize::MAX);
    let mut moves = Vec::new();
    let mut scenes = vec![scene(&course)];
    for &action in played.actions() {
        let before = course.position().clone();
        // What was played once can be played again.
        let effects = course.act(action).unwrap_or_default();
        moves.push(movement(&before, action, &effects));
        scenes.push(scene(&course));
    }
    Replay {
        layout: layout(played.start()),
        notes: Vec::new(),
        moves,
        scenes,
        outcome: outcome(played),
    }
}
