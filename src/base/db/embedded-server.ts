import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { open, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { programPath, type Binaries } from './embedded-binaries'
import { dataArgument, isAlive, readPassword, socketDirectory } from './embedded-cluster'
import { run, serverEnvironment, type ServerUser } from './embedded-user'

export interface Postmaster {
  pid: number
  host: string
  port: number
  /** starting, ready, stopping or standby; unknown while the file is being written. */
  status: string
}

/** What `postmaster.pid` says of the server of this data directory; null when there is none. It can be out of date. */
export async function readPostmaster(dataDir: string): Promise<Postmaster | null> {
  const lines = (await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  const host = lines[4]?.trim() || lines[5]?.trim() || ''
  return { pid, host, port: Number(lines[3] ?? 0), status: lines[7]?.trim() ?? 'unknown' }
}

/** How to reach a running server, as its owner (for the supervisor) or as the product. */
export async function connectionOf(dataDir: string, server: Postmaster, user: string, database: string) {
  const password = await readPassword(dataDir)
  return { host: server.host, port: server.port, user, database, ...(password === undefined ? {} : { password }) }
}

export type Found = { state: 'none' | 'busy' } | { state: 'ready'; client: pg.Client; server: Postmaster }

/** Codes of a server that is there but takes no work yet or any more: starting or stopping, full, killed by its owner. */
const BUSY = new Set(['57P03', '57P01', '57P02', '53300'])

/**
 * Connects to the server that runs on this data directory, as its owner. A server counts only when it sees a file that we
 * just put there: paths, process ids and even the cluster's identifier can be those of a copy.
 */
export async function findServer(dataDir: string, purpose: string): Promise<Found> {
  const server = await readPostmaster(dataDir)
  if (server === null) return { state: 'none' }
  if (server.host === '') return { state: isAlive(server.pid) ? 'busy' : 'none' }
  const connection = await connectionOf(dataDir, server, 'postgres', 'postgres')
  const client = new pg.Client({ ...connection, application_name: `${purpose} ${process.pid}`, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  const probe = `husbok-probe-${randomBytes(8).toString('hex')}`
  try {
    await client.connect()
    await writeFile(join(dataDir, probe), '')
    const { rows } = await client.query<{ here: boolean }>('select (pg_stat_file($1, true)).size is not null as here', [probe])
    if (rows[0]?.here === true) return { state: 'ready', client, server }
    await client.end()
    return { state: 'none' }
  } catch (error) {
    await client.end().catch(() => undefined)
    const { code, message } = error as { code?: string; message: string }
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return { state: 'none' }
    if ((code !== undefined && BUSY.has(code)) || code === 'ECONNRESET' || message.includes('terminated')) return { state: 'busy' }
    throw error
  } finally {
    await rm(join(dataDir, probe), { force: true })
  }
}

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
}

/** Settings of a database that is thrown away with its test run. */
const THROWAWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '120', autovacuum: 'off' }

export interface Child {
  /** Why it ended, as its log says; null while it runs. */
  ended(): string | null
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
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
  await dropLeftover(dataDir)
  const size = await stat(logFile).then((found) => found.size, () => 0)
  if (size > 10_000_000) await rename(logFile, `${logFile}.1`)
  const log = await open(logFile, 'a', 0o600)
  const listen = process.platform === 'win32'
    ? { listen_addresses: '127.0.0.1', port: String(await freePort()), unix_socket_directories: '' }
    : { listen_addresses: '', port: '5432', unix_socket_directories: await socketDirectory(dataDir, user), unix_socket_permissions: '0700' }
  const settings = Object.entries({ ...SETTINGS, ...(throwaway ? THROWAWAY : {}), ...listen })
  const args = ['-D', await dataArgument(dataDir, user), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  const from = size > 10_000_000 ? 0 : size
  let ended: string | null = null
  const child = spawn(programPath(binaries, 'postgres'), args, {
    ...user, cwd: dataDir, env: serverEnvironment(), detached: true, stdio: ['ignore', log.fd, log.fd], windowsHide: true,
  })
  const finish = async (what: string): Promise<void> => {
    const text = await readFile(logFile).then((bytes) => bytes.subarray(from).toString('utf8'), () => '')
    ended = `${what}: ${text.trim().split('\n').slice(-5).join(' ').slice(-1000)}`
  }
  child.once('error', (error) => void finish(error.message))
  child.once('exit', (code, signal) => void finish(`the server ended (${signal ?? code})`))
  child.unref()
  await log.close()
  return { ended: () => ended }
}

/** Fast shutdown: sessions end, everything is written, the process is gone when this returns. Refuses after 60 seconds. */
export async function stopServer(dataDir: string, server: Postmaster, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    await run(programPath(binaries, 'pg_ctl'), ['stop', '-m', 'fast', '-w', '-D', dataDir], null, dataDir)
    return
  }
  const begun = Date.now()
  try {
    process.kill(server.pid, 'SIGINT')
  } catch {
    return
  }
  while ((await readPostmaster(dataDir))?.pid === server.pid && isAlive(server.pid)) {
    if (Date.now() - begun > 60_000) throw new Error(`The database server (process ${server.pid}) does not end.`)
    await sleep(20)
  }
}
