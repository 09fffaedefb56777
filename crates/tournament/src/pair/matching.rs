//! Pairs with the greatest sum of weights, exactly: Edmonds' algorithm for general graphs, with
//! dual variables, in time with the third power of the number of vertices.
//!
//! Vertices are counted from one, so that zero is none; blossoms have the numbers behind them.

mod blossom;
#[cfg(test)]
mod tests;

/// A weight. Costs of several ranks are packed into one, so 64 bits are too few.
pub(super) type Weight = i128;

/// What a vertex or blossom is in the tree that grows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Free,
    Even,
    Odd,
}

/// An edge between two vertices, as seen from a vertex or blossom.
#[derive(Clone, Copy, Default)]
struct Edge {
    from: usize,
    to: usize,
    weight: Weight,
}

struct Graph {
    vertices: usize,
    /// The greatest number of a vertex or blossom so far.
    last: usize,
    edges: Vec<Vec<Edge>>,
    dual: Vec<Weight>,
    mate: Vec<usize>,
    slack: Vec<usize>,
    /// The outermost blossom that each is in.
    outer: Vec<usize>,
    parent: Vec<usize>,
    /// Which part of a blossom a vertex is in.
    part_of: Vec<Vec<usize>>,
    label: Vec<Label>,
    visited: Vec<usize>,
    visit: usize,
    parts: Vec<Vec<usize>>,
    queue: std::collections::VecDeque<usize>,
}

/// The mate of each vertex, counted from zero, where every weight is positive and their number is
/// even: so everybody has one.
pub(super) fn heaviest(vertices: usize, weight: impl Fn(usize, usize) -> Weight) -> Vec<usize> {
    let mut graph = Graph::new(vertices, weight);
    while graph.improve() {}
    graph.mate[1..=vertices].iter().map(|&mate| mate.saturating_sub(1)).collect()
}

impl Graph {
    fn new(vertices: usize, weight: impl Fn(usize, usize) -> Weight) -> Graph {
        let size = 2 * vertices + 2;
        let mut edges = vec![vec![Edge::default(); size]; size];
        let mut part_of = vec![vec![0; vertices + 1]; size];
        let mut greatest = 0;
        for from in 1..=vertices {
            for (to, edge) in edges[from].iter_mut().enumerate().take(vertices + 1).skip(1) {
                let weight = if from == to { 0 } else { weight(from - 1, to - 1) };
                *edge = Edge { from, to, weight };
                greatest = greatest.max(weight);
            }
            part_of[from][from] = from;
        }
        let mut dual = vec![0; size];
        dual[1..=vertices].fill(greatest);
        let outer = (0..size).map(|one| if one <= vertices { one } else { 0 }).collect();
        Graph {
            vertices,
            last: vertices,
            edges,
            dual,
            mate: vec![0; size],
            slack: vec![0; size],
            outer,
            parent: vec![0; size],
            part_of,
            label: vec![Label::Free; size],
            visited: vec![0; size],
            visit: 0,
            parts: vec![Vec::new(); size],
            queue: std::collections::VecDeque::new(),
        }
    }

    /// How far an edge is from being tight.
    fn distance(&self, from: usize, to: usize) -> Weight {
        let Edge { from, to, .. } = self.edges[from][to];
        self.dual[from] + self.dual[to] - 2 * self.edges[from][to].weight
    }

    fn update_slack(&mut self, vertex: usize, of: usize) {
        let best = self.slack[of];
        if best == 0 || self.distance(vertex, of) < self.distance(best, of) {
            self.slack[of] = vertex;
        }
    }

    fn set_slack(&mut self, of: usize) {
        self.slack[of] = 0;
        for vertex in 1..=self.vertices {
            let outer = self.outer[vertex];
            if self.edges[vertex][of].weight > 0 && outer != of && self.label[outer] == Label::Even
            {
                self.update_slack(vertex, of);
            }
        }
    }

    fn enqueue(&mut self, one: usize) {
        if one <= self.vertices {
            self.queue.push_back(one);
        } else {
            self.parts[one].clone().into_iter().for_each(|part| self.enqueue(part));
        }
    }

