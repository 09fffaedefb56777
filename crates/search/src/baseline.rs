//! The baseline player: looks one action ahead and takes what helps most right now.
//! Quick, finishes its games, and is what stronger players are measured against.

use crate::Rng;
use board::{Cell, Set, Shade};
use rules::barricade::{self, Barricade, Stage};
use rules::captive::Captive;
use rules::cats::{self, CATS, Cats};
use rules::dice::{self, Dice};
use rules::forward::{self, Forward};
use rules::gobang::{self, Gobang};
use rules::peg::{self, Peg};
use rules::race::{self, Movement, Race};
use rules::rakado::{self, Rakado};
use rules::secret::{self, Secret};
use rules::tippy::{self, Tippy};
use rules::{Action, Colour, Game, Position, Seat, Side, ToAct};
use std::ops::ControlFlow;

/// What an action is worth to the seat that acts; more is better.
trait Greed: Game {
    /// A number to compare the actions of one position by.
    fn worth(&self, state: &Self::State, action: Action, seat: Seat) -> i64;

    /// The same, looking one own action further; for positions in which nothing helps
    /// at once. `None` where that is never so.
    fn worth_of_two(&self, _state: &Self::State, _action: Action, _seat: Seat) -> Option<i64> {
        None
    }
}

/// The baseline's action; `None` when the game is over. Equals are drawn by lot.
pub fn baseline(position: &Position, rng: &mut Rng) -> Option<Action> {
    rules::with_play!(position.play(), (game, state) => greedy(&**game, state, rng))
}

fn greedy<G: Greed>(game: &G, state: &G::State, rng: &mut Rng) -> Option<Action> {
    let seat = game.turn(state);
    let (best, equals) = best_by(game, state, |action| game.worth(state, action, seat));
    let first = *equals.first()?;
    if best > 0 || game.worth_of_two(state, first, seat).is_none() {
        return rng.pick(&equals);
    }
    // Who only ever does the least bad thing goes round in circles: look one further,
    // and if that is of no use either, do anything now and then.
    let (best, equals) =
        best_by(game, state, |action| game.worth_of_two(state, action, seat).unwrap_or(0));
    if best <= 0 && rng.below(2) == 0 {
        return game.choose(state, |count| rng.below(count));
    }
    rng.pick(&equals)
}

/// The greatest worth, and all actions that have it.
fn best_by<G: Game>(
    game: &G,
    state: &G::State,
    worth: impl Fn(Action) -> i64,
) -> (i64, Vec<Action>) {
    let mut best = i64::MIN;
    let mut equals = Vec::new();
    let _ = game.each_action(state, |action| {
        let worth = worth(action);
        if worth > best {
            best = worth;
            equals.clear();
        }
        if worth == best {
            equals.push(action);
        }
        ControlFlow::Continue(())
    });
    (best, equals)
}

/// The move of largest progress.
impl<const W: usize> Greed for Race<W> {
    fn worth(&self, state: &race::State<W>, action: Action, seat: Seat) -> i64 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        let side = self.seating().side(seat);
        match self.to_act(&after) {
            ToAct::Over(outcome) => i64::MAX - i64::from(outcome.rank(side)),
            _ => to_go(self, state, side) - to_go(self, &after, side),
        }
    }

    fn worth_of_two(&self, state: &race::State<W>, action: Action, seat: Seat) -> Option<i64> {
        let gain = self.worth(state, action, seat);
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        if matches!(self.to_act(&after), ToAct::Over(_)) {
            return Some(gain);
        }
        let again = after.with_turn(seat);
        let (next, _) = best_by(self, &again, |action| self.worth(&again, action, seat));
        Some(gain.saturating_add(next))
    }
}

/// The action of largest progress; of two dice the one for steps with which a turn of such
/// actions gets furthest.
impl Greed for Dice {
    fn worth(&self, state: &dice::State, action: Action, seat: Seat) -> i64 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        if matches!(action, Action::Steps(_)) {
            after = end_of_turn(self, after, seat);
        }
        let side = self.seating().side(seat);
        match self.to_act(&after) {
            ToAct::Over(outcome) => i64::MAX - i64::from(outcome.rank(side)),
            _ => -to_go(self.race(), after.race(), side),
        }
    }
}

/// Where a seat gets that takes what helps most until nothing helps.
fn end_of_turn(game: &Dice, mut state: dice::State, seat: Seat) -> dice::State {
    let side = game.seating().side(seat);
    while game.to_act(&state) == ToAct::Seat(seat) {
        let now = -to_go(game.race(), state.race(), side);
        let (best, equals) = best_by(game, &state, |action| game.worth(&state, action, seat));
        match equals.first() {
            Some(&action) if best > now => game.apply(&mut state, action, &mut ()),
            _ => break,
        }
    }
    state
}

