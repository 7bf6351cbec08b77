-- The log of a room knows how long it is, and writing it twice cost a page at every move.
ALTER TABLE room DROP COLUMN length;
