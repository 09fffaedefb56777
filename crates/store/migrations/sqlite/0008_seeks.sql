-- People who look for somebody to play with. `table_id` is empty while a table is being opened for
-- them, and its id from then on.
CREATE TABLE seeks (
    guest    INTEGER PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    games    TEXT    NOT NULL,
    since    INTEGER NOT NULL,
    seen     INTEGER NOT NULL,
    table_id TEXT
) STRICT;
