//! Requests that take long: few at once, few wait, and of one address fewer still. Everybody
//! else is told to come again, so that those who play never wait for those who look back.

use crate::guard::ConnectionLimits;
use crate::metrics::Metrics;
use crate::problem::Problem;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::Semaphore;

/// The most that one address may have under way.
const MOST_PER_ADDRESS: u32 = 4;
/// The most that may wait.
const MOST_WAITING: usize = 32;
/// After how long it is worth trying again.
const AGAIN: Duration = Duration::from_secs(2);

/// How much that takes long is done at the same time: half of the processors are left to others.
pub(crate) fn at_once() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from).div_ceil(2)
}

/// Where requests that take long are carried out.
pub struct Heavy {
    permits: Arc<Semaphore>,
    waiting: AtomicUsize,
    addresses: Arc<ConnectionLimits>,
    metrics: Metrics,
}

impl Heavy {
    /// Counts what it refuses.
    pub fn new(metrics: Metrics) -> Heavy {
        Heavy {
            permits: Arc::new(Semaphore::new(at_once())),
            waiting: AtomicUsize::new(0),
            addresses: ConnectionLimits::new(MOST_PER_ADDRESS),
            metrics,
        }
    }
}

/// A place in the queue; dropping it frees the place.
struct Slot<'a>(&'a AtomicUsize);

impl Drop for Slot<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Heavy {
    /// Carries something out for an address, as soon as there is room.
    pub async fn run<T: Send + 'static>(
        &self,
        address: IpAddr,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let refused = |problem: Problem| {
            self.metrics.heavy_refused();
            problem
        };
        let own = self.addresses.open(address);
        let own = own.ok_or_else(|| refused(Problem::too_often(AGAIN)))?;
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        let place = Slot(&self.waiting);
        if before >= MOST_WAITING {
            return Err(refused(Problem::busy(AGAIN)));
        }
        let permit = self.permits.clone().acquire_owned().await;
        let permit = permit.map_err(|_| Problem::ours())?;
        drop(place);
        // The work counts until it ends, even if nobody waits for the answer any more.
        let done = tokio::task::spawn_blocking(move || {
            let _held = (permit, own);
            work()
        });
        done.await.map_err(|_| Problem::ours())
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use axum::http::StatusCode;
    use std::sync::mpsc;

    fn address(number: u8) -> IpAddr {
        IpAddr::from([10, 0, 0, number])
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn few_are_done_at_once_and_few_wait() {
        let heavy = Arc::new(Heavy::new(Metrics::default()));
        let (go, waits) = mpsc::channel::<()>();
        let waits = Arc::new(std::sync::Mutex::new(waits));
        let ask = |number: u8| {
            let (heavy, waits) = (heavy.clone(), waits.clone());
            tokio::spawn(async move {
                // It goes on when the other end is dropped.
                let work = move || waits.lock().unwrap().recv().unwrap_or_default();
                heavy.run(address(number), work).await.map_err(|problem| problem.status)
            })
        };
        let all = at_once() + MOST_WAITING;
        let under_way: Vec<_> = (0..all).map(|place| ask((place / 4) as u8)).collect();
        while heavy.permits.available_permits() > 0
            || heavy.waiting.load(Ordering::Relaxed) < MOST_WAITING
        {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        let busy = ask(200).await.unwrap();
        assert_eq!(busy, Err(StatusCode::SERVICE_UNAVAILABLE));
        let own = ask(0).await.unwrap();
        assert_eq!(own, Err(StatusCode::TOO_MANY_REQUESTS), "four of one address are enough");
        let figures = heavy.metrics.text(&crate::metrics::Moment::default());
        assert!(figures.contains("spielhof_heavy_requests_refused_total 2"), "{figures}");
        drop(go);
        for one in under_way {
            assert_eq!(one.await.unwrap(), Ok(()));
        }
        assert_eq!(ask(0).await.unwrap(), Ok(()));
    }

    #[tokio::test]
    async fn work_that_panics_gives_its_place_back() {
        let heavy = Heavy::new(Metrics::default());
        for _ in 0..10 {
            let broken = heavy.run(address(1), || panic!("broken")).await;
            assert_eq!(broken, Err::<(), _>(Problem::ours()));
        }
        assert!(heavy.run(address(1), || ()).await.is_ok());
    }
}
