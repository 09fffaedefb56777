//! Who wins by the order of moving, how long games last, how much luck decides.

use super::line::{self, BadLine};
use super::luck::{GameSums, luck};
use crate::effort::Effort;
use crate::reviewer::Reviewer;
use crate::statistics::{Length, LuckFigures, Share, Statistics};
use rules::{Side, ToAct};
use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::str::FromStr;
use table::{Course, Ending};

/// What a game was like. Sides are in the order in which they first moved.
///
/// ```
/// use spielhof_review::study::{GameFigures, statistics};
/// let game = |first: bool, turns| GameFigures { turns, won: vec![first, !first], dice: None };
/// assert_eq!(game(true, 9).to_string().parse(), Ok(game(true, 9)));
/// let found = statistics(&[game(true, 9), game(true, 20), game(false, 13)]).unwrap();
/// assert_eq!((found.won[0].games, found.length.unwrap().median), (2, 13));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFigures {
    /// The turns of all sides together.
    pub turns: u32,
    /// Who took the first place; nobody where the turn limit ended the game.
    pub won: Vec<bool>,
    /// What the dice did, if there are dice.
    pub dice: Option<DiceSums>,
}

/// What the dice did in a game.
///
/// ```
/// use spielhof_review::study::{DiceSums, GameFigures};
/// let dice = DiceSums { luck: vec![-30_000, 55_000], rolls: 80, swing: 2_400_000 };
/// let game = GameFigures { turns: 80, won: vec![false, true], dice: Some(dice) };
/// assert_eq!(game.to_string(), "80:0,1:-30000,55000:80,2400000");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceSums {
    /// The luck of each side's own rolls, in millionths of a chance of winning.
    pub luck: Vec<i32>,
    /// Rolls while it was open who wins.
    pub rolls: u32,
    /// By how much they changed the chance of the side that rolled, summed up without signs, in millionths.
    pub swing: u32,
}

impl GameFigures {
    /// The figures of a game that is over. The rolls are judged with this effort.
    pub fn of(course: &Course, effort: Effort) -> GameFigures {
        let order = course.game().seating().sides_in_order();
        let outcome = course.outcome().filter(|_| course.ending() != Some(Ending::TurnLimit));
        let is_first = |&side: &Side| outcome.is_some_and(|outcome| outcome.rank(side) == 1);
        GameFigures {
            turns: course.turns(),
            won: order.iter().map(is_first).collect(),
            dice: course.game().has_chance().then(|| DiceSums::of(course, &order, effort)),
        }
    }

    fn winners(&self) -> usize {
        self.won.iter().filter(|&&won| won).count()
    }
}

impl DiceSums {
    /// Judges the rolls of a game and leaves the decisions out, which would take longer.
    fn of(course: &Course, order: &[Side], effort: Effort) -> DiceSums {
        let mut reviewer = Reviewer::new(course, effort);
        while reviewer.done() < course.actions().len() {
            if reviewer.course().to_act() == ToAct::Chance {
                reviewer.step();
            } else {
                reviewer.skip();
            }
        }
        let review = reviewer.review();
        // Once the first place is taken no roll changes who wins.
        let rolls = review.turns.iter().flat_map(|turn| &turn.rolls);
        let open = rolls.filter(|roll| roll.mean > 0.0 && roll.mean < 1.0);
        let swings: Vec<f64> = open.map(|roll| roll.luck().abs()).collect();
        let luck = order.iter().map(|&side| line::millionths(review.sum(side).luck));
        DiceSums {
            luck: luck.collect(),
            rolls: swings.len() as u32,
            swing: line::millionths(swings.iter().sum()).unsigned_abs(),
        }
    }
}

impl Display for GameFigures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let won = line::write(self.won.iter().map(|&won| Some(i32::from(won))));
        write!(f, "{}:{won}", self.turns)?;
        let Some(DiceSums { luck, rolls, swing }) = &self.dice else { return Ok(()) };
        write!(f, ":{}:{rolls},{swing}", line::write(luck.iter().copied().map(Some)))
    }
}

impl FromStr for GameFigures {
    type Err = BadLine;

    fn from_str(text: &str) -> Result<GameFigures, BadLine> {
        read(text).ok_or_else(|| BadLine(text.to_owned()))
    }
}

fn read(text: &str) -> Option<GameFigures> {
    let (turns, rest) = text.split_once(':')?;
    let parts: Vec<Vec<i32>> = rest.split(':').map(line::read_all).collect::<Option<_>>()?;
    let (won, dice) = match parts.as_slice() {
        [won] => (won, None),
        [won, luck, sums] if luck.len() == won.len() => {
            let [rolls, swing] = <[i32; 2]>::try_from(sums.as_slice()).ok()?;
            let (rolls, swing) = (rolls.try_into().ok()?, swing.try_into().ok()?);
            (won, Some(DiceSums { luck: luck.clone(), rolls, swing }))
        }
        _ => return None,
    };
    let won = won.iter().map(|&won| won == 1).collect();
    Some(GameFigures { turns: turns.parse().ok()?, won, dice })
}

