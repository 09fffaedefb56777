//! People act at fixed moments, whatever the server does.

use super::LoadPlan;
use super::hall::{Deed, Hall, Ready, held};
use search::Rng;
use std::time::{Duration, Instant};
use wire::ToServer;

/// Lets people act, at fixed moments whatever the server does.
pub async fn act(plan: &LoadPlan, hall: &Hall, began: Instant) -> u64 {
    let mut rng = Rng::new(plan.seed);
    let apart = Duration::from_secs(1) / plan.rate as u32;
    let all = plan.rate * plan.seconds;
    let end = began + Duration::from_secs(plan.seconds);
    for number in 0..all {
        let intended = began + apart * number as u32;
        if intended > Instant::now() {
            tokio::time::sleep_until(intended.into()).await;
        }
        let ready = loop {
            let next = held(&hall.ready).pop_front();
            match next {
                Some(ready) => break ready,
                None if Instant::now() > end + Duration::from_secs(5) => return number,
                // Nobody may act: the moment passes, and the delay counts.
                None => {
                    let wait = Duration::from_millis(100);
                    let _ = tokio::time::timeout(wait, hall.wake.notified()).await;
                }
            }
        };
        do_it(ready, intended, &mut rng);
    }
    all
}

fn do_it(ready: Ready, intended: Instant, rng: &mut Rng) {
    let Ready { game, person, deed } = ready;
    let id = {
        let mut state = held(&game.state);
        state.messages += 1;
        state.acting = Some((intended, person));
        state.seen = 0;
        state.messages.to_string()
    };
    let message = match deed {
        Deed::Roll(seat) => ToServer::Roll { id, seat },
        Deed::Act(seat, actions) => {
            let which = rng.below(actions.len().max(1) as u32) as usize;
            ToServer::Act { id, seat, action: actions.get(which).cloned().unwrap_or_default() }
        }
    };
    game.say(person, &message);
}
