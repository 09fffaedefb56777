//! Rooms and computer players.

use super::{INPUT, read, write};
use crate::{Engine, Input, ThinkingQuestion, think as think_about};
use std::cell::RefCell;

thread_local! {
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// Starts the engine; the input is 32 random bytes.
#[unsafe(no_mangle)]
pub extern "C" fn start() {
    let entropy: Option<[u8; 32]> = INPUT.with_borrow(|input| input.as_slice().try_into().ok());
    ENGINE.set(entropy.map(Engine::new));
}

/// Takes an [`Input`] at this time; leaves the effects. Nothing comes of what is no input.
#[unsafe(no_mangle)]
pub extern "C" fn take(now: f64) {
    let input: Option<Input> = read();
    let effects = ENGINE.with_borrow_mut(|engine| match (engine, input) {
        (Some(engine), Some(input)) => engine.take(now as u64, input),
        _ => Vec::new(),
    });
    write(&effects);
}

/// Answers a [`ThinkingQuestion`]; leaves a thought, or `null`.
#[unsafe(no_mangle)]
pub extern "C" fn think() {
    let question: Option<ThinkingQuestion> = read();
    let thought = question.and_then(|question| think_about(&question));
    write(&thought);
}
