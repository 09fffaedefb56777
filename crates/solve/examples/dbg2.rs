//! x
use spielhof_solve::*;
fn main() {
    let game = std::env::args().nth(1).unwrap();
    let mut spec = rules::Spec::of(game.trim_end_matches("10"), 1).unwrap();
    if game.ends_with("10") { spec = spec.set("pieces", "ten"); }
    let start = spec.build().unwrap().start();
    for width in std::env::args().skip(2) {
        let t = std::time::Instant::now();
        let width = width.parse().unwrap();
        let s = match Task::of(&start).unwrap() {
            Task::Star(task) => task.few_turns(width),
            Task::Square(task) => task.few_turns(width),
            _ => None,
        };
        println!("{width} {:?} {:?}", t.elapsed(), s.map(|s| s.len()));
    }
}
