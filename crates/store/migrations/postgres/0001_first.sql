-- People are guests: a name, and the hash of a secret that only their cookie holds.
CREATE TABLE people (
    id       TEXT PRIMARY KEY,
    secret   BYTEA NOT NULL UNIQUE,
    name     TEXT NOT NULL,
    settings TEXT NOT NULL,
    since    BIGINT NOT NULL
);

-- A table before and beside its entries: who sits where, and what was agreed.
CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    public   BOOLEAN NOT NULL,
    stage    TEXT NOT NULL,
    revision BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    body     TEXT NOT NULL
);
CREATE INDEX tables_gathering ON tables (at) WHERE public AND stage = 'gathering';

CREATE INDEX tables_watchable ON tables (at) WHERE public AND stage = 'playing';

CREATE TABLE sitters (
    person TEXT NOT NULL,
    tbl    TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, tbl)
);

-- The log. The primary key is the lock: nobody else can have appended entry n.
CREATE TABLE entries (
    tbl     TEXT NOT NULL REFERENCES tables (id),
    n       BIGINT NOT NULL,
    body    TEXT NOT NULL,
    -- The command that it carried out, so that repeating it does nothing, whatever was killed in between.
    command TEXT,
    PRIMARY KEY (tbl, n)
);

-- What is kept beside a game: what was said at its table.
CREATE TABLE pages (
    tbl  TEXT NOT NULL REFERENCES tables (id),
    n    BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tbl, n)
);

-- Which node decides for the bots of a table, and until when. Losing it in a crash costs nothing.
CREATE UNLOGGED TABLE leases (
    tbl     TEXT PRIMARY KEY,
    node    TEXT NOT NULL,
    expires TIMESTAMPTZ NOT NULL
);

-- When a server was last seen to run: time in which none did is nobody's.
CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  BIGINT NOT NULL
);
