-- People are guests: a name, and the hash of a secret that only their cookie holds.
CREATE TABLE people (
    id       TEXT PRIMARY KEY,
    secret   BLOB NOT NULL UNIQUE,
    name     TEXT NOT NULL,
    settings TEXT NOT NULL,
    since    INTEGER NOT NULL
) STRICT;

-- A table before and beside its entries: who sits where, and what was agreed.
CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    public   INTEGER NOT NULL,
    stage    TEXT NOT NULL,
    revision INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    body     TEXT NOT NULL
) STRICT;
CREATE INDEX tables_gathering ON tables (at) WHERE public AND stage = 'gathering';

CREATE TABLE sitters (
    person TEXT NOT NULL,
    tbl    TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, tbl)
) STRICT, WITHOUT ROWID;

-- The log. The primary key is the lock: nobody else can have appended entry n.
CREATE TABLE entries (
    tbl  TEXT NOT NULL REFERENCES tables (id),
    n    INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tbl, n)
) STRICT, WITHOUT ROWID;
