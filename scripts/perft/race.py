"""The race family: Halma, its variants, Chinese Checkers (sections 1 to 4 of docs/rules.md)."""

from collections import namedtuple

import boards
import race_games
import setup
from race_moves import Movement

# pieces: a colour's number for each cell, 0 for none. marks: the cell of each colour's
# marked piece, in Marked Halma. Sides and seats count from 0.
State = namedtuple("State", "pieces turn beaten finished passes marks over")
PASS = ("pass",)


class Race:
    def __init__(self, game, players, options):
        variant = race_games.GAMES[game]
        options = {**race_games.defaults(game), **options}
        if variant["board"] in race_games.SQUARE_BOARDS:
            self.board = race_games.SQUARE_BOARDS[variant["board"]]()
            colours = race_games.square_colours(variant, players, options.get("layout"))
        else:
            self.board = boards.star()
            colours = race_games.star_colours(variant, players, options.get("colours", "one"),
                                                options.get("pieces", "yard"))
        self.colours = list(colours)
        self.seats = players
        self.sides = len({colour.side for colour in self.colours})
        self.side_of_seat = {colour.seat: colour.side for colour in self.colours}
        self.all_places = options.get("places") == "all"
        self.moving = Movement(self.board, options.get("jumps", variant.get("jumps")),
                               options.get("movement"))
        self.marked = variant.get("marked", False)
        self.teams = variant.get("teams", False)
        self.lines = self.own_lines(options["line"]) if variant.get("lines") else None
        alone_or_lines = players == 1 or variant.get("lines")
        self.blocked = None if alone_or_lines else options.get("blocked", "clear")
        # Rule 6: whoever is in the goal stays in it.
        self.holds = not alone_or_lines and options.get("leave-goal", "no") == "no"

    def own_lines(self, choice):
        """The lines that count for each side."""
        lines = list(race_games.connection_lines())
        if choice == "any":
            return [lines] * self.sides
        tips = [next(boards.tip_yard(tip, 10) for tip in boards.OUTERMOST
                     if boards.tip_yard(tip, 10) <= colour.home) for colour in self.colours]
        return [[line for line in lines if line & tip] for tip in tips]

    # Beginning -----------------------------------------------------------------------------

    def start(self):
        pieces = [0] * self.board.size
        for number, colour in enumerate(self.colours, 1):
            for cell in colour.home:
                pieces[cell] = number
        marks = None
        if self.marked:
            corners = [max(c.home, key=lambda cell: self.board.distance(cell, c.far))
                       for c in self.colours]
            marks = tuple(corners)
        return self.begin_turn(State(pieces, 0, (), (), 0, marks, False))

    def load(self, text):
        return self.begin_turn(self.drawn(text))

    def drawn(self, text):
        """The position of a set-up, before anything is looked at that begins a turn."""
        fields, drawn = setup.parse(self.board, text)
        pieces, marks = [0] * self.board.size, [-1] * len(self.colours)
        for cell, mark in drawn.items():
            if mark.isdigit():
                pieces[cell] = int(mark)
            else:
                pieces[cell] = ord(mark) - ord("A") + 1
                marks[pieces[cell] - 1] = cell
        state = State(pieces, int(fields.get("turn", 1)) - 1, setup.numbers(fields, "beaten"),
                      setup.numbers(fields, "finished"), int(fields.get("passes", 0)),
                      tuple(marks) if self.marked else None, False)
        # A side may have been drawn where it has won.
        return self.look_for_winners(state, self.sides_from(self.side_of_seat[state.turn]))

    # Legal actions -------------------------------------------------------------------------

    def movable(self, state):
        """The colours, by number, that the seat to act may move."""
        own = [n for n, c in enumerate(self.colours, 1) if c.seat == state.turn]
        if self.teams and all(self.has_arrived(state, n) for n in own):
            side = self.side_of_seat[state.turn]
            own = [n for n, c in enumerate(self.colours, 1) if c.side == side]
        return own

    def has_arrived(self, state, number):
        yard = self.colours[number - 1].goal_yard
        return all(cell in yard for cell, piece in enumerate(state.pieces) if piece == number)

    def actions(self, state):
        if state.over:
            return []
        moves = self.moves_of(state)
        if self.blocked == "clear":
            clearing = self.clearing(state, moves)
            if clearing:
                return clearing
        legal, leaving = [], []
        for (number, cell), ends in moves.items():
            yard = self.colours[number - 1].goal_yard
            if self.holds and cell in yard:
                legal += [(cell, to) for to in ends if to in yard]
                if self.has_arrived(state, number):
                    leaving += [(cell, to) for to in ends if to not in yard]
            else:
                legal += [(cell, to) for to in ends]
        if self.blocked == "swap":
            legal += self.swaps(state, legal)
        return legal or leaving or [PASS]

    def moves_of(self, state):
        numbers = set(self.movable(state))
        return {(piece, cell): self.landings(state.pieces, cell)
                for cell, piece in enumerate(state.pieces) if piece in numbers}

    def landings(self, pieces, cell):
        return self.moving.landings(pieces, cell, self.colours[pieces[cell] - 1].goal_yard)

    def must_clear(self, state):
        """The colours that rule 8 `clear` binds now."""
        side = self.side_of_seat[state.turn]
        at_home = [False] * self.sides
        for cell, piece in enumerate(state.pieces):
            if piece and cell in self.colours[piece - 1].home_yard:
                at_home[self.colours[piece - 1].side] = True
        if all(at_home[s] for s in range(self.sides) if s != side):
            return []
        return [n for n in self.movable(state)
                if any(piece == n and cell in self.colours[n - 1].home_yard
                       for cell, piece in enumerate(state.pieces))]

    def clearing(self, state, moves):
        """The moves that clear a home, None if none has to be cleared, [] if none can be."""
        bound = self.must_clear(state)
        if not bound:
            return None
        out, nearer = [], []
        for (number, cell), ends in moves.items():
            colour = self.colours[number - 1]
            if number not in bound or cell not in colour.home_yard:
                continue
            before = self.board.distance(cell, colour.far)
            out += [(cell, to) for to in ends if to not in colour.home_yard]
            nearer += [(cell, to) for to in ends if self.board.distance(to, colour.far) < before]
        return out or nearer

    def swaps(self, state, legal):
        found = []
        for number in self.movable(state):
            colour = self.colours[number - 1]
            outside = [c for c, p in enumerate(state.pieces)
                       if p == number and c not in colour.goal]
            could_enter = any(cell in outside and to in colour.goal for cell, to in legal)
            enemies = [c for c in colour.goal if state.pieces[c]
                       and self.colours[state.pieces[c] - 1].side != colour.side]
            if could_enter:
                continue
            found += [(cell, enemy, "swap") for cell in outside for enemy in enemies
                      if any(n in colour.goal for n in self.board.neighbours[cell])]
        return found

    # Playing -------------------------------------------------------------------------------

    def apply(self, state, action):
        if action == PASS:
            state = state._replace(passes=state.passes + 1)
            if state.passes >= len(self.seats_left(state)):
                return state._replace(over=True)
            return self.begin_turn(self.next_seat(state))
        state = self.moved(state, action)
        mover = self.side_of_seat[state.turn]
        # A swap may bring an enemy home.
        sides = [mover] if len(action) == 2 else self.sides_from(mover)
        state = self.look_for_winners(state, sides)
        return state if state.over else self.begin_turn(self.next_seat(state))

    def moved(self, state, action):
        pieces, (start, end) = state.pieces[:], action[:2]
        pieces[start], pieces[end] = pieces[end], pieces[start]
        marks = state.marks
        if marks:
            change = {start: end, end: start}
            marks = tuple(change.get(cell, cell) for cell in marks)
        return state._replace(pieces=pieces, passes=0, marks=marks)

    def sides_from(self, first):
        return [first] + [side for side in range(self.sides) if side != first]

    def seats_left(self, state):
        gone = state.beaten + state.finished
        return [seat for seat in range(self.seats) if self.side_of_seat[seat] not in gone]

    def next_seat(self, state):
        left = self.seats_left(state)
        seat = (state.turn + 1) % self.seats
        while seat not in left:
            seat = (seat + 1) % self.seats
        return state._replace(turn=seat)

    def look_for_winners(self, state, sides):
        for side in sides:
            if side not in state.beaten + state.finished and self.has_won(state, side):
                state = self.finish(state, side)
        return state

    def finish(self, state, side):
        state = state._replace(finished=state.finished + (side,))
        return state._replace(over=not self.all_places or self.few_left(state))

    def few_left(self, state):
        return len(state.beaten) + len(state.finished) >= self.sides - (self.sides > 1)

    def has_won(self, state, side):
        if self.lines:
            own = {n for n, c in enumerate(self.colours, 1) if c.side == side}
            return any(all(state.pieces[c] in own for c in line) for line in self.lines[side])
        return all(self.colour_is_home(state, number)
                   for number, colour in enumerate(self.colours, 1) if colour.side == side)

    def colour_is_home(self, state, number):
        """Rule 7 for one colour; its mark has to be in the corner too."""
        colour, pieces = self.colours[number - 1], state.pieces
        if self.marked and state.marks[number - 1] != colour.far:
            return False
        if all(cell in colour.goal for cell, piece in enumerate(pieces) if piece == number):
            return True
        return all(pieces[c] == number or self.is_beaten(state, pieces[c]) for c in colour.goal)

    def is_beaten(self, state, piece):
        return piece and self.colours[piece - 1].side in state.beaten

    # The beginning of a turn ---------------------------------------------------------------

    def begin_turn(self, state):
        """Who has won by `filled` or cannot clear is out before acting; then the next seat."""
        while not state.over:
            side = self.side_of_seat[state.turn]
            if self.blocked == "filled" and self.is_filled(state, side):
                state = self.finish(state, side)
            elif self.cannot_clear(state):
                state = self.beat(state, side)
            else:
                return state
            if not state.over:
                state = self.next_seat(state)
        return state

    def is_filled(self, state, side):
        for number, colour in enumerate(self.colours, 1):
            if colour.side != side:
                continue
            held = [state.pieces[cell] for cell in colour.goal]
            if not all(held) or 2 * held.count(number) <= len(held):
                return False
            in_corner = state.pieces[colour.far]
            if self.marked and state.marks[number - 1] != colour.far \
                    and self.colours[in_corner - 1].side == side:
                return False
        return True

    def cannot_clear(self, state):
        # In Colour Halma who cannot clear may make any move.
        if self.blocked != "clear" or self.moving.shades is not None:
            return False
        return bool(self.must_clear(state)) and not self.clearing(state, self.moves_of(state))

    def beat(self, state, side):
        pieces = [0 if piece and self.colours[piece - 1].side == side
                  and cell in self.colours[piece - 1].home_yard else piece
                  for cell, piece in enumerate(state.pieces)]
        state = state._replace(pieces=pieces, beaten=state.beaten + (side,))
        state = state._replace(over=self.few_left(state))
        return state if state.over else self.look_for_winners(state, self.sides_from(side))

    # Notation ------------------------------------------------------------------------------

    def write(self, action):
        if action == PASS:
            return "pass"
        start, end = (self.board.names[cell] for cell in action[:2])
        return f"{start}<>{end}" if len(action) == 3 else f"{start}-{end}"
