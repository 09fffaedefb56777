#!/usr/bin/env python3
"""Checks a record with a certificate (docs/proofs.md), independently of the solver.

The solution is replayed. Then the layers of both ends are made again and compared with the certificate, as
long as they are small: --limit N positions (20,000), or --full for all. What was not made again is said. With
--layers FOLDER, where `spielhof solve --folder` has kept the layers, those are checked by samples:
--sample N positions of each (200).

It shares the boards with scripts/perft, and with the solver only the definitions of docs/proofs.md.

    check-proof.py records/proofs/connection-solo.txt
"""

import argparse
import mmap
import random
import re
import sys
from math import comb
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "perft"))
import boards  # noqa: E402

WORD = (1 << 64) - 1


class Wrong(Exception):
    """Something in the record is not true."""


def finalise(number):
    number = (number + 0x9E3779B97F4A7C15) & WORD
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) & WORD
    return number ^ (number >> 31)


def mix(key):
    return finalise((finalise(key >> 64) + (key & WORD)) & WORD)


def cells_of(bits):
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low


def bits_of(cells):
    return sum(1 << cell for cell in cells)


def symmetries(board):
    """Every way to put the board onto itself, as the image of each cell."""
    if board.directions is boards.STAR_LINES:
        middle = (0, 8)

        def turn(x, y):
            return (x - 3 * y) // 2, (x + y) // 2
        turns = 6
    else:
        xs, ys = zip(*board.places)
        middle = (min(xs) + max(xs), min(ys) + max(ys))

        def turn(x, y):
            return -y, x
        turns = 4
    found = []
    for mirrored in (False, True):
        for count in range(turns):
            image = []
            for x, y in board.places:
                if board.directions is boards.STAR_LINES:
                    x, y = x - middle[0], y - middle[1]
                else:
                    x, y = 2 * x - middle[0], 2 * y - middle[1]
                if mirrored:
                    x = -x
                for _ in range(count):
                    x, y = turn(x, y)
                if board.directions is boards.STAR_LINES:
                    image.append(board.at[x + middle[0], y + middle[1]])
                else:
                    image.append(board.at[(x + middle[0]) // 2, (y + middle[1]) // 2])
            found.append(image)
    return found


def image_of(symmetry, bits):
    image = 0
    for cell in cells_of(bits):
        image |= 1 << symmetry[cell]
    return image


class Puzzle:
    """What both kinds of game share: ends, symmetries, canonical positions."""

    def set_up(self, board, starts, goals):
        self.board = board
        self.ends = {"start": starts, "goal": goals}
        keeps = lambda positions, s: all(image_of(s, p) in positions for p in positions)
        identity = list(range(board.size))
        self.kept, self.odd = {}, {}
        for end, other in (("start", "goal"), ("goal", "start")):
            kept = [s for s in symmetries(board) if keeps(self.ends[end], s)]
            self.kept[end] = [s for s in kept if s != identity]
            self.odd[end] = [s for s in kept if not keeps(self.ends[other], s)]

    def canonical(self, end, bits):
        return min([bits, *(image_of(s, bits) for s in self.kept[end])])

    def first_layer(self, end):
        return {self.canonical(end, bits) for bits in self.ends[end]}


class Race(Puzzle):
    """Steps and jumps over neighbours. Positions are sets of cells as bits."""

    reversible = True

    def __init__(self, board, start, goals):
        self.set_up(board, [start], goals)
        self.pieces = start.bit_count()
        beside = [bits_of(cells) for cells in board.neighbours]
        self.beside = beside
        self.jumps = [[] for _ in range(board.size)]
        for line in board.step:
            for cell in range(board.size):
                over = line[cell]
                if over >= 0 and line[over] >= 0:
                    self.jumps[cell].append((1 << over, line[over], 1 << line[over]))
        # Cells that jumps connect.
        kind = [-1] * board.size
        kinds = 0
        for first in range(board.size):
            if kind[first] < 0:
                spread = [first]
                while spread:
                    cell = spread.pop()
                    if kind[cell] < 0:
                        kind[cell] = kinds
                        spread += [to for _, to, _ in self.jumps[cell]]
                kinds += 1
        self.targets = {}
        for end, other in (("start", "goal"), ("goal", "start")):
            images = {image_of(s, target) for target in self.ends[other]
                      for s in [list(range(board.size)), *self.kept[end]]}
            self.targets[end] = [(target, self.cuts(target, kind, kinds)) for target in sorted(images)]

    def cuts(self, target, kind, kinds):
        """For every set of classes: the cells that count for it, and the target cells in it."""
        found = []
        for chosen in range(1, 2 ** kinds - 1):
            inside = bits_of(c for c in range(self.board.size) if chosen >> kind[c] & 1)
            cheap = bits_of(c for c in cells_of(inside & ~target) if self.beside[c] & target & ~inside)
            found.append((inside & ~cheap, (target & inside).bit_count()))
        return found

    def bound(self, end, bits, most):
        """Turns that are needed at least; anything above `most` may be returned as more than it."""
        least = most + 1
        for target, cuts in self.targets[end]:
            outside = (bits & ~target).bit_count()
            if outside >= least:
                continue
            worst = outside
            for costly, goals in cuts:
                spare = outside + (bits & costly).bit_count() - goals
                if spare > worst:
                    worst = spare
            least = min(least, worst)
        return least

    def reach(self, bits, cell):
        rest = bits & ~(1 << cell)
        reached, spread = 1 << cell, [cell]
        while spread:
            for over, to, landing in self.jumps[spread.pop()]:
                if rest & over and not (rest | reached) & landing:
                    reached |= landing
                    spread.append(to)
        return (reached | self.beside[cell]) & ~bits

    def turns(self, end, bits):
        for cell in cells_of(bits):
            rest = bits & ~(1 << cell)
            for to in cells_of(self.reach(bits, cell)):
                yield rest | 1 << to

    def key(self, bits):
        return sum(comb(cell, n) for n, cell in enumerate(cells_of(bits), 1))

    def position(self, key):
        bits = 0
        for n in range(self.pieces, 0, -1):
            cell = n - 1
            while comb(cell + 1, n) <= key:
                cell += 1
            key -= comb(cell, n)
            bits |= 1 << cell
        return bits

    def play(self, bits, turn):
        if len(turn) != 1:
            raise Wrong("a turn of several actions")
        origin, to = turn[0]
        if not bits >> origin & 1 or not self.reach(bits, origin) >> to & 1:
            raise Wrong("an illegal move")
        return bits & ~(1 << origin) | 1 << to


class Pegs(Puzzle):
    """Jumps along rows and columns that take a piece, or bring one."""

    reversible = False

    def __init__(self, takes, start, goal):
        self.takes = takes
        board = boards.cross()
        self.set_up(board, [start], [goal])
        self.jumps = [[(1 << line[c], line[line[c]]) for line in board.step
                       if line[c] >= 0 and line[line[c]] >= 0] for c in range(board.size)]
        jumped = 0
        for jumps in self.jumps:
            for over, _ in jumps:
                jumped |= over
        self.corners = bits_of(range(board.size)) & ~jumped

    def left_corners(self, end, bits):
        other = self.ends["goal" if end == "start" else "start"][0]
        before, after = (bits, other) if (end == "start") == self.takes else (other, bits)
        return (before & ~after & self.corners).bit_count()

    def bound(self, end, bits, most):
        return min(self.left_corners(end, image_of(s, bits))
                   for s in [list(range(self.board.size)), *self.odd[end]])

    def chain(self, takes, bits, cell):
        for over, to in self.jumps[cell]:
            if bool(bits & over) == takes and not bits >> to & 1:
                after = bits ^ over ^ 1 << cell ^ 1 << to
                yield after
                yield from self.chain(takes, after, to)

    def turns(self, end, bits):
        takes = self.takes == (end == "start")
        for cell in cells_of(bits):
            yield from self.chain(takes, bits, cell)

    def key(self, bits):
        return bits

    def position(self, key):
        return key

    def play(self, bits, turn):
        last = None
        for origin, to in turn:
            over = [o for o, t in self.jumps[origin] if t == to]
            if last not in (None, origin) or not bits >> origin & 1 or not over:
                raise Wrong("an illegal jump")
            if bool(bits & over[0]) != self.takes or bits >> to & 1:
                raise Wrong("an illegal jump")
            bits ^= over[0] ^ 1 << origin ^ 1 << to
            last = to
        return bits


def lines_of_star():
    """The six straight lines between two tips."""
    star = boards.star()
    ends = list(boards.OUTERMOST.values())
    found = set()
    for line in star.step:
        for end in ends:
            cell, cells = star.number[end], []
            while cell >= 0:
                cells.append(cell)
                cell = line[cell]
            if len(cells) == 13:
                found.add(bits_of(cells))
    return sorted(found)


def puzzle_of(header):
    game = header["game"]
    if header.get("players") != "1" or "setup" in header or "figure" in header:
        raise Wrong("only games alone from the usual start are checked")
    options = {name: value for name, value in header.items() if name.startswith("option ")}
    pieces = options.get("option pieces", "yard") if game == "star-highscore" else "yard"
    known = {"connection-solo": {"option line": "any"}, "star-highscore": {"option pieces": pieces}}
    if pieces not in ("yard", "ten") or not options.items() <= {
            "option movement": "basic", "option jumps": "adjacent", **known.get(game, {})}.items():
        raise Wrong(f"house rules that this program does not know: {options}")
    star, square = boards.star(), boards.square()
    if game == "connection-solo":
        return Race(star, bits_of(boards.tip_yard("S", 13)), lines_of_star())
    if game == "star-highscore":
        size = 10 if pieces == "ten" else 15
        ends = [bits_of(boards.tip_yard(tip, size)) for tip in "SN"]
        return Race(star, ends[0], [ends[1]])
    corner = bits_of(boards.corner_yard(square, "SW", "large"))
    if game in ("highscore", "marked-halma"):
        return Race(square, corner, [bits_of(boards.corner_yard(square, "NE", "large"))])
    if game == "meeting-point":
        rows = {10: "ghi", 9: "ghi", 8: "efghijk", 7: "ghi", 6: "ghi"}
        cells = [square.number[f"{c}{y}"] for y, columns in rows.items() for c in columns]
        return Race(square, corner, [bits_of(cells)])
    if game in ("solo-halma", "retour"):
        middle = 1 << boards.cross().number["d4"]
        full = bits_of(range(33)) & ~middle
        takes = game == "solo-halma"
        return Pegs(takes, full if takes else middle, middle if takes else full)
    raise Wrong(f"no certificates of {game} are known here")


def read(path):
    header, turns, actions = {}, [], False
    for line in Path(path).read_text().splitlines():
        if line.strip() == "actions:":
            actions = True
        elif actions and line.strip():
            turns.append(re.sub(r"^\s*\d+\.", "", line).split())
        elif ":" in line and not line.startswith(" "):
            name, value = line.split(":", 1)
            if name in header:
                raise Wrong(f"two lines {name}")
            header[name] = value.strip()
    return header, turns


def replay(puzzle, turns):
    """The number of turns, if they solve it."""
    bits = puzzle.ends["start"][0]
    for number, turn in enumerate(turns, 1):
        if bits in puzzle.ends["goal"]:
            raise Wrong(f"the game is over before turn {number}")
        try:
            cells = [tuple(puzzle.board.number[name] for name in action.split("-")) for action in turn]
            bits = puzzle.play(bits, cells)
        except (Wrong, KeyError, ValueError) as reason:
            raise Wrong(f"turn {number}, {' '.join(turn)}: {reason}") from None
    if bits not in puzzle.ends["goal"]:
        raise Wrong("the turns do not solve the game")
    return len(turns)


def certificate(header):
    """most, excluded, and for each end the layers as (count, hash)."""
    match = re.fullmatch(r"most (\d+), excluded (\d+)", header.get("proof", ""))
    if not match:
        if "at least" in header or "proof" in header:
            raise Wrong("half a certificate")
        return None
    layers = {"start": [], "goal": []}
    for end, own in layers.items():
        while f"layer {end} {len(own)}" in header:
            count, digest = header[f"layer {end} {len(own)}"].split()
            own.append((int(count), int(digest, 16)))
        if not own:
            raise Wrong(f"no layers from the {end}")
    return int(match[1]), int(match[2]), layers


def children(job):
    puzzle, end, most, parents = job
    found = set()
    for bits in parents:
        for after in puzzle.turns(end, bits):
            if after not in found and puzzle.bound(end, after, most) <= most:
                found.add(after)
    return {puzzle.canonical(end, after) for after in found}


def next_layer(pool, puzzle, end, layers, most):
    parents, found = sorted(layers[-1]), set()
    size = 2000
    jobs = [(puzzle, end, most, parents[i:i + size]) for i in range(0, len(parents), size)]
    for part in pool.imap_unordered(children, jobs) if len(jobs) > 1 else map(children, jobs):
        found |= part
    for known in layers[-2:] if puzzle.reversible else layers:
        found -= known
    return found


def sums(puzzle, layer):
    return len(layer), sum(mix(puzzle.key(bits)) for bits in layer) & WORD


def recompute(puzzle, most, wanted, limit):
    """Makes layers again, those of each end until one has more positions than the limit."""
    made = {}
    with Pool() as pool:
        for end, certified in wanted.items():
            own = []
            for number, expected in enumerate(certified):
                if number and len(own[-1]) > limit:
                    break
                if number and expected[0] > 20 * limit:
                    break
                layer = next_layer(pool, puzzle, end, own, most - number) if number else puzzle.first_layer(end)
                if sums(puzzle, layer) != expected:
                    raise Wrong(f"layer {number} from the {end} has {len(layer)} positions, "
                                f"not {expected[0]}, or others")
                own.append(layer)
            made[end] = own
            print(f"{end}: layers 0 to {len(own) - 1} made again, {sum(map(len, own))} positions: as certified")
    return made


def met(puzzle, made):
    """Whether layers made again have a position in common."""
    for start in made["start"]:
        for bits in start:
            images = [bits, *(image_of(s, bits) for s in puzzle.odd["start"])]
            for image in images:
                canonical = puzzle.canonical("goal", image)
                if any(canonical in goal for goal in made["goal"]):
                    return True
    return False


class LayerFile:
    """A layer as `spielhof solve --folder` keeps it."""

    def __init__(self, path):
        self.file = open(path, "rb")
        head = self.file.readline()
        words = head.split()
        self.width, self.count = int(words[5]), int(words[7])
        self.map = mmap.mmap(self.file.fileno(), 0, access=mmap.ACCESS_READ)
        self.first = len(head)

    def __getitem__(self, index):
        at = self.first + index * self.width
        return int.from_bytes(self.map[at:at + self.width], "little")

    def sums(self):
        """What a certificate says of it; its keys must be in order."""
        total, last = 0, -1
        for index in range(self.count):
            key = self[index]
            if key <= last:
                raise Wrong("a layer on disk is not in order")
            total, last = total + mix(key), key
        return self.count, total & WORD

    def __contains__(self, key):
        low, high = 0, self.count
        while low < high:
            middle = (low + high) // 2
            if self[middle] < key:
                low = middle + 1
            else:
                high = middle
        return low < self.count and self[low] == key


def sample(puzzle, most, wanted, folder, size):
    """Of some positions of each layer: all that is a turn further must be in a layer, a turn nearer one must be."""
    rng = random.Random(1)
    for end, certified in wanted.items():
        files = [None]
        for number in range(1, len(certified)):
            path = Path(folder) / f"{most}-{end}-{number}.layer"
            files.append(LayerFile(path))
            if files[number].sums() != certified[number]:
                raise Wrong(f"{path} is not the certified layer")
        first = {puzzle.key(bits) for bits in puzzle.first_layer(end)}
        there = lambda number, key: key in first if number == 0 else key in files[number]
        other = "goal" if end == "start" else "start"
        checked = 0
        for number in range(1, len(files)):
            layer = files[number]
            picks = {rng.randrange(layer.count) for _ in range(size)} if layer.count else ()
            for index in picks:
                bits = puzzle.position(layer[index])
                if puzzle.canonical(end, bits) != bits:
                    raise Wrong(f"a position of layer {number} from the {end} is not canonical")
                backwards = puzzle.turns(end if puzzle.reversible else other, bits)
                if not any(there(number - 1, puzzle.key(puzzle.canonical(end, b))) for b in backwards):
                    raise Wrong(f"a position of layer {number} from the {end} has nothing before it")
                if number + 1 < len(files):
                    left = most - number - 1
                    for after in puzzle.turns(end, bits):
                        if puzzle.bound(end, after, left) <= left:
                            key = puzzle.key(puzzle.canonical(end, after))
                            near = range(max(0, number - 1) if puzzle.reversible else 0, number + 2)
                            if not any(there(n, key) for n in near):
                                raise Wrong(f"a position is missing in layer {number + 1} from the {end}")
                checked += 1
        print(f"{end}: {checked} positions of layers 1 to {len(files) - 1} on disk checked with all that is beside them")


def check(args):
    header, turns = read(args.record)
    puzzle = puzzle_of(header)
    found = None
    if turns:
        found = replay(puzzle, turns)
        print(f"solution: {found} turns, checked")
    proof = certificate(header)
    if proof is None:
        print("not verified: there is no certificate, so nothing says that fewer turns are not enough")
        return
    most, excluded, wanted = proof
    if header.get("at least") != str(excluded + 1) or most < excluded:
        raise Wrong("the lines of the certificate contradict each other")
    if found is not None and found <= excluded:
        raise Wrong(f"the solution has {found} turns, and {excluded} are said not to be enough")
    depth = {end: len(own) - 1 for end, own in wanted.items()}
    empty = any(own[-1][0] == 0 for own in wanted.values())
    if not empty and sum(depth.values()) < excluded:
        raise Wrong(f"layers {depth} do not exclude {excluded} turns")
    made = recompute(puzzle, most, wanted, float("inf") if args.full else args.limit)
    if met(puzzle, made):
        raise Wrong("both ends have a position in common")
    if args.layers:
        sample(puzzle, most, wanted, args.layers, args.sample)
    missing = [f"{end} {n}" for end, own in wanted.items() for n in range(len(made[end]), len(own))]
    if missing:
        print(f"not verified: layers {', '.join(missing)}, and that they have no position in common with others")
        print(f"consistent: at least {excluded + 1} turns, if those layers are right")
    else:
        print(f"verified in full: at least {excluded + 1} turns"
              + (", and the solution is a shortest one" if found == excluded + 1 else ""))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("record")
    parser.add_argument("--limit", type=int, default=20_000)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--layers")
    parser.add_argument("--sample", type=int, default=200)
    args = parser.parse_args()
    try:
        check(args)
    except (OSError, KeyError, ValueError, IndexError) as reason:
        sys.exit(f"wrong: {args.record}: {reason}")
    except Wrong as reason:
        sys.exit(f"wrong: {reason}")


if __name__ == "__main__":
    main()
