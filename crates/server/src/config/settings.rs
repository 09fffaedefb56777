//! The settings by name, and where they come from.

use super::error::{ConfigError, Source, Wants, variable};
use rules::ErrorList;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

/// How a setting is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// On or off.
    Switch,
    /// One value; the name stands for it in the help.
    One(&'static str),
    /// Any number of values.
    Many(&'static str),
}

/// A setting. Its help is `serve-arg-NAME`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// What it is called: `--NAME`, `SPIELHOF_NAME`, or `NAME = …` in the file.
    pub name: &'static str,
    /// How it is written.
    pub kind: Kind,
}

const fn setting(name: &'static str, kind: Kind) -> Setting {
    Setting { name, kind }
}

/// Every setting.
pub const SETTINGS: [Setting; 28] = [
    setting("port", Kind::One("PORT")),
    setting("address", Kind::One("ADDRESS")),
    setting("lan", Kind::Switch),
    setting("data", Kind::One("FOLDER")),
    setting("store", Kind::One("URL")),
    setting("store-password-file", Kind::One("FILE")),
    setting("internal-address", Kind::One("ADDRESS:PORT")),
    setting("internal-name", Kind::One("HOST:PORT")),
    setting("origin", Kind::Many("URL")),
    setting("proxy", Kind::Many("ADDRESS")),
    setting("push-service", Kind::Many("URL")),
    setting("tables", Kind::One("N")),
    setting("tables-per-guest", Kind::One("N")),
    setting("connections-per-address", Kind::One("N")),
    setting("sockets-per-address", Kind::One("N")),
    setting("message-size", Kind::One("BYTES")),
    setting("messages-per-second", Kind::One("N")),
    setting("requests-per-second", Kind::One("N")),
    setting("guests-per-hour", Kind::One("N")),
    setting("retire-after", Kind::One("DAYS")),
    setting("retire-unbegun-after", Kind::One("HOURS")),
    setting("forget-guests-after", Kind::One("DAYS")),
    setting("admin-token-file", Kind::One("FILE")),
    setting("audit-days", Kind::One("DAYS")),
    setting("threads", Kind::One("N")),
    setting("log", Kind::One("LEVEL")),
    setting("log-format", Kind::One("FORMAT")),
    setting("web", Kind::One("FOLDER")),
];

/// A setting as somebody gave it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given {
    /// Which.
    pub name: String,
    /// How; a switch that is on is `true`.
    pub values: Vec<String>,
    /// Where.
    pub source: Source,
}

/// What the environment says: lists with commas. Other variables with our prefix are not
/// ours to judge: tests and scripts have some.
pub fn from_environment(variables: impl Iterator<Item = (String, String)>) -> Vec<Given> {
    let known = |name: &str| SETTINGS.iter().find(|setting| variable(setting.name) == name);
    let given = |(name, value): (String, String)| {
        let setting = known(&name)?;
        let values = match setting.kind {
            Kind::Many(_) => value.split(',').map(|one| one.trim().to_owned()).collect(),
            Kind::One(_) | Kind::Switch => vec![value],
        };
        Some(Given { name: setting.name.to_owned(), values, source: Source::Environment })
    };
    variables.filter_map(given).collect()
}

/// What a file says.
pub fn from_file(path: &Path) -> Result<Vec<Given>, ConfigError> {
    let content = std::fs::read_to_string(path)
        .map_err(|error| ConfigError::File { path: path.to_owned(), problem: error.to_string() })?;
    let table: toml::Table = content.parse().map_err(|fault: toml::de::Error| {
        let until = fault.span().map_or(0, |span| span.start);
        let line = content.get(..until).unwrap_or_default().matches('\n').count() + 1;
        ConfigError::Syntax { path: path.to_owned(), line }
    })?;
    let given = |(name, value): (String, toml::Value)| Given {
        name,
        values: match value {
            toml::Value::Array(values) => values.iter().map(written).collect(),
            value => vec![written(&value)],
        },
        source: Source::File(path.to_owned()),
    };
    Ok(table.into_iter().map(given).collect())
}

