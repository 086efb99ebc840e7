import { randomBytes } from 'node:crypto'
import {
  appendFile,
  chmod,
  chown,
  lchown,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import type pg from 'pg'
import { programPath, type Binaries } from './binaries'
import { canEnterDirectory, runAsServerUser, type ServerUser } from './user'

/** The password of the superuser and of the product's role. */
export const passwordFile = 'husbok-password'

/** Undefined for a cluster of an earlier version, before this version first starts it. */
export async function readPassword(dataDir: string): Promise<string | undefined> {
  return await readFile(join(dataDir, passwordFile), 'utf8').catch(() => undefined)
}

/** Finds the lines of a method in `pg_hba.conf`. The operator has written the lines of all other methods. */
const linesBy = (method: string) => new RegExp(`^((?:local|host\\w*)[ \\t].*[ \\t])${method}(?=[ \\t]*(?:#.*)?$)`, 'gm')

/** Replaces a file in one step, so that a crash leaves the old file or the new one. */
async function replaceFile(path: string, text: string, user: ServerUser): Promise<void> {
  const fresh = `${path}.new-${process.pid}`
  try {
    const handle = await open(fresh, 'w', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (user !== null) await chown(fresh, user.uid, user.gid)
    await rename(fresh, path)
  } finally {
    await rm(fresh, { force: true })
  }
}

async function changeRules(dataDir: string, user: ServerUser, before: string, after: string): Promise<void> {
  const path = join(dataDir, 'pg_hba.conf')
  const text = await readFile(path, 'utf8')
  const changed = text.replace(linesBy(before), `$1${after}`)
  if (changed !== text) await replaceFile(path, changed, user)
}

/**
 * If the password file is missing, lets the server start without asking for a password. The running
 * server then gets a new one (`askForPassword`). Call this before the server starts.
 */
export async function forgetLostPassword(dataDir: string, user: ServerUser): Promise<void> {
  if (process.platform === 'win32' || (await readPassword(dataDir)) !== undefined) return
  await changeRules(dataDir, user, 'scram-sha-256', 'trust')
}

/**
 * Makes the running server ask every client for a password (SCRAM), also the superuser of the cluster. The private
 * directory of its socket is not enough: it keeps out neither other programs of root nor those of the same user.
 * `client` is connected as the superuser. Each step can be repeated, and the password is on the disk before the server
 * requires it. So a crash in between locks nobody out.
 */
export async function askForPassword(
  dataDir: string,
  client: pg.Client,
  user: ServerUser,
  role: string,
): Promise<void> {
  // On Windows the cluster is made with a password.
  if (process.platform === 'win32') return
  const known = await readPassword(dataDir)
  const password = known ?? randomBytes(24).toString('base64url')
  if (known === undefined) await replaceFile(join(dataDir, passwordFile), password, user)
  const rules = await readFile(join(dataDir, 'pg_hba.conf'), 'utf8')
  if (known === undefined || linesBy('trust').test(rules)) {
    await client.query(`set password_encryption = 'scram-sha-256'`)
    const { rows } = await client.query<{ name: string }>(
      'select rolname as name from pg_roles where rolname = any($1)',
      [['postgres', role]],
    )
    for (const { name } of rows)
      await client.query(`alter role ${client.escapeIdentifier(name)} password ${client.escapeLiteral(password)}`)
    await changeRules(dataDir, user, 'trust', 'scram-sha-256')
  }
  // Reloads in any case, because an earlier start may have been interrupted between the two steps.
  await client.query('select pg_reload_conf()')
}

export interface DataAccess {
  argument: string
  /** The open data directory, which the server inherits as descriptor 3. Undefined when the path is enough. */
  descriptor: number | undefined
  close: () => Promise<void>
}

/**
 * Says how the server's user reaches the data. That user may not be allowed to enter a directory above it (in a project
 * of root). Then the server inherits the open directory, because Linux does not check the path of an open directory.
 */
export async function accessData(dataDir: string, user: ServerUser): Promise<DataAccess> {
  if (await canEnterDirectory(dataDir, user))
    return { argument: dataDir, descriptor: undefined, close: () => Promise.resolve() }
  if (process.platform !== 'linux') {
    throw new Error(
      `The database server cannot run as root, and its user cannot reach ${dataDir}. Move the data, or start Husbok as an ordinary user.`,
    )
  }
  const handle = await open(dataDir, 'r')
  return { argument: '/proc/self/fd/3', descriptor: handle.fd, close: () => handle.close() }
}

/** The major version of a cluster. Null when there is none yet. Refuses other content, and another user's directory. */
export async function clusterMajor(dataDir: string): Promise<number | null> {
  const found = await stat(dataDir).catch(() => null)
  const uid = process.getuid?.()
  if (found !== null && uid !== undefined && uid !== 0 && found.uid !== uid) {
    throw new Error(
      `The database in ${dataDir} belongs to another user (uid ${found.uid}, this is uid ${uid}). Start Husbok as that user.`,
    )
  }
  const entries = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new Error(`The database directory ${dataDir} cannot be opened: ${error.message}`)
  })
  if (entries.length === 0) return null
  const version = await readFile(join(dataDir, 'PG_VERSION'), 'utf8').catch(() => '')
  if (!/^\d+\s*$/.test(version))
    throw new Error(`${dataDir} is not empty and holds no PostgreSQL database; move it away first.`)
  return Number(version)
}

