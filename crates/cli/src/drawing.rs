//! A board in the terminal, with what lies beside it.

use crate::picture::{self, Style};
use crate::say::Speaker;
use board::Cell;
use rules::{Colour, Marking, Place, Position, Seat, Seating};
use words::Value;

/// Draws boards in one language and style.
pub struct Drawing<'a> {
    /// The words.
    pub speaker: &'a Speaker,
    /// Colours or plain letters.
    pub style: Style,
}

impl Drawing<'_> {
    /// The board, the pieces beside it, the roll, and what two dice leave; `marked` are the cells of
    /// the last action.
    pub fn board(&self, position: &Position, marked: &[Cell]) -> String {
        let mut out = format!("\n{}", picture::draw(position, self.style, marked));
        let game = position.game();
        let seating = game.seating();
        let (pieces, markings) = (position.pieces(), game.markings());
        let count = |wanted: Place| pieces.iter().filter(|&&(_, place)| place == wanted).count();
        for colour in seating.all_colours() {
            let in_yard = count(Place::Yard(colour));
            if in_yard > 0 {
                let name = self.colour(seating, colour);
                let values = [("colour", name.into()), ("count", in_yard.into())];
                let comes_in = markings.iter().any(|&(area, _)| area == Marking::Entry(colour));
                let key = if comes_in { "play-yard" } else { "play-to-place" };
                out += &format!("{}\n", self.speaker.with(key, &values));
            }
        }
        for seat in seating.all_seats() {
            let taken = count(Place::TakenBy(seat));
            if taken > 0 {
                let values = [("seat", seat.number().into()), ("count", taken.into())];
                out += &format!("{}\n", self.speaker.with("play-taken", &values));
            }
        }
        out + &self.roll(position) + &self.what_dice_leave(position)
    }

    /// What was rolled and is still to be used.
    fn roll(&self, position: &Position) -> String {
        let fields = position.fields();
        let rolled = fields.iter().find(|&&(name, _)| name == "die" || name == "dice");
        match rolled.filter(|_| position.outcome().is_none()) {
            Some((_, dice)) => {
                let dice = Value::from(dice.replace(' ', " + "));
                format!("{}\n", self.speaker.with("play-roll", &[("dice", dice)]))
            }
            None => String::new(),
        }
    }

    /// What two dice still allow in this turn.
    fn what_dice_leave(&self, position: &Position) -> String {
        let fields = position.fields();
        let left = |wanted| {
            let field = fields.iter().find(|&&(name, _)| name == wanted);
            field.and_then(|(_, number)| number.parse::<u8>().ok())
        };
        match (left("steps"), left("jumps")) {
            (Some(steps), Some(jumps)) => {
                let values = [("steps", steps.into()), ("jumps", jumps.into())];
                format!("{}\n", self.speaker.with("play-dice-left", &values))
            }
            _ => String::new(),
        }
    }

    /// A colour by mark and name: `1 red`.
    pub fn colour(&self, seating: &Seating, colour: Colour) -> String {
        let hue = seating.hue(colour);
        let name = self.speaker.say(&format!("hue-{}", hue.name()));
        picture::in_hue(self.style, hue, &format!("{} {name}", self.mark(colour)))
    }

    /// What a seat's pieces are called and shown as, separated by commas; empty where pieces belong to nobody.
    pub fn pieces_of(&self, seating: &Seating, seat: Seat) -> String {
        let own = seating.all_colours().filter(|&colour| seating.seat_of(colour) == seat);
        let named: Vec<String> = own.map(|colour| self.pieces(seating, colour)).collect();
        named.join(", ")
    }

    /// What the pieces of a colour look like: `red (shown as 1)`.
    pub fn pieces(&self, seating: &Seating, colour: Colour) -> String {
        let hue = seating.hue(colour);
        let name = self.speaker.say(&format!("pieces-{}", hue.name()));
        let mark = self.mark(colour).to_string();
        let values = [("colour", name.into()), ("mark", mark.into())];
        picture::in_hue(self.style, hue, &self.speaker.with("learn-pieces-mark", &values))
    }

    /// The mark of a colour on the board.
    fn mark(&self, colour: Colour) -> char {
        match self.style {
            Style::Plain => (b'0' + colour.number()) as char,
            Style::Coloured => picture::shape(colour.number()),
        }
    }
}
