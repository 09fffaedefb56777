//! Every game of two or more players has one group; the table knows no other games.

use rules::CATALOGUE;
use spielhof_rating::Group;

#[test]
fn every_game_of_several_players_has_one_group() {
    for entry in CATALOGUE {
        let id = entry.head().id;
        let several = entry.players().iter().any(|&players| players > 1);
        let groups = Group::ALL.iter().filter(|group| group.games().contains(&id)).count();
        assert_eq!(groups, usize::from(several), "{id}");
        assert_eq!(Group::of(id).is_some(), several, "{id}");
    }
}

#[test]
fn every_game_of_a_group_exists() {
    for group in Group::ALL {
        assert!(!group.games().is_empty());
        assert_eq!(Group::named(group.name()), Some(group));
        for game in group.games() {
            assert!(CATALOGUE.iter().any(|entry| entry.head().id == *game), "{game}");
            assert_eq!(Group::of(game), Some(group));
        }
    }
}
