//! Studies over games of computers: curves and how well they predict, errors by level, luck, and what games
//! are like.
//!
//! A study goes game by game: each game becomes one line of text with what is needed of it, and a
//! report is made from lines. So the caller plays games on as many threads as there are, keeps the
//! lines, and goes on another time. The number of a game is its seed.
//!
//! ```
//! use search::{Level, Player};
//! use spielhof_review::{Effort, study};
//! let game = rules::Spec::of("barricade", 2).unwrap().build().unwrap();
//! let by = [Player::Level(Level::new(1).unwrap())];
//! let course = study::play(&game, &by, 7, study::Dice::Fair);
//! let sums = study::GameSums::of(&course, Effort::nodes(50));
//! assert_eq!(sums.to_string().parse(), Ok(sums));
//! ```

mod calibration;
mod errors;
mod figures;
mod fit;
mod line;
mod luck;
mod play;
mod stats;

pub use calibration::{Bin, Calibration, GameSamples, Sample, calibrate};
pub use errors::{GameErrors, MeanErrors, mean_errors};
pub use figures::{DiceSums, GameFigures, statistics};
pub use line::BadLine;
pub use luck::{GameSums, LuckReport, SeatLuck, luck};
pub use play::{Dice, play};
pub use stats::Interval;
