//! The table: seats, consent, clocks, dice, and a log that replays to the same table.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::{Seat, Spec};
use search::{Player, Rng};
use spielhof_table::{
    Ask, By, Chair, Clock, Command, Denial, Ending, Event, Guest, Holder, Seed, Table, Terms,
    Waiting,
};

const HOST: Guest = Guest(1);
const FRIEND: Guest = Guest(2);
const THIRD: Guest = Guest(3);
const SEED: [u8; 32] = [7; 32];

/// A table of a game with these people on the first seats and computers on the others.
fn table_with(id: &str, players: u8, people: &[Guest], change: impl FnOnce(&mut Terms)) -> Table {
    let game = Spec::of(id, players).unwrap().build().unwrap();
    let mut terms = Terms::of(&game);
    for chair in terms.chairs.iter_mut().skip(people.len()) {
        *chair = Chair::Computer(1);
    }
    change(&mut terms);
    let seated: Vec<(u8, Guest)> = (1..).zip(people.iter().copied()).collect();
    Table::open("t", terms, Seed::new(SEED), game, &seated, 0).unwrap()
}

fn table(id: &str, players: u8, people: &[Guest]) -> Table {
    table_with(id, players, people, |_| {})
}

/// Has a command carried out at a time, with everything that is due after it.
fn at(table: &mut Table, now: u64, by: By, command: Command) -> Result<Vec<Event>, Denial> {
    let mut all = table.decide(by, &command, now)?;
    for event in &all {
        table.happen(event.clone(), now);
    }
    loop {
        let due = table.due(now);
        if due.is_empty() {
            return Ok(all);
        }
        for event in due {
            table.happen(event.clone(), now);
            all.push(event);
        }
    }
}

fn carry_out(table: &mut Table, guest: Guest, command: Command) -> Result<Vec<Event>, Denial> {
    at(table, 0, By::Guest(guest), command)
}

fn act(table: &mut Table, guest: Guest, seat: u8, action: &str) {
    carry_out(table, guest, Command::Act(seat, action.to_owned())).unwrap();
}

#[test]
fn a_game_begins_when_the_last_chair_is_taken() {
    let mut halma = table_with("halma", 2, &[HOST], |terms| terms.chairs[1] = Chair::Person);
    assert_eq!(halma.waiting(), Waiting::Chairs);
    let early = Command::Act(1, "e2-f3".to_owned());
    assert_eq!(carry_out(&mut halma, HOST, early), Err(Denial::NotBegun));
    assert_eq!(carry_out(&mut halma, FRIEND, Command::Sit(1)), Err(Denial::ChairTaken(1)));
    assert_eq!(carry_out(&mut halma, FRIEND, Command::Sit(3)), Err(Denial::NoSuchSeat(3)));
    carry_out(&mut halma, HOST, Command::Stand(1)).unwrap();
    carry_out(&mut halma, HOST, Command::Sit(1)).unwrap();
    let sat = carry_out(&mut halma, FRIEND, Command::Sit(2)).unwrap();
    assert_eq!(sat, [Event::Sat { seat: 2, guest: FRIEND }, Event::Began]);
    assert_eq!(halma.waiting(), Waiting::Seat(Seat(0)));
    assert_eq!(carry_out(&mut halma, HOST, Command::Stand(1)), Err(Denial::Begun));
}

#[test]
fn the_only_person_at_an_open_table_can_discard_it() {
    let open = |terms: &mut Terms| terms.chairs[1..].fill(Chair::Person);
    let mut halma = table_with("halma", 4, &[HOST], open);
    carry_out(&mut halma, FRIEND, Command::Sit(2)).unwrap();
    let discard = Command::Abort(1);
    assert_eq!(carry_out(&mut halma, HOST, discard.clone()), Err(Denial::NotBegun));
    carry_out(&mut halma, FRIEND, Command::Stand(2)).unwrap();
    assert_eq!(carry_out(&mut halma, FRIEND, discard.clone()), Err(Denial::NotYourSeat(1)));
    carry_out(&mut halma, HOST, discard.clone()).unwrap();
    assert_eq!((halma.waiting(), halma.ending()), (Waiting::Over, Some(Ending::Aborted)));
    assert_eq!(carry_out(&mut halma, HOST, discard), Err(Denial::Over));
    assert_eq!(carry_out(&mut halma, FRIEND, Command::Sit(2)), Err(Denial::ChairTaken(2)));
}

#[test]
fn terms_from_before_hints_could_be_switched_off_allow_them() {
    let terms = table("halma", 2, &[HOST]).terms().clone();
    let mut old = serde_json::to_value(&terms).unwrap();
    old.as_object_mut().unwrap().remove("hints").unwrap();
    assert_eq!(serde_json::from_value::<Terms>(old).unwrap(), terms);
    assert!(terms.hints);
}

