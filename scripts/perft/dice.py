"""Dice Halma: Halma's pieces and goals, two dice that say how many steps and jumps."""

from collections import namedtuple

import setup
from race import PASS, Race

# halma: the race's state. steps: pieces that may still step. jumps: the chain's, 0 when made.
State = namedtuple("State", "halma stage dice steps jumps moved")
END = ("end",)
ROLLS = [("roll", a, b) for a in range(1, 7) for b in range(a, 7)]


class DiceHalma:
    def __init__(self, game, players, options):
        self.race = Race(game, players, options)
        self.board = self.race.board
        # Nobody is beaten here; clearing is looked at action by action.
        self.race.cannot_clear = lambda state: False

    def start(self):
        return self.to_roll(self.race.start())

    def load(self, text):
        fields, _ = setup.parse(self.board, text)
        stage = fields.get("stage", "roll")
        if stage == "roll":
            return self.to_roll(self.race.load(text))
        state = State(self.race.drawn(text), stage, None, 0, 0, frozenset())
        if stage == "choose":
            a, b = (int(word) for word in fields["dice"].split())
            return state._replace(dice=(a, b))
        return state._replace(steps=int(fields["steps"]), jumps=int(fields["jumps"]),
                              moved=setup.cells(self.board, fields, "moved"))

    def to_roll(self, halma):
        if not halma.over and not self.somebody_could_act(halma):
            halma = halma._replace(over=True)
        return State(halma, "roll", None, 0, 0, frozenset())

    def somebody_could_act(self, halma):
        """With some roll; the seat to act first, since it nearly always can."""
        left = self.race.seats_left(halma)
        left.sort(key=lambda seat: seat != halma.turn)
        return any(self.things_to_do(halma._replace(turn=seat), 1, jumps, frozenset())
                   for seat in left for jumps in range(1, 7))

    # What can be done with what is left of a roll --------------------------------------------

    def chains(self, pieces, start, jumps):
        """Where chains of exactly so many jumps end; none lands on a cell twice."""
        ends = set()
        colour, pieces[start] = pieces[start], 0

        def follow(way):
            if len(way) > jumps:
                ends.add(way[-1])
                return
            for to in self.race.moving.jumps_from(pieces, way[-1]):
                if to not in way:
                    follow(way + [to])
        follow([start])
        pieces[start] = colour
        return ends

    def things_to_do(self, halma, steps, jumps, moved):
        """Steps, chains and swaps, without `end` and `pass`."""
        number, pieces = halma.turn + 1, halma.pieces
        moves = {}
        for cell, piece in enumerate(pieces):
            if piece == number and cell not in moved:
                ends = self.race.moving.steps(pieces, cell) if steps else set()
                if jumps:
                    ends = ends | self.chains(pieces, cell, jumps)
                moves[number, cell] = ends
        if self.race.blocked == "clear":
            clearing = self.race.clearing(halma, moves)
            if clearing:
                return clearing
        goal = self.race.colours[halma.turn].goal
        legal = [(cell, to) for (_, cell), ends in moves.items() for to in ends
                 if cell not in goal or to in goal]
        if self.race.blocked == "swap" and steps:
            swaps = self.race.swaps(halma, legal)
            legal += [swap for swap in swaps if swap[0] not in moved]
        return legal

    def actions(self, state):
        if state.halma.over:
            return []
        if state.stage == "roll":
            return ROLLS
        if state.stage == "choose":
            return self.choices(state)
        found = self.things_to_do(state.halma, state.steps, state.jumps, state.moved)
        if state.moved:
            return [*found, END]
        return found or [PASS]

    def choices(self, state):
        """A die that leaves nothing to do is not for steps if the other leaves something."""
        a, b = state.dice
        both = [("steps", a, b), ("steps", b, a)]
        useful = [choice for choice in both
                  if self.things_to_do(state.halma, *choice[1:], frozenset())]
        return useful or both

    # Playing ---------------------------------------------------------------------------------

    def apply(self, state, action):
        if action[0] == "roll":
            if action[1] == action[2]:
                return state._replace(stage="act", steps=action[1], jumps=action[1])
            return state._replace(stage="choose", dice=action[1:])
        if action[0] == "steps":
            return state._replace(stage="act", steps=action[1], jumps=action[2])
        if action in (PASS, END):
            return self.next_turn(state.halma)
        return self.act(state, action)

    def act(self, state, action):
        halma = self.race.moved(state.halma, action)
        sides = [halma.turn] if len(action) == 2 else self.race.sides_from(halma.turn)
        halma = self.race.look_for_winners(halma, sides)
        if halma.over:
            return state._replace(halma=halma)
        if halma.turn in halma.finished:
            return self.next_turn(halma)
        is_step = len(action) == 3 or action[1] in self.board.neighbours[action[0]]
        # The turn goes on until `end`, also when nothing more can be done.
        return state._replace(halma=halma, moved=state.moved | {action[1]},
                              steps=state.steps - is_step, jumps=state.jumps if is_step else 0)

    def next_turn(self, halma):
        return self.to_roll(self.race.begin_turn(self.race.next_seat(halma)))

    def write(self, action):
        if action[0] == "roll":
            return f"d{action[1]}+{action[2]}"
        if action[0] == "steps":
            return f"s{action[1]}"
        if action == END:
            return "end"
        return self.race.write(action)
