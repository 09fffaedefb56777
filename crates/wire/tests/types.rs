//! The client's types are those of this crate.

// In a test an unwrap is an assertion.
#![allow(clippy::unwrap_used)]

use std::path::Path;
use ts_rs::{Config, TS};

macro_rules! declare {
    ($($name:ident),+ $(,)?) => {{
        let config = Config::new().with_large_int("number");
        let mut text = String::from(
            "// Made from crates/wire. To make it anew:\n\
             // SPIELHOF_WRITE=1 cargo test -p spielhof-wire --test types\n",
        );
        text += &format!("\n/** The number of this protocol. */\nexport const PROTOCOL = {};\n", spielhof_wire::PROTOCOL);
        $( text += &format!("\nexport {}\n", <spielhof_wire::$name as TS>::decl(&config)); )+
        text
    }};
}

#[test]
fn the_clients_types_are_made_from_these() {
    let made = declare!(
        Best,
        BoardShape,
        Catalogue,
        CellShape,
        ColourShape,
        GameInfo,
        Group,
        Layout,
        MarkingKind,
        MarkingShape,
        OptionShape,
        PieceKind,
        Pieces,
        Choices,
        ClockFace,
        EffectShape,
        Gait,
        Move,
        Offer,
        OfferKind,
        Outcome,
        Pick,
        Placed,
        Prompt,
        Scene,
        Target,
        Waits,
        WayShape,
        ChatLine,
        Clock,
        Drawing,
        Fair,
        Happening,
        Holder,
        Ink,
        SeatShape,
        TableView,
        Terms,
        Attempt,
        Attempted,
        Diagram,
        Guide,
        HouseRule,
        LessonStep,
        Paragraph,
        Picture,
        Section,
        SectionKind,
        StepKind,
        Tip,
        Verdict,
        Arg,
        Said,
        ToClient,
        ToServer,
        FinishedGame,
        FinishedSeat,
        BestRated,
        FirstSolutions,
        LevelRating,
        LobbyGame,
        LobbyNews,
        LobbyPerson,
        LobbySeek,
        LobbyTable,
        OwnRatings,
        PersonRating,
        RatedPerson,
        RatingGroup,
        RatingStep,
        SeatRating,
        Solution,
        TableRating,
        History,
        Profile,
        ProfileState,
        ShowProfile,
        QuickGame,
        QuickGameState,
        Account,
        AccountState,
        Assertion,
        NewPasskey,
        PasskeyOptions,
        PasskeyShape,
        Recovery,
        RecoveryCodes,
        SignInOptions,
        Bot,
        BotToken,
        NewBot,
        Chair,
        Claim,
        Code,
        CopyTable,
        Faults,
        Look,
        Me,
        MyTable,
        NewTable,
        Opened,
        Plan,
        Rename,
        Replay,
        Upload,
        PersonAt,
        Mark,
        NewMark,
        Marked,
        NewReport,
        AdminPerson,
        AdminLine,
        AdminReport,
        AdminBan,
        AdminDeed,
        AdminLimits,
        AdminState,
        AdminTarget,
        AdminCommand,
        NewTournament,
        TournamentBye,
        TournamentCommand,
        TournamentEntrant,
        TournamentFormat,
        TournamentLine,
        TournamentPhase,
        TournamentRound,
        TournamentStanding,
        TournamentTable,
        TournamentTie,
        TournamentView,
    );
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/wire.ts");
    if std::env::var_os("SPIELHOF_WRITE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &made).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap();
    assert!(kept == made, "run SPIELHOF_WRITE=1 cargo test -p spielhof-wire --test types");
}