#[test]
fn nobody_acts_for_somebody_else_or_out_of_turn() {
    let mut halma = table("halma", 2, &[HOST, FRIEND]);
    let step = |seat| Command::Act(seat, "e2-f3".to_owned());
    assert_eq!(carry_out(&mut halma, FRIEND, step(1)), Err(Denial::NotYourSeat(1)));
    assert_eq!(carry_out(&mut halma, THIRD, step(1)), Err(Denial::NotYourSeat(1)));
    assert_eq!(carry_out(&mut halma, FRIEND, step(2)), Err(Denial::NotYourTurn { turn: 1 }));
    assert_eq!(at(&mut halma, 0, By::House, step(1)), Err(Denial::NotYourSeat(1)));
    let hand = Command::Hand { seat: 1, from: HOST, to: FRIEND };
    assert_eq!(carry_out(&mut halma, FRIEND, hand), Err(Denial::HouseOnly));
    let stand_in = Command::StandIn(1, 3);
    assert_eq!(carry_out(&mut halma, FRIEND, stand_in), Err(Denial::HouseOnly));
    let nonsense = Command::Act(1, "e2-e9".to_owned());
    assert!(matches!(carry_out(&mut halma, HOST, nonsense), Err(Denial::Action(_))));
    assert_eq!(halma.course().actions(), []);
}

#[test]
fn taking_back_needs_consent_once_somebody_else_has_acted() {
    let mut halma = table("halma", 2, &[HOST, FRIEND]);
    let nothing = carry_out(&mut halma, HOST, Command::TakeBack(1));
    assert_eq!(nothing, Err(Denial::NothingToTakeBack));
    act(&mut halma, HOST, 1, "e2-f3");
    assert!(halma.may_undo(HOST) && !halma.may_undo(FRIEND));
    carry_out(&mut halma, HOST, Command::TakeBack(1)).unwrap();
    assert_eq!(halma.course().actions(), []);
    act(&mut halma, HOST, 1, "e2-f3");
    act(&mut halma, FRIEND, 2, "l15-k14");
    assert!(!halma.may_undo(HOST));
    let asked = carry_out(&mut halma, HOST, Command::TakeBack(1)).unwrap();
    assert_eq!(asked, [Event::Asked { seat: 1, ask: Ask::TakeBack }]);
    assert_eq!(halma.unanswered(), [Seat(1)]);
    let own = carry_out(&mut halma, HOST, Command::Answer(1, true));
    assert_eq!(own, Err(Denial::NoQuestion));
    carry_out(&mut halma, FRIEND, Command::Answer(2, false)).unwrap();
    assert_eq!((halma.question(), halma.course().actions().len()), (None, 2));
    carry_out(&mut halma, HOST, Command::TakeBack(1)).unwrap();
    let yes = carry_out(&mut halma, FRIEND, Command::Answer(2, true)).unwrap();
    assert!(yes.contains(&Event::TookBack { seat: 1, actions: 2 }));
    assert_eq!(halma.course().actions(), []);
}

#[test]
fn a_question_is_forgotten_when_the_game_goes_on() {
    let mut halma = table("halma", 2, &[HOST, FRIEND]);
    carry_out(&mut halma, HOST, Command::OfferDraw(1)).unwrap();
    let again = carry_out(&mut halma, FRIEND, Command::OfferDraw(2));
    assert_eq!(again, Err(Denial::QuestionOpen));
    act(&mut halma, HOST, 1, "e2-f3");
    let late = carry_out(&mut halma, FRIEND, Command::Answer(2, true));
    assert_eq!(late, Err(Denial::NoQuestion));
}

#[test]
fn against_computers_and_at_one_device_nobody_need_be_asked() {
    let mut family = table("halma", 2, &[HOST, HOST]);
    act(&mut family, HOST, 1, "e2-f3");
    act(&mut family, HOST, 2, "l15-k14");
    carry_out(&mut family, HOST, Command::TakeBack(1)).unwrap();
    assert_eq!(family.course().actions(), []);
    let draw = carry_out(&mut family, HOST, Command::OfferDraw(1));
    assert_eq!(draw, Err(Denial::NobodyToAsk));

    let mut alone = table("halma", 2, &[HOST]);
    act(&mut alone, HOST, 1, "e2-f3");
    at(&mut alone, 0, By::House, Command::Act(2, "l15-k14".to_owned())).unwrap();
    carry_out(&mut alone, HOST, Command::TakeBack(1)).unwrap();
    assert_eq!(alone.course().actions(), []);
    carry_out(&mut alone, HOST, Command::Abort(1)).unwrap();
    assert_eq!((alone.ending(), alone.ranks()), (Some(Ending::Aborted), None));
}

