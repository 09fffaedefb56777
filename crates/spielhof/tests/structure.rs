//! The structure of the workspace: crates depend on each other only as ARCHITECTURE.md draws it,
//! and modules of the engine's crates do not import each other in circles.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::slice::from_ref;
use syn::visit::Visit;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The arrows that ARCHITECTURE.md draws: each crate with those it may use.
fn drawn() -> Result<BTreeMap<String, BTreeSet<String>>> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md"))?;
    let block = text.split("```arrows\n").nth(1).and_then(|rest| rest.split("```").next());
    let arrow = |line: &str| {
        let (from, to) = line.split_once('→')?;
        Some((from.trim().to_owned(), to.split_whitespace().map(str::to_owned).collect()))
    };
    Ok(block.ok_or("ARCHITECTURE.md has no block of arrows")?.lines().filter_map(arrow).collect())
}

/// The crates of the workspace that a manifest names as dependencies.
fn dependencies(manifest: &str) -> BTreeSet<String> {
    let section = manifest.split("[dependencies]\n").nth(1).unwrap_or("");
    let section = section.split("\n[").next().unwrap_or("");
    let names = section.lines().filter_map(|line| line.split(['.', ' ']).next());
    let is_ours = |name: &&str| !name.is_empty() && root().join("crates").join(name).is_dir();
    names.filter(is_ours).map(str::to_owned).collect()
}

#[test]
fn crates_depend_on_each_other_as_drawn() -> Result<()> {
    let mut found = BTreeMap::new();
    for folder in fs::read_dir(root().join("crates"))? {
        let folder = folder?.path();
        let manifest = fs::read_to_string(folder.join("Cargo.toml"))?;
        let name = folder.file_name().ok_or("a folder has a name")?.to_string_lossy().into_owned();
        let uses = dependencies(&manifest);
        if !uses.is_empty() {
            found.insert(name, uses);
        }
    }
    assert_eq!(found, drawn()?);
    Ok(())
}

/// A module by its path inside the crate.
type Module = Vec<String>;

/// The paths that a file names, each as its segments.
#[derive(Default)]
struct Names {
    paths: Vec<Vec<String>>,
    exports: Vec<Vec<String>>,
}

impl Names {
    fn of_tree(tree: &syn::UseTree, before: &[String], paths: &mut Vec<Vec<String>>) {
        let with = |ident: &syn::Ident| [before, &[ident.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => Names::of_tree(&path.tree, &with(&path.ident), paths),
            syn::UseTree::Name(name) => paths.push(with(&name.ident)),
            syn::UseTree::Rename(name) => paths.push(with(&name.ident)),
            syn::UseTree::Glob(_) => paths.push(before.to_vec()),
            syn::UseTree::Group(group) => {
                group.items.iter().for_each(|tree| Names::of_tree(tree, before, paths));
            }
        }
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute.parse_args::<syn::Ident>().is_ok_and(|condition| condition == "test")
    })
}

impl<'a> Visit<'a> for Names {
    fn visit_item_mod(&mut self, module: &'a syn::ItemMod) {
        if !is_test(&module.attrs) {
            syn::visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        Names::of_tree(&item.tree, &[], &mut self.paths);
        if !matches!(item.vis, syn::Visibility::Inherited) {
            Names::of_tree(&item.tree, &[], &mut self.exports);
        }
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        let segments: Vec<String> =
            path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if matches!(segments[0].as_str(), "crate" | "super") {
            self.paths.push(segments);
        }
        syn::visit::visit_path(self, path);
    }
}

/// The files of a crate by module.
fn files(folder: &Path, module: &Module, into: &mut BTreeMap<Module, PathBuf>) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let stem = path.file_stem().ok_or("a file has a name")?.to_string_lossy().into_owned();
        let child = || [module.as_slice(), from_ref(&stem)].concat();
        if path.is_dir() {
            files(&path, &child(), into)?;
        } else if matches!(stem.as_str(), "lib" | "mod") {
            into.insert(module.clone(), path);
        } else {
            into.insert(child(), path);
        }
    }
    Ok(())
}

