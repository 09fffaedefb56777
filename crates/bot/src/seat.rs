//! A table as a bot sees it, and what it has to do next.

use table::Course;
use wire::{Happening, Holder, OfferKind, Scene, SeatShape, TableView, ToClient, ToServer, Waits};

/// What a bot knows of a table.
pub struct Sight {
    /// The invitation, if the table tells it.
    pub invite: Option<String>,
    /// The seats.
    pub seats: Vec<SeatShape>,
    /// How it stands.
    pub scene: Scene,
    /// How many actions were played.
    pub played: usize,
    /// The game with all of them; none until it is read from the record.
    pub course: Option<Course>,
    /// The table where the same people play again.
    pub rematch: Option<String>,
}

/// Something to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Send this message, completed by an id.
    Say(Deed),
    /// Ask the program.
    Think,
    /// Wait.
    Wait,
    /// Nothing: the game is over.
    Over,
}

/// A message without its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A salt for the dice.
    Seed,
    /// Roll.
    Roll(u8),
    /// An answer to a question of others.
    Answer(u8, bool),
    /// The action of the program.
    Act(u8, String),
    /// Leave the seat before the game begins.
    Stand(u8),
    /// Give up.
    Resign(u8),
    /// Take a seat.
    Sit(u8, String),
}

impl Deed {
    /// The message.
    pub fn message(&self, id: String) -> ToServer {
        match self.clone() {
            Deed::Seed => ToServer::Seed { id, seed: salt() },
            Deed::Roll(seat) => ToServer::Roll { id, seat },
            Deed::Answer(seat, yes) => ToServer::Answer { id, seat, yes },
            Deed::Act(seat, action) => ToServer::Act { id, seat, action },
            Deed::Stand(seat) => ToServer::Stand { id, seat },
            Deed::Resign(seat) => ToServer::Resign { id, seat },
            Deed::Sit(seat, invite) => ToServer::Sit { id, seat, invite },
        }
    }
}

/// A salt that nobody can guess.
fn salt() -> String {
    let mut bytes = [0; 32];
    // Without randomness the server's seed alone decides, which is committed to already.
    let _ = getrandom::fill(&mut bytes);
    table::hex(&bytes)
}

impl Sight {
    /// As a table shows itself.
    pub fn of(view: TableView) -> Sight {
        Sight {
            invite: view.invite,
            seats: view.seats,
            scene: view.scene,
            played: view.moves.len(),
            course: None,
            rematch: view.rematch,
        }
    }

    /// The seats of the bot.
    pub fn own(&self) -> impl Iterator<Item = u8> + '_ {
        self.seats.iter().filter(|seat| seat.yours).map(|seat| seat.number)
    }

    /// The first seat that is free, or the one that is wished for.
    pub fn free(&self, wished: Option<u8>) -> Option<u8> {
        let free = |seat: &&SeatShape| {
            seat.holder == Holder::Open && wished.is_none_or(|wished| wished == seat.number)
        };
        self.seats.iter().find(free).map(|seat| seat.number)
    }

    /// Takes in a message.
    pub fn hear(&mut self, message: ToClient) {
        match message {
            ToClient::Welcome { table } => *self = Sight::of(*table),
            ToClient::Seats { seats, .. } => self.seats = seats,
            ToClient::Happened { happening, scene, .. } => {
                self.follow(happening);
                if let Some(scene) = scene {
                    self.scene = *scene;
                }
            }
            _ => {}
        }
    }

    fn follow(&mut self, happening: Happening) {
        match happening {
            Happening::Acted { moved } => {
                self.played += 1;
                let done = self.course.as_mut().is_some_and(|course| {
                    let action = course.position().read(&moved.action);
                    action.is_ok_and(|action| course.act(action).is_ok())
                });
                if !done {
                    self.course = None;
                }
            }
            Happening::TookBack { actions, .. } => {
                self.played = self.played.saturating_sub(actions as usize);
                self.course = None;
            }
            // The seat that begins is part of the game.
            Happening::Drawn { .. } => self.course = None,
            Happening::Again { table } => self.rematch = Some(table),
            _ => {}
        }
    }

    /// What the bot has to do now.
    pub fn next(&self) -> Next {
        let scene = &self.scene;
        let own = |seats: &[u8]| self.own().find(|seat| seats.contains(seat));
        if scene.waits == Waits::Over {
            return Next::Over;
        }
        if own(&scene.owed).is_some() {
            return Next::Say(Deed::Seed);
        }
        if let Some(offer) = &scene.offer
            && let Some(seat) = own(&offer.open)
        {
            // A program does not mind going back or breaking off, but it plays on for the win.
            return Next::Say(Deed::Answer(seat, offer.kind != OfferKind::Draw));
        }
        match scene.waits {
            Waits::Dice if own(&[scene.turn]).is_some() => Next::Say(Deed::Roll(scene.turn)),
            Waits::Seat if scene.choices.is_some() => Next::Think,
            _ => Next::Wait,
        }
    }

    /// What it takes to leave, seat by seat: nobody is to wait for a program that is gone.
    pub fn leaving(&self) -> Vec<Deed> {
        let leave = |seat| match self.scene.waits {
            Waits::Over => None,
            Waits::Chairs => Some(Deed::Stand(seat)),
            Waits::Seeds | Waits::Seat | Waits::Dice => Some(Deed::Resign(seat)),
        };
        self.own().filter_map(leave).collect()
    }
}
