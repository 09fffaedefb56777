-- What the holder of a seat answers to what the others may do: rows of actions as JSON, which begin at the
-- position after this event. What is left of them follows from the log. Not part of the log, and deleted
-- with the guest, with the table, and when the seat is given up or the game is over.
CREATE TABLE plans (
    table_key bigint   NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    seat      smallint NOT NULL,
    guest     bigint   NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    event     bigint   NOT NULL,
    lines     text     NOT NULL,
    PRIMARY KEY (table_key, seat)
);

CREATE INDEX plans_guest ON plans (guest);

-- When a guest is away from all their games that give days for a turn. Kept as long as the limit of a
-- year counts it.
CREATE TABLE holidays (
    guest bigint NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    since bigint NOT NULL,
    until bigint NOT NULL,
    PRIMARY KEY (guest, since)
);

CREATE INDEX holidays_until ON holidays (until);
