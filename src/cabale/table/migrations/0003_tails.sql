-- Entries lie in the order in which they were written, each with the number of the one before it in its room:
-- a commit for many rooms then writes a few pages, where a place of its own for every room cost a page each.
CREATE TABLE tail (
    room   TEXT PRIMARY KEY REFERENCES room (id) ON DELETE CASCADE,
    length INTEGER NOT NULL,
    last   INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE written (
    number INTEGER PRIMARY KEY,
    before INTEGER NOT NULL,
    body   BLOB NOT NULL
);

INSERT INTO written
SELECT number, CASE place WHEN 0 THEN 0 ELSE number - 1 END, body
FROM (SELECT row_number() OVER (ORDER BY room, place) AS number, place, body FROM entry);

INSERT INTO tail
SELECT room, max(place) + 1, sum(count(*)) OVER (ORDER BY room) FROM entry GROUP BY room;

DROP TABLE entry;
ALTER TABLE written RENAME TO entry;
