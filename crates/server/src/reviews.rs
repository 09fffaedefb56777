//! Reviews of games. Each step is a question of its own to the computers, so a review waits for others
//! after every step, and one that nobody reads any more ends at once. The latest are kept: everybody
//! at a table asks for the same one.

use crate::computers::Computers;
use crate::guard::{ConnectionLimits, Ticket};
use crate::metrics::Metrics;
use crate::problem::Problem;
use bytes::Bytes;
use room::answers::{GameReview, Judging};
use room::{Neighbourhood, Owner};
use sha2::{Digest, Sha256};
use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use wire::{Judgement, NewReview, ReviewEffort, ReviewNews};

/// The most reviews of one address under way.
const MOST_PER_ADDRESS: u32 = 3;
/// The most reviews under way.
const MOST: u64 = 64;
/// The most finished reviews that are kept, and their bytes.
const MOST_KEPT: usize = 64;
const MOST_KEPT_BYTES: usize = 16 << 20;
/// After how long it is worth trying again.
const AGAIN: Duration = Duration::from_secs(5);

/// Names the review of a record with an effort.
type Key = [u8; 32];

/// Reviews under way, and the latest ones.
pub struct Reviews {
    under_way: Arc<ConnectionLimits>,
    kept: Mutex<VecDeque<(Key, Bytes)>>,
    metrics: Metrics,
}

/// Where the lines of a review go. The reader is gone when this is closed.
pub type Lines = mpsc::Sender<Bytes>;

impl Reviews {
    /// None yet.
    pub fn new(metrics: Metrics) -> Reviews {
        let under_way = ConnectionLimits::new(MOST_PER_ADDRESS);
        Reviews { under_way, kept: Mutex::default(), metrics }
    }

    /// A place for one more review of this address.
    pub fn open(&self, address: IpAddr) -> Result<Ticket, Problem> {
        if self.under_way.count() >= MOST {
            return Err(Problem::busy(AGAIN));
        }
        self.under_way.open(address).ok_or_else(|| Problem::too_often(AGAIN))
    }

    /// The last line of this review, if it was made lately.
    pub fn kept(&self, wish: &NewReview) -> Option<Bytes> {
        let key = key(wish);
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(known, _)| *known == key).map(|(_, line)| line.clone())
    }

    fn keep(&self, key: Key, line: Bytes) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|(known, _)| *known != key);
        kept.push_back((key, line));
        let mut bytes: usize = kept.iter().map(|(_, line)| line.len()).sum();
        while kept.len() > MOST_KEPT || bytes > MOST_KEPT_BYTES {
            bytes -= kept.pop_front().map_or(0, |(_, line)| line.len());
        }
    }

    /// Reviews a game step by step and tells how it goes, until it is finished or nobody reads.
    pub async fn run(&self, computers: &Computers, owner: Owner, job: ReviewJob, lines: Lines) {
        let ReviewJob { key, mut game } = job;
        loop {
            let (sender, stepped) = oneshot::channel();
            let cost = game.step_cost();
            let asked = computers.carry_out(owner, cost, move |stop| {
                game.step(stop);
                let news = game.news();
                // Nobody may listen any more.
                let _ = sender.send((game, news));
            });
            if asked.is_err() {
                return tell(&lines, &failed("server-busy")).await;
            }
            let found = tokio::select! {
                found = stepped => found,
                () = lines.closed() => return,
            };
            // The search broke, or the server ends.
            let Ok((next, news)) = found else {
                return tell(&lines, &failed("server-trouble")).await;
            };
            game = next;
            let line = line(&news);
            if matches!(news, ReviewNews::Done { .. }) {
                self.metrics.review_finished();
                self.keep(key, line.clone());
                return drop(lines.send(line).await);
            }
            if lines.send(line).await.is_err() {
                return;
            }
        }
    }
}

/// A game to be reviewed.
pub struct ReviewJob {
    key: Key,
    game: Box<GameReview>,
}

impl ReviewJob {
    /// Reads what is wanted. Slow for a long game.
    pub fn begin(wish: &NewReview) -> Result<ReviewJob, Problem> {
        let game = GameReview::begin(wish).map_err(Problem::unprocessable)?;
        Ok(ReviewJob { key: key(wish), game: Box::new(game) })
    }
}

