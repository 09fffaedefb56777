-- A bot is a guest whom another guest has made. It is deleted with its owner.
ALTER TABLE guests ADD COLUMN owner INTEGER REFERENCES guests (id) ON DELETE CASCADE;

CREATE INDEX guests_owner ON guests (owner) WHERE owner IS NOT NULL;
