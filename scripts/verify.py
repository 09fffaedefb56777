#!/usr/bin/env python3
"""Checks the dice of a record, as docs/fair-dice.md describes them, and shares nothing with
the program that rolled them.  Usage: verify.py FILE (or - for standard input)"""

import hashlib
import hmac
import re
import sys

ONE_DIE = [(f"d{a}", 1) for a in range(1, 7)]
TWO_DICE = [(f"d{a}+{b}", 1 if a == b else 2) for a in range(1, 7) for b in range(a, 7)]
MIDDLE = {"@h8", "@i8", "@h9", "@i9"}
CELLS = {f"@{c}{r}" for c in "abcdefghijklmnop" for r in range(1, 17)}


def below(total, seed, lines):
    """A number below total, each as likely as any other, from a message of these lines."""
    counter = 0
    while True:
        message = "\n".join([*lines, str(counter)])
        block = hmac.new(seed, message.encode(), hashlib.sha256).digest()
        x = int.from_bytes(block[:8], "big")
        if x < 2**64 // total * total:
            return x % total
        counter += 1


def draw(seed, salts, table, number, outcomes):
    """The roll with this number, one of outcomes: [(notation, weight)]."""
    outcomes = sorted(outcomes)
    total = sum(weight for _, weight in outcomes)
    x = below(total, seed, ["spielhof-roll-1", table, *salts, str(number)])
    for notation, weight in outcomes:
        if x < weight:
            return notation
        x -= weight


def rolls(header, actions):
    """Each action of chance with what could have come instead."""
    by_lot = header["game"] == "cat-and-mouse" and header.get("option setup") == "random"
    if by_lot and "setup" in header:
        raise ValueError("cannot be checked without rules: a set-up, and places drawn by lot")
    cats_first = int(header["rules"]) >= 2
    # Since rules 2 the first two places are those of the cats, which nobody draws by lot.
    cats = {action for _, action in actions[:2]} if cats_first else MIDDLE
    free = CELLS - cats
    for turn, action in actions:
        if re.fullmatch("d[1-6]", action):
            yield turn, action, ONE_DIE
        elif re.fullmatch("d[1-6][+][1-6]", action):
            yield turn, action, TWO_DICE
        elif by_lot and action in free:
            yield turn, action, [(place, 1) for place in free]
            free = free - {action}


def check(text):
    """How many rolls are right, and how many before them nobody proves; raises ValueError with what is wrong."""
    head, _, body = text.partition("\nactions:")
    header = dict(re.split(" *: *", line, maxsplit=1) for line in head.splitlines() if ":" in line)
    turns = [line.split() for line in body.splitlines() if line.split()]
    actions = [(t, a) for t, turn in enumerate(turns, 1) for a in turn if not a.endswith(".")]
    if "dice commitment" not in header:
        raise ValueError("the record says nothing about its dice")
    if "dice seed" not in header:
        raise ValueError("the server's seed is not revealed yet")
    seed = bytes.fromhex(header["dice seed"])
    if hashlib.sha256(seed).hexdigest() != header["dice commitment"]:
        raise ValueError("the seed is not the one that was promised")
    salts = [header[f"dice salt {n}"] for n in range(1, 10) if f"dice salt {n}" in header]
    if "dice lot" in header:
        lines = ["spielhof-lot-1", header["dice table"], *salts]
        drawn = 1 + below(int(header["players"]), seed, lines)
        for name in ("dice lot", "first"):
            if int(header[name]) != drawn:
                raise ValueError(f"{name}: {header[name]} is written, the lot fell on {drawn}")
    numbers = [int(number) for number in header["dice numbers"].split()]
    if any(a >= b for a, b in zip([0] + numbers, numbers)):
        raise ValueError("the numbers of the rolls do not rise")
    # Rolls that were made before the table was opened: it is a copy.
    if not re.fullmatch("0|[1-9][0-9]*", header.get("dice earlier", "0")):
        raise ValueError("the number of earlier rolls makes no sense")
    earlier = int(header.get("dice earlier", "0"))
    fallen = list(rolls(header, actions))
    if len(fallen) - earlier != len(numbers):
        raise ValueError(f"{len(fallen)} rolls, {earlier} of them earlier, but {len(numbers)} numbers")
    for number, (turn, action, outcomes) in zip(numbers, fallen[earlier:]):
        drawn = draw(seed, salts, header["dice table"], number, outcomes)
        if drawn != action:
            raise ValueError(f"turn {turn}, roll {number}: {action} is written, {drawn} fell")
    return len(numbers), earlier


if __name__ == "__main__":
    path = sys.argv[1] if len(sys.argv) == 2 else sys.exit(__doc__)
    with sys.stdin if path == "-" else open(path, encoding="utf-8") as file:
        text = file.read()
    try:
        checked, earlier = check(text)
    except (ValueError, KeyError) as fault:
        sys.exit(f"not right: {fault}")
    print(f"{checked} rolls checked, all right")
    if earlier:
        print(f"{earlier} rolls before them are not proved: the game was copied")
