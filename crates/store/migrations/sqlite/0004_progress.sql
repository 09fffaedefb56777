-- How many batches were ever committed. A file beside the store remembers the same number, so
-- that commits which a damaged write-ahead log has lost are missed. One row.
CREATE TABLE progress (batches INTEGER NOT NULL) STRICT;
INSERT INTO progress (batches) VALUES (0);
