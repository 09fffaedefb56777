//! Reviews and judgements in a worker. Nothing stops them but the end of the worker.

use room::answers::{GameReview, judge};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wire::{Judgement, NewJudgement, NewReview, ReviewNews, Said};

/// A review under way, if there is one.
///
/// ```
/// use spielhof_browser::Reviewing;
/// use wire::{NewReview, ReviewEffort, ReviewNews};
/// let record = "game: halma\nrules: 2\nplayers: 2\nactions:\n1. e2-f3\n".to_owned();
/// let mut reviewing = Reviewing::none();
/// let news = reviewing.begin(&NewReview { record, effort: ReviewEffort::Quick });
/// assert_eq!(news, ReviewNews::Progress { done: 0, of: 2 });
/// assert_eq!(reviewing.step(), Some(ReviewNews::Progress { done: 1, of: 2 }));
/// assert!(matches!(reviewing.step(), Some(ReviewNews::Done { .. })));
/// assert_eq!(reviewing.step(), None);
/// ```
#[derive(Debug, Default)]
pub struct Reviewing {
    game: Option<GameReview>,
}

impl Reviewing {
    /// None is under way.
    pub const fn none() -> Reviewing {
        Reviewing { game: None }
    }

    /// Begins a review. The one before ends.
    pub fn begin(&mut self, wish: &NewReview) -> ReviewNews {
        match GameReview::begin(wish) {
            Ok(game) => {
                let news = game.news();
                self.game = Some(game);
                news
            }
            Err(faults) => {
                self.game = None;
                ReviewNews::Failed { faults }
            }
        }
    }

    /// Takes the next step, and tells how far it is.
    pub fn step(&mut self) -> Option<ReviewNews> {
        let game = self.game.as_mut()?;
        game.step(&|| false);
        let news = game.news();
        if matches!(news, ReviewNews::Done { .. }) {
            self.game = None;
        }
        Some(news)
    }
}

/// What became of a question about a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "camelCase")]
pub enum Judged {
    /// It was judged.
    Judgement(Judgement),
    /// It makes no sense.
    Faults(Vec<Said>),
}

impl Judged {
    /// Judges a position, and perhaps an action in it.
    ///
    /// ```
    /// use spielhof_browser::Judged;
    /// use wire::NewJudgement;
    /// let wish = NewJudgement { record: "halma".to_owned(), after: None, action: None };
    /// assert!(matches!(Judged::of(&wish), Judged::Faults(_)));
    /// ```
    pub fn of(wish: &NewJudgement) -> Judged {
        match judge(wish) {
            Ok(judging) => Judged::Judgement(judging.judge(&|| false)),
            Err(faults) => Judged::Faults(faults),
        }
    }
}
