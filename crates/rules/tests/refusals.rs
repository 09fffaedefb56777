//! A refusal names a rule of the game at hand, and `docs/rules.md` has it.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use board::Cell;
use spielhof_rules::{Action, CATALOGUE, Entry, Place, Position, Refusal, Spec};
use std::collections::HashSet;

const RULES: &str = include_str!("../../../docs/rules.md");

/// Up to a number of these cells, spread evenly.
fn some(cells: impl Iterator<Item = Cell>, number: usize) -> impl Iterator<Item = Cell> {
    let cells: Vec<Cell> = cells.collect();
    let apart = cells.len() / number + 1;
    cells.into_iter().step_by(apart)
}

/// Actions of every kind between some cells, most of them not legal.
fn tries(position: &Position) -> Vec<Action> {
    let held = position.pieces().into_iter().filter_map(|(_, place)| match place {
        Place::On(cell) => Some(cell),
        _ => None,
    });
    let cells: Vec<Cell> = some(held, 8).chain(some(position.board().cells(), 8)).collect();
    let seating = position.game().seating();
    let mut tries = vec![Action::Pass, Action::End, Action::Roll(7), Action::RollTwo(5, 2)];
    tries.push(Action::Steps(7));
    for &from in &cells {
        tries.extend([Action::SetDown, Action::Place, Action::Off, Action::Huff].map(|a| a(from)));
        tries.extend(seating.all_colours().map(|colour| Action::Enter { colour, to: from }));
        for &to in &cells {
            tries.push(Action::Move { from, to });
            tries.push(Action::Swap { own: from, enemy: to });
        }
    }
    tries
}

/// What a game refuses by a rule in a random course of play, and the rules it names.
fn rules_named(entry: &Entry, spec: &Spec) -> HashSet<(Refusal, String)> {
    let mut position = spec.build().unwrap().start();
    let mut named = HashSet::new();
    for number in 0..200usize {
        let actions = position.actions();
        if actions.is_empty() {
            break;
        }
        if number % 40 < 2 {
            let refusals = tries(&position).into_iter().filter_map(|a| position.why_not(a));
            named.extend(refusals.filter_map(|refusal| Some((refusal, entry.rule(&refusal)?))));
        }
        let action = actions[number.wrapping_mul(0x9e37_79b9) % actions.len()];
        position.act(action).unwrap();
    }
    named
}

/// The text of a section, from its heading to the next.
fn section(heading: impl Fn(&str) -> bool) -> Option<&'static str> {
    RULES.split("\n## ").find(|section| heading(section.lines().next().unwrap_or_default()))
}

/// The lines of a game's own clauses: the list below its name, or the section with its name.
fn own_clauses(id: &str) -> Vec<&'static str> {
    let mut below = RULES.lines().skip_while(|line| *line != format!("- **{id}**:"));
    if below.next().is_some() {
        return below.map_while(|line| line.strip_prefix("  ")).collect();
    }
    let named = section(|heading| heading.to_lowercase().contains(id));
    named.unwrap_or_default().lines().collect()
}

/// Is there a clause with this number among the lines?
fn has_clause(lines: &[&str], number: &str) -> bool {
    lines.iter().any(|line| line.starts_with(&format!("{number}. ")))
}

/// Is this the name of a rule of this game?
fn is_its_own(entry: &Entry, rule: &str) -> bool {
    let id = entry.head().id;
    let is_race = matches!(entry, Entry::Race(_));
    match rule.strip_prefix(id) {
        Some("") => RULES.contains(&format!("**{id}**")),
        Some(clause) => {
            let number = clause.strip_prefix(' ');
            !is_race && number.is_some_and(|number| has_clause(&own_clauses(id), number))
        }
        None => (is_race || matches!(entry, Entry::Dice(_))) && is_basic(rule),
    }
}

/// Is this the name of a basic rule?
fn is_basic(rule: &str) -> bool {
    let lines: Vec<&str> = section(|heading| heading.starts_with("1. ")).unwrap().lines().collect();
    let number = |text: &str| text.strip_prefix("1.").is_some_and(|n| has_clause(&lines, n));
    rule.split(' ').next().unwrap_or_default().split('–').all(number)
}

/// May this game name no clause for this refusal? In a race the rules of one variant have no
/// numbers; where pieces are placed and later move, a cell is occupied by either clause.
fn may_name_no_clause(entry: &Entry, refusal: &Refusal) -> bool {
    match entry {
        Entry::Race(_) => true,
        Entry::Gobang(_) | Entry::Secret(_) | Entry::Cats(_) => {
            matches!(refusal, Refusal::Occupied(_))
        }
        _ => false,
    }
}

