// A temporary server of the system's PostgreSQL 15, the oldest supported version, if it is installed.
import { execFileSync } from 'node:child_process'
import { chownSync, chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const home = '/usr/lib/postgresql'

function account() {
  if (process.getuid?.() !== 0) return {}
  const [, , uid, gid] = execFileSync('getent', ['passwd', 'postgres'], { encoding: 'utf8' }).split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

export async function startSystemPostgres() {
  const version = existsSync(home) ? readdirSync(home).find((name) => name === '15') : undefined
  if (!version) return undefined
  const bin = join(home, version, 'bin')
  const directory = mkdtempSync(join(tmpdir(), 'husbok-pg15-'))
  const user = account()
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid)
  chmodSync(directory, 0o755)
  const options = {
    ...user,
    cwd: directory,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, LC_ALL: 'C', HOME: directory },
  }
  const data = join(directory, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8'],
    options,
  )
  execFileSync(
    join(bin, 'pg_ctl'),
    [
      '-D',
      data,
      '-w',
      '-l',
      join(directory, 'log'),
      '-o',
      `-k ${directory} -c listen_addresses='' -c fsync=off -c max_connections=200`,
      'start',
    ],
    options,
  )
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(directory)}`,
    async stop() {
      execFileSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], options)
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
