-- Was the game rated, and how was a game alone solved? What follows from the logs is computed again for
-- games alone.
ALTER TABLE results ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE results ADD COLUMN solution BLOB;

DELETE FROM results WHERE table_key IN
    (SELECT table_key FROM result_seats GROUP BY table_key HAVING count(*) = 1);

CREATE INDEX results_rated ON results (ended) WHERE rated = 1;
CREATE INDEX results_solution ON results (game, solution) WHERE solution IS NOT NULL;

-- How strong a guest is in a group of games. It depends on the order of all games: it is copied.
CREATE TABLE ratings (
    guest      INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    grp        TEXT    NOT NULL,
    value      REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    games      INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (guest, grp)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_best ON ratings (grp, value);

-- Rated games that are over and were judged: the group whose ratings they changed, or why they did not.
CREATE TABLE judged (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    grp       TEXT    NOT NULL,
    unrated   TEXT    NOT NULL
) STRICT;

CREATE TABLE rating_changes (
    table_key INTEGER NOT NULL REFERENCES judged (table_key) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    guest     INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    before    REAL,
    after     REAL    NOT NULL,
    deviation REAL    NOT NULL,
    PRIMARY KEY (table_key, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_changes_guest ON rating_changes (guest);
