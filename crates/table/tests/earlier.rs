//! Copied tables: actions that were played elsewhere stand at the beginning and stay there.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::{Refusal, Seat, Spec, ToAct};
use search::{Player, Rng};
use spielhof_table::{
    By, Chair, Clock, Command, Course, Denial, Event, Guest, LogError, OpenError, Record, Seed,
    Table, Terms, VerifyError, Waiting, hex, verify,
};

const HOST: Guest = Guest(1);
const FRIEND: Guest = Guest(2);
const SEED: [u8; 32] = [9; 32];

/// A game of two after some turns.
fn begun(spec: Spec, turns: u32) -> Course {
    let mut course = Course::new(spec.build().unwrap());
    let mut rng = Rng::new(5);
    while course.turns() < turns && course.ending().is_none() {
        let action = match course.to_act() {
            ToAct::Chance => Player::Random.act(course.position(), &mut rng),
            _ => Player::Baseline.act(course.position(), &mut rng),
        };
        course.act(action.unwrap()).unwrap();
    }
    course
}

fn barricade() -> Course {
    begun(Spec::of("barricade", 2).unwrap(), 12)
}

fn halma() -> Course {
    begun(Spec::of("halma", 2).unwrap(), 6)
}

/// The terms of a copy.
fn terms(course: &Course) -> Terms {
    Terms { earlier: course.written_actions(), ..Terms::of(course.game()) }
}

fn open(terms: Terms, people: &[Guest]) -> Result<Table, OpenError> {
    let game = terms.build().unwrap();
    let seated: Vec<(u8, Guest)> = (1..).zip(people.iter().copied()).collect();
    Table::open("copy", terms, Seed::new(SEED), game, &seated, 0)
}

fn copy(course: &Course) -> Table {
    open(terms(course), &[HOST, FRIEND]).unwrap()
}

fn carry_out(table: &mut Table, guest: Guest, command: Command) -> Result<Vec<Event>, Denial> {
    let events = table.decide(By::Guest(guest), &command, 0)?;
    for event in events.iter().cloned() {
        table.happen(event, 0);
    }
    while let Some(event) = table.due(0).into_iter().next() {
        table.happen(event, 0);
    }
    Ok(events)
}

fn guest(seat: Seat) -> Guest {
    if seat == Seat(0) { HOST } else { FRIEND }
}

/// Plays on until this number of rolls has been made, and gives up.
fn play_on(table: &mut Table, rolls: usize) -> Record {
    for (guest, salt) in [(HOST, 1), (FRIEND, 2)] {
        carry_out(table, guest, Command::Seed(hex(&[salt; 32]))).unwrap();
    }
    let mut rng = Rng::new(2);
    while table.record().proof.unwrap().numbers.len() < rolls {
        let (seat, command) = match table.waiting() {
            Waiting::Dice(seat) => (seat, Command::Roll(seat.number())),
            Waiting::Seat(seat) => {
                let position = table.course().position();
                let action = Player::Baseline.act(position, &mut rng).unwrap();
                (seat, Command::Act(seat.number(), position.write(action)))
            }
            waiting => panic!("{waiting:?}"),
        };
        carry_out(table, guest(seat), command).unwrap();
    }
    carry_out(table, HOST, Command::Resign(1)).unwrap();
    table.record()
}

/// A die, and no cell with a move.
fn is_roll(action: &str) -> bool {
    action.len() == 2 && action.starts_with('d')
}

fn rolls_of(course: &Course) -> usize {
    course.written_actions().iter().filter(|action| is_roll(action)).count()
}

#[test]
fn a_copy_begins_where_the_other_game_was() {
    for course in [barricade(), halma()] {
        let table = copy(&course);
        assert_eq!(table.course().position(), course.position());
        assert_eq!(table.course().turns(), course.turns());
        assert_eq!(table.earlier_rolls() as usize, rolls_of(&course));
        let log = table.log().to_vec();
        let again = Table::replay("copy", Seed::new(SEED), log, Terms::build).unwrap();
        assert_eq!(again.course().position(), course.position());
        assert_eq!(again.earlier_rolls(), table.earlier_rolls());
        assert_eq!(table.before(1).course().position(), course.position());
        assert_eq!(table.before(1).record(), table.record());
    }
}

