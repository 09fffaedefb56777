//! A refusal names a rule of the game at hand, and `docs/rules.md` has it.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use board::Cell;
use spielhof_rules::{Action, CATALOGUE, Entry, Place, Position, Spec};
use std::collections::BTreeSet;

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

/// The rules that a game names in a random course of play.
fn rules_named(entry: &Entry, spec: &Spec) -> BTreeSet<String> {
    let mut position = spec.build().unwrap().start();
    let mut named = BTreeSet::new();
    for number in 0..200usize {
        let actions = position.actions();
        if actions.is_empty() {
            break;
        }
        if number % 40 < 2 {
            let refusals = tries(&position).into_iter().filter_map(|a| position.why_not(a));
            named.extend(refusals.filter_map(|refusal| entry.rule(&refusal)));
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

/// Does the section have a clause with this number?
fn has_clause(section: &str, number: &str) -> bool {
    section.lines().any(|line| line.starts_with(&format!("{number}. ")))
}

/// Is this the name of a rule of this game?
fn is_its_own(entry: &Entry, rule: &str) -> bool {
    let id = entry.head().id;
    match rule.strip_prefix(id) {
        Some("") => RULES.contains(&format!("**{id}**")),
        Some(clause) => section(|heading| heading.to_lowercase().contains(id))
            .is_some_and(|section| has_clause(section, clause.trim_start())),
        None => {
            let basic = section(|heading| heading.starts_with("1. ")).unwrap();
            let number = |text: &str| text.strip_prefix("1.").is_some_and(|n| has_clause(basic, n));
            let numbers = rule.split(' ').next().unwrap_or_default();
            matches!(entry, Entry::Race(_)) && numbers.split('–').all(number)
        }
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
                for rule in named {
                    assert!(is_its_own(entry, &rule), "{id} for {players} names rule {rule}");
                }
            }
        }
    }
}

#[test]
fn a_rule_of_another_game_is_noticed() {
    let tippy = spielhof_rules::catalogue::find("tippy").unwrap();
    assert!(is_its_own(tippy, "tippy"));
    assert!(!is_its_own(tippy, "1.1") && !is_its_own(tippy, "tippy 3"));
    let rakado = spielhof_rules::catalogue::find("rakado").unwrap();
    assert!(is_its_own(rakado, "rakado 7"));
    assert!(!is_its_own(rakado, "rakado 8") && !is_its_own(rakado, "barricade 3"));
    let halma = spielhof_rules::catalogue::find("halma").unwrap();
    assert!(is_its_own(halma, "1.2–1.4") && is_its_own(halma, "1.8 clear"));
    assert!(!is_its_own(halma, "1.9"));
}
