#!/bin/sh
# Starts PostgreSQL in its container, and creates the database of POSTGRES_USER at the first start.
set -eu
bin=/usr/lib/postgresql/15/bin
data=/var/lib/postgresql/data
if [ ! -s "$data/PG_VERSION" ]; then
  umask 077
  printf '%s' "$POSTGRES_PASSWORD" >/tmp/password
  "$bin/initdb" -D "$data" -U "$POSTGRES_USER" --pwfile=/tmp/password -A scram-sha-256 -E UTF8 --locale=C.UTF-8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
  echo "CREATE DATABASE $POSTGRES_USER" | "$bin/postgres" --single -D "$data" postgres
fi
exec "$bin/postgres" -D "$data" -c 'listen_addresses=*' -c unix_socket_directories=/tmp
