//! Who sits where: seats, the sides that win together, and the colours they move.

/// The most seats, sides or colours that any game has.
pub const MOST: usize = 6;

/// A player's place at the board. Seats follow one another clockwise. `Seat(0)` is the first; texts
/// and [`Spec::starting`](crate::Spec::starting) count from one.
///
/// ```
/// use spielhof_rules::Seat;
/// assert_eq!((Seat(0).index(), Seat(0).number()), (0, 1)); // people count from one
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(pub u8);

/// Seats that win together. Sides are numbered by their first seat.
///
/// ```
/// use spielhof_rules::{Seat, Side, Spec};
/// let game = Spec::of("team-star-halma", 4).unwrap().build().unwrap();
/// let sides = [0, 1, 2, 3].map(|seat| game.seating().side(Seat(seat)));
/// assert_eq!(sides, [Side(0), Side(1), Side(0), Side(1)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side(pub u8);

/// A set of pieces with a home and a goal of its own, numbered seat by seat.
///
/// ```
/// use spielhof_rules::{Colour, Seat, Spec};
/// let spec = Spec::of("barricade", 2).unwrap().set("colours", "two");
/// let seating = spec.build().unwrap().seating().clone();
/// let seats: Vec<Seat> = seating.all_colours().map(|colour| seating.seat_of(colour)).collect();
/// assert_eq!(seats, [Seat(0), Seat(0), Seat(1), Seat(1)]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Colour(pub u8);

impl Seat {
    /// The seat's number as people count, from one.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Ready to index a table.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Side {
    /// The side's number as people count, from one.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Ready to index a table.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl Colour {
    /// The colour's number as pictures show it, from one.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Ready to index a table.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a colour looks like.
///
/// ```
/// use spielhof_rules::{Colour, Hue, Spec};
/// let game = Spec::of("barricade", 4).unwrap().build().unwrap();
/// assert_eq!(game.seating().hue(Colour(0)), Hue::Red);
/// assert_eq!(Hue::Red.name(), "red");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hue {
    /// Red.
    Red,
    /// Green.
    Green,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
    /// Orange.
    Orange,
    /// Violet.
    Violet,
}

impl Hue {
    /// All hues.
    pub const ALL: [Hue; 6] =
        [Hue::Red, Hue::Green, Hue::Yellow, Hue::Blue, Hue::Orange, Hue::Violet];

    /// The name that programs use.
    pub const fn name(self) -> &'static str {
        match self {
            Hue::Red => "red",
            Hue::Green => "green",
            Hue::Yellow => "yellow",
            Hue::Blue => "blue",
            Hue::Orange => "orange",
            Hue::Violet => "violet",
        }
    }
}

/// Seats, sides and colours of a game.
///
/// ```
/// use spielhof_rules::{Seat, Spec};
/// let game = Spec::of("team-star-halma", 4).unwrap().starting(3).build().unwrap();
/// let seating = game.seating();
/// assert_eq!((seating.seats(), seating.sides()), (4, 2));
/// assert_eq!(seating.first(), Seat(2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    side_of_seat: Vec<Side>,
    colours: Vec<(Seat, Hue)>,
    first: Seat,
}

impl Seating {
    /// One side for each seat, with the colours given for each seat.
    pub(crate) fn each_alone(colours: &[&[Hue]], first: Seat) -> Seating {
        let side_of_seat = (0..colours.len()).map(|seat| Side(seat as u8)).collect();
        Seating::new(side_of_seat, colours, first)
    }

    /// Four seats, those opposite each other on one side.
    pub(crate) fn partners(colours: &[&[Hue]; 4], first: Seat) -> Seating {
        Seating::new([0, 1, 0, 1].map(Side).to_vec(), colours, first)
    }

    fn new(side_of_seat: Vec<Side>, colours: &[&[Hue]], first: Seat) -> Seating {
        let seats = (0..).map(Seat).zip(colours);
        let colours = seats.flat_map(|(seat, hues)| hues.iter().map(move |&hue| (seat, hue)));
        let colours = colours.collect();
        Seating { side_of_seat, colours, first }
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.side_of_seat.len()
    }

    /// All seats, clockwise.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.side_of_seat.len() as u8).map(Seat)
    }

    /// How many sides there are.
    pub fn sides(&self) -> usize {
        self.side_of_seat.iter().map(|side| side.index() + 1).max().unwrap_or(0)
    }

    /// All sides.
    pub fn all_sides(&self) -> impl Iterator<Item = Side> + use<> {
        (0..self.sides() as u8).map(Side)
    }

    /// The side a seat plays for.
    #[inline]
    pub fn side(&self, seat: Seat) -> Side {
        self.side_of_seat[seat.index()]
    }

    /// All colours, seat by seat.
    pub fn all_colours(&self) -> impl Iterator<Item = Colour> + use<> {
        (0..self.colours.len() as u8).map(Colour)
    }

    /// The seat a colour belongs to.
    #[inline]
    pub fn seat_of(&self, colour: Colour) -> Seat {
        self.colours[colour.index()].0
    }

    /// The side a colour belongs to.
    #[inline]
    pub fn side_of(&self, colour: Colour) -> Side {
        self.side(self.seat_of(colour))
    }

    /// What a colour looks like.
    pub fn hue(&self, colour: Colour) -> Hue {
        self.colours[colour.index()].1
    }

    /// The seat that begins.
    pub fn first(&self) -> Seat {
        self.first
    }

    /// All sides in the order in which they first move: clockwise from the seat that begins.
    ///
    /// ```
    /// use spielhof_rules::{Side, Spec};
    /// let game = Spec::of("star-halma", 3).unwrap().starting(2).build().unwrap();
    /// assert_eq!(game.seating().sides_in_order(), [Side(1), Side(2), Side(0)]);
    /// ```
    pub fn sides_in_order(&self) -> Vec<Side> {
        let seats = self.side_of_seat.len();
        let mut order = Vec::new();
        for place in 0..seats {
            let side = self.side_of_seat[(self.first.index() + place) % seats];
            if !order.contains(&side) {
                order.push(side);
            }
        }
        order
    }
}
