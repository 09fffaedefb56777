//! The functions that a worker calls: bytes in, bytes out. The modules import nothing.
//!
//! `reserve(n)` gives room for an input of n bytes of JSON; then another function reads it and leaves
//! an output of `output_length()` bytes at `output()`. Which functions there are is a feature: `engine`
//! for the module of the rooms, `review` for the one that looks back. What no function needs is not
//! in a module.

// Names that others call must not be changed by the compiler. Nothing else here is unsafe.
#![allow(unsafe_code)]

#[cfg(feature = "engine")]
mod engine;
#[cfg(feature = "review")]
mod review;

use serde::Serialize;
use serde::de::DeserializeOwned;
use std::cell::RefCell;

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
    static OUTPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
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

/// The input as a value. From a `str`, as everything else is read: reading from bytes would compile
/// all of that a second time.
fn read<T: DeserializeOwned>() -> Option<T> {
    INPUT.with_borrow(|input| serde_json::from_str(std::str::from_utf8(input).ok()?).ok())
}

/// Leaves a value as the output.
fn write(value: &impl Serialize) {
    OUTPUT.set(serde_json::to_vec(value).unwrap_or_default());
}
