//! What the rules of the position alone cannot see: repetition and the turn limit.

use rules::Position;
use std::collections::HashMap;

/// Every game of two or more seats ends after this number of turns per seat.
pub const TURNS_A_SEAT: u32 = 500;

/// The third time is one too many.
const REPETITIONS: u32 = 3;

/// How a game came to its end.
///
/// ```
/// use spielhof_table::Ending;
/// assert_eq!(Ending::of("turn-limit"), Some(Ending::TurnLimit));
/// assert!(Ending::Resignation.by_people() && !Ending::Rules.by_people());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// By the rules of the game.
    Rules,
    /// The same position began a turn for the third time.
    Repetition,
    /// The turn limit was reached.
    TurnLimit,
    /// Somebody gave up.
    Resignation,
    /// All agreed on a draw.
    Agreement,
    /// Somebody's time was up.
    Clock,
    /// It was broken off: there is no result.
    Aborted,
}

impl Ending {
    /// All endings.
    pub const ALL: [Ending; 7] = [
        Ending::Rules,
        Ending::Repetition,
        Ending::TurnLimit,
        Ending::Resignation,
        Ending::Agreement,
        Ending::Clock,
        Ending::Aborted,
    ];

    /// The ending with this name.
    pub fn of(name: &str) -> Option<Ending> {
        Ending::ALL.into_iter().find(|ending| ending.name() == name)
    }

    /// Did people or their clock end the game? Then the actions do not tell.
    pub const fn by_people(self) -> bool {
        !matches!(self, Ending::Rules | Ending::Repetition | Ending::TurnLimit)
    }

    /// The name that programs use.
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Rules => "rules",
            Ending::Repetition => "repetition",
            Ending::TurnLimit => "turn-limit",
            Ending::Resignation => "resignation",
            Ending::Agreement => "agreement",
            Ending::Clock => "clock",
            Ending::Aborted => "aborted",
        }
    }
}

/// Counts turns and positions. Alone there is no limit and no repetition; with dice
/// there is no repetition.
#[derive(Clone, Debug, Default)]
pub(crate) struct Past {
    turns: u32,
    seen: HashMap<u64, u32>,
}

impl Past {
    /// The past of a game that begins with this position.
    pub fn beginning(position: &Position) -> Past {
        let mut past = Past::default();
        if position.begins_turn() {
            past.seen.insert(position.key(), 1);
        }
        past
    }

    /// The keys of the positions that have begun a turn.
    pub fn keys(&self) -> impl Iterator<Item = u64> + '_ {
        self.seen.keys().copied()
    }

    /// Turns that are over.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    /// An action led to this position: is that the end? An action that only went on with
    /// the turn before makes no turn of its own.
    pub fn record(&mut self, position: &Position, went_on: bool) -> Option<Ending> {
        let over = position.outcome().is_some();
        if !over && !position.begins_turn() {
            return None;
        }
        self.turns += u32::from(!went_on);
        let seats = position.game().seating().seats() as u32;
        if over {
            return Some(Ending::Rules);
        }
        if seats == 1 {
            return None;
        }
        if position.game().may_repeat() {
            let times = self.seen.entry(position.key()).or_insert(0);
            *times += 1;
            if *times >= REPETITIONS {
                return Some(Ending::Repetition);
            }
        }
        (self.turns >= TURNS_A_SEAT * seats).then_some(Ending::TurnLimit)
    }
}
