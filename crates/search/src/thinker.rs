//! A computer player that thinks before it acts.

use crate::Rng;
use crate::duel::{self, Duel};
use crate::judge::{Judge, Judged, State};
use crate::level::Level;
use crate::limits::{Budget, Limits};
use crate::memory::Memory;
use crate::past::Past;
use crate::round::Round;
use crate::run::{Found, Way, run};
use crate::throng::Throng;
use crate::value::{WIN, is_decided};
use rules::{Action, Game, Observer, Piece, Place, Placement, Position, Seat, Side, ToAct};
use std::num::NonZeroUsize;

/// Every action with what it is worth.
pub(crate) struct Weighed {
    pub actions: Vec<(Action, i32)>,
    pub nodes: u64,
    /// Turns it looked ahead.
    pub depth: u32,
}

/// What thinking came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The action to play.
    pub action: Action,
    /// How far the side that acts is ahead, in hundredths of a turn; see [`WIN`](crate::WIN)
    /// for games that are won or lost.
    pub score: i32,
    /// What it expects to be played, its own action first.
    pub line: Vec<Action>,
    /// Actions played on the way.
    pub nodes: u64,
    /// Turns it looked ahead.
    pub depth: u32,
}

/// A player that thinks, with what it remembers from one turn to the next.
///
/// ```
/// use search::{Limits, Past, Thinker};
/// let start = rules::Spec::of("star-halma", 2).unwrap().build().unwrap().start();
/// let thought = Thinker::new().think(&start, &Past::default(), &Limits::nodes(1000)).unwrap();
/// assert!(start.is_legal(thought.action));
/// ```
#[derive(Debug)]
pub struct Thinker {
    memory: Memory,
    plan: Plan,
}

/// What a side that runs alone still means to do, and where its pieces stand then.
#[derive(Debug, Default)]
struct Plan {
    actions: Vec<Action>,
    pieces: u64,
}

impl Default for Thinker {
    fn default() -> Thinker {
        Thinker::new()
    }
}

impl Thinker {
    /// A player that remembers nothing yet.
    pub fn new() -> Thinker {
        Thinker { memory: Memory::new(), plan: Plan::default() }
    }

    /// Forgets everything, for a new game.
    pub fn forget(&mut self) {
        self.memory.clear();
        self.plan = Plan::default();
    }

    /// The best action it finds within the limits. `None` when no seat is to act.
    pub fn think(&mut self, position: &Position, past: &Past, limits: &Limits) -> Option<Thought> {
        let ToAct::Seat(seat) = position.to_act() else { return None };
        rules::with_play!(position.play(), (game, state) => {
            let question = Question { judge: &game.judge(), state, seat, past, limits };
            self.best(&question).map(|thought| question.told(thought))
        })
    }