#[test]
fn earlier_actions_cannot_be_taken_back() {
    let mut table = copy(&halma());
    let position = table.course().position().clone();
    for (seat, guest) in [(1, HOST), (2, FRIEND)] {
        let refused = carry_out(&mut table, guest, Command::TakeBack(seat));
        assert_eq!(refused, Err(Denial::NothingToTakeBack));
        assert!(!table.may_undo(guest));
    }
    let Waiting::Seat(seat) = table.waiting() else { panic!() };
    let action = Player::Baseline.act(&position, &mut Rng::new(1)).unwrap();
    let act = Command::Act(seat.number(), position.write(action));
    carry_out(&mut table, guest(seat), act).unwrap();
    carry_out(&mut table, guest(seat), Command::TakeBack(seat.number())).unwrap();
    assert_eq!(table.course().position(), &position);
    // Not even a log can.
    let took_back = Event::TookBack { seat: 1, actions: 1 };
    let (number, mut log) = (table.last() + 1, table.log().to_vec());
    log.push(spielhof_table::LogEntry { number, at: 0, event: took_back });
    let replayed = Table::replay("copy", Seed::new(SEED), log, Terms::build);
    assert_eq!(replayed.map(|_| ()), Err(LogError::Event { number }));
}

#[test]
fn the_seat_that_begins_is_not_drawn_again() {
    let lot = Terms { lot: true, ..terms(&halma()) };
    let mut table = open(lot, &[HOST, FRIEND]).unwrap();
    assert!(!table.terms().lot);
    assert!(matches!(table.waiting(), Waiting::Seat(_)));
    let entry = spielhof_table::LogEntry {
        number: table.last() + 1,
        at: 0,
        event: Event::Drawn { seat: 2 },
    };
    assert_eq!(table.apply(entry).map(|_| ()), Err(Refusal::NotInThisGame));
    assert_eq!(table.course().position(), halma().position());
}

#[test]
fn clocks_start_fresh_and_a_rematch_starts_from_the_beginning() {
    let clock = Clock::Total { seconds: 60, increment: 0 };
    let table = open(Terms { clock, ..terms(&halma()) }, &[HOST, FRIEND]).unwrap();
    assert!(table.clocks(0).iter().all(|&(left, _)| left == 60_000));
    let again = table.terms().renewed();
    assert!(again.earlier.is_empty());
    assert!(open(again, &[HOST, FRIEND]).unwrap().course().actions().is_empty());
    let setup = Some(halma().position().text());
    let with_setup = Terms { setup, ..terms(&halma()) };
    assert!(with_setup.renewed().earlier.is_empty() && with_setup.renewed().setup.is_some());
}

#[test]
fn what_cannot_have_been_played_opens_no_table() {
    let mut illegal = terms(&halma());
    illegal.earlier[2] = "a1-a9".to_owned();
    let fault = open(illegal, &[HOST]).unwrap_err();
    assert!(matches!(fault, OpenError::Earlier { number: 3, .. }), "{fault:?}");
    let over = begun(Spec::of("barricade", 2).unwrap(), u32::MAX);
    assert!(over.ending().is_some());
    assert_eq!(open(terms(&over), &[HOST]).unwrap_err(), OpenError::Over);
    let mut longer = terms(&over);
    longer.earlier.push("d1".to_owned());
    let fault = open(longer, &[HOST]).unwrap_err();
    assert!(matches!(fault, OpenError::Earlier { .. }), "{fault:?}");
}

