//! Limits across nodes: every second each node tells the others what addresses were charged, and
//! they charge it too. So an address that goes to N nodes gets at most N bursts at first, and then
//! what one node allows.

use crate::app::App;
use std::sync::Arc;
use std::time::Duration;

/// How often.
const EVERY: Duration = Duration::from_secs(1);

/// Tells other nodes as long as the server runs. Does nothing where there is only one.
pub async fn run(app: Arc<App>) {
    let rooms = app.service.rooms();
    if !rooms.placement().is_shared() {
        return;
    }
    loop {
        tokio::time::sleep(EVERY).await;
        let spending = app.guard.spent();
        if spending.is_empty() {
            continue;
        }
        for node in rooms.placement().others() {
            // A node that does not hear it allows a little more.
            let told: Result<(), _> = rooms.peers().ask(&node, "/internal/spent", &spending).await;
            if let Err(fault) = told {
                tracing::debug!(%fault, "a node does not know what was charged");
            }
        }
    }
}