/// How far a side's pieces are from where they must be.
fn to_go<const W: usize>(race: &Race<W>, state: &race::State<W>, side: Side) -> i64 {
    let seating = race.seating();
    let mine = || seating.all_colours().filter(|&colour| seating.side_of(colour) == side);
    if race.lines(side).is_empty() {
        return mine().map(|colour| to_goal(race, state, colour)).sum();
    }
    let pieces = mine().fold(Set::EMPTY, |all, colour| all | state.pieces(colour));
    let enemies = state.occupied() - pieces;
    let lines = race.lines(side).iter().map(|&line| {
        to_fill(race, pieces, line, None) + ENEMY_ON_LINE * i64::from((line & enemies).len())
    });
    lines.min().unwrap_or(0)
}

/// How far a colour is from its goal, its marked piece from the corner behind it.
fn to_goal<const W: usize>(race: &Race<W>, state: &race::State<W>, colour: Colour) -> i64 {
    let (mut pieces, mut goal) = (state.pieces(colour), race.goal(colour));
    let corner = race.far(colour);
    let mut for_the_mark = 0;
    if let Some(marked) = state.marked(colour) {
        pieces.remove(marked);
        goal.remove(corner);
        for_the_mark = MARKED * to_fill(race, Set::of(marked), Set::of(corner), None);
    }
    for_the_mark + to_place(race, pieces, goal, Some(corner))
}

/// How far pieces are from a place, as their movement allows them to go there.
fn to_place<const W: usize>(
    race: &Race<W>,
    pieces: Set<W>,
    goal: Set<W>,
    far: Option<Cell>,
) -> i64 {
    let of_shade = |shade| {
        let on = |cells: Set<W>| cells.iter().filter(|&cell| race.board().shade(cell) == shade);
        to_fill(race, on(pieces).collect(), on(goal).collect(), far)
    };
    match race.movement() {
        Movement::Basic => to_fill(race, pieces, goal, far),
        Movement::Simple => of_shade(Shade::Dark) + of_shade(Shade::Light),
        Movement::Strict => {
            of_shade(Shade::Dark) + of_shade(Shade::Light) + to_escort(race, pieces - goal)
        }
    }
}

/// A piece that can only jump needs one that steps beside it: the way of the nearest of
/// those to each.
fn to_escort<const W: usize>(race: &Race<W>, outside: Set<W>) -> i64 {
    let of_shade = |shade| outside.iter().filter(move |&cell| race.board().shade(cell) == shade);
    let to_nearest = |jumper: Cell| {
        let ways = of_shade(Shade::Dark).map(|escort| race.board().distance(jumper, escort));
        ways.min().map_or(NO_GAP, |way| 40 * i64::from(way))
    };
    of_shade(Shade::Light).map(to_nearest).sum()
}

/// The way of the pieces outside a place to its free cells, the deepest cell first, each
/// by the nearest piece. Long ways weigh more than their length, so that nobody is left
/// behind.
fn to_fill<const W: usize>(
    race: &Race<W>,
    pieces: Set<W>,
    place: Set<W>,
    far: Option<Cell>,
) -> i64 {
    let distance = |a: Cell, b: Cell| i64::from(race.board().distance(a, b));
    let mut outside = pieces - place;
    let mut gaps: Vec<Cell> = (place - pieces).iter().collect();
    gaps.sort_by_key(|&gap| far.map_or(0, |far| distance(gap, far)));
    let mut total = 0;
    for gap in gaps {
        let Some(nearest) = outside.iter().min_by_key(|&cell| distance(cell, gap)) else { break };
        outside.remove(nearest);
        let way = distance(nearest, gap);
        total += 32 * way + way * way;
    }
    total + NO_GAP * i64::from(outside.len())
}

/// How much more the way of a marked piece weighs: once the goal is full it can't get in.
const MARKED: i64 = 8;
/// What it counts to have nowhere to go.
const NO_GAP: i64 = 800;
/// What it counts to find an enemy where a piece should go.
const ENEMY_ON_LINE: i64 = 1500;

/// Win; else hit the leader; else the shortest way. A lifted barricade goes onto the
/// leader's shortest way, as near before him as can be.
impl Greed for Barricade {
    fn worth(&self, state: &barricade::State, action: Action, seat: Seat) -> i64 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        match action {
            Action::Move { to, .. } | Action::Enter { to, .. } => {
                if to == self.home() {
                    return i64::MAX;
                }
                let leader = leader(self, state, seat);
                if leader.is_some_and(|(_, _, field)| field == Some(to)) {
                    return i64::from(u16::MAX) - run(self, &after, seat);
                }
                let own_way = 100 * run(self, &after, seat);
                let lifts = i64::from(after.stage() == Stage::SetDown);
                10 * lifts - own_way
            }
            Action::SetDown(field) => set_down_worth(self, state, field, seat),
            _ => 0,
        }
    }
}