    /// The action of a level. `stop` is asked now and then whether to answer at once.
    pub fn play(
        &mut self,
        position: &Position,
        past: &Past,
        level: Level,
        rng: &mut Rng,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Thought> {
        let ToAct::Seat(seat) = position.to_act() else { return None };
        rules::with_play!(position.play(), (game, state) => {
            let judge = &game.judge();
            let limits = &level.limits(judge.effort(), stop);
            let question = Question { judge, state, seat, past, limits };
            self.choose(&question, level.blur(), rng).map(|thought| question.told(thought))
        })
    }

    /// The best action it finds by looking so many turns ahead and no further, or as far as
    /// 200,000 nodes reach, twice as many with each turn after the first. Nodes count as many
    /// times as they take longer than one of a race.
    ///
    /// ```
    /// use search::{Past, Thinker};
    /// let start = rules::Spec::of("top-secret", 2).unwrap().build().unwrap().start();
    /// let thought = Thinker::new().look_ahead(&start, &Past::default(), 1, &|| false).unwrap();
    /// assert!(thought.nodes <= 201_000);
    /// ```
    pub fn look_ahead(
        &mut self,
        position: &Position,
        past: &Past,
        turns: u32,
        stop: &(dyn Fn() -> bool + Sync),
    ) -> Option<Thought> {
        let ToAct::Seat(seat) = position.to_act() else { return None };
        rules::with_play!(position.play(), (game, state) => {
            let judge = &game.judge();
            let limits = &Limits::turns(turns, judge.effort(), stop);
            let question = Question { judge, state, seat, past, limits };
            self.best(&question).map(|thought| question.told(thought))
        })
    }

    /// The best action, or one of the good ones where a blur is wanted.
    fn choose<J: Judge>(
        &mut self,
        question: &Question<J>,
        blur: Option<i32>,
        rng: &mut Rng,
    ) -> Option<Thought> {
        let seats = question.judge.game().seating().seats();
        let opening = (question.past.turns as usize) < OPENING * seats;
        let blur = blur.or(opening.then_some(VARIETY)).filter(|_| seats > 1);
        let Some(blur) = blur else { return self.best(question) };
        let Weighed { actions, nodes, depth } = self.weigh(question);
        let (action, score) = blurred(&actions, blur, rng)?;
        Some(Thought { action, score, line: vec![action], nodes, depth })
    }

    fn best<J: Judge>(&mut self, question: &Question<J>) -> Option<Thought> {
        let limits = question.limits;
        let mut budget = Budget::new(limits);
        // What a plan in vain took beyond its share; it counts but does not shorten the search.
        let beyond = match self.run_alone(question) {
            Ok(thought) => return Some(thought),
            Err(nodes) => {
                budget.nodes = nodes.min(limits.nodes / 2);
                nodes - budget.nodes
            }
        };
        let thought = self.search(question, budget)?;
        Some(Thought { nodes: thought.nodes + beyond, ..thought })
    }

    /// The best action by the search that suits the game.
    fn search<J: Judge>(&mut self, question: &Question<J>, budget: Budget) -> Option<Thought> {
        let &Question { judge, state, past, .. } = question;
        if question.is_throng() {
            return Throng::new(judge, state, question.side(), past, budget).think(state);
        }
        if !question.is_duel() {
            return Round::new(judge, state, question.side(), past, budget).think(state);
        }
        self.memory.prepare(budget.left());
        duel::think(judge, &self.memory, past, budget, state)
    }

    fn weigh<J: Judge>(&mut self, question: &Question<J>) -> Weighed {
        let &Question { judge, state, past, limits, .. } = question;
        let budget = Budget::new(limits);
        if !question.is_duel() {
            return Round::new(judge, state, question.side(), past, budget).weigh(state);
        }
        self.memory.prepare(budget.left());
        Duel::new(judge, &self.memory, past, budget).weigh(state)
    }

    /// The next action of a run that nobody can or will disturb, or how many nodes it took to
    /// find none.
    fn run_alone<J: Judge>(&mut self, question: &Question<J>) -> Result<Thought, u64> {
        let &Question { judge, state, seat, limits, .. } = question;
        let Some(nodes) = question.run_nodes() else { return Err(0) };
        let game = judge.game();
        let start = judge.once_more(state, seat).unwrap_or_else(|| state.clone());
        // What was planned a turn ago is still the plan.
        let next = self.plan.actions.first().copied();
        if next.is_some_and(|next| {
            self.plan.pieces == own_pieces(game, state, seat) && game.is_legal(state, next)
        }) {
            let line = std::mem::take(&mut self.plan.actions);
            return Ok(self.follow(question, line, 0));
        }
        let limits = Limits { nodes, ..*limits };
        let mut budget = Budget::new(&limits);
        match quickest(judge, &start, seat, &mut budget) {
            Some(way) => Ok(self.follow(question, way.actions, budget.nodes)),
            None => Err(budget.nodes),
        }
    }

    /// Plays the first action of a plan and keeps the others.
    fn follow<J: Judge>(
        &mut self,
        question: &Question<J>,
        line: Vec<Action>,
        nodes: u64,
    ) -> Thought {
        let game = question.judge.game();
        let mut after = question.state.clone();
        game.apply(&mut after, line[0], &mut ());
        let pieces = own_pieces(game, &after, question.seat);
        self.plan = Plan { actions: line[1..].to_vec(), pieces };
        let depth = line.len() as u32;
        // Nobody can hinder it, but somebody else may be quicker.
        let (score, more) = match game.seating().seats() {
            1 => (WIN - line.len() as i32, 0),
            _ => question.race(depth),
        };
        Thought { action: line[0], score, line, nodes: nodes + more, depth }
    }
}

/// The fewest turns in which a seat that nobody hinders reaches its aim, by wider and wider
/// beams.
fn quickest<J: Judge>(judge: &J, start: &State<J>, seat: Seat, budget: &mut Budget) -> Option<Way> {
    let again = |state: State<J>| judge.once_more(&state, seat).unwrap_or(state);
    let mut best: Option<Way> = None;
    let (mut width, mut in_vain) = (BEAM, 0);
    while !budget.is_spent() && in_vain < IN_VAIN && width < WIDEST {
        match run(judge, start, seat, width, again, budget) {
            Found::NoWay => break,
            Found::Way(way) if best.as_ref().is_none_or(|best| way.turns < best.turns) => {
                (best, in_vain) = (Some(way), 0);
            }
            _ => in_vain += u32::from(best.is_some()),
        }
        width *= 3;
    }
    best
}

/// The most that a level may take at a position; see [`Level::cost`].
pub(crate) fn cost(position: &Position, past: &Past, level: Level) -> u64 {
    let ToAct::Seat(seat) = position.to_act() else { return 0 };
    rules::with_play!(position.play(), (game, state) => {
        let judge = &game.judge();
        let limits = &level.limits(judge.effort(), &|| false);
        let question = Question { judge, state, seat, past, limits };
        question.most_nodes().saturating_mul(judge.effort())
    })
}

/// What a thinker is asked.
struct Question<'a, J: Judge> {
    judge: &'a J,
    state: &'a State<J>,
    seat: Seat,
    past: &'a Past,
    limits: &'a Limits<'a>,
}

