//! Three servers that break promises on purpose. A trial that does not notice proves nothing.

use super::PARTIES;
use super::fault::between;
use super::node::Plan;
use super::stage::{NODES, Stage, Window};
use search::Rng;
use std::path::Path;
use std::time::{Duration, Instant};

/// A control must be caught within this number of faults.
const FAULTS: u64 = 40;

/// How long people play while the standby falls behind.
const BEHIND: Duration = Duration::from_secs(2);

/// What is switched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// The store takes writes from everybody.
    NoFencing,
    /// Messages are acknowledged before they are stored.
    Early,
    /// Commits do not wait for the standby.
    Asynchronous,
}

impl Control {
    /// All of them.
    pub const ALL: [Control; 3] = [Control::NoFencing, Control::Early, Control::Asynchronous];

    fn variables(self) -> Vec<(&'static str, &'static str)> {
        match self {
            Control::NoFencing => vec![("SPIELHOF_TEST_FENCING", "off")],
            Control::Early => vec![("SPIELHOF_TEST_ACKNOWLEDGE", "early")],
            Control::Asynchronous => Vec::new(),
        }
    }

    /// Fails if the trial does not notice.
    pub fn run(self, program: &Path, seed: u64, logs: Option<&Path>) -> Result<(), String> {
        let plan = Plan { program: program.to_owned(), variables: self.variables() };
        let logs = logs.map(|logs| logs.join(format!("{self:?}")));
        let mut stage = Stage::start(plan, PARTIES, seed, logs.as_deref())?;
        let mut rng = Rng::new(seed);
        for fault in 1..=FAULTS {
            let noticed = match self {
                Control::NoFencing => old_epoch(&mut stage, &mut rng)?,
                Control::Early => kill(&mut stage, &mut rng)?,
                Control::Asynchronous => lose_primary(&mut stage)?,
            };
            if let Some(noticed) = noticed {
                println!("control {self:?}: noticed at fault {fault}: {noticed}");
                return Ok(());
            }
        }
        Err(format!(
            "control {self:?} was not noticed in {FAULTS} faults: this trial proves nothing"
        ))
    }
}

/// A server is frozen while nobody plays, so that the others read its tables but do not go on. Then
/// it goes on, with messages waiting in its sockets.
fn old_epoch(stage: &mut Stage, rng: &mut Rng) -> Result<Option<String>, String> {
    let node = rng.below(NODES as u32) as usize;
    let (_, probe) = stage.freeze_quietly(node, between(1500, 2500, rng))?;
    std::thread::sleep(between(300, 1000, rng));
    let noticed = format!(
        "of {} messages to a node that slept through its lease, {} were stored or acknowledged, \
         {} of them actions",
        probe.messages, probe.old_epoch, probe.actions
    );
    Ok((probe.old_epoch > 0).then_some(noticed))
}

/// A server is killed under load.
fn kill(stage: &mut Stage, rng: &mut Rng) -> Result<Option<String>, String> {
    std::thread::sleep(between(300, 1500, rng));
    stage.forget_steps();
    let node = rng.below(NODES as u32) as usize;
    stage.kill(node, between(200, 1000, rng))?;
    // What is stored a little later counts as stored.
    stage.pause()?;
    std::thread::sleep(Duration::from_millis(500));
    let noticed = broken(stage);
    stage.resume();
    noticed
}

/// The standby falls behind, the primary is lost, and the standby takes its place.
fn lose_primary(stage: &mut Stage) -> Result<Option<String>, String> {
    stage.databases.fall_behind()?;
    let began = Instant::now();
    stage.forget_steps();
    let everybody: Vec<usize> = (0..stage.parties.len()).collect();
    stage.wait_until_playable(&Window { began, ended: began + BEHIND }, &everybody)?;
    stage.databases.stop_primary()?;
    stage.databases.promote()?;
    let noticed = broken(stage)?;
    stage.databases.rejoin()?;
    Ok(noticed)
}

fn broken(stage: &Stage) -> Result<Option<String>, String> {
    let account = stage.check(true)?;
    let noticed = format!(
        "of {} messages acknowledged {} are lost, {} doubled; {} shown and lost; {} tables broken",
        account.acknowledged, account.lost, account.doubled, account.shown_but_lost, account.broken
    );
    Ok((!account.is_clean()).then_some(noticed))
}
