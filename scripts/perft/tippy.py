"""Tippy: placing, and taking whom one has shut in on four sides."""

from collections import namedtuple

import boards
import setup

# left: the pieces each seat has still to place.
State = namedtuple("State", "pieces turn left")
EACH = 15
SIDES = 4
PASS = -1


class Tippy:
    def __init__(self, _, players, options):
        self.seats = players
        self.board = boards.points() if options.get("board") == "points" else boards.square()

    def start(self):
        return State([0] * self.board.size, 0, (EACH,) * self.seats)

    def load(self, text):
        fields, drawn = setup.parse(self.board, text)
        pieces = [int(drawn.get(cell, 0)) for cell in range(self.board.size)]
        gone = [pieces.count(seat + 1) for seat in range(self.seats)]
        for taker in range(1, self.seats + 1):
            for seat, taken in enumerate(fields.get(f"taken-by-{taker}", "").split()):
                gone[seat] += int(taken)
        return State(pieces, int(fields.get("turn", 1)) - 1, tuple(EACH - n for n in gone))

    def actions(self, state):
        """Free cells; nothing once all are placed."""
        if not any(state.left):
            return []
        if not state.left[state.turn]:
            return [PASS]
        return [cell for cell, piece in enumerate(state.pieces) if not piece]

    def beside(self, cell):
        """The four orthogonal neighbours, -1 beyond the edge."""
        return [line[cell] for line in self.board.step[:SIDES]]

    def apply(self, state, action):
        following = (state.turn + 1) % self.seats
        if action == PASS:
            return state._replace(turn=following)
        pieces, own = state.pieces[:], state.turn + 1
        pieces[action] = own
        taken = [cell for cell in self.beside(action)
                 if cell >= 0 and pieces[cell] not in (0, own)
                 and all(n >= 0 and pieces[n] == own for n in self.beside(cell))]
        for cell in taken:
            pieces[cell] = 0
        left = tuple(n - (seat == state.turn) for seat, n in enumerate(state.left))
        return State(pieces, following, left)

    def write(self, action):
        return "pass" if action == PASS else f"@{self.board.names[action]}"
