//! x
use spielhof_solve::*;
fn main() {
    let game = std::env::args().nth(1).unwrap();
    let most: u32 = std::env::args().nth(2).unwrap().parse().unwrap();
    let start = rules::Spec::of(&game, 1).unwrap().build().unwrap().start();
    let means = Means { threads: 2.try_into().unwrap(), memory: 12 << 30, ..Means::default() };
    let t = std::time::Instant::now();
    let mut report = |p: &Progress| {
        if p.done == p.of {
            println!("{:?} {p:?}", t.elapsed())
        }
    };
    let s = match Task::of(&start).unwrap() {
        Task::Star(task) => fewest_turns(&*task, Some(most), &means, &mut report),
        Task::Square(task) => fewest_turns(&*task, Some(most), &means, &mut report),
        Task::Peg(task) => fewest_turns(&task, Some(most), &means, &mut report),
    }
    .unwrap();
    println!(
        "{:?} {most} {:?} {} {:?}",
        t.elapsed(),
        s.turns,
        s.at_least,
        s.proof.map(|p| p.layers.map(|l| l.iter().map(|l| l.count).collect::<Vec<_>>()))
    );
}
