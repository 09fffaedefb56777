//! Which rated games count, what they do to ratings, and how a game alone was solved.

mod judging;
mod planned;
mod reasons;
mod solution;

pub use judging::judge;
pub use planned::why_not_rated;
pub use reasons::{read_reason, said};
pub use solution::{published, solution_of};
