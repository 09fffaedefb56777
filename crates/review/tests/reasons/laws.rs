//! What holds of reasons in every game: facts are counted again here, in another way.

use super::*;
use rules::race::Race;
use rules::{Action, CATALOGUE, Game, Piece, Place, Play, Position, Side, Spec, ToAct};
use search::{Rng, random_any};
use spielhof_review::Reason;

/// The games of the catalogue with the fewest and with the most players.
fn settings() -> impl Iterator<Item = (&'static str, u8)> {
    CATALOGUE.iter().flat_map(|entry| {
        let players = entry.players();
        let mut both = vec![players[0], players[players.len() - 1]];
        both.dedup();
        both.into_iter().map(|players| (entry.head().id, players))
    })
}

/// Looks at two random actions in every n-th position of random games.
fn each_pair(games: u64, nth: usize, mut look: impl FnMut(&str, &Position, Action, Action)) {
    for (id, players) in settings() {
        let game = Spec::of(id, players).unwrap().build().unwrap();
        for seed in 0..games {
            let (mut position, mut rng) = (game.start(), Rng::new(seed));
            for number in 0..150 {
                let (Some(one), Some(other)) =
                    (random_any(&position, &mut rng), random_any(&position, &mut rng))
                else {
                    break;
                };
                if number % nth == 0 {
                    look(id, &position, one, other);
                }
                position.act(one).unwrap();
            }
        }
    }
}

#[test]
fn reasons_are_few_and_true() {
    let mut seen = std::collections::BTreeSet::new();
    each_pair(2, 1, |id, position, best, played| {
        let reasons = why_better(position, best, played);
        let merits = merits(position, best);
        assert!(reasons.len() <= 3 && merits.len() <= 2, "{id}");
        if position.to_act() == ToAct::Chance || best == played {
            assert!(reasons.is_empty(), "{id}");
        }
        if position.to_act() == ToAct::Chance {
            assert!(merits.is_empty(), "{id}");
            return;
        }
        for reason in &reasons {
            check_comparison(position, best, played, reason);
        }
        for reason in &merits {
            check_merit(position, best, reason);
        }
        let names: Vec<&str> = reasons.iter().map(Reason::name).collect();
        assert!((1..names.len()).all(|n| !names[..n].contains(&names[n])), "{id} {names:?}");
        seen.extend(names.into_iter().chain(merits.iter().map(Reason::name)));
    });
    // Random games show most kinds.
    assert!(seen.len() > 35, "{} of {}: {seen:?}", seen.len(), Reason::NAMES.len());
}

#[test]
fn the_same_is_said_again() {
    each_pair(1, 10, |id, position, best, played| {
        let again = position.game().load(&position.text());
        if let Ok(again) = again
            && again == *position
        {
            assert_eq!(
                why_better(position, best, played),
                why_better(&again, best, played),
                "{id}"
            );
        }
    });
}

#[test]
fn nothing_is_said_of_actions_that_are_not_legal() {
    let game = Spec::of("halma", 2).unwrap().build().unwrap();
    let start = game.start();
    let legal = start.read("e2-f3").unwrap();
    for other in [Action::Pass, Action::End, Action::Roll(3), Action::RollTwo(2, 2)] {
        assert!(why_better(&start, legal, other).is_empty());
        assert!(why_better(&start, other, legal).is_empty() && merits(&start, other).is_empty());
    }
}

fn side(position: &Position) -> Side {
    position.game().seating().side(position.turn())
}

fn after(position: &Position, action: Action) -> Position {
    let mut after = position.clone();
    after.act(action).unwrap();
    after
}

/// Has this side, but not everybody, won?
fn has_won(position: &Position, side: Side) -> bool {
    let Some(outcome) = position.outcome() else { return false };
    let winners: Vec<Side> = outcome.winners().collect();
    let alone = position.game().seating().sides() == 1;
    winners.contains(&side) && (alone || winners.len() < outcome.ranks().len())
}

/// Can the seat to act win with one action?
fn wins_with_one(position: &Position) -> bool {
    let own = side(position);
    position.actions().into_iter().any(|action| has_won(&after(position, action), own))
}