/// From the path a module names to the path from the root of the crate, if it is in the crate.
fn absolute(module: &Module, path: &[String], all: &BTreeMap<Module, PathBuf>) -> Option<Module> {
    match path[0].as_str() {
        "crate" => Some(path[1..].to_vec()),
        "self" => Some([module.as_slice(), &path[1..]].concat()),
        "super" => {
            let ups = path.iter().take_while(|segment| *segment == "super").count();
            Some([&module[..module.len().checked_sub(ups)?], &path[ups..]].concat())
        }
        child => {
            let inside = [module.as_slice(), &[child.to_owned()]].concat();
            all.contains_key(&inside).then(|| [module.as_slice(), path].concat())
        }
    }
}

/// Which modules of a crate import which others, parents and children left out. A name that a
/// parent re-exports counts for the module that defines it.
fn imports(krate: &str) -> Result<BTreeMap<Module, BTreeSet<Module>>> {
    let mut all = BTreeMap::new();
    files(&root().join("crates").join(krate).join("src"), &Vec::new(), &mut all)?;
    let mut named = BTreeMap::new();
    for (module, path) in &all {
        let mut names = Names::default();
        names.visit_file(&syn::parse_file(&fs::read_to_string(path)?)?);
        named.insert(module.clone(), names);
    }
    let mut exports = BTreeMap::new();
    for (module, names) in &named {
        for path in &names.exports {
            if let (Some(target), Some(name)) = (absolute(module, path, &all), path.last()) {
                exports.insert([module.as_slice(), from_ref(name)].concat(), target);
            }
        }
    }
    let mut imports: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
    for (module, names) in &named {
        for path in &names.paths {
            let Some(mut target) = absolute(module, path, &all) else { continue };
            for _ in 0..5 {
                if let Some(defined) = exports.get(&target) {
                    target = defined.clone();
                }
            }
            while !all.contains_key(&target) && target.pop().is_some() {}
            if !target.starts_with(module) && !module.starts_with(&target) {
                imports.entry(module.clone()).or_default().insert(target);
            }
        }
    }
    Ok(imports)
}

/// A circle of imports that starts and ends at a module.
fn circle(imports: &BTreeMap<Module, BTreeSet<Module>>, start: &Module) -> Option<Vec<Module>> {
    let mut paths = vec![vec![start.clone()]];
    let mut seen = BTreeSet::new();
    while let Some(path) = paths.pop() {
        for next in path.last().and_then(|last| imports.get(last)).into_iter().flatten() {
            let longer = [path.as_slice(), from_ref(next)].concat();
            if next == start {
                return Some(longer);
            }
            if seen.insert(next.clone()) {
                paths.push(longer);
            }
        }
    }
    None
}

#[test]
fn modules_do_not_import_each_other_in_circles() -> Result<()> {
    for krate in ["board", "room", "rules", "search", "server", "store", "table"] {
        let imports = imports(krate)?;
        assert!(imports.len() > 3, "{krate}: imports are found");
        for module in imports.keys() {
            assert_eq!(circle(&imports, module), None, "{krate}");
        }
    }
    Ok(())
}

#[test]
fn a_circle_is_found() {
    let module = |name: &str| vec![name.to_owned()];
    let arrow = |from, to: &[&str]| (module(from), to.iter().map(|&to| module(to)).collect());
    let imports = BTreeMap::from([arrow("a", &["b"]), arrow("b", &["c"]), arrow("c", &["a", "b"])]);
    assert_eq!(circle(&imports, &module("a")).map(|circle| circle.len()), Some(4));
    let imports = BTreeMap::from([arrow("a", &["b"]), arrow("b", &["c"])]);
    assert_eq!(circle(&imports, &module("a")), None);
}

/// All crates that a crate of ours is built from.
fn built_from(krate: &str) -> Result<String> {
    let package = format!("spielhof-{krate}");
    let tree = std::process::Command::new(env!("CARGO"))
        .args(["tree", "--offline", "--edges", "normal", "--prefix", "none", "--package", &package])
        .current_dir(root())
        .output()?;
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    Ok(String::from_utf8(tree.stdout)?)
}

/// A room runs in a browser too. `make wasm` builds it for one.
#[test]
fn a_room_needs_no_operating_system() -> Result<()> {
    let needs = |tree: &str, name: &str| tree.lines().any(|line| line.starts_with(name));
    let (room, server) = (built_from("room")?, built_from("server")?);
    for name in ["tokio", "rusqlite", "getrandom", "axum", "hyper", "mio"] {
        assert!(!needs(&room, name), "room needs {name}");
        assert!(needs(&server, name), "the list names what a server needs");
    }
    Ok(())
}