/// Barricade for two with seeds given.
fn barricade() -> Table {
    let game = Spec::of("barricade", 2).unwrap().set("opening", "first").build().unwrap();
    let seated = [(1, HOST), (2, FRIEND)];
    let terms = Terms::of(&game);
    Table::open("t", terms, Seed::new(SEED), game, &seated, 0).unwrap()
}

fn seed_it(table: &mut Table) {
    let missing = Denial::SeedsMissing(vec![1, 2]);
    assert_eq!(carry_out(table, HOST, Command::Roll(1)), Err(missing));
    let bad = Command::Seed("ab".to_owned());
    assert_eq!(carry_out(table, HOST, bad), Err(Denial::BadSeed));
    carry_out(table, HOST, Command::Seed("ab".repeat(32))).unwrap();
    let twice = Command::Seed("cd".repeat(32));
    assert_eq!(carry_out(table, HOST, twice.clone()), Err(Denial::NoSeedNeeded));
    carry_out(table, FRIEND, twice).unwrap();
}

#[test]
fn dice_wait_for_everybodys_seed_and_no_roll_is_numbered_twice() {
    let mut table = barricade();
    seed_it(&mut table);
    let rolled = carry_out(&mut table, HOST, Command::Roll(1)).unwrap();
    let [Event::Rolled { number: 1, action }] = &rolled[..] else { panic!("{rolled:?}") };
    let wanted = Command::Act(1, action.clone());
    assert!(matches!(carry_out(&mut table, HOST, wanted), Err(Denial::Action(_))));
    let nothing = carry_out(&mut table, HOST, Command::TakeBack(1));
    assert_eq!(nothing, Err(Denial::NothingToTakeBack));
    let entry = table.course().position().written_actions()[0].clone();
    act(&mut table, HOST, 1, &entry);
    // Before the next roll it can be taken back, after it only with consent.
    carry_out(&mut table, HOST, Command::TakeBack(1)).unwrap();
    act(&mut table, HOST, 1, &entry);
    while table.course().position().turn() == Seat(0) {
        // A six rolls again.
        carry_out(&mut table, HOST, Command::Roll(1)).unwrap();
        let any = table.course().position().written_actions()[0].clone();
        act(&mut table, HOST, 1, &any);
    }
    let number = |events: &[Event]| match events {
        [Event::Rolled { number, .. }] => *number,
        _ => panic!("{events:?}"),
    };
    let before = number(&carry_out(&mut table, FRIEND, Command::Roll(2)).unwrap());
    let asked = carry_out(&mut table, HOST, Command::TakeBack(1)).unwrap();
    assert_eq!(asked, [Event::Asked { seat: 1, ask: Ask::TakeBack }]);
    carry_out(&mut table, FRIEND, Command::Answer(2, true)).unwrap();
    let any = table.course().position().written_actions()[0].clone();
    act(&mut table, HOST, 1, &any);
    let turn = table.course().position().turn();
    let who = if turn == Seat(0) { HOST } else { FRIEND };
    let after = number(&carry_out(&mut table, who, Command::Roll(turn.number())).unwrap());
    assert_eq!(after, before + 1);
    assert_eq!(table.revealed(), None);
}

#[test]
fn alone_nobody_rolls_until_he_likes_it() {
    let mut table = table("barricade", 2, &[HOST]);
    carry_out(&mut table, HOST, Command::Seed("ab".repeat(32))).unwrap();
    for _ in 0..40 {
        let turn = table.course().position().turn();
        let by = if turn == Seat(0) { By::Guest(HOST) } else { By::House };
        let command = match table.waiting() {
            Waiting::Dice(seat) => Command::Roll(seat.number()),
            Waiting::Seat(seat) => {
                let any = table.course().position().written_actions()[0].clone();
                Command::Act(seat.number(), any)
            }
            other => panic!("{other:?}"),
        };
        at(&mut table, 0, by, command).unwrap();
        if let Err(denial) = table.decide(By::Guest(HOST), &Command::TakeBack(1), 0) {
            let known = [Denial::NothingToTakeBack, Denial::DiceHaveFallen];
            assert!(known.contains(&denial), "{denial:?}");
        }
    }
    assert!(matches!(
        table.decide(By::Guest(HOST), &Command::TakeBack(1), 0),
        Err(Denial::DiceHaveFallen) | Ok(_)
    ));
}

#[test]
fn giving_up_ends_a_game_of_two_and_reveals_the_seed() {
    let mut table = barricade();
    let events = carry_out(&mut table, HOST, Command::Resign(1)).unwrap();
    assert_eq!((table.ending(), table.ranks()), (Some(Ending::Resignation), Some(vec![2, 1])));
    assert_eq!(events.last(), Some(&Event::Revealed { seed: "07".repeat(32) }));
    assert!(table.revealed().is_some());
    assert_eq!(carry_out(&mut table, FRIEND, Command::Resign(2)), Err(Denial::Over));
}