#[test]
fn a_refusal_names_a_rule_of_the_game_at_hand() {
    for entry in CATALOGUE {
        let id = entry.head().id;
        for players in entry.players() {
            let plain = Spec::of(id, players).unwrap();
            let mut specs = vec![plain.clone()];
            for info in entry.options(players) {
                specs.extend(info.values[1..].iter().map(|v| plain.clone().set(info.name, v)));
            }
            for spec in specs {
                let named = rules_named(entry, &spec);
                assert!(!named.is_empty(), "{id} refuses nothing by a rule");
                for (refusal, rule) in named {
                    assert!(is_its_own(entry, &rule), "{id} for {players} names rule {rule}");
                    let numbered = rule != id || may_name_no_clause(entry, &refusal);
                    assert!(numbered, "{id} names no clause for {refusal:?}");
                }
            }
        }
    }
}

#[test]
fn a_rule_of_another_game_is_noticed() {
    let is_rule_of = |id, rule| is_its_own(spielhof_rules::catalogue::find(id).unwrap(), rule);
    for (id, own, others) in [
        ("tippy", &["tippy", "tippy 1", "tippy 3"], &["1.1", "tippy 4", "tippy3", "gobang 3"]),
        (
            "rakado",
            &["rakado 1", "rakado 4", "rakado 7"],
            &["1.1", "rakado 8", "rakado ", "barricade 3"],
        ),
        (
            "retour",
            &["retour", "retour 1", "retour 2"],
            &["1.1", "retour 3", "retour 0", "solo-halma 2"],
        ),
        (
            "halma",
            &["halma", "1.2–1.4", "1.8 clear"],
            &["1.9", "1.2–1.9", "halma 1", "dice-halma 3"],
        ),
        (
            "dice-halma",
            &["1.1", "1.8 swap", "dice-halma 8"],
            &["1.9", "dice-halma 9", "halma", "0.1"],
        ),
    ] {
        assert!(own.iter().all(|rule| is_rule_of(id, rule)), "{id}: {own:?}");
        assert!(!others.iter().any(|rule| is_rule_of(id, rule)), "{id}: {others:?}");
    }
}

#[test]
fn a_refusal_names_the_clause_that_forbids_it() {
    let [from, to] = [0, 1].map(Cell::new);
    for (id, refusal, rule) in [
        ("dice-halma", Refusal::NotYours(from), "1.1"),
        ("dice-halma", Refusal::NoStepOrChain { from, to }, "1.2–1.4"),
        ("dice-halma", Refusal::StaysInGoal(from), "1.6"),
        ("dice-halma", Refusal::SwapNotBefore(from), "1.8 swap"),
        ("dice-halma", Refusal::DieLeavesNothing(3), "dice-halma 2"),
        ("dice-halma", Refusal::NoMove, "dice-halma 4"),
        ("dice-halma", Refusal::EndInstead, "dice-halma 5"),
        ("dice-halma", Refusal::SwapNotNeeded, "dice-halma 6"),
        ("dice-halma", Refusal::MustLeaveHome, "dice-halma 7"),
        ("captive-2", Refusal::NoHop { from, to }, "captive-2 2"),
        ("captive-2", Refusal::NoWayOut(to), "captive-2 3"),
        ("dutch-halma", Refusal::NoStepOrChain { from, to }, "dutch-halma 2"),
        ("le-zug", Refusal::StationGuarded(to), "le-zug 3"),
        ("solo-halma", Refusal::Occupied(to), "solo-halma 2"),
        ("retour", Refusal::Occupied(to), "retour 1"),
        ("gobang", Refusal::OnlySteps { from, to }, "gobang 3"),
        ("tippy", Refusal::Occupied(to), "tippy 1"),
        ("top-secret", Refusal::OutsideMiddle(to), "top-secret 1"),
        ("top-secret", Refusal::NoMove, "top-secret 2"),
        ("top-secret", Refusal::NoWayOff(from), "top-secret 3"),
        ("cat-and-mouse", Refusal::CatsInTheMiddle(to), "cat-and-mouse 1"),
        ("cat-and-mouse", Refusal::MiceOnlyStep { from, to }, "cat-and-mouse 2"),
        ("cat-and-mouse", Refusal::CatGoesOn(from), "cat-and-mouse 4"),
    ] {
        let entry = spielhof_rules::catalogue::find(id).unwrap();
        assert_eq!(entry.rule(&refusal).as_deref(), Some(rule), "{id} {refusal:?}");
    }
}
