//! Every language says everything that English says, with the same gaps to fill.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use words::Language;

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.code())
}

/// Each key of a language with the variables its sentence uses.
fn keys(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for entry in std::fs::read_dir(folder(language)).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let parsed = fluent_bundle::FluentResource::try_new(text.clone());
        assert!(parsed.is_ok(), "{}: {:?}", path.display(), parsed.err().map(|(_, e)| e));
        let mut current = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((key, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                current = key.to_owned();
                assert!(keys.insert(current.clone(), BTreeSet::new()).is_none(), "{key} twice");
            }
            for after in line.split('$').skip(1) {
                let name = after.split(|c: char| !c.is_ascii_alphanumeric()).next().unwrap();
                keys.get_mut(&current).unwrap().insert(name.to_owned());
            }
        }
    }
    keys
}

#[test]
fn all_languages_have_the_same_keys_and_variables() {
    let english = keys(Language::En);
    assert!(english.len() > 100);
    for language in Language::ALL {
        let others = keys(language);
        let missing: Vec<&String> =
            english.keys().filter(|key| !others.contains_key(*key)).collect();
        let extra: Vec<&String> = others.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && extra.is_empty(), "{language:?}: {missing:?} {extra:?}");
        for (key, variables) in &english {
            assert_eq!(variables, &others[key], "{language:?} {key}");
        }
    }
}

#[test]
fn every_file_of_a_language_is_compiled_in() {
    for language in Language::ALL {
        let words = words::Words::new(language);
        for key in keys(language).keys() {
            assert!(words.has(key), "{language:?} {key}");
        }
    }
}

#[test]
fn languages_are_found_by_what_machines_call_them() {
    assert_eq!(Language::of("de_AT.UTF-8"), Some(Language::De));
    assert_eq!(Language::of("en-GB"), Some(Language::En));
    assert_eq!(Language::of("C"), None);
}
