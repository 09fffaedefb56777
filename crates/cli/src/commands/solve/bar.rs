//! How far a search is, for those who watch.

use crate::progress;
use crate::say::Speaker;
use solve::{End, Progress};
use std::time::Instant;

/// The bar of one pass.
pub struct Bar<'a> {
    speaker: &'a Speaker,
    /// The layer being made, and since when.
    layer: Option<(End, u32, Instant)>,
}

impl<'a> Bar<'a> {
    pub fn new(speaker: &'a Speaker) -> Bar<'a> {
        Bar { speaker, layer: None }
    }

    pub fn show(&mut self, at: &Progress) {
        let begun = match self.layer {
            Some((end, layer, begun)) if (end, layer) == (at.end, at.layer) => begun,
            _ => {
                let now = Instant::now();
                self.layer = Some((at.end, at.layer, now));
                now
            }
        };
        progress::show(at.done, at.of, || {
            let left =
                begun.elapsed().as_secs_f64() * (at.of - at.done) as f64 / at.done.max(1) as f64;
            let end = match at.end {
                End::Start => "solve-start",
                End::Goal => "solve-goal",
            };
            let values = [
                ("most", u64::from(at.most).into()),
                ("layer", u64::from(at.layer).into()),
                ("end", self.speaker.say(end).into()),
                ("positions", at.positions.to_string().into()),
                ("megabytes", (at.memory >> 20).to_string().into()),
                ("seconds", (left as u64).to_string().into()),
            ];
            self.speaker.with("solve-progress", &values)
        });
    }

    pub fn clear(&self) {
        progress::clear();
    }
}
