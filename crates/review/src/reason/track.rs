//! How far pieces have to go, by the measure of their game, and what actions gain.

use super::candidate::Candidate;
use board::{Board, Cell};
use rules::barricade::Barricade;
use rules::race::Race;
use rules::{Action, Colour, Game, Piece, Place, Play, Position, Seat};

/// For every colour the distance of its pieces to where they have to go.
pub(super) struct Track {
    to_go: Vec<Vec<i32>>,
    /// The same for a piece that waits beside the board.
    from_yard: Vec<i32>,
}

impl Track {
    /// `None` where pieces have no way to go.
    ///
    /// In races the distance is that to the far end of the goal, as the rules measure it; where the
    /// goal is a figure, to its nearest cell. In Barricade it is that to the home square.
    pub fn of(position: &Position) -> Option<Track> {
        match position.play() {
            #[cfg(not(target_family = "wasm"))]
            Play::Star(game, _) => race(game, position),
            Play::Square(game, _) => race(game, position),
            Play::Dice(game, _) => race(game.race(), position),
            Play::Barricade(game, _) => Some(barricade(game)),
            Play::Rakado(game, _) => {
                Some(plain(position, |seat, cell| i32::from(game.to_go(seat, cell))))
            }
            // Only differences count.
            Play::Forward(game, _) => {
                Some(plain(position, |seat, cell| -(game.advanced(seat, cell) as i32)))
            }
            // A piece on the edge has one step to go.
            Play::Secret(game, _) => Some(plain(position, |_, cell| game.to_edge(cell) as i32 + 1)),
            _ => None,
        }
    }

    /// The distance a piece has to go.
    pub fn to_go(&self, colour: Colour, cell: Cell) -> i32 {
        self.to_go[colour.index()][cell.index()]
    }

    /// The same for a piece that waits beside the board.
    pub fn yard_to_go(&self, colour: Colour) -> i32 {
        self.from_yard[colour.index()]
    }

    /// By how much an action brings its piece nearer to its goal.
    pub fn gain(&self, pieces: &Pieces, action: Action) -> i32 {
        let between = |from: Cell, to: Cell| {
            let colour = pieces.at(from);
            colour.map_or(0, |colour| self.to_go(colour, from) - self.to_go(colour, to))
        };
        match action {
            Action::Move { from, to } => between(from, to),
            Action::Swap { own, enemy } => between(own, enemy),
            Action::Enter { colour, to } => self.yard_to_go(colour) - self.to_go(colour, to),
            // Off the board nothing is left to go.
            Action::Off(from) => pieces.at(from).map_or(0, |colour| self.to_go(colour, from)),
            _ => 0,
        }
    }

    /// What a candidate gains.
    pub fn gain_of(&self, candidate: &Candidate) -> i32 {
        self.gain(&Pieces::of(candidate.before), candidate.action)
    }

    /// The most that one of these actions gains in a position; nothing if all lose something.
    pub fn most(&self, position: &Position, actions: &[Action]) -> i32 {
        let pieces = Pieces::of(position);
        actions.iter().map(|&action| self.gain(&pieces, action)).fold(0, i32::max)
    }
}

/// The colour of the piece on each cell.
pub(super) struct Pieces(Vec<Option<Colour>>);

impl Pieces {
    pub fn of(position: &Position) -> Pieces {
        let mut colours = vec![None; position.board().len()];
        for (piece, place) in position.pieces() {
            if let (Piece::Of(colour) | Piece::Marked(colour), Place::On(cell)) = (piece, place) {
                colours[cell.index()] = Some(colour);
            }
        }
        Pieces(colours)
    }

    pub fn at(&self, cell: Cell) -> Option<Colour> {
        self.0[cell.index()]
    }

    /// The cells of the pieces of a colour.
    pub fn cells(&self, colour: Colour) -> impl Iterator<Item = Cell> + '_ {
        let own = move |&(_, &there): &(usize, &Option<Colour>)| there == Some(colour);
        self.0.iter().enumerate().filter(own).map(|(number, _)| Cell::new(number as u16))
    }
}

/// `None` where a line wins.
fn race<const W: usize>(game: &Race<W>, position: &Position) -> Option<Track> {
    let seating = game.seating();
    if seating.all_sides().any(|side| !game.lines(side).is_empty()) {
        return None;
    }
    let is_figure = position.game().figure().is_some();
    let of_colour = |colour: Colour| {
        let (goal, far) = (game.goal(colour), game.far(colour));
        let nearest = |cell| goal.iter().map(|end| distance(game.board(), cell, end)).min();
        let to_go = |cell| match is_figure || !goal.contains(far) {
            true => nearest(cell).unwrap_or(0),
            false => distance(game.board(), cell, far),
        };
        game.board().cells().map(to_go).collect::<Vec<i32>>()
    };
    let to_go: Vec<Vec<i32>> = seating.all_colours().map(of_colour).collect();
    Some(Track { from_yard: vec![0; to_go.len()], to_go })
}

fn distance(board: &Board, from: Cell, to: Cell) -> i32 {
    i32::from(board.distance(from, to))
}

fn barricade(game: &Barricade) -> Track {
    let to_go: Vec<i32> =
        game.board().cells().map(|cell| distance(game.board(), cell, game.home())).collect();
    let colours = game.seating().all_colours();
    let from_yard = colours.map(|colour| to_go[game.entry(colour).index()] + 1).collect::<Vec<_>>();
    Track { to_go: vec![to_go; from_yard.len()], from_yard }
}

/// Where each seat has one colour of the same number.
fn plain(position: &Position, to_go: impl Fn(Seat, Cell) -> i32) -> Track {
    let cells = || position.board().cells();
    let of_seat = |seat: Seat| cells().map(|cell| to_go(seat, cell)).collect::<Vec<i32>>();
    let to_go: Vec<Vec<i32>> = position.game().seating().all_seats().map(of_seat).collect();
    Track { from_yard: vec![0; to_go.len()], to_go }
}
