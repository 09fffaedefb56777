#!/usr/bin/env python3
"""Plays random games by the model and asks the program for its legal actions on the way.

Usage: walk.py PROGRAM GAME [players=N] [option=value …] [from=FILE] [games=N] [length=N]
"""

import random
import subprocess
import sys

from families import build


class Engine:
    """The program's line protocol, see docs/protocol.md."""

    def __init__(self, program):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([program, "engine"], stdin=pipe, stdout=pipe, text=True)

    def moves(self, commands):
        self.process.stdin.write("".join(f"{command}\n" for command in [*commands, "moves"]))
        self.process.stdin.flush()
        answer = self.process.stdout.readline().split()
        if not answer or answer[0] != "moves":
            raise ValueError(" ".join(answer))
        return answer[1:]


def one_game(engine, model, head, setup, length, dice):
    """The first place where the two disagree, or None."""
    state = model.load(setup) if setup else model.start()
    begin = "position setup " + "|".join(setup.splitlines()) if setup else "position start"
    played = []
    for _ in range(length):
        theirs = engine.moves([head, " ".join([begin, "actions", *played])])
        actions = {model.write(action): action for action in model.actions(state)}
        if sorted(actions) != sorted(theirs):
            return played, sorted(set(actions) - set(theirs)), sorted(set(theirs) - set(actions))
        if not actions:
            break
        name = dice.choice(sorted(actions))
        played.append(name)
        state = model.apply(state, actions[name])
    return None


def main(program, game, *words):
    given = dict(word.split("=", 1) for word in words)
    players = int(given.pop("players", 2))
    games, length = int(given.pop("games", 3)), int(given.pop("length", 200))
    file = given.pop("from", None)
    setup = open(file).read() if file else None
    head = " ".join(["game", game, f"players={players}", *(f"{k}={v}" for k, v in given.items())])
    engine, model = Engine(program), build(game, players, given)
    for seed in range(games):
        fault = one_game(engine, model, head, setup, length, random.Random(seed))
        if fault:
            played, ours, theirs = fault
            print(f"{head}\nafter {' '.join(played)}")
            sys.exit(f"only model: {ours}\nonly program: {theirs}")


if __name__ == "__main__":
    main(*sys.argv[1:])
