#!/usr/bin/env python3
"""Counts every line of the perft tables by the model and compares.

Usage: count.py [--write] [GAME …]

A line is `players=2 option=value from=SETUP: 14 196 …`: the settings, the set-up (the usual
start if there is none), and the sequences of 1, 2, 3, … actions. With --write the tables get
the model's counts, as many for each line as it has now.
"""

import sys
from pathlib import Path

from families import FAMILIES, build, perft

TABLES = Path(__file__).resolve().parents[2] / "crates/rules/tests/perft"


def counts_of(game, line):
    """The line as the model would write it."""
    settings, stored = line.split(": ")
    options = dict(word.split("=", 1) for word in settings.split())
    players, setup = int(options.pop("players")), options.pop("from", None)
    model = build(game, players, options)
    state = model.load((TABLES / f"setups/{setup}.setup").read_text()) if setup else model.start()
    depths = range(1, len(stored.split()) + 1)
    return f"{settings}: {' '.join(str(perft(model, state, depth)) for depth in depths)}"


def check_table(game, write):
    """Counts a table; the number of lines that differ from what is stored."""
    path = TABLES / f"{game}.perft"
    lines = path.read_text().splitlines()
    counted = [line if not line or line.startswith("#") else counts_of(game, line)
               for line in lines]
    differing = [(old, new) for old, new in zip(lines, counted) if old != new]
    for old, new in differing:
        print(f"{game}\n  stored  {old}\n  counted {new}")
    if write:
        path.write_text("".join(f"{line}\n" for line in counted))
    return len(differing)


def main(arguments):
    write = "--write" in arguments
    games = [word for word in arguments if word != "--write"] or sorted(FAMILIES)
    differing = sum(check_table(game, write) for game in games)
    print(f"{len(games)} tables, {differing} lines {'written' if write else 'differ'}")
    return 1 if differing and not write else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
