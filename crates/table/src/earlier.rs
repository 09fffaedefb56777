//! Actions that were played elsewhere, before the table was opened.

use crate::course::Course;
use rules::{ReadError, ToAct};

/// An action that cannot be played: its number, counted from one, what it says and why.
pub(crate) type Unplayable = (usize, String, ReadError);

/// Plays earlier actions, and counts those of chance among them.
pub(crate) fn play(course: &mut Course, actions: &[String]) -> Result<u32, Unplayable> {
    let mut rolls = 0;
    for (number, text) in (1..).zip(actions) {
        let refuse = |fault| (number, text.clone(), fault);
        let by_chance = course.to_act() == ToAct::Chance;
        let action = course.position().read(text).map_err(refuse)?;
        course.act(action).map_err(|refusal| refuse(ReadError::Refused(refusal)))?;
        rolls += u32::from(by_chance);
    }
    Ok(rolls)
}
