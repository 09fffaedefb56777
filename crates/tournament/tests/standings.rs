//! Standings against examples that were computed by hand.

#![allow(clippy::unwrap_used)]

mod common;

use common::{last, score, start, started};
use spielhof_tournament::{Command, Criterion, Cycles, Decision, Entrant, Format, Mark};
use spielhof_tournament::{Points, Settings, Standing, Tournament};

/// Plays a round robin in which the pair (smaller, greater) scores as the table says, in halves for
/// the smaller one.
fn league(entrants: u32, results: &[(u32, u32, u32)]) -> Tournament {
    let mut league = start(Format::RoundRobin { cycles: Cycles::Single }, entrants, 1);
    loop {
        for table in last(&league).clone().pairings {
            let (one, other) = (table.entrants[0].0, table.entrants[1].0);
            let (one, other) = (one.min(other), one.max(other));
            let found = results.iter().find(|result| (result.0, result.1) == (one, other));
            score(&mut league, one, other, found.unwrap().2);
        }
        if league.act(&Command::Next).is_err() {
            return league;
        }
    }
}

fn order(lines: &[Standing]) -> Vec<u32> {
    lines.iter().map(|line| line.entrant.0).collect()
}

fn by(criterion: Criterion, own: u32, next: u32) -> Option<Decision> {
    let (own, next) = (Points { quarters: own }, Points { quarters: next });
    Some(Decision::By { criterion, own, next })
}

#[test]
fn direct_encounter_decides_between_two() {
    // 1 beats 3 and 4, 2 beats 1 and 4, 3 beats 2, 3 and 4 draw:
    // 1 has 2, 2 has 2, 3 has 1.5, 4 has 0.5. 2 won against 1.
    let results = [(1, 2, 0), (1, 3, 2), (1, 4, 2), (2, 3, 0), (2, 4, 2), (3, 4, 1)];
    let lines = league(4, &results).standings();
    assert_eq!(order(&lines), [2, 1, 3, 4]);
    assert_eq!(lines[0].over_next, by(Criterion::DirectEncounter, 4, 0));
    assert_eq!(lines[1].over_next, by(Criterion::Points, 8, 6));
    assert_eq!(lines[2].over_next, by(Criterion::Points, 6, 2));
    assert_eq!(lines[3].over_next, None);
}

#[test]
fn sonneborn_berger_decides_when_the_direct_encounter_is_a_draw() {
    // Points: 1 has 2.5 (draw with 2, beats 4 and 5, loses to 3), 2 has 2.5 (draw with 1, beats 3
    // and 5, loses to 4), 3 has 2 (beats 1, draws 4 and 5), 4 has 2 (beats 2, draws 3 and 5),
    // 5 has 1 (draws 3 and 4).
    let results = [
        (1, 2, 1),
        (1, 3, 0),
        (1, 4, 2),
        (1, 5, 2),
        (2, 3, 2),
        (2, 4, 0),
        (2, 5, 2),
        (3, 4, 1),
        (3, 5, 1),
        (4, 5, 1),
    ];
    let lines = league(5, &results).standings();
    // SB of 1: 2.5/2 + 2 + 1 = 4.25; of 2: 2.5/2 + 2 + 1 = 4.25: equal. Both won two games. The lot
    // decides, and says so.
    assert_eq!(lines[0].values[0], (Criterion::SonnebornBerger, Points { quarters: 17 }));
    assert_eq!(lines[1].values[0], (Criterion::SonnebornBerger, Points { quarters: 17 }));
    assert!(matches!(lines[0].over_next, Some(Decision::By { criterion: Criterion::Lot, .. })));
    // 3 and 4 drew. SB of 3: 2.5 + 2/2 + 1/2 = 4; of 4: 2.5 + 2/2 + 1/2 = 4. The lot again.
    assert!(matches!(lines[2].over_next, Some(Decision::By { criterion: Criterion::Lot, .. })));
    assert_eq!(lines[4].entrant, Entrant(5));

    // Now 3 beats 5, so 3 has 2.5 as well and 4 has 2, 5 has 0.5. Among 1, 2 and 3 the direct
    // encounters: 1 has 0.5, 2 has 1.5, 3 has 1.
    let mut changed = results;
    changed[8] = (3, 5, 2);
    let lines = league(5, &changed).standings();
    assert_eq!(order(&lines), [2, 3, 1, 4, 5]);
    assert_eq!(lines[0].over_next, by(Criterion::DirectEncounter, 6, 4));
    assert_eq!(lines[1].over_next, by(Criterion::DirectEncounter, 4, 2));
}

