-- Whom a table waits for where turns take long, since which event and until when, and when they are
-- reminded. It is written with every event, so a reminder that is no longer true is gone with it.
ALTER TABLE tables
    ADD COLUMN turn         bigint,
    ADD COLUMN turn_event   bigint,
    ADD COLUMN turn_until   bigint,
    ADD COLUMN remind       bigint,
    ADD COLUMN remind_again bigint;

CREATE INDEX tables_remind ON tables (remind) WHERE remind IS NOT NULL;

-- The private key by which push services know this server. One row at most.
CREATE TABLE push_key (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    key    bytea   NOT NULL CHECK (length(key) = 32)
);

CREATE TABLE subscriptions (
    id       text COLLATE "C" PRIMARY KEY,
    guest    bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    endpoint text COLLATE "C" NOT NULL UNIQUE,
    key      bytea  NOT NULL CHECK (length(key) = 65),
    secret   bytea  NOT NULL CHECK (length(secret) = 16),
    language text   NOT NULL,
    at       bigint NOT NULL
);

CREATE INDEX subscriptions_guest ON subscriptions (guest);
