//! What can be wrong with a file of the guide.

/// A fault in a file of the guide.
///
/// ```
/// use spielhof_guide::{Page, Problem};
/// let fault = Page::read("halma", "aim\n  rule-aim\nextra\n").unwrap_err();
/// assert_eq!((fault.line, fault.problem), (3, Problem::UnknownSection("extra".to_owned())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}, line {line}: {problem}")]
pub struct GuideError {
    /// The name of the file, without its folder.
    pub file: String,
    /// The line, counted from one.
    pub line: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong with a line of a file of the guide.
///
/// ```
/// use spielhof_guide::{Condition, Problem};
/// assert_eq!("flies".parse::<Condition>(), Err(Problem::UnknownCondition("flies".to_owned())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// A heading that no page has.
    #[error("there is no section {0:?}")]
    UnknownSection(String),
    /// A paragraph before the first heading.
    #[error("a paragraph stands before the first section")]
    NoSection,
    /// A line that no lesson or tip has.
    #[error("there is no field {0:?}")]
    UnknownField(String),
    /// A line that must be there.
    #[error("the field {0:?} is missing")]
    MissingField(&'static str),
    /// A value that its field cannot have.
    #[error("{0:?} is not a value of its field")]
    Value(String),
    /// Words that are no condition.
    #[error("there is no condition {0:?}")]
    UnknownCondition(String),
    /// The game or the set-up cannot be built.
    #[error("the position cannot be built: {0}")]
    Position(String),
    /// An action cannot be played.
    #[error("{action:?} cannot be played: {why}")]
    Action {
        /// The action as it is written.
        action: String,
        /// What the rules say.
        why: String,
    },
    /// A name for which there is no file.
    #[error("there is no file {0:?}")]
    NoFile(String),
}

impl Problem {
    /// The fault at a line of a file.
    pub(crate) fn at(self, file: &str, line: usize) -> GuideError {
        GuideError { file: file.to_owned(), line, problem: self }
    }
}
