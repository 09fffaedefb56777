//! A game that was begun elsewhere is continued at a new table.

use super::{Around, Opening};
use rules::ErrorList;
use table::{Guest, Record, RecordError, Terms};
use wire::{CopyTable, Said};

impl Opening {
    /// A table that continues the game of a record: its actions so far become the earlier ones. All
    /// that is wrong with the record is told. A game that is over can be continued from an earlier
    /// position. Slow for a long game.
    pub fn copied(guest: Guest, wish: CopyTable) -> Result<Opening, Vec<Said>> {
        let CopyTable { record, after, chairs, clock, chat, hints, listed, pace } = wish;
        let record: Record = record.parse().map_err(|faults: ErrorList<RecordError>| {
            faults.iter().flat_map(say::record).collect::<Vec<_>>()
        })?;
        let mut course = record.replay().map_err(|fault| say::record(&fault))?;
        let dropped =
            after.map_or(0, |after| course.actions().len().saturating_sub(after as usize));
        if dropped > 0 {
            course.take_back(dropped);
        }
        // People may have ended it, which does not follow from its actions.
        let ended_by_people = dropped == 0 && record.ending.is_some();
        if ended_by_people || course.ending().is_some() {
            return Err(vec![say::plain("denial-copy-over")]);
        }
        let terms = Terms {
            setup: course.setup().map(str::to_owned),
            earlier: course.written_actions(),
            ..Terms::of(course.game())
        };
        Around { chairs, clock, chat, hints, listed, pace }.put(guest, terms)
    }
}

#[cfg(test)]
mod tests {
    // In a test an unwrap is an assertion.
    #![allow(clippy::unwrap_used)]

    use super::*;
    use table::{Chair, Seed, Table};

    const BEGUN: &str =
        "game: halma\nrules: 2\nplayers: 2\nfirst: 2\nactions:\n1. l15-k14\n2. e2-f3\n";

    fn copy(record: &str) -> Result<Opening, Vec<String>> {
        copy_after(record, None)
    }

    fn copy_after(record: &str, after: Option<u32>) -> Result<Opening, Vec<String>> {
        let wish = CopyTable {
            record: record.to_owned(),
            after,
            chairs: vec![wire::Chair::Computer(2), wire::Chair::Mine],
            clock: wire::Clock::None,
            chat: false,
            hints: None,
            listed: false,
            pace: None,
        };
        let keys = |faults: Vec<Said>| faults.into_iter().map(|said| said.key).collect();
        Opening::copied(Guest(7), wish).map_err(keys)
    }

    #[test]
    fn a_copy_goes_on_where_the_record_ends() {
        let Opening { terms, seated } = copy(BEGUN).unwrap();
        assert_eq!((terms.first, terms.lot, terms.rules), (2, false, 2));
        assert_eq!(terms.earlier, ["l15-k14", "e2-f3"]);
        assert_eq!(terms.chairs, [Chair::Computer(2), Chair::Person]);
        assert_eq!(seated, [(2, Guest(7))]);
        let game = terms.build().unwrap();
        let table = Table::open("t", terms, Seed::new([0; 32]), game, &seated, 0).unwrap();
        assert_eq!(table.course().turns(), 2);
        let history = crate::History::of(&table);
        let moves: Vec<String> = history.moves().into_iter().map(|moved| moved.action).collect();
        assert_eq!(moves, ["l15-k14", "e2-f3"]);
    }

    #[test]
    fn a_finished_game_goes_on_from_an_earlier_position() {
        let over = BEGUN.replace("actions:", "result: 1 2\nending: resignation\nactions:");
        assert_eq!(copy_after(&over, Some(2)).unwrap_err(), ["denial-copy-over"]);
        assert_eq!(copy_after(&over, Some(9)).unwrap_err(), ["denial-copy-over"]);
        assert_eq!(copy_after(&over, Some(1)).unwrap().terms.earlier, ["l15-k14"]);
        assert!(copy_after(&over, Some(0)).unwrap().terms.earlier.is_empty());
    }

    #[test]
    fn older_rules_house_rules_and_set_ups_stay() {
        let rules_1 = BEGUN.replace("rules: 2", "rules: 1");
        assert_eq!(copy(&rules_1).unwrap().terms.rules, 1);
        let option = BEGUN.replace("actions:", "option blocked: clear\nactions:");
        let terms = copy(&option).unwrap().terms;
        assert!(terms.options.contains(&("blocked".to_owned(), "clear".to_owned())));
        let course = BEGUN.parse::<Record>().unwrap().replay().unwrap();
        let text = course.position().text();
        let begun = table::Course::with_setup(course.game(), &text).unwrap();
        let terms = copy(&Record::of(&begun).to_string()).unwrap().terms;
        assert!(terms.setup.is_some() && terms.earlier.is_empty());
    }

    #[test]
    fn what_is_wrong_with_a_record_is_told() {
        assert_eq!(copy("halma").unwrap_err()[0], "fault-record-header");
        let illegal = BEGUN.replace("e2-f3", "e2-f9");
        assert_eq!(copy(&illegal).unwrap_err()[0], "fault-record-action");
        let unknown = BEGUN.replace("rules: 2", "rules: 99");
        assert_eq!(copy(&unknown).unwrap_err(), ["fault-record-rules"]);
        let over = BEGUN.replace("actions:", "result: 1 2\nending: resignation\nactions:");
        assert_eq!(copy(&over).unwrap_err(), ["denial-copy-over"]);
        let four = BEGUN.replace("players: 2", "players: 4").replace("first: 2", "first: 1");
        let start = &four[..four.find("1. ").unwrap()];
        assert_eq!(copy(start).unwrap_err(), ["denial-chairs"]);
    }
}