/** Removes the remains of a killed process. Its `initdb` may still write there, and ends when its files are gone. */
async function removeAbandoned(dataDir: string): Promise<void> {
  const prefix = `${basename(dataDir)}.new-`
  for (const name of await readdir(dirname(dataDir))) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(name.slice(prefix.length))
    if (pid !== process.pid && isAlive(pid)) continue
    await rm(join(dirname(dataDir), name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

/** True if a process is alive. Also true for a process of another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Creates a cluster under another name, and renames it when it is complete. Of two processes that start at once, the
 * second one uses the first one's cluster.
 */
export async function createCluster(
  dataDir: string,
  binaries: Binaries,
  user: ServerUser,
  throwaway: boolean,
): Promise<void> {
  await mkdir(dirname(dataDir), { recursive: true })
  await removeAbandoned(dataDir)
  const fresh = `${dataDir}.new-${process.pid}`
  await mkdir(fresh, { mode: 0o700 })
  try {
    if (user !== null) await chown(fresh, user.uid, user.gid)
    const access = await accessData(fresh, user)
    const args = ['-D', access.argument, '-U', 'postgres', '--encoding=UTF8', '--data-checksums']
    // From 17 on the collation is PostgreSQL's own: no index depends on the system's C library.
    args.push(
      ...(binaries.major >= 17
        ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
        : ['--locale=C.UTF-8']),
    )
    // On other systems the first start makes a password, because initdb may not be able to read a password file there.
    const password = process.platform === 'win32' ? randomBytes(24).toString('base64url') : null
    const given = `${fresh}.password`
    if (password === null) args.push('--auth=trust')
    else {
      await writeFile(given, password, { mode: 0o600 })
      args.push('--auth=scram-sha-256', `--pwfile=${given}`)
    }
    if (throwaway) args.push('--no-sync')
    const { code, output } = await runAsServerUser(programPath(binaries, 'initdb'), args, user, access.descriptor)
    await access.close()
    await rm(given, { force: true })
    if (code !== 0)
      throw new Error(`The database could not be created in ${dataDir}: ${output.split('\n').slice(-4).join(' ')}`)
    if (password !== null) await writeFile(join(fresh, passwordFile), password, { mode: 0o600 })
    await appendFile(
      join(fresh, 'postgresql.conf'),
      '\n# Husbok hands its settings to the server on the command line; they win over this file.\n',
    )
    await rmdir(dataDir).catch(() => undefined)
    await rename(fresh, dataDir).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EBUSY') throw new Error(`${dataDir} is a mount point; name a directory inside it.`)
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
    await syncDirectory(dirname(dataDir))
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(directory)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Gives a cluster that root owns (for example one restored from a backup) to the server's user. Runs as root. */
export async function giveClusterToUser(dataDir: string, user: ServerUser): Promise<void> {
  if (user === null || (await lstat(dataDir)).uid === user.uid) return
  for (const entry of await readdir(dataDir, { recursive: true }))
    await lchown(join(dataDir, entry), user.uid, user.gid)
  // The directory itself changes last, so that the next start repeats an interrupted change.
  await chown(dataDir, user.uid, user.gid)
  await chmod(dataDir, 0o700)
}
