//! Several errors at once: texts are checked completely, and everything wrong is reported.

use std::error::Error;
use std::fmt::{self, Display, Formatter};
use std::ops::Deref;

/// One or more errors of the same kind.
///
/// ```
/// use spielhof_board::{Board, BoardId, PictureError};
/// let errors = Board::of(BoardId::Square).read("1 . .\nx .").unwrap_err();
/// assert!(errors.contains(&PictureError::UnknownRow("x".to_owned())));
/// assert_eq!(errors.to_string(), "row `1` has 16 cells, not 2; no row of the board is called `x`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ErrorList<E>(Vec<E>);

impl<E> ErrorList<E> {
    /// The errors as a vector.
    pub fn into_vec(self) -> Vec<E> {
        self.0
    }
}

impl<E: Display> Display for ErrorList<E> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            let separator = if index == 0 { "" } else { "; " };
            write!(f, "{separator}{error}")?;
        }
        Ok(())
    }
}

impl<E: Error> Error for ErrorList<E> {}

impl<E> Deref for ErrorList<E> {
    type Target = [E];

    fn deref(&self) -> &[E] {
        &self.0
    }
}

impl<E> From<Vec<E>> for ErrorList<E> {
    fn from(errors: Vec<E>) -> ErrorList<E> {
        ErrorList(errors)
    }
}

impl<E> From<E> for ErrorList<E> {
    fn from(error: E) -> ErrorList<E> {
        ErrorList(vec![error])
    }
}

impl<E> FromIterator<E> for ErrorList<E> {
    fn from_iter<I: IntoIterator<Item = E>>(errors: I) -> ErrorList<E> {
        ErrorList(errors.into_iter().collect())
    }
}

impl<E> IntoIterator for ErrorList<E> {
    type Item = E;
    type IntoIter = std::vec::IntoIter<E>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a, E> IntoIterator for &'a ErrorList<E> {
    type Item = &'a E;
    type IntoIter = std::slice::Iter<'a, E>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<E: PartialEq, const N: usize> PartialEq<[E; N]> for ErrorList<E> {
    fn eq(&self, other: &[E; N]) -> bool {
        self.0 == other
    }
}
