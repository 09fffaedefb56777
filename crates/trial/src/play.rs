//! What people at a table see, and what they do next: anything that is allowed.

use crate::ledger::Ledger;
use crate::player::any;
use search::Rng;
use wire::{Happening, NewTable, Scene, SeatShape, TableView, ToClient, ToServer, Waits};

/// What is played, by whom: a plan, and the chairs of the player who opens the table.
const GAMES: [(&str, &str); 10] = [
    (r#"{"game":"halma","players":2}"#, r#"["mine","open"]"#),
    (r#"{"game":"barricade","players":2}"#, r#"["mine","open"]"#),
    (r#"{"game":"star-halma","players":4}"#, r#"["mine","open","mine","open"]"#),
    (r#"{"game":"captive-2","players":2}"#, r#"["mine","open"]"#),
    (r#"{"game":"barricade","players":3}"#, r#"["mine",{"computer":1},"open"]"#),
    (r#"{"game":"quick-halma","players":2}"#, r#"["mine",{"computer":1}]"#),
    (r#"{"game":"barricade","players":2}"#, r#"["mine",{"computer":1}]"#),
    (r#"{"game":"dice-halma","players":2}"#, r#"["mine","open"]"#),
    (r#"{"game":"gobang","players":2}"#, r#"["mine","open"]"#),
    (r#"{"game":"solo-halma","players":1}"#, r#"["mine"]"#),
];

/// How many different games there are.
pub const KINDS: usize = GAMES.len();

/// The table that the people with this number want: dice, turns of several actions, computers.
pub fn wish(number: usize) -> Result<NewTable, String> {
    let (plan, chairs) = GAMES[number % GAMES.len()];
    let text = format!(r#"{{"plan":{plan},"chairs":{chairs},"pace":0,"chat":true}}"#);
    serde_json::from_str(&text).map_err(|error| error.to_string())
}

/// How a moment looks to one of the people.
#[derive(Clone)]
pub struct Moment {
    /// How it stands.
    pub scene: Scene,
    /// Their own seats.
    pub mine: Vec<u8>,
    /// The open seats.
    pub open: Vec<u8>,
}

impl Moment {
    /// As a whole table shows it.
    pub fn of(table: &TableView) -> Moment {
        let (mine, open) = seats(&table.seats);
        Moment { scene: table.scene.clone(), mine, open }
    }

    /// What matters of it, to explain why nothing happens.
    pub fn brief(&self) -> String {
        let Moment { scene, mine, .. } = self;
        let choices = scene.choices.is_some();
        format!(
            "event {}, turn {}, waiting for {:?}, own seats {mine:?}, choices: {choices}",
            scene.event, scene.turn, scene.waits
        )
    }
}

/// Something to do.
pub enum Deed {
    /// Take a seat.
    Sit(u8),
    /// Give a seed for the dice.
    Seed(String),
    /// Roll the dice.
    Roll(u8),
    /// Act.
    Act(u8, String),
    /// Give up.
    Resign(u8),
}

impl Deed {
    /// The message that asks for it.
    pub fn message(self, id: String, invite: &str) -> ToServer {
        match self {
            Deed::Sit(seat) => ToServer::Sit { id, seat, invite: invite.to_owned() },
            Deed::Seed(seed) => ToServer::Seed { id, seed },
            Deed::Roll(seat) => ToServer::Roll { id, seat },
            Deed::Act(seat, action) => ToServer::Act { id, seat, action },
            Deed::Resign(seat) => ToServer::Resign { id, seat },
        }
    }
}

/// Who does what next; none if a computer does, or if it is over. A game with more than `enough`
/// events is given up, so that logs stay short.
pub fn next(moments: &[&Moment], enough: u32, rng: &mut Rng) -> Option<(usize, Deed)> {
    let first = moments.first()?;
    let turn = moments.iter().position(|moment| moment.mine.contains(&first.scene.turn));
    let tired = first.scene.event > enough;
    Some(match first.scene.waits {
        Waits::Over => return None,
        Waits::Chairs => {
            let guest = moments.len() - 1;
            (guest, Deed::Sit(*moments[guest].open.first()?))
        }
        Waits::Seeds => {
            let bytes: [u8; 32] = std::array::from_fn(|_| rng.below(256) as u8);
            // A player who has given one already is refused; then the other player gives theirs.
            (rng.below(moments.len() as u32) as usize, Deed::Seed(table::hex(&bytes)))
        }
        Waits::Dice => (turn?, Deed::Roll(first.scene.turn)),
        Waits::Seat if tired => (turn?, Deed::Resign(first.scene.turn)),
        Waits::Seat => {
            let choices = moments[turn?].scene.choices.as_ref()?;
            (turn?, Deed::Act(choices.seat, any(choices, rng)?))
        }
    })
}

/// One's own seats, and the open ones.
fn seats(seats: &[SeatShape]) -> (Vec<u8>, Vec<u8>) {
    let numbers = |wanted: &dyn Fn(&SeatShape) -> bool| {
        seats.iter().filter(|seat| wanted(seat)).map(|seat| seat.number).collect()
    };
    (numbers(&|seat| seat.yours), numbers(&|seat| seat.holder == wire::Holder::Open))
}

impl Ledger {
    /// Notes what somebody was told, and how the moment looks to them now.
    pub fn note(&mut self, heard: ToClient, moment: &mut Moment) {
        match heard {
            ToClient::Happened { number, happening, scene, .. } => {
                self.seen = self.seen.max(number);
                if let Happening::Acted { moved } = happening {
                    self.show(number, moved.action);
                }
                if let Some(scene) = scene {
                    moment.scene = *scene;
                }
            }
            ToClient::Welcome { table } => {
                *moment = Moment::of(&table);
                self.welcome(*table);
            }
            ToClient::Seats { seats, .. } => (moment.mine, moment.open) = self::seats(&seats),
            _ => {}
        }
    }

    /// Notes a whole table that somebody was shown.
    pub fn welcome(&mut self, table: TableView) {
        self.seen = self.seen.max(table.scene.event);
        self.welcomes.push(table);
    }
}
