//! The boards against what the rules say of them.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use spielhof_board::{
    BarricadeField, Board, BoardId, Cell, Corner, Set, Shade, SquareYard, StarYard, Tip,
};
use std::collections::HashSet;

fn names(board: &Board, cells: impl IntoIterator<Item = Cell>) -> String {
    cells.into_iter().map(|cell| board.name(cell)).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_board_has_its_cells_and_names() {
    for id in BoardId::ALL {
        let (len, first, last) = match id {
            BoardId::Square => (256, "a1", "p16"),
            BoardId::SmallSquare => (81, "a1", "i9"),
            BoardId::Cross => (33, "c1", "e7"),
            BoardId::Points => (289, "a1", "q17"),
            BoardId::Star => (121, "a1", "q1"),
            BoardId::Barricade => (112, "a1", "i14"),
        };
        let board = Board::of(id);
        assert_eq!((board.id(), board.len()), (id, len));
        let all: Vec<Cell> = board.cells().collect();
        assert_eq!((board.name(all[0]), board.name(all[len - 1])), (first, last), "{id:?}");
        for cell in all {
            assert_eq!(board.cell(board.name(cell)), Some(cell));
        }
    }
}

#[test]
fn star_rows_hold_the_holes_the_booklet_draws() {
    let star = Board::star();
    let lengths: Vec<usize> = star.rows().iter().map(|(_, cells)| cells.len()).collect();
    assert_eq!(lengths, [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]);
    let centre = star.cell("i5").unwrap();
    assert!(star.cells().all(|hole| star.distance(centre, hole) <= 8));
    assert_eq!(names(star, star.neighbours(centre)), "j6 i6 h6 h5 i4 j5");
}

#[test]
fn steps_lead_back_and_rays_end_at_the_edge() {
    for id in BoardId::ALL {
        let board = Board::of(id);
        for cell in board.cells() {
            for direction in 0..board.directions() {
                let back = (direction + board.directions() / 2) % board.directions();
                if let Some(next) = board.step(cell, direction) {
                    assert_eq!(board.step(next, back), Some(cell));
                }
                assert!(board.ray(cell, direction).count() < 17);
            }
        }
    }
}

#[test]
fn distance_is_columns_plus_rows_on_squares_and_steps_elsewhere() {
    let at = |board: &'static Board, a, b| {
        board.distance(board.cell(a).unwrap(), board.cell(b).unwrap())
    };
    assert_eq!(at(Board::square(), "a1", "p16"), 30);
    assert_eq!(at(Board::star(), "a1", "q1"), 16);
    assert_eq!(at(Board::star(), "e1", "e13"), 12);
    for entry in ["c1", "g1", "k1", "o1"] {
        assert_eq!(at(Board::barricade(), entry, "i14"), 39, "{entry}");
    }
}

#[test]
fn a1_is_dark_and_neighbours_in_a_row_differ() {
    let board = Board::square();
    let shade = |name| board.shade(board.cell(name).unwrap());
    assert_eq!([shade("a1"), shade("b2"), shade("p16")], [Shade::Dark; 3]);
    assert_eq!([shade("b1"), shade("a2"), shade("a16")], [Shade::Light; 3]);
}

#[test]
fn square_yards_hold_19_13_and_6() {
    let square = Board::square();
    for corner in Corner::ALL {
        let yard = |yard| corner.yard(square, yard).collect::<Set<4>>();
        let [large, small, quick] =
            [SquareYard::Large, SquareYard::Small, SquareYard::QuickLine].map(yard);
        assert_eq!([large.len(), small.len(), quick.len()], [19, 13, 6]);
        assert_eq!(large - small, quick);
        assert!(small.contains(corner.cell(square)));
    }
    let far = Corner::NorthEast.yard(square, SquareYard::Small).collect::<Set<4>>();
    assert_eq!(names(square, far), "o13 p13 n14 o14 p14 m15 n15 o15 p15 m16 n16 o16 p16");
}

#[test]
fn neighbouring_yards_of_fifteen_share_one_hole() {
    let star = Board::star();
    let shared: HashSet<String> = (0..6)
        .map(|at| {
            let yard = |tip: Tip| tip.yard(StarYard::Fifteen).collect::<Set<2>>();
            names(star, yard(Tip::ALL[at]) & yard(Tip::ALL[(at + 1) % 6]))
        })
        .collect();
    assert_eq!(shared, ["e5", "e9", "i1", "i9", "m5", "m9"].map(str::to_owned).into());
    let ends: Vec<&str> = Tip::ALL.iter().map(|tip| star.name(tip.end())).collect();
    assert_eq!(ends, ["a1", "e1", "m1", "q1", "m13", "e13"]);
    for tip in Tip::ALL {
        assert_eq!(tip.yard(StarYard::Ten).count(), 10);
        assert_eq!(tip.yard(StarYard::Thirteen).count(), 13);
        assert_eq!(tip.opposite().opposite(), tip);
    }
}