impl<J: Judge> Question<'_, J> {
    fn side(&self) -> Side {
        self.judge.game().seating().side(self.seat)
    }

    /// How far the side that is to act has come further than the best of the others.
    fn lead(&self) -> i32 {
        let me = self.side();
        self.judge.outlook(self.state, me) - self.judge.best_other(self.state, me)
    }

    /// How a side that needs so many turns stands when nobody can hinder anybody any more: won or
    /// lost if that is beyond doubt, and the nodes it took to find out.
    fn race(&self, turns: u32) -> (i32, u64) {
        if turns == 1 {
            return (WIN - 1, 0);
        }
        let seating = self.judge.game().seating();
        let standing = self.judge.game().standing(self.state);
        let rivals: Vec<Seat> = seating
            .all_seats()
            .filter(|&seat| seating.side(seat) != self.side())
            .filter(|&seat| standing.in_play(seating.side(seat)))
            .collect();
        let limits = Limits { nodes: self.limits.nodes / 4, ..*self.limits };
        let mut budget = Budget::new(&limits);
        let mut quickest_rival: Option<u32> = None;
        for (done, &rival) in rivals.iter().enumerate() {
            // Sides of several seats share their turns: nobody knows who takes which.
            let alone =
                seating.seats() == seating.sides() && self.judge.is_alone(self.state, rival);
            let again = if alone { self.judge.once_more(self.state, rival) } else { None };
            let left = NonZeroUsize::new(rivals.len() - done).unwrap_or(NonZeroUsize::MIN);
            let mut part = budget.part(left, &limits);
            let way = again.and_then(|start| quickest(self.judge, &start, rival, &mut part));
            budget.nodes = part.nodes;
            let Some(way) = way else { return (self.lead(), budget.nodes) };
            quickest_rival = Some(quickest_rival.map_or(way.turns, |turns| turns.min(way.turns)));
        }
        let score = quickest_rival.and_then(|theirs| {
            let actions = (standing.playing() as u32 * (turns.min(theirs) - 1)) as i32;
            if turns + doubt(theirs) <= theirs {
                return Some(WIN - actions - 1);
            }
            (theirs + doubt(turns) < turns).then_some(actions + 2 - WIN)
        });
        (score.unwrap_or_else(|| self.lead()), budget.nodes)
    }

    /// The thought with its score in hundredths of a turn. What is best against several is
    /// no measure of who is ahead: there it tells how they stand now.
    fn told(&self, mut thought: Thought) -> Thought {
        if !is_decided(thought.score) {
            let several = self.judge.game().seating().sides() > 2;
            let score = if several { self.lead() } else { thought.score };
            let turn = self.judge.turn_worth(self.state, self.side());
            thought.score = (i64::from(score) * 100 / i64::from(turn)) as i32;
        }
        thought
    }

    /// Three sides or more without chance, and what an action gains is known without
    /// playing it.
    fn is_throng(&self) -> bool {
        let game = self.judge.game();
        game.may_repeat() && game.seating().sides() > 2 && self.judge.is_exact()
    }

    /// How many nodes a run is worth; `None` as long as the others matter.
    fn run_nodes(&self) -> Option<u64> {
        if !self.limits.plan {
            return None;
        }
        if self.plans() {
            return Some(plan_nodes(self.limits.nodes));
        }
        self.judge.is_alone(self.state, self.seat).then_some(self.limits.nodes / 2)
    }

    /// Does it plan the whole game at once? A player without enemies does, and so does one of
    /// several that have waited for each other for so long that each had better see how it gets
    /// round them as they stand.
    fn plans(&self) -> bool {
        let game = self.judge.game();
        game.seating().seats() == 1 || (self.is_throng() && self.past.is_standstill(game))
    }

    /// The nodes after which thinking ends, whatever it finds.
    fn most_nodes(&self) -> u64 {
        let nodes = self.limits.nodes;
        // A plan in vain leaves half of the limit for a search.
        if self.plans() { plan_nodes(nodes).saturating_add(nodes / 2) } else { nodes }
    }

    /// Two sides, and chance has no part in the moves.
    fn is_duel(&self) -> bool {
        let game = self.judge.game();
        game.may_repeat() && game.seating().sides() == 2
    }
}

