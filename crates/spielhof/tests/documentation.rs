//! Every public type of the library crates has an example that runs, its own or that of its module.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Types without an example, and why.
const EXCEPTIONS: [(&str, &str); 1] = [("Family", "nothing public makes or returns one")];

/// A type as a source file declares it.
struct Type {
    name: String,
    /// The lines of its doc comment.
    docs: String,
}

/// The public types of a source file, those inside of macros too.
fn types(source: &str) -> Vec<Type> {
    let lines: Vec<&str> = source.lines().map(str::trim_start).collect();
    let declared = |(number, line): (usize, &&str)| {
        let kinds = ["pub struct ", "pub enum ", "pub trait "];
        let rest = kinds.into_iter().find_map(|kind| line.strip_prefix(kind))?;
        let name = rest.split(|c: char| !c.is_alphanumeric()).next()?.to_owned();
        let above = lines[..number].iter().rev();
        let above = above.take_while(|line| line.starts_with("///") || line.starts_with("#["));
        let docs: Vec<&str> = above.copied().filter(|line| line.starts_with("///")).collect();
        Some(Type { name, docs: docs.join("\n") })
    };
    lines.iter().enumerate().filter_map(declared).collect()
}

/// Does the comment at the head of a file have an example?
fn module_has_example(source: &str) -> bool {
    source.lines().take_while(|line| line.starts_with("//!")).any(|line| line == "//! ```")
}

/// The names that a file re-exports.
fn exports(source: &str) -> Vec<&str> {
    let uses = source.split("\npub use ").skip(1);
    uses.filter_map(|rest| rest.split(';').next())
        .flat_map(|path| path.split(|c: char| !c.is_alphanumeric() && c != '_'))
        .collect()
}

/// The file of the module above.
fn parent(file: &Path) -> Option<PathBuf> {
    let folder = file.parent()?;
    match file.file_stem()?.to_str()? {
        "lib" => None,
        "mod" if folder.parent()?.ends_with("src") => Some(folder.parent()?.join("lib.rs")),
        "mod" => Some(folder.parent()?.join("mod.rs")),
        _ if folder.ends_with("src") => Some(folder.join("lib.rs")),
        _ => Some(folder.join("mod.rs")),
    }
}

/// The name of a file's module.
fn module(file: &Path) -> Option<&str> {
    match file.file_stem()?.to_str()? {
        "mod" => file.parent()?.file_name()?.to_str(),
        stem => Some(stem),
    }
}

/// Can users of the crate name this type? Either its module is public, or the one above
/// re-exports it; and likewise up to the root.
fn is_reachable(file: &Path, name: &str) -> Result<bool> {
    let Some(above) = parent(file) else { return Ok(true) };
    let source = fs::read_to_string(&above)?;
    let public = module(file)
        .is_some_and(|module| source.lines().any(|line| line == format!("pub mod {module};")));
    Ok((public || exports(&source).contains(&name)) && is_reachable(&above, name)?)
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { sources(&path, into)? } else { into.push(path) }
    }
    Ok(())
}

/// The reachable types of a crate, and those of them without an example.
fn undocumented(krate: &str) -> Result<(usize, Vec<String>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(krate).join("src");
    let mut files = Vec::new();
    sources(&folder, &mut files)?;
    let (mut found, mut missing) = (0, Vec::new());
    for file in files {
        let source = fs::read_to_string(&file)?;
        for Type { name, docs } in types(&source) {
            // What an error is, its variants tell.
            if name.ends_with("Error") || !is_reachable(&file, &name)? {
                continue;
            }
            found += 1;
            let shared = if docs.contains("](self)") {
                module_has_example(&source)
            } else if docs.contains("](super)") {
                let above = parent(&file).ok_or("only a root has no parent")?;
                module_has_example(&fs::read_to_string(above)?)
            } else {
                false
            };
            let excepted = EXCEPTIONS.iter().any(|&(exception, _)| exception == name);
            if !docs.contains("```") && !shared && !excepted {
                missing.push(format!("{}: {name}", file.display()));
            }
        }
    }
    Ok((found, missing))
}

#[test]
fn every_public_type_has_an_example() -> Result<()> {
    for (krate, at_least) in [("board", 12), ("rules", 90), ("search", 10), ("table", 20)] {
        let (found, missing) = undocumented(krate)?;
        assert!(found >= at_least, "{krate}: only {found} public types are found");
        assert_eq!(missing, Vec::<String>::new(), "public types without an example");
    }
    Ok(())
}

#[test]
fn a_missing_example_is_found() {
    let source = "/// One.\n///\n/// ```\n/// ```\n#[derive(Debug)]\npub struct One;\n\n/// Two.\npub enum Two {}";
    let documented: Vec<(String, bool)> =
        types(source).into_iter().map(|Type { name, docs }| (name, docs.contains("```"))).collect();
    assert_eq!(documented, [("One".to_owned(), true), ("Two".to_owned(), false)]);
}
