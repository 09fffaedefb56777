"""What the games of the race family differ in: pieces, yards, jumps, options."""

from collections import namedtuple

import boards

# The seat and side it belongs to, where its pieces begin, the cells they must stand on, the
# corner or outermost hole behind those, and the yards that rules 6 and 8 `clear` look at.
Colour = namedtuple("Colour", "seat side home goal far home_yard goal_yard")

# The square boards that races are played on, by name.
SQUARE_BOARDS = {"square": boards.square}
SQUARE_SEATS = {1: ["SW"], 2: ["SW", "NE"], 4: ["SW", "NW", "NE", "SE"]}
STAR_SEATS = {
    1: ["S"],
    2: ["S", "N"],
    3: ["S", "NW", "NE"],
    4: ["S", "SW", "N", "NE"],
    5: ["S", "SW", "NW", "N", "NE"],
    6: ["S", "SW", "NW", "N", "NE", "SE"],
}
TWO_TIPS = {"two-opposed": [["S", "SW"], ["N", "NE"]], "two-facing": [["S", "N"], ["SW", "NE"]]}

BLOCKED = {"blocked": ["clear", "swap", "filled"]}
LOOSE = {"leave-goal": ["yes", "no"], "blocked": ["filled", "none", "swap", "clear"]}
PLACES = {"places": ["first", "all"]}
COLOURS = {"colours": ["one", "two-opposed", "two-facing"]}


def halma(**other):
    return {"board": "square", "yard": {1: "large", 2: "large", 4: "small"},
            "options": {**BLOCKED, **PLACES}, **other}


def star(yard, **other):
    return {"board": "star", "yard": yard, "options": {**BLOCKED, **PLACES}, **other}


GAMES = {
    "halma": halma(),
    "quick-halma": halma(yard={2: "quick", 4: "quick"}),
    "colour-halma": halma(options={"movement": ["strict", "simple"], **BLOCKED, **PLACES},
                          shades=True),
    "marked-halma": halma(marked=True),
    "super-halma": halma(jumps="symmetric"),
    "dice-halma": halma(),
    "double-colour-halma": halma(options={"layout": ["chequered", "ranks"], **BLOCKED},
                                 two_colours=True),
    "highscore": halma(options={}),
    "meeting-point": halma(options={}, figure=True),
    "star-halma": star({2: 15, 3: 15, 4: 10}, options={**COLOURS, **BLOCKED, **PLACES}),
    "team-star-halma": star({4: 10}, options=BLOCKED, teams=True),
    "super-star-halma": star({2: 15, 3: 15}, options={**COLOURS, **BLOCKED, **PLACES},
                             jumps="symmetric"),
    "captive-1": star({2: 15, 3: 15, 4: 10}, options={**COLOURS, **PLACES}),
    "connection": star({2: 13, 3: 13}, options={"line": ["any", "own"], **PLACES}, lines=True),
    "connection-solo": star({1: 13}, options={"line": ["any", "own"]}, lines=True),
    "star-highscore": star({1: 15}, options={"pieces": ["yard", "ten"]}),
    "chinese-checkers": star(dict.fromkeys(range(2, 7), 10),
                             options={"jumps": ["symmetric", "adjacent"], **LOOSE, **PLACES}),
    "gold-halma": star({2: 15, 3: 15}, options={**LOOSE, **PLACES}),
}


def defaults(game):
    return {name: values[0] for name, values in GAMES[game]["options"].items()}


def square_colours(variant, players, layout):
    board, size = SQUARE_BOARDS[variant["board"]](), variant["yard"][players]
    for seat, corner in enumerate(SQUARE_SEATS[players]):
        other = boards.OPPOSITE_CORNER[corner]
        home = boards.corner_yard(board, corner, size)
        goal = boards.corner_yard(board, other, size)
        far = boards.corner_cell(board, other)
        if variant.get("figure"):
            goal = figure(board)
        if variant.get("two_colours"):
            for part in (0, 1):
                yield Colour(seat, seat, half(board, corner, layout, part),
                             half(board, other, layout, part), far, home, goal)
        else:
            yield Colour(seat, seat, home, goal, far, home, goal)


def half(board, corner, layout, part):
    """The cells of the first colour (part 0) or of the second in a large yard."""
    near = boards.corner_cell(board, corner)

    def is_second(cell):
        distance = board.distance(near, cell)
        return distance <= 3 if layout == "ranks" else distance % 2 == 1
    return frozenset(c for c in boards.corner_yard(board, corner, "large") if is_second(c) == part)


def figure(board):
    """Meeting Point's cross: rows of 3, 3, 7, 3, 3 about h8."""
    x, y = board.places[board.number["h8"]]
    return frozenset(board.at[x + i, y + j]
                     for j in range(-2, 3) for i in range(-3, 4) if abs(i) <= 1 or j == 0)


def star_colours(variant, players, colours, pieces):
    board, size = boards.star(), variant["yard"][players]
    tips = [[tip] for tip in STAR_SEATS[players]]
    if colours != "one":
        tips, size = TWO_TIPS[colours], 10
    if pieces == "ten":
        size = 10
    for seat, own in enumerate(tips):
        side = seat % 2 if variant.get("teams") else seat
        for tip in own:
            other = boards.OPPOSITE_TIP[tip]
            home, goal = boards.tip_yard(tip, size), boards.tip_yard(other, size)
            yield Colour(seat, side, home, goal, board.number[boards.OUTERMOST[other]], home, goal)


LINE_ENDS = [("e1", "e13"), ("m1", "m13"), ("a1", "m1"), ("a1", "m13"), ("q1", "e1"), ("q1", "e13")]


def connection_lines():
    """The six straight lines of 13 holes between tips two apart."""
    board = boards.star()
    for start, end in LINE_ENDS:
        a, b = board.number[start], board.number[end]
        yield frozenset(c for c in range(board.size)
                        if board.distance(a, c) + board.distance(c, b) == 12)
