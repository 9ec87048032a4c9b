-- What is kept beside a game: what was said at its table.
CREATE TABLE pages (
    tbl  TEXT NOT NULL REFERENCES tables (id),
    n    INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tbl, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_watchable ON tables (at) WHERE public AND stage = 'playing';
