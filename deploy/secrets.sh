#!/usr/bin/env bash
# Draws the secrets of compose.yaml, each in a file of deploy/secrets. What is there stays, so a run that was stopped is
# completed by the next one. Keep encryption-keys apart from every backup: without them a backup can't show national ids
# and account numbers, with them it can.
#   deploy/secrets.sh        asks for the mail server's address, or reads it from SMTP_URL where nobody can be asked
# It may be its argument too, which then stands in the shell's history and in the list of processes.
set -euo pipefail
cd "$(dirname "$0")"
# Only the folder is closed: in the container the files are another user's, who has to read them.
mkdir -p -m 0700 secrets
cd secrets
umask 022
# Whole or not there: a part that was left by a stopped run is written anew. Nothing takes the place of another file.
write() {
  printf '%s\n' "$2" >"$1.part"
  mv --no-clobber "$1.part" "$1"
  echo "secrets/$1"
}
# Letters and digits alone, since one of them stands in an address.
for name in postgres-password husbok-password s3-secret-access-key; do
  [ -e "$name" ] || write "$name" "$(openssl rand -hex 24)"
done
[ -e database-url ] || write database-url "postgres://husbok:$(cat husbok-password)@postgres:5432/husbok"
[ -e encryption-keys ] || write encryption-keys "k1:$(openssl rand -base64 32)"

address=${1:-${SMTP_URL:-}}
if [ -e smtp-url ]; then
  if [ -n "$address" ] && [ "$address" != "$(cat smtp-url)" ]; then
    echo "secrets/smtp-url holds another address: it stays. Write the new one into that file, then start the apps again." >&2
    exit 1
  fi
else
  if [ -z "$address" ] && [ -t 0 ]; then
    read -r -s -p 'SMTP address (empty: the mail catcher): ' address
    echo
  fi
  write smtp-url "${address:-smtp://mail:1025}"
fi
