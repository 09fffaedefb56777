//! A review of a record as it is made natively, as JSON: `reviews RECORD`. `scripts/levels` compares it with
//! what the WebAssembly module finds.

use spielhof_browser::Reviewing;
use wire::{NewReview, ReviewEffort, ReviewNews};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("reviews RECORD")?;
    let record = std::fs::read_to_string(path)?;
    let mut reviewing = Reviewing::none();
    let mut news = Some(reviewing.begin(&NewReview { record, effort: ReviewEffort::Quick }));
    while let Some(ReviewNews::Progress { .. }) = news {
        news = reviewing.step();
    }
    println!("{}", serde_json::to_string(&news)?);
    Ok(())
}