#[test]
fn sonneborn_berger_and_wins_decide() {
    // All four draw among themselves but: 1 beats 4, 2 beats 3, and 1-2, 1-3, 2-4, 3-4 are drawn;
    // 1 has 2, 2 has 2, 3 has 1, 4 has 1. SB of 1: 2/2 + 1/2 + 1 = 2.5, of 2: 2/2 + 1 + 1/2 = 2.5.
    let results = [(1, 2, 1), (1, 3, 1), (1, 4, 2), (2, 3, 2), (2, 4, 1), (3, 4, 1)];
    let lines = league(4, &results).standings();
    assert_eq!(lines[0].values[0].1, Points { quarters: 10 });
    assert_eq!(lines[1].values[0].1, Points { quarters: 10 });

    // Three games for 3 points each way: 1 beats 3 and 5, loses to 4, draws 2; 2 beats 4, draws 1,
    // 3 and 5. Both have 2.5. 3: beats 4, draws 2, draws 5 = 2; 4: beats 1, beats 5 = 2;
    // 5: draws 2 and 3 = 1.
    // SB of 1: 2.5/2 + 2 + 1 = 4.25. SB of 2: 2.5/2 + 2 + 2/2 + 1/2 = 4.75.
    let results = [
        (1, 2, 1),
        (1, 3, 2),
        (1, 4, 0),
        (1, 5, 2),
        (2, 3, 1),
        (2, 4, 2),
        (2, 5, 1),
        (3, 4, 2),
        (3, 5, 1),
        (4, 5, 2),
    ];
    let lines = league(5, &results).standings();
    assert_eq!(order(&lines)[..2], [2, 1]);
    assert_eq!(lines[0].over_next, by(Criterion::SonnebornBerger, 19, 17));
    // 3 won against 4.
    assert_eq!(order(&lines)[2..], [3, 4, 5]);
    assert_eq!(lines[2].over_next, by(Criterion::DirectEncounter, 4, 0));
}

/// A Swiss tournament whose rounds are given as pairs with the halves of the first.
fn swiss(entrants: u32, rounds: &[&[(u32, u32, u32)]]) -> Tournament {
    use spielhof_tournament::{Bye, Event};
    let mut log = vec![Event::Opened {
        settings: Box::new(Settings::new("Swiss", Format::Swiss { rounds: 9 })),
    }];
    log.extend((1..=entrants).map(|number| Event::Joined { entrant: Entrant(number) }));
    log.push(Event::Started { seed: 5, order: (1..=entrants).map(Entrant).collect() });
    for (games, round) in rounds.iter().zip(1..) {
        let pairings: Vec<Vec<Entrant>> =
            games.iter().map(|game| vec![Entrant(game.0), Entrant(game.1)]).collect();
        let rests = |number: &u32| !pairings.iter().flatten().any(|one| one.0 == *number);
        let bye = |number| Bye { entrant: Entrant(number), instead_of: None };
        let byes = (1..=entrants).filter(rests).map(bye).collect();
        log.push(Event::Paired { round, pairings, byes });
        for (game, table) in games.iter().zip(1..) {
            let marks = match game.2 {
                2 => common::win(),
                1 => common::draw(),
                _ => common::loss(),
            };
            log.push(Event::Recorded { round, table, marks });
        }
    }
    Tournament::replay(log).unwrap()
}

