//! Which sentence a denial of a tournament is.

use tournament::{Denial, Entrant};
use wire::Said;

/// The same for the page, which has buttons in place of commands.
pub fn of_page(denial: &Denial, name: &dyn Fn(Entrant) -> String) -> Said {
    match denial {
        Denial::NotStarted => say::plain("tournament-page-not-started"),
        Denial::NoRoundLeft(_) => say::plain("tournament-page-no-round-left"),
        Denial::RecordedAlready(_) => say::plain("tournament-page-recorded"),
        Denial::MarkCount { .. } | Denial::Places => say::plain("tournament-page-places"),
        denial => tournament_said(denial, Some(name)),
    }
}

/// The sentence of a denial. Without names an entrant is told by number.
pub fn tournament_said(denial: &Denial, name: Option<&dyn Fn(Entrant) -> String>) -> Said {
    let named = |entrant: Entrant| {
        let name = name.map_or_else(|| entrant.to_string(), |name| name(entrant));
        [("name", say::text(name))]
    };
    let key = |end: &str| format!("tournament-denial-{end}");
    match denial {
        Denial::Players { found, least, most } => say::with(
            &key("players"),
            [
                ("found", say::number(*found)),
                ("least", say::number(*least)),
                ("most", say::number(*most)),
            ],
        ),
        Denial::Rounds { found, most } => {
            let args = [("found", say::number(*found)), ("most", say::number(*most))];
            say::with(&key("rounds"), args)
        }
        Denial::BestOf(found) => say::with(&key("best-of"), [("found", say::number(*found))]),
        Denial::Name => say::plain(&key("name")),
        Denial::Full(most) => say::with(&key("full"), [("most", say::number(*most))]),
        Denial::JoinedAlready(entrant) => say::with(&key("joined-already"), named(*entrant)),
        Denial::NoSuchEntrant(entrant) => say::with(&key("no-such-entrant"), named(*entrant)),
        Denial::Withdrawn(entrant) => say::with(&key("withdrawn"), named(*entrant)),
        Denial::Started => say::plain(&key("started")),
        Denial::NotStarted => say::plain(&key("not-started")),
        Denial::Over => say::plain(&key("over")),
        Denial::TooFew { least, found } => {
            let args = [("least", say::number(*least)), ("found", say::number(*found))];
            say::with(&key("too-few"), args)
        }
        Denial::OpenTables(tables) => {
            let tables = tables.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
            say::with(&key("open-tables"), [("tables", say::text(tables))])
        }
        Denial::NoRoundLeft(rounds) => {
            say::with(&key("no-round-left"), [("rounds", say::number(*rounds))])
        }
        Denial::NoSuchRound(round) => {
            say::with(&key("no-such-round"), [("round", say::number(*round))])
        }
        Denial::NoSuchTable { table, tables } => {
            let args = [("table", say::number(*table)), ("tables", say::number(*tables))];
            say::with(&key("no-such-table"), args)
        }
        Denial::NoSuchGame { game, games } => {
            let args = [("game", say::number(*game)), ("games", say::number(*games))];
            say::with(&key("no-such-game"), args)
        }
        Denial::RecordedAlready(table) => {
            say::with(&key("recorded-already"), [("table", say::number(*table))])
        }
        Denial::MarkCount { found, wanted } => {
            let args = [("found", say::number(*found)), ("wanted", say::number(*wanted))];
            say::with(&key("mark-count"), args)
        }
        Denial::Places => say::plain(&key("places")),
        Denial::Advanced { round, table } => {
            let args = [("round", say::number(*round)), ("table", say::number(*table))];
            say::with(&key("advanced"), args)
        }
        Denial::OpenedAlready | Denial::Draw | Denial::Pairings(_) => {
            say::plain(&key("does-not-follow"))
        }
    }
}
