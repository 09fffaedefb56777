"""Rakado (section 7 of docs/rules.md): one die, straight ahead, taking is a duty."""

from collections import namedtuple

import boards
import setup
from race_games import STAR_SEATS

# overlooked: cells of pieces that overlooked a capture, of the seat to act or, with the stage
# `huff`, of the seat before.
State = namedtuple("State", "pieces turn stage die overlooked over")
PASS = ("pass",)

# For each tip the two lines towards the tip opposite, and the line across.
STAR_WAYS = {
    "S": ([(1, 1), (-1, 1)], [(2, 0), (-2, 0)]),
    "NW": ([(2, 0), (1, -1)], [(1, 1), (-1, -1)]),
    "NE": ([(-2, 0), (-1, -1)], [(1, -1), (-1, 1)]),
    "N": ([(1, -1), (-1, -1)], [(2, 0), (-2, 0)]),
}


class Rakado:
    def __init__(self, _, players, options):
        self.seats = players
        self.wide = options.get("captures") == "wide"
        self.huffed = options.get("missed") == "huffed"
        if players == 3 or options.get("board") == "star":
            self.on_star(STAR_SEATS[players])
        else:
            self.on_square(options.get("directions") == "forward")

    def on_star(self, tips):
        self.board = boards.star()
        self.homes = [boards.tip_yard(tip, 15) for tip in tips]
        self.goals = [boards.tip_yard(boards.OPPOSITE_TIP[tip], 15) for tip in tips]
        # Along these a piece goes and takes; along the others it only takes.
        self.ways = [STAR_WAYS[tip][0] for tip in tips]
        self.only_taking = [STAR_WAYS[tip][1] if self.wide else [] for tip in tips]

    def on_square(self, diagonally):
        self.board = boards.square()
        rows = [frozenset(c for c, (_, y) in enumerate(self.board.places) if y == row)
                for row in (1, 16)]
        self.homes, self.goals = rows, rows[::-1]
        self.ways, self.only_taking = [], []
        for up in (1, -1):
            diagonals, aside = [(-1, up), (1, up)], [(-1, 0), (1, 0)]
            self.ways.append([(0, up)] + (diagonals if diagonally else []))
            self.only_taking.append((aside + ([] if diagonally else diagonals)) * self.wide)

    def start(self):
        pieces = [0] * self.board.size
        for number, home in enumerate(self.homes, 1):
            for cell in home:
                pieces[cell] = number
        return self.before_roll(State(pieces, 0, "roll", 0, frozenset(), False))

    def load(self, text):
        fields, drawn = setup.parse(self.board, text)
        pieces = [int(drawn.get(cell, 0)) for cell in range(self.board.size)]
        state = State(pieces, int(fields.get("turn", 1)) - 1, fields.get("stage", "roll"),
                      int(fields.get("die", 0)), setup.cells(self.board, fields, "overlooked"),
                      False)
        return self.before_roll(state) if state.stage.startswith("roll") else state

    # Legal actions ---------------------------------------------------------------------------

    def moves(self, pieces, seat, die):
        """All moves and those that take, whether taking is a duty or not."""
        quiet, taking = [], []
        for cell, piece in enumerate(pieces):
            if piece != seat + 1:
                continue
            for way in self.ways[seat] + self.only_taking[seat]:
                to = self.last_cell(pieces, cell, way, die)
                if to < 0 or pieces[to] == seat + 1:
                    continue
                if not pieces[to]:
                    if way in self.ways[seat]:
                        quiet.append((cell, to))
                elif cell not in self.goals[seat] and to not in self.goals[pieces[to] - 1]:
                    taking.append((cell, to))
        return quiet, taking

    def last_cell(self, pieces, cell, way, die):
        """The cell so far away, -1 if there is none or something stands between."""
        x, y = self.board.places[cell]
        for distance in range(1, die + 1):
            to = self.board.at.get((x + way[0] * distance, y + way[1] * distance), -1)
            if to < 0 or pieces[to] and distance < die:
                return -1
        return to

    def actions(self, state):
        if state.over:
            return []
        if state.stage == "huff":
            return [("huff", cell) for cell in state.overlooked]
        if state.stage != "move":
            return [("roll", die) for die in range(1, 7)]
        quiet, taking = self.moves(state.pieces, state.turn, state.die)
        if taking and not self.huffed:
            return taking
        return quiet + taking or [PASS]

    # Playing ---------------------------------------------------------------------------------

    def apply(self, state, action):
        if action[0] == "roll":
            return state._replace(stage="move", die=action[1])
        if action[0] == "huff":
            pieces = state.pieces[:]
            pieces[action[1]] = 0
            return self.before_roll(state._replace(pieces=pieces, stage="roll-on",
                                                   overlooked=frozenset()))
        if action != PASS:
            state = self.moved(state, action)
        if state.die == 6:
            return self.before_roll(state._replace(stage="roll-on", die=0))
        stage = "huff" if state.overlooked else "roll"
        state = state._replace(turn=(state.turn + 1) % self.seats, stage=stage, die=0)
        return state if state.overlooked else self.before_roll(state)

    def moved(self, state, action):
        start, end = action
        overlooked = state.overlooked
        if self.huffed and not state.pieces[end]:
            _, taking = self.moves(state.pieces, state.turn, state.die)
            overlooked = frozenset(cell for cell, _ in taking) or overlooked
        pieces = state.pieces[:]
        pieces[end], pieces[start] = pieces[start], 0
        # Who is to be huffed is followed.
        overlooked = frozenset(end if cell == start else cell for cell in overlooked)
        return state._replace(pieces=pieces, overlooked=overlooked)

    def before_roll(self, state):
        """The game is over when nobody could move with any roll."""
        could = any(any(self.moves(state.pieces, (state.turn + k) % self.seats, die))
                    for k in range(self.seats) for die in range(1, 7))
        # What was overlooked before a six is huffed after the turn.
        return state._replace(over=not could and not state.overlooked)

    def write(self, action):
        if action == PASS:
            return "pass"
        if action[0] == "roll":
            return f"d{action[1]}"
        if action[0] == "huff":
            return f"huff-{self.board.names[action[1]]}"
        return "-".join(self.board.names[cell] for cell in action)
