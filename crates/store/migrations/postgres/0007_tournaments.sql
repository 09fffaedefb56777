-- Tournaments: a log of events of their own, the names of those who take part beside it, and the
-- tables that were opened for their games. All of it is deleted with the organiser.
CREATE TABLE tournaments (
    key       bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id        text    COLLATE "C" NOT NULL UNIQUE,
    organiser bigint  NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    plan      text    NOT NULL,
    created   bigint  NOT NULL,
    touched   bigint  NOT NULL
);

CREATE INDEX tournaments_organiser ON tournaments (organiser);

CREATE TABLE tournament_events (
    tournament bigint  NOT NULL REFERENCES tournaments (key) ON DELETE CASCADE,
    number     bigint  NOT NULL,
    at         bigint  NOT NULL,
    event      text    NOT NULL,
    PRIMARY KEY (tournament, number)
);

-- The log has numbers only: a name is deleted with the guest who joined under it.
CREATE TABLE tournament_entrants (
    tournament bigint  NOT NULL REFERENCES tournaments (key) ON DELETE CASCADE,
    entrant    bigint  NOT NULL,
    guest      bigint  REFERENCES guests (id) ON DELETE CASCADE,
    name       text    NOT NULL,
    PRIMARY KEY (tournament, entrant)
);

CREATE INDEX tournament_entrants_guest ON tournament_entrants (guest) WHERE guest IS NOT NULL;

CREATE TABLE tournament_games (
    tournament bigint  NOT NULL REFERENCES tournaments (key) ON DELETE CASCADE,
    round      bigint  NOT NULL,
    pairing    bigint  NOT NULL,
    game       bigint  NOT NULL,
    table_id   text    NOT NULL,
    PRIMARY KEY (tournament, round, pairing, game)
);
