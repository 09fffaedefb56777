//! The functions that a worker calls: bytes in, bytes out. The module imports nothing.
//!
//! `reserve(n)` gives room for an input of n bytes of JSON; then `start`, `take` or `think` reads it
//! and leaves an output of `output_length()` bytes at `output()`.

// Names that others call must not be changed by the compiler. Nothing else here is unsafe.
#![allow(unsafe_code)]

use crate::{Engine, Input, ThinkingQuestion, think as think_about};
use serde::de::DeserializeOwned;
use std::cell::RefCell;

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static ENGINE: RefCell<Option<Engine>> = const { RefCell::new(None) };
}

/// Room for an input of this length.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    INPUT.with_borrow_mut(|input| {
        input.clear();
        input.resize(length, 0);
        input.as_mut_ptr()
    })
}

/// Where the output is.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    OUTPUT.with_borrow(|output| output.as_ptr())
}

/// How long the output is.
#[unsafe(no_mangle)]
pub extern "C" fn output_length() -> usize {
    OUTPUT.with_borrow(Vec::len)
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
    OUTPUT.set(serde_json::to_vec(&effects).unwrap_or_default());
}

/// Answers a [`ThinkingQuestion`]; leaves a thought, or `null`.
#[unsafe(no_mangle)]
pub extern "C" fn think() {
    let question: Option<ThinkingQuestion> = read();
    let thought = question.and_then(|question| think_about(&question));
    OUTPUT.set(serde_json::to_vec(&thought).unwrap_or_default());
}

/// The input as a value. From a `str`, as everything else is read: reading from bytes would compile
/// all of that a second time.
fn read<T: DeserializeOwned>() -> Option<T> {
    INPUT.with_borrow(|input| serde_json::from_str(std::str::from_utf8(input).ok()?).ok())
}