#[test]
fn terms_without_earlier_actions_are_written_as_before() {
    let game = Spec::of("halma", 2).unwrap().build().unwrap();
    let written = serde_json::to_value(Terms::of(&game)).unwrap();
    assert!(written.get("earlier").is_none());
    assert_eq!(serde_json::from_value::<Terms>(written).unwrap(), Terms::of(&game));
    let copied = terms(&halma());
    let written = serde_json::to_value(&copied).unwrap();
    assert_eq!(serde_json::from_value::<Terms>(written).unwrap(), copied);
}

#[test]
fn only_later_rolls_are_proved() {
    let course = barricade();
    let mut table = copy(&course);
    assert!(matches!(table.waiting(), Waiting::Seeds(owing) if owing.len() == 2));
    let record = play_on(&mut table, 8);
    let earlier = rolls_of(&course);
    let text = record.to_string();
    assert!(text.contains(&format!("\ndice earlier: {earlier}\ndice numbers: 1 2 3")), "{text}");
    let record: Record = text.parse().unwrap();
    let verdict = verify(&record).unwrap();
    assert_eq!((verdict.rolls, verdict.earlier as usize), (8, earlier));
    // A copy of the copy proves nothing of what was proved before.
    let mut unfinished = record.clone();
    (unfinished.ending, unfinished.result, unfinished.proof) = (None, None, None);
    let second = copy(&unfinished.replay().unwrap());
    assert_eq!(second.record().proof.unwrap().earlier as usize, earlier + 8);
}

#[test]
fn a_changed_later_roll_is_still_found_out() {
    let course = barricade();
    let record = play_on(&mut copy(&course), 8);
    let mut roll = 0;
    for turn in 0..record.turns.len() {
        for at in 0..record.turns[turn].len() {
            if !is_roll(&record.turns[turn][at]) {
                continue;
            }
            roll += 1;
            if roll <= rolls_of(&course) {
                continue;
            }
            let mut lie = record.clone();
            let other = if lie.turns[turn][at] == "d6" { "d1" } else { "d6" };
            lie.turns[turn][at] = other.to_owned();
            let number = (roll - rolls_of(&course)) as u32;
            let fault = verify(&lie).unwrap_err();
            let found =
                matches!(fault, VerifyError::OtherRoll { number: found, .. } if found == number);
            assert!(found, "roll {number}: {fault:?}");
        }
    }
    assert_eq!(roll, rolls_of(&course) + 8);
}

#[test]
fn a_count_that_does_not_fit_is_found_out() {
    let record = play_on(&mut copy(&barricade()), 8);
    let earlier = record.proof.as_ref().unwrap().earlier;
    let with = |count: u32| {
        let mut lie = record.clone();
        lie.proof.as_mut().unwrap().earlier = count;
        verify(&lie).unwrap_err()
    };
    assert!(matches!(
        with(earlier + 1),
        VerifyError::OtherRoll { .. } | VerifyError::NoRoll { .. }
    ));
    assert!(matches!(
        with(earlier - 1),
        VerifyError::OtherRoll { .. } | VerifyError::NoNumber { .. }
    ));
    assert!(matches!(with(0), VerifyError::OtherRoll { .. } | VerifyError::NoNumber { .. }));
    assert_eq!(with(500), VerifyError::Earlier { earlier: 500, found: earlier + 8 });
    let text = record.to_string();
    let line = format!("dice earlier: {earlier}");
    for bad in ["dice earlier: 0", "dice earlier: 07", "dice earlier: -1", "dice earlier:"] {
        assert!(text.replace(&line, bad).parse::<Record>().is_err(), "{bad}");
    }
    assert!(text.replace(&line, &format!("{line}\n{line}")).parse::<Record>().is_err());
}

#[test]
fn computers_and_open_chairs_can_take_seats_of_a_copy() {
    let mut copied = terms(&halma());
    copied.chairs[1] = Chair::Computer(2);
    let table = open(copied, &[HOST]).unwrap();
    assert!(table.began());
    let waits = open(terms(&halma()), &[HOST]).unwrap();
    assert_eq!(waits.waiting(), Waiting::Chairs);
}
