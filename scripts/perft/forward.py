"""Dutch Halma and Le Zug: two armies that only go forward."""

from collections import namedtuple

import boards
import setup

State = namedtuple("State", "pieces turn passes over")
PASS = ("pass",)


class Forward:
    """What both games share: turns, passing, the position. Ahead is up for seat 1."""

    def __init__(self, board):
        self.board = board
        self.rows = max(row for _, row in board.places)

    def start(self):
        pieces = [0] * self.board.size
        for cell in self.army():
            pieces[cell] = 1
            pieces[self.turned(cell)] = 2
        return State(pieces, 0, 0, False)

    def load(self, text):
        fields, drawn = setup.parse(self.board, text)
        pieces = [int(drawn.get(cell, 0)) for cell in range(self.board.size)]
        over = any(self.has_won(pieces, seat) for seat in (0, 1))
        return State(pieces, int(fields.get("turn", 1)) - 1, int(fields.get("passes", 0)), over)

    def turned(self, cell):
        """The cell turned by half about the middle of the board."""
        x, y = self.board.places[cell]
        return self.board.at[self.rows + 1 - x, self.rows + 1 - y]

    def ahead(self, seat, cell, sideways, forward):
        """The cell so far ahead of this one, or -1."""
        x, y = self.board.places[cell]
        return self.board.at.get((x + sideways, y + (forward if seat == 0 else -forward)), -1)

    def row_from_own_side(self, seat, cell):
        row = self.board.places[cell][1]
        return row if seat == 0 else self.rows + 1 - row

    def actions(self, state):
        if state.over:
            return []
        moves = [(cell, to) for cell, piece in enumerate(state.pieces) if piece == state.turn + 1
                 for to in self.ends(state.pieces, state.turn, cell)]
        return moves or [PASS]

    def apply(self, state, action):
        other = 1 - state.turn
        if action == PASS:
            return state._replace(turn=other, passes=state.passes + 1, over=state.passes + 1 >= 2)
        pieces = state.pieces[:]
        pieces[action[1]], pieces[action[0]] = pieces[action[0]], 0
        return State(pieces, other, 0, self.has_won(pieces, state.turn))

    def write(self, action):
        return action[0] if action == PASS else "-".join(self.board.names[c] for c in action)


class DutchHalma(Forward):
    def __init__(self, *_):
        super().__init__(boards.small_square())

    def army(self):
        return [cell for cell, (_, row) in enumerate(self.board.places) if row <= 2]

    def ends(self, pieces, seat, cell):
        ends = self.hooks(pieces, seat, cell)
        step = self.ahead(seat, cell, 0, 1)
        if step >= 0 and not pieces[step]:
            ends.add(step)
        return ends

    def hooks(self, pieces, seat, cell):
        """Past an enemy diagonally ahead to the cell straight beyond it, again and again."""
        found = set()
        for side in (-1, 1):
            enemy, to = self.ahead(seat, cell, side, 1), self.ahead(seat, cell, side, 2)
            if to >= 0 and pieces[enemy] == 2 - seat and not pieces[to]:
                found |= {to} | self.hooks(pieces, seat, to)
        return found

    def has_won(self, pieces, seat):
        goal = [c for c in range(self.board.size) if self.row_from_own_side(seat, c) >= 8]
        return all(pieces[cell] == seat + 1 for cell in goal)


class LeZug(Forward):
    def __init__(self, *_):
        super().__init__(boards.points())

    def army(self):
        return self.board.cells("a1 c1 e1 g1 i1 k1 m1 o1 q1 f2 h2 j2")

    def ends(self, pieces, seat, cell):
        enemy = 2 - seat
        guarded = any(piece == enemy and self.row_from_own_side(seat, c) >= 14
                      for c, piece in enumerate(pieces))

        def may_land(to):
            return to >= 0 and not pieces[to] and not (
                guarded and self.row_from_own_side(seat, to) >= 14)

        def steps(start):
            return {to for side in (-1, 1) if may_land(to := self.ahead(seat, start, side, 1))}

        def chain(start):
            found = set()
            for side in (-1, 1):
                over, to = self.ahead(seat, start, side, 1), self.ahead(seat, start, 2 * side, 2)
                if may_land(to) and pieces[over]:
                    found |= {to} | steps(to) | chain(to)
            return found
        return steps(cell) | chain(cell)

    def has_won(self, pieces, seat):
        own = [self.row_from_own_side(seat, c) for c, p in enumerate(pieces) if p == seat + 1]
        return own.count(17) == 9 and own.count(16) == 3
