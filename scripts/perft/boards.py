"""The boards: names of cells, neighbours along straight lines, yards, distances.

A cell is a number. `step[direction][cell]` is the neighbour in that direction, or -1.
"""

from functools import lru_cache

ORTHOGONAL = [(1, 0), (0, 1), (-1, 0), (0, -1)]
DIAGONAL = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
# The star's coordinates: a hole's column counts half holes, so that rows interlock.
STAR_LINES = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)]
COLUMNS = "abcdefghijklmnopq"


class Board:
    """Cells with a name and a place each, joined in straight directions."""

    def __init__(self, cells, directions, picture_rows):
        self.names = [name for name, _ in cells]
        self.places = [place for _, place in cells]
        self.number = {name: cell for cell, name in enumerate(self.names)}
        self.at = {place: cell for cell, place in enumerate(self.places)}
        self.directions = directions
        self.size = len(cells)
        # Label of a row of a picture, and the row's cells from the left.
        self.picture_rows = picture_rows
        self.step = [[self.at.get((x + dx, y + dy), -1) for x, y in self.places]
                     for dx, dy in directions]
        self.neighbours = [[line[cell] for line in self.step if line[cell] >= 0]
                           for cell in range(self.size)]

    def cells(self, names):
        return frozenset(self.number[name] for name in names.split())

    def distance(self, a, b):
        """Steps between two holes of the star, columns plus rows on squares."""
        (ax, ay), (bx, by) = self.places[a], self.places[b]
        dx, dy = abs(ax - bx), abs(ay - by)
        if self.directions is STAR_LINES:
            return dy + max(0, dx - dy) // 2
        return dx + dy


def grid(width, height, directions, holds=lambda x, y: True):
    cells = [(f"{COLUMNS[x - 1]}{y}", (x, y))
             for y in range(1, height + 1) for x in range(1, width + 1) if holds(x, y)]
    rows = {str(y): [n for n, (_, (_, v)) in enumerate(cells) if v == y]
            for y in range(1, height + 1)}
    return Board(cells, directions, rows)


@lru_cache
def square():
    return grid(16, 16, ORTHOGONAL + DIAGONAL)


@lru_cache
def small_square():
    return grid(9, 9, ORTHOGONAL + DIAGONAL)


@lru_cache
def points():
    return grid(17, 17, ORTHOGONAL + DIAGONAL)


@lru_cache
def cross():
    return grid(7, 7, ORTHOGONAL, lambda x, y: 3 <= x <= 5 or 3 <= y <= 5)


BARRICADE_ROWS = ["abcdefghijklmnopq", "aeimq", "abcdefghijklmnopq", "cgko", "cdefghijklmno", "em",
                  "efghijklm", "gk", "ghijk", "i", "abcdefghijklmnopq", "aq",
                  "abcdefghijklmnopq", "i"]


@lru_cache
def barricade():
    return grid(17, 14, ORTHOGONAL, lambda x, y: COLUMNS[x - 1] in BARRICADE_ROWS[y - 1])


STAR_ROWS = [1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2, 1]


@lru_cache
def star():
    cells, rows = [], {}
    for y, length in enumerate(STAR_ROWS):
        row = COLUMNS[y]
        rows[row] = list(range(len(cells), len(cells) + length))
        cells += [(f"{row}{k + 1}", (2 * k + 1 - length, y)) for k in range(length)]
    return Board(cells, STAR_LINES, rows)


# Yards of square boards -----------------------------------------------------------------

# Which way a yard grows from its corner: to the right and up, or back.
CORNERS = {"SW": (1, 1), "NW": (1, -1), "NE": (-1, -1), "SE": (-1, 1)}
OPPOSITE_CORNER = {"SW": "NE", "NE": "SW", "NW": "SE", "SE": "NW"}
YARD_ROWS = {"large": [5, 5, 4, 3, 2], "small": [4, 4, 3, 2]}


def corner_cell(board, corner):
    """The corner cell of a square board, `a1` in the south-west."""
    last = max(x for x, _ in board.places)
    right, up = CORNERS[corner]
    return board.at[1 if right > 0 else last, 1 if up > 0 else last]


def corner_yard(board, corner, size):
    """The cells of a corner: a yard of `YARD_ROWS`, or the `quick` line between two."""
    if size == "quick":
        return corner_yard(board, corner, "large") - corner_yard(board, corner, "small")
    x, y = board.places[corner_cell(board, corner)]
    right, up = CORNERS[corner]
    return frozenset(board.at[x + right * i, y + up * j]
                     for j, length in enumerate(YARD_ROWS[size]) for i in range(length))


# Yards of the star -------------------------------------------------------------------------

OPPOSITE_TIP = {"S": "N", "N": "S", "SW": "NE", "NE": "SW", "NW": "SE", "SE": "NW"}
OUTERMOST = {"S": "a1", "SW": "e1", "NW": "m1", "N": "q1", "NE": "m13", "SE": "e13"}


def tip_yard(tip, size):
    """A tip (10), with the row that adjoins it (15), or with that row less its ends (13)."""
    board = star()
    far = board.number[OUTERMOST[tip]]
    tip_cells = {c for c in range(board.size) if board.distance(far, c) <= 3}
    row = {c for c in range(board.size) if board.distance(far, c) == 4}
    if size == 10:
        return frozenset(tip_cells)
    if size == 15:
        return frozenset(tip_cells | row)
    # The ends of the row are the holes that a neighbouring yard has too.
    return frozenset(tip_cells | {c for c in row
                                  if sum(board.distance(board.number[o], c) == 4
                                         for o in OUTERMOST.values()) == 1})


@lru_cache
def hexagon():
    middle = star().number["i5"]
    return frozenset(c for c in range(star().size) if star().distance(middle, c) <= 4)
