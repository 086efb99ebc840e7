import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, open, readdir, readFile, realpath, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { programPath, type Binaries } from './binaries'
import { canEnterDirectory, runAsServerUser, postgresEnvironment, type ServerUser } from './user'
import { accessData, isAlive } from './cluster'
import { readPostmaster, type Postmaster } from './server'

/** A unix socket's path has at most 103 bytes on macOS (107 on Linux). The name and `.s.PGSQL.5432` need 37 of them. */
const LONGEST_SOCKET_PARENT = 64

/** Makes a directory. False when it exists already: the caller must then check it. */
async function make(directory: string): Promise<boolean> {
  try {
    await mkdir(directory, { mode: 0o700 })
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EEXIST'
  }
}

/** The socket's directory: short, and the same for the same data. Refuses one that another user made before us. */
export async function makeSocketDirectory(dataDir: string, user: ServerUser): Promise<string> {
  const hash = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 12)
  for (const place of [tmpdir(), '/tmp']) {
    const parent = await realpath(place).catch(() => place)
    if (Buffer.byteLength(parent) > LONGEST_SOCKET_PARENT || !(await canEnterDirectory(parent, user))) continue
    const directory = join(parent, `husbok-pg-${hash}`)
    if (!(await make(directory))) continue
    const found = await lstat(directory)
    const ours = process.getuid?.() ?? found.uid
    if (!found.isDirectory() || (found.uid !== ours && found.uid !== user?.uid)) {
      throw new Error(
        `${directory} should be the database's private directory but belongs to somebody else; remove it.`,
      )
    }
    if (user !== null) await chown(directory, user.uid, user.gid)
    await chmod(directory, 0o700)
    return directory
  }
  throw new Error(`Neither ${tmpdir()} nor /tmp can hold the database's socket.`)
}

/**
 * True if a process works in the data directory. Also true if we have no permission to examine a
 * suspected process, and on systems other than Linux, where we can't know.
 */
async function isUsed(dataDir: string, suspects: (number | null)[]): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const directory = await stat(dataDir)
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const cwd = await stat(`/proc/${name}/cwd`)
      if (cwd.ino === directory.ino && cwd.dev === directory.dev) return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EACCES' && suspects.includes(Number(name))) return true
    }
  }
  return false
}

async function pidIn(file: string): Promise<number | null> {
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  return pid > 0 ? pid : null
}

/**
 * Renames stale lock files. After a hard stop they may name a zombie, or a process id that another program has now (in
 * a container nearly always). PostgreSQL then refuses to start. All its processes run in the data directory, so the
 * lock files are stale when no process runs there.
 */
async function renameStaleLocks(dataDir: string, sockets: string | null): Promise<void> {
  const files = [join(dataDir, 'postmaster.pid'), ...(sockets === null ? [] : [join(sockets, '.s.PGSQL.5432.lock')])]
  const before = await Promise.all(files.map(pidIn))
  if (!before.some((pid) => pid !== null && isAlive(pid))) return
  if (await isUsed(dataDir, before)) return
  for (const [index, file] of files.entries()) {
    // Another process may have started a server in the meantime. The lock file of that server must stay.
    if (before[index] !== null && (await pidIn(file)) === before[index]) await rename(file, `${file}.leftover`)
  }
}

const SETTINGS = {
  max_connections: '60',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Neither values of rows nor statements may be logged: they are personal data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // Short transactions on a small machine: parallel workers and JIT compilation cost more than they save.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',
}

/** The settings of a database that is thrown away with its test run. */
const THROWAWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '64MB',
  max_connections: '120',
  autovacuum: 'off',
}

export interface Child {
  pid: number | undefined
  /** The reason why the server ended, by its log. Null while it runs. */
  ended(): string | null
}

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/**
 * Starts a server. The server survives when Node is killed, and the next start adopts it. Its output goes to the log
 * file.
 */
export async function spawnServer(
  dataDir: string,
  binaries: Binaries,
  user: ServerUser,
  logFile: string,
  throwaway: boolean,
): Promise<Child> {
  // The app's pool keeps using its port, so a server that broke starts again on the same one.
  const port = (await readPostmaster(dataDir))?.port
  const sockets = process.platform === 'win32' ? null : await makeSocketDirectory(dataDir, user)
  await renameStaleLocks(dataDir, sockets)
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size > 10_000_000) await rename(logFile, `${logFile}.1`)
  const log = await open(logFile, 'a', 0o600)
  const listen =
    sockets === null
      ? { listen_addresses: '127.0.0.1', port: String(port ?? (await freePort())), unix_socket_directories: '' }
      : { listen_addresses: '', port: '5432', unix_socket_directories: sockets, unix_socket_permissions: '0700' }
  const settings = Object.entries({ ...SETTINGS, ...(throwaway ? THROWAWAY : {}), ...listen })
  const access = await accessData(dataDir, user)
  const args = ['-D', access.argument, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const from = size > 10_000_000 ? 0 : size
  let ended: string | null = null
  const child = spawn(programPath(binaries, 'postgres'), args, {
    ...user,
    cwd: access.descriptor === undefined ? dataDir : '/',
    env: postgresEnvironment(),
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd, ...(access.descriptor === undefined ? [] : [access.descriptor])],
  })
  const finish = async (what: string): Promise<void> => {
    const text = await readFile(logFile).then(
      (bytes) => bytes.subarray(from).toString('utf8'),
      () => '',
    )
    ended = `${what}: ${text.trim().split('\n').slice(-5).join(' ').slice(-1000)}`
  }
  child.once('error', (error) => void finish(error.message))
  child.once('exit', (code, signal) => void finish(`the server ended (${signal ?? code})`))
  child.unref()
  await log.close()
  await access.close()
  return { pid: child.pid, ended: () => ended }
}

/**
 * Stops the server: sessions end, and everything is written. The process is gone when this returns. Refuses after 60
 * seconds.
 */
export async function stopServer(dataDir: string, server: Postmaster, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    await runAsServerUser(programPath(binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', dataDir], null)
    return
  }
  const begun = Date.now()
  const runs = async (): Promise<boolean> => (await readPostmaster(dataDir))?.pid === server.pid && isAlive(server.pid)
  let signal: 'SIGINT' | 'SIGQUIT' | null = 'SIGINT'
  while (await runs()) {
    if (signal !== null) process.kill(server.pid, signal)
    const waited = Date.now() - begun
    if (waited > 60_000) throw new Error(`The database server (process ${server.pid}) does not end.`)
    // A session doesn't end, so the server gets SIGQUIT. The next start recovers everything that was acknowledged, from
    // the database's log.
    signal = waited > 30_000 ? 'SIGQUIT' : null
    await sleep(20)
  }
}