#[test]
fn with_more_sides_a_computer_plays_on() {
    let mut star = table("star-halma", 3, &[HOST, FRIEND]);
    carry_out(&mut star, HOST, Command::Resign(1)).unwrap();
    assert_eq!(star.ending(), None);
    assert!(matches!(star.holder(Seat(0)), Holder::Computer(_)));
    let theirs = carry_out(&mut star, HOST, Command::Resign(1));
    assert_eq!(theirs, Err(Denial::NotYourSeat(1)));
    // With the last person the game is over.
    carry_out(&mut star, FRIEND, Command::Resign(2)).unwrap();
    assert_eq!(star.ranks(), Some(vec![1, 3, 1]));
}

#[test]
fn a_draw_needs_everybody() {
    let mut star = table("star-halma", 3, &[HOST, FRIEND, THIRD]);
    carry_out(&mut star, FRIEND, Command::OfferDraw(2)).unwrap();
    carry_out(&mut star, HOST, Command::Answer(1, true)).unwrap();
    assert_eq!((star.ending(), star.unanswered()), (None, vec![Seat(2)]));
    carry_out(&mut star, THIRD, Command::Answer(3, true)).unwrap();
    assert_eq!((star.ending(), star.ranks()), (Some(Ending::Agreement), Some(vec![1, 1, 1])));
}

#[test]
fn time_runs_out() {
    let clock = Clock::Total { seconds: 10, increment: 2 };
    let mut halma = table_with("halma", 2, &[HOST, FRIEND], |terms| terms.clock = clock);
    assert_eq!(halma.wakes(), Some(10_000));
    let step = Command::Act(1, "e2-f3".to_owned());
    at(&mut halma, 4_000, By::Guest(HOST), step).unwrap();
    assert_eq!(halma.clocks(5_000), [(8_000, false), (9_000, true)]);
    assert_eq!(halma.due(13_999), []);
    let late = Command::Act(2, "l15-k14".to_owned());
    assert_eq!(halma.decide(By::Guest(FRIEND), &late, 14_000), Err(Denial::Over));
    for event in halma.due(14_000) {
        halma.happen(event, 14_000);
    }
    assert_eq!((halma.ending(), halma.ranks()), (Some(Ending::Clock), Some(vec![1, 2])));
    assert_eq!(halma.wakes(), None);
}

#[test]
fn a_computer_stands_in_until_the_person_comes_back() {
    let mut halma = table("halma", 2, &[HOST, FRIEND]);
    at(&mut halma, 0, By::House, Command::StandIn(1, 2)).unwrap();
    assert_eq!(halma.holder(Seat(0)), Holder::StandIn(HOST, 2));
    at(&mut halma, 0, By::House, Command::Act(1, "e2-f3".to_owned())).unwrap();
    carry_out(&mut halma, HOST, Command::ComeBack(1)).unwrap();
    assert_eq!(halma.holder(Seat(0)), Holder::Person(HOST));
    carry_out(&mut halma, HOST, Command::TakeBack(1)).unwrap();
    assert_eq!(halma.course().actions(), []);
}

#[test]
fn a_seat_goes_to_another_device() {
    let mut halma = table("halma", 2, &[HOST, FRIEND]);
    hand(&mut halma, 1, HOST, THIRD).unwrap();
    let gone = carry_out(&mut halma, HOST, Command::Act(1, "e2-f3".to_owned()));
    assert_eq!(gone, Err(Denial::NotYourSeat(1)));
    act(&mut halma, THIRD, 1, "e2-f3");
    // To the same guest nothing goes over.
    assert_eq!(hand(&mut halma, 1, THIRD, THIRD), Ok(vec![]));
}

fn hand(table: &mut Table, seat: u8, from: Guest, to: Guest) -> Result<Vec<Event>, Denial> {
    at(table, 0, By::House, Command::Hand { seat, from, to })
}

