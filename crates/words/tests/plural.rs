//! Where a sentence depends on a number, it has a form for every number.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

mod files;

use files::{all_messages, placeables, variable, variables};
use fluent_syntax::ast::{Expression, Pattern, Variant, VariantKey};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use spielhof_words::Language;
use std::collections::BTreeMap;

/// More than anything that is counted in a sentence.
const MOST: u32 = 2000;

const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn rules(language: Language) -> PluralRules {
    let id: unic_langid::LanguageIdentifier = language.code().parse().unwrap();
    PluralRules::create(id, PluralRuleType::CARDINAL).unwrap()
}

fn category(rules: &PluralRules, number: u32) -> &'static str {
    match rules.select(number).unwrap() {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

fn key(variant: &Variant<String>) -> &str {
    match &variant.key {
        VariantKey::Identifier { name } => name,
        VariantKey::NumberLiteral { value } => value,
    }
}

/// Every choice of a sentence that is made by a number: the variable and the forms.
fn choices(sentence: &Pattern<String>) -> Vec<(&str, &Vec<Variant<String>>)> {
    let by_number = |variants: &[Variant<String>]| {
        variants.iter().all(|variant| match &variant.key {
            VariantKey::Identifier { name } => CATEGORIES.contains(&name.as_str()),
            VariantKey::NumberLiteral { .. } => true,
        })
    };
    let mut found = Vec::new();
    for expression in placeables(sentence) {
        if let Expression::Select { selector, variants } = expression {
            if by_number(variants) {
                found.push((variable(selector).unwrap(), variants));
            }
            variants.iter().for_each(|variant| found.extend(choices(&variant.value)));
        }
    }
    found
}

/// The numbers each form is taken for. A number for which there is none stands under its
/// category.
fn taken<'a>(rules: &PluralRules, forms: &'a [Variant<String>]) -> BTreeMap<&'a str, Vec<u32>> {
    let mut numbers: BTreeMap<&str, Vec<u32>> = BTreeMap::new();
    for number in 0..=MOST {
        let literal = forms.iter().map(key).find(|form| *form == number.to_string());
        numbers.entry(literal.unwrap_or(category(rules, number))).or_default().push(number);
    }
    numbers
}

/// Is it a matter of counting, and not just of one special number and all others?
fn counts(forms: &[Variant<String>]) -> bool {
    forms.iter().any(|form| CATEGORIES.contains(&key(form)) && key(form) != "other")
}

/// Variables that are named by another one: a range of players by its last number.
const NAMED_BY: [(&str, &str); 1] = [("many", "range")];

#[test]
fn every_number_has_its_form() {
    let mut seen = 0;
    for language in Language::ALL {
        let rules = rules(language);
        for (name, sentence) in all_messages(language) {
            let choices = choices(&sentence);
            for (_, forms) in choices.into_iter().filter(|(_, forms)| counts(forms)) {
                for (wanted, numbers) in taken(&rules, forms) {
                    let there = forms.iter().any(|form| key(form) == wanted);
                    assert!(
                        there,
                        "{language:?} {name}: no form [{wanted}], say for {}",
                        numbers[0]
                    );
                }
                seen += 1;
            }
        }
    }
    assert!(seen > 30);
}

#[test]
fn no_form_is_never_taken() {
    for language in Language::ALL {
        let rules = rules(language);
        for (name, sentence) in all_messages(language) {
            for (_, forms) in choices(&sentence) {
                let taken = taken(&rules, forms);
                for form in forms {
                    // The form to fall back on has to be there, even where only fractions take it.
                    let useful = form.default || taken.contains_key(key(form));
                    assert!(useful, "{language:?} {name}: [{}]", key(form));
                }
            }
        }
    }
}

/// "One jump" must not be said of 21 jumps, where a language counts 21 like 1. (Zero is left
/// out: most things that are counted are there at least once.)
#[test]
fn a_form_for_several_numbers_names_the_number() {
    for language in Language::ALL {
        let rules = rules(language);
        for (name, sentence) in all_messages(language) {
            let elsewhere = placeables(&sentence).filter_map(|expression| match expression {
                Expression::Inline(inline) => variable(inline),
                Expression::Select { .. } => None,
            });
            let elsewhere: Vec<&str> = elsewhere.collect();
            for (variable, forms) in choices(&sentence) {
                let taken = taken(&rules, forms);
                for form in forms {
                    let numbers = taken.get(key(form)).map_or(&[][..], Vec::as_slice);
                    let several = numbers.iter().filter(|number| **number > 0).count() > 1;
                    let other = NAMED_BY.iter().find(|(number, _)| *number == variable);
                    let names = |name: &str| {
                        elsewhere.contains(&name) || variables(&form.value).contains(name)
                    };
                    let named = names(variable) || other.is_some_and(|(_, name)| names(name));
                    assert!(!several || named, "{language:?} {name}: [{}]", key(form));
                }
            }
        }
    }
}
