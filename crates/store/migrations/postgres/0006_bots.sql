-- A bot is a guest whom another guest has made. It is deleted with its owner, also by servers that do
-- not know bots.
ALTER TABLE guests ADD COLUMN owner bigint REFERENCES guests (id) ON DELETE CASCADE;

CREATE INDEX guests_owner ON guests (owner) WHERE owner IS NOT NULL;
