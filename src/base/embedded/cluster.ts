import { randomBytes } from 'node:crypto'
import {
  appendFile,
  chmod,
  chown,
  lchown,
  lstat,
  mkdir,
  open,
  readFile,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'
import { passwordFile } from './password'
import { programPath, type Binaries } from './binaries'
import { run, type ServerUser } from './user'
import { accessData } from './data-access'

/**
 * The major version that wrote this data directory; null when there is none yet. Refuses a directory that holds something
 * else, or that belongs to another user.
 */
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

/** Removes what a process that was killed has left. Its `initdb` runs on and still writes there: it ends when its files are gone. */
async function removeAbandoned(dataDir: string): Promise<void> {
  const prefix = `${basename(dataDir)}.new-`
  for (const name of await readdir(dirname(dataDir))) {
    if (!name.startsWith(prefix)) continue
    const pid = Number(name.slice(prefix.length))
    if (pid !== process.pid && isAlive(pid)) continue
    await rm(join(dirname(dataDir), name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

/** Whether a process of this id exists (a process of another user counts). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Creates the cluster beside its directory and renames it, so that an incomplete one is never used and two processes that
 * start at once do not disturb each other: the second one's rename fails, and it uses the first one's cluster.
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
    // Elsewhere the first start makes one: initdb could not read a file of it at every place that the data may lie.
    const password = process.platform === 'win32' ? randomBytes(24).toString('base64url') : null
    const given = `${fresh}.password`
    if (password === null) args.push('--auth=trust')
    else {
      await writeFile(given, password, { mode: 0o600 })
      args.push('--auth=scram-sha-256', `--pwfile=${given}`)
    }
    if (throwaway) args.push('--no-sync')
    const { code, output } = await run(programPath(binaries, 'initdb'), args, user, access.descriptor)
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

/** As root: makes the server's user the owner of a cluster that root owns (for example one restored from a backup). */
export async function giveToUser(dataDir: string, user: ServerUser): Promise<void> {
  if (user === null || (await lstat(dataDir)).uid === user.uid) return
  for (const entry of await readdir(dataDir, { recursive: true }))
    await lchown(join(dataDir, entry), user.uid, user.gid)
  // Last, so that the next start does an interrupted change of owner again.
  await chown(dataDir, user.uid, user.gid)
  await chmod(dataDir, 0o700)
}
