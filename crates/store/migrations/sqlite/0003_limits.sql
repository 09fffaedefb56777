-- Who opened a table: their tables are counted, and the public list is shared between openers.
-- No reference to guests: a table outlives them.
ALTER TABLE tables ADD COLUMN opener INTEGER;

-- Has the game begun? Tables that never begin are retired early.
ALTER TABLE tables ADD COLUMN began INTEGER NOT NULL DEFAULT 0 CHECK (began IN (0, 1));
UPDATE tables SET began = EXISTS (
    SELECT 1 FROM events WHERE table_key = tables.key AND event = '{"event":"began"}'
);

CREATE INDEX tables_opener ON tables (opener) WHERE ended = 0;

-- When a table was marked to be retired. It is deleted some time after that, unless something
-- happens there.
ALTER TABLE tables ADD COLUMN retired INTEGER;

-- The latest time that was plausible, and one that was not, with how long servers ran by it.
-- One row at most.
CREATE TABLE time_note (
    trusted INTEGER NOT NULL,
    doubted INTEGER,
    ran     INTEGER
) STRICT;