/// Sums up games; none without games.
///
/// See [`GameFigures`] for an example.
pub fn statistics(games: &[GameFigures]) -> Option<Statistics> {
    let sides = games.first()?.won.len();
    let all = games.len() as u32;
    let count = |wanted: &dyn Fn(&GameFigures) -> bool| {
        games.iter().filter(|game| wanted(game)).count() as u32
    };
    let won = |side: usize| {
        Share::of(count(&|game| game.winners() == 1 && game.won.get(side) == Some(&true)), all)
    };
    let mut lengths: BTreeMap<u32, u32> = BTreeMap::new();
    for game in games.iter().filter(|game| game.winners() > 0) {
        *lengths.entry(game.turns).or_default() += 1;
    }
    Some(Statistics {
        games: all,
        won: (0..sides).map(won).collect(),
        shared: count(&|game| game.winners() > 1),
        unfinished: count(&|game| game.winners() == 0),
        length: Length::of(&lengths.into_iter().collect::<Vec<_>>()),
        luck: luck_figures(games),
    })
}

fn luck_figures(games: &[GameFigures]) -> Option<LuckFigures> {
    let with_dice = games.iter().filter_map(|game| Some((game, game.dice.as_ref()?)));
    let sums: Vec<GameSums> = with_dice.clone().map(|(game, dice)| sums(game, dice)).collect();
    if sums.is_empty() {
        return None;
    }
    let rolls: u64 = with_dice.clone().map(|(_, dice)| u64::from(dice.rolls)).sum();
    let swing: u64 = with_dice.map(|(_, dice)| u64::from(dice.swing)).sum();
    let mean = if rolls > 0 { swing as f64 / 1e6 / rolls as f64 } else { 0.0 };
    Some(LuckFigures::of(luck(&sums).luck_and_result, sums.len() as u32, mean))
}

/// As the study of luck takes it: a game without a result is shared by all.
fn sums(game: &GameFigures, dice: &DiceSums) -> GameSums {
    let nobody = game.winners() == 0;
    GameSums {
        won: game.won.iter().map(|&won| won || nobody).collect(),
        luck: dice.luck.clone(),
        errors: vec![0; game.won.len()],
        // Luck by rolls is not asked for.
        rolls: vec![0; game.won.len()],
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::super::play::{Dice, play};
    use super::*;
    use rules::Spec;
    use search::Player;

    fn game(turns: u32, won: &[bool]) -> GameFigures {
        GameFigures { turns, won: won.to_vec(), dice: None }
    }

    #[test]
    fn who_always_wins_wins_all_games() {
        // The control: the first to move always wins.
        let found = statistics(&vec![game(11, &[true, false]); 50]).unwrap();
        assert_eq!((found.won[0].share, found.won[0].games), (10_000, 50));
        assert_eq!((found.won[1].share, found.won[1].low), (0, 0));
        assert!(found.won[1].high > 500, "fifty games do not exclude one win in twenty");
        assert_eq!(found.length, Some(Length { mean: 1_100, p10: 11, median: 11, p90: 11 }));
        assert_eq!(found.luck, None);
    }

    #[test]
    fn shared_and_unfinished_games_are_told_apart() {
        let games = [
            game(30, &[true, true, false]),
            game(999, &[false; 3]),
            game(40, &[false, true, false]),
        ];
        let found = statistics(&games).unwrap();
        assert_eq!((found.games, found.shared, found.unfinished), (3, 1, 1));
        assert_eq!(found.won.iter().map(|share| share.games).collect::<Vec<_>>(), [0, 1, 0]);
        assert_eq!(found.length.unwrap().mean, 3_500, "a game without a result has no length");
        assert_eq!(statistics(&[]), None);
    }

    #[test]
    fn the_order_begins_with_the_side_that_moves_first() {
        for first in 1..=3 {
            let spec = Spec::of("barricade", 3).unwrap().starting(first);
            let course = play(&spec.build().unwrap(), &[Player::Baseline], 3, Dice::Fair);
            let found = GameFigures::of(&course, Effort::nodes(1));
            let order = course.game().seating().sides_in_order();
            assert_eq!(order[0].number(), first);
            let outcome = course.outcome().unwrap();
            let expected: Vec<bool> = order.iter().map(|&side| outcome.rank(side) == 1).collect();
            assert_eq!(found.won, expected);
            assert_eq!(found.to_string().parse(), Ok(found));
        }
    }

    #[test]
    fn dice_with_luck_decide() {
        let spec = Spec::of("barricade", 2).unwrap().build().unwrap();
        let games: Vec<GameFigures> = (0..30)
            .map(|seed| {
                let course = play(&spec, &[Player::Baseline], seed, Dice::Fair);
                GameFigures::of(&course, Effort::nodes(1))
            })
            .collect();
        let found = statistics(&games).unwrap();
        let luck = found.luck.unwrap();
        assert!(luck.low > 0 && luck.swing > 50, "{luck:?}");
        let dice = games[0].dice.as_ref().unwrap();
        assert!(dice.rolls > 20 && dice.swing > 0);
    }

    #[test]
    fn wrong_lines_are_refused() {
        for bad in
            ["", "12", "12:", "12:1,0:3", "12:1,0:3,4", "12:1,0:3,4:5", "12:1,0:3:5,6", "x:1"]
        {
            assert!(bad.parse::<GameFigures>().is_err(), "{bad}");
        }
        assert_eq!("12:1,0".parse(), Ok(game(12, &[true, false])));
    }
}
