"""Top Secret: the middle is filled in turn, then all leave over the edge."""

from collections import namedtuple

import boards
import setup
from race_moves import Movement

State = namedtuple("State", "pieces turn placing over")
PASS, OFF = ("pass",), -1


class TopSecret:
    def __init__(self, *_):
        self.board = boards.square()
        self.moving = Movement(self.board, "adjacent", None)
        self.middle = [c for c, (x, y) in enumerate(self.board.places)
                       if 6 <= x <= 11 and 6 <= y <= 11]

    def start(self):
        return State([0] * self.board.size, 0, True, False)

    def load(self, text):
        fields, drawn = setup.parse(self.board, text)
        pieces = [int(drawn.get(cell, 0)) for cell in range(self.board.size)]
        return State(pieces, int(fields.get("turn", 1)) - 1, fields.get("stage") == "place", False)

    def actions(self, state):
        if state.over:
            return []
        if state.placing:
            return [("place", cell) for cell in self.middle if not state.pieces[cell]]
        moves = []
        for cell, piece in enumerate(state.pieces):
            if piece == state.turn + 1:
                jumps = self.moving.chain(state.pieces, cell)
                moves += [(cell, to) for to in self.moving.steps(state.pieces, cell) | jumps]
                if self.can_leave(state.pieces, cell, jumps):
                    moves.append((cell, OFF))
        return moves or [PASS]

    def can_leave(self, pieces, start, jumps):
        """By a step from the edge, or by a jump, at the beginning or the end of a chain."""
        if len(self.board.neighbours[start]) < 8:
            return True
        return any((over := line[cell]) >= 0 and pieces[over] and over != start and line[over] < 0
                   for cell in {start} | jumps for line in self.board.step)

    def apply(self, state, action):
        other = 1 - state.turn
        if action == PASS:
            return state._replace(turn=other)
        pieces = state.pieces[:]
        if action[0] == "place":
            pieces[action[1]] = state.turn + 1
            placing = not all(pieces[cell] for cell in self.middle)
            return State(pieces, other, placing, False)
        start, end = action
        own, pieces[start] = pieces[start], 0
        if end != OFF:
            pieces[end] = own
        return State(pieces, other, False, own not in pieces)

    def write(self, action):
        if action == PASS:
            return "pass"
        if action[0] == "place":
            return f"@{self.board.names[action[1]]}"
        end = "off" if action[1] == OFF else self.board.names[action[1]]
        return f"{self.board.names[action[0]]}-{end}"
