//! Which games make a match.

use crate::contestant::{Contestant, Mind};
use crate::engine::EngineError;
use crate::game::{Participant, Played, play};
use rules::Spec;
use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

/// A match between two contestants.
#[derive(Clone, Debug)]
pub struct Match {
    /// The game.
    pub spec: Spec,
    /// The contestants; the first one's score is counted.
    pub contestants: [Contestant; 2],
    /// Rounds: games from one opening, one for each seat of the first contestant.
    pub rounds: u64,
    /// Random turns of each seat at the beginning.
    pub opening: u32,
    /// What openings and dice depend on.
    pub seed: u64,
    /// How many games are played at once.
    pub threads: NonZeroUsize,
}

/// The games from one opening.
#[derive(Clone, Debug)]
pub struct Round {
    /// Its number, from 0.
    pub number: u64,
    /// The games, one for each way of sitting.
    pub games: Vec<Played>,
}

impl Round {
    /// The mean score of the first contestant.
    pub fn points(&self) -> f64 {
        self.games.iter().map(|game| game.points).sum::<f64>() / self.games.len() as f64
    }
}

impl Match {
    /// Every way of sitting: the first contestant on each seat in turn, the other on all
    /// the rest. Where partners play, on both seats of a side.
    pub fn seatings(&self) -> Vec<Vec<Participant>> {
        let Ok(game) = self.spec.build() else { return Vec::new() };
        let seating = game.seating();
        let first_on = |side| {
            let chair = |seat| {
                if seating.side(seat) == side { Participant::First } else { Participant::Second }
            };
            seating.all_seats().map(chair).collect()
        };
        seating.all_sides().map(first_on).collect()
    }

    fn round(&self, number: u64, minds: &mut [Mind; 2]) -> Result<Round, EngineError> {
        let seed = self.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number);
        let one = |chairs: Vec<Participant>| play(&self.spec, &chairs, minds, self.opening, seed);
        let games = self.seatings().into_iter().map(one).collect::<Result<Vec<_>, _>>()?;
        Ok(Round { number, games })
    }

    /// Plays the match, handing over the rounds in their order, until all are played or
    /// `enough` says so.
    pub fn play(&self, mut enough: impl FnMut(Round) -> bool) -> Result<(), EngineError> {
        let next = AtomicU64::new(0);
        let done = AtomicBool::new(false);
        let fault = Mutex::new(None);
        let (sender, finished) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..self.threads.get() {
                let sender = sender.clone();
                scope.spawn(|| {
                    let result = self.work(&next, &done, sender);
                    if let Err(error) = result {
                        done.store(true, Ordering::Relaxed);
                        if let Ok(mut fault) = fault.lock() {
                            *fault = Some(error);
                        }
                    }
                });
            }
            drop(sender);
            // In their order, so that the same seed gives the same score with any threads.
            let (mut waiting, mut next, mut open) = (BTreeMap::new(), 0, true);
            for round in finished {
                waiting.insert(round.number, round);
                while let Some(round) = waiting.remove(&next).filter(|_| open) {
                    next += 1;
                    if enough(round) {
                        open = false;
                        done.store(true, Ordering::Relaxed);
                    }
                }
            }
        });
        fault.into_inner().ok().flatten().map_or(Ok(()), Err)
    }

    /// Plays rounds until there are none left.
    fn work(
        &self,
        next: &AtomicU64,
        done: &AtomicBool,
        sender: mpsc::Sender<Round>,
    ) -> Result<(), EngineError> {
        let [first, second] = &self.contestants;
        let mut minds = [Mind::new(first)?, Mind::new(second)?];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.rounds || done.load(Ordering::Relaxed) {
                return Ok(());
            }
            let round = self.round(number, &mut minds)?;
            if sender.send(round).is_err() {
                return Ok(());
            }
        }
    }
}
