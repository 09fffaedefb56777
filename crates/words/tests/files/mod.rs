//! The Fluent files of a language, read strictly.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use spielhof_words::Language;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Where the folders of the languages are.
pub fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

/// The names of all entries of a folder.
pub fn names(folder: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// All messages of a file, each with its sentence.
pub fn messages(path: &Path) -> BTreeMap<String, Pattern<String>> {
    let text = std::fs::read_to_string(path).unwrap();
    let parsed = fluent_syntax::parser::parse(text);
    let Resource { body } =
        parsed.unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", path.display()));
    let mut messages = BTreeMap::new();
    for entry in body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                assert!(message.attributes.is_empty(), "{key} has attributes");
                let before = messages.insert(key.clone(), message.value.unwrap());
                assert!(before.is_none(), "{}: {key} twice", path.display());
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("{}: {entry:?}", path.display()),
        }
    }
    messages
}

/// All messages of a language.
pub fn all_messages(language: Language) -> BTreeMap<String, Pattern<String>> {
    let folder = locales().join(language.code());
    let mut all = BTreeMap::new();
    for name in names(&folder) {
        for (key, pattern) in messages(&folder.join(name)) {
            assert!(all.insert(key.clone(), pattern).is_none(), "{language:?} {key} twice");
        }
    }
    all
}

/// The placeables of a sentence, not those inside them.
pub fn placeables(pattern: &Pattern<String>) -> impl Iterator<Item = &Expression<String>> {
    pattern.elements.iter().filter_map(|element| match element {
        PatternElement::Placeable { expression } => Some(expression),
        PatternElement::TextElement { .. } => None,
    })
}

/// The variable an expression is, if it is one.
pub fn variable(expression: &InlineExpression<String>) -> Option<&str> {
    match expression {
        InlineExpression::VariableReference { id } => Some(&id.name),
        _ => None,
    }
}

/// The variables a sentence uses, at any depth.
pub fn variables(pattern: &Pattern<String>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for expression in placeables(pattern) {
        match expression {
            Expression::Inline(inline) => found.extend(variable(inline).map(str::to_owned)),
            Expression::Select { selector, variants } => {
                found.extend(variable(selector).map(str::to_owned));
                variants.iter().for_each(|variant| found.extend(variables(&variant.value)));
            }
        }
    }
    found
}
