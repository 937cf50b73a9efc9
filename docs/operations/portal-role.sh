#!/bin/sh
# The role that runs the portal; the owner of the tables is POSTGRES_USER.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$PORTAL_PASSWORD" -U "$POSTGRES_USER" -d "$POSTGRES_DB" <<'SQL'
create role shiptime_portal login password :'password';
SQL
