-- A table. What stands in lists is kept here too, so that no list has to read a log.
CREATE TABLE tables (
    key     INTEGER PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    invite  TEXT    NOT NULL,
    seed    BLOB    NOT NULL CHECK (length(seed) = 32),
    created INTEGER NOT NULL,
    touched INTEGER NOT NULL,
    ended   INTEGER NOT NULL CHECK (ended IN (0, 1)),
    listed  INTEGER NOT NULL CHECK (listed IN (0, 1))
) STRICT;

-- None on touched alone: every append would have to move its table in it.
CREATE INDEX tables_listed ON tables (touched) WHERE listed = 1;
CREATE INDEX tables_running ON tables (key) WHERE ended = 0;

-- The log. Nothing here is ever changed.
CREATE TABLE events (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number    INTEGER NOT NULL CHECK (number > 0),
    at        INTEGER NOT NULL,
    event     TEXT    NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;

-- Which message the events up to a number came from.
CREATE TABLE messages (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    guest     INTEGER NOT NULL,
    id        TEXT    NOT NULL,
    number    INTEGER NOT NULL,
    PRIMARY KEY (table_key, guest, id)
) STRICT, WITHOUT ROWID;

-- Who holds or held a seat where. No reference to guests: the log outlives them.
CREATE TABLE seats (
    guest     INTEGER NOT NULL,
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    PRIMARY KEY (guest, table_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_table ON seats (table_key);

CREATE TABLE guests (
    id          INTEGER PRIMARY KEY,
    secret_hash BLOB    NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
    name        TEXT    NOT NULL,
    seen        INTEGER NOT NULL
) STRICT;

CREATE TABLE chat (
    key       INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    at        INTEGER NOT NULL,
    guest     INTEGER,
    seat      INTEGER,
    text      TEXT    NOT NULL
) STRICT;

CREATE INDEX chat_table ON chat (table_key, key);
CREATE INDEX chat_guest ON chat (guest) WHERE guest IS NOT NULL;

-- One-time codes that hand a seat to another device.
CREATE TABLE codes (
    code_hash BLOB    PRIMARY KEY CHECK (length(code_hash) = 32),
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    until     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX codes_table ON codes (table_key);
