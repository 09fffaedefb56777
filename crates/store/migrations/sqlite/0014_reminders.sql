-- Whom a table waits for where turns take long, since which event and until when, and when they are
-- reminded. It is written with every event, so a reminder that is no longer true is gone with it.
ALTER TABLE tables ADD COLUMN turn INTEGER;
ALTER TABLE tables ADD COLUMN turn_event INTEGER;
ALTER TABLE tables ADD COLUMN turn_until INTEGER;
ALTER TABLE tables ADD COLUMN remind INTEGER;
ALTER TABLE tables ADD COLUMN remind_again INTEGER;

CREATE INDEX tables_remind ON tables (remind) WHERE remind IS NOT NULL;

-- The private key by which push services know this server. One row at most.
CREATE TABLE push_key (
    single INTEGER PRIMARY KEY CHECK (single = 1),
    key    BLOB    NOT NULL CHECK (length(key) = 32)
) STRICT;

CREATE TABLE subscriptions (
    id       TEXT    PRIMARY KEY,
    guest    INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    endpoint TEXT    NOT NULL UNIQUE,
    key      BLOB    NOT NULL CHECK (length(key) = 65),
    secret   BLOB    NOT NULL CHECK (length(secret) = 16),
    language TEXT    NOT NULL,
    at       INTEGER NOT NULL
) STRICT;

CREATE INDEX subscriptions_guest ON subscriptions (guest);
