//! The table: seats, consent, clocks, dice, and a log that replays to the same table.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use rules::{Seat, Spec};
use search::{Player, Rng};
use table::{
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
fn nobody_acts_for_somebody_else_or_out_of_turn() {
    let mut halma = table("halma", 2, &[HOST, FRIEND]);
    let step = |seat| Command::Act(seat, "e2-f3".to_owned());
    assert_eq!(carry_out(&mut halma, FRIEND, step(1)), Err(Denial::NotYourSeat(1)));
    assert_eq!(carry_out(&mut halma, THIRD, step(1)), Err(Denial::NotYourSeat(1)));
    assert_eq!(carry_out(&mut halma, FRIEND, step(2)), Err(Denial::NotYourTurn { turn: 1 }));
    assert_eq!(at(&mut halma, 0, By::House, step(1)), Err(Denial::NotYourSeat(1)));
    let hand = Command::Hand(1, FRIEND);
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
    at(&mut halma, 0, By::House, Command::Hand(1, THIRD)).unwrap();
    let gone = carry_out(&mut halma, HOST, Command::Act(1, "e2-f3".to_owned()));
    assert_eq!(gone, Err(Denial::NotYourSeat(1)));
    act(&mut halma, THIRD, 1, "e2-f3");
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
        table::Entry { event: serde_json::from_str(&text).unwrap(), ..entry.clone() }
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
    let record: table::Record = text.parse().unwrap();
    assert!(record.proof.as_ref().unwrap().numbers.len() > 20);
    table::verify(&record).unwrap();
}

#[test]
fn a_damaged_log_is_refused() {
    let mut halma = table("halma", 2, &[HOST, FRIEND]);
    act(&mut halma, HOST, 1, "e2-f3");
    let replay = |log: Vec<table::Entry>| {
        Table::replay("t", Seed::new(SEED), log, Terms::build).map(|_| ()).unwrap_err()
    };
    let log = halma.log().to_vec();
    assert_eq!(replay(log[1..].to_vec()), table::LogFault::NoOpening);
    let gap = [&log[..2], &log[3..]].concat();
    assert_eq!(replay(gap), table::LogFault::Event { number: 4 });
    let mut illegal = log.clone();
    let last = illegal.last_mut().unwrap();
    last.event = Event::Acted { seat: 1, action: "e2-e9".to_owned() };
    assert_eq!(replay(illegal), table::LogFault::Event { number: log.len() as u32 });
}
