//! What goes over the wire between server and client: whole numbers, short texts, two
//! closed sets of messages. No rules live here and no words: a sentence travels as the
//! key of its Fluent message with the data to fill in.
//!
//! The client's TypeScript types are made from these (`web/src/lib/wire.ts`); a test
//! compares.
//!
//! ```
//! use spielhof_wire::{Placed, ToServer};
//! let roll: ToServer = serde_json::from_str(r#"{"say":"roll","id":"a7","seat":1}"#).unwrap();
//! assert_eq!(roll, ToServer::Roll { id: "a7".to_owned(), seat: 1 });
//! assert_eq!(serde_json::to_string(&Placed::Cell(7)).unwrap(), r#"{"cell":7}"#);
//! ```

mod account;
mod catalogue;
mod correspondence;
mod guide;
mod history;
mod http;
mod lobby;
mod messages;
mod push;
mod puzzle;
mod rating;
mod review;
mod safety;
mod scene;
mod statistics;
mod table;
mod tournament;

pub use account::{
    Account, AccountState, Assertion, NewPasskey, PasskeyOptions, PasskeyShape, Recovery,
    RecoveryCodes, SignInOptions,
};
pub use catalogue::{
    Best, BoardShape, Catalogue, CellShape, ColourShape, GameInfo, Group, Layout, MarkingKind,
    MarkingShape, OptionShape, PieceKind, Pieces,
};
pub use correspondence::{Holiday, HolidayState, Line, LineSeen, NewHoliday, SeatPlan};
pub use guide::{
    Attempt, Attempted, Diagram, Guide, HouseRule, LessonStep, Paragraph, Picture, Section,
    SectionKind, StepKind, Tip, Verdict,
};
pub use history::{
    Export, ExportedLine, ExportedTable, FinishedGame, FinishedSeat, History, Profile,
    ProfileState, ShowProfile,
};
pub use http::{
    Bot, BotToken, Chair, Claim, Code, CopyTable, Faults, Look, Me, MyTable, NewBot, NewTable,
    Opened, Plan, QuickGame, QuickGameState, Rename, Replay, Upload,
};
pub use lobby::{LobbyGame, LobbyNews, LobbyPerson, LobbySeek, LobbyTable};
pub use messages::{Arg, PROTOCOL, Said, ToClient, ToServer};
pub use push::{EndSubscription, NewSubscription, PushMessage, PushState};
pub use puzzle::{NewPuzzle, NewPuzzleTry, PuzzleTried, PuzzleVerdict};
pub use rating::{
    BestRated, FirstSolutions, LevelRating, OwnRatings, PersonRating, RatedPerson, RatingGroup,
    RatingStep, SeatRating, Solution, TableRating,
};
pub use review::{
    Better, JudgedAction, Judgement, MistakeSize, NewJudgement, NewReview, Review, ReviewEffort,
    ReviewNews, ReviewSum, ReviewTurn,
};
pub use safety::{
    AdminBan, AdminCommand, AdminDeed, AdminLimits, AdminLine, AdminPerson, AdminReport,
    AdminState, AdminTarget, EMOTES, Mark, Marked, NewMark, NewReport, PHRASES, PersonAt, REASONS,
};
pub use scene::{
    Choices, ClockFace, EffectShape, Gait, Move, Offer, OfferKind, Outcome, Pick, Placed, Prompt,
    Scene, Target, Waits, WayShape,
};
pub use statistics::{
    GameStatistics, StatisticsLength, StatisticsLuck, StatisticsRow, StatisticsShare,
    StatisticsSource,
};
pub use table::{
    ChatLine, Clock, Drawing, Fair, Happening, Holder, Ink, SeatShape, TableView, Terms,
};
pub use tournament::{
    NewTournament, TournamentBye, TournamentCommand, TournamentEntrant, TournamentFormat,
    TournamentLine, TournamentPhase, TournamentRound, TournamentStanding, TournamentTable,
    TournamentTie, TournamentView,
};
