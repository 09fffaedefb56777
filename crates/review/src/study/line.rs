//! Games of a study as lines of text.

/// A line that is no game of the study.
///
/// ```
/// use spielhof_review::study::GameErrors;
/// assert!("nonsense".parse::<GameErrors>().is_err());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a line of this study: `{0}`")]
pub struct BadLine(pub String);

/// Numbers with commas between them; `-` for one that is missing.
pub(super) fn write(numbers: impl IntoIterator<Item = Option<i32>>) -> String {
    let one = |number: Option<i32>| number.map_or("-".to_owned(), |number| number.to_string());
    numbers.into_iter().map(one).collect::<Vec<_>>().join(",")
}

/// The same read again.
pub(super) fn read(text: &str) -> Option<Vec<Option<i32>>> {
    let one = |word: &str| match word {
        "-" => Some(None),
        _ => word.parse().ok().map(Some),
    };
    text.split(',').map(one).collect()
}

/// The same where no number is missing.
pub(super) fn read_all(text: &str) -> Option<Vec<i32>> {
    read(text)?.into_iter().collect()
}

/// A chance or a sum of chances in millionths.
pub(super) fn millionths(chance: f64) -> i32 {
    (chance * 1e6 + if chance < 0.0 { -0.5 } else { 0.5 }) as i32
}
