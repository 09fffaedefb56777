//! Reviews, judgements and puzzles.

use super::{read, write};
use crate::{Judged, Puzzled, Reviewing};
use std::cell::RefCell;
use wire::{NewJudgement, NewPuzzle, NewPuzzleTry, NewReview};

thread_local! {
    static REVIEWING: RefCell<Reviewing> = const { RefCell::new(Reviewing::none()) };
}

/// Begins the review that a [`NewReview`] asks for; leaves the news.
#[unsafe(no_mangle)]
pub extern "C" fn begin_review() {
    let wish: Option<NewReview> = read();
    let news = wish.map(|wish| REVIEWING.with_borrow_mut(|reviewing| reviewing.begin(&wish)));
    write(&news);
}

/// Takes a step of the review; leaves the news, or `null` where none is under way.
#[unsafe(no_mangle)]
pub extern "C" fn step_review() {
    write(&REVIEWING.with_borrow_mut(Reviewing::step));
}

/// Answers a [`NewJudgement`]; leaves what was judged, or `null`.
#[unsafe(no_mangle)]
pub extern "C" fn judge() {
    let wish: Option<NewJudgement> = read();
    write(&wish.map(|wish| Judged::of(&wish)));
}

/// Answers a [`NewPuzzleTry`]; leaves how it stands, or `null`.
#[unsafe(no_mangle)]
pub extern "C" fn try_puzzle() {
    let wish: Option<NewPuzzleTry> = read();
    write(&wish.map(|wish| Puzzled::tried(&wish)));
}

/// Answers a [`NewPuzzle`]; leaves the verdict, or `null`.
#[unsafe(no_mangle)]
pub extern "C" fn solve_puzzle() {
    let wish: Option<NewPuzzle> = read();
    write(&wish.map(|wish| Puzzled::solved(&wish)));
}
