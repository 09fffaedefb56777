//! Games that are over, as lists and statistics need them. All of it follows from the logs.

use crate::{GuestId, Millis};

/// A game that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// The id of the game.
    pub game: String,
    /// The house rules that differ from the booklet's choice, as `name=value`, separated by spaces.
    pub options: String,
    /// When it ended.
    pub ended: Millis,
    /// How long it took; none where that is not known.
    pub lasted: Option<Millis>,
    /// The number of turns.
    pub turns: u32,
    /// The number of jumps.
    pub jumps: u32,
    /// How it ended: the name of an ending.
    pub ending: String,
    /// Did it begin with a set-up position?
    pub set_up: bool,
    /// Was it begun elsewhere and copied?
    pub copied: bool,
    /// Was an action taken back?
    pub taken_back: bool,
    /// Was the table opened as a rated one?
    pub rated: bool,
    /// What tells solutions of a game alone apart; none where it was not solved, or by other rules or
    /// from another position than usual.
    pub solution: Option<[u8; 32]>,
    /// What figures about the game take from it; none where it does not count.
    pub tally: Option<Tally>,
    /// The seats in their order.
    pub seats: Vec<SeatResult>,
}

/// What figures about a game take from one that is over. Nothing about anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The number of players.
    pub players: u8,
    /// Which side was the only winner, by the order of moving, from one. None where the win was shared;
    /// alone, where the game was not solved.
    pub winner: Option<u8>,
}

/// How many games of a kind were alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tallied {
    /// How they ended.
    pub tally: Tally,
    /// The number of turns.
    pub turns: u32,
    /// How many games.
    pub games: u32,
}

/// What a game that is over was for a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatResult {
    /// The seat, from one.
    pub seat: u8,
    /// Its side, from one.
    pub side: u8,
    /// The guest who held it. None for computers, and for guests who are deleted.
    pub guest: Option<GuestId>,
    /// The level of a computer; none for people.
    pub level: Option<u8>,
    /// The place of its side; none where the game was broken off.
    pub place: Option<u8>,
    /// Did the player ask for a hint?
    pub hinted: bool,
    /// Did a computer play some turns in the player's place?
    pub stood_in: bool,
    /// Was the game broken off because the player sent no salt?
    pub withheld: bool,
}

/// Which games of a guest are wanted: the latest, or those before another one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultsWanted {
    /// Of this game only.
    pub game: Option<String>,
    /// Those before this one: when it ended, and its table's id.
    pub before: Option<(Millis, String)>,
    /// How many at most.
    pub most: u32,
}

/// A game of a guest, with the names of those who played it.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundResult {
    /// The table's id.
    pub table: String,
    /// The game.
    pub result: GameResult,
    /// The people of its seats, in the same order.
    pub people: Vec<ResultPerson>,
}

/// The person of a seat of a game that is over; nothing for computers and deleted guests.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ResultPerson {
    /// Which of the people at the guest's device; empty where nobody was introduced.
    pub player: String,
    /// The name; empty without one.
    pub name: String,
    /// What the picture is drawn from; 0 without one.
    pub avatar: u32,
    /// The rating before and after the game, if the game changed it; none before the first one.
    pub rating: Option<(Option<f64>, f64)>,
}
