//! All games and boards.

use super::best;
use super::layout;
use board::{Board, BoardId, Cell, Shade};
use rules::{CATALOGUE, Entry, OptionInfo, RULES, Spec, SpecError};
use wire::{BoardShape, Catalogue, CellShape, GameInfo, Group, OptionShape};

/// The whole catalogue.
pub fn catalogue() -> Catalogue {
    Catalogue {
        rules: RULES,
        boards: BoardId::ALL.into_iter().map(|id| board_shape(Board::of(id))).collect(),
        games: CATALOGUE.iter().filter_map(game).collect(),
    }
}

fn board_shape(board: &Board) -> BoardShape {
    let cell = |cell: Cell| CellShape {
        name: board.name(cell).to_owned(),
        x: board.point(cell).x,
        y: board.point(cell).y,
        dark: board.shade(cell) == Shade::Dark,
    };
    let joins = board.cells().flat_map(|one| {
        let later = board.neighbours(one).filter(move |&other| one < other);
        later.map(move |other| [one.number(), other.number()])
    });
    BoardShape {
        id: board.id().name().to_owned(),
        cells: board.cells().map(cell).collect(),
        joins: joins.collect(),
    }
}

/// A game as the gallery shows it. Every entry can be built with its own number of
/// players and no options; a test counts them.
fn game(entry: &'static Entry) -> Option<GameInfo> {
    let head = entry.head();
    let usual = Spec::of(head.id, usual_players(entry)).ok()?;
    let game = usual.build().ok()?;
    let option = |(info, players): (OptionInfo, Vec<u8>)| OptionShape {
        name: info.name.to_owned(),
        values: info.values.into_iter().map(str::to_owned).collect(),
        players,
    };
    Some(GameInfo {
        id: head.id.to_owned(),
        group: group(entry),
        players: entry.players(),
        boards: entry.boards().into_iter().map(|board| board.name().to_owned()).collect(),
        options: entry.all_options().into_iter().map(option).collect(),
        dice: game.has_chance(),
        figure: takes_figure(usual),
        booklet: head.booklet.title().to_owned(),
        section: head.section.to_owned(),
        layout: layout(&game.start()),
        best: best::figures(head.id),
    })
}

/// The fewest players, but two where more than one can play.
fn usual_players(entry: &Entry) -> u8 {
    let players = entry.players();
    players.iter().copied().find(|&players| players > 1).unwrap_or(players[0])
}

/// What has to be built differently to take a figure says so.
fn takes_figure(spec: Spec) -> bool {
    spec.figure("").build().is_err_and(|faults| !faults.contains(&SpecError::NoFigure))
}

fn group(entry: &Entry) -> Group {
    match entry {
        Entry::Barricade(_) => Group::Barricade,
        _ if entry.players() == [1] => Group::Alone,
        Entry::Rakado(_) | Entry::Tippy(_) | Entry::Gobang(_) | Entry::Cats(_) => Group::Other,
        _ if entry.board() == BoardId::Star => Group::Star,
        _ => Group::Square,
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn every_game_is_there_under_its_heading() {
        let catalogue = catalogue();
        assert_eq!(catalogue.games.len(), CATALOGUE.len());
        let group = |id: &str| catalogue.games.iter().find(|game| game.id == id).unwrap().group;
        assert_eq!(group("barricade-gold"), Group::Barricade);
        assert_eq!(group("halma"), Group::Square);
        assert_eq!(group("dice-halma"), Group::Square);
        assert_eq!(group("captive-2"), Group::Star);
        assert_eq!(group("chinese-checkers"), Group::Star);
        assert_eq!(group("solo-halma"), Group::Alone);
        assert_eq!(group("gobang"), Group::Other);
        let figure = |game: &&GameInfo| game.figure;
        let with_figure: Vec<&str> =
            catalogue.games.iter().filter(figure).map(|game| game.id.as_str()).collect();
        assert_eq!(with_figure, ["meeting-point"]);
        let dice = catalogue.games.iter().filter(|game| game.dice).count();
        assert_eq!(dice, 4, "two of Barricade, Dice Halma, Rakado");
    }

    #[test]
    fn boards_have_every_join_once() {
        for board in catalogue().boards {
            let mut joins = board.joins.clone();
            joins.sort_unstable();
            joins.dedup();
            assert_eq!(joins.len(), board.joins.len(), "{}", board.id);
            let cells = board.cells.len() as u16;
            assert!(joins.iter().flatten().all(|&cell| cell < cells));
        }
        let star = catalogue().boards.into_iter().find(|board| board.id == "star").unwrap();
        // Each of six directions, less the edge, each pair once.
        assert_eq!(star.joins.len(), 312);
    }
}