#[test]
fn six_lines_of_thirteen_join_tips_two_apart() {
    let star = Board::star();
    let lines: HashSet<(String, String)> = Tip::lines()
        .map(|(_, line)| {
            let line: Vec<Cell> = line.collect();
            assert_eq!(line.len(), 13);
            let mut ends = [star.name(line[0]).to_owned(), star.name(line[12]).to_owned()];
            ends.sort();
            let [a, b] = ends;
            (a, b)
        })
        .collect();
    let wanted =
        [("a1", "m1"), ("a1", "m13"), ("e1", "q1"), ("e13", "q1"), ("e1", "e13"), ("m1", "m13")];
    assert_eq!(lines, wanted.map(|(a, b)| (a.to_owned(), b.to_owned())).into());
}

#[test]
fn barricade_has_112_fields_121_joins_and_no_cycle_below_12() {
    let board = Board::barricade();
    let joins: usize = board.cells().map(|field| board.neighbours(field).count()).sum();
    assert_eq!((board.len(), joins / 2), (112, 121));
    let marked = |wanted: BarricadeField| {
        let fields = spielhof_board::barricade_fields().filter(|&(_, mark)| mark == wanted);
        names(board, fields.map(|(field, _)| field))
    };
    assert_eq!(marked(BarricadeField::Barricade), "a3 e3 i3 m3 q3 g7 k7 i9 i10 i11 i13");
    assert_eq!(
        (0..4).map(|n| marked(BarricadeField::Entry(n))).collect::<Vec<_>>(),
        ["c1", "g1", "k1", "o1"]
    );
    assert_eq!(marked(BarricadeField::Home), "i14");
    assert_eq!(board.neighbours(board.cell("i14").unwrap()).count(), 1);

    // A cycle through a join is one step longer than the shortest way round it.
    let round = |a: Cell, b: Cell| {
        let mut distance = vec![usize::MAX; board.len()];
        distance[a.index()] = 0;
        let mut queue = std::collections::VecDeque::from([a]);
        while let Some(at) = queue.pop_front() {
            for next in board.neighbours(at) {
                let the_join = at == a && next == b;
                if !the_join && distance[next.index()] == usize::MAX {
                    distance[next.index()] = distance[at.index()] + 1;
                    queue.push_back(next);
                }
            }
        }
        distance[b.index()].saturating_add(1)
    };
    let cells = board.cells();
    let shortest = cells
        .flat_map(|a| board.neighbours(a).map(move |b| (a, b)))
        .map(|(a, b)| round(a, b))
        .min();
    assert_eq!(shortest, Some(12));
}

#[test]
fn symmetries_keep_neighbours_neighbours() {
    for id in BoardId::ALL {
        let count = match id {
            BoardId::Star => 12,
            BoardId::Barricade => 2,
            _ => 8,
        };
        let board = Board::of(id);
        let symmetries = board.symmetries();
        assert_eq!(symmetries.len(), count, "{id:?}");
        assert!(board.cells().all(|cell| symmetries[0].image(cell) == cell));
        for symmetry in &symmetries {
            for cell in board.cells() {
                let image: HashSet<Cell> =
                    board.neighbours(cell).map(|n| symmetry.image(n)).collect();
                assert_eq!(image, board.neighbours(symmetry.image(cell)).collect());
            }
        }
    }
}

#[test]
fn drawings_are_read_back() {
    for id in BoardId::ALL {
        let board = Board::of(id);
        let mark = |cell: Cell| ['.', '1', '2', '#'][cell.index() % 4];
        let read = board.read(&board.draw(mark)).unwrap();
        assert_eq!(read.len(), board.len());
        assert!(read.into_iter().all(|(cell, text)| text == mark(cell).to_string()));
    }
}

#[test]
fn drawn_neighbours_lie_one_apart() {
    for id in BoardId::ALL {
        let board = Board::of(id);
        for cell in board.cells() {
            for next in board.neighbours(cell) {
                let (a, b) = (board.point(cell), board.point(next));
                let apart = f64::hypot(f64::from(a.x - b.x), f64::from(a.y - b.y));
                assert!((999.0..1415.0).contains(&apart), "{apart}");
            }
        }
    }
}