/// The distance a side has to go, where a game says so itself.
fn to_go(position: &Position, side: Side) -> Option<i32> {
    match position.play() {
        Play::Square(game, state) if has_corner_goals(game) => {
            Some(game.distance_to_go(state, side))
        }
        Play::Star(game, state) if has_corner_goals(game) => Some(game.distance_to_go(state, side)),
        Play::Barricade(game, state) => Some(game.distance_to_go(state, side) as i32),
        Play::Forward(game, state) => {
            let seat = rules::Seat(side.0);
            Some(
                -state
                    .pieces(seat)
                    .iter()
                    .map(|cell| game.advanced(seat, cell) as i32)
                    .sum::<i32>(),
            )
        }
        _ => None,
    }
}

/// Must pieces go to the far corner or tip, and nowhere else?
fn has_corner_goals<const W: usize>(game: &Race<W>) -> bool {
    let seating = game.seating();
    let is_corner = |colour| game.goal(colour).contains(game.far(colour));
    seating.all_colours().all(is_corner) && game.lines(Side(0)).is_empty()
}

/// The most that the seat to act can gain with one action.
fn most_gain(position: &Position) -> Option<i32> {
    let own = side(position);
    let before = to_go(position, own)?;
    let gain = |action| before - to_go(&after(position, action), own).unwrap();
    Some(position.actions().into_iter().map(gain).fold(0, i32::max))
}

fn cells_of(position: &Position, side: Side) -> Vec<board::Cell> {
    let seating = position.game().seating();
    let own = |&(piece, place): &(Piece, Place)| match (piece, place) {
        (Piece::Of(colour) | Piece::Marked(colour), Place::On(cell)) => {
            (seating.side_of(colour) == side).then_some(cell)
        }
        _ => None,
    };
    position.pieces().iter().filter_map(own).collect()
}

/// The same position with a roll of another seat to come. Barricade only.
fn with_roll_of(position: &Position, seat: rules::Seat) -> Position {
    let text = position.text();
    let picture: Vec<&str> = text.lines().filter(|line| !line.contains(':')).collect();
    let fields = format!("turn: {}\nstage: roll\n", seat.number());
    position.game().load(&(fields + &picture.join("\n"))).unwrap()
}

/// For each opponent and number of the die: is there a move for which this holds?
fn count_rolls(position: &Position, own: Side, holds: impl Fn(&Position, Action) -> bool) -> u32 {
    let seating = position.game().seating();
    let opponents = seating.all_seats().filter(|&seat| seating.side(seat) != own);
    let mut count = 0;
    for seat in opponents {
        let before = with_roll_of(position, seat);
        for die in 1..=6 {
            let rolled = after(&before, Action::Roll(die));
            count += u32::from(rolled.actions().into_iter().any(|action| holds(&rolled, action)));
        }
    }
    count
}

/// Does an action end on one of these cells?
fn lands_on(action: Action, cells: &[board::Cell]) -> bool {
    match action {
        Action::Move { to, .. } | Action::Enter { to, .. } => cells.contains(&to),
        _ => false,
    }
}

fn is_barricade(position: &Position) -> bool {
    matches!(position.play(), Play::Barricade(..))
}

/// The rolls with which opponents can hit a pawn of this side, by playing all of them.
fn hit_rolls(position: &Position, own: Side) -> u32 {
    let cells = cells_of(position, own);
    count_rolls(position, own, |_, action| lands_on(action, &cells))
}

