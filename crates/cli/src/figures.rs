//! What games are like, as text and for programs.

use crate::columns::columns;
use crate::say::{Speaker, wrap};
use review::statistics::{LEAST, Length, LuckFigures, SelfPlay, Share, Statistics, self_play};
use serde_json::{Value, json};
use words::Value as Word;

/// The figures of a game from games of computers, by the number of players; empty if there are none.
pub fn of_game(speaker: &Speaker, game: &str) -> String {
    let rows = self_play(game);
    if rows.is_empty() {
        return String::new();
    }
    let mut out = format!("{}\n", speaker.say("figures-title"));
    for row in &rows {
        let players = speaker.with("figures-players", &[("count", row.players.into())]);
        let figures = if row.statistics.games < LEAST {
            format!("{}\n", speaker.with("figures-few", &[("least", LEAST.into())]))
        } else {
            text(speaker, &row.statistics)
        };
        out += &format!("\n{players}: {}\n{figures}", source(speaker, row));
    }
    out + &format!("\n{}\n", wrap(&speaker.say("figures-note-self-play")))
}

/// Where the figures come from.
fn source(speaker: &Speaker, row: &SelfPlay) -> String {
    let values = [("games", row.statistics.games.into()), ("level", row.level.into())];
    speaker.with("figures-self-play", &values)
}

/// The figures as a table with sentences below it.
pub fn text(speaker: &Speaker, statistics: &Statistics) -> String {
    let alone = statistics.won.len() == 1;
    let heads = ["figures-order", "figures-won", "figures-interval", "figures-games"];
    let mut rows = vec![heads.map(|key| speaker.say(key)).to_vec()];
    for (place, share) in (1..).zip(&statistics.won) {
        let key =
            if alone { "figures-solved".to_owned() } else { format!("figures-place-{place}") };
        rows.push(row(speaker, &key, share));
    }
    let others = [
        ("figures-shared", statistics.shared),
        (if alone { "figures-unsolved" } else { "figures-unfinished" }, statistics.unfinished),
    ];
    for (key, games) in others.into_iter().filter(|&(_, games)| games > 0) {
        rows.push(row(speaker, key, &Share::of(games, statistics.games)));
    }
    let mut out = columns(&rows);
    if let Some(key) = statistics.first_ahead().map(verdict) {
        out += &format!("{}\n", speaker.say(key));
    }
    if let Some(length) = &statistics.length {
        out += &length_text(speaker, length, alone);
    }
    statistics.luck.iter().for_each(|luck| out += &luck_text(speaker, luck));
    out
}

fn row(speaker: &Speaker, key: &str, share: &Share) -> Vec<String> {
    let [part, low, high] =
        [share.share, share.low, share.high].map(|value| percent(speaker, value));
    vec![
        speaker.say(key),
        speaker.with("figures-share", &[("share", part)]),
        speaker.with("figures-range", &[("low", low), ("high", high)]),
        share.games.to_string(),
    ]
}

/// What is said about moving first.
fn verdict(ahead: std::cmp::Ordering) -> &'static str {
    match ahead {
        std::cmp::Ordering::Greater => "figures-first-ahead",
        std::cmp::Ordering::Less => "figures-first-behind",
        std::cmp::Ordering::Equal => "figures-first-open",
    }
}

fn length_text(speaker: &Speaker, length: &Length, alone: bool) -> String {
    let title = speaker.say(if alone { "figures-turns-alone" } else { "figures-turns" });
    let mean = speaker.decimal(&format!("{:.1}", f64::from(length.mean) / 100.0));
    let parts = [
        ("figures-mean", mean),
        ("figures-median", length.median.to_string()),
        ("figures-middle", format!("{}–{}", length.p10, length.p90)),
    ];
    let parts = parts.map(|(key, value)| format!("  {}: {value}\n", speaker.say(key)));
    format!("{title}\n{}", parts.concat())
}

fn luck_text(speaker: &Speaker, luck: &LuckFigures) -> String {
    let thousandths = |value: i32| -> Word {
        let text = format!("{:.2}", f64::from(value) / 1000.0).replace('-', "−");
        speaker.decimal(&text).into()
    };
    let swing = [("swing", percent(speaker, luck.swing))];
    let values = [
        ("correlation", thousandths(luck.correlation)),
        ("low", thousandths(luck.low)),
        ("high", thousandths(luck.high)),
    ];
    let sentences =
        [speaker.with("figures-swing", &swing), speaker.with("figures-correlation", &values)];
    sentences.map(|sentence| format!("{}\n", wrap(&sentence))).concat()
}

/// Hundredths of a per cent with one digit behind the mark.
fn percent(speaker: &Speaker, value: u32) -> Word {
    speaker.decimal(&format!("{:.1}", f64::from(value) / 100.0)).into()
}

/// The same for programs: shares in hundredths of a per cent, the mean length in hundredths of a turn,
/// correlations in thousandths.
pub fn describe(statistics: &Statistics) -> Value {
    let share = |share: &Share| json!({ "games": share.games, "share": share.share, "low": share.low, "high": share.high });
    let length = |length: &Length| {
        let Length { mean, p10, median, p90 } = length;
        json!({ "mean": mean, "p10": p10, "median": median, "p90": p90 })
    };
    let luck = |luck: &LuckFigures| {
        let LuckFigures { correlation, low, high, swing } = luck;
        json!({ "correlation": correlation, "low": low, "high": high, "swing": swing })
    };
    json!({
        "games": statistics.games,
        "won": statistics.won.iter().map(share).collect::<Vec<_>>(),
        "shared": statistics.shared,
        "unfinished": statistics.unfinished,
        "turns": statistics.length.as_ref().map(length),
        "luck": statistics.luck.as_ref().map(luck),
    })
}

/// The rows of a game for programs.
pub fn describe_game(game: &str) -> Vec<Value> {
    let rows = self_play(game).into_iter().map(|row| {
        let mut found = describe(&row.statistics);
        found["players"] = row.players.into();
        found["level"] = row.level.into();
        found
    });
    rows.collect()
}
