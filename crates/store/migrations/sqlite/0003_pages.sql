-- Books of notes beside the games: what was said at a table, when the server was down.
CREATE TABLE pages (
    book TEXT NOT NULL,
    n    INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (book, n)
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_watchable ON tables (at) WHERE public AND stage = 'playing';
