-- Was the game rated, and how was a game alone solved? What follows from the logs is computed again for
-- games alone.
ALTER TABLE results ADD COLUMN rated boolean NOT NULL DEFAULT false;
ALTER TABLE results ADD COLUMN solution bytea;

DELETE FROM results WHERE table_key IN
    (SELECT table_key FROM result_seats GROUP BY table_key HAVING count(*) = 1);

CREATE INDEX results_rated ON results (ended) WHERE rated;
CREATE INDEX results_solution ON results (game, solution) WHERE solution IS NOT NULL;

-- How strong a guest is in a group of games. It depends on the order of all games: it is copied.
CREATE TABLE ratings (
    guest      bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    grp        text NOT NULL,
    value      double precision NOT NULL,
    deviation  double precision NOT NULL,
    volatility double precision NOT NULL,
    games      bigint NOT NULL,
    at         bigint NOT NULL,
    PRIMARY KEY (guest, grp)
);

CREATE INDEX ratings_best ON ratings (grp, value);

-- Rated games that are over and were judged: the group whose ratings they changed, or why they did not.
CREATE TABLE judged (
    table_key bigint PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    grp       text NOT NULL,
    unrated   text NOT NULL
);

CREATE TABLE rating_changes (
    table_key bigint NOT NULL REFERENCES judged (table_key) ON DELETE CASCADE,
    seat      smallint NOT NULL,
    guest     bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    before    double precision,
    after     double precision NOT NULL,
    deviation double precision NOT NULL,
    PRIMARY KEY (table_key, seat)
);

CREATE INDEX rating_changes_guest ON rating_changes (guest);
