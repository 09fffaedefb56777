-- So far it was only noted when a guest first came. From now on guests who are not seen for long
-- are deleted, and nobody is to be deleted for what was not noted.
UPDATE guests SET seen = max(seen, unixepoch() * 1000);
