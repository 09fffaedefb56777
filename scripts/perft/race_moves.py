"""Steps and chains of jumps: rules 1 to 5, Super Halma's jumps, Colour Halma's shades."""


class Movement:
    """`jumps` may be `symmetric`; `shades` is Colour Halma's option, None elsewhere."""

    def __init__(self, board, jumps, shades):
        self.board, self.shades = board, shades
        self.symmetric = jumps == "symmetric"
        self.near_jumps = [[(over, line[over]) for line in self.board.step
                            if (over := line[cell]) >= 0 and line[over] >= 0]
                           for cell in range(self.board.size)]
        self.rays = [[self.ray(line, cell) for line in self.board.step]
                     for cell in range(self.board.size)]

    @staticmethod
    def ray(line, cell):
        cells = []
        while (cell := line[cell]) >= 0:
            cells.append(cell)
        return cells

    def jumps_from(self, pieces, cell):
        if not self.symmetric:
            for over, to in self.near_jumps[cell]:
                if pieces[over] and not pieces[to]:
                    yield to
            return
        for ray in self.rays[cell]:
            for free, over in enumerate(ray):
                if pieces[over]:
                    beyond = ray[free + 1:2 * free + 2]
                    if len(beyond) == free + 1 and not any(pieces[c] for c in beyond):
                        yield beyond[-1]
                    break

    def chain(self, pieces, start, within=None):
        """Where a chain of jumps can end; `within` bounds all its landings."""
        colour, pieces[start] = pieces[start], 0
        seen, to_follow = {start}, [start]
        while to_follow:
            for to in self.jumps_from(pieces, to_follow.pop()):
                if to not in seen and (within is None or to in within):
                    seen.add(to)
                    to_follow.append(to)
        pieces[start] = colour
        seen.remove(start)
        return seen

    def steps(self, pieces, cell):
        return {to for to in self.board.neighbours[cell] if not pieces[to]}

    def is_dark(self, cell):
        x, y = self.board.places[cell]
        return (x + y) % 2 == 0

    def landings(self, pieces, cell, goal):
        """Where a piece can end by the rules of movement alone."""
        if self.shades is None:
            return self.steps(pieces, cell) | self.chain(pieces, cell)
        dark = self.is_dark(cell)
        if self.shades == "simple":
            both = self.steps(pieces, cell) | self.chain(pieces, cell)
            return {to for to in both if self.is_dark(to) == dark}
        if dark:
            found = {to for to in self.steps(pieces, cell) if self.is_dark(to)}
        else:
            found = self.chain(pieces, cell)
        if cell in goal:
            found |= {to for to in self.steps(pieces, cell) if to in goal}
            found |= self.chain(pieces, cell, goal)
        return found
