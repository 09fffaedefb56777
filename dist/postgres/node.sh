#!/usr/bin/env bash
# One of two PostgreSQL nodes of which each can be the primary. It runs in the image postgres:15 as
# the user postgres, in the place of the image's own entrypoint, which it calls.
#
#   node.sh postgres …   starts the node. One without data copies those of the other node.
#   node.sh first        lets the next start make an empty database, if no other node has data. Only
#                        before the very first start: later an empty node must never pass for the
#                        real one.
#   node.sh rejoin       copies the data of the other node once more, to become its standby. The
#                        data that were here are kept in the folder `old` until the next time.
#
# NODE is its name in synchronous_standby_names, PEER the host of the other node.
set -euo pipefail
folder=$(dirname "$PGDATA")
passwords=$folder/pgpass
secret=${SECRETS:-/run/secrets}/replication

say() { printf '%s: %s\n' "$NODE" "$1" >&2; }
die() { say "$1"; exit 1; }

# The other node: `primary`, `standby`, or `silent`.
peer() {
  local waits
  waits=$(psql --no-psqlrc --no-align --tuples-only --command 'SELECT pg_is_in_recovery()' \
    "host=$PEER user=replicator dbname=postgres passfile=$passwords connect_timeout=3" 2>/dev/null) ||
    waits=
  case $waits in f) echo primary ;; t) echo standby ;; *) echo silent ;; esac
}

# All data of the other node, which must be the primary, and where to follow it. The copying has a
# name of its own: under that of the node it would count as the standby that commits wait for.
copy() {
  say "copying the data of $PEER"
  local at="host=$PEER port=${PGPORT:-5432} user=replicator passfile=$passwords"
  rm -rf "$folder/copy"
  pg_basebackup --pgdata "$folder/copy" --wal-method stream --checkpoint fast --no-password \
    --dbname "$at application_name=copy"
  echo "primary_conninfo = '$at application_name=$NODE'" >>"$folder/copy/postgresql.auto.conf"
  touch "$folder/copy/standby.signal"
}

# Starts with nothing, once.
make() {
  rm "$folder/first"
  # Nobody needs the password of the administrator: who is in the container comes in without one.
  POSTGRES_PASSWORD=$(head --bytes 24 /dev/urandom | base64)
  export POSTGRES_PASSWORD
  exec docker-entrypoint.sh "$@"
}

mkdir -p "$folder"
(umask 077 && printf '*:*:*:replicator:%s\n' "$(<"$secret")" >"$passwords")

if [[ ${1:-} == first ]]; then
  [[ ! -e $PGDATA ]] || die 'there are data already'
  touch "$folder/first"
  exit
fi

if [[ ${1:-} == rejoin ]]; then
  ! pg_isready --quiet --host "${HOST:-$NODE}" || die 'this node runs: stop it first'
  [[ $(peer) == primary ]] || die "$PEER is no primary: there is nothing to follow"
  copy
  rm -rf "$folder/old"
  [[ ! -e $PGDATA ]] || mv "$PGDATA" "$folder/old"
  mv "$folder/copy" "$PGDATA"
  say "ready to start as the standby of $PEER"
  exit
fi

if [[ ! -s $PGDATA/PG_VERSION ]]; then
  until role=$(peer) && [[ $role == primary ]]; do
    [[ $role == standby || ! -e $folder/first ]] || make "$@"
    say "no data here, and $PEER is $role: waiting for a primary (for a new database: first)"
    sleep 2
  done
  copy
  rm -rf "$PGDATA"
  mv "$folder/copy" "$PGDATA"
elif [[ ! -e $PGDATA/standby.signal && $(peer) == primary ]]; then
  die "$PEER is the primary now. Two of them would tear the data apart: rejoin first"
fi
exec docker-entrypoint.sh "$@"
