#!/usr/bin/env bash
# Runs once, in the new database of the first node: roles, the database, and who is waited for.
set -euo pipefail
SECRETS=${SECRETS:-/run/secrets}
export SECRETS
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username postgres --dbname postgres <<'SQL'
\set replication `cat "$SECRETS/replication"`
\set database `cat "$SECRETS/database"`
CREATE ROLE replicator REPLICATION LOGIN PASSWORD :'replication';
CREATE ROLE spielhof LOGIN PASSWORD :'database';
CREATE DATABASE spielhof OWNER spielhof;
-- Not on the command line of the server: commits of this very script would wait for a standby, and
-- nobody could change it while the server runs. It counts from the next start on.
ALTER SYSTEM SET synchronous_standby_names = 'FIRST 1 (db1, db2)';
SQL
echo 'host replication replicator samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"