#[test]
fn buchholz_leaves_out_the_weakest_opponent() {
    // Round 1: 1 beats 4, 2 beats 5, 3 beats 6. Round 2: 1 beats 5, 2 draws 3, 4 beats 6.
    // Round 3: 3 beats 1, 2 beats 4, 5 draws 6.
    // Points: 1 has 2, 2 has 2.5, 3 has 2.5, 4 has 1, 5 has 0.5, 6 has 0.5.
    let rounds: [&[(u32, u32, u32)]; 3] = [
        &[(1, 4, 2), (2, 5, 2), (3, 6, 2)],
        &[(1, 5, 2), (2, 3, 1), (4, 6, 2)],
        &[(3, 1, 2), (2, 4, 2), (5, 6, 1)],
    ];
    let lines = swiss(6, &rounds).standings();
    // 2 and 3 drew. Opponents of 2: 5 (0.5), 3 (2.5), 4 (1): without the least 3.5. Of 3: 6 (0.5),
    // 2 (2.5), 1 (2): 4.5.
    assert_eq!(order(&lines), [3, 2, 1, 4, 5, 6]);
    assert_eq!(lines[0].over_next, by(Criterion::BuchholzCut1, 18, 14));
    assert_eq!(lines[1].over_next, by(Criterion::Points, 10, 8));
    // 5 and 6 drew. Opponents of 5: 2 (2.5), 1 (2), 6 (0.5): 4.5. Of 6: 3 (2.5), 4 (1), 5 (0.5):
    // 3.5.
    assert_eq!(lines[4].over_next, by(Criterion::BuchholzCut1, 18, 14));
}

#[test]
fn a_bye_counts_as_an_opponent_with_the_same_points() {
    // Round 1: 1 beats 2, 3 has a bye. Round 2: 3 beats 1, 2 has a bye.
    let rounds: [&[(u32, u32, u32)]; 2] = [&[(1, 2, 2)], &[(3, 1, 2)]];
    let lines = swiss(3, &rounds).standings();
    assert_eq!(order(&lines), [3, 1, 2]);
    let three = &lines[0];
    assert_eq!(three.points, Points::whole(2));
    // The bye counts as somebody with 2 points, 1 has 1: without the least 2; SB: 2 + 1.
    assert_eq!(three.values[0], (Criterion::BuchholzCut1, Points::whole(2)));
    assert_eq!(three.values[1], (Criterion::SonnebornBerger, Points::whole(3)));
    assert_eq!((three.wins, three.played), (1, 1));
    // 1 and 2 have one point each; 1 won their game.
    assert_eq!(lines[1].over_next, by(Criterion::DirectEncounter, 4, 0));
}

#[test]
fn groups_share_points_and_count_opponents() {
    let mut settings = Settings::new("Groups", Format::Groups { rounds: 1 });
    settings.players = 4;
    let mut groups = started(settings, 7, 3);
    let sizes: Vec<usize> = last(&groups).pairings.iter().map(|one| one.entrants.len()).collect();
    assert_eq!(sizes, [3, 4]);
    let tables = last(&groups).pairings.clone();
    let places = |places: &[u32]| places.iter().map(|&place| Mark::Place(place)).collect();
    groups.act(&Command::Record { table: 1, marks: places(&[1, 2, 3]) }).unwrap();
    groups.act(&Command::Record { table: 2, marks: places(&[1, 2, 2, 4]) }).unwrap();
    let lines = groups.standings();
    let points = |table: usize, seat: usize| {
        let who = tables[table].entrants[seat];
        lines.iter().find(|line| line.entrant == who).unwrap().points.to_string()
    };
    // The missing fourth player counts as the last one.
    assert_eq!([points(0, 0), points(0, 1), points(0, 2)], ["3", "2", "1"]);
    // Second and third place share 2 and 1.
    let second = [points(1, 0), points(1, 1), points(1, 2), points(1, 3)];
    assert_eq!(second, ["3", "1.5", "1.5", "0"]);
    // Both winners have 3. The opponents of the one had 2 + 1, of the other 1.5 + 1.5 + 0: equal,
    // and so are their first places.
    assert!(matches!(lines[0].over_next, Some(Decision::By { criterion: Criterion::Lot, .. })));
}