/// Fields from a seat's foremost pawn to the home square.
fn run(game: &Barricade, state: &barricade::State, seat: Seat) -> i64 {
    let seating = game.seating();
    let own = seating.all_colours().filter(|&colour| seating.seat_of(colour) == seat);
    let fields = own.map(|colour| foremost(game, state, colour).0);
    fields.min().unwrap_or(i64::MAX)
}

/// A colour's foremost pawn: how far it has to go, and where it stands.
fn foremost(game: &Barricade, state: &barricade::State, colour: Colour) -> (i64, Option<Cell>) {
    let to_go = |field| i64::from(game.board().distance(field, game.home()));
    let on_board = state.pawns(colour).iter().map(|field| (to_go(field), Some(field)));
    let waiting = (to_go(game.entry(colour)) + 1, None);
    on_board.min_by_key(|&(fields, _)| fields).unwrap_or(waiting)
}

/// The colour of another seat that is nearest to the home square, how far it has to go,
/// and where its foremost pawn stands if it is on the board.
fn leader(
    game: &Barricade,
    state: &barricade::State,
    seat: Seat,
) -> Option<(Colour, i64, Option<Cell>)> {
    let seating = game.seating();
    let others = seating.all_colours().filter(|&colour| seating.seat_of(colour) != seat);
    let with_colour = |colour| {
        let (fields, at) = foremost(game, state, colour);
        (colour, fields, at)
    };
    others.map(with_colour).min_by_key(|&(_, fields, _)| fields)
}

fn set_down_worth(game: &Barricade, state: &barricade::State, field: Cell, seat: Seat) -> i64 {
    let board = game.board();
    let to_go = |field| i64::from(board.distance(field, game.home()));
    let Some((colour, fields, at)) = leader(game, state, seat) else { return 0 };
    let start = at.unwrap_or(game.entry(colour));
    let from_leader = i64::from(board.distance(start, field));
    let on_his_way = from_leader > 0 && from_leader + to_go(field) == fields.min(to_go(start));
    // Never before the own foremost pawn if it can be helped.
    let before_me = i64::from(to_go(field) < run(game, state, seat));
    if on_his_way { 1000 - 10 * from_leader - before_me } else { -before_me }
}

/// Take, and best who has come farthest; else arrive; else hurry those who are nearest.
impl Greed for Rakado {
    fn worth(&self, state: &rakado::State, action: Action, seat: Seat) -> i64 {
        let to_go = |seat, cell| i64::from(self.to_go(seat, cell));
        let owner = |cell| {
            let has = |seat: &Seat| state.pieces(*seat).contains(cell);
            self.seating().all_seats().find(has)
        };
        let loss = |cell| owner(cell).map_or(0, |enemy| 1000 - 10 * to_go(enemy, cell));
        match action {
            Action::Move { from, to } => {
                let arrives = to_go(seat, from) > 0 && to_go(seat, to) == 0;
                loss(to) + 100 * i64::from(arrives) - to_go(seat, to)
            }
            Action::Huff(cell) => loss(cell),
            _ => 0,
        }
    }
}

/// The hop that takes most, looking to the end of the turn.
impl Greed for Captive {
    fn worth(&self, state: &rules::captive::State, action: Action, seat: Seat) -> i64 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        let longest = |state| longest_turn(self, state, seat, 3);
        if self.begins_turn(&after) || self.count(&after) == 0 {
            i64::from(after.taken(seat))
        } else {
            longest(&after)
        }
    }
}

/// The most pieces a seat can have when its turn ends, looking so many hops ahead.
fn longest_turn(game: &Captive, state: &rules::captive::State, seat: Seat, hops: u32) -> i64 {
    let mut most = i64::from(state.taken(seat));
    if hops == 0 || game.turn(state) != seat || game.begins_turn(state) {
        return most;
    }
    let _ = game.each_action(state, |action| {
        let mut after = *state;
        game.apply(&mut after, action, &mut ());
        most = most.max(longest_turn(game, &after, seat, hops - 1));
        ControlFlow::Continue(())
    });
    most
}

/// As many jumps left as can be.
impl Greed for Peg {
    fn worth(&self, state: &peg::State, action: Action, _: Seat) -> i64 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        match self.to_act(&after) {
            ToAct::Over(outcome) => 100 - 100 * i64::from(outcome.rank(Side(0))),
            _ => i64::from(self.count(&after)),
        }
    }
}

