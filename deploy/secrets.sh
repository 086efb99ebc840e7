#!/usr/bin/env bash
# Draws the secrets of compose.yaml, each in a file of deploy/secrets; what is there stays. Keep encryption-keys apart from
# every backup: without them a backup can't show national ids and account numbers, with them it can.
#   deploy/secrets.sh [smtps://user:password@mail.example.no]
set -euo pipefail
cd "$(dirname "$0")"
# Only the folder is closed: in the container the files are another user's, who has to read them.
mkdir -p -m 0700 secrets
cd secrets
umask 022
write() { [ -s "$1" ] || { cat >"$1.part" && mv "$1.part" "$1" && echo "secrets/$1"; }; }
# Letters and digits alone, since one of them stands in an address.
draw() { openssl rand -hex 24; }
draw | write postgres-password
draw | write husbok-password
draw | write s3-secret-access-key
echo "postgres://husbok:$(cat husbok-password)@postgres:5432/husbok" | write database-url
echo "k1:$(openssl rand -base64 32)" | write encryption-keys
echo "${1:-smtp://mail:1025}" | write smtp-url