#[test]
fn in_groups_stronger_opponents_decide() {
    let mut settings = Settings::new("Groups", Format::Groups { rounds: 1 });
    settings.players = 3;
    let mut groups = started(settings, 6, 3);
    let tables = last(&groups).pairings.clone();
    let marks = vec![Mark::Place(1), Mark::Place(2), Mark::Place(3)];
    groups.act(&Command::Record { table: 1, marks }).unwrap();
    let marks = vec![Mark::Place(1), Mark::Place(2), Mark::Absent];
    groups.act(&Command::Record { table: 2, marks }).unwrap();
    let lines = groups.standings();
    // Both winners have 2; opponents that came: 1 + 0 and 1. Equal: first places, then the lot.
    assert_eq!(lines[0].points, lines[1].points);
    assert!(matches!(lines[0].over_next, Some(Decision::By { criterion: Criterion::Lot, .. })));
    // Second places have 1; they met a winner with 2 and one with 0 or nobody.
    assert_eq!(lines[2].values[0], (Criterion::OpponentPoints, Points::whole(2)));
    let correct = vec![Mark::Place(1), Mark::Place(1), Mark::Place(3)];
    groups.act(&Command::Correct { round: 1, table: 2, game: 1, marks: correct }).unwrap();
    let lines = groups.standings();
    // 1.5 each at table 2: the opponents of each had 1.5 + 0.
    assert_eq!(lines[0].entrant, tables[0].entrants[0]);
    assert_eq!(lines[0].over_next, by(Criterion::Points, 8, 6));
    assert_eq!(lines[1].values[0], (Criterion::OpponentPoints, Points { quarters: 6 }));
}

#[test]
fn the_lot_follows_from_the_seed() {
    let lot = |seed| order(&start(Format::Swiss { rounds: 1 }, 8, seed).standings());
    assert_eq!(lot(1), lot(1));
    assert!((2..20).any(|seed| lot(seed) != lot(1)));
}

#[test]
fn opponents_points_decide_after_two_rounds_of_groups() {
    // Points: 4 has 4, 1 and 5 have 3, 2 has 2, 3 and 6 have 0.
    let log = "opened groups rounds=2 players=3 seeding=lot game= name=Groups
        joined 1\njoined 2\njoined 3\njoined 4\njoined 5\njoined 6
        started seed=1 order=1,2,3,4,5,6
        paired 1: 1-2-3 4-5-6\nresult 1.1: 1 2 3\nresult 1.2: 1 2 3
        paired 2: 5-1-6 4-2-3\nresult 2.1: 1 2 3\nresult 2.2: 1 2 3";
    let log = log.lines().map(|line| line.parse().unwrap());
    let lines = Tournament::replay(log).unwrap().standings();
    assert_eq!(order(&lines), [4, 5, 1, 2, 6, 3]);
    // 5 met 4, 6, 1 and 6: 4 + 0 + 3 + 0. 1 met 2, 3, 5 and 6: 2 + 0 + 3 + 0.
    assert_eq!(lines[1].over_next, by(Criterion::OpponentPoints, 28, 20));
    // 6 met 4, 5, 5 and 1: 4 + 3 + 3 + 3. 3 met 1, 2, 4 and 2: 3 + 2 + 4 + 2.
    assert_eq!(lines[4].over_next, by(Criterion::OpponentPoints, 52, 44));
}
