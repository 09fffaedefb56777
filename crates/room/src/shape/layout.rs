//! Seats, colours, marked areas, and where all pieces are.

use super::mark;
use rules::{AnyGame, Colour, Marking, Place, Position};
use wire::{ColourShape, Layout, MarkingKind, MarkingShape, PieceKind, Pieces};

/// Everything about a game that does not change while it is played, and the position it
/// starts from.
pub fn layout(start: &Position) -> Layout {
    let game: &AnyGame = start.game();
    let seating = game.seating();
    let colour = |colour: Colour| ColourShape {
        hue: seating.hue(colour).name().to_owned(),
        seat: seating.seat_of(colour).number(),
        side: seating.side_of(colour).number(),
        kind: game.piece_kind(colour).map(piece_kind),
    };
    let marking = |(marking, cells): (Marking, Vec<board::Cell>)| {
        let (kind, colour) = kind(marking);
        let cells = cells.into_iter().map(board::Cell::number).collect();
        MarkingShape { kind, colour: colour.map(Colour::number), cells }
    };
    let own = |&(name, value): &(&str, &str)| (name.to_owned(), value.to_owned());
    Layout {
        game: game.spec().id().to_owned(),
        players: game.spec().players(),
        board: game.board().id().name().to_owned(),
        options: game.options().iter().map(own).collect(),
        colours: seating.all_colours().map(colour).collect(),
        markings: game.markings().into_iter().map(marking).collect(),
        start: pieces(start),
        text: start.text(),
    }
}

fn piece_kind(kind: rules::PieceKind) -> PieceKind {
    match kind {
        rules::PieceKind::Cat => PieceKind::Cat,
        rules::PieceKind::Mouse => PieceKind::Mouse,
    }
}

fn kind(marking: Marking) -> (MarkingKind, Option<Colour>) {
    match marking {
        Marking::Home(colour) => (MarkingKind::Home, Some(colour)),
        Marking::Goal(colour) => (MarkingKind::Goal, Some(colour)),
        Marking::Entry(colour) => (MarkingKind::Entry, Some(colour)),
        Marking::Station(colour) => (MarkingKind::Station, Some(colour)),
        Marking::Line => (MarkingKind::Line, None),
        Marking::HomeSquare => (MarkingKind::HomeSquare, None),
        Marking::NoBarricade => (MarkingKind::NoBarricade, None),
        Marking::Hexagon => (MarkingKind::Hexagon, None),
        Marking::Figure => (MarkingKind::Figure, None),
    }
}

/// Where all pieces are.
pub fn pieces(position: &Position) -> Pieces {
    let seating = position.game().seating();
    let mut cells = vec!['.'; position.board().len()];
    let mut shape = Pieces {
        yards: vec![0; seating.all_colours().count()],
        taken: vec![String::new(); seating.seats()],
        ..Pieces::default()
    };
    for (piece, place) in position.pieces() {
        match place {
            Place::On(cell) => cells[cell.index()] = rules::mark(piece),
            Place::Yard(colour) => shape.yards[colour.index()] += 1,
            Place::TakenBy(seat) => shape.taken[seat.index()] += &mark(piece),
            Place::Hand => shape.hand = mark(piece),
            Place::Out => {}
        }
    }
    shape.cells = cells.into_iter().collect();
    shape
}
