#!/usr/bin/env bash
# Generates the secrets of compose.yaml, each in a file of deploy/secrets. Existing files stay, so if a run was stopped, the
# next run completes it. Keep the file encryption-keys apart from every backup. Whoever has both can read national ids and
# account numbers.
#   deploy/secrets.sh        asks for the mail server's address. Without a terminal it reads the address from SMTP_URL
# The address may also be the argument, but then the shell's history and the list of processes contain it.
set -euo pipefail
cd "$(dirname "$0")"
# Only the folder is closed to other users. In the container another user must read the files.
mkdir -p -m 0700 secrets
cd secrets
umask 022
# Writes the whole file or nothing. If a stopped run has left a part, it is written again. An existing file is not replaced.
write() {
  printf '%s\n' "$2" >"$1.part"
  mv --no-clobber "$1.part" "$1"
  echo "secrets/$1"
}
# Only letters and digits, because one of these secrets is part of an address.
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
