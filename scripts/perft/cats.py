"""Cat and Mouse: two cats jump, nineteen mice shut them in."""

from collections import namedtuple

import boards
import setup

# to_place: mice that wait. quiet: turns in a row without a capture. jumping: the cat that
# may jump on, -1 for none.
State = namedtuple("State", "pieces turn to_place quiet jumping over")
CAT, MOUSE = 1, 2
MICE, FEWEST, QUIET = 19, 9, 100
PASS, END = ("pass",), ("end",)


class CatAndMouse:
    def __init__(self, _, __, options):
        self.board = boards.square()
        self.chains = options.get("chain") == "yes"
        self.middle = self.board.cells("h8 i8 h9 i9")
        self.jumps = [[(over, line[over]) for line in self.board.step
                       if (over := line[cell]) >= 0 and line[over] >= 0]
                      for cell in range(self.board.size)]

    def start(self):
        return State([0] * self.board.size, 0, MICE, 0, -1, False)

    def load(self, text):
        fields, drawn = setup.parse(self.board, text)
        pieces = [int(drawn.get(cell, 0)) for cell in range(self.board.size)]
        waiting = int(fields.get("to-place", 0)) if pieces.count(CAT) == 2 else MICE
        state = State(pieces, int(fields.get("turn", 1)) - 1, waiting,
                      int(fields.get("quiet", 0)),
                      self.board.number.get(fields.get("jumping"), -1), False)
        if waiting:
            return state._replace(turn=int(pieces.count(CAT) == 2))
        return state._replace(over=self.is_over(state))

    # Legal actions ---------------------------------------------------------------------------

    def hops(self, pieces, cat):
        return [(cat, to) for over, to in self.jumps[cat]
                if pieces[over] == MOUSE and not pieces[to]]

    def steps(self, pieces, cell):
        return [(cell, to) for to in self.board.neighbours[cell] if not pieces[to]]

    def cat_moves(self, pieces):
        cats = [cell for cell, piece in enumerate(pieces) if piece == CAT]
        return [move for cat in cats for move in self.steps(pieces, cat) + self.hops(pieces, cat)]

    def actions(self, state):
        pieces = state.pieces
        if state.over:
            return []
        if pieces.count(CAT) < 2:
            return [("place", cell) for cell in self.middle if not pieces[cell]]
        if state.to_place:
            return [("place", cell) for cell, piece in enumerate(pieces) if not piece]
        if state.jumping >= 0:
            return [*self.hops(pieces, state.jumping), END]
        if state.turn == 0:
            return self.cat_moves(pieces)
        mice = [cell for cell, piece in enumerate(pieces) if piece == MOUSE]
        return [move for mouse in mice for move in self.steps(pieces, mouse)] or [PASS]

    # Playing ---------------------------------------------------------------------------------

    def apply(self, state, action):
        if action[0] == "place":
            return self.place(state, action[1])
        if action in (PASS, END):
            return self.next_turn(state._replace(jumping=-1), captured=action == END)
        start, end = action
        pieces = state.pieces[:]
        pieces[end], pieces[start] = pieces[start], 0
        if end in self.board.neighbours[start]:
            return self.next_turn(state._replace(pieces=pieces), captured=False)
        pieces[next(over for over, to in self.jumps[start] if to == end)] = 0
        state = state._replace(pieces=pieces, jumping=-1)
        if pieces.count(MOUSE) < FEWEST:
            return state._replace(over=True)
        if self.chains and self.hops(pieces, end):
            return state._replace(jumping=end, quiet=0)
        return self.next_turn(state, captured=True)

    def place(self, state, cell):
        pieces = state.pieces[:]
        if pieces.count(CAT) < 2:
            pieces[cell] = CAT
            return state._replace(pieces=pieces, turn=int(pieces.count(CAT) == 2))
        pieces[cell] = MOUSE
        state = state._replace(pieces=pieces, to_place=state.to_place - 1)
        if state.to_place:
            return state
        state = state._replace(turn=0)
        return state._replace(over=self.is_over(state))

    def next_turn(self, state, captured):
        quiet = 0 if captured else state.quiet + 1
        state = state._replace(turn=1 - state.turn, quiet=quiet)
        return state._replace(over=self.is_over(state))

    def is_over(self, state):
        """Looked at when a turn begins: cats shut in, too few mice, a hundred quiet turns."""
        if state.jumping >= 0:
            return False
        shut_in = state.turn == 0 and not self.cat_moves(state.pieces)
        return shut_in or state.pieces.count(MOUSE) < FEWEST or state.quiet >= QUIET

    def write(self, action):
        if action in (PASS, END):
            return action[0]
        if action[0] == "place":
            return f"@{self.board.names[action[1]]}"
        return "-".join(self.board.names[cell] for cell in action)