#[test]
fn a_seat_is_handed_over_only_by_the_guest_who_holds_it() {
    let mut halma = table_with("halma", 2, &[HOST], |terms| terms.chairs[1] = Chair::Person);
    // An open chair has no holder who could hand it over.
    assert_eq!(hand(&mut halma, 2, HOST, THIRD), Err(Denial::SeatChanged(2)));
    carry_out(&mut halma, HOST, Command::Stand(1)).unwrap();
    assert_eq!(hand(&mut halma, 1, HOST, THIRD), Err(Denial::SeatChanged(1)));
    carry_out(&mut halma, FRIEND, Command::Sit(1)).unwrap();
    assert_eq!(hand(&mut halma, 1, HOST, HOST), Err(Denial::SeatChanged(1)));
    assert_eq!(halma.holder(Seat(0)), Holder::Person(FRIEND));

    let mut star = table("star-halma", 3, &[HOST, FRIEND]);
    carry_out(&mut star, HOST, Command::Resign(1)).unwrap();
    assert_eq!(hand(&mut star, 1, HOST, HOST), Err(Denial::SeatChanged(1)));
    assert!(matches!(star.holder(Seat(0)), Holder::Computer(_)));
    hand(&mut star, 2, FRIEND, THIRD).unwrap();
    assert_eq!(hand(&mut star, 2, FRIEND, HOST), Err(Denial::SeatChanged(2)));
}

#[test]
fn a_table_that_was_filled_without_a_beginning_begins() {
    let mut halma = table_with("halma", 2, &[HOST], |terms| terms.chairs[1] = Chair::Person);
    // So a hand-over by code filled a chair in logs of an older version.
    halma.happen(Event::Handed { seat: 2, guest: FRIEND }, 0);
    assert_eq!(halma.waiting(), Waiting::Chairs);
    assert_eq!(halma.due(0), [Event::Began]);
    halma.happen(Event::Began, 0);
    assert_eq!(halma.due(0), []);
    act(&mut halma, HOST, 1, "e2-f3");
}

/// Barricade for two with a clock, begun at time 0.
fn clocked(clock: Clock) -> Table {
    table_with("barricade", 2, &[HOST, FRIEND], |terms| terms.clock = clock)
}

fn due(table: &mut Table, now: u64) {
    for event in table.due(now) {
        table.happen(event, now);
    }
}

const TEN_SECONDS: Clock = Clock::Total { seconds: 10, increment: 0 };

#[test]
fn no_clock_runs_while_salts_are_missing() {
    let mut table = clocked(TEN_SECONDS);
    carry_out(&mut table, HOST, Command::Seed("ab".repeat(32))).unwrap();
    assert_eq!(table.wakes(), None);
    assert_eq!(table.clocks(50_000), [(10_000, false), (10_000, false)]);
    due(&mut table, 50_000);
    assert!(!table.is_over(), "nobody loses because a salt does not come");
    let salt = Command::Seed("cd".repeat(32));
    at(&mut table, 60_000, By::Guest(FRIEND), salt).unwrap();
    assert_eq!(table.wakes(), Some(70_000), "from here on time runs");
}

#[test]
fn a_game_whose_salts_do_not_come_is_broken_off_without_a_loser() {
    let mut table = clocked(TEN_SECONDS);
    let off = Command::BreakOff(2);
    assert_eq!(carry_out(&mut table, HOST, off.clone()), Err(Denial::HouseOnly));
    carry_out(&mut table, HOST, Command::Seed("ab".repeat(32))).unwrap();
    let owes_none = at(&mut table, 0, By::House, Command::BreakOff(1));
    assert_eq!(owes_none, Err(Denial::NoSeedNeeded));
    let events = at(&mut table, 0, By::House, off).unwrap();
    assert_eq!(events[0], Event::Withheld { seat: 2 });
    assert_eq!((table.ending(), table.ranks()), (Some(Ending::Aborted), None));
    assert_eq!((table.withheld(), table.waiting()), (Some(Seat(1)), Waiting::Over));
    let late = carry_out(&mut table, FRIEND, Command::Seed("cd".repeat(32)));
    assert_eq!(late, Err(Denial::NoSeedNeeded));
    check_replay(&table);
}

#[test]
fn with_a_clock_in_days_the_table_itself_waits_for_salts_so_long() {
    const DAY: u64 = 24 * 60 * 60 * 1000;
    let mut table = clocked(Clock::Days(2));
    at(&mut table, DAY, By::Guest(HOST), Command::Seed("ab".repeat(32))).unwrap();
    assert_eq!((table.wakes(), table.due(2 * DAY - 1)), (Some(2 * DAY), vec![]));
    due(&mut table, 2 * DAY);
    assert_eq!((table.ending(), table.ranks()), (Some(Ending::Aborted), None));
    assert_eq!(table.withheld(), Some(Seat(1)));
}

