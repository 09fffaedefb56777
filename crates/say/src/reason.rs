use crate::{filled, number, text};
use review::{Detail, Reason};
use rules::Position;
use wire::Said;

/// A reason for a move in this position.
///
/// ```
/// use review::Reason;
/// let position = rules::Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let cell = position.board().cell("e5").unwrap();
/// let said = spielhof_say::reason(&position, &Reason::Arrives { cell });
/// assert_eq!(said.key, "because-arrives");
/// assert_eq!(said.args["cell"], wire::Arg::Text("e5".to_owned()));
/// ```
pub fn reason(position: &Position, reason: &Reason) -> Said {
    let arg = |detail: Detail| match detail {
        Detail::Cell(cell) => text(position.board().name(cell)),
        Detail::Number(value) => number(value),
    };
    let key = format!("because-{}", reason.name());
    filled(&key, &mut reason.details().into_iter().map(|(name, detail)| (name, arg(detail))))
}