    fn set_outer(&mut self, one: usize, outer: usize) {
        self.outer[one] = outer;
        if one > self.vertices {
            self.parts[one].clone().into_iter().for_each(|part| self.set_outer(part, outer));
        }
    }

    /// Uses a tight edge. Does it complete a way that makes one pair more?
    fn use_edge(&mut self, edge: Edge) -> bool {
        let (one, other) = (self.outer[edge.from], self.outer[edge.to]);
        match self.label[other] {
            Label::Free => {
                self.parent[other] = edge.from;
                self.label[other] = Label::Odd;
                let mate = self.outer[self.mate[other]];
                self.slack[other] = 0;
                self.slack[mate] = 0;
                self.label[mate] = Label::Even;
                self.enqueue(mate);
            }
            Label::Even => {
                let base = self.common(one, other);
                if base == 0 {
                    self.augment(one, other);
                    self.augment(other, one);
                    return true;
                }
                self.add_blossom(one, base, other);
            }
            Label::Odd => {}
        }
        false
    }

    /// Looks for one pair more.
    fn improve(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.slack.fill(0);
        self.queue.clear();
        for one in 1..=self.last {
            if self.outer[one] == one && self.mate[one] == 0 {
                self.parent[one] = 0;
                self.label[one] = Label::Even;
                self.enqueue(one);
            }
        }
        if self.queue.is_empty() {
            return false;
        }
        loop {
            if self.grow() {
                return true;
            }
            let Some(step) = self.step() else { return false };
            self.shift(step);
            self.queue.clear();
            if self.use_new_edges() {
                return true;
            }
            for blossom in self.vertices + 1..=self.last {
                if self.outer[blossom] == blossom
                    && self.label[blossom] == Label::Odd
                    && self.dual[blossom] == 0
                {
                    self.expand_blossom(blossom);
                }
            }
        }
    }

    /// Grows the trees along tight edges.
    fn grow(&mut self) -> bool {
        while let Some(vertex) = self.queue.pop_front() {
            if self.label[self.outer[vertex]] == Label::Odd {
                continue;
            }
            for to in 1..=self.vertices {
                let edge = self.edges[vertex][to];
                if edge.weight <= 0 || self.outer[vertex] == self.outer[to] {
                    continue;
                }
                if self.distance(vertex, to) == 0 {
                    if self.use_edge(edge) {
                        return true;
                    }
                } else {
                    self.update_slack(vertex, self.outer[to]);
                }
            }
        }
        false
    }

    /// How far the duals can be shifted; none if nothing can be gained.
    fn step(&self) -> Option<Weight> {
        let mut step = Weight::MAX;
        for one in 1..=self.last {
            if self.outer[one] != one {
                continue;
            }
            if one > self.vertices && self.label[one] == Label::Odd {
                step = step.min(self.dual[one] / 2);
            }
            if self.slack[one] != 0 {
                let distance = self.distance(self.slack[one], one);
                match self.label[one] {
                    Label::Free => step = step.min(distance),
                    Label::Even => step = step.min(distance / 2),
                    Label::Odd => {}
                }
            }
        }
        let even = |vertex: &usize| self.label[self.outer[*vertex]] == Label::Even;
        let exhausted = (1..=self.vertices).filter(even).any(|vertex| self.dual[vertex] <= step);
        (!exhausted).then_some(step)
    }

    fn shift(&mut self, step: Weight) {
        for one in 1..=self.last {
            let vertex = one <= self.vertices;
            if !vertex && self.outer[one] != one {
                continue;
            }
            let by = if vertex { -step } else { 2 * step };
            match self.label[self.outer[one]] {
                Label::Even => self.dual[one] += by,
                Label::Odd => self.dual[one] -= by,
                Label::Free => {}
            }
        }
    }

    fn use_new_edges(&mut self) -> bool {
        for one in 1..=self.last {
            let slack = self.slack[one];
            if self.outer[one] == one
                && slack != 0
                && self.outer[slack] != one
                && self.distance(slack, one) == 0
                && self.use_edge(self.edges[slack][one])
            {
                return true;
            }
        }
        false
    }
}
