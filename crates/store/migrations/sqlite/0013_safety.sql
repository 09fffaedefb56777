-- What keeps people safe from each other. All of it is deleted with the guest it is about, but for the
-- keyed hashes of bans.

-- The key of those hashes. One row at most.
CREATE TABLE safety_key (
    single INTEGER PRIMARY KEY CHECK (single = 1),
    key    BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;

-- Who has muted or blocked whom.
CREATE TABLE marks (
    guest INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    id    TEXT    NOT NULL UNIQUE,
    kind  TEXT    NOT NULL CHECK (kind IN ('mute', 'block')),
    at    INTEGER NOT NULL,
    PRIMARY KEY (guest, other)
) STRICT, WITHOUT ROWID;

CREATE INDEX marks_other ON marks (other);

-- No reference to tables: a report outlives a table.
CREATE TABLE reports (
    key      INTEGER PRIMARY KEY,
    id       TEXT    NOT NULL UNIQUE,
    at       INTEGER NOT NULL,
    table_id TEXT    NOT NULL,
    reporter INTEGER REFERENCES guests (id) ON DELETE SET NULL,
    about    INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    seat     INTEGER,
    reason   TEXT    NOT NULL,
    resolved INTEGER,
    UNIQUE (reporter, about, table_id)
) STRICT;

CREATE INDEX reports_about ON reports (about);

-- What was said last at the table. A line is deleted with the guest who said it.
CREATE TABLE report_lines (
    report INTEGER NOT NULL REFERENCES reports (key) ON DELETE CASCADE,
    place  INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    guest  INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    seat   INTEGER,
    text   TEXT    NOT NULL,
    PRIMARY KEY (report, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX report_lines_guest ON report_lines (guest);

CREATE TABLE bans (
    hash   BLOB    PRIMARY KEY CHECK (length(hash) = 32),
    person TEXT    NOT NULL,
    at     INTEGER NOT NULL,
    until  INTEGER,
    reason TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- Until when a guest may not choose names.
CREATE TABLE name_bars (
    guest INTEGER PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    until INTEGER NOT NULL
) STRICT;

-- What operators did. Rows are added, and deleted when they are old; nothing changes them.
CREATE TABLE audit (
    key    INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    actor  TEXT    NOT NULL,
    deed   TEXT    NOT NULL,
    person TEXT    NOT NULL,
    detail TEXT    NOT NULL
) STRICT;

CREATE TRIGGER audit_stays BEFORE UPDATE ON audit
BEGIN
    SELECT raise(ABORT, 'the audit log is never changed');
END;

-- Limits that operators change while servers run. One row at most.
CREATE TABLE run_limits (
    single           INTEGER PRIMARY KEY CHECK (single = 1),
    tables_per_guest INTEGER,
    closed           INTEGER NOT NULL CHECK (closed IN (0, 1))
) STRICT;
