"""Barricade and its Gold Edition (section 6 of docs/rules.md)."""

from collections import namedtuple

import boards
import setup

HUES = ["red", "green", "yellow", "blue"]
ENTRIES = {"red": "c1", "green": "g1", "yellow": "k1", "blue": "o1"}
USUAL = {2: ["red", "yellow"], 3: ["red", "green", "yellow"], 4: HUES}
AT_START = "a3 e3 i3 m3 q3 g7 k7 i9 i10 i11 i13"
PAWNS, BARRICADE = 5, 9

# pieces: a colour's number, BARRICADE or 0. opening: who still rolls, the best roll, who has it.
State = namedtuple("State", "pieces turn stage die opening finished over")
PASS = ("pass",)


class Barricade:
    def __init__(self, game, players, options):
        self.board, self.seats = boards.barricade(), players
        if options.get("colours") == "two":
            self.hues, self.seat_of = ["red", "yellow", "green", "blue"], [0, 0, 1, 1]
        else:
            playing = options.get("playing")
            self.hues = playing.split("+") if playing else USUAL[players]
            self.seat_of = list(range(players))
        self.entries = [self.board.number[ENTRIES[hue]] for hue in self.hues]
        self.rolled = options.get("opening", "rolled") == "rolled"
        usual_entry = "free" if game == "barricade-gold" else "forced"
        self.free_entry = options.get("entry", usual_entry) == "free"
        self.all_places = options.get("places") == "all"
        self.home_square = self.board.number["i14"]
        lowest = int(options.get("no-barricade-rows", 1)) + 1
        self.for_barricades = [cell for cell, (_, row) in enumerate(self.board.places)
                               if row >= lowest and cell != self.home_square]

    def start(self):
        pieces = [0] * self.board.size
        for cell in self.board.cells(AT_START):
            pieces[cell] = BARRICADE
        opening = (tuple(range(self.seats)), 0, ())
        stage = "opening" if self.rolled else "roll"
        return State(pieces, 0, stage, 0, opening, (), False)

    def load(self, text):
        fields, drawn = setup.parse(self.board, text)
        pieces = [0] * self.board.size
        for cell, mark in drawn.items():
            pieces[cell] = BARRICADE if mark == "#" else int(mark)
        opening = (setup.numbers(fields, "waiting"), int(fields.get("best", 0)),
                   setup.numbers(fields, "leaders"))
        return State(pieces, int(fields.get("turn", 1)) - 1, fields.get("stage", "roll"),
                     int(fields.get("die", 0)), opening, setup.numbers(fields, "finished"), False)

    # Legal actions ---------------------------------------------------------------------------

    def actions(self, state):
        if state.over:
            return []
        if state.stage in ("opening", "roll"):
            return [("roll", die) for die in range(1, 7)]
        if state.stage == "set-down":
            return [("set", cell) for cell in self.for_barricades if not state.pieces[cell]]
        return self.moves(state)

    def moves(self, state):
        own = [n for n, seat in enumerate(self.seat_of, 1) if seat == state.turn]
        on_board = [cell for cell, piece in enumerate(state.pieces) if piece in own]
        walks = [("walk", cell, to) for cell in on_board
                 for to in self.walk(state, cell, -1, state.die)]
        entries = []
        for number in own:
            if state.pieces.count(number) < PAWNS:
                # The entry field counts one; a barricade never stands on it.
                ends = self.walk(state, self.entries[number - 1], -1, state.die - 1)
                entries += [("enter", number, to) for to in ends]
        if walks:
            return walks + entries
        if self.free_entry and on_board and entries:
            return entries + [PASS]
        return entries or [PASS]

    def walk(self, state, cell, before, steps):
        """Fields where a walk may end: no turning back, no passing of barricades."""
        if steps == 0:
            piece = state.pieces[cell]
            is_own = piece not in (0, BARRICADE) and self.seat_of[piece - 1] == state.turn
            return set() if is_own else {cell}
        if before >= 0 and state.pieces[cell] == BARRICADE:
            return set()
        return {end for to in self.board.neighbours[cell] if to != before
                for end in self.walk(state, to, cell, steps - 1)}

    # Playing ---------------------------------------------------------------------------------

    def apply(self, state, action):
        if action == PASS:
            return self.next_turn(state)
        if action[0] == "roll":
            if state.stage == "opening":
                return self.opening_roll(state, action[1])
            return state._replace(stage="move", die=action[1])
        pieces = state.pieces[:]
        if action[0] == "set":
            pieces[action[1]] = BARRICADE
            return self.next_turn(state._replace(pieces=pieces))
        _, start, end = action
        if action[0] == "walk":
            number, pieces[start] = pieces[start], 0
        else:
            number = start
        lifted = pieces[end] == BARRICADE
        pieces[end] = number
        state = state._replace(pieces=pieces, stage="set-down")
        return self.landed(state, end) if not lifted else state

    def landed(self, state, end):
        if end == self.home_square:
            finished = state.finished + (state.turn,)
            over = not self.all_places or len(finished) >= self.seats - 1
            state = state._replace(finished=finished, over=over)
        return state if state.over else self.next_turn(state)

    def opening_roll(self, state, die):
        (_, *waiting), best, leaders = state.opening
        if die > best:
            best, leaders = die, (state.turn,)
        elif die == best:
            leaders += (state.turn,)
        if waiting:
            return state._replace(turn=waiting[0], opening=(tuple(waiting), best, leaders))
        if len(leaders) > 1:
            return state._replace(turn=leaders[0], opening=(leaders, 0, ()))
        return state._replace(turn=leaders[0], stage="move", die=best)

    def next_turn(self, state):
        seat = (state.turn + 1) % self.seats
        while seat in state.finished:
            seat = (seat + 1) % self.seats
        return state._replace(turn=seat, stage="roll", die=0)

    def write(self, action):
        if action == PASS:
            return "pass"
        if action[0] == "roll":
            return f"d{action[1]}"
        end = self.board.names[action[-1]]
        if action[0] == "set":
            return f"#{end}"
        if action[0] == "enter":
            two = len(self.hues) > self.seats
            return f"{self.hues[action[1] - 1] if two else 'yard'}-{end}"
        return f"{self.board.names[action[1]]}-{end}"
