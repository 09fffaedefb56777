//! Where pieces can go, asked by those who judge positions.

use super::moves::Crowd;
use super::{Hold, Race, State};
use crate::seating::Colour;
use board::{Cell, Set};

/// Where pieces can go in a position, whoever is to act.
///
/// ```
/// use spielhof_rules::{Colour, Game, Play, Spec};
/// let start = Spec::of("halma", 2).unwrap().build().unwrap().start();
/// let Play::Square(race, state) = start.play() else { panic!("a race on the square") };
/// let ends = race.freedom(state).ends(Colour(0), race.board().cell("e2").unwrap());
/// assert!(ends.contains(race.board().cell("f3").unwrap()));
/// ```
pub struct Freedom<'a, const W: usize> {
    race: &'a Race<W>,
    state: &'a State<W>,
    crowd: Crowd<W>,
}

impl<const W: usize> Freedom<'_, W> {
    /// Every cell a piece of this colour can go to by a step or a chain. What a side must do
    /// about its home is not asked.
    #[inline]
    pub fn ends(&self, colour: Colour, from: Cell) -> Set<W> {
        self.race.moves.cells(self.race.targets(
            self.state,
            colour,
            from,
            &self.crowd,
            Hold::Incomplete,
        ))
    }
}

impl<const W: usize> Race<W> {
    /// Where pieces can go in a position, whoever is to act.
    ///
    /// ```
    /// use spielhof_rules::{Colour, Game, Play, Spec};
    /// let start = Spec::of("star-halma", 2).unwrap().build().unwrap().start();
    /// let Play::Star(race, state) = start.play() else { panic!("a race on the star") };
    /// // The second seat's piece jumps, though it is the first one's turn.
    /// let (board, freedom) = (race.board(), race.freedom(state));
    /// let ends = freedom.ends(Colour(1), board.cell("n1").unwrap());
    /// assert_eq!(ends.iter().map(|cell| board.name(cell)).collect::<Vec<_>>(), ["l4", "l6"]);
    /// ```
    #[inline]
    pub fn freedom<'a>(&'a self, state: &'a State<W>) -> Freedom<'a, W> {
        Freedom { race: self, state, crowd: self.crowd(state) }
    }
}
