//! Blossoms: odd circles that are treated as one vertex, and the pairs inside them.

use super::{Graph, Label};

impl Graph {
    /// The even number of steps from the base of a blossom to a part; the blossom is turned round
    /// if the way is odd.
    fn steps_to(&mut self, blossom: usize, part: usize) -> usize {
        let parts = &mut self.parts[blossom];
        let at = parts.iter().position(|&one| one == part).unwrap_or_default();
        if at % 2 == 0 {
            return at;
        }
        parts[1..].reverse();
        parts.len() - at
    }

    fn set_mate(&mut self, one: usize, other: usize) {
        let edge = self.edges[one][other];
        self.mate[one] = edge.to;
        if one <= self.vertices {
            return;
        }
        let part = self.part_of[one][edge.from];
        let steps = self.steps_to(one, part);
        for at in 0..steps {
            self.set_mate(self.parts[one][at], self.parts[one][at ^ 1]);
        }
        self.set_mate(part, other);
        self.parts[one].rotate_left(steps);
    }

    pub(super) fn augment(&mut self, mut one: usize, mut other: usize) {
        loop {
            let next = self.outer[self.mate[one]];
            self.set_mate(one, other);
            if next == 0 {
                return;
            }
            let up = self.outer[self.parent[next]];
            self.set_mate(next, up);
            (one, other) = (up, next);
        }
    }

    /// Where the ways from two to their roots meet; none if they do not.
    pub(super) fn common(&mut self, mut one: usize, mut other: usize) -> usize {
        self.visit += 1;
        while one != 0 || other != 0 {
            if one != 0 {
                if self.visited[one] == self.visit {
                    return one;
                }
                self.visited[one] = self.visit;
                one = self.outer[self.mate[one]];
                if one != 0 {
                    one = self.outer[self.parent[one]];
                }
            }
            (one, other) = (other, one);
        }
        0
    }

    /// The way from a part up to the base, without the base.
    fn way_up(&mut self, from: usize, base: usize) -> Vec<usize> {
        let (mut way, mut one) = (Vec::new(), from);
        while one != base {
            let mate = self.outer[self.mate[one]];
            way.extend([one, mate]);
            self.enqueue(mate);
            one = self.outer[self.parent[mate]];
        }
        way
    }

    pub(super) fn add_blossom(&mut self, one: usize, base: usize, other: usize) {
        let free = (self.vertices + 1..=self.last).find(|&blossom| self.outer[blossom] == 0);
        let blossom = free.unwrap_or(self.last + 1);
        self.last = self.last.max(blossom);
        self.dual[blossom] = 0;
        self.label[blossom] = Label::Even;
        self.mate[blossom] = self.mate[base];
        let mut parts = vec![base];
        let mut down = self.way_up(one, base);
        down.reverse();
        parts.extend(down);
        parts.extend(self.way_up(other, base));
        self.parts[blossom] = parts.clone();
        self.set_outer(blossom, blossom);
        for to in 1..=self.last {
            self.edges[blossom][to].weight = 0;
            self.edges[to][blossom].weight = 0;
        }
        self.part_of[blossom].fill(0);
        for part in parts {
            for to in 1..=self.last {
                if self.edges[blossom][to].weight == 0
                    || self.distance(part, to) < self.distance(blossom, to)
                {
                    self.edges[blossom][to] = self.edges[part][to];
                    self.edges[to][blossom] = self.edges[to][part];
                }
            }
            for vertex in 1..=self.vertices {
                if self.part_of[part][vertex] != 0 {
                    self.part_of[blossom][vertex] = part;
                }
            }
        }
        self.set_slack(blossom);
    }

    pub(super) fn expand_blossom(&mut self, blossom: usize) {
        for part in self.parts[blossom].clone() {
            self.set_outer(part, part);
        }
        let entry = self.edges[blossom][self.parent[blossom]].from;
        let entry = self.part_of[blossom][entry];
        let steps = self.steps_to(blossom, entry);
        let parts = self.parts[blossom].clone();
        for pair in parts[..steps].chunks_exact(2) {
            let (odd, even) = (pair[0], pair[1]);
            self.parent[odd] = self.edges[even][odd].from;
            self.label[odd] = Label::Odd;
            self.label[even] = Label::Even;
            self.slack[odd] = 0;
            self.set_slack(even);
            self.enqueue(even);
        }
        self.label[entry] = Label::Odd;
        self.parent[entry] = self.parent[blossom];
        for &part in &parts[steps + 1..] {
            self.label[part] = Label::Free;
            self.set_slack(part);
        }
        self.outer[blossom] = 0;
    }
}