/// A number for where a seat's side has its pieces.
fn own_pieces<G: Game>(game: &G, state: &G::State, seat: Seat) -> u64 {
    let seating = game.seating();
    let mut own = Placement::default();
    game.each_piece(state, |piece, place| match piece {
        Piece::Of(colour) | Piece::Marked(colour)
            if seating.side_of(colour) != seating.side(seat) => {}
        _ => own.moved(piece, Place::Out, place),
    });
    own.key(0)
}

/// Who plays alone plans the whole game at once and may think that much longer, and so may who
/// would wait for ever without a plan: fifty times while that takes less than a second, ten
/// times while it takes some seconds, and then no longer than asked.
fn plan_nodes(nodes: u64) -> u64 {
    let times = |factor| nodes.saturating_mul(factor);
    times(50).min(300_000).max(times(10).min(4_000_000)).max(nodes)
}

/// By so many turns the best way may be shorter than the best that was found.
fn doubt(turns: u32) -> u32 {
    1 + turns / 8
}

/// For so many turns of each seat even strong levels choose among equals, so that no two
/// games are the same, and so little worse is still an equal.
const OPENING: usize = 2;
const VARIETY: i32 = 10;

/// The narrowest beam, and one that is too wide to be worth its memory. Each is three times as
/// wide as the one before, until so many of them have found nothing better.
const BEAM: usize = 8;
const WIDEST: usize = 30_000;
const IN_VAIN: u32 = 4;

/// One of the good actions: each `blur` that an action is worse halves its chance.
fn blurred(weighed: &[(Action, i32)], blur: i32, rng: &mut Rng) -> Option<(Action, i32)> {
    let best = weighed.iter().map(|&(_, value)| value).max()?;
    let chance = |value: i32| ONE >> ((best.saturating_sub(value)) / blur).clamp(0, 31) as u32;
    let total: u32 = weighed.iter().map(|&(_, value)| chance(value)).sum();
    let mut left = rng.below(total);
    for &(action, value) in weighed {
        match left.checked_sub(chance(value)) {
            Some(rest) => left = rest,
            None => return Some((action, value)),
        }
    }
    None
}

/// The chance of the best action; one in so many that is thirty times worse is never taken.
const ONE: u32 = 1 << 12;

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use rules::{CATALOGUE, Spec};

    /// What a level took at a position, in nodes of a race, and what it may take.
    fn taken_and_cost(position: &Position, past: &Past, level: Level) -> (u64, u64) {
        let play = |position| {
            Thinker::new().play(position, past, level, &mut Rng::new(1), &|| false).unwrap().nodes
        };
        let effort = rules::with_play!(position.play(), (game, _state) => game.judge().effort());
        (play(position) * effort, level.cost(position, past))
    }

    #[test]
    fn no_level_takes_more_than_it_costs() {
        for entry in CATALOGUE {
            let id = entry.head().id;
            // Alone each takes many nodes, so one of them has to do.
            let wanted = |&players: &u8| players > 1 || id == "connection-solo";
            for players in entry.players().into_iter().filter(wanted) {
                let level = Level::new(if players > 1 { 3 } else { 1 }).unwrap();
                let mut position = Spec::of(id, players).unwrap().build().unwrap().start();
                let mut rng = Rng::new(9);
                while !matches!(position.to_act(), ToAct::Seat(_)) {
                    let action = crate::random_any(&position, &mut rng).unwrap();
                    position.act(action).unwrap();
                }
                let past = Past::of(20, []);
                let (taken, cost) = taken_and_cost(&position, &past, level);
                // A round that has begun looks at every action at least once.
                assert!(taken <= cost + cost / 4, "{id} ({players}): {taken} of {cost}");
            }
        }
    }

    #[test]
    fn plans_cost_more() {
        let level = Level::new(6).unwrap();
        let cost = |id: &str, players, turns| {
            let start = Spec::of(id, players).unwrap().build().unwrap().start();
            level.cost(&start, &Past::of(turns, []))
        };
        assert_eq!(cost("halma", 2, 1000), 1_000_000);
        assert_eq!(cost("gobang", 2, 0), 1_000_000, "fewer nodes that take longer");
        assert_eq!(cost("highscore", 1, 0), 4_500_000);
        assert_eq!([450, 451].map(|turns| cost("star-halma", 3, turns)), [1_000_000, 4_500_000]);
        assert_eq!(cost("barricade", 2, 0), 0, "the dice do not think");
    }

    #[test]
    fn up_to_level_4_nobody_waits_long_for_a_plan() {
        let planned: Vec<u64> =
            Level::all().map(|level| plan_nodes(level.limits(1, &|| false).nodes)).collect();
        // Half a million nodes take about a second on one core.
        assert!(planned[3] <= 300_000, "{planned:?}");
        assert!(planned.is_sorted() && planned[5] <= 4_000_000, "{planned:?}");
        assert_eq!([plan_nodes(1), plan_nodes(u64::MAX)], [50, u64::MAX]);
    }
}
