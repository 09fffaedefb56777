"""Captive 2: jumping out of a full hexagon."""

from collections import namedtuple

import boards
import setup

# jumping: the cell of the piece that is on its way out, -1 at the beginning of a turn. Whose
# turn it is changes nothing that is counted.
State = namedtuple("State", "pieces jumping")


class Captive2:
    def __init__(self, *_):
        self.board, self.inside = boards.star(), boards.hexagon()
        self.jumps = [[(over, line[over]) for line in self.board.step
                       if (over := line[cell]) >= 0 and line[over] >= 0]
                      for cell in range(self.board.size)]

    def start(self):
        return State(self.inside - {self.board.number["i5"]}, -1)

    def load(self, text):
        fields, drawn = setup.parse(self.board, text)
        return State(frozenset(drawn), self.board.number.get(fields.get("jumping"), -1))

    def hops(self, state, cell):
        """Hops of the piece on this cell after which its turn can still be completed."""
        for over, to in self.jumps[cell]:
            if over in state.pieces and to not in state.pieces:
                after = self.apply(state, (cell, to))
                if after.jumping < 0 or any(self.hops(after, to)):
                    yield cell, to

    def actions(self, state):
        cells = state.pieces if state.jumping < 0 else [state.jumping]
        return [hop for cell in cells for hop in self.hops(state, cell)]

    def apply(self, state, action):
        start, end = action
        x, y = (sum(pair) // 2 for pair in zip(self.board.places[start], self.board.places[end]))
        pieces = state.pieces - {start, self.board.at[x, y]}
        if end in self.inside:
            return State(pieces | {end}, end)
        return State(pieces, -1)

    def write(self, action):
        return "-".join(self.board.names[cell] for cell in action)
