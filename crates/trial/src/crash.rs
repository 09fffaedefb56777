//! Kills the server at random moments and looks whether it has kept its promises.

use crate::args::Args;
use crate::http;
use crate::ledger::{Account, Ledger};
use crate::play::{self, KINDS, Moment};
use crate::player::{Gone, Player};
use crate::server::{STORE, Server};
use search::Rng;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use store::Sqlite;
use wire::{Opened, ToClient, ToServer, Waits};

/// The longest that a server lives.
const LONGEST: u32 = 900;
/// A game with this number of events is given up, so that logs stay short.
const ENOUGH: u32 = 400;
/// A control must be caught within this number of kills.
const CONTROL_KILLS: u64 = 40;

/// How a server is made to fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Control {
    /// Not at all.
    None,
    /// It acknowledges before it has stored.
    Early,
    /// It does not wait for the disk.
    NoSync,
}

/// `spielhof-trial crash`.
pub fn run(args: &Args) -> Result<(), String> {
    let trial =
        Trial { program: args.server()?, shim: args.path("shim"), seed: args.number("seed", 1)? };
    let kills = args.number("kills", 300)?;
    println!("seed {}", trial.seed);
    let account = trial.go(Control::None, kills)?;
    if !account.is_clean() {
        return Err("promises were broken".to_owned());
    }
    let controls: &[Control] =
        if trial.shim.is_some() { &[Control::Early, Control::NoSync] } else { &[Control::Early] };
    for &control in controls {
        if trial.go(control, CONTROL_KILLS)?.is_clean() {
            return Err(format!("{control:?} was not noticed: this trial proves nothing"));
        }
    }
    Ok(())
}

struct Trial {
    program: PathBuf,
    shim: Option<PathBuf>,
    seed: u64,
}

impl Trial {
    fn go(&self, control: Control, kills: u64) -> Result<Account, String> {
        let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut rng = Rng::new(self.seed);
        let mut tables = self.prepare(folder.path())?;
        let mut shimmed = 0;
        let since = Instant::now();
        for kill in 1..=kills {
            // Half of the kills take with them what was not synchronised.
            let shim = self.shim.as_deref().filter(|_| match control {
                Control::None => kill % 2 == 0,
                Control::Early => false,
                Control::NoSync => true,
            });
            shimmed += u64::from(shim.is_some());
            // In a control the first server is a good one, so that there are tables to lose.
            let control = if kill == 1 { Control::None } else { control };
            self.round(folder.path(), control, shim, &mut tables, &mut rng)?;
            let now = check(folder.path(), &tables, false)?;
            if kill % 25 == 0 || kill == kills || !now.is_clean() {
                let all = check(folder.path(), &tables, true)?;
                let seconds = since.elapsed().as_secs();
                println!(
                    "{control:?}: {kill} kills, {shimmed} of them with what was not synchronised, \
                     {seconds} s: {} acknowledged, {} lost, {} doubled; {} events; {} shown and \
                     lost; {} tables shown, {} broken",
                    all.acknowledged,
                    all.lost,
                    all.doubled,
                    all.events,
                    all.shown_but_lost,
                    all.compared,
                    all.broken,
                );
                if !all.is_clean() || kill == kills {
                    return Ok(all);
                }
            }
        }
        Ok(Account::default())
    }

    /// Guests, with a server that is ended in good order.
    fn prepare(&self, folder: &Path) -> Result<Vec<Driver>, String> {
        let server = Server::start(&self.program, folder, &[])?;
        let driver = |number: usize| {
            let secrets = [http::new_guest(server.address)?, http::new_guest(server.address)?];
            Ok(Driver::new(number, secrets, Rng::new(self.seed ^ (number as u64) << 32)))
        };
        let tables = (0..KINDS).map(driver).collect::<Result<Vec<_>, String>>()?;
        server.kill()?;
        Ok(tables)
    }

    /// A server starts, people play, the server is killed.
    fn round(
        &self,
        folder: &Path,
        control: Control,
        shim: Option<&Path>,
        tables: &mut [Driver],
        rng: &mut Rng,
    ) -> Result<(), String> {
        let shim = shim.map(|shim| shim.display().to_string());
        let mut variables = Vec::new();
        variables.extend(shim.as_deref().map(|shim| ("LD_PRELOAD", shim)));
        match control {
            Control::None => {}
            Control::Early => variables.push(("SPIELHOF_TEST_ACKNOWLEDGE", "early")),
            Control::NoSync => variables.push(("SPIELHOF_TEST_SYNCHRONOUS", "off")),
        }
        let server = Server::start(&self.program, folder, &variables)?;
        let address = server.address;
        let killed = std::thread::scope(|scope| {
            for table in tables {
                scope.spawn(move || table.play(address));
            }
            std::thread::sleep(Duration::from_millis(u64::from(rng.below(LONGEST))));
            server.kill()
        });
        killed?;
        if shim.is_some() { lose(folder) } else { Ok(()) }
    }
}

