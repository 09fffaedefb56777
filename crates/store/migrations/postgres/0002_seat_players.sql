-- The person who plays a seat, where a guest has said so: several people may share a device. Not
-- part of the log, and deleted with the guest, also by servers that do not know this table.
CREATE TABLE seat_players (
    table_key bigint   NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    seat      smallint NOT NULL,
    guest     bigint   NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    player    text     NOT NULL,
    name      text     NOT NULL,
    avatar    bigint   NOT NULL,
    PRIMARY KEY (table_key, seat)
);

CREATE INDEX seat_players_guest ON seat_players (guest, player);
