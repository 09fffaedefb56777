-- Tournaments: a log of events of their own, the names of those who take part beside it, and the
-- tables that were opened for their games. All of it is deleted with the organiser.
CREATE TABLE tournaments (
    key       INTEGER PRIMARY KEY,
    id        TEXT    NOT NULL UNIQUE,
    organiser INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    plan      TEXT    NOT NULL,
    created   INTEGER NOT NULL,
    touched   INTEGER NOT NULL
) STRICT;

CREATE INDEX tournaments_organiser ON tournaments (organiser);

CREATE TABLE tournament_events (
    tournament INTEGER NOT NULL REFERENCES tournaments (key) ON DELETE CASCADE,
    number     INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    event      TEXT    NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;

-- The log has numbers only: a name is deleted with the guest who joined under it.
CREATE TABLE tournament_entrants (
    tournament INTEGER NOT NULL REFERENCES tournaments (key) ON DELETE CASCADE,
    entrant    INTEGER NOT NULL,
    guest      INTEGER REFERENCES guests (id) ON DELETE CASCADE,
    name       TEXT    NOT NULL,
    PRIMARY KEY (tournament, entrant)
) STRICT, WITHOUT ROWID;

CREATE INDEX tournament_entrants_guest ON tournament_entrants (guest) WHERE guest IS NOT NULL;

CREATE TABLE tournament_games (
    tournament INTEGER NOT NULL REFERENCES tournaments (key) ON DELETE CASCADE,
    round      INTEGER NOT NULL,
    pairing    INTEGER NOT NULL,
    game       INTEGER NOT NULL,
    table_id   TEXT    NOT NULL,
    PRIMARY KEY (tournament, round, pairing, game)
) STRICT, WITHOUT ROWID;