#[test]
fn a_stand_in_needs_no_salt() {
    let mut table = barricade();
    carry_out(&mut table, HOST, Command::Seed("ab".repeat(32))).unwrap();
    assert_eq!(table.waiting(), Waiting::Seeds(vec![Seat(1)]));
    at(&mut table, 0, By::House, Command::StandIn(2, 1)).unwrap();
    assert_eq!(table.waiting(), Waiting::Dice(Seat(0)));
    // Back before the first roll, the person owes one again; after it nobody does.
    carry_out(&mut table, FRIEND, Command::ComeBack(2)).unwrap();
    assert_eq!(table.waiting(), Waiting::Seeds(vec![Seat(1)]));
    at(&mut table, 0, By::House, Command::StandIn(2, 1)).unwrap();
    carry_out(&mut table, HOST, Command::Roll(1)).unwrap();
    carry_out(&mut table, FRIEND, Command::ComeBack(2)).unwrap();
    assert_eq!(table.unseeded(), []);
}

#[test]
fn a_salt_counts_only_while_its_giver_holds_the_seat() {
    let game = Spec::of("barricade", 2).unwrap().set("opening", "first").build().unwrap();
    let terms = Terms::of(&game);
    let mut table = Table::open("t", terms, Seed::new(SEED), game, &[(1, HOST)], 0).unwrap();
    let early = carry_out(&mut table, HOST, Command::Seed("ab".repeat(32)));
    assert_eq!(early, Err(Denial::NotBegun), "only once the game has begun");
    carry_out(&mut table, FRIEND, Command::Sit(2)).unwrap();
    carry_out(&mut table, HOST, Command::Seed("ab".repeat(32))).unwrap();
    let handed = hand(&mut table, 1, HOST, THIRD).unwrap();
    assert_eq!(handed.last(), Some(&Event::Unseeded { seat: 1 }));
    assert_eq!(table.seeds(), [None, None]);
    assert_eq!(table.waiting(), Waiting::Seeds(vec![Seat(0), Seat(1)]));
    carry_out(&mut table, THIRD, Command::Seed("cd".repeat(32))).unwrap();
    carry_out(&mut table, FRIEND, Command::Seed("ef".repeat(32))).unwrap();
    carry_out(&mut table, THIRD, Command::Roll(1)).unwrap();
    // After the first roll it is fixed.
    let handed = hand(&mut table, 1, THIRD, HOST).unwrap();
    assert_eq!(handed, [Event::Handed { seat: 1, guest: HOST }]);
    let salts = [(1, [0xcd; 32]), (2, [0xef; 32])];
    carry_out(&mut table, FRIEND, Command::Resign(2)).unwrap();
    let record = table.record();
    assert_eq!(record.proof.as_ref().unwrap().salts, salts);
    spielhof_table::verify(&record).unwrap();
    check_replay(&table);
}

/// A table whose first seat is drawn by lot.
fn by_lot(id: &str, players: u8, people: &[Guest], name: &str) -> Table {
    let game = Spec::of(id, players).unwrap().build().unwrap();
    let terms = Terms { lot: true, ..Terms::of(&game) };
    let seated: Vec<(u8, Guest)> = (1..).zip(people.iter().copied()).collect();
    Table::open(name, terms, Seed::new(SEED), game, &seated, 0).unwrap()
}

#[test]
fn the_lot_is_drawn_from_everybodys_salts_and_then_fixed() {
    let mut begun = Vec::new();
    for name in ["a", "b", "c", "d", "e", "f", "g", "h"] {
        let mut table = by_lot("star-halma", 3, &[HOST, FRIEND, THIRD], name);
        assert_eq!((table.first(), table.due(0)), (None, vec![]));
        let early = Command::Act(1, "d3-f6".to_owned());
        assert_eq!(carry_out(&mut table, HOST, early), Err(Denial::SeedsMissing(vec![1, 2, 3])));
        for guest in [HOST, FRIEND, THIRD] {
            let salt = Command::Seed(format!("{:02x}", guest.0).repeat(32));
            carry_out(&mut table, guest, salt).unwrap();
        }
        let first = table.first().unwrap();
        assert_eq!(table.waiting(), Waiting::Seat(Seat(first - 1)));
        assert_eq!(table.unseeded(), []);
        begun.push(first);
        let guest = [HOST, FRIEND, THIRD][usize::from(first) - 1];
        let any = table.course().position().written_actions()[0].clone();
        act(&mut table, guest, first, &any);
        let before = table.before(table.last());
        assert_eq!(before.waiting(), Waiting::Seat(Seat(first - 1)));
        let log = table.log().to_vec();
        let again = Table::replay(name, Seed::new(SEED), log, Terms::build).unwrap();
        assert_eq!(again.course().position(), table.course().position());
        for (guest, seat) in [(HOST, 1), (FRIEND, 2), (THIRD, 3)] {
            carry_out(&mut table, guest, Command::Resign(seat)).unwrap();
        }
        let record: spielhof_table::Record = table.record().to_string().parse().unwrap();
        assert_eq!(record.first, first);
        assert_eq!(spielhof_table::verify(&record).unwrap().first, Some(first));
    }
    begun.sort_unstable();
    begun.dedup();
    assert_eq!(begun, [1, 2, 3], "every seat can begin");
}

