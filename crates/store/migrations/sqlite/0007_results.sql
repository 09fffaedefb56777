-- Games that are over. All of it follows from the logs, and is computed from them where it is
-- missing: nothing here has to be copied or saved.
CREATE TABLE results (
    table_key  INTEGER PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    game       TEXT    NOT NULL,
    options    TEXT    NOT NULL,
    ended      INTEGER NOT NULL,
    lasted     INTEGER,
    turns      INTEGER NOT NULL,
    jumps      INTEGER NOT NULL,
    ending     TEXT    NOT NULL,
    set_up     INTEGER NOT NULL CHECK (set_up IN (0, 1)),
    copied     INTEGER NOT NULL CHECK (copied IN (0, 1)),
    taken_back INTEGER NOT NULL CHECK (taken_back IN (0, 1))
) STRICT;

-- A deleted guest leaves a seat without a guest and without a level.
CREATE TABLE result_seats (
    table_key INTEGER NOT NULL REFERENCES results (table_key) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    side      INTEGER NOT NULL,
    guest     INTEGER REFERENCES guests (id) ON DELETE SET NULL,
    level     INTEGER,
    place     INTEGER,
    hinted    INTEGER NOT NULL CHECK (hinted IN (0, 1)),
    stood_in  INTEGER NOT NULL CHECK (stood_in IN (0, 1)),
    withheld  INTEGER NOT NULL CHECK (withheld IN (0, 1)),
    PRIMARY KEY (table_key, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX result_seats_guest ON result_seats (guest) WHERE guest IS NOT NULL;

-- Under which id everybody can see the finished games of a guest.
CREATE TABLE profiles (
    guest INTEGER PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    id    TEXT    NOT NULL UNIQUE
) STRICT;
