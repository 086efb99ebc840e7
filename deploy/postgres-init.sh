#!/usr/bin/env bash
# Run once by the image of PostgreSQL when its data directory is new: the app's own role and database. It is no superuser,
# so that it can't change the trail of what was done (docs/operate.md, "Audit trail").
set -euo pipefail
password=$(cat /run/secrets/husbok-password)
psql --username postgres --no-psqlrc --set ON_ERROR_STOP=1 --set password="$password" <<'SQL'
create role husbok login password :'password';
create database husbok owner husbok;
SQL
