-- A code hands a seat over only while its issuer still holds that seat. Codes of older files
-- name no issuer: they are void.
DROP TABLE codes;

CREATE TABLE codes (
    code_hash BLOB    PRIMARY KEY CHECK (length(code_hash) = 32),
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    issuer    INTEGER NOT NULL,
    until     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX codes_table ON codes (table_key, seat);
CREATE INDEX codes_issuer ON codes (issuer);