fn check_comparison(position: &Position, best: Action, played: Action, reason: &Reason) {
    let own = side(position);
    let [with_best, with_played] = [best, played].map(|action| after(position, action));
    match *reason {
        Reason::MissedWin | Reason::MissedSolution => {
            assert!(has_won(&with_best, own) && !has_won(&with_played, own), "{position:?}");
        }
        Reason::Loses | Reason::DeadEnd => {
            assert!(with_played.outcome().unwrap().rank(own) > 1, "{position:?}");
            assert!(with_best.outcome().is_none_or(|outcome| outcome.rank(own) == 1));
        }
        Reason::LetsWin { seat } => {
            assert_eq!(with_played.turn(), seat);
            // Turns of one action; others are searched to their end.
            if !matches!(position.play(), Play::Captive(..) | Play::Cats(..)) {
                assert!(wins_with_one(&with_played) && !wins_with_one(&with_best), "{position:?}");
            }
        }
        Reason::HitRolls { rolls, instead, of } => {
            let opponents = position.game().seating().sides() as u32 - 1;
            assert_eq!(of, 6 * opponents);
            assert_eq!(
                (hit_rolls(&with_played, own), hit_rolls(&with_best, own)),
                (rolls, instead)
            );
        }
        Reason::WinningRolls { rolls, instead, .. } if is_barricade(position) => {
            let wins = |end: &Position| {
                count_rolls(end, own, |rolled, action| {
                    has_won(&after(rolled, action), side(rolled))
                })
            };
            if with_played.begins_turn() && with_best.begins_turn() {
                assert_eq!((wins(&with_played), wins(&with_best)), (rolls, instead));
            }
        }
        Reason::CaptureRolls { rolls, instead, of } => {
            let count = |next: &Position| {
                let cells = cells_of(next, own);
                let captures = |die| {
                    let rolled = after(next, Action::Roll(die));
                    rolled.actions().into_iter().any(|action| lands_on(action, &cells))
                };
                (1..=6).filter(|&die| captures(die)).count() as u32
            };
            assert_eq!((count(&with_played), count(&with_best), 6), (rolls, instead, of));
        }
        Reason::MissedHit { cell, .. } | Reason::MissedCapture { cell } => {
            assert!(!cells_of(&with_best, own).contains(&cell) || lands_on(best, &[cell]));
            let foes = |position: &Position| {
                position
                    .pieces()
                    .iter()
                    .filter(|(piece, place)| {
                        *place == Place::On(cell)
                            && !matches!(piece, Piece::Barricade)
                            && cells_of(position, own).iter().all(|&mine| mine != cell)
                    })
                    .count()
            };
            assert_eq!((foes(position), foes(&with_best), foes(&with_played)), (1, 0, 1));
        }
        Reason::BreaksJump { from, to, .. } => {
            let jump = Action::Move { from, to };
            assert!(position.is_legal(jump) && jump != best && jump != played);
            let spaces = |action: Action| match action {
                Action::Move { from, to } => (from, to),
                _ => panic!("a move"),
            };
            assert!(spaces(best).0 != from && spaces(played).0 != from);
        }
        Reason::FewerSpaces { spaces } => {
            if let Some(before) = to_go(position, own) {
                let gain = |next: &Position| before - to_go(next, own).unwrap();
                assert_eq!(gain(&with_best) - gain(&with_played), spaces as i32, "{position:?}");
            }
        }
        Reason::ReplyGain { spaces, instead, .. } => {
            assert!(spaces >= instead + 3);
            assert!(most_gain(&with_played).is_none_or(|most| most == spaces as i32));
            assert!(most_gain(&with_best).is_none_or(|most| most == instead as i32));
        }
        Reason::LeavesBehind { cell, .. } => {
            assert!(cells_of(&with_played, own).contains(&cell));
            assert!(
                !cells_of(&with_best, own).contains(&cell) || !matches!(best, Action::Move { .. })
            );
        }
        Reason::MissedArrival { cell } => assert!(cells_of(&with_best, own).contains(&cell)),
        Reason::NextGain { spaces, instead } | Reason::ChainGain { spaces, instead } => {
            assert!(spaces + 3 <= instead);
        }
        Reason::MissedLift { cell } => {
            assert_eq!(position.at(cell), Some(Piece::Barricade));
            assert!(with_best.at(cell) != Some(Piece::Barricade));
        }
        Reason::MovesLeft { moves, instead } => {
            assert_eq!(with_played.actions().len() as u32, moves);
            assert_eq!(with_best.actions().len() as u32, instead);
        }
        Reason::CatMoves { moves, instead } => {
            assert_eq!(with_played.actions().len() as u32, moves);
            assert_eq!(with_best.actions().len() as u32, instead);
        }
        Reason::MissedFork | Reason::MissedFour => {
            assert!(!wins_with_one(position), "it would be a win");
        }
        _ => {}
    }
}

fn check_merit(position: &Position, action: Action, reason: &Reason) {
    let own = side(position);
    let next = after(position, action);
    match *reason {
        Reason::Wins | Reason::Solves => assert!(has_won(&next, own), "{position:?}"),
        Reason::StopsWin { seat } => {
            assert_eq!(next.turn(), seat);
            assert!(!wins_with_one(&next), "{position:?}");
        }
        Reason::HitRolls { rolls, instead, .. } => {
            assert_eq!(hit_rolls(&next, own), rolls);
            assert!(rolls < instead);
        }
        Reason::PreparesJump { from, to, .. } => {
            assert!(!position.is_legal(Action::Move { from, to }));
            assert!(next.at(from).is_some() && next.at(to).is_none());
        }
        Reason::Arrives { cell } => assert!(cells_of(&next, own).contains(&cell)),
        Reason::Hits { cell, .. } => {
            assert!(position.at(cell).is_some() && cells_of(&next, own).contains(&cell));
        }
        _ => {}
    }
}
