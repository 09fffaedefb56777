#!/usr/bin/env python3
"""A bot for any game: it takes the action that goes farthest up the board, or any of the best.

SPIELHOF_TOKEN=... spielhof bot LINK --moves --exec "python3 examples/bot.py"
"""
import random, re, sys

def rows(action):  # "c3-e5" gains two rows
    cells = [int(row) for row in re.findall(r"[a-z](\d+)", action)]
    return cells[-1] - cells[0] if cells else 0

legal = []
for line in sys.stdin:
    command, *words = line.split() or [""]
    if command == "moves":  # what is allowed now
        legal = words
    elif command == "go":  # what do you do?
        best = max(map(rows, legal))
        print("best", random.choice([one for one in legal if rows(one) == best]), flush=True)