#[test]
fn no_clock_runs_and_nothing_is_drawn_before_all_salts_are_there() {
    let game = Spec::of("halma", 2).unwrap().build().unwrap();
    let terms = Terms { lot: true, clock: TEN_SECONDS, ..Terms::of(&game) };
    let seated = [(1, HOST), (2, FRIEND)];
    let mut table = Table::open("t", terms, Seed::new(SEED), game, &seated, 0).unwrap();
    carry_out(&mut table, HOST, Command::Seed("ab".repeat(32))).unwrap();
    assert_eq!((table.wakes(), table.first()), (None, None));
    at(&mut table, 0, By::House, Command::BreakOff(2)).unwrap();
    assert_eq!((table.ending(), table.ranks()), (Some(Ending::Aborted), None));
    assert!(table.revealed().is_some());
    spielhof_table::verify(&table.record()).unwrap();
}

/// A log as an older version wrote it: times, and events.
fn old_log(clock: Clock, events: impl IntoIterator<Item = (u64, Event)>) -> Table {
    let game = Spec::of("barricade", 2).unwrap().set("opening", "first").build().unwrap();
    let terms = Terms { clock, ..Terms::of(&game) };
    let mut table = Table::open("t", terms, Seed::new(SEED), game, &[(1, HOST)], 0).unwrap();
    for (time, event) in events {
        table.happen(event, time);
    }
    let log = table.log().to_vec();
    Table::replay("t", Seed::new(SEED), log, Terms::build).unwrap()
}

fn seeded(seat: u8, byte: u8) -> Event {
    Event::Seeded { seat, seed: spielhof_table::hex(&[byte; 32]) }
}

#[test]
fn what_an_older_clock_decided_stays_decided() {
    let lost = Event::Ended { ending: "clock".to_owned(), ranks: Some(vec![2, 1]) };
    let revealed = Event::Revealed { seed: "07".repeat(32) };
    let table = old_log(
        TEN_SECONDS,
        [
            (0, Event::Sat { seat: 2, guest: FRIEND }),
            (0, Event::Began),
            // Then a clock ran while salts were missing.
            (10_000, Event::TimeUp { seat: 1 }),
            (10_000, lost),
            (10_000, revealed),
        ],
    );
    assert_eq!((table.ending(), table.ranks()), (Some(Ending::Clock), Some(vec![2, 1])));
    assert_eq!(table.due(20_000), []);
    // In a game that goes on, nobody has less time than before.
    let events = [
        (0, Event::Sat { seat: 2, guest: FRIEND }),
        (0, Event::Began),
        (1_000, seeded(1, 1)),
        (4_000, seeded(2, 2)),
    ];
    let table = old_log(TEN_SECONDS, events);
    assert_eq!((table.wakes(), table.waiting()), (Some(14_000), Waiting::Dice(Seat(0))));
}

#[test]
fn a_foreign_salt_of_an_older_log_stays_where_dice_have_fallen_and_goes_elsewhere() {
    // The host sent a salt before the beginning and left; the third sat down with it.
    let before = [
        (0, seeded(1, 1)),
        (0, Event::Stood { seat: 1 }),
        (0, Event::Sat { seat: 1, guest: THIRD }),
        (0, Event::Sat { seat: 2, guest: FRIEND }),
        (0, Event::Began),
        (0, seeded(2, 2)),
    ];
    let mut waiting = old_log(Clock::None, before.clone());
    assert_eq!(waiting.waiting(), Waiting::Seeds(vec![Seat(0)]));
    assert_eq!(waiting.due(0), [Event::Unseeded { seat: 1 }]);
    due(&mut waiting, 0);
    assert_eq!(waiting.seeds(), [None, Some([2; 32])]);

    let dice = spielhof_table::FairDice::new(Seed::new(SEED), &[(1, [1; 32]), (2, [2; 32])], "t");
    let fell = dice.draw(1, waiting.course().position()).unwrap();
    let action = waiting.course().position().write(fell);
    let rolled = before.into_iter().chain([(0, Event::Rolled { number: 1, action })]);
    let mut rolled = old_log(Clock::None, rolled);
    assert_eq!((rolled.due(0), rolled.unseeded()), (vec![], vec![]));
    carry_out(&mut rolled, THIRD, Command::Resign(1)).unwrap();
    spielhof_table::verify(&rolled.record()).unwrap();
}

