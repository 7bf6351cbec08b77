CREATE TABLE room (
    id      TEXT PRIMARY KEY,
    length  INTEGER NOT NULL,
    changed REAL NOT NULL,
    line    BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE entry (
    room  TEXT NOT NULL REFERENCES room (id) ON DELETE CASCADE,
    place INTEGER NOT NULL,
    body  BLOB NOT NULL,
    PRIMARY KEY (room, place)
) WITHOUT ROWID;

CREATE INDEX room_by_change ON room (changed);
