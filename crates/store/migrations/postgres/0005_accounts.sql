-- An account makes a guest the same person on several devices. All of it is deleted with the guest,
-- also by servers that do not know these tables. To those a device that is signed in is a stranger
-- until they are replaced. The handle is what authenticators know an account by.
CREATE TABLE accounts (
    guest  bigint PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    handle bytea  NOT NULL UNIQUE CHECK (length(handle) = 16),
    made   bigint NOT NULL
);

CREATE TABLE passkeys (
    id    bytea  PRIMARY KEY,
    guest bigint NOT NULL REFERENCES accounts (guest) ON DELETE CASCADE,
    name  text   NOT NULL,
    key   text   NOT NULL,
    made  bigint NOT NULL,
    used  bigint
);

CREATE INDEX passkeys_guest ON passkeys (guest);

-- The secrets of a guest with an account, one for each device. The hash in guests is void then.
CREATE TABLE sessions (
    secret_hash bytea  PRIMARY KEY CHECK (length(secret_hash) = 32),
    guest       bigint NOT NULL REFERENCES accounts (guest) ON DELETE CASCADE,
    made        bigint NOT NULL,
    seen        bigint NOT NULL
);

CREATE INDEX sessions_guest ON sessions (guest);

CREATE TABLE recovery_codes (
    code_hash bytea  PRIMARY KEY CHECK (length(code_hash) = 32),
    guest     bigint NOT NULL REFERENCES accounts (guest) ON DELETE CASCADE
);

CREATE INDEX recovery_codes_guest ON recovery_codes (guest);

-- Ceremonies that have begun. Each is used once, within a few minutes.
CREATE TABLE ceremonies (
    id_hash bytea  PRIMARY KEY CHECK (length(id_hash) = 32),
    guest   bigint REFERENCES guests (id) ON DELETE CASCADE,
    state   text   NOT NULL,
    until   bigint NOT NULL
);

CREATE INDEX ceremonies_guest ON ceremonies (guest) WHERE guest IS NOT NULL;
CREATE INDEX ceremonies_until ON ceremonies (until);