/// Plays any game with any commands and checks at every step that the log, written and read,
/// replays to the same table.
fn any_game(id: &str, players: u8, seed: u64) {
    let people: Vec<Guest> = (1..=u64::from(players)).map(Guest).collect();
    let mut table = table(id, players, &people);
    let mut rng = Rng::new(seed);
    for step in 0..120 {
        let seat = rng.below(u32::from(players)) as u8 + 1;
        let command = match (table.waiting(), rng.below(12)) {
            (_, 0) => Command::TakeBack(seat),
            (_, 1) => Command::OfferDraw(seat),
            (_, 2) => Command::Answer(seat, rng.below(2) == 0),
            (_, 3) if rng.below(10) == 0 => Command::Resign(seat),
            (Waiting::Seeds(seats), _) => Command::Seed(format!("{:02x}", seats[0].0).repeat(32)),
            (Waiting::Dice(seat), _) => Command::Roll(seat.number()),
            (Waiting::Seat(seat), _) => {
                let action = Player::Random.act(table.course().position(), &mut rng).unwrap();
                Command::Act(seat.number(), table.course().position().write(action))
            }
            _ => Command::Abort(seat),
        };
        let guest = match &command {
            Command::Act(seat, _) | Command::Roll(seat) => Guest(u64::from(*seat)),
            Command::Seed(seed) => Guest(u64::from_str_radix(&seed[..2], 16).unwrap() + 1),
            _ => Guest(u64::from(seat)),
        };
        let _ = at(&mut table, step * 10, By::Guest(guest), command);
        if step % 10 == 9 {
            check_replay(&table);
        }
    }
    check_replay(&table);
}

fn check_replay(table: &Table) {
    let written = table.log().iter().map(|entry| {
        let text = serde_json::to_string(&entry.event).unwrap();
        assert!(table.revealed().is_some() || !text.contains(&"07".repeat(32)), "{text}");
        spielhof_table::LogEntry { event: serde_json::from_str(&text).unwrap(), ..entry.clone() }
    });
    let again = Table::replay("t", Seed::new(SEED), written, Terms::build).unwrap();
    assert_eq!(again.course().position(), table.course().position());
    assert_eq!(again.course().actions(), table.course().actions());
    assert_eq!((again.holders(), again.ranks()), (table.holders(), table.ranks()));
    assert_eq!((again.waiting(), again.question()), (table.waiting(), table.question()));
    assert_eq!(again.log(), table.log());
}

#[test]
fn the_log_replays_to_the_same_table() {
    for seed in 0..6 {
        any_game("halma", 2, seed);
        any_game("barricade", 3, seed);
        any_game("captive-2", 4, seed);
        any_game("cat-and-mouse", 2, seed);
        any_game("dice-halma", 2, seed);
    }
}

#[test]
fn the_record_of_a_whole_game_proves_its_dice() {
    let mut table = barricade();
    seed_it(&mut table);
    let mut rng = Rng::new(3);
    while let Some(seat) = match table.waiting() {
        Waiting::Seat(seat) | Waiting::Dice(seat) => Some(seat),
        _ => None,
    } {
        let who = if seat == Seat(0) { HOST } else { FRIEND };
        let position = table.course().position();
        let command = match table.waiting() {
            Waiting::Dice(seat) => Command::Roll(seat.number()),
            _ => {
                let action = Player::Baseline.act(position, &mut rng).unwrap();
                Command::Act(seat.number(), position.write(action))
            }
        };
        carry_out(&mut table, who, command).unwrap();
        // Some of what was done is taken back, so that numbers are skipped.
        if rng.below(20) == 0
            && carry_out(&mut table, who, Command::TakeBack(seat.number())).is_ok()
        {
            let other = if who == HOST { FRIEND } else { HOST };
            let _ = carry_out(&mut table, other, Command::Answer(3 - seat.number(), true));
        }
    }
    let text = table.record().to_string();
    let record: spielhof_table::Record = text.parse().unwrap();
    assert!(record.proof.as_ref().unwrap().numbers.len() > 20);
    spielhof_table::verify(&record).unwrap();
}

#[test]
fn a_damaged_log_is_refused() {
    let mut halma = table("halma", 2, &[HOST, FRIEND]);
    act(&mut halma, HOST, 1, "e2-f3");
    let replay = |log: Vec<spielhof_table::LogEntry>| {
        Table::replay("t", Seed::new(SEED), log, Terms::build).map(|_| ()).unwrap_err()
    };
    let log = halma.log().to_vec();
    assert_eq!(replay(log[1..].to_vec()), spielhof_table::LogError::NoOpening);
    let gap = [&log[..2], &log[3..]].concat();
    assert_eq!(replay(gap), spielhof_table::LogError::Event { number: 4 });
    let mut illegal = log.clone();
    let last = illegal.last_mut().unwrap();
    last.event = Event::Acted { seat: 1, action: "e2-e9".to_owned() };
    assert_eq!(replay(illegal), spielhof_table::LogError::Event { number: log.len() as u32 });
}
