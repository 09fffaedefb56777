-- People who look for somebody to play with. `table_id` is empty while a table is being opened for
-- them, and its id from then on.
CREATE TABLE seeks (
    guest    bigint PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    games    text[] NOT NULL,
    since    bigint NOT NULL,
    seen     bigint NOT NULL,
    table_id text
);

CREATE INDEX seeks_waiting ON seeks (since) WHERE table_id IS NULL;
