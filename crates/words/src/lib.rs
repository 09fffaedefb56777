//! All words people read, from the Fluent files in `locales/`.
//!
//! ```
//! use spielhof_words::{Language, Words};
//! let words = Words::new(Language::De);
//! assert_eq!(words.say("game-quick-halma"), "Schnellhalma");
//! assert_eq!(words.with("refusal-occupied", &[("cell", "c3".into())]), "c3 ist besetzt.");
//! ```

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// A language there are words in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    /// English.
    En,
    /// German.
    De,
    /// French.
    Fr,
    /// Spanish.
    Es,
    /// Italian.
    It,
    /// Dutch.
    Nl,
    /// Danish.
    Da,
    /// Swedish.
    Sv,
    /// Polish.
    Pl,
    /// Russian.
    Ru,
}

/// The files of a language, compiled in.
macro_rules! files {
    ($language:literal) => {
        files!($language: "games", "options", "refusals", "rules", "lessons", "tips", "guide",
            "faults", "cli", "play", "server", "study", "tournament", "bot", "unrated", "admin",
            "push", "review", "statistics", "reasons", "solve", "puzzle")
    };
    ($language:literal: $($name:literal),+) => {
        &[$(include_str!(concat!("../../../locales/", $language, "/", $name, ".ftl"))),+]
    };
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 10] = [
        Language::En,
        Language::De,
        Language::Fr,
        Language::Es,
        Language::It,
        Language::Nl,
        Language::Da,
        Language::Sv,
        Language::Pl,
        Language::Ru,
    ];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::De => "de",
            Language::Fr => "fr",
            Language::Es => "es",
            Language::It => "it",
            Language::Nl => "nl",
            Language::Da => "da",
            Language::Sv => "sv",
            Language::Pl => "pl",
            Language::Ru => "ru",
        }
    }

    /// The language of a code such as `de`, `de_DE.UTF-8` or `de-AT`.
    pub fn of(code: &str) -> Option<Language> {
        let two = code.split(['_', '-', '.', '@']).next()?.to_lowercase();
        Language::ALL.into_iter().find(|language| language.code() == two)
    }

    /// The codes of all languages, for a sentence that lists them.
    pub fn codes() -> String {
        Language::ALL.map(Language::code).join(", ")
    }

    fn files(self) -> &'static [&'static str] {
        match self {
            Language::En => files!("en"),
            Language::De => files!("de"),
            Language::Fr => files!("fr"),
            Language::Es => files!("es"),
            Language::It => files!("it"),
            Language::Nl => files!("nl"),
            Language::Da => files!("da"),
            Language::Sv => files!("sv"),
            Language::Pl => files!("pl"),
            Language::Ru => files!("ru"),
        }
    }
}

/// The words of one language.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// Something to fill into a sentence.
pub type Value = FluentValue<'static>;

impl Words {
    /// The words of a language.
    pub fn new(language: Language) -> Words {
        let id = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new(vec![id]);
        // Marks around every insertion help bidirectional text and confuse terminals.
        bundle.set_use_isolating(false);
        for file in language.files() {
            // A test reads every file strictly; here a damaged line costs only itself.
            let resource = FluentResource::try_new((*file).to_owned())
                .unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { language, bundle }
    }

    /// Which language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence of a key.
    pub fn say(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The sentence of a key, filled in. An unknown key stands for itself; a test makes
    /// sure that there is none.
    pub fn with(&self, key: &str, values: &[(&str, Value)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set((*name).to_owned(), value.clone());
        }
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        match pattern {
            Some(pattern) => {
                self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
            }
            None => key.to_owned(),
        }
    }

    /// Is there a sentence for this key?
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }
}
