//! Why something at a table is not done, as sentences.

use rules::AnyGame;
use say::{number, plain, text, with};
use store::StoreError;
use table::{Denial, LONGEST_LINE, MOST_LINES, OpenError, PlanError};
use wire::Said;

/// Why a command is not carried out.
pub fn denial(game: &AnyGame, denial: &Denial) -> Said {
    match denial {
        Denial::NoSuchSeat(seat) => with("denial-no-such-seat", [("seat", number(*seat))]),
        Denial::NotYourSeat(seat) => with("denial-not-your-seat", [("seat", number(*seat))]),
        Denial::SeatChanged(_) => plain("denial-code"),
        Denial::ChairTaken(seat) => with("denial-chair-taken", [("seat", number(*seat))]),
        Denial::HouseOnly => plain("denial-house-only"),
        Denial::Begun => plain("denial-begun"),
        Denial::NotBegun => plain("denial-not-begun"),
        Denial::Over => plain("refusal-over"),
        Denial::NotOver => plain("denial-not-over"),
        Denial::NotYourTurn { turn } => with("denial-not-your-turn", [("seat", number(*turn))]),
        Denial::NoRollNow => plain("refusal-no-roll-now"),
        Denial::SeedsMissing(_) => plain("denial-seeds-missing"),
        Denial::NoSeedNeeded => plain("denial-no-seed-needed"),
        Denial::BadSeed => plain("denial-bad-seed"),
        Denial::Action(fault) => say::read(game.spec().entry(), game.board(), fault),
        Denial::NothingToTakeBack => plain("denial-nothing-to-take-back"),
        Denial::DiceHaveFallen => plain("denial-dice-have-fallen"),
        Denial::NobodyToAsk => plain("denial-nobody-to-ask"),
        Denial::QuestionOpen => plain("denial-question-open"),
        Denial::NoQuestion => plain("denial-no-question"),
        Denial::AgainAlready(_) => plain("denial-again-already"),
        Denial::NoDays => plain("denial-no-days"),
        Denial::AwayTooLong => plain("denial-away-too-long"),
        Denial::Rated => plain("denial-rated"),
    }
}

/// Why lines are not taken for conditional moves.
pub fn plan_fault(game: &AnyGame, fault: &PlanError) -> Said {
    match fault {
        PlanError::Chance => plain("denial-plan-dice"),
        PlanError::NotRunning => plain("denial-plan-not-running"),
        PlanError::OwnTurn => plain("denial-plan-own-turn"),
        PlanError::Outdated { .. } => plain("denial-plan-outdated"),
        PlanError::TooMany => with("denial-plan-many", [("most", number(MOST_LINES))]),
        PlanError::TooLong { line } => {
            with("denial-plan-long", [("line", number(*line)), ("most", number(LONGEST_LINE))])
        }
        // Why the action is not legal says more than where it stands.
        PlanError::Action { fault, .. } => say::read(game.spec().entry(), game.board(), fault),
        PlanError::NoAnswer { line } => with("denial-plan-no-answer", [("line", number(*line))]),
        PlanError::TwoAnswers { line, other } => {
            with("denial-plan-two", [("line", number(*line)), ("other", number(*other))])
        }
    }
}

/// Why a table cannot be opened.
pub fn open_fault(fault: &OpenError) -> Vec<Said> {
    match fault {
        OpenError::Spec(faults) => faults.iter().map(say::spec).collect(),
        OpenError::Setup(board, faults) => {
            let board = board::Board::of(*board);
            faults.iter().map(|fault| say::setup(board, fault)).collect()
        }
        OpenError::Chairs { given, seats } => vec![chairs(*given, *seats)],
        OpenError::Level(level) => vec![with("denial-level", [("level", number(*level))])],
        OpenError::Earlier { number: place, text: given, .. } => {
            vec![with("denial-earlier", [("number", number(*place)), ("text", text(given))])]
        }
        OpenError::Over => vec![plain("denial-copy-over")],
    }
}

/// There must be a chair for each seat.
pub fn chairs(given: usize, seats: usize) -> Said {
    with("denial-chairs", [("given", number(given)), ("seats", number(seats))])
}

/// Why something was not stored.
pub fn store_fault(fault: &StoreError) -> Said {
    match fault {
        StoreError::DiskFull => plain("denial-disk-full"),
        StoreError::NoTable(_) => plain("denial-no-table"),
        StoreError::TooManyTables => plain("denial-house-full"),
        StoreError::TooManyTablesOfGuest => plain("denial-too-many-tables"),
        // What is broken is for the log, not for people.
        _ => plain("denial-not-stored"),
    }
}
