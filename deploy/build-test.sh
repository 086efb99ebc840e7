#!/usr/bin/env bash
# Builds deploy/Containerfile on a machine that can't pull images, and smoke-tests the app in the image. The base is made of
# Debian's packages and this machine's Node. buildah builds without a daemon (isolation chroot, storage vfs). The app then
# runs on the image's root, read-only, with the image's user, environment and command. Run it as root on Debian. If the
# machine can't do this, the script says why and ends with status 77.
#   npm run release && deploy/build-test.sh
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo "skipped: building on a base of one's own takes root"; exit 77; }
for command in buildah debootstrap unshare; do
  command -v "$command" >/dev/null || { echo "skipped: $command is not installed"; exit 77; }
done
ls release/husbok-*.tar.gz >/dev/null 2>&1 || { echo "there is no release: run npm run release first"; exit 1; }

work=${BUILD_TEST_DIR:-$(mktemp -d /var/tmp/husbok-container-XXXXXX)}
mkdir -p "$work"
export BUILDAH_ISOLATION=chroot
store=(--root "$work/storage" --runroot "$work/run" --storage-driver vfs)
app=""
finish() {
  [ -z "$app" ] || kill -TERM "$app" 2>/dev/null || true
  buildah "${store[@]}" umount --all >/dev/null 2>&1 || true
  [ -n "${BUILD_TEST_DIR:-}" ] || rm -rf "$work"
}
trap finish EXIT

if [ ! -d "$work/base" ]; then
  echo "== a bare Debian with Node $(node --version)"
  debootstrap --variant=minbase bookworm "$work/base.part" ${DEBIAN_MIRROR:-} >"$work/debootstrap.log" 2>&1 \
    || { tail -5 "$work/debootstrap.log"; exit 1; }
  install -m 755 "$(readlink -f "$(command -v node)")" "$work/base.part/usr/local/bin/node"
  mv "$work/base.part" "$work/base"
fi
base=$(buildah "${store[@]}" from scratch)
buildah "${store[@]}" add --quiet "$base" "$work/base" / >/dev/null
buildah "${store[@]}" commit --quiet --rm "$base" localhost/husbok-base >/dev/null

echo "== deploy/Containerfile"
version=$(node --input-type=module -e "console.log((await import('./scripts/version.mjs')).versionOfBuild().version)")
buildah "${store[@]}" build --quiet --format docker --pull=never --network host \
  --build-arg BASE=localhost/husbok-base --build-arg VERSION="$version" \
  --file deploy/Containerfile --tag localhost/husbok . >/dev/null
container=$(buildah "${store[@]}" from --pull=never localhost/husbok)
config=$(buildah "${store[@]}" inspect --type image localhost/husbok)
# The app is run with the settings that the image itself contains.
field() { node -e 'const { Docker: { config } } = JSON.parse(require("fs").readFileSync(0, "utf8")); for (const each of [eval(`config.${process.argv[1]}`)].flat()) console.log(each)' "$1" <<<"$config"; }
user=$(field User)
[ "$user" = 10001:10001 ] || { echo "FAILED  the image runs as ${user:-root}"; exit 1; }
[ "$(field 'Labels["org.opencontainers.image.version"]')" = "$version" ] || { echo "FAILED  the image's label is not its version"; exit 1; }
[ "$(field 'Healthcheck.Test' | head -1)" = CMD ] || { echo "FAILED  the image has no health check"; exit 1; }
mapfile -t environment < <(field Env)
mapfile -t command < <(field Cmd)
mapfile -t health < <(field 'Healthcheck.Test' | tail -n +2)
root=$(buildah "${store[@]}" mount "$container")
[ -s "$root/app/sbom.json" ] || { echo "FAILED  the image has no list of its packages"; exit 1; }

port=${BUILD_TEST_PORT:-4790}
mkdir -p "$work/data" && chown 10001:10001 "$work/data" && chmod 700 "$work/data"
inside=(env -i "${environment[@]}" HOST=127.0.0.1 PORT="$port" SANDBOX=on)
echo "== the app in it, as $user on a read-only root"
# Uses a separate mount namespace, in which the root is read-only, and /data and /tmp are writable.
unshare --mount --pid --fork --kill-child bash -s -- "$root" "$work/data" "${inside[@]}" "${command[@]}" >"$work/app.log" 2>&1 <<'INSIDE' &
set -euo pipefail
root=$1 data=$2; shift 2
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=755 tmpfs "$root/dev"
for device in null zero urandom random; do touch "$root/dev/$device"; mount --bind "/dev/$device" "$root/dev/$device"; done
mkdir -m 1777 "$root/dev/shm"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mount -o remount,bind,ro "$root"
if touch "$root/app/written" 2>/dev/null; then echo "the root can be written to"; exit 1; fi
exec chroot "$root" setpriv --reuid 10001 --regid 10001 --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all \
  env --chdir=/app "$@"
INSIDE
app=$!
node deploy/smoke.mjs "http://127.0.0.1:$port" 120 || { tail -20 "$work/app.log"; exit 1; }
chroot --userspec=10001:10001 "$root" "${inside[@]}" "${health[@]}" && echo "ok      the health check says the same"
inner=$(pgrep --parent "$app" | head -1)
kill -TERM "${inner:-$app}"
wait "$app" && app="" || { echo "FAILED  it did not end well"; tail -5 "$work/app.log"; exit 1; }
grep -q '"message":"stopped"' "$work/app.log" && echo "ok      SIGTERM ends it in order"
