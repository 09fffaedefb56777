-- What keeps people safe from each other. All of it is deleted with the guest it is about, but for the
-- keyed hashes of bans.

-- The key of those hashes. One row at most.
CREATE TABLE safety_key (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    key    bytea   NOT NULL CHECK (length(key) = 32)
);

-- Who has muted or blocked whom.
CREATE TABLE marks (
    guest bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    other bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    id    text    COLLATE "C" NOT NULL UNIQUE,
    kind  text    NOT NULL CHECK (kind IN ('mute', 'block')),
    at    bigint NOT NULL,
    PRIMARY KEY (guest, other)
);

CREATE INDEX marks_other ON marks (other);

-- No reference to tables: a report outlives a table.
CREATE TABLE reports (
    key      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id       text    COLLATE "C" NOT NULL UNIQUE,
    at       bigint NOT NULL,
    table_id text    NOT NULL,
    reporter bigint REFERENCES guests (id) ON DELETE SET NULL,
    about    bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    seat     smallint,
    reason   text    NOT NULL,
    resolved bigint,
    UNIQUE (reporter, about, table_id)
);

CREATE INDEX reports_about ON reports (about);

-- What was said last at the table. A line is deleted with the guest who said it.
CREATE TABLE report_lines (
    report bigint NOT NULL REFERENCES reports (key) ON DELETE CASCADE,
    place  bigint NOT NULL,
    at     bigint NOT NULL,
    guest  bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    seat   smallint,
    text   text    NOT NULL,
    PRIMARY KEY (report, place)
);

CREATE INDEX report_lines_guest ON report_lines (guest);

CREATE TABLE bans (
    hash   bytea   PRIMARY KEY CHECK (length(hash) = 32),
    person text    NOT NULL,
    at     bigint NOT NULL,
    until  bigint,
    reason text    NOT NULL
);

-- Until when a guest may not choose names.
CREATE TABLE name_bars (
    guest bigint PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    until bigint NOT NULL
);

-- What operators did. Rows are added, and deleted when they are old; nothing changes them.
CREATE TABLE audit (
    key    bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at     bigint NOT NULL,
    actor  text    NOT NULL,
    deed   text    NOT NULL,
    person text    NOT NULL,
    detail text    NOT NULL
);

CREATE RULE audit_stays AS ON UPDATE TO audit DO INSTEAD NOTHING;

-- Limits that operators change while servers run. One row at most.
CREATE TABLE run_limits (
    single           boolean PRIMARY KEY DEFAULT true CHECK (single),
    tables_per_guest bigint,
    closed           boolean NOT NULL
);
