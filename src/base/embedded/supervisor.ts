import { realpath, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findBinaries } from './binaries'
import { findServerUser } from './user'
import { askForPassword, clusterMajor, createCluster, forgetLostPassword, giveClusterToUser } from './cluster'
import { spawnServer, stopServer, type Child } from './process'
import { connectionOf, findServer, type Connection, type Postmaster } from './server'

/** The advisory lock of the app process that uses this cluster. The server frees it when the process dies. */
const APP_LOCK = 4875_0001

/** In ms. Recovery after a hard stop reads at most `max_wal_size`, so no healthy start takes this long. */
const LONGEST_START = 10 * 60_000

/** A server, with a connection that has the app's lock. */
export interface LockedServer {
  client: pg.Client
  server: Postmaster
}

/** Tries to take the app's lock. Null when this client now has the lock. Otherwise the process that has it. */
async function tryLock(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [APP_LOCK])
  if (rows[0]?.locked === true) return null
  const owners = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and (l.classid::bigint << 32 | l.objid::bigint) = $1`,
    [APP_LOCK],
  )
  return owners.rows[0]?.name.replace('husbok app', 'process') ?? 'just ending'
}

/**
 * Starts or adopts the server, and takes its lock. Waits `patience` milliseconds for a process or a server that is
 * about to end. Then throws a sentence for the operator.
 */
async function lockServer(
  dataDir: string,
  patience: number,
  start: () => Promise<Child>,
  log: (message: string) => void,
): Promise<LockedServer> {
  const begun = Date.now()
  const isLate = (limit: number): boolean => Date.now() - begun > limit
  let child: Child | null = null
  let owner = ''
  let isRecoveryLogged = false
  // A starting server may have to recover first, so it has up to `LONGEST_START`. A stopping server has up to
  // `patience`.
  const waitFor = (isStarting: boolean): void => {
    if (isLate(isStarting ? LONGEST_START : patience))
      throw new Error(`The database server in ${dataDir} neither accepts connections nor ends.`)
    if (!isStarting || !isLate(3000) || isRecoveryLogged) return
    log('The database recovers from a hard stop; this can take a while')
    isRecoveryLogged = true
  }
  for (;;) {
    const found = await findServer(dataDir, 'husbok app')
    const ended = child?.ended() ?? null
    if (found.state === 'ready') {
      // A server that is just being stopped ends our session with an error. The next round sees that it is stopping.
      const other = await tryLock(found.client).catch(() => 'just ending')
      if (other === null) {
        const how = child?.pid === found.server.pid ? 'Started the' : 'Adopted the running'
        log(`${how} database server (process ${found.server.pid})`)
        return found
      }
      await found.client.end().catch(() => undefined)
      if (isLate(patience)) {
        throw new Error(
          `The database in ${dataDir} is in use by another Husbok (${other}). Stop that one first, or set DATABASE_URL ` +
            'to a PostgreSQL server, which several processes can share.',
        )
      }
      if (other !== owner) log(`Another Husbok (${other}) uses the database; waiting for it to end`)
      owner = other
    } else if (found.state === 'none' && (child === null || ended !== null)) {
      if (ended !== null && isLate(patience))
        throw new Error(`The database server does not start in ${dataDir}. ${ended}`)
      if (ended !== null) await sleep(250)
      child = await start()
    } else {
      waitFor(found.state === 'starting' || (child !== null && ended === null))
    }
    await sleep(owner === '' ? 15 : 100)
  }
}

export type { Connection }

export interface EmbeddedServer {
  readonly connection: Connection
  /** Stops the server and waits for its end. The pool must have ended first. */
  stop: () => Promise<void>
}

export interface EmbeddedOptions {
  /** For example ./data/postgres. Created when missing. */
  dataDir: string
  log: (message: string) => void
  /** For tests only: no fsync, so a power cut destroys the data. */
  throwaway?: boolean
  /** True: the server from npm is not used. */
  onlySystem?: boolean
  /** The maximum time to wait for a process or a server that is about to end, in ms. Left out: 15 s. */
  patience?: number
}

/** The name of the role and of the database. The role has no superuser rights. */
const NAME = 'husbok'

async function ensureDatabase(client: pg.Client, password: string | undefined): Promise<void> {
  const { rows } = await client.query<{ role: boolean; base: boolean }>(
    'select exists(select from pg_roles where rolname = $1) as role, exists(select from pg_database where datname = $1) as base',
    [NAME],
  )
  if (rows[0]?.role !== true) {
    await client.query(
      `create role ${NAME} login${password === undefined ? '' : ` password ${client.escapeLiteral(password)}`}`,
    )
  }
  if (rows[0]?.base !== true) await client.query(`create database ${NAME} owner ${NAME}`)
}

/** The real path of the directory, which may be a link to another disk. */
async function resolvedPath(dataDir: string): Promise<string> {
  const path = resolve(dataDir)
  return await realpath(path).catch(() => path)
}

/**
 * Starts the product's own PostgreSQL. The first start creates the cluster. Adopts a server whose app was killed. Waits
 * for a server that is stopping. Restarts a server that breaks. Throws an Error for the operator when another running
 * app process uses it, another major version wrote it, or no PostgreSQL is installed.
 * docs/decisions/0002-embedded-postgresql.md
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const { log, throwaway = false, onlySystem = false, patience = 15_000 } = options
  const dataDir = await resolvedPath(options.dataDir)
  const user = await findServerUser(dataDir)
  const found = await clusterMajor(dataDir)
  const binaries = await findBinaries(user, found, log, onlySystem)
  if (found === null) {
    log(`Creating the database in ${dataDir} (PostgreSQL ${binaries.major})`)
    await createCluster(dataDir, binaries, user, throwaway)
  }
  await giveClusterToUser(dataDir, user)
  await forgetLostPassword(dataDir, user)
  const start = (): Promise<Child> => spawnServer(dataDir, binaries, user, `${dataDir}.log`, throwaway)
  let locked = await lockServer(dataDir, patience, start, log)
  let stopping = false
  let repairing: Promise<void> = Promise.resolve()

  const repair = async (): Promise<void> => {
    log('The connection to the database server was lost')
    for (let pause = 200; ; pause = Math.min(pause * 2, 10_000)) {
      if (stopping) return
      try {
        locked = await lockServer(dataDir, patience, start, log)
        watch()
        return
      } catch (error) {
        log(`The database server is not back: ${error instanceof Error ? error.message : String(error)}`)
        await sleep(pause)
      }
    }
  }
  const watch = (): void => {
    locked.client.once('end', () => {
      if (!stopping) repairing = repair()
    })
  }
  watch()

  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    await repairing
    // The lock is released after the server's end: nobody can adopt a server that is about to stop.
    await stopServer(dataDir, locked.server, binaries)
    await locked.client.end().catch(() => undefined)
    // If the data stays, the next process may already use the directory of the socket.
    if (throwaway && locked.server.host.startsWith('/')) await rm(locked.server.host, { recursive: true, force: true })
  }
  try {
    await askForPassword(dataDir, locked.client, user, NAME)
    const connection = await connectionOf(dataDir, locked.server, NAME, NAME)
    await ensureDatabase(locked.client, connection.password)
    return { connection, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The connection of a tool to the running server. Null when none runs: then the tool may start it. */
export async function findEmbedded(options: { dataDir: string }): Promise<Connection | null> {
  const dataDir = await resolvedPath(options.dataDir)
  const found = await findServer(dataDir, 'husbok tool')
  if (found.state !== 'ready') return null
  const connection = await connectionOf(dataDir, found.server, NAME, NAME)
  const { rows } = await found.client.query('select from pg_database where datname = $1', [NAME])
  await found.client.end()
  return rows.length === 1 ? connection : null
}
