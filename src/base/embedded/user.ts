import { spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { parse } from 'node:path'
import process from 'node:process'

/** The user that the server runs as. Null: the user that runs this program. */
export type ServerUser = { uid: number; gid: number } | null

export interface RunOutcome {
  code: number
  output: string
}

/** The server's environment, without secrets, PG* settings and translated messages. */
export function postgresEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']
  const known = Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )
  return { ...known, LC_ALL: 'C' }
}

/**
 * Runs a program. `descriptor` becomes its descriptor 3. For a program that cannot be started it returns code 127 and
 * the reason.
 */
export function runAsServerUser(
  file: string,
  args: string[],
  user: ServerUser,
  descriptor?: number,
): Promise<RunOutcome> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...user,
      cwd: parse(process.cwd()).root,
      env: postgresEnvironment(),
      windowsHide: true,
      // Not the option `timeout`: its timer goes on for a program that never started, and keeps our process alive.
      signal: AbortSignal.timeout(120_000),
      stdio: ['ignore', 'pipe', 'pipe', ...(descriptor === undefined ? [] : [descriptor])],
    })
    const output: Buffer[] = []
    child.stdout?.on('data', (bytes: Buffer) => output.push(bytes))
    child.stderr?.on('data', (bytes: Buffer) => output.push(bytes))
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString('utf8').trim() }))
  })
}

async function idOf(flag: '-u' | '-g', name: string): Promise<number | null> {
  const { code, output } = await runAsServerUser('id', [flag, name], null)
  return code === 0 && /^\d+$/.test(output) ? Number(output) : null
}

/**
 * The user for a server that is started by root, because PostgreSQL refuses to run as root. It is the owner of an
 * existing data directory, so that an ordinary user's project stays theirs. Otherwise it is `postgres`, or `nobody`.
 */
export async function findServerUser(dataDir: string): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return null
  const owner = await stat(dataDir).catch(() => null)
  if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = [await idOf('-u', name), await idOf('-g', name)]
    if (uid !== null && gid !== null && uid !== 0) return { uid, gid }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as. Start Husbok as an ordinary user.',
  )
}

/** True if a user can enter a directory, and every directory above it. */
export async function canEnterDirectory(directory: string, user: ServerUser): Promise<boolean> {
  if (user === null) return true
  return (await runAsServerUser('/bin/sh', ['-c', 'test -x "$1"', 'sh', directory], user)).code === 0
}
