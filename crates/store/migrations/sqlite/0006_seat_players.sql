-- The person who plays a seat, where a guest has said so: several people may share a device. Not
-- part of the log, and deleted with the guest.
CREATE TABLE seat_players (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    guest     INTEGER NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    player    TEXT    NOT NULL,
    name      TEXT    NOT NULL,
    avatar    INTEGER NOT NULL,
    PRIMARY KEY (table_key, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_players_guest ON seat_players (guest, player);
