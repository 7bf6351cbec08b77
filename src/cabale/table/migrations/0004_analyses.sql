-- What was found in finished games, by which edition of the analysis.
CREATE TABLE analysis (
    room    TEXT PRIMARY KEY REFERENCES room (id) ON DELETE CASCADE,
    edition INTEGER NOT NULL,
    body    BLOB NOT NULL
) WITHOUT ROWID;
