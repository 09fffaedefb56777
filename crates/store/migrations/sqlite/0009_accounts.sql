-- An account makes a guest the same person on several devices. All of it is deleted with the guest.
-- The handle is what authenticators know it by.
CREATE TABLE accounts (
    guest  INTEGER PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    handle BLOB    NOT NULL UNIQUE CHECK (length(handle) = 16),
    made   INTEGER NOT NULL
) STRICT;

CREATE TABLE passkeys (
    id    BLOB    PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES accounts (guest) ON DELETE CASCADE,
    name  TEXT    NOT NULL,
    key   TEXT    NOT NULL,
    made  INTEGER NOT NULL,
    used  INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_guest ON passkeys (guest);

-- The secrets of a guest with an account, one for each device. The hash in guests is void then.
CREATE TABLE sessions (
    secret_hash BLOB    PRIMARY KEY CHECK (length(secret_hash) = 32),
    guest       INTEGER NOT NULL REFERENCES accounts (guest) ON DELETE CASCADE,
    made        INTEGER NOT NULL,
    seen        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_guest ON sessions (guest);

CREATE TABLE recovery_codes (
    code_hash BLOB    PRIMARY KEY CHECK (length(code_hash) = 32),
    guest     INTEGER NOT NULL REFERENCES accounts (guest) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX recovery_codes_guest ON recovery_codes (guest);

-- Ceremonies that have begun. Each is used once, within a few minutes.
CREATE TABLE ceremonies (
    id_hash BLOB    PRIMARY KEY CHECK (length(id_hash) = 32),
    guest   INTEGER REFERENCES guests (id) ON DELETE CASCADE,
    state   TEXT    NOT NULL,
    until   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX ceremonies_guest ON ceremonies (guest) WHERE guest IS NOT NULL;
CREATE INDEX ceremonies_until ON ceremonies (until);
