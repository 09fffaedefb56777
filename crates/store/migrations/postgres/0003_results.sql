-- Games that are over. All of it follows from the logs, and is computed from them where it is
-- missing: nothing here has to be copied or saved.
CREATE TABLE results (
    table_key  bigint  PRIMARY KEY REFERENCES tables (key) ON DELETE CASCADE,
    game       text    NOT NULL,
    options    text    NOT NULL,
    ended      bigint  NOT NULL,
    lasted     bigint,
    turns      bigint  NOT NULL,
    jumps      bigint  NOT NULL,
    ending     text    NOT NULL,
    set_up     boolean NOT NULL,
    copied     boolean NOT NULL,
    taken_back boolean NOT NULL
);

-- A deleted guest leaves a seat without a guest and without a level.
CREATE TABLE result_seats (
    table_key bigint   NOT NULL REFERENCES results (table_key) ON DELETE CASCADE,
    seat      smallint NOT NULL,
    side      smallint NOT NULL,
    guest     bigint   REFERENCES guests (id) ON DELETE SET NULL,
    level     smallint,
    place     smallint,
    hinted    boolean  NOT NULL,
    stood_in  boolean  NOT NULL,
    withheld  boolean  NOT NULL,
    PRIMARY KEY (table_key, seat)
);

CREATE INDEX result_seats_guest ON result_seats (guest) WHERE guest IS NOT NULL;

-- Under which id everybody can see the finished games of a guest.
CREATE TABLE profiles (
    guest bigint PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    id    text   COLLATE "C" NOT NULL UNIQUE
);