/// On whose account something is judged.
pub fn owner(address: IpAddr) -> Owner {
    Owner { address: Some(Neighbourhood::of(address)), guest: None }
}

/// Judges a position as soon as it is this owner's turn.
pub async fn judge(
    computers: &Computers,
    owner: Owner,
    judging: Judging,
) -> Result<Judgement, Problem> {
    let (sender, judged) = oneshot::channel();
    // Dropped with this request.
    let _asked = computers
        .carry_out(owner, judging.cost(), move |stop| {
            let found = judging.judge(stop);
            if !stop() {
                let _ = sender.send(found);
            }
        })
        .map_err(|_| Problem::busy(AGAIN))?;
    judged.await.map_err(|_| Problem::ours())
}

fn key(wish: &NewReview) -> Key {
    let effort: &[u8] = match wish.effort {
        ReviewEffort::Quick => b"quick\n",
        ReviewEffort::Thorough => b"thorough\n",
    };
    Sha256::new().chain_update(effort).chain_update(&wish.record).finalize().into()
}

fn failed(key: &str) -> ReviewNews {
    ReviewNews::Failed { faults: vec![say::plain(key)] }
}

async fn tell(lines: &Lines, news: &ReviewNews) {
    // Nobody may read any more.
    let _ = lines.send(line(news)).await;
}

/// News as a line of JSON.
fn line(news: &ReviewNews) -> Bytes {
    let mut line = serde_json::to_vec(news).unwrap_or_default();
    line.push(b'\n');
    line.into()
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;

    fn wish(record: &str, effort: ReviewEffort) -> NewReview {
        NewReview { record: record.to_owned(), effort }
    }

    #[test]
    fn the_latest_are_kept_by_record_and_effort() {
        let reviews = Reviews::new(Metrics::default());
        let quick = wish("a", ReviewEffort::Quick);
        reviews.keep(key(&quick), Bytes::from_static(b"one"));
        assert_eq!(reviews.kept(&quick).unwrap(), "one");
        assert!(reviews.kept(&wish("a", ReviewEffort::Thorough)).is_none());
        assert!(reviews.kept(&wish("b", ReviewEffort::Quick)).is_none());
        for number in 0..MOST_KEPT {
            let other = wish(&format!("{number}"), ReviewEffort::Quick);
            reviews.keep(key(&other), Bytes::from_static(b"x"));
        }
        assert!(reviews.kept(&quick).is_none(), "it was the oldest");
        let large = wish("large", ReviewEffort::Quick);
        reviews.keep(key(&large), Bytes::from(vec![b' '; MOST_KEPT_BYTES]));
        assert_eq!(reviews.kept.lock().unwrap().len(), 1);
    }

    #[test]
    fn an_address_has_few_under_way() {
        let reviews = Reviews::new(Metrics::default());
        let address = IpAddr::from([10, 0, 0, 1]);
        let open: Vec<Ticket> =
            (0..MOST_PER_ADDRESS).map(|_| reviews.open(address).unwrap()).collect();
        assert_eq!(reviews.open(address).unwrap_err().wait, Some(AGAIN));
        assert!(reviews.open(IpAddr::from([10, 0, 1, 1])).is_ok());
        drop(open);
        assert!(reviews.open(address).is_ok());
    }

    #[tokio::test]
    async fn a_review_that_nobody_reads_ends() {
        let reviews = Reviews::new(Metrics::default());
        let computers = Computers::start(1, Metrics::default());
        let record = "game: halma\nrules: 2\nplayers: 2\nactions:\n1. e2-f3\n2. l15-k14\n";
        let job = || ReviewJob::begin(&wish(record, ReviewEffort::Thorough)).unwrap();
        let owner = owner(IpAddr::from([10, 0, 0, 1]));
        let (lines, reader) = mpsc::channel(1);
        drop(reader);
        reviews.run(&computers, owner, job(), lines).await;
        assert!(reviews.kept(&wish(record, ReviewEffort::Thorough)).is_none());
        let (lines, mut reader) = mpsc::channel(8);
        reviews.run(&computers, owner, job(), lines).await;
        let mut last = Bytes::new();
        while let Some(line) = reader.recv().await {
            last = line;
        }
        assert!(last.starts_with(br#"{"is":"done""#));
        assert_eq!(reviews.kept(&wish(record, ReviewEffort::Thorough)).unwrap(), last);
    }
}
