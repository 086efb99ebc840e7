#!/usr/bin/env bash
# Creates the app's role and database. The image of PostgreSQL runs this once, when its data directory is new. The role is
# not a superuser, so the app can't change the audit trail (docs/operate.md, "Audit trail").
set -euo pipefail
password=$(cat /run/secrets/husbok-password)
psql --username postgres --no-psqlrc --set ON_ERROR_STOP=1 --set password="$password" <<'SQL'
create role husbok login password :'password';
create database husbok owner husbok;
SQL
