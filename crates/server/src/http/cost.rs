//! What a request costs: one that takes longer counts as several.

use axum::http::Method;

/// A whole game played again.
const REPLAY: u32 = 20;

/// How many ordinary requests this one counts as.
pub fn cost(method: &Method, path: &str) -> u32 {
    let post = *method == Method::POST;
    let parts: Vec<&str> = path.trim_matches('/').split('/').collect();
    match parts[..] {
        ["api", "replay" | "review"] if post => REPLAY,
        ["api", "judge"] if post => 3,
        // A bounded search, once for each move of somebody who solves a puzzle.
        ["api", "puzzle", "try"] => 5,
        ["api", "puzzle", _] => REPLAY,
        ["api", "tables", "copy"] if post => REPLAY,
        ["api", "tables", _, "replay"] => REPLAY,
        ["api", "tables", _, "record"] => 5,
        // Plays some actions, and finds all that could follow.
        ["api", "tables", _, "line"] if post => 3,
        // Every table of the guest is told.
        ["api", "me", "holiday"] if *method != Method::GET => 10,
        ["api", "games", _, "best"] => 5,
        // Opens one, or reads every one in the list.
        ["api", "tables"] => 4,
        ["api", "tables", _] => 3,
        // Reads the log, and looks at the tables of the round.
        ["api", "tournaments", ..] => 2,
        ["api", "tables", _, "socket"] => 2,
        ["api", "look"] => 2,
        // Reads the log of a table.
        ["api", "me", "people"] if post => 5,
        ["api", "reports"] => 5,
        // Something is written, and keys are checked.
        ["api", "account", ..] if post => 5,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_takes_long_costs_more() {
        assert_eq!(cost(&Method::GET, "/api/health"), 1);
        assert_eq!(cost(&Method::GET, "/"), 1);
        assert_eq!(cost(&Method::POST, "/api/replay"), REPLAY);
        assert_eq!(cost(&Method::POST, "/api/review"), REPLAY);
        assert_eq!(cost(&Method::POST, "/api/judge"), 3);
        assert_eq!(cost(&Method::POST, "/api/puzzle/try"), 5);
        assert_eq!(cost(&Method::POST, "/api/puzzle/solve"), REPLAY);
        assert_eq!(cost(&Method::POST, "/api/tables/copy"), REPLAY);
        assert_eq!(cost(&Method::GET, "/api/tables/abc/replay"), REPLAY);
        assert_eq!(cost(&Method::GET, "/api/tables/abc"), 3);
        assert_eq!(cost(&Method::POST, "/api/tables/abc/line"), 3);
        assert_eq!(cost(&Method::DELETE, "/api/me/holiday"), 10);
        assert_eq!(cost(&Method::GET, "/api/me/holiday"), 1);
        assert_eq!(cost(&Method::POST, "/api/account/sign-in/options"), 5);
        assert_eq!(cost(&Method::GET, "/api/account"), 1);
    }
}
