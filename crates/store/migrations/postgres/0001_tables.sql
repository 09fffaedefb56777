-- The servers that share the database. A number is never used again. A lease is a moment of the
-- database's own clock.
CREATE TABLE nodes (
    id          bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    epoch       bigint      NOT NULL,
    address     text        NOT NULL,
    secret      bytea       NOT NULL CHECK (length(secret) = 32),
    draining    boolean     NOT NULL DEFAULT false,
    lease_until timestamptz NOT NULL
);

-- A table. What stands in lists is kept here too, so that no list has to read a log. `last` is the
-- number of its last event. It is owned by a node at an epoch, or by nobody.
-- Some room is left in every page, so that an append changes its row without touching an index.
CREATE TABLE tables (
    key     bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id      text    COLLATE "C" NOT NULL UNIQUE,
    invite  text    NOT NULL,
    seed    bytea   NOT NULL CHECK (length(seed) = 32),
    created bigint  NOT NULL,
    opener  bigint,
    last    bigint  NOT NULL DEFAULT 0,
    touched bigint  NOT NULL,
    began   boolean NOT NULL DEFAULT false,
    ended   boolean NOT NULL DEFAULT false,
    listed  boolean NOT NULL DEFAULT false,
    retired bigint,
    owner   bigint,
    epoch   bigint  NOT NULL DEFAULT 0
) WITH (fillfactor = 70);

-- None with touched in it: every append would have to move its table there.
CREATE INDEX tables_listed ON tables (key) WHERE listed;
CREATE INDEX tables_running ON tables (key) WHERE NOT ended;
CREATE INDEX tables_opener ON tables (opener) WHERE NOT ended;
CREATE INDEX tables_owner ON tables (owner) WHERE owner IS NOT NULL;

-- The log. Nothing here is ever changed.
CREATE TABLE events (
    table_key bigint NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    number    bigint NOT NULL CHECK (number > 0),
    at        bigint NOT NULL,
    event     text   NOT NULL,
    PRIMARY KEY (table_key, number)
);

-- Which message the events up to a number came from. Its id may be any text, also one that
-- PostgreSQL would not take as text.
CREATE TABLE messages (
    table_key bigint NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    guest     bigint NOT NULL,
    id        bytea  NOT NULL,
    number    bigint NOT NULL,
    PRIMARY KEY (table_key, guest, id)
);

-- Who holds or held a seat where. No reference to guests: the log outlives them.
CREATE TABLE seats (
    guest     bigint NOT NULL,
    table_key bigint NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    PRIMARY KEY (guest, table_key)
);

CREATE INDEX seats_table ON seats (table_key);

-- All 64 bits of a guest's id are used: they are stored as a signed number.
CREATE TABLE guests (
    id          bigint PRIMARY KEY,
    secret_hash bytea  NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
    name        text   NOT NULL,
    seen        bigint NOT NULL
);

CREATE TABLE chat (
    key       bigint   GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_key bigint   NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    at        bigint   NOT NULL,
    guest     bigint,
    seat      smallint,
    text      text     NOT NULL
);

CREATE INDEX chat_table ON chat (table_key, key);
CREATE INDEX chat_guest ON chat (guest) WHERE guest IS NOT NULL;

-- One-time codes that hand a seat to another device, while their issuer holds it.
CREATE TABLE codes (
    code_hash bytea    PRIMARY KEY CHECK (length(code_hash) = 32),
    table_key bigint   NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    seat      smallint NOT NULL,
    issuer    bigint   NOT NULL,
    until     bigint   NOT NULL
);

CREATE INDEX codes_table ON codes (table_key, seat);
CREATE INDEX codes_issuer ON codes (issuer);
CREATE INDEX codes_until ON codes (until);

-- The latest time that was plausible, and one that was not, with how long servers ran by it. One
-- row at most.
CREATE TABLE time_note (
    single  boolean PRIMARY KEY DEFAULT true CHECK (single),
    trusted bigint  NOT NULL,
    doubted bigint,
    ran     bigint
);

-- Locked by who counts tables to find out whether there may be one more. One row.
CREATE TABLE counting (single boolean PRIMARY KEY DEFAULT true CHECK (single));
INSERT INTO counting DEFAULT VALUES;

-- Which node does what has to be done once for all, and until when. One row.
CREATE TABLE upkeep (
    single boolean     PRIMARY KEY DEFAULT true CHECK (single),
    node   bigint,
    epoch  bigint,
    until  timestamptz NOT NULL
);
INSERT INTO upkeep (until) VALUES ('-infinity');
