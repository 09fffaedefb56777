//! What is told about a game: its house rules, and how it ended.

use crate::say::Speaker;
use rules::Side;
use table::{Course, Ending};

/// A house rule as a sentence.
pub fn house_rule(speaker: &Speaker, option: &str, value: &str) -> String {
    if option == "playing" {
        let hues: Vec<String> =
            value.split('+').map(|hue| speaker.say(&format!("hue-{hue}"))).collect();
        return speaker.with("option-playing", &[("colours", hues.join(", ").into())]);
    }
    speaker.say(&format!("option-{option}-{value}"))
}

/// How a game ended by its actions, in sentences. None while it goes on.
pub fn result(speaker: &Speaker, course: &Course) -> Vec<String> {
    match (course.outcome(), course.ending()) {
        (Some(outcome), Some(ending)) => ended(speaker, course, ending, outcome.ranks()),
        _ => Vec::new(),
    }
}

/// How a game ended, whoever ended it, in sentences.
pub fn ended(speaker: &Speaker, course: &Course, ending: Ending, ranks: &[u8]) -> Vec<String> {
    let how = match ending {
        Ending::Rules => course.position().reason().map(|why| format!("reason-{}", why.name())),
        _ => Some(format!("ending-{}", ending.name())),
    };
    let mut sentences: Vec<String> = how.iter().map(|key| speaker.say(key)).collect();
    if ending == Ending::Aborted {
        return sentences;
    }
    let seating = course.game().seating();
    if seating.seats() == 1 {
        let figures = [("turns", course.turns().into()), ("jumps", course.jumps().into())];
        match (ranks, ending) {
            ([1], _) => sentences.push(speaker.with("play-over-solved", &figures)),
            (_, Ending::Rules) => sentences.push(speaker.say("play-over-unsolved")),
            _ => {}
        }
        return sentences;
    }
    let side = |side: Side| {
        let seats: Vec<String> = seating
            .all_seats()
            .filter(|&seat| seating.side(seat) == side)
            .map(|seat| seat.number().to_string())
            .collect();
        speaker.with("play-side", &[("seats", seats.join(" + ").into())])
    };
    let rank = |side: Side| ranks[side.index()];
    let winners: Vec<String> =
        seating.all_sides().filter(|&side| rank(side) == 1).map(side).collect();
    sentences.push(match winners.as_slice() {
        [winner] => speaker.with("play-over-winner", &[("who", winner.clone().into())]),
        _ => speaker.with("play-over-shared", &[("who", winners.join(", ").into())]),
    });
    if seating.sides() > 2 {
        let mut sides: Vec<Side> = seating.all_sides().collect();
        sides.sort_by_key(|&side| rank(side));
        for ranked in sides {
            let values = [("rank", rank(ranked).into()), ("who", side(ranked).into())];
            sentences.push(speaker.with("play-over-rank", &values));
        }
    }
    sentences
}

/// How the side to act stands, in words: by four turns is far, by less than one is even.
pub fn score(speaker: &Speaker, score: i32) -> String {
    let key = match score {
        score if search::is_decided(score) && score > 0 => "score-wins",
        score if search::is_decided(score) => "score-loses",
        400.. => "score-far-ahead",
        100..400 => "score-ahead",
        -99..100 => "score-even",
        -399..-99 => "score-behind",
        _ => "score-far-behind",
    };
    let score = speaker.decimal(&format!("{:+.1}", f64::from(score) / 100.0));
    speaker.with(key, &[("score", score.into())])
}

#[cfg(test)]
mod tests {
    use rules::Reason;
    use table::Ending;
    use words::{Language, Words};

    #[test]
    fn every_ending_and_every_reason_has_its_sentence() {
        let words = Words::new(Language::En);
        let endings = Ending::ALL.iter().map(|ending| format!("ending-{}", ending.name()));
        let reasons = Reason::ALL.iter().map(|reason| format!("reason-{}", reason.name()));
        for key in endings.chain(reasons) {
            assert!(words.has(&key), "{key}");
        }
    }
}
