//! What kind of content a file of the client has, by its name. `build.rs` uses this file too.

/// Kinds that `mime_guess` does not know, or has under a name that is out of date.
const OWN: [(&str, &str); 3] =
    [("ftl", "text/plain"), ("map", "application/json"), ("mjs", "text/javascript")];

fn kind(name: &str) -> &'static str {
    let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
    let own = OWN.iter().find(|(own, _)| ending.eq_ignore_ascii_case(own));
    let guess = || mime_guess::from_ext(ending).first_raw();
    own.map(|&(_, kind)| kind).or_else(guess).unwrap_or("application/octet-stream")
}

/// The `Content-Type` of a file. All our texts are UTF-8.
pub(crate) fn content_type(name: &str) -> String {
    let kind = kind(name);
    if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}

/// Is it worth packing? Pictures and sounds do not get smaller.
pub(crate) fn is_text(name: &str) -> bool {
    let kind = kind(name);
    kind.starts_with("text/") || kind.contains("json") || kind == "image/svg+xml"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_have_the_kinds_that_browsers_expect() {
        let all = [
            ("index.html", "text/html; charset=utf-8"),
            ("assets/main-1a2b.js", "text/javascript; charset=utf-8"),
            ("a.mjs", "text/javascript; charset=utf-8"),
            ("a.css", "text/css; charset=utf-8"),
            ("a.json", "application/json"),
            ("a.js.map", "application/json"),
            ("a.webmanifest", "application/manifest+json"),
            ("a.svg", "image/svg+xml"),
            ("a.png", "image/png"),
            ("a.ico", "image/x-icon"),
            ("a.webp", "image/webp"),
            ("a.woff2", "font/woff2"),
            ("a.mp3", "audio/mpeg"),
            ("a.ogg", "audio/ogg"),
            ("a.wav", "audio/wav"),
            ("a.wasm", "application/wasm"),
            ("a.txt", "text/plain; charset=utf-8"),
            ("a.ftl", "text/plain; charset=utf-8"),
            ("a.JS", "text/javascript; charset=utf-8"),
            ("a.unknown", "application/octet-stream"),
            ("a", "application/octet-stream"),
        ];
        for (name, kind) in all {
            assert_eq!(content_type(name), kind, "{name}");
        }
    }

    #[test]
    fn texts_are_packed_and_pictures_are_not() {
        let packed = ["a.html", "a.js", "a.css", "a.json", "a.webmanifest", "a.svg", "a.txt"];
        assert!(packed.into_iter().all(is_text));
        assert!(!["a.png", "a.woff2", "a.mp3", "a.wasm", "a.gz", "a"].into_iter().any(is_text));
    }
}