fn written(value: &toml::Value) -> String {
    match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Integer(number) => number.to_string(),
        toml::Value::Boolean(switch) => switch.to_string(),
        // Nothing is set by anything else; its kind is what the sentence can show.
        other => other.type_str().to_owned(),
    }
}

/// Reads settings one by one, collecting faults on the way.
pub(super) struct Reader {
    given: BTreeMap<&'static str, (Vec<String>, Source)>,
    faults: Vec<ConfigError>,
}

impl Reader {
    /// Lays the sources one over the other, the last on top.
    pub fn new(sources: Vec<Vec<Given>>) -> Reader {
        let mut reader = Reader { given: BTreeMap::new(), faults: Vec::new() };
        for Given { name, values, source } in sources.into_iter().flatten() {
            match SETTINGS.iter().find(|setting| setting.name == name) {
                Some(setting) => {
                    reader.given.insert(setting.name, (values, source));
                }
                None => reader.fault(ConfigError::Unknown { name, given_by: source }),
            }
        }
        reader
    }

    pub fn fault(&mut self, fault: ConfigError) {
        self.faults.push(fault);
    }

    pub fn has(&self, name: &str) -> bool {
        self.given.contains_key(name)
    }

    fn bad(&mut self, name: &'static str, value: String, source: Source, wants: Wants) {
        self.fault(ConfigError::Value { name, value, given_by: source, wants });
    }

    /// All values of a setting that can be read.
    pub fn many<T>(
        &mut self,
        name: &'static str,
        wants: Wants,
        read: impl Fn(&str) -> Option<T>,
    ) -> Vec<T> {
        let Some((values, source)) = self.given.get(name).cloned() else { return Vec::new() };
        let mut all = Vec::new();
        for value in values {
            match read(&value) {
                Some(one) => all.push(one),
                None => self.bad(name, value, source.clone(), wants),
            }
        }
        all
    }

    /// The one value of a setting, if it is there and can be read.
    pub fn one<T>(
        &mut self,
        name: &'static str,
        wants: Wants,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        match self.given.get(name).cloned() {
            Some((values, source)) if values.len() != 1 => {
                self.bad(name, values.join(", "), source, Wants::One);
                None
            }
            _ => self.many(name, wants, read).pop(),
        }
    }

    pub fn switch(&mut self, name: &'static str) -> bool {
        self.one(name, Wants::Switch, |text| text.parse().ok()).unwrap_or(false)
    }

    pub fn number<T: TryFrom<u32>>(
        &mut self,
        name: &'static str,
        bounds: RangeInclusive<u32>,
        usual: T,
    ) -> T {
        let wants = Wants::Number { least: *bounds.start(), most: *bounds.end() };
        let fits = |text: &str| {
            let number = text.parse().ok().filter(|number| bounds.contains(number))?;
            T::try_from(number).ok()
        };
        self.one(name, wants, fits).unwrap_or(usual)
    }

    pub fn path(&mut self, name: &'static str) -> Option<PathBuf> {
        self.one(name, Wants::One, |text| (!text.is_empty()).then(|| PathBuf::from(text)))
    }

    pub fn finish<T>(self, value: T) -> Result<T, ErrorList<ConfigError>> {
        if self.faults.is_empty() { Ok(value) } else { Err(self.faults.into()) }
    }
}

/// The folder for data of one's own on this machine.
pub(super) fn usual_folder() -> Option<PathBuf> {
    let set = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty());
    let folder = set("XDG_DATA_HOME")
        .map(PathBuf::from)
        .or_else(|| set("LOCALAPPDATA").map(PathBuf::from))
        .or_else(|| set("HOME").map(|home| PathBuf::from(home).join(".local/share")))?;
    Some(folder.join("spielhof"))
}
