"""Solo Halma on the cross, and Retour, which plays it backwards."""

import boards
import setup


class Peg:
    """A state is the set of cells that hold a piece."""

    def __init__(self, game, *_):
        self.board = boards.cross()
        self.backwards = game == "retour"
        self.jumps = [(cell, over, line[over]) for line in self.board.step
                      for cell in range(self.board.size)
                      if (over := line[cell]) >= 0 and line[over] >= 0]

    def start(self):
        middle = self.board.cells("d4")
        return middle if self.backwards else frozenset(range(self.board.size)) - middle

    def load(self, text):
        return frozenset(setup.parse(self.board, text)[1])

    def actions(self, state):
        """Jumps over a piece, which is taken; in Retour over a free cell, which gets one."""
        return [(start, over, end) for start, over, end in self.jumps
                if start in state and end not in state and (over in state) != self.backwards]

    def apply(self, state, action):
        start, over, end = action
        return (state ^ {over, start}) | {end}

    def write(self, action):
        return f"{self.board.names[action[0]]}-{self.board.names[action[2]]}"
