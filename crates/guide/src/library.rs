//! All guides, read once.

use crate::error::{GuideError, Problem};
use crate::lesson::Lesson;
use crate::outline::Page;
use crate::tip::Tip;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use table::Record;

mod files {
    include!(concat!(env!("OUT_DIR"), "/files.rs"));
}

/// How one game is explained.
///
/// ```
/// use spielhof_guide::Guide;
/// assert!(Guide::of("barricade").is_some_and(|guide| guide.lesson.steps.len() >= 3));
/// assert!(Guide::of("chess").is_none());
/// ```
#[derive(Clone)]
pub struct Guide<'a> {
    /// The id of the game.
    pub game: &'a str,
    /// Its rules page.
    pub page: &'a Page,
    /// Its lesson.
    pub lesson: &'a Lesson,
    /// Its tips.
    pub tips: Vec<&'a Tip>,
}

impl Guide<'static> {
    /// The guide of a game.
    pub fn of(game: &str) -> Option<Guide<'static>> {
        LIBRARY.guide(game)
    }
}

/// Everything that was read from the files of the guide.
///
/// ```
/// let (library, faults) = spielhof_guide::Library::read();
/// assert!(faults.is_empty(), "{faults:?}");
/// assert!(library.diagram("square-step").is_some());
/// ```
pub struct Library {
    pages: BTreeMap<&'static str, Page>,
    diagrams: BTreeMap<&'static str, Record>,
    lessons: BTreeMap<&'static str, Lesson>,
    tips: BTreeMap<&'static str, Tip>,
}

static LIBRARY: LazyLock<Library> = LazyLock::new(|| Library::read().0);

impl Library {
    /// The library of this program.
    pub fn get() -> &'static Library {
        &LIBRARY
    }

    /// Reads all files. What cannot be read is left out and told; a test makes sure that nothing
    /// is.
    pub fn read() -> (Library, Vec<GuideError>) {
        let mut faults = Vec::new();
        let library = Library {
            pages: all(files::PAGES, Page::read, &mut faults),
            diagrams: all(files::DIAGRAMS, diagram, &mut faults),
            lessons: all(files::LESSONS, Lesson::read, &mut faults),
            tips: all(files::TIPS, Tip::read, &mut faults),
        };
        (library, faults)
    }

    /// The guide of a game.
    pub fn guide(&self, game: &str) -> Option<Guide<'_>> {
        let (&game, page) = self.pages.get_key_value(game)?;
        let lesson = self.lessons.get(game)?;
        let tips = lesson.tips.iter().filter_map(|key| self.tip(key)).collect();
        Some(Guide { game, page, lesson, tips })
    }

    /// The diagram of a name. Its caption is `diagram-NAME`.
    pub fn diagram(&self, name: &str) -> Option<&Record> {
        self.diagrams.get(name)
    }

    /// The tip of a key.
    pub fn tip(&self, key: &str) -> Option<&Tip> {
        self.tips.get(key.strip_prefix("tip-")?)
    }

    /// The names of all diagrams.
    pub fn diagrams(&self) -> impl Iterator<Item = &'static str> + '_ {
        self.diagrams.keys().copied()
    }

    /// All tips.
    pub fn tips(&self) -> impl Iterator<Item = &Tip> {
        self.tips.values()
    }
}

fn diagram(name: &str, text: &str) -> Result<Record, GuideError> {
    let record: Result<Record, _> = text.parse();
    record.map_err(|faults: rules::ErrorList<table::RecordError>| {
        Problem::Position(faults.to_string()).at(name, 1)
    })
}

/// What every file of a folder says; faults are added to the list.
fn all<T>(
    files: &'static [(&'static str, &'static str)],
    read: impl Fn(&str, &str) -> Result<T, GuideError>,
    faults: &mut Vec<GuideError>,
) -> BTreeMap<&'static str, T> {
    let mut found = BTreeMap::new();
    for (name, text) in files {
        match read(name, text) {
            Ok(value) => drop(found.insert(*name, value)),
            Err(fault) => faults.push(fault),
        }
    }
    found
}
