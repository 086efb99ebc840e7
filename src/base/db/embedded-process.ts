import { spawn } from 'node:child_process'
import { open, readFile, readdir, rename, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { programPath, type Binaries } from './embedded-binaries'
import { accessData, isAlive } from './embedded-cluster'
import { readPostmaster, type Postmaster } from './embedded-server'
import { socketDirectory } from './embedded-socket'
import { run, serverEnvironment, type ServerUser } from './embedded-user'

/** The processes that work in this directory, as far as we may see them (Linux); null elsewhere. */
async function processesIn(dataDir: string): Promise<number[] | null> {
  if (process.platform !== 'linux') return null
  const place = await stat(dataDir)
  const found: number[] = []
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const cwd = await stat(`/proc/${name}/cwd`).catch(() => null)
    if (cwd !== null && cwd.ino === place.ino && cwd.dev === place.dev) found.push(Number(name))
  }
  return found
}

/**
 * After a hard stop `postmaster.pid` can name a process id that another program has got since (in a container nearly
 * always), or a dead one that nobody has collected yet, and PostgreSQL then refuses to start. Its processes always work
 * in the data directory, so when none does, the file is a leftover.
 */
async function dropLeftover(dataDir: string): Promise<void> {
  const before = await readPostmaster(dataDir)
  if (before === null || !isAlive(before.pid)) return
  const workers = await processesIn(dataDir)
  if (workers === null || workers.length > 0) return
  const now = await readPostmaster(dataDir)
  if (now?.pid === before.pid) await rename(join(dataDir, 'postmaster.pid'), join(dataDir, 'postmaster.pid.leftover'))
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
  // Neither values of rows nor statements may stand in the log: they are people's data.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  // Short transactions on a small machine: workers and compilation cost more than they bring.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  random_page_cost: '1.1',
}

/** Settings of a database that is thrown away with its test run. */
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
  /** Why it ended, as its log says; null while it runs. */
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

/** Starts the server so that it outlives a killed Node (the next start adopts it); its words go to the log file. */
export async function spawnServer(dataDir: string, binaries: Binaries, user: ServerUser, logFile: string, throwaway: boolean): Promise<Child> {
  // The app's pool keeps the port it was told, so a server that broke comes back on the same one.
  const port = (await readPostmaster(dataDir))?.port
  await dropLeftover(dataDir)
  const size = await stat(logFile).then((found) => found.size, () => 0)
  if (size > 10_000_000) await rename(logFile, `${logFile}.1`)
  const log = await open(logFile, 'a', 0o600)
  const listen = process.platform === 'win32'
    ? { listen_addresses: '127.0.0.1', port: String(port ?? (await freePort())), unix_socket_directories: '' }
    : { listen_addresses: '', port: '5432', unix_socket_directories: await socketDirectory(dataDir, user), unix_socket_permissions: '0700' }
  const settings = Object.entries({ ...SETTINGS, ...(throwaway ? THROWAWAY : {}), ...listen })
  const access = await accessData(dataDir, user)
  const args = ['-D', access.argument, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const from = size > 10_000_000 ? 0 : size
  let ended: string | null = null
  const child = spawn(programPath(binaries, 'postgres'), args, {
    ...user, cwd: access.descriptor === undefined ? dataDir : '/', env: serverEnvironment(), detached: true, windowsHide: true,
    stdio: ['ignore', log.fd, log.fd, ...(access.descriptor === undefined ? [] : [access.descriptor])],
  })
  const finish = async (what: string): Promise<void> => {
    const text = await readFile(logFile).then((bytes) => bytes.subarray(from).toString('utf8'), () => '')
    ended = `${what}: ${text.trim().split('\n').slice(-5).join(' ').slice(-1000)}`
  }
  child.once('error', (error) => void finish(error.message))
  child.once('exit', (code, signal) => void finish(`the server ended (${signal ?? code})`))
  child.unref()
  await log.close()
  await access.close()
  return { pid: child.pid, ended: () => ended }
}

/** Fast shutdown: sessions end, everything is written, the process is gone when this returns. Refuses after 60 seconds. */
export async function stopServer(dataDir: string, server: Postmaster, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    await run(programPath(binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', dataDir], null)
    return
  }
  const begun = Date.now()
  const runs = async (): Promise<boolean> => (await readPostmaster(dataDir))?.pid === server.pid && isAlive(server.pid)
  let signal: 'SIGINT' | 'SIGQUIT' | null = 'SIGINT'
  while (await runs()) {
    if (signal !== null) process.kill(server.pid, signal)
    const waited = Date.now() - begun
    if (waited > 60_000) throw new Error(`The database server (process ${server.pid}) does not end.`)
    // A session that cannot be ended: what was acknowledged is in the log of the database, and the next start reads it.
    signal = waited > 30_000 ? 'SIGQUIT' : null
    await sleep(20)
  }
}
