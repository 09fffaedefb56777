"""Reads a set-up: `name: value` lines and a picture of the board, as docs/notation.md says."""

import re


def parse(board, text):
    """The fields as {name: value}, and the pieces as {cell: mark}."""
    fields, pieces = {}, {}
    for line in text.splitlines():
        field = re.match(r"\s*([a-z0-9-]+):\s*(.*)$", line)
        if field:
            fields[field[1]] = field[2].strip()
            continue
        label, *marks = line.split()[:1] + list("".join(line.split()[1:]))
        # The last line of a picture names the columns.
        if label not in board.picture_rows or "".join([label, *marks]).startswith("abcd"):
            continue
        cells = board.picture_rows[label]
        if len(cells) != len(marks):
            raise ValueError(f"row {label} has {len(cells)} cells, not {len(marks)}")
        pieces.update((cell, mark) for cell, mark in zip(cells, marks) if mark != ".")
    return fields, pieces


def numbers(fields, name):
    """A field of numbers counted from 1, as a tuple counted from 0."""
    return tuple(int(word) - 1 for word in fields.get(name, "").split())


def cells(board, fields, name):
    return frozenset(board.number[word] for word in fields.get(name, "").split())
