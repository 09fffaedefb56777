//! Playing allocates nothing: neither listing, counting, choosing nor applying.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]
// A counting allocator has to implement an unsafe trait; it only counts and hands on.
#![allow(unsafe_code)]

use spielhof_rules::{CATALOGUE, Game, Spec};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

struct Counting;

thread_local! {
    // Of each thread its own: the harness allocates in its thread while the test runs in another.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call goes to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: as above.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

fn allocations(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

/// Plays on in a way that differs from turn to turn.
fn play<G: Game>(game: &G, state: &mut G::State, actions: u32) {
    for number in 0..actions {
        let mut listed = 0;
        let _ = game.each_action(state, |_| {
            listed += 1;
            ControlFlow::Continue(())
        });
        assert_eq!(listed, game.count(state));
        let wanted = number.wrapping_mul(0x9e37_79b9);
        let Some(action) = game.choose(state, |count| wanted % count) else { return };
        game.apply(state, action, &mut ());
    }
}

#[test]
fn no_allocation_per_move() {
    for entry in CATALOGUE {
        for players in entry.players() {
            let spec = Spec::of(entry.head().id, players).unwrap();
            let swap = entry.options(players).iter().any(|o| o.values.contains(&"swap"));
            let spec = if swap { spec.set("blocked", "swap") } else { spec };
            let start = spec.build().unwrap().start();
            let count = spielhof_rules::with_play!(start.play(), (game, state) => {
                let mut state = *state;
                allocations(|| play(&**game, &mut state, 400))
            });
            assert_eq!(count, 0, "{} with {players}", entry.head().id);
        }
    }
}

fn allocate() {
    drop(std::hint::black_box(vec![1]));
}

#[test]
fn the_control_counts_what_allocates() {
    assert_eq!(allocations(allocate), 1);
}

#[test]
fn what_another_thread_allocates_is_not_counted() {
    let begun = AtomicBool::new(false);
    thread::scope(|scope| {
        let other = scope.spawn(|| {
            while !begun.load(Ordering::Acquire) {
                thread::yield_now();
            }
            (0..1000).for_each(|_| allocate());
        });
        let count = allocations(|| {
            begun.store(true, Ordering::Release);
            while !other.is_finished() {
                thread::yield_now();
            }
        });
        assert_eq!(count, 0);
    });
}
