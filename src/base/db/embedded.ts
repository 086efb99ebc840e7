import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { findBinaries } from './embedded-binaries'
import { clusterMajor, createCluster, handOver } from './embedded-cluster'
import { connectionOf, findServer, spawnServer, stopServer, type Child, type Postmaster } from './embedded-server'
import { findServerUser } from './embedded-user'

export interface Connection {
  host: string
  user: string
  database: string
  port?: number
  password?: string
}

export interface Embedded {
  readonly connection: Connection
  /** Stops the server (after the pool has drained) and waits for its end. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** The directory that holds the cluster, for example ./data/postgres; made when missing. */
  dataDir: string
  log: (message: string) => void
  /** For tests only: no fsync, so a power cut destroys the data. */
  throwaway?: boolean
  /** How long a dying predecessor is waited for, in milliseconds. */
  patience?: number
}

/** The product's role and database: an owner without superuser rights. */
const NAME = 'husbok'

/** The key of the advisory lock that says "an app process runs on this cluster"; the server frees it when the process dies. */
const APP_LOCK = 4875_0001

async function takeLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [APP_LOCK])
  return rows[0]?.taken === true
}

async function lockHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and (l.classid::bigint << 32 | l.objid::bigint) = $1`,
    [APP_LOCK],
  )
  return rows[0]?.name.split(' ').at(-1) ?? 'unknown'
}

async function ensureDatabase(client: pg.Client, password: string | undefined): Promise<void> {
  const { rows } = await client.query<{ role: boolean; base: boolean }>(
    'select exists(select from pg_roles where rolname = $1) as role, exists(select from pg_database where datname = $1) as base',
    [NAME],
  )
  if (rows[0]?.role !== true) {
    await client.query(`create role ${NAME} login${password === undefined ? '' : ` password ${client.escapeLiteral(password)}`}`)
  }
  if (rows[0]?.base !== true) await client.query(`create database ${NAME} owner ${NAME}`)
}

interface Held {
  client: pg.Client
  server: Postmaster
}

/** Gets the server running or adopts the one that runs, and takes the app's lock; the only loop of start and of repair. */
async function hold(start: () => Promise<Child>, options: EmbeddedOptions): Promise<Held> {
  const { dataDir, log, patience = 15_000 } = options
  let child: Child | null = null
  let waitedFor = ''
  let deadline = Date.now() + patience
  for (;;) {
    const found = await findServer(dataDir, 'husbok app')
    if (found.state === 'ready') {
      if (await takeLock(found.client)) {
        log(`${child === null ? 'Adopted the running' : 'Started the'} database server (process ${found.server.pid})`)
        return found
      }
      const holder = await lockHolder(found.client)
      await found.client.end()
      if (Date.now() > deadline) {
        throw new Error(
          `The database in ${dataDir} is in use by another Husbok process (${holder}). Stop that one first, ` +
            'or set DATABASE_URL to a PostgreSQL server, which several processes can share.',
        )
      }
      if (waitedFor !== holder) log(`Another Husbok process (${holder}) uses the database; waiting for it to end`)
      waitedFor = holder
    } else {
      const ended = child?.ended() ?? null
      if (found.state === 'none' && (child === null || ended !== null)) {
        if (Date.now() > deadline) throw new Error(`The database server does not start in ${dataDir}. ${ended ?? ''}`)
        if (ended !== null) await sleep(250)
        child = await start()
      } else if (child !== null && ended === null) {
        // Our own server is on its way; recovery after a hard stop may take longer than a dying predecessor.
        deadline = Math.max(deadline, Date.now() + 1000)
      } else if (Date.now() > deadline) {
        throw new Error(`The database server in ${dataDir} neither answers nor ends.`)
      }
    }
    await sleep(waitedFor === '' ? 15 : 100)
  }
}

/**
 * Starts the product's own PostgreSQL on a data directory: creates the cluster on the first start, adopts a server whose
 * app was killed, waits for a dying one, starts it again when it breaks. Refuses when another living app process has it,
 * another major version wrote it, or no PostgreSQL is to be found.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const dataDir = resolve(options.dataDir)
  const { log, throwaway = false } = options
  const user = await findServerUser(dataDir)
  const found = await clusterMajor(dataDir)
  const binaries = await findBinaries(user, found, log)
  if (found === null) {
    log(`Creating the database in ${dataDir} (PostgreSQL ${binaries.major})`)
    await createCluster(dataDir, binaries, user, throwaway)
  }
  await handOver(dataDir, user)
  const start = (): Promise<Child> => spawnServer(dataDir, binaries, user, `${dataDir}.log`, throwaway)
  let held = await hold(start, { ...options, dataDir })
  let stopping = false

  const watch = (): void => {
    held.client.once('end', () => {
      if (!stopping) void repair()
    })
  }
  const repair = async (): Promise<void> => {
    log('The connection to the database server was lost')
    for (let pause = 200; !stopping; pause = Math.min(pause * 2, 10_000)) {
      try {
        held = await hold(start, { ...options, dataDir })
        watch()
        return
      } catch (error) {
        log(`The database server is not back: ${error instanceof Error ? error.message : String(error)}`)
        await sleep(pause)
      }
    }
  }
  watch()
  const connection = await connectionOf(dataDir, held.server, NAME, NAME)
  await ensureDatabase(held.client, connection.password)

  return {
    connection,
    async stop() {
      if (stopping) return
      stopping = true
      // The lock is kept to the end: nobody can adopt a server that is about to stop.
      await stopServer(dataDir, held.server, binaries)
      await held.client.end().catch(() => undefined)
      if (held.server.host.startsWith('/')) await rm(held.server.host, { recursive: true, force: true })
    },
  }
}

/**
 * The connection to the server that an app process runs on this data directory, for a tool beside it; null when none
 * runs (then the tool may start it itself).
 */
export async function joinEmbedded(options: { dataDir: string }): Promise<Connection | null> {
  const dataDir = resolve(options.dataDir)
  const found = await findServer(dataDir, 'husbok tool')
  if (found.state !== 'ready') return null
  const connection = await connectionOf(dataDir, found.server, NAME, NAME)
  const { rows } = await found.client.query('select from pg_database where datname = $1', [NAME])
  await found.client.end()
  return rows.length === 1 ? connection : null
}