/// Rows of five that can still be filled, the fuller the better; an enemy's count against.
impl Greed for Gobang {
    fn worth(&self, state: &gobang::State, action: Action, seat: Seat) -> i64 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        let mine = self.seating().side(seat);
        let of_side = |side: Side| {
            let own = after.pieces(side);
            let others = self.seating().all_sides().filter(|&other| other != side);
            let enemies = others.fold(Set::EMPTY, |all, other| all | after.pieces(other));
            let open = self.rows().iter().filter(|row| row.is_disjoint(enemies));
            open.map(|&row| 10i64.pow((row & own).len())).sum::<i64>()
        };
        let others = self.seating().all_sides().filter(|&side| side != mine);
        // The next move is the enemy's, so what he has begun weighs more.
        of_side(mine) - 3 * others.map(of_side).sum::<i64>()
    }
}

/// Take; else come nearer to shutting in, and keep out of it.
impl Greed for Tippy {
    fn worth(&self, state: &tippy::State, action: Action, seat: Seat) -> i64 {
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        let seats = || self.seating().all_seats();
        let danger = |of: Seat, by: Seat| -> i64 {
            let threat = |cell| 1 << (2 * (self.beside(cell) & after.pieces(by)).len());
            let exposed = after.pieces(of).iter().filter(|&cell| self.beside(cell).len() == 4);
            exposed.map(threat).sum()
        };
        let others = || seats().filter(move |&other| other != seat);
        let threats: i64 =
            others().map(|other| danger(other, seat) - 2 * danger(seat, other)).sum();
        10_000 * i64::from(after.balance(seat)) + threats
    }
}

/// The longest way towards the edge and over it; stragglers count more.
impl Greed for Secret {
    fn worth(&self, _: &secret::State, action: Action, _: Seat) -> i64 {
        let rings = |cell| i64::from(self.to_edge(cell));
        match action {
            Action::Place(cell) => -rings(cell),
            Action::Move { from, to } => 16 * (rings(from) - rings(to)) + rings(from),
            Action::Off(from) => 16 * (rings(from) + 1) + rings(from),
            _ => 0,
        }
    }
}

/// Cats take what they can, and mice see to it that they cannot. Else each seat goes for one
/// of the others. That is no gain yet, so that half of it is left to the lot: or hunter and
/// hunted would go round in circles.
impl Greed for Cats {
    fn worth(&self, state: &cats::State, action: Action, seat: Seat) -> i64 {
        if let Action::Place(cell) = action {
            // Mice keep together, and at the edge where nobody jumps them.
            let company = (self.beside(cell) & state.mice()).len();
            return 16 + 2 * i64::from(company) - i64::from(self.beside(cell).len());
        }
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        if matches!(self.to_act(&after), ToAct::Over(outcome) if outcome.rank(Side(seat.0)) == 1) {
            return i64::MAX;
        }
        let mice = |state: &cats::State| i64::from(state.mice().len());
        let hopes = |state: &cats::State| match seat {
            CATS => -mice(state),
            _ => mice(state) - i64::from(self.in_danger(state).len()),
        };
        let prey = prey(state, seat);
        let way = |state: &cats::State| -> i64 {
            let hunters = if seat == CATS { state.cats() } else { state.mice() };
            let distance = |hunter| prey.map_or(0, |prey| self.board().distance(hunter, prey));
            hunters.iter().map(|hunter| i64::from(distance(hunter))).sum()
        };
        10 * (hopes(&after) - hopes(state)) + (way(state) - way(&after)).signum() - 1
    }

    fn worth_of_two(&self, state: &cats::State, action: Action, seat: Seat) -> Option<i64> {
        Some(self.worth(state, action, seat))
    }
}

/// Whom a seat goes for: somebody else whenever some turns have brought nothing.
fn prey(state: &cats::State, seat: Seat) -> Option<Cell> {
    let others = if seat == CATS { state.mice() } else { state.cats() };
    let number = u32::from(state.quiet() / 6) % others.len().max(1);
    others.iter().nth(number as usize)
}

/// The longest way ahead; stragglers count more.
impl Greed for Forward {
    fn worth(&self, state: &forward::State, action: Action, seat: Seat) -> i64 {
        let Action::Move { from, to } = action else { return 0 };
        let mut after = *state;
        self.apply(&mut after, action, &mut ());
        if matches!(self.to_act(&after), ToAct::Over(outcome) if outcome.rank(Side(seat.0)) == 1) {
            return i64::MAX;
        }
        let rows = |cell| i64::from(self.advanced(seat, cell));
        16 * (rows(to) - rows(from)) - rows(from)
    }
}
