"""Gobang: five in a row, first by placing, then by moving."""

from collections import namedtuple

import boards
import setup

State = namedtuple("State", "pieces turn finished passes over")
PASS = ("pass",)
EACH = 12


class Gobang:
    def __init__(self, _, players, options):
        self.board, self.seats = boards.square(), players
        self.sides = 2 if options.get("teams") == "two" else players
        self.all_places = options.get("places") == "all"
        # Four of the eight directions, and their opposites.
        self.axes = [(self.board.step[a], self.board.step[b])
                     for a, b in ((0, 2), (1, 3), (4, 6), (5, 7))]

    def start(self):
        return State([0] * self.board.size, 0, (), 0, False)

    def load(self, text):
        fields, drawn = setup.parse(self.board, text)
        pieces = [int(drawn.get(cell, 0)) for cell in range(self.board.size)]
        state = State(pieces, int(fields.get("turn", 1)) - 1, setup.numbers(fields, "finished"),
                      int(fields.get("passes", 0)), False)
        # A row of five may have been drawn.
        rows = {piece - 1 for cell, piece in enumerate(pieces)
                if piece and self.in_a_row(pieces, cell) >= 5}
        for side in sorted(rows - set(state.finished)):
            state = self.finish(state, side)
        return state

    def actions(self, state):
        if state.over:
            return []
        colour = state.turn % self.sides + 1
        if state.pieces.count(colour) < EACH:
            return [("place", c) for c in range(self.board.size) if not state.pieces[c]]
        moves = [(cell, to) for cell, piece in enumerate(state.pieces) if piece == colour
                 for to in self.board.neighbours[cell] if not state.pieces[to]]
        return moves or [PASS]

    def apply(self, state, action):
        if action == PASS:
            state = state._replace(passes=state.passes + 1)
            over = state.passes >= self.seats - len(state.finished)
            return self.next_seat(state._replace(over=over))
        side = state.turn % self.sides
        pieces = state.pieces[:]
        if action[0] != "place":
            pieces[action[0]] = 0
        pieces[action[1]] = side + 1
        state = state._replace(pieces=pieces, passes=0)
        if self.in_a_row(pieces, action[1]) >= 5:
            state = self.finish(state, side)
        return self.next_seat(state)

    def finish(self, state, side):
        finished = state.finished + (side,)
        over = not self.all_places or len(finished) >= self.sides - 1
        return state._replace(finished=finished, over=over)

    def next_seat(self, state):
        if state.over:
            return state
        seat = (state.turn + 1) % self.seats
        while seat % self.sides in state.finished:
            seat = (seat + 1) % self.seats
        return state._replace(turn=seat)

    def in_a_row(self, pieces, cell):
        """The most pieces of one colour in an unbroken line through this cell."""
        return max(1 + sum(self.run(pieces, cell, line) for line in axis) for axis in self.axes)

    @staticmethod
    def run(pieces, cell, line):
        colour, length = pieces[cell], 0
        while (cell := line[cell]) >= 0 and pieces[cell] == colour:
            length += 1
        return length

    def write(self, action):
        if action == PASS:
            return "pass"
        if action[0] == "place":
            return f"@{self.board.names[action[1]]}"
        return "-".join(self.board.names[cell] for cell in action)