/// What was not synchronised is gone: only the shim's copies survive.
fn lose(folder: &Path) -> Result<(), String> {
    let told = |error: std::io::Error| error.to_string();
    for name in [STORE.to_owned(), format!("{STORE}-wal"), format!("{STORE}-journal")] {
        let (file, copy) = (folder.join(&name), folder.join(format!("{name}.synced")));
        if copy.exists() {
            std::fs::rename(copy, file).map_err(told)?;
        } else if file.exists() {
            std::fs::remove_file(file).map_err(told)?;
        }
    }
    // These are never synchronised and are made anew.
    for ending in ["-shm", ".mark"] {
        match std::fs::remove_file(folder.join(format!("{STORE}{ending}"))) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(told(error)),
            _ => {}
        }
    }
    Ok(())
}

/// Compares with the file: all tables, or those that are played at now.
fn check(folder: &Path, drivers: &[Driver], all: bool) -> Result<Account, String> {
    let store = Sqlite::open(&folder.join(STORE)).map_err(|fault| format!("{fault:?}"))?;
    let mut account = Account::default();
    for driver in drivers {
        let past = driver.past.iter().filter(|_| all);
        for ledger in past.chain(driver.now.as_ref().map(|now| &now.ledger)) {
            account.add(&ledger.check(&store));
        }
    }
    Ok(account)
}

/// A table that is played at.
struct Now {
    opened: Opened,
    ledger: Ledger,
    /// The person and the message that nobody has answered yet.
    unanswered: Option<(usize, ToServer)>,
}

/// People who play one game after the other.
struct Driver {
    number: usize,
    secrets: [String; 2],
    rng: Rng,
    messages: u64,
    now: Option<Now>,
    past: Vec<Ledger>,
}

impl Driver {
    fn new(number: usize, secrets: [String; 2], rng: Rng) -> Driver {
        Driver { number, secrets, rng, messages: 0, now: None, past: Vec::new() }
    }

    /// Plays until the server is gone.
    fn play(&mut self, address: SocketAddr) {
        while self.play_one(address).is_ok() {
            self.past.extend(self.now.take().map(|now| now.ledger));
        }
    }

    /// Plays one game to its end.
    fn play_one(&mut self, address: SocketAddr) -> Result<(), Gone> {
        self.open(address)?;
        let Some(now) = &mut self.now else { return Err(Gone) };
        let mut players = Vec::new();
        // Where there is no chair for the second, they watch.
        for secret in &self.secrets {
            players.push(Player::come(address, &now.opened.table, secret)?);
        }
        let mut moments = Vec::new();
        for player in &mut players {
            player.say(&ToServer::hello(None))?;
            moments.push(now.welcome(player)?);
        }
        if let Some((person, message)) = now.unanswered.clone() {
            // Nobody knows whether it arrived: it is sent again as it was.
            now.say(person, message, &mut players, &mut moments)?;
        }
        loop {
            let last = moments.iter().map(|moment| moment.scene.event).max().unwrap_or(0);
            for (player, moment) in players.iter_mut().zip(&mut moments) {
                while moment.scene.event < last {
                    let heard = player.hear()?;
                    now.ledger.note(heard, moment);
                }
            }
            let seen: Vec<&Moment> = moments.iter().collect();
            let Some((person, make)) = play::next(&seen, ENOUGH, &mut self.rng) else {
                if moments.iter().all(|moment| moment.scene.waits == Waits::Over) {
                    return Ok(());
                }
                // A computer is to act.
                let heard = players[0].hear()?;
                now.ledger.note(heard, &mut moments[0]);
                continue;
            };
            self.messages += 1;
            let id = format!("{}-{}", self.number, self.messages);
            let message = make.message(id, &now.opened.invite);
            now.say(person, message, &mut players, &mut moments)?;
        }
    }

    fn open(&mut self, address: SocketAddr) -> Result<(), Gone> {
        if self.now.is_some() {
            return Ok(());
        }
        let wish = play::wish(self.number).map_err(|_| Gone)?;
        let opened = http::open(address, &self.secrets[0], &wish).map_err(|_| Gone)?;
        let ledger = Ledger::of(&opened.table);
        self.now = Some(Now { opened, ledger, unanswered: None });
        Ok(())
    }
}

impl Now {
    fn welcome(&mut self, player: &mut Player) -> Result<Moment, Gone> {
        loop {
            if let ToClient::Welcome { table } = player.hear()? {
                let moment = Moment::of(&table);
                self.ledger.welcome(*table);
                return Ok(moment);
            }
        }
    }

    /// Says something and waits until it is answered.
    fn say(
        &mut self,
        person: usize,
        message: ToServer,
        players: &mut [Player],
        moments: &mut [Moment],
    ) -> Result<(), Gone> {
        let id = message.id().unwrap_or_default().to_owned();
        self.unanswered = Some((person, message.clone()));
        self.ledger.sent.insert(id.clone(), message.clone());
        players[person].say(&message)?;
        loop {
            match players[person].hear()? {
                ToClient::Done { id: done, number } if done == id => {
                    self.ledger.acknowledged.push((id, number));
                    break;
                }
                ToClient::Refused { id: refused, .. } if refused == id => {
                    self.ledger.refused.insert(id);
                    break;
                }
                heard => self.ledger.note(heard, &mut moments[person]),
            }
        }
        self.unanswered = None;
        Ok(())
    }
}
