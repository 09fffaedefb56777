//! How the games are explained: rules pages, lessons and tips. Texts are keys of Fluent messages,
//! so a guide has no language; positions and conditions are data, checked by the real rules.
//!
//! ```
//! use spielhof_guide::{Guide, Verdict};
//! let guide = Guide::of("halma").unwrap();
//! assert_eq!(guide.page.number_of("1.3"), guide.page.numbers().get("rule-jump").copied());
//! let task = guide.lesson.steps.iter().find(|step| !step.solution.is_empty()).unwrap();
//! let mut attempt = task.begin().unwrap();
//! for action in &task.solution {
//!     let action = attempt.course().position().read(action).unwrap();
//!     attempt.act(action).unwrap();
//! }
//! assert_eq!(attempt.verdict(), Verdict::Solved);
//! ```

mod attempt;
mod condition;
mod error;
mod lesson;
mod library;
mod outline;
mod tip;

pub use attempt::{Attempt, Verdict};
pub use condition::Condition;
pub use error::{GuideError, Problem};
pub use lesson::{Lesson, Step, StepKind};
pub use library::{Guide, Library};
pub use outline::{HouseRule, Page, Paragraph, Section, SectionKind};
pub use tip::Tip;
