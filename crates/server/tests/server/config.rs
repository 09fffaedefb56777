//! Flags, environment, file: which of them counts, and what is wrong with them.

use spielhof_server::{
    Config, ConfigError, Given, Log, SETTINGS, Source, Wants, from_environment, from_file,
};
use words::{Language, Words};

fn given(name: &str, value: &str, source: Source) -> Given {
    Given { name: name.to_owned(), values: vec![value.to_owned()], source }
}

fn file(text: &str) -> Result<Vec<Given>, ConfigError> {
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("spielhof.toml");
    std::fs::write(&path, text).unwrap();
    from_file(&path)
}

fn environment(pairs: &[(&str, &str)]) -> Vec<Given> {
    from_environment(pairs.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())))
}

#[test]
fn flags_outweigh_the_environment_and_that_a_file() {
    let file = file("port = 1\nthreads = 2\ntables = 3\nlan = true\norigin = [\"https://a.example\"]\ndata = \"d\"").unwrap();
    let environment = environment(&[
        ("SPIELHOF_PORT", "11"),
        ("SPIELHOF_THREADS", "12"),
        ("SPIELHOF_ORIGIN", "https://b.example, http://c.example:8080"),
        ("SPIELHOF_TEST_SYNCHRONOUS", "off"),
        ("PORT", "99"),
    ]);
    let flags = vec![given("port", "21", Source::Flag), given("log", "debug", Source::Flag)];
    let config = Config::of(vec![file, environment, flags]).unwrap();
    assert_eq!((config.port, config.threads, config.caps.tables), (21, 12, 3));
    assert!(config.lan);
    let origins: Vec<String> = config.origins.iter().map(ToString::to_string).collect();
    assert_eq!(origins, ["https://b.example", "http://c.example:8080"]);
    assert_eq!((config.log, config.retire_after), (Log::Debug, 90));
}

#[test]
fn all_faults_are_told_at_once() {
    let file = file("prot = 80\nport = 99999\nlan = \"yes\"\nlog = 3\ntables = [1, 2]").unwrap();
    let environment =
        environment(&[("SPIELHOF_PROXY", "10.0.0.0/8,nonsense"), ("SPIELHOF_DATA", "d")]);
    let flags = vec![
        given("origin", "spiel.example", Source::Flag),
        given("address", "here", Source::Flag),
        given("threads", "0", Source::Flag),
        given("message-size", "-1", Source::Flag),
    ];
    let faults = Config::of(vec![file, environment, flags]).unwrap_err();
    let named: Vec<&str> = faults
        .iter()
        .map(|fault| match fault {
            ConfigError::Unknown { name, .. } => name.as_str(),
            ConfigError::Value { name, .. } => name,
            other => panic!("{other:?}"),
        })
        .collect();
    let expected = [
        "prot",
        "lan",
        "address",
        "port",
        "origin",
        "proxy",
        "tables",
        "message-size",
        "threads",
        "log",
    ];
    assert_eq!(named, expected);
    let sentences: Vec<String> = faults
        .iter()
        .map(|fault| {
            let said = fault.said();
            assert!(
                Language::ALL.iter().all(|&language| Words::new(language).has(&said.key)),
                "{}",
                said.key
            );
            format!("{said:?}")
        })
        .collect();
    assert!(sentences.iter().any(|sentence| sentence.contains("SPIELHOF_PROXY")));
    assert!(sentences.iter().any(|sentence| sentence.contains("--origin")));
    let port = faults.iter().find(|fault| matches!(fault, ConfigError::Value { name: "port", .. }));
    assert!(matches!(
        port,
        Some(ConfigError::Value { wants: Wants::Number { most: 65_535, .. }, .. })
    ));
}

#[test]
fn files_that_cannot_be_read_say_where() {
    assert!(matches!(file("port = 1\nlan = = 3\n"), Err(ConfigError::Syntax { line: 2, .. })));
    let missing = from_file(std::path::Path::new("/nowhere/spielhof.toml"));
    assert!(matches!(missing, Err(ConfigError::File { .. })));
}

#[test]
fn the_house_is_no_address() {
    let both = vec![
        given("lan", "true", Source::Flag),
        given("address", "::1", Source::Flag),
        given("data", "d", Source::Flag),
    ];
    let faults = Config::of(vec![both]).unwrap_err();
    assert_eq!(faults, [ConfigError::Contradiction { one: "lan", other: "address" }]);
}

#[test]
fn every_setting_has_its_help() {
    for language in Language::ALL {
        let words = Words::new(language);
        for setting in SETTINGS {
            assert!(
                words.has(&format!("serve-arg-{}", setting.name)),
                "{language:?} {}",
                setting.name
            );
        }
    }
}
