//! What an edition of Barricade is made of.

use super::Barricade;
use crate::head::Head;
use crate::options::{Choice, Picks, values};
use crate::refusal::{Refusal, Rule};
use crate::seating::{Hue, Seating};
use crate::standing::Places;
use board::BoardId;

/// An edition of Barricade.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// Id and source.
    pub head: Head,
    /// How many can play.
    pub players: &'static [u8],
    /// Rule 2.
    pub opening: Choice<Opening>,
    /// Rule 3, since rules 2.
    pub entry: Choice<Entering>,
    /// Rule 6.
    pub no_barricade_rows: Choice<BarricadeRows>,
    /// Rule 9.
    pub colours: Choice<Colours>,
}

impl crate::variant::Variant for Variant {
    fn head(&self) -> &Head {
        &self.head
    }

    fn players(&self) -> Vec<u8> {
        self.players.to_vec()
    }

    fn boards(&self) -> Vec<BoardId> {
        vec![BoardId::Barricade]
    }

    fn rule(&self, refusal: &Refusal) -> Rule {
        super::clauses::rule(refusal)
    }
}

/// Who begins.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// Everyone rolls; the highest begins with that roll, ties roll again.
    Rolled,
    /// The starting seat.
    First,
}
values!(Opening: "opening" { Rolled: "rolled", First: "first" });

/// Must a pawn be brought in when nothing else can be moved?
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entering {
    /// It must.
    Forced,
    /// A player with a pawn on the board may pass instead.
    Free,
}
values!(Entering: "entry" { Forced: "forced", Free: "free" });

/// How many rows, from the bottom, no barricade may be set down in.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarricadeRows {
    /// The first.
    One,
    /// The first two.
    Two,
}
values!(BarricadeRows: "no-barricade-rows" { One: "1", Two: "2" });

impl BarricadeRows {
    /// The number of rows.
    pub fn rows(self) -> u16 {
        match self {
            BarricadeRows::One => 1,
            BarricadeRows::Two => 2,
        }
    }
}

/// How many colours each of two players has.
///
/// The [module](super) has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// One.
    One,
    /// Two: red and yellow against green and blue.
    Two,
}
values!(Colours: "colours" { One: "one", Two: "two" });

/// Which colours play (rule 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Playing {
    RedYellow,
    RedGreen,
    RedBlue,
    GreenYellow,
    GreenBlue,
    YellowBlue,
    RedGreenYellow,
    RedGreenBlue,
    RedYellowBlue,
    GreenYellowBlue,
    All,
}
values!(Playing: "playing" {
    RedYellow: "red+yellow",
    RedGreen: "red+green",
    RedBlue: "red+blue",
    GreenYellow: "green+yellow",
    GreenBlue: "green+blue",
    YellowBlue: "yellow+blue",
    RedGreenYellow: "red+green+yellow",
    RedGreenBlue: "red+green+blue",
    RedYellowBlue: "red+yellow+blue",
    GreenYellowBlue: "green+yellow+blue",
    All: "red+green+yellow+blue",
});

impl Playing {
    /// What may be chosen, the usual colours first.
    fn choice(players: u8) -> Choice<Playing> {
        use Playing::*;
        match players {
            2 => &[RedYellow, RedGreen, RedBlue, GreenYellow, GreenBlue, YellowBlue],
            3 => &[RedGreenYellow, RedGreenBlue, RedYellowBlue, GreenYellowBlue],
            _ => &[All],
        }
    }

    /// The colours, clockwise.
    fn hues(self) -> Vec<&'static [Hue]> {
        use crate::options::Value;
        const EACH: [(&str, &[Hue]); 4] = [
            ("red", &[Hue::Red]),
            ("green", &[Hue::Green]),
            ("yellow", &[Hue::Yellow]),
            ("blue", &[Hue::Blue]),
        ];
        let plays = |name: &str| self.name().split('+').any(|colour| colour == name);
        EACH.into_iter().filter(|(name, _)| plays(name)).map(|(_, hue)| hue).collect()
    }
}

impl Variant {
    pub(crate) fn build(&self, picks: &mut Picks) -> Barricade {
        let colours = if picks.players == 2 { picks.pick(self.colours) } else { Colours::One };
        let choice = Playing::choice(picks.players);
        let playing = picks.pick(choice);
        if colours == Colours::Two && playing != choice[0] {
            picks.contradict(colours, playing);
        }
        let opening = picks.pick(self.opening);
        let entry = picks.pick(picks.since(2, self.entry, &[Entering::Forced]));
        let rows = picks.pick(self.no_barricade_rows);
        let places = if picks.players >= 3 {
            picks.pick(&[Places::First, Places::All])
        } else {
            Places::First
        };
        let hues: Vec<&[Hue]> = match colours {
            Colours::One => playing.hues(),
            Colours::Two => vec![&[Hue::Red, Hue::Yellow], &[Hue::Green, Hue::Blue]],
        };
        let seating = Seating::each_alone(&hues, picks.first);
        Barricade::new(seating, opening, entry, rows, places)
    }
}
